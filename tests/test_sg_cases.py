"""The worked examples of Silent Guardians in the folder of cases, played by the engine."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from silva_kit.position import OPEN
from silva_kit.silent_guardians import GuardiansPosition, owed, start
from silva_kit.silent_guardians.cards import ALL_TOKENS

LETTERS = {"red": "r", "blue": "b", "yellow": "y", "green": "g", "gray": "x"}
COLORS = {letter: color for color, letter in LETTERS.items()}
SEATS = "ABCD"
IDS = (*(f"sg.ex0{number}" for number in range(1, 9)), "sg.r01", "sg.r02")


@pytest.fixture(scope="session")
def cases(cases_folder: Path) -> dict[str, dict[str, Any]]:
    """The cases of Silent Guardians by their id."""
    found = json.loads((cases_folder / "three_games_examples.json").read_text(encoding="utf-8"))
    return {case["id"]: case for case in found if case["game"] == "sg"}


def test_no_case_is_left_out(cases: dict[str, dict[str, Any]]) -> None:
    """The ids below are those of the file."""
    assert sorted(cases) == sorted(IDS)


@pytest.mark.parametrize("id", IDS)
def test_a_case_comes_out_as_expected(id: str, cases: dict[str, dict[str, Any]]) -> None:
    """Winner, lead colour, choosable colours, valid and usable tokens, loss, next lead, counts, and draft logs."""
    case = cases[id]
    assert CALLS[case["call"]](**case["args"]) == case["expect"]


def _played(plays: list[list[Any]], tokens: list[str], holder: str = "") -> GuardiansPosition:
    """The trick played by the engine, card after card; each seat has one more card (green) for the trick after it."""
    seats = SEATS[: len(plays)]
    names = [name for name, _, _ in plays]
    used = {rank for _, color, rank in plays if color == "green"}
    spare = iter(rank for rank in range(1, 11) if rank not in used)
    cards = [f"{LETTERS[color]}{rank}" for _, color, rank in plays]
    hands = ",".join(f"{s}:{card}.g{next(spare)}" for s, card in zip(seats, cards, strict=True))
    held = {SEATS[names.index(holder)]: ".".join(LETTERS[color] for color in tokens)} if holder else {}
    line = ",".join(f"{s}:{held.get(s) or '-'}" for s in seats)
    p = GuardiansPosition.from_text(f"sg {len(plays)}p do=play:A lead=A hands={hands} tokens={line}")
    for seat, card in zip(seats, cards, strict=True):
        own = [str(c) for c in p.hands[SEATS.index(seat)] if c.color == card[0]]
        p = p.after(p.move(f"{seat} play {card[0]}#{own.index(card) + 1}"))
    return p


def _words(tokens: tuple[str, ...]) -> list[str]:
    return sorted(COLORS[color] for color in tokens)


def sg_trick(plays: list[list[Any]]) -> dict[str, Any]:
    """Who wins a trick and what it owes."""
    p = _played(plays, [])
    due = p.view(OPEN).owed
    assert due is not None and due == owed(p.trick)
    return {
        "winner": plays[due.winner.index][0],
        "lead_color": COLORS[p.trick[0][1].color],
        "case": due.case,
        "choosable": _words(due.choosable),
        "valid_tokens": _words(due.valid),
    }


def sg_place(plays: list[list[Any]], tokens_of_winner: list[str]) -> dict[str, Any]:
    """What the winner can place, and who leads next."""
    winner = sg_trick(plays)["winner"]
    p = _played(plays, tokens_of_winner, winner)
    due = p.view(OPEN).owed
    assert due is not None
    usable = due.usable(p.tokens[due.winner.index])
    found = {"winner": plays[due.winner.index][0], "usable": _words(usable), "lost": p.result is not None}
    if p.result is None:
        p = p.after(p.move(f"pay {usable[0]}"))
        assert p.lead is not None and p.decision.seat is p.lead
        found["next_lead"] = plays[p.lead.index][0]
    return found


def sg_counts(n: int) -> dict[str, int]:
    """Cards and tokens after the setup."""
    rng, p = Random(n), start(n)
    while p.decision.seat is None:
        p = p.after(p.chance.sample(rng))
    (hand,) = {len(each) for each in p.hands}
    return {
        "hand": hand,
        "removed": len(p.removed),
        "tricks": hand,
        "tokens": len(p.pool),
        "spare_tokens": len(p.pool) - hand,
        "tokens_left_in_box": len(ALL_TOKENS) - len(p.pool),
    }


def sg_draft(pool: list[str], n: int, lead: int, choices: list[str], last_active_must_take: bool) -> dict[str, Any]:
    """What each seat takes, with a log; a refused pass leaves the decision where it was."""
    hands = ",".join(f"{seat}:r{number + 1}.b{number + 1}" for number, seat in enumerate(SEATS[:n]))
    p = GuardiansPosition.from_text(
        f"sg {n}p do=draft:{SEATS[lead]} lead={SEATS[lead]} hands={hands} pool={'.'.join(LETTERS[c] for c in pool)} "
        f"drafting={SEATS[:n]} rulings=draft_last_active_must_take:{'yes' if last_active_must_take else 'no'}"
    )
    log: list[list[Any]] = []
    for choice in choices:
        assert p.decision.seat is not None
        move = p.move("pass" if choice == "pass" else f"take {LETTERS[choice]}")
        refused = bool(p.why_not(move))
        log.append([p.decision.seat.index, choice + " refused" * refused])
        p = p if refused else p.after(move)
    if p.result is not None:
        assert p.result.kind == "void"
        return {"error": "all passed with tokens left", "left": len(p.pool)}
    return {"tokens": [[COLORS[color] for color in held] for held in p.tokens], "log": log}


CALLS: dict[str, Callable[..., Any]] = {
    "sg_trick": sg_trick,
    "sg_place": sg_place,
    "sg_counts": sg_counts,
    "sg_draft": sg_draft,
}
