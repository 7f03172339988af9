"""The same sentence twice, or one sentence rendered twice.

Catches a line that stands again word for word, a sentence that follows itself, a line that only repeats the end of a
sentence a few lines above, and, for review, neighbours that say nearly the same in other words (活動玩家… after
輪到你的玩家…) or the second of which is a fragment of the first.
Cannot catch two renderings that share few characters. Says nothing about headings, labels, lists and short sentences,
about a sentence that closes several paragraphs, nor about neighbours that differ in a number, a negation, a quoted
name or a term of the glossary (the first Farmer, the second Farmer). A line that stands again far away is for review.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Final

from silva_kit.translation.document import Document, Segment
from silva_kit.translation.findings import Finding
from silva_kit.translation.numbers import find_numbers
from silva_kit.translation.pair import Pair

NEAR: Final = 4
"""So many segments back a sentence is compared with."""
FAR: Final = 12
"""A line that stands again within so many segments is an error, farther away a case for review."""
SHORTEST: Final = {"en": 16, "zh-Hant": 8, "ja": 10}
ALIKE: Final = 0.74
LONGEST: Final = 600
"""A longer piece of text is no sentence, and is compared with its neighbours word for word only."""
_NEGATION: Final = re.compile(r"\b(?:not|no|never|cannot|without|nor|only)\b|n['’]t\b|不|沒|無|未|ない|ず|なし|ません")
_PLAIN: Final = re.compile(r"[\W_]+")
_FRAGMENT: Final = {"zh-Hant": 8, "ja": 10}
"""A line so long without a full stop or a mark before it may be a piece of a sentence, and no heading."""


def check(pair: Pair) -> Iterator[Finding]:
    """Repeats of each text, the later one named first."""
    for side, document in pair.sides():
        seen: dict[str, Segment] = {}
        sentences = [segment for segment in document.prose if _is_sentence(document, segment)]
        for at, segment in enumerate(sentences):
            plain = plain_of(segment)
            if len(plain) < SHORTEST[document.language]:
                continue
            earlier = seen.get(plain)
            if earlier is not None and _stands_again(document, segment, earlier):
                sure = segment.number - earlier.number <= FAR
                yield _finding(pair, side, segment, earlier, sure, "again")
                continue
            seen[plain] = segment
            if segment.kind != "item" and len(plain) <= LONGEST:
                yield from _near(pair, side, segment, sentences[max(0, at - NEAR) : at])


def plain_of(segment: Segment) -> str:
    """The letters and digits of a segment."""
    return _PLAIN.sub("", segment.text).lower()


def _is_sentence(document: Document, segment: Segment) -> bool:
    if segment.kind == "heading":
        least = _FRAGMENT.get(document.language)
        return least is not None and len(segment.text) >= least and segment.text[0].isalpha()
    return segment.kind in ("sentence", "item")


def _stands_again(document: Document, segment: Segment, earlier: Segment) -> bool:
    """Whether a whole line is repeated, or a sentence follows itself; a formula that closes two paragraphs is not."""
    if segment.number == earlier.number + 1:
        return _whole_line(document, segment) == _whole_line(document, earlier)
    return _whole_line(document, segment) and _whole_line(document, earlier)


def _whole_line(document: Document, segment: Segment) -> bool:
    """Whether nothing else stands in its lines."""
    text, start, end = document.text, segment.start, segment.end
    while start > 0 and text[start - 1] != "\n" and text[start - 1].isspace():
        start -= 1
    while end < len(text) and text[end] != "\n" and text[end].isspace():
        end += 1
    return (start == 0 or text[start - 1] == "\n") and (end == len(text) or text[end] == "\n")


def _near(pair: Pair, side: str, segment: Segment, before: list[Segment]) -> Iterator[Finding]:
    """A sentence that its neighbours above say already."""
    document, plain = pair.document(side), plain_of(segment)
    for earlier in reversed(before):
        other = plain_of(earlier)
        if earlier.kind == "item" or len(other) > LONGEST or len(other) < SHORTEST[document.language] or other == plain:
            continue
        if len(other) > len(plain) and other.endswith(plain) and _whole_line(document, segment):
            yield _finding(pair, side, segment, earlier, True, "part")
            return
        if _is_tail(plain, other) or (
            _alike(plain, other, _is_fragment(segment)) and _same(pair, side, segment, earlier)
        ):
            yield _finding(pair, side, segment, earlier, False, "alike")
            return


def _is_fragment(segment: Segment) -> bool:
    """Whether it ends without a mark, as no sentence does."""
    return segment.text[-1].isalpha()


def _is_tail(plain: str, other: str) -> bool:
    """Whether a much longer sentence ends with nearly the same letters."""
    tails = (other[-len(plain) - more :] for more in (-1, 0, 1, 2))
    return len(plain) < 0.7 * len(other) and any(
        SequenceMatcher(None, t, plain, autojunk=False).ratio() > 0.9 for t in tails
    )


def _alike(plain: str, other: str, fragment: bool) -> bool:
    """Whether one says most of the other in the same order: all of both, or a fragment of the first."""
    short, long = sorted((len(plain), len(other)))
    if fragment and len(plain) < len(other):
        return _shared(other, plain) >= 0.65 * short
    return short >= 0.7 * long and _shared(other, plain) >= ALIKE * short


def _shared(one: str, other: str) -> int:
    """How many letters two texts share in the same order, in pieces of two or more."""
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return sum(block.size for block in matcher.get_matching_blocks() if block.size >= 2)


def _same(pair: Pair, side: str, one: Segment, other: Segment) -> bool:
    """Whether no number, negation, quoted name or term tells them apart; a fragment may lack some."""
    facts, known = _facts(pair, side, one), _facts(pair, side, other)
    return facts <= known if len(one.text) < 0.7 * len(other.text) else facts == known


def _facts(pair: Pair, side: str, segment: Segment) -> set[str]:
    found = find_numbers(segment.text, pair.document(side).language)
    numbers = {f"{number.kind}{number.values}" for number in found if not number.weak}
    quoted = re.findall(r"[\"“「]([^\"”」]+)[\"”」]", segment.text)
    hits = {hit.term.concept for hit in pair.hits_in(side, segment)}
    told = {concept for concept in hits if ".role." not in concept and concept != "t.comp.card"}
    return numbers | {match.lower() for match in _NEGATION.findall(segment.text)} | set(quoted) | told


def _finding(pair: Pair, side: str, segment: Segment, earlier: Segment, sure: bool, kind: str) -> Finding:
    spans = (pair.whole(side, segment), pair.whole(side, earlier))
    tier = "error" if sure else "review"
    return Finding("duplicated-sentence", tier, "minor", spans, f"desk-duplicate-{kind}", {"line": spans[1].line})
