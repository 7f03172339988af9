"""How much each place of the two texts of SILVA matters in play: figures from the study that comes with the kit.

    for weight in weights("apart"):
        weight.place, weight.comes_up, weight.changed       # games in which it comes up, and in which another seat won
"""  # fmt: skip

from __future__ import annotations

from dataclasses import dataclass

from silva_kit.intervals import wilson
from silva_kit.position import KitError
from silva_kit.silva.two_texts import GROUPS, Place, places
from silva_kit.study.switch_counts import Counted, measured


@dataclass(frozen=True, slots=True)
class Weight:
    """A place, or one other answer to it (`value`, as switch:value): of `games` games, in how many it came up and in
    how many another seat won; None where the other reading cannot be played."""

    place: Place
    value: str
    games: int
    comes_up: int
    changed: int | None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the share of other winners lies, to 95 %."""
        return None if self.changed is None else wilson(self.changed, self.games)


def weights(group: str, counted: Counted | None = None) -> tuple[Weight, ...]:
    """The places of a group, the ones that come up most first; a row for each other answer. Raises KitError."""
    if group not in GROUPS:
        raise KitError(f"group {group!r}: the groups are {', '.join(GROUPS)}")
    of = measured().of() if counted is None else counted
    found = [weight for place in places() if place.group == group for weight in weights_of(place, of)]
    return tuple(sorted(found, key=lambda weight: (-weight.comes_up, -(weight.changed or 0))))


def weights_of(place: Place, counted: Counted) -> tuple[Weight, ...]:
    """The figures of a place: one for each other answer, or how often it is reached."""
    if not place.values:
        return (Weight(place, "", counted.games, counted.met(place.id), None),)
    return tuple(
        Weight(place, value, counted.games, counted.parted(value), counted.changed(value)) for value in place.values
    )
