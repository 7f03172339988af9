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
from silva_kit.silva.puzzle_maker import judged, made, played
from silva_kit.silva.puzzles import AIMS, Puzzle

CHOSEN: Final[tuple[tuple[int, int], ...]] = ()
"""(seed, number of the decision in its game): picked among what thousands of seeds give, so that no two are alike."""
HEAD: Final = """\
# Puzzles of SILVA, easy ones first: find the winning move! `start` and `moves` are a game as it was, of which the seat to
# move has seen its own part. `aim`: a win in this turn, by the seat's next turn at the latest, or the best chance in this
# turn; `answer`: the one move for it (what does the same is as right); `clauses`: what it rests on, in order.
# Made from seeds by tests/build_silva_puzzles.py; tests/test_silva_puzzles.py proves that every other move fails.
"""


def chosen() -> list[Puzzle]:
    """The chosen ones, by grade; a win in this turn before one later."""
    found = [judged(played(seed), at) for seed, at in CHOSEN]
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
