"""For each switch of SILVA a short play in which it changes who wins or what is known (`consequences.toml`).

    consequence("brewer_tie").compare().parting.clauses

They were found by search (`tests/build_consequences.py`): the same position, bots and luck under both rulings.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from silva_kit.position import KitError
from silva_kit.silva.position import SilvaPosition
from silva_kit.teach.compare import Comparison, compare_plays
from silva_kit.toml_data import Table, content

FILE: Final = "consequences.toml"
KINDS: Final = ("winner", "known")


@dataclass(frozen=True, slots=True)
class Consequence:
    """A play from `position` (a line under the recommended rulings): `first` are its moves by these, `second` those
    with `switch` set to `value`; without a switch other moves by the same. `kind`: the winner differs, or what
    somebody knows."""

    switch: str
    value: str
    kind: str
    position: str
    first: tuple[str, ...]
    second: tuple[str, ...]

    def compare(self) -> Comparison:
        """Both plays, and where they part."""
        start = SilvaPosition.from_text(self.position)
        other = {self.switch: self.value} if self.switch else {}
        return compare_plays(start, ("default", self.first), (other, self.second))


@cache
def consequences() -> tuple[Consequence, ...]:
    """All of them, in the order of the switches. Raises ContentError."""
    return load(content("silva", FILE))


def consequence(switch: str) -> Consequence:
    """The play of a switch. Raises KitError for a switch without one."""
    for one in consequences():
        if one.switch == switch:
            return one
    raise KitError(f"switch {switch!r}: there are plays for {', '.join(one.switch for one in consequences())}")


def load(path: Path) -> tuple[Consequence, ...]:
    """The plays of a file. Raises ContentError."""
    table = Table(path)
    found = []
    for cells in table.entries("consequence"):
        table.only(cells, ("id", "value", "kind", "position", "first", "second"))
        words = [table.field(cells, name, str) for name in ("id", "value", "kind", "position")]
        moves = [
            tuple(part.strip() for part in table.field(cells, name, str).split(";")) for name in ("first", "second")
        ]
        if words[2] not in KINDS:
            raise table.error(cells, f"`kind` is {words[2]!r}, none of {', '.join(KINDS)}")
        found.append(Consequence(words[0], words[1], words[2], words[3], moves[0], moves[1]))
    return tuple(found)


def written(plays: Iterable[Consequence]) -> str:
    """The text of a file: `load` reads back what was written."""
    lines = [
        "# Plays in which a switch changes who wins or what is known, found by search: the same bots, the same luck.",
        "format = 1",
        'game = "silva"',
    ]
    for play in plays:
        lines += ["", "[[consequence]]", f'id = "{play.switch}"', f'value = "{play.value}"', f'kind = "{play.kind}"']
        lines += [
            f'position = "{play.position}"',
            f'first = "{"; ".join(play.first)}"',
            f'second = "{"; ".join(play.second)}"',
        ]
    return "\n".join(lines) + "\n"
