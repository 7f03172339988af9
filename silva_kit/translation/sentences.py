"""Cutting a paragraph into sentences, in three languages; every piece keeps its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_CLOSERS: Final = r'"”’」』）)】］\]'
_ABBREVIATED: Final = re.compile(
    r"(?:^|[\s(\"“])(?:[A-Za-z]|\d{1,2}|e\.g|i\.e|etc|vs|cf|mr|mrs|ms|dr|st|no|fig|approx|min|max|p|pp|ver|vol)\.$",
    re.IGNORECASE,
)
_END_EN: Final = re.compile(
    rf"(?:[.!?…]{{1,9}}[{_CLOSERS}]{{0,9}}|[{_CLOSERS}]{{1,9}}[.!?]{{1,9}})(?=\s+[\"“‘'(\[（「]*[A-Z0-9À-ÖØ-Þ“\"(（]|\s*$)"
)
_END_CJK: Final = re.compile(rf"[。！？!?｡]+[{_CLOSERS}]*。?|(?<=[^\x00-\x7f])\.[{_CLOSERS}]{{0,9}}(?=\s|$)")
_QUOTED_ON: Final = re.compile(r"[とをがはにのでも、，的]|って|という")


def sentences(text: str, language: str) -> Iterator[tuple[int, int]]:
    """(start, end) of each sentence of a paragraph, without the white space around it.

    Closing quotation marks and brackets belong to the sentence that they end. A full stop inside a quotation that
    the sentence goes on after (「…。」と) ends nothing, nor does that of an abbreviation or of a label (`A.`, `1.`).
    """
    start = 0
    for match in (_END_EN if language == "en" else _END_CJK).finditer(text):
        if _goes_on(text, start, match, language):
            continue
        yield from _stripped(text, start, match.end())
        start = match.end()
    yield from _stripped(text, start, len(text))


def _goes_on(text: str, start: int, match: re.Match[str], language: str) -> bool:
    if language == "en":
        return bool(_ABBREVIATED.search(text[max(start, match.end() - 12) : match.end()]))
    quoted = match.group()[-1] in '」』”"' and bool(_QUOTED_ON.match(text, match.end()))
    return quoted


def _stripped(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    piece = text[start:end]
    if piece.strip():
        start += len(piece) - len(piece.lstrip())
        yield start, start + len(piece.strip())
