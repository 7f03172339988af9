"""Conditions on a number that leave a gap: nothing happens with no card, something with more than one, and with one?

Catches, within a few sentences about the same zone (the glossary tells), a case of `none` and a case of `at least` two
or more whose outcomes are opposite, so that the values between belong to neither; and, if the source knows only the
case of `none`, the number that it does not have.
Cannot catch conditions about a thing that is no zone of the glossary, gaps between other bounds, or conditions that
stand far apart. A gap may be wanted: all are for review.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from silva_kit.translation.bounds import Bound, find_bounds
from silva_kit.translation.document import Segment
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.pair import Pair

NEAR: Final = 4
"""So many segments apart the two cases may stand."""
_NOT: Final = re.compile(r"\bnot\b|\bno\b|n['’]t\b|\bcannot\b|不|無法|ない|ません|ず")

Case = tuple[Segment, Bound, frozenset[str]]


def check(pair: Pair) -> Iterator[Finding]:
    """A finding for each gap, and one against the source where it has none."""
    known = list(_cases(pair, "source"))
    against = cache(partial(_none_only, known))
    for side, _ in pair.sides():
        cases = known if side == "source" else list(_cases(pair, side))
        for empty in cases:
            for other in _around(cases, empty):
                if _leaves_gap(empty, other):
                    yield _gap(pair, side, empty, other)
                    in_source = against(other[2]) if side == "target" else None
                    if in_source:
                        yield _against_source(pair, in_source, other)


def _around(cases: list[Case], case: Case) -> list[Case]:
    """The cases of the sentences about one."""
    low = bisect_left(cases, case[0].number - NEAR, key=lambda other: other[0].number)
    high = bisect_right(cases, case[0].number + NEAR, key=lambda other: other[0].number)
    return cases[low:high]


def _cases(pair: Pair, side: str) -> Iterator[Case]:
    """The bounds of each sentence about a zone."""
    document = pair.document(side)
    for segment in document.prose:
        zones = _zones(pair, document.language, segment)
        if zones:
            yield from ((segment, bound, zones) for bound in find_bounds(segment.text, document.language))


def _zones(pair: Pair, language: str, segment: Segment) -> frozenset[str]:
    """The zones that a sentence names, those inside a longer term too (an empty deck)."""
    zones = [concept for concept in pair.glossary or () if ".zone." in concept.id]
    text = segment.text.lower()
    return frozenset(zone.id for zone in zones if any(word.lower() in text for word, _ in zone.words[language].roles()))


def _leaves_gap(empty: Case, other: Case) -> bool:
    """Whether one case is `none` and one near it `at least 2` or more, of the same zone, with another outcome."""
    kinds = empty[1].kind == "none" and other[1].kind == "least" and other[1].value >= 2
    near = empty[0] is not other[0] and abs(empty[0].number - other[0].number) <= NEAR
    return kinds and near and bool(empty[2] & other[2]) and _negated(empty) != _negated(other)


def _negated(case: Case) -> bool:
    """Whether the outcome behind the condition is negated."""
    return bool(_NOT.search(case[0].text, case[1].end))


def _gap(pair: Pair, side: str, empty: Case, other: Case) -> Finding:
    spans = (_span(pair, side, other), _span(pair, side, empty))
    values = "1" if other[1].value == 2 else f"1–{other[1].value - 1}"
    return Finding("rule-meaning-conflict", "review", "major", spans, "desk-threshold-gap", {"values": values})


def _span(pair: Pair, side: str, case: Case) -> Span:
    return pair.span(side, case[0].start + case[1].start, case[0].start + case[1].end)


def _none_only(known: list[Case], zones: frozenset[str]) -> Case | None:
    """The case of `none` that the source has for one of the zones, if it has no bound from below for any."""
    about = [case for case in known if case[2] & zones]
    empty = sorted((case for case in about if case[1].kind == "none"), key=lambda case: not _negated(case))
    return empty[0] if empty and not any(case[1].kind == "least" for case in about) else None


def _against_source(pair: Pair, empty: Case, other: Case) -> Finding:
    """The number against the source, which does not have it."""
    spans = (_span(pair, "target", other), _span(pair, "source", empty))
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    return Finding("number-mismatch", "review", "major", spans, "desk-threshold-source", args)
