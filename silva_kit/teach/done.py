"""What came of a learner's moves: whether a step is done, what events cite, and what a wrong move cost.

`opened`: how many moves of a record were made before the learner's first decision; nothing of them counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any

from silva_kit.position import OPEN, Event, Seat
from silva_kit.record import Record
from silva_kit.teach.conditions import condition


def reached(record: Record, opened: int, done: Mapping[str, Any]) -> bool:
    """Whether what counts as done has happened: the one entry of a step's `done`."""
    ((kind, value),) = done.items()
    return _DONE[kind](record, opened, value)


def cited(record: Record, opened: int, wanted: str) -> bool:
    """Whether an event meets a condition (`conditions.py`)."""
    asked = condition(wanted)
    return any(asked.holds(event) for event in _events(record, opened))


def cost(record: Record, viewer: Seat) -> str:
    """What a legal move that does not do it cost the learner: the game (theirs, or everybody's), a place in it, the
    turn, or only the chance."""
    seen, result = _open(record), record.position.result
    if viewer.name in seen.get("out", ()):
        return "ui-cost-out"
    if result is not None:
        lost = "ui-cost-all-lost" if result.kind == "loss" else "ui-cost-game"
        return "ui-cost-game-won" if viewer in result.winners else lost
    return "ui-cost-trick" if "trick" in seen else "ui-cost-turn"


def _events(record: Record, opened: int) -> Iterator[Event]:
    for position in record.positions[opened + 1 :]:
        yield from position.events


def _open(record: Record) -> dict[str, Any]:
    """The latest position as the open table's JSON."""
    seen: dict[str, Any] = record.position.view(OPEN).to_json()
    return seen


def _event(record: Record, opened: int, wanted: str | list[str]) -> bool:
    return all(cited(record, opened, one) for one in ([wanted] if isinstance(wanted, str) else wanted))


def _move(record: Record, opened: int, pattern: str) -> bool:
    return any(fnmatchcase(move.text, pattern) for move in record.moves[opened:])


def _wins(record: Record, opened: int, seat: str) -> bool:
    result = record.position.result
    return result is not None and result.kind == "win" and Seat(seat) in result.winners


def _out(record: Record, opened: int, seat: str) -> bool:
    return len(record.moves) > opened and seat in _open(record).get("out", ())


def _knows(record: Record, opened: int, pair: str) -> bool:
    knower, _, of = pair.partition(":")
    hand = record.position.view(Seat(knower)).to_json()["hands"][of]
    return len(record.moves) > opened and bool(hand) and None not in hand


def _refused(record: Record, opened: int, clause: str) -> bool:
    return False  # no move that was made does it: `Step.attempt` sees the one that was not


def _read(record: Record, opened: int, value: bool) -> bool:
    return True


_DONE: dict[str, Callable[[Record, int, Any], bool]] = {
    "event": _event,
    "move": _move,
    "wins": _wins,
    "out": _out,
    "knows": _knows,
    "refused": _refused,
    "read": _read,
}
