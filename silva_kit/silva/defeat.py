"""Discards under force, elimination, regeneration, and the Masu that stops a defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.position import Seat
from silva_kit.silva import events as e
from silva_kit.silva.cards import KUKUNOCHI, YOUNG_KUKUNOCHI, Card, Discard
from silva_kit.silva.decision import Decision
from silva_kit.silva.state import ALL
from silva_kit.silva.turns import without
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


def force_discard(
    p: SilvaPosition, seat: Seat, card: Card, *, hidden: bool = False, witness: Seat | None = None
) -> None:
    """A card goes from a hand of two to the discard row; its effect does not activate
    (`silva.noeffect.forced_discard`).

    Who knew the held card still knows it if another card went (R86); after a face-down discard nobody can tell (R81).
    """
    i = seat.index
    hand = p.hands[i]
    # Kukunochi would have been shown, so who knew it knows it still.
    if card is hand[0] or (hidden and hand[0] is not KUKUNOCHI):
        p.known = put(p.known, i, 0)
    p.hands = put(p.hands, i, without(hand, card))
    p.rows = put(p.rows, i, (*p.rows[i], Discard(card, True, hidden, witness)))
    p.events += (e.FACE_DOWN(seat, card),) if hidden else (e.FORCED_DISCARD(seat, card),)


def eliminate(p: SilvaPosition, seat: Seat, picked: Card | None = None) -> None:
    """The hand is revealed and joins the discard row (`silva.elimination.reveal_discard`, EN line 53, R06, R67); a
    Masu and a pending Farmer are lost with it (R23, R54)."""
    _discard_hand(p, seat, picked)
    p.hands, p.known, p.farmer = put(p.hands, seat.index, ()), put(p.known, seat.index, 0), put(p.farmer, seat.index, 0)
    p.alive = tuple(other for other in p.alive if other is not seat)
    p.masu = None if p.masu is seat else p.masu
    p.fresh = None if p.fresh is seat else p.fresh


def defeat(p: SilvaPosition, seat: Seat, picked: Card | None = None) -> None:
    """Eliminate (`silva.card.10.discard_eliminates`), or regenerate where Kukunochi is hit by another card than the
    Sword Girl (`silva.card.10.regenerates`)."""
    if KUKUNOCHI in p.hands[seat.index] and picked in (None, KUKUNOCHI):
        regenerate(p, seat)
    else:
        eliminate(p, seat, picked)


def regenerate(p: SilvaPosition, seat: Seat) -> None:
    """Only Kukunochi brings the regeneration card into play (`silva.turn.regen_use`, `silva.card.00.only_when`): the
    whole hand is discarded (`silva.card.10.discard_all`) and Young Kukunochi is the new hand, known to all
    (`silva.card.00.discard_hand`, EN line 119, R39, R43, R44); Masu and Farmer stay (R45)."""
    assert p.regeneration, "Young Kukunochi is used at most once (R42)"
    cards = _discard_hand(p, seat, KUKUNOCHI, tell=False)
    p.hands, p.known = put(p.hands, seat.index, (YOUNG_KUKUNOCHI,)), put(p.known, seat.index, ALL)
    p.regeneration = False
    p.events += (e.REGENERATES(seat), e.DISCARD_HAND(seat, cards))
    if p.rulings.trainee_may_name_0 == "after_own_turn":
        p.fresh = seat


def _discard_hand(p: SilvaPosition, seat: Seat, picked: Card | None, *, tell: bool = True) -> tuple[Card, ...]:
    hand = p.hands[seat.index]
    cards = hand if picked is None else (picked, *sorted(without(hand, picked), key=lambda card: card.level))
    p.rows = put(p.rows, seat.index, p.rows[seat.index] + tuple(Discard(card, True) for card in cards))
    if tell:
        p.events += (e.OUT(seat, cards),)
    return cards


def masu_stops(p: SilvaPosition, seat: Seat, attack: Card) -> bool:
    """Whether the owner of the Masu may nullify this attack (`silva.card.06.causes`, EN line 87, R17, R78); no
    piece is needed for it (`silva.card.06.without_masu`, R14)."""
    return p.masu is seat and attack.level in p.rulings.covered


def ask_masu(p: SilvaPosition, owner: Seat, other: Seat) -> bool:
    """Ask the owner (`silva.card.06.nullify`, R16), or use the Masu at once where that is the ruling. True: used."""
    if p.rulings.masu_use == "automatic":
        use_masu(p)
        return True
    p.decision = Decision("masu", owner, other)
    return False


def use_masu(p: SilvaPosition) -> None:
    """The Masu is used up (`silva.card.06.nullify`, R20, R23); only the defeat is nullified, the hand stays."""
    p.events += (e.MASU_USED(p.masu),)
    p.masu = None
