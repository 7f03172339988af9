"""Headings that run together, and a page's furniture that was copied along with the text.

Catches two headings in one line (How to Play the Game Card Types) where the first is a heading that rulebooks use
and the second ends like one, and lines of a site's menu.
Cannot catch headings that nobody else uses. Furniture in another language than the text is a matter of `residue`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from silva_kit.translation.document import Document, Segment
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

_HEADINGS: Final = re.compile(
    r"(?P<first>How to Play(?: the Game)?|Game Set-?up|Set-?up|Game Flow|Components|Contents|Overview|"
    r"Object of the Game|Goal of the Game|End of the Game|Game End|Scoring|Credits|Story|Turn Order|"
    r"Winning(?: the Game)?)"
    r" (?:(?!(?:And|Or|Of|For|With|The|In|To|On|By|At)\b)[A-Z][A-Za-z]* )*"
    r"(?:Types|Setup|Flow|Rules|Cards|Components|Contents|Overview|Turns?|Phases?|Actions?|Effects?|Players?|"
    r"Winner|Credits|Story|FAQ|Example|Scoring)"
)


def check(pair: Pair) -> Iterator[Finding]:
    """What is wrong with the lines of each text."""
    for side, document in pair.sides():
        for segment in document.segments:
            if segment.kind == "heading":
                yield from _two_headings(pair, side, segment)
        for furniture, group in groupby(document.segments, key=lambda segment: _is_furniture(document, segment)):
            if furniture:
                spans = tuple(pair.whole(side, segment) for segment in group)
                args = {"quote": spans[0].quote}
                yield Finding("x-layout", "style", "cosmetic", spans, "desk-layout-furniture", args)


def _is_furniture(document: Document, segment: Segment) -> bool:
    """Whether it is furniture in the language of the text; in another one it is a matter of `residue`."""
    return segment.kind == "furniture" and (document.language == "en" or not segment.text.isascii())


def _two_headings(pair: Pair, side: str, segment: Segment) -> Iterator[Finding]:
    match = _HEADINGS.fullmatch(segment.text)
    if match:
        first, second = match["first"], segment.text[match.end("first") + 1 :]
        args, right = {"first": first, "second": second}, f"{first}\n{second}"
        span = pair.whole(side, segment)
        yield Finding("x-layout", "review", "minor", (span,), "desk-layout-headings", args, right)
