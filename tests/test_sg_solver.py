"""The solver of Silent Guardians: never a wrong yes or no, each line replayed, always the same answer, never a hang."""

from __future__ import annotations

from random import Random

import pytest

from games import effort
from sg_deals import random_deal
from sg_oracle import random_problem, winnable, wins
from silva_kit.silent_guardians.problem import BadProblem, Give, Pay, Play, Problem
from silva_kit.silent_guardians.solver import Lost, Unknown, Winnable, solve, solve_moves

SMALL = effort(250, 2000)


def test_agrees_with_trying_everything() -> None:
    """On small deals, at any moment of a trick, with transfers and either ruling, the answer is the brute force's."""
    rng, found = Random(3), {True: 0, False: 0}
    for number in range(SMALL):
        p = random_problem(rng)
        answer, truth = solve(p), winnable(p)
        assert isinstance(answer, Winnable) == truth, (number, p)
        assert isinstance(answer, Lost) != truth, (number, p)
        if isinstance(answer, Winnable):
            assert wins(p, answer.line), (number, p, answer)
        found[truth] += 1
    assert min(found.values()) > SMALL / 5, found


def test_moves_agree_with_trying_everything() -> None:
    """For each legal move: winnable after it or not, as the brute force says; its line begins with it and wins."""
    rng = Random(4)
    for number in range(effort(60, 500)):
        p = random_problem(rng, (2, 3))
        for move, answer in solve_moves(p).items():
            assert isinstance(answer, Winnable) == winnable(p.after(move)), (number, p, move)
            if isinstance(answer, Winnable):
                assert answer.line[0] == move
                assert wins(p, answer.line), (number, p, answer)


@pytest.mark.parametrize("players", [3, 4])
def test_lines_of_whole_deals_win(players: int) -> None:
    """From the deal on, the lines found for even and uneven tokens, with and without transfers, win in replay."""
    for number in range(effort(6, 40)):
        p = random_deal(players, number, even=number % 2 == 0, transfers=number % 3)
        answer = solve(p, 20_000)
        if isinstance(answer, Winnable):
            assert wins(p, answer.line), p


def test_one_seat_wins_all() -> None:
    """Twelve tricks of one seat, which holds all twelve tokens: no field of a packed count runs over."""
    hands = tuple(tuple((c, 3 * r + s) for c in "rbyg" for r in range(3)) for s in range(3))
    p = Problem(3, hands, ((0,) * 5, (0,) * 5, (3, 3, 3, 3, 0)), lead=2)
    answer = solve(p)
    assert isinstance(answer, Winnable)
    assert wins(p, answer.line)
    assert [move.seat for move in answer.line if isinstance(move, Pay)] == [2] * 12


def test_same_answer_again() -> None:
    """The answer depends on the problem and the budget alone."""
    p = random_deal(4, 3, even=True)
    assert solve(p, 5_000) == solve(p, 5_000)


def test_budget_progress_and_cancel() -> None:
    """A small budget leaves the answer open; progress is told; cancel ends the search."""
    p = random_deal(4, 25, even=False)
    assert isinstance(solve(p, 500), Unknown)
    told: list[int] = []
    assert isinstance(solve(p, 20_000, progress=told.append, cancel=lambda: len(told) > 2), Unknown)
    assert len(told) == 3


def test_rescue() -> None:
    """The winner has no token: lost, unless a transfer may still come (SG-R13)."""
    trick = ((0, ("r", 3)), (1, ("r", 2)), (2, ("r", 1)))
    tokens = ((0, 0, 0, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    p = Problem(3, ((), (), ()), tokens, 0, trick, transfers=1)
    assert solve(p) == Winnable((Give(1, "r", 0), Pay(0, "r")))
    assert solve(Problem(3, ((), (), ()), tokens, 0, trick, transfers=1, rescue=False)) == Lost()
    assert solve(Problem(3, ((), (), ()), tokens, 0, trick)) == Lost()


@pytest.mark.parametrize("transfers", range(4))
def test_transfers_that_cannot_help_do_not_help(transfers: int) -> None:
    """Nobody holds what the trick owes: lost at once, and after every transfer; the oracle says the same (SG-R13)."""
    trick = ((0, ("r", 3)), (1, ("r", 2)), (2, ("r", 1)))
    p = Problem(3, ((), (), ()), ((0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0)), 0, trick, transfers=transfers)
    assert (solve(p), winnable(p)) == (Lost(), False)
    assert set(solve_moves(p).values()) == ({Lost()} if transfers else set())
    assert len(p.moves()) == (6 if transfers else 0)


def test_won_already() -> None:
    """With no cards left and all paid there is nothing to do."""
    p = Problem(3, ((), (), ()), ((0,) * 5,) * 3, 0)
    assert solve(p) == Winnable(())
    assert solve_moves(p) == {}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seats": 2}, "3 or 4 seats"),
        ({"lead": 3}, "no seat"),
        ({"hands": ((("r", 1),), (("r", 1),), (("b", 1),))}, "repeated"),
        ({"hands": ((("r", 1),), (), (("b", 1),))}, "unequal"),
        ({"hands": tuple(tuple((c, r) for r in range(100)) for c in "rby")}, "at most 99 cards"),
        ({"trick": ((1, ("r", 9)),)}, "clockwise"),
        ({"tokens": ((100, 0, 0, 0, 0), (0,) * 5, (0,) * 5)}, "token counts"),
    ],
)
def test_refuses_what_is_no_deal(change: dict[str, object], fault: str) -> None:
    """A problem that no game reaches is refused with what is wrong."""
    good: dict[str, object] = {
        "seats": 3,
        "hands": ((("r", 1),), (("r", 2),), (("b", 1),)),
        "tokens": ((1, 0, 0, 0, 0), (0,) * 5, (0,) * 5),
        "lead": 0,
    }
    with pytest.raises(BadProblem, match=fault):
        Problem(**{**good, **change})  # type: ignore[arg-type]  # the point is the wrong value


def test_illegal_moves_are_refused() -> None:
    """after() takes legal moves only."""
    p = Problem(3, ((("r", 1),), (("r", 2),), (("b", 1),)), ((1, 0, 0, 0, 0), (0,) * 5, (0,) * 5), 0)
    with pytest.raises(ValueError, match="not legal"):
        p.after(Play(1, ("r", 2)))
