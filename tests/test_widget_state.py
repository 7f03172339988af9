"""Saving a notebook keeps the state of the widgets that it shows, also of those that no kernel holds."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from silva_kit.widget_state import STATE, VIEW, before_save, keep, states


def notebook(shown: list[str], saved: dict[str, Any] | None = None) -> dict[str, Any]:
    """A notebook as JSON that shows these widgets and has these states."""
    outputs = [{"output_type": "display_data", "data": {VIEW: {"model_id": one}}} for one in shown]
    metadata = {} if saved is None else {"widgets": {STATE: {"state": saved}}}
    cells = [{"cell_type": "markdown"}, {"cell_type": "code", "outputs": outputs}]
    return {"nbformat": 4, "metadata": metadata, "cells": cells}


def save(new: Any, folder: Path, name: str = "x.ipynb", kind: str = "notebook") -> None:
    """Let the hook see what the server would write."""
    before_save({"type": kind, "content": new}, f"/{name}", SimpleNamespace(root_dir=str(folder)))


BOX = {"box": {"state": {"children": ["IPY_MODEL_child"], "layout": "IPY_MODEL_look"}}}
PARTS = {"child": {"state": {}}, "look": {"state": {}}}


def test_a_widget_that_was_not_run_keeps_its_state_and_its_parts() -> None:
    """JupyterLab writes the live widgets only; the shown one comes from the old file, with all that it refers to."""
    old = notebook(["box"], {**BOX, **PARTS, "gone": {"state": {}}})
    for saved in ({}, None):
        new = notebook(["box"], saved)
        keep(new, old)
        assert states(new) == {**BOX, **PARTS}


def test_a_live_widgets_state_is_not_taken_back() -> None:
    """What the kernel holds is newer than the file."""
    new = notebook(["a", "b"], {"a": {"state": {"n": 2}}})
    keep(new, notebook(["a", "b"], {"a": {"state": {"n": 1}}, "b": {"state": {"n": 7}}}))
    assert states(new) == {"a": {"state": {"n": 2}}, "b": {"state": {"n": 7}}}


def test_a_cleared_output_leaves_no_state_behind() -> None:
    """A file does not grow by widgets that nobody sees any more."""
    new = notebook([])
    keep(new, notebook(["a"], {"a": {"state": {}}}))
    assert new == notebook([])


def test_the_hook_reads_the_file_that_is_replaced(tmp_path: Path) -> None:
    """The server's hook merges in place; nothing stops it from saving: no file, a broken one, no notebook."""
    (tmp_path / "x.ipynb").write_text(json.dumps(notebook(["box"], {**BOX, **PARTS})))
    (tmp_path / "broken.ipynb").write_text("{")
    (tmp_path / "list.ipynb").write_text("[]")
    new = notebook(["box"])
    for name in ("new.ipynb", "broken.ipynb", "list.ipynb"):
        save(new, tmp_path, name)
    save(new, tmp_path, kind="file")
    assert new == notebook(["box"])
    save(new, tmp_path)
    assert states(new) == {**BOX, **PARTS}
