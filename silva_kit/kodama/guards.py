"""Why a move is not allowed: one guard for each clause (or ruling), which reads only the view of the seat that
moves."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from silva_kit.kodama.geometry import Fit, fit
from silva_kit.kodama.legal import MOST, Placements, limited_points
from silva_kit.kodama.moves import Move
from silva_kit.position import Refusal

if TYPE_CHECKING:
    from silva_kit.kodama.view import KodamaView

Found = dict[str, Any] | None
Guard = Callable[["KodamaView", Move], Found]


def over_already(v: KodamaView, move: Move) -> Found:
    """`ko.end.when`: after the end nobody moves."""
    return {} if v.result is not None else None


def setup_first(v: KodamaView, move: Move) -> Found:
    """`ko.setup.deck`: Trunks, Kodama cards, deck, Display and first player come first, as does every draw."""
    return {} if v.decision.seat is None and v.result is None else None


def not_your_turn(v: KodamaView, move: Move) -> Found:
    """`ko.turn.order` (line 82): one seat after the other, clockwise."""
    seat = v.decision.seat
    return {"seat": seat} if seat is not None and seat is not move.seat else None


def not_yours(v: KodamaView) -> Refusal:
    """What is told to a viewer about any move that is not its own: the game is over, or whom it waits for."""
    if v.result is not None:
        return Refusal("ko.end.when", {})
    seat = v.decision.seat
    return Refusal("ko.setup.deck", {}) if seat is None else Refusal("ko.turn.order", {"seat": seat})


def growth_phase(v: KodamaView, move: Move) -> Found:
    """`ko.flow.growth_rounds` (line 65): Kodama cards wait until the Growth phase is over."""
    return {} if move.kind == "kodama" and v.decision.kind == "place" else None


def kodama_phase(v: KodamaView, move: Move) -> Found:
    """`ko.kodama.play` (line 115): in the Kodama phase a Kodama card of the own hand is played, and no Branch card."""
    if v.decision.kind == "kodama" and move.kind != "kodama":
        return {}
    assert move.seat is not None
    if move.kind == "kodama" and move.card not in v.box.kodama:
        return {"id": move.card}
    held = v.hands[move.seat.index]
    return {"kodama_card": move.card} if move.kind == "kodama" and move.card not in held else None


def not_in_display(v: KodamaView, move: Move) -> Found:
    """`ko.turn.1.choose` (line 84): the card comes from the Display."""
    if move.kind != "place" or move.card in v.display:
        return None
    return {"card": move.card} if move.card in v.box.branches else {"id": move.card}


def no_bark(v: KodamaView, move: Move) -> Found:
    """`ko.place.bark` (line 86): the end of the branch lies on the bark of another card of the own tree."""
    lies = _lies(v, move)
    return None if lies is None or lies.on_bark else {"x": round(lies.end[0]), "y": round(lies.end[1])}


def not_one_card(v: KodamaView, move: Move) -> Found:
    """`ko.place.one_card` (line 87, R8): it touches one card of the own tree, and no other card on the table."""
    lies = _lies(v, move)
    if lies is None:
        return None
    cards = [[str(v.seats[tree]), node] for tree, node in lies.touched]
    others = [v.seats[tree] for tree, _ in lies.touched if tree != lies.own]
    if not cards:
        return {}
    if others:
        return {"other": others[0], "touched": cards}
    return {"count": len(cards), "touched": cards} if len(cards) > 1 else None


def beside(v: KodamaView, move: Move) -> Found:
    """`ko.R8`: the card lies on the card from which its branch grows, not only beside it."""
    lies = _lies(v, move)
    return {} if lies is not None and lies.on_bark and _parent(lies) is None else None


def covers_element(v: KodamaView, move: Move) -> Found:
    """`ko.place.no_cover` (line 88): every Element of other cards stays in sight."""
    lies = _lies(v, move)
    if lies is None or not lies.covered:
        return None
    tree, node, icon = lies.covered[0]
    element = v.trees[tree][node].card.icons[icon].element
    icons = [[str(v.seats[t]), n, i] for t, n, i in lies.covered]
    return {"element": element, "count": len(icons), "icons": icons}


def beyond_edge(v: KodamaView, move: Move) -> Found:
    """`ko.place.table_edge` (line 89): nothing of the card lies beyond the edge of the table."""
    lies = _lies(v, move)
    return None if lies is None or not lies.overhang else {"count": ceil(lies.overhang)}


def over_the_maximum(v: KodamaView, move: Move) -> Found:
    """`ko.place.max10` (line 90, R5, R6): no placement for more than 10 points."""
    lies = _lies(v, move)
    parent = None if lies is None else _parent(lies)
    if lies is None or parent is None:
        return None
    points = limited_points(v.trees[lies.own], parent, v.box.branches[move.card], v.season_card, v.rulings)
    return {"points": points} if points > MOST else None


def can_place(v: KodamaView, move: Move) -> Found:
    """`ko.R7`: only who cannot place a card passes."""
    moves = v.legal_moves
    return {} if move.kind == "pass" and isinstance(moves, Placements) and moves.possible else None


def _lies(v: KodamaView, move: Move) -> Fit | None:
    """How the card would lie; None where no Branch card of the game is placed in a tree."""
    assert move.seat is not None
    if move.kind != "place" or move.pose is None or move.card not in v.box.branches or not v.trees[move.seat.index]:
        return None
    edge = v.rulings.geom_edge_contact_touches == "yes"
    return fit(v.trees, move.seat.index, v.box.branches[move.card], move.pose, edge_contact_touches=edge)


def _parent(lies: Fit) -> int | None:
    """The card that it lies on and grows from, whatever else it touches."""
    return next((node for node in lies.on_bark if node in lies.overlapped), None)


GUARDS: Final[dict[str, Guard]] = {
    "ko.end.when": over_already,
    "ko.setup.deck": setup_first,
    "ko.turn.order": not_your_turn,
    "ko.flow.growth_rounds": growth_phase,
    "ko.kodama.play": kodama_phase,
    "ko.turn.1.choose": not_in_display,
    "ko.place.bark": no_bark,
    "ko.place.one_card": not_one_card,
    "ko.R8": beside,
    "ko.place.no_cover": covers_element,
    "ko.place.table_edge": beyond_edge,
    "ko.place.max10": over_the_maximum,
    "ko.R7": can_place,
}
"""Clause or ruling id -> guard, in the order in which refusals are told."""
FORMS: Final = {
    ("ko.kodama.play", "kodama_card"): "refused_card",
    ("ko.kodama.play", "id"): "refused_unknown",
    ("ko.turn.1.choose", "id"): "refused_unknown",
    ("ko.place.one_card", "other"): "refused_other",
    ("ko.place.one_card", ""): "refused_none",
}
