"""The worked examples of Kodama in the folder of cases, played by the engine with real cards at real places."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from silva_kit.kodama import ELEMENTS, KodamaPosition, Move, default_box, load_box, start
from silva_kit.kodama.box import LOADED
from silva_kit.kodama.effects import next_first
from silva_kit.kodama.legal import DISPLAY, HAND
from silva_kit.kodama.position import PLAYERS
from silva_kit.position import SEAT_NAMES, KitError, Seat
from silva_kit.teach.scenes import Scene
from silva_kit.toml_data import content

EXAMPLES = ("ex01a", "ex01b", "ex01c", "ex01d", "ex02A", "ex02B", "ex02C", "ex03")
IDS = tuple(f"ko.{id}" for id in (*EXAMPLES, "r01", "r02", "r03", "r04", "r05"))
TURNS = 12
FAULTS = {
    "beyond_table_edge": "ko.place.table_edge",
    "touches_2_cards": "ko.place.one_card",
    "covers_element": "ko.place.no_cover",
    "no_bark": "ko.place.bark",
}
SHOWN = {"ko.ex02A": "beyond_the_edge_of_the_table", "ko.ex02B": "two_cards_and_a_covered_element"}
ALLOWED = "a_card_well_placed"


@pytest.fixture(scope="session")
def cases(cases_folder: Path) -> dict[str, dict[str, Any]]:
    """The cases of Kodama by their id."""
    found = json.loads((cases_folder / "three_games_examples.json").read_text(encoding="utf-8"))
    return {case["id"]: case for case in found if case["game"] == "ko"}


def test_no_case_is_left_out(cases: dict[str, dict[str, Any]]) -> None:
    """The ids below are those of the file."""
    assert sorted(cases) == sorted(IDS)


@pytest.mark.parametrize("id", IDS)
def test_a_case_comes_out_as_expected(id: str, cases: dict[str, dict[str, Any]], tmp_path: Path) -> None:
    """Points by Element and in all, legal or not and why, the first player, and how many can play."""
    case = cases[id]
    args = dict(case["args"])
    if case["call"] in ("ko_score", "ko_tree_score"):
        args["folder"] = tmp_path
    if case["call"] == "ko_place":
        args["scene"] = SHOWN.get(id, ALLOWED)
    assert CALLS[case["call"]](**args) == case["expect"]


# Scores: the cards of the case, laid one on the other


def ko_score(
    path: list[dict[str, int]], folder: Path, alias: dict[str, str] | None = None, lone_counts: bool = False
) -> dict[str, Any]:
    """A path from the placed card down to the Trunk, played as a chain."""
    tree: dict[str, str | None] = {str(n): str(n + 1) if n + 1 < len(path) else None for n in range(len(path))}
    return ko_tree_score(tree, {str(n): shown for n, shown in enumerate(path)}, "0", folder, alias, lone_counts)


def ko_tree_score(
    tree: dict[str, str | None],
    cards: dict[str, dict[str, int]],
    node: str,
    folder: Path,
    alias: dict[str, str] | None = None,
    lone_counts: bool = False,
) -> dict[str, Any]:
    """The tree grows in turns of A from below; B grows its own tree beside it. What the last card scored is told."""
    order = _grown_order(tree, node)
    trunk = next(iter(cards[order[0]]))
    numbers = {name: str(at) for at, name in enumerate(order)}  # Branch card 1 is the first one laid, and so on
    box = load_box(_box(folder, {numbers[name]: cards[name] for name in order[1:]}))
    season = next(c.id for c in box.seasons.values() if c.count == (next(iter(alias.items())) if alias else QUIET))
    p = _begun(trunk, season, lone_counts, len(order) - 1)
    nodes = {order[0]: 0}
    for name in order[1:]:
        parent = tree[name]
        assert parent is not None
        p = _turn(p, numbers[name], nodes[parent])
        nodes[name] = len(nodes)
    scored = [e for e in p.events if e.clause in ("ko.score.extent", "ko.score.break", "ko.R1")]
    (total,) = [e.args["points"] for e in p.events if e.clause == "ko.score.rule"]
    del LOADED["case"]
    return {"by_element": {e.args["element"]: e.args.get("points", 0) for e in scored}, "total": total}


QUIET = ("cloud", "star")
"""What the Season card changes where the case has none: neither is scored in the cases."""


def _grown_order(tree: dict[str, str | None], last: str) -> list[str]:
    """The Trunk first, each card after the one it grows from, the scored card at the end."""
    order = [name for name, below in tree.items() if below is None]
    while len(order) < len(tree) - 1:
        order.append(next(n for n, below in tree.items() if n not in order and n != last and below in order))
    return [*order, last]


def _box(folder: Path, shown: dict[str, dict[str, int]]) -> Path:
    """The kit's box with other Elements on the Branch cards 1, 2, …, all of them of the upright shape."""
    text = content("kodama", "components.toml").read_text(encoding="utf-8")
    for number, elements in shown.items():
        head, entry = f'[[branch]]\nid = "{number}"\n', ", ".join(f"{e} = {n}" for e, n in elements.items())
        before, _, rest = text.partition(head)
        _, _, rest = rest.partition("\n\n")
        card = f'elements = {{ value = {{ {entry} }}, origin = "derived" }}\n'
        shape = 'shape = { value = "upright", origin = "derived" }\nclauses = ["ko.card.branch"]\n\n'
        text = before + head + card + shape + rest
    path = folder / "case.toml"
    path.write_text(text, encoding="utf-8")
    return path


def _begun(trunk: str, season: str, lone_counts: bool, cards: int) -> KodamaPosition:
    """The first turn of A, the cards of the case in the Display."""
    other = next(element for element in ELEMENTS if element != trunk)
    display = ".".join(str(number) for number in range(1, DISPLAY + 1))
    assert cards <= DISPLAY
    return KodamaPosition.from_text(
        f"ko 2p do=place:A first=A trees=A:{trunk},B:{other} hands=A:k1.k2.k3.k4,B:k5.k6.k7.k8 display={display} "
        f"seasons={season} rulings=score_lone_counts:{'yes' if lone_counts else 'no'} box=case"
    )


def _turn(p: KodamaPosition, card: str, node: int) -> KodamaPosition:
    """A lays a card on a node; what it scored is in the events. Before that, B takes a turn with some other card."""
    while str(p.decision.subject) != "A" or p.decision.kind != "place":
        p = p.after(_other_move(p))
    seat = Seat("A")
    found = next(m for m in p.legal_moves if m.card == card and p.after(m).trees[0][-1].parent == node)
    assert found.seat is seat
    return p.after(found)


def _other_move(p: KodamaPosition) -> Move:
    """The highest card of the Display for B, which the case does not need; the lowest of the deck to refill it."""
    if p.decision.seat is None:
        return Move("draw", cards=(max(p.deck, key=int),))
    card = max(p.display, key=int)
    return next(move for move in p.legal_moves if move.card == card)


# Placements: the cards of the scenes


def ko_place(
    beyond_table: bool, touches: int, covers_element: bool, bark_contact: bool, base_points: int, scene: str
) -> dict[str, Any]:
    """The placement of a scene has just the faults of the case; what refuses it is told in the case's words."""
    step = Scene.load(scene).steps[0]
    p, text = Scene.load(scene).start, step.get("refused") or step["move"]
    found = {refusal.clause: refusal.args for refusal in p.why_not(text)}
    assert ("ko.place.table_edge" in found) == beyond_table
    assert ("ko.place.no_cover" in found) == covers_element
    assert ("ko.place.bark" not in found) == bark_contact
    assert found.get("ko.place.one_card", {"count": 1})["count"] == touches
    assert base_points <= 10 and "ko.place.max10" not in found
    words = [word for word, clause in FAULTS.items() if clause in found]
    return {"legal": p.move(text) in p.legal_moves, "reasons": words}


def ko_first(scores: list[int], first: int, fp_in_tie: str) -> int:
    """Who gets the First Player pawn."""
    seats = tuple(Seat(name) for name in SEAT_NAMES[: len(scores)])
    return next_first(seats, tuple(scores), seats[first], fp_in_tie).index


def ko_capacity(n: int) -> dict[str, Any]:
    """What a game of so many needs of the box: dealt and played to the end where the kit has such a table."""
    box = default_box()
    found = {
        "branch_needed": DISPLAY + TURNS * n,
        "branch_ok": DISPLAY + TURNS * n <= len(box.branches),
        "kodama_needed": HAND * n,
        "kodama_ok": HAND * n <= len(box.kodama),
        "trunk_ok": n <= len(box.trunks),
    }
    assert (found["branch_ok"] and found["kodama_ok"]) == (n in PLAYERS)
    if n not in PLAYERS:
        with pytest.raises(KitError, match="2 to 5 players"):
            start(n)
        return found
    p, rng = start(n), Random(n)
    while not p.season_cards:
        p = p.after(p.chance.sample(rng))
    assert sum(map(len, p.hands)) == found["kodama_needed"]
    end = Scene.load("the_last_turn_of_five_players").run().record.position
    assert len(box.branches) - len(end.deck) == found["branch_needed"]
    return found


CALLS: dict[str, Callable[..., Any]] = {
    "ko_score": ko_score,
    "ko_tree_score": ko_tree_score,
    "ko_place": ko_place,
    "ko_first": ko_first,
    "ko_capacity": ko_capacity,
}
