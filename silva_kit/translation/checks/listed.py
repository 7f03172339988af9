"""Names that the lists of both texts declare under one number: a pair of names that needs no glossary.

Catches, in a bead, the name of a numbered thing whose place in the translation another thing of the list has, and a
name before a colon that is none of the list where the source has one that is (魚販 in the list, 漁夫：in its section).
Cannot catch names of texts without numbered lists, nor a wrong name where the right one stands in the same sentence.
What the glossary knows is left to the checks that ask it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from silva_kit.translation.beads import Matched, matched
from silva_kit.translation.entries import declared_names
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

_HEAD: Final = re.compile(
    r"[\"“「『]?(?P<name>[^\s：:。，、,.（(]{1,24}(?: [A-Z][a-z]+){0,2})[\"”」』]?\s*[：:]\s*(?=\S)"
)
Names = dict[str, dict[str, str]]
Found = dict[str, tuple[int, int]]


def check(pair: Pair) -> Iterator[Finding]:
    """The names of each bead that has both sides, where both texts have a list."""
    if pair.target is None:
        return
    names: Names = {side: declared_names(document) for side, document in pair.sides()}
    if not all(names.values()):
        return
    patterns = {side: _pattern(known) for side, known in names.items()}
    for bead in matched(pair):
        source, target = (_labels(bead, side, names[side], patterns[side]) for side in ("source", "target"))
        lost, new = (
            [label for label in source if label not in target],
            [label for label in target if label not in source],
        )
        if len(lost) == len(new) == 1:
            yield from _other(bead, source[lost[0]], target[new[0]])
        elif len(lost) == 1 and not new:
            yield from _unknown(bead, source[lost[0]], names["target"])


def _pattern(names: dict[str, str]) -> re.Pattern[str]:
    """Any of the names, the longest first; a Latin one as a word."""
    words = (rf"\b{re.escape(n)}\b" if n.isascii() else re.escape(n) for n in sorted(names, key=len, reverse=True))
    return re.compile("|".join(words))


def _labels(bead: Matched, side: str, names: dict[str, str], pattern: re.Pattern[str]) -> Found:
    """The numbers that a side names, each with its first place."""
    found: Found = {}
    for segment in bead.side(side):
        for match in pattern.finditer(segment.text):
            place = segment.start + match.start(), segment.start + match.end()
            found.setdefault(names[match.group()], place)
    return found


def _other(bead: Matched, source: tuple[int, int], target: tuple[int, int]) -> Iterator[Finding]:
    if _known(bead, source, target):
        return
    spans = (bead.span("target", *target), bead.span("source", *source))
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    tier = "review" if bead.zone == "story" else "error"
    yield Finding("terminology-mismatch-with-source", tier, "critical", spans, "desk-terms-swapped", args)


def _unknown(bead: Matched, source: tuple[int, int], names: dict[str, str]) -> Iterator[Finding]:
    """Both sides begin with a name and a colon, and that of the translation is in no list."""
    one, other = bead.source[0], bead.target[0]
    head, name = _HEAD.match(one.text), _HEAD.match(other.text)
    if not (head and name) or one.start + head.start("name") != source[0] or name["name"] in names:
        return
    place = other.start + name.start("name"), other.start + name.end("name")
    if not _known(bead, source, place):
        spans = (bead.span("target", *place), bead.span("source", *source))
        yield Finding(
            "wrong-cross-reference", "error", "major", spans, "desk-reference-unknown", {"quote": name["name"]}
        )


def _known(bead: Matched, source: tuple[int, int], target: tuple[int, int]) -> bool:
    """Whether the glossary has one of the two names."""
    return bool(bead.pair.hit_over("source", *source) or bead.pair.hit_over("target", *target))
