"""A value of a component, marked with its origin, and reading such values from a TOML entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from silva_kit.glossary import Glossary
from silva_kit.toml_data import ContentError, Table

ORIGINS: Final = ("attested", "derived", "inferred", "illustrative")
T = TypeVar("T", int, str, bool, tuple[int, ...])


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    """A value of a component and where it comes from."""

    value: T
    origin: str


class Entry:
    """An entry of a components file; `label` says in complaints which one it is.

    Every reading raises ContentError if the field is missing, of another type, or without an origin.
    """

    def __init__(self, table: Table, cells: dict[str, Any], label: str) -> None:
        self.table, self.cells, self.label = table, cells, label

    def __contains__(self, field: str) -> bool:
        return field in self.cells

    def error(self, message: str) -> ContentError:
        """A complaint about this entry."""
        return self.table.error(self.cells, f"{self.label}: {message}")

    def only(self, *fields: str) -> None:
        """No other fields than these."""
        self.table.only(self.cells, fields)

    def clauses(self) -> tuple[str, ...]:
        """The clauses that state the values."""
        return self.table.strings(self.cells, "clauses")

    def number(self, field: str, least: int) -> Value[int]:
        """A number of `least` or more."""
        value, origin = self._marked(field)
        if not _is_number(value, least):
            raise self.error(f"`{field}` is {value!r}; it must be {least} or more")
        return Value(value, origin)

    def numbers(self, field: str) -> Value[tuple[int, ...]]:
        """Numbers of 1 or more in ascending order."""
        value, origin = self._marked(field)
        numbers = value if isinstance(value, list) and all(_is_number(number, 1) for number in value) else []
        if not numbers or numbers != sorted(set(numbers)):
            raise self.error(f"`{field}` is {value!r}; it must be ascending numbers of 1 or more")
        return Value(tuple(numbers), origin)

    def flag(self, field: str) -> Value[bool]:
        """true or false."""
        value, origin = self._marked(field)
        if not isinstance(value, bool):
            raise self.error(f"`{field}` is {value!r}; it must be true or false")
        return Value(value, origin)

    def concept(self, field: str) -> Value[str]:
        """The id of a concept of the glossary."""
        value, origin = self._marked(field)
        if not isinstance(value, str) or value not in Glossary.load():
            raise self.error(f"`{field}` is {value!r}, no concept of the glossary")
        return Value(value, origin)

    def _marked(self, field: str) -> tuple[Any, str]:
        cell = self.cells.get(field)
        if not isinstance(cell, dict) or set(cell) != {"value", "origin"}:
            raise self.error(f"`{field}` must be {{ value = …, origin = … }}, found {cell!r}")
        if cell["origin"] not in ORIGINS:
            raise self.error(f"origin of `{field}` is {cell['origin']!r}, none of {', '.join(ORIGINS)}")
        return cell["value"], cell["origin"]


def _is_number(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least
