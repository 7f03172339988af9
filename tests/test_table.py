"""The table's Python side, without a browser: what it accepts, what it answers, and what it never gives away."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lesson_file import small_lesson
from silva_kit import silva
from silva_kit.messages import message_ids
from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, KitError, Seat
from silva_kit.toml_data import content
from silva_widgets.game import Game
from silva_widgets.table import KEYWORDS, SilvaTable
from silva_widgets.words import UI, words
from table_screen import Screen
from ui_messages import ui_named

DUEL = "silva 3p turn=A do=play:A hands=A:10.5,B:3,C:8 rows=A:7,B:-,C:- deck=*"


def screen(**given: Any) -> Screen:
    """A table in front of a browser that is not there."""
    return Screen(SilvaTable(**given))


def test_an_unknown_keyword_is_refused_with_a_hint() -> None:
    """A slip of the pen is named, and so is what was meant."""
    with pytest.raises(TypeError, match=r"no keyword 'player'; did you mean players\?"):
        SilvaTable(player=3)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 5}, "players=5"),
        ({"lang": "fr"}, "lang='fr'.*zh-Hant"),
        ({"viewer": "D"}, "viewer='D'.*A, B, C"),
        ({"viewer": "Z"}, "'Z'"),
        ({"bots": {"B": "clever"}}, "'clever'.*sensible"),
        ({"bots": {"E": "random"}}, r"bots\['E'\]"),
        ({"bots": "random"}, "bots='random'.*mapping"),
        ({"names": {"A": ""}}, r"names\['A'\]=''"),
        ({"names": {"Q": "Quin"}}, r"names\['Q'\]"),
        ({"position": "silva 3p turn=A"}, "do"),
        ({"position": 7}, "position=7"),
        ({"position": "scene:no_such_scene"}, "no_such_scene"),
        ({"position": DUEL, "players": 2}, "players=2"),
        ({"position": DUEL, "profile": "literal_en"}, "rulings and profile"),
        ({"rulings": {"warrior_pick": "nobody"}}, "nobody"),
        ({"rulings": {"no_switch": "x"}}, "no_switch"),
        ({"profile": "house"}, "house.*literal_zh"),
        ({"rulings": {}, "profile": "default"}, "not both"),
        ({"lesson": "no_such_lesson"}, "no_such_lesson"),
        ({"lesson": "x", "players": 2}, "leave players out"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, Any], said: str) -> None:
    """Each error says which value was wrong, and what would be right."""
    with pytest.raises(KitError, match=said):
        SilvaTable(**given)


def test_a_person_is_asked_first() -> None:
    """Chance and the bots have answered when the table is there; the viewer decides, or the game is over."""
    shown = screen(seed=1)
    assert shown.view["decision"]["seat"] == "A"
    assert shown.view["moves"]


def test_the_same_seed_deals_the_same_game() -> None:
    """Equal seeds, equal moves: equal texts; after a restart too, and then another deal."""
    first, second = screen(seed=5), screen(seed=5)
    for _ in range(2):
        while not first.view["result"]:
            move = first.view["moves"][0]
            assert first.move(move) == second.move(move)
        assert repr(first.table) == repr(second.table)
        before = repr(first.table)
        first.ask(do="restart")
        second.ask(do="restart")
        assert repr(first.table) != before


def test_a_legal_move_is_answered_by_bots_and_dealer() -> None:
    """After the move it is the viewer's turn again, with new frames and a new version."""
    shown = screen(seed=1)
    before = shown.state
    after = shown.move(shown.view["moves"][0])
    assert len(after["frames"]) > len(before["frames"])
    assert after["version"] == before["version"] + 1
    assert shown.view["result"] or shown.view["moves"]


def test_a_refusal_names_its_clause_and_leaves_the_position() -> None:
    """What, why, and nothing is changed; the next move clears it."""
    shown = screen(position=DUEL, seed=1)
    before = shown.state["frames"]
    state = shown.move("A play 10")
    assert [reason["clause"] for reason in state["refusal"]["reasons"]] == ["silva.card.10.not_playable"]
    assert state["refusal"]["move"] == "A play 10"
    assert state["frames"] == before
    assert shown.move("A play 5 B")["refusal"] is None


def test_all_well_formed_tries_are_refereed() -> None:
    """Also moves that no button offers: without a target, at oneself, of another seat."""
    shown = screen(position=DUEL, seed=1)
    for move, clause in {
        "A play 5": "silva.target.some_effects",
        "A play 5 A": "silva.target.not_self",
        "A play 3 B": "silva.turn.play_one",
        "A masu": "silva.card.06.nullify",
        "B play 3 A": "silva.turn.unit",
        "draw 5": "silva.turn.unit",
    }.items():
        reasons = shown.move(move)["refusal"]["reasons"]
        assert clause in [reason["clause"] for reason in reasons], move


@pytest.mark.parametrize(
    ("content", "notice"),
    [
        ({}, "ui-bad-request"),
        ({"do": None}, "ui-bad-request"),
        ({"do": "__init__"}, "ui-bad-request"),
        ({"do": ["move"]}, "ui-bad-request"),
        ({"do": "move"}, "ui-bad-request"),
        ({"do": "move", "text": 5, "version": 1}, "ui-bad-request"),
        ({"do": "move", "text": "A play 5 B" * 100, "version": 1}, "ui-bad-request"),
        ({"do": "move", "text": "<img src=x>", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "D play 5 B", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A play 5 B", "version": 0}, "ui-out-of-date"),
        ({"do": "move", "text": "A play 5 B"}, "ui-out-of-date"),
        ({"do": "view", "viewer": "B"}, "ui-not-offered"),
        ({"do": "view", "viewer": "OPEN"}, "ui-not-offered"),
        ({"do": "view"}, "ui-not-offered"),
        ({"do": "branch"}, "ui-bad-request"),
        ({"do": "branch", "at": 99}, "ui-bad-request"),
        ({"do": "branch", "at": True}, "ui-bad-request"),
        ({"do": "return"}, "ui-bad-request"),
        ({"do": "example", "clause": "silva.no.such"}, "ui-no-example"),
        ({"do": "example", "clause": {}}, "ui-no-example"),
        ({"do": "lesson", "step": "next"}, "ui-bad-request"),
    ],
)
def test_a_bad_request_gets_a_notice_and_changes_nothing(content: dict[str, Any], notice: str) -> None:
    """Malformed, stale, not offered: an answer in words, the same position."""
    shown = screen(position=DUEL, seed=1)
    before = shown.state
    shown.table._handle_custom_msg(content, [])
    assert shown.notice == notice
    assert {**shown.state, "notice": None} == before


@pytest.mark.parametrize("content", [None, "move", 3, [1]])
def test_a_request_that_is_no_mapping_is_answered(content: Any) -> None:
    """Whatever comes over the wire, there is an answer."""
    shown = screen(position=DUEL, seed=1)
    shown.table._handle_custom_msg(content, [])
    assert shown.notice == "ui-bad-request"
    assert shown.answers


def test_a_doubled_click_moves_once() -> None:
    """The second one carries the old version."""
    shown = screen(position=DUEL, seed=1)
    click = {"do": "move", "text": "A play 5 B", "version": shown.state["version"]}
    once = shown.ask(**click)
    assert shown.ask(**click)["frames"] == once["frames"]
    assert shown.notice == "ui-out-of-date"


def test_markup_in_a_name_stays_text() -> None:
    """The name crosses as it is; the browser writes it as text (see the browser's tests)."""
    shown = screen(names={"B": "<b onclick=alert(1)>B</b>"})
    assert shown.state["names"] == {"B": "<b onclick=alert(1)>B</b>"}
    assert "name B '<b onclick=alert(1)>B</b>'" in repr(shown.table)


def test_only_the_viewers_knowledge_crosses() -> None:
    """Two deals that A cannot tell apart give A the same traits and the same text."""
    lines = [
        "silva 3p turn=A do=play:A hands=A:8.5,B:3,C:10 rows=A:7,B:-,C:- deck=9.7.6.6.4.4.3.2.2.1.1.8",
        "silva 3p turn=A do=play:A hands=A:8.5,B:9,C:6 rows=A:7,B:-,C:- deck=10.7.6.4.4.3.3.2.2.1.1.8",
    ]
    tables = [SilvaTable(position=line, seed=1) for line in lines]
    states = [json.dumps(table._state) for table in tables]
    assert states[0] == states[1]
    assert repr(tables[0]) == repr(tables[1])


def test_a_whole_game_never_shows_a_hidden_card() -> None:
    """In every frame of every game, only the viewer looks, and secret moves have no text."""
    for seed in range(8):
        shown = screen(seed=seed)
        while not shown.view["result"]:
            shown.move(shown.view["moves"][-1])
        for frame in shown.state["frames"]:
            assert frame["view"]["viewer"] == "A"
            assert frame["view"]["deck_cards"] is None
            assert not re.match(r"draw|hit|[BC] keep", frame["move"] or "")


def test_the_setup_is_one_frame() -> None:
    """The deal and the first player are seen at once; the log still has each."""
    first = screen(seed=1).state["frames"][0]
    assert [entry["clause"] for entry in first["log"]] == ["silva.setup.initial_draw"] * 3 + [
        "silva.setup.first_player"
    ]


def test_other_eyes_are_offered_only_where_they_may_look() -> None:
    """A learner among bots: own eyes and a spectator's. The open table: all."""
    assert screen().state["viewers"] == ["A", "PUBLIC"]
    assert screen(bots={"B": "random"}).state["viewers"] == ["A", "C", "PUBLIC"]
    assert screen(open_table=True).state["viewers"] == ["A", "B", "C", "PUBLIC", "OPEN"]
    shown = screen(seed=1)
    shown.ask(do="view", viewer="PUBLIC")
    assert shown.view["viewer"] == "PUBLIC"
    assert shown.view["moves"] == []
    assert shown.view["hands"]["A"][0] is None


def test_the_open_table_plays_for_every_seat() -> None:
    """With OPEN as viewer nobody is a bot: the teacher moves for whoever must decide."""
    shown = screen(position=DUEL, viewer="OPEN", seed=1)
    shown.move("A play 5 B")
    assert shown.view["decision"]["seat"] != "A"
    shown.move(shown.view["moves"][0])
    assert shown.state["refusal"] is None


def test_a_what_if_is_dealt_anew_and_returns() -> None:
    """From an earlier step: the learner sees the same, and the game itself is untouched."""
    shown = screen(seed=4)
    shown.move(shown.view["moves"][0])
    before = shown.state
    at = next(i for i, frame in enumerate(before["frames"]) if frame["view"]["moves"])
    state = shown.ask(do="branch", at=at)
    assert state["branch"] == {"from": at, "dealt": "anew"}
    assert state["frames"] == before["frames"][: at + 1]
    shown.move(shown.view["moves"][-1])
    back = shown.ask(do="return")
    assert back["frames"] == before["frames"]
    assert back["branch"] is None


def test_a_what_if_holds_nothing_of_the_true_deal() -> None:
    """Dealt from the viewer's knowledge: over many what-ifs the hidden hand is not always the true one."""
    start = silva.Position.from_text(DUEL)
    hands = set()
    for seed in range(12):
        game = Game(start, {}, seed)
        game.branch(0, Seat("A"), {})
        hands.add(game.position.hands[1])
    assert len(hands) > 1
    game.branch(0, OPEN, {})
    assert game.position.hands[1] == start.hands[1]


def test_a_what_if_shows_no_cards_that_were_never_dealt() -> None:
    """Another person's eyes are closed while a guess lies on the table."""
    shown = screen(bots={}, seed=2)
    mine = shown.view["decision"]["seat"]
    assert shown.ask(do="view", viewer=mine)["viewer"] == mine
    shown.ask(do="branch", at=0)
    other = next(seat for seat in "ABC" if seat != shown.state["viewer"])
    shown.ask(do="view", viewer=other)
    assert shown.notice == "ui-not-offered"


def test_an_example_of_a_clause_can_be_played_and_left() -> None:
    """A scene's position just before the clause; then back to the own game."""
    shown = screen(seed=3)
    before = shown.state
    state = shown.ask(do="example", clause="silva.card.05.lower_out")
    assert state["branch"]["clause"] == "silva.card.05.lower_out"
    assert shown.view["moves"]
    assert shown.ask(do="return")["frames"] == before["frames"]


def test_the_repr_is_all_that_is_shown_in_no_language() -> None:
    """View, decision, legal moves, log, refusal; the same in every language and at display time."""
    tables = [SilvaTable(position=DUEL, seed=1, lang=lang) for lang in LANGUAGES]
    for table in tables:
        table.move("A play 10")
    assert len({repr(table) for table in tables}) == 1
    text = repr(tables[0])
    for part in (
        "hands=A:10.5,B:?,C:?",
        "decides A play",
        "A play 5 B",
        "refused A play 10: silva.card.10.not_playable",
    ):
        assert part in text
    data, _metadata = tables[0]._repr_mimebundle_()
    assert data["text/plain"] == text


def test_a_move_from_python_is_the_same_as_a_click() -> None:
    """For notebooks: `table.move(…)` shows refusals and answers too."""
    clicked = screen(position=DUEL, seed=1)
    called = SilvaTable(position=DUEL, seed=1)
    called.move("A play 5 B")
    assert clicked.move("A play 5 B") == called._state
    with pytest.raises(KitError):
        called.move("hello")


def test_the_words_in_use_are_exactly_those_of_the_sources() -> None:
    """Every ui message that the TypeScript or Python names is sent, and no other."""
    assert ui_named("table.tsx", "table.py", "knowing*.py") == UI["silva"]
    for language in LANGUAGES:
        assert set(message_ids("silva", language)) >= UI["silva"]


def test_every_clause_that_can_be_cited_has_a_text_or_leads_to_one() -> None:
    """A click on a log line or a refusal never ends in nothing."""
    for language, carried in words().items():
        assert len(carried["named"]["name"]) == 11
        for id, clause in carried["clauses"].items():
            assert clause["text"] or clause["see"], (language, id)


def test_a_trait_says_what_it_is_for() -> None:
    """`help=` on each trait; private ones have an underscore."""
    for name in ("_state", "_words", "lang", "stage"):
        assert SilvaTable.class_traits()[name].help
    assert SilvaTable.__doc__
    assert all(f"`{name}`" in SilvaTable.__doc__ for name in KEYWORDS)


@pytest.fixture
def lesson(tmp_path: Path) -> Screen:
    """A lesson of two steps in front of its learner."""
    return screen(lesson=str(small_lesson(tmp_path)))


def test_a_wrong_answer_is_told_and_can_be_mended_at_once(lesson: Screen) -> None:
    """Feedback by the clause it caused; the next try starts from the step's beginning."""
    state = lesson.move("A play 3 B")
    assert state["lesson"]["feedback"] == ["duel-looked"]
    assert not state["lesson"]["done"]
    lesson.ask(do="lesson", step="again")
    state = lesson.move("A play 5 B")
    assert state["lesson"]["done"]
    assert state["lesson"]["feedback"] == ["duel-done"]


def test_an_illegal_try_in_a_lesson_is_refereed(lesson: Screen) -> None:
    """The refusal is the engine's; the step stays as it was."""
    state = lesson.move("A play 5 A")
    assert [reason["clause"] for reason in state["refusal"]["reasons"]] == ["silva.target.not_self"]
    assert not state["lesson"]["done"]


def test_a_lesson_goes_on_only_when_the_step_is_done(lesson: Screen) -> None:
    """`next` before is no step forward; hint and solution are shown on request; the last step finishes."""
    assert lesson.ask(do="lesson", step="next")["lesson"]["step"] == "duel"
    assert lesson.ask(do="lesson", step="hint")["lesson"]["hint"]["clause"] == "silva.card.05.lower_out"
    assert lesson.ask(do="lesson", step="solution")["lesson"]["done"]
    state = lesson.ask(do="lesson", step="next")
    assert state["lesson"]["step"] == "close"
    assert state["lesson"]["finished"]


@pytest.mark.parametrize("step", [None, "skip", 1])
def test_a_lesson_knows_four_requests(lesson: Screen, step: Any) -> None:
    """Anything else is answered with a notice."""
    lesson.ask(do="lesson", step=step)
    assert lesson.notice == "ui-bad-request"


def test_the_repr_of_a_lesson_names_its_step(lesson: Screen) -> None:
    """Lesson, step, whether it is done: all in the compared text."""
    lesson.ask(do="lesson", step="solution")
    assert "lesson id=duel step=duel number=1 count=2" in repr(lesson.table)
    assert "done=True" in repr(lesson.table)


@pytest.mark.parametrize("name", sorted(path.stem for path in content("silva", "lessons").glob("*.toml")))
def test_every_lesson_of_the_kit_can_be_walked_at_the_table(name: str) -> None:
    """Solution, next step, to the end; and every text that the strip names is sent in every language."""
    shown = screen(lesson=name)
    while True:
        before = shown.state["lesson"]
        step = before if before["done"] else shown.ask(do="lesson", step="solution")["lesson"]
        assert step["done"]
        assert shown.notice is None
        ids = [step["title"], step["text"], step["goal"], *step["feedback"]]
        for language in LANGUAGES:
            ftl = shown.table._words[language]["ftl"]
            assert all(re.search(rf"^{id} =", ftl, re.MULTILINE) for id in ids if id)
        if step["finished"]:
            break
        shown.ask(do="lesson", step="next")


def test_messages_stay_small() -> None:
    """A whole game's state is far below the 200 kB that a message may have."""
    shown = screen(seed=7, players=4)
    while not shown.view["result"]:
        shown.move(shown.view["moves"][0])
    assert len(json.dumps(shown.state)) < 200_000
    assert len(json.dumps(words())) < 200_000


def test_a_move_that_is_no_text_is_told() -> None:
    """`table.move(None)` is a TextError with an example, and the table stays as it was."""
    table = SilvaTable(players=2, seed=1)
    before = repr(table)
    with pytest.raises(KitError, match=r"^move None: give a Move or its text"):
        table.move(None)  # type: ignore[arg-type]
    assert repr(table) == before
