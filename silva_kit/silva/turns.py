"""The course of the game: the deal, the first player, and how turns begin and end (`silva.setup.*`, `silva.turn.*`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.position import Seat
from silva_kit.silva import ending
from silva_kit.silva import events as e
from silva_kit.silva.cards import Card, Cards
from silva_kit.silva.decision import DRAW, Decision
from silva_kit.silva.state import left_of
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


def without(cards: Cards, card: Card) -> Cards:
    """The cards with one copy of a card less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def deal(p: SilvaPosition, card: Card) -> None:
    """A player draws the first card of their hand (`silva.setup.initial_draw`, EN line 41)."""
    seat = p.decision.subject
    assert seat is not None
    p.deck, p.hands = without(p.deck, card), put(p.hands, seat.index, (card,))
    p.events = (e.INITIAL_DRAW(seat, card),)
    if seat is not p.seats[-1]:
        p.decision = Decision("deal", p.seats[seat.index + 1])
    elif p.turn is not None:
        first(p, p.turn)
    else:
        p.decision = Decision("first")


def first(p: SilvaPosition, seat: Seat) -> None:
    """Somebody is the first player (`silva.setup.first_player`, EN line 42, R70, R87)."""
    p.events += (e.FIRST_PLAYER(seat),)
    start_turn(p, seat)


def start_turn(p: SilvaPosition, seat: Seat) -> None:
    """The turn player draws 1 card (`silva.turn.draw`, EN line 45), or more where a Farmer asks for it (R50, R85)."""
    p.turn = seat
    due = p.farmer[seat.index]
    if not due:
        p.decision = DRAW[seat]
        return
    assert p.deck, "a turn never starts with an empty deck (R56)"
    count = min(due, len(p.deck))
    p.farmer = put(p.farmer, seat.index, 0)
    p.events += (
        (e.FARMER_NOW(seat, due),) if count == due else (e.FARMER_NOW(seat, due), e.FARMER_SMALL_DECK(seat, count))
    )
    p.decision = Decision("draw", seat, None, count)


def end_turn(p: SilvaPosition) -> None:
    """After the effect the turn ends (`silva.turn.end`): the game is over, or the next player to the left begins;
    so it goes on until the deck is empty or one player is left (`silva.turn.repeat_until`)."""
    assert p.turn is not None
    if p.result is not None or (len(p.alive) < 2 and ending.few_left(p)):
        return
    if p.fresh is p.turn:
        p.fresh = None
    if not p.deck:
        ending.showdown(p)
        return
    seat = left_of(p, p.turn)
    p.events += (e.NEXT_LEFT(seat),)
    start_turn(p, seat)
