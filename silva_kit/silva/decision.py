"""What is decided at a position, by whom, and because of which clause."""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit import decision
from silva_kit.position import Seat

SEAT_DECISIONS: Final = ("play", "keep", "masu", "pick_open", "pick_blind")
CHANCE_DECISIONS: Final = ("deal", "first", "draw", "hit", "over")
CLAUSES: Final = {
    "play": "silva.turn.play_one",
    "keep": "silva.card.07.keep_return",
    "masu": "silva.card.06.nullify",
    "pick_open": "silva.card.09.choose",
    "pick_blind": "silva.card.04.choose",
    "deal": "silva.setup.initial_draw",
    "first": "silva.setup.first_player",
    "draw": "silva.turn.draw",
    "hit": "silva.card.04.hide_origin",
    "over": "silva.end.any_condition",
}
"""The clause behind each kind of decision."""


@final
class Decision(decision.Decision):
    """A pending decision of SILVA; `count`: how many draws are left."""

    __slots__ = ()
    CLAUSES: ClassVar = CLAUSES
    BY_CHANCE: ClassVar = CHANCE_DECISIONS


PLAY: Final = {seat: Decision("play", seat) for seat in map(Seat, "ABCD")}
DRAW: Final = {seat: Decision("draw", seat) for seat in map(Seat, "ABCD")}
"""The two decisions of every turn, ready at hand."""
FIRST_DEAL: Final = Decision("deal", Seat("A"))
OVER: Final = Decision("over")
