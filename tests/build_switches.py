"""Makes the study of SILVA's switches anew and writes it down: .venv/bin/python tests/build_switches.py [FOLDER]

20,000 games, each played again under every other ruling, take some minutes in processes. Every answer is on the disk
at once (in FOLDER, else in the system's folder for temporary files): a study that was stopped goes on where it was.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from silva_kit import __version__
from silva_kit.study import processes
from silva_kit.study.switch_counts import FILE, Counted, Measured, counted, written
from silva_kit.study.switches import COMPARED, Settings, study
from silva_kit.toml_data import content

SEED = 1
KINDS = {Settings(3, "sensible", SEED): 10_000, Settings(3, "random", SEED): 10_000}
"""The games of each kind: the page tells of the first; the second shows whether it depends on who plays."""
HEAD = """\
# What each ruling does to games of SILVA between bots: the same deck and the same bots, played again under it.
# counts, for each block of 100 games: games that parted / games that another seat won, against the recommended rulings
# (literal_en/literal_zh: one text against the other); of a ruling without a switch: games in which it came up.
"""


def report(found: Counted) -> str:
    """The figures that the study is for."""
    lines = [f"{found.settings.players} players, {found.settings.bot}, {found.games} games: another winner in"]
    for name in sorted(COMPARED, key=found.changed, reverse=True):
        low, high = found.interval(name)
        lines.append(f"  {name}: {found.changed(name) / found.games:.1%} ({low:.1%} to {high:.1%})")
    return "\n".join(lines)


def _tell(done: int, of: int) -> None:
    if done % 500 == 0:
        print(f"  {done} of {of}", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Write the file and print the figures."""
    folder = Path(arguments[0]) if arguments else Path(tempfile.gettempdir()) / "silva-kit-study"
    folder.mkdir(parents=True, exist_ok=True)
    kinds = []
    with processes() as pool:
        for settings, games in KINDS.items():
            file = folder / f"switches-{settings.players}-{settings.bot}.jsonl"
            print(file, flush=True)
            kinds.append(counted(study(settings, games, executor=pool, file=file, progress=_tell)))
    made = Measured(date.today(), __version__, "python tests/build_switches.py", tuple(kinds))
    content("silva", FILE).write_text(HEAD + written(made), "utf-8")
    for kind in kinds:
        print(report(kind))


if __name__ == "__main__":
    main(sys.argv[1:])
