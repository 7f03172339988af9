"""A full position dealt anew from a view: what a learner's "what if" is played on.

Ranks that the viewer does not see go at random to the cards of their colour that lie hidden: in the own hand, in other
hands under `sorter_only`, and among the removed cards; sword tokens that lie face down are drawn from those not seen.
Nothing of the true deal is in it, and the view of the new
position equals the old one. `past` keeps what play has told: whoever played the second lowest red card, and saw it to
be a 5, holds one red card below 5 and the others above. What a play may have meant is not drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random
from typing import Any, Final

from silva_kit.position import OPEN, Seat
from silva_kit.silent_guardians.cards import (
    ALL_CARDS,
    ALL_TOKENS,
    COLORS,
    UNSEEN,
    Card,
    Cards,
    Tokens,
    in_color,
    sort_cards,
    sort_tokens,
)
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.position import GuardiansPosition
from silva_kit.silent_guardians.view import GuardiansView

Past = Iterable[tuple[Move | None, GuardiansView]]
"""The views of one viewer from the first to the present one, each with the move that led there."""
Bounds = list[tuple[int, int]]
"""For each card that a seat holds in a colour, low to high: the ranks between which its own must lie."""
Ranks = tuple[int, ...]
_ANY: Final = (0, 99)


def redeal(view: GuardiansView, rng: Random, past: Past = ()) -> GuardiansPosition:
    """One position that looks like `view` to its viewer, drawn with equal chances from all that are possible."""
    past = tuple(past)
    told = bounds(past)
    dealt = {color: _deal(view, color, told, rng) for color in COLORS}
    hands = tuple(
        sort_cards(tuple(c for c in hand if c.rank) + tuple(c for color in COLORS for c in dealt[color].get(seat, ())))
        for seat, hand in zip(view.seats, view.hands, strict=True)
    )
    removed = view.removed
    if removed and view.viewer is not OPEN:
        removed = tuple(card for color in COLORS for card in dealt[color][None])
    return _position(view, hands, removed, _pool(view, past, rng))


def bounds(past: Past) -> dict[tuple[Seat, str], Bounds]:
    """What the places of the cards played so far tell of those still held."""
    found: dict[tuple[Seat, str], Bounds] = {}
    before: GuardiansView | None = None
    for move, view in past:
        if move is not None and before is not None and move.kind == "play" and move.seat is not None:
            key = (move.seat, move.color)
            held = found.setdefault(key, [_ANY] * len(in_color(before.hands[move.seat.index], move.color)))
            rank, at = view.trick[-1][1].rank, move.place - 1
            lower = [(low, min(high, rank)) for low, high in held[:at]]
            found[key] = lower + [(max(low, rank), high) for low, high in held[at + 1 :]]
        before = view
    return found


def _deal(
    view: GuardiansView, color: str, told: dict[tuple[Seat, str], Bounds], rng: Random
) -> dict[Seat | None, Cards]:
    """The unseen cards of a colour, to the seats that hold hidden ones, and to the removed ones (None)."""
    free = sorted(card.rank for card in ALL_CARDS if card.color == color and card not in seen(view))
    holders = {
        seat: told.get((seat, color), [_ANY] * len(hidden))
        for seat, hand in zip(view.seats, view.hands, strict=True)
        if (hidden := [card for card in in_color(hand, color) if not card.rank])
    }
    if all(bound == _ANY for held in holders.values() for bound in held):
        split = _at_random(free, [len(held) for held in holders.values()], rng)
    else:
        split = rng.choice(list(_fitting(tuple(free), list(holders.values()))))
    parts: list[Seat | None] = [*holders, None]
    return {part: tuple(Card(color, rank) for rank in ranks) for part, ranks in zip(parts, split, strict=True)}


def _at_random(free: list[int], sizes: list[int], rng: Random) -> list[Ranks]:
    """Parts of these sizes, and the rest; each part in ascending order."""
    rng.shuffle(free)
    starts = [sum(sizes[:i]) for i in range(len(sizes) + 1)]
    ends = [*starts[1:], len(free)]
    return [tuple(sorted(free[start:end])) for start, end in zip(starts, ends, strict=True)]


def _fitting(free: Ranks, holders: list[Bounds]) -> Iterator[list[Ranks]]:
    """Every way to give each holder as many ranks as it has bounds, each rank within its own; then the rest."""
    if not holders:
        yield [free]
        return
    for ranks in combinations(free, len(holders[0])):
        if all(low < rank < high for rank, (low, high) in zip(ranks, holders[0], strict=True)):
            rest = tuple(rank for rank in free if rank not in ranks)
            yield from ([ranks, *others] for others in _fitting(rest, holders[1:]))


def seen(view: GuardiansView) -> frozenset[Card]:
    """The cards whose rank and place this viewer knows."""
    held = [card for hand in (*view.hands, view.removed) for card in hand]
    played = [card for pile in view.piles for plays, _ in pile for _, card in plays]
    return frozenset(card for card in (*held, *played, *(card for _, card in view.trick)) if card.rank)


def _pool(view: GuardiansView, past: Past, rng: Random) -> Tokens:
    """The tokens in the centre: those that lie face down (R5 `draft_blind`) from all that are nowhere in sight, among
    them the ones that were turned up and left there."""
    known = [color for color in view.pool if color != UNSEEN]
    placed = [token for pile in view.piles for _, token in pile]
    left = _left_there(past) - Counter(known)
    hidden = Counter(ALL_TOKENS) - Counter([*known, *placed, *(t for held in view.tokens for t in held)]) - left
    free = len(view.pool) - len(known) - left.total()
    return sort_tokens((*known, *left.elements(), *rng.sample(sorted(hidden.elements()), free)))


def _left_there(past: Past) -> Counter[str]:
    """The fewest tokens of each colour that must still lie in the centre, after all that were turned up there."""
    least: Counter[str] = Counter()
    for move, _ in past:
        if move is not None and move.kind in ("turn", "take"):
            least[move.color] = max(least[move.color], 1) - (move.kind == "take")
    return +least


def _position(view: GuardiansView, hands: tuple[Cards, ...], removed: Cards, pool: Tokens) -> GuardiansPosition:
    shared: Any = GuardiansPosition.start(len(view.seats), rulings=view.rulings)
    for name in ("mode", "decision", "lead", "tokens", "drafting", "offered", "trick", "piles", "transfers"):
        setattr(shared, name, getattr(view, name))
    shared.hands, shared.removed, shared.pool, shared.result = hands, removed, pool, view.result
    new: GuardiansPosition = shared
    return new
