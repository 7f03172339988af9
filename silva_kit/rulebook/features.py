"""What a question and a clause have in common: words, pairs of characters, and the concepts that they name.

A feature is a short text with a mark before it: `w:` a word, `p:` a pair of characters, `c:` a single one, `t:` a
concept of the glossary, `#` a cue (a number stands there; it says what is allowed). The widget's search in the browser
(`rulebook_search.ts`) makes the same features; a test compares the two.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.toml_data import Table, content

WORD: Final = re.compile(r"[a-z0-9]+")
RUN: Final = re.compile(r"[\u3041-\u30ff\u3400-\u9fff]+")
KANA: Final = re.compile(r"[\u3041-\u30ff]")
HAN: Final = re.compile(r"[\u3400-\u9fff]")
HIRAGANA: Final = re.compile(r"[\u3041-\u309f]+")
BARE_NUMBER: Final = re.compile(r"(?<![0-9(（])[0-9]+(?![0-9)）])")
LEAVE: Final = re.compile(r"\b(?:may|must|cannot)\b|可以|必須|不得|てもよい|できない|なければならない")
COUNTED: Final = re.compile(r"(十一|十二|[零一二三四五六七八九十兩両])(?=[個張名位枚人回次點点分種輪色つ])")
WEIGHTS: Final = {"w": 1.0, "p": 1.0, "c": 0.4, "t": 1.4, "#": 0.8}
"""What a feature of each mark weighs."""


@dataclass(frozen=True)
class Lexicon:
    """The words of a game in the three languages and the concepts that they mean."""

    phrases: Mapping[str, Mapping[str, tuple[str, ...]]]
    """By language: a phrase (English: its stems, with a space between) to concepts."""
    small: frozenset[str]
    cues: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, str]
    longest: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    @cache
    def of(cls, game: str) -> Lexicon:
        """The terms of the game's glossary and the everyday words of `content/questions.toml`. Raises ContentError."""
        data = everyday()
        phrases = {language: _phrases(game, language, data[language]) for language in LANGUAGES}
        small = frozenset(data["small"]["words"].split())
        longest = {language: max(map(len, table)) for language, table in phrases.items()}
        cues = {name: tuple(words) for name, words in data["cues"].items()}
        return cls(phrases, small, cues, _numbers(data["numbers"]), longest)


def everyday() -> dict[str, dict[str, Any]]:
    """The file of everyday words as it stands. Raises ContentError."""
    return Table(content("questions.toml")).values


def _phrases(game: str, language: str, spoken: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    glossary = Glossary.of(game)
    found: dict[str, dict[str, None]] = {}
    named = [(term.text, concept.id) for concept in glossary for term in concept.terms(language)]
    named += [(phrase, id) for phrase, ids in spoken.items() for id in ids if id in glossary]
    for text, id in named:
        found.setdefault(phrase_key(text, language), {})[id] = None
    return {phrase: tuple(ids) for phrase, ids in found.items() if phrase}


def _numbers(spelled: Mapping[str, list[str]]) -> dict[str, str]:
    """A number as it is spelled to its digits."""
    found = {word: str(value) for language in ("en", "zh-Hant") for value, word in enumerate(spelled[language])}
    return found | dict.fromkeys(spelled["pairs"], "2")


def normal(text: str) -> str:
    """Full-width letters and digits as half-width ones, in lower case."""
    return unicodedata.normalize("NFKC", text).lower()


def phrase_key(text: str, language: str) -> str:
    """What a phrase is looked up by."""
    return " ".join(map(stem, WORD.findall(normal(text)))) if language == "en" else normal(text)


def stem(word: str) -> str:
    """An English word without its ending: swaps, swapped, swapping are swap. Not always a word, but always the same."""
    if len(word) > 3 and word.endswith("ies"):
        return word[:-3] + "y"
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word[: -len(ending)]
            if ending in ("ing", "ed") and len(word) > 3 and word[-1] == word[-2] and word[-1] not in "ls":
                word = word[:-1]
            break
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def languages_of(text: str) -> tuple[str, ...]:
    """The languages that a question may be asked in, from its letters: kana is Japanese, Han alone may be either."""
    if KANA.search(text):
        return ("ja",)
    return ("zh-Hant", "ja") if HAN.search(text) else ("en",)


def concepts(text: str, language: str, lexicon: Lexicon) -> Iterator[str]:
    """The concepts that a question names, the longest phrases first at each place."""
    words = [stem(word) for word in WORD.findall(normal(text))] if language == "en" else list(normal(text))
    table, join = lexicon.phrases[language], " " if language == "en" else ""
    at = 0
    while at < len(words):
        for end in range(min(len(words), at + lexicon.longest[language]), at, -1):
            if ids := table.get(join.join(words[at:end])):
                yield from ids
                at = end - 1
                break
        at += 1


def plain(text: str, language: str, small: frozenset[str]) -> Iterator[str]:
    """English stems; Han and katakana in pairs, Han one by one too. Endings in hiragana tell nothing."""
    text = normal(text)
    for word in WORD.findall(text):
        if word not in small:
            yield f"w:{stem(word)}"
    if language == "en":
        return
    for run in RUN.findall(text):
        yield from (f"p:{run[i : i + 2]}" for i in range(len(run) - 1) if not HIRAGANA.fullmatch(run[i : i + 2]))
        yield from (f"c:{letter}" for letter in run if HAN.match(letter))


def question_features(text: str, language: str, lexicon: Lexicon) -> set[str]:
    """What a question asks for."""
    lowered = normal(text)
    found = {*plain(text, language, lexicon.small), *(f"t:{id}" for id in concepts(text, language, lexicon))}
    spelled = [*WORD.findall(lowered), *COUNTED.findall(lowered)]
    found |= {f"w:{lexicon.numbers[word]}" for word in spelled if word in lexicon.numbers}
    return found | {f"#{name}" for name, words in lexicon.cues.items() if any(word in lowered for word in words)}


def clause_features(text: str, language: str, small: frozenset[str]) -> list[str]:
    """What a clause says, as often as it says it; its concepts come with its segments."""
    found = list(plain(text, language, small))
    found += ["#number"] * bool(BARE_NUMBER.search(text)) + ["#leave"] * bool(LEAVE.search(text))
    return found
