"""The puzzles of Living Forest Duel: each is won in its turn by one first move only, searched anew without the maker's
search, and the engine plays it out whatever is drawn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from silva_kit.living_forest_duel import DuelPosition
from silva_kit.living_forest_duel.bots import RandomBot
from silva_kit.living_forest_duel.puzzles import HARDEST, LEAST, Puzzle, Search, TooMany, judged, made, puzzle, puzzles
from silva_kit.living_forest_duel.text import RESULTS
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, KitError, Seat

each_puzzle = pytest.mark.parametrize("number", range(1, len(puzzles()) + 1))


def forced(p: DuelPosition, seat: Seat, turn: object, known: dict[str, bool]) -> bool:
    """Whether a seat wins before the turn is over, whatever is drawn and whatever the other seat decides: everything is
    tried, and nothing but equal lines of text is taken for the same."""
    if p.result is not None:
        return p.result.winners == (seat,)
    if (p.round, p.turns) != turn:
        return False
    text = p.to_text()
    if text not in known:
        known[text] = _tried(p, seat, turn, known)
    return known[text]


def _tried(p: DuelPosition, seat: Seat, turn: object, known: dict[str, bool]) -> bool:
    if p.to_move is CHANCE:
        cards = [move for move, _ in p.chance.outcomes]
        if p.decision.kind == "refill" and not p.acts:
            cards = cards[:1]  # equal for this turn: each is of the own season, and no action is left to spend on it
            assert {p.box.cards[id].season for id in p.decks[seat.index]} == {("summer", "winter")[seat.index]}
        return all(forced(p.after(move), seat, turn, known) for move in cards)
    answers = (forced(p.after(move), seat, turn, known) for move in p.legal_moves)
    return any(answers) if p.to_move is seat else all(answers)


def played(one: Puzzle, rng: Random) -> DuelPosition:
    """The end of the line, with chance and the other seat doing anything."""
    p, todo = one.position, list(one.line)
    while p.result is None and (p.to_move is not one.seat or todo):
        if p.to_move is CHANCE:
            p = p.after(p.chance.sample(rng))
        elif p.to_move is one.seat:
            p = p.after(p.move(todo.pop(0)))
        else:
            p = p.after(RandomBot().choose(p.view(p.decision.seat or one.seat), rng))
    return p


def test_there_are_six_for_each_victory() -> None:
    """The easy ones first, none twice, every grade, both seasons, and more than one token to choose from."""
    assert Counter(one.victory for one in puzzles()) == dict.fromkeys(RESULTS, 6)
    assert [one.grade for one in puzzles()] == sorted(one.grade for one in puzzles())
    assert {one.grade for one in puzzles()} == set(range(1, HARDEST + 1))
    assert len({one.position for one in puzzles()}) == 24
    assert {one.seat.name for one in puzzles()} == {"A", "B"}
    assert all(len(one.position.legal_moves) >= LEAST for one in puzzles())


@each_puzzle
def test_exactly_one_first_move_wins(number: int) -> None:
    """Searching through the whole turn finds a forced win behind the answer and behind no other first move."""
    one = puzzle(number)
    p, known = one.position, {}
    assert str(p.decision) == f"turn:{one.seat}"
    turn = p.round, p.turns
    winning = [move.text for move in p.legal_moves if forced(p.after(move), one.seat, turn, known)]
    assert winning == [one.answer]


@pytest.mark.parametrize("number", [n for n in range(1, len(puzzles()) + 1) if not puzzle(n).answer.endswith("reveal")])
def test_the_line_wins_whatever_is_drawn(number: int) -> None:
    """The engine plays the line to the victory that the file names, in the turn, ten times with other cards. (What to
    do after a reveal depends on the card; the search tries each.)"""
    one = puzzle(number)
    for seed in range(10):
        end = played(one, Random(seed))
        assert end.result is not None
        assert (end.result.clause, end.result.winners) == (one.victory, (one.seat,))
        assert end.round == one.position.round


@each_puzzle
def test_a_puzzle_is_judged_to_be_what_the_file_says(number: int) -> None:
    """Line, victory, and how many second moves win are found again; no shorter line wins."""
    one = puzzle(number)
    assert judged(one.position) == one
    assert 1 <= one.grade <= HARDEST


def test_seeds_make_the_same_puzzles_again() -> None:
    """Equal seeds make equal puzzles, and there are some."""
    once, again = list(made([13])), list(made([13]))
    assert once == again
    assert once


def test_what_is_no_puzzle_is_refused() -> None:
    """The second move of a turn, a game that is over, a turn that nothing wins, and a turn too wide to search."""
    one = puzzle(1)
    second = one.position.after(one.position.move(one.answer))
    assert judged(second) is None
    assert judged(played(one, Random(1))) is None
    assert judged(DuelPosition.from_text("lfd 2p do=turn:A line=n1.n6 muster=s1.s4.stag.w1.w5")) is None
    with pytest.raises(TooMany):
        Search(one.position, 0).wins(one.position)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_followed_move_by_move(language: str) -> None:
    """Before the first move it is said what is to be done, on the way that it still wins, at the end that it has won;
    a move that throws the win away is named."""
    one = puzzle(4)
    wrong = next(move.text for move in one.position.legal_moves if move.text != one.answer)
    asked, on, won = (one.explain(one.line[:count], language) for count in (0, 1, len(one.line)))
    lost = one.explain([wrong], language)
    assert len({asked, on, won, lost}) == 4
    assert wrong in lost[0]
    assert one.keeps(one.line[:1])
    assert not one.keeps([wrong])


def test_a_puzzle_keeps_its_secret_and_answers_for_legal_moves_only() -> None:
    """What is printed of it does not hold the answer; illegal moves and unknown numbers are refused."""
    one = puzzle(1)
    assert one.answer not in repr(one)
    assert repr(one) == f"<Puzzle of grade {one.grade}: {one.seat} wins in this turn>"
    for ask in (one.keeps, one.explain):
        with pytest.raises(KitError):
            ask([f"{one.seat} stop"])
    for number in (0, 25):
        with pytest.raises(KitError, match="the puzzles are 1 to 24"):
            puzzle(number)
