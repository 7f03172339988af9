"""The words that the reader carries in three languages: its own, those of its findings, clauses and scenes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from silva_kit.ftl import read_entries, select
from silva_kit.games import GAMES, word_of
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook
from silva_kit.toml_data import content
from silva_kit.translation.findings import Finding
from silva_kit.translation.in_play import scene_of
from silva_widgets.staging import TABLES

OWN: Final = (
    "desk-reader-", "desk-category-", "desk-severity-", "desk-evidence-", "desk-tier-", "desk-align-",
)  # fmt: skip
"""Beginnings of the desk's messages that the reader uses beside those of its findings."""
_UI: Final = ("clause", "close", "keyboard", "language", "pair", "stage", "stage-leave")
READING: Final = ("page-bad-request", "page-error", "book-on-table")
SHARED: Final = tuple(f"ui-{name}" for name in _UI)


def reader_words(findings: Sequence[Finding]) -> dict[str, Any]:
    """For each language: the Fluent text in use, the clauses that findings touch, the scenes that show them."""
    messages = {finding.message for finding in findings}
    clauses = sorted({finding.clause for finding in findings if finding.clause})
    return {language: _language(language, messages, clauses) for language in LANGUAGES}


def _language(language: str, messages: set[str], clauses: Sequence[str]) -> dict[str, Any]:
    desk = read_entries(content("translation", f"messages.{language}.ftl"))
    shared = read_entries(content(f"messages.{language}.ftl"))
    used = [key for key in desk if key.startswith(OWN) or key in messages]
    reading = read_entries(content(f"reading.{language}.ftl"))
    chosen = {**select(shared, SHARED), **select(reading, READING), **select(desk, used)}
    return {
        "ftl": "\n".join(chosen.values()) + "\n",
        "clauses": {id: _clause(id, language) for id in clauses},
        "scenes": _scenes(clauses, language),
    }


@cache
def _book(game: str) -> Rulebook:
    return Rulebook.load(game)


def _game_of(clause: str) -> str:
    """The game of a clause: its id begins with the game's word."""
    return next(game for game in GAMES if word_of(game) == clause.partition(".")[0])


@cache
def _clause(id: str, language: str) -> dict[str, Any]:
    clause = _book(_game_of(id)).clause(id)
    rows = dict.fromkeys((place.source, place.line) for place in clause.places)
    return {"text": clause.text(language), "places": [list(row) for row in rows]}


def _scenes(clauses: Iterable[str], language: str) -> dict[str, dict[str, Any]]:
    """The title and caption of each scene that shows one of the clauses."""
    found: dict[str, dict[str, Any]] = {}
    for clause in clauses:
        name = scene_of(clause)
        if name and name not in found:
            entries = read_entries(content(_game_of(clause), "scenes", f"{name}.{language}.ftl"))
            told = {key: _text(entries.get(key, ""), language) for key in ("title", "caption")}
            found[name] = {**told, "table": _game_of(clause) in TABLES}
    return found


def _text(entry: str, language: str) -> str:
    """A message without variables as a text."""
    lines = [line.strip() for line in entry.partition("=")[2].splitlines() if line.strip()]
    return (" " if language == "en" else "").join(lines)
