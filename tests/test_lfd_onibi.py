"""The Onibi against a second opinion that takes one step at a time, as the rules tell it."""

from __future__ import annotations

from itertools import product

import pytest

from silva_kit.living_forest_duel.onibi import steps_to_win, walk
from silva_kit.position import Seat

MOVER, OTHER = Seat("A"), Seat("B")
TABLES = list(product((3, 5, 7), (None, MOVER, OTHER), (0, 1)))


def stepped(pos: int, steps: int, card: str, size: int, cost: int) -> tuple[int | None, str, list[str]]:
    """`lfd.act.onibi` ff.: where the pawn stands (None: over the edge, won), who holds the card, what happened."""
    log: list[str] = []
    for _ in range(steps):
        if pos < size - 1:
            pos += 1
            continue
        log.append(card)
        if card == "other":  # lfd.act.onibi_cross_opp
            return None, card, log
        card = {"nobody": "other", "mover": "nobody"}[card]  # .onibi_cross_none, .onibi_cross_mine
        pos = 0 if cost else 1  # R23: a crossing for nothing leaves the step for the next clearing
    return pos, card, log


NAMES = {None: "nobody", MOVER: "mover", OTHER: "other"}


@pytest.mark.parametrize(("size", "holder", "cost"), TABLES)
def test_the_onibi_walks_as_the_rules_tell(size: int, holder: Seat | None, cost: int) -> None:
    """Every number of steps from every clearing, with the Onibi card in each of the three places, R23 both ways."""
    for pos, steps in product(range(size), range(4 * size)):
        found = walk(pos, steps, holder, MOVER, OTHER, size, cost)
        here, card, log = stepped(pos, steps, NAMES[holder], size, cost)
        assert (found.position, NAMES[found.holder]) == (here, card)
        assert [NAMES[held] for held in found.crossings] == log
        assert found.won == (here is None)


@pytest.mark.parametrize(("size", "holder", "cost"), TABLES)
def test_the_fewest_steps_to_win_are_found(size: int, holder: Seat | None, cost: int) -> None:
    """What is told as the way left to the victory: one step fewer does not win."""
    for pos in range(size):
        fewest = steps_to_win(pos, holder, MOVER, size, cost)
        assert stepped(pos, fewest, NAMES[holder], size, cost)[0] is None
        assert stepped(pos, fewest - 1, NAMES[holder], size, cost)[0] is not None
