"""SilvaTable: the card table in a notebook. Python holds the position; the browser shows one viewer's frames."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from silva_kit.places import LANGUAGES
from silva_kit.position import KitError, Seat, Viewer
from silva_kit.teach import Lesson, Scene
from silva_widgets import seating
from silva_widgets.examples import playable
from silva_widgets.frames import Cache, canonical, frames
from silva_widgets.game import Game
from silva_widgets.language import chosen_language
from silva_widgets.tutor import Tutor
from silva_widgets.words import scenes, words

_STATIC: Final = Path(__file__).parent / "static"
MIME: Final = "application/vnd.jupyter.widget-view+json"
KEYWORDS: Final = (
    "position", "players", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage", "lesson",
)  # fmt: skip
TEXT_LENGTH: Final = 80
"""The longest move is `A play 10 B 10`; whatever is much longer is not read at all."""


class SilvaTable(anywidget.AnyWidget):
    """A table of SILVA: play, look back, ask what if, follow a lesson.

    Keywords: `position` (a SilvaPosition, its text, or "scene:NAME#STEP"), `players` (2-4, without a position),
    `seed`, `rulings` or `profile`, `bots` ({"B": "sensible"}; not given: all others are bots), `viewer` ("A",
    "PUBLIC", "OPEN"), `open_table` (every seat's eyes are offered), `lang` (else what
    `use_language` found), `names`, `stage` (large, for a room), `lesson` (a name).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    _esm = _STATIC / "table.js"
    _css = _STATIC / "table.css"
    _state = t.Dict(help="What is shown: the viewer's frames, refusal, lesson, notice.").tag(sync=True)
    _words = t.Dict(help="Messages, card names and clauses in three languages, sent once.").tag(sync=True)
    lang = t.Enum(LANGUAGES, "en", help="The language of the screen; changes without a kernel too.").tag(sync=True)
    stage = t.Bool(False, help="The large layout, readable from the back of a room.").tag(sync=True)

    def __init__(self, **given: Any) -> None:
        _check_keywords(given)
        tag = seating.language(given.get("lang", chosen_language()))
        self._tutor = Tutor(_lesson(given)) if given.get("lesson") is not None else None
        self._seat_all(given)
        self._home = self._viewer, self._viewers
        self._shown_examples: dict[str, int] = {}
        self._cache: Cache = {}
        self._version = 1
        self._refusal: dict[str, Any] | None = None
        self._notice: dict[str, Any] | None = None
        lesson = self._tutor.lesson.table.path if self._tutor else None
        super().__init__(
            _words=words(lesson), _state=self._made_state(), lang=tag, stage=bool(given.get("stage", False))
        )
        self.on_msg(self._heard)

    def _seat_all(self, given: dict[str, Any]) -> None:
        """Who sits where, who is played by the program, whose eyes are offered."""
        if self._tutor:
            self._viewer: Viewer = self._tutor.viewer
            self._viewers: tuple[Viewer, ...] = (self._viewer,)
            self._names = seating.names(given.get("names", {}), self._tutor.position.seats)
            return
        start = seating.start(given.get("position"), given.get("players"), given.get("rulings"), given.get("profile"))
        self._viewer = seating.viewer(given.get("viewer", "A"), start.seats)
        bots = seating.bots(given.get("bots"), self._viewer, start.seats)
        self._viewers = seating.viewers(self._viewer, start.seats, bots, bool(given.get("open_table", False)))
        self._names = seating.names(given.get("names", {}), start.seats)
        self._game = Game(start, bots, given.get("seed"))

    @property
    def _play(self) -> Game | Tutor:
        return self._tutor or self._game

    @property
    def view(self) -> Any:
        """What the table's viewer may know now."""
        return self._play.position.view(self._viewer)

    def move(self, text: str) -> None:
        """Make a move as the browser does: a refusal is shown, a legal move is answered by chance and bots.

        Raises TextError for a text that is no move.
        """
        made = self._play.position.move(text)
        self._refusal = self._notice = None
        refusals = self._play.refusals(self._viewer, made)
        if refusals:
            self._refusal = {"move": made.text, "reasons": [refusal.to_json() for refusal in refusals]}
        else:
            self._play.play(made)
        self._show()

    def __repr__(self) -> str:
        return canonical(self.view.to_text(), self._state)

    def _repr_mimebundle_(self, **_kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The picture, and beside it the canonical text as it is now: that is what nbval compares."""
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {"text/plain": repr(self), MIME: view}, {}

    # What is shown.

    def _frames(self) -> tuple[list[dict[str, Any]], list[int]]:
        return frames(self._play.steps(), self._viewer, self._cache)

    def _made_state(self) -> dict[str, Any]:
        shown = self._frames()[0]
        return {
            "version": self._version,
            "frames": shown,
            "at": len(shown) - 1,
            "viewer": str(self._viewer),
            "viewers": [str(viewer) for viewer in self._viewers],
            "names": self._names,
            "refusal": self._refusal,
            "lesson": self._tutor.to_json() if self._tutor else None,
            "branch": None if self._tutor else self._game.layer.note,
            "notice": self._notice,
        }

    def _show(self) -> None:
        """A new version goes to the browser, which forgets what it had half chosen."""
        self._version += 1
        self._state = self._made_state()

    def _tell(self, key: str, **args: str) -> None:
        """A notice; position and version stay."""
        self._notice = {"key": key, "args": args}
        self._state = {**self._state, "notice": self._notice}

    # What the browser asks for. Each request ends in a new state or a notice, and in an answer.

    def _heard(self, _widget: Any, content: Any, _buffers: Any) -> None:
        ask = content.get("do") if isinstance(content, dict) else None
        handler = _ASKS.get(ask) if isinstance(ask, str) else None
        try:
            if handler is None or not handler(self, content):
                self._tell("ui-bad-request")
        except KitError as error:
            self._tell("ui-error", text=str(error))
        except Exception as error:  # the person at the table must get an answer, whatever broke
            self._tell("ui-error", text=type(error).__name__)
            raise
        finally:
            self.send({"ack": self._version})

    def _hello(self, _content: dict[str, Any]) -> bool:
        return True

    def _move(self, content: dict[str, Any]) -> bool:
        text = content.get("text")
        if not isinstance(text, str) or len(text) > TEXT_LENGTH:
            return False
        if content.get("version") != self._version:
            self._tell("ui-out-of-date")
            return True
        try:
            self._play.position.move(text)
        except KitError:
            self._tell("ui-bad-move", text=text)
            return True
        self.move(text)
        return True

    def _view(self, content: dict[str, Any]) -> bool:
        found = [viewer for viewer in self._viewers if str(viewer) == content.get("viewer")]
        if not found or self._foreign(found[0]):
            self._tell("ui-not-offered")
            return True
        self._viewer = found[0]
        self._refresh()
        return True

    def _foreign(self, viewer: Viewer) -> bool:
        """A what-if dealt anew is one seat's guess: other eyes would see cards in it that were never dealt."""
        note = self._state["branch"] or {}
        return note.get("dealt") == "anew" and isinstance(viewer, Seat) and viewer is not self._viewer

    def _branch(self, content: dict[str, Any]) -> bool:
        at, ends = content.get("at"), self._frames()[1]
        if self._tutor or type(at) is not int or not 0 <= at < len(ends):
            return False
        self._game.branch(ends[at], self._viewer, {"from": at})
        self._refresh()
        return True

    def _back(self, _content: dict[str, Any]) -> bool:
        if self._tutor or not self._game.back():
            return False
        self._viewer, self._viewers = self._home
        self._refresh()
        return True

    def _restart(self, _content: dict[str, Any]) -> bool:
        if self._tutor:
            self._tutor.again()
        else:
            self._game.restart()
            self._viewer, self._viewers = self._home
        self._cache.clear()
        self._refresh()
        return True

    def _example(self, content: dict[str, Any]) -> bool:
        clause = str(content.get("clause"))
        names = [] if self._tutor else scenes().get(clause, [])
        if not names:
            self._tell("ui-no-example")
            return True
        turn = self._shown_examples.get(clause, 0)
        self._shown_examples[clause] = turn + 1
        position, self._viewer = playable(Scene.load(names[turn % len(names)]), clause)
        self._viewers = (self._viewer,)
        bots = seating.bots(None, self._viewer, position.seats)
        self._game.show(position, bots, {"from": None, "dealt": "example", "clause": clause})
        self._refresh()
        return True

    def _lesson_step(self, content: dict[str, Any]) -> bool:
        step = content.get("step")
        if self._tutor is None or not isinstance(step, str) or step not in _LESSON_STEPS:
            return False
        _LESSON_STEPS[step](self._tutor)
        self._viewer = self._tutor.viewer
        self._viewers = (self._viewer,)
        self._refresh()
        return True

    def _refresh(self) -> None:
        self._refusal = self._notice = None
        self._show()


_ASKS: Final[dict[str, Callable[[SilvaTable, dict[str, Any]], bool]]] = {
    "hello": SilvaTable._hello,
    "move": SilvaTable._move,
    "view": SilvaTable._view,
    "branch": SilvaTable._branch,
    "return": SilvaTable._back,
    "restart": SilvaTable._restart,
    "example": SilvaTable._example,
    "lesson": SilvaTable._lesson_step,
}
_LESSON_STEPS: Final[dict[str, Callable[[Tutor], object]]] = {
    "next": Tutor.next,
    "hint": Tutor.hint,
    "again": Tutor.again,
    "solution": Tutor.solve,
}


def _check_keywords(given: dict[str, Any]) -> None:
    for name in given:
        if name not in KEYWORDS:
            close = difflib.get_close_matches(name, KEYWORDS, n=1)
            meant = f"; did you mean {close[0]}?" if close else ""
            raise TypeError(f"SilvaTable has no keyword {name!r}{meant} Its keywords are {', '.join(KEYWORDS)}.")


def _lesson(given: dict[str, Any]) -> Lesson:
    """The lesson, which brings its own positions and seats."""
    for name in ("position", "players", "rulings", "profile", "bots", "viewer", "open_table"):
        if name in given:
            raise KitError(f"{name}: a lesson brings its own positions, seats and rulings; leave {name} out")
    lesson = given["lesson"]
    return lesson if isinstance(lesson, Lesson) else Lesson.load(str(lesson))
