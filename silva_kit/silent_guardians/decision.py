"""What is decided at a position, by whom, and because of which clause."""

from __future__ import annotations

from typing import ClassVar, final

from silva_kit import decision


@final
class Decision(decision.Decision):
    """A pending decision of Silent Guardians. The last five kinds are not a seat's; `turn` names the seat for which a
    token is turned."""

    __slots__ = ()
    CLAUSES: ClassVar = {
        "draft": "sg.draft.choose",
        "play": "sg.trick.all_play",
        "pay": "sg.token.place",
        "deal": "sg.setup.remove",
        "lead": "sg.draft.lead",
        "layout": "sg.draft.layout",
        "turn": "sg.R5",
        "over": "sg.end.win",
    }
    BY_CHANCE: ClassVar = ("deal", "lead", "layout", "turn", "over")
