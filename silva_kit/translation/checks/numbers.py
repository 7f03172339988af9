"""Numbers that differ between a sentence and its translation.

Catches a number of the one side that the other has not, compared by value however it is written (⑩, 二十, twenty,
2〜4), where a number of the same unit is left over there too; a label or a bound that differs (at least 2, 超過2張). A
number that only one side has is a case for review if it is 5 or more.
Cannot catch a wrong number in both texts, a `one` that may be an article, numbers in story that are vague (幾百), nor
anything in sentences that are not aligned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from silva_kit.translation.beads import OTHER, Matched, matched
from silva_kit.translation.bounds import find_bounds
from silva_kit.translation.findings import Finding
from silva_kit.translation.numbers import Number, Value, find_numbers
from silva_kit.translation.pair import Pair

CATEGORY = "number-mismatch"
LARGE: Final = 5
"""From here on a number that only one side has is asked about."""


@dataclass(frozen=True)
class Placed:
    """A number with the offset of its segment, and the bound that the words around it make: kind and value."""

    number: Number
    start: int
    end: int
    bound: tuple[str, int] | None = None


def check(pair: Pair) -> Iterator[Finding]:
    """The numbers of each bead that has both sides."""
    for bead in matched(pair):
        source, target = list(_numbers(bead, "source")), list(_numbers(bead, "target"))
        yield from _bounds(bead, _matching(source, target))
        yield from _left(bead, source, target)


def _numbers(bead: Matched, side: str) -> Iterator[Placed]:
    language = bead.pair.document(side).language
    for segment in bead.side(side):
        bounds = {bound.number: bound for bound in find_bounds(segment.text, language) if bound.number}
        for number in find_numbers(segment.text, language):
            if number.kind != "vague":
                bound = bounds.get(number)
                known = (bound.kind, bound.value) if bound else None
                yield Placed(number, segment.start + number.start, segment.start + number.end, known)


def _matching(source: list[Placed], target: list[Placed]) -> list[tuple[Placed, Placed]]:
    """Take the numbers that are equal out of both lists, give them back in twos: of one unit first, then in ranges."""
    pairs: list[tuple[Placed, Placed]] = []
    for fits in (_same_bound, _equal_in_unit, _equal, _inside):
        for one in list(source):
            other = next((other for other in target if fits(one, other)), None)
            if other is not None:
                source.remove(one)
                target.remove(other)
                pairs.append((one, other))
    return pairs


def _same_bound(one: Placed, other: Placed) -> bool:
    return one.bound is not None and one.bound == other.bound


def _equal_in_unit(one: Placed, other: Placed) -> bool:
    return _equal(one, other) and one.number.unit == other.number.unit


def _equal(one: Placed, other: Placed) -> bool:
    """The same value, and a label on both sides or on none."""
    labels = (one.number.kind == "label") == (other.number.kind == "label")
    return labels and one.number.values == other.number.values


def _inside(one: Placed, other: Placed) -> bool:
    """Whether one is an end of the other's range (1 to 9, up to 9)."""
    a, b = set(one.number.values), set(other.number.values)
    return "range" in (one.number.kind, other.number.kind) and bool(a) and bool(b) and (a <= b or b <= a)


def _bounds(bead: Matched, pairs: list[tuple[Placed, Placed]]) -> Iterator[Finding]:
    """Equal numbers in bounds that differ: more than 1, at least 1."""
    for one, other in pairs:
        if one.bound and other.bound and one.bound != other.bound and one.bound[0] == other.bound[0]:
            yield _finding(bead, one, other, "desk-number-bound")


def _left(bead: Matched, source: list[Placed], target: list[Placed]) -> Iterator[Finding]:
    """What is left over: two of a sort are a changed number, a large one alone a case for review."""
    rest = list(target)
    single = len([one for one in source if _strong(one)]) <= 1 and len([one for one in target if _strong(one)]) <= 1
    for one in source:
        other = next((other for other in rest if _of_a_sort(one, other, single)), None)
        if other is not None:
            rest.remove(other)
            yield _finding(bead, one, other, "desk-number-changed")
        elif _must_stand(bead, "source", one):
            yield _alone(bead, "source", one)
    yield from (_alone(bead, "target", other) for other in rest if _must_stand(bead, "target", other))


def _strong(placed: Placed) -> bool:
    return not placed.number.weak


def _of_a_sort(one: Placed, other: Placed, single: bool) -> bool:
    """Whether one may be the other, changed: labels or ordinals both, of one unit, and not both weak.

    Numbers without a unit, or in digits with two, are compared only where nothing else is left
    over (1人に12枚ずつ counts no person).
    """
    a, b = one.number, other.number
    kinds = {"label", "ordinal"} & {a.kind} == {"label", "ordinal"} & {b.kind}
    digits = a.form == b.form == "digits" and not any(n.values == (1,) and n.unit == "person" for n in (a, b))
    units = (a.unit == b.unit and bool(a.unit)) or (single and (digits or not (a.unit and b.unit)))
    return kinds and units and not (a.weak and b.weak)


def _must_stand(bead: Matched, side: str, placed: Placed) -> bool:
    """Whether the number must stand on the other side too: a small one may be said in other words (both, any)."""
    number = placed.number
    large = number.kind == "count" and not number.weak and number.values[0] >= LARGE
    in_term = bead.pair.hit_over(side, placed.start, placed.end) is not None
    return large and not in_term and not _again(bead, OTHER[side], placed)


def _again(bead: Matched, side: str, placed: Placed) -> bool:
    """Whether the other side has the value after all, as a part of a range, once for twice, or one of 2 or 3."""
    there = {value for other in _numbers(bead, side) for value in other.number.values}
    values: tuple[Value, ...] = placed.number.values
    return bool(values) and set(values) <= there


def _finding(bead: Matched, one: Placed, other: Placed, message: str) -> Finding:
    spans = (bead.span("target", other.start, other.end), bead.span("source", one.start, one.end))
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    weak = one.number.weak or other.number.weak
    tier = "review" if weak and bead.zone in ("story", "") else "error"
    return Finding(CATEGORY, tier, "critical", spans, message, args)


def _alone(bead: Matched, side: str, placed: Placed) -> Finding:
    span = bead.span(side, placed.start, placed.end)
    spans = (span, bead.whole(OTHER[side]))
    message = "desk-number-lacking" if side == "source" else "desk-number-added"
    return Finding(CATEGORY, "review", "major", spans, message, {"quote": span.quote})
