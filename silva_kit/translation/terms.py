"""The glossary's terms in a whole document, in time that grows with the document.

One pattern of all words finds the places where a term may stand; the glossary itself decides at each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from weakref import WeakKeyDictionary

from silva_kit.glossary import Glossary, Hit, Term
from silva_kit.translation.document import Document

_PATTERNS: WeakKeyDictionary[Glossary, dict[str, re.Pattern[str]]] = WeakKeyDictionary()


def find_in(glossary: Glossary, document: Document) -> Iterator[Hit]:
    """The terms in a document, in its order: at each place the longest, and a hit for each concept that has it."""
    language, text = document.language, document.text
    answers: dict[str, list[Hit]] = {}
    exact = _terms(glossary, language)
    for match in _pattern(glossary, language).finditer(text):
        words = match.group()
        if words not in answers:
            known = exact.get(words)
            answers[words] = [Hit(0, len(words), t) for t in known] if known else glossary.find(words, language)
        start = match.start()
        yield from (Hit(start + hit.start, start + hit.end, hit.term) for hit in answers[words])


def _terms(glossary: Glossary, language: str) -> dict[str, list[Term]]:
    """The terms by their text, but for those that another concept lists as a longer word of its own."""
    terms: dict[str, list[Term]] = {}
    for concept in glossary:
        for term in concept.terms(language):
            terms.setdefault(term.text, []).append(term)
    blocked = {word for concept in glossary for word in concept.words[language].blockers}
    return {text: sorted(found, key=lambda term: term.concept) for text, found in terms.items() if text not in blocked}


def _pattern(glossary: Glossary, language: str) -> re.Pattern[str]:
    patterns = _PATTERNS.setdefault(glossary, {})
    if language not in patterns:
        terms = {term.text for concept in glossary for term in concept.terms(language)}
        blockers = {word for concept in glossary for word in concept.words[language].blockers}
        patterns[language] = re.compile(_any_of(sorted(terms | blockers, key=len, reverse=True), language))
    return patterns[language]


def _any_of(words: list[str], language: str) -> str:
    """A pattern of any of the words, the longest first; the first letter decides which of them are tried."""
    groups: dict[str, list[str]] = {}
    for word in words:
        groups.setdefault(word[0].lower(), []).append(_word(word, language))
    first = "".join(dict.fromkeys(letter + letter.upper() for letter in groups))
    parts = (f"(?=[{re.escape(a + a.upper())}])(?:{'|'.join(group)})" for a, group in groups.items())
    return f"(?=[{re.escape(first)}])(?:{'|'.join(parts)})" if groups else r"(?!)"


@cache
def _word(word: str, language: str) -> str:
    """A word as a pattern, as the glossary reads it: Latin words whole, a small initial may be a capital."""
    body = "".join(_letter(word, i, language) for i in range(len(word)))
    before = "(?<![A-Za-z0-9])" if re.match("[A-Za-z0-9]", word[0]) else ""
    after = "(?![A-Za-z0-9])" if re.match("[A-Za-z0-9]", word[-1]) else ""
    return before + body + after


def _letter(word: str, i: int, language: str) -> str:
    letter, before = word[i], word[i - 1] if i else " "
    starts = language == "en" and letter.islower() and not before.isalpha() and before not in "’'"
    return f"[{letter}{letter.upper()}]" if starts else re.escape(letter)
