"""Words that the structure of a rulebook names: its numbered lists, headings, labels, quotations and components.

    for candidate in named(document):
        document.text[candidate.start : candidate.end]        what may be a term, and `candidate.kind` why

What is found here is what the text itself presents as a thing of the game; `recurring` finds what it only uses often.
"""  # fmt: skip

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from silva_kit.translation.document import Document, Segment
from silva_kit.translation.entries import entries
from silva_kit.translation.stopwords import Stopwords, stopwords
from silva_kit.translation.term_keys import Word, key_of, key_of_words, words
from silva_kit.translation.termhood import is_term

KINDS: Final = (
    "card", "effect", "component", "defined", "name", "quote", "heading", "label", "item", "known", "compound", "used",
    "rare",
)  # fmt: skip
"""What speaks for a candidate, the strongest first: a numbered list (its names, their effects), a counted component,
“this is called …”, a name in capital or foreign letters, a quotation, a heading, the label before a colon, a short item
of a list; `known`: a glossary that was given has it; `used`: it only stands there often, `compound`: or its last word
makes several compounds; `rare`: twice, and nothing but another text that says the same can make a term of it."""
WEAK: Final = ("compound", "used", "rare")
"""What only use speaks for."""

CALM: Final = ("caution", "credits")
"""Zones that speak of the box and not of the game."""

_MARKS: Final = " \t\u3000：:,，、;；■□◆◇●▼▲★☆【】＜＞<>《》〈〉[]#*•・-–—。.!！"
_SPLIT_EN: Final = re.compile(r"\s+(?:and|or)\s+|[,;/:(（]|\s–\s")
_SPLIT_CJK: Final = re.compile(r"[與和及或、，,；;：:/／（(]")
_QUOTED: Final = re.compile(r"[\"“「『](?P<words>[^\"“”「」『』\n]{1,40})[\"”」』]")
_CALLED: Final = re.compile(r"(?:called|known as|named)\s+(?:the|an?)?\s*$|(?:稱為|稱作|叫做|叫作|名為)$")
_CALLED_AFTER: Final = re.compile(r"と呼|という|と言")
_CALLED_PLAIN: Final = re.compile(r"\b(?:is|are) called (?:the |an? )?(?P<words>[a-z][a-z]+(?: [a-z]+){0,2})[.,;]")
_COUNTED_EN: Final = re.compile(r"(?<![\w.])\d{1,3} (?P<words>[A-Za-z][\w-]*(?: [A-Za-z][\w-]*){0,3})(?=$|[,;.)]| \()")
_COUNTED_CJK: Final = re.compile(
    r"\d{1,3}\s*[張張张枚個個个匹支顆つ]\s*(?P<words>[^\W\d_]{2,8})(?=$|[+＋、，,。)）])|"
    r"(?P<before>[\u4e00-\u9fff\u30a1-\u30fa\u30fcの]{2,12})(?:\s*[:：x×]\s*)?\d{1,3}\s*[張枚個匹](?=$|[+＋、，,。)）])"
)
_ITEM: Final = re.compile(
    r"(?:[•·・▪*+-]|\(?[0-9A-Za-z\u2460-\u24ff]{1,2}[.):、）]|[\u2460-\u24ff])?\s*"
    r"(?P<words>[^:：]+?)(?P<colon>[:：].*)?"
)
NEAR: Final = 8
"""How far before a word one looks for what opens a sentence or a quotation."""
_OPENED: Final = re.compile(r"[.!?:：\"“•)]\s*$|[-–—]\s$")
_FOREIGN: Final = {
    "en": re.compile(r"[\u3041-\u30ff\u3400-\u9fff]{2,10}"),
    "zh-Hant": re.compile(r"[\u30a1-\u30ff]{2,12}|[A-Za-z]{3,}"),
    "ja": re.compile(r"[A-Za-z]{3,}"),
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A place that may be a term: text[start:end]; what speaks for it (KINDS), and its number in a list, or "".

    sure  it is quoted twice: a name, whatever its words are
    """

    start: int
    end: int
    kind: str
    label: str = ""
    sure: bool = False


def named(document: Document) -> Iterator[Candidate]:
    """The candidates of a document's structure, each with its place; one place may have several."""
    found = chain(
        _listed(document), _components(document), _defined(document), _quoted(document), _headed(document),
        _labelled(document), _items(document), _foreign(document),
        _capitalised(document) if document.language == "en" else (),
    )  # fmt: skip
    for candidate in found:
        trimmed = _trimmed(document.text, candidate)
        words = document.text[trimmed.start : trimmed.end]
        if candidate.kind in ("component", "name") and words[:1].isupper():
            words = re.sub(r"^(?:First|Second|Last|Next|New|Old|World|Left|Right)(?= \w)", "", words).lstrip()
        if is_term(words, document.language, listed=bool(candidate.label) or candidate.sure):
            yield trimmed


def _trimmed(text: str, candidate: Candidate) -> Candidate:
    start, end = candidate.start, candidate.end
    while start < end and (text[start] in _MARKS or text[start] in '"“”「」『』'):
        start += 1
    while start < end and (text[end - 1] in _MARKS or text[end - 1] in '"“”「」『』)）'):
        end -= 1
    return replace(candidate, start=start, end=end)


def _listed(document: Document) -> Iterator[Candidate]:
    """⑩Kukunochi (Regeneration): the names and effects of the numbered things."""
    for label, entry in entries(document).items():
        yield from (Candidate(a, b, "card", label) for a, b in entry.names)
        yield from (Candidate(a, b, "effect", label) for a, b in entry.effects)


def _components(document: Document) -> Iterator[Candidate]:
    """65 Branch cards; 18 game cards, 2 rule cards; 18張遊戲卡+2張規則卡."""
    pattern = _COUNTED_EN if document.language == "en" else _COUNTED_CJK
    for segment in document.prose:
        if segment.zone not in ("components", ""):
            continue
        for match in pattern.finditer(segment.text):
            group = "words" if match["words"] else "before"
            yield Candidate(segment.start + match.start(group), segment.start + match.end(group), "component")


def _defined(document: Document) -> Iterator[Candidate]:
    """A term that a sentence brings in: … is called the lead color."""
    if document.language == "en":
        for match in _CALLED_PLAIN.finditer(document.text):
            yield Candidate(*match.span("words"), "defined")


def _quoted(document: Document) -> Iterator[Candidate]:
    """What stands in quotation marks; in the story only what stands there twice."""
    found = list(_QUOTED.finditer(document.text))
    often = Counter(key_of(match["words"], document.language) for match in found)
    for match in found:
        segment = document.segment_at(match.start())
        if segment is None or segment.kind == "furniture":
            continue
        around = document.text[max(0, match.start() - 14) : match.start()], document.text[match.end() : match.end() + 4]
        called = bool(_CALLED.search(around[0]) or _CALLED_AFTER.match(around[1]))
        words = re.sub(r"^\s*(?:\d+|[\u2460-\u24ff])\s*[:：]?\s*", "", match["words"])
        start = match.end("words") - len(words)
        if called or segment.zone != "story" or often[key_of(match["words"], document.language)] > 1:
            sure = often[key_of(match["words"], document.language)] > 1
            yield Candidate(start, match.end("words"), "defined" if called else "quote", sure=sure)


def _headed(document: Document) -> Iterator[Candidate]:
    """Headings, cut where they name two things."""
    for segment in document.prose:
        if segment.kind == "heading" and segment.zone not in ("credits",):
            yield from _pieces(segment, "heading", document.language)


def _labelled(document: Document) -> Iterator[Candidate]:
    """The word before a colon: Level: 10, 等級：10."""
    for segment in document.prose:
        if segment.kind == "label" and segment.zone not in CALM:
            key = re.match(r"([^:：]{1,30}?)\s*[:：]", segment.text) or re.match(r"(\w{2,4})\s*[\"“「]", segment.text)
            if key:
                yield Candidate(segment.start, segment.start + key.end(1), "label")


def _items(document: Document) -> Iterator[Candidate]:
    """A short item of a list, B. Scenario Rules; or what stands before its colon, 鬼火カード：…"""
    for segment in document.prose:
        if segment.kind == "item" and segment.zone not in CALM:
            match = _ITEM.fullmatch(segment.text)
            if match and not re.search(r"[\d(（]", match["words"]):
                start, end = match.span("words")
                yield Candidate(segment.start + start, segment.start + end, "item")


def _pieces(segment: Segment, kind: str, language: str) -> Iterator[Candidate]:
    start = 0
    for cut in chain((_SPLIT_EN if language == "en" else _SPLIT_CJK).finditer(segment.text), (None,)):
        end = cut.start() if cut else len(segment.text)
        if segment.text[start:end].strip(_MARKS):
            yield Candidate(segment.start + start, segment.start + end, kind)
        start = cut.end() if cut else end


def _foreign(document: Document) -> Iterator[Candidate]:
    """Words in the letters of another language that stand there twice: Kukunochi in a Chinese text."""
    found = [
        (segment.start + match.start(), segment.start + match.end())
        for segment in document.prose
        for match in _FOREIGN[document.language].finditer(segment.text)
    ]
    often = Counter(document.text[start:end].lower() for start, end in found)
    for start, end in found:
        if often[document.text[start:end].lower()] > 1:
            yield Candidate(start, end, "name")


def _capitalised(document: Document) -> Iterator[Candidate]:
    """English names: capital letters inside a sentence, with the small noun of kind that follows: Season phase."""
    found = [
        run for segment in document.prose if segment.kind in ("sentence", "item") for run in _runs(document, segment)
    ]
    often = Counter(key_of_words(run) for run in found)
    for run in found:
        if often[key_of_words(run)] > 1:
            yield Candidate(run[0].start, run[-1].end, "name")


def _runs(document: Document, segment: Segment) -> Iterator[list[Word]]:
    """Words with a capital letter that follow each other inside a sentence."""
    text, stop = document.text, stopwords("en")
    run: list[Word] = []
    for word in words(text, segment.start, segment.end):
        spoken = text[word.start : word.end].lower()
        joined = bool(run) and word.close and text[run[-1].end : word.start].isspace()
        opens = (
            word.start == segment.start
            or _OPENED.search(text, max(segment.start, word.start - NEAR), word.start) is not None
        )
        capital = word.capital and len(spoken) > 1 and (joined or not opens) and text[word.start - 1] not in "'’"
        if capital and (joined or not run):
            run.append(word)
            continue
        if run and joined and not word.capital and _is_noun(spoken, stop):
            run.append(word)
            yield from _spoken_runs(text, [run[:-1], run], stop)
            run = []
            continue
        yield from _spoken_runs(text, [run], stop)
        run = [word] if capital else []
    yield from _spoken_runs(text, [run], stop)


def _spoken_runs(text: str, runs: list[list[Word]], stop: Stopwords) -> Iterator[list[Word]]:
    """The runs that are more than a word of grammar with a capital letter."""
    for run in runs:
        spoken = [text[word.start : word.end].lower() for word in run]
        if len(run) > 1 or (spoken and spoken[0] not in stop.words):
            yield run


def _is_noun(spoken: str, stop: Stopwords) -> bool:
    return spoken not in stop.words | stop.inner and not spoken.endswith(("ed", "ing"))
