"""The full study, kept as data: how often a random deal of Silent Guardians is winnable, deal by deal.

`content/silent_guardians/study.toml` was measured, with the seed, the budget and the version of the kit that stand in
it; `tests/build_study.py` makes it anew, and a test recomputes a sample of it. An answer is one letter: w, l, u.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from silva_kit.position import KitError
from silva_kit.silent_guardians.shares import ANSWERS, Share
from silva_kit.study.winnable import Settings, StudyResult
from silva_kit.toml_data import Table, content

FILE: Final = "study.toml"
LETTERS: Final = {word[0]: word for word in ANSWERS}
FIELDS: Final = ("id", "players", "mode", "split", "transfers", "answers")
WIDTH: Final = 100
"""Letters on a line of the file."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of table: its settings, and the answer to each of its deals in the order of their numbers."""

    settings: Settings
    answers: tuple[str, ...]

    @property
    def result(self) -> StudyResult:
        """The answers, counted."""
        return StudyResult(self.settings, Share.count(self.answers))


@dataclass(frozen=True, slots=True)
class Measured:
    """A study of several kinds of tables: when it was made, by which version of the kit, with which command."""

    date: date
    kit: str
    command: str
    kinds: tuple[Kind, ...]

    @property
    def results(self) -> tuple[StudyResult, ...]:
        """The counts of each kind, for `chart`."""
        return tuple(kind.result for kind in self.kinds)

    def of(self, mode: str) -> tuple[StudyResult, ...]:
        """The counts of the kinds in one mode (`sg.mode.three`)."""
        return tuple(result for result in self.results if result.settings.mode == mode)


@cache
def measured() -> Measured:
    """The study that comes with the kit. Raises ContentError for a file that cannot be used."""
    return load(content("silent_guardians", FILE))


def load(path: Path) -> Measured:
    """A study from its file. Raises ContentError."""
    table = Table(path)
    top = table.values
    shared = {name: table.field(top, name, int) for name in ("seed", "budget")}
    entries = table.entries("kind")
    table.unique(entries)
    return Measured(
        table.field(top, "date", date),
        table.field(top, "kit", str),
        table.field(top, "command", str),
        tuple(_kind(table, entry, shared) for entry in entries),
    )


def _kind(table: Table, entry: dict[str, Any], shared: dict[str, int]) -> Kind:
    table.only(entry, FIELDS)
    letters = "".join(table.field(entry, "answers", str).split())
    if not letters or set(letters) - set(LETTERS):
        raise table.error(entry, f"{entry['id']}: `answers` are letters, one for each deal: {', '.join(LETTERS)}")
    try:
        settings = Settings(
            table.field(entry, "players", int),
            table.field(entry, "mode", str),
            table.field(entry, "split", str),
            table.field(entry, "transfers", int),
            **shared,
        )
    except KitError as error:
        raise table.error(entry, f"{entry['id']}: {error}") from None
    return Kind(settings, tuple(LETTERS[letter] for letter in letters))


def written(made: Measured) -> str:
    """The text of a study's file: `load` reads back what was written."""
    first = made.kinds[0].settings
    head = {"date": made.date, "kit": f'"{made.kit}"', "command": f'"{made.command}"'}
    head |= {"seed": first.seed, "budget": first.budget}
    return "\n".join([*_lines(head), *(line for kind in made.kinds for line in _entry(kind))]) + "\n"


def _entry(kind: Kind) -> Iterable[str]:
    told = asdict(kind.settings)
    id = f"{told['players']}-{told['mode']}-{told['split']}"
    letters = "".join(answer[0] for answer in kind.answers)
    yield from ("", "[[kind]]", f'id = "{id}"')
    yield from _lines({"players": told["players"], "mode": f'"{told["mode"]}"', "split": f'"{told["split"]}"'})
    yield from _lines({"transfers": told["transfers"], "answers": '"""'})
    yield from (letters[at : at + WIDTH] for at in range(0, len(letters), WIDTH))
    yield '"""'


def _lines(values: Mapping[str, Any]) -> Iterable[str]:
    return (f"{name} = {value}" for name, value in values.items())
