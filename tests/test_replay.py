"""A record at a table: looked back over with one pair of eyes, without a word of what came later, and played on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games import effort
from silva_games import random_move, random_rulings
from silva_kit.games import GAMES
from silva_kit.position import CHANCE, PUBLIC, KitError, Seat, Viewer
from silva_kit.record import Record, RecordError, game
from silva_kit.silva import start
from silva_widgets.base import Table
from silva_widgets.shown import record_of
from silva_widgets.staging import TABLES
from silva_widgets.table import SilvaTable
from table_screen import Screen

KEPT = "silva 2p turn=A do=play:A hands=A:8.5,B:3 rows=A:-,B:- deck=*"


def played(seed: int) -> Record:
    """A random game of SILVA to its end, under random rulings."""
    rng = Random(seed)
    record = Record(start(rng.choice((2, 3, 4)), random_rulings(rng)))
    while record.position.to_move is not None:
        record.play(random_move(record.position, rng))
    return record


def cut(record: Record, at: int, viewer: Viewer, **given: Any) -> dict[str, Any]:
    """The last frame of a table made of the record's first `at` moves."""
    state = SilvaTable(record=record.branch(at), viewer=str(viewer), **given)._state
    last: dict[str, Any] = state["frames"][-1]
    return last


@pytest.mark.parametrize("seed", range(effort(8, 60)))
def test_each_frame_of_a_replay_is_what_the_viewer_saw_then(seed: int) -> None:
    """Frame k of the replay is, byte for byte, the last frame of the table made of the record cut there."""
    record = played(seed)
    viewer = Random(seed).choice((*record.start.seats, PUBLIC))
    table = SilvaTable(record=record, viewer=str(viewer))
    frames, ends = table.frames()
    assert ends[-1] == len(record.moves)
    for frame, end in zip(frames, ends, strict=True):
        assert json.dumps(frame) == json.dumps(cut(record, end, viewer))


def test_a_replay_offers_no_other_eyes() -> None:
    """The chosen viewer's and the spectators': nobody else's, neither by a request nor by a what-if."""
    record = played(3)
    for viewer in (*record.start.seats, PUBLIC):
        screen = Screen(SilvaTable(record=record.to_text(), viewer=str(viewer)))
        assert set(screen.state["viewers"]) == {str(viewer), "PUBLIC"}
        for other in {"A", "B", "OPEN"} - {str(viewer)}:
            screen.ask(do="view", viewer=other)
            assert screen.notice == "ui-not-offered"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_played_on_from_its_end(name: str) -> None:
    """At every game's table: the steps are the record's, its text is as good, and the viewer's next move goes on."""
    before: Table = TABLES[name](seed=4)
    record = record_of(before)
    after = TABLES[name](record=record.to_text(), viewer=str(before.viewer), seed=4)
    assert after.plain_frames(after.viewer) == before.plain_frames(before.viewer)
    if record.position.to_move is after.viewer and list(after.view.legal_moves):
        after.move(next(iter(after.view.legal_moves)).text)
        assert record_of(after).moves[: len(record.moves)] == record.moves
        assert len(record_of(after).moves) > len(record.moves)
    assert len(record.moves) == len(record_of(before).moves)


def test_a_record_that_ends_with_chance_or_a_bot_waits_until_it_is_told() -> None:
    """Nothing is added to what was recorded; `go_on` lets chance and the bots answer, to a decision of the viewer's."""
    record = played(5)
    at = next(at for at, p in enumerate(record.positions) if at > 6 and p.to_move is CHANCE)
    table = SilvaTable(record=record.branch(at), viewer="A", seed=1)
    assert record_of(table).moves == record.moves[:at]
    table.go_on()
    assert len(record_of(table).moves) > at
    assert table.view.decision.seat is Seat("A") or table.view.result


def test_another_game_begins_where_the_record_began() -> None:
    """`restart` deals from the record's start; the record that was given stays as it was."""
    record = played(6)
    text = record.to_text()
    screen = Screen(SilvaTable(record=record, viewer="A", seed=1))
    screen.ask(do="restart")
    assert record_of(screen.table).start == record.start
    assert record.to_text() == text


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"record": 7}, "record=7: give a Record of silva"),
        ({"record": "silva-kit record 2"}, "record, line 1"),
        ({"record": Record(start(2)), "position": KEPT}, "leave position out"),
        ({"record": Record(start(2)), "players": 2}, "leave players out"),
        ({"record": Record(start(2)), "profile": "default"}, "leave profile out"),
        ({"record": Record(start(2)), "lesson": "first_game"}, "leave record out"),
        ({"record": Record(game("kodama").start(2))}, "give a Record of silva"),
        ({"record": Record(start(2)), "viewer": "C"}, "viewer='C'"),
    ],
)
def test_a_record_that_cannot_be_shown_is_named(given: dict[str, Any], said: str) -> None:
    """What was wrong, and what to give."""
    with pytest.raises(KitError, match=said):
        SilvaTable(**given)
    assert issubclass(RecordError, KitError)
