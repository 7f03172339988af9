"""What is decided at a position, by whom, and because of which clause."""

from __future__ import annotations

from typing import ClassVar, Final, final

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
Key = tuple[str, Seat | None, Seat | None, int]


@final
class Decision:
    """A pending decision. `subject`: the seat it falls to, or that a chance move is about; `other`: whom it is about;
    `count`: how many draws are left. `seat` is the seat that decides, None where chance does. Equal ones are the
    same object.
    """

    __slots__ = ("by_chance", "clause", "count", "kind", "other", "seat", "subject")
    _all: ClassVar[dict[Key, Decision]] = {}
    kind: str
    subject: Seat | None
    other: Seat | None
    count: int
    seat: Seat | None
    by_chance: bool
    clause: str

    def __new__(cls, kind: str, subject: Seat | None = None, other: Seat | None = None, count: int = 1) -> Decision:
        """The decision of these facts."""
        key = (kind, subject, other, count)
        known = cls._all.get(key)
        if known is None:
            known = cls._all[key] = super().__new__(cls)
            known.kind, known.subject, known.other, known.count = key
            known.by_chance = kind in CHANCE_DECISIONS
            known.seat = None if known.by_chance else subject
            known.clause = CLAUSES[kind]
        return known

    def __reduce__(self) -> tuple[type[Decision], Key]:
        return Decision, (self.kind, self.subject, self.other, self.count)

    def __str__(self) -> str:
        words = (
            self.kind,
            self.subject,
            self.other if self.other is not None else self.count if self.count > 1 else None,
        )
        return ":".join(str(word) for word in words if word is not None)

    def __repr__(self) -> str:
        return f"<Decision {self}>"


PLAY: Final = {seat: Decision("play", seat) for seat in map(Seat, "ABCD")}
DRAW: Final = {seat: Decision("draw", seat) for seat in map(Seat, "ABCD")}
"""The two decisions of every turn, ready at hand."""
FIRST_DEAL: Final = Decision("deal", Seat("A"))
OVER: Final = Decision("over")
