"""The names of a text, grouped by the thing that they name: by its number in the lists, by its concept in the glossary.

A group tells whether one thing has several names, and whether they differ only in how they are written.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from silva_kit.translation.checks.characters import converted
from silva_kit.translation.entries import Place, entries
from silva_kit.translation.evidence import evidence, is_meant, is_name
from silva_kit.translation.pair import Pair

SLOTS: Final = {"name": ".card.", "effect": ".effect."}
"""The part of a concept's id that says what sort of name it is."""


@dataclass
class Group:
    """What one thing is called: each place, and the variant that stands there.

    concept  its concept in the glossary, or ""
    label    its number in the lists, or ""
    slot     name or effect of a numbered thing, or ""
    places   place to variant: forms that the glossary accepts together are one variant
    name     whether it is a name (else a word of the rules)
    """

    concept: str = ""
    label: str = ""
    slot: str = ""
    places: dict[Place, str] = field(default_factory=dict)
    wrong: set[str] = field(default_factory=set)
    name: bool = True

    @property
    def variants(self) -> list[str]:
        """The variants, the most frequent first."""
        return [variant for variant, _ in Counter(self.places.values()).most_common()]


def groups(pair: Pair, side: str) -> Iterator[Group]:
    """The things of a text that have a name: those with a number first, then the other concepts."""
    by_concept = _concepts(pair, side)
    for group in _numbered(pair, side):
        known = by_concept.pop(group.concept, None)
        if known:
            group.places = {**group.places, **known.places}
            group.wrong |= known.wrong
        yield group
    yield from by_concept.values()


def folded(word: str) -> str:
    """A name without what only spelling changes: case, spaces, hyphens, width, script."""
    plain = converted(unicodedata.normalize("NFKC", word), "zh-Hant").lower()
    return re.sub(r"[\s\-‐–·・＆&'’]+", "", plain)


def _numbered(pair: Pair, side: str) -> Iterator[Group]:
    document = pair.document(side)
    for entry in entries(document).values():
        for slot, places in (("name", entry.names), ("effect", entry.effects)):
            group = Group(_concept_of(pair, side, slot, places), entry.label, slot)
            for place in places:
                group.places[place] = _variant(pair, side, group.concept, place)
                if group.places[place] != "":
                    group.wrong.add(group.places[place])
            if group.places:
                yield group


def _concept_of(pair: Pair, side: str, slot: str, places: list[Place]) -> str:
    """The concept that the places of a slot speak of: the first of its sort that fills one."""
    hits = [
        hit for place in places if (hit := pair.hit_over(side, *place)) and hit.end - hit.start == place[1] - place[0]
    ]
    of_sort = [hit.term.concept for hit in hits if SLOTS[slot] in hit.term.concept]
    return next(iter(of_sort), "")


def _variant(pair: Pair, side: str, concept: str, place: Place) -> str:
    """ "" for a form that the glossary accepts, else what stands there."""
    document = pair.document(side)
    hit = pair.hit_over(side, *place)
    if hit and concept and hit.term.concept == concept and hit.term.role in ("preferred", "form", "admitted"):
        return ""
    return document.text[place[0] : place[1]]


def _concepts(pair: Pair, side: str) -> dict[str, Group]:
    """The concepts of the glossary with their places; a name that is none in its place is left out."""
    found: defaultdict[str, Group] = defaultdict(Group)
    for hit in pair.hits(side):
        assert pair.glossary is not None
        concept = pair.glossary[hit.term.concept]
        name = is_name(concept)
        wrong = hit.term.role == "deprecated"
        meant = evidence(pair, side, hit) == "strong" if wrong and name else is_meant(pair, side, hit)
        if not meant:
            continue
        group = found[concept.id]
        group.concept, group.name = concept.id, name
        group.places[hit.start, hit.end] = hit.term.text if wrong else ""
        if wrong:
            group.wrong.add(hit.term.text)
    return dict(found)
