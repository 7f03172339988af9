"""Games of SILVA played with a broken rule, and what the rules say of each of their steps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from killers import NOTICED, Mutant
from silva_games import random_move, random_rulings
from silva_kit.silva import Move, Rulings, SilvaPosition, legal, start
from silva_kit.teach.referee import Step


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """The rules are broken inside; nothing that was remembered goes in or comes out."""
    forget()
    try:
        with pytest.MonkeyPatch.context() as patch:
            mutant(patch)
            yield
    finally:
        forget()


def forget() -> None:
    """Forget the legal moves that were looked up."""
    for table in legal._TABLES.values():
        table.clear()


def fresh(position: SilvaPosition) -> SilvaPosition:
    """An equal position with the same events that remembers nothing."""
    new = position._copy()
    new.events = position.events
    return new


def mutated_game(mutant: Mutant, seed: int) -> list[Step]:
    """A random game under the broken rule, to its end or to where it breaks down."""
    rng = Random(seed)
    with broken(mutant):
        here = start(2 + seed % 3, random_rulings(rng) if seed % 2 else Rulings())
        steps: list[Step] = [(None, here)]
        while here.to_move is not None and len(steps) < 150:
            try:
                move = random_move(here, rng)
                here = here.after(move)
            except NOTICED:
                break
            steps.append((move, here))
    return [(move, fresh(position)) for move, position in steps]


def first_difference(steps: list[Step]) -> int | None:
    """The first step at which the rules say anything else, told by the lines and the events."""
    for number, (move, position) in enumerate(steps[1:], start=1):
        before = fresh(steps[number - 1][1])
        if before.why_not(move) or _written(before.after(move)) != _written(position):
            return number
    return None


def _written(position: SilvaPosition) -> tuple[Any, ...]:
    return position.to_text(), [event.to_json() for event in position.events]


def after_broken(mutant: Mutant, before: SilvaPosition, move: Move) -> SilvaPosition | None:
    """What a legal move does under the broken rule; None where it breaks down."""
    with broken(mutant):
        try:
            return fresh(fresh(before).after(move))
        except NOTICED:
            return None
