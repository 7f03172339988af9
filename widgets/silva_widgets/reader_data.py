"""What the reader sends to the browser, once: two texts, their segments, the beads and the findings, as few numbers.

Offsets count UTF-16 units there, as JavaScript does; lines are counted by the browser.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from silva_kit.glossary import Glossary
from silva_kit.translation.align import Alignment, Evidence
from silva_kit.translation.checks import CATEGORIES
from silva_kit.translation.document import Document, Segment
from silva_kit.translation.findings import SEVERITIES, TIERS, Finding
from silva_kit.translation.in_play import scene_of
from silva_kit.translation.pair import SIDES, Pair

EVIDENCE: Final = 4
"""How many pieces of evidence of a bead are shown: the weightiest."""
_LETTERS: Final = {"label": "l", "item": "i", "sentence": "s", "furniture": "f"}
_BARE: Final = ("sound",)
"""Kinds of evidence whose key says nothing to a reader."""


class Units:
    """Offsets of a text in UTF-16 units, from those in code points."""

    def __init__(self, text: str) -> None:
        self._wide = [] if not text or max(text) <= "\uffff" else [n for n, one in enumerate(text) if one > "\uffff"]

    def at(self, offset: int) -> int:
        """The offset in UTF-16 units."""
        return offset + bisect_left(self._wide, offset) if self._wide else offset


def compact(pair: Pair, findings: Sequence[Finding]) -> dict[str, Any]:
    """All that is shown and never changes: `sides`, `beads`, `findings`, and the words that their numbers stand for."""
    alignment = pair.alignment
    if alignment is None:
        raise ValueError("a reader shows two texts and their alignment")
    units = {side: Units(document.text) for side, document in pair.sides()}
    return {
        "sides": [_side(document, units[side]) for side, document in pair.sides()],
        **_beads(alignment, pair.glossary),
        "categories": CATEGORIES,
        "tiers": TIERS,
        "severities": SEVERITIES,
        "findings": [_finding(finding, units) for finding in findings],
    }


def _side(document: Document, units: Units) -> dict[str, Any]:
    return {
        "name": document.name,
        "lang": document.language,
        "text": document.text,
        "cuts": list(_cuts(document.segments, units)),
        "kinds": "".join(
            str(min(max(s.level, 1), 6)) if s.kind == "heading" else _LETTERS[s.kind] for s in document.segments
        ),
    }


def _kind(segment: Segment) -> str:
    """One letter; the level of a heading."""
    return _LETTERS.get(segment.kind) or str(min(max(segment.level, 1), 6))


def _cuts(segments: Iterable[Segment], units: Units) -> Iterator[int]:
    """For each segment how far it begins behind the end of the one before, and how long it is."""
    end = 0
    for segment in segments:
        start, stop = units.at(segment.start), units.at(segment.end)
        yield from (start - end, stop - start)
        end = stop


def _beads(alignment: Alignment, glossary: Glossary | None) -> dict[str, Any]:
    """`links`: the bead of each segment on both sides, -1 for none; `scores` in percent; `moved` beads; the evidence
    as the number of a line of `told`, for each bead behind how many there are."""
    links = [[-1] * len(alignment.source.segments), [-1] * len(alignment.target.segments)]
    for number, bead in enumerate(alignment.beads):
        for side, members in enumerate((bead.source, bead.target)):
            for segment in members:
                links[side][segment] = number
    languages = (alignment.source.language, alignment.target.language)
    told: dict[tuple[str, str], int] = {}
    evidence: list[int] = []
    for bead in alignment.beads:
        lines = dict.fromkeys(_told(one, glossary, languages) for one in bead.evidence[:EVIDENCE])
        evidence.append(len(lines))
        evidence += [told.setdefault(line, len(told)) for line in lines]
    return {
        "links": links,
        "scores": [round(100 * bead.score) for bead in alignment.beads],
        "moved": [number for number, bead in enumerate(alignment.beads) if bead.moved],
        "told": [list(line) for line in told],
        "evidence": evidence,
    }


def _told(one: Evidence, glossary: Glossary | None, languages: tuple[str, str]) -> tuple[str, str]:
    """The kind of a piece of evidence and what is shown of it: a term as both texts' languages have it."""
    if one.kind == "term" and glossary is not None and one.what in glossary:
        return one.kind, " / ".join(glossary.preferred(one.what, language) for language in languages)
    return one.kind, "" if one.kind in _BARE else one.what.replace("_", " ")


def _finding(finding: Finding, units: Mapping[str, Units]) -> list[Any]:
    """[id without its category, tier, severity, category, message, its arguments, suggestion, clause, scene, spans];
    the spans as side, start and end of each."""
    spans: list[int] = []
    for span in finding.spans:
        spans += (SIDES.index(span.side), units[span.side].at(span.start), units[span.side].at(span.end))
    return [
        finding.id.removeprefix(f"{finding.category}-"),
        TIERS.index(finding.tier),
        SEVERITIES.index(finding.severity),
        CATEGORIES.index(finding.category),
        finding.message,
        {name: dict(one) if isinstance(one, Mapping) else str(one) for name, one in finding.args.items()},
        finding.suggestion,
        finding.clause,
        scene_of(finding.clause),
        spans,
    ]
