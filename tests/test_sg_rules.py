"""Laws of Silent Guardians: legality, accounting, ends, texts, records, hidden ranks, and the worked examples."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import effort
from laws import check_illegal, check_needed_guards, check_round_trips
from sg_games import play_out, random_move, random_positions, random_start, twin, well_formed
from silva_kit import KitError, Record, Seat
from silva_kit.position import OPEN, PUBLIC, Viewer
from silva_kit.record import position_from_text
from silva_kit.silent_guardians import GuardiansPosition, Move, Rulings, start
from silva_kit.silent_guardians.cards import ALL_CARDS, ALL_TOKENS, HAND
from silva_kit.silent_guardians.guards import GUARDS
from silva_kit.silent_guardians.solver import Lost
from silva_kit.silent_guardians.text import decision_form
from silva_kit.silent_guardians.turning import still_winnable

SEEDS = st.integers(0, 2**32)
law = settings(max_examples=100, deadline=None)


@pytest.mark.parametrize("part", range(2))
def test_legal_moves_are_the_moves_without_refusal(part: int) -> None:
    """legal_moves == {m : not why_not(m)} over all well-formed moves (gifts of more than two tokens apart), and
    switching off exactly the named guards makes a refused move legal."""
    rng = Random(part)
    for p in random_positions(effort(300, 5_000), seed=part):
        views = {seat: p.view(seat) for seat in p.seats}
        legal = {move for move in p.legal_moves if len(move.colors) <= 2}
        for move in well_formed(p.seats):
            assert move.seat is not None
            found = views[move.seat].refusals(move)
            assert (move in legal) == (not found), (p, move, found)
            if found and rng.random() < 0.05:
                check_needed_guards(p, move, found, GUARDS)


def test_every_guard_refuses_something() -> None:
    """No guard is idle: random games, and three constructed positions that they rarely reach."""
    rare = (
        "sg 4p do=pay:A lead=A trick=A:r9.B:r2.C:b4.D:b1 hands=A:-,B:-,C:-,D:- tokens=A:y.g.r,B:-,C:-,D:-",
        "sg 3p do=draft:A lead=A hands=A:r1,B:r2,C:r3 pool=r.b drafting=A",
    )
    positions = [*map(GuardiansPosition.from_text, rare), *random_positions(120, seed=7)]
    last = GuardiansPosition.from_text("sg 3p do=play:C lead=A trick=A:r9.B:r2 hands=A:-,B:-,C:r3 tokens=A:r,B:-,C:-")
    positions.append(last.after(last.move("C play r#1")).after(Move.from_text("A pay r")))
    seen = {r.clause for p in positions for m in well_formed(p.seats) for r in p.why_not(m)}
    assert seen == set(GUARDS)


@law
@given(SEEDS)
def test_cards_and_tokens_are_always_accounted_for(seed: int) -> None:
    """The 44 cards and the tokens in play are there once each; a hand has one card for each trick to come."""
    rng = Random(seed)
    for p in play_out(random_start(rng), rng):
        piled = [c for pile in p.piles for plays, _ in pile for _, c in plays]
        cards = [*(c for hand in p.hands for c in hand), *piled, *(c for _, c in p.trick), *p.removed]
        tokens = [*p.pool, *(t for held in p.tokens for t in held), *(token for pile in p.piles for _, token in pile)]
        if p.decision.kind != "deal":
            assert sorted(map(str, cards)) == sorted(map(str, ALL_CARDS))
            assert len(p.removed) == 8
        if p.decision.kind not in ("deal", "lead", "layout"):
            assert len(tokens) == HAND[len(p.seats)]
            assert all(tokens.count(color) <= ALL_TOKENS.count(color) for color in "rbygx")


@law
@given(SEEDS)
def test_every_game_ends_and_each_decision_has_a_move(seed: int) -> None:
    """Somebody can always move until the end; a win has paid every trick and leaves no token (R12)."""
    rng = Random(seed)
    *before, last = play_out(random_start(rng), rng)
    assert all(p.legal_moves or p.chance for p in before)
    assert last.result is not None
    if last.result.kind == "win":
        assert not any(last.tokens)
        assert sum(map(len, last.piles)) == HAND[len(last.seats)]


@law
@given(SEEDS)
def test_texts_and_records_round_trip(seed: int) -> None:
    """Positions, moves and records read back as they were written."""
    rng = Random(seed)
    record = Record(random_start(rng))
    while record.position.to_move is not None:
        record.play(random_move(record.position, rng))
    check_round_trips(record, record.positions, rng)


def received(p: GuardiansPosition, viewer: Viewer, moves: list[Any]) -> bytes:
    """Everything that a viewer can get from a position, as bytes."""
    v = p.view(viewer)
    told = [e.to_json() for e in v.events]
    asked = [[r.to_json() for r in v.why_not(m)] for m in moves]
    return json.dumps([v.to_json(), v.to_text(), repr(v), told, [m.text for m in v.legal_moves], asked]).encode()


@pytest.mark.parametrize("part", range(2))
def test_a_view_does_not_depend_on_hidden_ranks(part: int) -> None:
    """For pairs of positions that differ only in ranks a viewer cannot know, all that he receives is byte-identical."""
    rng, differ = Random(part), 0
    for p in random_positions(effort(1_000, 5_000), seed=40 + part):
        viewer: Viewer = rng.choice((*p.seats, PUBLIC))
        other = twin(p, viewer, rng)
        differ += other != p
        moves = rng.sample(well_formed(p.seats), 8)
        assert received(p, viewer, moves) == received(other, viewer, moves), (viewer, p, other)
    assert differ > 500


def test_open_sees_all_and_a_holder_no_rank() -> None:
    """OPEN sees the removed cards and all ranks; a holder sees colours in order."""
    p = next(random_positions(1, seed=3, keep=lambda p: p.decision.kind == "play"))
    assert p.view(OPEN).to_text().replace(" view=OPEN", "") == p.to_text()
    for seat in p.seats:
        assert {card.rank for card in p.view(seat).hands[seat.index]} <= {0}
        assert p.view(PUBLIC).hands[seat.index] == p.view(seat).hands[seat.index]


def test_an_illegal_move_changes_nothing() -> None:
    """after() raises IllegalMove with the refusals of why_not; the position stays."""
    rng = Random(9)
    for p in random_positions(60, seed=9, keep=lambda p: p.result is None):
        check_illegal(p, rng.sample(well_formed(p.seats), 15))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("sg 2p do=deal hands=A:-,B:-", "sg 3p"),
        ("sg 3p do=deal hands=A:-,B:-,C:-", "drafting=ABC"),
        ("sg 3p do=turn:A lead=A hands=A:r1,B:r2,C:r3 pool=r drafting=BC", "seat in drafting="),
        ("sg 3p do=draft:A lead=A hands=A:r1,B:r2,C:r3 pool=r offered=b drafting=ABC", "field offered"),
        ("sg 3p do=play:A hands=A:r1,B:r2,C:r3", "lead="),
        ("sg 3p do=play:A lead=A hands=A:r1,B:r1,C:r3", "more than once: r1"),
        ("sg 3p do=play:B lead=A hands=A:r1,B:r2,C:r3", "another's turn"),
        ("sg 3p do=play:A lead=A hands=A:r1.r4,B:r2,C:r3", "number of cards"),
        ("sg 3p do=pay:A lead=A trick=A:r1.B:r2.C:r3 hands=A:-,B:-,C:-", "has won"),
        ("sg 3p do=play:A lead=A hands=A:r11,B:r2,C:r3", "card r11"),
        ("sg 3p do=play:A lead=A hands=A:r1,B:r2,C:r3 tokens=A:r.r.r.r,B:-,C:-", "3 tokens"),
        ("sg 3p do=play:A lead=A hands=A:r1,B:r2,C:r3 transfers=-1", "transfers"),
        ("sg 3p do=play:A lead=A hands=A:r1,B:r2,C:r3 rulings=visibility:nobody", "all_but_holder"),
    ],
)
def test_a_wrong_position_names_the_field(line: str, says: str) -> None:
    """A line that cannot be read says which field is wrong and what would be right."""
    with pytest.raises(KitError) as caught:
        position_from_text(line)
    assert says in str(caught.value)


def test_other_tables_are_refused() -> None:
    """Two players, an unknown mode and transfers outside mode B are refused."""
    for wrong in ((2, "A", 0), (5, "A", 0), (3, "D", 0), (3, "A", 2)):
        with pytest.raises(KitError):
            start(*wrong)


def test_the_last_in_the_draft_may_not_pass() -> None:
    """R4 both ways: by default the last active seat takes the rest; switched off, the draft is stuck (cases sg.r01,
    sg.r02)."""
    line = "sg 3p mode=A do=draft:A lead=A hands=A:r1,B:r2,C:r3 pool=r.b drafting=ABC"
    p = GuardiansPosition.from_text(line)
    p = p.after(p.move("A pass"))
    assert p.view(Seat("A")).to_json()["decision"]["form"] == ""
    p = p.after(p.move("B pass"))
    assert p.view(Seat("A")).to_json()["decision"]["form"] == "last"
    assert [r.clause for r in p.why_not(p.move("C pass"))] == ["sg.R4"]
    p = p.after(p.move("C take r"))
    p = p.after(p.move("C take b"))
    assert p.tokens == ((), (), ("r", "b"))
    assert p.decision.kind == "play"
    stuck = GuardiansPosition.from_text(line + " rulings=draft_last_active_must_take:no")
    for seat in "ABC":
        assert decision_form(stuck.view(Seat("A"))) == ""
        stuck = stuck.after(stuck.move(f"{seat} pass"))
    assert stuck.result is not None
    assert (stuck.result.kind, len(stuck.pool)) == ("void", 2)


def test_the_rescue() -> None:
    """R13: who cannot pay waits for a transfer where one can help; without the rescue the game is lost at once."""
    line = "sg 3p mode=B do=play:C lead=A trick=A:r9.B:r2 hands=A:-,B:-,C:r3 tokens=A:b,B:r,C:- transfers=1"
    p = GuardiansPosition.from_text(line)
    p = p.after(p.move("C play r#1"))
    assert [e.clause for e in p.events][-1] == "sg.R13"
    assert p.to_move is Seat("A")
    p = p.after(p.move("B give r A"))
    p = p.after(p.move("A pay r"))
    assert p.result is not None
    assert p.result.kind == "win"
    lost = GuardiansPosition.from_text(line + " rulings=transfer_rescue:no")
    lost = lost.after(lost.move("C play r#1"))
    assert lost.result is not None
    assert lost.result.clause == "sg.end.lose"
    assert Rulings().transfer_rescue == "yes"


def test_the_game_waits_while_anybody_may_transfer() -> None:
    """R13: nobody holds what the trick owes, and the game goes on until the last transfer is used up."""
    line = "sg 3p mode=B do=play:C lead=A trick=A:r9.B:r2 hands=A:-,B:-,C:r3 tokens=A:-,B:b,C:- transfers=2"
    p = GuardiansPosition.from_text(line)
    p = p.after(p.move("C play r#1"))
    assert ([e.clause for e in p.events][-1], p.result) == ("sg.R13", None)
    assert [move.text for move in p.legal_moves] == ["B give b A", "B give b C"]
    assert GuardiansPosition.from_text(p.to_text()) == p
    p = p.after(p.move("B give b C"))
    assert ([e.clause for e in p.events], p.result) == (["sg.scn.transfer"], None)
    p = p.after(p.move("C give b A"))
    assert [e.clause for e in p.events] == ["sg.scn.transfer", "sg.token.fail", "sg.end.lose"]
    assert p.result is not None
    assert (p.result.kind, p.legal_moves) == ("loss", ())
    bare = GuardiansPosition.from_text(line.replace("B:b", "B:-"))
    bare = bare.after(bare.move("C play r#1"))
    assert bare.result is not None
    assert bare.result.clause == "sg.end.lose"


def test_a_gift_of_several_tokens_is_never_called_lost() -> None:
    """R14 `any`: two tokens in one transfer save a game that single gifts cannot; the solver's no is no answer then."""
    p = GuardiansPosition.from_text(
        "sg 3p mode=B do=play:A lead=A hands=A:r1.b1,B:r10.b10,C:r2.b2 tokens=A:r.b,B:-,C:- transfers=1 "
        "rulings=transfer_max_tokens:any"
    )
    assert not isinstance(still_winnable(p), Lost)
    for words in (
        "A give r.b B",
        "A play r#1",
        "B play r#1",
        "C play r#1",
        "B pay r",
        "B play b#1",
        "C play b#1",
        "A play b#1",
    ):
        p = p.after(words)
    p = p.after("B pay b")
    assert p.result is not None
    assert p.result.kind == "win"
