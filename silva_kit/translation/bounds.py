"""Bounds that a text puts on a number: at least 2, more than 1, fewer than 3, 2張以上, 3枚以下, none at all.

Two ways to say the same are the same bound: more than 1 and 2 or more are both `at least 2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from silva_kit.translation.numbers import Number, find_numbers


@dataclass(frozen=True, slots=True)
class Bound:
    """text[start:end] bounds a number: kind is `least`, `most` or `none`; the value is part of it (at least 2: 2)."""

    start: int
    end: int
    kind: str
    value: int
    number: Number | None = None


_ACT: Final = "[^0-9０-９，。、；：（）「」\\s]{0,5}?"
"""What may stand between the bound and its number: 最多可以放6位."""
_BEFORE: Final = {
    "en": (
        (r"more than |exceed(?:s|ing)? ", "least", 1),
        (r"at least |no fewer than |no less than |minimum of |a minimum of ", "least", 0),
        (r"(?:fewer|less) than |under ", "most", -1),
        (r"at most |up to |no more than |maximum of |a maximum of ", "most", 0),
    ),
    "zh-Hant": (
        (r"超過|多於|大於", "least", 1),
        (rf"(?:至少|最少){_ACT}|不少於", "least", 0),
        (r"少於|不足|未滿|不到|小於|低於", "most", -1),
        (rf"(?:最多|至多){_ACT}|不超過|不多於", "most", 0),
    ),
    "ja": (
        (r"少なくとも|最低", "least", 0),
        (r"最大|最多|多くとも|せいぜい", "most", 0),
    ),
}
_AFTER: Final = {
    "en": ((r" or more\b| or greater\b| or higher\b", "least", 0), (r" or fewer\b| or less\b| or lower\b", "most", 0)),
    "zh-Hant": ((r"以上|或更多|或以上", "least", 0), (r"以下|以內|或更少", "most", 0)),
    "ja": (
        (r"以上", "least", 0),
        (r"以下|以内|まで(?!に)", "most", 0),
        (r"より多|を(?:超|越)え", "least", 1),
        (r"未満|より少な", "most", -1),
    ),
}
_COUNTED: Final = {
    "en": r"(?:\s+[a-z]+){0,2}?",
    "zh-Hant": r"[\u4e00-\u9fff]{0,3}?",
    "ja": r"[\u4e00-\u9fff\u30a1-\u30fc]{0,4}?",
}
"""What may stand between the number and the words behind it: 2 cards or more, 2張牌以上."""
_NONE: Final = {
    "en": re.compile(r"\b(?:is|are|becomes?|was) (?:empty|depleted|exhausted)\b|\bno (?:more )?cards?\b|\bruns? out\b"),
    "zh-Hant": re.compile(r"沒有(?:剩餘的|剩下的|任何)?(?:卡牌|卡片|牌|卡)|用完|耗盡|抽完|用盡"),
    "ja": re.compile(r"(?:カード|札)が(?:1枚も)?(?:ない|無い|なくな|無くな|尽き)|山札切れ|が空(?:に|の|で|なら)"),
}


def find_bounds(text: str, language: str) -> Iterator[Bound]:
    """The bounds of a text, in its order of numbers, then the places that say there is none."""
    counted = _COUNTED[language]
    for number in find_numbers(text, language):
        if isinstance(number.value, int) and number.kind in ("count", "label"):
            yield from _bound(text, language, number, number.value, counted)
    for match in _NONE[language].finditer(text):
        yield Bound(match.start(), match.end(), "none", 0)


def _bound(text: str, language: str, number: Number, value: int, counted: str) -> Iterator[Bound]:
    before = text[max(0, number.start - 20) : number.start]
    for pattern, kind, step in _BEFORE[language]:
        match = re.search(f"(?:{pattern})\\s*$", before, re.IGNORECASE)
        if match:
            yield Bound(number.start - len(match.group()), number.end, kind, value + step, number)
            return
    for pattern, kind, step in _AFTER[language]:
        match = re.compile(f"{counted}(?:{pattern})").match(text, number.end)
        if match:
            yield Bound(number.start, match.end(), kind, value + step, number)
            return
