"""nbval is not blind: a fault in what a table shows makes the lesson's notebook fail.

nbval compares the text that a widget had when it was displayed and skips its picture; so what a person sees must
stand in that text. Each fault of nbval_faults.py is seeded in the notebook's kernel, and nbval must notice.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import nbval_faults

ROOT = Path(__file__).resolve().parent.parent
LESSON = ROOT / "notebooks/en/01_silva.ipynb"
SITE = 'import os\nif name := os.environ.get("SILVA_FAULT"):\n    import nbval_faults\n    nbval_faults.seed(name)\n'


def nbval(folder: Path, fault: str) -> subprocess.CompletedProcess[str]:
    """What nbval says of the lesson when every kernel starts with this fault ("" for none)."""
    shutil.copy(LESSON, folder)
    (folder / "sitecustomize.py").write_text(SITE)
    paths = [folder, ROOT / "tests", ROOT, ROOT / "widgets"]
    words = [sys.executable, "-m", "pytest", "--nbval", "-q", "-x", "-p", "no:cacheprovider", LESSON.name]
    kernel = {**os.environ, "SILVA_FAULT": fault, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    return subprocess.run(words, cwd=folder, env=kernel, capture_output=True, text=True, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder named as the lesson's: its name decides the language."""
    (tmp_path / "en").mkdir()
    return tmp_path / "en"


def test_without_a_fault_the_lesson_passes(folder: Path) -> None:
    """The same notebook, run the same way, has nothing to complain about."""
    done = nbval(folder, "")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("fault", nbval_faults.FAULTS)
def test_a_fault_is_seen(folder: Path, fault: str) -> None:
    """With the fault a cell's output differs; the notebook does not fail for another reason."""
    done = nbval(folder, fault)
    assert done.returncode == 1, done.stdout
    assert "Cell outputs differ" in done.stdout
    assert "Cell execution caused an exception" not in done.stdout


def test_there_are_ten_faults() -> None:
    """Discards, moves, hands, log, turn, deck and tokens are each spoiled by one at least."""
    assert len(nbval_faults.FAULTS) >= 10
