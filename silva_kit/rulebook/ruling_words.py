"""The rulings in words: what each asks, and what the kit plays, in three languages.

A ruling that a table cites is worded by its game's messages, each other one by `content/rulings.*.ftl`: a table carries
the messages of its game and need not carry these too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from silva_kit.ftl import fill, read_entries
from silva_kit.games import word_of
from silva_kit.toml_data import check_language, content


class RulingWords(NamedTuple):
    """The question of a ruling, and the answer that the kit plays."""

    asks: str
    plays: str


@cache
def ruling_words(game: str, language: str) -> Mapping[str, RulingWords]:
    """The words of a game's rulings by their ids (`silva.R03`). Raises KitError for a language that the kit lacks."""
    name, start = f"messages.{check_language(language)}.ftl", f"{word_of(game)}-ruling-"
    entries = {**read_entries(content(f"rulings.{language}.ftl")), **read_entries(content(game, name))}
    return {
        f"{word_of(game)}.{key.removeprefix(start)}": RulingWords(fill(entry), fill(entry, "default"))
        for key, entry in entries.items()
        if key.startswith(start)
    }
