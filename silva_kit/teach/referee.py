"""The referee: the first step of a play that the rules do not allow, and moves that are made although they are refused.

    judge(steps)                        # None for a clean play, else a Breach
    found.step, found.kind, found.clause
    after_anyway(position, move)        # a refused move carried out, as at a table where nobody says no

`steps` are (move that led here, position), as a table has them (`Game.steps()`); the first move is None, and
`steps_of(record)` gives those of a record. A breach is told to people as it is: `refusals` and events have their
sentences, `fields` are the names of what lies otherwise than it should.

Each step is judged from the position before it, however that came about. So after a breach the play goes on by the
rules from what then lies on the table, and `breaches` finds the next one.
"""  # fmt: skip

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

from silva_kit.position import Event, KitError, Refusal
from silva_kit.record import Record

Step: TypeAlias = "tuple[Any, Any]"
"""(move that led here, or None at the start; position)."""
KINDS: Final = ("move", "effect", "chance", "deal")
CARRY_OUT: Final = ("silva",)
"""The games in which refused moves can be carried out."""


class NotCarriedOut(KitError):
    """A refused move that nobody can carry out: something is not there, or no play could go on afterwards."""


@dataclass(frozen=True)
class Breach:
    """A step that the rules do not allow: `steps[step]`.

    `kind`: "move": the rules refuse the move, `refusals` say why. "effect": the move was legal, but what followed is
    not what the rules give. "chance", "deal": chance cannot have answered so, in the game or in its setup.

    `clauses` are those that are broken, the nearest one first; each is a right answer to "which rule?". For "effect":
    `expected` is the position that should lie there, `missing` and `extra` the events that should have come and those
    that should not, and `fields` the parts of the position that differ. Events are for the eyes of OPEN: show a
    viewer `event.seen_by(viewer)`.
    """

    step: int
    kind: str
    clauses: tuple[str, ...]
    refusals: tuple[Refusal, ...] = ()
    expected: Any = None
    missing: tuple[Event, ...] = ()
    extra: tuple[Event, ...] = ()
    fields: tuple[str, ...] = ()

    @property
    def clause(self) -> str:
        """The clause that is nearest to the breach."""
        return self.clauses[0]


def steps_of(record: Record) -> list[Step]:
    """The steps of a record, as `judge` reads them."""
    return list(zip([None, *record.moves], record.positions, strict=True))


def judge(steps: Sequence[Step]) -> Breach | None:
    """The first step that the rules do not allow; None for a clean play.

    Raises KitError for steps that are no play: none at all, a move at the start, or a later step without one; and
    TextError where the first position cannot be.
    """
    return next(breaches(steps), None)


def breaches(steps: Sequence[Step]) -> Iterator[Breach]:
    """Every step that the rules do not allow, each judged from the position before it. Raises KitError as `judge`."""
    if not steps or steps[0][0] is not None:
        raise KitError("steps: they begin with (None, the position at the start)")
    before = steps[0][1]
    type(before).from_text(before.to_text())
    for number, (move, position) in enumerate(steps[1:], start=1):
        if move is None:
            raise KitError(f"steps, step {number}: only the first step has no move")
        found = _broken(number, before, move, position)
        if found is not None:
            yield found
        before = position


def _broken(step: int, before: Any, move: Any, position: Any) -> Breach | None:
    """Legality is asked of the guards, one for each clause, and not of the list of legal moves."""
    refusals = before.why_not(move)
    if refusals:
        return Breach(step, _kind(before, move), _refusing(before, move, refusals), refusals)
    expected = before.after(move)
    told, due = position.events, expected.events
    if expected == position and (told == due or not told):
        return None
    # A position that was read from its line tells no events; they are not missing for that.
    missing, extra = (_without(due, told), _without(told, due)) if told else ((), ())
    fields = tuple(name for name in type(expected).VALUE if getattr(expected, name) != getattr(position, name))
    clauses = _nearest(_cited(expected, position, missing, extra))
    return Breach(step, "effect", clauses, (), expected, missing, extra, fields)


def _kind(before: Any, move: Any) -> str:
    if move.seat is not None:
        return "move"
    return "deal" if _chapter(before.decision.clause) == "setup" else "chance"


def _refusing(before: Any, move: Any, refusals: Iterable[Refusal]) -> tuple[str, ...]:
    """The refusing clauses; where chance was asked, the clause by which it answers."""
    if move.seat is None and before.decision.by_chance:
        return (before.decision.clause,)
    return tuple(dict.fromkeys(refusal.clause for refusal in refusals))


def _without(events: Iterable[Event], others: Iterable[Event]) -> tuple[Event, ...]:
    left, found = Counter(others), []
    for event in events:
        if left[event]:
            left[event] -= 1
        else:
            found.append(event)
    return tuple(found)


def _cited(expected: Any, position: Any, missing: Sequence[Event], extra: Sequence[Event]) -> Iterator[str]:
    """The clauses of the decision that should wait there or should not, of the events that differ, or of all events
    where these are the same and only the table is not."""
    asked = [p.decision for p in (expected, position)]
    if asked[0].kind != asked[1].kind:
        yield from (decision.clause for decision in asked if decision.seat is not None)
    yield from (event.clause for event in (*missing, *extra))
    if not missing and not extra:
        yield from (event.clause for event in expected.events)


def _nearest(clauses: Iterable[str]) -> tuple[str, ...]:
    """Each clause once. Those of the course of a turn follow from the others, so they count only if they are alone."""
    once = tuple(dict.fromkeys(clauses))
    return tuple(clause for clause in once if _chapter(clause) != "turn") or once


def _chapter(clause: str) -> str:
    return clause.split(".")[1]


def after_anyway(position: Any, move: Any, rng: Random | None = None) -> Any:
    """The position after a move (a value or its text), whether the rules allow it or not.

    A legal move does what it does. What a refused one does is said in the game's `anyway.py`; `rng` deals what must be
    dealt for it. Raises NotCarriedOut where it cannot be carried out, and KitError for a game without such a module.
    """
    made = position.move(move) if isinstance(move, str) else move
    if not position.why_not(made):
        return position.after(made)
    if position.game not in CARRY_OUT:
        raise KitError(f"{position.game}: refused moves can be carried out in {', '.join(CARRY_OUT)}")
    return import_module(f"silva_kit.{position.game}.anyway").carried_out(position, made, rng or Random())
