"""Laws of Living Forest Duel over random games and scenes: legality, accounting, turns, tokens, the end of a round,
victories, records, and that no order of a deck exists."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import effort
from laws import check_illegal, check_needed_guards, check_round_trips
from lfd_games import ROUNDS, own_box, play_out, random_move, random_positions, random_start, some_moves, well_formed
from lfd_oracle import fire_and_water, net_solitary, victories
from silva_kit import IllegalMove, Record
from silva_kit.living_forest_duel import DuelPosition, Move, default_box, load_box, start
from silva_kit.living_forest_duel.bots import bot
from silva_kit.living_forest_duel.box import LOADED
from silva_kit.living_forest_duel.guards import GUARDS
from silva_kit.living_forest_duel.redeal import redeal
from silva_kit.position import CHANCE, OPEN, PUBLIC, Seat
from silva_kit.teach.scenes import Scene
from silva_kit.toml_data import content

SEEDS = st.integers(0, 2**32)
law = settings(max_examples=effort(25, 150), deadline=None)
A, B = Seat("A"), Seat("B")
SCENES = sorted(path.stem for path in content("living_forest_duel", "scenes").glob("*.toml"))


DEALT = "lfd 2p muster=s1.s2.stag.w1.w2"


def scene_positions() -> list[DuelPosition]:
    """The positions of every scene, close to the limits of the rules."""
    return [p for name in SCENES for p in Scene.load(name).run().record.positions]


@pytest.mark.parametrize("part", range(2))
def test_legal_moves_are_the_moves_without_refusal(part: int) -> None:
    """A move is legal exactly if nothing refuses it, over random positions and all sorts of moves; switching off the
    guards of the named clauses leaves no refusal, and each of them is needed."""
    rng, legal = Random(part), 0
    for p in random_positions(effort(150, 1_500), seed=part, keep=lambda p: p.decision.seat is not None):
        for move in well_formed(p):
            found = p.why_not(move)
            assert (move in p.legal_moves) == (not found), (p, move, found)
            legal += not found
            if found and rng.random() < 0.02:
                check_needed_guards(p, move, found, GUARDS)
        assert len(set(p.legal_moves)) == len(p.legal_moves)
        assert all(not p.why_not(move) for move in p.legal_moves)
    assert legal > 500


def test_near_the_limits_legal_is_unrefused_too() -> None:
    """The same where scenes stand, in the middle of what they show. Every guard refuses something there."""
    rng, seen = Random(3), set()
    for p in scene_positions():
        moves = list(well_formed(p, reach=2))
        for move in [*rng.sample(moves, 300), *p.legal_moves]:
            found = p.why_not(move)
            assert (move in p.legal_moves) == (not found), (p, move, found)
            seen |= {refusal.clause for refusal in found}
    assert seen == set(GUARDS)


@law
@given(SEEDS)
def test_everything_in_the_box_is_accounted_for(seed: int) -> None:
    """Each guardian animal and the stag lies in one place, each protective tree in one pile or forest; Fire Varan
    cards, fire tokens and Sanki cards never exceed their supply; tokens are unused, placed, or lost."""
    rng = Random(seed)
    for p in play_out(random_start(rng), rng):
        box = p.box
        lying = Counter([*p.deck, *p.discard, *p.line, *p.own[0], *p.own[1], *p.decks[0], *p.decks[1]])
        lying.update(id for id in p.muster if id)
        varans = {id: lying.pop(id, 0) for id in ("sv", "wv")}
        assert lying == Counter([id for id, card in box.cards.items() if card.kind != "varan"])
        assert max(varans.values()) <= box.varans
        planted = [one.tree.id for forest in p.forests for one in forest]
        assert len(set(planted)) == len(planted) and set(planted) <= set(box.trees)
        for pile in box.piles.values():
            taken = [id for id in pile if id in planted]
            assert taken == list(pile[: len(taken)])  # the top one first
        assert min(p.fires) >= 0 and sum(p.fires) + sum(p.taken) <= box.fires
        assert min(p.sanki) >= 0 and sum(p.sanki) <= box.sankis
        for seat, left, strikes in zip(p.seats, p.left, p.strikes, strict=True):
            placed = sum(token.seat is seat for token in p.tokens)
            assert left == max(0, 2 - strikes - placed)
        assert list(p.deck) == sorted(p.deck, key=lambda id: (len(id), id)) and p.discard == tuple(
            sorted(p.discard, key=lambda id: (len(id), id))
        )


@law
@given(SEEDS)
def test_the_first_victory_ends_the_game(seed: int) -> None:
    """`lfd.win.first`, R34: before the end nobody has reached a victory; at the end the mover has, and it is the one
    that is told. A random game ends before the round limit."""
    rng = Random(seed)
    *before, last = play_out(random_start(rng), rng)
    assert all(p.legal_moves or p.chance for p in before)
    assert not any(victories(p, seat) for p in before for seat in p.seats)
    assert last.round < ROUNDS, "no victory within the round limit"
    assert last.result is not None and last.to_move is None and not last.chance and not last.legal_moves
    assert last.result.winners == (before[-1].turn,)
    if last.result.clause == "lfd.win.onibi":
        assert last.holder is not None and last.holder is not before[-1].turn
    else:
        assert last.result.clause in victories(last, before[-1].turn)


@pytest.mark.parametrize("name", ["greedy", "sensible"])
def test_games_of_bots_end(name: str) -> None:
    """Bots that think come to a victory within the round limit, under default rulings and others."""
    for seed in range(effort(3, 40)):
        rng = Random(seed)
        p, player = random_start(rng), bot(name)
        while p.to_move is not None and p.round < ROUNDS:
            seat = p.decision.seat
            p = p.after(p.chance.sample(rng) if seat is None else player.choose(p.view(seat), rng))
        assert p.result is not None, f"no victory within {ROUNDS} rounds"


@law
@given(SEEDS)
def test_turns_alternate_while_both_have_tokens(seed: int) -> None:
    """`lfd.turn.alternate`, `lfd.turn.first`, R13, R14, R15: a turn is followed by the opponent's, unless the opponent
    has no token left; a round is begun by who did not take the last turn; it ends when both have no token left, or
    nobody can do anything."""
    rng = Random(seed)
    for p, after in pairwise(play_out(random_start(rng), rng)):
        if p.decision.kind == "deal" or after.result is not None:
            continue
        other = B if p.turn is A else A
        if after.round > p.round:
            assert (after.round, after.turns, after.turn) == (p.round + 1, 0, other)
            assert after.left == (2, 2) and after.strikes == (0, 0)
        elif after.turns > p.turns:
            goes_on = after.left[other.index] > 0 or p.rulings.turn_tokenless_reveals == "yes"
            assert any(after.left) and after.turns == p.turns + 1
            assert after.turn is (other if goes_on else p.turn)
            assert after.decision.kind == "turn"
        else:
            assert after.turn is p.turn


@law
@given(SEEDS)
def test_a_token_pays_for_one_action(seed: int) -> None:
    """`lfd.token.place`, R38: a token goes from its seat to the line, on a card that shows its element; the action that
    follows is of that element and of the value told."""
    rng = Random(seed)
    record = Record(random_start(rng))
    while record.position.to_move is not None and record.position.round < ROUNDS:
        p, move = record.position, random_move(record.position, rng)
        after = record.play(move)
        if move.kind != "token" or after.round > p.round:
            continue
        seat = move.seat
        assert seat is not None and sum(after.left) == sum(p.left) - 1
        (new,) = Counter(after.tokens) - Counter(p.tokens)
        assert (new.seat, new.element) == (seat, move.element)
        (value,) = [event.args["value"] for event in after.events if event.clause == "lfd.card.values"]
        assert value >= 1
        if after.decision.kind == "act":
            assert (after.acts[-1].element, after.acts[-1].value) == (move.element, value)
        else:
            assert "lfd.R38" in [event.clause for event in after.events]


@law
@given(SEEDS)
def test_solitary_icons_cost_each_token_once(seed: int) -> None:
    """`lfd.solitary.three`, `.four`, `.herd`, R10, R32: in a round a seat has as many strikes as the highest number of
    solitary icons (less herd icons) has brought it: one at three, two at four; they never come back."""
    rng = Random(seed)
    highest = [0, 0]
    for p, after in pairwise(play_out(random_start(rng), rng)):
        if after.round > p.round:
            highest = [0, 0]
            continue
        if after.decision.kind == "sanki" or p.decision.kind not in ("draw", "sanki"):
            assert after.strikes == p.strikes
            continue
        if p.decision.kind == "sanki" and p.own != after.own:
            assert after.strikes == p.strikes  # the Fire Varan has gone back
            continue
        for seat in p.seats:
            net = net_solitary(after, seat)
            highest[seat.index] = max(highest[seat.index], (net >= 3) + (net >= 4))
            assert after.strikes[seat.index] == highest[seat.index], (p, after)


@law
@given(SEEDS)
def test_a_round_ends_in_its_order(seed: int) -> None:
    """`lfd.end.fire_value` to `.clear`, R27 to R31: fire and water as before new fires, Fire Varan cards for strictly
    more fire, fires beside the Onibi, all lines on the shared discard pile; recruitment line, forests, Onibi card and
    Sanki cards stay."""
    rng = Random(seed)
    for p, after in pairwise(play_out(random_start(rng), rng)):
        if after.round == p.round or after.result is not None:
            continue
        order = ["lfd.end.when", "lfd.end.fire_value", "lfd.end.water", "lfd.end.spread", "lfd.end.clear"]
        told = [event.clause for event in after.events]
        assert [told.index(clause) for clause in order] == sorted(told.index(clause) for clause in order)
        assert not after.line and after.own == ((), ()) and not after.tokens
        assert after.holder is p.holder or p.decision.kind == "act"
        if p.decision.kind == "act" or (p.decision.kind == "sanki" and p.own == after.own):
            _check_end(p, after)


def _check_end(p: DuelPosition, after: DuelPosition) -> None:
    """The round's end worked out anew: lines as before the last action, forests and clearings as after it."""
    beside = {place for place in (after.onibi - 1, after.onibi + 1) if 0 <= place < len(after.fires)}
    (spread,) = [event.args.get("count", 0) for event in after.events if event.clause == "lfd.end.spread"]
    old = [fires - (place in beside) if spread == len(beside) else fires for place, fires in enumerate(after.fires)]
    if spread not in (0, len(beside)):
        return  # the supply had one token left
    live, fire, water = fire_and_water(p, after, old)
    told = {event.args["seat"]: event.args["count"] for event in after.events if event.clause == "lfd.end.water"}
    assert told == dict(zip(p.seats, water, strict=True))
    (counted,) = [event.args for event in after.events if event.clause == "lfd.end.fire_value"]
    assert (counted["count"], counted["number"]) == (fire, live)
    for seat, id in zip(p.seats, ("sv", "wv"), strict=True):
        before = sum(ids.count(id) for ids in (p.deck, p.discard, *p.own))
        due = min(live, p.box.varans - before) if fire > water[seat.index] else 0
        assert sum(ids.count(id) for ids in (after.deck, after.discard)) == before + due
    left = p.box.fires - sum(old) - sum(after.taken)
    assert spread == min(len(beside), max(0, left))


@law
@given(SEEDS)
def test_texts_and_records_round_trip(seed: int) -> None:
    """Positions, moves and records read back as they were written, and survive pickling with their events."""
    rng = Random(seed)
    record = Record(random_start(rng))
    while record.position.to_move is not None and record.position.round < ROUNDS:
        record.play(random_move(record.position, rng))
    check_round_trips(record, rng.sample(record.positions, min(12, len(record.positions))), rng)


def test_an_illegal_move_changes_nothing() -> None:
    """after() raises IllegalMove with the refusals of why_not; the position stays."""
    rng = Random(9)
    for p in random_positions(60, seed=9, keep=lambda p: p.result is None):
        check_illegal(p, some_moves(p, rng, 12))


def test_what_chance_cannot_answer_is_refused() -> None:
    """A card that lies elsewhere, one twice, an answer at the wrong moment; what can come has probabilities that add up
    to 1, each single card as likely as the other."""
    texts = ("draw n5", "draw sv", "draw stag", "draw n99", "deal s1.s5", "deal s1.s1", "deal w1.w2", "deal s1.w1")
    wrong = [Move.from_text(text) for text in (*texts, "refill s3", "refill w3", "refill n1")]
    for p in random_positions(120, seed=4):
        answers = dict(p.chance.outcomes)
        assert not answers or sum(answers.values()) == pytest.approx(1)
        if p.to_move is CHANCE:
            assert p.chance.sample(Random(1)) in answers
        if p.decision.kind == "draw":
            cards = Counter(p.deck or p.discard)
            assert answers == {Move("draw", cards=(c,)): n / sum(cards.values()) for c, n in cards.items()}
        for move in wrong:
            assert (move in p.chance) == (move in answers) == (not p.why_not(move))
            if move not in answers:
                assert [(r.clause, r.form) for r in p.why_not(move)] == [("lfd.reveal.place", "refused_chance")]
                assert p.why_not(move, without=frozenset({"lfd.reveal.place"})) == ()
                with pytest.raises(IllegalMove):
                    p.after(move)


def received(p: DuelPosition, viewer: Any, moves: list[Move]) -> bytes:
    """Everything that a viewer can get from a position, as bytes."""
    v = p.view(viewer)
    told = [event.to_json() for event in v.events]
    asked = [[r.to_json() for r in v.why_not(move)] for move in moves]
    allowed = [repr(v.legal_moves), [move in v.legal_moves for move in moves]]
    return json.dumps([v.to_json(), v.to_text(), repr(v), told, asked, allowed, redeal(v).to_text()]).encode()


def test_nothing_is_known_of_what_is_drawn_next() -> None:
    """No order of a deck exists: whatever chance answers later, the position, its views and their pickles were the
    same; the same cards on a pile, come there in another order, are the same pile."""
    rng = Random(5)
    for p in random_positions(effort(60, 600), seed=5, keep=lambda p: p.to_move is CHANCE):
        viewer, moves = rng.choice((A, B, PUBLIC, OPEN)), some_moves(p, rng, 6)
        before = received(p, viewer, moves), pickle.dumps(p.view(viewer)), pickle.dumps(p), repr(p)
        for move, _ in p.chance.outcomes[:: 1 + rng.randrange(4)]:
            p.after(move)
        p.chance.sample(rng)
        assert before == (received(p, viewer, moves), pickle.dumps(p.view(viewer)), pickle.dumps(p), repr(p))
        twisted = rng.sample(p.discard, len(p.discard)), rng.sample(p.deck, len(p.deck))
        line = f"{_without(p, 'deck', 'discard')} deck={_joined(twisted[1])} discard={_joined(twisted[0])}"
        twin = DuelPosition.from_text(line)
        assert (twin, twin.to_text()) == (p, p.to_text())
        assert twin.view(viewer).to_json() == p.view(viewer).to_json()


def _joined(ids: Any) -> str:
    return ".".join(ids) or "-"


def test_two_laps_in_one_action_win() -> None:
    """`lfd.act.onibi_cross_none`, `.onibi_cross_opp`: the opponent takes the Onibi card on the first lap and holds
    it at the end of the second one."""
    p = DuelPosition.from_text(f"{DEALT} do=act:A acts=move:12")
    after = p.after("A steps 11")
    assert (str(after.result and after.result.winners[0]), after.holder) == ("A", B)
    assert DuelPosition.from_text(after.to_text()) == after


def test_a_round_ends_where_nobody_can_do_anything(tmp_path: Path) -> None:
    """R15: cards that show sun alone, all in the line, and a token on the last one: both turns are lost, in either
    order, and the round ends though tokens are left; who took the last turn does not begin the next round."""
    box = load_box(own_box(tmp_path, "bare", {id: {"sun": 1} for id in default_box().neutral}))
    line = f"{DEALT} line={'.'.join(box.neutral)} tokens=A:sun18,B:- left=A:1,B:2 do=turn:A box=bare"
    p = DuelPosition.from_text(line, {"bare": box})
    assert [move.text for move in p.legal_moves] == ["A pass"]
    lost = p.after("A pass")
    assert ([e.clause for e in lost.events], lost.stuck, str(lost.turn)) == (
        ["lfd.R15", "lfd.turn.alternate"],
        True,
        "B",
    )
    assert DuelPosition.from_text(lost.to_text(), {"bare": box}) == lost
    over = lost.after("B pass")
    assert [(e.clause, e.form) for e in over.events][:3] == [("lfd.R15", ""), ("lfd.R15", "both"), ("lfd.end.when", "")]
    assert (over.round, str(over.turn), over.left, over.stuck) == (2, "A", (2, 2), False)
    alone = DuelPosition.from_text(line.replace("left=A:1,B:2", "left=A:1,B:0 strikes=A:0,B:2"), {"bare": box})
    assert "both" in [e.form for e in alone.after("A pass").events]
    del LOADED["bare"]


def _without(p: DuelPosition, *fields: str) -> str:
    return " ".join(word for word in p.to_text().split() if word.partition("=")[0] not in fields)


def test_everything_lies_open_and_moves_are_the_seats_own() -> None:
    """All viewers see the same table and events; legal moves only who decides, and OPEN; a view comes back from its
    pickle, and makes the very position."""
    for p in random_positions(60, seed=3):
        seen = {v: p.view(v) for v in (A, B, PUBLIC, OPEN)}
        for viewer, view in seen.items():
            told = {key: value for key, value in view.to_json().items() if key not in ("viewer", "moves")}
            assert told == {k: v for k, v in seen[OPEN].to_json().items() if k not in ("viewer", "moves")}
            assert view.events == p.events and redeal(view) == p
            allowed = list(p.legal_moves) if viewer in (OPEN, p.decision.seat) else []
            assert list(view.legal_moves) == allowed
            again = pickle.loads(pickle.dumps(view))
            assert (again, again.to_json(), list(again.legal_moves)) == (view, view.to_json(), allowed)
        assert seen[OPEN].to_text().replace(" view=OPEN", "") == p.to_text()


def test_a_move_that_is_not_yours_has_one_refusal() -> None:
    """Whatever it is, and for spectators too: whom or what the game waits for."""
    rng = Random(1)
    for p in random_positions(60, seed=7):
        waits = "lfd.win.first" if p.result else "lfd.turn.alternate" if p.decision.seat else "lfd.reveal.place"
        for viewer in (A, B, PUBLIC):
            for move in some_moves(p, rng, 10):
                if move.seat is not viewer:
                    assert [r.clause for r in p.view(viewer).why_not(move)] == [waits]


def test_every_table_before_the_deal_is_the_same() -> None:
    """The illustrative start: Onibi in the middle, a fire token on either side, the stag between empty places."""
    p = start()
    assert (p.onibi, p.fires, p.holder) == (3, (0, 0, 1, 0, 1, 0, 0), None)
    assert p.muster == ("", "", "stag", "", "") and p.deck == p.box.neutral and not p.discard
