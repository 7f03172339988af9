"""Where a game was lost: every answer is replayed through the engine and held against asking move by move."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from silva_kit.dealer import Dealer
from silva_kit.position import CHANCE
from silva_kit.record import Record
from silva_kit.silent_guardians import GuardiansPosition, start
from silva_kit.silent_guardians.bots import bot
from silva_kit.silent_guardians.solver import Lost, Unknown, Winnable
from silva_kit.silent_guardians.turning import moves_of, problem_of, still_winnable, turning_point


def lost_game(players: int, seed: int, transfers: int = 0) -> Record:
    """A game of sensible bots that ended in a loss."""
    record = Record(start(players, "B" if transfers else "A", transfers))
    dealer, rng, player = Dealer(seed), Random(seed), bot("sensible")
    while (to_move := record.position.to_move) is not None:
        if to_move is CHANCE:
            record.play(dealer.answer(record.position))
            continue
        views = [record.position.view(seat) for seat in record.position.seats]
        move = player.choose(record.position.view(to_move), rng)
        record.play(move or next(gift for view in views if (gift := player.help(view))))
    return record


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_move_before_could_still_win_and_the_one_after_not(players: int, seed: int) -> None:
    """The line wins when it is played; the position after the move is lost; all before it are winnable or unknown."""
    games = (lost_game(players, number, transfers=seed % 2) for number in count(seed, 5))
    record = next(game for game in games if game.position.result.kind != "win")
    turn = turning_point(record.positions)
    if turn is None or turn.at == 0:
        first = next(p for p in record.positions if problem_of(p) is not None)
        assert not isinstance(still_winnable(first), Winnable) or turn is None
        return
    before, after = record.positions[turn.at - 1], record.positions[turn.at]
    assert isinstance(still_winnable(after), Lost)
    end = before
    for move in moves_of(before, turn.line):
        end = end.after(move)
    assert end.result is not None
    assert end.result.kind == "win"


def test_the_end_answers_for_itself_and_the_draft_is_not_asked() -> None:
    """A finished game needs no search; before all tokens are taken there is no problem to solve."""
    record = lost_game(3, 0)
    assert still_winnable(record.position) == (Winnable(()) if record.position.result.kind == "win" else Lost())
    assert still_winnable(record.positions[4]) == Unknown(0)
    assert problem_of(start(3)) is None


@pytest.mark.parametrize("several", ["", " rulings=transfer_max_tokens:any"])
def test_a_game_that_waits_for_useless_transfers_is_lost_already(several: str) -> None:
    """Nobody holds blue: the card that made it required is the turning point, not the last transfer (R13, R14)."""
    line = (
        "sg 3p mode=B do=play:C lead=A trick=A:r5.B:b3 hands=A:y2,B:y3,C:b1.y1 tokens=A:r,B:y,C:- transfers=2" + several
    )
    record = Record(GuardiansPosition.from_text(line))
    for move in ("C play b#1", "A give r B", "B give r C"):
        record.play(move)
    assert record.position.result.kind == "loss"
    assert [still_winnable(p) for p in record.positions[1:]] == [Lost()] * 3
    turn = turning_point(record.positions)
    assert turn is not None
    assert (turn.at, moves_of(record.start, turn.line)[0].text) == (1, "C play y#1")


def test_a_turning_point_that_is_not_known_is_not_told() -> None:
    """Without a budget nothing is said, rather than something wrong."""
    assert turning_point(lost_game(4, 0).positions, budget=0) is None


def test_a_search_can_be_stopped() -> None:
    """Where `cancel` says so, the answer is unknown."""
    deal = next(p for p in lost_game(4, 0).positions if problem_of(p) is not None)
    assert isinstance(still_winnable(deal, cancel=lambda: True), Unknown)


def test_a_card_is_named_by_its_place() -> None:
    """The solver speaks of ranks, the game of places; a payment and a transfer keep their colour."""
    line = (
        "sg 3p mode=B turn=A do=play:A lead=A hands=A:r2.r9,B:r1.r3,C:r4.r5 tokens=A:b,B:r.r,C:- transfers=1 "
        "piles=A:Ag3.Bg1.Cg2/g,B:-,C:-"
    )
    position = GuardiansPosition.from_text(line)
    answer = still_winnable(position)
    if isinstance(answer, Winnable):
        end = position
        for move in moves_of(position, answer.line):
            end = end.after(move)
        assert end.result is not None and end.result.kind == "win"
