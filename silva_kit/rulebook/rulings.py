"""Rulings as data: question, options, default, switch and profiles (`content/<game>/rulings.toml`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from silva_kit.toml_data import Table

LITERAL: Final = {"en": "literal_en", "zh-Hant": "literal_zh", "ja": "literal_ja"}
"""The profile that plays what the words of a source text say, by the language of that text."""
PROFILES: Final = ("default", *LITERAL.values())
"""Named sets of values; `Rulebook.profiles` are those that a game has."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision where a source is silent, unclear, or the languages differ."""

    id: str
    title: str
    question: str
    options: tuple[str, ...]
    default: str
    clauses: tuple[str, ...]
    switch: str | None = None
    literal_en: str | None = None
    literal_zh: str | None = None
    literal_ja: str | None = None
    note: str = ""

    def value(self, profile: str) -> str:
        """The value under a profile: "default", "literal_en", "literal_zh" or "literal_ja"."""
        literal = {name: getattr(self, name) for name in PROFILES}[profile]
        return str(literal or self.default)


FIELDS: Final = tuple(Ruling.__slots__)
MUST: Final = ("id", "title", "question", "default")
LISTS: Final = ("options", "clauses")


def ruling_from(table: Table, entry: dict[str, Any], clauses: dict[str, Any]) -> Ruling:
    """A ruling from an entry of `rulings.toml`. Raises ContentError."""
    table.only(entry, FIELDS)
    names = [name for name in FIELDS if (name in entry or name in MUST) and name not in LISTS]
    values: dict[str, Any] = {name: table.field(entry, name, str) for name in names}
    values |= {name: table.strings(entry, name) for name in LISTS}
    ruling = Ruling(**values)
    for name in PROFILES:
        value = getattr(ruling, name)
        if value is not None and value not in ruling.options:
            options = ", ".join(ruling.options)
            raise table.error(entry, f"{ruling.id}: {name} = {value!r} is none of its options {options}")
    for clause in ruling.clauses:
        if clause not in clauses:
            raise table.error(entry, f"{ruling.id}: {clause!r} is no clause id of clauses.toml")
    return ruling
