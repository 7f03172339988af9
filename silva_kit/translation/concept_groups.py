"""The words of one text that name one thing: by the number of the list, or because they are spelled alike.

A group is what a glossary has as an entry, in one language: its keys (one for each variant) and what speaks for them.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.translation.candidates import KINDS, Candidate, named
from silva_kit.translation.document import Document
from silva_kit.translation.recurring import recurring
from silva_kit.translation.term_index import Found, TermIndex
from silva_kit.translation.term_keys import Key, key_of
from silva_kit.translation.terms import find_in

NUMBERED: Final = ("card", "effect")
CAPITAL: Final = frozenset(("card", "effect", "name"))
"""What is a name in English: it has a capital letter wherever it is meant."""


@dataclass
class Group:
    """One thing in one text.

    text   the number of the text among those of the glossary
    kinds  what speaks for it, KINDS
    label  its number in a list, or ""
    concept  its concept in the glossary that was given, or ""
    places its mentions by the key of the variant, in the order of the text
    """

    text: int
    language: str
    label: str = ""
    concept: str = ""
    kinds: set[str] = field(default_factory=set)
    places: dict[Key, list[Found]] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """The strongest kind."""
        return min(self.kinds, key=KINDS.index)

    @property
    def keys(self) -> list[Key]:
        """The variants, the most frequent first."""
        return sorted(self.places, key=lambda key: (-len(self.places[key]), key))

    @property
    def segments(self) -> set[int]:
        """The numbers of the segments where it stands."""
        return {place.segment for places in self.places.values() for place in places}


def groups(
    document: Document, number: int, known: Glossary | None = None, rare: frozenset[Key] | None = None
) -> list[Group]:
    """The things that a text names or often speaks of; a glossary's words are looked for besides.

    `rare` are the words to keep that stand there twice; None keeps them all.
    """
    kinds, slots = _kinds(document)
    concepts = _concepts(document, known, kinds) if known else {}
    if rare is not None:
        kinds = {key: found for key, found in kinds.items() if key in rare or any(c.kind != "rare" for c in found)}
    index = TermIndex(document.language, {key: _capital(document, found) for key, found in kinds.items()})
    places: dict[Key, list[Found]] = defaultdict(list)
    for place in index.places(document):
        places[place.key].append(place)
    found: dict[object, Group] = {}
    for key, candidates in kinds.items():
        sorts = {candidate.kind for candidate in candidates}
        if not places[key]:
            continue
        slot, concept = slots.get(key, ("", "")), concepts.get(key, "")
        group = found.setdefault(slot if slot[1] else concept or key, Group(number, document.language, slot[1]))
        group.concept = group.concept or concept
        group.kinds |= {slot[0]} if slot[1] else sorts
        group.places[key] = places[key]
    return list(found.values())


def _kinds(document: Document) -> tuple[dict[Key, list[Candidate]], dict[Key, tuple[str, str]]]:
    """The candidates by their key, and for each that a list numbers, as what and under which number most often."""
    kinds: dict[Key, list[Candidate]] = defaultdict(list)
    votes: dict[Key, Counter[tuple[str, str]]] = defaultdict(Counter)
    for candidate in (*named(document), *recurring(document)):
        key = key_of(document.text[candidate.start : candidate.end], document.language)
        kinds[key].append(candidate)
        if candidate.kind in NUMBERED:
            votes[key][candidate.kind, candidate.label] += 1
    return kinds, {key: counted.most_common(1)[0][0] for key, counted in votes.items()}


def _concepts(document: Document, known: Glossary, kinds: dict[Key, list[Candidate]]) -> dict[Key, str]:
    """The concept of each word that a glossary has; the words become candidates."""
    votes: dict[Key, Counter[str]] = defaultdict(Counter)
    for hit in find_in(known, document):
        key = key_of(document.text[hit.start : hit.end], document.language)
        kinds[key].append(Candidate(hit.start, hit.end, "known"))
        votes[key][hit.term.concept] += 1
    return {key: counted.most_common(1)[0][0] for key, counted in votes.items()}


def _capital(document: Document, candidates: Sequence[Candidate]) -> bool:
    """Whether an English term is a name: nothing but names speaks for it, all with capital letters."""
    if document.language != "en":
        return False
    sorts = {candidate.kind for candidate in candidates}
    written = {document.text[candidate.start : candidate.end] for candidate in candidates if candidate.kind in CAPITAL}
    rest = [candidate for candidate in candidates if candidate.kind not in CAPITAL | {"heading", "quote"}]
    lower = [c for c in rest if re.match("[a-z]", document.text[c.start : c.end])]
    return bool(sorts & CAPITAL) and all(word[0].isupper() for word in written) and not lower
