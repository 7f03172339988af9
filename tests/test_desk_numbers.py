"""Numbers by value: every script, every language, and the words that look like numbers and are none."""

# traceability: off
from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silva_kit.sources import SourceTexts, known_sources
from silva_kit.translation.numbers import FORMS, KINDS, Number, find_numbers


def _read(text: str, language: str) -> list[tuple[str, tuple[object, ...], str, str]]:
    return [(text[n.start : n.end], n.values, n.kind, n.unit) for n in find_numbers(text, language)]


@pytest.mark.parametrize(
    ("text", "language", "value", "kind", "form"),
    [
        ("20 cards", "en", 20, "count", "digits"),
        ("1,000 years", "en", 1000, "count", "digits"),
        ("1.5 points", "en", Fraction(3, 2), "count", "digits"),
        ("twenty-one cards", "en", 21, "count", "word"),
        ("two hundred and five cards", "en", 205, "count", "word"),
        ("three thousand cards", "en", 3000, "count", "word"),
        ("the second card", "en", 2, "ordinal", "word"),
        ("the 3rd card", "en", 3, "ordinal", "digits"),
        ("No.7 is open", "en", 7, "label", "digits"),
        ("Level: 10", "en", 10, "label", "digits"),
        ("⓪Young", "en", 0, "label", "enclosed"),
        ("⑳", "zh-Hant", 20, "label", "enclosed"),
        ("㊿", "ja", 50, "label", "enclosed"),
        ("⑵當", "zh-Hant", 2, "label", "enclosed"),
        ("❸", "ja", 3, "label", "enclosed"),
        ("（10）", "zh-Hant", 10, "label", "digits"),
        ("(4) 戰士", "zh-Hant", 4, "label", "digits"),
        ("等級：10（", "zh-Hant", 10, "label", "digits"),
        ("２０張", "zh-Hant", 20, "count", "fullwidth"),
        ("20張", "zh-Hant", 20, "count", "digits"),
        ("二十張", "zh-Hant", 20, "count", "cjk"),
        ("三百零五張", "zh-Hant", 305, "count", "cjk"),
        ("一萬二千點", "zh-Hant", 12000, "count", "cjk"),
        ("十二張", "zh-Hant", 12, "count", "cjk"),
        ("兩位玩家", "zh-Hant", 2, "count", "cjk"),
        ("第二張", "zh-Hant", 2, "ordinal", "cjk"),
        ("第3回合", "zh-Hant", 3, "ordinal", "digits"),
        ("十分鐘", "zh-Hant", 10, "count", "cjk"),
        ("2番目", "ja", 2, "ordinal", "digits"),
        ("十五枚", "ja", 15, "count", "cjk"),
        ("みっつ", "ja", 3, "count", "word"),
        ("半分", "ja", Fraction(1, 2), "count", "word"),
    ],
)
def test_a_number_has_its_value_however_it_is_written(
    text: str, language: str, value: object, kind: str, form: str
) -> None:
    """One number, with value, kind and form, in each script of each language."""
    (number,) = find_numbers(text, language)
    assert (number.value, number.kind, number.form) == (value, kind, form)


@pytest.mark.parametrize(
    ("text", "language", "quote", "values", "unit"),
    [
        ("2-10 minutes", "en", "2-10", (2, 10), "minute"),
        ("2 to 4 players", "en", "2 to 4", (2, 4), "person"),
        ("2~10分鐘", "zh-Hant", "2~10", (2, 10), "minute"),
        ("1至3張", "zh-Hant", "1至3", (1, 3), "card"),
        ("二〜四人", "ja", "二〜四", (2, 4), "person"),
        ("2～4人", "ja", "2～4", (2, 4), "person"),
    ],
)
def test_a_range_is_one_number(text: str, language: str, quote: str, values: tuple[int, int], unit: str) -> None:
    """A range has both values, the unit of its end, and stands on all its characters."""
    assert _read(text, language) == [(quote, values, "range", unit)]


@pytest.mark.parametrize(
    ("text", "language", "values"),
    [("幾百年前", "zh-Hant", (100,)), ("數張牌", "zh-Hant", ()), ("数枚", "ja", ()), ("several cards", "en", ())],
)
def test_a_vague_number_has_no_value(text: str, language: str, values: tuple[int, ...]) -> None:
    """A vague number tells its magnitude at most, never a value that could be compared."""
    (number,) = find_numbers(text, language)
    assert (number.kind, number.values, number.value) == ("vague", values, None)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("draw a card from an opponent", "en"),
        ("someone is alone; anyone; tense; often", "en"),
        ("與第一不一樣，十分重要，一定會一起，任一條件，萬一", "zh-Hant"),
        ("一緒に一番一般的な、統一された", "ja"),
    ],
)
def test_an_article_or_a_word_with_a_numeral_is_no_number(text: str, language: str) -> None:
    """An article counts nothing, nor does a numeral inside a word (第一 stands without a counter and is one)."""
    assert [n for n in find_numbers(text, language) if n.kind != "ordinal"] == []


def test_a_one_that_may_count_nothing_is_weak() -> None:
    """A pronoun, an article and an idiom are weak; a digit is not, nor is an ordinal."""
    assert [n.weak for n in find_numbers("once one of both", "en")] == [True, True, True]
    assert [n.weak for n in find_numbers("1 card, two cards, the first card", "en")] == [False, False, False]
    assert [n.weak for n in find_numbers("一張，1張，兩張，第一張", "zh-Hant")] == [True, False, False, False]


def test_neighbours_stay_apart() -> None:
    """An ordinal and a pronoun after it, two factors, two alternatives: two numbers each."""
    assert [n.values for n in find_numbers("the second one", "en")] == [(2,), (1,)]
    assert [n.values for n in find_numbers("3x3", "en")] == [(3,), (3,)]
    assert [n.values for n in find_numbers("3×3の", "ja")] == [(3,), (3,)]
    assert [n.values for n in find_numbers("2或3張", "zh-Hant")] == [(2,), (3,)]
    assert [n.values for n in find_numbers("3 × 12 + 8 = 44", "en")] == [(3,), (12,), (8,), (44,)]


@pytest.mark.parametrize("id", sorted(known_sources()))
def test_the_numbers_of_the_sources_stand_where_they_say(id: str, sources: SourceTexts) -> None:
    """In the rulebooks too, numbers are in order, apart from each other, and of a known kind and form."""
    text = "\n".join(sources.lines[id])
    found = find_numbers(text, known_sources()[id].language)
    assert len(found) > 30
    _well_formed(text, found)


@given(
    st.text(alphabet="01239一二三十百萬兩第張枚回②⑳⓪(（）)-~ 半幾数 onetwfirst.,:", max_size=40),
    st.sampled_from(["en", "zh-Hant", "ja"]),
)
def test_any_text_can_be_read(text: str, language: str) -> None:
    """No text breaks the reading; what it finds has characters, in order and without overlap."""
    _well_formed(text, find_numbers(text, language))


@given(st.integers(1, 99_999))
def test_a_cjk_numeral_reads_back(value: int) -> None:
    """Every value up to 99,999, written in Chinese numerals, is read as itself."""
    (number,) = find_numbers(f"{_chinese(value)}張", "zh-Hant")
    assert number.value == value


def _well_formed(text: str, found: tuple[Number, ...]) -> None:
    end = 0
    for number in found:
        assert end <= number.start < number.end <= len(text)
        assert number.kind in KINDS and number.form in FORMS
        end = number.end


def _chinese(value: int) -> str:
    """A value below 100,000 as one writes it in Chinese."""
    written = ""
    for power, sign in ((10_000, "萬"), (1_000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit = value // power % 10
        if digit:
            written += "一二三四五六七八九"[digit - 1] + sign
        elif written and value % power and not written.endswith("零"):
            written += "零"
    return written
