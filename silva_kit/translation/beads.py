"""Beads with text on both sides, as the checks compare them: the words of one side against those of the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from silva_kit.glossary import Hit
from silva_kit.translation.document import Segment
from silva_kit.translation.findings import Span
from silva_kit.translation.pair import Pair

OTHER = {"source": "target", "target": "source"}


@dataclass(frozen=True)
class Matched:
    """A bead whose sides both have segments; `pair` is where they stand."""

    pair: Pair
    source: tuple[Segment, ...]
    target: tuple[Segment, ...]

    def side(self, side: str) -> tuple[Segment, ...]:
        """The segments of a side."""
        return self.source if side == "source" else self.target

    def hits(self, side: str) -> list[Hit]:
        """The glossary's terms of a side."""
        return [hit for segment in self.side(side) for hit in self.pair.hits_in(side, segment)]

    @cached_property
    def zone(self) -> str:
        """What the part of the text is about, as far as either side knows."""
        return next((segment.zone for segment in (*self.source, *self.target) if segment.zone), "")

    def span(self, side: str, start: int, end: int) -> Span:
        """Characters of a side."""
        return self.pair.span(side, start, end)

    def whole(self, side: str) -> Span:
        """The first segment of a side."""
        return self.pair.whole(side, self.side(side)[0])


def matched(pair: Pair) -> Iterator[Matched]:
    """The beads that have segments on both sides, no furniture among them."""
    for bead in pair.beads:
        if pair.target is None or not (bead.source and bead.target):
            continue
        source = tuple(pair.source.segments[number] for number in bead.source)
        target = tuple(pair.target.segments[number] for number in bead.target)
        if not any(segment.kind == "furniture" for segment in (*source, *target)):
            yield Matched(pair, source, target)
