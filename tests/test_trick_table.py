"""The table of Silent Guardians, Python's side: what it accepts, what it answers, and what it never gives away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from random import Random
from threading import Event
from typing import Any

import pytest

from sg_games import twin
from silva_kit.messages import message_ids
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError, Seat
from silva_kit.silent_guardians import GuardiansPosition
from silva_kit.silent_guardians.advice import Advised
from silva_kit.silent_guardians.shares import Share
from silva_kit.silent_guardians.solver import Unknown, Winnable
from silva_kit.silent_guardians.turning import moves_of, still_winnable
from silva_kit.study import Settings, deal
from silva_kit.toml_data import content
from silva_widgets import seeking, trick_advice, trick_solver
from silva_widgets.trick import KEYWORDS, TrickTable
from silva_widgets.trick_draw import SHOWN, drawn
from silva_widgets.words import UI, words
from table_screen import Screen
from ui_messages import ui_named

# D plays last; C has won the trick then, owes red, and cannot pay without a transfer.
LAST_CARD = (
    "sg 4p mode=B turn=D do=play:D lead=A trick=A:r5.B:r2.C:r9 hands=A:r3.r4.r6.r8.b4.b5.y5.g7,"
    "B:b6.b10.y3.y4.y8.y9.g3.g8,C:r1.b1.y1.y6.g4.x1.x3.x4,D:b3.b7.b8.y2.y10.g1.g2.g6.g10 "
    "tokens=A:b.g,B:y.x,C:b,D:b.y.g.r transfers=2"
)
# A follows red; B and C hold what they hold.
FOLLOW = (
    "sg 3p mode=A turn=A do=play:A lead=C trick=C:r5 hands=A:r1.r7.b2.y8,B:r2.b1.y1.g1,C:b4.y5.g2 tokens=A:r.b,B:y,C:g"
)


def screen(**given: Any) -> Screen:
    """A table in front of a browser that is not there."""
    return Screen(TrickTable(**given))


def played_out(shown: Screen) -> Iterator[dict[str, Any]]:
    """The states of a game in which the person always makes the first move that is not a transfer."""
    while not shown.view["result"]:
        moves = shown.view["moves"]
        yield shown.move(next((move for move in moves if "give" not in move), moves[0]))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 2}, "players=2.*3 or 4"),
        ({"mode": "D"}, "mode='D'"),
        ({"scenario": 12}, "scenario=12.*1 to 9"),
        ({"scenario": 1, "transfers": 3}, "scenario"),
        ({"mode": "A", "transfers": 2}, "transfers=2 in mode A"),
        ({"persons": "AB"}, "persons='AB'"),
        ({"persons": ("A", "Z")}, "persons: 'Z'"),
        ({"persons": ("A",), "bots": {"B": "random"}}, "bots.*persons"),
        ({"position": FOLLOW, "mode": "B"}, "mode.*position"),
        ({"position": FOLLOW, "rulings": {}}, "rulings"),
        ({"position": "silva 3p turn=A do=play:A hands=A:8.5,B:3,C:10 rows=A:7,B:-,C:- deck=*"}, "GuardiansPosition"),
        ({"bots": {"B": "clever"}}, "clever.*sensible"),
        ({"lesson": "first_move"}, "a lesson of silva"),
        ({"lesson": "first_move", "quiz": True}, "quiz.*lesson"),
        ({"walkthrough": True, "quiz": True}, "quiz.*walkthrough"),
        ({"walkthrough": "sg.end.win"}, "sg.end.win.*sg.combo.2v2"),
        ({"walkthrough": "sg.combo.2v2", "players": 3}, "no trick with 3 players"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, Any], said: str) -> None:
    """Each error says which value was wrong, and what would be right."""
    with pytest.raises(KitError, match=said):
        TrickTable(**given)


def test_a_lesson_of_another_game_does_not_fit() -> None:
    """SILVA's table refuses a position of this game, too."""
    from silva_widgets.table import SilvaTable

    with pytest.raises(KitError, match="SilvaPosition"):
        SilvaTable(position=FOLLOW)


def test_a_person_is_asked_first() -> None:
    """Chance and the bots have answered when the table is there; the set-up is one frame."""
    shown = screen(seed=1)
    assert shown.view["decision"]["seat"] == "A"
    assert shown.view["moves"]
    first = [entry["clause"] for entry in shown.state["frames"][0]["log"]]
    assert first == [
        "sg.setup.remove",
        "sg.setup.deal4",
        "sg.setup.pass",
        "sg.setup.blind",
        "sg.draft.lead",
        "sg.draft.layout",
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_are_played_and_stay_small(players: int) -> None:
    """From the draft to the end with bots; each state is far below what a message may have."""
    for seed in range(6):
        shown = screen(seed=seed, players=players)
        for state in played_out(shown):
            assert state["notice"] is None
            assert state["refusal"] is None
        assert shown.view["result"]["kind"] in ("win", "loss")
    assert len(json.dumps(shown.state)) < 200_000
    assert len(json.dumps(words("silent_guardians"))) < 200_000


def test_the_longest_game_stays_small() -> None:
    """All twelve tricks of a game that is won, with a draft before it."""
    line = "sg 3p mode=A turn=A do=play:A lead=A hands=A:{},B:{},C:{} tokens=A:r.r.r.b.b.b.y.y.y.g.g.g,B:-,C:-"
    full = line.format(
        "r9.r10.b5.b6.b7.b8.b9.b10.y8.y9.y10.g10",
        "r1.r2.r3.r4.b1.b2.y1.y2.y3.y4.g1.g2",
        "r5.r6.r7.r8.b3.b4.y5.y6.y7.g3.g4.g5",
    )
    shown = screen(position=full, viewer="OPEN", seed=1)
    for _ in range(60):
        if shown.view["result"]:
            break
        shown.move(shown.view["moves"][0])
    assert len(json.dumps(shown.state)) < 200_000


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


def test_a_refusal_names_its_clause_and_leaves_the_position() -> None:
    """Who holds the lead color follows; what is out of turn, or not there, is refused by its own clause."""
    shown = screen(position=FOLLOW, seed=1)
    before = shown.state["frames"]
    for move, clause in {
        "A play b#1": "sg.trick.follow",
        "A play r#3": "sg.setup.sort",
        "A pay r": "sg.token.place",
        "A take r": "sg.draft.choose",
        "A give r B": "sg.scn.transfer",
        "B play r#1": "sg.trick.all_play",
    }.items():
        state = shown.move(move)
        assert clause in [reason["clause"] for reason in state["refusal"]["reasons"]], move
        assert state["frames"] == before
    assert shown.move("A play r#2")["refusal"] is None


@pytest.mark.parametrize(
    ("asked", "notice"),
    [
        ({"do": "quiz", "winner": "A", "colors": ["r"]}, "ui-bad-request"),
        ({"do": "quiz", "go": True}, "ui-bad-request"),
        ({"do": "another"}, "ui-bad-request"),
        ({"do": "move", "text": "A play r#2", "version": 0}, "ui-out-of-date"),
        ({"do": "move", "text": "D play r#2", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A play 5", "version": 1}, "ui-bad-move"),
        ({"do": "view", "viewer": "B"}, "ui-not-offered"),
        ({"do": "branch", "at": 9}, "ui-bad-request"),
    ],
)
def test_a_bad_request_gets_a_notice_and_changes_nothing(asked: dict[str, Any], notice: str) -> None:
    """Malformed, stale, not offered, not of this table: an answer in words, the same position."""
    shown = screen(position=FOLLOW, seed=1)
    before = shown.state
    shown.table._handle_custom_msg(asked, [])
    assert shown.notice == notice
    assert {**shown.state, "notice": None} == before


def hidden_twins() -> list[str]:
    """Two positions that A cannot tell apart: own ranks and removed cards differ."""
    return [FOLLOW, FOLLOW.replace("A:r1.r7.b2.y8", "A:r3.r9.b8.y9")]


def test_only_the_viewers_knowledge_crosses() -> None:
    """Own ranks are in no trait, no text, no number of messages; what others hold is."""
    tables = [screen(position=line, seed=1) for line in hidden_twins()]
    assert json.dumps(tables[0].state) == json.dumps(tables[1].state)
    assert repr(tables[0].table) == repr(tables[1].table)
    assert [card["rank"] for card in tables[0].view["hands"]["A"]] == [None] * 4
    assert [card["rank"] for card in tables[0].view["hands"]["B"]] == [2, 1, 1, 1]
    for shown in tables:
        shown.move("A play b#1")
        shown.ask(do="view", viewer="PUBLIC")
    assert json.dumps(tables[0].state) == json.dumps(tables[1].state)
    assert len(tables[0].answers) == len(tables[1].answers)


def test_a_whole_game_never_shows_an_own_rank() -> None:
    """In every frame of every game: own cards have no rank, removed cards neither, and no chance move has a text."""
    for seed in range(4):
        shown = screen(seed=seed, players=3)
        for _ in played_out(shown):
            pass
        for frame in shown.state["frames"]:
            view = frame["view"]
            assert {card["rank"] for card in view["hands"]["A"]} <= {None}
            assert view["removed_cards"] is None
            assert not re.match(r"deal|lead|layout", frame["move"] or "")


def test_a_lost_trick_still_says_what_it_owed() -> None:
    """After the end the screen can show who won the trick, and which token was missing."""
    line = FOLLOW.replace("tokens=A:r.b,B:y,C:g", "tokens=A:b.b,B:y,C:g")
    shown = screen(position=line, seed=1, bots={})
    shown.move("A play r#2")
    shown.ask(do="view", viewer="B")
    shown.move("B play r#1")
    assert shown.view["result"]["kind"] == "loss"
    assert shown.view["owed"]["winner"] == "A"
    assert shown.view["owed"]["clause"] == "sg.token.most_frequent"
    assert shown.view["owed"]["usable"] == []


# Transfers, and companions that help.


def test_a_transfer_is_made_by_its_giver_whoever_decides() -> None:
    """D gives while C must pay; the count goes down; then C's bot pays."""
    line = LAST_CARD.replace("B:y.x", "B:y.y")
    shown = screen(position=line, viewer="D", seed=1)
    shown.move("D play y#2")
    assert shown.view["decision"] == {"kind": "pay", "seat": "C", "clause": "sg.token.place", "form": "stuck"}
    assert "D give r C" in shown.view["moves"]
    state = shown.move("D give r C")
    told = [entry["clause"] for frame in state["frames"] for entry in frame["log"]]
    assert told.index("sg.R13") < told.index("sg.scn.transfer") < told.index("sg.token.place")
    assert shown.view["transfers"] == 1


def test_a_bot_helps_a_person_who_cannot_pay() -> None:
    """C is a person with no red; B's bot gives its gray token, and C decides."""
    shown = screen(position=LAST_CARD.replace("D:b.y.g.r", "D:b.y.g.g"), persons=("C",), seed=1)
    assert shown.view["decision"] == {"kind": "pay", "seat": "C", "clause": "sg.token.place", "form": ""}
    assert shown.view["moves"][0] == "C pay x"


def test_bots_do_not_keep_a_lost_game_waiting() -> None:
    """Nobody holds red or gray: C's bot uses up both transfers, and the game is over."""
    shown = screen(position=LAST_CARD.replace("B:y.x", "B:y").replace("D:b.y.g.r", "D:b.y.g"), viewer="D", seed=1)
    state = shown.move("D play y#2")
    told = [entry["clause"] for frame in state["frames"] for entry in frame["log"]]
    assert told[told.index("sg.R13") :] == ["sg.R13", *["sg.scn.transfer"] * 2, "sg.token.fail", "sg.end.lose"]
    assert shown.view["result"]["clause"] == "sg.end.lose"


def test_a_person_who_cannot_pay_decides_about_useless_transfers() -> None:
    """C is a person: the bots leave the transfers to C while C has a token to give, and use up the rest."""
    line = LAST_CARD.replace("B:y.x", "B:y").replace("D:b.y.g.r", "D:b.y.g")
    shown = screen(position=line, persons=("C",), seed=1)
    assert shown.view["moves"] == ["C give b A", "C give b B", "C give b D"]
    shown.move("C give b A")
    assert shown.view["result"]["clause"] == "sg.end.lose"
    assert shown.view["transfers"] == 0


def test_friends_at_one_screen() -> None:
    """Both are persons; the screen stays with the eyes that were chosen until it is handed over."""
    shown = screen(persons=("A", "C"), players=3, seed=2)
    assert shown.state["viewers"] == ["A", "C", "PUBLIC"]
    seats = set()
    for _ in range(12):
        if shown.view["result"]:
            break
        seat = shown.view["decision"]["seat"]
        seats.add(seat)
        shown.ask(do="view", viewer=seat)
        shown.move(shown.view["moves"][0])
    assert seats == {"A", "C"}


def test_what_is_not_in_the_source_is_said() -> None:
    """Ranks always; most Transfer Counts; mode C."""
    said = {
        "A": screen(seed=1),
        "No. 1": screen(seed=1, scenario=1),
        "No. 2": screen(seed=1, scenario=2),
        "C": screen(seed=1, mode="C"),
        "walk": screen(walkthrough=True, seed=1),
    }
    ranks = {"what": "ranks"}
    assert {name: shown.state["source"] for name, shown in said.items()} == {
        "A": [ranks],
        "No. 1": [ranks],
        "No. 2": [ranks, {"what": "scenario", "number": 2}],
        "C": [ranks, {"what": "random"}],
        "walk": [ranks],
    }
    assert said["No. 1"].view["transfers"] == 2


# What-ifs and examples.


def test_a_what_if_is_dealt_anew_and_returns() -> None:
    """The learner sees the same past; the cards behind it are others; the game itself is untouched."""
    shown = screen(seed=4, players=3)
    for _, _state in zip(range(6), played_out(shown), strict=False):
        pass
    before = shown.state
    at = max(i for i, frame in enumerate(before["frames"][:-1]) if frame["view"]["moves"])
    true = shown.table.game.steps()[-1][1].hands[0]
    state = shown.ask(do="branch", at=at)
    assert state["branch"] == {"from": at, "dealt": "anew"}
    assert state["frames"] == before["frames"][: at + 1]
    assert shown.table.game.position.hands[0] != true
    shown.move(shown.view["moves"][0])
    assert shown.ask(do="return")["frames"] == before["frames"]


def test_an_example_of_a_clause_can_be_played_and_left() -> None:
    """A scene's position just before the clause; then back to the own game."""
    shown = screen(seed=3)
    before = shown.state
    state = shown.ask(do="example", clause="sg.combo.2v2")
    assert state["branch"]["clause"] == "sg.combo.2v2"
    assert shown.view["moves"]
    assert shown.ask(do="return")["frames"] == before["frames"]


# The quiz.


def test_the_answer_is_nowhere_before_it_is_given() -> None:
    """No state, no text, no log tells who wins or what is owed while the question stands."""
    shown = screen(position=LAST_CARD, viewer="D", quiz=True, seed=1)
    state = shown.move("D play y#2")
    last = state["frames"][-1]
    assert state["quiz"] == {"phase": "asked", "given": None, "right": None, "go": False}
    assert [entry["clause"] for entry in last["log"]] == ["sg.trick.follow"]
    assert (last["view"]["owed"], last["view"]["turn"], last["view"]["result"], last["view"]["moves"]) == (
        None,
        None,
        None,
        [],
    )
    assert last["view"]["decision"]["seat"] is None
    for told in (json.dumps(state), repr(shown.table)):
        assert not re.search(r"winner_lead|most_frequent|pay:C|sg\.R13", told)
    shown.ask(do="view", viewer="PUBLIC")
    assert shown.view["owed"] is None


def test_nothing_goes_on_while_the_question_stands() -> None:
    """No move, no what-if, no going on without an answer; malformed answers are no answers."""
    shown = screen(position=LAST_CARD, viewer="D", quiz=True, seed=1)
    shown.move("D play y#2")
    frames = shown.state["frames"]
    for asked, notice in (
        ({"do": "move", "text": "D give r C", "version": shown.state["version"]}, "ui-quiz-first"),
        ({"do": "branch", "at": 0}, "ui-quiz-first"),
        ({"do": "quiz", "go": True}, "ui-bad-request"),
        ({"do": "quiz", "winner": "E", "colors": ["r"]}, "ui-bad-request"),
        ({"do": "quiz", "winner": "C", "colors": []}, "ui-bad-request"),
        ({"do": "quiz", "winner": "C", "colors": "r"}, "ui-bad-request"),
        ({"do": "quiz", "winner": "C", "colors": ["q"]}, "ui-bad-request"),
        ({"do": "quiz", "winner": ["C"], "colors": [["r"]]}, "ui-bad-request"),
    ):
        shown.ask(**asked)
        assert shown.notice == notice, asked
        assert shown.state["frames"] == frames


@pytest.mark.parametrize(
    ("colors", "right"), [(["r"], True), (["x", "r"], True), (["x"], False), (["y"], False), (list("rbygx"), False)]
)
def test_an_answer_is_checked_and_then_the_truth_is_shown(colors: list[str], right: bool) -> None:
    """The required color alone, or every token that may be placed, is right."""
    shown = screen(position=LAST_CARD, viewer="D", quiz=True, seed=1)
    shown.move("D play y#2")
    state = shown.ask(do="quiz", winner="A", colors=colors)
    assert state["quiz"]["right"] == {"winner": False, "colors": right}
    assert shown.view["owed"]["winner"] == "C"
    assert state["quiz"]["go"]
    state = shown.ask(do="quiz", go=True)
    assert state["quiz"] is None
    assert len(state["frames"]) > 2


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_with_the_quiz(seed: int) -> None:
    """Each full trick is asked about once, whoever played last; restart begins without a question."""
    shown = screen(seed=seed, players=3, quiz=True)
    asked = 0
    for _ in range(200):
        quiz = shown.state["quiz"]
        if quiz and quiz["phase"] == "asked":
            asked += 1
            shown.ask(do="quiz", winner="B", colors=["r"])
        elif quiz and quiz["go"]:
            shown.ask(do="quiz", go=True)
        elif shown.view["result"]:
            break
        else:
            shown.move(shown.view["moves"][0])
        assert shown.notice is None
    tricks = sum(map(len, shown.view["piles"].values())) + (shown.view["result"]["kind"] == "loss")
    assert asked == tricks
    assert shown.ask(do="restart")["quiz"] is None


# Walkthroughs.


def test_the_printed_example_is_walked_without_a_kernel() -> None:
    """Card by card, winner, token owed, token placed, next lead: every frame for every viewer, with its own words."""
    shown = screen(position="scene:printed_example", walkthrough=True)
    clauses = [[entry["clause"] for entry in frame["log"]] for frame in shown.state["frames"]]
    assert clauses == [
        [],
        ["sg.trick.lead_card"],
        ["sg.trick.follow"],
        ["sg.trick.follow"],
        ["sg.trick.follow"],
        ["sg.trick.winner_lead", "sg.trick.take"],
        ["sg.token.most_frequent"],
        ["sg.token.place"],
        ["sg.trick.next_lead"],
    ]
    assert sorted(shown.state["eyes"]) == sorted(["A", "B", "C", "D", "PUBLIC", "OPEN"])
    captions = [frame["caption"] for frame in shown.state["frames"]]
    assert captions == [None, "step-1", "step-2", "step-3", "step-4", "step-4", "step-4", "step-5", "step-5"]
    for language, name in {"en": "Rangea", "zh-Hant": "蘭潔雅", "ja": "ランジア"}.items():
        carried = shown.table._words[language]
        assert carried["names"]["A"] == name
        assert all(re.search(rf"^{caption} =", carried["ftl"], re.MULTILINE) for caption in captions if caption)
    assert shown.table._words["en"]["names"] == {"A": "Rangea", "B": "Lycoris", "C": "Dinox", "D": "Alfred"}


def test_no_step_tells_more_than_its_log() -> None:
    """The winner is not there before it is told, the owed token not before that, for nobody's eyes."""
    shown = screen(position="scene:printed_example", walkthrough=True)
    for viewer, frames in shown.state["eyes"].items():
        for frame in frames:
            told = [entry["clause"] for entry in frame["log"]]
            owed = frame["view"]["owed"]
            if told == ["sg.trick.follow"]:
                assert owed is None, viewer
                assert frame["view"]["turn"] is None or len(frame["view"]["trick"]) < 4
            if told == ["sg.trick.winner_lead", "sg.trick.take"]:
                assert owed["case"] is None
                assert owed["choosable"] == []
        own = [card["rank"] for frame in frames for card in frame["view"]["hands"].get(viewer, [])]
        assert set(own) <= {None}


@pytest.mark.parametrize("clause", SHOWN)
def test_a_random_trick_shows_the_clause(clause: str) -> None:
    """As many as one asks for, each another one, the same again from the same seed."""
    shown = screen(walkthrough=clause, seed=7)
    seen = set()
    for _ in range(3):
        cited = [entry["clause"] for frame in shown.state["frames"] for entry in frame["log"]]
        assert clause in cited
        seen.add(repr(shown.table))
        shown.ask(do="another")
        assert shown.notice is None
    assert len(seen) == 3
    assert repr(screen(walkthrough=clause, seed=7).table) in seen


@pytest.mark.parametrize(
    ("clause", "players"), [(c, n) for c in SHOWN for n in (3, 4) if (c, n) != ("sg.combo.2v2", 3)]
)
def test_every_seed_has_a_trick_of_every_clause(clause: str, players: int) -> None:
    """200 seeds each: the trick is played by the rules to its token, and its log cites what was asked for."""
    for seed in range(200):
        record = drawn(clause, players, Random(seed))
        events = [event for position in record.positions for event in position.events]
        assert clause in [event.clause for event in events], seed
        assert [move.kind for move in record.moves] == ["play"] * players + ["pay"], seed
        if clause == "sg.trick.follow":
            assert {event.form for event in events if event.clause == clause} == {"", "void"}, seed


def test_another_example_works_with_every_seed() -> None:
    """The button at the table, with seeds that once had none: a rare clause with 4 players, and with 3."""
    for players, clause in ((4, "sg.token.gray_owed"), (3, "sg.combo.all_different")):
        for seed in range(12):
            shown = screen(walkthrough=clause, seed=seed, players=players)
            shown.ask(do="another")
            assert shown.notice is None
            assert clause in [entry["clause"] for frame in shown.state["frames"] for entry in frame["log"]]


def test_a_walkthrough_of_a_position_is_one_trick() -> None:
    """Without a scene's script random cards are played; no move, restart, what-if is possible in it."""
    shown = screen(position=FOLLOW, walkthrough=True, seed=1)
    assert shown.state["walk"] == {"scene": None, "clause": None, "random": False}
    for asked in ({"do": "another"}, {"do": "branch", "at": 0}, {"do": "restart"}):
        shown.ask(**asked)
        assert shown.notice == "ui-bad-request"


# Words and text.


def test_the_repr_is_all_that_is_shown_in_no_language() -> None:
    """View, decision, legal moves, log, refusal; the same in every language and at display time."""
    tables = [TrickTable(position=FOLLOW, seed=1, lang=lang) for lang in LANGUAGES]
    for table in tables:
        table.move("A play b#1")
    assert len({repr(table) for table in tables}) == 1
    text = repr(tables[0])
    for part in ("hands=A:r?.r?.b?.y?,B:r2", "decides A play", "A play r#1", "refused A play b#1: sg.trick.follow"):
        assert part in text
    assert tables[0]._repr_mimebundle_()[0]["text/plain"] == text


def test_the_words_in_use_are_exactly_those_of_the_sources() -> None:
    """Every ui message that the TypeScript or Python names is sent, and no other."""
    assert ui_named("trick.tsx", "trick*.py") == UI["silent_guardians"]
    for language in LANGUAGES:
        assert set(message_ids("silent_guardians", language)) >= UI["silent_guardians"]


def test_every_clause_that_can_be_cited_has_a_text_or_leads_to_one() -> None:
    """A click on a log line or a refusal never ends in nothing; every color has a word."""
    for language, carried in words("silent_guardians").items():
        assert sorted(carried["named"]["color"]) == sorted("rbygx")
        for id, clause in carried["clauses"].items():
            assert clause["text"] or clause["see"], (language, id)


def test_every_keyword_is_explained() -> None:
    """The docstring names each, and a slip of the pen is guessed."""
    assert TrickTable.__doc__
    assert all(f"`{name}`" in TrickTable.__doc__ for name in KEYWORDS)
    with pytest.raises(TypeError, match="did you mean walkthrough"):
        TrickTable(walktrough=True)


def test_a_move_from_python_is_the_same_as_a_click() -> None:
    """For notebooks: `table.move(…)` shows refusals and answers too."""
    clicked, called = screen(position=FOLLOW, seed=1), TrickTable(position=FOLLOW, seed=1)
    called.move("A play r#2")
    assert clicked.move("A play r#2") == called._state
    assert called.view.viewer is Seat("A")
    assert GuardiansPosition.from_text(called.play.position.to_text()) == called.play.position


# The solver, behind a button.

LOSING = "sg 3p turn=A do=play:A lead=A hands=A:r1.r9,B:r2.b9,C:r3.b8 tokens=A:-,B:b,C:r"


def found(shown: Screen) -> dict[str, Any]:
    """What the solver said in the end."""
    shown.table.solving.join()
    return shown.state["solver"]["found"]


def test_the_solver_is_offered_where_it_tells_no_secret() -> None:
    """To the open table at any time, to a seat only when all is over; not in lessons, walkthroughs, quizzes."""
    assert screen(position=LOSING, bots={}, viewer="PUBLIC").state["solver"] is None
    assert screen(position=LOSING, bots={}).state["solver"]["offers"] == ["advice"]
    assert screen(position=LOSING, viewer="OPEN").state["solver"] == {"offers": ["solve"], "found": None}
    assert screen(walkthrough=True, seed=1).state["solver"] is None
    for asked in ({"do": "solve", "at": 0}, {"do": "turning"}):
        shown = screen(position=LOSING, bots={})
        shown.ask(**asked)
        assert shown.notice == "ui-bad-request"
    shown = screen(position=LOSING, viewer="OPEN")
    for at in (None, True, 7, -1, "0"):
        shown.ask(do="solve", at=at)
        assert shown.notice == "ui-bad-request"


def test_still_winnable_is_answered_with_a_line_that_wins() -> None:
    """From the open table: each step of the line is told with its card, and the version stays."""
    shown = screen(position=LOSING, viewer="OPEN")
    version = shown.state["version"]
    shown.ask(do="solve", at=0)
    told = found(shown)
    assert (told["answer"], told["running"], told["at"]) == ("winnable", False, 0)
    assert [step["kind"] for step in told["line"]] == ["play", "play", "play", "pay"] * 2
    assert shown.state["version"] == version
    shown.move("A play r#2")
    assert shown.state["solver"]["found"] is None


def test_the_turning_point_is_told_after_a_loss() -> None:
    """Which move, at which step, and how it could have been won; only after the loss."""
    shown = screen(position=LOSING, bots={})
    for seat, move in (("A", "A play r#2"), ("B", "B play r#1"), ("C", "C play r#1")):
        shown.ask(do="view", viewer=seat)
        shown.move(move)
    assert shown.view["result"]["kind"] == "loss"
    assert shown.state["solver"]["offers"] == ["turning"]
    shown.ask(do="turning")
    told = found(shown)
    assert (told["answer"], told["move"], told["at"]) == ("turned", "A play r#2", 1)
    assert told["line"][0] == {
        "seat": "A",
        "kind": "play",
        "card": {"color": "r", "rank": 1},
        "color": "r",
        "target": None,
    }


def test_a_search_is_stopped_from_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how far it is; when it is stopped the answer is that nothing is known."""
    begun = Event()

    def endless(_position: Any, *, progress: Any, cancel: Any) -> Any:
        progress(1234)
        begun.set()
        while not cancel():
            pass
        return Unknown(1234)

    monkeypatch.setattr(trick_solver, "still_winnable", endless)
    shown = screen(position=LOSING, viewer="OPEN")
    shown.ask(do="solve", at=0)
    assert begun.wait(5)
    assert shown.state["solver"]["found"]["nodes"] == 1234
    assert shown.state["solver"]["found"]["running"]
    shown.ask(do="stop")
    assert found(shown)["answer"] == "unknown"


def test_without_threads_the_answer_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser no thread can be started: the same answer, only without a word on the way."""
    monkeypatch.setattr(seeking, "Thread", NoThread)
    shown = screen(position=LOSING, viewer="OPEN")
    assert shown.ask(do="solve", at=0)["solver"]["found"]["answer"] == "winnable"


# Advice, from the eyes of one seat.


class NoThread:
    """Stands where no thread can be started, as in a browser."""

    def __init__(self, **_given: Any) -> None:
        raise RuntimeError("can't start new thread")


def advice_sent(monkeypatch: pytest.MonkeyPatch, position: GuardiansPosition, seat: Seat) -> str:
    """All that reaches the browser when a seat asks for advice: every state on the way, every answer, the text."""
    shown = screen(position=position, viewer=str(seat), bots={}, seed=1)
    told = [json.dumps(shown.state)]
    shown.table.observe(lambda change: told.append(json.dumps(change.new)), "_state")
    monkeypatch.setattr(seeking, "monotonic", count(0.0, 1e-9).__next__)
    shown.ask(do="advice")
    return "\n".join([*told, json.dumps(shown.answers), repr(shown.table)])


def open_games(count: int) -> Iterator[tuple[GuardiansPosition, Seat]]:
    """Positions on the way to a win with five cards a hand, and who decides: some moves keep it open, some do not."""
    for number in range(count):
        p = deal(Settings(players=3 + number % 2, split="uneven", seed=5), number)
        answer = still_winnable(p)
        for move in moves_of(p, answer.line) if isinstance(answer, Winnable) else ():
            p = p.after(move)
            if p.turn is not None and p.decision.kind == "play" and len(p.hands[p.turn.index]) == 5:
                yield p, p.turn
                break


def test_advice_tells_nothing_but_what_the_view_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that a seat cannot tell apart: what is sent is equal to the byte, progress and offers too."""
    monkeypatch.setattr(trick_advice, "SAMPLES", 4)
    monkeypatch.setattr(seeking, "PACE", -1.0)
    monkeypatch.setattr(seeking, "Thread", NoThread)
    split = 0
    for number, (p, seat) in enumerate(open_games(16)):
        other = twin(p, seat, Random(number))
        sent = [advice_sent(monkeypatch, q, seat) for q in (p, other)]
        assert sent[0] == sent[1]
        split += p.to_text() != other.to_text() and len(set(re.findall(r'"share": (\[[^]]+\])', sent[0]))) > 1
    assert split >= 5  # the advice says something, so that other chances or other cards would change it


def test_advice_ranks_the_moves_of_the_viewer() -> None:
    """Every legal move once, best first, with its place in the color, its share of the deals and the interval."""
    shown = screen(seed=3, players=3)
    while not shown.state["solver"]:
        shown.move(shown.view["moves"][0])
    assert shown.state["solver"] == {"offers": ["advice"], "found": None}
    version = shown.state["version"]
    shown.ask(do="advice")
    told = found(shown)
    assert (told["asked"], told["answer"], told["running"]) == ("advice", "advised", False)
    assert told["deals"] == trick_advice.SAMPLES == 100
    assert sorted(move["text"] for move in told["moves"]) == sorted(shown.view["moves"])
    for move in told["moves"]:
        share, low, high = move["share"]
        assert 0 <= low <= share <= high <= 100
        assert low < high
        place, of = move["place"]
        assert move["text"] == f"A play {move['color']}#{place}"
        assert of == sum(card["color"] == move["color"] for card in shown.view["hands"]["A"])
    shares = [move["share"][0] for move in told["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert shown.state["version"] == version
    shown.move(told["moves"][0]["text"])
    assert not (shown.state["solver"] or {}).get("found")


def test_advice_is_offered_where_a_seat_has_a_move_in_a_trick() -> None:
    """Not in the draft, to onlookers, at the open table, in lessons and walkthroughs, and not while a quiz waits."""
    assert screen(seed=1, players=3).state["solver"] is None
    assert screen(position=FOLLOW, bots={}).state["solver"]["offers"] == ["advice"]
    assert screen(position=FOLLOW, bots={}, viewer="B").state["solver"] is None
    assert screen(position=FOLLOW, bots={}, viewer="PUBLIC").state["solver"] is None
    assert screen(position=FOLLOW, bots={}, viewer="OPEN").state["solver"]["offers"] == ["solve"]
    assert screen(position=FOLLOW, walkthrough=True, viewer="A").state["solver"] is None
    assert screen(lesson="follow_suit").state["solver"] is None
    quiz = screen(position=LAST_CARD, viewer="D", quiz=True, seed=1)
    assert quiz.state["solver"]["offers"] == ["advice"]
    assert quiz.move("D play y#2")["solver"] is None
    for shown in (screen(position=FOLLOW, bots={}, viewer="B"), quiz):
        shown.ask(do="advice")
        assert shown.notice == "ui-bad-request"


def test_advice_is_stopped_with_the_deals_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while it says how many deals are done; stopped, those are all there are."""
    begun = Event()

    def endless(view: Any, _rng: Any, samples: int, *, progress: Any, cancel: Any, **_more: Any) -> Any:
        progress(4, samples)
        begun.set()
        while not cancel():
            pass
        return tuple(Advised(move, Share(winnable=3, lost=1)) for move in view.legal_moves)

    monkeypatch.setattr(trick_advice, "advice", endless)
    monkeypatch.setattr(seeking, "QUICK", 0.0)
    shown = screen(position=FOLLOW, bots={})
    shown.ask(do="advice")
    assert begun.wait(5)
    told = shown.state["solver"]["found"]
    assert (told["running"], told["nodes"], told["of"]) == (True, 4, 100)
    shown.ask(do="stop")
    told = found(shown)
    assert (told["answer"], told["deals"]) == ("advised", 4)
    assert told["moves"][0]["share"] == [75, 30, 95]


def test_advice_without_threads_takes_the_deals_of_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could stop it there: the clock does, and the number of deals is told as it is."""
    ticks = count()
    monkeypatch.setattr(seeking, "Thread", NoThread)
    monkeypatch.setattr(seeking, "monotonic", lambda: next(ticks) * 0.1)
    shown = screen(position=FOLLOW, bots={})
    told = shown.ask(do="advice")["solver"]["found"]
    assert (told["running"], told["answer"]) == (False, "advised")
    assert 0 < told["deals"] < 20


@pytest.mark.parametrize("name", sorted(path.stem for path in content("silent_guardians", "lessons").glob("*.toml")))
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
