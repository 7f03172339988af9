"""A widget that is read, alone on a page: all its traits, and a host that can show a table in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from ui.bare_page import DARK, LIGHT, MODULES, STATIC, BarePage, _in_script

SCRIPT = """
const data = () => JSON.parse(JSON.stringify(start));
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
(await load(source)).default.render({ model, el: document.querySelector(".cell") });
"""  # noqa: E501


class ReadPage(BarePage):
    """A rulebook or a glossary on a page; Python is the kernel. Without `alive` nobody answers."""

    def __init__(self, browser: Browser, folder: Path, **given: Any) -> None:
        super().__init__(browser, folder, **given)

    def _kernel(self, content: str) -> str:
        asked = json.loads(content)
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
