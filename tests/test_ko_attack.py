"""Attacks on Kodama: moves that no text says, odd boxes, hostile positions, and what the table makes of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ko_games import play_out
from silva_kit.kodama import Move, Pose, start
from silva_kit.position import CHANCE, KitError, Seat
from silva_widgets import KodamaTree

A = Seat("A")
POSE = Pose(0, 130, 0)


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


@pytest.mark.parametrize("box", ["mine", {}, 0, object()])
def test_only_a_box_is_played_with(box: Any) -> None:
    """Whatever else is given as own components is refused at the start."""
    with pytest.raises(KitError, match=r"box=.*give a Box"):
        start(2, box=box)


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
