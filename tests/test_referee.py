"""The referee: a clean play is never accused, a broken one always, at the right step and with the right clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import ko_games
import lfd_games
import sg_games
from games import effort
from silva_games import DEFAULT_GAMES, random_move, random_positions, random_rulings, well_formed
from silva_kit import KitError, Record, Seat, kodama
from silva_kit.position import TextError
from silva_kit.silva import Move, SilvaPosition, start
from silva_kit.silva.cards import TRAINEE, YOUNG_KUKUNOCHI, Discard, in_order
from silva_kit.silva.guards import GUARDS
from silva_kit.teach.referee import Breach, NotCarriedOut, Step, after_anyway, breaches, judge, steps_of
from silva_kit.tuples import put

GAMES = effort(300, 100_000)
BARRED = (YOUNG_KUKUNOCHI, TRAINEE)
AT_PLAY = "silva 3p turn=A do=play:A hands=A:10.5,B:8,C:3 deck=*"


def played(seed: int) -> list[Step]:
    """A random game: all numbers of players, random rulings in every second one; in every seventh all positions but
    the first are read from their lines, which tell no events."""
    rng = Random(seed)
    here = start(2 + seed % 3, random_rulings(rng) if seed % 2 else DEFAULT_GAMES)
    steps: list[Step] = [(None, here)]
    while here.to_move is not None:
        move = random_move(here, rng)
        here = here.after(move)
        steps.append((move, SilvaPosition.from_text(here.to_text()) if seed % 7 == 0 else here))
    return steps


def told(text: str, *moves: str) -> list[Step]:
    """The steps of a play from a position's line; refused moves are carried out."""
    here = SilvaPosition.from_text(text)
    steps: list[Step] = [(None, here)]
    for move in moves:
        here = after_anyway(here, move, Random(1))
        steps.append((here.move(move), here))
    return steps


def carried_out(count: int, seed: int) -> Iterator[tuple[SilvaPosition, Move, SilvaPosition]]:
    """Refused moves of random positions that can be carried out: the position, the move, and what came of it. Half of
    the positions are none of the common decisions."""
    rng = Random(seed)
    common = ("play", "draw", "deal", "first", "over")
    rare = random_positions(count // 2, seed, lambda p: p.decision.kind not in common, default_share=0.3)
    for p in (*random_positions(count // 2, seed, lambda p: p.result is None, default_share=0.3), *rare):
        plays = [m for m in well_formed(p.seats) if m.kind == "play" and m.card in p.hands[_at(m)]]
        asked = (p.decision.kind.split("_")[0], "masu", "decline")
        others = [m for m in well_formed(p.seats) if m.kind != "play" and m.kind in asked]
        plays = rng.sample(plays, min(20, len(plays))) + [m for m in plays if m.card is TRAINEE and m.guess in BARRED]
        for move in (*plays, *others):
            if move in p.legal_moves:
                continue
            try:
                yield p, move, after_anyway(p, move, rng)
            except NotCarriedOut:
                continue


def _at(move: Move) -> int:
    assert move.seat is not None
    return move.seat.index


def test_no_clean_play_is_accused() -> None:
    """Over random games of 2-4 players under random rulings the referee finds nothing (100,000 with SILVA_KIT_FULL)."""
    assert [seed for seed in range(GAMES) if judge(played(seed)) is not None] == []


def test_every_refused_move_that_is_carried_out_is_accused_with_its_clauses() -> None:
    """The breach is the move, its clauses are the guards that refuse it, the position can be, and every rule that can
    be broken so is broken somewhere."""
    seen: Counter[str] = Counter()
    for p, move, after in carried_out(effort(140, 4000), seed=3):
        assert SilvaPosition.from_text(after.to_text()) == after, (p, move)
        assert after.events or move.kind != "masu"
        found = judge([(None, p), (move, after)])
        assert found is not None
        assert (found.step, found.kind) == (1, "move"), (p, move)
        assert found.clauses == tuple(clause for clause in GUARDS if clause in {r.clause for r in p.why_not(move)})
        seen.update(found.clauses)
    never = {
        "silva.end.any_condition": "after the end nothing is carried out",
        "silva.turn.play_one": "a card that is not in the hand cannot be played",
        "silva.card.04.choose": "a card that is not in the picked hand cannot be named",
    }
    assert set(GUARDS) - set(seen) == set(never)


def test_a_play_goes_on_by_the_rules_after_a_breach() -> None:
    """From every position that a breach has led to the game is played to its end, and nothing more is accused."""
    rng = Random(8)
    for p, move, after in carried_out(effort(60, 1000), seed=4):
        if rng.random() < 0.2:
            steps: list[Step] = [(None, p), (move, after)]
            while steps[-1][1].to_move is not None:
                made = random_move(steps[-1][1], rng)
                steps.append((made, steps[-1][1].after(made)))
            assert [found.step for found in breaches(steps)] == [1]


@pytest.mark.parametrize(
    ("text", "move", "clauses", "after"),
    [
        (AT_PLAY, "A play 10", "silva.card.10.not_playable", "hands=A:-,B:8,C:3 rows=A:10!.5!"),
        (AT_PLAY, "A play 5", "silva.target.some_effects", "turn=B do=draw:B hands=A:10,B:8,C:3 rows=A:5"),
        (AT_PLAY, "A play 5 A", "silva.target.not_self", "turn=B do=draw:B hands=A:10,B:8,C:3 rows=A:5"),
        (AT_PLAY, "C play 3 B", "silva.turn.unit", "turn=A do=draw:A hands=A:10,B:8"),
        ("silva 2p turn=A do=play:A hands=A:6.5,B:8 deck=*", "A play 6 B", "silva.R76", "turn=B do=draw:B hands=A:5"),
        ("silva 2p turn=A do=play:A hands=A:2.5,B:8 deck=*", "A play 2 B", "silva.card.02.guess", "hands=A:5,B:8"),
        (
            "silva 3p turn=A do=play:A hands=A:2.5,B:-,C:8 rows=A:-,B:9!,C:4 deck=*",
            "A play 2 B 7",
            "silva.R71",
            "turn=C do=draw:C hands=A:5,B:-,C:8 rows=A:2",
        ),
        (
            "silva 2p turn=A do=play:A hands=A:2.5,B:2 deck=* rulings=trainee_domain:no_trainee",
            "A play 2 B 2",
            "silva.R32",
            "hands=A:5,B:- rows=A:2,B:2!",
        ),
        (
            "silva 2p turn=A do=pick_blind:A:B hands=A:5,B:8.3 rows=A:4,B:- deck=*",
            "A pick 8",
            "silva.card.04.hide_origin",
            "hands=A:5,B:3 rows=A:4,B:8!",
        ),
        (
            "silva 3p turn=A do=pick_open:A:B hands=A:5,B:8.3,C:4 rows=A:9,B:-,C:- deck=* known=B:*",
            "C pick 8",
            "silva.turn.unit silva.card.09.choose",
            "hands=A:5,B:3,C:4 rows=A:9,B:8!",
        ),
        (
            "silva 2p turn=A do=masu:B:A hands=A:5,B:8 rows=A:2,B:6.6 deck=* masu=B known=B:*",
            "A decline",
            "silva.turn.unit silva.card.06.nullify",
            "hands=A:5,B:- rows=A:2,B:6.6.8!",
        ),
        (
            "silva 2p turn=A do=draw:B:A hands=A:5,B:8 rows=A:9,B:6.6 deck=* masu=B",
            "B masu",
            "silva.turn.draw silva.card.06.nullify",
            "turn=B do=draw:B hands=A:5,B:8",
        ),
        (
            "silva 2p turn=A do=keep:A hands=A:5.8.3,B:4 rows=A:7,B:- deck=*",
            "A keep 8 5",
            "silva.card.07.keep_return",
            "do=play:A hands=A:8.5,B:4",
        ),
    ],
)
def test_what_a_refused_move_does(text: str, move: str, clauses: str, after: str) -> None:
    """Each sort of refused move is carried out as the module says, and accused with the clauses that refuse it."""
    steps = told(text, move)
    assert after in steps[-1][1].to_text()
    found = judge(steps)
    assert found is not None
    assert found.clauses == tuple(clauses.split())
    assert found.clause == clauses.split()[0]


@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        (AT_PLAY, "A play 7", "not in the hand of A"),
        (AT_PLAY, "A keep 5", "no drawn cards"),
        (AT_PLAY, "A pick 5", "no two cards"),
        (AT_PLAY, "A masu", "has no Masu"),
        (AT_PLAY, "A decline", "nothing is asked"),
        (AT_PLAY, "draw 10", "chance cannot answer so"),
        ("silva 2p do=deal:A turn=- hands=A:-,B:- deck=*", "A play 5 B", "not dealt yet"),
        ("silva 3p turn=A do=play:A hands=A:2.5,B:-,C:8 rows=A:-,B:9!,C:4 deck=*", "B play 9 A", "B is out"),
        ("silva 2p turn=A do=draw:A hands=A:5,B:8 deck=*", "A play 5 B", "draw comes first"),
        ("silva 2p turn=A do=keep:A hands=A:5.8.3,B:4 rows=A:7,B:- deck=*", "A keep 5", "two cards stay"),
        ("silva 2p turn=A do=pick_blind:A:B hands=A:5,B:8.3 rows=A:4,B:- deck=*", "A pick 5", "not in the hand of B"),
        ("silva 2p turn=A do=pick_blind:A:B hands=A:5,B:8.3 rows=A:4,B:- deck=*", "A play 5 B", "effect of 4"),
        ("silva 2p turn=A do=pick_open:A:B hands=A:5,B:8.3 rows=A:9,B:- deck=* known=B:*", "A pick left", "are seen"),
        (
            "silva 2p turn=A do=over hands=A:5,B:- rows=A:-,B:9! deck=* result=win:A:silva.end.last.winner",
            "A play 5",
            "the game is over",
        ),
    ],
)
def test_what_cannot_be_carried_out_says_why(text: str, move: str, why: str) -> None:
    """What is not there, or would leave a hand with no card or too many, raises NotCarriedOut with the reason."""
    with pytest.raises(NotCarriedOut, match=why):
        after_anyway(SilvaPosition.from_text(text), move)


def test_a_legal_move_does_what_it_does() -> None:
    """after_anyway of a legal move is after."""
    rng = Random(6)
    for p in random_positions(100, seed=6, keep=lambda p: p.to_move is not None):
        move = random_move(p, rng)
        assert after_anyway(p, move) == p.after(move)


def test_only_games_that_say_how_carry_out_refused_moves() -> None:
    """A game without a module for it is named in the error."""
    position = kodama.start(2)
    with pytest.raises(KitError, match="kodama: refused moves"):
        after_anyway(position, "A pass")


def _with(steps: list[Step], at: int, position: Any, move: Any = None) -> list[Step]:
    return [*steps[:at], (move or steps[at][0], position), *steps[at + 1 :]]


def test_another_position_than_the_rules_give_is_accused() -> None:
    """A card that changed places is an effect: the position that was due, the fields that differ, the clauses of what
    happened there."""
    steps = told(AT_PLAY.replace("10.5", "10.3"), "A play 3 B", "draw 7")
    other = SilvaPosition.from_text(steps[1][1].to_text().replace(" known=B:A", ""))
    found = judge(_with(steps, 1, other))
    assert found is not None
    assert (found.step, found.kind, found.fields) == (1, "effect", ("known",))
    assert found.expected == steps[1][1]
    assert found.clauses == ("silva.card.03.view",)


def swap_with_deck(p: SilvaPosition, rng: Random) -> None:
    """Somebody holds another card than the one that came."""
    seat = rng.choice([seat for seat in p.seats if p.hands[seat.index]])
    hand, at = p.hands[seat.index], rng.randrange(len(p.deck))
    p.hands = put(p.hands, seat.index, (p.deck[at], *hand[1:]))
    p.deck = in_order((*p.deck[:at], *p.deck[at + 1 :], hand[0]))


def forget_event(p: SilvaPosition, rng: Random) -> None:
    """One event is not told."""
    at = rng.randrange(len(p.events))
    p.events = p.events[:at] + p.events[at + 1 :]


def tell_twice(p: SilvaPosition, rng: Random) -> None:
    """One event is told twice."""
    p.events += (rng.choice(p.events),)


def promise_draws(p: SilvaPosition, rng: Random) -> None:
    """Somebody will draw more, or fewer, than they should."""
    at = rng.randrange(len(p.seats))
    p.farmer = put(p.farmer, at, (p.farmer[at] + 2) % 4)


def move_masu(p: SilvaPosition, rng: Random) -> None:
    """The Masu lies before somebody else, or is gone."""
    p.masu = rng.choice([seat for seat in (None, *p.seats) if seat is not p.masu])


def show_hand(p: SilvaPosition, rng: Random) -> None:
    """Somebody's card is known to more, or fewer, than have seen it."""
    at = rng.randrange(len(p.seats))
    p.known = put(p.known, at, p.known[at] ^ rng.choice((1, 2)))


def turn_discard(p: SilvaPosition, rng: Random) -> None:
    """A discard is marked otherwise, where one lies."""
    rows = [i for i, row in enumerate(p.rows) if row]
    if not rows:
        move_masu(p, rng)
        return
    at = rng.choice(rows)
    last = p.rows[at][-1]
    p.rows = put(p.rows, at, (*p.rows[at][:-1], Discard(last.card, not last.forced, last.hidden, last.witness)))


@pytest.mark.parametrize(
    "tamper", [swap_with_deck, forget_event, tell_twice, promise_draws, move_masu, show_hand, turn_discard]
)
def test_whatever_is_tampered_with_is_accused_at_its_step(tamper: Callable[[SilvaPosition, Random], None]) -> None:
    """One thing on the table, or in what is told, that is not as the rules give it: that step is named."""
    rng = Random(9)
    for seed in range(effort(60, 2000)):
        steps = [step for step in played(2 * seed + 1) if step[1].deck]
        at = rng.randrange(1, len(steps))
        other = steps[at][1]._copy()
        other.events = steps[at][1].events
        if tamper in (forget_event, tell_twice) and len(other.events) < 2:
            continue
        tamper(other, rng)
        if other != steps[at][1] or other.events != steps[at][1].events:
            found = judge(_with(steps, at, other))
            assert found is not None, (seed, at)
            assert (found.step, found.kind) == (at, "effect")
            assert found.clauses


def test_other_events_than_the_rules_give_are_accused() -> None:
    """An event that is missing or too many is named, with its clause."""
    steps = told(AT_PLAY, "A play 5 B")
    silent = steps[1][1]._copy()
    silent.events = tuple(event for event in steps[1][1].events if event.clause != "silva.card.05.show")
    found = judge(_with(steps, 1, silent))
    assert found is not None
    assert (found.kind, found.clauses, found.fields, found.extra) == ("effect", ("silva.card.05.show",), (), ())
    assert [event.clause for event in found.missing] == ["silva.card.05.show"]


@pytest.mark.parametrize(
    ("text", "move", "kind", "clause"),
    [
        ("silva 2p turn=A do=draw:A hands=A:5,B:8 deck=*", "draw 5", "chance", "silva.turn.draw"),
        (
            "silva 2p turn=A do=hit:B hands=A:5,B:8.3 rows=A:4,B:- deck=*",
            "hit 7",
            "chance",
            "silva.card.04.hide_origin",
        ),
        ("silva 2p turn=- do=deal:A hands=A:-,B:- deck=*", "draw 0", "deal", "silva.setup.initial_draw"),
        ("silva 2p turn=- do=first hands=A:5,B:8 deck=*", "draw 7", "deal", "silva.setup.first_player"),
        (AT_PLAY, "draw 7", "chance", "silva.turn.draw"),
    ],
)
def test_what_chance_cannot_answer_is_accused(text: str, move: str, kind: str, clause: str) -> None:
    """A card that is not in the deck, a seat that is not there, a draw that nobody asked for."""
    position = SilvaPosition.from_text(text)
    found = judge([(None, position), (Move.from_text(move), position)])
    assert found is not None
    assert (found.step, found.kind, found.clauses) == (1, kind, (clause,))


def test_steps_that_are_no_play_are_an_error() -> None:
    """No steps, a move at the start, a later step without a move, a first position that cannot be."""
    position = SilvaPosition.from_text(AT_PLAY)
    for steps in ([], [(Move.from_text("draw 7"), position)]):
        with pytest.raises(KitError, match="they begin with"):
            judge(steps)
    with pytest.raises(KitError, match="step 1: only the first"):
        judge([(None, position), (None, position)])
    impossible = position._copy()
    impossible.masu = Seat("A")
    with pytest.raises(TextError, match="masu=A"):
        judge([(None, impossible)])


@pytest.mark.parametrize("games", [ko_games, lfd_games, sg_games], ids=lambda games: games.__name__)
def test_records_of_other_games_are_judged_as_well(games: Any) -> None:
    """steps_of gives the moves and positions of a record; a clean one is not accused, one that stood still is."""
    rng = Random(2)
    for _ in range(effort(3, 100)):
        record = Record(games.random_start(rng))
        while record.position.to_move is not None:
            record.play(games.random_move(record.position, rng))
        steps = steps_of(record)
        assert judge(steps) is None
        at = rng.randrange(1, len(steps))
        found: Breach | None = judge(_with(steps, at, steps[at - 1][1]))
        assert found is not None
        assert found.step == at
        assert found.clauses
