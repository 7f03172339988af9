"""What a notebook keeps of a game of SILVA when it is saved, and what the page shows that is made of it.

Each game is played in a notebook whose cells name no card; it is run in a real kernel (one for all of them), saved with
its widgets' state as the kit saves it, and exported. Widgets have numbers for the random names of real ones, and no
times are kept: both say nothing of a game.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

from leaks_pairs import Pair
from silva_kit.export import export_notebook
from silva_kit.record import Record
from silva_kit.widget_state import before_save

ROOT: Final = Path(__file__).resolve().parent.parent
CELLS: Final = (
    "from leaks_kernel import at_table, looked_back, play\n\ntable = at_table()\ntable",
    "play(3)\ntable",
    "play(4)\ntable.view",
    "table.view.why_not('A play 5 B'), table.view.events, list(table.view.legal_moves)",
    "play(2)\nprint(table)",
    "looked_back()",
)
"""The notebook's cells: not one of them says anything about the cards."""
OVER: Final = 5
"""Every so manieth notebook is saved a second time over the first, as JupyterLab's server does it."""
UUID: Final = re.compile(rb"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b")


class Notebooks:
    """Runs, saves and exports notebooks in one kernel."""

    def __init__(self, client: NotebookClient, folder: Path, seed: int) -> None:
        self._client, self._folder, self._seed = client, folder, seed

    def tell(self, source: str) -> None:
        """Run something in the kernel that no notebook shows."""
        self._run(notebook("import leaks_kernel\n" + source))

    def saved(self, pair: Pair, record: Record) -> Iterator[tuple[str, bytes]]:
        """The saved notebook and the exported page of one of the pair's games."""
        side = 0 if record is pair.one else 1
        self.tell(f"leaks_kernel.deal({pair.number}, {self._seed}, {side})")
        made = notebook(*CELLS)
        self._run(made)
        file, page = self._folder / "game.ipynb", self._folder / "game.html"
        for _ in range(1 if pair.number % OVER else 2):
            model = {"type": "notebook", "content": made}
            before_save(model, file.name, SimpleNamespace(root_dir=str(self._folder)))
            nbformat.write(made, file)
        told: list[str] = []
        export_notebook(file, page, told.append)
        assert not told, told  # nothing is run for it: it shows what was saved
        yield "notebook", file.read_bytes()
        yield "page", numbered(page.read_bytes())
        file.unlink()

    def _run(self, made: Any) -> None:
        client = NotebookClient(made, km=self._client.km, store_widget_state=True, record_timing=False)
        client.execute()
        channels: Any = client.kc
        channels.stop_channels()  # the kernel stays


def numbered(page: bytes) -> bytes:
    """The page with the random names of its outputs replaced by the numbers of their first places."""
    seen: dict[bytes, bytes] = {}
    return UUID.sub(lambda found: seen.setdefault(found[0], b"output-%d" % len(seen)), page)


def notebook(*sources: str) -> Any:
    """A notebook with these cells; a cell's name is its number."""
    cells = [nbformat.v4.new_code_cell(source, id=f"cell-{n}") for n, source in enumerate(sources)]
    return nbformat.v4.new_notebook(cells=cells)


@contextmanager
def notebooks(seed: int) -> Iterator[Notebooks]:
    """A kernel that can import this study, and a folder for what is saved."""
    paths = os.pathsep.join(str(path) for path in (ROOT, ROOT / "widgets", ROOT / "tests"))
    client = NotebookClient(notebook(), kernel_name="python3")
    client.create_kernel_manager()
    with (
        tempfile.TemporaryDirectory() as folder,
        client.setup_kernel(env={**os.environ, "PYTHONPATH": paths}, cwd=folder),
    ):
        yield Notebooks(client, Path(folder), seed)
