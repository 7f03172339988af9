"""SilvaTable: the card table of SILVA in a notebook."""

from __future__ import annotations

from typing import Any, Final

from silva_widgets import seating
from silva_widgets.base import STATIC, Table
from silva_widgets.rules import RULES

KEYWORDS: Final[tuple[str, ...]] = (
    "position", "record", "players", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage", "lesson",
)  # fmt: skip


class SilvaTable(Table):
    """A table of SILVA: play, look back, ask what if, follow a lesson.

    Keywords: `position` (a SilvaPosition, its text, or "scene:NAME#STEP"), `record` (a Record or its text: looked back
    over with the eyes of `viewer` alone, and played on; where chance or a bot decides at its end, `go_on()` lets them),
    `players` (2-4, without a position), `seed`, `rulings` or `profile`, `bots` ({"B": "sensible"}; not given: all
    others are bots), `viewer` ("A", "PUBLIC", "OPEN"), `open_table` (every seat's eyes are offered), `lang` (else what
    `use_language` found), `names`, `stage` (large, for a room), `lesson` (a name).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    rules = RULES["silva"]
    keywords = KEYWORDS
    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    def _new_game(self, given: dict[str, Any]) -> Any:
        players = given.get("players")
        made = seating.rulings(self.rules, given.get("rulings"), given.get("profile"))
        return self.rules.package.start(3 if players is None else players, made)
