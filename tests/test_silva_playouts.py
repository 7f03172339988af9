"""Bulk playouts against the engine: the same game, told by how often each outcome comes."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from games import effort
from silva_games import random_move
from silva_kit import KitError
from silva_kit.silva import start
from silva_kit.silva.playouts import Outcome, playouts

GAMES = effort(6_000, 20_000)


def reference(games: int, players: int, seed: int) -> tuple[Counter[Outcome], int]:
    """Random games through the engine."""
    rng, outcomes, decisions = Random(seed), Counter[Outcome](), 0
    for _ in range(games):
        p = start(players)
        while p.to_move is not None:
            decisions += p.decision.seat is not None
            p = p.after(random_move(p, rng))
        assert p.result is not None
        outcomes[p.result.kind, p.result.clause, tuple(sorted(s.index for s in p.result.winners))] += 1
    return outcomes, decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_have_the_outcomes_of_the_engine(players: int) -> None:
    """Each outcome's share, and the number of decisions a game, agree with the engine within three standard errors."""
    ours, our_decisions = playouts(GAMES * 3, players, seed=1)
    theirs, their_decisions = reference(GAMES, players, seed=2)
    assert set(ours) | set(theirs) == set(ours)
    groups = {"clause": lambda o: o[1], "seats": lambda o: o[2] if o[0] == "win" else ("tie", len(o[2]))}
    for group in groups.values():
        mine, other = Counter[object](), Counter[object]()
        for outcome, count in ours.items():
            mine[group(outcome)] += count
        for outcome, count in theirs.items():
            other[group(outcome)] += count
        for key in mine:
            p, q = mine[key] / (3 * GAMES), other[key] / GAMES
            pooled = (mine[key] + other[key]) / (4 * GAMES)
            error = sqrt(pooled * (1 - pooled) * (1 / GAMES + 1 / (3 * GAMES)))
            assert abs(p - q) <= 3 * error, (players, key, p, q, error)
    assert our_decisions / (3 * GAMES) == pytest.approx(their_decisions / GAMES, rel=0.02)


def test_playouts_are_reproducible_and_refuse_other_numbers() -> None:
    """Equal seeds give equal counts; five players are refused."""
    assert playouts(200, 4, seed=9) == playouts(200, 4, seed=9)
    assert sum(playouts(200, 2, seed=9)[0].values()) == 200
    with pytest.raises(KitError, match="2, 3 or 4"):
        playouts(1, 5)
