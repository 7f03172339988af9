"""What is decided at a position, by whom, and because of which clause."""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit import decision

SEAT_DECISIONS: Final = ("turn", "sanki", "second", "act", "extra")


@final
class Decision(decision.Decision):
    """A pending decision of Living Forest Duel. `deal` (the recruitment line), `draw` (from the shared deck) and
    `refill` (from the own deck, `count` cards) are chance's, `over` is nobody's."""

    __slots__ = ()
    CLAUSES: ClassVar = {
        "turn": "lfd.turn.alternate",
        "sanki": "lfd.sanki.varan",
        "second": "lfd.sanki.token",
        "act": "lfd.card.values",
        "extra": "lfd.R36",
        "deal": "lfd.act.muster_choice",
        "draw": "lfd.reveal.place",
        "refill": "lfd.act.muster_refill",
        "over": "lfd.win.first",
    }
    BY_CHANCE: ClassVar = ("deal", "draw", "refill", "over")
