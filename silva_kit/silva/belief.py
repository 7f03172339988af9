"""What a seat can know: the exact chances of every hidden card, from what that seat has seen.

    seen = sights(record, seat)                 # (move, view) of each step, as far as the seat has seen it
    belief(seen).hand(other)                    # {(Card(5),): 0.25, (Card(8),): 0.75}
    belief(seen).deck                           # {Card(2): 1.5, …}: how many copies lie in the deck, on average

The model: only logical knowledge. All deals that fit the first view are equally likely; a draw is as likely as the
deck's cards say; of a choice that the viewer has not seen (`keep`, `pick left`) every legal one is as likely as the
other; a choice that it has seen weighs 1 wherever it was legal. So nothing is assumed about how well others play: who
plays a card could play it, and no more. Knowledge moves with the cards (`silva.card.08.exchange`), and what a Farmer
puts back lies in the deck again (`silva.card.07.keep_return`).

It reads views and the moves that the viewer has heard, never a full position of the game.
"""  # fmt: skip

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from silva_kit.position import CHANCE, OPEN, Event, KitError, Seat, TextError, Viewer
from silva_kit.record import Record
from silva_kit.silva import legal
from silva_kit.silva.bots import unseen
from silva_kit.silva.cards import Card, Cards, Discard, in_order
from silva_kit.silva.check import possible
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.view import SilvaView

Sight: TypeAlias = tuple[Move | None, SilvaView]
"""What a viewer has seen of a step: the move that led there, None if it was not heard, and the view."""
Weights: TypeAlias = dict[SilvaPosition, float]
EQUAL: Final = 1e-12
"""Chances that differ by less are the same."""
DECLARED: Final = frozenset(("play", "masu", "decline"))
"""Moves that everybody hears."""


@dataclass(frozen=True, slots=False)
class Belief:
    """The positions that a viewer must think possible, each with its chance; they add up to 1."""

    view: SilvaView
    weights: Weights

    def hand(self, seat: Seat) -> dict[Cards, float]:
        """Each hand that a seat may hold, the likeliest first; a hand is in order, highest level first. Raises KitError
        for a seat that this game does not have."""
        if seat not in self.view.seats:
            raise KitError(f'hand of {seat!r}: the seats are {", ".join(map(str, self.view.seats))}, as Seat("A")')
        found: defaultdict[Cards, float] = defaultdict(float)
        for position, weight in self.weights.items():
            found[in_order(position.hands[seat.index])] += weight
        return dict(sorted(found.items(), key=lambda item: (-item[1], [-card.level for card in item[0]])))

    def holds(self, seat: Seat) -> dict[Card, float]:
        """For each card the chance that a seat holds it (one copy or more); cards without a chance are left out. Raises
        KitError as `hand`."""
        found: defaultdict[Card, float] = defaultdict(float)
        for hand, weight in self.hand(seat).items():
            for card in set(hand):
                found[card] += weight
        return dict(sorted(found.items(), key=lambda item: -item[0].level))

    @cached_property
    def deck(self) -> dict[Card, float]:
        """How many copies of each card lie in the deck, on average."""
        found: defaultdict[Card, float] = defaultdict(float)
        for position, weight in self.weights.items():
            for card in position.deck:
                found[card] += weight
        return dict(sorted(found.items(), key=lambda item: -item[0].level))

    def __repr__(self) -> str:
        return f"<Belief of {self.view.viewer}: {len(self.weights)} positions>"


def heard(move: Move | None, viewer: Viewer) -> Move | None:
    """A move as far as a viewer has heard it: its own, and what is declared."""
    if move is None or viewer is OPEN or move.seat is None:
        return move if viewer is OPEN else None
    return move if move.seat is viewer or move.kind in DECLARED else None


def sights(record: Record, viewer: Viewer) -> list[Sight]:
    """What a viewer has seen of a record, from its first position to the last."""
    moves = [None, *(heard(move, viewer) for move in record.moves)]
    return list(zip(moves, record.seen_by(viewer), strict=True))


def belief(seen: Sequence[Sight]) -> Belief:
    """What a viewer can know after all that it has seen. Raises KitError for sights that no game can give."""
    found = None
    for found in track(seen):  # noqa: B007  # the last one counts
        pass
    if found is None:
        raise KitError("belief of nothing: give the sights of one step or more")
    return found


def track(seen: Iterable[Sight]) -> Iterator[Belief]:
    """The belief after each step. Raises KitError at a step that no game can lead to."""
    known: Belief | None = None
    for number, sight in enumerate(seen):
        known = followed(known, sight)
        if not known.weights:
            viewer = known.view.viewer
            raise KitError(f"step {number + 1}: no position that {viewer} thought possible leads to its view")
        yield known


def followed(known: Belief | None, sight: Sight) -> Belief:
    """The belief after one more step, or after the first one; without weights where no game can lead to it."""
    move, view = sight
    return Belief(view, scaled(_prior(view) if known is None else _updated(known.weights, move, view)))


def scaled(weights: Weights) -> Weights:
    """The same weights, adding up to 1."""
    total = sum(weights.values())
    return {position: weight / total for position, weight in weights.items()} if total else {}


def _updated(weights: Weights, move: Move | None, view: SilvaView) -> Weights:
    """The positions after one step that look as the viewer sees them."""
    found: defaultdict[SilvaPosition, float] = defaultdict(float)
    for position, weight in weights.items():
        for answer, share in ways(position, move):
            after = position.after(answer)
            if looks_like(after, view):
                found[after] += weight * share
    return found


def ways(position: SilvaPosition, move: Move | None) -> Iterable[tuple[Move, float]]:
    """The moves that may have been made, with their weight."""
    if position.to_move is CHANCE:
        return position.chance.outcomes
    moves = position.legal_moves
    if move is not None:
        return ((move, 1.0),) if move in moves else ()
    return ((other, 1 / len(moves)) for other in moves)


def looks_like(position: SilvaPosition, view: SilvaView) -> bool:
    """Whether a position looks so to the viewer of a view, and what has just happened, too."""
    return stands_like(position, view) and position.view(view.viewer) == view


def stands_like(position: SilvaPosition, view: SilvaView) -> bool:
    """Whether what everybody sees at a glance is the same: quick to tell, before a view is built."""
    return (
        position.decision is view.decision
        and position.turn is view.turn
        and position.alive == view.alive
        and len(position.deck) == view.deck_size
    )


# Before the first step.


def _prior(view: SilvaView) -> Weights:
    """All deals that fit a first view: every card that cannot be placed is as likely in one hidden place as in another.

    Which other seats know a card is taken as far as the viewer can tell.
    """
    pool, line = unseen(view), view.to_text()
    found: defaultdict[SilvaPosition, float] = defaultdict(float)
    cells = [
        (seat.index, at)
        for seat, hand in zip(view.seats, view.hands, strict=True)
        for at, c in enumerate(hand)
        if c is None
    ]
    down = [
        (s.index, at) for s, row in zip(view.seats, view.rows, strict=True) for at, d in enumerate(row) if d is None
    ]
    for cards, weight in _deals(Counter(pool), len(cells) + len(down)):
        position = _filled(
            view, dict(zip(cells, cards, strict=False)), dict(zip(down, cards[len(cells) :], strict=True)), pool
        )
        try:
            possible(position)
        except TextError:
            continue
        if position.view(view.viewer).to_text() == line:
            found[position] += weight
    return found


def _deals(pool: Counter[Card], count: int) -> Iterator[tuple[Cards, float]]:
    """Every sequence of so many cards from a pool, with its chance."""
    if count == 0:
        yield (), 1.0
        return
    total = pool.total()
    for card, copies in list(pool.items()):
        if copies:
            pool[card] -= 1
            for rest, weight in _deals(pool, count - 1):
                yield (card, *rest), weight * copies / total
            pool[card] += 1


def witness(view: SilvaView, owner: Seat) -> Seat | None:
    """Who saw a card go face down that the viewer did not: some other seat, where the Warrior's player sees (R82)."""
    if view.rulings.warrior_pick != "actor_sees":
        return None
    return next(seat for seat in view.seats if seat is not owner and seat is not view.viewer)


def _filled(
    view: SilvaView, held: dict[tuple[int, int], Card], down: dict[tuple[int, int], Card], pool: Counter[Card]
) -> SilvaPosition:
    new = SilvaPosition.__new__(SilvaPosition)
    new.seats, new.rulings, new.turn, new.decision = view.seats, view.rulings, view.turn, view.decision
    new.hands = tuple(
        tuple(held[i, at] if card is None else card for at, card in enumerate(hand))
        for i, hand in enumerate(view.hands)
    )
    new.rows = tuple(
        tuple(Discard(down[i, at], True, True, witness(view, seat)) if d is None else d for at, d in enumerate(row))
        for i, (seat, row) in enumerate(zip(view.seats, view.rows, strict=True))
    )
    left = pool - Counter(held.values()) - Counter(down.values())
    new.deck = in_order(tuple(left.elements())) if view.deck is None else view.deck
    new.alive, new.farmer, new.masu, new.fresh = view.alive, view.farmer, view.masu, view.fresh
    new.known, new.regeneration, new.result = view.known, view.regeneration, view.result
    new.events, new._legal, new._chance, new._table = view.events, None, None, legal.table(new.rulings)
    return new


@dataclass(frozen=True, slots=True)
class Reason:
    """A step that changed the chance of a card: its number from 0, the chance before and after, and what was seen."""

    step: int
    before: float
    after: float
    events: tuple[Event, ...]


def why(seen: Sequence[Sight], seat: Seat, card: Card) -> tuple[Reason, ...]:
    """The steps that changed the chance that a seat holds a card, and what the viewer saw at them."""
    found: list[Reason] = []
    before: float | None = None
    for step, known in enumerate(track(seen)):
        after = known.holds(seat).get(card, 0.0)
        if before is not None and abs(after - before) > EQUAL:
            found.append(Reason(step, before, after, known.view.events))
        before = after
    return tuple(found)
