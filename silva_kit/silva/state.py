"""Small facts about a position that effects, views and texts share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silva_kit.position import Seat, Viewer
from silva_kit.silva.cards import WARRIOR, Card
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition

ALL: Final = 0xFF
"""The mask of a held card that everybody knows. Another mask is the sum of the bits of the seats that know the card,
and in the next byte of those of whom its holder can tell: a card that comes by Spirit may be known to more than its
new holder saw."""


def open_to(p: SilvaPosition, seat: Seat) -> int:
    """Who sees both cards of a target's hand while one of them is about to go: everybody after the Sword Girl or the
    second Boy (R04, R49), the turn player where the Warrior picks seeing (`actor_sees`), else nobody."""
    assert p.turn is not None
    if last_played(p) is not WARRIOR:
        return ALL
    return p.turn.bit if p.rulings.warrior_pick == "actor_sees" else 0


def last_played(p: SilvaPosition) -> Card:
    """The card whose effect is under way: the newest one in the turn player's row."""
    assert p.turn is not None
    return p.rows[p.turn.index][-1].card


def left_of(p: SilvaPosition, seat: Seat) -> Seat:
    """The nearest living seat clockwise (`silva.turn.next_left`, `silva.setup.clockwise`, R29)."""
    alive = p.alive
    if seat in alive:
        return alive[(alive.index(seat) + 1) % len(alive)]
    return _beside(p, seat, 1)


def right_of(p: SilvaPosition, seat: Seat) -> Seat:
    """The nearest living seat counter-clockwise (R85)."""
    return _beside(p, seat, -1)


def _beside(p: SilvaPosition, seat: Seat, step: int) -> Seat:
    seats, at = p.seats, seat.index
    while True:
        at = (at + step) % len(seats)
        if p.hands[at]:
            return seats[at]


def learn(p: SilvaPosition, seat: Seat, who: Seat) -> None:
    """Somebody now knows the held card of a seat, who can tell (in a copy that is being filled)."""
    mask = p.known[seat.index]
    if mask != ALL:
        p.known = put(p.known, seat.index, mask | who.bit | who.bit << 8)


def passed_on(mask: int, to: Seat) -> int:
    """The mask of a card whose new holder is one that knew it or not, and cannot tell who else does."""
    return ALL if mask == ALL else mask & ALL & ~to.bit


def told_to(mask: int, viewer: Viewer, holder: Seat) -> int:
    """The part of a mask that a viewer may know: what everybody knows, that he himself knows, and of his own card
    who he saw."""
    if mask == ALL:
        return ALL
    sure = mask >> 8 if viewer is holder else mask & viewer.bit
    return sure | sure << 8
