"""The best chain of beads: each begins where the ones before it have ended, in both texts.

Gaps cost nothing, so that a clause that only one text has breaks nothing, and a bead that follows the one before it
without a gap earns a little. The search is exact and takes a time that grows with the number of candidates, not with
the product of the lengths.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Candidate:
    """Source segments [i, i_end) that may say what target segments [j, j_end) say; what believing it is worth.

    `crossed`: two of each, the first with the second and the second with the first.
    """

    i: int
    i_end: int
    j: int
    j_end: int
    worth: float
    crossed: bool = False

    def parts(self) -> tuple[Candidate, ...]:
        """The beads that it is made of."""
        if not self.crossed:
            return (self,)
        i, j = self.i, self.j
        return Candidate(i, i + 1, j + 1, j + 2, self.worth), Candidate(i + 1, i + 2, j, j + 1, self.worth)


def best_chain(candidates: Sequence[Candidate], width: int, together: float) -> list[Candidate]:
    """The chain of the greatest worth among candidates whose target ends are at most `width`.

    `together` is what a bead earns that begins in both texts where another one has ended.
    """
    ordered = sorted((c for c in candidates if c.worth > 0), key=lambda c: (c.i, c.j))
    ended: dict[int, list[int]] = defaultdict(list)
    value, before = [0.0] * len(ordered), [-1] * len(ordered)
    reached = _Prefixes(width + 1)
    exact: dict[tuple[int, int], int] = {}
    row = 0
    for at, candidate in enumerate(ordered):
        while row <= candidate.i:
            _end(ended.pop(row, ()), ordered, value, reached, exact)
            row += 1
        best, previous = reached.best(candidate.j)
        beside = exact.get((candidate.i, candidate.j), -1)
        if beside >= 0 and value[beside] + together > best:
            best, previous = value[beside] + together, beside
        value[at], before[at] = best + candidate.worth, previous
        ended[candidate.i_end].append(at)
    return _followed(ordered, value, before)


def _end(
    numbers: Iterable[int],
    ordered: Sequence[Candidate],
    value: Sequence[float],
    reached: _Prefixes,
    exact: dict[tuple[int, int], int],
) -> None:
    """Let the candidates that end in this row be followed by others."""
    for at in numbers:
        place = (ordered[at].i_end, ordered[at].j_end)
        reached.raise_to(place[1], value[at], at)
        if place not in exact or value[exact[place]] < value[at]:
            exact[place] = at


def _followed(ordered: Sequence[Candidate], value: Sequence[float], before: Sequence[int]) -> list[Candidate]:
    at = max(range(len(value)), key=value.__getitem__, default=-1)
    chain: list[Candidate] = []
    while at >= 0:
        chain.append(ordered[at])
        at = before[at]
    return chain[::-1]


class _Prefixes:
    """The greatest value among the places 0..n, as a Fenwick tree."""

    def __init__(self, size: int) -> None:
        self.tree: list[tuple[float, int]] = [(0.0, -1)] * (size + 1)

    def best(self, place: int) -> tuple[float, int]:
        """(value, number) of the greatest at or before a place."""
        found, at = (0.0, -1), place + 1
        while at > 0:
            found = max(found, self.tree[at])
            at -= at & -at
        return found

    def raise_to(self, place: int, value: float, number: int) -> None:
        """Say that a value is reached at a place."""
        at = place + 1
        while at < len(self.tree):
            self.tree[at] = max(self.tree[at], (value, number))
            at += at & -at
