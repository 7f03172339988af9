"""A trick step by step: a scene, a position, or a random deal; all frames are carried, so that no kernel is needed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from silva_kit.glossary import Glossary
from silva_kit.position import KitError, Seat
from silva_kit.record import Record
from silva_kit.teach import Scene
from silva_widgets import seating
from silva_widgets.rules import RULES
from silva_widgets.trick_draw import SHOWN, drawn, play_trick
from silva_widgets.trick_quiz import PLAYED

PRINTED: Final = "printed_example"
CHARACTERS: Final = ("sg.t.rangea", "sg.t.lycoris", "sg.t.dinox", "sg.t.alfred")
"""Who sits at A, B, C, D in the printed example (lines 118-128)."""
_LAST: Final = ("sg.trick.take", "sg.token.place", "sg.token.gray_any")
"""Events that end a step of the walkthrough, besides each played card."""


class Walk:
    """What is walked through, and whether another random trick can follow."""

    def __init__(self, given: dict[str, Any]) -> None:
        asked = given["walkthrough"]
        self.clause = asked if isinstance(asked, str) else None
        self.scene: Path | None = None
        self._players = given.get("players") or 4
        self._rng = Random(given.get("seed"))
        position = given.get("position")
        self.random = position is None
        if self.clause is not None and self.clause not in SHOWN:
            raise KitError(f"walkthrough={asked!r}: the clauses are {', '.join(SHOWN)}; True for any trick")
        if isinstance(position, str) and position.startswith("scene:") and "#" not in position:
            scene = Scene.load(position.removeprefix("scene:"))
            self.scene, self.record = scene.path, _played(scene)
        else:
            start = seating.position(RULES["silent_guardians"], given)
            self.record = Record(start) if start is not None else drawn(self.clause, self._players, self._rng)
        if self.record.start.game != "silent_guardians":
            raise KitError(f"position={position!r}: a walkthrough is of a position of Silent Guardians")
        if not self.record.moves:
            play_trick(self.record, self._rng)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the trick."""
        seats: tuple[Seat, ...] = self.record.start.seats
        return seats

    @property
    def printed(self) -> bool:
        """Whether this is the example that is printed in the rulebook, with its characters."""
        return self.scene is not None and self.scene.stem == PRINTED

    @property
    def captions(self) -> list[str]:
        """Message ids of the scene's sentences, in the order of its moves."""
        return [f"step-{number}" for number in range(1, len(self.record.moves) + 1)] if self.scene else []

    def again(self) -> bool:
        """Draw another random trick; False where a certain one is shown."""
        if self.random:
            self.record = drawn(self.clause, self._players, self._rng)
        return self.random

    def to_json(self) -> dict[str, Any]:
        """What the screen says of it."""
        return {"scene": self.scene.stem if self.scene else None, "clause": self.clause, "random": self.random}


def _played(scene: Scene) -> Record:
    record = Record(scene.start)
    for step in scene.steps:
        if "move" in step:
            record.play(step["move"])
    return record


def split(made: list[dict[str, Any]], ends: list[int], captions: list[str]) -> tuple[list[dict[str, Any]], list[int]]:
    """Frames of one thing each: a card; who wins; what is owed; the token; who leads next."""
    parts: list[dict[str, Any]] = []
    of: list[int] = []
    for number, (frame, end) in enumerate(zip(made, ends, strict=True)):
        before = parts[-1]["view"] if parts else frame["view"]
        cut = _parts(frame, before) if number else [frame]
        caption = captions[number - 1] if 0 < number <= len(captions) else None
        parts += [{**part, "caption": caption} for part in cut]
        of += [end] * len(cut)
    return parts, of


def _parts(frame: dict[str, Any], before: dict[str, Any]) -> list[dict[str, Any]]:
    """One frame for each group of log entries; the view of each tells no more than its log."""
    groups: list[list[dict[str, Any]]] = [[]]
    for entry in frame["log"]:
        groups[-1].append(entry)
        if entry["clause"] in (*PLAYED, *_LAST) and not _goes_on(entry, frame["log"]):
            groups.append([])
    groups = [group for group in groups if group]
    views = [_partial(frame["view"], before, group, group is groups[-1]) for group in groups]
    moves = [frame["move"], *[None] * (len(groups) - 1)]
    return [{"move": m, "log": log, "view": view} for m, log, view in zip(moves, groups, views, strict=True)]


def _goes_on(entry: dict[str, Any], log: list[dict[str, Any]]) -> bool:
    """Whether the token's own sentence follows: a gray one stands for another color."""
    return entry["clause"] == "sg.token.place" and any(one["clause"] == "sg.token.gray_any" for one in log)


def _partial(after: dict[str, Any], before: dict[str, Any], log: list[dict[str, Any]], last: bool) -> dict[str, Any]:
    told = log[-1]["clause"]
    if last:
        return after
    if told in ("sg.token.place", "sg.token.gray_any"):
        placed = next(entry["args"]["color"] for entry in log if entry["clause"] == "sg.token.place")
        return {**before, "moves": [], "decision": None, "tokens": after["tokens"], "placed": placed}
    open_ends: dict[str, Any] = {"turn": None, "decision": None, "result": None, "moves": []}
    owed = after["owed"] if told == "sg.trick.take" else None
    return {**after, **open_ends, "owed": {**owed, "case": None, "choosable": [], "valid": []} if owed else None}


def with_characters(carried: dict[str, Any]) -> dict[str, Any]:
    """The words, with the names of the printed example's characters in each language."""
    glossary = Glossary.load()
    return {
        language: {
            **one,
            "names": {seat: glossary.preferred(id, language) for seat, id in zip("ABCD", CHARACTERS, strict=True)},
        }
        for language, one in carried.items()
    }
