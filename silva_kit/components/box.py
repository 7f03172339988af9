"""The box of Silent Guardians as data: suits, sword tokens, what a game uses of them, and scenarios."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from silva_kit.components.values import Entry, Value
from silva_kit.toml_data import Table, content

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Suit:
    """The cards of one color: its letter, the concept of its name, and how many cards with which ranks."""

    color: str
    name: Value[str]
    copies: Value[int]
    ranks: Value[tuple[int, ...]]
    trump: Value[bool]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokenKind:
    """The sword tokens of one color."""

    color: str
    name: Value[str]
    copies: Value[int]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game for so many players uses: cards in each hand, removed cards, tokens, indicators."""

    players: int
    hand: Value[int]
    removed: Value[int]
    tokens: Value[int]
    indicators: Value[int]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Other:
    """Something else in the box: the concept of its name and how many there are."""

    name: Value[str]
    copies: Value[int]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of mode B; `transfers` is None where the source does not give the transfer count."""

    number: int
    transfers: Value[int] | None
    transfers_shown: Value[int] | None
    """What the kit plays with instead, and says so."""
    clauses: tuple[str, ...]

    @property
    def played(self) -> Value[int]:
        """The transfer count that a game of this scenario starts with."""
        return self.transfers or self.transfers_shown or Value(0, "illustrative")


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box; suits in the order of a held hand."""

    suits: tuple[Suit, ...]
    tokens: tuple[TokenKind, ...]
    deals: tuple[Deal, ...]
    others: tuple[Other, ...]
    scenarios: tuple[Scenario, ...]

    def suit(self, color: str) -> Suit:
        """The suit of a color's letter. Raises KeyError."""
        return {suit.color: suit for suit in self.suits}[color]

    def deal(self, players: int) -> Deal:
        """What a game for so many players uses. Raises KeyError."""
        return {deal.players: deal for deal in self.deals}[players]

    def scenario(self, number: int) -> Scenario:
        """The scenario of a number. Raises KeyError."""
        return {scenario.number: scenario for scenario in self.scenarios}[number]


def load_box(path: Path) -> Box:
    """The box of a components file.

    Raises:
        ContentError: names the file, the entry and the field that cannot be used.
    """
    table = Table(path)
    return Box(
        _all(table, "suit", "color", _suit),
        _all(table, "token", "color", _token),
        _all(table, "deal", "players", _deal),
        tuple(_other(Entry(table, cells, "an [[other]]")) for cells in table.entries("other")),
        _all(table, "scenario", "number", _scenario),
    )


@cache
def box(game: str) -> Box:
    """The box that the kit plays a game with. Raises ContentError."""
    return load_box(content(game, "components.toml"))


def _all(table: Table, kind: str, key: str, build: Callable[[Entry, Any], T]) -> tuple[T, ...]:
    """The entries of a kind; what stands in `key` tells them apart."""
    built: dict[Any, T] = {}
    for cells in table.entries(kind):
        name = table.field(cells, key, str if key == "color" else int)
        if name in built:
            raise table.error(cells, f"{kind} {name} stands twice")
        built[name] = build(Entry(table, cells, f"{kind} {name}"), name)
    return tuple(built.values())


def _suit(entry: Entry, color: str) -> Suit:
    entry.only("color", "name", "copies", "ranks", "trump", "clauses")
    copies, ranks = entry.number("copies", 1), entry.numbers("ranks")
    if len(ranks.value) != copies.value:
        raise entry.error(f"{len(ranks.value)} ranks for {copies.value} copies; each card has a rank of its own")
    return Suit(color, entry.concept("name"), copies, ranks, entry.flag("trump"), entry.clauses())


def _token(entry: Entry, color: str) -> TokenKind:
    entry.only("color", "name", "copies", "clauses")
    return TokenKind(color, entry.concept("name"), entry.number("copies", 1), entry.clauses())


def _deal(entry: Entry, players: int) -> Deal:
    entry.only("players", "hand", "removed", "tokens", "indicators", "clauses")
    hand, removed = entry.number("hand", 1), entry.number("removed", 0)
    return Deal(players, hand, removed, entry.number("tokens", 1), entry.number("indicators", 0), entry.clauses())


def _other(entry: Entry) -> Other:
    entry.only("name", "copies", "clauses")
    return Other(entry.concept("name"), entry.number("copies", 1), entry.clauses())


def _scenario(entry: Entry, number: int) -> Scenario:
    entry.only("number", "transfers", "transfers_shown", "clauses")
    names = ("transfers", "transfers_shown")
    given, shown = (entry.number(name, 0) if name in entry else None for name in names)
    return Scenario(number, given, shown, entry.clauses())
