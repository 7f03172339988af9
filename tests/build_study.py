"""Makes the full study of Silent Guardians anew and writes it down: .venv/bin/python tests/build_study.py [FOLDER]

500 deals for each kind of table take some minutes in one process. Every answer is on the disk at once (in FOLDER,
else in the system's folder for temporary files): a study that was stopped goes on where it was. When all are known
they become content/silent_guardians/study.toml, and the folder is emptied.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from silva_kit import __version__
from silva_kit.study.journal import Journal
from silva_kit.study.measured import FILE, Kind, Measured, written
from silva_kit.study.winnable import Settings, question, study
from silva_kit.toml_data import content

SEED, BUDGET, DEALS = 1, 400_000, 500
"""A budget that leaves few deals undecided; the table's own is smaller, so that nobody waits."""
KINDS = [
    Settings(players, mode, split, transfers, SEED, BUDGET)
    for mode, transfers in (("A", 0), ("B", 2))  # 2 is the attested Transfer Count, of scenario No. 1
    for players in (3, 4)
    for split in ("even", "uneven")
]
HEAD = """\
# How often a random deal of Silent Guardians can be won with all cards known: measured, deal by deal.
# answers: w winnable, l lost, u not decided within the budget (steps of the solver). Default rulings.
"""


def answers(settings: Settings, folder: Path) -> tuple[str, ...]:
    """The answers to all deals of a kind, in their order; those that the folder holds are not sought again."""
    file = folder / f"{settings.players}-{settings.mode}-{settings.split}.jsonl"
    print(file, flush=True)
    study(settings, DEALS, file=file, progress=_tell)
    with Journal.open(file, question(settings)) as journal:
        return tuple(journal.answers[number] for number in range(DEALS))


def _tell(done: int, of: int) -> None:
    if done % 50 == 0:
        print(f"  {done} of {of}", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Write the file."""
    folder = Path(arguments[0]) if arguments else Path(tempfile.gettempdir()) / "silva-kit-study"
    folder.mkdir(parents=True, exist_ok=True)
    kinds = tuple(Kind(settings, answers(settings, folder)) for settings in KINDS)
    made = Measured(date.today(), __version__, "python tests/build_study.py", kinds)
    content("silent_guardians", FILE).write_text(HEAD + written(made), "utf-8")
    for file in folder.glob("*.jsonl"):
        file.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
