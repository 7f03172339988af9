"""The words that a quiz carries: those of the game's table, its own, and the clauses that its reasons cite."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from silva_kit.ftl import read_entries, select
from silva_kit.rulebook import Rulebook
from silva_kit.toml_data import content
from silva_widgets.words import clause_words, words

OF_PAGES: Final = ("page-bad-request", "page-error")
MORE: Final = {"silva": ("silva.noeffect.one_or_more",)}
"""Clauses that no event and no refusal cites, but a reason of a quiz does."""


@cache
def quiz_words(game: str) -> dict[str, Any]:
    """For each language: the Fluent text in use, what things are called, the clauses in use with their places."""
    return {language: _language(game, language, said) for language, said in words(game).items()}


def _language(game: str, language: str, said: dict[str, Any]) -> dict[str, Any]:
    own = read_entries(content(f"quiz.{language}.ftl"))
    shared = select(read_entries(content(f"reading.{language}.ftl")), OF_PAGES)
    book = Rulebook.load(game)
    clauses = said["clauses"] | {id: clause_words(game, book, id, language) for id in MORE.get(game, ())}
    return {**said, "ftl": "\n".join([said["ftl"], *own.values(), *shared.values()]) + "\n", "clauses": clauses}
