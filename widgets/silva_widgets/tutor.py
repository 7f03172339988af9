"""A lesson at the table: which step it is, what the learner tried, and what the strip on top says of it."""

from __future__ import annotations

from typing import Any

from silva_kit.ftl import read_entries
from silva_kit.position import Refusal, Viewer
from silva_kit.record import Record
from silva_kit.teach.lessons import Attempt, Lesson, Step


class Tutor:
    """Walks a lesson. It plays the part that `Game` has at a free table: steps, position, refusals, play."""

    note: dict[str, Any] | None = None

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        texts = lesson.table.path.with_suffix(".en.ftl")
        self._texts = frozenset(read_entries(texts))
        self._begin(lesson.first)

    def _begin(self, step: Step) -> None:
        self.step = step
        self.again()

    def again(self) -> None:
        """Put the step back to its beginning."""
        self.record: Record = self.step.begin()
        self.done = "read" in self.step.done
        self.hinted = False
        self._feedback: list[str] = []
        self._stuck = False

    @property
    def viewer(self) -> Viewer:
        """The learner's seat."""
        return self.step.viewer

    @property
    def position(self) -> Any:
        """The present position."""
        return self.record.position

    @property
    def asks_for_refusal(self) -> bool:
        """Whether the step is done by an illegal move."""
        return "refused" in self.step.done

    def steps(self) -> list[tuple[Any, Any]]:
        """(move that led here, position) since the step began."""
        return list(zip([None, *self.record.moves], self.record.positions, strict=True))

    def refusals(self, viewer: Viewer, move: Any) -> tuple[Refusal, ...]:
        """Why the learner may not make the move now; () if nothing forbids it."""
        return tuple(self.position.view(viewer).why_not(move))

    def play(self, move: Any) -> None:
        """Make a legal move and take in what the lesson says of it. After a wrong answer the step begins anew first."""
        if self._stuck:
            self.again()
        attempt: Attempt = self.step.attempt(self.record, move)
        if self.done and attempt.outcome == "wrong":
            return  # a refusal was asked for, and seen: what the learner tries afterwards takes nothing away
        self.done = attempt.outcome == "done"
        self._stuck = attempt.outcome == "wrong"
        self._feedback = [attempt.feedback] if attempt.feedback and self._known(attempt.feedback) else []

    def refused(self, move: Any) -> None:
        """Take in an illegal move: some steps ask for one."""
        attempt: Attempt = self.step.attempt(self.record, move)
        if attempt.outcome == "done":
            self.done, self._feedback = True, [attempt.feedback]

    def next(self) -> bool:
        """Go on to the step that follows; False when this one is not done, or was the last."""
        step = self.lesson.after(self.step)
        if not self.done or step is None:
            return False
        self._begin(step)
        return True

    def hint(self) -> None:
        """Show the hint of this step from now on."""
        self.hinted = True

    def solve(self) -> None:
        """Play the step's solution from its beginning."""
        self.again()
        for text in self.step.solution:
            move = self.position.move(text)
            if self.position.why_not(move):
                self.refused(move)
            else:
                self.play(move)

    def to_json(self) -> dict[str, Any]:
        """The strip: message ids and clauses only, so that it follows the language."""
        names = list(self.lesson.steps)
        id = self.step.id
        return {
            "id": self.lesson.name,
            "step": id,
            "number": names.index(id) + 1,
            "count": len(names),
            "title": self._text("title"),
            "text": id,
            "goal": self._text(f"{id}-goal"),
            "hint": {"text": self._text(f"{id}-hint"), "clause": self.step.hint} if self.hinted else None,
            "hints_left": not self.hinted and (self.step.hint is not None or f"{id}-hint" in self._texts),
            "solvable": bool(self.step.solution),
            "feedback": self._feedback,
            "done": self.done,
            "finished": self.done and self.lesson.after(self.step) is None,
        }

    def _text(self, id: str) -> str | None:
        return id if id in self._texts else None

    def _known(self, id: str) -> bool:
        return id in self._texts or id.startswith("ui-")
