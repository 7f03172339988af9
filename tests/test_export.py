"""`silva-kit export` shows what was saved: only what lacks its widgets' state is run, and it says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest

from silva_kit.export import ExportError, code_cells, complete
from silva_kit.widget_state import VIEW, add, shown, states

SLIDER = "import ipywidgets, os\nslider = ipywidgets.IntSlider({})\nslider"


def notebook(*sources: str) -> Any:
    """A notebook of code cells that were never run."""
    return nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])


def values(made: Any) -> list[int]:
    """The value of each slider that is shown."""
    saved = states(made)
    return [saved[one]["state"]["value"] for one in shown(code_cells(made))]


def test_a_saved_game_stays_when_another_widgets_state_is_missing(tmp_path: Path) -> None:
    """The first cell's widget was moved and saved, the second's state is lost: only the second is new."""
    made = notebook(SLIDER.format(3), "slider2 = ipywidgets.IntSlider(slider.value + 5)\nslider2", "never = run")
    made.cells[0].outputs = [nbformat.v4.new_output("display_data", {VIEW: {"model_id": "played"}})]
    made.cells[1].outputs = [nbformat.v4.new_output("display_data", {VIEW: {"model_id": "lost"}})]
    add(made, {"played": {"state": {"value": 42}}})
    assert complete(made, tmp_path / "x.ipynb").startswith("run: code cells 2 of 3 ")
    assert values(made) == [42, 8]
    assert complete(made, tmp_path / "x.ipynb") == ""


def test_a_lesson_that_was_never_run_is_run(tmp_path: Path) -> None:
    """As shipped, a lesson shows no widget at all: every cell is run."""
    made = notebook(SLIDER.format(3))
    assert complete(made, tmp_path / "x.ipynb") == "run: all cells (no widget was saved)"
    assert values(made) == [3]


def test_a_cell_that_fails_stops_the_export(tmp_path: Path) -> None:
    """The error shows what the cell raised."""
    with pytest.raises(ExportError, match="ZeroDivisionError"):
        complete(notebook("1 / 0"), tmp_path / "x.ipynb")
