"""What another seat may know about me: the mean over every way that the game can have gone, and no hidden card."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from games import effort
from silva_games import play_out, twin
from silva_kit.position import CHANCE, OPEN, KitError, Seat
from silva_kit.record import Record
from silva_kit.silva import Card, SilvaPosition, start
from silva_kit.silva.belief import Sight, belief, heard, looks_like, sights
from silva_kit.silva.empathy import empathy, entered

A, B, C = map(Seat, "ABC")
Way = tuple[list[Sight], SilvaPosition, float]
"""What the other seat has seen on one way the game can have gone, where it ends, and how likely it is."""
UNSEEN = 5
ROWS = "rows=A:7.6,B:7.6,C:4"
"""Few cards are left, so that trying is quick."""


def _ways(seen: Sequence[Sight], other: Seat) -> Iterator[Way]:
    """Every way the game can have gone for the viewer, one by one, each with its own past."""
    ways: list[Way] = [([(None, p.view(other))], p, w) for p, w in belief(seen[:1]).weights.items()]
    for move, view in seen[1:]:
        after: list[Way] = []
        for past, position, weight in ways:
            if position.to_move is CHANCE:
                answers = list(position.chance.outcomes)
            elif move is not None:
                answers = [(move, 1.0)] if move in position.legal_moves else []
            else:
                answers = [(one, 1 / len(position.legal_moves)) for one in position.legal_moves]
            for answer, share in answers:
                new = position.after(answer)
                if looks_like(new, view):
                    after.append(([*past, (heard(answer, other), new.view(other))], new, weight * share))
        ways = after
    return iter(ways)


def _mean(seen: Sequence[Sight], me: Seat, other: Seat) -> tuple[dict[Card, float], float]:
    """The other's belief about my hand on each way, weighed; and how likely it is that it is sure."""
    ways = list(_ways(seen, other))
    total = sum(weight for _, _, weight in ways)
    found: defaultdict[Card, float] = defaultdict(float)
    sure = 0.0
    for past, _, weight in ways:
        known = belief(past)
        for card, chance in known.holds(me).items():
            found[card] += weight / total * chance
        sure += weight / total * (len(known.hand(me)) == 1)
    return dict(found), sure


def _endings(count: int) -> Iterator[tuple[list[Sight], Seat, Seat]]:
    """The last steps of random games for a random viewer and another seat."""
    seed = 0
    while count:
        seed += 1
        rng, record = Random(f"empathy {seed}"), Record(start(2 + seed % 2))
        while record.position.to_move is not None:
            p = record.position
            record.play(p.chance.sample(rng) if p.to_move is CHANCE else rng.choice(p.legal_moves))
        begin = next(
            (i for i, p in enumerate(record.positions) if len(p.deck) <= UNSEEN and p.decision.kind == "draw"), None
        )
        if begin is None or len(record.moves) - begin < 3:
            continue
        me, other = rng.sample(record.start.seats, 2)
        seen = sights(record, me)[begin : begin + rng.randint(3, 7)]
        yield [(None, seen[0][1]), *seen[1:]], me, other
        count -= 1


def test_empathy_is_the_mean_over_every_way_the_game_can_have_gone() -> None:
    """Each way with its own past, the other's belief from what it saw there, to 1e-9, for 2 and 3 players."""
    kinds = Counter[int]()
    for seen, me, other in _endings(effort(16, 300)):
        found = empathy(seen, other)
        holds, sure = _mean(seen, me, other)
        assert found.holds == pytest.approx(holds, abs=1e-9)
        assert found.sure == pytest.approx(sure, abs=1e-9)
        kinds[len(seen[0][1].seats)] += 1
    assert set(kinds) == {2, 3}


def test_two_games_that_look_alike_give_the_same_empathy() -> None:
    """It is made of the viewer's sights: the other's true hand is not in it."""
    rng = Random(5)
    for seed in range(effort(12, 150)):
        positions = list(play_out(start(2 + seed % 2), Random(seed)))
        position = positions[len(positions) * 3 // 4]
        me, other = rng.sample(position.seats, 2)
        first, second = (empathy([(None, p.view(me))], other) for p in (position, twin(position, me, rng)))
        assert first.holds == second.holds and first.sure == second.sure


def test_who_has_looked_is_sure() -> None:
    """`silva.card.03.view`: B has seen A's card, A saw B look; a Spirit (`silva.card.08.exchange`) does it for both."""
    for line, move in (
        (f"silva 3p turn=B do=play:B hands=A:5,B:3.9,C:2 {ROWS} deck=*", "B play 3 A"),
        (f"silva 3p turn=A do=play:A hands=A:8.5,B:3,C:2 {ROWS} deck=*", "A play 8 B"),
    ):
        record = Record(SilvaPosition.from_text(line))
        assert empathy(sights(record, A), B).sure == 0
        record.play(move)
        assert empathy(sights(record, A), B).sure == pytest.approx(1)
        assert empathy(sights(record, A), C).sure == 0


def test_who_knows_everything_knows_what_the_other_thinks() -> None:
    """With one way left, empathy is the other's belief itself."""
    line = "silva 2p turn=A do=play:A hands=A:9.3,B:8 rows=A:10!.7.7.4.4.5.3,B:1.1.6.6.2.2.0 deck=8"
    record = Record(SilvaPosition.from_text(line))
    assert empathy(sights(record, A), B).holds == pytest.approx(belief(sights(record, B)).holds(A))


def test_the_others_own_card_is_left_to_the_viewers_guess() -> None:
    """B holds 9, so for B no other seat does; A cannot know that, and its mean keeps a chance for 9."""
    record = Record(SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:8.5,B:9 deck=*"))
    assert Card(9) not in belief(sights(record, B)).holds(A)
    assert empathy(sights(record, A), B).holds[Card(9)] > 0


def test_empathy_needs_two_seats_and_something_seen() -> None:
    """The same seat, a spectator, a seat that is not there, nothing at all: each is told."""
    record = Record(SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:8.5,B:9 deck=*"))
    for viewer, other in ((A, A), (OPEN, B), (A, C)):
        with pytest.raises(KitError, match="two seats of this game"):
            empathy(sights(record, viewer), other)
    with pytest.raises(KitError, match="nothing seen"):
        empathy([], B)


def test_the_work_can_be_ended_between_two_beliefs() -> None:
    """What the pulse raises comes out, and nothing was changed."""
    record = Record(SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:2.5,B:9 deck=*"))
    record.play("A play 2 B 7")
    first, second = sights(record, A)
    before = entered(None, first, B)
    calls: list[int] = []

    def pulse() -> None:
        calls.append(1)
        if len(calls) == 3:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        entered(before, second, B, pulse)
    assert len(calls) == 3 and entered(before, second, B).holds == empathy([first, second], B).holds
