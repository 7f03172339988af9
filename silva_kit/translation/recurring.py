"""Words that a rulebook only uses often: recurring phrases of an English, Chinese or Japanese text.

    for candidate in recurring(document):        kind "used"

English: one to three words that follow each other, no word of grammar at the edge, no verb in a phrase of several.
Chinese: strings of two to six characters with different neighbours on both sides. Japanese: runs of kanji and
katakana. What only ever stands in a longer one that is just as frequent is none. It cannot know a word that a text
uses twice, nor tell a word of the game from one of the trade. Grows with the length of the text.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from silva_kit.translation.candidates import CALM, Candidate
from silva_kit.translation.document import Document, Segment
from silva_kit.translation.stopwords import stopwords
from silva_kit.translation.term_keys import Key, Word, characters, key_of_words, lemma, words
from silva_kit.translation.termhood import is_term

LEAST: Final = {"en": 3, "zh-Hant": 3, "ja": 2}
"""So often a word must stand in the rules (phrases of several English words once less)."""
RARE: Final = 2
"""A word that stands there so often may be a term if another text has it in the same places."""
PRODUCTIVE: Final = 2
"""The last word of so many compounds makes a term of any other compound."""
WHOLE: Final = 0.75
"""A part is none of its own if a longer phrase holds so much of its occurrences."""
_VERBAL: Final = re.compile(
    r"\b(?:to|may|must|can|cannot|will|shall|should|does|do|did|they|you|who|players?|opponent)(?: not)? "
    r"(?:\w+ly )?([a-z]+)\b"
)
_NO_NOUN: Final = ("ed", "ing", "ly", "ive", "ous", "ful")
"""No noun ends so, as far as a rulebook goes, and no term of several words does."""
_PARTICLES: Final = ("up", "down")
_RUN: Final = re.compile(
    r"[\u4e00-\u9fff々]+(?:[りれいえきけみしち](?=[\u4e00-\u9fff\u30a1-\u30fa])[\u4e00-\u9fff々]*)?[\u30a1-\u30fa\u30fc]*[\u4e00-\u9fff々]*"
    r"|[\u30a1-\u30fa\u30fc]{2,}[\u4e00-\u9fff々]*"
)
_DIGITS: Final = frozenset("一二三四五六七八九十")
_BEFORE: Final = 5
_BELONGS: Final = re.compile(r"[\u4e00-\u9fff][\u3041-\u3096]{2,}")
_KANA_AFTER: Final = re.compile(r"[\u3041-\u3096]")
_AHEAD: Final = re.compile("[各全他同両毎次](?=..)")
_COUNTER: Final = re.compile("[枚個匹回人種本]")
_NUMBER: Final = re.compile("[0-9０-９一二三四五六七八九十]")
_TAIL: Final = re.compile(r".*[^\u30a1-\u30fc](?P<head>[\u30a1-\u30fa\u30fc]{3,})")
_BEYOND: Final = re.compile(r"以[下上外降前]|[時後前中]$")
_LETTERS: Final = re.compile(r"[\u3400-\u9fff々]+")

Places = dict[Key, list[tuple[int, int]]]


def recurring(document: Document) -> Iterator[Candidate]:
    """The candidates that a document uses often, each with all its places in the rules; `rare` ones only twice.

    A rarer compound is one if its last word makes other compounds: 太陽アイコン beside 水アイコン and 孤立アイコン.
    """
    find = {"en": _english, "zh-Hant": _chinese, "ja": _japanese}[document.language]
    found = {key: at for key, at in find(document).items() if at}
    heads = _heads(found, document.language)
    for key, at in found.items():
        kind = "used" if len(at) >= least(key, document.language) else "rare"
        if kind == "rare" and _head(key, document.language) in heads:
            kind = "compound"
        if kind != "rare" or len(at) >= RARE:
            yield from (Candidate(start, end, kind) for start, end in at)


def least(key: Key, language: str) -> int:
    """How often a word or phrase must stand in the rules to be one that they use."""
    return LEAST[language] - (language == "en" and len(key) > 1)


def _heads(found: Places, language: str) -> set[Key]:
    """The last words of several compounds that stand there twice or more."""
    counted = Counter(_head(key, language) for key, at in found.items() if len(at) >= RARE)
    return {head for head, many in counted.items() if head and many >= PRODUCTIVE}


def _head(key: Key, language: str) -> Key:
    """The last word of a Japanese compound, its katakana after kanji; () where nothing can be told.

    English has none: the last word of turn player is that of dealt cards too.
    """
    match = _TAIL.fullmatch("".join(key)) if language == "ja" else None
    return tuple(match["head"]) if match else ()


def _rules(document: Document) -> Iterator[Segment]:
    return (segment for segment in document.prose if segment.zone not in ("story", *CALM))


def _english(document: Document) -> Places:
    text, stop = document.text, stopwords("en")
    verbs = {word for match in _VERBAL.finditer(text) for word in match.groups()}
    found: Places = defaultdict(list)
    for segment in _rules(document):
        run: list[Word] = []
        for word in (*words(text, segment.start, segment.end), None):
            if word is not None and (not run or (word.close and text[run[-1].end] not in "'’")):
                run.append(word)
                continue
            _phrases(text, run, verbs, stop.words | stop.inner, found)
            run = [word] if word is not None else []
    return _whole(found)


def _phrases(text: str, run: list[Word], verbs: set[str], stop: frozenset[str], found: Places) -> None:
    spoken = [text[word.start : word.end].lower() for word in run]
    for first in range(len(run)):
        for size in range(1, min(4, len(run) - first) + 1):
            part = spoken[first : first + size]
            inner = set(part) & stop <= {"of", "the"} and (size < 4 or part[1:3] == ["of", "the"])
            whole = inner and is_term(" ".join(part), "en") and not (size > 1 and _acts(part, verbs))
            if whole or (size == 2 and part[1] in _PARTICLES and is_term(part[0], "en")):
                words = run[first : first + size]
                found[key_of_words(words)].append((words[0].start, words[-1].end))


def _acts(part: list[str], verbs: set[str]) -> bool:
    """Whether a phrase of several words says what somebody does: draws cards; a play area is a thing."""
    first, last = part[0], part[-1]
    plain = last.removesuffix("s")
    if last.endswith(_NO_NOUN) or plain in verbs or last in verbs or first.endswith("ly"):
        return True
    return (first in verbs and last.endswith("s")) or (first.removesuffix("s") in verbs and first.endswith("s"))


def _chinese(document: Document) -> Places:
    """Strings of two to six characters with at least two different neighbours on either side."""
    found: Places = defaultdict(list)
    sides: dict[Key, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for segment in _rules(document):
        for run in _LETTERS.finditer(segment.text):
            letters = list(characters(document.text, segment.start + run.start(), segment.start + run.end()))
            _strings(document.text, letters, found, sides)
    often = {key: at for key, at in found.items() if len(at) >= RARE and not set(key) & _DIGITS}
    kept = {key: at for key, at in often.items() if min(map(len, sides[key])) >= 2 and is_term("".join(key), "zh-Hant")}
    return _whole(kept)


def _strings(
    text: str, letters: list[tuple[str, int]], found: Places, sides: Mapping[Key, tuple[set[str], set[str]]]
) -> None:
    for first in range(len(letters)):
        for size in range(2, min(6, len(letters) - first) + 1):
            start, end = letters[first][1], letters[first + size - 1][1] + 1
            key = tuple(letter for letter, _ in letters[first : first + size])
            found[key].append((start, end))
            sides[key][0].add(letters[first - 1][0] if first else f"<{start}")
            sides[key][1].add(letters[first + size][0] if first + size < len(letters) else f">{end}")


def _japanese(document: Document) -> Places:
    """Runs of kanji and katakana as they stand, with the kana before them that nearly always belong to them."""
    found: Places = defaultdict(list)
    for segment in _rules(document):
        for match in _RUN.finditer(segment.text):
            counter = _COUNTER if _NUMBER.match(segment.text[match.start() - 1 : match.start()]) else _AHEAD
            ahead = counter.match(match.group())
            skipped = ahead.end() if ahead else 0
            words = _BEYOND.split(match.group()[skipped:])[0]
            if is_term(words, "ja"):
                start = segment.start + match.start() + skipped
                found[tuple(words)].append((start, start + len(words)))
    extended = (_extended(document.text, at) for at in found.values())
    return {tuple(document.text[at[0][0] : at[0][1]]): at for at in extended}


def _extended(text: str, at: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """護りの before 木カード: the shortest beginning with a kanji that nearly all places have."""
    for size in range(1, _BEFORE + 1):
        ahead = Counter(text[start - size : start] for start, _ in at if start >= size)
        common, often = ahead.most_common(1)[0] if ahead else ("", 0)
        if often < LEAST["en"] or often < WHOLE * len(at) or not _KANA_AFTER.fullmatch(common[-1:]):
            return at
        if _BELONGS.fullmatch(common):
            return [(start - size, end) for start, end in at if text[start - size : start] == common]
    return at


def _whole(found: Places) -> Places:
    """Those that do not mostly stand in one longer phrase."""
    held: Counter[Key] = Counter()
    for key, at in found.items():
        for part in set(_parts(key)):
            if part in found:
                held[part] = max(held[part], len(at))
    return {key: at for key, at in found.items() if held[key] < WHOLE * len(at)}


def _parts(key: Key) -> Iterator[Key]:
    """The shorter keys that a key holds; one English word by its stem."""
    for first in range(len(key)):
        for last in range(first + 1, len(key) + 1):
            if last - first < len(key):
                yield key[first:last] if last - first > 1 or len(key[first]) < 2 else (lemma(key[first]),)
