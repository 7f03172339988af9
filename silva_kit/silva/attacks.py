"""Warrior, Sword Girl and the second Boy: the target draws a card, and one of their two cards goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silva_kit.position import Seat
from silva_kit.silva import events as e
from silva_kit.silva.cards import BOY, KUKUNOCHI, SWORD_GIRL, WARRIOR, Card, in_order
from silva_kit.silva.decision import Decision
from silva_kit.silva.defeat import ask_masu, defeat, eliminate, force_discard, masu_stops
from silva_kit.silva.moves import Move
from silva_kit.silva.state import ALL, last_played, learn, open_to
from silva_kit.silva.turns import end_turn
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


def draw_and_discard(p: SilvaPosition, seat: Seat, target: Seat, move: Move) -> None:
    """Warrior (4), Sword Girl (9), second Boy (1): the target draws a card, one of their two cards goes (EN lines
    71, 96, 113).

    A Masu that covers the attack stops it here, before the draw (R18, R77, R78); the Boy's waits under
    `protect_choice`.
    """
    attack = last_played(p)
    if attack is BOY:
        p.events += (e.BOY_SECOND(seat, target),)
    waits = attack is BOY and p.rulings.masu_vs_boy == "protect_choice"
    if masu_stops(p, target, attack) and not waits:
        if ask_masu(p, target, seat):
            end_turn(p)
    else:
        p.decision = Decision("draw", target, seat)


def target_drew(p: SilvaPosition, seat: Seat, card: Card) -> None:
    """The target of an effect has drawn and holds two cards: reveal them, or keep them hidden for the Warrior."""
    attack = last_played(p)
    assert p.turn is not None
    if attack is WARRIOR:
        p.events = (e.WARRIOR_DRAW(seat, card),)
        _WARRIOR_PICK[p.rulings.warrior_pick](p, p.turn, seat)
        return
    drew, shows = (e.BOY_DRAW, e.BOY_REVEAL) if attack is BOY else (e.SWORD_DRAW, e.SWORD_REVEAL)
    p.events = (drew(seat, card), shows(seat, p.hands[seat.index]))
    p.known = put(p.known, seat.index, ALL)
    if attack is SWORD_GIRL and p.rulings.sword_girl_auto_kill == "found" and KUKUNOCHI in p.hands[seat.index]:
        p.events += (e.SWORD_FOUND(p.turn, seat),)
        _sword_girl_hits(p, seat, KUKUNOCHI)
    elif attack is BOY and masu_stops(p, seat, attack) and p.rulings.masu_vs_boy == "protect_choice":
        if ask_masu(p, seat, p.turn):
            put_back(p, seat)
    else:
        p.decision = Decision("pick_open", p.turn, seat)


def _warrior_blind(p: SilvaPosition, seat: Seat, target: Seat) -> None:
    """`silva.card.04.choose`, `.hide_origin` (EN lines 96-98, R01): the turn player picks one of two unseen cards."""
    p.decision = Decision("pick_blind", seat, target)


def _warrior_own(p: SilvaPosition, seat: Seat, target: Seat) -> None:
    """R01 `target_chooses`: the target picks from their own two cards."""
    p.decision = Decision("pick_open", target, target)


def _warrior_seen(p: SilvaPosition, seat: Seat, target: Seat) -> None:
    """R01, R82 `actor_sees`: the turn player looks at both cards and picks."""
    learn(p, target, seat)
    p.events += (e.WARRIOR_LOOKS(seat, target, p.hands[target.index]),)
    p.decision = Decision("pick_open", seat, target)


def _warrior_random(p: SilvaPosition, seat: Seat, target: Seat) -> None:
    """R01, R82 `random`: chance takes one of the two cards."""
    p.events += (e.WARRIOR_RANDOM(target),)
    p.decision = Decision("hit", target)


def pick(p: SilvaPosition, move: Move) -> None:
    """The card that goes is named, or one of two unseen ones; then chance says which it was."""
    seat, target = move.seat, p.decision.other
    assert seat is not None and target is not None
    attack = last_played(p)
    if move.card is None:
        p.events = (e.WARRIOR_BLIND(seat, target),)
        p.decision = Decision("hit", target)
    elif attack is WARRIOR:
        p.events = (e.WARRIOR_OWN(seat),) if seat is target else (e.WARRIOR_SEEN(seat, target),)
        _warrior_hits(p, target, move.card)
    else:
        told = e.BOY_CHOOSE if attack is BOY else e.SWORD_CHOOSE
        p.events = (told(seat, target, move.card),)
        (_boy_hits if attack is BOY else _sword_girl_hits)(p, target, move.card)


def hit(p: SilvaPosition, move: Move) -> None:
    """Chance: which of the two unseen cards the Warrior took (`silva.card.04.hide_origin`, EN line 98)."""
    target = p.decision.subject
    assert target is not None and move.card is not None
    _warrior_hits(p, target, move.card)


def _warrior_hits(p: SilvaPosition, target: Seat, card: Card) -> None:
    """The Warrior's card goes to the row, face down where R02 says so; Kukunochi regenerates (R38, R84)."""
    hidden = p.rulings.warrior_discard_visible == "hidden" and card is not KUKUNOCHI
    if card is KUKUNOCHI:
        defeat(p, target, card)
    else:
        witness = p.turn if open_to(p, target) else None
        force_discard(p, target, card, hidden=hidden, witness=witness if hidden else None)
        if witness is not None:
            learn(p, target, witness)
    end_turn(p)


def _sword_girl_hits(p: SilvaPosition, target: Seat, card: Card) -> None:
    """`silva.card.10.sword_girl`, `silva.card.09.no_regen` (EN lines 68, 73, R05, R06): Kukunochi is out, without
    regeneration."""
    if card is KUKUNOCHI:
        p.events += (e.SWORD_KILLS(target),)
        eliminate(p, target, card)
    else:
        force_discard(p, target, card)
        p.known = put(p.known, target.index, ALL)
    end_turn(p)


def _boy_hits(p: SilvaPosition, target: Seat, card: Card) -> None:
    """`silva.card.01.kukunochi` (EN line 115, R48, R49): like the Sword Girl, but Kukunochi regenerates."""
    if card is KUKUNOCHI:
        p.events += (e.BOY_KUKUNOCHI(target),)
        defeat(p, target, card)
    else:
        force_discard(p, target, card)
        p.known = put(p.known, target.index, ALL)
    end_turn(p)


def put_back(p: SilvaPosition, seat: Seat) -> None:
    """R18, R79 `protect_choice`: the card drawn for the second Boy goes back to the deck, which is shuffled."""
    held, drawn = p.hands[seat.index]
    p.hands, p.deck = put(p.hands, seat.index, (held,)), in_order((*p.deck, drawn))
    p.events += (e.MASU_PUT_BACK(seat, drawn),)
    end_turn(p)


_WARRIOR_PICK: Final = {
    "actor_blind": _warrior_blind,
    "target_chooses": _warrior_own,
    "actor_sees": _warrior_seen,
    "random": _warrior_random,
}
