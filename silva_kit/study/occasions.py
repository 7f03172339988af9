"""Where a place without a switch comes up: a text of SILVA says something else there, which cannot be played.

How often such a place is reached says how much it matters; `silva.R38` comes up only where the target of a Warrior
chooses, as the words of both texts have it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from silva_kit.position import EventKind
from silva_kit.silva import SilvaPosition
from silva_kit.silva import events as e
from silva_kit.silva.cards import KUKUNOCHI

Occasion = Callable[[SilvaPosition], bool]


def _told(*clauses: str) -> Occasion:
    return lambda p: any(event.clause in clauses for event in p.events)


def _kinds(*kinds: EventKind) -> Occasion:
    return lambda p: any(event.kind in kinds for event in p.events)


def _own_kukunochi(p: SilvaPosition) -> bool:
    """The target of a Warrior chooses, and holds Kukunochi (`silva.card.10.discard_eliminates`)."""
    seat = p.decision.subject
    own = p.decision.kind == "pick_open" and seat is not None and seat is p.decision.other
    return own and seat is not None and KUKUNOCHI in p.hands[seat.index]


def _three_for_two(p: SilvaPosition) -> bool:
    """A first Farmer, and three cards in the deck (`silva.card.07.small_deck`)."""
    return len(p.deck) == 3 and any(event.kind is e.FARMER_NOW and event.args["count"] == 2 for event in p.events)


def _last_card(p: SilvaPosition) -> bool:
    """The target of an effect took the only card of the deck (`silva.noeffect.one_or_more`)."""
    return not p.deck and _kinds(e.SWORD_DRAW, e.WARRIOR_DRAW, e.BOY_DRAW)(p)


def _zero_and_spirits(p: SilvaPosition) -> bool:
    """A showdown of Young Kukunochi and both Spirits, nobody else (`silva.card.00.beats_8`)."""
    return p.result is not None and sorted(p.hands[seat.index][0].level for seat in p.alive) == [0, 8, 8]


OCCASIONS: Final[dict[str, Occasion]] = {
    "silva.R03": _told("silva.card.09.choose"),
    "silva.R12": _told("silva.turn.play_one"),
    "silva.R31": _told("silva.card.05.show"),
    "silva.R38": _own_kukunochi,
    "silva.R50": _three_for_two,
    "silva.R52": _told("silva.card.07.next_turn"),
    "silva.R58": _last_card,
    "silva.R61": _zero_and_spirits,
    "silva.R68": _kinds(e.PLAY_AT, e.PLAY_GUESS),
    "silva.card.06.nullify": lambda p: p.decision.kind == "masu",
    "silva.end.all.cause": _told("silva.card.05.show"),
    "silva.turn.played_becomes_discard": _kinds(e.SWORD_REVEAL, e.BOY_REVEAL),
    "silva.turn.regen_use": _told("silva.card.10.regenerates"),
}
"""Rulings without a switch, and clauses, that a text taken at its word decides otherwise; and when each is met."""


def met(plays: Iterable[SilvaPosition]) -> frozenset[str]:
    """The ids of what comes up in the positions of a play."""
    return frozenset(id for p in plays for id, occasion in OCCASIONS.items() if occasion(p))
