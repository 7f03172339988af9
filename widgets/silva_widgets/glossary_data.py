"""What the glossary sends to the browser, once: entries with their words, and where each stands, in context."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from silva_kit.games import GAMES
from silva_kit.glossary.build import attestations
from silva_kit.glossary.concepts import Concept
from silva_kit.glossary.lookup import Reading, reading
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Clause, Rulebook
from silva_kit.sources import Place, SourceTexts, known_sources
from silva_kit.translation.evidence_glossary import EvidenceEntry, EvidenceGlossary
from silva_widgets.concepts import of_game, words_json
from silva_widgets.page import page_messages
from silva_widgets.words import title

KIT: Final = "kit"
SHARED: Final = "shared"
"""Whose words they are that belong to no game: the kit's own, as on its buttons, or those that all rules share."""
USES: Final = 3
"""How many of our own clauses show a concept in use: the shortest."""


@dataclass(frozen=True)
class Entry:
    """A concept, or what a glossary from texts has found, as it is shown."""

    id: str
    group: str
    note: str
    words: dict[str, list[Any]]
    at: list[list[int]] = field(default_factory=list)
    uses: list[int] = field(default_factory=list)

    @property
    def read(self) -> Reading | None:
        """How its Japanese term is read."""
        return reading(self.words["ja"][0]) if "ja" in self.words else None

    @property
    def spelled(self) -> list[str]:
        """Every word in every language."""
        return [word for cell in self.words.values() for word in (cell[0], *cell[2], *cell[3], *cell[4])]

    def to_json(self) -> dict[str, Any]:
        """As the browser gets it."""
        read = self.read
        told = {"id": self.id, "group": self.group, "note": self.note, "words": self.words, "at": self.at}
        return {**told, "uses": self.uses, "read": [read.kana, read.latin] if read else None}


class Contexts:
    """Numbers for sources, lines and clauses, so that each is sent once."""

    def __init__(self, texts: SourceTexts) -> None:
        self.texts = texts
        self.sources: list[str] = []
        self.lines: dict[str, dict[int, str]] = {}
        self.clauses: dict[str, tuple[int, Clause]] = {}
        self._at: dict[tuple[str, int], list[tuple[Place, Clause]]] = {}

    def know(self, book: Rulebook) -> None:
        """Where the clauses of a game stand."""
        for clause in book:
            for place in clause.places:
                self._at.setdefault((place.source, place.line), []).append((place, clause))

    def attested(self, place: Place) -> list[int]:
        """Source, line, column, length, and the number of the clause of ours that says it; -1 for none."""
        if place.source not in self.sources:
            self.sources.append(place.source)
        if self.texts.has(place.source):
            self.lines.setdefault(place.source, {})[place.line] = self.texts.lines[place.source][place.line - 1]
        around = self._at.get((place.source, place.line), [])
        inside = [clause for whole, clause in around if whole.column <= place.column < whole.column + whole.length]
        clause = next(iter(inside or [clause for _, clause in around]), None)
        number = -1 if clause is None else self.number(clause)
        return [self.sources.index(place.source), place.line, place.column, place.length, number]

    def number(self, clause: Clause) -> int:
        """The number of a clause in what is sent."""
        return self.clauses.setdefault(clause.id, (len(self.clauses), clause))[0]

    def to_json(self) -> dict[str, Any]:
        """As the browser gets it."""
        texts = [[clause.id, {tag: clause.text(tag) for tag in LANGUAGES}] for _, clause in self.clauses.values()]
        languages = {source: known_sources()[source].language for source in self.sources}
        return {"sources": self.sources, "languages": languages, "lines": self.lines, "clauses": texts}


def own_entries(game: str | None, texts: SourceTexts) -> tuple[list[Entry], dict[str, Any]]:
    """The concepts of a game, or of all, and their contexts."""
    contexts, games = Contexts(texts), (game,) if game else GAMES
    concepts = of_game(game)
    at: dict[str, list[list[int]]] = {}
    used: dict[str, list[Clause]] = {}
    for one in games:
        book = Rulebook.load(one)
        contexts.know(book)
        for attestation in attestations(one):
            at.setdefault(attestation.concept, []).append(contexts.attested(attestation.place))
        for clause in book:
            for concept in dict.fromkeys(concept for _, concept in clause.segments("en") if concept):
                used.setdefault(concept, []).append(clause)
    entries = [_entry(concept, at.get(concept.id, []), contexts, used.get(concept.id, [])) for concept in concepts]
    return entries, contexts.to_json()


def _entry(concept: Concept, at: list[list[int]], contexts: Contexts, used: Iterable[Clause]) -> Entry:
    shortest = sorted(used, key=lambda clause: (not clause.binding, len(clause.text("en"))))[:USES]
    words = {language: words_json(concept.words[language]) for language in LANGUAGES}
    group = concept.game or (KIT if concept.id.startswith("t.kit.") else SHARED)
    return Entry(concept.id, group, concept.note, words, at, [contexts.number(one) for one in shortest])


def text_entries(glossary: EvidenceGlossary) -> tuple[list[Entry], dict[str, Any]]:
    """What was found in texts, with the lines around it: the texts are somebody's own, and at hand."""
    names = [document.name for document in glossary.documents]
    lines: dict[str, dict[int, str]] = {}
    entries = [Entry(one.id, "", "", _words(one), list(_places(one, glossary, lines))) for one in glossary]
    languages = {document.name: document.language for document in glossary.documents}
    return entries, {"sources": names, "languages": languages, "lines": lines, "clauses": []}


def _words(entry: EvidenceEntry) -> dict[str, list[Any]]:
    """The main word of each language that has one, its tier, forms and variants."""
    words: dict[str, list[Any]] = {}
    for language in entry.languages:
        own = [term for term in entry.terms if term.language == language]
        by_role = {role: [term.text for term in own if term.role == role] for role in ("form", "variant")}
        words[language] = [entry.main(language), entry.tier, by_role["form"], by_role["variant"], []]
    return words


def _places(entry: EvidenceEntry, glossary: EvidenceGlossary, lines: dict[str, dict[int, str]]) -> Iterator[list[int]]:
    for term in entry.terms:
        for one in term.attestations:
            document = glossary.documents[one.text]
            start = one.start - one.column + 1
            end = document.text.find("\n", start)
            lines.setdefault(document.name, {})[one.line] = document.text[start : end if end >= 0 else None]
            yield [one.text, one.line, one.column, one.end - one.start, -1]


def glossary_words(game: str | None) -> Mapping[str, Any]:
    """For each language: the Fluent text in use, what the games are called."""
    return {language: _language(game, language) for language in LANGUAGES}


def _language(game: str | None, language: str) -> dict[str, Any]:
    titles = {one: title(one, language) for one in GAMES}
    return {
        "ftl": page_messages(language, ("terms-",)),
        "title": titles[game] if game else "",
        "named": {"game": titles},
        "clauses": {},
    }
