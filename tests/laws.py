"""Laws that every game of the kit keeps; each game's own tests give positions and moves to them."""

from __future__ import annotations

import pickle
from collections.abc import Collection, Iterable
from random import Random
from typing import Any

import pytest

from silva_kit import IllegalMove, Record


def check_needed_guards(position: Any, move: Any, refusals: Iterable[Any], guards: Collection[str]) -> None:
    """Switching off the guards of the clauses that refuse a move leaves no refusal, and each of them is needed."""
    named = frozenset(refusal.clause for refusal in refusals)
    assert named <= set(guards)
    assert position.why_not(move, without=named) == ()
    assert all(position.why_not(move, without=named - {one}) for one in named), (position, move)


def check_illegal(position: Any, moves: Iterable[Any]) -> None:
    """after() raises IllegalMove with the refusals of why_not for each of the moves that is not legal; the position
    stays."""
    before = position.to_text()
    for move in moves:
        if move not in position.legal_moves:
            with pytest.raises(IllegalMove) as caught:
                position.after(move)
            found = [refusal.to_json() for refusal in position.why_not(move)]
            assert [refusal.to_json() for refusal in caught.value.refusals] == found != []
    assert position.to_text() == before


def check_round_trips(record: Record, positions: Iterable[Any], rng: Random) -> None:
    """The positions, all moves and the record read back as they were written; a position survives pickling with its
    events."""
    for p in positions:
        assert type(p).from_text(p.to_text()) == p
        assert hash(type(p).from_text(p.to_text())) == hash(p)
    for move in record.moves:
        assert type(move).from_text(move.text) == move
        assert pickle.loads(pickle.dumps(move)) == move
    again = Record.from_text(record.to_text())
    assert again.positions == record.positions
    assert [p.events for p in again.positions] == [p.events for p in record.positions]
    p = rng.choice(record.positions)
    thawed = pickle.loads(pickle.dumps(p))
    assert (thawed, hash(thawed), thawed.events, thawed.to_text()) == (p, hash(p), p.events, p.to_text())
