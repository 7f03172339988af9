"""Makes the puzzles of Kodama from seeds and writes them down: .venv/bin/python tests/build_ko_puzzles.py

The same seeds make the same file. Whoever changes the bot or the candidates may find other games, and so other puzzles:
the file stays valid (a test proves every answer), and need not be made anew.
"""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Final

from puzzle_file import Value, write
from silva_kit.kodama.puzzles import Puzzle, made

EACH: Final = 4
SAME: Final = 2
"""Puzzles of each grade; how many of them may lead the same readers astray."""
GRADES: Final = range(1, 6)
HEAD: Final = """\
# Puzzles of Kodama, easy ones first: which card of the Display, laid on which card of A's tree, scores the most?
# `node` counts A's cards in the order in which they were placed, the Trunk is 0; `points` are those with the Season
# card; `decoys` name the readers who would choose another pair (silva_kit/kodama/puzzles.py).
# Made from seeds by tests/build_ko_puzzles.py; tests/test_ko_puzzles.py proves that every other pair is worth less.
"""


def chosen() -> list[Puzzle]:
    """Four of each grade, at most one from a game; from the second grade on, the same decoys at most twice."""
    found: list[Puzzle] = []
    kinds: Counter[tuple[str, ...]] = Counter()
    for seed in count():
        have = Counter(one.grade for one in found)
        if len(found) == EACH * len(GRADES):
            break
        wanted = [one for one in made([seed]) if have[one.grade] < EACH and (one.grade == 1 or kinds[kind(one)] < SAME)]
        if wanted:
            found.append(max(wanted, key=lambda one: (one.grade, -kinds[kind(one)])))
            kinds[kind(found[-1])] += 1
    return sorted(found, key=lambda one: (one.grade, len(one.position.trees[0])))


def kind(one: Puzzle) -> tuple[str, ...]:
    """The grade and who is led astray."""
    return (str(one.grade), *one.decoys)


def main() -> None:
    """Write the file."""
    entries: list[dict[str, Value]] = [
        {
            "position": one.position.to_text(),
            "card": one.card,
            "node": one.node,
            "points": one.points,
            "decoys": one.decoys,
        }
        for one in chosen()
    ]
    write("kodama", HEAD, entries)


if __name__ == "__main__":
    main()
