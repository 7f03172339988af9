"""Short games of SILVA to think about: what can seat A know, and why? (`content/silva/situations.toml`)

    situation("miss")               # a Record: a Trainee has missed, and two turns went by
    situations()                    # the names of all, in the order of the notebook
"""  # fmt: skip

from __future__ import annotations

from functools import cache
from typing import Any, Final

from silva_kit.position import KitError
from silva_kit.record import Record
from silva_kit.silva.position import SilvaPosition
from silva_kit.toml_data import Table, content

FILE: Final = "situations.toml"
_Line = tuple[str, tuple[str, ...]]


@cache
def _all() -> dict[str, _Line]:
    table = Table(content("silva", FILE))
    entries = table.entries("situation")
    table.unique(entries)
    return dict(_read(table, entry) for entry in entries)


def _read(table: Table, entry: dict[str, Any]) -> tuple[str, _Line]:
    table.only(entry, ("id", "start", "moves"))
    return table.field(entry, "id", str), (table.field(entry, "start", str), table.strings(entry, "moves"))


def situations() -> tuple[str, ...]:
    """The names of the situations."""
    return tuple(_all())


def situation(name: str) -> Record:
    """A short game by its name, each time a record of its own. Raises KitError for a name that there is not."""
    if name not in _all():
        raise KitError(f"situation {name!r}: the situations are {', '.join(situations())}")
    start, moves = _all()[name]
    record = Record(SilvaPosition.from_text(start))
    for move in moves:
        record.play(move)
    return record
