"""Referee: a table of SILVA at which nobody says no. A move that is not allowed is carried out where that is possible;
then the breach is to be found, by step and clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, ClassVar, Final

from silva_kit.position import OPEN, KitError
from silva_kit.silva.quiz.breaches import VISIBLE, referee_question
from silva_kit.teach.quiz import Grade, Question
from silva_kit.teach.referee import NotCarriedOut
from silva_widgets import seating
from silva_widgets.asks import ASKS, Content, Handler
from silva_widgets.base import STATIC, Table
from silva_widgets.game import Layer
from silva_widgets.quiz_words import quiz_words
from silva_widgets.rules import RULES

KEYWORDS: Final = (
    "position", "players", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage",
)  # fmt: skip
WAITS: Final = ("branch", "example", "view")
"""What a table can be asked for, but not while a breach is to be found."""


class Referee(Table):
    """A table that carries out what is not allowed, and asks afterwards where the breach was.

        table = Referee(seed=3)
        table.move("A play 10")                                    # Kukunochi (10) cannot be played; here it is
        table.answer(step="3", clause="silva.card.10.not_playable")
        table.take_back()                                          # the position before the breach

    Keywords: `position`, `players`, `seed`, `rulings`, `profile`, `bots`, `viewer`, `open_table`, `lang`, `names`,
    `stage`, as for `SilvaTable`. What nobody can carry out, or nobody could see afterwards, is refused as at any table.

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """  # fmt: skip

    rules = RULES["silva"]
    keywords = KEYWORDS
    asks: ClassVar[Mapping[str, Handler]] = ASKS
    _esm = STATIC / "referee.js"
    _css = STATIC / "referee.css"

    def __init__(self, **given: Any) -> None:
        self.question: Question | None = None
        self.grade: Grade | None = None
        self._kept = 0
        self._layer: Layer | None = None
        super().__init__(**given)

    def _new_game(self, given: dict[str, Any]) -> Any:
        players = given.get("players")
        made = seating.rulings(self.rules, given.get("rulings"), given.get("profile"))
        return self.rules.package.start(3 if players is None else players, made)

    def _carried_words(self) -> dict[str, Any]:
        return quiz_words("silva")

    @property
    def waits(self) -> bool:
        """Whether a breach is to be found before the game goes on."""
        return self.question is not None and self.grade is None

    def move(self, text: str) -> None:
        """Make a move. One that is not allowed is carried out, and the breach is asked for.

        Raises TextError for a text that is no move.
        """
        if self.waits:
            self.tell("quiz-answer-first")
            return
        made = self.play.position.move(text)
        refusals = self.play.refusals(self.viewer, made)
        own = self.viewer is OPEN or made.seat is self.viewer
        self._settle()
        if not (refusals and own and {refusal.clause for refusal in refusals} <= set(VISIBLE) and self._made(made)):
            super().move(text)

    def _made(self, move: Any) -> bool:
        """Carry out a refused move; False where nobody can."""
        kept, before = len(self.game.layer.record.moves), len(self.play.steps())
        try:
            self.game.play_anyway(move)
        except NotCarriedOut:
            return False
        self._kept = kept
        self._refusal = self._notice = None
        self._ask(before)
        self.show()
        return True

    def _ask(self, step: int) -> None:
        """The question about the breach at a step; what is shown of it are frames."""
        steps, ends = self._judged(), self.plain_frames(self.viewer)[1]
        shown = tuple(steps[end] for end in ends)
        at = ends.index(step)
        settled = {number for number, (_, position) in enumerate(shown) if self.game.is_broken(position)} - {at}
        rng = Random(f"{step} {len(steps)}")
        self.question, self._layer = referee_question(shown, at, self.viewer, rng, settled), self.game.layer

    def _judged(self) -> list[tuple[Any, Any]]:
        """The steps as the referee reads them: a what-if that was dealt anew goes on from its own cards."""
        steps, layer = self.play.steps(), self.game.layer
        if layer.past:
            steps[len(layer.past) - 1] = (steps[len(layer.past) - 1][0], layer.record.start)
        return steps

    def answer(self, /, **given: str | Iterable[str]) -> Grade:
        """Say where the breach is: the number of a step and a clause, among those that are offered. Raises KitError
        where nothing is asked, or for what is no answer."""
        if self.question is None or self.grade is not None:
            raise KitError("no breach is to be found now")
        ids = {part: [chosen] if isinstance(chosen, str) else list(chosen) for part, chosen in given.items()}
        self.grade = self.question.grade(ids)
        self.refresh()
        return self.grade

    def take_back(self) -> None:
        """Return to the position before the breach. Raises KitError where there is none."""
        if self.question is None:
            raise KitError("there is no breach to take back")
        self.game.take_back(len(self.game.layer.record.moves) - self._kept)
        self.question = self.grade = None
        self.refresh()

    def go_on(self) -> None:
        """Play on from what lies on the table. Raises KitError before the breach is found."""
        if self.waits:
            raise KitError("find the breach first, or take it back")
        self._settle()
        self.refresh()

    def _settle(self) -> None:
        """What has been judged is not judged again."""
        self.question = self.grade = None

    def forget(self) -> None:
        """Another game: nothing is to be found in it yet."""
        self._settle()
        super().forget()

    def refresh(self) -> None:
        """Show the table as it is now; what was asked about another game than lies there is put away."""
        if self.game.layer is not self._layer:
            self._settle()
        super().refresh()

    # What is shown.

    def frames(self) -> tuple[list[dict[str, Any]], list[int]]:
        """The frames of the viewer; while a breach is to be found, without the legal moves, which would tell it."""
        made, ends = super().frames()
        if self.waits:
            made = [{**frame, "view": {**frame["view"], "moves": []}} for frame in made]
        return made, ends

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the table, and what the referee asks or says."""
        asked = self.question.to_json() if self.question else None
        grade = self.grade.to_json() if self.grade else None
        return {**super().made_state(), "referee": {"question": asked, "grade": grade} if asked else None}

    def _more(self) -> list[str]:
        if self.question is None:
            return []
        lines = ["asks quiz-ask-referee"] + [f"{part.name}: {' | '.join(part.ids)}" for part in self.question.parts]
        told = self.grade.to_json() if self.grade else None
        return [*lines, *([f"answered {told['given']}, right is {told['answers']}"] if told else [])]


def _answer(table: Referee, content: Content) -> bool:
    """Step and clause, for the breach that the person saw."""
    given = content.get("given")
    if not isinstance(given, dict) or not all(isinstance(ids, list) for ids in given.values()):
        return False
    if content.get("version") != table.version or not table.waits:
        table.tell("ui-out-of-date")
        return True
    table.answer(**given)
    return True


def _back(table: Referee, _content: Content) -> bool:
    """The position before the breach."""
    if table.question is None:
        return False
    table.take_back()
    return True


def _on(table: Referee, _content: Content) -> bool:
    """The game goes on after the breach was found."""
    if table.grade is None:
        return False
    table.go_on()
    return True


def _later(handler: Handler) -> Handler:
    """A request that waits until the breach is found."""

    def asked(table: Referee, content: Content) -> bool:
        if table.waits:
            table.tell("quiz-answer-first")
            return True
        return handler(table, content)

    return asked


Referee.asks = {
    **ASKS,
    **{name: _later(ASKS[name]) for name in WAITS},
    "answer": _answer,
    "take_back": _back,
    "next": _on,
}
