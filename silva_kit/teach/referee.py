"""The referee: the first step of a play that the rules do not allow, and moves that are made although they are refused.

    judge(steps)                        # None for a clean play, else a Breach
    found.step, found.kind, found.clause
    after_anyway(position, move)        # a refused move carried out, as at a table where nobody says no

`steps` are (move that led here, position), as a table has them (`Game.steps()`); the first move is None, and
`steps_of(record)` gives those of a record. A breach is told to people as it is: `refusals` and events have their
sentences, `fields` are the names of what lies otherwise than it should.

Each step is judged from the position before it, however that came about. So after a breach the play goes on by the
rules from what then lies on the table, and `breaches` finds the next one. A what-if that was dealt anew is another play
than the game that it branches from: judge its own record.
"""  # fmt: skip

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
    # A position that was read from its line tells no events; they are not missing for that.
    told, due = position.events or expected.events, expected.events
    if expected == position and told == due:
        return None
    fields = tuple(name for name in type(expected).VALUE if getattr(expected, name) != getattr(position, name))
    clauses = _of_events(expected, position) if told != due else _of_fields(expected, position, fields)
    return Breach(step, "effect", clauses, (), expected, _without(due, told), _without(told, due), fields)


def _kind(before: Any, move: Any) -> str:
    if move.seat is not None:
        return "move"
    return "deal" if _chapter(before.decision.clause) == "setup" else "chance"


def _refusing(before: Any, move: Any, refusals: Iterable[Refusal]) -> tuple[str, ...]:
    """The refusing clauses; where chance was asked, the clause by which it answers."""
    if move.seat is None and before.decision.by_chance:
        return (before.decision.clause,)
    return _once(refusal.clause for refusal in refusals)


def _without(events: Iterable[Event], others: Iterable[Event]) -> tuple[Event, ...]:
    left, found = Counter(others), []
    for event in events:
        if left[event]:
            left[event] -= 1
        else:
            found.append(event)
    return tuple(found)


def _of_events(expected: Any, position: Any) -> tuple[str, ...]:
    """The clauses of the first events that differ, of a decision that only one side waits for, and of all others.

    Where one side stops and the other goes on, it is the decision that comes first. The course of a turn follows from
    the rest, so its clauses count only where it differs first.
    """
    due, told = expected.events, position.events
    at = next((i for i, (one, other) in enumerate(zip(due, told, strict=False)) if one != other), None)
    missing, extra = _without(due, told), _without(told, due)
    parted = () if at is None else ((due[at], missing), (told[at], extra))
    first = sorted((event.clause for event, among in parted if event in among), key=_follows)
    rest = [event.clause for event in (*missing, *extra)]
    others = _effects([*_waits(expected, position), *rest])
    return _once([*(_effects(first) or first), *others]) or _once(rest) or _once(event.clause for event in due)


def _of_fields(expected: Any, position: Any, fields: Sequence[str]) -> tuple[str, ...]:
    """All that should be told was told, but the table is another: the clauses of the events that answer for what
    differs. Where none does, nothing should have touched it, and the clause that says when it changes is broken."""
    answers: Mapping[str, Sequence[str]] = getattr(type(expected), "ANSWERS", {})
    happened = [event.clause for event in expected.events]
    found = _effects(_waits(expected, position))
    for field in fields:
        known = answers.get(field, ())
        found += [clause for clause in happened if clause in known] or known[:1]
    found = found or happened
    return _once(_effects(found) or found)


def _waits(expected: Any, position: Any) -> list[str]:
    """The clauses of what seats are asked, where only one of the two positions asks it."""
    asked = [p.decision for p in (expected, position)]
    return [each.clause for each in asked if each.seat is not None and asked[0].kind != asked[1].kind]


def _follows(clause: str) -> bool:
    """Whether a clause only says what comes of others: who is out, how the game ends, whose turn it is."""
    return _chapter(clause) in ("elimination", "end", "turn")


def _effects(clauses: Iterable[str]) -> list[str]:
    """Without those of the course of a turn."""
    return [clause for clause in clauses if _chapter(clause) != "turn"]


def _once(clauses: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clauses))


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
