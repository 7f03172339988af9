"""Another example of a clause: a scene of the kit, at the position from which the learner can bring it about."""

from __future__ import annotations

from typing import Any

from silva_kit.position import Seat, Viewer
from silva_kit.record import Record
from silva_kit.teach import Scene


def playable(scene: Scene, clause: str) -> tuple[Any, Viewer]:
    """The position of a scene at which a seat decides, just before the clause comes up; and that seat's eyes."""
    record = Record(scene.start)
    for step in scene.steps[: _cites(scene, clause)]:
        if "move" in step:
            record.play(step["move"])
    while record.moves and not isinstance(record.position.to_move, Seat):
        record.undo()
    to_move = record.position.to_move
    return record.position, to_move if isinstance(to_move, Seat) else record.position.seats[0]


def _cites(scene: Scene, clause: str) -> int:
    """The number of the first step whose events, or whose refusal, cite the clause."""
    for number, step in enumerate(scene.steps):
        cited = [id.partition(":")[0] for id in (*step.get("events", ()), *step.get("by", ()))]
        if clause in cited:
            return number
    return 0
