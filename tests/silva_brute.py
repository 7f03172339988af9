"""What a seat can know, by trying everything: each card is an object of its own, each order of the deck is dealt, and
the game is played again as the viewer saw it. It shares no code with `silva_kit.silva.belief`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

from silva_kit.position import CHANCE, Seat
from silva_kit.silva import Card, Move, SilvaPosition
from silva_kit.silva.cards import ALL_CARDS, KUKUNOCHI, Discard, in_order

HEARD = ("play", "masu", "decline")
Path = tuple[SilvaPosition, list[Card], Fraction]


def enumerate_hands(steps: Sequence[tuple[Any, SilvaPosition]], viewer: Seat) -> dict[Any, Fraction]:
    """The chance of each (hands of all seats, deck) at the last step, from the true steps as the viewer saw them."""
    views = [position.view(viewer) for _, position in steps]
    paths: list[Path] = list(_dealt(steps[0][1], viewer))
    for number, (move, _) in enumerate(steps[1:], 1):
        heard = move if move.seat is viewer or move.kind in HEARD else None
        after = []
        for path in paths:
            for one in _next(path, heard):
                if one[0].view(viewer).to_text() == views[number].to_text() and _told(one[0], views[number], viewer):
                    after.append(one)
        paths = after
    total = sum((weight for _, _, weight in paths), Fraction(0))
    found: dict[Any, Fraction] = {}
    for position, _, weight in paths:
        key = (tuple(map(in_order, position.hands)), position.deck)
        found[key] = found.get(key, Fraction(0)) + weight / total
    return found


def _told(position: SilvaPosition, view: Any, viewer: Seat) -> bool:
    return [e.seen_by(viewer).to_json() for e in position.events] == [e.to_json() for e in view.events]


def _dealt(position: SilvaPosition, viewer: Seat) -> Iterator[Path]:
    """Every way in which hidden cards can lie, with an order of the deck."""
    view = position.view(viewer)
    cells = [(i, at) for i, hand in enumerate(view.hands) for at, card in enumerate(hand) if card is None]
    down = [(i, at) for i, row in enumerate(view.rows) for at, discard in enumerate(row) if discard is None]
    hidden = [position.hands[i][at] for i, at in cells] + [position.rows[i][at].card for i, at in down]
    for cards in permutations([*hidden, *position.deck]):
        hands, rows = [list(hand) for hand in position.hands], [list(row) for row in position.rows]
        for (i, at), card in zip(cells, cards, strict=False):
            hands[i][at] = card
        if KUKUNOCHI in cards[len(cells) : len(hidden)]:
            continue  # forced out, it is shown and regenerates (`silva.card.10.regenerates`)
        for (i, at), card in zip(down, cards[len(cells) :], strict=False):
            rows[i][at] = Discard(card, True, True, position.rows[i][at].witness)
        deck = cards[len(hidden) :]
        dealt = position._copy()
        dealt.hands, dealt.rows, dealt.deck = tuple(map(tuple, hands)), tuple(map(tuple, rows)), in_order(deck)
        dealt.events = position.events
        yield dealt, list(deck), Fraction(1)


def _next(path: Path, heard: Move | None) -> Iterator[Path]:
    position, deck, weight = path
    if position.to_move is CHANCE:
        yield from _chance(path)
        return
    moves = position.legal_moves
    for move in [heard] if heard is not None else list(moves):
        if move not in moves:
            continue
        after, share = position.after(move), Fraction(1, 1 if heard is not None else len(moves))
        if sorted(card.level for card in after.deck) == sorted(card.level for card in deck):
            yield after, deck, weight * share
            continue
        orders = list(permutations(after.deck))  # cards came back: the deck is shuffled
        for order in orders:
            yield after, list(order), weight * share / len(orders)


def _chance(path: Path) -> Iterator[Path]:
    position, deck, weight = path
    if position.decision.kind == "hit":
        subject = position.decision.subject
        assert subject is not None
        for card in position.hands[subject.index]:
            yield position.after(Move("hit", card=card)), deck, weight / 2
        return
    yield position.after(Move("draw", card=deck[0])), deck[1:], weight


def unseen_count(position: SilvaPosition, viewer: Seat) -> int:
    """How many cards a viewer cannot place."""
    view = position.view(viewer)
    known = sum(card is not None for hand in view.hands for card in hand) + sum(
        discard is not None for row in view.rows for discard in row
    )
    return len(ALL_CARDS) - known - view.regeneration
