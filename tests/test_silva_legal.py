"""Legality of SILVA's moves: decided by named guards, found fast, and the same both ways."""

from __future__ import annotations

import re
from random import Random

import pytest

from games import effort
from laws import check_illegal, check_needed_guards
from silva_games import random_positions, well_formed
from silva_kit import IllegalMove, KitError, Seat
from silva_kit.position import CHANCE
from silva_kit.silva import Move, SilvaPosition, start
from silva_kit.silva.guards import GUARDS

STATES = effort(400, 10_000)


@pytest.mark.parametrize("part", range(4))
def test_legal_moves_are_the_moves_without_refusal(part: int) -> None:
    """legal_moves == {m : not why_not(m)} over every well-formed move of every seat; every refused one names a
    clause, and switching off exactly the named guards makes it legal while leaving any one of them on does not."""
    rng = Random(part)
    for position in random_positions(STATES // 4, seed=part):
        views = {seat: position.view(seat) for seat in position.seats}
        legal = set(position.legal_moves)
        for move in well_formed(position.seats):
            assert move.seat is not None
            found = views[move.seat].refusals(move)
            assert (move in legal) == (not found), (position, move, found)
            if not found:
                continue
            named = frozenset(refusal.clause for refusal in found)
            assert not views[move.seat].refusals(move, named)
            if rng.random() < 0.02:
                check_needed_guards(position, move, found, GUARDS)


def test_an_illegal_move_changes_nothing() -> None:
    """after() raises IllegalMove with the same refusals as why_not, and the position stays as it was."""
    rng = Random(5)
    for position in random_positions(60, seed=5, keep=lambda p: p.result is None):
        check_illegal(position, rng.sample(well_formed(position.seats), 40))


def test_every_guard_refuses_something() -> None:
    """No guard is idle: each one is the reason of some refusal in random games."""
    seen: set[str] = set()
    rng = Random(11)
    for position in random_positions(600, seed=11, default_share=0.2):
        moves = well_formed(position.seats)
        pointed = [
            m
            for m in moves
            if m.kind == "pick" or (m.card and m.card.level == 2 and m.guess and m.guess.level in (0, 2))
        ]
        for move in (*rng.sample(pointed, min(40, len(pointed))), *rng.sample(moves, 20)):
            assert move.seat is not None
            seen |= {refusal.clause for refusal in position.view(move.seat).refusals(move)}
    assert seen == set(GUARDS)


def test_a_card_that_chance_cannot_deal_is_refused() -> None:
    """A chance move outside the deck, or at a seat's decision, is refused."""
    position = SilvaPosition.from_text("silva 2p turn=A do=draw:A hands=A:5,B:3 deck=*")
    assert position.to_move is CHANCE
    with pytest.raises(IllegalMove):
        position.after(Move.from_text("draw 5"))
    with pytest.raises(IllegalMove):
        position.after(Move.from_text("draw 7")).after(Move.from_text("draw 8"))


def test_a_viewer_who_asks_for_somebody_else_gets_exactly_one_refusal() -> None:
    """view.why_not answers for the viewer's own moves; any other gets the same single refusal, so nothing leaks."""
    position = SilvaPosition.from_text("silva 3p turn=A do=play:A hands=A:5.8,B:10,C:3 deck=*")
    view = position.view(Seat("B"))
    for text in ("A play 5 B", "A play 10", "C keep 3", "A play 8 A"):
        (refusal,) = view.why_not(text)
        assert refusal.clause == "silva.turn.unit"
    assert position.view(Seat("A")).why_not("A play 5 B") == ()


def test_move_reads_the_seat_that_must_decide() -> None:
    """A seat left out is the one that must decide now; a seat that is not here is an error that names the seats."""
    position = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=*")
    assert position.move("play 5 B") is Move.from_text("A play 5 B")
    with pytest.raises(KitError, match="seat D is not in this game; the seats are A, B"):
        position.move("A play 5 D")


def test_a_seat_that_is_not_here_and_a_move_without_its_parts() -> None:
    """Moves of seats at no table, and moves that lack what their kind needs, are errors and no crash."""
    position = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=*")
    for ask in (position.after, position.why_not):
        with pytest.raises(KitError, match="seats are A, B"):
            ask(Move.from_text("C play 7"))
    for kind, seat in (("play", Seat("A")), ("zzz", Seat("A")), ("draw", None), ("pick", Seat("A"))):
        with pytest.raises(KitError, match="what its kind needs"):
            Move(kind, seat)


@pytest.mark.parametrize(
    "text",
    ["", "A", "play 5", "A play", "A play 11", "A play 5 B 3 4", "A jump 3", "Z play 5", "A pick", "A masu now", "draw",
     "A keep 1 2 3", "first Q", "A play ５"],
)  # fmt: skip
def test_a_text_that_is_no_move_says_what_would_be_right(text: str) -> None:
    """Bad move texts raise an error that names the wrong word and what a right one looks like."""
    with pytest.raises(KitError) as caught:
        Move.from_text(text)
    assert re.search(r"a seat is one letter|a card of SILVA is|as in '|is 'draw 5'|nothing follows", str(caught.value))


def test_moves_are_interned_and_read_back() -> None:
    """Equal moves are the same object and their text form reads back."""
    for move in well_formed(start(4).seats):
        if (
            move.kind == "keep"
            and move.other is not None
            and move.card is not None
            and move.other.level > move.card.level
        ):
            continue
        assert Move.from_text(move.text) is move
        assert eval(repr(move), {"Move": Move}) is move
