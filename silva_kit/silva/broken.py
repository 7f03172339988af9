"""Short plays of SILVA in each of which one rule is broken, once (`broken.toml`): "spot the broken rule".

    play = broken(3)
    play.steps()                # [(None, start), (move, position), …] for a table: the log tells them as they were told
    play.step, play.clauses     # the answer: which step, and each clause that is a right answer, the nearest one first
    play.decoys()               # clauses that are cited elsewhere in the play, for wrong choices

The plays were found by search (`tests/build_broken.py`): at one step a rule was switched to what a real implementation
got wrong; all others are by the rules. Nothing of the broken rule is here, only what it led to: the position at that
step and the events that were told of it. All other positions and events come from the engine, so `judge(play.steps())`
finds this step and these clauses, and nothing else.

All cards are meant to be seen (OPEN): a breach can lie in a hidden hand. `repr` and `steps()` do not name the answer.
"""  # fmt: skip

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from silva_kit.position import Event, EventKind, KitError, Seat
from silva_kit.silva.cards import Card
from silva_kit.silva.position import SilvaPosition
from silva_kit.teach.referee import Step
from silva_kit.toml_data import Table, content

FILE: Final = "broken.toml"


@dataclass(frozen=True, slots=True)
class BrokenPlay:
    """A play from `start` (a line) with one broken rule. After the move number `step` lies `position` (a line), and
    `told` is what the table told of it; `clauses` are those that this breaks."""

    number: int
    start: str
    moves: tuple[str, ...]
    step: int = field(repr=False)
    position: str = field(repr=False)
    told: tuple[Event, ...] = field(repr=False)
    clauses: tuple[str, ...] = field(repr=False)

    def steps(self) -> list[Step]:
        """(move that led here, position) from the start to the end, each position with the events that were told."""
        here = SilvaPosition.from_text(self.start)
        steps: list[Step] = [(None, here)]
        for number, words in enumerate(self.moves, start=1):
            move = here.move(words)
            here = self._broken() if number == self.step else here.after(move)
            steps.append((move, here))
        return steps

    def decoys(self, count: int = 3) -> tuple[str, ...]:
        """Clauses that other steps of this play cite, at most so many: rare ones first, late ones before early ones.
        None of them is told at the broken step, nor broken there."""
        told = [[event.clause for event in position.events] for _, position in self.steps()[1:]]
        here = {*self.clauses, *told.pop(self.step - 1)}
        found = [clause for clauses in reversed(told) for clause in reversed(clauses) if clause not in here]
        return tuple(sorted(dict.fromkeys(found), key=found.count)[:count])

    def _broken(self) -> SilvaPosition:
        position = SilvaPosition.from_text(self.position)
        position.events = self.told
        return position


@cache
def broken_plays() -> tuple[BrokenPlay, ...]:
    """All of them, in the order in which they are offered. Raises ContentError."""
    return load(content("silva", FILE))


def broken(number: int) -> BrokenPlay:
    """The play of a number, from 1. Raises KitError for a number without one."""
    plays = broken_plays()
    if type(number) is not int or not 1 <= number <= len(plays):
        raise KitError(f"broken play {number!r}: there are the numbers 1 to {len(plays)}")
    return plays[number - 1]


def load(path: Path) -> tuple[BrokenPlay, ...]:
    """The plays of a file. Raises ContentError."""
    table = Table(path)
    found = []
    for number, cells in enumerate(table.entries("broken"), start=1):
        table.only(cells, ("id", "start", "moves", "step", "position", "told", "clauses"))
        start, moves, position = (table.field(cells, name, str) for name in ("start", "moves", "position"))
        step, clauses = table.field(cells, "step", int), table.field(cells, "clauses", list)
        made = tuple(part.strip() for part in moves.split(";"))
        if not 1 < step < len(made):
            raise table.error(cells, f"`step` is {step}; it is neither the first nor the last of the {len(made)} moves")
        try:
            told = tuple(_event(each) for each in json.loads(table.field(cells, "told", str)))
        except (KeyError, TypeError, ValueError) as error:
            raise table.error(cells, f"`told` is no list of events: {error}") from error
        found.append(BrokenPlay(number, start, made, step, position, told, tuple(clauses)))
    return tuple(found)


def _event(cells: dict[str, Any]) -> Event:
    """An event from its JSON: letters are seats, numbers are cards but for counts."""
    kind = EventKind.named(cells["clause"], cells["form"])
    return kind(*(_value(name, cells["args"][name]) for name in kind.names + kind.secret))


def _value(name: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_value(name, each) for each in value)
    if isinstance(value, str):
        return Seat(value)
    return value if name == "count" else Card(value)


def written(plays: Iterable[BrokenPlay]) -> str:
    """The text of a file: `load` reads back what was written."""
    lines = [
        "# Plays in each of which one rule is broken once, found by search; `told` is what the table told of it.",
        "format = 1",
        'game = "silva"',
    ]
    for play in plays:
        told = json.dumps([event.to_json() for event in play.told])
        lines += ["", "[[broken]]", f'id = "{play.number}"', f'start = "{play.start}"']
        lines += [f'moves = "{"; ".join(play.moves)}"', f"step = {play.step}", f'position = "{play.position}"']
        lines += [f"told = '{told}'", f"clauses = {json.dumps(list(play.clauses))}"]
    return "\n".join(lines) + "\n"
