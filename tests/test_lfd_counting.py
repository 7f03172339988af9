"""Counting on the shared line against a second opinion that shares no code with it, at random and at its limits."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lfd_oracle
from games import effort
from lfd_games import own_box
from silva_kit.living_forest_duel import ELEMENTS, Card, DuelPosition, Token, count, load_box
from silva_kit.living_forest_duel.box import LOADED
from silva_kit.living_forest_duel.counting import net_solitary, unused
from silva_kit.position import Seat

LINES = effort(5_000, 50_000)
SEATS = (Seat("A"), Seat("B"))
Shown = list[dict[str, int]]
Placed = list[tuple[int, str, str]]


def cards(line: Shown) -> list[Card]:
    """Cards that show these numbers."""
    values = (tuple(shown.get(element, 0) for element in ELEMENTS) for shown in line)
    return [Card(f"n{at}", "guardian", None, each, 0, 0, 0) for at, each in enumerate(values, 1)]


def tokens(placed: Placed) -> list[Token]:
    """These tokens."""
    return [Token(Seat(whose), next(e for e in ELEMENTS if e == element), at) for at, element, whose in placed]


def random_line(rng: Random, most: int = 9) -> Shown:
    """Up to nine cards, each with one to three elements of up to 3, or with none."""

    def card() -> dict[str, int]:
        return {element: rng.choice((1, 1, 2, 3)) for element in rng.sample(ELEMENTS, rng.choice((0, 1, 1, 2, 3)))}

    return [card() for _ in range(rng.randrange(most + 1))]


def played(line: Shown, rng: Random) -> Placed:
    """Up to four tokens as a round places them: on a line that grows, each where the rules put it."""
    placed: Placed = []
    for length in sorted(rng.randrange(len(line) + 1) for _ in range(rng.randrange(5))):
        element, whose = rng.choice(ELEMENTS), rng.choice("AB")
        found = lfd_oracle.token(line[:length], placed, element, whose, any_gap=rng.random() < 0.5)
        if found["legal"] and sum(owner == whose for _, _, owner in placed) < 2:
            placed.append((found["token_on"], element, whose))
    return placed


def _agree(line: Shown, placed: Placed) -> int:
    """All elements, seats and readings of the gap; how many tokens may be placed."""
    legal, shown = 0, cards(line)
    for element in ELEMENTS:
        assert unused(shown, tokens(placed), element) == lfd_oracle.unused(line, placed, element)
        for seat in SEATS:
            for any_gap in (False, True):
                ours = count(shown, tokens(placed), element, seat, any_gap)
                due = lfd_oracle.token(line, placed, element, str(seat), any_gap)
                assert ours.legal == due["legal"], (line, placed, element, seat, any_gap)
                legal += ours.legal
                if ours.legal:
                    told = {"token_on": ours.place, "from": ours.start, "value": ours.value}
                    # where no card between shows the element, both ways of naming the first card mean the same
                    due_from = {**due, "from": told["from"]}
                    assert {"legal": True, **told} == due_from
                    assert lfd_oracle.unused(line[due["from"] : told["from"]], [], element) == 0
                    assert sum(line[at][element] for at, _ in ours.parts) == ours.value
                else:
                    assert _why(ours) == due["why"]
    return legal


def _why(found: Any) -> str:
    return "rightmost" if found.place < 0 else "R4" if not found.fresh else "gap"


def test_counting_agrees_with_a_second_opinion() -> None:
    """`lfd.token.rightmost`, `.count`, `.restart`, `.same_player_gap`, R1, R3, R4, R5, `lfd.end.water`: on thousands of
    random lines, with the tokens of a round on them, both say the same of each element, seat and reading."""
    rng, legal, with_tokens = Random(7), 0, 0
    for _ in range(LINES):
        line = random_line(rng)
        placed = played(line, rng)
        legal += _agree(line, placed)
        with_tokens += len(placed) > 1
    assert legal > LINES and with_tokens > LINES / 5


@settings(max_examples=effort(100, 2_000), deadline=None)
@given(st.data())
def test_counting_agrees_wherever_tokens_lie(data: st.DataObject) -> None:
    """The same for tokens anywhere on a card that shows their element, as no round would place them."""
    number = st.integers(0, 3)
    line: Shown = data.draw(st.lists(st.fixed_dictionaries(dict.fromkeys(ELEMENTS, number)), max_size=7))
    icons = [(at, element) for at, shown in enumerate(line) for element, n in shown.items() if n]
    chosen = data.draw(st.lists(st.sampled_from(icons), max_size=4, unique=True)) if icons else []
    _agree(line, [(at, element, data.draw(st.sampled_from("AB"))) for at, element in chosen])


@given(st.integers(0, 30), st.integers(0, 30))
def test_herd_icons_cancel_solitary_icons_one_for_one(solitary: int, herd: int) -> None:
    """`lfd.solitary.herd`: each herd icon one solitary icon, never more than there are."""
    left = solitary
    for _ in range(herd):
        left -= left > 0
    assert net_solitary(solitary, herd) == left


BASE = "lfd 2p do=draw:A muster=s1.s2.stag.w1.w2"


@pytest.mark.parametrize(
    ("line", "own", "card", "left", "events"),
    [
        ("n13", "A:-,B:-", "n14", (2, 2), []),
        ("n13.n14", "A:-,B:-", "n1", (2, 2), []),
        ("n13.n14", "A:-,B:-", "n15", (1, 1), ["three A", "three B"]),
        ("n13.n14", "A:-,B:w13", "n1", (2, 2), []),  # nothing has changed for B, whose third icon came before
        ("n13.n14", "A:s13,B:-", "n15", (0, 1), ["three A", "four A", "three B"]),
        ("n13.n14", "A:s5,B:-", "n15", (2, 1), ["herd A", "three B"]),
        ("n13.n14", "A:s5.s6,B:w5", "n15", (2, 2), ["herd A", "herd B"]),
        ("n13.n14", "A:s13.s5.s6,B:-", "n15", (2, 1), ["herd A", "three B"]),
        ("n13", "A:sv,B:-", "n15", (1, 2), ["three A"]),
        ("n13.n14", "A:-,B:wv", "n15", (1, 0), ["three A", "three B", "four B"]),
    ],
)
def test_solitary_icons_at_their_thresholds(
    line: str, own: str, card: str, left: tuple[int, int], events: list[str]
) -> None:
    """`lfd.solitary.three`, `.four`, `.herd`, R12: three icons cost a token, four another one, the active player's
    first; a herd icon of the own area takes one away."""
    p = DuelPosition.from_text(f"{BASE} line={line} own={own}")
    after = p.after(f"draw {card}")
    assert after.left == left
    told = [(e.clause.removeprefix("lfd.solitary."), e.args) for e in after.events if "solitary" in e.clause]
    assert [f"{clause} {args['seat']}" for clause, args in told] == events


WATER = {"n1": {"water": 1, "sun": 1}, "n2": {"water": 1, "sun": 2}, "n3": {"water": 2, "tree": 1}, "n4": {"water": 3}}
OWN = {"s1": {"water": 1}, "s2": {"water": 2, "move": 1}, "w1": {"water": 5}}


@pytest.mark.parametrize(
    ("placed", "own", "forests", "water"),
    [
        ("A:-,B:-", "A:-,B:-", "A:-,B:-", (7, 7)),
        ("A:water2,B:-", "A:-,B:-", "A:-,B:-", (5, 5)),
        ("A:water2,B:water3", "A:-,B:-", "A:-,B:-", (3, 3)),
        ("A:water3,B:water2", "A:-,B:-", "A:-,B:-", (3, 3)),
        ("A:sun2,B:tree3", "A:-,B:-", "A:-,B:-", (7, 7)),
        ("A:water4,B:-", "A:s2,B:w1", "A:water1@0,1,B:-", (3, 5)),
        ("A:-,B:-", "A:s1.s2,B:-", "A:water1@0,1/tree5@0,1,B:-", (10, 7)),
    ],
)
def test_unused_water(placed: str, own: str, forests: str, water: tuple[int, int], tmp_path: Path) -> None:
    """`lfd.end.water`, R22, R28: right of the last water token, whoever placed it, and the whole own area; a covered
    tree gives nothing."""
    box = load_box(own_box(tmp_path, "wet", {**WATER, **OWN}))
    strikes = ",".join(f"{part[0]}:{int(part.endswith('-'))}" for part in placed.split(","))
    p = DuelPosition.from_text(
        f"lfd 2p do=turn:A left=A:1,B:1 strikes={strikes} muster=s3.s4.stag.w3.w2 "
        f"line=n1.n2.n3.n4 tokens={placed} own={own} forests={forests} box=wet",
        {"wet": box},
    )
    del LOADED["wet"]
    assert p.box.trees["water1"].values == (0, 1, 0, 0)
    told = p.view(p.seats[0]).to_json()["water"]
    assert (told["A"], told["B"]) == water
