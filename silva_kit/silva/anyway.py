"""Refused moves of SILVA carried out: what lies on the table when a player does it all the same.

A play out of turn takes the turn: the turn player's drawn cards go back to the deck, the other one draws and plays.
Kukunochi played is a Kukunochi discarded: its player is out. A card whose effect is dodged (no target, oneself,
somebody who is out, no guess) is played without effect; a target that a card does not need is passed over. A name that
may not be named is asked all the same. Somebody else picks, or answers for the owner of the Masu. A look at unseen
cards before picking, a choice from all cards with a Farmer, a Masu used where nothing asks for it: the Masu stops an
attack whose card is not drawn yet, else it is used up for nothing.

A card that is not there cannot be moved. Nor is anything done that would leave a hand without a card or with too many:
nobody could go on by the rules from there. Both raise NotCarriedOut, which says what is in the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from silva_kit.position import Event, Seat
from silva_kit.silva import attacks, effects
from silva_kit.silva import events as e
from silva_kit.silva.cards import BOY, KUKUNOCHI, TRAINEE, Card, in_order
from silva_kit.silva.defeat import eliminate, use_masu
from silva_kit.silva.legal import copies_shown, names_target
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.state import last_played
from silva_kit.silva.turns import end_turn, without
from silva_kit.teach.referee import NotCarriedOut
from silva_kit.tuples import put


def carried_out(p: SilvaPosition, move: Move, rng: Random) -> SilvaPosition:
    """The position after a refused move; `rng` deals the card of a play out of turn. Raises NotCarriedOut."""
    seat = move.seat
    if p.result is not None:
        raise NotCarriedOut(f"{move}: the game is over")
    if seat is None:
        raise NotCarriedOut(f"{move}: chance cannot answer so; it has {p.chance if p.chance else 'nothing to answer'}")
    if p.turn is None or p.decision.kind == "deal":
        raise NotCarriedOut(f"{move}: the cards are not dealt yet")
    if seat not in p.alive:
        raise NotCarriedOut(f"{move}: {seat} is out and holds no card")
    new = p._copy()
    _HOW[move.kind](new, seat, move, rng)
    return new


def _play(p: SilvaPosition, seat: Seat, move: Move, rng: Random) -> None:
    card = move.card
    told: tuple[Event, ...] = ()
    assert card is not None
    if card not in p.hands[seat.index]:
        raise NotCarriedOut(f"{move}: {card} is not in the hand of {seat}")
    if p.decision.subject is not p.turn or p.decision.kind not in ("play", "draw", "keep"):
        raise NotCarriedOut(f"{move}: the effect of {last_played(p)} is under way; it comes to its end first")
    if p.turn is not seat:
        told = _take_the_turn(p, seat, rng)
    elif p.decision.kind != "play":
        raise NotCarriedOut(f"{move}: {seat} would not be left with one card; {p.decision.kind} comes first")
    _played(p, seat, card, move)
    p.events = told + p.events


def _take_the_turn(p: SilvaPosition, seat: Seat, rng: Random) -> tuple[Event, ...]:
    """`silva.turn.unit` broken: the turn player gives back what they drew, another one draws."""
    assert p.turn is not None
    at = p.turn.index
    p.deck, p.hands = in_order(p.deck + p.hands[at][1:]), put(p.hands, at, p.hands[at][:1])
    drawn = rng.choice(p.deck)
    p.turn, p.deck = seat, without(p.deck, drawn)
    p.hands = put(p.hands, seat.index, (*p.hands[seat.index], drawn))
    return (e.DRAW(seat, drawn),)


def _played(p: SilvaPosition, seat: Seat, card: Card, move: Move) -> None:
    target, guess = move.target, move.guess if card is TRAINEE else None
    if card is KUKUNOCHI:
        p.events = (e.PLAY(seat, card),)
        eliminate(p, seat, card)
        end_turn(p)
    elif not names_target(card, bool(p.deck), card is BOY and copies_shown(p, card, seat, "per_game") > 0):
        effects.play(p, Move("play", seat, card))
    elif target is None or target is seat or target not in p.alive or (card is TRAINEE and guess is None):
        effects.lay(p, seat, card, target, guess)
        end_turn(p)
    else:
        effects.play(p, Move("play", seat, card, target, guess))


def _keep(p: SilvaPosition, seat: Seat, move: Move, rng: Random) -> None:
    if p.decision.kind != "keep" or p.decision.seat is not seat:
        raise NotCarriedOut(f"{move}: {seat} has no drawn cards to choose from")
    hand = p.hands[seat.index]
    wanted = [card for card in (move.card, move.other) if card is not None]
    among = hand[1:] if move.other is None else hand
    if Counter(wanted) - Counter(among):
        raise NotCarriedOut(
            f"{move}: the cards to choose from are {', '.join(map(str, among))}; two cards stay in hand"
        )
    effects.keep(p, move)


def _pick(p: SilvaPosition, seat: Seat, move: Move, rng: Random) -> None:
    target = p.decision.other
    if p.decision.kind not in ("pick_open", "pick_blind") or target is None:
        raise NotCarriedOut(f"{move}: there are no two cards to pick from")
    if move.card is None and p.decision.kind == "pick_open":
        raise NotCarriedOut(f"{move}: the two cards are seen; one of them is named")
    if move.card is not None and move.card not in p.hands[target.index]:
        raise NotCarriedOut(f"{move}: {move.card} is not in the hand of {target}")
    attacks.pick(p, move)


def _masu(p: SilvaPosition, seat: Seat, move: Move, rng: Random) -> None:
    if p.decision.kind == "masu":
        effects.masu(p, Move("masu", p.decision.seat))
        return
    if p.masu is not seat:
        raise NotCarriedOut(f"{move}: {seat} has no Masu")
    use_masu(p)
    if p.decision.kind == "draw" and p.decision.subject is seat is not p.turn:
        end_turn(p)


def _decline(p: SilvaPosition, seat: Seat, move: Move, rng: Random) -> None:
    if p.decision.kind != "masu":
        raise NotCarriedOut(f"{move}: nothing is asked that could be declined")
    effects.decline(p, Move("decline", p.decision.seat))


_HOW: Final[dict[str, Callable[[SilvaPosition, Seat, Move, Random], None]]] = {
    "play": _play,
    "keep": _keep,
    "pick": _pick,
    "masu": _masu,
    "decline": _decline,
}
