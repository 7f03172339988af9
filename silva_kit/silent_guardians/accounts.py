"""Whether a position that was read can be: cards and tokens accounted for, and every field as a game would leave it.

A lesson may begin with a few cards and tokens only, so how many there are is free: what must hold is how they lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.position import Result, Seat, TextError
from silva_kit.silent_guardians.cards import ALL_CARDS, ALL_TOKENS, Cards, in_color
from silva_kit.silent_guardians.legal import waits
from silva_kit.silent_guardians.trick import Plays, owed, winner

if TYPE_CHECKING:
    from silva_kit.silent_guardians.position import GuardiansPosition

SETUP = ("deal", "lead", "layout")


def _laid(p: GuardiansPosition) -> Cards:
    piled = [card for pile in p.piles for plays, _ in pile for _, card in plays]
    return (*(card for hand in p.hands for card in hand), *piled, *(card for _, card in p.trick))


def unlaid(p: GuardiansPosition) -> Cards:
    """The cards that lie nowhere: the removed ones (`sg.setup.remove`); before the deal there are none."""
    laid = set(_laid(p))
    return () if p.decision.kind == "deal" else tuple(card for card in ALL_CARDS if card not in laid)


def check(p: GuardiansPosition) -> None:
    """The 44 cards and the tokens are there once each, and the fields fit each other. Raises TextError."""
    _check_cards_and_tokens(p)
    if p.transfers and p.mode != "B":
        raise TextError(f"position, field transfers: {p.transfers} in mode {p.mode}; only mode B has transfers")
    if (p.lead is None) != (p.decision.kind in ("deal", "lead")):
        raise TextError(f"position: do={p.decision} needs lead=; only do=deal and do=lead go without the lead player")
    _check_draft(p)
    _check_trick(p)
    _check_piles(p)
    _check_result(p)


def _check_cards_and_tokens(p: GuardiansPosition) -> None:
    cards = (*_laid(p), *p.removed)
    if p.decision.kind == "deal":
        if cards or any(p.tokens):
            raise TextError("position: do=deal comes first; no card and no token lies anywhere yet")
    elif sorted(map(str, cards)) != sorted(map(str, ALL_CARDS)):
        doubled = sorted({str(c) for c in cards if cards.count(c) > 1})
        raise TextError(
            f"position: the 44 cards are not all accounted for; more than once: {', '.join(doubled) or 'none'}"
        )
    tokens = [*p.pool, *(t for held in p.tokens for t in held), *(token for pile in p.piles for _, token in pile)]
    if any(tokens.count(color) > ALL_TOKENS.count(color) for color in tokens):
        raise TextError("position: there are 3 tokens of each colour and 2 gray ones, and no more")


def _check_draft(p: GuardiansPosition) -> None:
    """Before the draft all are in it (`sg.draft.choose`); in it the seat that decides is, and tokens are left."""
    kind, blind = p.decision.kind, p.rulings.draft_blind == "yes"
    if kind in SETUP and (p.drafting != p.seats or p.pool or any(p.tokens) or any(p.piles)):
        raise TextError(f"position: do={p.decision} needs drafting={''.join(map(str, p.seats))}, and no token laid out")
    if kind in ("draft", "turn") and (p.decision.subject not in p.drafting or not p.pool or any(p.piles)):
        raise TextError(f"position: do={p.decision} needs tokens in the pool and the seat in drafting=")
    if kind in ("play", "pay") and (p.pool or p.drafting):
        raise TextError(f"position: do={p.decision} comes after the draft; leave pool= and drafting= out")
    if (p.offered is not None) != (kind == "draft" and blind) or (p.offered is not None and p.offered not in p.pool):
        raise TextError("position, field offered: it is a token of the pool, turned up for do=draft (draft_blind)")
    if kind == "turn" and not blind:
        raise TextError("position, field do: turn is for rulings=draft_blind:yes alone")


def _check_trick(p: GuardiansPosition) -> None:
    """The trick comes from its lead player to the left, and the decision is that of the next seat or the winner."""
    kind, seats = p.decision.kind, [seat for seat, _ in p.trick]
    due = _from(p, p.lead)[: len(p.trick)] if p.lead is not None else []
    if seats != due or (p.trick and kind not in ("play", "pay", "over")):
        raise TextError(
            f"position, field trick: its cards come from {', '.join(map(str, due)) or 'nobody'} in this order, "
            "from the lead player"
        )
    if kind == "pay" and (len(p.trick) != len(p.seats) or winner(p.trick)[0] is not p.decision.subject):
        raise TextError(f"position: do={p.decision} needs a full trick that this seat has won")
    if kind == "pay" and not waits(p, owed(p.trick)):
        raise TextError(f"position: do={p.decision}, but no token can be placed, and nobody may transfer one")
    if kind == "play":
        played = len(p.trick)
        if played == len(p.seats) or p.lead is None or p.decision.subject is not _from(p, p.lead)[played]:
            raise TextError(f"position: do={p.decision}, but after {played} cards led by {p.lead} it is another's turn")
    sizes = {len(hand) + (seat in seats) for seat, hand in zip(p.seats, p.hands, strict=True)}
    if len(sizes) != 1 or (kind == "play" and sizes == {0}) or (kind in SETUP[1:] and sizes == {0}):
        raise TextError(f"position: do={p.decision} does not fit the number of cards in hand")


def _from(p: GuardiansPosition, seat: Seat) -> list[Seat]:
    """The seats in order to the left, from this one."""
    return [p.seats[(seat.index + step) % len(p.seats)] for step in range(len(p.seats))]


def _check_piles(p: GuardiansPosition) -> None:
    """Each pile was won by its seat and paid with a valid token; who did not follow has no card of the lead colour."""
    for seat, pile in zip(p.seats, p.piles, strict=True):
        for plays, token in pile:
            full = bool(plays) and [player for player, _ in plays] == _from(p, plays[0][0])
            if not full or owed(plays).winner is not seat or token not in owed(plays).valid:
                raise TextError(
                    f"position, field piles: {seat} holds a trick that is not whole, that {seat} has not won, "
                    f"or whose token {token} is not valid"
                )
            _check_followed(p, plays)
    _check_followed(p, p.trick)


def _check_followed(p: GuardiansPosition, plays: Plays) -> None:
    for seat, card in plays:
        led = plays[0][1].color
        if card.color != led and in_color(p.hands[seat.index], led):
            raise TextError(f"position, field hands: {seat} did not follow with {led} and cannot hold it now")


def _check_result(p: GuardiansPosition) -> None:
    """`sg.end.win`, `sg.end.lose`, R4: a result is what a game ends with, and stands exactly at its end."""
    if (p.result is None) != (p.decision.kind != "over"):
        raise TextError("position: result= stands exactly where do=over")
    if p.result is None:
        return
    ends = {
        Result("win", p.seats, "sg.end.win"): not (any(p.hands) or p.trick or p.pool),
        Result("loss", (), "sg.end.lose"): len(p.trick) == len(p.seats) and not (p.pool or waits(p, owed(p.trick))),
        Result("void", (), "sg.R4"): bool(p.pool) and not p.drafting and not p.trick,
    }
    if not ends.get(p.result, False):
        known = ", ".join(f"{end.kind}:{''.join(map(str, end.winners)) or '-'}:{end.clause}" for end in ends)
        raise TextError(f"position, field result: a game ends with one of {known}, and this one has not")
