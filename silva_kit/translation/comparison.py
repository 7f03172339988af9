"""How much two groups of segments have in common, and which groups are worth a look.

A feature weighs more the rarer it is in both texts; one that only one of the texts has says nothing about a pair.
The worth of a bead is what its sides share, less a part of what they would have to share.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from silva_kit.translation.chain import Candidate
from silva_kit.translation.features import Features


@dataclass(frozen=True, slots=True)
class Settings:
    """What an alignment believes.

    demand  the part of the heavier side's weight that a bead must share to be worth anything
    length  what the length of a segment weighs, beside its features
    extra   what each segment over one on a side costs, and `join` the part of its weight that it costs beside
    together  what a bead earns that follows another one without a gap
    part    the part of its weight that each segment of a side must add to the others
    cross   what two beads cost that stand the other way round
    near    how far from its expected place a bead is looked for, in segments
    rare    features on at most so many segments of a side are looked for everywhere
    keep    how many partners of a segment are considered
    again   the worth that a bead out of order must have, and what each doubling of its distance adds to that
    gap     the demand in a gap between two beads that both texts have
    beside  the part of its weight that a segment beside a bead must add to it
    twice   the part that a segment beside a bead must share with its neighbour there, to be the same once more
    """

    demand: float = 0.3
    length: float = 0.25
    extra: float = 0.3
    join: float = 0.1
    together: float = 0.8
    cross: float = 2.0
    near: int = 60
    rare: int = 4
    keep: int = 8
    again: tuple[float, float] = (2.0, 0.8)
    part: float = 0.25
    gap: float = 0.2
    beside: float = 0.25
    twice: float = 0.7


SHAPES: Final = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 4), (4, 1))
"""How many segments of each side a bead may join."""

UNEVEN: Final = 1.2
"""Where little evidence is enough, no side is longer than the other by so much (logarithm of the ratio)."""
_APART: Final = {"item": "sentence", "numbered": "sentence"}


class Comparison:
    """The weighted features of both sides: `source` and `target`, one dict a segment, with the segments' lengths."""

    def __init__(
        self,
        source: Sequence[Features],
        target: Sequence[Features],
        lengths: tuple[Sequence[int], Sequence[int]],
        kinds: tuple[Sequence[str], Sequence[str]],
    ) -> None:
        shared = {f for features in source for f in features} & {f for features in target for f in features}
        seen = [_frequency(source, shared), _frequency(target, shared)]
        many = len(source) + len(target)
        rarity = {f: math.log(1 + many / (seen[0][f] + seen[1][f])) for f in shared}
        self.sides = tuple(
            [{f: weight * rarity[f] for f, weight in features.items() if f in shared} for features in side]
            for side in (source, target)
        )
        self.kinds = kinds
        self.masses = tuple([sum(features.values()) for features in side] for side in self.sides)
        self.places = tuple(_places(side) for side in self.sides)
        scale = sum(lengths[0]) / max(1, sum(lengths[1]))
        self.lengths = (list(lengths[0]), [length * scale for length in lengths[1]])

    def shared(self, i: int, i_end: int, j: int, j_end: int) -> dict[str, float]:
        """What each common feature of two groups weighs."""
        one, two = self._joined(0, i, i_end), self._joined(1, j, j_end)
        if len(one) > len(two):
            one, two = two, one
        return {f: min(weight, two[f]) for f, weight in one.items() if f in two}

    def worth(self, i: int, i_end: int, j: int, j_end: int, settings: Settings) -> float:
        """What a bead of two groups is worth; below 0, nobody should believe it."""
        one, two = self._joined(0, i, i_end), self._joined(1, j, j_end)
        common = sum(min(weight, two[f]) for f, weight in one.items() if f in two)
        long = [
            settings.length * math.sqrt(sum(lengths[start:end]))
            for lengths, start, end in ((self.lengths[0], i, i_end), (self.lengths[1], j, j_end))
        ]
        masses = (self.masses[0][i:i_end], self.masses[1][j:j_end])
        demand = settings.demand * max(sum(masses[0]) + long[0], sum(masses[1]) + long[1])
        joined = sum(masses[0]) + sum(masses[1]) - max(masses[0]) - max(masses[1])
        pieces = (i_end - i) + (j_end - j) - 2
        return common + min(long) - demand - settings.extra * pieces - settings.join * joined - abs(long[0] - long[1])

    def each_adds(self, i: int, i_end: int, j: int, j_end: int, part: float) -> bool:
        """Whether the first and the last segment of a side that has several add a part of their weight to the rest."""
        common = sum(self.shared(i, i_end, j, j_end).values())
        side, start, end = (0, i, i_end) if i_end - i > 1 else (1, j, j_end)
        for cut, low, high in ((start, start + 1, end), (end - 1, start, end - 1)):
            group = (low, high, j, j_end) if side == 0 else (i, i_end, low, high)
            if common - sum(self.shared(*group).values()) < part * self.masses[side][cut]:
                return False
        return True

    def alike(self, i: int, i_end: int, j: int, j_end: int) -> bool:
        """Whether nothing is joined that the structure keeps apart: a heading, a label and a sentence."""
        return (
            len({_APART.get(kind, kind) for kind in self.kinds[0][i:i_end]})
            == 1
            == len({_APART.get(kind, kind) for kind in self.kinds[1][j:j_end]})
        )

    def fits(self, bead: Candidate) -> bool:
        """Whether the sides are of about one length, and a heading stands against no sentence without a number."""
        sides = {*self.kinds[0][bead.i : bead.i_end]}, {*self.kinds[1][bead.j : bead.j_end]}
        titles = ["heading" in side for side in sides]
        return self.uneven(bead) < UNEVEN and (titles[0] == titles[1] or "numbered" in sides[0] | sides[1])

    def mass(self, i: int, i_end: int, j: int, j_end: int) -> float:
        """What all features of two groups weigh."""
        return sum(self.masses[0][i:i_end]) + sum(self.masses[1][j:j_end])

    def uneven(self, bead: Candidate) -> float:
        """How much longer one side of a bead is: the logarithm of the ratio, 0 for equal lengths."""
        long, other = sum(self.lengths[0][bead.i : bead.i_end]), sum(self.lengths[1][bead.j : bead.j_end])
        return abs(math.log((1 + long) / (1 + other)))

    def sameness(self, side: int, one: int, two: int) -> float:
        """The part of the lighter segment's weight that two segments of one side share."""
        features, others = self.sides[side][one], self.sides[side][two]
        common = sum(min(weight, others[f]) for f, weight in features.items() if f in others)
        return common / (min(self.masses[side][one], self.masses[side][two]) or 1.0)

    def similarity(self, i: int, i_end: int, j: int, j_end: int) -> float:
        """The part of their weight that two groups share, from 0 to 1."""
        one, two = self._joined(0, i, i_end), self._joined(1, j, j_end)
        common = sum(min(weight, two[f]) for f, weight in one.items() if f in two)
        return 2 * common / (sum(one.values()) + sum(two.values()) or 1.0)

    def partners(self, i: int, expected: float, settings: Settings) -> list[int]:
        """The target segments that share most with a source segment: near the expected place, or by a rare feature."""
        low, high = expected - settings.near, expected + settings.near
        found: defaultdict[int, float] = defaultdict(float)
        for feature, weight in self.sides[0][i].items():
            places = self.places[1][feature]
            if len(places) > settings.rare:
                places = places[bisect_left(places, low) : bisect_right(places, high)]
            for j in places:
                found[j] += min(weight, self.sides[1][j][feature])
        ranked = sorted(found, key=lambda j: found[j] / math.sqrt(2 + sum(self.sides[1][j].values())), reverse=True)
        return ranked[: settings.keep]

    def _joined(self, side: int, start: int, end: int) -> Features:
        if end - start == 1:
            return self.sides[side][start]
        joined: defaultdict[str, float] = defaultdict(float)
        for features in self.sides[side][start:end]:
            for feature, weight in features.items():
                joined[feature] += weight
        return joined


def candidates(
    comparison: Comparison,
    pairs: Sequence[tuple[int, int]],
    free: tuple[Sequence[bool], Sequence[bool]],
    settings: Settings,
) -> Iterator[Candidate]:
    """The beads worth believing that hold one of the pairs and only free segments."""
    known = set(pairs)
    for i, j in pairs:
        for wide, high in SHAPES:
            group = (i, i + wide, j, j + high)
            if wide + high > 2 and not all((a, b) in known for a in range(i, i + wide) for b in range(j, j + high)):
                continue
            if not _free(group, free) or not comparison.alike(*group):
                continue
            worth = comparison.worth(*group, settings)
            if worth > 0 and (wide + high == 2 or comparison.each_adds(*group, settings.part)):
                yield Candidate(*group, worth)
    whole = [(i, j) for i, j in pairs if j > 0 and _free((i, i + 2, j - 1, j + 1), free)]
    for i, j in whole:
        first = comparison.worth(i, i + 1, j, j + 1, settings)
        second = comparison.worth(i + 1, i + 2, j - 1, j, settings)
        if first > 0 and second > 0:
            yield Candidate(i, i + 2, j - 1, j + 1, first + second - settings.cross, crossed=True)


def _free(group: tuple[int, int, int, int], free: tuple[Sequence[bool], Sequence[bool]]) -> bool:
    i, i_end, j, j_end = group
    inside = i >= 0 and j >= 0 and i_end <= len(free[0]) and j_end <= len(free[1])
    return inside and all(free[0][i:i_end]) and all(free[1][j:j_end])


def _frequency(side: Sequence[Features], shared: set[str]) -> defaultdict[str, int]:
    seen: defaultdict[str, int] = defaultdict(int)
    for features in side:
        for feature in features:
            if feature in shared:
                seen[feature] += 1
    return seen


def _places(side: Sequence[Features]) -> defaultdict[str, list[int]]:
    places: defaultdict[str, list[int]] = defaultdict(list)
    for at, features in enumerate(side):
        for feature in features:
            places[feature].append(at)
    return places
