"""Numbers by value, however a text writes them: 20, ２０, ⑳, (20), 二十, twenty, the twentieth, 2-10, 幾百.

`find_numbers(text, language)` gives them in order, each with the characters it stands on. An article is no number
(a card), a numeral inside a word is none (一樣, 十分), and a value that is often no count (one, 一個, once) is `weak`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from silva_kit.translation import number_words as words

KINDS: Final = ("count", "ordinal", "range", "vague", "label")
LONGEST: Final = 20
"""A row of so many digits or numerals is no number of a rulebook."""
FORMS: Final = ("digits", "fullwidth", "enclosed", "cjk", "word")

Value = int | Fraction


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a text: `text[start:end]` is the number without its counter.

    values  (value,); (low, high) of a range; the magnitude of a vague one (幾百: (100,)), () if it has none
    kind    count; ordinal (第一, first, 2番目); range; vague; label, the number of a thing (⑩, (4), No.1) and no count
    form    how it is written: digits, fullwidth, enclosed (⑳, ⑴), cjk, word
    unit    what is counted, the same word for each language: card, person, time, …; "" if nothing says it
    weak    the value may be no count at all: one as a pronoun, 一個 as an article, both, once
    """

    start: int
    end: int
    values: tuple[Value, ...]
    kind: str
    form: str
    unit: str = ""
    weak: bool = False

    @property
    def value(self) -> Value | None:
        """The value where there is exactly one."""
        return self.values[0] if len(self.values) == 1 and self.kind != "vague" else None


def find_numbers(text: str, language: str) -> tuple[Number, ...]:
    """The numbers of a text of this language (en, zh-Hant, ja), in its order; none overlaps another."""
    found: list[Number] = []
    for match in _TOKEN["en" if language == "en" else "cjk"].finditer(text):
        number = _READERS[str(match.lastgroup)](match)
        if number is not None:
            found.append(_with_unit(number, text, language))
    return tuple(_joined(found, text, language))


def _digits(match: re.Match[str]) -> Number | None:
    whole = match.group("digits")
    if len(whole) > LONGEST:
        return None
    form = "digits" if whole.isascii() else "fullwidth"
    before, after = _around(match)
    start, end = match.span()
    ordinal = re.match(r"(?:st|nd|rd|th)\b", after)
    if ordinal:
        return Number(start, end + ordinal.end(), (_plain(whole),), "ordinal", form)
    kind = "ordinal" if before.endswith("第") or _ORDINAL_AFTER.match(after) else "count"
    named = _LABEL_AFTER.match(after) and _opens(before)
    if _LABEL_BEFORE.search(before) or _bracketed(before, after) or named:
        kind = "label"
    return Number(start, end, (_plain(whole),), kind, form)


def _around(match: re.Match[str]) -> tuple[str, str]:
    """A few characters before and after: a text is read once, however long it is."""
    return match.string[max(0, match.start() - 24) : match.start()], match.string[match.end() : match.end() + 24]


def _plain(digits: str) -> Value:
    value = Fraction(digits.replace(",", "").replace("，", "").replace("．", "."))
    return int(value) if value.denominator == 1 else value


def _opens(before: str) -> bool:
    """Whether it opens its line or a quotation."""
    return before[-1:] in tuple('"“「『') or not before.rpartition("\n")[2].strip(" \t　・•*-")


def _bracketed(before: str, after: str) -> bool:
    """Whether it stands alone in brackets: (4), （10）."""
    return bool(before and after) and words.CLOSED.get(before[-1]) == after[0]


def _enclosed(match: re.Match[str]) -> Number | None:
    value = words.sign_value(match.group())
    return None if value is None else Number(*match.span(), (value,), "label", "enclosed")


def _cjk(match: re.Match[str]) -> Number | None:
    start, end = match.span()
    text, numeral = match.string, match.group("cjk")
    if len(numeral) > LONGEST:
        return None
    before, after = _around(match)
    ordinal = before.endswith("第") or bool(_ORDINAL_AFTER.match(after))
    counted = text.startswith(words.COUNTERS, end) or bool(_RANGE_FOLLOWS.match(after))
    if not (ordinal or counted or len(numeral) > 1) or _inside_word(text, start, end):
        return None
    value = words.cjk_value(numeral)
    return Number(start, end, (value,), "ordinal" if ordinal else "count", "cjk", weak=value == 1 and not ordinal)


def _inside_word(text: str, start: int, end: int) -> bool:
    """Whether the numeral is a part of a word that counts nothing (十分, but not 十分鐘)."""
    if text.startswith(_LONG_COUNTERS, end):
        return False
    return any(text.startswith(word, start) or text.startswith(word, end - len(word)) for word in words.NO_NUMBER)


def _kana(match: re.Match[str]) -> Number:
    value = words.KANA[match.group()]
    return Number(*match.span(), (value,), "count", "word", "piece", weak=value == 1)


def _vague_cjk(match: re.Match[str]) -> Number:
    scale = [words.POWERS.get(letter) or words.MYRIADS.get(letter, 1) for letter in match.group()[1:]]
    return Number(*match.span(), tuple(scale[:1]), "vague", "cjk")


def _half(match: re.Match[str]) -> Number:
    return Number(*match.span(), (Fraction(1, 2),), "count", "word", weak=True)


def _english(match: re.Match[str]) -> Number | None:
    if len(match.group()) > 6 * LONGEST:
        return None
    parts = re.findall("[a-z]+", match.group().lower())
    span = match.span()
    if parts[0] in words.IDIOMS:
        value, unit = words.IDIOMS[parts[0]]
        return Number(*span, (value,), "count", "word", unit, weak=True)
    total = section = 0
    for part in parts:
        scale = words.SCALES.get(part, 0)
        if scale > 100:
            total, section = total + (section or 1) * scale, 0
        else:
            section = (section or 1) * scale if scale else section + _ONES.get(part, 0)
    ordinal = parts[-1] in words.ORDINALS
    weak = total + section == 1 and not ordinal
    return Number(*span, (total + section,), "ordinal" if ordinal else "count", "word", weak=weak)


def _vague_en(match: re.Match[str]) -> Number:
    scale = {"dozens": (12,), "hundreds": (100,), "thousands": (1000,)}.get(match.group().lower().split()[0], ())
    return Number(*match.span(), scale, "vague", "word")


def _with_unit(number: Number, text: str, language: str) -> Number:
    """The number with the unit that the words after it name: the counter, or the first of three English words."""
    if number.unit or number.kind == "label":
        return number
    after = text[number.end : number.end + 40]
    if language != "en":
        counter = next((c for c in words.COUNTERS if after.lstrip().startswith(c)), "")
        return replace(number, unit=words.UNITS_CJK.get(counter, ""))
    following = re.match(r"(?:[\s-]+[A-Za-z’'-]+){1,3}", after)
    named = re.findall(r"[A-Za-z]+", following.group().lower()) if following else []
    unit = next((words.UNITS_EN[word] for word in named if word in words.UNITS_EN), "")
    return replace(number, unit=unit)


def _joined(found: list[Number], text: str, language: str) -> Iterator[Number]:
    """The numbers with ranges as one: 2-10, 2 to 4, 2〜4人."""
    between = _RANGE["en" if language == "en" else "cjk"]
    held: Number | None = None
    for number in found:
        if held is None:
            held = number
        elif _is_range(held, number) and between.fullmatch(text[held.end : number.start]):
            values = (*held.values, *number.values)
            held = replace(number, start=held.start, values=values, kind="range", weak=False)
        else:
            yield held
            held = number
    if held is not None:
        yield held


def _is_range(low: Number, high: Number) -> bool:
    plain = (
        low.kind in ("count", "label") and high.kind in ("count", "label") and "enclosed" not in (low.form, high.form)
    )
    return plain and low.values[0] < high.values[0]


_ONES: Final = {**words.SMALL, **words.TENS, **words.ORDINALS}
_NUMBER: Final = r"(?P<digits>[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+(?:\.[0-9]+)?|[０-９]+(?:．[０-９]+)?)"
_ALONE: Final = r"(?<![A-WYZa-wyz0-9])(?<![0-9]\.)"  # 3x3 has two numbers, v2 and 1.2.3 have none after the first
_SIGN: Final = (
    r"(?P<enclosed>[\u2160-\u217F\u2460-\u24FF\u2776-\u2793\u3220-\u3229\u3251-\u325F\u3280-\u3289\u32B1-\u32BF])"
)
_SMALL: Final = "|".join(sorted(words.SMALL, key=len, reverse=True))
_ORDINAL: Final = "|".join(sorted(words.ORDINALS, key=len, reverse=True))
_UNDER_100: Final = rf"(?:(?:{'|'.join(words.TENS)})(?:[\s-](?:{_ORDINAL}|{_SMALL}))?|{_SMALL})"
_SCALED: Final = rf"(?:\s(?:{'|'.join(words.SCALES)}))"
_WORDS: Final = rf"(?:{_UNDER_100}{_SCALED}*(?:(?<=d)\s(?:and\s)?{_UNDER_100}{_SCALED}*)*|{_ORDINAL})"
_TOKEN: Final = {
    "en": re.compile(
        rf"{_ALONE}(?:{_NUMBER})|{_SIGN}"
        rf"|(?P<vague_en>\b(?:{'|'.join(words.VAGUE_EN)})\b)"
        rf"|(?P<none>\b(?:{words.NO_NUMBER_EN})\b)"
        rf"|(?P<english>\b(?:{_WORDS}|{'|'.join(words.IDIOMS)})\b)",
        re.IGNORECASE,
    ),
    "cjk": re.compile(
        rf"{_ALONE}(?:{_NUMBER})|{_SIGN}"
        rf"|(?P<vague_cjk>[{words.VAGUE_CJK}][十百千萬万億]*(?=[{''.join(c[0] for c in words.COUNTERS)}])"
        rf"|[{words.VAGUE_CJK}][十百千萬万億]+)"
        rf"|(?P<half>一半|半[數数分])|(?P<cjk>[{words.NUMERALS}]+)|(?P<kana>{'|'.join(words.KANA)})"
    ),
}
_READERS: Final[dict[str, Callable[[re.Match[str]], Number | None]]] = {
    "digits": _digits,
    "enclosed": _enclosed,
    "cjk": _cjk,
    "kana": _kana,
    "half": _half,
    "vague_cjk": _vague_cjk,
    "vague_en": _vague_en,
    "english": _english,
    "none": lambda match: None,
}
_RANGE: Final = {
    "en": re.compile(r"\s*[-–—~〜～]\s*|\s+to\s+"),
    "cjk": re.compile(r"\s*[-–—~〜～至到]\s*|から"),
}
_LONG_COUNTERS: Final = tuple(counter for counter in words.COUNTERS if len(counter) > 1)
_RANGE_FOLLOWS: Final = re.compile(rf"(?:[-–~〜～至到]|から)[{words.NUMERALS}0-9]")
_ORDINAL_AFTER: Final = re.compile(r"\s*(?:番目|回目|つ目|枚目|人目|個目|度目|番手)")
_LABEL_BEFORE: Final = re.compile(
    r"(?:\bno\.?\s?|#|\bstep\s|\blevel:?\s*|等級[：:]?\s*|等级[：:]?\s*|レベル[：:]?\s*)$", re.IGNORECASE
)
_LABEL_AFTER: Final = re.compile(r"\s*[.．:：、)）](?![0-9])")
