"""Moves: what every game shares in listing and reading them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeVar, final

from silva_kit.position import KitError, MoveValue, Seat

M = TypeVar("M", bound=MoveValue)
SHOWN: Final = 8
"""How many moves a repr writes out."""


@final
class LegalMoves(tuple[M, ...]):
    """The moves that are allowed now, in a fixed order: iterate, index, `in`, `len`, `bool`."""

    __slots__ = ()

    def __repr__(self) -> str:
        more = ", …" if len(self) > SHOWN else ""
        return f"<{len(self)} legal moves: {', '.join(move.text for move in self[:SHOWN])}{more}>"


def with_seat(words: str, seat: Seat | None, kinds: Collection[str]) -> str:
    """The words of a move with its seat before them, where they begin with a kind of move and a seat decides now."""
    said = isinstance(words, str) and words.split(maxsplit=1)[:1]
    return f"{seat} {words}" if seat is not None and said and said[0] in kinds else words


def check_seats(move: MoveValue, named: tuple[Seat | None, ...], seats: tuple[Seat, ...]) -> None:
    """Raise KitError for a seat in a move that is not in the game."""
    for seat in named:
        if seat is not None and seat not in seats:
            there = ", ".join(map(str, seats))
            raise KitError(f"move {move.text}: seat {seat} is not in this game; the seats are {there}")
