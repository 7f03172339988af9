"""The worked examples of Living Forest Duel in the folder of cases, played by the engine: each as moves from a position
whose cards show what the case says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lfd_games import own_box
from silva_kit.living_forest_duel import DuelPosition, load_box
from silva_kit.living_forest_duel.box import LOADED, Box
from silva_kit.living_forest_duel.state import live
from silva_kit.position import OPEN, IllegalMove

EXAMPLES = ("ex01", "ex02", "ex03", "ex04a", "ex04b", "ex04c", "ex05")
IDS = tuple(f"lfd.{id}" for id in (*EXAMPLES, "s01", "s02", "s03", "s04", "r01", "r02"))
Cards = Callable[..., Box]
LETTER = {"summer": "A", "winter": "B", None: None}
PLAYER = {"A": "summer", "B": "winter", None: None}
MUSTER = "muster=s14.s15.stag.w14.w15"
WORDS = {
    "lfd.token.same_player_gap": "same player, same action, no unpointed element between",
    "lfd.act.onibi_cross_none": "opponent takes Onibi card",
    "lfd.act.onibi_cross_mine": "own Onibi card to supply",
    "lfd.act.onibi_cross_opp": "win",
}
"""Clause -> how the cases say it."""


@pytest.fixture(scope="session")
def cases(cases_folder: Path) -> dict[str, dict[str, Any]]:
    """The cases of Living Forest Duel by their id."""
    found = json.loads((cases_folder / "three_games_examples.json").read_text(encoding="utf-8"))
    return {case["id"]: case for case in found if case["game"] == "lfd"}


@pytest.fixture
def cards(tmp_path: Path) -> Iterator[Cards]:
    """Loads a box, named `case`, in which cards show other elements and clearings have other values."""
    yield lambda clearings=(), **shown: load_box(own_box(tmp_path, "case", shown, clearings))
    LOADED.pop("case", None)


def test_no_case_is_left_out(cases: dict[str, dict[str, Any]]) -> None:
    """The ids below are those of the file."""
    assert sorted(cases) == sorted(IDS)


@pytest.mark.parametrize("id", IDS)
def test_a_case_comes_out_as_expected(id: str, cases: dict[str, dict[str, Any]], cards: Cards) -> None:
    """Values, legality, the Onibi's walk, the end of a round, fires and the next starter."""
    case = cases[id]
    assert CALLS[case["call"]](cards, **case["args"]) == case["expect"]


def table(rest: str, turn: str = "A") -> DuelPosition:
    """A position in the cards of the case."""
    return DuelPosition.from_text(f"lfd 2p turn={turn} {MUSTER} box=case {rest}")


def shared(line: list[dict[str, int]], tokens: list[list[Any]], cards: Cards) -> str:
    """The fields for a shared line of these cards with these tokens."""
    cards(**{f"n{at}": shown for at, shown in enumerate(line, 1)})
    placed = {seat: [f"{e}{at + 1}" for at, e, who in tokens if LETTER[who] == seat] for seat in "AB"}
    left = ",".join(f"{seat}:{2 - len(placed[seat])}" for seat in "AB")
    parts = ",".join(f"{seat}:{'.'.join(placed[seat]) or '-'}" for seat in "AB")
    return f"line={'.'.join(f'n{at}' for at in range(1, len(line) + 1))} tokens={parts} left={left}"


def lfd_action(
    cards: Cards,
    line: list[dict[str, int]],
    tokens: list[list[Any]],
    element: str,
    player: str,
    same_gap: str = "same_element",
) -> dict[str, Any]:
    """A token placed as a move: where it lies, where counting began, the value of the line and of the action."""
    seat = LETTER[player]
    p = table(f"do=turn:{seat} {shared(line, tokens, cards)} rulings=token_gap:{same_gap}", str(seat))
    try:
        after = p.after(f"{seat} token {element}")
    except IllegalMove as error:
        (why,) = {refusal.clause for refusal in error.refusals}
        return {"legal": False, "why": WORDS[why]}
    (new,) = set(after.tokens) - set(p.tokens)
    told = {event.clause: event.args for event in after.events}
    restart = told.get("lfd.token.restart")
    counted = restart or told["lfd.token.count"]
    assert told["lfd.token.place"]["number"] == new.place + 1
    return {
        "legal": True,
        "token_on": new.place,
        "from": restart["number"] if restart else 0,
        "shared_value": counted["count"],
        "value": told["lfd.card.values"]["value"],
    }


def lfd_onibi(cards: Cards, pos: int, steps: int, holder: str | None, mover: str, size: int) -> dict[str, Any]:
    """An action that moves the Onibi, played by the mover."""
    box = cards()
    assert len(box.clearings) == size and mover == "summer"
    card = f"card={LETTER[holder]}" if holder else ""
    p = table(f"do=act:A acts=move:{steps} onibi={pos + 1} {card}")
    after = p.after(f"A steps {steps}")
    told = [event.clause for event in after.events]
    found: dict[str, Any] = {
        "winner": PLAYER[str(after.result.winners[0])] if after.result else None,
        "pos": None if after.result else after.onibi,
        "holder": PLAYER[str(after.holder) if after.holder else None],
        "log": [WORDS[clause] for clause in told if clause in WORDS],
    }
    if after.result is None:
        bonus = box.clearings[after.onibi].bonus
        assert [e.form for e in after.events if e.clause == "lfd.act.onibi_bonus"] == [bonus] * bool(bonus)
        found["bonus_at"] = after.onibi
    return found


def lfd_round_end(
    cards: Cards, values: list[int], fire: list[int], onibi: int, water: dict[str, int]
) -> dict[str, Any]:
    """The last token of a round buys nothing; the water lies in the personal lines."""
    cards(values, n1={"tree": 1}, s1={"water": water["summer"]}, w1={"water": water["winter"]})
    left = "left=A:1,B:0 strikes=A:1,B:2"
    p = table(f"do=turn:A line=n1 own=A:s1,B:w1 {left} fires={'.'.join(map(str, fire))} onibi={onibi + 1}")
    after = p.after("A token tree")
    assert "lfd.R38" in [event.clause for event in after.events] and after.round == 2
    (burning,) = [event.args for event in after.events if event.clause == "lfd.end.fire_value"]
    assert burning["number"] == len(live(p))
    return {
        "live": list(live(p)),
        "fire_value": burning["count"],
        "varan_added": {"summer": after.discard.count("sv"), "winter": after.discard.count("wv")},
        "fire_after": list(after.fires),
    }


def lfd_fire(cards: Cards, water: int, picks: list[int], have: int) -> dict[str, Any]:
    """Fire tokens from clearings of these values, for so much water."""
    box = cards()
    at = [[clearing.value for clearing in box.clearings].index(value) for value in picks]
    fires = [int(place in at) for place in range(len(box.clearings))]
    p = table(f"do=act:A acts=water:{water} fires={'.'.join(map(str, fires))} taken=A:{have},B:0")
    move = f"A fire {'.'.join(str(place + 1) for place in sorted(at))}"
    found = p.why_not(move)
    if found:
        (refused,) = found
        assert refused.clause == "lfd.act.fire" and refused.args["value"] == water
        return {"legal": False, "cost": refused.args["cost"], "total": have, "win": False}
    after = p.after(move)
    (told,) = [event.args for event in after.events if event.clause == "lfd.act.fire"]
    won = after.result is not None and after.result.clause == "lfd.win.fire"
    return {"legal": True, "cost": told["cost"], "total": told["total"], "win": won}


def lfd_next_starter(cards: Cards, turns: list[str]) -> str:
    """A round in which these players take these turns: each reveals cards until only its tokens are left to be used."""
    cards(n1={"sun": 1}, n2={"water": 1}, n3={"sun": 1}, n4={"tree": 1})
    p = table("do=turn:A line=n1.n2.n4 fires=0.0.0.0.0.0.0")
    elements = iter(("sun", "tree", "water", "sun"))  # these tokens buy nothing
    for number, player in enumerate(turns):
        seat = LETTER[player]
        assert str(p.turn) == seat and p.decision.kind == "turn"
        if turns[number:].count(player) > p.left[p.turn.index]:
            p = p.after(f"{seat} reveal").after("draw n3")
        else:
            p = p.after(f"{seat} token {next(elements)}")
    assert (p.round, p.turns) == (2, 0)
    return str(PLAYER[str(p.turn)])


def lfd_unused(cards: Cards, line: list[dict[str, int]], tokens: list[list[Any]], element: str) -> int:
    """What the water of a seat with nothing of its own is."""
    assert element == "water"
    found = table(f"do=turn:A {shared(line, tokens, cards)}").view(OPEN).to_json()["water"]
    assert found["A"] == found["B"]
    return int(found["A"])


CALLS: dict[str, Callable[..., Any]] = {
    "lfd_action": lfd_action,
    "lfd_onibi": lfd_onibi,
    "lfd_round_end": lfd_round_end,
    "lfd_fire": lfd_fire,
    "lfd_next_starter": lfd_next_starter,
    "lfd_unused": lfd_unused,
}
