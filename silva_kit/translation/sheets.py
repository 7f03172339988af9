"""The kit's glossary, or one built from texts, as a sheet that other tools take (`silva_kit.glossary.sheet`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from silva_kit.games import GAMES
from silva_kit.glossary import Concept, Glossary, attestations
from silva_kit.glossary.sheet import Sheet, SheetConcept, SheetTerm
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.sources import known_sources
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.evidence_glossary import EvidenceEntry, EvidenceGlossary

ROLES: Final = {"main": "preferred", "form": "form", "variant": "admitted"}
"""What the roles of a glossary built from texts become. Nobody has decided them: their origin says named or used."""

Contexts = dict[tuple[str, str], str]
Places = dict[tuple[str, str, str], dict[str, list[int]]]


def sheet_of(game: str | None = None) -> Sheet:
    """The words of a game's rules with the shared ones, or the whole glossary of the kit; contexts are our clauses.

    Raises:
        KitError: no such game. ContentError: a file of the kit that cannot be used.
    """
    if game is not None and game not in GAMES:
        raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}")
    words = glossary_of(game) if game else Glossary.load()
    games = (game,) if game else GAMES
    contexts, places = _contexts(games), _places(games)
    return Sheet(game or "silva-kit", tuple(_concept(concept, contexts, places) for concept in words))


def _concept(concept: Concept, contexts: Contexts, places: Places) -> SheetConcept:
    terms = []
    for language in LANGUAGES:
        words = concept.words[language]
        for text, role in words.roles():
            main = role == "preferred"
            context = contexts.get((concept.id, language), "") if main else ""
            where = places.get((concept.id, language, text.lower()), {})
            told = tuple(f"{source} " + " ".join(f"L{line}" for line in lines) for source, lines in where.items())
            terms.append(SheetTerm(language, text, role, words.status if main else "", told, context))
    return SheetConcept(concept.id, concept.game or "", concept.note, tuple(terms))


def _contexts(games: tuple[str, ...]) -> Contexts:
    """For each concept and language the shortest sentence of our clauses that has it; a heading if none has."""
    best: Contexts = {}
    for game in games:
        book = Rulebook.load(game)
        for language in LANGUAGES:
            for text in book.texts(language).values():
                for concept in {segment.concept for segment in text.segments if segment.concept}:
                    known = best.get((concept, language))
                    best[concept, language] = min(known or text.text, text.text, key=_plainness)
    return best


def _plainness(text: str) -> tuple[bool, int]:
    return text[-1] not in ".。", len(text)


def _places(games: tuple[str, ...]) -> Places:
    """Concept, language and word to the lines of each source text."""
    found: Places = defaultdict(lambda: defaultdict(list))
    for game in games:
        for attestation in attestations(game):
            language = known_sources()[attestation.place.source].language
            lines = found[attestation.concept, language, attestation.term.lower()][attestation.place.source]
            if attestation.place.line not in lines:
                lines.append(attestation.place.line)
    return found


def sheet_of_evidence(glossary: EvidenceGlossary) -> Sheet:
    """A glossary that was built from texts; the contexts are sentences of those texts."""
    title = " / ".join(document.name for document in glossary.documents)
    return Sheet(title, tuple(SheetConcept(e.id, "", _note(e), tuple(_terms(glossary, e))) for e in glossary))


def _note(entry: EvidenceEntry) -> str:
    return ", ".join(entry.evidence)


def _terms(glossary: EvidenceGlossary, entry: EvidenceEntry) -> Iterator[SheetTerm]:
    for term in entry.terms:
        places = tuple(
            f"{glossary.documents[place.text].name}:{place.line}:{place.column}" for place in term.attestations
        )
        context = glossary.context(term.attestations[0])
        yield SheetTerm(term.language, term.text, ROLES[term.role], entry.tier, places, context)
