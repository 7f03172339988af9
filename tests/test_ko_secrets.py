"""Kodama cards stay secret: views, refusals, what-ifs and pickles depend on nothing that a viewer cannot know. Bots."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from random import Random

import pytest

from games import effort, first
from ko_games import play_out, random_positions, random_start, some_moves, twin
from silva_kit.dealer import Dealer
from silva_kit.kodama import KodamaPosition, Move, start
from silva_kit.kodama.bots import BOTS, bot
from silva_kit.kodama.redeal import redeal
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, OPEN, PUBLIC, KitError, Seat, Viewer

PAIRS = effort(1_000, 5_000)
A, B = Seat("A"), Seat("B")
SPRING = (
    "ko 2p do=kodama:A first=A trees=A:star/46@8,129,0,B:cloud/26@11,128,-15 hands=A:k3.k7.k12.k19,B:k1.k5.k8.k20 "
    "display=47.62.57.33 seasons=sp2 marker=4 scores=A:3,B:3"
)

GROWTH = SPRING.replace("do=kodama:A", "do=place:B").replace("marker=4", "round=1 marker=2")


def received(p: KodamaPosition, viewer: Viewer, moves: list[Move], seed: int) -> bytes:
    """Everything that a viewer can get from a position, as bytes; of the many placements the first ones."""
    v = p.view(viewer)
    told = [e.to_json() for e in v.events]
    asked = [[r.to_json() for r in v.why_not(m)] for m in moves]
    allowed = [[m.text for m in first(v.legal_moves, 3)], [m in v.legal_moves for m in moves], repr(v.legal_moves)]
    again = redeal(v, Random(seed)).to_text()
    return json.dumps([v.to_json(), v.to_text(), repr(v), told, allowed, asked, again]).encode()


@pytest.mark.parametrize("part", range(2))
def test_a_view_does_not_depend_on_hidden_kodama_cards(part: int) -> None:
    """`ko.setup.secret`: for pairs of positions that differ only in Kodama cards a viewer cannot know, all that the
    viewer receives is byte-identical, and so is what is pickled with the view."""
    rng, differ = Random(part), 0
    for number, p in enumerate(random_positions(PAIRS, seed=40 + part)):
        viewer: Viewer = rng.choice((*p.seats, PUBLIC))
        other = twin(p, viewer, rng)
        differ += other != p
        moves = rng.sample(first(some_moves(p, rng, poses=10), 22 * len(p.seats) + 8), 8)
        assert received(p, viewer, moves, number) == received(other, viewer, moves, number), (viewer, p, other)
        if number % 20 == 0:
            assert pickle.dumps(p.view(viewer)) == pickle.dumps(other.view(viewer))
    assert differ > PAIRS / 2


def test_a_view_comes_back_from_its_pickle() -> None:
    """It is equal, says the same, and knows its legal moves."""
    for p in random_positions(30, seed=8):
        for viewer in (*p.seats, PUBLIC, OPEN):
            view = p.view(viewer)
            again = pickle.loads(pickle.dumps(view))
            assert (again, again.to_json(), again.to_text()) == (view, view.to_json(), view.to_text())
            assert first(again.legal_moves, 3) == first(view.legal_moves, 3)


def test_each_viewer_sees_what_lies_open_to_it() -> None:
    """A seat sees its own hand, PUBLIC none, OPEN all; everything but hands is the same for all of them."""
    for p in random_positions(60, seed=3):
        for viewer in (*p.seats, PUBLIC, OPEN):
            view = p.view(viewer)
            for seat, hand, seen in zip(p.seats, p.hands, view.hands, strict=True):
                assert seen == (hand if viewer in (seat, OPEN) else ("?",) * len(hand))
            for name in ("trees", "display", "played", "season_cards", "scores", "marker", "round", "first", "result"):
                assert getattr(view, name) == getattr(p, name)
            assert view.deck == len(p.deck)
        assert p.view(OPEN).to_text().replace(" view=OPEN", "") == p.to_text()


def test_a_deal_is_told_to_its_seat_alone() -> None:
    """`ko.setup.kodama`: the event names the cards to the seat that gets them and to nobody else."""
    rng, told = Random(2), 0
    for p in play_out(start(3), rng):
        for event in p.events:
            if event.clause == "ko.setup.kodama":
                told += 1
                for viewer in (*p.seats, PUBLIC):
                    seen = next(e for e in p.view(viewer).events if e.clause == "ko.setup.kodama")
                    assert ("kodama_cards" in seen.args) == (viewer is event.args["seat"])
        if p.season_cards:
            break
    assert told == 3


@pytest.mark.parametrize(
    ("line", "clause", "seat"),
    [
        ("ko 2p do=trunk:A", "ko.setup.deck", None),
        (SPRING, "ko.kodama.play", None),
        (GROWTH, "ko.turn.order", B),
        (
            "ko 2p do=over first=A trees=A:star,B:cloud hands=A:k1,B:k5 played=A:k2.k3.k4,B:k6.k7.k8 display=1.2.3.4 "
            "seasons=sp2.su1.au1 marker=12 scores=A:3,B:2 result=win:A:ko.end.win",
            "ko.end.when",
            None,
        ),
    ],
)
def test_a_move_that_is_not_yours_has_one_refusal(line: str, clause: str, seat: Seat | None) -> None:
    """Whatever it is, and for spectators too: whom or what the game waits for. It can be said in every language."""
    p = KodamaPosition.from_text(line)
    rng = Random(1)
    for viewer in (A, PUBLIC):
        answers = [p.view(viewer).why_not(m) for m in some_moves(p, rng) if m.seat is not viewer]
        assert {len(found) for found in answers} == {1}
        if clause == "ko.kodama.play":
            assert {found[0].clause for found in answers} == {"ko.turn.order"}
            continue
        assert {(found[0].clause, found[0].args.get("seat")) for found in answers} == {(clause, seat)}
        for language in LANGUAGES:
            args = answers[0][0].to_json()["args"]
            assert "None" not in format_message(language, clause, "refused", args, game="kodama")


# What-ifs


def test_a_what_if_looks_the_same_to_its_viewer() -> None:
    """The view of the new position is the old one; it can be read, and every Kodama card is in one place."""
    for number, p in enumerate(random_positions(80, seed=1)):
        for viewer in (*p.seats, PUBLIC, OPEN):
            made = redeal(p.view(viewer), Random(number))
            assert made.view(viewer).to_text() == p.view(viewer).to_text()
            assert KodamaPosition.from_text(made.to_text()) == made
            assert redeal(p.view(viewer), Random(number)) == made
        assert redeal(p.view(OPEN), Random(number)) == p


def test_every_hidden_card_is_equally_likely() -> None:
    """B's four cards are drawn from the 16 that A does not hold, each about as often as the other."""
    view = KodamaPosition.from_text(SPRING).view(A)
    drawn = Counter(card for seed in range(2_000) for card in redeal(view, Random(seed)).hands[1])
    assert len(drawn) == 16 and not {"k3", "k7", "k12", "k19"} & drawn.keys()
    assert 430 < min(drawn.values()) <= max(drawn.values()) < 570


# Bots


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_whole_games_by_the_rules(name: str, players: int) -> None:
    """Every choice is a legal move of the own decision, from a view alone, and the same from a twin's view."""
    position, dealer, rng = start(players), Dealer(7), Random(7)
    while position.to_move is not None:
        if position.to_move is CHANCE:
            position = position.after(dealer.answer(position))
            continue
        view = position.view(position.to_move)
        seed = rng.random()
        move = bot(name).choose(view, Random(seed))
        assert move.seat is position.to_move and move in position.legal_moves
        if rng.random() < 0.1:
            other = twin(position, position.to_move, rng).view(position.to_move)
            assert bot(name).choose(other, Random(seed)) == move
        position = position.after(move)
    assert position.result is not None


def test_bots_pass_where_nothing_can_be_placed() -> None:
    """R7: where no card fits, every bot passes."""
    from silva_kit.teach import position_at

    stuck = position_at("scene:nothing_can_be_placed")
    for name in BOTS:
        assert bot(name).choose(stuck.view(A), Random(1)).text == "A pass"


def test_an_unknown_bot_is_named() -> None:
    """The error lists the bots there are."""
    with pytest.raises(KitError, match=r"clever.*sensible"):
        bot("clever")


def test_random_starts_reach_every_table() -> None:
    """The random games of these laws have 2 to 5 players and every value of every switch."""
    rng = Random(0)
    starts = [random_start(rng) for _ in range(80)]
    assert {len(p.seats) for p in starts} == {2, 3, 4, 5}
    assert all(len({getattr(p.rulings, name) for p in starts}) == 2 for name in starts[0].rulings.SWITCHES)
