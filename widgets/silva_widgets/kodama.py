"""KodamaTree: the table of Kodama in a notebook."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import traitlets as t

from silva_kit.kodama import Box
from silva_kit.position import KitError, Viewer
from silva_widgets import kodama_trees as trees
from silva_widgets import seating
from silva_widgets.asks import ASKS, Content
from silva_widgets.base import STATIC, Table
from silva_widgets.game import Game
from silva_widgets.kodama_box import box_json, chosen_box
from silva_widgets.kodama_walk import Walk
from silva_widgets.rules import RULES
from silva_widgets.words import words

KEYWORDS: Final = (
    "position", "players", "first", "box", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage", "lesson", "walkthrough",
)  # fmt: skip
_OF_NEW_GAME: Final = ("first", "box")
_NEEDLESS: Final = {
    "lesson": (*_OF_NEW_GAME, "walkthrough"),
    "walkthrough": (*_OF_NEW_GAME, "bots", "players", "profile", "rulings", "seed"),
    "position": _OF_NEW_GAME,
}


class KodamaTree(Table):
    """A table of Kodama: grow trees, see every point, look back, ask what if, follow a lesson.

    Keywords: `position` (a KodamaPosition, its text, or "scene:NAME#STEP"), `players` (2-5, without a position),
    `first` (the seat of the first player; else chance names one), `box` (own cards: a Box or the path of its file),
    `seed`, `rulings` or `profile`, `bots` ({"B": "sensible"}; not given: all others are bots), `viewer` ("A",
    "PUBLIC", "OPEN"), `open_table` (every seat's eyes are offered), `lang` (else what `use_language` found), `names`,
    `stage` (large, for a room), `lesson` (a name), `walkthrough` (True: the moves of a scene, "scene:NAME", all
    carried along, without a kernel).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    rules = RULES["kodama"]
    keywords = KEYWORDS
    _esm = STATIC / "kodama.js"
    _css = STATIC / "kodama.css"

    _box = t.Dict(help="The cards: shapes, bark, icons, what Kodama and Season cards say.").tag(sync=True)

    def __init__(self, **given: Any) -> None:
        for one, others in _NEEDLESS.items():
            for name in others:
                if given.get(one) and given.get(name):
                    raise KitError(f"{name}: it does not go together with {one}; leave one of them out")
        self._shown_box: Box | None = None
        super().__init__(**given)

    def _carried(self) -> dict[str, Any]:
        box = self._shown_box = self.play.position.box
        return {"_box": box_json(box)}

    def _lay_out(self) -> None:
        """The cards of the box that is played with; an example may have another one than the game."""
        if self._shown_box is not self.play.position.box:
            self._shown_box = self.play.position.box
            self._box = box_json(self.play.position.box)

    def _seat_all(self, given: dict[str, Any]) -> None:
        self.walk: Walk | None = None
        if not given.get("walkthrough"):
            super()._seat_all(given)
            return
        self.walk = Walk(given)
        seats = self.walk.record.start.seats
        self.viewer = seating.viewer(given.get("viewer", "OPEN"), seats)
        self.viewers: tuple[Viewer, ...] = seating.viewers(self.viewer, seats, {}, True)
        self._names = seating.names(given.get("names", {}), seats)
        self.game = Game(self.walk.record.start, {}, pause=lambda position: True)  # chance answers as the scene says
        for move in self.walk.record.moves:
            self.game.play(move)

    def _new_game(self, given: dict[str, Any]) -> Any:
        players, first, asked = given.get("players"), given.get("first"), given.get("box")
        made = seating.rulings(self.rules, given.get("rulings"), given.get("profile"))
        box: Box | None = chosen_box(asked)
        count = 2 if players is None else players
        start = self.rules.package.start(count, made, box=box)
        if first is None:
            return start
        return self.rules.package.start(count, made, seating.seat("first", first, start.seats), box)

    def _carried_words(self) -> dict[str, Any]:
        return words(self.rules.name, self.walk.path) if self.walk else super()._carried_words()

    # What is shown: the trees are sent once, for cards that have scored never move (`ko.place.no_move`).

    def frames(self) -> tuple[list[dict[str, Any]], list[int]]:
        """The frames of the viewer, and for each the index of its step."""
        return self._frames_of(self.viewer)

    def _frames_of(self, viewer: Viewer) -> tuple[list[dict[str, Any]], list[int]]:
        made, ends = self.plain_frames(viewer)
        made = [trees.counted(frame) for frame in made]
        return self.walk.captioned(made, ends) if self.walk else (made, ends)

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the shared state, all trees with what each card scored, and good placements."""
        view = self.view
        return {
            **super().made_state(),
            "trees": trees.grown(self.play.steps()),
            "candidates": trees.offered(view),
            "worth": trees.worth(view),
            "limits": trees.limits(view),
            "walk": self.walk.to_json() if self.walk else None,
            "eyes": {str(v): self._frames_of(v)[0] for v in self.viewers} if self.walk else None,
        }

    def show(self) -> None:
        """A new version goes to the browser, with the cards first where they are those of another box."""
        self._lay_out()
        super().show()

    def _more(self) -> list[str]:
        return trees.told(self._state)

    # A walkthrough is looked at: what would change it is begun anew on the screen itself.

    def _unless_walking(self, content: Content) -> bool:
        return self.walk is None and ASKS[str(content["do"])](self, content)

    asks: ClassVar = {**ASKS, **dict.fromkeys(("move", "branch", "restart", "example"), _unless_walking)}
