"""Search in the clauses of a rulebook: by concept first (any of its words), then by word or characters."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterator, Set
from dataclasses import dataclass
from typing import TYPE_CHECKING

from silva_kit.glossary import Glossary

if TYPE_CHECKING:
    from silva_kit.rulebook.book import Rulebook
    from silva_kit.rulebook.clauses import Clause

SMALL_WORDS = "a an and are can do does for from how if in is it may must of on or the to what when which who"
STOP_WORDS = frozenset(re.findall("[a-z]+", SMALL_WORDS))
CONCEPT_WEIGHT = 2.0  # a shared concept says more than a shared word


@dataclass(frozen=True, slots=True)
class Found:
    """A clause that answers a query: its sentences, where the source says it, and how well it fits."""

    clause: Clause
    text: str
    citation: str
    score: float


def search(book: Rulebook, query: str, language: str, limit: int) -> list[Found]:
    """The best clauses first; binding clauses before story and headings at equal fit."""
    if query.strip() in book.clauses:
        return [_found(book.clauses[query.strip()], language, 1.0)]
    wanted = set(_features(book.game, query, language))
    documents = {clause.id: frozenset(_clause_features(clause, language)) for clause in book}
    rarity = {feature: _rarity(feature, documents.values()) for feature in wanted}
    scored = [(sum(rarity[f] for f in wanted if f in documents[c.id]), c) for c in book]
    ranked = sorted(scored, key=lambda pair: (-pair[0], not pair[1].binding, len(pair[1].text(language))))
    return [_found(clause, language, score) for score, clause in ranked[:limit] if score > 0]


def _found(clause: Clause, language: str, score: float) -> Found:
    return Found(clause, clause.text(language), clause.citation(), round(score, 3))


def _rarity(feature: str, documents: Collection[Set[str]]) -> float:
    """What a feature tells: nothing if no clause or every clause has it."""
    having = sum(feature in document for document in documents)
    weight = CONCEPT_WEIGHT if "." in feature else 1.0
    return weight * math.log(len(documents) / having) if having else 0.0


def _clause_features(clause: Clause, language: str) -> Iterator[str]:
    for text, concept in clause.segments(language):
        if concept:
            yield concept
        yield from _words(text, language)


def _features(game: str, query: str, language: str) -> Iterator[str]:
    for hit in Glossary.of(game).find(query, language):
        yield hit.term.concept
    yield from _words(query, language)


def _words(text: str, language: str) -> Iterator[str]:
    """English: words without the small ones. Chinese and Japanese: pairs of characters, Latin words whole.

    Pairs of hiragana are left out: they are endings and particles.
    """
    for word in re.findall(r"[a-z0-9]+", text.lower()):
        if word not in STOP_WORDS:
            yield word
    if language != "en":
        for run in re.findall(r"[\u3040-\u30ff\u3400-\u9fff]+", text):
            pairs = (run[i : i + 2] for i in range(len(run) - 1))
            yield from (pair for pair in pairs if not re.fullmatch(r"[\u3040-\u309f]+", pair))
