"""Finding terms in a text: the longest first, so that 手牌 is no 牌 and Young Kukunochi is no Kukunochi."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from silva_kit.glossary.concepts import Concept, Term


@dataclass(frozen=True, slots=True)
class Hit:
    """A term in a text: `text[start:end]` is what stands there."""

    start: int
    end: int
    term: Term


def find_terms(text: str, language: str, concepts: Iterable[Concept]) -> list[Hit]:
    """All hits of the concepts' terms in a text, in its order; words of several concepts give a hit for each.

    A hit inside a longer term is none, nor is one inside a word that the concept lists under `except`.
    """
    by_text: dict[str, list[Term]] = {}
    blocked: dict[str, list[tuple[int, int]]] = {}
    for concept in concepts:
        for term in concept.terms(language):
            by_text.setdefault(term.text, []).append(term)
        blockers = concept.words[language].blockers
        blocked[concept.id] = [span for word in blockers for span in _spans(word, language, text)]
    taken: list[tuple[int, int]] = []
    hits: list[Hit] = []
    for word in sorted(by_text, key=len, reverse=True):
        for span in _spans(word, language, text):
            owners = [term for term in by_text[word] if not _inside(span, blocked[term.concept])]
            if owners and not _overlaps(span, taken):
                taken.append(span)
                hits += [Hit(*span, term) for term in owners]
    return sorted(hits, key=lambda hit: (hit.start, hit.term.concept))


def _spans(word: str, language: str, text: str) -> list[tuple[int, int]]:
    return [match.span() for match in _pattern(word, language).finditer(text)]


@cache
def _pattern(word: str, language: str) -> re.Pattern[str]:
    """Latin letters and digits end at a word's boundary (⑩Kukunochi and Masu工匠 have one).

    A lower-case English term may be capitalised, word by word (Targeted Opponent); a name stays as it is.
    """
    body = "".join(_letter(word, i, language) for i in range(len(word)))
    before = "(?<![A-Za-z0-9])" if re.match("[A-Za-z0-9]", word[0]) else ""
    after = "(?![A-Za-z0-9])" if re.match("[A-Za-z0-9]", word[-1]) else ""
    return re.compile(before + body + after)


def _letter(word: str, i: int, language: str) -> str:
    letter, before = word[i], word[i - 1] if i else " "
    starts = language == "en" and letter.islower() and not before.isalpha() and before not in "’'"
    return f"[{letter}{letter.upper()}]" if starts else re.escape(letter)


def _inside(span: tuple[int, int], spans: Iterable[tuple[int, int]]) -> bool:
    return any(start <= span[0] and span[1] <= end for start, end in spans)


def _overlaps(span: tuple[int, int], spans: Iterable[tuple[int, int]]) -> bool:
    return any(start < span[1] and span[0] < end for start, end in spans)
