"""What a step of a lesson waits for: conditions on events, and the refusal that some steps ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from lesson_file import small_lesson
from silva_kit.kodama import events as e
from silva_kit.position import KitError, Refusal, Seat
from silva_kit.teach import Lesson
from silva_kit.teach.conditions import condition
from silva_kit.teach.fields import SceneError
from silva_widgets import SilvaTable
from silva_widgets.asks import heard

A, B = Seat("A"), Seat("B")
SIX = e.SCORES(A, 6)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("ko.score.rule", True),
        ("ko.score.break", False),
        ("ko.score.rule:", True),
        ("ko.score.rule:trunk", False),
        ("ko.score.rule@A", True),
        ("ko.score.rule@B", False),
        ("ko.score.rule[points=6]", True),
        ("ko.score.rule[points!=6]", False),
        ("ko.score.rule[points>=6]", True),
        ("ko.score.rule[points>6]", False),
        ("ko.score.rule[points<10]", True),
        ("ko.score.rule[points<=5]", False),
        ("ko.score.rule@A[points>=5,points<7]", True),
        ("ko.score.rule@A[points>=5,points<6]", False),
        ("ko.score.rule[seat=A]", True),
    ],
)
def test_an_event_meets_a_condition_where_every_part_of_it_holds(text: str, holds: bool) -> None:
    """Clause, form, seat, and each argument are asked for; what is not written is not asked for."""
    assert condition(text).holds(SIX) is holds


def test_a_refusal_is_asked_for_in_the_same_way() -> None:
    """Clause and form of a refusal, as of an event; it has no seat."""
    refusal = Refusal("ko.place.one_card", {"count": 2}, "refused")
    assert condition("ko.place.one_card").holds(refusal)
    assert condition("ko.place.one_card:refused").holds(refusal)
    assert not condition("ko.place.one_card:refused_none").holds(refusal)
    assert not condition("ko.place.bark").holds(refusal)


def test_several_events_may_be_asked_for(tmp_path: Path) -> None:
    """A list is done when each of its conditions is met, whichever event meets it."""
    path = small_lesson(tmp_path)
    duel, other = "silva.card.05.lower_out", "silva.card.03.view"
    for asked, outcome in ((f'["{duel}"]', "done"), (f'["{duel}", "{other}"]', "wrong")):
        text = path.read_text("utf-8")
        path.write_text(text.replace(f'event = "{duel}"', f"event = {asked}"), "utf-8")
        step = Lesson.load(path).first
        assert step.attempt(step.begin(), step.start.move("A play 5 B")).outcome == outcome
        path.write_text(text, "utf-8")


def test_forms_and_words_are_told_apart() -> None:
    """A form after a colon holds for that form only; words are equal or not, and never more or less."""
    reaches = e.RUNS_TO_TRUNK(B, "star", 10)
    assert condition("ko.score.extent:trunk[element=star]").holds(reaches)
    assert not condition("ko.score.extent:[element=star]").holds(reaches)
    assert not condition("ko.score.extent[element=cloud]").holds(reaches)
    assert condition("ko.score.extent[element!=cloud]").holds(reaches)
    assert not condition("ko.score.extent[element>cloud]").holds(reaches)
    assert condition("ko.score.extent[points>=9]").holds(reaches), "numbers are not compared as words"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "as in sg.trick.take@B"),
        ("ko.score.rule[points]", "as in sg.trick.take@B"),
        ("ko.score.rule[points>=6", "as in sg.trick.take@B"),
        ("ko.score.rule@Z", "as in sg.trick.take@B"),
        ("ko.score.rule[point>=6]", "its arguments are points, seat"),
        ("ko.place.bark[count=1]", "it has none"),
    ],
)
def test_a_condition_that_nothing_could_meet_is_refused(text: str, says: str) -> None:
    """What cannot be read, and an argument that no event has, are told with what would be right."""
    with pytest.raises(KitError, match=says.replace("[", r"\[")):
        condition(text)


@pytest.mark.parametrize(("old", "new"), [("lower_out", "lower_out[seat"), ("03.view", "03.view[cost=1]")])
def test_a_lesson_with_such_a_condition_is_refused_with_its_place(tmp_path: Path, old: str, new: str) -> None:
    """The file, the step and the field are named."""
    path = small_lesson(tmp_path)
    path.write_text(path.read_text("utf-8").replace(f'{old}" ', f'{new}" '), "utf-8")
    with pytest.raises(SceneError, match=r"steps\[1\]\.(done|wrong): condition"):
        Lesson.load(path)


def asking(folder: Path) -> Path:
    """The small lesson, whose first step asks for an illegal move."""
    path = small_lesson(folder)
    text = path.read_text("utf-8").replace('event = "silva.card.05.lower_out"', 'refused = "silva.target.not_self"')
    path.write_text(text.replace('["A play 5 B"]', '["A play 5 A"]'), "utf-8")
    return path


def test_a_step_can_ask_for_a_refusal(tmp_path: Path) -> None:
    """The move that the clause refuses does it; another illegal one is only refused, and a legal one is wrong."""
    path = asking(tmp_path)
    step = Lesson.load(path).first
    record = step.begin()
    attempts = [step.attempt(record, record.position.move(f"A play {tried}")) for tried in ("5 A", "10", "5 B")]
    assert [attempt.outcome for attempt in attempts] == ["done", "refused", "wrong"]
    assert attempts[0].feedback == "duel-done"
    assert [refusal.clause for refusal in attempts[0].refusals] == ["silva.target.not_self"]


def test_a_table_takes_in_a_refusal_that_was_asked_for(tmp_path: Path) -> None:
    """Refusal and success stand side by side; the solution shows them too, and a later legal move does not undo it."""
    table = SilvaTable(lesson=str(asking(tmp_path)))
    assert table.tutor
    heard(table, {"do": "lesson", "step": "solution"}, [])
    assert table.tutor.done
    assert [reason["clause"] for reason in table._state["refusal"]["reasons"]] == ["silva.target.not_self"]
    heard(table, {"do": "lesson", "step": "again"}, [])
    assert not table.tutor.done
    assert table._state["refusal"] is None
    table.move("A play 10")
    assert not table.tutor.done
    table.move("A play 5 A")
    assert [reason["clause"] for reason in table._state["refusal"]["reasons"]] == ["silva.target.not_self"]
    assert table.tutor.to_json()["feedback"] == ["duel-done"]
    table.move("A play 5 B")
    assert table.tutor.done
