"""Records: play, undo, branch, views, and texts that are cut off or wrong."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from silva_games import random_move
from silva_kit import IllegalMove, KitError, Record, Seat
from silva_kit.games import GAMES
from silva_kit.position import CHANCE, Onlooker, TextError, viewer_from_text
from silva_kit.record import RecordError, position_from_text
from silva_kit.silva import Move, SilvaPosition, start


@pytest.fixture
def record() -> Record:
    """A finished random game."""
    rng, made = Random(1), Record(start(3))
    while made.position.to_move is not None:
        made.play(random_move(made.position, rng))
    return made


def test_undo_and_branch_do_not_touch_each_other(record: Record) -> None:
    """A branch shares the past and leaves the record alone; undo takes moves back one by one."""
    length = len(record.moves)
    branch = record.branch(5)
    assert branch.positions == record.positions[:6]
    branch.play(random_move(branch.position, Random(2)))
    assert len(record.moves) == length
    assert record.undo(3) == record.positions[-1]
    assert len(record.moves) == length - 3
    for wrong in (-1, 10_000):
        with pytest.raises(KitError, match="there are"):
            record.undo(wrong)
        with pytest.raises(KitError, match="positions 0 to"):
            record.branch(wrong)


def test_an_illegal_move_leaves_the_record_alone(record: Record) -> None:
    """play raises IllegalMove and neither moves nor positions change."""
    record.undo(1)
    before = record.to_text()
    with pytest.raises(IllegalMove):
        record.play(Move.from_text("A play 10"))
    with pytest.raises(KitError):
        record.play("A hop")
    assert record.to_text() == before


def test_seen_by_gives_one_view_for_each_position(record: Record) -> None:
    """A viewer sees as many views as there are positions, each his own."""
    views = record.seen_by(Seat("B"))
    assert len(views) == len(record.positions)
    assert all(view.viewer is Seat("B") for view in views)


@pytest.mark.parametrize("given", [None, 5, b"silva", ["A"]])
def test_what_is_no_text_is_refused_as_such(given: Any) -> None:
    """Records, positions and seats are read from text; whatever else is given, the error is the kit's own."""
    with pytest.raises(RecordError, match="it is a text"):
        Record.from_text(given)
    for read in (Seat, Onlooker, viewer_from_text, position_from_text, SilvaPosition.from_text):
        with pytest.raises(TextError):
            read(given)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", ["A", "OPEN", "Z", None, 0, CHANCE, Seat("F")])
def test_who_is_no_viewer_is_refused(game: str, viewer: Any) -> None:
    """At every table: a letter is no seat, CHANCE sees nothing, and a seat must be at the table."""
    position = import_module(f"silva_kit.{game}").start(2 if game == "living_forest_duel" else 3)
    there = ", ".join(map(str, position.seats))
    with pytest.raises(KitError, match=rf"^viewer .*: the viewers are {there}, PUBLIC and OPEN") as caught:
        position.view(viewer)
    assert ("a seat is a value" in str(caught.value)) == (not isinstance(viewer, Seat | Onlooker))


def test_a_truncated_record_is_refused_at_every_cut(record: Record) -> None:
    """Wherever a record is cut off, reading it fails with the line's number and never half a game."""
    lines = record.to_text().splitlines()
    for cut in range(len(lines)):
        with pytest.raises(RecordError, match="line"):
            Record.from_text("\n".join(lines[:cut]))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("silva-kit record 1", "silva-kit record 9", "line 1"),
        ("game silva", "game chess", "game 'chess'"),
        ("rules 1", "rules 7", "plays rules 1"),
        ("do=deal:A", "do=feast:A", "field do"),
        ("draw ", "draw 1", "line"),
    ],
)
def test_a_wrong_record_says_where_and_what_would_be_right(record: Record, old: str, new: str, says: str) -> None:
    """Each fault is named with its line."""
    with pytest.raises(RecordError, match=says):
        Record.from_text(record.to_text().replace(old, new, 1))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "games are silva, silent_guardians"),
        ("chess 2p", "games are silva, silent_guardians"),
        ("silva 5p turn=A", "silva 2p"),
        ("silva 2p turn=A do=play:A", "hands= is missing"),
        ("silva 2p turn=Z do=play:A hands=A:5.8,B:3 deck=*", "seats are A, B"),
        ("silva 2p turn=A do=play:A hands=A:5.8 deck=*", "one part for each seat"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:5 deck=*", "too many: 5"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=4", "missing"),
        ("silva 2p turn=A do=play:A hands=A:5,B:3 deck=*", "number of cards in hand of A"),
        ("silva 2p turn=A do=nap:A hands=A:5.8,B:3 deck=*", "field do"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=* farmer=A9", "field farmer"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=* known=B", "field known"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=* rulings=warrior_pick:dice", "actor_blind"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=* rulings=wizard:yes", "switches are"),
        ("silva 2p turn=A do=over hands=A:5,B:3 deck=*", "result= stands exactly where"),
        ("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=* turn=B", "stands once"),
        ("silva 2p turn=A do=pick_open:A:B hands=A:5,B:3.4 deck=*", "effect is under way"),
        ("silva 2p turn=A do=play:A hands=A:5.x,B:3 deck=*", "card 'x'"),
    ],
)
def test_a_wrong_position_names_the_field(line: str, says: str) -> None:
    """A position's line that cannot be read says which field is wrong and what would be right."""
    with pytest.raises(KitError) as caught:
        position_from_text(line)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "line",
    [
        "silva 2p turn=A do=draw:A:0 hands=A:8,B:6 deck=*",
        "silva 2p turn=A do=draw:A:99999 hands=A:8,B:6 deck=*",
        "silva 2p turn=A do=draw:A:3 hands=A:8.7,B:6 deck=*",
        "silva 2p turn=A do=draw:A hands=A:8,B:6 rows=A:10!.9.8.7.7.5.4,B:6.4.3.3.2.2.1.1 deck=-",
        "silva 2p turn=A do=draw:B:A hands=A:8,B:6 rows=A:3,B:- deck=*",
        "silva 2p turn=A do=draw:B:A hands=A:8,B:6 rows=A:1,B:- deck=*",
        "silva 2p turn=A do=masu:B:A hands=A:8,B:6 rows=A:2,B:- deck=*",
        "silva 2p turn=A do=masu:B hands=A:8,B:7 rows=A:6.2,B:6 deck=* masu=B",
        "silva 3p turn=A do=masu:B:A hands=A:3,B:8,C:4 rows=A:6.5,B:6,C:- deck=* masu=B",
        "silva 3p turn=A do=masu:B:C hands=A:8,B:3,C:4 rows=A:6.5,B:6,C:- deck=* masu=B",
        "silva 3p turn=A do=masu:B:A hands=A:8,B:3,C:4 rows=A:6.3,B:6,C:- deck=* masu=B",
        "silva 2p turn=A do=masu:B:A hands=A:8,B:3 rows=A:6.5,B:6 deck=* masu=B rulings=masu_use:automatic",
        "silva 3p turn=A do=play:A hands=A:2.7,B:10,C:0 deck=*",
        "silva 3p turn=A do=play:A hands=A:2.7,B:3,C:4 rows=A:10,B:-,C:- deck=*",
        "silva 3p turn=A do=play:A hands=A:2.7,B:3,C:4 rows=A:4~,B:-,C:- deck=*",
        "silva 3p turn=A do=play:A hands=A:2.7,B:3,C:4 rows=A:8~B,B:-,C:- rulings=warrior_discard_visible:hidden",
        "silva 2p turn=A do=pick_blind:A:B hands=A:8,B:6.3 rows=A:9,B:- deck=*",
        "silva 2p turn=A do=pick_blind:A:B hands=A:8,B:6.3 rows=A:4!,B:- deck=*",
        "silva 2p turn=A do=pick_open:A:B hands=A:8,B:6.3 rows=A:4,B:- deck=*",
        "silva 2p turn=A do=pick_open:B:B hands=A:8,B:6.3 rows=A:9,B:- deck=*",
        "silva 2p turn=A do=hit:B hands=A:8,B:6.3 rows=A:9,B:- deck=*",
        "silva 2p turn=A do=play:A:B hands=A:8.7,B:6 deck=*",
        "silva 2p turn=A do=keep:A hands=A:8.7.6.4.3,B:2 deck=*",
        "silva 2p turn=- do=deal:B hands=A:-,B:- deck=*",
        "silva 2p turn=- do=first hands=A:8.3,B:- deck=*",
        "silva 2p turn=- do=first hands=A:8,B:3 rows=A:4,B:- deck=*",
        "silva 2p turn=A do=first hands=A:8,B:3 deck=* rulings=first_player:agreed",
        "silva 2p turn=A do=play:A hands=A:8.7,B:6 deck=* masu=A",
        "silva 2p turn=A do=play:A hands=A:8.7,B:6 deck=* farmer=A2",
        "silva 2p turn=A do=play:A hands=A:8.3,B:6 rows=A:7,B:- deck=* farmer=A2,A3",
        "silva 2p turn=A do=play:A hands=A:8.7,B:6 deck=* fresh=B",
        "silva 2p turn=A do=play:A hands=A:8.7,B:6 deck=* known=A:A",
        "silva 3p turn=A do=play:A hands=A:8.7,B:6,C:- rows=A:-,B:-,C:3! deck=* known=C:A",
        "silva 2p turn=A do=play:A hands=A:08.7,B:6 deck=*",
        "silva 2p turn=A do=play:A hands=A:8.7,B:6 deck=* rulings=tie_scope:tied_only,tie_scope:all_remaining",
        "silva 2p turn=A do=over hands=A:8,B:- rows=A:-,B:3! deck=* result=win:AA:silva.end.last.winner",
        "silva 2p turn=A do=over hands=A:8,B:- rows=A:-,B:3! deck=* result=win:B:silva.end.last.winner",
        "silva 2p turn=A do=over hands=A:8,B:3 deck=* result=win:A:silva.end.last.winner",
        "silva 2p turn=A do=over hands=A:8,B:3 deck=* result=win:A:nonsense",
    ],
)
def test_a_position_that_no_game_reaches_is_refused(line: str) -> None:
    """Fields that contradict each other or the rules are refused with a text, and never crash later."""
    with pytest.raises(KitError, match=r"position|card|ruling"):
        position_from_text(line)


@pytest.mark.parametrize("between", ["\f", "\u2028", "\x85"])
def test_a_record_has_one_move_a_line_as_it_is_written(record: Record, between: str) -> None:
    """Other separators and other spellings of a move are refused, so that what is read is what is written back."""
    text = record.to_text()
    with pytest.raises(RecordError):
        Record.from_text(text.replace("\n", between))
    with pytest.raises(RecordError, match="is written"):
        Record.from_text(text.replace("\ndraw ", "\ndraw  ", 1))


def test_the_deck_may_be_left_to_the_reader() -> None:
    """`deck=*` stands for every card that is nowhere else."""
    p = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=*")
    assert len(p.deck) == 14
    assert p.regeneration


def test_a_position_takes_a_move_or_its_text() -> None:
    """`after` and `why_not` read a text as `move` does; what is no move at all is a TextError, here and in a view."""
    position = position_from_text("silva 2p turn=A do=play:A hands=A:5.8,B:3 deck=*")
    assert position.after("A play 5 B") == position.after("play 5 B") == position.after(position.move("A play 5 B"))
    assert position.why_not("A play 5 A") == position.why_not(position.move("A play 5 A")) != ()
    for wrong in (None, 5, "A plays 5"):
        for ask in (position.after, position.why_not, position.move, position.view(Seat("A")).why_not):
            with pytest.raises(TextError, match=r"^move .*as in 'A play 5 B'"):
                ask(wrong)
