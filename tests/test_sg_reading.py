"""Reading Silent Guardians from text: one text for one thing, and no position that a game could not leave."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from silva_kit import KitError, Seat
from silva_kit.silent_guardians import GuardiansPosition, Move, start
from silva_kit.silent_guardians.cards import Card

A, B = Seat("A"), Seat("B")
PLAY = "sg 3p do=play:A lead=A hands=A:r1.b1,B:r2.b2,C:r3.b3 tokens=A:r,B:b,C:-"
PILES = "sg 3p do=play:A lead=A hands=A:b1,B:b2,C:b3 tokens=A:b,B:-,C:- piles=A:Ar3.Br1.Cr2/r,B:-,C:-"
WON = "sg 3p do=over hands=A:-,B:-,C:- tokens=A:-,B:-,C:- lead=A piles=A:Ar3.Br1.Cr2/r,B:-,C:- result="
LOST = "sg 3p do=over lead=A trick=A:r3.B:r1.C:r2 hands=A:-,B:-,C:- tokens=A:b,B:-,C:- result="
WAITS = "sg 3p mode=B do=pay:A lead=A trick=A:r3.B:r1.C:r2 hands=A:-,B:-,C:- tokens=A:b,B:-,C:- transfers=1"
BLIND = "sg 3p do=draft:A lead=A hands=A:r1,B:r2,C:r3 pool=r.b drafting=ABC offered=r rulings=draft_blind:yes"


@pytest.mark.parametrize(
    "line", [PLAY, PILES, WON + "win:ABC:sg.end.win", LOST + "loss:-:sg.end.lose", WAITS, BLIND, start(4).to_text()]
)
def test_what_a_game_can_leave_is_read(line: str) -> None:
    """The lines that the faulty ones below are made from."""
    position = GuardiansPosition.from_text(line)
    assert GuardiansPosition.from_text(position.to_text()) == position


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (PLAY + " turn=B", "field turn"),
        (PLAY + " transfers=2", "only mode B"),
        (PLAY + " mode=C transfers=1", "only mode B"),
        (PLAY + " pool=g", "after the draft"),
        (PLAY + " drafting=A", "after the draft"),
        (PLAY + " offered=r", "field offered"),
        (PLAY.replace("A:r1.b1", "A:r1.r00"), "card 'r00'"),
        (PLAY.replace("do=play:A", "do=play:B"), "another's turn"),
        (PLAY.replace("do=play:A", "do=lead"), "without the lead player"),
        (PLAY.replace("do=play:A lead=A", "do=pay:B lead=A trick=A:r7.B:r9.C:r8"), "nobody may transfer one"),
        (WAITS.replace("A:b,", "A:-,"), "nobody may transfer one"),
        (WAITS + " rulings=transfer_rescue:no", "nobody may transfer one"),
        ("sg 3p do=pay:B lead=A trick=A:r7.B:r9.C:r8 hands=A:r1,B:r2,C:- tokens=A:-,B:r,C:-", "number of cards"),
        ("sg 3p do=play:B lead=A trick=A:r7 hands=A:r1,B:r2.b2,C:r3 tokens=A:r,B:b,C:-", "number of cards"),
        ("sg 3p do=play:C lead=A trick=A:r7.B:b9 hands=A:y1,B:r2,C:r3.b3", "did not follow"),
        (PILES.replace("Ar3.Br1", "Ar1.Br3"), "A has not won"),
        (PILES.replace("Ar3.Br1.Cr2", "Ar3.Br1"), "not whole"),
        (PILES.replace("Ar3.Br1.Cr2", "Ar3.Cr1.Br2"), "not whole"),
        (PILES.replace("/r", "/b"), "token b is not valid"),
        (PILES.replace("Br1", "By1").replace("B:b2", "B:r10"), "did not follow"),
        (WON + "win:AB:sg.end.win", "field result"),
        (WON + "win:ABC:anything", "field result"),
        (WON + "loss:-:sg.end.lose", "field result"),
        (WON + "void:-:sg.R4", "field result"),
        (WON.replace("lead=A", "lead=A trick=A:r5") + "win:ABC:sg.end.win", "number of cards"),
        (LOST + "loss:ABC:sg.end.lose", "field result"),
        (LOST + "win:ABC:sg.end.win", "field result"),
        (LOST.replace("A:b", "A:r") + "loss:-:sg.end.lose", "field result"),
        (LOST + "loss:-:sg.end.lose mode=B transfers=1", "field result"),
        (BLIND.replace("ABC", "ACB"), "field drafting"),
        (BLIND.replace("ABC", "AAB"), "field drafting"),
        (BLIND.replace(" offered=r", ""), "field offered"),
        (BLIND.replace(" rulings=draft_blind:yes", ""), "field offered"),
        (BLIND.replace("do=draft:A", "do=turn:A"), "field offered"),
        (BLIND.replace("do=draft:A", "do=draft:A trick=A:y1"), "field trick"),
        ("sg 3p do=turn:A lead=A hands=A:r1,B:r2,C:r3 pool=r.b drafting=ABC", "draft_blind:yes alone"),
        ("sg 3p do=deal hands=A:r1,B:-,C:- drafting=ABC", "do=deal comes first"),
        ("sg 3p do=deal hands=A:-,B:-,C:- tokens=A:r,B:-,C:- drafting=ABC", "do=deal comes first"),
        ("sg 3p do=layout lead=A hands=A:r1,B:r2,C:r3 drafting=ABC pool=r", "no token laid out"),
    ],
)
def test_what_no_game_can_leave_is_refused(line: str, says: str) -> None:
    """A position that no game of these rules comes to is not read; the error names the field."""
    with pytest.raises(KitError) as caught:
        GuardiansPosition.from_text(line)
    assert says in str(caught.value)


@pytest.mark.parametrize("line", [None, 5, b"sg 3p", ["sg"], "", "sg", "sg ３p do=deal hands=-"])
def test_what_is_no_line_is_refused_as_such(line: Any) -> None:
    """Whatever is given for a line, the error is the kit's own."""
    with pytest.raises(KitError, match="begins with 'sg 3p' or 'sg 4p'"):
        GuardiansPosition.from_text(line)


def test_the_order_of_cards_out_of_play_is_no_part_of_a_position() -> None:
    """The removed cards may be written in any order: it is the same position, with the same text."""
    position = GuardiansPosition.from_text(PLAY)
    cards = [str(card) for card in position.removed]
    Random(1).shuffle(cards)
    again = GuardiansPosition.from_text(f"{PLAY} removed={'.'.join(cards)}")
    assert (again, again.to_text()) == (position, position.to_text())


@pytest.mark.parametrize(
    "text",
    [
        f"A play r#{'9' * 5000}",
        "A play r#02",
        "A play r#٣",
        "A play r#²",
        "A play r#0",
        "A play r#13",
        f"A give {'.'.join('r' * 15)} B",
        f"layout {'.'.join('r' * 10_000)}",
        "A give r. B",
        "A give r",
        "AB pass",
        "lead AB",
        "deal A:r00.r1",
        "deal A:",
        "deal B:r1",
        "turn",
        "",
        None,
        7,
        ["A", "pass"],
    ],
)
def test_what_is_no_move_is_refused_as_such(text: Any) -> None:
    """Huge numbers, other digits, other types, too many tokens: the kit's own error, nothing else."""
    with pytest.raises(KitError):
        Move.from_text(text)
    with pytest.raises(KitError):
        GuardiansPosition.from_text(PLAY).view(A).why_not(text)


def test_a_move_has_one_form() -> None:
    """Tokens and dealt hands stand in their one order, however a move was made; a colour that is none is refused."""
    assert Move("give", A, ("x", "r"), target=B) is Move.from_text("A give r.x B")
    hands = tuple((Card(color, 9), Card(color, 1)) for color in "rby")
    assert Move("deal", hands=hands).text == "deal A:r1.r9,B:b1.b9,C:y1.y9"
    assert Move("layout", colors=("x", "r")).colors == ("r", "x")
    with pytest.raises(KitError):
        Move("pay", A, ("q",))


@pytest.mark.parametrize("wrong", [{"players": 3.0}, {"mode": "B", "transfers": True}, {"rulings": {}}, {"mode": None}])
def test_a_table_of_the_wrong_kind_is_refused(wrong: dict[str, Any]) -> None:
    """Numbers are whole numbers, rulings are Rulings."""
    with pytest.raises(KitError):
        start(**wrong)


def test_positions_and_views_can_be_pickled() -> None:
    """A position comes back equal, with its events and hash; a view comes back equal, and its pickle has no more."""
    rng, position = Random(5), start(4)
    while position.decision.kind != "draft":
        position = position.after(position.chance.sample(rng))
    again = pickle.loads(pickle.dumps(position))
    assert (again, hash(again), again.events) == (position, hash(position), position.events)
    for seat in position.seats:
        view = position.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view
