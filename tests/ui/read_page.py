"""A widget that is read, alone on a page: all its traits, and a host that can show a table in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser

from silva_kit.toml_data import content
from ui.bare_page import DARK, LIGHT, MODULES, STATIC, BarePage, _in_script

SCRIPT = """
const load = (source) => import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
function makeModel(data, answer) {
  const callbacks = {};
  const emit = (event, message) => (callbacks[event] ?? []).forEach((callback) => callback(message));
  const model = {
    sent: [], told: [],
    get: (name) => data[name],
    set(name, value) { data[name] = value; emit("change:" + name); model.told.push(name); },
    save_changes() { for (const name of model.told.splice(0)) answer?.({ name, value: data[name] }); },
    on(event, callback) { (callbacks[event] ??= []).push(callback); },
    off(event, callback) { callbacks[event] = (callbacks[event] ?? []).filter((one) => one !== callback); },
    take(traits) { for (const [name, value] of Object.entries(traits)) if (JSON.stringify(value) !== JSON.stringify(data[name])) { data[name] = value; emit("change:" + name); } },
    async send(content) {
      model.sent.push(content);
      if (!answer) return;
      const { traits, answers } = JSON.parse(await window.kernel(JSON.stringify({ content })));
      model.take(traits);
      for (const one of answers) emit("msg:custom", one);
    },
  };
  return model;
}
const model = makeModel(start, alive ? (change) => window.kernel(JSON.stringify({ change })) : null);
model.widget_manager = {
  async get_model(id) { return JSON.parse(await window.other(id)); },
  async create_view({ state, source, css }) {
    const el = document.createElement("div");
    el.append(Object.assign(document.createElement("style"), { textContent: css }));
    const place = el.appendChild(document.createElement("div"));
    (await load(source)).default.render({ model: makeModel(state, null), el: place });
    return { el };
  },
};
window.model = model;
const module = await load(source);
for (const el of document.querySelectorAll(".cell")) module.default.render({ model, el });
"""  # noqa: E501


AT = "document.activeElement?.dataset.row ?? document.activeElement?.dataset.concept ?? ''"


def said(key: str, language: str = "en", **args: Any) -> str:
    """A message of the widgets that are read, as Fluent says it."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in (f"messages.{language}.ftl", f"reading.{language}.ftl", f"rulings.{language}.ftl"):
        bundle.add_resource(FluentResource(content(file).read_text("utf-8")))
    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    assert errors == []
    return str(text)


class ReadPage(BarePage):
    """A rulebook or a glossary on a page; Python is the kernel. Without `alive` nobody answers; `shown` is a scene that
    Python puts on the rulebook's table before."""

    def __init__(self, browser: Browser, folder: Path, *, shown: str = "", **given: Any) -> None:
        self._shown = shown
        super().__init__(browser, folder, **given)

    def at(self) -> str:
        """The row or term that has the focus."""
        return str(self.page.evaluate(AT))

    def _kernel(self, message: str) -> str:
        asked = json.loads(message)
        self.answers.clear()
        if "change" in asked:
            self.table.set_state({asked["change"]["name"]: asked["change"]["value"]})
        else:
            self.table._handle_custom_msg(asked["content"], [])
        return json.dumps({"traits": self._traits(), "answers": self.answers})

    def _traits(self) -> dict[str, Any]:
        state = self.table.get_state()
        return {name: value for name, value in state.items() if not name.startswith(("_model", "_view", "_anywidget"))}

    def take(self) -> None:
        """Send what Python has changed; in a notebook it goes by itself."""
        self.page.evaluate("traits => window.model.take(JSON.parse(traits))", json.dumps(self._traits()))

    def _other(self, id: str) -> str:
        """What the host knows of another widget: its traits and its module."""
        other = self.table.table
        assert id == other.model_id
        module = STATIC / f"{MODULES[type(other).__name__]}.js"
        state = {
            name: value for name, value in other.get_state().items() if name[:6] not in ("_model", "_view_", "_anywi")
        }
        css = module.with_suffix(".css").read_text("utf-8")
        return json.dumps({"state": state, "source": module.read_text("utf-8"), "css": css})

    def _html(self, dark: bool, alive: bool, tables: int) -> str:
        self.page.expose_function("other", self._other)
        if self._shown:
            self.table.show(self._shown)
        css = (STATIC / f"{self.module}.css").read_text("utf-8")
        source = (STATIC / f"{self.module}.js").read_text("utf-8")
        values = {"start": self._traits(), "alive": alive, "source": source}
        script = "\n".join(f"const {name} = {_in_script(value)};" for name, value in values.items())
        theme = f'data-jp-theme-light="{str(not dark).lower()}" style="{DARK if dark else LIGHT}"'
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><style>{css}</style>'
            f"<body {theme}><main><h1>A page</h1>{'<div class=cell></div>' * tables}</main>"
            f'<script type="module">{script}{SCRIPT}</script></body></html>'
        )
