"""Which entries of a word list stand in a text: the everyday words of three languages, and a glossary's terms.

Evidence for an alignment needs no inflection and no grammar: English words are compared by their stem, Chinese and
Japanese ones as they stand, the longest first. One look at each place of a text, however many words there are.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.toml_data import ContentError, content, read_text

LANGUAGES: Final = ("en", "zh-Hant", "ja")
_WORD: Final = re.compile(r"[a-z]+(?:['’][a-z]+)?")
_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


@cache
def stem(word: str) -> str:
    """A word without its English endings: plays, played, playing and player's are play."""
    plain = re.sub(r"['’].*", "", word.lower())
    for ending, least in (("ies", 2), ("ing", 3), ("ed", 3), ("es", 3), ("ly", 4), ("s", 3)):
        if plain.endswith(ending) and len(plain) >= len(ending) + least and not plain.endswith("ss"):
            plain = plain.removesuffix(ending) + ("y" if ending == "ies" else "")
            break
    for ending in ("ation", "ion", "ate"):
        if plain.endswith(ending) and len(plain) >= len(ending) + 4:
            return plain.removesuffix(ending)
    plain = plain.removesuffix("e") if len(plain) > 3 else plain
    plain = plain.removesuffix("at") if len(plain) > 6 else plain
    return plain[:-1] if len(plain) > 4 and plain[-1] == plain[-2] else plain


class Vocabulary:
    """Words of one language, each with the entries that it stands for."""

    def __init__(self, language: str, words: Iterable[tuple[str, str]]) -> None:
        self.language = language
        self.entries: dict[tuple[str, ...] | str, list[str]] = defaultdict(list)
        for word, entry in words:
            key = _stems(word) if language == "en" else fold(word)
            if key and entry not in self.entries[key]:
                self.entries[key].append(entry)
        self.longest = max((len(key) for key in self.entries), default=0)

    def find(self, text: str) -> Iterator[tuple[str, ...]]:
        """The entries of each word in a text, in its order; a word inside a longer one is none."""
        parts = _stems(text) if self.language == "en" else fold(text)
        at = 0
        while at < len(parts):
            for size in range(min(self.longest, len(parts) - at), 0, -1):
                found = self.entries.get(parts[at : at + size])
                if found:
                    yield tuple(found)
                    at += size - 1
                    break
            at += 1


@cache
def everyday(language: str) -> Vocabulary:
    """The everyday words of `content/translation/everyday.tsv`. Raises ContentError."""
    return Vocabulary(language, [(word, row) for row, words in everyday_rows(language) for word in words])


@cache
def everyday_rows(language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rows of the file: the first English word, which names the row, and its words. Raises ContentError."""
    path = content("translation", "everyday.tsv")
    rows = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != len(LANGUAGES):
            raise ContentError(path, number, f"a line has the tab-separated cells {', '.join(LANGUAGES)}")
        words = cells[LANGUAGES.index(language)].replace("_", "\0").split()
        rows.append((cells[0].split()[0], tuple(word.replace("\0", " ") for word in words)))
    return tuple(rows)


def terms(glossary: Glossary, language: str) -> Vocabulary:
    """All words of a glossary's concepts, deprecated ones too: a wrong word still says which clause it renders."""
    return Vocabulary(
        language, [(term.text, concept.id) for concept in glossary for term in concept.terms(language) if term.text]
    )


def fold(text: str) -> str:
    """A text with each simplified character and each Japanese form of one as the traditional character."""
    return text.translate(_forms())


@cache
def _forms() -> dict[int, str]:
    forms: dict[int, str] = {}
    for line in read_text(content("translation", "characters.tsv")).splitlines():
        kind, _, pairs = line.partition("\t")
        if kind in ("simplified", "shinjitai"):
            forms |= {ord(pairs[at]): pairs[at + 1] for at in range(0, len(pairs) - 1, 2)}
    return forms


@cache
def _stems(text: str) -> tuple[str, ...]:
    return tuple(stem(word) for word in _WORD.findall(_HUMP.sub(" ", text).lower()))
