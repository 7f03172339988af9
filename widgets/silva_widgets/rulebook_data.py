"""What the rulebook sends to the browser, once: clauses, rulings, scenes, concepts, and how people ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from silva_kit.ftl import read_entries
from silva_kit.games import word_of
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Clause, Rulebook, Ruling
from silva_kit.rulebook.features import everyday
from silva_kit.rulebook.ruling_words import ruling_words
from silva_kit.sources import Place, SourceTexts
from silva_kit.toml_data import content
from silva_widgets.concepts import concepts_json, of_game
from silva_widgets.page import page_messages
from silva_widgets.staging import scenes_on
from silva_widgets.words import scenes, title


def in_reading_order(book: Rulebook) -> list[Clause]:
    """The clauses as a reader meets them: a heading before the first clause that stands below it in a source."""
    ordered = [clause for clause in book if not _is_head(clause)]
    for head in filter(_is_head, book):
        ordered.insert(_place_of(head, ordered), head)
    return ordered


def _is_head(clause: Clause) -> bool:
    return ".head." in clause.id


def _place_of(head: Clause, ordered: Sequence[Clause]) -> int:
    """Before the clauses of its group, else before the nearest clause that stands behind it in its source."""
    word, _, group = head.id.partition(".head.")
    own = [number for number, clause in enumerate(ordered) if clause.id.startswith(f"{word}.{group}.")]
    if own:
        return own[0]
    behind = sorted((start, number) for number, clause in enumerate(ordered) if (start := _start_behind(clause, head)))
    return behind[0][1] if behind else len(ordered)


def _start_behind(clause: Clause, head: Clause) -> tuple[int, int] | None:
    """Where a clause first stands in the head's source, if that is behind the head."""
    heads = {place.source: (place.line, place.column) for place in head.places}
    starts = [(one.line, one.column) for one in clause.places if one.source in heads]
    ends = [heads[one.source] for one in clause.places if one.source in heads]
    return min(starts) if starts and min(starts) > min(ends) else None


def rulebook_json(book: Rulebook) -> dict[str, Any]:
    """All that is shown. Lines of the source texts are in it only where these are at hand."""
    shown = in_reading_order(book)
    return {
        "game": book.game,
        "sources": sorted(book.sources.lines),
        "clauses": [_clause(book, clause) for clause in shown],
        "rulings": {ruling.id: _ruling(book.game, ruling) for ruling in book.rulings.values()},
        "scenes": _scenes(book),
        "concepts": concepts_json(of_game(book.game)),
        "asked": _asked(book.game),
    }


def _clause(book: Rulebook, clause: Clause) -> dict[str, Any]:
    texts = {language: [_segment(*one) for one in clause.segments(language)] for language in LANGUAGES}
    return {
        "id": clause.id,
        "kind": clause.kind,
        "of": clause.of,
        "texts": texts,
        "places": [place_json(book.sources, place) for place in clause.places],
        "rulings": [ruling.id for ruling in book.rulings_on(clause.id)],
        "scenes": scenes_on(book.game, clause.id),
    }


def place_json(sources: SourceTexts, place: Place) -> list[Any]:
    """Source and line; where the text is at hand also the line itself in three parts, the quoted one in the middle."""
    quote = sources.quote(place)
    if quote is None:
        return [place.source, place.line]
    line, start = sources.lines[place.source][place.line - 1], place.column - 1
    return [place.source, place.line, line[:start], quote, line[start + place.length :]]


def _segment(text: str, concept: str | None) -> str | list[str]:
    return [text, concept] if concept else text


def _ruling(game: str, ruling: Ruling) -> dict[str, Any]:
    """Its values, which of them each source text says word for word, and its question and answer by language."""
    literal = {"en": ruling.literal_en, "zh-Hant": ruling.literal_zh, "ja": ruling.literal_ja}
    named = {"switch": ruling.switch, "options": list(ruling.options), "default": ruling.default}
    words = {language: list(ruling_words(game, language)[ruling.id]) for language in LANGUAGES}
    return {**named, "literal": {language: value for language, value in literal.items() if value}, "words": words}


def _scenes(book: Rulebook) -> dict[str, Any]:
    """By name: title and caption in each language."""
    names = sorted({name for found in scenes(book.game).values() for name in found})
    return {name: {language: _told(book.game, name, language) for language in LANGUAGES} for name in names}


def _told(game: str, name: str, language: str) -> list[str]:
    entries = read_entries(content(game, "scenes", f"{name}.{language}.ftl"))
    return [_plain(entries.get(key, ""), language) for key in ("title", "caption")]


def _plain(entry: str, language: str) -> str:
    """A message without variables as a text."""
    lines = [line.strip() for line in entry.partition("=")[2].splitlines() if line.strip()]
    return (" " if language == "en" else "").join(lines)


def _asked(game: str) -> dict[str, Any]:
    """The everyday words whose concepts the game has."""
    known = {concept.id for concept in of_game(game)}
    data = everyday()
    spoken = {
        language: {phrase: own for phrase, ids in data[language].items() if (own := [id for id in ids if id in known])}
        for language in LANGUAGES
    }
    return {"spoken": spoken, "small": data["small"]["words"], "cues": data["cues"], "numbers": data["numbers"]}


@cache
def rulebook_words(game: str) -> dict[str, Any]:
    """For each language: the Fluent text in use and what the game is called."""
    return {language: _words(game, language) for language in LANGUAGES}


def _words(game: str, language: str) -> dict[str, Any]:
    said = read_entries(content(f"rulings.{language}.ftl"))
    answers = [entry for key, entry in said.items() if key.startswith(f"{word_of(game)}-R")]
    ftl = page_messages(language, ("book-",), answers)
    return {"ftl": ftl, "title": title(game, language), "clauses": {}}
