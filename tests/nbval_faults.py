"""Faults that a table may have, each one place wide: what a person would see, and so what nbval must see.

`seed(name)` breaks the running interpreter. test_nbval_sees.py does so in the kernel of a notebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from silva_kit.position import OPEN, EventKind
from silva_kit.silva import legal, view
from silva_kit.silva.cards import Card, Discard

Fault = Callable[[Any, Any], None]
"""Spoils a view that was just built from a position."""
FAULTS: Final[dict[str, Fault]] = {}


def fault(spoil: Fault) -> Fault:
    """Enter a fault under its name."""
    FAULTS[spoil.__name__] = spoil
    return spoil


def seed(name: str) -> None:
    """Let every view be spoiled from now on. Raises KeyError for an unknown fault."""
    spoil, build = FAULTS[name], view.build

    def spoiled(position: Any, viewer: Any) -> Any:
        built = build(position, viewer)
        spoil(built, position)
        return built

    view.build = spoiled


def other(card: Card) -> Card:
    """Some other card."""
    return Card((card.level + 1) % 11)


def another(discard: Discard) -> Discard:
    """The same mark on another card."""
    return Discard(other(discard.card), discard.forced, discard.hidden, discard.witness)


@fault
def wrong_discard(seen: Any, _position: Any) -> None:
    """The newest card of each discard row is another one."""
    seen.rows = tuple((*row[:-1], another(row[-1])) if row else row for row in seen.rows)


@fault
def lost_discard(seen: Any, _position: Any) -> None:
    """The oldest card of each discard row is not shown."""
    seen.rows = tuple(row[1:] for row in seen.rows)


@fault
def missing_legal_move(seen: Any, _position: Any) -> None:
    """The last legal move is not offered."""
    seen.legal_moves = legal.LegalMoves(seen.legal_moves[:-1])


@fault
def leaked_hand(seen: Any, position: Any) -> None:
    """Every hand lies open to everybody."""
    seen.hands = position.hands


@fault
def mixed_up_hand(seen: Any, _position: Any) -> None:
    """The card that was drawn is shown as the one that was held."""
    seen.hands = tuple(hand[::-1] for hand in seen.hands)


@fault
def stale_log(seen: Any, _position: Any) -> None:
    """What just happened is not told."""
    seen.events = ()


@fault
def wrong_clause(seen: Any, _position: Any) -> None:
    """What happened is told, under a clause that did not cause it."""
    kinds = [EventKind("silva.turn.unit", *e.kind.names, *e.kind.secret) for e in seen.events]
    seen.events = tuple(kind(*e.values) for kind, e in zip(kinds, seen.events, strict=True))


@fault
def wrong_turn(seen: Any, _position: Any) -> None:
    """The next seat is shown as the one whose turn it is."""
    if seen.turn is not None:
        seen.turn = seen.seats[(seen.turn.index + 1) % len(seen.seats)]


@fault
def miscounted_deck(seen: Any, _position: Any) -> None:
    """The deck is shown with a card too many."""
    seen.deck_size += 1
    if seen.viewer is OPEN:
        seen.deck = (*seen.deck, seen.deck[0]) if seen.deck else seen.deck


@fault
def lost_masu(seen: Any, position: Any) -> None:
    """The first seat is shown as owner of the masu, whoever owns it."""
    seen.masu = None if position.masu else seen.seats[0]


@fault
def everybody_knows(seen: Any, _position: Any) -> None:
    """Each held card is shown as known to all."""
    seen.known = tuple(255 for _ in seen.seats)
