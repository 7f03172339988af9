"""What a seat of SILVA can know: exact, the same as trying everything, and made of what that seat has seen alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import silva_brute
from belief_endings import endings, played, same
from games import effort
from silva_games import play_out, twin
from silva_kit.position import CHANCE, KitError, Seat
from silva_kit.record import Record
from silva_kit.silva import Card, Move, SilvaPosition, start
from silva_kit.silva.belief import belief, sights, track, why
from silva_kit.silva.bots import bot
from silva_kit.silva.explorer import explore

A, B, C = map(Seat, "ABC")


def test_belief_equals_trying_everything() -> None:
    """At every tried position each hand and deck has the same chance, to 1e-12, for 2, 3 and 4 players."""
    players = Counter[int]()
    for steps, viewer in endings(effort(24, 2000)):
        assert same(steps, viewer)
        players[len(steps[0][1].seats)] += 1
    assert set(players) == {2, 3, 4}


@pytest.mark.parametrize("players", [2, 3])
def test_the_truth_is_always_thought_possible(players: int) -> None:
    """At no step of a game is the true position ruled out, for any seat; the chances add up to 1."""
    for seed in range(effort(6, 60)):
        record = played(1000 + seed, players)
        for viewer in record.start.seats:
            for position, known in zip(record.positions, track(sights(record, viewer)), strict=True):
                hands = tuple(map(silva_brute.in_order, position.hands))
                assert any(tuple(map(silva_brute.in_order, p.hands)) == hands for p in known.weights)
                assert abs(sum(known.weights.values()) - 1) < 1e-9


def test_two_positions_that_look_alike_give_the_same_belief() -> None:
    """Nothing that the viewer cannot see is in it."""
    rng = Random(5)
    for seed in range(effort(20, 200)):
        positions = list(play_out(start(2 + seed % 3), Random(seed)))
        position = positions[len(positions) * 3 // 4]
        viewer = rng.choice(position.seats)
        other = twin(position, viewer, rng)
        first, second = (belief([(None, p.view(viewer))]) for p in (position, other))
        assert [first.holds(seat) for seat in position.seats] == [second.holds(seat) for seat in position.seats]
        assert first.deck == second.deck


def test_a_spirit_takes_the_knowledge_along() -> None:
    """`silva.card.08.exchange`: who exchanges hands knows both cards, and whoever knew one of them still does."""
    record = Record(SilvaPosition.from_text("silva 3p turn=A do=play:A hands=A:8.5,B:3,C:2 deck=*"))
    record.play("A play 8 B")
    assert belief(sights(record, A)).holds(B) == pytest.approx({Card(5): 1.0})
    assert belief(sights(record, B)).holds(A) == pytest.approx({Card(3): 1.0})
    assert len(belief(sights(record, C)).holds(A)) > 1


def test_a_miss_of_the_trainee_rules_a_card_out() -> None:
    """`silva.card.02.wrong`: the guessed card is not in that hand, and `why` names the step."""
    record = Record(SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:2.5,B:8 deck=*"))
    record.play("A play 2 B 7")
    seen = sights(record, A)
    assert Card(7) not in belief(seen).holds(B)
    (reason,) = why(seen, B, Card(7))
    assert (reason.step, reason.after) == (1, 0.0) and "silva.card.02.wrong" in [e.clause for e in reason.events]


def test_sights_that_no_game_gives_are_refused() -> None:
    """A view that does not follow from the one before is told with its step."""
    first = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:2.5,B:8 deck=*").view(A)
    second = SilvaPosition.from_text("silva 2p turn=B do=play:B hands=A:2,B:8.3 deck=*").view(A)
    with pytest.raises(KitError, match="step 2"):
        belief([(None, first), (None, second)])
    with pytest.raises(KitError, match="belief of nothing"):
        belief([])


def test_the_explorer_is_exact_where_little_is_left() -> None:
    """Worked out over all cases: the mean over many played games lies beside it."""
    record = Record(
        SilvaPosition.from_text(
            "silva 2p turn=A do=play:A hands=A:9.3,B:8 rows=A:10!.7.7.4.4.5.3,B:1.1.6.6.2.2.0 deck=8"
        )
    )
    exact = {chance.move: chance for chance in explore(sights(record, A), "random", Random(1))}
    assert all(chance.games == 0 for chance in exact.values())
    player, wins = bot("random"), Counter[Move]()
    games, rng = effort(300, 3000), Random(2)
    for move in exact:
        for _ in range(games):
            position = record.position.after(move)
            while position.to_move is not None:
                position = position.after(
                    position.chance.sample(rng)
                    if position.to_move is CHANCE
                    else player.choose(position.view(position.to_move), rng)
                )
            wins[move] += position.result is not None and position.result.kind == "win" and A in position.result.winners
    assert all(abs(wins[move] / games - chance.share) < 0.1 for move, chance in exact.items())


def test_the_explorer_stops_when_it_is_told() -> None:
    """The games so far count, each move as often as the other; an interval says how sure they are."""
    record = played(4, 3)
    at = next(n for n, p in enumerate(record.positions) if p.decision.kind == "play" and p.turn is A)
    seen = sights(record.branch(at), A)
    told: list[tuple[int, int]] = []
    found = explore(
        seen, "sensible", Random(3), 50, progress=lambda *one: told.append(one), cancel=lambda: len(told) >= 3
    )
    assert {chance.games for chance in found} == {3} and len(told) == 3
    assert all(low <= chance.share <= high for chance in found for low, high in [chance.interval()])


def test_a_hidden_choice_is_as_likely_one_way_as_the_other() -> None:
    """`silva.card.07.keep_return`: of 8, 8 and 3 two are drawn; the pair of 8s leaves no choice, another pair two."""
    rows = "rows=A:7!.6.5.4.3.2.1,B:7.6.4.2.1"
    record = Record(SilvaPosition.from_text(f"silva 2p turn=B do=draw:B:2 hands=A:10,B:9 {rows} deck=8.8.3 known=B:A"))
    for move in ("draw 8", "draw 3", "B keep 8"):
        record.play(move)
    found = belief(sights(record, A)).hand(B)
    assert found == pytest.approx({(Card(9), Card(8)): 2 / 3, (Card(9), Card(3)): 1 / 3})


def _mean(position: SilvaPosition, seat: Seat) -> float:
    """The chance that a seat wins when everybody chooses at random, over every way to the end."""
    if position.result is not None:
        return float(position.result.kind == "win" and seat in position.result.winners)
    if position.to_move is CHANCE:
        ways = [(share, move) for move, share in position.chance.outcomes]
    else:
        ways = [(1 / len(position.legal_moves), move) for move in position.legal_moves]
    return sum(share * _mean(position.after(move), seat) for share, move in ways)


def test_the_exact_chance_is_the_mean_over_every_way_to_the_end() -> None:
    """At the ends of random games, for every legal move and every deal that the seat must think possible."""
    tried, seed = 0, 0
    while tried < effort(12, 120):
        seed += 1
        record = played(2 * seed, 2 + seed % 2)
        at = next((n for n, p in enumerate(record.positions) if p.decision.kind == "play" and len(p.deck) <= 1), None)
        if at is None or len(record.positions[at].legal_moves) < 2:
            continue
        seat = record.positions[at].turn
        assert seat is not None
        seen = sights(record.branch(at), seat)
        known = belief(seen)
        for chance in explore(seen, "random", Random(1)):
            worth = sum(w * _mean(p.after(chance.move), seat) for p, w in known.weights.items())
            assert chance.games == 0 and chance.share == pytest.approx(worth)
        tried += 1
