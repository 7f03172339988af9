"""Numbers that differ between a sentence and its translation.

Catches a number of the one side that the other has not, compared by value however it is written (⑩, 二十, twenty,
2〜4), where a number of the same unit is left over there too; a label or a bound that differs (at least 2, 超過2張). A
number that only one side has is a case for review if it is 5 or more.
Cannot catch a wrong number in both texts, a `one` that may be an article, numbers in story that are vague (幾百), nor
anything in sentences that are not aligned.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from silva_kit.translation.beads import OTHER, Matched, matched
from silva_kit.translation.bounds import find_bounds
from silva_kit.translation.findings import Finding
from silva_kit.translation.number_words import UNITS_EN
from silva_kit.translation.numbers import Number, Value, find_numbers
from silva_kit.translation.pair import Pair
from silva_kit.translation.vocabulary import everyday

CATEGORY = "number-mismatch"
LARGE: Final = 5
"""From here on a number that only one side has is asked about."""
MOST: Final = 120
"""So many numbers of a side are compared; a sentence with more is no sentence."""


REACH: Final = 10
"""So many characters behind a number say what it counts."""
_ONE: Final = re.compile(
    r"\b(?:an?|any|each|that|this|every|(?:the )?(?:next|first|last|other)) "
    r"((?:(?!of\b|and\b|or\b)[a-z’'-]+ ){0,2}[a-z]*[a-rt-z])\b",
    re.IGNORECASE,
)
_STOP: Final = re.compile(r"[。，、；：,.;:!?！？\n]")


@dataclass(frozen=True)
class Placed:
    """A number where it stands, and the bound that the words around it make: kind and value; `whole` are the words."""

    number: Number
    start: int
    end: int
    bound: tuple[str, int] | None = None
    whole: tuple[int, int] = (0, 0)


def check(pair: Pair) -> Iterator[Finding]:
    """The numbers of each bead that has both sides."""
    for bead in matched(pair):
        source, target = (list(islice(_numbers(bead, side), MOST)) for side in ("source", "target"))
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
                wide = bound or number
                whole = segment.start + wide.start, segment.start + wide.end
                yield Placed(number, segment.start + number.start, segment.start + number.end, known, whole)


def _matching(source: list[Placed], target: list[Placed]) -> list[tuple[Placed, Placed]]:
    """Take the numbers that are equal out of both lists, give them back in twos.

    Those in one order first, so that of 3, 1, 2 and 2, 1, 2 the first are left; then of one unit or value, in ranges.
    """
    pairs = _in_order(source, target)
    for pair in pairs:
        source.remove(pair[0])
        target.remove(pair[1])
    for fits in (_same_bound, _equal_in_unit, _equal, _inside):
        for one in list(source):
            other = next((other for other in target if fits(one, other)), None)
            if other is not None:
                source.remove(one)
                target.remove(other)
                pairs.append((one, other))
    return pairs


def _in_order(source: list[Placed], target: list[Placed]) -> list[tuple[Placed, Placed]]:
    """The best twos of equal numbers in the order of both lists: of one unit rather than of another."""
    wide = len(target) + 1
    best: list[list[float]] = [[0.0] * wide for _ in range(len(source) + 1)]
    for i, one in enumerate(source):
        for j, other in enumerate(target):
            best[i + 1][j + 1] = max(best[i][j + 1], best[i + 1][j], best[i][j] + _worth(one, other))
    pairs: list[tuple[Placed, Placed]] = []
    i, j = len(source), len(target)
    while i and j:
        if best[i][j] == best[i - 1][j]:
            i -= 1
        elif best[i][j] == best[i][j - 1]:
            j -= 1
        else:
            i, j = i - 1, j - 1
            pairs.append((source[i], target[j]))
    return pairs[::-1]


def _worth(one: Placed, other: Placed) -> float:
    """What two equal numbers are worth as one: an ordinal is no count, and a unit speaks for them."""
    a, b = one.number, other.number
    if not _equal(one, other) or (a.kind == "ordinal") != (b.kind == "ordinal"):
        return 0.0
    return 3.0 if a.unit == b.unit or _same_bound(one, other) else 2.0 if _generic(a, b) else 1.0


def _same_bound(one: Placed, other: Placed) -> bool:
    return one.bound is not None and one.bound == other.bound


def _equal_in_unit(one: Placed, other: Placed) -> bool:
    return _equal(one, other) and one.number.unit == other.number.unit


def _equal(one: Placed, other: Placed) -> bool:
    """The same value, and a label on both sides or on none; one card is no one player."""
    a, b = one.number, other.number
    ones = a.values == (1,) and a.unit != b.unit and bool(a.unit and b.unit)
    return (a.kind == "label") == (b.kind == "label") and a.values == b.values and not ones


def _inside(one: Placed, other: Placed) -> bool:
    """Whether one is an end of the other's range (1 to 9, up to 9)."""
    a, b = set(one.number.values), set(other.number.values)
    return "range" in (one.number.kind, other.number.kind) and bool(a) and bool(b) and (a <= b or b <= a)


def _bounds(bead: Matched, pairs: list[tuple[Placed, Placed]]) -> Iterator[Finding]:
    """Equal numbers in bounds that differ: more than 1 and at least 1, at least 6 and at most 6."""
    for one, other in pairs:
        if one.bound and other.bound and one.bound != other.bound:
            yield _finding(bead, one, other, "desk-number-bound")


def _left(bead: Matched, source: list[Placed], target: list[Placed]) -> Iterator[Finding]:
    """What is left over: two of a sort are a changed number, a large one alone a case for review."""
    rest = list(target)
    single = len([one for one in source if _strong(one)]) <= 1 and len([one for one in target if _strong(one)]) <= 1
    for one in source:
        other = next((other for other in rest if _of_a_sort(one, other, single)), None)
        if other is not None:
            rest.remove(other)
            if one.number.values != other.number.values:
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
    if a.kind == b.kind == "label":
        return True
    digits = a.form == b.form == "digits" and not any(n.values == (1,) and n.unit == "person" for n in (a, b))
    units = (a.unit == b.unit and bool(a.unit)) or _generic(a, b) or (single and (digits or not (a.unit and b.unit)))
    return kinds and units and not (a.weak and b.weak)


def _generic(a: Number, b: Number) -> bool:
    """Whether one has a counter for anything (三個回合) and the other names what it counts; 1人 may count nothing."""
    each = any(number.values == (1,) and number.unit == "person" for number in (a, b))
    units = {a.unit, b.unit}
    return "" not in units and ("piece" in units or units == {"kind", "colour"}) and not each


def _must_stand(bead: Matched, side: str, placed: Placed) -> bool:
    """Whether the number must stand on the other side too: a small one may be said in other words (both, any)."""
    number = placed.number
    if number.kind != "count" or number.weak or number.values[0] == 1:
        return False
    wanted = number.values[0] >= LARGE or _is_one(bead, OTHER[side], placed) or _is_counted(bead, OTHER[side], number)
    in_term = bead.pair.hit_over(side, placed.start, placed.end) is not None
    return wanted and not in_term and not _again(bead, OTHER[side], placed)


def _is_counted(bead: Matched, side: str, number: Number) -> bool:
    """Whether the other side counts the same things, but never so many."""
    units = {one.number.unit for one in _numbers(bead, side) if _strong(one) and one.number.values != (1,)}
    return number.unit != "piece" and bool(number.unit) and number.unit in units


def _is_one(bead: Matched, side: str, placed: Placed) -> bool:
    """Whether the other side, in English, speaks of one of what the number counts: any card, the next turn."""
    if bead.pair.document(side).language != "en":
        return False
    document = bead.pair.document(OTHER[side])
    end = next(s.end for s in bead.side(OTHER[side]) if s.start <= placed.start < s.end)
    counted = _STOP.split(document.text[placed.end : min(end, placed.end + REACH)])[0]
    if document.language == "ja":  # ゲーム1回
        counted += " " + _STOP.split(document.text[max(0, placed.start - REACH // 2) : placed.start])[-1]
    nouns = {entry for group in everyday(document.language).find(counted) for entry in group}
    phrases = [match[1] for segment in bead.side(side) for match in _ONE.finditer(segment.text)]
    often = Counter(entry for phrase in phrases for group in everyday("en").find(phrase) for entry in group)
    units = Counter(UNITS_EN.get(word) for phrase in phrases for word in phrase.split())
    return any(often[noun] == 1 for noun in nouns) or units[placed.number.unit] == 1


def _again(bead: Matched, side: str, placed: Placed) -> bool:
    """Whether the other side has the value after all, as a part of a range, once for twice, or one of 2 or 3."""
    there = {value for other in _numbers(bead, side) for value in other.number.values}
    values: tuple[Value, ...] = placed.number.values
    return bool(values) and set(values) <= there


def _finding(bead: Matched, one: Placed, other: Placed, message: str) -> Finding:
    places = [p.whole if message == "desk-number-bound" else (p.start, p.end) for p in (other, one)]
    spans = (bead.span("target", *places[0]), bead.span("source", *places[1]))
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    weak = one.number.weak or other.number.weak
    tier = "review" if weak and bead.zone in ("story", "") else "error"
    return Finding(CATEGORY, tier, "critical", spans, message, args)


def _alone(bead: Matched, side: str, placed: Placed) -> Finding:
    span = bead.span(side, placed.start, placed.end)
    spans = (span, bead.whole(OTHER[side]))
    message = "desk-number-lacking" if side == "source" else "desk-number-added"
    return Finding(CATEGORY, "review", "major", spans, message, {"quote": span.quote})
