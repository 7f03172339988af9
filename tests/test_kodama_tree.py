"""The table of Kodama, Python's side: what it accepts, what it answers, and what it never gives away."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ko_games import random_positions, twin
from silva_kit.kodama import KodamaPosition, load_box, scoring
from silva_kit.kodama.box import LOADED
from silva_kit.kodama.legal import Placements
from silva_kit.messages import message_ids
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, OPEN, KitError, Seat
from silva_kit.teach import Scene
from silva_kit.toml_data import content
from silva_widgets.kodama import KEYWORDS, KodamaTree
from silva_widgets.kodama_box import box_json
from silva_widgets.words import UI, scenes, words
from table_screen import Screen
from ui_messages import ui_named

# Branch card 5 scores nine points at (13, 299).
NINE = (
    "ko 2p do=place:A first=A trees=A:dragonfly/22@8,129,0/52@31,214,0/32@-48,150,-15,"
    "B:cloud/45@4,130,-15/54@-13,215,30/61@-51,291,30 hands=A:k3.k5.k11.k13,B:k2.k8.k14.k15 "
    "display=5.43.28.57 seasons=sp3 round=3 marker=3 scores=A:12,B:9"
)
PHASE = NINE.replace("do=place:A", "do=kodama:A").replace(" round=3 marker=3", " marker=4")
PLACE = "A place 5 13 299 0"
SCENES = sorted(path.stem for path in content("kodama", "scenes").glob("*.toml"))


def screen(**given: Any) -> Screen:
    """A table in front of a browser that is not there."""
    return Screen(KodamaTree(**given))


def a_move(shown: Screen, rng: Random | None = None) -> str:
    """A move that the screen offers: a Kodama card, to pass, or a candidate; the first one without `rng`."""
    moves = list(shown.view["moves"])
    seat = shown.view["decision"]["seat"]
    for card, row in shown.state["candidates"].items():
        moves += [f"{seat} place {card} {x} {y} {angle}" for _, x, y, angle, *_ in row]
    return rng.choice(moves) if rng else str(moves[0])


def played(shown: Screen, moves: int = 99, rng: Random | None = None) -> Iterator[dict[str, Any]]:
    """The states of a game, or of its beginning, in which the person takes what the screen offers."""
    for _ in range(moves):
        if shown.view["result"]:
            break
        yield shown.move(a_move(shown, rng))


def clauses(frame: dict[str, Any]) -> list[str]:
    """What a frame tells, by clause."""
    return [entry["clause"] for entry in frame["log"]]


# Keywords, and new games.


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 1}, "players=1.*2 to 5"),
        ({"players": 6}, "players=6.*2 to 5"),
        ({"players": "3"}, "players='3'"),
        ({"players": True}, "players=True"),
        ({"first": "C"}, "first.*'C'.*A, B"),
        ({"first": 0}, "first"),
        ({"box": 7}, "box=7.*load_box"),
        ({"box": "no/such_box.toml"}, "no/such_box.toml"),
        ({"rulings": {}, "profile": "default"}, "not both"),
        ({"rulings": {"geom_edge_contact_touches": "perhaps"}}, "perhaps"),
        ({"rulings": {"no_switch": "yes"}}, "no_switch"),
        ({"profile": "house"}, "house.*literal_en"),
        ({"bots": {"B": "clever"}}, "clever.*greedy.*sensible"),
        ({"bots": {"C": "random"}}, r"bots\['C'\].*A, B"),
        ({"viewer": "C"}, "viewer='C'.*A, B, PUBLIC, OPEN"),
        ({"names": {"C": "Cleo"}}, r"names\['C'\]"),
        ({"names": {"A": "x" * 41}}, "1 to 40"),
        ({"lang": "fr"}, "lang='fr'"),
        ({"position": "ko 2p do=place:A"}, "trees|first|hands"),
        ({"position": NINE, "players": 3}, "players=3.*2 seats"),
        ({"position": NINE, "first": "A"}, "first.*position"),
        ({"position": NINE, "box": "mine.toml"}, "box.*position"),
        ({"position": NINE, "profile": "literal_en"}, "profile"),
        ({"position": "silva 3p turn=A do=play:A hands=A:8.5,B:3,C:10 rows=A:7,B:-,C:- deck=*"}, "KodamaPosition"),
        ({"position": "scene:no_such_scene"}, "no_such_scene"),
        ({"lesson": "first_move"}, "a lesson of silva"),
        ({"lesson": "no_such_lesson"}, "no_such_lesson"),
        ({"lesson": "first_branch", "players": 2}, "leave players out"),
        ({"lesson": "first_branch", "first": "A"}, "first.*lesson"),
        ({"lesson": "first_branch", "walkthrough": True}, "walkthrough.*lesson"),
        ({"walkthrough": True}, "position=None.*scene:nine_points"),
        ({"walkthrough": True, "position": NINE}, "scene:nine_points"),
        ({"walkthrough": True, "position": "scene:nine_points#1"}, "scene:nine_points"),
        ({"walkthrough": True, "position": "scene:brewer_duel"}, "scene of silva"),
        ({"walkthrough": True, "position": "scene:nine_points", "bots": {"B": "random"}}, "bots.*walkthrough"),
        ({"walkthrough": True, "position": "scene:nine_points", "profile": "literal_en"}, "profile.*walkthrough"),
        ({"walkthrough": True, "position": "scene:nine_points", "seed": 3}, "seed.*walkthrough"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, Any], said: str) -> None:
    """Each error says which value was wrong, and what would be right."""
    with pytest.raises(KitError, match=said):
        KodamaTree(**given)


def test_every_keyword_is_explained() -> None:
    """The docstring names each, each trait has its help, and a slip of the pen is guessed."""
    assert KodamaTree.__doc__
    assert all(f"`{name}`" in KodamaTree.__doc__ for name in KEYWORDS)
    assert all(KodamaTree.class_traits()[name].help for name in ("_state", "_words", "_box", "lang", "stage"))
    with pytest.raises(TypeError, match="did you mean walkthrough"):
        KodamaTree(walktrough=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_person_is_asked_first(players: int) -> None:
    """Chance and the bots have answered when the table is there; the set-up up to the first Season is one frame."""
    shown = screen(players=players, seed=1)
    assert shown.view["decision"] == {"kind": "place", "seat": "A", "clause": "ko.turn.1.choose"}
    assert shown.view["seats"] == list("ABCDE"[:players])
    assert shown.state["bots"] == list("BCDE"[: players - 1])
    assert [seat for seat, hand in shown.view["hands"].items() if None not in hand] == ["A"]
    first = clauses(shown.state["frames"][0])
    assert first[0] == "ko.setup.track" and first[-2:] == ["ko.setup.first", "ko.flow.seasons"]
    assert (first.count("ko.setup.trunk"), first.count("ko.setup.kodama")) == (players, players)


def test_who_begins_can_be_said() -> None:
    """`ko.setup.first`: the seat that was named, with every seed; without it chance names one."""
    for first in "ABC":
        for given in (first, Seat(first)):
            assert {screen(players=3, seed=seed, first=given).view["first"] for seed in range(4)} == {first}
    assert len({screen(players=3, seed=seed).view["first"] for seed in range(8)}) > 1


def test_the_rulings_reach_the_screen() -> None:
    """A profile, switches, their text: the ghost in the browser judges by the same ones as the kernel."""
    usual = {"lone": False, "edge": True, "base": True, "most": 10}
    other = {"score_lone_counts": "yes", "geom_edge_contact_touches": "no", "max10_base_without_season": "no"}
    text = ",".join(f"{name}:{value}" for name, value in other.items())
    assert screen(seed=1).state["limits"] == usual
    assert screen(seed=1, profile="default").state["limits"] == usual
    for rulings in (other, text):
        limits = screen(seed=1, rulings=rulings).state["limits"]
        assert limits == {"lone": True, "edge": False, "base": False, "most": 10}


@pytest.mark.parametrize("given", [{"position": NINE}, {"lesson": "first_branch"}, {"seed": 1}])
def test_a_table_opens_with_its_cards(given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first message has the box: a screen that draws at once, before the next one, has the sizes of the cards."""
    opened: list[dict[str, Any]] = []
    monkeypatch.setattr(KodamaTree, "open", lambda table: opened.append(table.get_state()))
    table = KodamaTree(**given)
    assert opened[0]["_box"] == box_json(table.play.position.box)


def own_box(folder: Path) -> Path:
    """Components of one's own: Branch card 1 shows three stars and nothing else."""
    right = "elements = { value = { caterpillar = 2, cloud = 1, dragonfly = 1 }"
    text = content("kodama", "components.toml").read_text("utf-8")
    path = folder / "own_table.toml"
    path.write_text(text.replace(right, "elements = { value = { star = 3 }", 1), "utf-8")
    return path


def test_own_cards_are_played_with_and_put_away_for_an_example(tmp_path: Path) -> None:
    """A box by its path or as a value is what the screen is sent; an example has the kit's cards, the game again its
    own."""
    path = own_box(tmp_path)
    own = load_box(path)
    for box in (path, str(path), own):
        shown = screen(seed=1, box=box)
        assert [icon[0] for icon in shown.table._box["cards"]["1"]["icons"]] == ["star"] * 3
        shown.ask(do="example", clause="ko.place.no_cover")
        assert shown.state["branch"]["clause"] == "ko.place.no_cover"
        assert shown.table._box["cards"]["1"] == box_json(KodamaPosition.start().box)["cards"]["1"]
        shown.ask(do="return")
        assert shown.table._box == box_json(own)
    LOADED.pop(own.name)


def test_the_same_seed_deals_the_same_game() -> None:
    """Equal seeds, equal moves: equal texts; after a restart too, and then another deal."""
    first, second = screen(seed=5), screen(seed=5)
    for _ in range(2):
        for state in played(first, 3):
            assert second.move(a_move(second)) == state
        assert repr(first.table) == repr(second.table)
        before = repr(first.table)
        first.ask(do="restart")
        second.ask(do="restart")
        assert repr(first.table) != before
    assert repr(screen(seed=6).table) != repr(screen(seed=5).table)


@pytest.mark.parametrize("bot", ["random", "greedy", "sensible"])
def test_whole_games_are_played_to_the_end(bot: str) -> None:
    """Twelve placements and three Kodama cards of each seat; nothing that the screen offers is refused."""
    rng = Random(bot)
    shown = screen(players=2, seed=2, bots={"B": bot})
    for state in played(shown, rng=rng):
        assert state["notice"] is None
        assert state["refusal"] is None
    assert shown.view["result"]["kind"] == "win"
    for seat in "AB":
        assert (len(shown.state["trees"][seat]), len(shown.view["played"][seat])) == (13, 3)
        assert len(shown.view["hands"][seat]) == 1
    assert len(json.dumps(shown.state)) < 200_000


def test_the_largest_table_stays_small() -> None:
    """Five seats at the open table: the whole game, and the words that are sent once, are messages below 200 kB."""
    shown = screen(players=5, seed=1, viewer="OPEN")
    assert shown.state["bots"] == []
    assert [len(tree) for tree in shown.state["trees"].values()] == [1] * 5
    for _state in played(shown):
        pass
    assert shown.view["result"]
    assert len(json.dumps(shown.state)) < 200_000
    assert len(json.dumps(words("kodama"))) < 200_000
    assert len(json.dumps(shown.table._box)) < 200_000


def test_every_seat_can_be_played_by_the_program() -> None:
    """Nobody is asked: the onlooker sees a game that is over, and no hand in any frame."""
    shown = screen(players=3, seed=4, viewer="PUBLIC", bots=dict.fromkeys("ABC", "greedy"))
    assert shown.view["result"]
    for frame in shown.state["frames"]:
        assert {card for hand in frame["view"]["hands"].values() for card in hand} <= {None}
    assert shown.state["viewers"] == ["PUBLIC"]


def test_other_eyes_are_offered_only_where_they_may_look() -> None:
    """A learner among bots: own eyes and a spectator's; friends at one screen; the open table: all."""
    assert screen(players=3).state["viewers"] == ["A", "PUBLIC"]
    assert screen(players=3, bots={"B": "random"}).state["viewers"] == ["A", "C", "PUBLIC"]
    assert screen(players=3, open_table=True).state["viewers"] == ["A", "B", "C", "PUBLIC", "OPEN"]
    shown = screen(position=NINE, bots={})
    state = shown.ask(do="view", viewer="B")
    assert shown.view["hands"] == {"A": [None] * 4, "B": ["k2", "k8", "k14", "k15"]}
    assert (state["candidates"], sorted(state["worth"])) == ({}, ["k14", "k15", "k2", "k8"])
    shown.ask(do="view", viewer="PUBLIC")
    assert shown.view["hands"] == {"A": [None] * 4, "B": [None] * 4}
    assert shown.state["worth"] == {}


def test_how_a_table_looks_is_no_part_of_its_state() -> None:
    """Language and stage are traits of their own; names cross as they are, as text."""
    name = "<b onclick=alert(1)>B</b>"
    shown = screen(position=NINE, lang="ja", stage=True, names={"B": name})
    assert (shown.table.lang, shown.table.stage) == ("ja", True)
    assert shown.state["names"] == {"B": name}
    assert f"name B {name!r}" in repr(shown.table)


# Moves and refusals.


def test_a_placement_is_scored_and_the_draw_is_told_with_it() -> None:
    """The nine points, then what was drawn and where the marker goes: one frame for the move, no move of chance."""
    shown = screen(position=NINE, seed=1, bots={})
    state = shown.move(PLACE)
    frame = state["frames"][-1]
    assert (frame["move"], len(state["frames"])) == (PLACE, 2)
    assert clauses(frame)[0] == "ko.turn.1.choose"
    assert "ko.score.rule" in clauses(frame) and clauses(frame)[-1] == "ko.turn.order"
    assert clauses(frame).index("ko.turn.3.refill") < clauses(frame).index("ko.turn.3.marker")
    assert (shown.view["scores"]["A"], len(shown.view["display"]), shown.view["marker"]) == (21, 4, 4)
    last = state["trees"]["A"][-1]
    assert {name: last[name] for name in ("card", "parent", "x", "y", "angle", "extra", "season")} == {
        "card": "5", "parent": 2, "x": 13, "y": 299, "angle": 0, "extra": 0, "season": "sp3",
    }  # fmt: skip
    assert last["score"]["total"] == 9


def test_a_kodama_card_is_told_with_its_points() -> None:
    """`ko.kodama.play`: what the card was said to be worth is what it gives."""
    shown = screen(position=PHASE, seed=1, bots={})
    assert shown.view["moves"] == ["A kodama k3", "A kodama k5", "A kodama k11", "A kodama k13"]
    worth = shown.state["worth"]
    best = max(worth, key=lambda id: worth[id]["points"])
    assert worth[best]["points"] > 0
    shown.move(f"A kodama {best}")
    assert shown.view["scores"]["A"] == 12 + worth[best]["points"]
    assert shown.view["played"]["A"] == [best]
    assert best not in shown.state["worth"]


NO_CARD: dict[str, Any] = {"ko.place.one_card.refused_none": {}}


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("A place 5 -120 280 0", {"ko.place.bark.refused": {"x": -112, "y": 236}, **NO_CARD}),
        (
            "A place 57 150 20 0",
            {"ko.place.bark.refused": {"x": 150, "y": -24}, **NO_CARD, "ko.place.table_edge.refused": {"count": 24}},
        ),
        (
            "A place 12 13 299 0",
            {"ko.turn.1.choose.refused": {"card": "12"}, "ko.place.bark.refused": {"x": 3, "y": 255}},
        ),
        ("A kodama k3", {"ko.flow.growth_rounds.refused": {}}),
        (
            "A kodama k2",
            {"ko.flow.growth_rounds.refused": {}, "ko.kodama.play.refused_card": {"kodama_card": "k2"}},
        ),
        ("A pass", {"ko.R7.refused": {}}),
        ("B place 5 13 299 0", {"ko.turn.order.refused": {"seat": "A"}}),
        ("B pass", {"ko.turn.order.refused": {"seat": "A"}}),
        ("draw 9", {"ko.turn.order.refused": {"seat": "A"}}),
    ],
)
def test_a_refusal_names_its_clauses_and_leaves_the_position(move: str, reasons: dict[str, Any]) -> None:
    """Every reason with its clause, form and arguments; the next move clears it."""
    shown = screen(position=NINE, seed=1, bots={})
    before = shown.state["frames"]
    state = shown.move(move)
    assert state["refusal"]["move"] == move
    assert {f"{one['clause']}.{one['form']}": one["args"] for one in state["refusal"]["reasons"]} == reasons
    assert (state["frames"], len(state["trees"]["A"])) == (before, 4)
    assert shown.move(PLACE)["refusal"] is None


def test_a_refusal_marks_the_offending_places() -> None:
    """Which cards are touched, in whose tree, and which icons would be hidden."""
    shown = screen(position=NINE, seed=1)
    reasons = {one["clause"]: one["args"] for one in shown.move("A place 57 8 170 0")["refusal"]["reasons"]}
    tree = shown.state["trees"]["A"]
    touched = reasons["ko.place.one_card"]["touched"]
    assert reasons["ko.place.one_card"]["count"] == len(touched) >= 2
    assert all(seat == "A" and 0 <= node < len(tree) for seat, node in touched)
    icons = reasons["ko.place.no_cover"]["icons"]
    assert reasons["ko.place.no_cover"]["count"] == len(icons) >= 1
    seat, node, icon = icons[0]
    shown_icons = shown.table._box["cards"][tree[node]["card"]]["icons"]
    assert (seat, shown_icons[icon][0]) == ("A", reasons["ko.place.no_cover"]["element"])


@pytest.mark.parametrize(
    ("asked", "notice"),
    [
        ({}, "ui-bad-request"),
        ({"do": None}, "ui-bad-request"),
        ({"do": "__init__"}, "ui-bad-request"),
        ({"do": ["move"]}, "ui-bad-request"),
        ({"do": "quiz"}, "ui-bad-request"),
        ({"do": "solve", "at": 0}, "ui-bad-request"),
        ({"do": "move"}, "ui-bad-request"),
        ({"do": "move", "text": 5, "version": 1}, "ui-bad-request"),
        ({"do": "move", "text": "A place 5 13 299 0" * 9, "version": 1}, "ui-bad-request"),
        ({"do": "move", "text": "<img src=x>", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A place 5 13 299", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A place 5 13.5 299 0", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A place 5 nan inf 0", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A place 5 13 299 181", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": f"A place 5 {'9' * 60} 0 0", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "C pass", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": PLACE, "version": 0}, "ui-out-of-date"),
        ({"do": "move", "text": PLACE, "version": "1"}, "ui-out-of-date"),
        ({"do": "move", "text": PLACE}, "ui-out-of-date"),
        ({"do": "view", "viewer": "B"}, "ui-not-offered"),
        ({"do": "view", "viewer": "OPEN"}, "ui-not-offered"),
        ({"do": "view", "viewer": {}}, "ui-not-offered"),
        ({"do": "branch"}, "ui-bad-request"),
        ({"do": "branch", "at": 9}, "ui-bad-request"),
        ({"do": "branch", "at": -1}, "ui-bad-request"),
        ({"do": "branch", "at": True}, "ui-bad-request"),
        ({"do": "return"}, "ui-bad-request"),
        ({"do": "example", "clause": "ko.no.such"}, "ui-no-example"),
        ({"do": "example", "clause": {}}, "ui-no-example"),
        ({"do": "lesson", "step": "next"}, "ui-bad-request"),
    ],
)
def test_a_bad_request_gets_a_notice_and_changes_nothing(asked: dict[str, Any], notice: str) -> None:
    """Malformed, stale, not offered, not of this table: an answer in words, the same position."""
    shown = screen(position=NINE, seed=1)
    before, text = shown.state, shown.table.play.position.to_text()
    shown.table._handle_custom_msg(asked, [])
    assert shown.notice == notice
    assert len(shown.answers) == 1
    assert {**shown.state, "notice": None} == before
    assert shown.table.play.position.to_text() == text


@pytest.mark.parametrize("asked", [None, "move", 3, [1]])
def test_a_request_that_is_no_mapping_is_answered(asked: Any) -> None:
    """Whatever comes over the wire, there is an answer."""
    shown = screen(position=NINE, seed=1)
    shown.table._handle_custom_msg(asked, [])
    assert (shown.notice, len(shown.answers)) == ("ui-bad-request", 1)


def test_a_doubled_click_moves_once() -> None:
    """The second one carries the old version."""
    shown = screen(position=NINE, seed=1, bots={})
    click = {"do": "move", "text": PLACE, "version": shown.state["version"]}
    once = shown.ask(**click)
    assert shown.ask(**click)["frames"] == once["frames"]
    assert shown.notice == "ui-out-of-date"


def test_a_move_from_python_is_the_same_as_a_click() -> None:
    """For notebooks: `table.move(…)` shows refusals and answers too, and a text that is no move is an error."""
    clicked, called = screen(position=NINE, seed=1), KodamaTree(position=NINE, seed=1)
    called.move(PLACE)
    assert clicked.move(PLACE) == called._state
    before = repr(called)
    for text in ("hello", None):
        with pytest.raises(KitError):
            called.move(text)  # type: ignore[arg-type]
    assert repr(called) == before


# What is shown: trees, scores, good placements, what Kodama cards would give.


def test_trees_are_sent_once_and_grow() -> None:
    """Cards never move (`ko.place.no_move`): each frame says how many of the cards lie there, and that is a prefix."""
    shown = screen(players=3, seed=3, viewer="OPEN")
    for _state in played(shown, 9, Random(3)):
        pass
    trees = shown.state["trees"]
    steps = shown.table.play.steps()
    for frame, end in zip(shown.state["frames"], shown.table.frames()[1], strict=True):
        assert "trees" not in frame["view"]
        for seat, tree in zip("ABC", steps[end][1].trees, strict=True):
            grown = trees[seat][: frame["view"]["grown"][seat]]
            assert [(c["card"], c["parent"], c["x"], c["y"], c["angle"]) for c in grown] == [
                (p.card.id, p.parent, *p.pose) for p in tree
            ]
    assert {seat: len(tree) for seat, tree in trees.items()} == shown.view["grown"]


def test_every_card_tells_what_it_scored() -> None:
    """All placements of a game: the sum of the lines and the extra points is what the log said and the score got."""
    shown = screen(players=2, seed=8, viewer="OPEN")
    for _state in played(shown, rng=Random(8)):
        pass
    told: dict[str, tuple[int, int, str]] = {}
    for _, position in shown.table.play.steps():
        args = {event.clause: event.args for event in position.events}
        if "ko.turn.1.choose" in args:
            extra = [e.args["points"] for e in position.events if (e.clause, e.form) == ("ko.card.season", "")]
            told[args["ko.turn.1.choose"]["card"]] = (
                args["ko.score.rule"]["points"],
                sum(extra),
                position.season_card.id,
            )
    cards = [card for tree in shown.state["trees"].values() for card in tree[1:]]
    assert {c["card"]: (c["score"]["total"], c["extra"], c["season"]) for c in cards} == told
    assert len(told) == 24
    for tree in shown.state["trees"].values():
        assert (tree[0]["score"], tree[0]["parent"]) == (None, -1)


def test_scores_are_those_of_the_engine() -> None:
    """Random positions of all rulings: what each card is said to have scored follows from the tree and its Season."""
    for p in random_positions(40, seed=31, keep=lambda p: bool(p.season_cards)):
        shown = screen(position=p, viewer="OPEN")
        lone = p.rulings.score_lone_counts == "yes"
        for seat, tree in zip(p.seats, p.trees, strict=True):
            for node, card in enumerate(shown.state["trees"][str(seat)]):
                if node:
                    season = p.box.seasons[card["season"]]
                    score = scoring.score(tree, node, count=season.count, lone_counts=lone)
                    assert card["score"] == score.to_json()
                    assert card["extra"] == scoring.season_points(tree[: node + 1], node, season)


def test_good_placements_are_legal_and_worth_what_they_say() -> None:
    """Each one that is sent is a legal move, grows from the card that it names, and scores its points when made."""
    for p in random_positions(12, seed=5, keep=lambda p: p.decision.kind == "place"):
        seat = str(p.decision.seat)
        shown = screen(position=p, viewer=seat, bots={}, seed=1)
        assert list(shown.state["candidates"]) == list(p.display)
        assert isinstance(p.legal_moves, Placements)
        for id, row in shown.state["candidates"].items():
            for number, (parent, x, y, angle, points, extra) in enumerate(row):
                move = p.move(f"{seat} place {id} {x} {y} {angle}")
                assert move in p.legal_moves
                assert p.legal_moves.parent(move) == parent
                if number % 7 == 0:
                    after = p.after(move)
                    gained = after.scores[after.seats.index(Seat(seat))] - p.scores[p.seats.index(Seat(seat))]
                    assert gained == points + extra


def test_good_placements_are_sent_only_to_who_places_now() -> None:
    """Not to another seat, an onlooker, in the Kodama phase or after the end; to the open table for whoever decides."""
    assert screen(position=NINE, viewer="A").state["candidates"]
    assert screen(position=NINE, viewer="OPEN").state["candidates"]
    assert screen(position=NINE, viewer="B", bots={}).state["candidates"] == {}
    assert screen(position=NINE, viewer="PUBLIC", bots={}).state["candidates"] == {}
    assert screen(position=PHASE).state["candidates"] == {}


def test_nothing_can_be_placed_but_passed() -> None:
    """R7: no card has a place; the screen offers to pass, and that is legal."""
    shown = screen(position="scene:nothing_can_be_placed#0", bots={})
    assert set(map(len, shown.state["candidates"].values())) == {0}
    assert shown.view["moves"] == ["A pass"]
    assert "ko.R7" in clauses(shown.move("A pass")["frames"][-1])


def test_only_cards_in_sight_are_valued() -> None:
    """What a Kodama card would give is told for hands that the viewer sees, and is what the engine gives."""
    for p in random_positions(20, seed=9, keep=lambda p: bool(p.season_cards)):
        include = p.rulings.within2_include_trunk == "yes"
        for viewer in (*p.seats, OPEN):
            shown = screen(position=p, viewer=str(viewer), bots={}, seed=1)
            seen = {id for hand in shown.view["hands"].values() for id in hand if id}
            assert set(shown.state["worth"]) == seen
            for id, told in shown.state["worth"].items():
                seat = Seat(told["seat"])
                value = scoring.kodama_points(shown.table.view.trees[seat.index], p.box.kodama[id], include)
                assert {k: v for k, v in told.items() if k != "seat"} == value.to_json()


# What a viewer may know.


def received(p: KodamaPosition, viewer: str, seed: int) -> tuple[bytes, list[int]]:
    """All that crosses to one viewer over three moves, a what-if and other eyes, as bytes; the size of each message."""
    shown = screen(position=p, viewer=viewer, bots={}, seed=seed)
    sent: list[Any] = []
    shown.table.observe(lambda change: sent.append([change.name, change.new]))
    rng = Random(seed)
    told: list[Any] = [shown.state, shown.table._words, shown.table._box, repr(shown.table)]
    if shown.view["decision"] and shown.view["decision"]["seat"] == viewer:
        told.append(shown.move("A place 5 0 0 0"))
        told.append(shown.move(a_move(shown, rng)))
    told.append(shown.ask(do="branch", at=0))
    told.append(shown.ask(do="return"))
    told.append(shown.ask(do="view", viewer="PUBLIC"))
    texts = [json.dumps(one) for one in (*told, *sent, *shown.answers, repr(shown.table))]
    return "\n".join(texts).encode(), [len(text) for text in texts]


def test_only_the_viewers_knowledge_crosses() -> None:
    """`ko.setup.secret`: two positions that differ in Kodama cards which a viewer cannot know give it the same bytes,
    in as many messages of the same size."""
    rng, differ, moved = Random(6), 0, 0
    for number, p in enumerate(random_positions(30, seed=17, keep=lambda p: p.to_move not in (None, CHANCE))):
        viewer = p.to_move if number % 3 else rng.choice(p.seats)
        other = twin(p, viewer, rng)
        differ += other != p
        moved += viewer is p.to_move
        assert received(p, str(viewer), number) == received(other, str(viewer), number), (viewer, p, other)
    assert differ > 20
    assert moved > 15


def test_a_whole_game_never_shows_a_hidden_card() -> None:
    """In every frame others' hands are blank, nothing in the log or the moves heard names a card of theirs before it
    is played."""
    shown = screen(players=3, seed=7)
    for state in played(shown):
        held = {id for p in shown.table.play.steps()[-1:] for hand in p[1].hands[1:] for id in hand}
        assert not held & set(re.findall(r'"(k\d+)"', json.dumps(state)))
        assert not held & set(re.findall(r"\bk\d+\b", repr(shown.table)))
    for frame in shown.state["frames"]:
        assert {card for seat in "BC" for card in frame["view"]["hands"][seat]} <= {None}
        assert not re.match(r"trunk|deal|display|first|draw|season", frame["move"] or "")
    heard = [frame["move"] for frame in shown.state["frames"] if frame["move"]]
    assert sum(" place " in move or " pass" in move for move in heard) == 36
    assert sum(" kodama " in move for move in heard) == 9


# What-ifs and examples.


def test_a_what_if_is_dealt_anew_and_returns() -> None:
    """The learner sees the same past and the same trees; Kodama cards behind it are others; the game is untouched."""
    shown = screen(seed=4)
    for _state in played(shown, 3):
        pass
    before, trees = shown.state, shown.state["trees"]
    at = max(i for i, frame in enumerate(before["frames"][:-1]) if (frame["view"]["decision"] or {}).get("seat") == "A")
    state = shown.ask(do="branch", at=at)
    assert state["branch"] == {"from": at, "dealt": "anew"}
    assert state["frames"] == before["frames"][: at + 1]
    grown = before["frames"][at]["view"]["grown"]
    assert state["trees"] == {seat: tree[: grown[seat]] for seat, tree in trees.items()}
    assert state["candidates"]
    assert shown.move(a_move(shown, Random(1)))["refusal"] is None
    back = shown.ask(do="return")
    assert (back["frames"], back["trees"], back["candidates"]) == (before["frames"], trees, before["candidates"])


def test_a_what_if_holds_nothing_of_the_true_deal() -> None:
    """Over several what-ifs the hidden hand is not always the true one; at the open table it is."""
    hands = set()
    for seed in range(8):
        shown = screen(position=NINE, seed=seed)
        shown.ask(do="branch", at=0)
        hands.add(shown.table.play.position.hands[1])
    assert len(hands) > 1
    shown = screen(position=NINE, seed=1, viewer="OPEN")
    assert shown.ask(do="branch", at=0)["branch"]["dealt"] == "true"
    assert shown.table.play.position.hands[1] == ("k2", "k8", "k14", "k15")


def test_an_example_of_every_clause_can_be_played_and_left() -> None:
    """A scene's position just before the clause, with its trees and whoever decides; then back to the own game."""
    shown = screen(seed=3)
    before = shown.state
    for clause in sorted(scenes("kodama")):
        state = shown.ask(do="example", clause=clause)
        assert state["branch"]["clause"] == clause
        assert {seat: len(tree) for seat, tree in state["trees"].items()} == shown.view["grown"]
    state = shown.ask(do="return")
    assert (state["frames"], state["trees"]) == (before["frames"], before["trees"])


# Walkthroughs.


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_walked_without_a_kernel(name: str) -> None:
    """Every frame for every viewer, each caption in three languages; nothing can be changed, only looked at."""
    shown = screen(position=f"scene:{name}", walkthrough=True)
    scene = Scene.load(name)
    frames = shown.state["frames"]
    seats = [str(seat) for seat in scene.start.seats]
    assert shown.state["walk"] == {"scene": name, "clause": None, "random": False}
    assert (shown.state["viewer"], sorted(shown.state["eyes"])) == ("OPEN", sorted([*seats, "OPEN", "PUBLIC"]))
    assert {len(one) for one in shown.state["eyes"].values()} == {len(frames)}
    assert frames[-1]["view"]["grown"] == {seat: len(tree) for seat, tree in shown.state["trees"].items()}
    heard = [frame["move"] for frame in frames if frame["move"]]
    moves = [step["move"] for step in scene.steps if "move" in step]
    assert [move for move in moves if move in heard] == heard
    assert {move for move in moves if move[:2] in [f"{seat} " for seat in seats]} <= set(heard)
    tried = [step["by"] for step in scene.steps if "refused" in step]
    told = [clauses(frame) for frame in frames if frame["log"] and frame["log"][0]["form"].startswith("refused")]
    assert [sorted(one) for one in told] == [sorted(one) for one in tried]
    captions = [frame["caption"] for frame in frames if frame["caption"]]
    for language in LANGUAGES:
        ftl = shown.table._words[language]["ftl"]
        assert all(re.search(rf"^{caption} =", ftl, re.MULTILINE) for caption in (*captions, "title", "caption"))
    text = repr(shown.table)
    for asked in (
        {"do": "move", "text": "A pass", "version": shown.state["version"]},
        {"do": "branch", "at": 0},
        {"do": "restart"},
        {"do": "return"},
        {"do": "example", "clause": "ko.place.bark"},
        {"do": "lesson", "step": "next"},
    ):
        shown.ask(**asked)
        assert shown.notice == "ui-bad-request"
        assert shown.state["frames"] == frames
    assert len(json.dumps(shown.state)) < 200_000
    shown.ask(do="view", viewer="PUBLIC")
    assert repr(shown.table) != text
    assert shown.state["frames"] == shown.state["eyes"]["PUBLIC"]


def test_no_eyes_see_more_in_a_walkthrough_than_at_a_table() -> None:
    """What is carried for a seat shows its own Kodama cards and nobody else's."""
    shown = screen(position="scene:kodama_cards_stay_secret", walkthrough=True)
    for viewer, frames in shown.state["eyes"].items():
        for frame in frames:
            for seat, hand in frame["view"]["hands"].items():
                assert (set(hand) <= {None}) is (viewer not in (seat, "OPEN") or not hand)


def test_the_words_of_a_step_stand_with_that_step() -> None:
    """Scene steps are counted with what is tried and refused: each sentence stands at its own, a draw's at its move."""
    said = {
        "one_turn_after_another": [None, "step-1", "step-2", "step-3", None, None],
        "ten_points_and_no_more": [None, "step-1", "step-2"],
        "nine_points": [None, "step-2"],
        "the_growth_phase_ends": [None, None, "step-3", "step-4"],
        "a_table_is_set_up": [None, "step-5", None, None, None],
        "no_passing": [None, None],
    }
    for name, captions in said.items():
        frames = screen(position=f"scene:{name}", walkthrough=True).state["frames"]
        assert [frame["caption"] for frame in frames] == captions, name


# Lessons.


@pytest.mark.parametrize("name", sorted(path.stem for path in content("kodama", "lessons").glob("*.toml")))
def test_every_lesson_of_the_kit_can_be_walked_at_the_table(name: str) -> None:
    """Solution, next step, to the end; every text that the strip names is sent in every language, every card is
    drawn."""
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
        assert {seat: len(tree) for seat, tree in shown.state["trees"].items()} == shown.view["grown"]
        assert {card["card"] for tree in shown.state["trees"].values() for card in tree} <= set(
            shown.table._box["cards"]
        )
        if step["finished"]:
            break
        shown.ask(do="lesson", step="next")


def test_a_try_that_the_rules_refuse_is_refused_in_a_lesson() -> None:
    """The refusal is the engine's; the step stays as it was; hint and beginning again are there."""
    shown = screen(lesson="first_branch")
    while not shown.state["candidates"]:
        shown.ask(do="lesson", step="next" if shown.state["lesson"]["done"] else "solution")
    trees = shown.state["trees"]
    card = shown.view["display"][0]
    state = shown.move(f"A place {card} 900 900 0")
    assert [one["clause"] for one in state["refusal"]["reasons"]] == ["ko.place.bark", "ko.place.one_card"]
    assert (state["trees"], state["lesson"]["done"]) == (trees, False)
    assert shown.ask(do="lesson", step="hint")["lesson"]["hint"]
    assert shown.ask(do="lesson", step="again")["refusal"] is None
    shown.ask(do="lesson", step="skip")
    assert shown.notice == "ui-bad-request"


# Words and text.


def test_the_repr_is_all_that_is_shown_in_no_language() -> None:
    """View, decision, places, scores, worth, log, refusal; the same in every language and at display time."""
    tables = [KodamaTree(position=NINE, seed=1, bots={}, lang=lang) for lang in LANGUAGES]
    for table in tables:
        table.move("A pass")
    assert len({repr(table) for table in tables}) == 1
    text = repr(tables[0])
    for part in (
        "<KodamaTree ko 2p view=A do=place:A",
        "hands=A:k3.k5.k11.k13,B:?.?.?.?",
        "step 1 of 1",
        "decides A place ko.turn.1.choose",
        "scored A 22 on 0: ",
        "may place 5 ",
        "worth A k3 ",
        "refused A pass: ko.R7.refused",
        "eyes A of A B PUBLIC>",
    ):
        assert part in text
    assert tables[0]._repr_mimebundle_()[0]["text/plain"] == text


def test_the_repr_tells_every_number_that_is_sent() -> None:
    """Each score, place, worth and pose that the screen draws stands in the text: a change in one changes it."""
    shown = screen(position=NINE, seed=1, bots={})
    before = repr(shown.table)
    for name, path in {
        "trees": ("A", 2, "score", "total"),
        "candidates": ("5", 0, 4),
        "worth": ("k3", "points"),
    }.items():
        state = json.loads(json.dumps(shown.state))
        inner: Any = state[name]
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] += 1
        shown.table._state = state
        assert repr(shown.table) != before, name
    shown.table.refresh()
    assert repr(shown.table) == before


def test_the_repr_of_an_onlooker_has_no_more_than_is_seen() -> None:
    """No place to lay a card, no worth of a hand, no Kodama card; cards on the table have scored for all eyes."""
    text = repr(screen(position=NINE, viewer="PUBLIC", bots={}).table)
    assert "may place" not in text and "worth" not in text
    assert not re.search(r"\bk\d", text)
    assert "scored B 61 on 2: " in text


def test_the_words_in_use_are_exactly_those_of_the_sources() -> None:
    """Every ui message that the TypeScript or Python names is sent, and no other."""
    assert ui_named("kodama.tsx", "kodama*.py") == UI["kodama"]
    for language in LANGUAGES:
        assert set(message_ids("kodama", language)) >= UI["kodama"]


def test_every_clause_that_can_be_cited_has_a_text_or_leads_to_one() -> None:
    """A click on a log line or a refusal never ends in nothing; every card and Element has a word."""
    box = KodamaPosition.start().box
    for language, carried in words("kodama").items():
        named = carried["named"]
        assert len(named["element"]) == 6
        assert set(named["kodama_card"]) == set(box.kodama)
        assert set(named["season_card"]) == set(box.seasons)
        for id, clause in carried["clauses"].items():
            assert clause["text"] or clause["see"], (language, id)
