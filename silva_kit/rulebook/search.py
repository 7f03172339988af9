"""Search in the clauses of a rulebook: a question in any language of the kit finds clauses, never an own answer.

Features in common are weighed by how rare they are (BM25). Whoever asks with another word than ours is led by the
glossary's synonyms, by `content/questions.toml` and by the questions of the rulings that bear on a clause.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from silva_kit.rulebook.features import (
    WEIGHTS,
    Lexicon,
    clause_features,
    concepts,
    languages_of,
    plain,
    question_features,
)
from silva_kit.rulebook.ruling_words import ruling_words

if TYPE_CHECKING:
    from silva_kit.rulebook.book import Rulebook
    from silva_kit.rulebook.clauses import Clause

SATURATION: Final = 1.2
LENGTH: Final = 0.2
CONTEXT: Final = 0.5
"""How often a clause names the concepts of the heading that it stands under."""
ASKED: Final = 0.2
"""How often a clause says what is asked by the rulings that bear on it."""
OTHER_KINDS: Final = {"advice": 0.9, "duplicate": 0.7, "heading": 0.6, "flavour": 0.5, "source incomplete": 0.9}
"""What a fit counts for in clauses that nobody can obey or break."""


@dataclass(frozen=True, slots=True)
class Found:
    """A clause that answers a query: its sentences, where the source says it, and how well it fits."""

    clause: Clause
    text: str
    citation: str
    score: float


class Index:
    """The features of all clauses of a rulebook in one language."""

    def __init__(self, book: Rulebook, language: str) -> None:
        self.lexicon, self.language = Lexicon.of(book.game), language
        self.clauses = tuple(book)
        self.documents = [self._document(book, clause) for clause in self.clauses]
        self.lengths = [sum(document.values()) for document in self.documents]

    def _document(self, book: Rulebook, clause: Clause) -> Mapping[str, float]:
        found: Counter[str] = Counter(clause_features(clause.text(self.language), self.language, self.lexicon.small))
        found.update(f"t:{concept}" for _, concept in clause.segments(self.language) if concept)
        document: dict[str, float] = dict(found)
        if self.language == "en":  # an id sums its clause up in English words
            for feature in plain(clause.id.partition(".")[2].replace("_", " "), "en", self.lexicon.small):
                document.setdefault(feature, CONTEXT)
        head = heading_of(book, clause)
        for _, concept in head.segments(self.language) if head else ():
            if concept:
                document.setdefault(f"t:{concept}", CONTEXT)
        for ruling in book.rulings_on(clause.id):
            for feature in self._asked(ruling_words(book.game, self.language)[ruling.id].asks):
                document.setdefault(feature, ASKED)
        return document

    def _asked(self, question: str) -> Iterator[str]:
        yield from plain(question, self.language, self.lexicon.small)
        yield from (f"t:{id}" for id in concepts(question, self.language, self.lexicon))

    @cached_property
    def rarity(self) -> dict[str, float]:
        """What a feature tells: the more, the fewer clauses have it."""
        having = Counter(feature for document in self.documents for feature in document)
        return {feature: math.log(1 + len(self.documents) / count) for feature, count in having.items()}

    def scores(self, question: str) -> list[float]:
        """How well each clause fits a question; 0 where they have no more than a cue in common."""
        asked = sorted(question_features(question, self.language, self.lexicon))
        mean = sum(self.lengths) / len(self.lengths)
        return [self._score(asked, number, mean) for number in range(len(self.documents))]

    def _score(self, asked: list[str], number: int, mean: float) -> float:
        document, content = self.documents[number], False
        norm = SATURATION * (1 - LENGTH + LENGTH * self.lengths[number] / mean)
        total = 0.0
        for feature in asked:
            count = document.get(feature, 0.0)
            if count:
                content = content or feature[0] != "#"
                total += WEIGHTS[feature[0]] * self.rarity[feature] * count * (SATURATION + 1) / (count + norm)
        return total * OTHER_KINDS.get(self.clauses[number].kind, 1.0) if content else 0.0


def heading_of(book: Rulebook, clause: Clause) -> Clause | None:
    """The heading that a clause stands under, by its id: silva.head.card.09 for silva.card.09.choose."""
    word, *parts = clause.id.split(".")
    return book.clauses.get(".".join((word, "head", *parts[:-1])))


def search(book: Rulebook, query: str, language: str, limit: int) -> list[Found]:
    """The best clauses first, with our sentences in `language`; the question may be in any of the three."""
    if query.strip() in book.clauses:
        return [_found(book.clauses[query.strip()], language, 1.0)]
    tables = [book.index(asked).scores(query) for asked in dict.fromkeys((*languages_of(query),))]
    scored = [(max(scores), clause) for clause, *scores in zip(book, *tables, strict=True)]
    ranked = sorted(scored, key=lambda pair: (-pair[0], pair[1].id))
    return [_found(clause, language, score) for score, clause in ranked[:limit] if score > 0]


def _found(clause: Clause, language: str, score: float) -> Found:
    return Found(clause, clause.text(language), clause.citation(), round(score, 3))
