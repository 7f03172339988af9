"""What makes two pieces of text one word: English by its words without endings, the others by their characters.

    [(w.start, w.end, w.stem) for w in words("Sword Girls", …)]      English, MasuCraftsman is two words
    key_of("Sword Girls", "en") == key_of("sword girl", "en")
    key_of("迷你-Kukunochi", "zh-Hant") == key_of("迷你 kukunochi", "zh-Hant")
"""  # fmt: skip

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from silva_kit.translation.vocabulary import fold

Key = tuple[str, ...]

_WORD: Final = re.compile(
    r"(?<![A-Za-z]['’])[A-Z]?[a-z\u00df-\u024f]+(?:['’][a-rt-z]\w*)?|[A-Z\u00c0-\u00de]+(?![a-z])|[A-Z][a-z]*"
)
_SHORT: Final = re.compile(r"[^aeiou]{0,2}[aeiou][^aeiouwxy]")
_GAP: Final = re.compile(r"[ \t]?[-&＆/]?[ \t]?|[ \t]+")
_SKIPPED: Final = " \t\u3000-‐–·・"


@dataclass(frozen=True, slots=True)
class Word:
    """A word of an English text: text[start:end].

    stem     without the endings of number and tense; noun: without that of number
    capital  whether it begins with a capital letter; close: whether it stands close to the word before it
    """

    start: int
    end: int
    stem: str
    noun: str
    capital: bool
    close: bool


@cache
def singular(word: str) -> str:
    """A word in small letters without the ending of number: cards is card, matches is match, dragonflies dragonfly."""
    plain = re.sub(r"['’]s?$", "", word.lower())
    if len(plain) < 4 or not plain.endswith("s") or plain.endswith(("ss", "us", "is")):
        return plain
    if plain.endswith("ies") and len(plain) > 4:
        return plain[:-3] + "y"
    return plain[:-2] if re.search(r"(?:[sxz]|[cs]h)es$", plain) else plain[:-1]


@cache
def lemma(word: str) -> str:
    """A word without the endings of number and tense: draws, drawing and draw are one; a drawer is another.

    A short word doubles its last letter as it does before an ending, so that win is winning and wine is not.
    """
    plain = singular(word)
    if _SHORT.fullmatch(plain):
        return plain + plain[-1]
    for ending in ("ing", "ed"):
        if plain.endswith(ending) and len(plain) >= len(ending) + 3:
            return plain.removesuffix(ending)
    return plain.removesuffix("e") if len(plain) > 3 else plain


def words(text: str, start: int = 0, end: int | None = None) -> Iterator[Word]:
    """The English words of a part of a text; the offsets are those of the whole text."""
    before = -1
    for match in _WORD.finditer(text, start, len(text) if end is None else end):
        word = match.group()
        close = before >= 0 and _GAP.fullmatch(text, before, match.start()) is not None
        possessive = text.startswith(("'s", "’s"), match.end())
        yield Word(match.start(), match.end(), lemma(word), singular(word), word[0].isupper(), close)
        before = match.end() + (2 if possessive else 0)


def key_of_words(found: Sequence[Word]) -> Key:
    """The key of words that follow each other: one by its stem, several by their nouns (played cards: played, card)."""
    return (found[0].stem,) if len(found) == 1 else tuple(word.noun for word in found)


def key_of(text: str, language: str) -> Key:
    """The key of a term: that of its words, or its characters. () for a text without words."""
    if language == "en":
        return key_of_words(list(words(text)))
    return tuple(letter for letter, _ in characters(text))


def characters(text: str, start: int = 0, end: int | None = None) -> Iterator[tuple[str, int]]:
    """The characters of a part of a text as they are compared, each with its offset in the whole text.

    Case, width and script count for nothing; spaces and hyphens between two characters are passed over.
    """
    for at in range(start, len(text) if end is None else end):
        if text[at] not in _SKIPPED:
            plain = _plain(text[at])
            yield plain, at


@cache
def _plain(letter: str) -> str:
    wide = unicodedata.normalize("NFKC", letter).lower()
    return fold(wide) if len(wide) == 1 else letter
