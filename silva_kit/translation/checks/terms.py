"""Words that are not the glossary's: a form that it calls wrong, a numbered thing that is something else.

Catches each deprecated form in the translation (one finding for each form, with the source's word where the alignment
has it), and an effect or name whose number in the source belongs to another concept (number 6 is Manufacturing there
and FOMUS here).
Cannot catch a wrong word that the glossary does not list; that needs the source (swaps.py). Longer terms win over the
ones inside them, plurals are forms, a common noun is no name (evidence.py). Words that all games share are a matter of
style; in the source text, where nobody translates, they are left alone.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from silva_kit.glossary import Concept, Hit
from silva_kit.translation.entries import Entry, Place, entries
from silva_kit.translation.evidence import evidence, is_meant, is_name
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.pair import Pair

CATEGORY = "terminology-mismatch-with-source"


def check(pair: Pair) -> Iterator[Finding]:
    """Deprecated forms of the target (of the text itself if there is no target), then the slots of numbered things."""
    if pair.glossary is None:
        return
    side = "target" if pair.target else "source"
    found: defaultdict[tuple[str, str], list[tuple[Hit, str]]] = defaultdict(list)
    for hit in pair.hits(side):
        if hit.term.role == "deprecated":
            name = is_name(pair.glossary[hit.term.concept])
            speaks = evidence(pair, side, hit) if name else "strong" * is_meant(pair, side, hit)
            if speaks:
                found[hit.term.concept, hit.term.text].append((hit, speaks))
    for (concept, _), hits in found.items():
        yield _deprecated(pair, side, pair.glossary[concept], hits)
    if pair.target:
        yield from _slots(pair, entries(pair.source), entries(pair.target))


def _deprecated(pair: Pair, side: str, concept: Concept, hits: list[tuple[Hit, str]]) -> Finding:
    right = concept.preferred(pair.document(side).language)
    spans = tuple(pair.span(side, hit.start, hit.end) for hit, _ in hits)
    source = _source_of(pair, concept, [hit for hit, _ in hits])
    name, strong = is_name(concept), any(speaks == "strong" for _, speaks in hits)
    same = _plain(spans[0].quote) == _plain(right)
    tier = ("error" if strong and not same else "review") if name else ("style" if concept.game is None else "review")
    args = {"quote": spans[0].quote, "right": right}
    if source is None or source.quote == spans[0].quote:
        return Finding(CATEGORY, tier, "minor", spans, "desk-terms-deprecated", args, right)
    args["source"] = source.quote
    severity = "major" if name else "minor"
    return Finding(CATEGORY, tier, severity, (*spans, source), "desk-terms-source", args, right)


def _plain(words: str) -> str:
    """A name without what joins its parts: 耕種和收穫 and 耕種與收穫 say the same."""
    return re.sub(r"[和與及・&＆/／、\s-]|\band\b", "", words)


def _source_of(pair: Pair, concept: Concept, hits: list[Hit]) -> Span | None:
    """Where the source has the concept, in the first place that the alignment ties to one of the hits."""
    for hit in hits if pair.target else ():
        segment = pair.target.segment_at(hit.start) if pair.target else None
        for partner in pair.partners("target", segment) if segment else ():
            for one in pair.hits_in("source", partner):
                if one.term.concept == concept.id:
                    return pair.span("source", one.start, one.end)
    return None


def _slots(pair: Pair, source: dict[str, Entry], target: dict[str, Entry]) -> Iterator[Finding]:
    """Names and effects of the target whose concept is not that of the same number in the source."""
    for label in source:
        if label in target:
            for slot in ("declared", "effects"):
                yield from _slot(pair, label, getattr(source[label], slot), getattr(target[label], slot))


def _slot(pair: Pair, label: str, source: list[Place], target: list[Place]) -> Iterator[Finding]:
    wanted = {concept for place in source for concept in _concepts(pair, "source", place)}
    for place in target if wanted else ():
        if not wanted & _concepts(pair, "target", place):
            assert pair.target is not None and pair.glossary is not None
            right = pair.glossary.preferred(sorted(wanted)[0], pair.target.language)
            spans = (pair.span("target", *place), pair.span("source", *source[0]))
            args = {"label": label, "quote": spans[0].quote, "source": spans[1].quote}
            yield Finding(CATEGORY, "error", "major", spans, "desk-terms-slot", args, right)


def _concepts(pair: Pair, side: str, place: Place) -> set[str]:
    """The concepts whose terms make up a place, in whatever form: a lamplighter (点灯夫) is no point (点)."""
    half = (place[1] - place[0]) / 2
    return {
        h.term.concept for h in pair.hits(side) if place[0] <= h.start and h.end <= place[1] and h.end - h.start >= half
    }
