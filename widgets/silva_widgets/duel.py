"""DuelTable: the table of Living Forest Duel in a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from silva_kit.living_forest_duel import default_box
from silva_kit.position import Viewer
from silva_widgets import duel_sums as sums
from silva_widgets import seating
from silva_widgets.base import STATIC
from silva_widgets.boxes import BoxedTable, chosen_box
from silva_widgets.duel_box import box_json
from silva_widgets.rules import RULES
from silva_widgets.scene_walk import OF_WALK, Frames

KEYWORDS: Final = (
    "position", "record", "box", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage", "lesson", "walkthrough",
)  # fmt: skip


class DuelTable(BoxedTable):
    """A table of Living Forest Duel: see what a token would count, act, look back, ask what if, follow a lesson.

    Keywords: `position` (a DuelPosition, its text, or "scene:NAME#STEP"), `record` (a Record or its text, to look back
    over and to play on), `box` (own cards: a Box or the path of its file), `seed`, `rulings` or `profile`, `bots`
    ({"B": "sensible"}; not given: the other seat is a bot), `viewer` ("A", "PUBLIC", "OPEN"; A is Summer, B Winter),
    `open_table` (every seat's eyes are offered), `lang` (else what `use_language` found), `names` (else Summer and
    Winter, in the reader's language), `stage` (large, for a room), `lesson` (a name), `walkthrough` (True: the moves of
    a scene, "scene:NAME", all carried along, without a kernel).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    rules = RULES["living_forest_duel"]
    keywords = KEYWORDS
    scene = "a_completed_bonus_icon"
    needless: ClassVar = {
        "lesson": ("box", "walkthrough"),
        "walkthrough": ("box", *OF_WALK),
        "position": ("box",),
        "record": ("box", "walkthrough"),
    }
    _esm = STATIC / "duel.js"
    _css = STATIC / "duel.css"

    def __init__(self, **given: Any) -> None:
        self._sums: dict[int, tuple[Any, dict[str, Any]]] = {}
        super().__init__(**given)

    def _new_game(self, given: dict[str, Any]) -> Any:
        made = seating.rulings(self.rules, given.get("rulings"), given.get("profile"))
        return self.rules.package.start(2, made, chosen_box(given.get("box"), self.rules))

    def _carried_words(self) -> dict[str, Any]:
        """The words, with the names of the cards that may lie here: the kit's and those of the box that is played."""
        boxes = (default_box(), self.play.position.box)
        there = {
            "card": {id for box in boxes for id in box.cards},
            "tree_card": {id for box in boxes for id in box.trees},
        }
        told = {}
        for language, said in super()._carried_words().items():
            named = {kind: _of(table, there.get(kind)) for kind, table in said["named"].items()}
            told[language] = {**said, "named": named}
        return told

    def _box_json(self) -> dict[str, Any]:
        return box_json(self.play.position.box)

    # What is shown.

    def game_frames(self, viewer: Viewer) -> Frames:
        """The frames, with what each value would buy and how far the races are."""
        made, ends = super().game_frames(viewer)
        steps = self.play.steps()
        shown = [self._summed(frame, steps[end][1]) for frame, end in zip(made, ends, strict=True)]
        return [*map(sums.past, shown[:-1]), *shown[-1:]], ends

    def _summed(self, frame: dict[str, Any], position: Any) -> dict[str, Any]:
        kept = self._sums.setdefault(id(position), (position, {}))[1]
        if not kept:
            kept.update(sums.told(position))
        return {**frame, "view": {**frame["view"], **kept, "counts": sums.brief(frame["view"]["counts"])}}

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the shared state, and where the action under way can lead."""
        return {**super().made_state(), **sums.choices(self.view)}

    def forget(self) -> None:
        """A new game or step has begun: nothing that was seen is shown again."""
        self._sums.clear()
        super().forget()

    def _more(self) -> list[str]:
        return list(sums.lines(self._state["frames"][self._state["at"]]["view"], self._state))


def _of(table: Mapping[str, str], ids: set[str] | None) -> dict[str, str]:
    return {id: word for id, word in table.items() if ids is None or id in ids}
