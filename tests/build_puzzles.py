"""Makes the puzzles of Silent Guardians from seeds and writes them down: .venv/bin/python tests/build_puzzles.py

The same seeds make the same file. Whoever changes the solver's order of search may find other lines, and so other
puzzles: the file stays valid (a test proves every answer), and need not be made anew.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

from puzzle_file import Value, write
from silva_kit.silent_guardians.puzzles import Puzzle, made

QUOTAS = {(1, 3): 4, (1, 4): 3, (2, 3): 3, (2, 4): 4, (3, 3): 3, (3, 4): 3}
"""(grade, players) to how many: twenty in all."""
HEAD = """\
# Puzzles of Silent Guardians, easy ones first: all cards are known, A plays, and one card keeps the game winnable.
# Made from seeds by tests/build_puzzles.py; tests/test_sg_puzzles.py proves that every other card loses.
"""


def chosen() -> list[Puzzle]:
    """The first puzzles that fill the quotas, by how many cards lose."""
    found: list[Puzzle] = []
    have: Counter[tuple[int, int]] = Counter()
    seeds = count()
    while len(found) < sum(QUOTAS.values()):
        for puzzle in made([next(seeds)]):
            kind = puzzle.grade, len(puzzle.position.seats)
            if have[kind] < QUOTAS[kind]:
                have[kind] += 1
                found.append(puzzle)
    return sorted(found, key=lambda puzzle: (puzzle.losing, len(puzzle.position.seats)))


def main() -> None:
    """Write the file."""
    entries: list[dict[str, Value]] = [
        {"position": one.position.to_text(), "answer": one.answer, "losing": one.losing} for one in chosen()
    ]
    write("silent_guardians", HEAD, entries)


if __name__ == "__main__":
    main()
