"""Makes the puzzles of SILVA from seeds and writes them down: .venv/bin/python tests/build_silva_puzzles.py

    .venv/bin/python tests/build_silva_puzzles.py 3000 3100      lists what these seeds would give instead

The same seeds make the same file. Whoever changes the bot or the rules may find other games, and so other puzzles: the
file stays valid as long as a test proves every answer, and need not be made anew before.
"""  # fmt: skip

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from puzzle_file import Value, write
from silva_kit.silva.puzzles import AIMS, Puzzle
from silva_kit.silva.puzzles.maker import judged, made, played

CHOSEN: Final[tuple[tuple[int, int, bool], ...]] = (
    (1041, 10, False), (1386, 27, False), (1189, 26, False), (1078, 32, False), (1624, 27, False), (1080, 24, False),
    (1801, 35, False), (1963, 32, False), (1496, 26, False),
    (1007, 32, False), (1063, 32, False), (1130, 35, False), (1232, 29, False), (1265, 31, False), (1418, 29, False),
    (1424, 34, False), (1572, 37, False), (1805, 31, False), (1988, 31, False), (1770, 27, False), (1880, 31, False),
    (1208, 31, False), (2872, 20, False), (3436, 33, False), (418, 30, True), (1633, 30, False),
    (1019, 32, False), (1060, 34, False), (1097, 30, False), (1109, 29, False), (1196, 31, False), (1405, 33, False),
    (1559, 32, False), (1724, 27, False), (1778, 31, False), (359, 32, False), (494, 32, False), (551, 32, False),
    (1003, 27, False), (1138, 27, False), (1222, 30, False), (1387, 30, False), (1599, 32, False), (1726, 30, False),
    (1182, 25, False), (474, 25, True), (3061, 31, False),
)  # fmt: skip
"""(seed, number of the decision in its game, whether the bots keep what they hold): picked among what thousands of
seeds give, so that no two are alike."""
HEAD: Final = """\
# Puzzles of SILVA, easy ones first: find the winning move! `start` and `moves` are a game as it was, of which the seat
# to move has seen its own part. `aim`: a win in this turn, by the seat's next turn at the latest, or the best chance in
# this turn; `answer`: the one move for it (what does the same is as right); `clauses`: what it rests on, in order.
# Made from seeds by tests/build_silva_puzzles.py; tests/test_silva_puzzles.py proves that every other move fails.
"""


def chosen() -> list[Puzzle]:
    """The chosen ones, by grade; a win in this turn before one later."""
    found = [judged(played(seed, keeping), at) for seed, at, keeping in CHOSEN]
    return sorted((one for one in found if one is not None), key=_order)


def _order(one: Puzzle) -> tuple[int, int, int]:
    return one.grade, AIMS.index(one.aim), len(one.known.weights)


def main(words: Sequence[str]) -> None:
    """Write the file, or list what some seeds give."""
    if words:
        for one in made(range(int(words[0]), int(words[1]))):
            print(one.grade, one.aim, one.answer, one.known.view.to_text(), *one.clauses, flush=True)
        return
    entries: list[dict[str, Value]] = [
        {
            "grade": one.grade,
            "aim": one.aim,
            "start": one.start.to_text(),
            "moves": one.moves,
            "answer": one.answer,
            "clauses": one.clauses,
        }
        for one in chosen()
    ]
    write("silva", HEAD, entries)


if __name__ == "__main__":
    main(sys.argv[1:])
