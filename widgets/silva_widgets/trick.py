"""TrickTable: the table of Silent Guardians in a notebook."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from silva_kit.position import Viewer
from silva_widgets import trick_seating as seating
from silva_widgets import trick_walk as walk
from silva_widgets.asks import ASKS, Content
from silva_widgets.base import STATIC, Table
from silva_widgets.game import Game
from silva_widgets.rules import RULES
from silva_widgets.trick_quiz import Quiz, hide_line, with_owed
from silva_widgets.trick_solver import Solving
from silva_widgets.words import words

KEYWORDS: Final = (
    "position", "record", "players", "mode", "scenario", "transfers", "seed", "rulings", "profile", "bots", "persons",
    "viewer", "open_table", "lang", "names", "stage", "lesson", "quiz", "walkthrough",
)  # fmt: skip


class TrickTable(Table):
    """A table of Silent Guardians: play, look back, ask what if, answer the quiz, walk through a trick.

    Keywords: `position` (a GuardiansPosition, its text, or "scene:NAME#STEP"), `record` (a Record or its text, to look
    back over and to play on), `players` (3 or 4, without a position), `mode` ("A", "B", "C"), `scenario` (1-9) or
    `transfers` for mode B, `seed`, `rulings` or `profile`, `bots` ({"B": "sensible"}; not given: all others are bots),
    `persons` (("A", "B"): who sits at this screen, all others are bots), `viewer` ("A", "PUBLIC", "OPEN"), `open_table`
    (every seat's eyes are offered), `lang` (else what `use_language` found), `names`, `stage` (large, for a room),
    `lesson` (a name), `quiz` (who wins, and which token is owed, is asked before it is shown), `walkthrough` (True: the
    trick of a position or scene, or of a random deal, step by step and without a kernel; a clause's id: a random trick
    that shows this clause).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    rules = RULES["silent_guardians"]
    keywords = KEYWORDS
    _esm = STATIC / "trick.js"
    _css = STATIC / "trick.css"

    def __init__(self, **given: Any) -> None:
        seating.check(given)
        self.solving = Solving(self)
        super().__init__(**given)

    def _seat_all(self, given: dict[str, Any]) -> None:
        self.quiz: Quiz | None = Quiz() if given.get("quiz") else None
        self.walk: walk.Walk | None = None
        if given.get("walkthrough"):
            self._walk_through(given)
        else:
            self._seat_game(given)
        self._source = seating.source(given, self.play.position.mode)

    def _seat_game(self, given: dict[str, Any]) -> None:
        if "persons" in given:
            given = {**given, **seating.persons(self.rules, given)}
        super()._seat_all(given)
        if self.quiz is not None:
            self.game = Game(self.game.start, self.game.bots, given.get("seed"), pause=self.quiz.holds)

    def _walk_through(self, given: dict[str, Any]) -> None:
        self.walk = walk.Walk(given)
        seats = self.walk.seats
        self.viewer = seating.viewer(given.get("viewer", "OPEN"), seats)
        self.viewers: tuple[Viewer, ...] = seating.viewers(self.viewer, seats, {}, True)
        self._names = seating.names(given.get("names", {}), seats)
        self._begin_walk()

    def _begin_walk(self) -> None:
        assert self.walk is not None
        self.game = Game(self.walk.record.start, {})
        for move in self.walk.record.moves:
            self.game.play(move)

    def _new_game(self, given: dict[str, Any]) -> Any:
        return seating.new_game(self.rules, given)

    def _carried_words(self) -> dict[str, Any]:
        if self.walk is not None and self.walk.scene is not None:
            carried = words(self.rules.name, self.walk.scene)
            return walk.with_characters(carried) if self.walk.printed else carried
        return super()._carried_words()

    # The quiz: until it is answered, nothing that was sent tells who wins the trick.

    @property
    def asked(self) -> bool:
        """Whether the quiz waits for an answer now."""
        return self.quiz is not None and self.tutor is None and self.quiz.waits(self.game.position)

    def move(self, text: str) -> None:
        """Make a move as the browser does; while the quiz waits for its answer there is none to make.

        Raises TextError for a text that is no move.
        """
        if self.asked:
            self.play.position.move(text)
            self.tell("ui-quiz-first")
        else:
            super().move(text)

    # What is shown.

    def frames(self) -> tuple[list[dict[str, Any]], list[int]]:
        """The frames of the viewer, and for each the index of its step; a walkthrough has more frames than steps."""
        return self._frames_of(self.viewer)

    def _frames_of(self, viewer: Viewer) -> tuple[list[dict[str, Any]], list[int]]:
        made, ends = self.plain_frames(viewer)
        steps = self.play.steps()
        made = [
            with_owed(frame, steps[end][1], hidden=self.asked and end == len(steps) - 1)
            for frame, end in zip(made, ends, strict=True)
        ]
        return walk.split(made, ends, self.walk.captions) if self.walk else (made, ends)

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the shared state, the quiz, the walkthrough, and what is not in the source."""
        state = super().made_state()
        asking = self.quiz if self.quiz is not None and self.tutor is None else None
        return {
            **state,
            "quiz": asking.to_json(self.game.position, self.game.waits_for_bot()) if asking else None,
            "walk": self.walk.to_json() if self.walk else None,
            "eyes": {str(viewer): self._frames_of(viewer)[0] for viewer in self.viewers} if self.walk else None,
            "source": self._source,
            "solver": self.solver_json(),
        }

    def show(self) -> None:
        """A new version goes to the browser; what the solver has found was about the old one."""
        self.solving.forget()
        super().show()

    def solver_json(self) -> dict[str, Any] | None:
        """What the solver is asked and has found, with the frame in place of the step."""
        told = self.solving.to_json()
        found: dict[str, Any] = (told or {}).get("found") or {}
        if told is None or found.get("step") is None:
            return told
        ends = self.frames()[1]
        at = next((at for at, end in enumerate(ends) if end >= found["step"]), len(ends) - 1)
        return {**told, "found": {**found, "at": at}}

    def show_solving(self) -> None:
        """What the solver has found; position and version stay."""
        self._state = self.made_state()

    def _line(self) -> str:
        line = super()._line()
        return hide_line(line) if self.asked else line

    # What only this table is asked.

    def _answer(self, content: Content) -> bool:
        """The quiz's answer, checked here; or on to what comes after it."""
        if self.quiz is None or self.tutor is not None:
            return False
        if content.get("go") is True:
            if self.asked or not self.game.waits_for_bot():
                return False
            self.quiz.go()
            self.game.go_on()
        elif not self.asked or not self.quiz.answer(self.game.position, content):
            return False
        self.refresh()
        return True

    def _branch(self, content: Content) -> bool:
        """A what-if; not while the quiz waits, for it would show the answer; never in a walkthrough."""
        if self.asked:
            self.tell("ui-quiz-first")
            return True
        return self.walk is None and ASKS["branch"](self, content)

    def _restart(self, content: Content) -> bool:
        """Another game; a walkthrough is begun anew on the screen itself."""
        return self.walk is None and ASKS["restart"](self, content)

    def _another(self, _content: Content) -> bool:
        """Another random trick of the walkthrough."""
        if self.walk is None or not self.walk.again():
            return False
        self.forget()
        self._begin_walk()
        self.refresh()
        return True

    def _solve(self, content: Content) -> bool:
        """Whether the game can still be won at a frame, which move lost it, or what the viewer could play."""
        ask, at, ends = content.get("do"), content.get("at"), self.frames()[1]
        if ask not in self.solving.offers():
            return False
        if ask == "turning":
            self.solving.turning()
        elif ask == "advice":
            self.solving.advise()
        elif type(at) is int and 0 <= at < len(ends):
            self.solving.solve(ends[at])
        else:
            return False
        self.show_solving()
        return True

    def _stop(self, _content: Content) -> bool:
        """Stop the solver; what it has not decided stays unknown."""
        self.solving.stop()
        return True

    asks: ClassVar = {
        **ASKS,
        "quiz": _answer,
        "branch": _branch,
        "restart": _restart,
        "another": _another,
        "solve": _solve,
        "turning": _solve,
        "advice": _solve,
        "stop": _stop,
    }
