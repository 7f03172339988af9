"""Reading an entry that is named by an id and knows how certain its values are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from silva_kit.components.values import ORIGINS, Entry
from silva_kit.toml_data import Table

MOST: Final = 99
"""A number on a card, at most."""


class NamedEntry(Entry):
    """An entry with an id; `origin` is the least certain one of the values read so far."""

    def __init__(self, table: Table, cells: dict[str, Any], kind: str) -> None:
        self.id: str = table.field(cells, "id", str)
        super().__init__(table, cells, f"{kind} {self.id}")
        self.origin = ORIGINS[0]

    def optional(self, field: str, read: Callable[[str], Any]) -> Any:
        """What `read` finds in the field; None where the entry lacks it."""
        return read(field) if field in self else None

    def count(self, field: str, least: int = 1) -> int:
        """A number from `least` to MOST."""
        self._marked(field)
        value = self.number(field, least).value
        if value > MOST:
            raise self.error(f"`{field}` is {value}; it must be {MOST} at most")
        return value

    def word(self, field: str, words: Sequence[str]) -> str:
        """One of the given words."""
        value, _ = self._marked(field)
        if value not in words:
            raise self.error(f"`{field}` is {value!r}, none of {', '.join(words)}")
        return str(value)

    def some(self, field: str, words: Sequence[str]) -> tuple[str, ...]:
        """Some of the given words, each once, in the order of `words`."""
        value, _ = self._marked(field)
        if not isinstance(value, list) or not set(map(str, value)) <= set(words) or len(set(value)) < len(value):
            raise self.error(f"`{field}` is {value!r}; it must be a list of different ones of {', '.join(words)}")
        return tuple(word for word in words if word in value)

    def numbers_of(self, field: str, words: Sequence[str], least: int = 0) -> Mapping[str, int]:
        """A number for some of the given words, as in { sun = 2, water = 1 }, in the order of `words`."""
        value, _ = self._marked(field)
        told = value if isinstance(value, dict) else {}
        if not isinstance(value, dict) or not set(told) <= set(words) or not all(_whole(n) for n in told.values()):
            raise self.error(f"`{field}` is {value!r}; it must be like {{ {words[0]} = 2 }} with {', '.join(words)}")
        if len(told) < least:
            raise self.error(f"`{field}` is {value!r}; it must name {least} or more of {', '.join(words)}")
        return {word: told[word] for word in words if word in told}

    def words_of(self, field: str, names: Sequence[str], words: Sequence[str]) -> Mapping[str, str]:
        """A word for some of the given names, as in { N = "sanki" }."""
        value, _ = self._marked(field)
        told = value if isinstance(value, dict) else {}
        if (
            not isinstance(value, dict)
            or not set(told) <= set(names)
            or not all(word in words for word in told.values())
        ):
            raise self.error(
                f"`{field}` is {value!r}; it must be like {{ {names[0]} = {words[0]!r} }} with {', '.join(names)} and "
                f"{', '.join(words)}"
            )
        return told

    def _marked(self, field: str) -> tuple[Any, str]:
        value, origin = super()._marked(field)
        self.origin = max(self.origin, origin, key=ORIGINS.index)
        return value, origin


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST
