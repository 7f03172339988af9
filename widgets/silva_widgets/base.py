"""What any table shares: the game or lesson that is played, one viewer's frames, refusals, and the canonical text.

Python holds the position; the browser shows one viewer's frames. What the browser asks for is answered in `asks.py`.
A table of a game is a subclass that names its rules, its keywords and how a new game is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import anywidget
import traitlets as t

from silva_kit.places import LANGUAGES
from silva_kit.position import Viewer
from silva_widgets import seating
from silva_widgets.asks import ASKS, Handler, heard
from silva_widgets.frames import Cache, canonical, frames
from silva_widgets.game import Game
from silva_widgets.language import chosen_language
from silva_widgets.rules import Rules
from silva_widgets.seeking import Seeking
from silva_widgets.tutor import Tutor
from silva_widgets.words import words

STATIC: Final = Path(__file__).parent / "static"
MIME: Final = "application/vnd.jupyter.widget-view+json"


class Table(anywidget.AnyWidget):
    """A table in a notebook. Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that
    cannot be used."""

    rules: ClassVar[Rules]
    keywords: ClassVar[tuple[str, ...]]
    asks: ClassVar[Mapping[str, Handler]] = ASKS

    _state = t.Dict(help="What is shown: the viewer's frames, refusal, lesson, notice.").tag(sync=True)
    _words = t.Dict(help="Messages, names and clauses in three languages, sent once.").tag(sync=True)
    lang = t.Enum(LANGUAGES, "en", help="The language of the screen; changes without a kernel too.").tag(sync=True)
    stage = t.Bool(False, help="The large layout, readable from the back of a room.").tag(sync=True)

    def __init__(self, **given: Any) -> None:
        seating.check_keywords(type(self).__name__, self.keywords, given)
        tag = seating.language(given.get("lang", chosen_language()))
        lesson = seating.lesson(self.rules, given)
        self.tutor = Tutor(lesson) if lesson is not None else None
        self._seat_all(given)
        self.home = self.viewer, self.viewers
        self.shown_examples: dict[str, int] = {}
        self._cache: Cache = {}
        self.version = 1
        self._refusal: dict[str, Any] | None = None
        self._notice: dict[str, Any] | None = None
        super().__init__(
            _words=self._carried_words(),
            _state=self.made_state(),
            lang=tag,
            stage=bool(given.get("stage", False)),
            **self._carried(),
        )
        self.on_msg(heard)

    def _seat_all(self, given: dict[str, Any]) -> None:
        """Who sits where, who is played by the program, whose eyes are offered."""
        if self.tutor:
            self.viewer: Viewer = self.tutor.viewer
            self.viewers: tuple[Viewer, ...] = (self.viewer,)
            self._names = seating.names(given.get("names", {}), self.tutor.position.seats)
            return
        start = seating.beginning(self.rules, given, self._new_game)
        self.viewer = seating.viewer(given.get("viewer", "A"), start.seats)
        bots = seating.bots(self.rules, given.get("bots"), self.viewer, start.seats)
        self.viewers = seating.viewers(self.viewer, start.seats, bots, bool(given.get("open_table", False)))
        self._names = seating.names(given.get("names", {}), start.seats)
        self.game = Game(start, bots, given.get("seed"), played=seating.record(self.rules, given))

    def _carried(self) -> dict[str, Any]:
        """Traits of one game only that must be there when the table opens: a screen draws what it first gets."""
        return {}

    def _carried_words(self) -> dict[str, Any]:
        """The words in three languages; a lesson brings its own."""
        return words(self.rules.name, self.tutor.lesson.table.path if self.tutor else None)

    def _new_game(self, given: dict[str, Any]) -> Any:
        """The table before the deal."""
        raise NotImplementedError

    @property
    def play(self) -> Game | Tutor:
        """The game, or the lesson, that is on the table."""
        return self.tutor or self.game

    @property
    def note(self) -> dict[str, Any] | None:
        """What lies over the game: a what-if and how it was dealt, or an example of a clause."""
        return self.play.note if isinstance(self.play, Tutor) else self.play.layer.note

    @property
    def view(self) -> Any:
        """What the table's viewer may know now."""
        return self.play.position.view(self.viewer)

    def move(self, text: str) -> None:
        """Make a move as the browser does: a refusal is shown, a legal move is answered by chance and bots.

        Raises TextError for a text that is no move.
        """
        with Seeking.answering:
            made = self.play.position.move(text)
            self._refusal = self._notice = None
            refusals = self.play.refusals(self.viewer, made)
            if refusals:
                self._refusal = {"move": made.text, "reasons": [refusal.to_json() for refusal in refusals]}
                if self.tutor:
                    self.tutor.refused(made)
            else:
                self.play.play(made)
            self.show()

    def go_on(self) -> None:
        """Let chance and the bots answer where a `record` has ended and they are to decide."""
        if self.tutor is None:
            with Seeking.answering:
                self.game.go_on()
                self.refresh()

    def __repr__(self) -> str:
        return canonical(type(self).__name__, self._line(), self._state, self._more())

    def _line(self) -> str:
        """What the viewer sees, as one line."""
        line: str = self.view.to_text()
        return line

    def _more(self) -> list[str]:
        """Lines of the canonical text for what only this table shows."""
        return []

    def _repr_mimebundle_(self, **_kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The picture, and beside it the canonical text as it is now: that is what nbval compares."""
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {"text/plain": repr(self), MIME: view}, {}

    # What is shown.

    def frames(self) -> tuple[list[dict[str, Any]], list[int]]:
        """The frames of the viewer, and for each the index of its step."""
        return self.plain_frames(self.viewer)

    def plain_frames(self, viewer: Viewer) -> tuple[list[dict[str, Any]], list[int]]:
        """The steps as any viewer sees them, before a table adds something of its own."""
        return frames(self.play.steps(), viewer, self._cache)

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent."""
        shown = self.frames()[0]
        return {
            "version": self.version,
            "frames": shown,
            "at": len(shown) - 1,
            "viewer": str(self.viewer),
            "viewers": [str(viewer) for viewer in self.viewers],
            "names": self._names,
            "bots": [] if isinstance(self.play, Tutor) else [str(seat) for seat in self.play.layer.bots],
            "refusal": self._refusal,
            "lesson": self.tutor.to_json() if self.tutor else None,
            "branch": self.note,
            "notice": self._notice,
        }

    def show(self) -> None:
        """A new version goes to the browser, which forgets what it had half chosen."""
        self.version += 1
        self._state = self.made_state()

    def refresh(self) -> None:
        """Show the table as it is now, without a refusal or notice."""
        self._refusal = self._notice = None
        self.show()

    def look_as(self, viewer: Viewer, viewers: tuple[Viewer, ...]) -> None:
        """Whose eyes are looked through, and whose are offered."""
        self.viewer, self.viewers = viewer, viewers

    def forget(self) -> None:
        """A new game or step has begun: nothing that was seen is shown again."""
        self._cache.clear()

    def tell(self, key: str, **args: str) -> None:
        """A notice; position and version stay."""
        self._notice = {"key": key, "args": args}
        self.put("notice", self._notice)

    def put(self, part: str, told: Any) -> None:
        """One part of what is shown; position and version stay."""
        self._state = {**self._state, part: told}
