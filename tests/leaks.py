"""The study of non-interference: what SILVA's table sends to a viewer does not depend on what he cannot know.

    SILVA_KIT_FULL=1 PYTHONPATH=.:widgets:tests python tests/leaks.py    10,000 pairs sent, 200 saved, 300 asked
    PYTHONPATH=.:widgets:tests python tests/leaks.py 1000 20 20          as many as CI compares

Pairs of whole games that a viewer cannot tell apart (`leaks_pairs.py`) are played at tables (`leaks_table.py`), and all
that is sent (`leaks_sent.py`, `leaks_known.py`) or saved (`leaks_saved.py`) is compared byte for byte. Six planted
leaks (`leaks_planted.py`) show that the comparison is sharp.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

import pytest

from leaks_known import known, known_pairs
from leaks_pairs import Pair, pairs
from leaks_planted import LEAKS
from leaks_sent import Sent, all_sent
from silva_kit.record import Record

SEED: Final = 1
PART: Final = 250
"""So many pairs are compared in one task of an executor."""
SHOWN: Final = 20
"""A planted leak must be found in so many pairs."""
Source = Callable[[Pair, Record], Sent]
ASKED: Final = {"the_belief_of_another_seat_is_sent": (known, known_pairs)}
"""Where a planted leak shows only if something is asked for."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two games that look alike were not sent alike: the pair, the surface, and the first bytes that differ."""

    pair: int
    surface: str
    one: bytes
    other: bytes


@dataclass(slots=True)
class Figures:
    """What a study came to."""

    pairs: int = 0
    messages: Counter[str] = field(default_factory=Counter)
    """How many messages were compared, by their surface."""
    bytes: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """How many pairs: by players, by viewer, under other rulings, over."""
    differences: list[Difference] = field(default_factory=list)

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.pairs + other.pairs,
            self.messages + other.messages,
            self.bytes + other.bytes,
            self.kinds + other.kinds,
            self.differences + other.differences,
        )

    def __str__(self) -> str:
        surfaces = ", ".join(f"{name} {count:,}" for name, count in sorted(self.messages.items()))
        return (
            f"{self.pairs:,} pairs ({', '.join(f'{name}: {count:,}' for name, count in sorted(self.kinds.items()))})\n"
            f"{len(self.messages)} surfaces, {self.messages.total():,} messages compared, {self.bytes / 1e6:,.1f} MB: "
            f"{surfaces}\n{len(self.differences)} differences"
        )


def compare(pair: Pair, source: Source = all_sent) -> Figures:
    """Compare what the viewer of one pair gets of its two games: the first difference of them, and how much it was."""
    found = Figures(pairs=1, kinds=Counter(_kinds(pair)))
    sent = [list(source(pair, record)) for record in (pair.one, pair.other)]  # one game after the other
    for one, other in zip_longest(*sent, fillvalue=("nothing", b"")):
        found.messages[one[0]] += 1
        found.bytes += len(one[1])
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one[1], other[1], strict=False)) if a != b), 0)
            told = (one[1][max(0, at - 60) : at + 60], other[1][max(0, at - 60) : at + 60])
            found.differences.append(Difference(pair.number, one[0], *told))
            break
    return found


def _kinds(pair: Pair) -> Iterator[str]:
    yield f"{len(pair.one.start.seats)} players"
    yield "spectator" if pair.viewer.bit == 0 else "seat"
    if pair.one.start.rulings.to_text():
        yield "other rulings"
    if pair.one.position != pair.other.position:
        yield "still apart at the end"
    if pair.one.position.result:
        yield "over"


def part(first: int, count: int) -> Figures:
    """So many pairs, in this process."""
    return sum(map(compare, pairs(count, SEED, first)), Figures())


def study(count: int, executor: Executor | None = None) -> Figures:
    """So many pairs, in any executor; in this process without one."""
    firsts = range(0, count, PART)
    counts = [min(PART, count - first) for first in firsts]
    made: Iterable[Figures] = (executor.map if executor else map)(part, firsts, counts)
    return sum(made, Figures())


def known_study(count: int) -> Figures:
    """So many pairs, at whose tables it is asked what can be known."""
    return sum((compare(pair, known) for pair in known_pairs(count, SEED)), Figures())


def saved_study(count: int) -> Figures:
    """So many pairs, each game in a notebook of its own that is run, saved and exported."""
    from leaks_saved import notebooks  # late: it needs what runs notebooks

    with notebooks(SEED) as kernel:
        return sum((compare(pair, kernel.saved) for pair in pairs(count, SEED)), Figures())


def shows(name: str, count: int = SHOWN) -> list[bool]:
    """Of the first so many pairs, which show a planted leak."""
    with pytest.MonkeyPatch.context() as patch:
        LEAKS[name](patch)
        source, some = ASKED.get(name, (all_sent, pairs))
        return [bool(compare(pair, source).differences) for pair in some(count, SEED)]


def report(count: int = 10_000, saved: int = 200, asked: int = 300, executor: Executor | None = None) -> bool:
    """Print the figures of the whole study; whether nothing leaks and every planted leak is found."""
    sent = study(count, executor)
    print(f"sent: {sent}")
    told = known_study(asked)
    print(f"asked what can be known: {told}")
    kept = saved_study(saved)
    print(f"saved: {kept}")
    found = {name: shows(name) for name in LEAKS}
    print(f"planted leaks found: {sum(map(any, found.values()))} of {len(found)}")
    for name, seen in found.items():
        after = f"after {seen.index(True) + 1}" if any(seen) else "not found"
        print(f"  {name}: {after}; {sum(seen)} of {len(seen)} pairs show it")
    return not (sent + told + kept).differences and all(map(any, found.values()))


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:4]]
    with ProcessPoolExecutor(2) as pool:
        sys.exit(not report(*asked, executor=pool))
