"""Puzzles as data: `content/<game>/puzzles.toml`, easy ones first, each with a position and its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from silva_kit.position import KitError
from silva_kit.toml_data import Table, content

P = TypeVar("P")
Field = Callable[..., Any]
"""Reads a field of an entry: its name, its type."""


def stored(game: str, build: Callable[[Field], P]) -> tuple[P, ...]:
    """The puzzles of a game; `build` makes one of an entry's fields. Raises ContentError for a file that cannot be
    used."""
    table = Table(content(game, "puzzles.toml"))

    def made(entry: dict[str, Any]) -> P:
        return build(lambda name, kind: table.field(entry, name, kind))

    return tuple(made(entry) for entry in table.entries("puzzle"))


def numbered(known: Sequence[P], number: int) -> P:
    """A puzzle by its number, from 1. Raises KitError for a number that none has."""
    if type(number) is not int or not 1 <= number <= len(known):
        raise KitError(f"puzzle {number!r}: the puzzles are 1 to {len(known)}")
    return known[number - 1]
