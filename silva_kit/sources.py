"""The rulebooks' own texts, for who has them: found in a folder, recognised by their sha256.

The texts belong to their publishers and are no part of the kit. Without them everything works; with them a
clause also shows its original line, and the attestations can be built and tested.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Self

from silva_kit.position import KitError
from silva_kit.toml_data import Table, content

VARIABLE: Final = "SILVA_KIT_SOURCES"
"""The environment variable that names the folder of the source texts."""


class SourcesError(KitError):
    """The folder of source texts, or a place in a source text, that cannot be used."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source text that the kit knows: its id, game, language, sha256 and number of lines."""

    id: str
    game: str
    language: str
    sha256: str
    lines: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: source id, line and column (1-based, in code points), length in code points."""

    source: str
    line: int
    column: int
    length: int

    def __str__(self) -> str:
        return f"{self.source} L{self.line}"


@cache
def known_sources() -> dict[str, Source]:
    """The source texts of `content/sources.toml` by id. Raises ContentError."""
    table = Table(content("sources.toml"))
    entries = table.entries("source")
    table.unique(entries)
    names = {"id": str, "game": str, "language": str, "sha256": str, "lines": int}
    fields = [{name: table.field(entry, name, kind) for name, kind in names.items()} for entry in entries]
    return {values["id"]: Source(**values) for values in fields}


@dataclass(frozen=True, slots=True)
class SourceTexts:
    """The source texts at hand: source id to lines. Empty if there are none."""

    lines: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def load(cls, folder: Path | str | None = None) -> Self:
        """The known texts in `folder`, or in the folder that SILVA_KIT_SOURCES names, or none.

        Raises:
            SourcesError: a folder is named and does not exist.
        """
        named = folder or os.environ.get(VARIABLE)
        if not named:
            return cls()
        path = Path(named).expanduser()
        if not path.is_dir():
            raise SourcesError(f"the folder of source texts {str(path)!r} does not exist (argument or {VARIABLE})")
        by_sum = {source.sha256: source.id for source in known_sources().values()}
        found = {by_sum.get(hashlib.sha256(data).hexdigest(), ""): data for data in _files(path)}
        return cls({name: tuple(found[name].decode("utf-8").split("\n")) for name in sorted(found) if name})

    def has(self, source: str) -> bool:
        """Whether the text of this source id is at hand."""
        return source in self.lines

    def quote(self, place: Place) -> str | None:
        """What stands at a place, or None without the text.

        Raises:
            SourcesError: the place is outside the text.
        """
        lines = self.lines.get(place.source)
        if lines is None:
            return None
        line = lines[place.line - 1] if 1 <= place.line <= len(lines) else ""
        end = place.column - 1 + place.length
        if place.column < 1 or place.length < 1 or end > len(line):
            raise SourcesError(f"{place} column {place.column} length {place.length} is outside the text")
        return line[place.column - 1 : end]


def _files(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.glob("*.txt")) if path.is_file()]
