"""Lists that a rulebook announces with their length: 11 types of cards, 4つの勝利条件, three rule modes: A, B, C."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from silva_kit.translation.arithmetic import Book, Claim, lines_of, value_of
from silva_kit.translation.numbers import Number

_ANNOUNCED_EN: Final = re.compile(
    r"[\s-]{1,3}(?:[A-Za-z-]{1,24}\s{1,3}){0,2}?(?:types?|kinds?|modes?|phases?|conditions?|ways|actions?|steps?|options?|parts|"
    r"categories|sections|stages|elements|colou?rs|suits|zones|areas|possible)\b",
    re.IGNORECASE,
)
_ANNOUNCED_CJK: Final = re.compile(
    r"\s*(?:種類|種|个|個|つ|項|大|階段|條|点|點)の?的?(?:[\u4e00-\u9fff\u30a1-\u30fc]{1,8}|[:：])"
)
_FIRM: Final = re.compile(
    r"[:：]\s*$|\bfollowing\b|\bin total\b|\bany of\b|\bone of\b|以下|次の|下列|如下|總共|いずれか|のうち|全部",
    re.IGNORECASE,
)
_MARK: Final = re.compile(
    r"(?P<indent>[ \t\u3000]*)(?:(?P<bullet>[•·・▪◦‣○●◆■*–-])|(?P<sign>[\u2460-\u24ff\u2776-\u2793])"
    r"|(?P<round>[(（][0-9A-Za-z]{1,2}[)）])|(?P<dot>[0-9]{1,2}[.．)、](?![0-9]))|(?P<letter>[A-Za-z][.)](?=\s)))\s*\S"
)
_OTHERS: Final = re.compile(r"e\.g\.|such as|for example|etc|例如|など|等等|\.\.\.|…", re.IGNORECASE)
_SPLIT: Final = {
    "en": re.compile(r"\s*,\s*(?:and|or)\s+|\s*,\s*|\s+(?:and|or)\s+"),
    "zh-Hant": re.compile(r"[、，]|以及|和|與|及|或"),
    "ja": re.compile(r"[、，]|および|または|と"),
}
_OPENED: Final = re.compile(r"[^.。\n()（）:：]{0,60}(?P<mark>[:：(（])[ \t]*(?=\S)")
LONGEST: Final = {"en": 40, "zh-Hant": 12, "ja": 16}
"""So many characters an item has at most that is enumerated in a sentence."""
GAP: Final = 1
"""So many other lines may stand between the announcement of kinds and their list."""


def announced(book: Book) -> Iterator[Claim]:
    """The lists that follow an announcement of their length, in the sentence or in the next lines."""
    lines = list(lines_of(book.text))
    for number in book.numbers:
        if number.kind != "count" or value_of(number) < 2 or not _announces(book, number):
            continue
        inline = _enumerated(book, number)
        parts = inline or _listed(book, number, lines)
        if parts:
            at = (number.start, number.end)
            yield Claim("list", value_of(number), len(parts), str(len(parts)), at, tuple(parts))


def _announces(book: Book, number: Number) -> bool:
    pattern = _ANNOUNCED_EN if book.language == "en" else _ANNOUNCED_CJK
    return bool(pattern.match(book.text, number.end))


def _enumerated(book: Book, number: Number) -> list[tuple[int, int]]:
    """The items of an enumeration after a colon or in a bracket: 3 parts: the first one, the second one, …"""
    segment = book.document.segment_at(number.start)
    if segment is None:
        return []
    opened = re.compile(r"[^.。\n()（）:：]{0,60}(?P<mark>[:：(（])[ \t]*(?=\S)").match(
        book.text, number.end, segment.end
    )
    if not opened:
        return []
    low = opened.end()
    closed = re.compile(r"[)）]" if opened["mark"] in "(（" else r"[.。\n;；]").search(book.text, low, segment.end)
    high = closed.start() if closed else segment.end
    return [] if _OTHERS.search(book.text, low, high) else _pieces(book, low, high)


def _pieces(book: Book, low: int, high: int) -> list[tuple[int, int]]:
    """What commas and conjunctions separate, if it reads as items: two or more, short, without numbers."""
    cuts = [(m.start(), m.end()) for m in _SPLIT[book.language].finditer(book.text, low, high)]
    starts, ends = [low, *(end for _, end in cuts)], [*(start for start, _ in cuts), high]
    found = [(start, end) for start, end in zip(starts, ends, strict=True) if book.text[start:end].strip()]
    short = all(end - start <= LONGEST[book.language] for start, end in found)
    return found if len(found) >= 2 and short and not book.between(low, high) else []


def _listed(book: Book, number: Number, lines: list[tuple[int, str]]) -> list[tuple[int, int]]:
    """The lines of the list that begins after the announcing line; none if nothing says that it is the one."""
    at = book.document.place(number.start)[0] - 1
    line = lines[at][1]
    own = _MARK.match(line)
    first = _first_item(lines, at, GAP if number.unit == "kind" else 0)
    if first is None:
        return []
    mark = _MARK.match(lines[first][1])
    assert mark
    deeper = own is not None and len(mark["indent"]) > len(own["indent"])
    rest = book.text[number.end : lines[at][0] + len(line)]
    firm = bool(_FIRM.search(line)) or not re.search(r"[。.！!]\s*$", line.rstrip()) or number.unit == "kind"
    if (
        (own is not None and not deeper)
        or not firm
        or (re.search(r"[。.]\s*\S.*[。.]", rest) and number.unit != "kind")
    ):
        return []
    return _items(lines, first, mark)


def _first_item(lines: list[tuple[int, str]], at: int, gap: int) -> int | None:
    """The number of the line where a list begins after a line."""
    others = 0
    for i in range(at + 1, len(lines)):
        if _MARK.match(lines[i][1]):
            return i
        others += bool(lines[i][1].strip())
        if others > gap:
            return None
    return None


def _items(lines: list[tuple[int, str]], first: int, mark: re.Match[str]) -> list[tuple[int, int]]:
    """The lines of a list with the mark and the indent of its first, down to a line that is none and no deeper one."""
    kind, depth = mark.lastgroup, len(mark["indent"])
    found: list[tuple[int, int]] = []
    for start, line in islice(lines, first, None):
        item = _MARK.match(line)
        indent = len(line) - len(line.lstrip(" \t\u3000"))
        if not line.strip() or indent > depth:
            continue
        if item is None or item.lastgroup != kind or indent < depth:
            break
        found.append((start + depth, start + len(line)))
    return found if len(found) >= 2 else []
