"""Concepts of the glossary as the browser gets them: the words of each in three languages, with their roles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from silva_kit.glossary import Glossary
from silva_kit.glossary.concepts import Concept, Words
from silva_kit.places import LANGUAGES


def concepts_json(concepts: Iterable[Concept]) -> dict[str, Any]:
    """By id: `note`, the `game` whose own word it is, and for each language [preferred, status, forms, admitted,
    deprecated]."""
    return {concept.id: _concept(concept) for concept in concepts}


def of_game(game: str | None) -> list[Concept]:
    """The concepts of a game, shared words included; all for None."""
    return list(Glossary.load() if game is None else Glossary.of(game))


def _concept(concept: Concept) -> dict[str, Any]:
    words = {language: words_json(concept.words[language]) for language in LANGUAGES}
    return {"game": concept.game, "note": concept.note, **words}


def words_json(words: Words) -> list[Any]:
    """Preferred term, where it comes from, forms, admitted and deprecated words."""
    return [words.preferred, words.status, list(words.forms), list(words.admitted), list(words.deprecated)]
