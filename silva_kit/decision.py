"""What is decided at a position, by whom, and because of which clause: the parts that every game shares."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from silva_kit.position import Seat

Key = tuple[str, Seat | None, Seat | None, int]


class Decision:
    """A pending decision. A game's class names its kinds with their clauses (`CLAUSES`) and which of them no seat
    makes (`BY_CHANCE`).

    `subject`: the seat it falls to, or that a chance move is about; `other`: whom it is about; `count`: how many
    times it is to be made. `seat` is the seat that decides, None where chance does. Equal ones are the same object.
    """

    __slots__ = ("by_chance", "clause", "count", "kind", "other", "seat", "subject")
    CLAUSES: ClassVar[dict[str, str]]
    BY_CHANCE: ClassVar[tuple[str, ...]]
    _all: ClassVar[dict[Key, Any]]
    kind: str
    subject: Seat | None
    other: Seat | None
    count: int
    seat: Seat | None
    by_chance: bool
    clause: str

    def __init_subclass__(cls) -> None:
        cls._all = {}

    def __new__(cls, kind: str, subject: Seat | None = None, other: Seat | None = None, count: int = 1) -> Self:
        """The decision of these facts. Raises KeyError for a kind that the game does not have."""
        key = (kind, subject, other, count)
        known: Self | None = cls._all.get(key)
        if known is None:
            known = super().__new__(cls)
            known.kind, known.subject, known.other, known.count = key
            known.by_chance = kind in cls.BY_CHANCE
            known.seat = None if known.by_chance else subject
            known.clause = cls.CLAUSES[kind]
            cls._all[key] = known
        return known

    def __reduce__(self) -> tuple[type[Self], Key]:
        return type(self), (self.kind, self.subject, self.other, self.count)

    def __str__(self) -> str:
        last = self.other if self.other is not None else self.count if self.count > 1 else None
        return ":".join(str(word) for word in (self.kind, self.subject, last) if word is not None)

    def __repr__(self) -> str:
        return f"<Decision {self}>"
