"""Quiz: questions in a notebook that the engine grades. Nothing that tells an answer leaves the kernel before it is
given."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from silva_kit.position import KitError
from silva_kit.teach.quiz import Grade, Question, Step, Stream
from silva_widgets import seating
from silva_widgets.base import STATIC
from silva_widgets.frames import canonical, frames
from silva_widgets.page import Content, Handler, Page
from silva_widgets.quiz_words import quiz_words

KEYWORDS: Final = ("game", "kinds", "seed", "players", "questions", "lang", "stage")
MOST_QUESTIONS: Final = 100
UNTOLD: Final[Mapping[str, Any]] = {"moves": [], "known": {}}
"""What stands in a view for a field that would tell an answer. Legal moves would tell many, and nobody plays here."""


class Quiz(Page):
    """Questions about a game, graded by its rules.

        quiz = Quiz(kinds=("legal", "known"), seed=7)
        quiz.answer(move="A play 10", clause="silva.card.10.not_playable")
        quiz.next()

    Keywords: `game` ("silva"), `kinds` (legal, outcome, effect, known, …; not given: all in turn), `seed` (the same
    questions again), `players`, `questions` (how many, 10 where it is not said), `lang` (else what `use_language`
    found), `stage` (large).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """  # fmt: skip

    keywords = KEYWORDS
    asks: ClassVar[Mapping[str, Handler]] = {}
    _esm = STATIC / "quiz.js"
    _css = STATIC / "quiz.css"

    def __init__(self, **given: Any) -> None:
        seating.check_keywords("Quiz", KEYWORDS, given)
        self.count = _count(given.get("questions", 10))
        game, kinds = given.get("game", "silva"), given.get("kinds")
        kinds = (kinds,) if isinstance(kinds, str) else kinds
        self._stream = Stream(game, kinds, given.get("seed"), given.get("players", 3))
        self._rounds = 0
        self._begin()
        super().__init__(given, _words=quiz_words(game))

    def _begin(self) -> None:
        self.number = 1
        self.right = self.answered = 0
        self._ask()

    def _ask(self) -> None:
        self.question: Question = self._stream.question(self._rounds * self.count + self.number)
        self.grade: Grade | None = None

    @property
    def over(self) -> bool:
        """Whether the last question has been answered and its result looked at."""
        return self.number > self.count

    def answer(self, /, **given: str | Iterable[str]) -> Grade:
        """Answer the question: for each part the id of an option, or several. Raises KitError for what is no answer,
        and where the question has been answered."""
        if self.grade is not None:
            raise KitError("this question has been answered; go on with next()")
        ids = {part: [chosen] if isinstance(chosen, str) else list(chosen) for part, chosen in given.items()}
        grade = self.question.grade(ids)
        self.answered += 1
        self.right += grade.right
        self.grade = grade
        self.show_state()
        return grade

    def next(self) -> None:
        """Go on to the next question, or to the result. Raises KitError before the question is answered."""
        if self.grade is None or self.over:
            raise KitError("answer the question first" if self.grade is None else "that was the last question")
        self.number += 1
        if not self.over:
            self._ask()
        self.show_state()

    def again(self) -> None:
        """As many new questions, from the first one."""
        self._rounds += 1
        self._begin()
        self.show_state()

    # What is shown.

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the play, the question, and after the answer its grade."""
        shown = self._frames()
        step = self.grade.step if self.grade else None
        return {
            **super().made_state(),
            "number": min(self.number, self.count),
            "of": self.count,
            "right": self.right,
            "answered": self.answered,
            "over": self.over,
            "frames": shown,
            "at": len(shown) - 1 if step is None else step,
            "viewer": str(self.question.viewer),
            "question": self.question.to_json(),
            "grade": self.grade.to_json() if self.grade else None,
        }

    @property
    def _steps(self) -> tuple[Step, ...]:
        """The play that is shown; after the answer with what follows."""
        return self.question.steps + (self.grade.then if self.grade else ())

    def _frames(self) -> list[dict[str, Any]]:
        hides = {"moves"} if self.grade else {"moves", *self.question.hides}
        untold = {name: UNTOLD[name] for name in hides}
        made = frames(self._steps, self.question.viewer, {})[0]
        return [{**frame, "view": {**frame["view"], **untold}} for frame in made]

    def __repr__(self) -> str:
        state = self._state
        shown = {**state, "refusal": None, "names": {}, "viewers": [state["viewer"]]}
        return canonical("Quiz", self._line(), shown, self._told())

    def _line(self) -> str:
        """The position that is shown, as its viewer sees it."""
        position: Any = self._steps[self._state["at"]][1]
        line: str = position.view(self.question.viewer).to_text()
        for name in () if self.grade else self.question.hides:
            line = re.sub(rf" {name}=\S+", "", line)
        return line

    def _told(self) -> list[str]:
        """The lines of the canonical text that only a quiz has."""
        asked = self.question.asked.to_json()
        lines = [f"question {self._state['number']} of {self.count}, {self.right} of {self.answered} right"]
        lines.append(f"asks {asked['clause']} {asked['form']} {asked['args']}")
        lines += [f"{part.name}: {' | '.join(part.ids)}" for part in self.question.parts]
        if self.grade:
            told = self.grade.to_json()
            lines += [f"answered {told['given']}, right is {told['answers']}", f"because {self.grade.clauses}"]
        return lines


def _count(asked: Any) -> int:
    if type(asked) is not int or not 1 <= asked <= MOST_QUESTIONS:
        raise KitError(f"questions={asked!r}: give a number from 1 to {MOST_QUESTIONS}")
    return asked


def _answer(quiz: Quiz, content: Content) -> bool:
    """An answer to the question that the person saw."""
    given = content.get("given")
    if not isinstance(given, dict) or not all(isinstance(ids, list) for ids in given.values()):
        return False
    if content.get("version") != quiz.version or quiz.grade is not None:
        quiz.tell("ui-out-of-date")
        return True
    quiz.answer(**given)
    return True


def _next(quiz: Quiz, content: Content) -> bool:
    """The next question; a click that comes late changes nothing."""
    if quiz.grade is None or quiz.over:
        return False
    quiz.next()
    return True


def _again(quiz: Quiz, _content: Content) -> bool:
    """New questions."""
    quiz.again()
    return True


Quiz.asks = {"answer": _answer, "next": _next, "again": _again}
