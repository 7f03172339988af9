"""A word against its opposite: left and right, highest and lowest, face up and face down. All for review.

Catches a bead where the source has only one word of a pair of `content/translation/opposites.tsv`, the translation only
the other one.
Cannot catch opposites where a side has both, nor a sentence that says the same the other way round: there it is wrong
(the lower card loses, the higher one wins), and only says what to look at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from silva_kit.toml_data import ContentError, content, read_text
from silva_kit.translation.beads import Matched, matched
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.pair import Pair

LANGUAGES: Final = ("en", "zh-Hant", "ja")
Patterns = dict[str, re.Pattern[str]]


def check(pair: Pair) -> Iterator[Finding]:
    """The opposites of each bead that has both sides."""
    for bead in matched(pair):
        turned = []
        for one, other in opposites():
            found = [[_first(bead, side, words) for words in (one, other)] for side in ("source", "target")]
            (first, second), (third, fourth) = found
            if bool(first) != bool(second) and bool(third) == bool(second) and bool(fourth) == bool(first):
                turned.append((first or second, third or fourth))
        if len(turned) == 1:  # two opposites in one sentence may say the same together
            yield from _findings(turned[0])


def _findings(pair: tuple[Span | None, Span | None]) -> Iterator[Finding]:
    source, target = pair
    if source and target:
        args = {"quote": target.quote, "source": source.quote}
        yield Finding("rule-meaning-conflict", "review", "critical", (target, source), "desk-terms-swapped", args)


def _first(bead: Matched, side: str, words: Patterns) -> Span | None:
    """Where a side first has one of the words."""
    pattern = words[bead.pair.document(side).language]
    for segment in bead.side(side):
        match = pattern.search(segment.text)
        if match:
            return bead.span(side, segment.start + match.start(), segment.start + match.end())
    return None


@cache
def opposites() -> tuple[tuple[Patterns, Patterns], ...]:
    """The pairs of the file. Raises ContentError."""
    path = content("translation", "opposites.tsv")
    found = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 2 * len(LANGUAGES) or not all(cells):
            raise ContentError(path, number, "a line has six tab-separated cells, three languages of each word")
        found.append((_patterns(cells[:3]), _patterns(cells[3:])))
    return tuple(found)


def _patterns(cells: list[str]) -> Patterns:
    patterns = {}
    for language, cell in zip(LANGUAGES, cells, strict=True):
        words = "|".join(cell.split()).replace("_", " ")
        patterns[language] = re.compile(rf"\b(?:{words})\b" if language == "en" else words, re.IGNORECASE)
    return patterns
