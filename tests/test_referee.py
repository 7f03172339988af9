"""The referee: a clean play is never accused, a broken one always, at the right step and with the right clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games import effort
from silva_games import DEFAULT_GAMES, random_move, random_positions, random_rulings, well_formed
from silva_kit import KitError, Record, Seat, kodama
from silva_kit.position import CHANCE, TextError
from silva_kit.silva import Move, SilvaPosition, start
from silva_kit.silva.cards import TRAINEE, YOUNG_KUKUNOCHI
from silva_kit.silva.guards import GUARDS
from silva_kit.teach.referee import Breach, NotCarriedOut, Step, after_anyway, breaches, judge, steps_of

GAMES = effort(300, 100_000)
BARRED = (YOUNG_KUKUNOCHI, TRAINEE)
AT_PLAY = "silva 3p turn=A do=play:A hands=A:10.5,B:8,C:3 deck=*"


def played(seed: int) -> list[Step]:
    """A random game: all numbers of players, random rulings in every second one; in every third all positions but
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


def test_a_record_is_judged_by_its_steps() -> None:
    """steps_of gives the moves and positions of a record; other games are judged as well."""
    rng = Random(2)
    record = Record(kodama.start(2))
    for _ in range(30):
        here = record.position
        record.play(here.chance.sample(rng) if here.to_move is CHANCE else here.legal_moves[0])
    steps = steps_of(record)
    assert len(steps) == 31
    assert judge(steps) is None
    found: Breach | None = judge([*steps[:20], (steps[20][0], steps[19][1])])
    assert found is not None
    assert found.step == 20
