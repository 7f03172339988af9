"""From the things of each text to the entries of a glossary: what several texts name is joined, words are sorted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.translation.align import Alignment, align
from silva_kit.translation.candidates import KINDS, WEAK
from silva_kit.translation.concept_groups import NUMBERED, Group, groups
from silva_kit.translation.concept_links import Pairing
from silva_kit.translation.document import Document
from silva_kit.translation.evidence_glossary import Attestation, EvidenceEntry, EvidenceTerm
from silva_kit.translation.recurring import RARE
from silva_kit.translation.term_keys import Key

SURE: Final = ("concept", "number", "place", "word", "sound", "spelling")
"""What makes one of two rare words that stand together once."""
USUAL: Final = 0.15
"""A form of an English word is usual if so much of its places have it."""
INSTEAD: Final = 0.75
"""A word is a variant if it stands for a thing in so much of its beads, and no other word for it stands there."""


@dataclass
class Thing:
    """One thing in several texts: its groups, and what joined them."""

    groups: list[Group] = field(default_factory=list)
    evidence: set[str] = field(default_factory=set)
    variants: set[tuple[int, Key]] = field(default_factory=set)

    @property
    def texts(self) -> set[int]:
        """The numbers of the texts that name it."""
        return {group.text for group in self.groups}


def entries_of(documents: Sequence[Document], known: Glossary | None = None) -> Iterator[EvidenceEntry]:
    """The entries of these texts, in the order of a glossary; `known` is a glossary whose words are looked for too."""
    aligned = {
        (a, b): align(documents[a], documents[b], known)
        for a, b in combinations(range(len(documents)), 2)
        if documents[a].language != documents[b].language
    }
    kept: list[frozenset[Key]] = [frozenset() for _ in documents]
    if aligned:
        first = _joined(documents, [groups(text, number, known) for number, text in enumerate(documents)], aligned)
        kept = [_confirmed(first, number) for number in range(len(documents))]
    found = [groups(document, number, known, kept[number]) for number, document in enumerate(documents)]
    things = [thing for thing in _joined(documents, found, aligned) if _stands(thing)]
    taken: Counter[str] = Counter()
    for thing in sorted(things, key=_order):
        yield _entry(documents, thing, taken)


def _stands(thing: Thing) -> bool:
    """Whether there is more to a thing than a word or two that stand somewhere."""
    for group in thing.groups:
        count = sum(map(len, group.places.values()))
        if group.kind not in ("used", "rare") or (group.kind == "used" and count >= RARE):
            return True
    return len(thing.groups) > 1 and _sure(thing)


def _sure(thing: Thing) -> bool:
    """Whether the texts that have it agree by more than a single bead."""
    return any(told in SURE or re.fullmatch(r"together ([2-9]|\d\d+)", told) for told in thing.evidence)


def _confirmed(things: Sequence[Thing], text: int) -> frozenset[Key]:
    """The rare words of a text that another one has in the same places."""
    sure = (thing for thing in things if len(thing.groups) > 1 and _sure(thing))
    return frozenset(
        key
        for thing in sure
        for group in thing.groups
        if group.text == text and group.kind == "rare"
        for key in group.places
    )


def _joined(
    documents: Sequence[Document],
    found: Sequence[Sequence[Group]],
    aligned: Mapping[tuple[int, int], Alignment],
) -> list[Thing]:
    """The groups of all texts, joined where a link says that they are one thing; the surest link first."""
    thing_of = {id(group): Thing([group]) for side in found for group in side}
    pairings = [(Pairing(found[a], found[b], alignment), a, b) for (a, b), alignment in aligned.items()]
    _same_words(documents, found, thing_of)
    links = [(link, pairing, a, b) for pairing, a, b in pairings for link in pairing.links]
    for link, _, a, b in sorted(links, key=lambda item: -item[0].score):
        one, other = thing_of[id(found[a][link.one])], thing_of[id(found[b][link.other])]
        if one is not other and not one.texts & other.texts:
            _merge(one, other, link.evidence, thing_of)
    for pairing, a, b in pairings:
        _variants(pairing, found[a], found[b], thing_of)
    return list({id(thing): thing for thing in thing_of.values()}.values())


def _merge(one: Thing, other: Thing, evidence: Sequence[str], thing_of: dict[int, Thing]) -> None:
    one.groups += other.groups
    one.evidence |= other.evidence | set(evidence)
    one.variants |= other.variants
    thing_of.update((id(group), one) for group in other.groups)


def _same_words(documents: Sequence[Document], found: Sequence[Sequence[Group]], thing_of: dict[int, Thing]) -> None:
    """Join what two texts of one language name alike."""
    first: dict[tuple[str, Key], Group] = {}
    for side in found:
        for group in side:
            for key in group.keys:
                known = first.setdefault((group.language, key), group)
                one, other = thing_of[id(known)], thing_of[id(group)]
                if one is not other and not one.texts & other.texts:
                    _merge(one, other, ("spelling",), thing_of)


def _variants(pairing: Pairing, one: Sequence[Group], other: Sequence[Group], thing_of: dict[int, Thing]) -> None:
    """Join another word for a thing: it stands where the other text has the thing, and the usual word does not."""
    number = {id(group): (side, at) for side, groups in enumerate((one, other)) for at, group in enumerate(groups)}
    for link in pairing.links:
        for side, alone, known in ((0, one[link.one], other[link.other]), (1, other[link.other], one[link.one])):
            thing, single = thing_of[id(known)], thing_of[id(alone)]
            if (
                _two_concepts(alone, thing)
                or len(single.groups) > 1
                or single is thing
                or alone.text not in thing.texts
                or _nested(alone, thing)
            ):
                continue
            beads = pairing.beads[side][number[id(alone)][1]]
            shared = beads & pairing.beads[1 - side][number[id(known)][1]]
            usual = set().union(*(pairing.beads[side][number[id(g)][1]] for g in thing.groups if g.text == alone.text))
            exclusive = beads and len(shared - usual) >= INSTEAD * len(beads)
            if exclusive and (len(shared) > 1 or {"place", "word", "sound"} & set(link.evidence)):
                thing.variants |= {(alone.text, key) for key in alone.places}
                _merge(thing, single, ("instead",), thing_of)


def _two_concepts(group: Group, thing: Thing) -> bool:
    known = {other.concept for other in thing.groups if other.concept}
    return bool(group.concept and known) and group.concept not in known


def _nested(group: Group, thing: Thing) -> bool:
    """Whether a word holds another for the thing, or is part of it: a discard pile is no discard."""
    known = [key for other in thing.groups if other.language == group.language for key in other.places]
    return any(set(key) <= set(mine) or set(mine) <= set(key) for key in known for mine in group.places)


def _order(thing: Thing) -> tuple[int, int, int, str]:
    """The numbered things from the highest number down, then the others by how often they stand."""
    kind = min((group.kind for group in thing.groups), key=KINDS.index)
    count = sum(len(places) for group in thing.groups for places in group.places.values())
    first = "".join(thing.groups[0].keys[0])
    if kind in NUMBERED:
        return NUMBERED.index(kind), -int(_label(thing)), -count, first
    return len(NUMBERED) + (kind in WEAK), 0, -count, first


def _label(thing: Thing) -> str:
    return next((group.label for group in thing.groups if group.label), "")


def _entry(documents: Sequence[Document], thing: Thing, taken: Counter[str]) -> EvidenceEntry:
    terms = [term for language in _languages(documents, thing) for term in _terms(documents, thing, language)]
    kinds = {kind for group in thing.groups for kind in group.kinds}
    kind = min((group.kind for group in thing.groups), key=KINDS.index)
    told = (*sorted(kinds, key=KINDS.index), *sorted(thing.evidence))
    concept = next((group.concept for group in thing.groups if group.concept), "")
    return EvidenceEntry(_id(terms[0].text, taken), kind, _label(thing), concept, told, tuple(terms))


def _id(word: str, taken: Counter[str]) -> str:
    plain = re.sub(r"[^\w]+", "-", word.lower()).strip("-")
    taken[plain] += 1
    return plain if taken[plain] == 1 else f"{plain}-{taken[plain]}"


def _languages(documents: Sequence[Document], thing: Thing) -> list[str]:
    return list(dict.fromkeys(documents[group.text].language for group in sorted(thing.groups, key=lambda g: g.text)))


def _terms(documents: Sequence[Document], thing: Thing, language: str) -> Iterator[EvidenceTerm]:
    """The words of a language as they are written: the main one first, its forms, then the other words."""
    written: dict[Key, dict[str, list[Attestation]]] = {}
    linked: set[Key] = set()
    for group in thing.groups:
        if group.language == language:
            for key, places in group.places.items():
                if (group.text, key) not in thing.variants:
                    linked.add(key)
                for place in places:
                    spelled = written.setdefault(key, {}).setdefault(
                        documents[group.text].text[place.start : place.end], []
                    )
                    spelled.append(_attestation(documents, group.text, place.start, place.end))
    keys = sorted(written, key=lambda key: (key not in linked, -sum(map(len, written[key].values())), key))
    for number, key in enumerate(keys):
        forms = written[key]
        for at, text in enumerate(_by_use(forms, language)):
            role = ("main" if number == 0 else "variant") if at == 0 else "form"
            yield EvidenceTerm(language, text, role, tuple(forms[text]))


def _by_use(spelled: Mapping[str, Sequence[Attestation]], language: str) -> list[str]:
    """The ways a word is written, the one to look it up by first: the most frequent, in English the shortest usual."""
    total = sum(map(len, spelled.values()))
    ordered = sorted(spelled, key=lambda text: (-len(spelled[text]), text))
    usual = [text for text in ordered if len(spelled[text]) >= USUAL * total]
    first = min(usual or ordered, key=lambda text: len(re.sub(r"\W", "", text))) if language == "en" else ordered[0]
    return [first, *(text for text in ordered if text != first)]


def _attestation(documents: Sequence[Document], text: int, start: int, end: int) -> Attestation:
    document = documents[text]
    segment = document.segment_at(start)
    return Attestation(text, start, end, *document.place(start), segment.zone if segment else "")
