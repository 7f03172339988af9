"""Tables of the number words of three languages: words, numerals, counters. `numbers` reads a text with them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from fractions import Fraction
from typing import Final


def _valued(words: str, first: int = 0, step: int = 1) -> dict[str, int]:
    return {word: step * value for value, word in enumerate(words.split(), first)}


def _named(words: Mapping[str, str]) -> dict[str, str]:
    return {word: unit for unit, names in words.items() for word in names.split()}


SMALL: Final = _valued(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
TENS: Final = _valued("twenty thirty forty fifty sixty seventy eighty ninety", 2, 10)
SCALES: Final[Mapping[str, int]] = {"hundred": 100, "thousand": 1_000, "million": 1_000_000}
ORDINALS: Final = _valued(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth",
    1,
)
IDIOMS: Final[Mapping[str, tuple[int | Fraction, str]]] = {
    "once": (1, "time"),
    "twice": (2, "time"),
    "thrice": (3, "time"),
    "both": (2, ""),
    "pair": (2, ""),
    "double": (2, ""),
    "dozen": (12, ""),
    "single": (1, ""),
    "half": (Fraction(1, 2), ""),
}
"""English words that say a value beside another meaning."""
VAGUE_EN: Final = (
    "several",
    "a few",
    "many",
    "countless",
    "dozens of",
    "hundreds of",
    "thousands of",
    "some",
    "any number of",
)

DIGITS: Final[Mapping[str, int]] = {
    **{letter: value for value, letter in enumerate("〇一二三四五六七八九")},
    **{"零": 0, "兩": 2, "两": 2, "倆": 2, "壱": 1, "弐": 2, "参": 3},
}
POWERS: Final[Mapping[str, int]] = {"十": 10, "百": 100, "千": 1_000}
MYRIADS: Final[Mapping[str, int]] = {"萬": 10_000, "万": 10_000, "億": 100_000_000}
NUMERALS: Final = "".join((*DIGITS, *POWERS, *MYRIADS))
VAGUE_CJK: Final = "幾几数數"
KANA: Final = _valued("ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ", 1)

UNITS_EN: Final = _named(
    {
        "card": "card cards",
        "person": "player players opponent opponents person people",
        "time": "time times",
        "kind": "kind kinds type types mode modes",
        "minute": "minute minutes min mins",
        "second": "seconds",
        "point": "point points",
        "turn": "turn turns",
        "round": "round rounds",
        "year": "year years",
        "step": "step steps space spaces",
        "colour": "color colors colour colours",
        "token": "token tokens marker markers pawn pawns",
        "percent": "percent",
    }
)
UNITS_CJK: Final = _named(
    {
        "card": "張 张 枚",
        "person": "位 名 人",
        "time": "次 回 度",
        "kind": "種類 種 种",
        "minute": "分鐘 分間",
        "second": "秒",
        "point": "點 点",
        "turn": "回合 ターン",
        "round": "輪 ラウンド",
        "year": "年 歲 歳",
        "step": "步 歩 マス 格",
        "colour": "色",
        "piece": "個 个 つ 顆 枝 本 隻 匹 件 條 棵 株 ヶ か所 組 副 對 项 項 體 体 場 把 段 列 行 則 頁 句 面 座 處 "
        "週 天 日 倍 份 片 杯 支 只 塊 層 階 級 ライン",
        "percent": "％ %",
    }
)
COUNTERS: Final = tuple(sorted(UNITS_CJK, key=len, reverse=True))

NO_NUMBER: Final = tuple(
    _valued(
        "一些 一樣 一起 一定 一直 一方 一閃 一般 一旦 一切 一邊 一致 一同 一部 一下 一緒 一番 一覧 一覽 一時 一瞬 一気 "
        "一連 一律 一向 唯一 統一 任一 萬一 万一 之一 其一 十分 百分 四周 四處 三角"
    )
)
"""Words that hold a numeral and count nothing (十分 is very, 萬一 in case)."""

NO_NUMBER_EN: Final = "one (?:after |by )?another|one by one|each one|no one|every one|any one|one or another"
"""English words that hold a numeral and count nothing."""

CLOSED: Final = {"(": ")", "（": "）", "[": "]", "【": "】"}


def sign_value(letter: str) -> int | None:
    """The value of one enclosed sign, from ⓪ through ⑳ to ㊿, with ⑴, ⒈, ❶, ㈠, ㊀ and Ⅳ; None for any other letter.

    Superscripts and fractions are none.
    """
    if unicodedata.category(letter) not in ("No", "Nl") or letter in "¹²³⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉":
        return None
    value = unicodedata.numeric(letter, -1.0)
    return int(value) if value >= 0 and value == int(value) else None


def cjk_value(numeral: str) -> int:
    """The value of a CJK numeral: 十二 12, 二十 20, 三百五 305, 一千零一 1001, 二〇二四 2024."""
    if not any(letter in POWERS or letter in MYRIADS for letter in numeral):
        return int("".join(str(DIGITS[letter]) for letter in numeral))
    total = section = digit = 0
    for letter in numeral:
        if letter in DIGITS:
            digit = DIGITS[letter]
        elif letter in POWERS:
            section += (digit or 1) * POWERS[letter]
            digit = 0
        else:
            total += (section + digit or 1) * MYRIADS[letter]
            section = digit = 0
    return total + section + digit
