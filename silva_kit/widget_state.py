"""The state of widgets inside a notebook file: which widgets it shows, which of them can be drawn, and keeping them.

JupyterLab saves the state of those widgets only that a kernel holds. Saving a lesson that was opened and not run
would so leave outputs that refer to nothing ("model not found"), and saving after the kernel was restarted would
throw the games played before away. `silva-kit lab` therefore loads this module as an extension of the server:
whatever the outputs still show and the new file lacks is taken over from the file that is about to be replaced.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

STATE: Final = "application/vnd.jupyter.widget-state+json"
VIEW: Final = "application/vnd.jupyter.widget-view+json"
REFERENCE: Final = re.compile(r'"IPY_MODEL_([^"]+)"')  # how a widget's state names another widget

Notebook = Any  # a notebook as JSON: a NotebookNode, or the plain dict that the server gets


def states(notebook: Notebook) -> dict[str, Any]:
    """The saved state of each widget, by the widget's id; {} if there is none."""
    saved: dict[str, Any] = notebook["metadata"].get("widgets", {}).get(STATE, {}).get("state", {})
    return saved


def shown(cells: Iterable[Any]) -> list[str]:
    """The ids of the widgets that the cells' outputs show, in order."""
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    views = [output["data"][VIEW] for output in outputs if VIEW in output.get("data", {})]
    return [view["model_id"] for view in views]


def needed(ids: Iterable[str], saved: dict[str, Any]) -> dict[str, Any]:
    """The saved states of these widgets and of all that they are made of (a layout, the children of a box)."""
    found: dict[str, Any] = {}
    waiting = list(ids)
    while waiting:
        one = waiting.pop()
        if one in saved and one not in found:
            found[one] = saved[one]
            waiting += REFERENCE.findall(json.dumps(saved[one]))
    return found


def add(notebook: Notebook, more: dict[str, Any]) -> None:
    """Put states into the notebook beside those that it has."""
    if more:
        widgets = notebook["metadata"].setdefault("widgets", {})
        widgets[STATE] = {"version_major": 2, "version_minor": 0, "state": {**states(notebook), **more}}


def keep(new: Notebook, old: Notebook) -> None:
    """Take over from `old` what `new` shows and has no state of."""
    have = states(new)
    lost = [one for one in shown(new["cells"]) if one not in have]
    kept = needed(lost, states(old))
    add(new, {one: state for one, state in kept.items() if one not in have})


def before_save(model: dict[str, Any], path: str, contents_manager: Any, **_others: Any) -> None:
    """Jupyter's hook before a file is written: a notebook keeps the states that the file on disk has."""
    if model.get("type") != "notebook":
        return
    file = Path(contents_manager.root_dir) / path.strip("/")
    try:
        old = json.loads(file.read_text("utf-8"))
        keep(model["content"], old)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return  # a new file, or no notebook of format 4: nothing to keep, and saving must go on


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "silva_kit.widget_state"}]


def _load_jupyter_server_extension(server: Any) -> None:
    server.contents_manager.register_pre_save_hook(before_save)
