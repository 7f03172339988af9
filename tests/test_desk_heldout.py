"""Faults made by hand before any check saw them, on a game that no glossary knows; and clean texts, however set."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from desk_cases import found, quotes, single
from desk_heldout import Found, checked, key_of, read_faults, text_of, try_fault
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

RECALL, ELSEWHERE = 0.85, 0.10
"""Of all faults found; new findings that stand elsewhere, for each fault."""
PAIRS = (("en", "zh-Hant"), ("en", "ja"), ("ja", "zh-Hant"), ("zh-Hant", "en"))


@cache
def score() -> Found:
    """Every fault of the list, planted alone."""
    found = Found()
    for fault in read_faults():
        try_fault(fault, found)
    return found


def test_faults_made_by_hand_are_found() -> None:
    """Most of them; no kind with four faults or more is missed altogether, and little is flagged elsewhere."""
    counted = score()
    assert counted.planted.total() >= 90
    assert counted.found.total() / counted.planted.total() >= RECALL, counted.missed
    assert [kind for kind, n in counted.planted.items() if n >= 4 and not counted.found[kind]] == []
    assert len(counted.elsewhere) <= ELSEWHERE * counted.planted.total()


@pytest.mark.parametrize("languages", PAIRS, ids=lambda value: "-".join(value))
def test_a_clean_translation_of_an_unknown_game_has_no_error(languages: tuple[str, str]) -> None:
    """And hardly a question: fewer than one for ten sentences."""
    pair, findings = clean(languages)
    assert [(f.message, f.spans[0].quote) for f in findings if f.tier == "error"] == []
    assert sum(f.tier == "review" for f in findings) <= 0.1 * len(pair.source.segments)


def clean(languages: tuple[str, str]) -> tuple[Pair, tuple[Finding, ...]]:
    """The clean pair with its findings."""
    one, other = languages
    return checked("lanterns", languages, text_of("lanterns", one, lines=False), text_of("lanterns", other, lines=True))


def full_width(text: str) -> str:
    """Every ASCII digit in its full-width form."""
    return text.translate({ord(digit): chr(ord(digit) + 0xFEE0) for digit in "0123456789"})


WAYS: dict[str, Callable[[str], str]] = {
    "a line a sentence": lambda text: text.replace("。", "。\n"),
    "no blank lines": lambda text: text.replace("\n\n", "\n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "full-width digits": full_width,
    "bullets of Markdown": lambda text: text.replace("・", "- "),
    "trailing spaces": lambda text: text.replace("\n", "  \n"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("languages", PAIRS[:2], ids=lambda value: "-".join(value))
def test_a_clean_text_stays_clean_however_it_is_set(way: str, languages: tuple[str, str]) -> None:
    """Another setting of the same words is no error, and no number differs."""
    source = text_of("lanterns", languages[0], lines=False)
    _, findings = checked("lanterns", languages, source, WAYS[way](text_of("lanterns", languages[1], lines=True)))
    wrong = [(f.message, f.spans[0].quote) for f in findings if f.tier == "error" or f.check in ("numbers", "stances")]
    assert wrong == []


def test_names_of_two_lists_are_a_glossary() -> None:
    """One thing of the list for another is an error, in a game whose names nobody knows."""
    source, target = (text_of("lanterns", language, lines=False) for language in ("en", "zh-Hant"))
    before = set(map(key_of, checked("lanterns", ("en", "zh-Hant"), source, target)[1]))
    swapped = checked("lanterns", ("en", "zh-Hant"), source, target.replace("點燈人：", "鼓手："))[1]
    new = [f for f in swapped if key_of(f) not in before]
    assert ("鼓手", "Lamplighter") in quotes(tuple(f for f in new if f.check == "listed"))
    unknown = checked("lanterns", ("en", "zh-Hant"), source, target.replace("魚販：", "漁夫："))[1]
    assert ("漁夫", "Fishmonger") in quotes(tuple(f for f in unknown if f.check == "listed"))
    assert found(single(target, "zh-Hant"), "listed") == ()
