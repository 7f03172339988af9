"""Counts what there is to practice of SILVA, and proves it anew: .venv/bin/python tests/count_silva_practice.py

Puzzles by grade, how many of them have one answer (every deal, draw and answer tried, `silva_proof.py`), then lessons,
steps, ways walked, and how many wrong ways are told what they cost (`lesson_walks.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import lesson_walks
import silva_proof
from silva_kit.silva.moves import Move
from silva_kit.silva.puzzles import MARGIN, Puzzle, puzzles


def puzzle_figures() -> Iterator[str]:
    """How many puzzles there are of each grade, aim and number of players, and how many have one answer."""
    found = puzzles()
    grades = Counter(one.grade for one in found)
    yield f"puzzles: {len(found)}; by grade {_said(grades)}; by aim {_said(Counter(one.aim for one in found))}"
    yield f"by players {_said(Counter(len(one.start.seats) for one in found))}"
    moves = sum(len(one.position.legal_moves) for one in found)
    unique = sum(one_answer(one) for one in found)
    yield f"one answer, proven by trying everything: {unique} of {len(found)} ({moves} moves, {_cases(found)} cases)"


def lesson_figures() -> Iterator[str]:
    """The lines of SILVA among the figures of all lessons."""
    yield from (line for line in lesson_walks.figures(by_lesson=True) if line.startswith("silva"))


def one_answer(one: Puzzle) -> bool:
    """Whether just the answer, and what does the same, is what is asked."""
    found = silva_proof.cases(one.start, one.moves, one.seat)
    return winning(one, found) == [move for move in one.position.legal_moves if equal(one, found, move)]


def winning(one: Puzzle, found: silva_proof.Cases) -> list[Move]:
    """The moves that do what a puzzle asks: that win for certain, or whose chance is within the margin of the best."""
    legal = list(one.position.legal_moves)
    if one.aim != "best":
        return [move for move in legal if silva_proof.certain(found, one.seat, one.aim, move)]
    chances = {move: silva_proof.likely(found, one.seat, move) for move in legal}
    return [move for move in legal if chances[move] > max(chances.values()) - Fraction(MARGIN)]


def equal(one: Puzzle, found: silva_proof.Cases, move: Move) -> bool:
    """Whether a move does the same as the answer in every case."""
    answer = one.position.move(one.answer)
    return all(position.after(move).to_text() == position.after(answer).to_text() for position, _ in found.values())


def _cases(found: tuple[Puzzle, ...]) -> int:
    return sum(len(silva_proof.cases(one.start, one.moves, one.seat)) for one in found)


def _said(counted: Counter[object]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in sorted(counted.items(), key=lambda item: str(item[0])))


def main() -> None:
    """Print the figures."""
    print(*puzzle_figures(), *lesson_figures(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
