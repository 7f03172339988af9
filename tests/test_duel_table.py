"""The table of Living Forest Duel, Python's side: what it accepts and answers, and that its sums are the rules'."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lfd_games import random_positions
from lfd_vectors import MOVE, SUN, TREE, TURN, WATER
from silva_kit.living_forest_duel import ELEMENTS, DuelPosition, load_box, start
from silva_kit.living_forest_duel.box import LOADED
from silva_kit.messages import format_message, message_ids, named
from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, KitError, Seat
from silva_kit.teach import Scene
from silva_kit.toml_data import content
from silva_widgets import DuelTable
from silva_widgets.duel import KEYWORDS
from silva_widgets.duel_box import box_json
from silva_widgets.words import UI, scenes, words
from table_screen import Screen
from ui_messages import ui_named

SCENES = sorted(path.stem for path in content("living_forest_duel", "scenes").glob("*.toml"))
LESSONS = sorted(path.stem for path in content("living_forest_duel", "lessons").glob("*.toml"))


def screen(**given: Any) -> Screen:
    """A table in front of a browser that is not there."""
    return Screen(DuelTable(**given))


def played(shown: Screen, rng: Random) -> Iterator[dict[str, Any]]:
    """The states of a game in which the persons take any move that the screen offers."""
    while not shown.view["result"]:
        shown.ask(do="view", viewer=shown.view["decision"]["seat"])
        yield shown.move(rng.choice(shown.view["moves"]))


def clauses(frame: dict[str, Any]) -> list[str]:
    """What a frame tells, by clause."""
    return [entry["clause"] for entry in frame["log"]]


# Keywords, and new games.


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"box": 7}, "box=7.*living_forest_duel.load_box"),
        ({"box": "no/such_box.toml"}, "no/such_box.toml"),
        ({"rulings": {}, "profile": "default"}, "not both"),
        ({"rulings": {"token_gap": "perhaps"}}, "perhaps"),
        ({"rulings": {"no_switch": "yes"}}, "no_switch"),
        ({"profile": "house"}, "house.*literal_ja"),
        ({"bots": {"B": "clever"}}, "clever.*greedy.*sensible"),
        ({"bots": {"C": "random"}}, r"bots\['C'\].*A, B"),
        ({"viewer": "C"}, "viewer='C'.*A, B, PUBLIC, OPEN"),
        ({"names": {"C": "Cleo"}}, r"names\['C'\]"),
        ({"names": {"A": "x" * 41}}, "1 to 40"),
        ({"lang": "fr"}, "lang='fr'"),
        ({"position": "lfd 2p do=turn:C"}, "do"),
        ({"position": TURN, "box": "mine.toml"}, "box.*position"),
        ({"position": TURN, "profile": "default"}, "profile"),
        ({"position": "silva 3p turn=A do=play:A hands=A:8.5,B:3,C:10 rows=A:7,B:-,C:- deck=*"}, "DuelPosition"),
        ({"position": "scene:no_such_scene"}, "no_such_scene"),
        ({"lesson": "first_move"}, "a lesson of silva"),
        ({"lesson": "no_such_lesson"}, "no_such_lesson"),
        ({"lesson": "counting", "viewer": "A"}, "leave viewer out"),
        ({"lesson": "counting", "walkthrough": True}, "walkthrough.*lesson"),
        ({"walkthrough": True}, "position=None.*scene:a_completed_bonus_icon"),
        ({"walkthrough": True, "position": TURN}, "scene:a_completed_bonus_icon"),
        ({"walkthrough": True, "position": "scene:brewer_duel"}, "scene of silva.*DuelTable"),
        ({"walkthrough": True, "position": "scene:a_completed_bonus_icon", "seed": 3}, "seed.*walkthrough"),
        ({"walkthrough": True, "position": "scene:a_completed_bonus_icon", "bots": {"B": "random"}}, "bots"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, Any], said: str) -> None:
    """Each error says which value was wrong, and what would be right."""
    with pytest.raises(KitError, match=said):
        DuelTable(**given)


def test_every_keyword_is_explained() -> None:
    """The docstring names each, each trait has its help, and a slip of the pen is guessed."""
    assert DuelTable.__doc__
    assert all(f"`{name}`" in DuelTable.__doc__ for name in KEYWORDS)
    assert all(DuelTable.class_traits()[name].help for name in ("_state", "_words", "_box", "lang", "stage"))
    with pytest.raises(TypeError, match="did you mean walkthrough"):
        DuelTable(walktrough=True)


def test_summer_is_asked_first_against_a_bot() -> None:
    """`lfd.turn.first`: the set-up is one frame, told with the first turn; Winter is played by the program."""
    shown = screen(seed=1)
    assert shown.view["decision"] == {"kind": "turn", "seat": "A", "clause": "lfd.turn.alternate"}
    assert shown.state["bots"] == ["B"]
    assert len(shown.state["frames"]) == 1
    told = ["lfd.meta.players", "lfd.act.muster_choice", "lfd.turn.first", "lfd.turn.alternate"]
    assert clauses(shown.state["frames"][0]) == told
    shown = screen(seed=1, viewer="B")
    assert (shown.state["bots"], shown.view["decision"]["seat"]) == (["A"], "B")


def test_the_same_seed_deals_the_same_game() -> None:
    """Equal seeds, equal moves: equal texts; after a restart too, and then another deal."""
    first, second = screen(seed=5), screen(seed=5)
    for _ in range(2):
        for _ in range(3):
            assert first.move(first.view["moves"][0]) == second.move(second.view["moves"][0])
        assert repr(first.table) == repr(second.table)
        before = repr(first.table)
        first.ask(do="restart")
        second.ask(do="restart")
        assert repr(first.table) != before
    assert repr(screen(seed=6).table) != repr(screen(seed=5).table)


def test_own_cards_are_played_with_and_put_away_for_an_example(tmp_path: Path) -> None:
    """A box by its path or as a value is what the screen is sent; an example has the kit's cards, the game again its
    own."""
    text = content("living_forest_duel", "components.toml").read_text("utf-8")
    path = tmp_path / "own_duel.toml"
    path.write_text(re.sub(r'(id = "n1"\nvalues = \{ value = )\{[^}]*\}', r"\1{ sun = 9 }", text), "utf-8")
    own = load_box(path)
    for box in (path, str(path), own):
        shown = screen(seed=1, box=box)
        assert shown.table._box["cards"]["n1"]["values"] == {"sun": 9}
        shown.ask(do="example", clause="lfd.token.count")
        assert shown.state["branch"]["clause"] == "lfd.token.count"
        assert shown.table._box == box_json(start().box)
        shown.ask(do="return")
        assert shown.table._box == box_json(own)
    LOADED.pop(own.name)


def test_the_rulings_reach_the_sum() -> None:
    """R7, `value_own_area`: under the other reading the own area adds nothing, though it is still told."""
    usual = screen(position=TURN).view["counts"]["A"]["sun"]
    other = screen(position=f"{TURN} rulings=value_own_area:no").view["counts"]["A"]["sun"]
    assert (usual["value"], usual["added"]) == (other["value"] + usual["added"], usual["forest"])
    assert (other["forest"], "added" in other) == (usual["forest"], False)
    assert screen(seed=1, profile="literal_ja").table.view.rulings.token_gap == "any_element"


@pytest.mark.parametrize("bots", [{}, {"B": "random"}, {"B": "sensible"}])
def test_whole_games_are_played_to_the_end(bots: dict[str, str]) -> None:
    """Nothing that the screen offers is refused; what crosses at each move stays below 700 kB, in a game between bots
    below 200 kB."""
    shown = screen(seed=2, bots=bots)
    for state in played(shown, Random(3)):
        assert state["notice"] is None
        assert state["refusal"] is None
    assert shown.view["result"]["kind"] == "win"
    assert len(json.dumps(shown.state)) < 700_000
    program = screen(seed=2, viewer="PUBLIC", bots=dict.fromkeys("AB", "sensible"))
    assert program.view["result"] and len(json.dumps(program.state)) < 200_000
    assert len(json.dumps(shown.table._words)) < 250_000


def test_other_eyes_are_offered_only_where_they_may_look() -> None:
    """Against a bot: the own eyes and a spectator's; two at one screen; the open table: all."""
    assert screen().state["viewers"] == ["A", "PUBLIC"]
    assert screen(bots={}).state["viewers"] == ["A", "B", "PUBLIC"]
    assert screen(open_table=True).state["viewers"] == ["A", "B", "PUBLIC", "OPEN"]
    shown = screen(position=TURN, bots={})
    assert shown.view["moves"]
    shown.ask(do="view", viewer="B")
    assert (shown.view["viewer"], shown.view["moves"]) == ("B", [])
    assert screen(position=TURN, viewer="OPEN").view["moves"]


def test_a_seat_is_called_by_its_season_where_nobody_named_it() -> None:
    """Summer and Winter in the reader's language, and the players' own names before that; the text has neither."""
    for language, (summer, winter) in {"en": ("Summer", "Winter"), "zh-Hant": "夏冬", "ja": "夏冬"}.items():
        assert named("living_forest_duel", language)["seat"] == {"A": summer, "B": winter}
        args = {"seat": Seat("A"), "other": "B"}
        game = "living_forest_duel"
        said = format_message(language, "lfd.act.onibi_cross_opp", "", args, game=game)
        assert summer in said and winter in said
        said = format_message(language, "lfd.act.onibi_cross_opp", "", args, game=game, names={"A": "Ann"})
        assert "Ann" in said and winter in said
    shown = screen(position=TURN, names={"A": "Ann"})
    assert shown.state["names"] == {"A": "Ann"}
    assert "Summer" not in repr(shown.table)


# Moves and refusals.


def test_a_card_is_drawn_in_the_frame_of_its_reveal() -> None:
    """`lfd.reveal.place`: chance answers by the way; what it drew is told with the move."""
    shown = screen(position=TURN, seed=1, bots={})
    state = shown.move("A reveal")
    assert [frame["move"] for frame in state["frames"]] == [None, "A reveal"]
    assert clauses(state["frames"][1])[0] == "lfd.turn.opt_reveal"


def test_a_token_is_told_with_its_sum_and_the_action_follows() -> None:
    """What the frame before said it would count is what the log says it counted, and what the action has."""
    shown = screen(position=TURN, seed=1, bots={})
    told = shown.view["counts"]["A"]["tree"]
    state = shown.move("A token tree")
    args = {entry["clause"]: entry["args"] for entry in state["frames"][-1]["log"]}
    assert args["lfd.token.place"]["number"] == told["place"] + 1
    assert (args["lfd.token.restart"]["count"], args["lfd.R7"]["count"]) == (told["shared"], told["added"])
    assert args["lfd.card.values"]["value"] == told["value"] == shown.view["acts"][-1]["value"]
    assert shown.view["decision"]["kind"] == "act"


@pytest.mark.parametrize(
    ("position", "move", "clause"),
    [
        (TURN, "A muster 1", "lfd.turn.opt_token"),
        (TURN, "A pass", "lfd.R15"),
        (TURN, "B reveal", "lfd.turn.alternate"),
        (SUN, "A token water", "lfd.token.place"),
        (SUN, "A muster 1.3.5", "lfd.act.muster"),
        (SUN, "A fire 2", "lfd.card.values"),
        (WATER, "A fire 2.3.5", "lfd.act.fire"),
        (WATER, "A fire 1", "lfd.act.fire"),
        (TREE, "A plant sun 0 0", "lfd.R21"),
        (TREE, "A plant sun 3 3", "lfd.act.tree_place"),
        (MOVE, "A steps 6", "lfd.act.onibi"),
        (MOVE, "A steps 0", "lfd.R25"),
    ],
)
def test_a_refusal_names_its_clause_and_leaves_the_position(position: str, move: str, clause: str) -> None:
    """Whatever is tried is refereed by the rules, not by the screen; the next legal move clears it."""
    shown = screen(position=position, seed=1, bots={})
    before = shown.state["frames"]
    state = shown.move(move)
    assert state["refusal"]["move"] == move
    assert clause in [one["clause"] for one in state["refusal"]["reasons"]]
    assert state["frames"] == before
    assert shown.move(shown.view["moves"][0])["refusal"] is None


@pytest.mark.parametrize(
    ("asked", "notice"),
    [
        ({}, "ui-bad-request"),
        ({"do": "quiz"}, "ui-bad-request"),
        ({"do": "move"}, "ui-bad-request"),
        ({"do": "move", "text": 5, "version": 1}, "ui-bad-request"),
        ({"do": "move", "text": "A fire 3" + ".3" * 50, "version": 1}, "ui-bad-request"),
        ({"do": "move", "text": "<img src=x>", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A token fire", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A plant sun 1.5 0", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A steps 9999999999", "version": 1}, "ui-bad-move"),
        ({"do": "move", "text": "A reveal", "version": 0}, "ui-out-of-date"),
        ({"do": "view", "viewer": "B"}, "ui-not-offered"),
        ({"do": "branch", "at": 9}, "ui-bad-request"),
        ({"do": "return"}, "ui-bad-request"),
        ({"do": "example", "clause": "lfd.no.such"}, "ui-no-example"),
        ({"do": "lesson", "step": "next"}, "ui-bad-request"),
    ],
)
def test_a_bad_request_gets_a_notice_and_changes_nothing(asked: dict[str, Any], notice: str) -> None:
    """Malformed, stale, not offered, not of this table: an answer in words, the same position."""
    shown = screen(position=TURN, seed=1)
    before = shown.state
    shown.table._handle_custom_msg(asked, [])
    assert (shown.notice, len(shown.answers)) == (notice, 1)
    assert {**shown.state, "notice": None} == before


# What is shown besides the view.


def test_a_value_buys_what_the_rules_let_it_buy() -> None:
    """In many positions: once the token is placed, the legal moves of its action are what was said before."""
    tried = 0
    for p in random_positions(60, seed=3, keep=lambda p: p.decision.kind == "turn" and len(p.legal_moves) > 1):
        seat = str(p.decision.seat)
        shown = screen(position=p, viewer=seat, bots={}, seed=1)
        for element in ELEMENTS:
            text, said = f"{seat} token {element}", shown.view["buys"][seat][element]
            legal = p.left[p.turn.index] > 0 and text in shown.view["moves"]
            assert (said is not None) or not legal
            if legal:
                after = p.after(p.move(text))
                moves = [move for move in after.legal_moves if after.decision.kind == "act"]
                assert bool(said["most"]) is bool(moves), (p, element)
                if moves:
                    assert bought(moves, element) == (said["most"], said["choice"]), (p, element)
                    assert said["wins"] is any(wins(after, move, element) for move in moves), (p, element)
                    tried += 1
    assert tried > 60


def bought(moves: list[Any], element: str) -> tuple[int, list[Any]]:
    """How much, and which single things, the moves of an action buy."""
    if element == "move":
        return len(moves), []
    if element == "tree":
        piles = [pile for pile in ELEMENTS if any(move.element == pile for move in moves)]
        return len(piles), piles
    return max(len(move.numbers) for move in moves), sorted(m.numbers[0] for m in moves if len(m.numbers) == 1)


def wins(after: DuelPosition, move: Any, element: str) -> bool:
    """Whether a move can win at once, with the best cards that may come for the recruitment line."""
    here = after.after(move)
    while element == "sun" and here.decision.kind == "refill":
        here = here.after(here.chance.outcomes[0][0])
    return here.result is not None


def test_the_race_is_the_rules_own() -> None:
    """Squares, recruitment line and fires as they lie; a walk of so many steps, and of no fewer, wins."""
    for p in random_positions(40, seed=9, keep=lambda p: p.decision.kind == "turn"):
        shown = screen(position=p, viewer="OPEN")
        seat = p.decision.seat
        assert seat is not None
        race = shown.view["race"][seat.name]
        assert (race["trees"], race["fire"]) == (shown.view["squares"][seat.name]["filled"], p.taken[seat.index])
        assert race["muster"] == sum((id or "").startswith("sw"[seat.index]) and id != "stag" for id in p.muster)
        for steps, won in ((race["onibi"], True), (race["onibi"] - 1, False)):
            if steps:
                here = moving(p, seat, steps)
                assert (here.after(here.move(f"{seat} steps {steps}")).result is not None) is won, (p, steps)


def moving(p: DuelPosition, seat: Seat, value: int) -> DuelPosition:
    """The same table with a movement action under way."""
    line = re.sub(r"do=\S+", f"do=act:{seat}", p.to_text())
    line = re.sub(r" (left|strikes|stuck)=\S+", "", line)
    left = re.findall(r"tokens=A:(\S+),B:(\S+)", line)
    used = [0 if part == "-" else part.count(".") + 1 for part in (left[0] if left else ("-", "-"))]
    rest = f"left=A:{2 - used[0]},B:{2 - used[1]}"
    return DuelPosition.from_text(f"{line} {rest} acts=move:{value}")


def test_what_an_action_can_reach_is_shown_before_it_is_chosen() -> None:
    """Every step with its clearing, crossing and bonus; every pile and cell with what it completes, as the move."""
    shown = screen(position=MOVE.replace("card=B ", "").replace("move:5", "move:9"), seed=1, bots={})
    for number, walk in enumerate(shown.state["walks"], start=1):
        after = shown.table.play.position.after(shown.table.play.position.move(f"A steps {number}"))
        told = [(event.clause, event.form) for event in after.events]
        assert after.onibi == walk["to"]
        assert [clause for clause, _ in told if "onibi_cross" in clause] == walk["crossed"]
        forms = [form for clause, form in told if clause == "lfd.act.onibi_bonus"]
        assert forms == ([walk["bonus"]] if walk["bonus"] else [])
    assert len(shown.state["walks"]) == 9
    shown = screen(position=TREE, seed=1, bots={})
    plants = {f"A plant {one['pile']} {one['cell'][0]} {one['cell'][1]}": one for one in shown.state["plants"]}
    assert sorted(plants) == sorted(shown.view["moves"])
    for text, plant in plants.items():
        after = shown.table.play.position.after(shown.table.play.position.move(text))
        forms = [event.form for event in after.events if event.clause == "lfd.act.tree_bonus"]
        assert forms == plant["bonuses"]
        assert after.view(OPEN).to_json()["squares"]["A"]["filled"] == plant["filled"]


def test_what_an_action_can_reach_is_sent_only_to_who_acts() -> None:
    """Not to the opponent or an onlooker, nor in another action."""
    for position, name in ((MOVE, "walks"), (TREE, "plants")):
        assert screen(position=position).state[name]
        assert screen(position=position, viewer="OPEN").state[name]
        for viewer in ("B", "PUBLIC"):
            assert screen(position=position, viewer=viewer, bots={}).state[name] == []
    for position in (SUN, WATER, TURN):
        state = screen(position=position, bots={}).state
        assert (state["walks"], state["plants"]) == ([], [])


def test_what_is_nothing_is_left_out_of_the_counts() -> None:
    """The counts that are sent are the view's, without zeros and empty lists; past frames keep one of their moves."""
    shown = screen(position=TURN, seed=1, bots={})
    shown.move("A token tree")
    for frame, (_, position) in zip(shown.state["frames"], shown.table.play.steps(), strict=True):
        whole = position.view(shown.table.viewer).to_json()
        for seat in "AB":
            for element in ELEMENTS:
                sent = frame["view"]["counts"][seat][element]
                assert all(sent.values())
                assert {**dict.fromkeys(whole["counts"][seat][element], None), **sent} == {
                    name: value or None for name, value in whole["counts"][seat][element].items()
                }
    assert [len(frame["view"]["moves"]) > 1 for frame in shown.state["frames"]] == [False, True]


# What-ifs, examples, walkthroughs, lessons.


def test_a_what_if_goes_on_from_a_past_step_and_returns() -> None:
    """Everything lies open, so the learner's what-if is played on the table as it was; the game is untouched."""
    shown = screen(seed=4)
    for _ in range(3):
        shown.move(shown.view["moves"][0])
    before = shown.state
    state = shown.ask(do="branch", at=0)
    assert state["branch"] == {"from": 0, "dealt": "anew"}
    assert state["frames"][0]["view"] == {**before["frames"][0]["view"], "moves": ["A reveal"]}
    assert shown.move("A reveal")["refusal"] is None
    assert shown.ask(do="return")["frames"] == before["frames"]


def test_an_example_of_every_clause_can_be_played_and_left() -> None:
    """A scene's position just before the clause, and whoever decides; then back to the own game."""
    shown = screen(seed=3)
    before = shown.state
    assert len(scenes("living_forest_duel")) > 40
    for clause in sorted(scenes("living_forest_duel")):
        assert shown.ask(do="example", clause=clause)["branch"]["clause"] == clause
        assert shown.view["race"].keys() == {"A", "B"}
    assert shown.ask(do="return")["frames"] == before["frames"]


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_walked_without_a_kernel(name: str) -> None:
    """Every frame for every viewer, each caption in three languages; nothing can be changed, only looked at."""
    shown = screen(position=f"scene:{name}", walkthrough=True)
    scene = Scene.load(name)
    frames = shown.state["frames"]
    assert (shown.state["viewer"], sorted(shown.state["eyes"])) == ("OPEN", ["A", "B", "OPEN", "PUBLIC"])
    assert {len(one) for one in shown.state["eyes"].values()} == {len(frames)}
    tried = [sorted(step["by"]) for step in scene.steps if "refused" in step]
    told = [sorted(clauses(f)) for f in frames if f["log"] and f["log"][0]["form"].startswith("refused")]
    assert told == tried
    captions = [frame["caption"] for frame in frames if frame["caption"]]
    for language in LANGUAGES:
        ftl = shown.table._words[language]["ftl"]
        assert all(re.search(rf"^{caption} =", ftl, re.MULTILINE) for caption in (*captions, "title", "caption"))
    for asked in ({"do": "move", "text": "A pass", "version": 1}, {"do": "branch", "at": 0}, {"do": "restart"}):
        shown.ask(**asked)
        assert shown.notice == "ui-bad-request"
        assert shown.state["frames"] == frames


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_of_the_kit_can_be_walked_at_the_table(name: str) -> None:
    """Solution, next step, to the end; every text that the strip names is sent in every language."""
    shown = screen(lesson=name)
    while True:
        before = shown.state["lesson"]
        step = before if before["done"] else shown.ask(do="lesson", step="solution")["lesson"]
        assert (step["done"], shown.notice) == (True, None)
        ids = [step["title"], step["text"], step["goal"], *step["feedback"]]
        for language in LANGUAGES:
            ftl = shown.table._words[language]["ftl"]
            assert all(re.search(rf"^{id} =", ftl, re.MULTILINE) for id in ids if id)
        if step["finished"]:
            break
        shown.ask(do="lesson", step="next")


# Words and text.


def test_the_repr_is_all_that_is_shown_in_no_language() -> None:
    """View, decision, sums, races, log, refusal; the same in every language and at display time."""
    tables = [DuelTable(position=TURN, seed=1, bots={}, lang=lang) for lang in LANGUAGES]
    for table in tables:
        table.move("A pass")
    assert len({repr(table) for table in tables}) == 1
    text = repr(tables[0])
    for part in (
        "<DuelTable lfd 2p view=A do=turn:A round=3",
        "step 1 of 1",
        "decides A turn lfd.turn.alternate",
        "race A trees=5 muster=2 fire=3 onibi=4",
        "count A sun 1@4+1@5+2@6 +0+2 = 6 buys 4",
        "refused A pass: lfd.R15.refused_pass",
        "eyes A of A B PUBLIC>",
    ):
        assert part in text, part
    assert tables[0]._repr_mimebundle_()[0]["text/plain"] == text
    assert "\nsteps 2 to 6 extra\n" in repr(DuelTable(position=MOVE, bots={}))
    assert "\nplant water 0,-1 - 6\n" in repr(DuelTable(position=TREE, bots={}))


def test_the_words_in_use_are_exactly_those_of_the_sources() -> None:
    """Every ui message that the TypeScript or Python names is sent, and no other."""
    assert ui_named("duel.tsx", "duel*.py") == UI["living_forest_duel"]
    for language in LANGUAGES:
        assert set(message_ids("living_forest_duel", language)) >= UI["living_forest_duel"]


def test_every_clause_that_can_be_cited_has_a_text_or_leads_to_one() -> None:
    """A click on a log line or a refusal never ends in nothing; every card, tree, element and action has a word."""
    box = start().box
    for language, carried in words("living_forest_duel").items():
        told = carried["named"]
        assert set(told["card"]) >= set(box.cards) and set(told["tree_card"]) >= set(box.trees)
        assert set(told["element"]) == set(told["action"]) == set(ELEMENTS)
        for id, clause in carried["clauses"].items():
            assert clause["text"] or clause["see"], (language, id)
