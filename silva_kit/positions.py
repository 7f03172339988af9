"""What the positions and views of all games do alike; what a game is at all stands in `position.py`.

A game's position names its fields in `VALUE`, and says in three short methods which modules know its rules. A hot path
may be written again in a game; a test holds each of them against the guards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast

from silva_kit.decision import Decision
from silva_kit.moves import check_seats, with_seat
from silva_kit.position import CHANCE, Args, Event, IllegalMove, Onlooker, Refusal, Result, Seat, Viewer, check_viewer

M = TypeVar("M", bound=Any)
V = TypeVar("V", bound="GameView")


class GamePosition(Generic[M, V]):
    """One moment of a game, compared field by field. `M` is the game's Move, `V` its view."""

    __slots__ = ()
    game: ClassVar[str]
    VALUE: ClassVar[tuple[str, ...]]
    """The fields that make it up; `events` and what is only remembered are none of them."""
    MOVE: ClassVar[type[Any]]
    KINDS: ClassVar[Collection[str]]
    """The first words of a seat's moves."""
    _read: ClassVar[Any]

    if TYPE_CHECKING:
        seats: tuple[Seat, ...]
        decision: Any
        result: Result | None
        events: tuple[Event, ...]
        _legal: Any

        @property
        def legal_moves(self) -> Any:
            """The moves of the seats that may decide now."""

        @property
        def chance(self) -> Any:
            """What can happen at CHANCE."""

        def to_text(self) -> str:
            """The position as one line."""
            raise NotImplementedError

        def _apply(self, move: M) -> None: ...
        def _view(self, viewer: Viewer) -> V: ...
        def _chance_refused(self, move: M) -> Refusal: ...

    @property
    def to_move(self) -> Seat | Onlooker | None:
        """Who must decide now: a seat, CHANCE, or None at the end."""
        if self.result is not None:
            return None
        decision: Decision = self.decision
        return decision.seat or CHANCE

    def move(self, words: str, /) -> M:
        """Read a move; a seat left out is the one that must decide now. Raises TextError, KitError for a seat not
        here."""
        move: M = self.MOVE.from_text(with_seat(words, self.decision.seat, self.KINDS))
        check_seats(move, (move.seat, move.target), self.seats)
        return move

    def why_not(self, move: M | str, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
        """() if the move (a value or its text) is legal, else every refusal. `without` switches off the guards of these
        clauses (for proofs).

        This is the referee's answer: it knows the mover's hand. Tell it to the mover only; what a viewer may ask is
        `view(viewer).why_not(move)`. Raises KitError for a seat that is not in this game, TextError for what is no
        move.
        """
        made = self._made(move)
        check_seats(made, (made.seat, made.target), self.seats)
        if made.seat is None:
            found = () if made in self.chance else (self._chance_refused(made),)
            return tuple(refusal for refusal in found if refusal.clause not in without)
        return self._view(made.seat).refusals(made, without)

    def after(self, move: M | str) -> Self:
        """The position after a move (a value or its text) of a seat or of chance. Raises IllegalMove, which names the
        refusing clauses, or TextError for what is no move."""
        made = self._made(move)
        if made not in (self.legal_moves if made.seat is not None else self.chance):
            raise IllegalMove(made, self.why_not(made))
        new = self._copy()
        new._apply(made)
        new._legal = None  # an effect may have asked for it while the copy was being filled
        return new

    def view(self, viewer: Viewer) -> V:
        """What a seat, PUBLIC or OPEN may know, built from nothing. Raises KitError for a viewer who is not at this
        table."""
        check_viewer(viewer, self.seats)
        return self._view(viewer)

    def _made(self, move: M | str) -> M:
        return cast("M", move) if type(move) is self.MOVE else self.move(move)

    def _copy(self) -> Self:
        """An equal position that nobody has seen, to be filled; it remembers nothing."""
        new = type(self).__new__(type(self))
        for name in self.VALUE:
            setattr(new, name, getattr(self, name))
        new.events = ()  # type: ignore[misc]  # its slots are the game's
        new._legal = None
        return new

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls._read = attrgetter(*cls.VALUE)

    def _value(self) -> tuple[Any, ...]:
        found: tuple[Any, ...] = type(self)._read(self)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GamePosition) and type(other) is type(self) and self._value() == other._value()

    def __hash__(self) -> int:
        return hash(self._value())

    def __repr__(self) -> str:
        return f"{type(self).__name__}.from_text({self.to_text()!r})"


Guard = Callable[[Any, Any], Args | None]
"""Reads a view and a move: None, or the arguments of its refusal."""
Forms = Mapping[tuple[str, str], str]
"""The form of a refusal's sentence where the plain one does not fit, by clause and first argument."""


def refusals(
    guards: Mapping[str, Guard], forms: Forms, view: Any, move: Any, without: frozenset[str]
) -> tuple[Refusal, ...]:
    """Every refusal of a move by the guards (clause: guard) that are not switched off."""
    found = []
    for clause, guard in guards.items():
        if clause not in without and (args := guard(view, move)) is not None:
            found.append(Refusal(clause, args, forms.get((clause, next(iter(args), "")), "refused")))
    return tuple(found)


class GameView:
    """A position through the eyes of one viewer, compared field by field."""

    __slots__ = ()
    game: ClassVar[str]
    FIELDS: ClassVar[tuple[str, ...]]
    MOVE: ClassVar[type[Any]]
    _read: ClassVar[Any]

    if TYPE_CHECKING:
        viewer: Viewer

        def to_text(self) -> str:
            """The view as one line."""
            raise NotImplementedError

        def refusals(self, move: Any, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
            """Every refusal of a move by the guards that are not switched off, whoever looks."""
            raise NotImplementedError

        def _not_yours(self) -> Refusal: ...

    def why_not(self, move: Any) -> tuple[Refusal, ...]:
        """() if this viewer may make the move (a value or its text) now, else the refusals. Raises TextError for a text
        that is no move.

        A move that is not this viewer's to make gets exactly one refusal, whatever it is: whom or what the game
        waits for.
        """
        made = move if isinstance(move, self.MOVE) else self.MOVE.from_text(move)
        return self.refusals(made) if made.seat is self.viewer else (self._not_yours(),)

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls._read = attrgetter(*cls.FIELDS)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bool(self._read(self) == self._read(other))

    __hash__ = None  # type: ignore[assignment]  # a view is compared, never a key

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.to_text()}>"
