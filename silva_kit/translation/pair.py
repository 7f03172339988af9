"""What the checks look at: one text, or two with their alignment, and the glossary that applies to them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from silva_kit.glossary import Glossary, Hit
from silva_kit.translation.document import Document, Segment
from silva_kit.translation.findings import Span
from silva_kit.translation.terms import find_in
from silva_kit.translation.vocabulary import Vocabulary, terms

if TYPE_CHECKING:
    from silva_kit.translation.align import Alignment, Bead

SIDES = ("source", "target")


@dataclass(frozen=True)
class Pair:
    """A text, or a source with its target and their alignment; `glossary` may be None."""

    source: Document
    target: Document | None = None
    alignment: Alignment | None = None
    glossary: Glossary | None = None

    def document(self, side: str) -> Document:
        """The text of a side. Raises KeyError where there is none."""
        documents = {"source": self.source, **({"target": self.target} if self.target else {})}
        return documents[side]

    def sides(self) -> Iterator[tuple[str, Document]]:
        """Each text with the name of its side."""
        yield "source", self.source
        if self.target is not None:
            yield "target", self.target

    def span(self, side: str, start: int, end: int) -> Span:
        """These characters of a side."""
        return Span.of(self.document(side), side, start, end)

    def whole(self, side: str, segment: Segment) -> Span:
        """A whole segment of a side."""
        return self.span(side, segment.start, segment.end)

    @cached_property
    def beads(self) -> tuple[Bead, ...]:
        """The beads of the alignment; none without one."""
        return tuple(self.alignment.beads) if self.alignment else ()

    @cached_property
    def _bead_of(self) -> dict[tuple[str, int], Bead]:
        found: dict[tuple[str, int], Bead] = {}
        for bead in self.beads:
            found |= {("source", number): bead for number in bead.source}
            found |= {("target", number): bead for number in bead.target}
        return found

    def bead(self, side: str, segment: Segment) -> Bead | None:
        """The bead that holds a segment of a side."""
        return self._bead_of.get((side, segment.number))

    def partners(self, side: str, segment: Segment) -> tuple[Segment, ...]:
        """The segments of the other side that say the same."""
        bead = self.bead(side, segment)
        if bead is None or self.target is None:
            return ()
        other = self.source if side == "target" else self.target
        return tuple(other.segments[number] for number in (bead.source if side == "target" else bead.target))

    @cached_property
    def _vocabularies(self) -> dict[str, Vocabulary]:
        return {}

    def vocabulary(self, language: str) -> Vocabulary:
        """The glossary's words of a language, to be looked for quickly. Raises ValueError without a glossary."""
        if self.glossary is None:
            raise ValueError("the pair has no glossary")
        if language not in self._vocabularies:
            self._vocabularies[language] = terms(self.glossary, language)
        return self._vocabularies[language]

    @cached_property
    def _hits(self) -> dict[str, tuple[Hit, ...]]:
        if self.glossary is None:
            return {side: () for side, _ in self.sides()}
        return {side: tuple(find_in(self.glossary, text)) for side, text in self.sides()}

    def hits(self, side: str) -> tuple[Hit, ...]:
        """The glossary's terms in a text, in its order."""
        return self._hits[side]

    def hits_in(self, side: str, segment: Segment) -> tuple[Hit, ...]:
        """The glossary's terms in a segment."""
        hits = self._hits[side]
        first = bisect_left(hits, segment.start, key=lambda hit: hit.start)
        last = bisect_left(hits, segment.end, key=lambda hit: hit.start)
        return hits[first:last]

    def hit_over(self, side: str, start: int, end: int) -> Hit | None:
        """The term that these characters stand in."""
        at = bisect_right(self._hits[side], start, key=lambda hit: hit.start)
        near = self._hits[side][max(0, at - 4) : at]
        return next((hit for hit in near if hit.start <= start and end <= hit.end), None)

    def hit_at(self, side: str, start: int) -> Hit | None:
        """The term that begins at an offset."""
        at = bisect_left(self._hits[side], start, key=lambda hit: hit.start)
        found = self._hits[side][at : at + 1]
        return found[0] if found and found[0].start == start else None

    def is_accepted(self, side: str, start: int, end: int) -> bool:
        """Whether these characters stand in a term that the glossary prefers or admits, or are one by themselves."""
        if self.glossary is None:
            return False
        document = self.document(side)
        at = bisect_right(self._hits[side], start, key=lambda hit: hit.start)
        near = self._hits[side][max(0, at - 4) : at]
        if any(hit.start <= start and end <= hit.end and hit.term.role != "deprecated" for hit in near):
            return True
        alone = self.glossary.find(document.text[start:end], document.language)
        return any(hit.end - hit.start == end - start and hit.term.role != "deprecated" for hit in alone)
