"""Zones: what the part of the rulebook around a segment is about, from its headings, labels and lists."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from silva_kit.translation.structure import Block
from silva_kit.translation.structure_data import structure_words

_SHARE: Final = 0.4
"""A single word names the zone of a heading that it makes up so much of: Setup in Game Setup."""
_REACH: Final = 3
"""How many blocks after the name of a card its level may stand."""


def zone_of(heading: str) -> str:
    """The zone that a heading opens, or "" if it does not say."""
    text = re.sub(r"[(（].*", "", heading).lower()
    bare = re.sub(r"[^\w&' ]", "", text).strip()
    for zone, phrases in structure_words().zones:
        if any(phrase in bare and (" " in phrase or len(phrase) >= _SHARE * len(bare)) for phrase in phrases):
            return zone
    return ""


def zones(text: str, blocks: Sequence[Block]) -> Iterator[str]:
    """The zone of each block. A heading that does not say keeps the zone it stands in; a card has a level after it."""
    current, level = "", 0
    for at, block in enumerate(blocks):
        if block.kind == "heading":
            named = "card" if _is_card(blocks, at) else zone_of(text[block.start : block.end])
            if named or (current == "card" and block.level <= level):
                current, level = named, block.level
        elif block.kind == "label" and block.label:
            current, level = "card", level or 1
        yield current


def _is_card(blocks: Sequence[Block], at: int) -> bool:
    """Whether the label of a level follows before the next heading."""
    for block in blocks[at + 1 : at + 1 + _REACH]:
        if block.kind == "label" and block.label:
            return True
        if block.kind == "heading":
            return False
    return False
