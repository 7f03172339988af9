"""Looking a word up as people type it: in any language, in kana or romaji, a part of it, whatever its case.

The widget looks up in the browser in the same way (`glossary_find.ts`); a test compares the two.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from silva_kit.toml_data import ContentError, content, read_text
from silva_kit.translation.readings import romaji


@dataclass(frozen=True, slots=True)
class Reading:
    """How a Japanese word is read: in kana, and in Latin letters."""

    kana: str
    latin: str


@cache
def readings() -> Mapping[str, str]:
    """Japanese terms with Han characters and their readings in kana (`content/readings.tsv`). Raises ContentError."""
    path = content("readings.tsv")
    rows: dict[str, str] = {}
    for number, line in enumerate(read_text(path).splitlines(), 1):
        term, tab, kana = line.partition("\t")
        if line.startswith("#"):
            continue
        if not (tab and term and kana) or term in rows:
            raise ContentError(path, number, "a line is a term, a tab and its reading; each term once")
        rows[term] = kana
    return rows


def reading(term: str) -> Reading:
    """The reading of a Japanese term; kana read themselves, and a term without a known reading stays as it is."""
    kana = folded(readings().get(term, term))
    return Reading(kana, sound(romaji(kana)))


def folded(text: str) -> str:
    """Half-width, lower case, katakana as hiragana: デッキ and でっき are looked up alike."""
    plain = unicodedata.normalize("NFKC", text).lower().strip()
    return "".join(chr(ord(letter) - 0x60) if "ァ" <= letter <= "ヶ" else letter for letter in plain)


def sound(latin: str) -> str:
    """Romaji without what people write differently: long vowels short, no spaces or signs."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", latin.lower()) if "a" <= one <= "z")
    for long, short in (("ou", "o"), ("oo", "o"), ("uu", "u")):
        plain = plain.replace(long, short)
    return plain


def rank(query: str, words: Iterable[str], read: Reading | None, id: str = "") -> int | None:
    """How well an entry fits: 0 a whole word, 1 the beginning of one, 2 inside of one, 3 its reading, 4 its id; None
    if it does not."""
    asked = folded(query)
    if not asked:
        return 0
    fits = [_fit(asked, folded(word)) for word in words]
    found = [fit for fit in fits if fit is not None]
    if read and read.kana and asked in read.kana:
        found.append(0 if asked == read.kana else 3)
    if read and len(sound(query)) >= 2 and asked.isascii() and read.latin.startswith(sound(query)):
        found.append(3)
    return min(found) if found else 4 if asked in id else None


def _fit(asked: str, word: str) -> int | None:
    if asked not in word:
        return None
    return 0 if asked == word else 1 if word.startswith(asked) else 2
