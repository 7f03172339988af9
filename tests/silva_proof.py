"""Whether a seat wins for certain, by trying everything: every deal that looks as the seat saw it, every draw, every
answer. Cases are lines of text, what is seen is a line of text too. It shares no code with
`silva_kit.silva.puzzles.forced` and `silva_kit.silva.belief`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from silva_kit.position import CHANCE, Seat
from silva_kit.silva import Card, Move, SilvaPosition
from silva_kit.silva.cards import ALL_CARDS, in_order

Cases = dict[str, tuple[SilvaPosition, Fraction]]
"""Positions by their text, with their weight."""
PASSES = {"turn": 0, "best": 0, "next": 2}
"""How often the turn may go from the seat or come back to it, by what is asked."""
LOUD = ("play", "masu", "decline")


def look(position: SilvaPosition, seat: Seat, move: Move | None) -> str:
    """All that a seat hears and sees at a step, as one line."""
    told = [event.seen_by(seat).to_json() for event in position.events]
    said = "" if move is None or (move.seat is not seat and move.kind not in LOUD) else move.text
    return f"{said} | {position.view(seat).to_text()} | {json.dumps(told)}"


def cases(start: SilvaPosition, moves: Sequence[str], seat: Seat) -> Cases:
    """Every position that a seat must think possible after a game that it has followed from `start`."""
    true, found = start, {p.to_text(): (p, w) for p, w in dealt(start, seat)}
    for text in moves:
        move = true.move(text)
        true = true.after(move)
        wanted = look(true, seat, move)
        after: Cases = {}
        for position, weight in found.values():
            for one, share in all_moves(position, move if move.seat is seat or move.kind in LOUD else None):
                then = position.after(one)
                if look(then, seat, one) == wanted:
                    add(after, then, weight * share)
        found = after
    total = sum(weight for _, weight in found.values())
    return {text: (position, weight / total) for text, (position, weight) in found.items()}


def add(found: Cases, position: SilvaPosition, weight: Fraction) -> None:
    """Enter a case, or its further weight."""
    key = position.to_text()
    found[key] = (position, weight + (found[key][1] if key in found else 0))


def dealt(start: SilvaPosition, seat: Seat) -> Iterator[tuple[SilvaPosition, Fraction]]:
    """Every way in which the cards that a seat cannot see may lie at the start."""
    view = start.view(seat)
    open_cards = [c for hand in view.hands for c in hand if c] + [d.card for row in view.rows for d in row if d]
    pool = Counter(ALL_CARDS) - Counter(open_cards)
    if Card(0) in pool and view.regeneration:
        del pool[Card(0)]
    hidden = [i for i, hand in enumerate(view.hands) if hand == (None,)]
    assert all(None not in hand or len(hand) == 1 for hand in view.hands), (
        "it begins where each hidden hand is one card"
    )
    for held, weight in _drawn(pool, len(hidden)):
        other = start._copy()
        hands = list(start.hands)
        for i, card in zip(hidden, held, strict=True):
            hands[i] = (card,)
        other.hands, other.deck = tuple(hands), in_order(tuple((pool - Counter(held)).elements()))
        other.known, other.events = view.known, start.events
        yield other, weight


def _drawn(pool: Counter[Card], count: int) -> Iterator[tuple[tuple[Card, ...], Fraction]]:
    if not count:
        yield (), Fraction(1)
        return
    for card, copies in sorted(pool.items(), key=lambda item: item[0].level):
        for rest, weight in _drawn(pool - Counter([card]), count - 1):
            yield (card, *rest), weight * Fraction(copies, pool.total())


def all_moves(position: SilvaPosition, heard: Move | None) -> list[tuple[Move, Fraction]]:
    """What may have been done at a position: the move that was heard, else anything, with its share."""
    if heard is not None:
        return [(heard, Fraction(1))] if heard in position.legal_moves else []
    if position.to_move is CHANCE:
        cards = position.deck if position.decision.kind == "draw" else position.hands[position.decision.subject.index]  # type: ignore[union-attr]
        kind = position.decision.kind
        return [(Move(kind, card=card), Fraction(n, len(cards))) for card, n in Counter(cards).items()]
    return [(move, Fraction(1, len(position.legal_moves))) for move in position.legal_moves]


# What comes of a move


def certain(found: Cases, seat: Seat, aim: str, move: Move) -> bool:
    """Whether the seat wins for certain, as far as is asked, if it makes this move and then goes on as it likes."""
    return all(_won(group, seat, left) for group, left in _parted(found, seat, PASSES[aim], move))


def _won(found: Cases, seat: Seat, left: int) -> bool:
    one = next(iter(found.values()))[0]
    if one.result is not None:
        return one.result.winners == (seat,) and one.result.kind == "win"
    if left < 0:
        return False
    if one.to_move is seat:
        moves = one.legal_moves
        return any(all(_won(group, seat, n) for group, n in _parted(found, seat, left, move)) for move in moves)
    return all(_won(group, seat, n) for group, n in _parted(found, seat, left, None))


def _parted(found: Cases, seat: Seat, left: int, move: Move | None) -> list[tuple[Cases, int]]:
    """The cases after a step, sorted by what the seat hears and sees, and how often the turn may still change hands."""
    groups: dict[str, Cases] = {}
    for position, weight in found.values():
        for one, share in [(move, Fraction(1))] if move is not None else all_moves(position, None):
            after = position.after(one)
            add(groups.setdefault(look(after, seat, one), {}), after, weight * share)
    before = next(iter(found.values()))[0].turn
    counted = []
    for group in groups.values():
        now = next(iter(group.values()))[0].turn
        counted.append((group, left - (before != now and seat in (before, now))))
    return counted


def likely(found: Cases, seat: Seat, move: Move | None) -> Fraction:
    """The chance that the seat wins in this turn, if it goes on as well as it can and others do their worst."""
    total = Fraction(0)
    for group, left in _parted(found, seat, 0, move):
        one = next(iter(group.values()))[0]
        if one.result is not None:
            total += sum(w for _, w in group.values()) if one.result.winners == (seat,) else 0
        elif left < 0:
            continue
        elif one.to_move is seat:
            total += max(likely(group, seat, choice) for choice in one.legal_moves)
        elif one.to_move is CHANCE:
            total += likely(group, seat, None)
        else:
            total += sum(min(likely({"": (p, w)}, seat, choice) for choice in p.legal_moves) for p, w in group.values())
    return total
