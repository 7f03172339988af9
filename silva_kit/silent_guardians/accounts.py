"""Whether a position that was read can be: cards and tokens accounted for, the trick and the decision in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.position import TextError
from silva_kit.silent_guardians.cards import ALL_CARDS, ALL_TOKENS, Cards
from silva_kit.silent_guardians.trick import winner

if TYPE_CHECKING:
    from silva_kit.silent_guardians.position import GuardiansPosition


def _laid(p: GuardiansPosition) -> Cards:
    piled = [card for pile in p.piles for plays, _ in pile for _, card in plays]
    return (*(card for hand in p.hands for card in hand), *piled, *(card for _, card in p.trick))


def unlaid(p: GuardiansPosition) -> Cards:
    """The cards that lie nowhere: the removed ones (`sg.setup.remove`); before the deal there are none."""
    laid = set(_laid(p))
    return () if p.decision.kind == "deal" else tuple(card for card in ALL_CARDS if card not in laid)


def check(p: GuardiansPosition) -> None:
    """The 44 cards and the tokens are there once each, and the fields fit each other. Raises TextError."""
    cards = (*_laid(p), *p.removed)
    if p.decision.kind != "deal" and sorted(map(str, cards)) != sorted(map(str, ALL_CARDS)):
        doubled = sorted({str(c) for c in cards if cards.count(c) > 1})
        raise TextError(
            f"position: the 44 cards are not all accounted for; more than once: {', '.join(doubled) or 'none'}"
        )
    tokens = [*p.pool, *(t for held in p.tokens for t in held), *(token for pile in p.piles for _, token in pile)]
    if any(tokens.count(color) > ALL_TOKENS.count(color) for color in tokens):
        raise TextError("position: there are 3 tokens of each colour and 2 gray ones, and no more")
    if (p.result is None) != (p.decision.kind != "over"):
        raise TextError("position: result= stands exactly where do=over")
    if p.decision.kind in ("draft", "play", "pay", "turn") and p.lead is None:
        raise TextError(f"position: do={p.decision} needs lead=, the seat that leads the trick")
    _check_draft(p)
    _check_trick(p)


def _check_draft(p: GuardiansPosition) -> None:
    """Before the draft all are in it (`sg.draft.choose`); in it the seat that decides is, and tokens are left."""
    kind = p.decision.kind
    if kind in ("deal", "lead", "layout") and p.drafting != p.seats:
        raise TextError(f"position: do={p.decision} needs drafting={''.join(map(str, p.seats))}")
    if kind in ("draft", "turn") and (p.decision.subject not in p.drafting or not p.pool):
        raise TextError(f"position: do={p.decision} needs tokens in the pool and the seat in drafting=")
    if p.offered is not None and (kind != "draft" or p.offered not in p.pool):
        raise TextError("position, field offered: it is a token of the pool, turned up for do=draft")


def _check_trick(p: GuardiansPosition) -> None:
    """The trick comes from its lead player to the left, and the decision is that of the next seat or the winner."""
    seats = [seat for seat, _ in p.trick]
    due = [p.seats[(p.lead.index + i) % len(p.seats)] for i in range(len(p.trick))] if p.lead is not None else []
    if seats != due:
        raise TextError(
            f"position, field trick: its cards come from {', '.join(map(str, due))} in this order, from the lead player"
        )
    if p.decision.kind == "pay" and (len(p.trick) != len(p.seats) or winner(p.trick)[0] is not p.decision.subject):
        raise TextError(f"position: do={p.decision} needs a full trick that this seat has won")
    if p.decision.kind == "play":
        played = len(p.trick)
        if p.decision.subject is not p.seats[(p.lead.index + played) % len(p.seats)] if p.lead else True:
            raise TextError(f"position: do={p.decision}, but after {played} cards led by {p.lead} it is another's turn")
        sizes = {len(hand) + (seat in seats) for seat, hand in zip(p.seats, p.hands, strict=True)}
        if len(sizes) != 1 or not p.hands[p.decision.subject.index]:  # type: ignore[union-attr]  # play names its seat
            raise TextError(f"position: do={p.decision} does not fit the number of cards in hand")
