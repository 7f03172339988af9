"""What a position of Living Forest Duel is made of. All of it lies open, so a view has the same fields."""

from __future__ import annotations

from typing import Final

from silva_kit.living_forest_duel.box import Box
from silva_kit.living_forest_duel.cards import Ids
from silva_kit.living_forest_duel.counting import Token
from silva_kit.living_forest_duel.decision import Decision
from silva_kit.living_forest_duel.forest import Planted
from silva_kit.living_forest_duel.rulings import Rulings
from silva_kit.living_forest_duel.state import Act
from silva_kit.position import Result, Seat


class Open:
    """The fields, decks as multisets too; `position.py` says what each one is."""

    __slots__ = ()
    seats: tuple[Seat, ...]
    rulings: Rulings
    box: Box
    decision: Decision
    turn: Seat
    round: int
    turns: int
    left: tuple[int, ...]
    strikes: tuple[int, ...]
    line: Ids
    tokens: tuple[Token, ...]
    own: tuple[Ids, ...]
    muster: Ids
    deck: Ids
    discard: Ids
    decks: tuple[Ids, ...]
    forests: tuple[tuple[Planted, ...], ...]
    fires: tuple[int, ...]
    onibi: int
    holder: Seat | None
    taken: tuple[int, ...]
    sanki: tuple[int, ...]
    acts: tuple[Act, ...]
    stuck: bool
    result: Result | None


FIELDS: Final = tuple(Open.__annotations__)
"""Their names, in this order."""
