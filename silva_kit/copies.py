"""A user's own copies of the lessons: put beside what is there, never over it.

A copy remembers which lesson it came from: the fingerprint of the lesson's cells stands in its metadata. So
a lesson that a user has changed, or run, is left alone until the kit ships another lesson of that name; the
new one then goes beside it under another name (`01_silva.new-0.1.0.ipynb`).

A copy has no jupytext metadata (its `.md` twin stays behind, and a stale twin is an error that blocks
loading). It is executed with the state of its widgets and trusted, so that the table is there before
anything is run.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from silva_kit import __version__
from silva_kit.places import LANGUAGES

ORIGIN = "silva_kit"
KERNELS_AT_ONCE = 2
SECONDS_PER_CELL = 120


@dataclass(frozen=True, slots=True)
class Copy:
    """One lesson to be put into a user's folder: the shipped notebook and the free name that it gets."""

    lesson: Path
    target: Path


@dataclass(frozen=True, slots=True)
class Failure:
    """A copy whose cells could not be run here; it was put there without outputs."""

    copy: Copy
    reason: str


def plan(lessons: Path, folder: Path, languages: Sequence[str] = LANGUAGES) -> list[Copy]:
    """What is missing in `folder`: each lesson that it does not have yet, under a name that is free."""
    copies = []
    for language in languages:
        for lesson in sorted((lessons / language).glob("*.ipynb")):
            target = free_name(folder / language / lesson.name, fingerprint(read(lesson)))
            if target is not None:
                copies.append(Copy(lesson, target))
    return copies


def free_name(wanted: Path, origin: str) -> Path | None:
    """`wanted`, or a name beside it that is free; None if a copy of this very lesson is there already."""
    stem = f"{wanted.stem}.new-{__version__}"
    names = [wanted, wanted.with_name(f"{stem}.ipynb")]
    names += [wanted.with_name(f"{stem}-{n}.ipynb") for n in range(2, 100)]
    for name in names:
        if not name.exists():
            return name
        if origin_of(name) == origin:
            return None
    raise FileExistsError(f"{wanted.parent} holds 100 versions of {wanted.name}: move some of them away")


def fingerprint(notebook: Any) -> str:
    """What makes a lesson this lesson: the kinds and sources of its cells, not its outputs or ids."""
    cells = [[cell.cell_type, cell.source] for cell in notebook.cells]
    return hashlib.sha256(json.dumps(cells).encode()).hexdigest()[:16]


def origin_of(path: Path) -> str | None:
    """The lesson that a user's file came from; None if it is none of our copies or cannot be read."""
    try:
        notebook = json.loads(path.read_text("utf-8"))
        origin = notebook["metadata"][ORIGIN]["origin"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return origin if isinstance(origin, str) else None


def read(path: Path) -> Any:
    """A notebook, brought to format 4."""
    import nbformat

    return nbformat.read(path, as_version=4)


def put(copies: Sequence[Copy], done: Callable[[Copy], None] = lambda copy: None) -> list[Failure]:
    """Run, write and trust each copy; tell `done` after each. Returns those whose cells could not be run."""
    return asyncio.run(_put_all(copies, done))


async def _put_all(copies: Sequence[Copy], done: Callable[[Copy], None]) -> list[Failure]:
    kernels = asyncio.Semaphore(KERNELS_AT_ONCE)

    async def one(copy: Copy) -> Failure | None:
        async with kernels:
            failure = await _put_one(copy)
        done(copy)
        return failure

    return [failure for failure in await asyncio.gather(*map(one, copies)) if failure]


async def _put_one(copy: Copy) -> Failure | None:
    notebook = prepared(read(copy.lesson))
    failure = None
    copy.target.parent.mkdir(parents=True, exist_ok=True)
    try:
        await _execute(notebook, copy.target.parent)
    except Exception as problem:  # whatever a lesson raises, its reader still gets it
        notebook = prepared(read(copy.lesson))
        failure = Failure(copy, str(problem).strip() or type(problem).__name__)
    write(notebook, copy.target)
    trust(notebook)
    return failure


def prepared(notebook: Any) -> Any:
    """The notebook as a copy: no jupytext pairing, no old widget state, and where it came from."""
    notebook.metadata.pop("jupytext", None)
    notebook.metadata.pop("widgets", None)
    notebook.metadata[ORIGIN] = {"origin": fingerprint(notebook), "version": __version__}
    return notebook


async def _execute(notebook: Any, folder: Path) -> None:
    from nbclient import NotebookClient

    client = NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
        store_widget_state=True,
        record_timing=False,
    )
    await client.async_execute(stderr=subprocess.DEVNULL)  # a kernel's own warnings are none of the reader's


def write(notebook: Any, target: Path) -> None:
    """Write a file that is not there yet.

    Raises:
        FileExistsError: it came to be there in the meantime; it is not touched.
    """
    import nbformat

    with target.open("x", encoding="utf-8") as file:
        nbformat.write(notebook, file)


def trust(notebook: Any) -> None:
    """Sign the notebook as this user's own, so that Jupyter shows its outputs."""
    from nbformat.sign import NotebookNotary

    NotebookNotary().sign(notebook)
