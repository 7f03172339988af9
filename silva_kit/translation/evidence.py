"""Whether a word of a glossary stands in a place as the name that it may be: 男孩 is a card, or any boy.

strong   it is in letters that no common noun of the language has, is quoted outside the story, heads a list or a
         section, carries a number, is said of an effect, or the other text has the name in the same place
weak     the other text has the word there, without a capital letter and without `a` or `an`
""   nothing speaks for the name
"""

from __future__ import annotations

import re
from typing import Final

from silva_kit.glossary import Concept, Hit
from silva_kit.translation.document import Segment
from silva_kit.translation.pair import Pair

_BEFORE: Final = re.compile(r"(?:[\"“「『]|[\"“「『(（]?\d{1,2}\s*[:：)）]\s*|[\u2460-\u24ff]\s*)$")
_AFTER: Final = re.compile(r"\s*[\"”」』]?(?:[(（][^()（）]{1,6}[)）])?(?:的|の|['’]s?\s)?\s*(?:效果|効果|effects?\b)")
_JOINED: Final = re.compile(
    r"\s*[\"”」』]?(?:[(（][^()（）]{1,6}[)）])?[、，,]?\s*(?:和|與|或|と|や|or\s|and\s)?\s*[\"“「『]?(?:[(（]\d+[)）])?"
)
_FOREIGN: Final = re.compile(r"[A-Za-z\u3041-\u30ff]")
_CLOSED: Final = re.compile(r"[\"”」』]")
_INDEFINITE: Final = re.compile(r"\b(?:an?|one|some|any|each)\s+(?:\w+\s+){0,2}$", re.IGNORECASE)
PHRASE: Final = 5
"""A wrong word so long is a phrase, and may mean just what it says."""
LINKS: Final = 4
"""Over so many names of a list the word `effect` behind the last one speaks for all of them."""


def is_name(concept: Concept) -> bool:
    """Whether it is a name: English writes it with a capital letter."""
    return concept.words["en"].preferred[:1].isupper()


def evidence(pair: Pair, side: str, hit: Hit) -> str:
    """What speaks for the name in this place: strong, weak or nothing ("")."""
    text = pair.document(side).text
    segment = pair.document(side).segment_at(hit.start)
    if segment is None:
        return ""
    if pair.document(side).language == "zh-Hant" and _FOREIGN.search(hit.term.text):
        return "strong"
    if segment.kind in ("heading", "label") or (segment.kind == "item" and segment.label and _leads(segment, hit)):
        return "strong"
    before, after = text[max(0, hit.start - 6) : hit.start], text[hit.end : hit.end + 1]
    if _says_effect(pair, side, hit):
        return "strong"
    quoted = bool(re.search(r"[\"“「『]$", before))
    story = any(one.zone == "story" for one in (segment, *pair.partners(side, segment)))
    if _BEFORE.search(before) and (not quoted or (_CLOSED.match(after) and not story)):
        return "strong"
    return _of_partner(pair, side, segment, hit)


def is_meant(pair: Pair, side: str, hit: Hit) -> bool:
    """Whether a wrong word of the target stands for its concept here: unless the source says something else there.

    丟棄的卡片 is the discard pile where the source has one, and a discarded card where it has not.
    """
    if side == "source" or hit.term.role != "deprecated" or len(hit.term.text) < PHRASE:
        return True
    segment = pair.document(side).segment_at(hit.start)
    partners = pair.partners(side, segment) if segment else ()
    concepts = [one.term.concept for partner in partners for one in pair.hits_in("source", partner)]
    return not concepts or hit.term.concept in concepts


def _leads(segment: Segment, hit: Hit) -> bool:
    """Whether the word stands at the head of an item: ⑨Sword Girl, (9) 劍的少女 (閃光)."""
    return (len(segment.text) <= 60 and hit.start - segment.start <= 6) or segment.text.endswith((")", "）"))


def _says_effect(pair: Pair, side: str, hit: Hit) -> bool:
    """Whether `effect` stands behind the word, or behind the last of the names that are listed with it."""
    text, end = pair.document(side).text, hit.end
    for _ in range(LINKS):
        if _AFTER.match(text, end, end + 24):
            return True
        joined = _JOINED.match(text, end, end + 12)
        following = pair.hit_at(side, joined.end()) if joined and joined.end() > end else None
        if following is None:
            return False
        end = following.end
    return False


def _of_partner(pair: Pair, side: str, segment: Segment, hit: Hit) -> str:
    """What the other text has for the concept in the same place."""
    best, other = "", "source" if side == "target" else "target"
    for partner in pair.partners(side, segment):
        if any(one.term.concept == hit.term.concept for one in pair.hits_in(other, partner)):
            return "strong"
        best = best or ("weak" if common_noun(pair, partner, hit.term.concept, known=True) else "")
    return best


def common_noun(pair: Pair, partner: Segment, concept: str, *, known: bool = False) -> bool:
    """Whether an English segment has the name in small letters; `known`: as something known (this boy, not a boy)."""
    if pair.glossary is None:
        return False
    for word, _ in pair.glossary[concept].words["en"].roles():
        small = r"\w*\s+".join(re.escape(part) for part in word.lower().split())
        for match in re.finditer(rf"\b{small}\w*", partner.text):
            if not (known and _INDEFINITE.search(partner.text[: match.start()])):
                return True
    return False
