"""The puzzles of Silent Guardians: each has one answer, proven by the solver and played out by the engine."""

from __future__ import annotations

import pytest

import sg_oracle
from silva_kit.position import KitError
from silva_kit.silent_guardians.problem import Problem
from silva_kit.silent_guardians.puzzles import Puzzle, judged, made, puzzle, puzzles
from silva_kit.silent_guardians.solver import Lost, Winnable, solve_moves
from silva_kit.silent_guardians.turning import moves_of, problem_of, still_winnable

TRIED = 5
"""The cards in A's hand up to which everything is tried."""
each_puzzle = pytest.mark.parametrize("number", range(1, len(puzzles()) + 1))


def asked(one: Puzzle) -> Problem:
    """The puzzle as the solver is asked about it."""
    found = problem_of(one.position)
    assert found is not None
    return found


def test_there_are_twenty_of_three_grades_for_three_and_four_players() -> None:
    """All grades for both numbers of players, the easy ones first, none twice."""
    assert len(puzzles()) == 20
    assert {(one.grade, len(one.position.seats)) for one in puzzles()} == {(g, n) for g in (1, 2, 3) for n in (3, 4)}
    assert [one.losing for one in puzzles()] == sorted(one.losing for one in puzzles())
    assert len({one.position for one in puzzles()}) == 20


@each_puzzle
def test_exactly_one_card_keeps_it_winnable(number: int) -> None:
    """The solver proves the answer to win and every other card to lose; nothing is left undecided (`sg.end.win`)."""
    one = puzzle(number)
    assert str(one.position.decision) == "play:A"
    found = solve_moves(asked(one))
    answers = {moves_of(one.position, [move])[0].text: answer for move, answer in found.items()}
    assert set(answers) == {move.text for move in one.position.legal_moves}
    assert [text for text, answer in answers.items() if isinstance(answer, Winnable)] == [one.answer]
    assert [type(answer) for answer in answers.values()].count(Lost) == one.losing == len(answers) - 1


@pytest.mark.parametrize("number", [n for n in range(1, 21) if len(puzzle(n).position.hands[0]) <= TRIED])
def test_trying_everything_finds_the_same_answer(number: int) -> None:
    """The brute force, which shares nothing with the solver, agrees card by card where few cards are left."""
    one = puzzle(number)
    winning = [move for move in asked(one).moves() if sg_oracle.winnable(asked(one).after(move))]
    assert [moves_of(one.position, [move])[0].text for move in winning] == [one.answer]


@each_puzzle
def test_the_answer_can_be_played_to_the_win(number: int) -> None:
    """The solver's line from the answer on is legal for the engine, move by move, and all players win."""
    one = puzzle(number)
    position = one.position.after(one.position.move(one.answer))
    answer = still_winnable(position)
    assert isinstance(answer, Winnable)
    for move in moves_of(position, answer.line):
        position = position.after(move)
    assert position.result is not None
    assert position.result.clause == "sg.end.win"


@each_puzzle
def test_a_puzzle_is_a_moment_of_a_real_game(number: int) -> None:
    """Eight cards are removed, each colour among them (`sg.setup.remove`), and every token is on a trick or held."""
    position = puzzle(number).position
    assert len(position.removed) == 8
    assert {card.color for card in position.removed} >= set("rbyg")
    left = len(position.hands[1]) + (position.trick[:1] != () and any(s.name == "B" for s, _ in position.trick))
    assert sum(map(len, position.tokens)) == left


def test_seeds_make_the_same_puzzles_again() -> None:
    """What is made is judged to be what it is, and equal seeds make equal puzzles."""
    once, again = list(made(range(4))), list(made(range(4)))
    assert once == again
    assert once
    assert [judged(one.position) for one in once] == once


def test_a_puzzle_tells_whether_a_card_keeps_it_winnable_and_keeps_its_secret() -> None:
    """`keeps` answers for legal moves only; what is printed of a puzzle does not hold the answer."""
    one = puzzle(1)
    texts = [move.text for move in one.position.legal_moves]
    assert [text for text in texts if one.keeps(text)] == [one.answer]
    assert one.answer not in repr(one)
    with pytest.raises(KitError):
        one.keeps("A pass")
    with pytest.raises(KitError, match="the puzzles are 1 to 20"):
        puzzle(21)
