"""A page with nothing on it but the table, with Jupyter's theme variables and a model whose other end is Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator

from silva_widgets.table import SilvaTable
from watched import Watched

WIDGETS = Path(__file__).resolve().parents[2] / "widgets"
STATIC = WIDGETS / "silva_widgets" / "static"
AXE = WIDGETS / "node_modules" / "axe-core" / "axe.min.js"
MODULES = {
    "SilvaTable": "table",
    "TrickTable": "trick",
    "KodamaTree": "kodama",
    "DuelTable": "duel",
    "Quiz": "quiz",
    "Referee": "referee",
    "BilingualReader": "reader",
    "Rulebook": "rulebook",
    "Glossary": "glossary",
    "Compared": "compared",
}
LIGHT = "--jp-layout-color0:white;--jp-content-font-color0:rgba(0,0,0,1)"
DARK = "--jp-layout-color0:#111111;--jp-content-font-color0:rgba(255,255,255,1)"

MODEL = """
const callbacks = {};
const emit = (event, message) => (callbacks[event] ?? []).forEach((callback) => callback(message));
const model = {
  sent: [],
  get: (name) => data[name],
  set(name, value) { data[name] = value; emit("change:" + name); },
  save_changes() {},
  on(event, callback) { (callbacks[event] ??= []).push(callback); },
  off(event, callback) { callbacks[event] = (callbacks[event] ?? []).filter((one) => one !== callback); },
  async send(content) {
    model.sent.push(content);
    if (!alive) return;
    const { state, answers } = JSON.parse(await window.kernel(JSON.stringify(content)));
    if (JSON.stringify(state) !== JSON.stringify(data._state)) model.set("_state", state);
    for (const answer of answers) emit("msg:custom", answer);
  },
};
window.model = model;
const module = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
const began = performance.now();
for (const el of document.querySelectorAll(".cell")) module.default.render({ model, el });
requestAnimationFrame(() => requestAnimationFrame(() => { window.opened = performance.now() - began; }));
"""


FOCUSED = """(() => { const { dataset, tagName } = document.activeElement;
  return dataset.cell ?? dataset.option ?? tagName; })()"""


class BarePage:
    """A table on a page. `tables` of them show one model; without `alive` nobody answers."""

    def __init__(
        self,
        browser: Browser,
        folder: Path,
        *,
        dark: bool = False,
        width: int = 1280,
        height: int = 900,
        touch: bool = False,
        alive: bool = True,
        tables: int = 1,
        calm: bool = True,
        widget: type[Any] = SilvaTable,
        **given: Any,
    ) -> None:
        self.table: Any = widget(**given)
        self.module = MODULES[type(self.table).__name__]
        self.answers: list[Any] = []
        self.table.send = lambda content, buffers=None: self.answers.append(content)
        motion = "reduce" if calm else "no-preference"
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, reduced_motion=motion
        )
        self.watched = Watched(self.context.new_page())
        self.page = self.watched.page
        self.page.expose_function("kernel", self._kernel)
        file = folder / "page.html"
        file.write_text(self._html(dark, alive, tables), "utf-8")
        if not alive:
            self.page.clock.install()
        self.page.goto(file.as_uri())
        self.page.wait_for_selector(".silva-felt, .silva-desk, .silva-read, .silva-compared")

    def _kernel(self, content: str) -> str:
        self.answers.clear()
        self.table._handle_custom_msg(json.loads(content), [])
        return json.dumps({"state": self.table._state, "answers": self.answers})

    def push(self) -> None:
        """Send what Python has found beside the game; in a notebook it comes by itself."""
        getattr(self.table, "knowing" if self.module == "table" else "solving").join()
        self.page.evaluate("state => window.model.set('_state', JSON.parse(state))", json.dumps(self.table._state))

    def _html(self, dark: bool, alive: bool, tables: int) -> str:
        names = ("_state", "_words", "_box", "_data", "lang", "stage")
        data = {name: getattr(self.table, name) for name in names if self.table.has_trait(name)}
        values = {"data": data, "alive": alive, "source": (STATIC / f"{self.module}.js").read_text("utf-8")}
        script = "\n".join(f"const {name} = {_in_script(value)};" for name, value in values.items())
        css = (STATIC / f"{self.module}.css").read_text("utf-8")
        theme = f'data-jp-theme-light="{str(not dark).lower()}" style="{DARK if dark else LIGHT}"'
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A table</title><style>{css}</style>'
            f"<body {theme}><main><h1>A table</h1>{'<div class=cell></div>' * tables}</main>"
            f'<script type="module">{script}{MODEL}</script></body></html>'
        )

    @property
    def sent(self) -> list[dict[str, Any]]:
        """What the page asked for after its greeting."""
        asked: list[dict[str, Any]] = self.page.evaluate("window.model.sent")
        return [ask for ask in asked if ask["do"] != "hello"]

    def card(self, level: int) -> Locator:
        """The button of a card in hand."""
        return self.page.locator(".silva-pick-card").filter(has=self.page.locator(f".silva-num:text-is('{level}')"))

    def option(self, value: str | int) -> Locator:
        """A button of the question that is open."""
        return self.page.locator(f"[data-option='{value}']")

    def focused(self) -> str:
        """What has the focus, in a word: a cell, an option, or a tag."""
        return str(self.page.evaluate(FOCUSED))

    def violations(self) -> list[str]:
        """What axe-core has against the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.add_script_tag(path=AXE)
        found = self.page.evaluate("axe.run()")["violations"]
        return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in found for node in one["nodes"]]

    def close(self) -> None:
        """Close the page; it must have had no error and turned to no other host."""
        try:
            assert self.watched.errors == []
            assert self.watched.hosts == {"file:"}
        finally:
            self.context.close()


def _in_script(value: Any) -> str:
    return json.dumps(value).replace("</", "<\\/").replace("<!--", "<\\!--")
