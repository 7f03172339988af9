"""Makes the study of Living Forest Duel anew and writes it down: .venv/bin/python tests/build_duels.py [FOLDER]

2,000 games between two sensible bots, in processes. Every answer is on the disk at once (in FOLDER, else in the
system's folder for temporary files): a study that was stopped goes on where it was.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from silva_kit import __version__
from silva_kit.living_forest_duel.text import RESULTS
from silva_kit.study import processes
from silva_kit.study.duels import FILE, Duels, Measured, Settings, study, written
from silva_kit.toml_data import content

GAMES = 2000
SETTINGS = Settings(seed=1)
HEAD = """\
# How duels between two sensible bots ended, game by game: victory, seat, round. Illustrative cards, default rulings.
"""


def report(found: Duels) -> str:
    """The figures that the study is for."""
    count = len(found.games)
    lines = [f"{clause}: {found.wins(clause)} of {count} ({found.wins(clause) / count:.1%})" for clause in RESULTS]
    rounds = sorted(found.rounds)
    low, high = rounds[len(rounds) // 20], rounds[-len(rounds) // 20]
    lines += [
        f"stopped after {found.settings.rounds} rounds: {found.stopped}",
        f"rounds: median {found.median_rounds:g}, nine of ten games {low} to {high}",
        f"won by Summer, who begins: {found.starter} of {count} ({found.starter / count:.1%})",
    ]
    return "\n".join(lines)


def _tell(done: int, of: int) -> None:
    if done % 100 == 0:
        print(f"  {done} of {of}", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Write the file and print the figures."""
    folder = Path(arguments[0]) if arguments else Path(tempfile.gettempdir()) / "silva-kit-study"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "duels.jsonl"
    with processes() as pool:
        found = study(SETTINGS, GAMES, executor=pool, file=file, progress=_tell)
    made = Measured(date.today(), __version__, "python tests/build_duels.py", found)
    content("living_forest_duel", FILE).write_text(HEAD + written(made), "utf-8")
    file.unlink()
    print(report(found))


if __name__ == "__main__":
    main(sys.argv[1:])
