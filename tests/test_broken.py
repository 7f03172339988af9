"""Spot the broken rule: each stored play breaks one rule at one step, to be seen by whoever sees all cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_broken import by_another_move
from silva_kit import KitError
from silva_kit.messages import format_message
from silva_kit.position import OPEN
from silva_kit.rulebook import Rulebook
from silva_kit.silva.broken import FILE, BrokenPlay, broken, broken_plays, load, written
from silva_kit.teach.referee import breaches, judge
from silva_kit.toml_data import ContentError, content
from silva_mutated import fresh

LANGUAGES = ("en", "zh-Hant", "ja")
PLAYS = broken_plays()


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: str(play.number))
def test_the_referee_finds_the_stored_step_and_clauses_and_nothing_else(play: BrokenPlay) -> None:
    """judge names exactly the answer that is stored; every other step is by the rules."""
    found = list(breaches(play.steps()))
    assert [(breach.step, breach.clauses) for breach in found] == [(play.step, play.clauses)]
    assert judge(play.steps()) == found[0]


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: str(play.number))
def test_a_play_is_short_and_is_broken_within(play: BrokenPlay) -> None:
    """4 to 10 moves, the breach neither first nor last."""
    assert 4 <= len(play.moves) <= 10
    assert 1 < play.step < len(play.moves)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: str(play.number))
def test_the_breach_can_be_seen_by_open_eyes(play: BrokenPlay) -> None:
    """No other move leads by the rules to the same position and the same events, and OPEN sees what lies there."""
    steps = play.steps()
    before, after = steps[play.step - 1][1], steps[play.step][1]
    assert not by_another_move(before, after)
    move = steps[play.step][0]
    if not before.why_not(move):
        assert after.view(OPEN) != fresh(before).after(move).view(OPEN)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: str(play.number))
def test_each_step_has_its_events_for_the_log(play: BrokenPlay) -> None:
    """Every position but the first tells what happened; the broken one tells what the table told."""
    steps = play.steps()
    assert all(position.events for _, position in steps[1:])
    assert steps[play.step][1].events == play.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_has_its_sentence(language: str) -> None:
    """Each event of each play can be told in three languages, that of the broken step too."""
    for play in PLAYS:
        for _, position in play.steps():
            for event in position.events:
                said = event.to_json()
                assert format_message(language, said["clause"], said["form"], said["args"])


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: str(play.number))
def test_wrong_choices_are_clauses_of_the_play_that_hold(play: BrokenPlay) -> None:
    """Three clauses that other steps cite, none of them broken or told at the broken step; all have their text."""
    decoys, book = play.decoys(), Rulebook.load("silva")
    assert len(set(decoys)) == 3
    assert not {*decoys} & {*play.clauses, *(event.clause for event in play.told)}
    cited = {event.clause for _, position in play.steps() for event in position.events}
    assert {*decoys} <= cited
    assert all(clause in book.clauses or clause in book.rulings for clause in (*decoys, *play.clauses))
    assert len(play.decoys(1)) == 1


def test_the_plays_differ_in_what_they_break() -> None:
    """At least ten plays, ten clauses, all numbers of players, and several places of the breach."""
    assert len(PLAYS) >= 10
    assert len({play.clauses[0] for play in PLAYS}) >= 10
    assert {len(play.steps()[0][1].seats) for play in PLAYS} == {2, 3, 4}
    assert len({play.step for play in PLAYS}) >= 4


def test_a_play_does_not_name_its_answer() -> None:
    """Neither the step nor a broken clause stands in the repr."""
    for play in PLAYS:
        assert "step" not in repr(play)
        assert not any(clause in repr(play) for clause in play.clauses)


def test_a_number_without_a_play_is_an_error() -> None:
    """Numbers begin with 1; others are refused with what there is."""
    assert broken(1) is PLAYS[0]
    for number in (0, len(PLAYS) + 1, -1, "1", True):
        with pytest.raises(KitError, match="there are the numbers 1 to"):
            broken(number)  # type: ignore[arg-type]  # what a beginner might write


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    """The file in the kit is the one that its plays are written as."""
    text = written(PLAYS)
    assert content("silva", FILE).read_text("utf-8") == text
    (tmp_path / FILE).write_text(text, "utf-8")
    assert load(tmp_path / FILE) == PLAYS


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("step = 3", "step = 1", "neither the first nor the last"),
        ("step = 3", "step = 9", "neither the first nor the last"),
        ('"form": ""', '"form": "none"', "no list of events"),
        ("told = '[", "told = '", "no list of events"),
        ("clauses = ", "because = ", "unknown field"),
    ],
)
def test_a_faulty_file_is_named(tmp_path: Path, old: str, new: str, why: str) -> None:
    """A breach at the edge, events that are none, a field that is not known: ContentError says where."""
    path = tmp_path / FILE
    path.write_text(written(PLAYS[:1]).replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=why):
        load(path)
