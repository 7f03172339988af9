"""What another seat may know about me: an expectation over all that I must think possible, made of my sights alone.

    seen = sights(record, A)
    found = empathy(seen, B)
    found.holds                # {Card(8): 0.3, Card(5): 0.5}: the chance that B gives each card of A, on average
    found.sure                 # 0.25: how likely it is that B knows A's whole hand, as far as A can tell

What B really knows depends on B's own hand; to show it to A would show that hand. So A goes through every way that the
game can have gone for it (the positions of `belief.py` and their weights). In each B has seen certain things, and from
these B has a belief of its own, by the same model. What is told is the mean of these beliefs with A's weights. Two ways
that A cannot tell apart are never told apart; where only one way is left the mean is what B knows.

Ways in which B has seen different things but must think the same are kept as one.
"""  # fmt: skip

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from silva_kit.position import KitError, Seat
from silva_kit.silva.belief import Belief, Sight, followed, heard, looks_like, scaled, stands_like, ways
from silva_kit.silva.cards import Card
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.view import SilvaView

Pulse: TypeAlias = Callable[[], object]
"""Called before each belief is worked out; what it raises ends the work."""
Worlds: TypeAlias = dict[tuple[SilvaPosition, int], float]
"""A position that may be the true one, the number of the other seat's belief in it, and how likely that is."""
SAME: Final = 10
"""Beliefs whose chances agree to so many decimal places are one."""
SURE: Final = 1 - 1e-9
"""A chance from which on a seat knows: what is missing are the errors of adding up."""


@dataclass(frozen=True, slots=False)
class Empathy:
    """What `other` may know of the viewer's hand, as far as the viewer of `view` can tell."""

    view: SilvaView
    other: Seat
    worlds: Worlds
    minds: tuple[Belief, ...]

    @property
    def me(self) -> Seat:
        """The seat whose sights it is made of, and whose hand it is about."""
        assert isinstance(self.view.viewer, Seat)
        return self.view.viewer

    @cached_property
    def _shares(self) -> list[tuple[Belief, float]]:
        """Each belief that the other seat may have, with its chance."""
        found = [0.0] * len(self.minds)
        for (_, mind), weight in self.worlds.items():
            found[mind] += weight
        return list(zip(self.minds, found, strict=True))

    @cached_property
    def holds(self) -> dict[Card, float]:
        """For each card the chance that the other seat gives it to lie in the viewer's hand, on average."""
        found: defaultdict[Card, float] = defaultdict(float)
        for mind, share in self._shares:
            for card, chance in mind.holds(self.me).items():
                found[card] += share * chance
        return dict(sorted(found.items(), key=lambda item: -item[0].level))

    @cached_property
    def sure(self) -> float:
        """How likely it is that the other seat knows the viewer's whole hand."""
        return sum((share for mind, share in self._shares if max(mind.hand(self.me).values()) > SURE), 0.0)

    def __repr__(self) -> str:
        return f"<Empathy of {self.me} with {self.other}: {len(self.worlds)} positions, {len(self.minds)} beliefs>"


def empathy(seen: Sequence[Sight], other: Seat) -> Empathy:
    """What another seat may know about the viewer after all that the viewer has seen.

    Raises KitError for sights of nobody's seat or of the same seat, and for sights that no game can give.
    """
    found: Empathy | None = None
    for sight in seen:
        found = entered(found, sight, other)
    if found is None:
        raise KitError("empathy with nothing seen: give the sights of one step or more")
    return found


def entered(found: Empathy | None, sight: Sight, other: Seat, pulse: Pulse | None = None) -> Empathy:
    """What another seat may know after one more step, or after the first one. Raises KitError as `empathy` does."""
    view = sight[1]
    if not isinstance(view.viewer, Seat) or view.viewer is other or other not in view.seats:
        raise KitError(f"empathy of {view.viewer} with {other}: give two seats of this game")
    crowd = _Crowd(found.minds if found else (), other)
    worlds = _first(crowd, sight) if found is None else _next(crowd, found.worlds, sight)
    if not worlds:
        raise KitError(f"empathy: no position that {view.viewer} thought possible leads to its view")
    minds, numbers = _merged(crowd.minds(pulse))
    merged: defaultdict[tuple[SilvaPosition, int], float] = defaultdict(float)
    total = sum(worlds.values())
    for (position, mind), weight in worlds.items():
        merged[position, numbers[mind]] += weight / total
    return Empathy(view, other, dict(merged), minds)


class _Crowd:
    """What the other seat may have seen of a step, after each of the beliefs that it may have had before."""

    def __init__(self, before: Sequence[Belief], other: Seat) -> None:
        self._before, self._other = before, other
        self._numbers: dict[Hashable, int] = {}
        self._seen: defaultdict[tuple[int, Move | None], list[tuple[int, SilvaView]]] = defaultdict(list)

    def number(self, position: SilvaPosition, move: Move | None, mind: int) -> int:
        """The number of what somebody who had the belief `mind` hears and sees when this position is reached."""
        told, view = heard(move, self._other), position.view(self._other)
        key = mind, told, view.to_text(), str([event.to_json() for event in view.events])
        if key not in self._numbers:
            self._numbers[key] = len(self._numbers)
            self._seen[mind, told].append((self._numbers[key], view))
        return self._numbers[key]

    def minds(self, pulse: Pulse | None) -> list[Belief]:
        """What must be believed after each of them, by number."""
        found: dict[int, Belief] = {}
        for (mind, told), views in self._seen.items():
            if pulse is not None:
                pulse()
            if self._before:
                found |= _apart(self._before[mind], told, views)
            else:
                found |= {number: followed(None, (None, view)) for number, view in views}
        return [found[number] for number in range(len(found))]


def _apart(before: Belief, told: Move | None, views: Sequence[tuple[int, SilvaView]]) -> dict[int, Belief]:
    """The belief after each of several views, any of which may come next: the positions are gone through once."""
    found = [defaultdict[SilvaPosition, float](float) for _ in views]
    first = views[0][1]
    for position, weight in before.weights.items():
        for answer, share in ways(position, told):
            after = position.after(answer)
            if stands_like(after, first):
                seen = after.view(first.viewer)
                for (_, view), weights in zip(views, found, strict=True):
                    if seen == view:
                        weights[after] += weight * share
                        break
    return {number: Belief(view, scaled(weights)) for (number, view), weights in zip(views, found, strict=True)}


def _first(crowd: _Crowd, sight: Sight) -> Worlds:
    weights = followed(None, sight).weights
    return {(position, crowd.number(position, None, 0)): weight for position, weight in weights.items()}


def _next(crowd: _Crowd, before: Worlds, sight: Sight) -> Worlds:
    """Each position after one step that looks as the viewer sees it, with what the other seat must think there."""
    move, view = sight
    found: defaultdict[tuple[SilvaPosition, int], float] = defaultdict(float)
    for (position, mind), weight in before.items():
        for answer, share in ways(position, move):
            after = position.after(answer)
            if looks_like(after, view):
                found[after, crowd.number(after, answer, mind)] += weight * share
    return found


def _merged(minds: Sequence[Belief]) -> tuple[tuple[Belief, ...], list[int]]:
    """Equal beliefs kept as one, and for each old number the new one."""
    kept: dict[Hashable, tuple[int, Belief]] = {}
    numbers: list[int] = []
    for mind in minds:
        weights = frozenset((position, round(weight, SAME)) for position, weight in mind.weights.items())
        number, _ = kept.setdefault((mind.view.to_text(), weights), (len(kept), mind))
        numbers.append(number)
    return tuple(mind for _, mind in kept.values()), numbers
