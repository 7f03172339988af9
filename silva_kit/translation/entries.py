"""The numbered things of a rulebook (its cards) as its structure shows them: names and effects by number.

    entries(document)["9"].names       every place that names card 9: the list, its own section, "9: Sword Girl"
    entries(document)["9"].effects     every place that names its effect
"""  # fmt: skip

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from silva_kit.translation.document import Document, Segment

Place = tuple[int, int]

_LISTED: Final = re.compile(
    r"(?:[\u2460-\u24ff]|[(（]\d{1,2}[)）]|\d{1,2}[.．:：、])\s*"
    r"(?P<name>[^(（:：\n]{1,30}?)\s*[(（](?P<effect>[^()（）]{1,40})[)）]\s*"
)
_EFFECT: Final = re.compile(r"(?:Effect|效果|効果|能力|Ability)\s*[:：]?\s*", re.IGNORECASE)
_QUOTED: Final = re.compile(r"[\"“「『(（]\s*(?P<words>[^\"“”「」『』()（）\n]{1,40})")
_REFERRED: Final = (
    re.compile(r"[\"“「『](?P<label>\d{1,2})\s*[:：]\s*(?P<name>[^\"”」』。，,.\n]{1,30}?)[.。]?[\"”」』]"),
    re.compile(r"[\"“「『](?P<sign>[\u2460-\u24ff])\s*(?P<name>[^\"”」』。，,.\n]{1,30}?)[\"”」』]"),
    re.compile(r"[(（](?P<label>\d{1,2})[)）](?P<name>[\u4e00-\u9fff\u30a1-\u30fc]{2,8}?)(?=[，、。的或和與]|$)"),
)
_REACH: Final = 3
"""Within so many segments of its level stand the name and the effect of a card."""
LEAST: Final = 3
"""A list of fewer things is no list of cards."""


@dataclass
class Entry:
    """A numbered thing: its number, and where its name and its effect stand; `declared` are those of list and heads."""

    label: str
    names: list[Place] = field(default_factory=list)
    effects: list[Place] = field(default_factory=list)
    declared: list[Place] = field(default_factory=list)


def entries(document: Document) -> dict[str, Entry]:
    """The numbered things of a text by their number; {} if it has no list of them."""
    found: dict[str, Entry] = {}
    for label, kind, place in (*_listed(document), *_sections(document)):
        entry = found.setdefault(label, Entry(label))
        (entry.names if kind == "name" else entry.effects).append(place)
        if kind == "name":
            entry.declared.append(place)
    if len(found) < LEAST:
        return {}
    for label, place in _referred(document):
        if label in found and place not in found[label].names:
            found[label].names.append(place)
    return found


def declared_names(document: Document) -> dict[str, str]:
    """Each name that the list or a section's head declares, with its number."""
    text = document.text
    return {text[a:b]: label for label, entry in entries(document).items() for a, b in entry.declared}


def _listed(document: Document) -> Iterator[tuple[str, str, Place]]:
    """⑩Kukunochi (Regeneration), (9) 劍的少女 (閃光): the items of a list, each with a name and an effect."""
    items = [(segment, _LISTED.fullmatch(segment.text)) for segment in document.segments if segment.kind == "item"]
    found = [(segment, match) for segment, match in items if match and segment.label.isdecimal()]
    if len(found) < LEAST:
        return
    for segment, match in found:
        for kind in ("name", "effect"):
            yield segment.label, kind, (segment.start + match.start(kind), segment.start + match.end(kind))


def _sections(document: Document) -> Iterator[tuple[str, str, Place]]:
    """The head of a section about one card: its level, with its name above and its effect beside it."""
    levels = [s for s in document.segments if s.kind == "label" and s.label.isdecimal()]
    if len(levels) < LEAST:
        return
    for level in levels:
        section = _section(document, level)
        heads = [s for s in section if s.kind == "heading"]
        if heads:
            yield level.label, "name", (heads[0].start, heads[0].end)
        found = [place for segment in section for place in _effects(segment)]
        before = document.segments[section[0].number - 1] if section[0].number else section[0]
        yield from ((level.label, "effect", place) for place in found or _effects(before))


def _section(document: Document, level: Segment) -> list[Segment]:
    """The head of a level's section: from its heading down to the first sentence after the level."""
    above = document.segments[max(0, level.number - _REACH) : level.number]
    heads = [segment.number for segment in above if segment.kind == "heading"]
    first = heads[-1] if heads else level.number
    section = list(document.segments[first : level.number + 1])
    for segment in document.segments[level.number + 1 : level.number + _REACH]:
        if segment.kind != "label" or segment.label:
            break
        section.append(segment)
    return section


def _effects(segment: Segment) -> Iterator[Place]:
    """The quoted names after `Effect`: "Isshin"（一閃） has two."""
    match = _EFFECT.match(segment.text)
    for quoted in _QUOTED.finditer(segment.text, match.end()) if match else ():
        words = quoted["words"].rstrip()
        if not re.fullmatch(r"[\d\s張张枚cards]*", words):
            start = segment.start + quoted.start("words")
            yield start, start + len(words)


def _referred(document: Document) -> Iterator[tuple[str, Place]]:
    """Places that name a thing with its number: "10: Kukunochi", （4）戰士, 「⑧精靈」."""
    from silva_kit.translation.number_words import sign_value

    for pattern in _REFERRED:
        for match in pattern.finditer(document.text):
            groups = match.groupdict()
            label = groups.get("label") or str(sign_value(groups.get("sign") or "") if groups.get("sign") else "")
            yield label, match.span("name")
