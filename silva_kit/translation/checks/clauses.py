"""Sentences that only one of the two texts has. All for review.

Catches each sentence, item or heading of the source that the alignment finds no translation for, and each of the
translation that it finds no source for.
Cannot catch a part of a sentence that was left out while the rest was translated (swaps.py sees the names in it), and
is wrong where the alignment is: a very free rendering counts as missing and added. Labels and pieces of a word or two
are left alone if they name no card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from silva_kit.translation.document import Segment
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

SHORTEST: Final = {"en": 12, "zh-Hant": 5, "ja": 6}
MINOR: Final = frozenset(("story", "credits", "caution"))


def check(pair: Pair) -> Iterator[Finding]:
    """The beads with one side only."""
    for bead in pair.beads:
        if not bead.target:
            yield from _alone(pair, "source", bead.source, "missing-clause")
        elif not bead.source:
            yield from _alone(pair, "target", bead.target, "added-clause")


def _alone(pair: Pair, side: str, numbers: tuple[int, ...], category: str) -> Iterator[Finding]:
    document = pair.document(side)
    for number in numbers:
        segment = document.segments[number]
        if _says_something(segment, document.language) or _names_card(pair, side, segment):
            span = pair.whole(side, segment)
            severity = "minor" if segment.zone in MINOR else "major"
            message = "desk-clause-missing" if side == "source" else "desk-clause-added"
            yield Finding(category, "review", severity, (span,), message, {"quote": span.quote})


def _says_something(segment: Segment, language: str) -> bool:
    return segment.kind not in ("label", "furniture") and len(segment.text) >= SHORTEST[language]


def _names_card(pair: Pair, side: str, segment: Segment) -> bool:
    """Whether a label or a short line names a card."""
    return any(".card." in hit.term.concept for hit in pair.hits_in(side, segment))
