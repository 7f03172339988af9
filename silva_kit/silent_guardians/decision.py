"""What is decided at a position, by whom, and because of which clause."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from silva_kit.position import Seat

CLAUSES: Final = {
    "draft": "sg.draft.choose",
    "play": "sg.trick.all_play",
    "pay": "sg.token.place",
    "deal": "sg.setup.remove",
    "lead": "sg.draft.lead",
    "layout": "sg.draft.layout",
    "turn": "sg.R5",
    "over": "sg.end.win",
}
"""The clause behind each kind of decision; the last five are not a seat's."""
BY_CHANCE: Final = ("deal", "lead", "layout", "turn", "over")


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending decision: its kind, and the seat it falls to (with `turn`: for whom a token is turned)."""

    kind: str
    subject: Seat | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat that decides; None where chance does."""
        return None if self.kind in BY_CHANCE else self.subject

    @property
    def clause(self) -> str:
        """The clause behind it."""
        return CLAUSES[self.kind]

    def __str__(self) -> str:
        return self.kind if self.subject is None else f"{self.kind}:{self.subject}"


@cache
def decide(kind: str, subject: Seat | None = None) -> Decision:
    """The decision of a kind and seat; equal ones are the same object."""
    return Decision(kind, subject)
