"""Makes the committed notebooks from their Markdown twins: run, with outputs, without the widgets' state.

    .venv/bin/python tests/build_notebooks.py                    all
    .venv/bin/python tests/build_notebooks.py en/01_silva.md     only these

The Markdown is what people edit. A notebook made from it is the same on every machine: no random cell ids, no
timings, no version of Python; a widget leaves its text form, which nbval compares.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jupytext
import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
VIEW = "application/vnd.jupyter.widget-view+json"
SECONDS_PER_CELL = 120


def from_markdown(path: Path) -> Any:
    """The notebook in a Markdown file, not run yet, each cell with an id of its place."""
    notebook = jupytext.read(path)
    for number, cell in enumerate(notebook.cells):
        cell["id"] = f"cell-{number:02}"
    return notebook


def settled(notebook: Any) -> Any:
    """A notebook that was run, with nothing in it that differs between machines or runs."""
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": KERNEL, "language_info": {"name": "python"}, "jupytext": {"formats": "ipynb,md"}}
    )
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(VIEW, None)
    return notebook


def build(path: Path) -> Path:
    """Run a Markdown notebook in its own folder and write its twin; a cell that fails stops everything."""
    notebook = from_markdown(path)
    where = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(
        notebook, timeout=SECONDS_PER_CELL, kernel_name="python3", resources=where, record_timing=False
    )
    client.execute()
    target = path.with_suffix(".ipynb")
    nbformat.write(settled(notebook), target)
    return target


def main(names: Sequence[str]) -> None:
    """Build the named notebooks, or all."""
    paths = [NOTEBOOKS / name for name in names] or sorted(NOTEBOOKS.glob("*/*.md"))
    for path in paths:
        print(build(path.with_suffix(".md")).relative_to(NOTEBOOKS), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
