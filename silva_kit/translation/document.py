"""A text as it is, cut into segments with exact offsets. Everything at the desk points into it, nothing copies it.

    document.text[segment.start:segment.end] == segment.text         always
    document.place(offset)                                            (line, column), both from 1, in code points
"""  # fmt: skip

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Final

LANGUAGES: Final = ("en", "zh-Hant", "ja")
KINDS: Final = ("heading", "label", "item", "sentence", "furniture")
"""What a segment is: a heading; the label of a numbered thing, `(10) Level: 10`; an item of a list; a sentence of a
paragraph; or page furniture, which is no part of the text."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a document: text[start:end] without the white space around it.

    number  its place among the segments, from 0
    kind    one of KINDS
    level   of a heading, from 1; else 0
    zone    what the part of the text is about: story, components, setup, turn, card, end, faq, … or "" where unknown
    label   the number or key that the structure gives it, as a text ("10", "8", "b"), or ""
    """

    number: int
    start: int
    end: int
    text: str
    kind: str
    level: int = 0
    zone: str = ""
    label: str = ""


@dataclass(frozen=True)
class Document:
    """A rulebook's text with its segments in order."""

    name: str
    language: str
    text: str
    segments: tuple[Segment, ...]

    @cached_property
    def _lines(self) -> list[int]:
        """Where each line begins."""
        return [0, *(at + 1 for at, letter in enumerate(self.text) if letter == "\n")]

    def place(self, offset: int) -> tuple[int, int]:
        """(line, column) of an offset, from 1, in code points."""
        line = bisect_right(self._lines, offset)
        return line, offset - self._lines[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """The offset of a line and column, from 1."""
        return self._lines[line - 1] + column - 1

    def segment_at(self, offset: int) -> Segment | None:
        """The segment that holds an offset; None between segments."""
        at = bisect_right(self.segments, offset, key=lambda segment: segment.start) - 1
        return self.segments[at] if at >= 0 and offset < self.segments[at].end else None

    @property
    def prose(self) -> tuple[Segment, ...]:
        """The segments that are no furniture."""
        return tuple(segment for segment in self.segments if segment.kind != "furniture")
