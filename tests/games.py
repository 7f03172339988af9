"""Random games of any game of the kit, for the tests; what only one game has is in `silva_games.py` and the like."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, TypeVar

P = TypeVar("P")


def effort(small: int, full: int) -> int:
    """How often a study is repeated: `full` where SILVA_KIT_FULL is set, else the smaller version that CI runs."""
    return full if os.environ.get("SILVA_KIT_FULL") else small


def any_rulings(kind: Any, switches: Mapping[str, Sequence[str]], rng: Random) -> Any:
    """Half of the time the default rulings, else a random value for each switch."""
    if rng.random() < 0.5:
        return kind(**{name: rng.choice(values) for name, values in switches.items()})
    return kind()


def play_out(
    position: P, rng: Random, choose: Callable[[P, Random], Any], stop: Callable[[P], bool] = lambda p: False
) -> Iterator[P]:
    """The position and all that follow in a game to the end, or until `stop` holds, each move as `choose` says."""
    yield position
    here: Any = position
    while here.to_move is not None and not stop(here):
        here = here.after(choose(here, rng))
        yield here


def first(items: Iterable[P], count: int) -> list[P]:
    """The first so many, or all."""
    return list(islice(items, count))


def some_of(
    begin: Callable[[Random], Iterator[P]], count: int, seed: int, keep: Callable[[P], bool] = lambda p: True
) -> Iterator[P]:
    """So many positions out of games that `begin` plays, about a third of those that may be kept."""
    rng, found = Random(seed), 0
    while True:
        for position in begin(rng):
            if rng.random() < 0.35 and keep(position):
                yield position
                found += 1
                if found == count:
                    return
