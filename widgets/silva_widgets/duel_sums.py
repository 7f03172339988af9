"""What the screen is told besides a view: what a value would buy, how far each race is, where an action can lead.

All of it is worked out here by the game's own functions, so that the screen has no rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from silva_kit.living_forest_duel import ELEMENTS, DuelPosition, DuelView, forest, state
from silva_kit.living_forest_duel.forest import Planted
from silva_kit.living_forest_duel.onibi import Walk, steps_to_win, walk
from silva_kit.living_forest_duel.state import FIRES_TO_WIN, Act
from silva_kit.position import Seat

Table = DuelPosition | DuelView


def told(t: Table) -> dict[str, Any]:
    """For each seat: what a token for each element would buy, and how far it is in the four races."""
    return {
        "buys": {s.name: {element: _bought(t, s, element) for element in ELEMENTS} for s in t.seats},
        "race": {s.name: _race(t, s) for s in t.seats},
    }


def _bought(t: Table, seat: Seat, element: Any) -> dict[str, Any] | None:
    """What the whole value would buy; None where the line does not allow the token."""
    found = state.counted(t, seat, element)
    return buys(t, seat, element, found.value + state.added(t, seat, element)) if found.legal else None


def buys(t: Table, seat: Seat, element: str, value: int) -> dict[str, Any]:
    """`most`: how many cards, fire tokens or steps; `choice`: the places, clearings or piles that can be paid for, each
    by itself; `wins`: whether the action can win at once."""
    if element == "sun":
        return _recruited(t, seat, value)
    if element == "water":
        return _extinguished(t, seat, value)
    if element == "tree":
        return _planted(t, seat, value)
    return {"most": value, "choice": [], "wins": any(one["to"] is None for one in walks(t, seat, value))}


def _recruited(t: Table, seat: Seat, value: int) -> dict[str, Any]:
    choices, own = list(state.recruits(t, value)), state.season_of(seat)
    deck = len(t.decks[seat.index])

    def line_is_own(gone: tuple[int, ...]) -> bool:
        """`lfd.act.muster_win` (line 75): what stays is of the own season, and every place is filled again."""
        kept = [id for number, id in enumerate(t.muster, 1) if number not in gone]
        return len(gone) <= deck and all(id and t.box.cards[id].season == own for id in kept)

    singles = [numbers[0] for numbers in choices if len(numbers) == 1]
    return {"most": max(map(len, choices), default=0), "choice": singles, "wins": any(map(line_is_own, choices))}


def _extinguished(t: Table, seat: Seat, value: int) -> dict[str, Any]:
    choices = list(state.extinguished(t, value))
    most = max(map(len, choices), default=0)
    singles = [numbers[0] for numbers in choices if len(numbers) == 1]
    return {"most": most, "choice": singles, "wins": t.taken[seat.index] + most >= FIRES_TO_WIN}


def _planted(t: Table, seat: Seat, value: int) -> dict[str, Any]:
    found = list(state.plantings(t, seat, Act("tree", value)))
    piles = [element for element in ELEMENTS if any(one == element for one, _ in found)]
    return {"most": len(piles), "choice": piles, "wins": any(_filled(t, seat, *one) == _FULL for one in found)}


_FULL = forest.SQUARE**2


def _filled(t: Table, seat: Seat, pile: str, cell: forest.Cell) -> int:
    """How many cells of the fullest square are filled once the pile's top card lies in a cell."""
    grown = {**state.grid(t, seat), cell: t.box.trees[state.pile(t, pile)[0]]}
    return forest.best_square(grown, t.rulings.tree_start_counts == "yes")[0]


def _race(t: Table, seat: Seat) -> dict[str, int]:
    """Cells of the fullest square, own cards in the recruitment line, fire tokens, and steps until the Onibi wins."""
    filled, _ = forest.best_square(state.grid(t, seat), t.rulings.tree_start_counts == "yes")
    start, size = state.seen_from(t, seat, t.onibi), len(t.fires)
    steps = steps_to_win(start, t.holder, seat, size, _crossing(t))
    return {"trees": filled, "muster": state.own_in_muster(t, seat), "fire": t.taken[seat.index], "onibi": steps}


def _crossing(t: Table) -> int:
    return 0 if t.rulings.onibi_cross_cost == "zero" else 1


# A whole game crosses with each move: what can be left out is.


def brief(counts: dict[str, Any]) -> dict[str, Any]:
    """What tokens would count, without the parts that are nothing; the screen puts them back."""
    return {
        seat: {element: {name: value for name, value in one.items() if value} for element, one in of.items()}
        for seat, of in counts.items()
    }


def past(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame in which nothing is chosen any more: that there was a choice, not which."""
    return {**frame, "view": {**frame["view"], "moves": frame["view"]["moves"][:1]}}


# Where the action under way can lead: what the screen shows before anything is chosen.


def walks(t: Table, seat: Seat, most: int) -> list[dict[str, Any]]:
    """For 1, 2 … steps: the clearing (None: over the edge, and won), the clauses of each crossing, the bonus there."""
    found: list[dict[str, Any]] = []
    start, other = state.seen_from(t, seat, t.onibi), state.other(t, seat)
    for steps in range(1, most + 1):
        walked = walk(start, steps, t.holder, seat, other, len(t.fires), _crossing(t))
        found.append(_walked(t, seat, walked))
        if walked.won:
            break
    return found


def _walked(t: Table, seat: Seat, walked: Walk) -> dict[str, Any]:
    clauses = [
        "lfd.act.onibi_cross_none" if held is None
        else "lfd.act.onibi_cross_mine" if held is seat else "lfd.act.onibi_cross_opp"
        for held in walked.crossings
    ]  # fmt: skip
    if walked.position is None:
        return {"to": None, "crossed": clauses, "bonus": None}
    to = state.seen_from(t, seat, walked.position)
    return {"to": to, "crossed": clauses, "bonus": t.box.clearings[to].bonus}


def plants(t: Table, seat: Seat, act: Act) -> list[dict[str, Any]]:
    """For each pile and cell that can be used: the bonuses that are completed there, and the cells of the fullest
    square afterwards."""
    return list(_plants(t, seat, act))


def _plants(t: Table, seat: Seat, act: Act) -> Iterator[dict[str, Any]]:
    for pile, cell in state.plantings(t, seat, act):
        tree = t.box.trees[state.pile(t, pile)[0]]
        grown = forest.tops(t.box.start, (*t.forests[seat.index], Planted(tree, *cell)))
        yield {
            "pile": pile,
            "cell": list(cell),
            "bonuses": list(forest.completed(grown, cell)),
            "filled": _filled(t, seat, pile, cell),
        }


def choices(v: DuelView) -> dict[str, Any]:
    """Where the viewer's action under way can lead: `walks` of the Onibi, `plants` of the forest; empty otherwise."""
    act, seat = (v.acts[-1] if v.acts else None), v.decision.seat
    if not v.legal_moves or v.decision.kind != "act" or act is None or seat is None:
        return {"walks": [], "plants": []}
    return {
        "walks": walks(v, seat, act.value) if act.element == "move" else [],
        "plants": plants(v, seat, act) if act.element == "tree" else [],
    }


# The same as lines of text.


def lines(shown: dict[str, Any], state: dict[str, Any]) -> Iterator[str]:
    """What is told besides the view itself, in no language."""
    for number, one in enumerate(state["walks"], start=1):
        yield f"steps {number} to {'over' if one['to'] is None else one['to'] + 1} {one['bonus'] or '-'}"
    for one in state["plants"]:
        cell = ",".join(map(str, one["cell"]))
        yield f"plant {one['pile']} {cell} {'.'.join(one['bonuses']) or '-'} {one['filled']}"
    for seat, counts in shown["counts"].items():
        race = " ".join(f"{name}={value}" for name, value in shown["race"][seat].items())
        yield f"race {seat} {race}"
        for element, one in counts.items():
            bought = shown["buys"][seat][element]
            parts = "+".join(f"{value}@{place + 1}" for place, value in one.get("parts", ())) or "0"
            sum = f"{parts} +{one.get('line', 0)}+{one.get('forest', 0)} = {one.get('value', 0)}"
            ends = f"refused {one['refused']}" if bought is None else f"buys {bought['most']}"
            yield f"count {seat} {element} {sum} {ends}"
