"""Plays for the tests of the quiz: another play that a viewer cannot tell from the one that is shown, and what a viewer
can know by trying every deal. Nothing here is taken from `belief.py` or from the quiz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from silva_games import twin
from silva_kit.position import CHANCE, Seat
from silva_kit.silva import Card, Move, SilvaPosition
from silva_kit.silva.cards import in_order

HEARD = ("play", "masu", "decline")
Steps = Sequence[tuple[Move | None, SilvaPosition]]


def looks(position: SilvaPosition, viewer: Seat) -> Any:
    """All that a viewer sees of a position, and what it was told there."""
    view = position.view(viewer)
    return view.to_text(), [event.to_json() for event in view.events], [move.text for move in view.legal_moves]


def other_play(steps: Steps, viewer: Seat, rng: Random) -> Steps | None:
    """A play that looks the same to a viewer step by step, from another deal; None where chance finds none."""
    start = steps[0][1]
    for _ in range(20):
        other = twin(start, viewer, rng)
        other.known = start.known
        if other.hands != start.hands and looks(other, viewer) == looks(start, viewer):
            found = next(_onward([(None, other)], steps, viewer, rng), None)
            if found is not None:
                return found
    return None


def _onward(made: list[Any], steps: Steps, viewer: Seat, rng: Random) -> Iterator[Steps]:
    if len(made) == len(steps):
        yield tuple(made)
        return
    move, wanted = steps[len(made)]
    position = made[-1][1]
    for answer in _ways(position, move, viewer, rng):
        after = position.after(answer)
        if looks(after, viewer) == looks(wanted, viewer):
            yield from _onward([*made, (answer, after)], steps, viewer, rng)


def _ways(position: SilvaPosition, move: Move | None, viewer: Seat, rng: Random) -> list[Move]:
    if position.to_move is CHANCE:
        ways = [answer for answer, _ in position.chance.outcomes]
    elif move is not None and (move.seat is viewer or move.kind in HEARD):
        ways = [move] if move in position.legal_moves else []
    else:
        ways = list(position.legal_moves)
    rng.shuffle(ways)
    return ways


def hands_by_trying(steps: Steps, viewer: Seat, seat: Seat) -> set[tuple[Card, ...]]:
    """The hands that a seat may have: every deal is played again as the viewer saw it, and what looks otherwise is
    dropped."""
    views = [position.view(viewer) for _, position in steps]
    possible = {position for position in _deals(steps[0][1], viewer) if position.view(viewer) == views[0]}
    for (move, _), view in zip(steps[1:], views[1:], strict=True):
        made = (position.after(way) for position in possible for way in _ways(position, move, viewer, Random(0)))
        possible = {after for after in made if after.view(viewer) == view}
    return {in_order(position.hands[seat.index]) for position in possible}


def _deals(start: SilvaPosition, viewer: Seat) -> Iterator[SilvaPosition]:
    """Every way in which the hands that a viewer cannot see can be filled."""
    seen = start.view(viewer).hands
    cells = [(i, at) for i, hand in enumerate(seen) for at, card in enumerate(hand) if card is None]
    pool = Counter([*start.deck, *(start.hands[i][at] for i, at in cells)])
    for cards in product(pool, repeat=len(cells)):
        left = pool - Counter(cards)
        if left.total() != len(start.deck):
            continue
        hands = [list(hand) for hand in start.hands]
        for (i, at), card in zip(cells, cards, strict=True):
            hands[i][at] = card
        dealt = start._copy()
        dealt.hands, dealt.deck, dealt.events = tuple(map(tuple, hands)), in_order(tuple(left.elements())), start.events
        yield dealt
