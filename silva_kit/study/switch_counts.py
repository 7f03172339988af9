"""The full study of the switches, kept as counts: `content/silva/switch_study.toml`, block by block of 100 games.

    counted = measured().of(3, "sensible")
    counted.changed("literal_en")           # of counted.games games, how many another seat won
    counted.interval("literal_en")          # the share, from and to

It was measured with the seed and the version of the kit that stand in it; `tests/build_switches.py` makes it anew, and
a test counts a block of it again.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from silva_kit.intervals import wilson
from silva_kit.position import KitError
from silva_kit.study.occasions import OCCASIONS
from silva_kit.study.switches import COMPARED, Settings, Turned
from silva_kit.toml_data import Table, content

FILE: Final = "switch_study.toml"
BLOCK: Final = 100
"""Games whose counts stand together, so that a part of the file can be counted again."""
Row: TypeAlias = tuple[tuple[int, ...], ...]
"""For each block: how many games parted and in how many another seat won; of an occasion how many games met it."""
WIDTHS: Final = {**dict.fromkeys(COMPARED, 2), **dict.fromkeys(OCCASIONS, 1)}


@dataclass(frozen=True, slots=True)
class Counted:
    """The counts of one kind of games: a row for each of COMPARED and of OCCASIONS."""

    settings: Settings
    rows: Mapping[str, Row]

    @property
    def games(self) -> int:
        """How many games were played."""
        return BLOCK * len(self.rows[COMPARED[0]])

    def parted(self, name: str) -> int:
        """In how many games anything was different."""
        return self._sum(name, 0)

    def changed(self, name: str) -> int:
        """In how many games another seat won, or nobody."""
        return self._sum(name, 1)

    def met(self, ruling: str) -> int:
        """In how many games a ruling without a switch came up."""
        return self._sum(ruling, 0)

    def interval(self, name: str, confidence: float = 0.95) -> tuple[float, float]:
        """Where the share lies: of games with another winner, or of those that met an occasion."""
        return wilson(self._sum(name, -1), self.games, confidence)

    def _sum(self, name: str, column: int) -> int:
        if name not in self.rows:
            raise KitError(f"{name!r}: the study counted {', '.join(self.rows)}")
        return sum(block[column] for block in self.rows[name])


def counted(found: Turned) -> Counted:
    """The counts of a study. Raises KitError where its games are not whole blocks."""
    if not found.games or len(found.games) % BLOCK:
        raise KitError(f"{len(found.games)} games: they are counted in blocks of {BLOCK}")
    blocks = [
        Turned(found.settings, found.games[at : at + BLOCK]) for at in range(0, len(found.games), BLOCK)
    ]  # fmt: skip
    rows: dict[str, Row] = {
        name: tuple((block.parted[name], block.changed[name]) for block in blocks) for name in COMPARED
    }
    return Counted(found.settings, rows | {name: tuple((block.met[name],) for block in blocks) for name in OCCASIONS})


@dataclass(frozen=True, slots=True)
class Measured:
    """A study of several kinds of games: when it was made, by which version of the kit, with which command."""

    date: date
    kit: str
    command: str
    kinds: tuple[Counted, ...]

    def of(self, players: int = 3, bot: str = "sensible") -> Counted:
        """The counts with so many players of a kind. Raises KitError for one that was not studied."""
        for kind in self.kinds:
            if (kind.settings.players, kind.settings.bot) == (players, bot):
                return kind
        there = ", ".join(f"{kind.settings.players} {kind.settings.bot}" for kind in self.kinds)
        raise KitError(f"players={players!r}, bot={bot!r}: the study has {there}")


@cache
def measured() -> Measured:
    """The study that comes with the kit. Raises ContentError for a file that cannot be used."""
    return load(content("silva", FILE))


def load(path: Path) -> Measured:
    """A study from its file. Raises ContentError."""
    table = Table(path)
    top = table.values
    entries = table.entries("kind")
    table.unique(entries)
    seed = table.field(top, "seed", int)
    told = table.field(top, "date", date), table.field(top, "kit", str), table.field(top, "command", str)
    return Measured(*told, tuple(_kind(table, entry, seed) for entry in entries))


def _kind(table: Table, entry: dict[str, Any], seed: int) -> Counted:
    table.only(entry, ("id", "players", "bot", "counts"))
    try:
        settings = Settings(table.field(entry, "players", int), table.field(entry, "bot", str), seed)
        lines = [line.split() for line in table.field(entry, "counts", str).splitlines()]
        rows = {line[0]: tuple(tuple(map(int, block.split("/"))) for block in line[1:]) for line in lines}
    except (KitError, ValueError, IndexError) as error:
        raise table.error(entry, f"{entry.get('id')}: {error}") from None
    wrong = [name for name, width in WIDTHS.items() if {len(block) for block in rows.get(name, ())} != {width}]
    if wrong or set(rows) != set(WIDTHS) or len({len(row) for row in rows.values()}) != 1:
        raise table.error(
            entry, f"{entry['id']}: `counts` needs a row for each value, with equally many blocks; see {wrong}"
        )
    return Counted(settings, rows)


def written(made: Measured) -> str:
    """The text of a study's file: `load` reads back what was written."""
    head = [
        f"date = {made.date}",
        f'kit = "{made.kit}"',
        f'command = "{made.command}"',
        f"seed = {made.kinds[0].settings.seed}",
    ]
    return "\n".join([*head, *(line for kind in made.kinds for line in _entry(kind))]) + "\n"


def _entry(kind: Counted) -> Iterator[str]:
    own = kind.settings
    yield from ("", "[[kind]]", f'id = "{own.players}-{own.bot}"', f"players = {own.players}", f'bot = "{own.bot}"')
    yield 'counts = """'
    yield from (f"{name} {_blocks(row)}" for name, row in kind.rows.items())
    yield '"""'


def _blocks(row: Iterable[tuple[int, ...]]) -> str:
    return " ".join("/".join(map(str, block)) for block in row)
