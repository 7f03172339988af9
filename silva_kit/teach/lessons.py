"""Lessons: a graph of steps. Each has a text, a position, and what counts as done; the engine referees every answer.

A learner may try anything. An illegal move is refused by clause. A legal move that does not do it gets feedback by
the clause it caused, or else by what it cost; so does a move after which it can no longer be done. Answers of chance
and of other seats are scripted, so that a step is the same each time; a step may open with their moves. A step lasts
as long as the position's span (a turn, or a trick), or to the end of the game. Some steps ask for an illegal move:
the refusal is what is to be seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self

from silva_kit.dealer import Dealer
from silva_kit.position import CHANCE, IllegalMove, KitError, Seat
from silva_kit.record import Record
from silva_kit.teach.conditions import condition
from silva_kit.teach.done import cited, cost, reached
from silva_kit.teach.fields import complaint, find, read_checked
from silva_kit.teach.scenes import position_at
from silva_kit.toml_data import Table

Outcome = Literal["done", "wrong", "refused", "go_on"]


@dataclass(frozen=True)
class Attempt:
    """What came of a learner's move: the outcome, the id of the feedback's message, and the refusals where it was
    illegal."""

    outcome: Outcome
    feedback: str
    record: Record
    refusals: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Step:
    """One step of a lesson as it stands in the file."""

    id: str
    start: Any
    viewer: Seat
    done: dict[str, Any]
    solution: tuple[str, ...]
    chance: tuple[str, ...]
    others: tuple[str, ...]
    hint: str | None
    wrong: dict[str, str]
    next: str
    lasts: Literal["span", "game"] = "span"
    interrupts: bool = False

    def begin(self) -> Record:
        """A fresh record at the step's position, played on by chance and other seats until the learner decides."""
        record = Record(self.start)
        while not self._asked(record) and record.position.to_move is not None:
            record.play(self._answer(record))
        return record

    def attempt(self, record: Record, move: Any) -> Attempt:
        """Make the learner's move and let everybody else answer, until the learner decides again or the step is over.

        The record is changed only by a legal move. Raises TextError for a text that is no move.
        """
        try:
            record.play(move)
        except IllegalMove as error:
            return self._refused(record, error.refusals)
        self._answers(record)
        if self.reached(record):
            return Attempt("done", f"{self.id}-done", record)
        if self._in_reach(record):
            return Attempt("go_on", "", record)
        return Attempt("wrong", self._feedback(record), record)

    def _refused(self, record: Record, refusals: tuple[Any, ...]) -> Attempt:
        asked = self.done.get("refused")
        if asked and any(condition(asked).holds(refusal) for refusal in refusals):
            return Attempt("done", f"{self.id}-done", record, refusals)
        return Attempt("refused", "ui-not-allowed", record, refusals)

    def reached(self, record: Record) -> bool:
        """Whether what counts as done has happened since the learner's first decision."""
        return reached(record, self.opened(record), self.done)

    def opened(self, record: Record) -> int:
        """How many moves were made before the learner's first decision."""
        deciders = [position.to_move for position in record.positions]
        if self.interrupts:
            return next(at for at in range(len(deciders)) if self._asked(record.branch(at)))
        return deciders.index(self.viewer) if self.viewer in deciders else len(record.moves)

    def choices(self, record: Record) -> list[Any]:
        """The learner's legal moves where the learner decides; none elsewhere and when the step is over."""
        if not self._asked(record) or self._over(record, record.positions[self.opened(record)].span):
            return []
        return [move for move in record.position.legal_moves if move.seat is self.viewer]

    def _asked(self, record: Record) -> bool:
        """Whether the learner decides: it is their decision, or another seat waits for somebody who interrupts."""
        position = record.position
        if position.to_move is self.viewer:
            return True
        waits = self.interrupts and position.to_move is not None and self._scripted(record) is None
        return waits and any(move.seat is self.viewer for move in position.legal_moves)

    def _over(self, record: Record, span: object) -> bool:
        return record.position.to_move is None or (self.lasts == "span" and record.position.span != span)

    def _answers(self, record: Record) -> None:
        """Let chance and other seats answer until it is done, the learner decides again, or the step is over."""
        span = record.positions[-2].span
        while not self.reached(record) and not self._over(record, span):
            if self._asked(record):
                return
            record.play(self._answer(record))

    def _in_reach(self, record: Record) -> bool:
        """Whether the learner decides before the step is over and some way from here does it."""
        return any(self._does_it(record, move) for move in self.choices(record))

    def _does_it(self, record: Record, move: Any) -> bool:
        trial = record.branch(len(record.moves))
        trial.play(move)
        self._answers(trial)
        return self.reached(trial) or self._in_reach(trial)

    def _answer(self, record: Record) -> Any:
        position = record.position
        scripted = self._scripted(record)
        if scripted is not None:
            return scripted
        if position.to_move is CHANCE:
            return Dealer(f"lesson {self.id} {len(record.moves)}").answer(position)
        return min(position.legal_moves, key=lambda move: (move.seat is self.viewer, move.seat is not position.to_move))

    def _scripted(self, record: Record) -> Any:
        """What the script answers now; None where it has nothing more to say, or nothing that is legal."""
        position = record.position
        by_chance = position.to_move is CHANCE
        script = self.chance if by_chance else self.others
        made = [m for m, p in zip(record.moves, record.positions, strict=False) if (p.to_move is CHANCE) == by_chance]
        spent = sum(move.seat is not self.viewer for move in made)
        if spent >= len(script):
            return None
        move = position.move(script[spent])
        return None if position.why_not(move) else move

    def _feedback(self, record: Record) -> str:
        for clause, feedback in self.wrong.items():
            if cited(record, self.opened(record), clause):
                return f"{self.id}-{feedback}"
        return cost(record, self.viewer)


@dataclass(frozen=True)
class Lesson:
    """A lesson that has been read: its steps by id, in the order of the file."""

    name: str
    game: str
    clauses: tuple[str, ...]
    steps: dict[str, Step]
    table: Table = field(repr=False)

    @classmethod
    def load(cls, name: str | Path) -> Self:
        """Read a lesson file, or a lesson of the kit by its name. Raises SceneError."""
        path = Path(name) if str(name).endswith(".toml") else find("lessons", "lesson", str(name))
        table = read_checked(path, "lesson")
        steps: dict[str, Step] = {}
        entries = table.values["steps"]
        for number, entry in enumerate(entries):
            follows = entries[number + 1]["id"] if number + 1 < len(entries) else "end"
            if entry["id"] in steps:
                raise complaint(table, ("steps", number, "id"), f"{entry['id']!r} stands twice")
            steps[entry["id"]] = _step(table, entry, number, follows)
        for number, step in enumerate(steps.values()):
            if step.next != "end" and step.next not in steps:
                raise complaint(
                    table, ("steps", number, "next"), f"{step.next!r} is no step here; the steps are {', '.join(steps)}"
                )
        return cls(path.stem, table.values["game"], tuple(table.values["clauses"]), steps, table)

    @property
    def first(self) -> Step:
        """The step that a learner begins with."""
        return next(iter(self.steps.values()))

    def after(self, step: Step) -> Step | None:
        """The step that follows; None at the end."""
        return self.steps.get(step.next)


def _step(table: Table, entry: dict[str, Any], number: int, follows: str) -> Step:
    try:
        start = position_at(entry["at"])
    except KitError as error:
        raise complaint(table, ("steps", number, "at"), str(error)) from error
    _check_conditions(table, entry, number)
    return Step(
        id=entry["id"],
        start=start,
        viewer=Seat(entry.get("viewer", "A")),
        done=entry["done"],
        solution=tuple(entry.get("solution", ())),
        chance=tuple(entry.get("chance", ())),
        others=tuple(entry.get("others", ())),
        hint=entry.get("hint"),
        wrong=dict(entry.get("wrong", {})),
        next=entry.get("next", follows),
        lasts=entry.get("lasts", "span"),
        interrupts=entry.get("interrupts", False),
    )


def _check_conditions(table: Table, entry: dict[str, Any], number: int) -> None:
    """Raises SceneError at a condition that cannot be read: no move would ever meet it."""
    wanted = entry["done"].get("event", entry["done"].get("refused", []))
    done = [wanted] if isinstance(wanted, str) else wanted
    for key, text in [*(("done", one) for one in done), *(("wrong", clause) for clause in entry.get("wrong", {}))]:
        try:
            condition(text)
        except KitError as error:
            raise complaint(table, ("steps", number, key), str(error)) from error
