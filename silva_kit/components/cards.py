"""The cards of SILVA as data: level, copies, name and effect of each kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from silva_kit.components.values import Entry, Value
from silva_kit.toml_data import Table, content


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card: level, copies, concepts of its name and its effect, and the clauses that say so."""

    level: Value[int]
    copies: Value[int]
    name: Value[str]
    effect: Value[str]
    clauses: tuple[str, ...]


def load(path: Path) -> tuple[Card, ...]:
    """The cards of a components file, in its order.

    Raises:
        ContentError: names the file, the card and the field that cannot be used.
    """
    table = Table(path)
    cards = tuple(_card(table, entry) for entry in table.entries("card"))
    levels = [card.level.value for card in cards]
    twice = sorted({level for level in levels if levels.count(level) > 1})
    if twice:
        raise table.error({}, f"level {twice[0]} stands twice; each card has a level of its own")
    return cards


@cache
def cards(game: str) -> tuple[Card, ...]:
    """The cards that the kit plays a game with. Raises ContentError."""
    return load(content(game, "components.toml"))


def _card(table: Table, cells: dict[str, Any]) -> Card:
    entry = Entry(table, cells, _which(cells))
    entry.only("level", "copies", "name", "effect", "clauses")
    level, copies = entry.number("level", 0), entry.number("copies", 1)
    return Card(level, copies, entry.concept("name"), entry.concept("effect"), entry.clauses())


def _which(cells: dict[str, Any]) -> str:
    level = cells.get("level")
    return f"card {level.get('value')!r}" if isinstance(level, dict) else "a card"
