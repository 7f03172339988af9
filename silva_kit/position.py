"""What a game is: the words that every game of the kit speaks.

A game is a value, the *position*. Seats and chance make moves; each move gives a new position and *events* that
name the clause which caused them. Whoever looks at a position looks through a *view*, built from nothing.

    position.turn / to_move     whose turn it is / who must decide now: a seat, CHANCE, or None at the end
    position.span               equal at all positions of one turn, or of one trick
    position.decision           what is decided
    position.legal_moves        moves of the seat that must decide
    position.chance             at CHANCE: what can happen, and how likely
    position.why_not(move)      () if legal, else every refusal
    position.after(move)        the next position
    position.view(viewer)       what a seat, PUBLIC or OPEN may know
    position.result             None, or how it ended
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol, Self, final

Args = Mapping[str, Any]
SEAT_NAMES: Final = "ABCDEF"


class KitError(ValueError):
    """A value that silva-kit cannot use. The text says what was wrong, where, and what would be right."""


class TextError(KitError):
    """A text form (of a seat, move, position, record) that cannot be read."""


@final
class Seat:
    """A place at the table, named by a letter, clockwise from A. Equal letters are the same object."""

    __slots__ = ("bit", "index", "name")
    _all: ClassVar[dict[str, Seat]] = {}
    name: str
    index: int
    bit: int

    def __new__(cls, name: str) -> Seat:
        """The seat of a letter."""
        known = cls._all.get(name) if isinstance(name, str) else None
        if known is None:
            if not isinstance(name, str) or name not in SEAT_NAMES or len(name) != 1:
                raise TextError(f"seat {name!r}: a seat is one letter of {SEAT_NAMES}")
            known = super().__new__(cls)
            known.name, known.index, known.bit = name, SEAT_NAMES.index(name), 1 << SEAT_NAMES.index(name)
            cls._all[name] = known
        return known

    def __reduce__(self) -> tuple[type[Seat], tuple[str]]:
        return Seat, (self.name,)

    def __repr__(self) -> str:
        return f"Seat({self.name!r})"

    def __str__(self) -> str:
        return self.name

    def __lt__(self, other: Seat) -> bool:
        return self.index < other.index


@final
class Onlooker:
    """Somebody who looks on without a seat: PUBLIC sees what everybody sees, OPEN sees everything."""

    __slots__ = ("bit", "name")
    _all: ClassVar[dict[str, Onlooker]] = {}
    name: str
    bit: int

    def __new__(cls, name: str) -> Onlooker:
        """The onlooker of a name."""
        known = cls._all.get(name) if isinstance(name, str) else None
        if known is None:
            if name not in ("PUBLIC", "OPEN", "CHANCE"):
                raise TextError(f"viewer {name!r}: a viewer is a seat, PUBLIC or OPEN")
            known = super().__new__(cls)
            known.name, known.bit = name, 0
            cls._all[name] = known
        return known

    def __reduce__(self) -> tuple[type[Onlooker], tuple[str]]:
        return Onlooker, (self.name,)

    def __repr__(self) -> str:
        return self.name

    __str__ = __repr__


PUBLIC: Final = Onlooker("PUBLIC")
OPEN: Final = Onlooker("OPEN")
CHANCE: Final = Onlooker("CHANCE")
Viewer = Seat | Onlooker


def viewer_from_text(text: str) -> Viewer:
    """Read "A", "PUBLIC" or "OPEN". Raises TextError."""
    return Onlooker(text) if text in ("PUBLIC", "OPEN") else Seat(text)


def check_viewer(viewer: object, seats: tuple[Seat, ...]) -> None:
    """Raise KitError for what is no seat of this table, nor PUBLIC or OPEN; a text is no viewer either."""
    if isinstance(viewer, Seat | Onlooker) and viewer is not CHANCE and not viewer.bit >> len(seats):
        return
    named = viewer if isinstance(viewer, Seat | Onlooker) else repr(viewer)
    hint = "" if isinstance(viewer, Seat | Onlooker) else "; a seat is a value, as in Seat('A')"
    raise KitError(f"viewer {named}: the viewers are {', '.join(map(str, seats))}, PUBLIC and OPEN{hint}")


_MEMOS: list[dict[tuple[Any, ...], Event]] = []
"""The events made so far, by kind: kept apart from the kinds, which views can reach."""


@final
class EventKind:
    """A sort of event: the clause that causes it, a form of its sentence, and the names of its arguments.

    `secret` arguments are for the first `audience` arguments (seats) only; everybody else receives the public twin,
    which has the same clause and lacks them. So each viewer receives one message for each event.
    """

    __slots__ = ("_number", "audience", "clause", "form", "names", "public", "secret")
    every: ClassVar[list[EventKind]] = []

    def __init__(
        self, clause: str, *names: str, form: str = "", secret: tuple[str, ...] = (), audience: int = 1
    ) -> None:
        self.clause, self.form, self.names, self.secret = clause, form, names, secret
        self.audience = audience if secret else 0
        self.public: EventKind | None = EventKind(clause, *names, form=form) if secret else None
        if secret:
            self.form = f"{form}_private" if form else "private"
        self._number = len(_MEMOS)
        _MEMOS.append({})
        EventKind.every.append(self)

    def __call__(self, *values: Any) -> Event:
        """The event with these values: public ones in the order of `names`, then secret ones. Equal values, same
        object."""
        memo = _MEMOS[self._number]
        event = memo.get(values)
        if event is None:
            event = memo[values] = Event(self, values)
        return event

    @classmethod
    def named(cls, clause: str, form: str) -> EventKind:
        """The kind of a clause and form. Raises KitError if there is none."""
        for kind in cls.every:
            if kind.clause == clause and kind.form == form:
                return kind
        raise KitError(f"event {clause}, form {form!r}: there is no such kind")

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return EventKind.named, (self.clause, self.form)

    def __repr__(self) -> str:
        return f"EventKind({self.clause!r}, form={self.form!r})"


@final
class Event:
    """Something that happened: a clause, arguments, and the seats that may know all of them (None = everybody)."""

    __slots__ = ("audience", "kind", "twin", "values")

    def __init__(self, kind: EventKind, values: tuple[Any, ...]) -> None:
        self.kind, self.values = kind, values
        self.audience: tuple[Seat, ...] | None = values[: kind.audience] if kind.secret else None
        self.twin: Event = kind.public(*values[: len(kind.names)]) if kind.public else self

    @property
    def clause(self) -> str:
        """The id of the clause or ruling that caused it."""
        return self.kind.clause

    @property
    def form(self) -> str:
        """Which sentence of the clause's message tells it; "" is the plain one."""
        return self.kind.form

    @property
    def args(self) -> dict[str, Any]:
        """Arguments by name."""
        return dict(zip(self.kind.names + self.kind.secret, self.values, strict=True))

    def seen_by(self, viewer: Viewer) -> Event:
        """This event, or its public twin where the viewer may not know the secret arguments."""
        if self.audience is None or viewer is OPEN or viewer in self.audience:
            return self
        return self.twin

    def to_json(self) -> dict[str, Any]:
        """Clause, form and arguments as plain JSON values."""
        return {"clause": self.clause, "form": self.form, "args": {k: plain(v) for k, v in self.args.items()}}

    def __reduce__(self) -> tuple[EventKind, tuple[Any, ...]]:
        return self.kind, self.values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind is other.kind and self.values == other.values

    def __hash__(self) -> int:
        return hash((id(self.kind), self.values))

    def __repr__(self) -> str:
        form = f".{self.form}" if self.form else ""
        return f"<{self.clause}{form} {' '.join(f'{k}={plain(v)}' for k, v in self.args.items())}>".replace(" >", ">")


def plain(value: Any) -> Any:
    """A value as JSON: seats by letter, cards as their game writes them, tuples as lists."""
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    if isinstance(value, Seat | Onlooker):
        return value.name
    to_json = getattr(value, "to_json", None)
    return value if to_json is None else to_json()


@final
class Refusal:
    """Why a move is not allowed: one clause (or ruling) and the arguments of its sentence."""

    __slots__ = ("args", "clause", "form")

    def __init__(self, clause: str, args: Args | None = None, form: str = "refused") -> None:
        self.clause, self.form = clause, form
        self.args: dict[str, Any] = dict(args or {})

    def to_json(self) -> dict[str, Any]:
        """Clause, form and arguments as plain JSON values."""
        return {"clause": self.clause, "form": self.form, "args": {k: plain(v) for k, v in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.clause, self.form))

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, { ({k: plain(v) for k, v in self.args.items()}) })"


class IllegalMove(KitError):
    """A move that the rules refuse. `refusals` names every clause that forbids it; the position is unchanged."""

    def __init__(self, move: object, refusals: tuple[Refusal, ...]) -> None:
        self.move, self.refusals = move, refusals
        super().__init__(f"{move}: refused by {', '.join(r.clause for r in refusals)}")


@final
class Result:
    """How a game ended: kind "win", "tie", "loss" (of all together) or "void", the seats that won or share the tie,
    and the clause that says so."""

    __slots__ = ("clause", "kind", "winners")

    def __init__(self, kind: str, winners: tuple[Seat, ...], clause: str) -> None:
        self.kind, self.winners, self.clause = kind, winners, clause

    def to_json(self) -> dict[str, Any]:
        """Kind, winners and clause as plain JSON values."""
        return {"kind": self.kind, "winners": [s.name for s in self.winners], "clause": self.clause}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.kind, self.winners, self.clause))

    def __repr__(self) -> str:
        return f"Result({self.kind!r}, {''.join(s.name for s in self.winners)!r}, {self.clause!r})"


class MoveValue(Protocol):
    """A move: a value with a text form both ways, which names the seat that makes it (None: chance)."""

    @property
    def seat(self) -> Seat | None:
        """Who makes it."""
        ...

    @property
    def text(self) -> str:
        """Its text form."""
        ...


class Position(Protocol):
    """The protocol that record, dealer, scenes, lessons and tables rely on; see the module's head."""

    game: ClassVar[str]
    """The game's name, which is the name of its package."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of this game, clockwise."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None before the first."""
        ...

    @property
    def span(self) -> object:
        """Equal at all positions of one turn, or of one trick: as long as a step of a lesson lasts."""
        ...

    @property
    def to_move(self) -> Viewer | None:
        """Who must decide now: a seat, CHANCE, or None at the end."""
        ...

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move did; no part of equality or text."""
        ...

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        ...

    @property
    def legal_moves(self) -> Any:
        """The moves of the seat that decides: iterate, `in`, `bool`, `len` where there are finitely many."""
        ...

    @property
    def chance(self) -> Any:
        """What can happen at CHANCE: `in`, `sample(rng)`."""
        ...

    def move(self, words: str, /) -> Any:
        """Read a move's text."""
        ...

    def why_not(self, move: Any, /) -> tuple[Refusal, ...]:
        """Every refusal of a move; () if it is legal."""
        ...

    def after(self, move: Any, /) -> Self:
        """The next position. Raises IllegalMove."""
        ...

    def view(self, viewer: Viewer, /) -> Any:
        """What a viewer may know."""
        ...

    def to_text(self) -> str:
        """The position as one line."""
        ...
