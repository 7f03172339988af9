"""What is sent when it is asked at a table of SILVA what can be known, by whom, and what could be played."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final
from unittest.mock import patch

from leaks_pairs import Pair
from leaks_pairs import pair as numbered_pair
from leaks_play import close, goes_on, opened, scripted
from leaks_sent import Sent, reprs
from leaks_table import Person, Wire, wired
from silva_kit.position import Seat
from silva_kit.record import Record
from silva_widgets import seeking

STEPS: Final = 12
"""The game is cut off here: what can be known takes long to work out where much was hidden for long."""
GAMES: Final = 2
"""So few games are played for each move: what is sent is compared, not how good it is."""


class AtOnce:
    """Stands for a thread: the search is over before anything else is asked, so that no message depends on time."""

    def __init__(self, target: Callable[[], None], daemon: bool) -> None:
        self._target = target

    def start(self) -> None:
        """Search."""
        self._target()

    def join(self, seconds: float | None = None) -> None:
        """There is nothing to wait for."""


@contextmanager
def at_once() -> Iterator[None]:
    """While it lasts, searches are over when they are asked for, and tell every step."""
    with patch.object(seeking, "Thread", AtOnce), patch.object(seeking, "PACE", -1.0):
        yield


def known(pair: Pair, record: Record) -> Sent:
    """All that crosses while a game is played with the viewer's knowledge open beside it, and while the viewer asks
    about that of others."""
    wire, rng = Wire(), Random(f"known {pair.number}")
    script = scripted(pair, cut(record))
    shown: list[tuple[str, bytes]] = []
    with wired(wire, script), at_once():
        table = opened(pair, script, know=pair.viewer.name if isinstance(pair.viewer, Seat) else None)
        person = Person(table)
        while not script.over:
            goes_on(pair, person, script)
        offers = (person.state["know"] or {"offers": []})["offers"]
        for asked in _asked(pair, offers, rng):
            person.ask(**asked)
            shown += reprs(table, "known ")
        if person.moves:
            table.explore(rng.choice(table.rules.bots), samples=GAMES)
            shown += reprs(table, "known ")
        close(table)
    yield from shown
    yield from ((f"known {surface}", message) for surface, message in wire.bytes())


def _asked(pair: Pair, offers: list[tuple[str, str]], rng: Random) -> Iterator[dict[str, Any]]:
    """What is offered, the viewer's own knowledge last; eyes that are not offered; and nothing any more."""
    for seat, name in rng.sample(offers, len(offers)):
        if name != "ui-know-about" or _is_quick(pair):
            yield {"do": "know", "seat": seat}
    yield {"do": "know", "seat": rng.choice(("E", "PUBLIC", "OPEN", ""))}
    yield {"do": "know", "seat": None}
    yield {"do": "know", "seat": str(pair.viewer)}
    yield {"do": "stop"}


def _is_quick(pair: Pair) -> bool:
    """Whether it is asked what others may know: that takes seconds where they are more than one."""
    others = len(pair.one.start.seats) - 1
    return others == 1 or (others == 2 and pair.number % 10 == 0)


def cut(record: Record) -> Record:
    """The first steps of a game, to one at which a seat decides."""
    ends = [at for at, p in enumerate(record.positions[: STEPS + 1]) if isinstance(p.to_move, Seat)]
    return record.branch(ends[-1])


def known_pairs(count: int, seed: int) -> Iterator[Pair]:
    """The first pairs of a seed whose games differ within the first steps."""
    apart = (one for one in (numbered_pair(number, seed) for number in itertools.count()) if _apart(one))
    return itertools.islice(apart, count)


def _apart(pair: Pair) -> bool:
    one, other = cut(pair.one), cut(pair.other)
    return one.positions != other.positions
