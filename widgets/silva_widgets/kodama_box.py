"""The cards of Kodama as the screen needs them."""

from __future__ import annotations

from typing import Any

from silva_kit.kodama import Box, Card, KodamaCard, SeasonCard
from silva_kit.kodama.cards import HEIGHT, ICON_RADIUS, WIDTH, Shape
from silva_kit.kodama.tree import TREE_SPACING
from silva_kit.kodama.vocabulary import sentence


def box_json(box: Box) -> dict[str, Any]:
    """Every card, in mm from its middle; sentences as message id, form and arguments."""
    return {
        "sizes": {"width": WIDTH, "height": HEIGHT, "icon": ICON_RADIUS, "spacing": TREE_SPACING},
        "shapes": {name: _shape(shape) for name, shape in box.shapes.items()},
        "cards": {id: _card(card) for id, card in (*box.trunks.items(), *box.branches.items())},
        "kodama": {id: _said(card, box.origins[id]) for id, card in box.kodama.items()},
        "seasons": {id: _season(card, box.origins[id]) for id, card in box.seasons.items()},
    }


def _shape(shape: Shape) -> dict[str, Any]:
    bark = [[strip.x1, strip.y1, strip.x2, strip.y2, strip.half] for strip in shape.bark]
    return {"root": list(shape.root) if shape.root else None, "bark": bark}


def _card(card: Card) -> dict[str, Any]:
    return {"shape": card.shape.name, "icons": [[icon.element, icon.x, icon.y] for icon in card.icons]}


def _said(card: KodamaCard | SeasonCard, origin: str) -> dict[str, Any]:
    said = sentence(card)
    return {"say": {"clause": said.id, "form": said.form, "args": said.args}, "origin": origin}


def _season(card: SeasonCard, origin: str) -> dict[str, Any]:
    fields = {"season": card.season, "count": list(card.count) if card.count else None, "points": card.points}
    return {**_said(card, origin), **fields, "shows": card.shows, "placed": card.placed, "onto": card.onto}
