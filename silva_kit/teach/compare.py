"""One play under two rulings: both side by side, and where they part.

    found = compare("brewer_equal", "default", {"brewer_tie": "none"})
    found.parting.step                  # the number of the move after which they are no longer the same
    found.parting.clauses               # the clauses and rulings that only one of them cites there

Both sides begin at the same position and make the same moves. Where a move is not legal on one side, that side stops
there, and `stopped` says why.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from silva_kit.position import OPEN, Event, IllegalMove, KitError, Refusal
from silva_kit.record import Record, game, position_from_text
from silva_kit.teach.scenes import Scene

Asked: TypeAlias = "str | Mapping[str, str] | Any"
"""Rulings: a profile's name, switches, or the game's Rulings."""


@dataclass(frozen=True)
class Side:
    """One of the two plays. `stopped`: the refusals of the first move that it may not make, () if it made all."""

    rulings: Any
    record: Record
    stopped: tuple[Refusal, ...]

    @property
    def moves(self) -> int:
        """How many moves it made."""
        return len(self.record.moves)


@dataclass(frozen=True)
class Parting:
    """Where two plays are no longer the same: after this many moves. `first` and `second` are the events of the two
    sides there, `alone` for each side the clauses that only it cites: by events, by what is to be decided next, or by
    refusals."""

    step: int
    first: tuple[Event, ...]
    second: tuple[Event, ...]
    alone: tuple[tuple[str, ...], tuple[str, ...]]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that only one of them cites there."""
        return tuple(sorted({*self.alone[0], *self.alone[1]}))


@dataclass(frozen=True)
class Comparison:
    """Two plays of one position under two rulings; `parting` is None where they are the same to the end."""

    first: Side
    second: Side
    parting: Parting | None

    @property
    def winners_differ(self) -> bool:
        """Whether both plays are over, with other winners."""
        one, other = self.first.record.position.result, self.second.record.position.result
        return one is not None and other is not None and (one.kind, one.winners) != (other.kind, other.winners)


def compare(scene: Scene | str | Any, first: Asked, second: Asked, moves: Sequence[Any] | None = None) -> Comparison:
    """Play a scene (or its name, or a position with `moves`) under two rulings.

    Raises KitError for what is no scene, for rulings that the game does not have, and for a position that is none under
    one of them.
    """
    start, made = _script(scene, moves)
    return compare_plays(start, (first, made), (second, made))


def compare_plays(start: Any, first: tuple[Asked, Sequence[Any]], second: tuple[Asked, Sequence[Any]]) -> Comparison:
    """Two plays of one position, each by its rulings and with its moves. Raises KitError as `compare`."""
    sides = [_played(under(start, asked), moves) for asked, moves in (first, second)]
    return Comparison(sides[0], sides[1], _parting(*sides))


def _script(scene: Any, moves: Sequence[Any] | None) -> tuple[Any, list[Any]]:
    if isinstance(scene, str):
        scene = Scene.load(scene)
    if not isinstance(scene, Scene):
        if not hasattr(scene, "game"):
            raise KitError(f"scene={scene!r}: give a scene, its name, or a position")
        return scene, list(moves or ())
    return scene.start, list(scene.run().record.moves) if moves is None else list(moves)


def under(position: Any, asked: Asked) -> Any:
    """The position under other rulings; nothing else of it changes. Raises KitError."""
    kind = game(position.game).Rulings
    if isinstance(asked, str):
        rulings = kind.from_text(asked)
    elif isinstance(asked, Mapping):
        rulings = kind.from_mapping(dict(asked))
    else:
        rulings = asked
    if not isinstance(rulings, kind):
        raise KitError(f"rulings={asked!r}: give a profile, switches, or {position.game}.Rulings")
    words = [word for word in position.to_text().split() if not word.startswith("rulings=")]
    changed = rulings.to_text()
    return position_from_text(" ".join([*words, f"rulings={changed}"] if changed else words))


def _played(position: Any, moves: Iterable[Any]) -> Side:
    record = Record(position)
    for move in moves:
        try:
            record.play(move)
        except IllegalMove as error:
            return Side(position.rulings, record, error.refusals)
    return Side(position.rulings, record, ())


def _parting(first: Side, second: Side) -> Parting | None:
    for step in range(max(first.moves, second.moves) + 1):
        sides = [side.record.positions[step] if step <= side.moves else None for side in (first, second)]
        if None in sides or not _same(*sides):
            told = [position.events if position is not None else () for position in sides]
            cited = [{event.clause for event in events} for events in told]
            for number, position in enumerate(sides):
                if position is not None and position.result is None:
                    cited[number].add(position.decision.clause)
            for number, side in enumerate((first, second)):
                if sides[number] is None:
                    cited[number] |= {refusal.clause for refusal in side.stopped}
            alone = tuple(sorted(cited[0] - cited[1])), tuple(sorted(cited[1] - cited[0]))
            return Parting(step, told[0], told[1], alone)
    return None


def _same(one: Any, other: Any) -> bool:
    """Whether two positions are the same but for their rulings, for every eye, and what happened is the same."""
    if [event.to_json() for event in one.events] != [event.to_json() for event in other.events]:
        return False
    return all(_looks(one, viewer) == _looks(other, viewer) for viewer in (OPEN, *one.seats))


def _looks(position: Any, viewer: Any) -> dict[str, Any]:
    """What a viewer sees but for the moves that may be made: they part the plays only when one is made."""
    seen: dict[str, Any] = position.view(viewer).to_json()
    return {key: value for key, value in seen.items() if key != "moves"}
