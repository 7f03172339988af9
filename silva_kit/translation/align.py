"""Which segments of two rulebooks say the same, with the evidence for it.

    alignment = align(read_document(Path("silva.en.txt")), read_document(Path("silva.zh.txt")))
    alignment.beads                 every segment of both texts once, in the order of the source
    alignment.links                 (source, target) of each pair that belongs together

Not by length: the texts are unaligned and unequal. Numbers by value, names, sounds, everyday words, a glossary's
terms and the structure decide; what is moved is found in a second look at what the first left over.
"""  # fmt: skip

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.translation.chain import Candidate, best_chain
from silva_kit.translation.comparison import Comparison, Settings, candidates
from silva_kit.translation.dictionary import Dictionary
from silva_kit.translation.document import Document
from silva_kit.translation.features import features, kind_of
from silva_kit.translation.gaps import in_gaps, joined

EVIDENCE: Final = 6
"""How many pieces of evidence a bead tells."""
SURE: Final = 4.0
"""A bead of this worth is a landmark for the places of the segments around it."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """One thing that both sides of a bead have: its kind (number, name, sound, word, term, …), what, its weight."""

    kind: str
    what: str
    weight: float


@dataclass(frozen=True, slots=True)
class Bead:
    """Numbers of source and target segments that say the same; one side is empty where only the other text has it.

    score     the part of their weight that both sides share, from 0 to 1
    evidence  the weightiest things that they share
    moved     whether it stands out of the order of the beads around it
    """

    source: tuple[int, ...]
    target: tuple[int, ...]
    score: float = 0.0
    evidence: tuple[Evidence, ...] = ()
    moved: bool = False


@dataclass(frozen=True)
class Alignment:
    """Two documents and their beads: every segment that is no furniture is in exactly one."""

    source: Document
    target: Document
    beads: tuple[Bead, ...] = field(default=())

    @cached_property
    def links(self) -> tuple[tuple[int, int], ...]:
        """(source, target) segment numbers of every pair in a bead."""
        return tuple((i, j) for bead in self.beads for i in bead.source for j in bead.target)

    @property
    def missing(self) -> tuple[int, ...]:
        """The source segments that the target has nothing for."""
        return tuple(i for bead in self.beads if not bead.target for i in bead.source)

    @property
    def added(self) -> tuple[int, ...]:
        """The target segments that the source has nothing for."""
        return tuple(j for bead in self.beads if not bead.source for j in bead.target)


def align(
    source: Document,
    target: Document,
    glossary: Glossary | None = None,
    settings: Settings | None = None,
    dictionary: Dictionary | None = None,
) -> Alignment:
    """The alignment of two documents; the terms of a glossary and the words of a dictionary are evidence too."""
    settings = settings or Settings()
    prose = (source.prose, target.prose)
    kept = [{segment.number for segment in side} for side in prose]
    sides = [
        [found for number, found in enumerate(features(one, glossary, two.language, dictionary)) if number in kept[at]]
        for at, (one, two) in enumerate(((source, target), (target, source)))
    ]
    lengths = ([len(segment.text) for segment in prose[0]], [len(segment.text) for segment in prose[1]])
    kinds = [["numbered" if s.kind == "item" and s.label else s.kind for s in side] for side in prose]
    comparison = Comparison(sides[0], sides[1], lengths, (kinds[0], kinds[1]))
    found = list(_believed(comparison, settings))
    numbers = [[segment.number for segment in side] for side in prose]
    return Alignment(source, target, tuple(_beads(comparison, found, numbers)))


def _believed(comparison: Comparison, settings: Settings) -> Iterator[tuple[Candidate, bool]]:
    """The beads to believe, first the longest chain, then what stands out of order; with whether it is moved."""
    free = ([True] * len(comparison.sides[0]), [True] * len(comparison.sides[1]))
    marks: list[tuple[int, int]] = []
    for turn in range(4):
        pairs = list(_pairs(comparison, marks, free, settings))
        known = list(candidates(comparison, pairs, free, settings))
        if turn:
            known = list(_demanding(known, marks, settings))
        chain = best_chain(known, len(free[1]), settings.together)
        if turn == 0 and not marks and len(free[0]) > settings.near:
            marks = _landmarks(chain)
            chain = best_chain(
                list(candidates(comparison, list(_pairs(comparison, marks, free, settings)), free, settings)),
                len(free[1]),
                settings.together,
            )
        if turn == 0:
            chain = _completed(comparison, chain, settings)
        if not chain:
            return
        for bead in chain:
            yield from ((part, turn > 0 or bead.crossed) for part in bead.parts())
            free[0][bead.i : bead.i_end] = [False] * (bead.i_end - bead.i)
            free[1][bead.j : bead.j_end] = [False] * (bead.j_end - bead.j)
        if turn == 0:
            marks = [(bead.i, bead.j) for bead in chain]


def _completed(comparison: Comparison, chain: Sequence[Candidate], settings: Settings) -> list[Candidate]:
    """The chain with what stands in its gaps and beside its beads."""
    nearer = replace(settings, demand=settings.gap)
    full = sorted([*chain, *in_gaps(comparison, chain, nearer)], key=lambda bead: bead.i)
    return joined(comparison, full, settings)


def _landmarks(chain: Sequence[Candidate]) -> list[tuple[int, int]]:
    return [(bead.i, bead.j) for bead in chain if bead.worth >= SURE]


def _expected(i: int, marks: Sequence[tuple[int, int]], ratio: float) -> float:
    """Where the partner of a source segment should stand: by the landmark before it, else by the lengths."""
    at = bisect_right(marks, (i, math.inf)) - 1
    if at < 0:
        return i * ratio if not marks else marks[0][1] - (marks[0][0] - i) * ratio
    return marks[at][1] + (i - marks[at][0]) * ratio


def _pairs(
    comparison: Comparison,
    marks: Sequence[tuple[int, int]],
    free: tuple[Sequence[bool], Sequence[bool]],
    settings: Settings,
) -> Iterator[tuple[int, int]]:
    ratio = len(free[1]) / max(1, len(free[0]))
    for i, is_free in enumerate(free[0]):
        if is_free:
            yield from ((i, j) for j in comparison.partners(i, _expected(i, marks, ratio), settings) if free[1][j])


def _demanding(known: Sequence[Candidate], marks: Sequence[tuple[int, int]], settings: Settings) -> Iterator[Candidate]:
    """The candidates out of order that are worth it: the farther from its place, the more a bead must be worth."""
    least, doubling = settings.again
    for bead in known:
        away = abs(bead.j - _expected(bead.i, marks, 1.0))
        worth = bead.worth - least - doubling * math.log2(1 + away)
        if worth > 0:
            yield Candidate(bead.i, bead.i_end, bead.j, bead.j_end, worth)


def _beads(
    comparison: Comparison, found: Sequence[tuple[Candidate, bool]], numbers: Sequence[Sequence[int]]
) -> Iterator[Bead]:
    """All beads in the order of the source, with the segments of one text alone where they stand."""
    at_source = {c.i: (c, moved) for c, moved in found}
    taken = {j for c, _ in found for j in range(c.j, c.j_end)}
    i = j = 0
    while i < len(numbers[0]):
        bead, moved = at_source.get(i, (None, False))
        if bead is None:
            yield Bead((numbers[0][i],), ())
            i += 1
            continue
        if not moved:
            yield from (Bead((), (numbers[1][k],)) for k in range(j, bead.j) if k not in taken)
            j = max(j, bead.j_end)
        yield _told(comparison, bead, moved, numbers)
        i = bead.i_end
    yield from (Bead((), (numbers[1][k],)) for k in range(j, len(numbers[1])) if k not in taken)


def _told(comparison: Comparison, bead: Candidate, moved: bool, numbers: Sequence[Sequence[int]]) -> Bead:
    group = (bead.i, bead.i_end, bead.j, bead.j_end)
    common = sorted(comparison.shared(*group).items(), key=lambda item: (-item[1], item[0]))[:EVIDENCE]
    evidence = tuple(Evidence(kind_of(f), f.partition(":")[2], round(weight, 2)) for f, weight in common)
    source = tuple(numbers[0][bead.i : bead.i_end])
    target = tuple(numbers[1][bead.j : bead.j_end])
    return Bead(source, target, round(comparison.similarity(*group), 3), evidence, moved)
