"""KodamaTree: the table of Kodama in a notebook."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from silva_kit.position import Viewer
from silva_widgets import kodama_trees as trees
from silva_widgets import seating
from silva_widgets.base import STATIC
from silva_widgets.boxes import BoxedTable, chosen_box
from silva_widgets.kodama_box import box_json
from silva_widgets.rules import RULES
from silva_widgets.scene_walk import OF_WALK, Frames

KEYWORDS: Final = (
    "position", "record", "players", "first", "box", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage", "lesson", "walkthrough",
)  # fmt: skip
_OF_NEW_GAME: Final = ("first", "box")


class KodamaTree(BoxedTable):
    """A table of Kodama: grow trees, see every point, look back, ask what if, follow a lesson.

    Keywords: `position` (a KodamaPosition, its text, or "scene:NAME#STEP"), `record` (a Record or its text, to look
    back over and to play on), `players` (2-5, without a position), `first` (the seat of the first player; else chance
    names one), `box` (own cards: a Box or the path of its file), `seed`, `rulings` or `profile`, `bots`
    ({"B": "sensible"}; not given: all others are bots), `viewer` ("A", "PUBLIC", "OPEN"), `open_table` (every seat's
    eyes are offered), `lang` (else what `use_language` found), `names`, `stage` (large, for a room), `lesson` (a name),
    `walkthrough` (True: the moves of a scene, "scene:NAME", all carried along, without a kernel).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    rules = RULES["kodama"]
    keywords = KEYWORDS
    scene = "nine_points"
    needless: ClassVar = {
        "lesson": (*_OF_NEW_GAME, "walkthrough"),
        "walkthrough": (*_OF_NEW_GAME, "players", *OF_WALK),
        "position": _OF_NEW_GAME,
        "record": (*_OF_NEW_GAME, "walkthrough"),
    }
    _esm = STATIC / "kodama.js"
    _css = STATIC / "kodama.css"

    def _new_game(self, given: dict[str, Any]) -> Any:
        players, first, asked = given.get("players"), given.get("first"), given.get("box")
        made = seating.rulings(self.rules, given.get("rulings"), given.get("profile"))
        box = chosen_box(asked, self.rules)
        count = 2 if players is None else players
        start = self.rules.package.start(count, made, box=box)
        if first is None:
            return start
        return self.rules.package.start(count, made, seating.seat("first", first, start.seats), box)

    def _box_json(self) -> dict[str, Any]:
        return box_json(self.play.position.box)

    # What is shown: the trees are sent once, for cards that have scored never move (`ko.place.no_move`).

    def game_frames(self, viewer: Viewer) -> Frames:
        """The frames, which count the trees' cards."""
        made, ends = super().game_frames(viewer)
        return [trees.counted(frame) for frame in made], ends

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the shared state, all trees with what each card scored, and good placements."""
        view = self.view
        return {
            **super().made_state(),
            "trees": trees.grown(self.play.steps()),
            "candidates": trees.offered(view),
            "worth": trees.worth(view),
            "limits": trees.limits(view),
        }

    def _more(self) -> list[str]:
        return trees.told(self._state)
