"""What is decided at a position, by whom, and because of which clause."""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit import decision

SEAT_DECISIONS: Final = ("place", "kodama")


@final
class Decision(decision.Decision):
    """A pending decision of Kodama. The last seven kinds are not a seat's; `draw` names the seat whose turn it is,
    `display` counts the cards that are still to be laid out."""

    __slots__ = ()
    CLAUSES: ClassVar = {
        "place": "ko.turn.1.choose",
        "kodama": "ko.kodama.play",
        "trunk": "ko.setup.trunk",
        "deal": "ko.setup.kodama",
        "display": "ko.setup.display",
        "first": "ko.setup.first",
        "season": "ko.season.reveal",
        "draw": "ko.turn.3.refill",
        "over": "ko.end.when",
    }
    BY_CHANCE: ClassVar = ("trunk", "deal", "display", "first", "season", "draw", "over")
