"""The Onibi: steps along the clearings toward the opponent, and what happens at the opponent's end. Pure functions.

Seen by the mover, clearing 0 is at the mover's own end and `size` - 1 at the opponent's (`lfd.act.onibi`, line 99).
"""

from __future__ import annotations

from typing import NamedTuple

from silva_kit.position import Seat


class Walk(NamedTuple):
    """Where the Onibi stands after its steps, seen by the mover; None once it has won. `holder`: who then holds the
    Onibi card; `crossings`: for each crossing who held it before (None: nobody)."""

    position: int | None
    holder: Seat | None
    crossings: tuple[Seat | None, ...]

    @property
    def won(self) -> bool:
        """Whether the mover has driven it over the edge (`lfd.act.onibi_cross_opp`, line 109)."""
        return self.position is None


def walk(position: int, steps: int, holder: Seat | None, mover: Seat, other: Seat, size: int, cost: int = 1) -> Walk:
    """The Onibi walks. `cost`: the steps that a crossing takes, 1 or 0 (R23, `onibi_cross_cost`).

    Over the opponent's edge (`lfd.act.onibi_cross`, line 103): nobody holds the card, then the opponent takes it
    (line 105); the mover holds it, then it goes back to the supply (line 107); and the pawn goes on from the mover's
    own end (R24). The opponent holds it: the mover wins (line 109).
    """
    crossings: list[Seat | None] = []
    while steps > 0:
        if position < size - 1:
            position, steps = position + 1, steps - 1
            continue
        crossings.append(holder)
        if holder is other:
            return Walk(None, holder, tuple(crossings))
        holder = other if holder is None else None
        position, steps = 0, steps - cost
    return Walk(position, holder, tuple(crossings))


def steps_to_win(position: int, holder: Seat | None, mover: Seat, size: int, cost: int = 1) -> int:
    """The fewest steps with which the mover wins: the mover's own card goes back first, then the opponent takes it."""
    rounds = 0 if holder not in (None, mover) else 1 if holder is None else 2
    length = size - 1 + cost
    return size - 1 - position + rounds * length + 1
