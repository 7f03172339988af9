"""Random games of any game of the kit, for the tests; what only one game has is in `silva_games.py` and the like."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any, TypeVar

P = TypeVar("P")


def effort(small: int, full: int) -> int:
    """How often a study is repeated: `full` where SILVA_KIT_FULL is set, else the smaller version that CI runs."""
    return full if os.environ.get("SILVA_KIT_FULL") else small


def play_out(position: P, rng: Random, choose: Callable[[P, Random], Any]) -> Iterator[P]:
    """The position and all that follow in a game to the end, each move as `choose` says."""
    yield position
    here: Any = position
    while here.to_move is not None:
        here = here.after(choose(here, rng))
        yield here


def first(items: Iterable[P], count: int) -> list[P]:
    """The first so many, or all."""
    return list(islice(items, count))


def some_of(games: Iterator[Iterator[P]], count: int, rng: Random, keep: Callable[[P], bool]) -> Iterator[P]:
    """So many positions out of games, about a third of those that may be kept."""
    found = 0
    for game in games:
        for position in game:
            if rng.random() < 0.35 and keep(position):
                yield position
                found += 1
                if found == count:
                    return
