"""The referee at a table: what is played there, and what-ifs beside it."""

from __future__ import annotations

from games import effort
from silva_kit.silva import start
from silva_kit.silva.bots import RandomBot
from silva_kit.teach.referee import judge, steps_of
from silva_widgets.game import Game


def test_a_what_if_is_judged_by_its_own_record() -> None:
    """Games at a table with bots are clean, and so is a what-if that was dealt anew, judged from where it was dealt."""
    for seed in range(effort(6, 200)):
        seats = start(3).seats
        game = Game(start(3), {seat: RandomBot() for seat in seats}, seed=seed)
        assert judge(game.steps()) is None
        game.branch(len(game.steps()) // 2, seats[0], {})
        assert judge(steps_of(game.layer.record)) is None
