"""What a sentence obliges to, allows, forbids or negates, against its translation. All for review.

Catches a negation that only one side has, a duty that became a permission or the other way round, force that only one
side speaks of (discard, forced to discard), and an actor that the source names (as chosen by the Sword Girl) where the
translation has only a pronoun.
Cannot catch a negation that moved inside the sentence, one of two that was lost, or an opposite word (win, lose). What
may be said in other words (hidden, 看不到) counts as said, so that clean text stays clean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from silva_kit.translation.beads import OTHER, Matched, matched
from silva_kit.translation.document import Segment
from silva_kit.translation.evidence import is_name
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.modality import Mark, find_marks, may_show
from silva_kit.translation.pair import Pair

CATEGORY = "rule-meaning-conflict"
_AGENT: Final = re.compile(r"\b(?:chosen|selected|named|picked|discarded|decided) by (?:the )?")
_PRONOUN: Final = {
    "zh-Hant": re.compile(r"他/她|她/他|他或她|(?<![其吉])他(?!們?人|的牌)|她"),
    "ja": re.compile(r"彼女?|その人"),
    "en": re.compile(r"\bthey\b|\bhe\b|\bshe\b"),
}


def check(pair: Pair) -> Iterator[Finding]:
    """The meaning of each bead that has both sides and is no heading."""
    for bead in matched(pair):
        if all(segment.kind in ("heading", "label") for segment in (*bead.source, *bead.target)):
            continue
        yield from _one_sided(bead, "not", "polarity")
        yield from _one_sided(bead, "force", "force")
        yield from _modality(bead)
        yield from _actor(bead)


def _text(bead: Matched, side: str) -> str:
    return "\n".join(segment.text for segment in bead.side(side))


def _marks(bead: Matched, side: str, kind: str) -> list[tuple[Segment, Mark]]:
    language = bead.pair.document(side).language
    return [(segment, mark) for segment in bead.side(side) for mark in find_marks(segment.text, language, kind)]


def _shows(bead: Matched, side: str, kind: str) -> bool:
    return may_show(_text(bead, side), bead.pair.document(side).language, kind)


def _span(bead: Matched, side: str, segment: Segment, mark: Mark) -> Span:
    return bead.span(side, segment.start + mark.start, segment.start + mark.end)


def _one_sided(bead: Matched, kind: str, name: str) -> Iterator[Finding]:
    """A mark that one side surely has and the other in no way."""
    for side in ("source", "target"):
        marks = _marks(bead, side, kind)
        if marks and not _shows(bead, OTHER[side], kind):
            span = _span(bead, side, *marks[0])
            message = f"desk-meaning-{name}-{'lost' if side == 'source' else 'added'}"
            yield Finding(CATEGORY, "review", "major", (span, bead.whole(OTHER[side])), message, {"quote": span.quote})


def _modality(bead: Matched) -> Iterator[Finding]:
    """A duty on the one side that is a permission on the other."""
    for side in ("source", "target"):
        duty, permission = _marks(bead, side, "must"), _marks(bead, OTHER[side], "may")
        if duty and permission and not _shows(bead, OTHER[side], "must") and not _marks(bead, side, "may"):
            spans = {side: _span(bead, side, *duty[0]), OTHER[side]: _span(bead, OTHER[side], *permission[0])}
            args = {"quote": spans["target"].quote, "source": spans["source"].quote}
            message = f"desk-meaning-{'may' if side == 'source' else 'must'}"
            yield Finding(CATEGORY, "review", "critical", (spans["target"], spans["source"]), message, args)


def _actor(bead: Matched) -> Iterator[Finding]:
    """The source names who acts; the translation has a pronoun and not the name."""
    pair = bead.pair
    if pair.glossary is None or pair.source.language != "en" or pair.target is None:
        return
    there = {hit.term.concept for hit in bead.hits("target")}
    for hit in bead.hits("source"):
        agent = _AGENT.search(pair.source.text, max(0, hit.start - 24), hit.start)
        if not agent or agent.end() != hit.start or hit.term.concept in there:
            continue
        for segment in bead.target if is_name(pair.glossary[hit.term.concept]) else ():
            pronoun = _PRONOUN[pair.target.language].search(segment.text)
            if pronoun:
                span = bead.span("target", segment.start + pronoun.start(), segment.start + pronoun.end())
                source = bead.span("source", agent.start(), hit.end)
                args = {"quote": span.quote, "source": source.quote}
                yield Finding(CATEGORY, "review", "critical", (span, source), "desk-meaning-actor", args)
