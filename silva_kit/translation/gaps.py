"""What the chain of beads left over, looked at again where it stands: in the gaps between two beads, and beside one.

In a gap that both texts have, less evidence is wanted, because the place is evidence too. A segment beside a bead
joins it if a good part of what it says is still unaccounted for on the other side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from silva_kit.translation.chain import Candidate, best_chain
from silva_kit.translation.comparison import Comparison, Settings, candidates

EVEN = 0.9
"""A bead whose sides differ less in length (logarithm of the ratio) may grow on either."""
WIDEST = 6
"""A gap of more segments on a side is a missing part of the text, and no place where little evidence is enough."""


def in_gaps(comparison: Comparison, chain: Sequence[Candidate], settings: Settings) -> Iterator[Candidate]:
    """Further beads between each two beads of a chain."""
    start, end = Candidate(0, 0, 0, 0, 0.0), _end(comparison)
    free = ([True] * end.i, [True] * end.j)
    for one, two in pairwise([start, *chain, end]):
        rows, columns = range(one.i_end, two.i), range(one.j_end, two.j)
        if 0 < len(rows) <= WIDEST and 0 < len(columns) <= WIDEST:
            pairs = [(i, j) for i in rows for j in columns]
            inside = (
                bead
                for bead in candidates(comparison, pairs, free, settings)
                if comparison.fits(bead)
                and one.i_end <= bead.i
                and bead.i_end <= two.i
                and one.j_end <= bead.j
                and bead.j_end <= two.j
            )
            yield from best_chain(list(inside), end.j, settings.together)


def joined(comparison: Comparison, chain: Sequence[Candidate], settings: Settings) -> list[Candidate]:
    """The beads with the segments beside them that say a part of the same."""
    grown = list(chain)
    order = range(len(grown))
    for at in order:
        if grown[at].crossed:
            continue
        low = grown[at - 1] if at else Candidate(0, 0, 0, 0, 0.0)
        high = grown[at + 1] if at + 1 < len(grown) else _end(comparison)
        grown[at] = _grown(comparison, grown[at], low, high, settings)
    return grown


def _grown(comparison: Comparison, bead: Candidate, low: Candidate, high: Candidate, settings: Settings) -> Candidate:
    for _ in range(WIDEST):
        steps = _steps(bead, low, high)
        better = [step for step in steps if _says_more(comparison, bead, step, settings)]
        if not better or bead.crossed:
            return bead
        bead = max(better, key=lambda step: _common(comparison, step))
    return bead


def _steps(bead: Candidate, low: Candidate, high: Candidate) -> Iterator[Candidate]:
    """The bead with one segment more, on a side where it has one or the other has one."""
    i, i_end, j, j_end = bead.i, bead.i_end, bead.j, bead.j_end
    if j_end - j == 1:
        if i > low.i_end:
            yield Candidate(i - 1, i_end, j, j_end, bead.worth)
        if i_end < high.i:
            yield Candidate(i, i_end + 1, j, j_end, bead.worth)
    if i_end - i == 1:
        if j > low.j_end:
            yield Candidate(i, i_end, j - 1, j_end, bead.worth)
        if j_end < high.j:
            yield Candidate(i, i_end, j, j_end + 1, bead.worth)


def _says_more(comparison: Comparison, bead: Candidate, step: Candidate, settings: Settings) -> bool:
    """Whether a segment more adds what is unaccounted for so far, or says the whole once more."""
    if not comparison.alike(step.i, step.i_end, step.j, step.j_end):
        return False
    mass = _mass(comparison, step) - _mass(comparison, bead)
    gain = _common(comparison, step) - _common(comparison, bead)
    adds = mass > 0 and gain >= settings.beside * mass
    return (adds and comparison.uneven(step) <= max(comparison.uneven(bead), EVEN)) or _repeats(
        comparison, bead, step, settings
    )


def _repeats(comparison: Comparison, bead: Candidate, step: Candidate, settings: Settings) -> bool:
    """Whether the new segment says what its neighbour in the bead says, and is worth a bead of its own."""
    if step.i_end - step.i > bead.i_end - bead.i:
        new, old = (step.i, bead.i) if step.i < bead.i else (bead.i_end, bead.i_end - 1)
        group, side = (new, new + 1, bead.j, bead.j_end), 0
    else:
        new, old = (step.j, bead.j) if step.j < bead.j else (bead.j_end, bead.j_end - 1)
        group, side = (bead.i, bead.i_end, new, new + 1), 1
    if comparison.kinds[side][new] in ("heading", "label") or comparison.worth(*group, settings) <= 0:
        return False
    return comparison.sameness(side, new, old) >= settings.twice


def _mass(comparison: Comparison, bead: Candidate) -> float:
    return comparison.mass(bead.i, bead.i_end, bead.j, bead.j_end)


def _common(comparison: Comparison, bead: Candidate) -> float:
    return sum(comparison.shared(bead.i, bead.i_end, bead.j, bead.j_end).values())


def _end(comparison: Comparison) -> Candidate:
    wide, high = len(comparison.sides[0]), len(comparison.sides[1])
    return Candidate(wide, wide, high, high, 0.0)
