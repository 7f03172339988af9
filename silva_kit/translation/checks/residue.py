"""What was left in another language: kana in a Chinese text, hanzi in an English one, Latin words in both of them.

Catches each run of kana (with the characters around it that belong to the name), each Latin word or whole segment that
nobody translated, chat and site furniture in another language, and a word that the glossary calls a Japanese one left
in its characters (特攻).
Cannot catch a Japanese word in Chinese characters that the glossary does not list. Says nothing about a form that the
glossary prefers or admits in the language, about names in the credits or behind a colon, abbreviations, units,
addresses, titles in 《》 or 『』; nor, in a Japanese text, about words with a capital letter.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from silva_kit.translation.document import Document, Segment
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

KANA: Final = "\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\uff66-\uff9d"
HAN: Final = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_FOREIGN: Final = {"zh-Hant": re.compile(f"[{KANA}]+"), "en": re.compile(f"[{KANA}{HAN}]+")}
_LATIN: Final = re.compile(r"[A-Za-z]+(?:[’'-][A-Za-z]+)*")
_ADDRESS: Final = re.compile(
    r"(?:https?://|www\.)\S+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,32}){1,4}|[\w-]{1,64}\.(?:com|net|org|jp|tw|io)\b"
)
_ABBREVIATION: Final = re.compile(
    r"[A-Z]|[A-Z]{2,4}s?|[IVX]+|No|Vol|Ver|vs|cm|mm|kg|min|x|a|b|c|d|OK|App|Web|Wi-Fi|Twitter|Q&A"
)
_TITLE: Final = re.compile("《[^》]*》|『[^』]*』")
_CREDIT: Final = re.compile(r"[：:]\s*(?:[A-Z][\w.]*\s+)*$")
WORDS_OF_A_SENTENCE: Final = 4
"""So many Latin words and nothing else in a segment: it was not translated."""


def check(pair: Pair) -> Iterator[Finding]:
    """Runs of a foreign script, then Latin words, then Japanese words in characters."""
    for side, document in pair.sides():
        yield from _foreign_script(pair, side, document)
        if document.language != "en":
            yield from _latin(pair, side, document)
            yield from _japanese_words(pair, side)


def _foreign_script(pair: Pair, side: str, document: Document) -> Iterator[Finding]:
    pattern = _FOREIGN.get(document.language)
    for match in pattern.finditer(document.text) if pattern else ():
        if pair.is_accepted(side, *match.span()):
            continue
        start, end = _whole_name(pair, side, *match.span())
        explained = document.text[start - 1 : start] in ("(", "（") and document.language == "en"
        tier, severity = ("review", "minor") if explained else ("error", "major")
        span, right = pair.span(side, start, end), _right(pair, side, start, end)
        kind = "kana" if document.language == "zh-Hant" else "script"
        yield Finding("foreign-residue", tier, severity, (span,), f"desk-residue-{kind}", {"quote": span.quote}, right)


def _whole_name(pair: Pair, side: str, start: int, end: int) -> tuple[int, int]:
    """The characters of the name that the run belongs to, where the glossary knows it (迷你ククノチ)."""
    hit = pair.hit_over(side, start, end)
    return (hit.start, hit.end) if hit else (start, end)


def _right(pair: Pair, side: str, start: int, end: int) -> str:
    """The word that the glossary prefers for the one in this place."""
    hit = pair.hit_over(side, start, end)
    return pair.glossary.preferred(hit.term.concept, pair.document(side).language) if hit and pair.glossary else ""


def _latin(pair: Pair, side: str, document: Document) -> Iterator[Finding]:
    words: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for segment in document.segments:
        if segment.zone == "credits":
            continue
        latin = list(_LATIN.finditer(segment.text))
        bare = _no_other_letter(segment.text) and not _TITLE.search(segment.text)
        if bare and (segment.kind == "furniture" or len(latin) >= WORDS_OF_A_SENTENCE):
            if not pair.is_accepted(side, segment.start, segment.end):
                yield _segment(pair, side, segment)
            continue
        for word, start, end in _left(pair, side, segment, latin):
            if document.language == "ja" and not word.islower() and not _right(pair, side, start, end):
                continue
            words[word].append((start, end))
    for word, places in words.items():
        yield _word(pair, side, word, places)


def _no_other_letter(text: str) -> bool:
    return not re.search(f"[{HAN}{KANA}]", text)


def _left(pair: Pair, side: str, segment: Segment, latin: list[re.Match[str]]) -> Iterator[tuple[str, int, int]]:
    """The Latin words of a segment that were left there."""
    addresses = [match.span() for part in (_ADDRESS, _TITLE) for match in part.finditer(segment.text)]
    for match in latin:
        start, end = segment.start + match.start(), segment.start + match.end()
        credit = match.group()[0].isupper() and _CREDIT.search(segment.text[: match.start()])
        inside = credit or any(a <= match.start() and match.end() <= b for a, b in addresses)
        if not (inside or _ABBREVIATION.fullmatch(match.group()) or pair.is_accepted(side, start, end)):
            yield match.group(), start, end


def _segment(pair: Pair, side: str, segment: Segment) -> Finding:
    kind = "furniture" if segment.kind == "furniture" else "sentence"
    span = pair.whole(side, segment)
    return Finding("untranslated", "error", "minor", (span,), f"desk-untranslated-{kind}", {"quote": span.quote})


def _word(pair: Pair, side: str, word: str, places: list[tuple[int, int]]) -> Finding:
    """A word left in Latin: an error where the glossary has another form for it, else a case for an editor."""
    right = _right(pair, side, *places[0])
    spans = tuple(pair.span(side, start, end) for start, end in places)
    lower = word.islower() and pair.document(side).language == "zh-Hant" and not right
    tier = "error" if right or lower else "review"
    return Finding("untranslated", tier, "minor", spans, "desk-untranslated-word", {"quote": word}, right)


def _japanese_words(pair: Pair, side: str) -> Iterator[Finding]:
    """Deprecated Chinese words that are the concept's Japanese ones."""
    if pair.glossary is None or pair.document(side).language != "zh-Hant":
        return
    found: defaultdict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
    for hit in pair.hits(side):
        japanese = pair.glossary[hit.term.concept].words["ja"]
        word = hit.term.text if hit.term.role == "deprecated" else ""
        if word in (japanese.preferred, *japanese.forms) and not re.search(f"[{KANA}A-Za-z]", word):
            found[hit.term.concept, hit.term.text].append((hit.start, hit.end))
    for (concept, word), places in found.items():
        right = pair.glossary.preferred(concept, "zh-Hant")
        spans = tuple(pair.span(side, start, end) for start, end in places)
        args = {"quote": word, "right": right}
        yield Finding("foreign-residue", "review", "minor", spans, "desk-residue-word", args, right)
