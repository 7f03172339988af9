"""SilvaTable: the card table of SILVA in a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from silva_kit.position import Seat
from silva_kit.silva.belief import Belief
from silva_kit.silva.explorer import SAMPLES, Chance
from silva_kit.silva.situations import situation
from silva_widgets import seating
from silva_widgets.asks import ASKS, Content, Handler
from silva_widgets.base import STATIC, Table
from silva_widgets.knowing import Knowing
from silva_widgets.rules import RULES

KEYWORDS: Final[tuple[str, ...]] = (
    "position", "record", "players", "seed", "rulings", "profile", "bots",
    "viewer", "open_table", "lang", "names", "stage", "lesson", "know",
)  # fmt: skip
SITUATION: Final = "situation:"
PATIENCE: Final = 10.0
"""Seconds that the text of a table waits for what is being worked out."""


class SilvaTable(Table):
    """A table of SILVA: play, look back, ask what if, follow a lesson, see what a seat can know.

    Keywords: `position` (a SilvaPosition, its text, or "scene:NAME#STEP"), `record` (a Record, its text, or
    "situation:NAME": looked back over with the eyes of `viewer` alone, and played on; where chance or a bot decides at
    its end, `go_on()` lets them), `players` (2-4, without a position), `seed`, `rulings` or `profile`, `bots`
    ({"B": "sensible"}; not given: all others are bots), `viewer` ("A", "PUBLIC", "OPEN"), `open_table` (every seat's
    eyes are offered), `lang` (else what `use_language` found), `names`, `stage` (large, for a room), `lesson` (a name),
    `know` ("A": what this seat can know is shown from the start; of another seat than the viewer at an open table, else
    what that seat may know about the viewer).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """

    rules = RULES["silva"]
    keywords = KEYWORDS
    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    def __init__(self, **given: Any) -> None:
        self.knowing = Knowing(self)
        super().__init__(**given)

    def _seat_all(self, given: dict[str, Any]) -> None:
        asked = given.get("record")
        if isinstance(asked, str) and asked.startswith(SITUATION):
            given = {**given, "record": situation(asked.removeprefix(SITUATION))}
        super()._seat_all(given)
        self._cache = {}
        if given.get("know") is not None:
            self.knowing.show(seating.seat("know", given["know"], self.play.position.seats), to_the_end=True)

    def _new_game(self, given: dict[str, Any]) -> Any:
        players = given.get("players")
        made = seating.rulings(self.rules, given.get("rulings"), given.get("profile"))
        return self.rules.package.start(3 if players is None else players, made)

    # What can be known.

    def belief(self, seat: str | None = None) -> Belief:
        """What a seat can know now; of another seat than the viewer only at an open table. Raises KitError."""
        name = str(self.viewer) if seat is None else seat
        return self.knowing.belief(seating.seat("belief", name, self.play.position.seats))

    def explore(self, bot: str = "sensible", samples: int = SAMPLES) -> tuple[Chance, ...]:
        """The chance to win with each move that the viewer has now, the best first; the table shows it, too. `samples`:
        games for each move. Raises KitError for a bot that there is not, and where the viewer has no move."""
        self.rules.bot(bot)
        self.knowing.explore(bot, samples, to_the_end=True)
        self.show_knowing()
        return self.knowing.chances()

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the shared state, and what was asked about knowledge."""
        return {**super().made_state(), "know": self.knowing.to_json()}

    def show(self) -> None:
        """A new version goes to the browser; what is open of the knowledge goes along."""
        self.knowing.moved()
        super().show()

    def show_knowing(self) -> None:
        """What was asked about knowledge; position and version stay."""
        self.put("know", self.knowing.to_json())
        if (error := self.knowing.error) is not None:
            self.tell("ui-error", text=error)

    def close(self) -> None:
        """Close the table; what is being worked out for it ends."""
        self.knowing.stop()
        super().close()

    def __repr__(self) -> str:
        self.knowing.join(PATIENCE)
        return super().__repr__()

    def _more(self) -> list[str]:
        return list(self.knowing.lines())

    def _know(self, content: Content) -> bool:
        """What a seat can know, or with no seat nothing any more."""
        seat = content.get("seat")
        if seat is None:
            self.knowing.hide()
        elif isinstance(seat, str) and seat in self.knowing.offers():
            self.knowing.show(Seat(seat))
        else:
            self.tell("ui-not-offered")
            return True
        self.show_knowing()
        return True

    def _explore(self, content: Content) -> bool:
        """The chance to win with each move against a model of the others; with no model nothing any more."""
        bot = content.get("bot")
        if bot is None:
            self.knowing.forget_moves()
        elif bot not in self.rules.bots:
            return False
        elif self.knowing.mover() is None:
            self.tell("ui-not-offered")
            return True
        else:
            self.knowing.explore(bot)
        self.show_knowing()
        return True

    def _stop(self, _content: Content) -> bool:
        """Stop what is being worked out; what is there is kept."""
        self.knowing.stop()
        return True

    asks: ClassVar[Mapping[str, Handler]] = {**ASKS, "know": _know, "explore": _explore, "stop": _stop}
