"""The cards of Living Forest Duel as the screen needs them."""

from __future__ import annotations

from typing import Any

from silva_kit.living_forest_duel import ELEMENTS, Box, Card, Tree


def box_json(box: Box) -> dict[str, Any]:
    """Every card, tree and clearing; `made_up`: whether anything in the box is marked illustrative."""
    return {
        "cards": {id: _card(card) for id, card in box.cards.items()},
        "trees": {id: _tree(tree) for id, tree in {**box.trees, "start": box.start}.items()},
        "clearings": [{"value": clearing.value, "bonus": clearing.bonus} for clearing in box.clearings],
        "extra": box.extra,
        "made_up": "illustrative" in box.origins.values(),
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "season": card.season,
        "values": _values(card.values),
        "solitary": card.solitary,
        "herd": card.herd,
        "cost": card.cost,
    }


def _tree(tree: Tree) -> dict[str, Any]:
    return {
        "pile": tree.pile,
        "cost": tree.cost,
        "values": _values(tree.values),
        "rivers": list(tree.rivers),
        "halves": {half.side: half.bonus for half in tree.halves},
    }


def _values(values: tuple[int, ...]) -> dict[str, int]:
    return {element: value for element, value in zip(ELEMENTS, values, strict=True) if value}
