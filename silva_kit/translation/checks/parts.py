"""Parts of a sentence that only one side has. All for review.

Catches, in a bead, a sentence that only its neighbour ties to the other side, a part between commas with several known
words of which the other side has none, and a qualifier that only one side has: the targeted opponent, face up.
Cannot catch a part where the other side has one of its own that nothing explains (it may be a free rendering), one
whose words neither the glossary nor the everyday words know, nor the place of an action (in the village) at the head of
a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from silva_kit.translation.beads import OTHER, Matched, matched
from silva_kit.translation.document import Segment
from silva_kit.translation.findings import Finding
from silva_kit.translation.numbers import find_numbers
from silva_kit.translation.pair import Pair
from silva_kit.translation.vocabulary import everyday

_COMMA: Final = {
    "en": re.compile(r"[,;:]\s+(?:and |but |or |then )?|\s+[–—-]\s+"),
    "zh-Hant": re.compile(r"[，；：]"),
    "ja": re.compile(r"[、；：]"),
}
_ADVERBIAL: Final = re.compile(
    r"(?:In|At|On|After|When|During|Among) |在|.{0,8}(?:後|時|中|裡)$|.{0,10}(?:では|には|とき)$|[（(]?\d"
)
LONG: Final = {"en": 16, "zh-Hant": 5, "ja": 7}
"""A part so long may render another one."""
KNOWN: Final = 3
"""So many known words a part must have, and the other side none of them."""
ABSORBED: Final = 0.25
"""A sentence beside another one in a bead is missing if the other side has no more of its own words."""
QUALIFIERS: Final = ("face_up", "face_down", "targeted_opponent")


def check(pair: Pair) -> Iterator[Finding]:
    """The parts and the qualifiers of each bead that has both sides."""
    for bead in matched(pair):
        if all(segment.kind == "heading" for segment in (*bead.source, *bead.target)):
            continue
        words = {side: _words(bead, side) for side in ("source", "target")}
        for side in ("source", "target"):
            if not _may_render(bead, OTHER[side], words[side]):
                yield from _parts(bead, side, words[OTHER[side]])
            yield from _absorbed(bead, side, words[OTHER[side]])
            yield from _qualifiers(bead, side)


def _entries(pair: Pair, language: str, text: str) -> set[str]:
    """The known words of a text, and its larger numbers."""
    found = {entry for group in everyday(language).find(text) for entry in group}
    if pair.glossary is not None:
        found |= {entry for group in pair.vocabulary(language).find(text) for entry in group}
    numbers = find_numbers(text, language)
    return found | {str(number.values) for number in numbers if not number.weak}


def _words(bead: Matched, side: str) -> set[str]:
    language = bead.pair.document(side).language
    return {word for segment in bead.side(side) for word in _entries(bead.pair, language, segment.text)}


def _cut(language: str, segment: Segment) -> list[tuple[int, int]]:
    """The parts of a sentence; none if it has one only."""
    cuts = [match.span() for match in _COMMA[language].finditer(segment.text)]
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(segment.text)]
    prose = segment.kind in ("sentence", "item") and bool(cuts)
    return list(zip(starts, ends, strict=True)) if prose else []


def _may_render(bead: Matched, side: str, there: set[str]) -> bool:
    """Whether a side has a part that shares little with the other: it may render one that seems to be missing."""
    language = bead.pair.document(side).language
    for segment in bead.side(side):
        parts = _cut(language, segment) or [(0, len(segment.text))]
        for start, end in parts:
            known = _entries(bead.pair, language, segment.text[start:end])
            if end - start >= LONG[language] and len(known & there) < 0.34 * max(2, len(known)):
                return True
    return False


def _parts(bead: Matched, side: str, there: set[str]) -> Iterator[Finding]:
    language = bead.pair.document(side).language
    for segment in bead.side(side):
        for start, end in _cut(language, segment):
            text = segment.text[start:end]
            known = _entries(bead.pair, language, text)
            if len(known) >= KNOWN and not known & there and not _ADVERBIAL.match(text):
                yield _finding(bead, side, segment.start + start, segment.start + end)


def _finding(bead: Matched, side: str, start: int, end: int) -> Finding:
    category, kind = ("missing-clause", "missing") if side == "source" else ("added-clause", "added")
    span = bead.span(side, start, end)
    spans = (span, bead.whole(OTHER[side]))
    return Finding(category, "review", "minor", spans, f"desk-part-{kind}", {"quote": span.quote})


def _qualifiers(bead: Matched, side: str) -> Iterator[Finding]:
    """A qualifier that only this side has."""
    there = {hit.term.concept.rpartition(".")[2] for hit in bead.hits(OTHER[side])}
    told: set[str] = set()
    for hit in bead.hits(side):
        name = hit.term.concept.rpartition(".")[2]
        if name in QUALIFIERS and name not in there | told and not _says_enough(bead, OTHER[side], name, there):
            told.add(name)
            yield _finding(bead, side, hit.start, hit.end)


def _says_enough(bead: Matched, side: str, name: str, there: set[str]) -> bool:
    """Whether a side says it in other words: face down by another face, the targeted one by the verb beside it."""
    if name != "targeted_opponent":
        return bool(there & {"face_up", "face_down", "reveal", "open"})
    return any(
        _ends(bead, segment, side) >= {"target"} for segment in bead.side(side) if _names_player(bead, segment, side)
    )


def _ends(bead: Matched, segment: Segment, side: str) -> set[str]:
    return {hit.term.concept.rpartition(".")[2] for hit in bead.pair.hits_in(side, segment)}


def _names_player(bead: Matched, segment: Segment, side: str) -> bool:
    return bool(_ends(bead, segment, side) & {"opponent", "player"})


def _absorbed(bead: Matched, side: str, there: set[str]) -> Iterator[Finding]:
    """A sentence of several in a bead whose own words the other side lacks: another one has brought it there."""
    segments = bead.side(side)
    if len(segments) < 2 or len(bead.side(OTHER[side])) >= len(segments):
        return
    language = bead.pair.document(side).language
    known = [_entries(bead.pair, language, segment.text) for segment in segments]
    for at, segment in enumerate(segments):
        own = known[at] - set().union(*(known[:at] + known[at + 1 :]))
        if segment.kind == "sentence" and len(own) >= KNOWN and len(own & there) <= ABSORBED * len(own):
            yield _finding(bead, side, segment.start, segment.end)
