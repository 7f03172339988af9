"""Puzzles: all cards are known, seat A plays, and exactly one of its cards keeps the game winnable.

They are made from seeds, by the solver: a deal that can be won is played along a winning line until A has such a
choice. Twenty of them are kept as data (`content/silent_guardians/puzzles.toml`); a test proves each answer anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from silva_kit import puzzles as shared
from silva_kit.dealer import Dealer
from silva_kit.position import Seat
from silva_kit.silent_guardians.position import GuardiansPosition
from silva_kit.silent_guardians.solver import Lost, Winnable, solve_moves
from silva_kit.silent_guardians.turning import moves_of, problem_of, still_winnable

CARDS: Final = range(3, 8)
"""How many cards A has in hand: fewer is no puzzle, more is too much for a head."""
GRADES: Final = {2: 1, 3: 1, 4: 2, 5: 3, 6: 3}
"""The grade by how many of A's cards lose."""
SOLVER: Final = Seat("A")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position where A plays, the one card that keeps it winnable, and how many cards lose."""

    position: GuardiansPosition
    answer: str
    losing: int

    @property
    def grade(self) -> int:
        """1 (few cards lose) to 3 (many do)."""
        return GRADES[self.losing]

    def keeps(self, move: str) -> bool:
        """Whether the game can still be won after this move of A's. Raises KitError for a move that is not legal."""
        made = self.position.move(move)
        self.position.after(made)
        return made.text == self.answer

    def __repr__(self) -> str:
        return f"<Puzzle of grade {self.grade}, {self.losing} of {self.losing + 1} cards lose>"  # never the answer


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the kit, easy ones first. Raises ContentError for a file that cannot be used."""
    return shared.stored(
        "silent_guardians",
        lambda field: Puzzle(
            GuardiansPosition.from_text(field("position", str)), field("answer", str), field("losing", int)
        ),
    )


def puzzle(number: int) -> Puzzle:
    """A puzzle of the kit by its number, from 1. Raises KitError for a number that none has."""
    return shared.numbered(puzzles(), number)


def made(seeds: Iterable[int]) -> Iterator[Puzzle]:
    """The puzzles that these seeds make, with 3 and 4 players in turn; most seeds make one."""
    for seed in seeds:
        found = _along(_drafted(3 + seed % 2, seed))
        if found is not None:
            yield found


def judged(position: GuardiansPosition) -> Puzzle | None:
    """The puzzle that a position is; None unless exactly one card wins and all others are proven to lose."""
    asked = problem_of(position)
    answers = {} if asked is None else solve_moves(asked)
    won = [move for move, answer in answers.items() if isinstance(answer, Winnable)]
    lost = [move for move, answer in answers.items() if isinstance(answer, Lost)]
    if len(won) != 1 or len(lost) != len(answers) - 1 or len(lost) not in GRADES:
        return None
    return Puzzle(position, moves_of(position, won)[0].text, len(lost))


def _drafted(players: int, seed: int) -> GuardiansPosition:
    """A deal with its tokens taken one by one, any of them, nobody passing."""
    position = Dealer(f"puzzle {seed}").run(GuardiansPosition.start(players))
    rng = Random(f"puzzle draft {seed}")
    while position.pool:
        position = position.after(rng.choice([move for move in position.legal_moves if move.kind == "take"]))
    return position


def _along(position: GuardiansPosition) -> Puzzle | None:
    """The first puzzle on a winning line of the position."""
    answer = still_winnable(position)
    for move in moves_of(position, answer.line) if isinstance(answer, Winnable) else ():
        if position.to_move is SOLVER and position.decision.kind == "play" and len(position.hands[0]) in CARDS:
            here = judged(position)
            if here is not None:
                return here
        position = position.after(move)
    return None
