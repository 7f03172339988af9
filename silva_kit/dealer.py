"""The dealer: the only holder of a seed. It answers chance moves, and deals anew what a viewer cannot know."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from silva_kit.position import CHANCE, KitError, Position

P = TypeVar("P", bound=Position)


class Dealer:
    """Answers chance moves from a seed: equal seeds deal equal games. No seed: a new one each time."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.rng = Random(seed)

    def answer(self, position: Position) -> Any:
        """The chance move at a position where chance decides. Raises KitError elsewhere."""
        if position.to_move is not CHANCE:
            raise KitError(f"the dealer is asked, but {position.to_move} must decide")
        return position.chance.sample(self.rng)

    def run(self, position: P) -> P:
        """The position at which a seat must decide next, or the end; every chance move between is answered."""
        while position.to_move is CHANCE:
            position = position.after(self.answer(position))
        return position
