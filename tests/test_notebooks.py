"""The lessons as files: three languages of one notebook, each in step with its Markdown twin, run and clean.

Their outputs are compared by nbval (`pytest --nbval notebooks`); here stands what nbval cannot see.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest

import build_notebooks
from silva_kit.places import LANGUAGES

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
EXPECTED = (
    "00_welcome",
    "01_silva",
    "02_silent_guardians",
    "03_kodama",
    "04_living_forest_duel",
    "05_glossary",
    "06_translation_desk",
    "07_silva_knowledge",
    "08_silva_practice",
    "09_silva_two_languages",
)
LESSONS = sorted({*EXPECTED, *(path.stem for path in NOTEBOOKS.glob("*/*.ipynb"))})
FILES = [f"{language}/{lesson}" for lesson in LESSONS for language in LANGUAGES]
LINES_AT_MOST = 12  # a cell is read before it is run

each_file = pytest.mark.parametrize("name", FILES)


def notebook(name: str) -> Any:
    """The committed notebook of this name (`en/01_silva`)."""
    return nbformat.read(NOTEBOOKS / f"{name}.ipynb", 4)


def sources(notebook: Any, kind: str | None = None) -> list[str]:
    """The sources of the cells, of one kind or of all."""
    return [cell.source for cell in notebook.cells if kind in (None, cell.cell_type)]


def code(name: str) -> list[Any]:
    """The code cells of the notebook of this name."""
    return [cell for cell in notebook(name).cells if cell.cell_type == "code"]


def headings(name: str) -> list[tuple[int, str]]:
    """Level and text of each heading, in order."""
    prose = "\n".join(sources(notebook(name), "markdown"))
    return [(len(marks), text) for marks, text in re.findall(r"^(#+) +(.+)$", prose, re.M)]


def test_the_lessons_are_numbered_without_gaps() -> None:
    """00, 01, 02 … : the order in the file browser is the order of learning."""
    assert [int(lesson[:2]) for lesson in LESSONS] == list(range(len(LESSONS)))
    assert all(re.fullmatch(r"\d\d_[a-z_]+", lesson) for lesson in LESSONS)


def test_no_stray_file_stands_among_the_lessons() -> None:
    """Each language's folder holds the lessons and their twins, and nothing else."""
    for language in LANGUAGES:
        held = {path.name for path in (NOTEBOOKS / language).iterdir() if path.is_file()}
        assert held == {f"{lesson}{kind}" for lesson in LESSONS for kind in (".ipynb", ".md")}


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_code_is_the_same_in_every_language(lesson: str) -> None:
    """Only the prose is written anew for a language: the code cells are equal, in the same order."""
    one, *others = (sources(notebook(f"{language}/{lesson}"), "code") for language in LANGUAGES)
    assert all(other == one for other in others)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_shape_is_the_same_in_every_language(lesson: str) -> None:
    """Prose and code alternate alike and the headings have the same levels: nothing was left untranslated."""
    kinds = {tuple(cell.cell_type for cell in notebook(f"{language}/{lesson}").cells) for language in LANGUAGES}
    levels = {tuple(level for level, _ in headings(f"{language}/{lesson}")) for language in LANGUAGES}
    assert len(kinds) == 1
    assert len(levels) == 1


@each_file
def test_the_markdown_twin_is_in_step(name: str) -> None:
    """The notebook is what its Markdown twin makes (run tests/build_notebooks.py after an edit)."""
    twin = build_notebooks.from_markdown(NOTEBOOKS / f"{name}.md")
    made = notebook(name)
    assert [c.cell_type for c in made.cells] == [c.cell_type for c in twin.cells]
    assert sources(made) == sources(twin)
    assert made.metadata.jupytext.formats == "ipynb,md"


@each_file
def test_a_kernel_is_named(name: str) -> None:
    """Without a kernelspec JupyterLab opens a dialog that blocks the page."""
    assert notebook(name).metadata.kernelspec == build_notebooks.KERNEL


@each_file
def test_no_widget_state_is_committed(name: str) -> None:
    """Each instance would carry its whole bundle, and a view without its state shows an error."""
    made = notebook(name)
    assert "widgets" not in made.metadata
    shown = [output.data for cell in code(name) for output in cell.outputs if "data" in output]
    assert not any(build_notebooks.VIEW in data for data in shown)
    assert (NOTEBOOKS / f"{name}.ipynb").stat().st_size < 200_000


@each_file
def test_every_code_cell_was_run_in_order_without_error(name: str) -> None:
    """nbval leaves a cell unchecked that was never run: none is."""
    cells = code(name)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert not [output for cell in cells for output in cell.outputs if output.output_type == "error"]
    assert not [o for c in cells for o in c.outputs if o.output_type == "stream" and o.name == "stderr"]


@each_file
def test_the_prose_is_well_formed(name: str) -> None:
    """One title, first of all; no level is skipped; no cell is empty; no picture comes from another host."""
    made = notebook(name)
    levels = [level for level, _ in headings(name)]
    assert made.cells[0].cell_type == "markdown"
    assert made.cells[0].source.startswith("# ")
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert all(source.strip() for source in sources(made))
    assert not re.search(r"!\[[^\]]*\]\(https?:|<img[^>]*https?:", "\n".join(sources(made, "markdown")))


@each_file
def test_a_code_cell_can_be_taken_in_at_a_glance(name: str) -> None:
    """No cell is longer than a reader takes in before running it, and none follows another without a word."""
    for cell in code(name):
        assert len(cell.source.splitlines()) <= LINES_AT_MOST, cell.source
        assert max(map(len, cell.source.splitlines())) <= 88, cell.source


def test_building_leaves_nothing_that_differs_between_machines() -> None:
    """Cell ids, kernel and versions are settled; a widget's picture goes, its text stays."""
    data = {build_notebooks.VIEW: {"model_id": "x1"}, "text/plain": "silva 2p"}
    shown = nbformat.v4.new_output("execute_result", data=data, execution_count=1)
    cell = nbformat.v4.new_code_cell("table", outputs=[shown])
    made = nbformat.v4.new_notebook(
        cells=[cell], metadata={"widgets": {}, "language_info": {"name": "x", "version": "3"}}
    )
    settled = build_notebooks.settled(made)
    assert settled.cells[0].outputs[0].data == {"text/plain": "silva 2p"}
    assert set(settled.metadata) == {"kernelspec", "language_info", "jupytext"}
    assert settled.metadata.language_info == {"name": "python"}
