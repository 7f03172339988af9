"""A view of Kodama as JSON values, for the screen.

trees      for each seat [{"card", "parent", "x", "y", "angle"}, …], the Trunk first
hands      for each seat the Kodama cards it holds, null for one that the viewer does not know
season     "spring", "summer", "autumn", or null before the first one
moves      what the viewer may do, where that can be listed: Kodama cards, or to pass (R7); placing is free
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silva_kit.kodama.legal import SEASONS, Placements
from silva_kit.kodama.tree import Tree
from silva_kit.position import Seat

if TYPE_CHECKING:
    from silva_kit.kodama.view import KodamaView


def to_json(v: KodamaView) -> dict[str, Any]:
    """The view as JSON values: cards by their ids, seats as letters, moves as texts."""
    d = v.decision
    return {
        "game": "kodama",
        "viewer": str(v.viewer),
        "seats": [s.name for s in v.seats],
        "turn": _name(d.subject if v.season_cards and not v.result else None),
        "first": _name(v.first),
        "decision": None if v.result else {"kind": d.kind, "seat": _name(d.subject), "clause": d.clause},
        "trees": {s.name: tree_json(tree) for s, tree in zip(v.seats, v.trees, strict=True)},
        "hands": {s.name: [None if c == "?" else c for c in h] for s, h in zip(v.seats, v.hands, strict=True)},
        "played": {s.name: list(cards) for s, cards in zip(v.seats, v.played, strict=True)},
        "display": list(v.display),
        "deck": v.deck,
        "seasons": [card.id for card in v.season_cards],
        "season": SEASONS[len(v.season_cards) - 1] if v.season_cards else None,
        "round": v.round,
        "marker": v.marker,
        "scores": {s.name: score for s, score in zip(v.seats, v.scores, strict=True)},
        "result": v.result.to_json() if v.result else None,
        "moves": _moves(v),
    }


def tree_json(tree: Tree) -> list[dict[str, Any]]:
    """A tree's cards: id, parent, pose in mm and degrees."""
    return [{"card": p.card.id, "parent": p.parent, **p.pose._asdict()} for p in tree]


def _moves(v: KodamaView) -> list[str]:
    moves = v.legal_moves
    if isinstance(moves, Placements):
        return [] if moves.possible else [move.text for move in moves]
    return [move.text for move in moves]


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name
