"""Which things of two texts are one: by their number, their place, their sound, an everyday word, the beads they share.

    Pairing(groups_of_one, groups_of_other, alignment).links        the best first; link.evidence says why

Every bead is looked at once, so that the cost grows with the texts. It cannot link what stands once in each text,
if nothing but that speaks for it.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from silva_kit.translation.align import Alignment
from silva_kit.translation.concept_groups import NUMBERED, Group
from silva_kit.translation.document import Document
from silva_kit.translation.readings import KANA_WORD, LATIN_WORD, SHORTEST, sound_key
from silva_kit.translation.vocabulary import everyday

WEIGHTS: Final = {
    "concept": 1.5,
    "number": 1.0,
    "place": 0.45,
    "word": 0.3,
    "spelling": 0.5,
    "sound": 0.4,
    "together": 0.6,
}
"""What each kind of evidence adds to a link: one concept of a given glossary; one number in the lists; being a whole
heading, label or quotation of one bead; an entry of the everyday words; the same letters; the same sound; standing in
the same beads (times how exclusively)."""
LEAST: Final = 0.45
"""A link of less is not believed."""
CROWD: Final = 40
"""A bead of more things on a side says nothing about which belong together."""


@dataclass(frozen=True, slots=True)
class Link:
    """Two groups that may be one thing: their numbers, how sure (0 to 1 and more), and what speaks for it."""

    one: int
    other: int
    score: float
    evidence: tuple[str, ...]


class Pairing:
    """The groups of two aligned texts and the beads that each stands in."""

    def __init__(self, one: Sequence[Group], other: Sequence[Group], alignment: Alignment) -> None:
        self.sides = (one, other)
        self.documents = (alignment.source, alignment.target)
        self.bead_of: tuple[dict[int, int], dict[int, int]] = ({}, {})
        for number, bead in enumerate(alignment.beads):
            if bead.source and bead.target:
                self.bead_of[0].update(dict.fromkeys(bead.source, number))
                self.bead_of[1].update(dict.fromkeys(bead.target, number))
        self.beads = tuple(
            [{at[s] for s in group.segments if s in at} for group in side]
            for side, at in zip(self.sides, self.bead_of, strict=True)
        )
        self.whole, self.words = (
            tuple([read(side, group) for group in self.sides[side]] for side in (0, 1))
            for read in (self._whole, self._words)
        )
        self.heard, self.spelled = (
            tuple([read(group, self.documents[side]) for group in self.sides[side]] for side in (0, 1))
            for read in (_sounds, _letters)
        )

    @cached_property
    def links(self) -> list[Link]:
        """The links worth believing, the surest first."""
        found = (self._link(i, j, shared) for (i, j), shared in self._common().items())
        believed = (link for link in found if link.score >= LEAST)
        return sorted(believed, key=lambda link: (-link.score, link.one, link.other))

    def _common(self) -> Counter[tuple[int, int]]:
        """How many beads each pair of groups shares; those that something else joins are there with none."""
        inside: tuple[dict[int, list[int]], dict[int, list[int]]] = (defaultdict(list), defaultdict(list))
        for side in (0, 1):
            for number, beads in enumerate(self.beads[side]):
                for bead in beads:
                    inside[side][bead].append(number)
        common: Counter[tuple[int, int]] = Counter()
        for bead, ones in inside[0].items():
            others = inside[1].get(bead, ())
            if len(ones) <= CROWD and len(others) <= CROWD:
                common.update((i, j) for i in ones for j in others)
        for i, j in self._alike():
            common[i, j] += 0
        return common

    def _alike(self) -> Iterator[tuple[int, int]]:
        """Pairs that a number, a concept, a sound or their letters join."""
        marks: tuple[dict[str, list[int]], dict[str, list[int]]] = (defaultdict(list), defaultdict(list))
        for side in (0, 1):
            for number, group in enumerate(self.sides[side]):
                told = (*self.heard[side][number], *self.spelled[side][number])
                for mark in (*_numbers(group), *_concepts(group), *told):
                    marks[side][mark].append(number)
        for mark, ones in marks[0].items():
            yield from ((i, j) for i in ones for j in marks[1].get(mark, ()))

    def _link(self, i: int, j: int, shared: int) -> Link:
        one, other = self.sides[0][i], self.sides[1][j]
        score, evidence = 0.0, []
        for kind, holds in (
            ("concept", bool(one.concept) and one.concept == other.concept),
            ("number", bool(set(_numbers(one)) & set(_numbers(other)))),
            ("place", bool(self.whole[0][i] & self.whole[1][j])),
            ("word", bool(self.words[0][i] & self.words[1][j])),
            ("spelling", bool(self.spelled[0][i] & self.spelled[1][j])),
            ("sound", bool(self.heard[0][i] & self.heard[1][j])),
        ):
            if holds:
                score += WEIGHTS[kind]
                evidence.append(kind)
        if shared:
            score += WEIGHTS["together"] * self.exclusive(i, j, shared)
            evidence.append(f"together {shared}")
        if _contradicts(one, other):
            score = 0.0
        return Link(i, j, round(score, 3), tuple(evidence))

    def exclusive(self, i: int, j: int, shared: int) -> float:
        """How exclusively two groups stand in the same beads: their part, less where there are few."""
        union = len(self.beads[0][i]) + len(self.beads[1][j])
        return 2 * shared / union * (1 - 0.5**shared) if union else 0.0

    def _whole(self, side: int, group: Group) -> set[tuple[str, int]]:
        """The headings, labels and quotations that a group is the whole of, by their bead."""
        if not group.kinds & {"heading", "label", "quote", "defined"}:
            return set()
        document, found = self.documents[side], set()
        for places in group.places.values():
            for place in places:
                segment = document.segments[place.segment]
                bead = self.bead_of[side].get(place.segment)
                if bead is None:
                    continue
                if (
                    segment.kind in ("heading", "label")
                    and place.start - segment.start < 3
                    and (segment.kind == "label" or place.end >= segment.end - 2)
                ):
                    found.add((segment.kind, bead))
                elif document.text[place.start - 1 : place.start] in ("“", '"', "「", "『"):
                    found.add(("quote", bead))
        return found

    def _words(self, side: int, group: Group) -> set[str]:
        """The everyday words of a group's variants: those that are the whole of one."""
        document = self.documents[side]
        texts = {document.text[p.start : p.end] for places in group.places.values() for p in places[:1]}
        found = set()
        for text in texts:
            entries = list(everyday(group.language).find(text))
            found.add(" ".join(sorted(min(entry) for entry in entries)) if len(entries) > 1 else "")
            if len(entries) == 1:
                found |= set(entries[0])
        return found - {""}


def _numbers(group: Group) -> tuple[str, ...]:
    return (f"{group.kind} {group.label}",) if group.label and group.kind in NUMBERED else ()


def _concepts(group: Group) -> tuple[str, ...]:
    return (f"concept {group.concept}",) if group.concept else ()


def _contradicts(one: Group, other: Group) -> bool:
    """Whether two things have two numbers, or two concepts."""
    pairs = ((_numbers(one), _numbers(other)), (_concepts(one), _concepts(other)))
    return any(mine and yours and mine != yours for mine, yours in pairs)


def _sounds(group: Group, document: Document) -> set[str]:
    """How the words of the variants in Latin letters or kana sound."""
    found = set()
    for places in group.places.values():
        text = document.text[places[0].start : places[0].end]
        heard = [sound_key(word) for word in (*LATIN_WORD.findall(text), *KANA_WORD.findall(text))]
        rest = KANA_WORD.sub("", LATIN_WORD.sub("", text))
        if heard and not re.search(r"\w", rest) and all(len(key) >= SHORTEST for key in heard):
            found.add("sound " + " ".join(heard))
    return found


def _letters(group: Group, document: Document) -> set[str]:
    """The variants that are Latin letters alone: FOMUS is FOMUS."""
    texts = (document.text[places[0].start : places[0].end].lower() for places in group.places.values())
    return {f"letters {text}" for text in texts if re.fullmatch(r"[a-z]{3,}", text)}
