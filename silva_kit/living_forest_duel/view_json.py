"""A view as plain JSON values for the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silva_kit.living_forest_duel import forest, state
from silva_kit.living_forest_duel.cards import ELEMENTS
from silva_kit.position import Seat

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.view import DuelView


def to_json(v: DuelView) -> dict[str, Any]:
    """The view as JSON values: cards by their ids, seats as letters, moves as texts, clearings from Summer's end.

    `counts`: for each seat and element what a token would count now (cards from 0), for the sum written out.
    """
    d = v.decision
    return {
        "game": "living_forest_duel",
        "viewer": str(v.viewer),
        "seats": [seat.name for seat in v.seats],
        "turn": v.turn.name if v.result is None and d.kind != "deal" else None,
        "decision": None if v.result else {"kind": d.kind, "seat": _name(d.subject), "clause": d.clause},
        "round": v.round,
        "line": list(v.line),
        "tokens": [{"seat": t.seat.name, "element": t.element, "place": t.place} for t in v.tokens],
        "own": _by_seat(v, map(list, v.own)),
        "left": _by_seat(v, v.left),
        "strikes": _by_seat(v, v.strikes),
        "solitary": {s.name: list(state.solitary(v, s)) for s in v.seats},
        "muster": [id or None for id in v.muster],
        "deck": len(v.deck),
        "discard": list(v.discard),
        "decks": _by_seat(v, map(len, v.decks)),
        "forests": _by_seat(v, ([[one.tree.id, one.x, one.y] for one in f] for f in v.forests)),
        "squares": {s.name: _square(v, s) for s in v.seats},
        "piles": {element: list(state.pile(v, element)) for element in ELEMENTS},
        "fires": list(v.fires),
        "fires_left": state.fires_left(v),
        "onibi": v.onibi,
        "holder": _name(v.holder),
        "taken": _by_seat(v, v.taken),
        "sanki": _by_seat(v, v.sanki),
        "varans_left": {s.name: state.varans_left(v, s) for s in v.seats},
        "fire_value": state.fire_value(v),
        "water": {s.name: state.water(v, s) for s in v.seats},
        "acts": [{"element": act.element or None, "value": act.value, "piles": list(act.piles)} for act in v.acts],
        "counts": {s.name: {element: _count(v, s, element) for element in ELEMENTS} for s in v.seats},
        "result": v.result.to_json() if v.result else None,
        "moves": [move.text for move in v.legal_moves],
    }


def _count(v: DuelView, seat: Seat, element: Any) -> dict[str, Any]:
    """What a token would count: the card, where counting begins, its parts, the own area, the whole value; `refused`:
    the clause of the shared line that forbids it, if one does."""
    found, own, planted = (
        state.counted(v, seat, element),
        state.own_line_gives(v, seat)[ELEMENTS.index(element)],
        forest.gives(state.grid(v, seat))[ELEMENTS.index(element)],
    )
    added = own + planted if v.rulings.value_own_area == "yes" else 0
    return {
        "place": found.place,
        "start": found.start,
        "parts": [list(part) for part in found.parts],
        "blocked": list(found.blocked),
        "shared": found.value,
        "line": own,
        "forest": planted,
        "added": added,
        "value": found.value + added,
        "refused": None if found.legal else "lfd.token.rightmost" if found.place < 0
        else "lfd.R4" if not found.fresh else "lfd.token.same_player_gap",
    }  # fmt: skip


def _square(v: DuelView, seat: Seat) -> dict[str, Any]:
    """The fullest 3×3 square: how many cells are filled, and its lower left cell."""
    filled, corner = forest.best_square(state.grid(v, seat), v.rulings.tree_start_counts == "yes")
    return {"filled": filled, "corner": list(corner)}


def _by_seat(v: DuelView, values: Any) -> dict[str, Any]:
    return {seat.name: value for seat, value in zip(v.seats, values, strict=True)}


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name
