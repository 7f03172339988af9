"""What one seat can know at each step of a game, as the screen gets it; one more step costs one step.

A frame of the past is what was known then: it is made of the sights up to it, and no later one goes into it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Lock
from typing import Any, Final

from silva_kit.position import KitError, Seat
from silva_kit.silva.belief import EQUAL, Belief, Sight, followed, heard
from silva_kit.silva.cards import Card
from silva_kit.silva.empathy import Empathy, entered

Steps = list[tuple[Any, Any]]
"""(move that led here, position), the present one last."""
Told = dict[str, Any]
LEAST: Final = 0.1
"""The smallest chance in percent that is told, and how far the largest lies from certainty: only what is certain is
told as 0 or 100."""


class Enough(Exception):
    """Somebody has stopped the work in the middle of a step; the steps before it are kept."""


class Track:
    """What `eyes` can know, or, with `other`, what that seat may know about `eyes`, step by step."""

    def __init__(self, eyes: Seat, other: Seat | None = None) -> None:
        self.eyes, self.other = eyes, other
        self.told: list[Told] = []
        self._positions: list[Any] = []
        self._last: Belief | Empathy | None = None
        self._one_at_a_time = Lock()

    @property
    def belief(self) -> Belief | None:
        """The belief at the last step that was worked out."""
        return self._last if isinstance(self._last, Belief) else None

    def fits(self, steps: Steps) -> bool:
        """Whether these steps go on from those that were followed."""
        pairs = zip(self._positions, steps, strict=False)
        return len(self._positions) <= len(steps) and all(old is new for old, (_, new) in pairs)

    def done(self, steps: Steps) -> bool:
        """Whether every one of these steps was followed."""
        return len(self.told) >= len(steps)

    def follow(self, steps: Steps, enough: Callable[[], bool], progress: Callable[[int, int], object]) -> bool:
        """Work out the steps that are new; False when `enough` has ended it before. Raises KitError where the steps
        are none that a game can have."""
        while not self.done(steps):
            if enough():
                return False
            try:
                with self._one_at_a_time:
                    self._follow_one(steps, enough)
            except Enough:
                return False
            progress(len(self.told), len(steps))
        return True

    def _follow_one(self, steps: Steps, enough: Callable[[], bool]) -> None:
        if self.done(steps):
            return  # another thread has done it meanwhile
        move, position = steps[len(self.told)]
        sight = heard(move, self.eyes), position.view(self.eyes)
        self._last = self._after(sight, enough)
        self.told.append(_mean_of(self._last) if isinstance(self._last, Empathy) else _known(self._last))
        self._positions.append(position)

    def _after(self, sight: Sight, enough: Callable[[], bool]) -> Belief | Empathy:
        def pulse() -> None:
            if enough():
                raise Enough

        last = self._last
        if self.other is not None:
            return entered(last if isinstance(last, Empathy) else None, sight, self.other, pulse)
        known = followed(last if isinstance(last, Belief) else None, sight)
        if not known.weights:
            raise KitError(
                f"step {len(self.told) + 1}: no position that {self.eyes} thought possible leads to its view"
            )
        return known


def _known(known: Belief) -> Told:
    view = known.view
    others = [seat for seat in view.seats if seat is not view.viewer and view.hands[seat.index]]
    deck = [[card.level, round(count, 1)] for card, count in known.deck.items()]
    return {"hands": {str(seat): _chances(known.holds(seat)) for seat in others}, "deck": deck}


def _mean_of(found: Empathy) -> Told:
    mine = {str(found.me): _chances(found.holds)} if found.view.hands[found.me.index] else {}
    return {"hands": mine, "sure": percent(found.sure)}


def _chances(found: dict[Card, float]) -> list[list[float]]:
    return [[card.level, percent(chance)] for card, chance in found.items()]


def percent(chance: float) -> float:
    """A chance in percent, to one decimal place."""
    if chance < EQUAL or chance > 1 - EQUAL:
        return 100.0 * round(chance)
    return min(max(round(100 * chance, 1), LEAST), 100 - LEAST)


def in_words(told: Told) -> Iterable[str]:
    """A step as lines of the canonical text: `knows B 8=25.0 5=75.0`."""
    for seat, chances in told["hands"].items():
        yield f"knows {seat} {_line(chances)}"
    yield f"deck {_line(told['deck'])}" if "deck" in told else f"sure {told['sure']}"


def _line(chances: list[list[float]]) -> str:
    return " ".join(f"{level}={chance}" for level, chance in chances) or "-"
