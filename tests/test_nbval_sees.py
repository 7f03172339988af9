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
LESSONS = {"silva": "01_silva", "silent_guardians": "02_silent_guardians", "kodama": "03_kodama"}
SITE = """\
import os
if fault := os.environ.get("SILVA_FAULT"):
    import nbval_faults
    nbval_faults.seed(*fault.split())
"""


def nbval(folder: Path, game: str, fault: str = "") -> subprocess.CompletedProcess[str]:
    """What nbval says of a game's lesson when every kernel starts with this fault ("" for none)."""
    lesson = ROOT / "notebooks" / "en" / f"{LESSONS[game]}.ipynb"
    shutil.copy(lesson, folder)
    (folder / "sitecustomize.py").write_text(SITE)
    paths = [folder, ROOT / "tests", ROOT, ROOT / "widgets"]
    words = [sys.executable, "-m", "pytest", "--nbval", "-q", "-x", "-p", "no:cacheprovider", lesson.name]
    kernel = {
        **os.environ,
        "SILVA_FAULT": f"{game} {fault}" if fault else "",
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
    }
    return subprocess.run(words, cwd=folder, env=kernel, capture_output=True, text=True, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder named as the lesson's: its name decides the language."""
    (tmp_path / "en").mkdir()
    return tmp_path / "en"


def test_without_a_fault_the_lesson_passes(folder: Path) -> None:
    """The same notebook, run the same way, has nothing to complain about; a layer of its own runs the others."""
    done = nbval(folder, "silva")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("game", "fault"), nbval_faults.FAULTS)
def test_a_fault_is_seen(folder: Path, game: str, fault: str) -> None:
    """With the fault a cell's output differs; the notebook does not fail for another reason."""
    done = nbval(folder, game, fault)
    assert done.returncode == 1, done.stdout
    assert "Cell outputs differ" in done.stdout
    assert "Cell execution caused an exception" not in done.stdout


def test_each_game_has_its_faults() -> None:
    """Cards, moves, hands, log, turn, deck and tokens of SILVA are spoiled by one each at least, and what the others
    show beside them."""
    games = [game for game, _ in nbval_faults.FAULTS]
    assert set(games) == set(LESSONS)
    assert games.count("silva") >= 10
    assert min(games.count(game) for game in LESSONS) >= 7
