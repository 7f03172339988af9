"""Makes the puzzles of Living Forest Duel from seeds and writes them down: .venv/bin/python tests/build_lfd_puzzles.py

The same seeds make the same file. Whoever changes the bot or the cards may find other games, and so other puzzles: the
file stays valid as long as a test proves every answer, and need not be made anew before.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import chain
from typing import Final

from puzzle_file import Value, write
from silva_kit.living_forest_duel.puzzles import Puzzle, made
from silva_kit.living_forest_duel.text import RESULTS

SEEDS: Final = range(96)
EACH: Final = 6
"""Games that are played; puzzles for each of the four victories."""
HEAD: Final = """\
# Puzzles of Living Forest Duel, easy ones first: win this turn! `line`: the seat's moves of a shortest way, whose first
# one is the only first move that wins; `victory`: its clause; `winning`: how many second moves still win.
# Made from seeds by tests/build_lfd_puzzles.py; tests/test_lfd_puzzles.py proves that every other first move fails.
"""


def chosen() -> list[Puzzle]:
    """Six for each victory, at most one of a victory from a game: of each grade in turn, as long as there are any."""
    found = list(chain.from_iterable(_of(clause) for clause in _by_game()))
    return sorted(found, key=lambda one: (one.grade, len(one.line), RESULTS.index(one.victory)))


def _by_game() -> list[list[Puzzle]]:
    """For each victory, the hardest puzzle that each game has for it."""
    games: dict[str, list[Puzzle]] = {clause: [] for clause in RESULTS}
    for seed in SEEDS:
        here: dict[str, Puzzle] = {}
        for one in made([seed]):
            best = here.get(one.victory)
            if best is None or one.grade > best.grade:
                here[one.victory] = one
        print(seed, {clause: one.grade for clause, one in here.items()}, file=sys.stderr, flush=True)
        for clause, one in here.items():
            games[clause].append(one)
    return list(games.values())


def _of(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Six of these, the grades as even as they can be."""
    taken: list[Puzzle] = []
    for _ in range(min(EACH, len(puzzles))):
        have = Counter(one.grade for one in taken)
        taken.append(min((one for one in puzzles if one not in taken), key=lambda one: have[one.grade]))
    return taken


def main() -> None:
    """Write the file."""
    entries: list[dict[str, Value]] = [
        {"position": one.position.to_text(), "line": one.line, "victory": one.victory, "winning": one.winning}
        for one in chosen()
    ]
    write("living_forest_duel", HEAD, entries)


if __name__ == "__main__":
    main()
