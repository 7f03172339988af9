"""A user's copies of the lessons: complete, run, trusted, and never put over what is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from silva_kit import __version__, copies

NEW = f"01_silva.new-{__version__}.ipynb"


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A kit with one lesson in one language, and a Jupyter that keeps its signatures here."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    save(tmp_path / "kit/en/01_silva.ipynb", "print(6 * 7)")
    return tmp_path / "kit"


def save(path: Path, *sources: str, **metadata: Any) -> None:
    """Write a notebook of code cells, paired by jupytext as those in the repository are."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
    notebook.metadata.update(jupytext={"formats": "ipynb,md"}, **metadata)
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def copy(lessons: Path, folder: Path) -> list[str]:
    """Copy without running any cell; the names of the files that were written."""
    plan = copies.plan(lessons, folder, ["en"])
    for each in plan:
        each.target.parent.mkdir(parents=True, exist_ok=True)
        copies.write(copies.prepared(copies.read(each.lesson)), each.target)
    return [each.target.name for each in plan]


def test_an_empty_folder_gets_every_lesson(lessons: Path, tmp_path: Path) -> None:
    """The first start copies all lessons under their own names."""
    assert copy(lessons, tmp_path / "mine") == ["01_silva.ipynb"]


def test_a_second_start_copies_nothing(lessons: Path, tmp_path: Path) -> None:
    """A copy that is there already is not made again."""
    copy(lessons, tmp_path / "mine")
    assert copy(lessons, tmp_path / "mine") == []


def test_a_lesson_that_the_user_changed_stays_and_gets_no_double(lessons: Path, tmp_path: Path) -> None:
    """The user's own edits are no reason for a new copy: the kit's lesson is still the same."""
    copy(lessons, tmp_path / "mine")
    mine = tmp_path / "mine/en/01_silva.ipynb"
    notebook = nbformat.read(mine, 4)
    notebook.cells[0].source = "print('my own')"
    nbformat.write(notebook, mine)
    before = mine.read_bytes()
    assert copy(lessons, tmp_path / "mine") == []
    assert mine.read_bytes() == before


def test_a_new_lesson_of_the_same_name_goes_beside_the_old_one(lessons: Path, tmp_path: Path) -> None:
    """When the kit ships another lesson, the old copy is untouched, the new one named by its version."""
    copy(lessons, tmp_path / "mine")
    before = (tmp_path / "mine/en/01_silva.ipynb").read_bytes()
    save(lessons / "en/01_silva.ipynb", "print('better')")
    assert copy(lessons, tmp_path / "mine") == [NEW]
    assert copy(lessons, tmp_path / "mine") == []
    assert (tmp_path / "mine/en/01_silva.ipynb").read_bytes() == before


def test_a_third_lesson_within_one_version_gets_a_number(lessons: Path, tmp_path: Path) -> None:
    """Two changes under one version number do not collide."""
    for text in ("1", "2", "3"):
        save(lessons / "en/01_silva.ipynb", text)
        copy(lessons, tmp_path / "mine")
    names = sorted(path.name for path in (tmp_path / "mine/en").iterdir())
    assert names == sorted(["01_silva.ipynb", NEW, f"01_silva.new-{__version__}-2.ipynb"])


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"metadata": {"silva_kit": 3}}'])
def test_a_strange_file_of_that_name_is_left_alone(lessons: Path, tmp_path: Path, text: str) -> None:
    """An empty, broken or foreign file is the user's: it stays, and the lesson goes beside it."""
    mine = tmp_path / "mine/en/01_silva.ipynb"
    mine.parent.mkdir(parents=True)
    mine.write_text(text)
    assert copy(lessons, tmp_path / "mine") == [NEW]
    assert mine.read_text() == text


def test_a_file_that_appears_in_the_meantime_is_not_overwritten(lessons: Path, tmp_path: Path) -> None:
    """Writing fails rather than going over a file that was not there when the copies were planned."""
    target = tmp_path / "x.ipynb"
    target.write_text("mine")
    with pytest.raises(FileExistsError):
        copies.write(copies.read(lessons / "en/01_silva.ipynb"), target)
    assert target.read_text() == "mine"


def test_a_copy_is_run_trusted_and_free_of_its_twin(lessons: Path, tmp_path: Path) -> None:
    """A copy has outputs, a valid signature, no jupytext metadata, and tells where it came from."""
    [one] = copies.plan(lessons, tmp_path / "mine", ["en"])
    assert copies.put([one]) == []
    notebook = nbformat.read(one.target, 4)
    assert notebook.cells[0].outputs[0].text == "42\n"
    assert NotebookNotary().check_signature(notebook)
    assert "jupytext" not in notebook.metadata
    assert notebook.metadata.silva_kit.version == __version__
    assert not list(one.target.parent.glob("*.md"))


def test_a_copy_keeps_the_state_of_its_widgets(lessons: Path, tmp_path: Path) -> None:
    """What a cell shows is there before anything is run: the widget's state is saved with the copy."""
    save(lessons / "en/01_silva.ipynb", "import ipywidgets\nipywidgets.IntSlider(7)")
    copies.put(copies.plan(lessons, tmp_path / "mine", ["en"]))
    saved = json.loads((tmp_path / "mine/en/01_silva.ipynb").read_text())["metadata"]["widgets"]
    [models] = [kind["state"].values() for kind in saved.values()]
    assert 7 in [model["state"].get("value") for model in models]


def test_a_lesson_that_fails_is_copied_all_the_same(lessons: Path, tmp_path: Path) -> None:
    """A cell that raises is reported with its error; the reader still gets the lesson."""
    save(lessons / "en/01_silva.ipynb", "1 / 0")
    [failure] = copies.put(copies.plan(lessons, tmp_path / "mine", ["en"]))
    assert "ZeroDivisionError" in failure.reason
    assert failure.copy.target.exists()
