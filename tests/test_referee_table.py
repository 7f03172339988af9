"""The table at which nobody says no: what is carried out, what is asked then, and how the game goes on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from silva_kit.position import KitError
from silva_kit.silva import Move
from silva_kit.silva.quiz.breaches import VISIBLE, _tries
from silva_widgets.referee import Referee
from table_screen import Screen

# A holds Kukunochi and a Trainee; D is out.
OPEN_GAME = "silva 4p turn=A do=play:A hands=A:10.2,B:5,C:7,D:- rows=A:-,B:3,C:8,D:4! deck=9.8.7.6.6.4.3.2.1.1"
BREACHES = [
    ("A play 10", "silva.card.10.not_playable"),
    ("A play 2 A 5", "silva.target.not_self"),
    ("A play 2 D 5", "silva.R71"),
    ("A play 2 B", "silva.card.02.guess"),
]


def screen(**given: Any) -> Screen:
    """A referee's table in front of a browser that is not there."""
    return Screen(Referee(**given))


def referee(shown: Screen) -> Any:
    """What the referee asks or says."""
    return shown.state["referee"]


def answered(shown: Screen, step: str, clause: str) -> dict[str, Any]:
    """Answer as a click does."""
    return shown.ask(do="answer", given={"step": [step], "clause": [clause]}, version=shown.state["version"])


@pytest.mark.parametrize(("text", "clause"), BREACHES)
def test_a_refused_move_is_carried_out_and_asked_for(text: str, clause: str) -> None:
    """The table goes on; the breach is asked for by step and clause, and nothing tells it; then it is graded, and
    taking it back gives the position of before."""
    shown = screen(position=OPEN_GAME, seed=2)
    before = shown.view
    shown.move(text)
    state = shown.state
    assert state["refusal"] is None
    assert len(state["frames"]) > 1
    assert referee(shown)["grade"] is None
    assert all(frame["view"]["moves"] == [] for frame in state["frames"])
    step, clauses = referee(shown)["question"]["parts"]
    assert 2 <= len(step["options"]) <= 6
    assert [option["id"] for option in clauses["options"]].count(clause) == 1
    grade = answered(shown, "1", clause)["referee"]["grade"]
    assert grade["right"]
    assert grade["why"][0]["clause"] == clause
    shown.ask(do="take_back")
    assert shown.view == before
    assert referee(shown) is None


def test_a_wrong_answer_is_told_and_the_game_can_go_on() -> None:
    """The grade names the right step and clause; playing on keeps what lies there, and legal moves come back."""
    shown = screen(position=OPEN_GAME, seed=2)
    shown.move("A play 2 A 5")
    step, clauses = referee(shown)["question"]["parts"]
    wrong = next(option["id"] for option in clauses["options"] if option["id"] != "silva.target.not_self")
    last = step["options"][-1]["id"]
    grade = answered(shown, last, wrong)["referee"]["grade"]
    assert (grade["right"], grade["step"]) == (False, 1)
    assert grade["answers"] == {"step": ["1"], "clause": ["silva.target.not_self"]}
    count = len(shown.state["frames"])
    state = shown.ask(do="next")
    assert (state["referee"], len(state["frames"])) == (None, count)
    assert shown.view["moves"]


@pytest.mark.parametrize("text", ["A play 8 B", "A play 2 Z 5", "B play 5 A", "A play 2 B 5 5"])
def test_what_cannot_be_done_is_refused_as_ever(text: str) -> None:
    """A card that is not there, a seat that is not there, another's move, what is no move: a refusal or a notice."""
    shown = screen(position=OPEN_GAME, seed=2)
    before = shown.state
    state = shown.move(text)
    assert state["refusal"] or state["notice"]
    assert state["frames"] == before["frames"]
    assert state["referee"] is None


def test_at_the_open_table_a_play_out_of_turn_is_carried_out() -> None:
    """One person moves for all seats; who plays out of turn takes it, and `silva.turn.unit` is the clause."""
    shown = screen(position=OPEN_GAME, viewer="OPEN", seed=2)
    shown.move("B play 5 C")
    assert answered(shown, "1", "silva.turn.unit")["referee"]["grade"]["right"]
    assert shown.ask(do="take_back")["frames"][-1]["view"]["turn"] == "A"


def test_a_superfluous_target_is_refused_and_not_carried_out() -> None:
    """Nobody could see it afterwards: it is passed over when it is carried out."""
    shown = screen(position=OPEN_GAME.replace("A:10.2,B:5,C:7", "A:7.2,B:5,C:10"), seed=2)
    assert [one["clause"] for one in shown.move("A play 7 B")["refusal"]["reasons"]] == ["silva.R76"]


@pytest.mark.parametrize(
    "content",
    [
        {"do": "move", "text": "A play 2 B 5"},
        {"do": "branch", "at": 0},
        {"do": "view", "viewer": "PUBLIC"},
        {"do": "example", "clause": "silva.card.05.show"},
        {"do": "next"},
        {"do": "answer", "given": {"step": ["99"], "clause": ["silva.R71"]}},
        {"do": "answer", "given": {"step": "1"}},
        {"do": "answer", "given": {"self": ["1"]}},
    ],
)
def test_nothing_else_happens_until_the_breach_is_found(content: dict[str, Any]) -> None:
    """Each request gets its answer and a notice; table and question stay."""
    shown = screen(position=OPEN_GAME, seed=2)
    shown.move("A play 10") if content.get("text") else shown.move("A play 2 A 5")
    before = shown.state
    state = shown.ask(**content, version=before["version"])
    assert state["notice"]
    assert {**state, "notice": None} == {**before, "notice": None}


def test_requests_without_a_breach_are_answered() -> None:
    """Nothing to find, nothing to take back: a notice, and KitError from Python."""
    shown = screen(position=OPEN_GAME, seed=2)
    for do in ("take_back", "next"):
        assert shown.ask(do=do)["notice"]["key"] == "ui-bad-request"
    for call in (shown.table.take_back, shown.table.answer):  # type: ignore[attr-defined]
        with pytest.raises(KitError, match="breach"):
            call()
    with pytest.raises(TypeError, match="lesson"):
        Referee(lesson="first_move")


def test_a_new_game_has_nothing_to_find() -> None:
    """Restart puts away the question with the game."""
    shown = screen(position=OPEN_GAME, seed=2)
    shown.move("A play 2 A 5")
    assert shown.ask(do="restart")["referee"] is None
    shown.move("A play 2 A 5")
    assert referee(shown)["question"]


@pytest.mark.parametrize("seed", range(40))
def test_every_breach_of_a_game_is_found_where_it_was_made(seed: int) -> None:
    """Through whole games of legal moves and breaches: the right step is that of the breach, also after one that was
    played on from; the text of the table tells no language and no answer."""
    rng = Random(seed)
    shown = screen(seed=seed, players=2 + seed % 3)
    table: Any = shown.table
    for _ in range(12):
        if shown.view["result"] or shown.view["decision"]["kind"] != "play":
            break
        position = table.play.position
        own = [m for m in _tries(position) if m.seat is table.viewer and position.why_not(m)]
        seen = [m for m in own if {refusal.clause for refusal in position.why_not(m)} <= set(VISIBLE)]
        count = len(shown.state["frames"])
        move: Move = rng.choice(seen) if seen and rng.random() < 0.6 else rng.choice(list(position.legal_moves))
        state = shown.move(move.text)
        if state["referee"] is None:
            continue
        assert "right is" not in repr(table)
        clauses = {refusal.clause for refusal in position.why_not(move)}
        offered = {part["name"]: {o["id"] for o in part["options"]} for part in state["referee"]["question"]["parts"]}
        assert str(count) in offered["step"]
        state = answered(shown, str(count), sorted(clauses & offered["clause"])[0])
        assert state["referee"]["grade"]["right"], (move, state["referee"])
        assert "right is" in repr(table)
        assert len(json.dumps(state)) < 200_000
        shown.ask(do=rng.choice(("next", "take_back")))


def settled(shown: Screen) -> None:
    """Answer what is asked, rightly or not, and play on."""
    step, clauses = referee(shown)["question"]["parts"]
    answered(shown, step["options"][0]["id"], clauses["options"][0]["id"])
    shown.ask(do="next")


@pytest.mark.parametrize("frame", range(3))
def test_a_breach_in_a_what_if_is_found_there(frame: int) -> None:
    """A what-if is dealt anew: not that is the breach, but the move made in it; also after a breach in the game."""
    shown = screen(position=OPEN_GAME, seed=2)
    shown.move("A play 2 A 5")
    settled(shown)
    shown.ask(do="branch", at=frame)
    count = len(shown.state["frames"])
    hand = shown.view["hands"]["A"]
    shown.move("A play 10" if 10 in hand else f"A play {hand[0]} A 5")
    step, clauses = referee(shown)["question"]["parts"]
    assert str(count) in {option["id"] for option in step["options"]}
    assert "1" not in {option["id"] for option in step["options"]} or count == 1
    grade = answered(shown, str(count), clauses["options"][0]["id"])["referee"]["grade"]
    assert (grade["parts"]["step"], grade["answers"]["step"]) == (True, [str(count)])
    assert grade["answers"]["clause"]


def test_what_is_asked_stays_with_its_game() -> None:
    """Back from a what-if nothing of it is asked, and the game is as it was before."""
    shown = screen(position=OPEN_GAME, seed=2)
    before = shown.view
    shown.ask(do="branch", at=0)
    shown.move("A play 10")
    assert referee(shown)["question"]
    assert shown.ask(do="return")["referee"] is None
    assert shown.view == before
    assert shown.ask(do="take_back")["notice"]["key"] == "ui-bad-request"


def test_after_a_breach_a_what_if_is_dealt_from_what_is_seen_there() -> None:
    """What came about against the rules tells nothing of what was before: a what-if from there has its own deal."""
    shown = screen(position=OPEN_GAME, seed=2)
    shown.move("A play 10")
    settled(shown)
    last = len(shown.state["frames"]) - 1
    assert shown.ask(do="branch", at=last)["branch"]["dealt"] == "anew"
