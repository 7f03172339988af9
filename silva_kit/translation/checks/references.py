"""Names that refer to nothing: an effect of nobody, a card that no list has, a word that was defined as another.

Catches a name before `effect` (倉庫工人效果, the Brewmaster's effect) that is none of the names that the list and the
sections of the text declare, a quoted form of a name that they do not have, and a thing that the text defines under one
name (這被稱為"重生卡") and calls by another one.
Cannot catch a name that stands without `effect` or quotation marks and that the glossary does not know, nor one that
refers to the wrong card of the list (swaps.py does, with the source).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from silva_kit.glossary import Hit
from silva_kit.translation.checks.residue import KANA
from silva_kit.translation.entries import Place, declared_names
from silva_kit.translation.evidence import evidence, is_name
from silva_kit.translation.findings import Finding
from silva_kit.translation.naming import folded
from silva_kit.translation.pair import Pair

CATEGORY = "wrong-cross-reference"
_DEFINED: Final = re.compile(
    r"(?:(?:is|are) (?:called|known as)|this is|called|as) (?:the |an? )?[\"“](?P<en>[^\"”\n]{2,30}?)[.,]?[\"”]"
    r"|(?:稱為|稱作|叫做|稱之為)[\"“「『](?P<zh>[^\"”」』\n]{1,12})[\"”」』]"
    r"|[「『](?P<ja>[^」』\n]{1,16})[」』]と(?:呼|いい|いう|する)",
    re.IGNORECASE,
)
_NO_NAME: Final = "(?!(?:Cards?|Special|No|Each|All|This|The|Any|When|If|Some|Its|Their|Your|An?|Most|Other|Both)\\b)"
_EFFECT_OF: Final = re.compile(
    rf"\b{_NO_NAME}(?P<name>[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:['’]s)? effects?\b"
    rf"|\beffects? of (?:the )?{_NO_NAME}(?P<of>[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b"
)


def check(pair: Pair) -> Iterator[Finding]:
    """Undeclared names of each text that declares some, then forms of a thing that was defined as another word."""
    for side, document in pair.sides():
        declared = declared_names(document)
        if declared:
            yield from _undeclared(pair, side, declared)
            if document.language == "en":
                yield from _effects_of(pair, side, declared)
        yield from _defined(pair, side)


def _undeclared(pair: Pair, side: str, declared: dict[str, str]) -> Iterator[Finding]:
    """Deprecated forms of a name, before `effect` or quoted, that the text does not declare."""
    known = {folded(name) for name in declared}
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for hit in pair.hits(side):
        wrong = hit.term.role == "deprecated" and not re.fullmatch(f"[{KANA}]+", hit.term.text)
        if wrong and folded(hit.term.text) not in known and _names(pair, side, hit):
            found[hit.term.text].append((hit.start, hit.end))
    for word, places in found.items():
        spans = tuple(pair.span(side, *place) for place in places)
        yield Finding(CATEGORY, "error", "major", spans, "desk-reference-unknown", {"quote": word})


def _names(pair: Pair, side: str, hit: Hit) -> bool:
    """Whether the hit names one of the numbered things here, and not in the story."""
    assert pair.glossary is not None
    segment = pair.document(side).segment_at(hit.start)
    concept = pair.glossary[hit.term.concept]
    numbered = ".card." in concept.id and is_name(concept)
    return numbered and segment is not None and segment.zone not in ("", "story") and _strong(pair, side, hit)


def _strong(pair: Pair, side: str, hit: Hit) -> bool:
    return evidence(pair, side, hit) == "strong"


def _effects_of(pair: Pair, side: str, declared: dict[str, str]) -> Iterator[Finding]:
    """English: the X's effect, the effect of X, where X is no declared name."""
    text = pair.document(side).text
    for match in _EFFECT_OF.finditer(text):
        kind = "name" if match["name"] else "of"
        name = match[kind]
        plain = name.removesuffix("s").lower()
        known = any(plain in one.lower() or one.lower() in name.lower() for one in declared)
        if not known and not pair.is_accepted(side, *match.span(kind)):
            span = pair.span(side, *match.span(kind))
            yield Finding(CATEGORY, "error", "major", (span,), "desk-reference-unknown", {"quote": name})


def _defined(pair: Pair, side: str) -> Iterator[Finding]:
    """Forms of a concept that the text defines under another one."""
    if pair.glossary is None:
        return
    for match in _DEFINED.finditer(pair.document(side).text):
        start, end = match.span(str(match.lastgroup))
        hit = pair.hit_over(side, start, end)
        segment = pair.document(side).segment_at(start)
        story = segment is None or segment.zone in ("", "story")
        if hit is None or story or (hit.start, hit.end) != (start, end) or hit.term.role != "deprecated":
            continue
        others = [
            (one.start, one.end)
            for one in pair.hits(side)
            if one.term.concept == hit.term.concept and one.term.text != hit.term.text and one.start > end
        ]
        if others:
            spans = tuple(pair.span(side, *place) for place in (*others, (start, end)))
            args = {"quote": spans[0].quote, "defined": hit.term.text}
            right = pair.glossary.preferred(hit.term.concept, pair.document(side).language)
            yield Finding(CATEGORY, "review", "major", spans, "desk-reference-defined", args, right)
