"""The cards of a game as data: `content/<game>/components.toml`, or an owner's own file of the same form.

Every value is marked with its origin: attested (a source states it), derived, inferred or illustrative.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from silva_kit.glossary import Glossary
from silva_kit.toml_data import Table, content

ORIGINS: Final = ("attested", "derived", "inferred", "illustrative")
T = TypeVar("T", int, str)


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    """A value of a component and where it comes from."""

    value: T
    origin: str


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


def _card(table: Table, entry: dict[str, Any]) -> Card:
    table.only(entry, ("level", "copies", "name", "effect", "clauses"))
    level, copies = _number(table, entry, "level", 0), _number(table, entry, "copies", 1)
    name, effect = _concept(table, entry, "name"), _concept(table, entry, "effect")
    return Card(level, copies, name, effect, table.strings(entry, "clauses"))


def _number(table: Table, entry: dict[str, Any], field: str, least: int) -> Value[int]:
    value, origin = _marked(table, entry, field)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise table.error(entry, f"{_which(entry)}: `{field}` is {value!r}; it must be {least} or more")
    return Value(value, origin)


def _concept(table: Table, entry: dict[str, Any], field: str) -> Value[str]:
    value, origin = _marked(table, entry, field)
    if value not in Glossary.load():
        raise table.error(entry, f"{_which(entry)}: `{field}` is {value!r}, no concept of the glossary")
    return Value(str(value), origin)


def _marked(table: Table, entry: dict[str, Any], field: str) -> tuple[Any, str]:
    cell = entry.get(field)
    if not isinstance(cell, dict) or set(cell) != {"value", "origin"}:
        raise table.error(entry, f"{_which(entry)}: `{field}` must be {{ value = …, origin = … }}, found {cell!r}")
    if cell["origin"] not in ORIGINS:
        origins = ", ".join(ORIGINS)
        raise table.error(entry, f"{_which(entry)}: origin of `{field}` is {cell['origin']!r}, none of {origins}")
    return cell["value"], cell["origin"]


def _which(entry: dict[str, Any]) -> str:
    level = entry.get("level")
    return f"card {level.get('value')!r}" if isinstance(level, dict) else "a card"
