"""Names and words of the rules that are others in the translation than in the source.

Catches, in a bead, a name of the source that the translation lacks while it has another name of the same sort (two
cards swapped, one card for another), and, for review, a card that only one side of a rule names, a zone that became
another one (deck, hand, discard pile) and an act that became another one (draw, play, discard, reveal).
Cannot catch words that the glossary does not know, a name that both sides have as often but in other roles, nor a
name that a pronoun stands for: where a side has fewer of a name but has it, nothing is said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from silva_kit.glossary import Hit
from silva_kit.glossary.concepts import Words
from silva_kit.translation.beads import OTHER, Matched, matched
from silva_kit.translation.evidence import common_noun, is_name
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.pair import Pair

ACTS: Final = frozenset(("draw", "play", "discard", "reveal", "return", "shuffle", "deal", "exchange", "summon"))
FATES: Final = frozenset(("eliminate", "defeat"))
"""What happens to a player: a text that uses two of them for one thing names it twice."""
FACES: Final = frozenset(("face_up", "face_down"))


def check(pair: Pair) -> Iterator[Finding]:
    """The terms of each bead that has both sides."""
    if pair.glossary is None:
        return
    for bead in matched(pair):
        lacking, added = _only(bead, "source"), _only(bead, "target")
        yield from _compared(bead, lacking, added)
        if not {"zone"} & {sort for sort, _ in lacking} & {sort for sort, _ in added}:
            yield from _counted(bead)


def _sort(bead: Matched, concept: str) -> str:
    """What sort of word it is: two of one sort may be taken for each other; "" for what is not compared."""
    assert bead.pair.glossary is not None
    group, _, name = concept.rpartition(".")
    if group.endswith(".zone"):
        return "zone"
    if group.endswith(".act") and name in ACTS:
        return "act"
    if name in FATES:
        return "fate"
    if name in FACES:
        return "face"
    known = bead.pair.glossary[concept]
    return f"name {group.rpartition('.')[2]}" if is_name(known) and concept.count(".") > 2 else ""


def _only(bead: Matched, side: str) -> list[tuple[str, Hit]]:
    """The concepts of a side that the other side does not have in any form, each with its sort and first place."""
    there = {concept for hit in bead.hits(OTHER[side]) for concept in _concepts(bead, hit)}
    first: dict[str, Hit] = {}
    for hit in bead.hits(side):
        for concept in _concepts(bead, hit):
            first.setdefault(concept, replace(hit, term=replace(hit.term, concept=concept)))
    missing = [hit for concept, hit in first.items() if concept not in there and not _as_noun(bead, side, concept)]
    return [(sort, hit) for hit in missing if (sort := _sort(bead, hit.term.concept))]


def _concepts(bead: Matched, hit: Hit) -> tuple[str, ...]:
    """The concept of a hit, and the zone that its words name (an empty deck)."""
    assert bead.pair.glossary is not None
    words = bead.pair.glossary[hit.term.concept].words["en"].preferred.split()
    zones = (c.id for c in bead.pair.glossary if ".zone." in c.id and c.words["en"].preferred in words)
    return (hit.term.concept, *(zone for zone in zones if zone != hit.term.concept))


def _as_noun(bead: Matched, side: str, concept: str) -> bool:
    """Whether the other side has the word after all, as a common noun."""
    assert bead.pair.glossary is not None
    named = is_name(bead.pair.glossary[concept])
    return named and any(common_noun(bead.pair, segment, concept) for segment in bead.side(OTHER[side]))


def _compared(bead: Matched, lacking: list[tuple[str, Hit]], added: list[tuple[str, Hit]]) -> Iterator[Finding]:
    rest = list(added)
    counts = Counter(sort for sort, _ in lacking), Counter(sort for sort, _ in added)
    for sort, hit in lacking:
        other = next((other for other in rest if other[0] == sort), None)
        if other is not None:
            rest.remove(other)
            yield _swapped(bead, sort, hit, other[1], counts[0][sort] == counts[1][sort])
        elif _must_stand(bead, "source", sort, hit):
            yield _alone(bead, "source", hit)
    yield from (_alone(bead, "target", hit) for sort, hit in rest if _must_stand(bead, "target", sort, hit))


def _counted(bead: Matched) -> Iterator[Finding]:
    """A zone that the translation names more often than the source, and another one less often, as often in all."""
    source, target = _zones(bead, "source"), _zones(bead, "target")
    more = [zone for zone in target if len(target[zone]) > len(source.get(zone, ()))]
    less = [zone for zone in source if len(source[zone]) > len(target.get(zone, ()))]
    even = sum(map(len, source.values())) == sum(map(len, target.values()))
    if len(more) == len(less) == 1 and even:
        assert bead.pair.glossary is not None and bead.pair.target is not None
        spans = tuple(bead.span("target", *place) for place in target[more[0]])
        first = bead.span("source", *source[less[0]][0])
        args = {"quote": spans[0].quote, "source": first.quote}
        right = bead.pair.glossary.preferred(less[0], bead.pair.target.language)
        yield Finding("rule-meaning-conflict", "review", "major", (*spans, first), "desk-terms-swapped", args, right)


def _zones(bead: Matched, side: str) -> dict[str, list[tuple[int, int]]]:
    """Where a side names each zone, alone or in a longer term (the top of the deck, an empty deck)."""
    language = bead.pair.document(side).language
    found: dict[str, list[tuple[int, int]]] = {}
    for hit in bead.hits(side):
        for zone in bead.pair.glossary or ():
            if ".zone." in zone.id and _holds(hit.term.text, zone.words[language], language):
                found.setdefault(zone.id, []).append((hit.start, hit.end))
                break
    return found


def _holds(text: str, words: Words, language: str) -> bool:
    known = (words.preferred, *words.forms, *words.admitted)
    if language == "en":
        return any(word in text.lower().split() if " " not in word else word in text.lower() for word in known)
    return text in known or any(word in text for word in known if len(word) > 1)


def _must_stand(bead: Matched, side: str, sort: str, hit: Hit) -> bool:
    """Whether the other side should name it too: a card, in a sentence that gives a rule, and no common noun there."""
    if sort != "name card" or bead.zone in ("story", "credits"):
        return False
    text = bead.pair.document(side).text
    if re.match(r"[\"”」』]?\s*[（(]\d", text[hit.end : hit.end + 4]):
        return True
    concepts = [one.term.concept for one in bead.hits(side)]
    return any(re.search(r"\.(?:role|rule)\.", c) or _sort(bead, c) in ("act", "zone") for c in concepts)


def _swapped(bead: Matched, sort: str, source: Hit, target: Hit, even: bool) -> Finding:
    """One word for another; where the numbers of words differ the sentences may not belong together: for review."""
    assert bead.pair.glossary is not None and bead.pair.target is not None
    spans = (bead.span("target", target.start, target.end), bead.span("source", source.start, source.end))
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    right = bead.pair.glossary.preferred(source.term.concept, bead.pair.target.language)
    if sort == "fate":
        return _two_words(bead, source, target, spans)
    name = sort.startswith("name")
    category = "terminology-mismatch-with-source" if name else "rule-meaning-conflict"
    tier = "error" if name and even and bead.zone != "story" else "review"
    return Finding(category, tier, "critical" if name else "major", spans, "desk-terms-swapped", args, right)


def _two_words(bead: Matched, source: Hit, target: Hit, spans: tuple[Span, ...]) -> Finding:
    """The translation has one word for what the source calls by two: places of the second one belong to it."""
    others = [hit for hit in bead.pair.hits("source") if hit.term.concept == target.term.concept][:3]
    more = tuple(bead.span("source", hit.start, hit.end) for hit in others)
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    category = "terminology-inconsistent-within-text" if others else "rule-meaning-conflict"
    return Finding(category, "review", "minor", (spans[1], *more, spans[0]), "desk-terms-two-words", args)


def _alone(bead: Matched, side: str, hit: Hit) -> Finding:
    span = bead.span(side, hit.start, hit.end)
    message = "desk-terms-lacking" if side == "source" else "desk-terms-added"
    args = {"source": span.quote, "quote": span.quote}
    category = "terminology-mismatch-with-source"
    return Finding(category, "review", "minor", (span, bead.whole(OTHER[side])), message, args)
