"""Kana and Latin letters that stand for the same sounds: ククノチ is Kukunochi, デッキ is deck.

`romaji(kana)` gives the Hepburn spelling; `sound_key(word)` reduces a kana or a Latin word to a key that a loan word
shares with its origin. A key is evidence for an alignment, no proof: short keys fit many words.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

KANA_WORD: Final = re.compile(r"[\u30a1-\u30fa\u30fc]{2,}|[\u3041-\u3096\u30fc]{2,}")
LATIN_WORD: Final = re.compile(r"[A-Za-z\u00c0-\u024f]+(?:['’][A-Za-z]+)?")
SHORTEST: Final = 3
"""A key of fewer letters fits too many words to be evidence."""

_ROWS: Final = {
    "": "あいうえお",
    "k": "かきくけこ",
    "s": "さしすせそ",
    "t": "たちつてと",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "m": "まみむめも",
    "r": "らりるれろ",
    "g": "がぎぐげご",
    "z": "ざじずぜぞ",
    "d": "だぢづでど",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
}
_SYLLABLES: Final[dict[str, str]] = {
    **{kana: row + vowel for row, line in _ROWS.items() for kana, vowel in zip(line, "aiueo", strict=True)},
    **{"し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "じ": "ji", "ぢ": "ji", "づ": "zu"},
    **{"や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "を": "o", "ん": "n", "ゔ": "vu"},
}
_SMALL: Final = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo", "ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o", "ゎ": "wa"}
_VOWELS: Final = "aiueo"
_SOFT: Final = (
    ("tion", "shn"), ("sion", "shn"), ("dge", "j"), ("ce", "se"), ("ci", "si"), ("sce", "se"),
    ("ge", "je"), ("gi", "ji")
)  # fmt: skip
"""How Latin letters sound before others; kana need no such rule."""
_SPELLED: Final = (
    ("ph", "f"), ("ck", "k"), ("qu", "k"), ("th", "s"), ("wh", "w"), ("x", "ks"), ("ch", "C"), ("sh", "S"), ("ts", "C"),
    ("c", "k"), ("q", "k"), ("l", "r"), ("v", "b"), ("z", "s"), ("j", "S"), ("C", "S"),
)  # fmt: skip


def romaji(kana: str) -> str:
    """The Hepburn spelling of kana, long vowels as one letter; other characters stay as they are."""
    text = _hiragana(kana)
    written: list[str] = []
    double = False
    for letter in text:
        if letter == "っ":
            double = True
            continue
        if letter in _SMALL and written and written[-1][-1:] in _VOWELS:
            written[-1] = _merged(written[-1], _SMALL[letter])
            continue
        if letter == "ー":
            continue
        syllable = _SYLLABLES.get(letter, _SMALL.get(letter, letter))
        written.append(syllable[0] + syllable if double and syllable[:1].isalpha() else syllable)
        double = False
    return "".join(written)


def _merged(syllable: str, small: str) -> str:
    """A syllable with a small kana after it: ki + ya is kya, shi + ya is sha, fu + a is fa."""
    stem = syllable[:-1]
    return stem + (small[1:] if small[0] == "y" and stem[-1:] in "hj" and stem != "h" else small)


def _hiragana(kana: str) -> str:
    plain = unicodedata.normalize("NFKC", kana)
    return "".join(chr(ord(letter) - 96) if "ァ" <= letter <= "ヶ" else letter for letter in plain)


def sound_key(word: str) -> str:
    """The consonants of a word as Japanese can tell them apart, with A for a vowel at its beginning.

    l is r, v is b, th and z are s; an r before a consonant or at the end is not heard. Kana are read first.
    """
    kana = bool(re.search(r"[\u3041-\u30ff]", word))
    text = romaji(word).lower() if kana else unicodedata.normalize("NFKD", word.lower())
    text = re.sub(r"[^a-z]", "", text)
    if not kana:
        text = re.sub(r"r(?=[^aiueoy]|e?$)", "", text)
        for spelled, heard in _SOFT:
            text = text.replace(spelled, heard)
    for spelled, heard in _SPELLED:
        text = text.replace(spelled, heard)
    opening = "A" if text[:1] and text[0] in _VOWELS else ""
    body = re.sub(r"[aiueoyw]", "", text.replace("h", "") if not text.startswith("h") else text)
    return opening + re.sub(r"(.)\1+", r"\1", body)
