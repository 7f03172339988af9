"""Attacks on Kodama: moves that no text says, odd boxes, hostile positions, and what the table makes of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ko_games import play_out, random_positions, some_moves, twin
from silva_kit.kodama import KodamaPosition, Move, Pose, load_box, start
from silva_kit.kodama.box import LOADED
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, PUBLIC, KitError, Seat, Viewer
from silva_kit.toml_data import content
from silva_widgets import KodamaTree
from table_screen import Screen

A = Seat("A")
POSE = Pose(0, 130, 0)
OWN = "'illustrative'"


@pytest.mark.parametrize(
    "parts",
    [
        ("place", A, ("12",), (0, 130, 0)),
        ("place", A, ["12"], POSE),
        ("place", A, ("12",), Pose(True, 130, 0)),
        ("kodama", A, "7"),
        ("kodama", A, (7,)),
        ("kodama", A, ("",)),
        ("kodama", A, ("k 7",)),
        ("kodama", A, ("k7.k8",)),
        ("kodama", A, ("k７",)),
        ("kodama", A, None),
        ("pass", "A"),
        ("pass", CHANCE),
        ("first", None, (), None, "A"),
        ("draw", None, ("12",), None, A),
        ("draw", "", ("12",)),
        ("deal",),
        ("deal", None, ("k9", "k1", "k2", "k3")),
        (["pass"], A),
        (None,),
    ],
)
def test_a_move_that_no_text_says_cannot_be_made(parts: tuple[Any, ...]) -> None:
    """A Move is what its text says: other types, empty or odd ids and a hand in another order are no move."""
    with pytest.raises(KitError, match="not the parts of a"):
        Move(*parts)


@pytest.mark.parametrize("text", ["A kodama k99", "A kodama 12", "A place 99 0 130 0", "A place k1 0 130 0"])
@pytest.mark.parametrize("kind", ["place", "kodama"])
def test_a_card_that_no_box_has_is_refused_in_words(text: str, kind: str) -> None:
    """Each reason against it is a sentence in every language, the card named as it was typed."""
    [p] = random_positions(1, seed=5, keep=lambda p: p.decision.kind == kind and p.to_move is A)
    reasons = p.why_not(p.move(text))
    assert reasons
    for language in LANGUAGES:
        told = [format_message(language, r.clause, r.form, r.to_json()["args"], game="kodama") for r in reasons]
        same = text.split()[1] == kind
        assert not same or any(re.search(rf"\b{text.split()[2]}\b", one) for one in told), told


@pytest.mark.parametrize("box", ["mine", {}, 0, object()])
def test_only_a_box_is_played_with(box: Any) -> None:
    """Whatever else is given as own components is refused at the start."""
    with pytest.raises(KitError, match=r"box=.*give a Box"):
        start(2, box=box)


def rich_box(folder: Path, points: int) -> Path:
    """Own components: each Branch card shows three or four Elements, each Kodama card gives that many points for every
    one of them, and so do Season cards that give any."""
    before, rest = content("kodama", "components.toml").read_text().split("[[kodama]]", 1)
    fields = f"points = {{ value = {points}, origin = {OWN} }}\nper = {{ value = 'icon', origin = {OWN} }}"
    where = f"where = {{ value = 'all', origin = {OWN} }}\nclauses = ['ko.card.kodama']"
    cards = "\n".join(f"[[kodama]]\nid = 'k{number}'\n{fields}\n{where}" for number in range(1, 21))
    path = folder / "rich.toml"
    before = re.sub(r"(\{ \w+ = )\d(, \w+ = )\d \}", r"\g<1>2\g<2>2 }", before)
    after = re.sub(r"(points = \{ value = )\d", rf"\g<1>{points}", rest.split("[[season]]", 1)[1])
    path.write_text(f"{before}{cards}\n[[season]]{after}")
    return path


def test_positions_of_a_game_with_the_richest_own_cards_read_back(tmp_path: Path) -> None:
    """Cards may give 99 points for each thing and no more; whatever is scored, the position's text is read."""
    for p in play_out(start(2, box=load_box(rich_box(tmp_path, 99))), Random(1)):
        assert KodamaPosition.from_text(p.to_text()) == p
    assert max(p.scores) > 9_999
    with pytest.raises(KitError, match="`points` is 100; it must be 99 at most"):
        load_box(rich_box(tmp_path, 100))
    del LOADED["rich"]


@pytest.mark.parametrize("seed", range(3))
def test_a_table_from_the_middle_of_a_game_tells_what_every_card_scored(seed: int) -> None:
    """`ko.place.no_move`: a card has scored under the Season card of its own time, in the tree of any seat."""
    told: dict[str, tuple[int, int]] = {}
    for p in play_out(start(3), Random(seed)):
        args = {event.clause: event.args for event in p.events}
        if laid := args.get("ko.turn.1.choose"):
            extra = [e.args["points"] for e in p.events if e.clause == "ko.card.season" and not e.form]
            told[laid["card"]] = args["ko.score.rule"]["points"], sum(extra)
        if p.decision.kind == "place" and p.round == 3 and len(p.season_cards) == 2:
            break
    assert min(map(len, p.trees)) == 8, "a game in which nobody passes"
    shown = KodamaTree(position=p.to_text(), viewer="OPEN", open_table=True)._state["trees"]
    cards = [card for tree in shown.values() for card in tree[1:]]
    assert {card["card"]: (card["score"]["total"], card["extra"]) for card in cards} == told


ASKED: tuple[dict[str, Any], ...] = (
    {"do": "view", "viewer": "OPEN"},
    {"do": "branch", "at": 0},
    {"do": "return"},
    {"do": "example", "clause": "ko.setup.secret"},
    {"do": "move", "text": "A place 12 NaN 1e9 Infinity"},
    {"do": "nothing"},
)


def heard(p: KodamaPosition, viewer: Viewer, texts: list[str]) -> tuple[str, int]:
    """Everything that a table sends to one viewer, at first and after each of some requests, and how many answers."""
    shown = Screen(KodamaTree(position=p, viewer=str(viewer), seed=7, bots={}))
    told = [repr(shown.table), shown.state, shown.table._box]
    told += [shown.move(text) for text in texts]
    told += [shown.ask(**asked) for asked in ASKED]
    return json.dumps([told, shown.answers], allow_nan=False), len(shown.answers)


def test_a_table_sends_nothing_that_depends_on_hidden_kodama_cards() -> None:
    """`ko.setup.secret`: at positions that differ only in what a viewer cannot know, and whoever asks for whatever
    moves of others, the table's state, text, notices, refusals and number of messages are the same."""
    rng, differ = Random(12), 0
    for p in random_positions(16, seed=23, keep=lambda p: bool(p.season_cards) and p.to_move is not CHANCE):
        for viewer in (rng.choice(p.seats), PUBLIC):
            other = twin(p, viewer, rng)
            differ += other != p
            moves = [move.text for move in some_moves(p, rng, poses=5) if move.seat is not viewer]
            asked = rng.sample(moves, 4)
            assert heard(p, viewer, asked) == heard(other, viewer, asked), (viewer, p, other)
    assert differ > 20
