"""Laws of Kodama over random games and scenes: legality, accounting, turns and phases, scores, ends, records."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import effort
from ko_games import play_out, random_move, random_positions, random_start, some_moves
from laws import check_illegal, check_needed_guards, check_round_trips
from silva_kit import IllegalMove, Record, Seat
from silva_kit.kodama import KodamaPosition, Move, Pose, candidates, score
from silva_kit.kodama.effects import next_first
from silva_kit.kodama.guards import GUARDS
from silva_kit.kodama.legal import HAND, MOST, SEASONS, Placements
from silva_kit.kodama.scoring import kodama_points, points, season_points
from silva_kit.position import CHANCE
from silva_kit.teach import position_at
from silva_kit.teach.scenes import Scene
from silva_kit.toml_data import content

SEEDS = st.integers(0, 2**32)
law = settings(max_examples=effort(25, 150), deadline=None)
SCENES = sorted(path.stem for path in content("kodama", "scenes").glob("*.toml"))


def scene_positions() -> list[tuple[KodamaPosition, list[Move]]]:
    """The positions at the beginning of every scene, close to the limits of the rules, and what is refused there."""
    scenes = [Scene.load(name) for name in SCENES]
    return [(s.start, [Move.from_text(step["refused"]) for step in s.steps if "refused" in step]) for s in scenes]


@pytest.mark.parametrize("part", range(2))
def test_legal_moves_are_the_moves_without_refusal(part: int) -> None:
    """A move is legal exactly if nothing refuses it, over random positions and moves; switching off the guards of the
    named clauses leaves no refusal, and each of them is needed."""
    rng, legal = Random(part), 0
    for p in random_positions(effort(120, 1_200), seed=part):
        for move in some_moves(p, rng):
            found = p.why_not(move)
            assert (move in p.legal_moves) == (not found), (p, move, found)
            legal += not found
            if found and rng.random() < 0.05:
                check_needed_guards(p, move, found, GUARDS)
    assert legal > 100


def test_near_the_limits_legal_is_unrefused_too() -> None:
    """The same where scenes stand: trees whose next card would score 10 points or more, edges that just meet, a tree
    that nothing can be added to. Every guard refuses something there (`ko.place.max10`, R6, R7, R8)."""
    rng, seen = Random(3), Counter[str]()
    for p, refused in scene_positions():
        near = [*refused, *some_moves(p, rng, poses=40)]
        if p.decision.kind == "place":
            near += _beside_good_places(p, rng)
        for move in near:
            found = p.why_not(move)
            assert (move in p.legal_moves) == (not found), (p, move, found)
            seen.update(refusal.clause for refusal in found)
    over = position_at("scene:the_most_points_win#1")
    seen.update(r.clause for move in some_moves(over, rng) for r in over.why_not(move))
    assert set(seen) == set(GUARDS)


def _beside_good_places(p: KodamaPosition, rng: Random) -> list[Move]:
    """Candidates of the shapes of the Display on every node, whatever they score, and the same a few mm away."""
    seat, found = p.decision.seat, []
    assert seat is not None
    for card in p.display:
        for candidate in rng.sample(
            row := candidates.candidates(p.trees, seat.index, p.box.branches[card]), min(6, len(row))
        ):
            x, y, angle = candidate.pose
            for pose in (candidate.pose, Pose(x + rng.randint(-6, 6), y + rng.randint(-6, 6), angle)):
                found.append(Move("place", seat, (card,), pose))
    return found


@law
@given(SEEDS)
def test_cards_are_always_accounted_for(seed: int) -> None:
    """Each Branch card lies in the deck, the Display or one tree; each Kodama card in one place, four to a seat from
    the deal on; the trees are as large as the turns taken; the marker counts the first player's turns (R16)."""
    rng = Random(seed)
    for p in play_out(random_start(rng), rng):
        laid = [placed.card.id for tree in p.trees for placed in tree[1:]]
        assert sorted((*laid, *p.display, *p.deck), key=int) == list(p.box.branches)
        assert len(p.deck) > 0
        kodama = [card for cards in (*p.hands, *p.played) for card in cards]
        assert len(set(kodama)) == len(kodama)
        trunks = [tree[0].card.id for tree in p.trees if tree]
        assert len(set(trunks)) == len(trunks)
        if p.season_cards:
            assert all(len(hand) + len(out) == HAND for hand, out in zip(p.hands, p.played, strict=True))
            assert len(p.display) == (3 if p.decision.kind == "draw" else 4)
            assert [card.season for card in p.season_cards] == list(SEASONS[: len(p.season_cards)])
            assert len(laid) <= 12 * len(p.seats) and p.marker <= 4 * len(p.season_cards)
            assert max(map(len, p.played)) - min(map(len, p.played)) <= 1


@law
@given(SEEDS)
def test_every_game_ends_with_one_kodama_card_in_each_hand(seed: int) -> None:
    """`ko.end.when`, `ko.end.win`: somebody can always move until the end; three Seasons of four rounds; the marker
    stands on 12; the winners have the most points, alone or together (R19)."""
    rng = Random(seed)
    *before, last = play_out(random_start(rng), rng)
    assert all(p.legal_moves or p.chance for p in before)
    assert last.result is not None and last.to_move is None and not last.chance and not last.legal_moves
    assert (last.marker, len(last.season_cards), last.round) == (12, 3, 0)
    assert [len(hand) for hand in last.hands] == [1] * len(last.seats)
    most = max(last.scores)
    assert last.result.winners == tuple(seat for seat in last.seats if last.scores[seat.index] == most)
    turns = [p.decision.seat for p in before if p.decision.kind == "place"]
    assert Counter(turns) == dict.fromkeys(last.seats, 12)
    plays = [p.decision.seat for p in before if p.decision.kind == "kodama"]
    assert Counter(plays) == dict.fromkeys(last.seats, 3)


@law
@given(SEEDS)
def test_turns_go_round_from_the_first_player(seed: int) -> None:
    """`ko.turn.order`, `ko.flow.growth_rounds`, `ko.kodama.play`: in each Season four rounds of growth and one of
    Kodama cards, each from the first player on, clockwise; the marker moves in that seat's turns only; the pawn goes
    as `ko.first.pass` tells."""
    rng = Random(seed)
    games = list(play_out(random_start(rng), rng))
    turns = [(p, after) for p, after in pairwise(games) if p.decision.kind in ("place", "kodama")]
    players = len(games[0].seats)
    assert len(turns) == 15 * players
    for number, (p, _) in enumerate(turns):
        assert p.first is not None and p.decision.seat is not None
        assert (p.decision.seat.index - p.first.index) % players == number % players
        in_season = number // players % 5
        assert (p.decision.kind, p.round) == (("kodama", 0) if in_season == 4 else ("place", in_season))
    for p, after in pairwise(games):
        assert after.marker - p.marker in (0, 1)
        moved = after.marker > p.marker
        assert moved == any(event.clause == "ko.turn.3.marker" for event in after.events)
        if moved:
            assert p.decision.subject is p.first
        if after.decision.kind == "season" and p.decision.kind == "kodama":
            assert p.first is not None
            assert after.first is next_first(p.seats, after.scores, p.first, p.rulings.first_fp_in_tie)
        elif p.first is not None:
            assert after.first is p.first


@law
@given(SEEDS)
def test_scores_grow_by_what_the_events_tell(seed: int) -> None:
    """Scores only grow, those of the seat that acts only, by the points of its events; a placement scores at most 10
    points as the limit counts them (`ko.place.max10`, R6), and what it scored is what `score` says afterwards."""
    rng = Random(seed)
    games = list(play_out(random_start(rng), rng))
    for p, after in pairwise(games):
        gained = [new - old for old, new in zip(p.scores, after.scores, strict=True)]
        told = Counter[Seat]()
        for event in after.events:
            if event.clause in ("ko.score.rule", "ko.kodama.play") or (
                event.clause == "ko.card.season" and not event.form
            ):
                told[event.args["seat"]] += event.args["points"]
        assert gained == [told[seat] for seat in p.seats]
        assert min(gained) >= 0
        if len(new := next((t for t, old in zip(after.trees, p.trees, strict=True) if t != old), ())) > 1:
            _check_placement(after, new)


def _check_placement(after: KodamaPosition, tree: Any) -> None:
    """The line of each Element adds up, and the limit holds."""
    season, lone = after.season_card, after.rulings.score_lone_counts == "yes"
    assert season is not None
    found = score(tree, len(tree) - 1, count=season.count, lone_counts=lone)
    (total,) = [event.args["points"] for event in after.events if event.clause == "ko.score.rule"]
    lines = [e for e in after.events if e.clause in ("ko.score.extent", "ko.score.break", "ko.R1")]
    assert total == found.total == sum(event.args.get("points", 0) for event in lines)
    assert [event.args["element"] for event in lines] == [line.element for line in found.lines]
    base = points(tree[:-1], tree[-1].parent, tree[-1].card, lone_counts=lone)
    extra = season_points(tree, len(tree) - 1, season)
    assert (base if after.rulings.max10_base_without_season == "yes" else total + extra) <= MOST


@law
@given(SEEDS)
def test_a_placement_moves_nothing_and_changes_no_earlier_score(seed: int) -> None:
    """`ko.place.no_move`: all cards stay where they lie, with the scores they had; the Season does not change that."""
    rng = Random(seed)
    before: KodamaPosition | None = None
    for p in play_out(random_start(rng), rng):
        if before is not None:
            for old, new in zip(before.trees, p.trees, strict=True):
                assert new[: len(old)] == old
                assert len(new) - len(old) in (0, 1)
                assert [score(new, node) for node in range(1, len(old))] == [score(old, n) for n in range(1, len(old))]
        before = p


@law
@given(SEEDS)
def test_a_kodama_card_scores_the_tree_and_is_gone(seed: int) -> None:
    """`ko.kodama.play`, `ko.kodama.once`, R10, R23: the points of the own tree, whatever the Season and the limit; the
    card is out of the hand and can never be played again."""
    rng = Random(seed)
    games = list(play_out(random_start(rng), rng))
    for p, after in pairwise(games):
        if p.decision.kind != "kodama":
            continue
        seat = p.decision.seat
        assert seat is not None
        (card,) = set(p.hands[seat.index]) - set(after.hands[seat.index])
        trunk = p.rulings.within2_include_trunk == "yes"
        worth = kodama_points(p.trees[seat.index], p.box.kodama[card], trunk).points
        assert after.scores[seat.index] - p.scores[seat.index] == worth
        assert after.played[seat.index] == (*p.played[seat.index], card)
        assert "ko.kodama.play" in [r.clause for r in after.why_not(Move("kodama", seat, (card,)))] or after.result


@law
@given(SEEDS)
def test_texts_and_records_round_trip(seed: int) -> None:
    """Positions, moves and records read back as they were written, and survive pickling with their events."""
    rng = Random(seed)
    record = Record(random_start(rng))
    while record.position.to_move is not None:
        record.play(random_move(record.position, rng))
    check_round_trips(record, record.positions[:: 1 + rng.randrange(4)], rng)


def test_an_illegal_move_changes_nothing() -> None:
    """after() raises IllegalMove with the refusals of why_not; the position stays."""
    rng = Random(9)
    for p in random_positions(40, seed=9, keep=lambda p: p.result is None):
        check_illegal(p, rng.sample(list(some_moves(p, rng)), 12))


def test_what_chance_cannot_answer_is_refused() -> None:
    """A card that lies elsewhere, a Season card of another Season, a hand of three, an answer at the wrong moment."""
    rng = Random(4)
    wrong = [
        Move.from_text(text) for text in ("trunk star", "draw 12", "first B", "season sp1", "season au1", "draw 99")
    ]
    wrong += [Move.from_text(text) for text in ("deal k1.k2.k3", "deal k1.k2.k3.k4", "deal k1.k1.k2.k3")]
    for p in random_positions(60, seed=4):
        answers = {move for move, _ in p.chance.outcomes}
        assert not p.chance.outcomes or sum(chance for _, chance in p.chance.outcomes) == pytest.approx(1)
        if p.to_move is CHANCE:
            assert p.chance.sample(rng) in p.chance
        for move in wrong:
            possible = move in p.chance
            assert possible == (move in answers) or p.decision.kind == "deal"
            assert possible == (not p.why_not(move))
            if not possible:
                assert [(r.clause, r.form) for r in p.why_not(move)] == [("ko.setup.deck", "refused_chance")]
                assert p.why_not(move, without=frozenset({"ko.setup.deck"})) == ()
                with pytest.raises(IllegalMove):
                    p.after(move)


def test_passing_is_legal_exactly_where_no_card_can_be_placed() -> None:
    """R7 both ways; the Display stays, nothing is drawn, and the marker moves with the first player."""
    stuck = position_at("scene:nothing_can_be_placed")
    assert isinstance(stuck.legal_moves, Placements) and [m.text for m in stuck.legal_moves] == ["A pass"]
    after = stuck.after("A pass")
    assert (after.display, after.scores, after.trees) == (stuck.display, stuck.scores, stuck.trees)
    assert (after.marker, after.decision.kind, str(after.decision.seat)) == (stuck.marker + 1, "place", "B")
    for p in random_positions(40, seed=2, keep=lambda p: p.decision.kind == "place"):
        assert Move("pass", p.decision.seat) not in p.legal_moves
        assert [r.clause for r in p.why_not("pass")] == ["ko.R7"]


CROOKED = (
    "ko 2p do=place:A first=A trees=A:"
    "caterpillar/46@-16,54,90/7@-74,53,180/9@-121,32,90/3@-178,65,30/4@-224,74,120/6@-255,130,30/"
    "55@-286,184,120/5@-299,49,75/26@-366,48,90/25@-150,123,-60/51@-116,167,-45"
    ",B:cloud hands=A:k4.k19,B:k7.k20 played=A:k10.k16,B:k14.k9 display=24.10.23.1 seasons=sp3.su5.au5 "
    "round=3 marker=11"
)
"""Places are left in A's tree, but none where a reader would look for one."""


def test_nobody_passes_while_a_place_is_left_between_the_usual_ones() -> None:
    """R7: where the good places and those unlike a tree are all blocked, poses close to each other are tried."""
    p = KodamaPosition.from_text(CROOKED)
    moves = p.legal_moves
    assert isinstance(moves, Placements)
    seat = p.seats[0]
    for card in p.display:
        usual = candidates.each(p.trees, 0, p.box.branches[card], parents=_allowed(p, card), last_resort=False)
        assert next(usual, None) is None
    assert moves.possible and Move("pass", seat) not in moves
    assert all(move in moves for move in moves)


def _allowed(p: KodamaPosition, card: str) -> set[int]:
    tree = p.trees[0]
    return {node for node in range(len(tree)) if points(tree, node, p.box.branches[card]) <= MOST}
