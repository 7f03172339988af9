"""How the cards, actions and seats of Living Forest Duel are named in a sentence."""

from __future__ import annotations

from typing import Final

from silva_kit.ftl import fill, read_entries
from silva_kit.glossary import Glossary
from silva_kit.living_forest_duel.box import STAG, VARAN, default_box
from silva_kit.living_forest_duel.cards import ELEMENTS, SEASONS
from silva_kit.toml_data import content

ACTIONS: Final[dict[str, str]] = {"sun": "muster", "water": "fire", "tree": "tree", "move": "onibi"}
"""Element -> the concept of its action, lfd.t.act_…"""


def named(language: str) -> dict[str, dict[str, str]]:
    """`card`: neutral animal 5, Summer animal 3, the stag, Fire Varan of Winter; `tree_card`: protective tree, sun 2;
    `element`, `action`, `seat` (Summer, Winter): their words. Keys are ids, elements and letters."""
    say, box = Glossary.load().preferred, default_box()
    written = read_entries(content("living_forest_duel", f"messages.{language}.ftl"))
    seasons = {season: say(f"lfd.t.{season}", language) for season in SEASONS}

    def card(id: str) -> str:
        season = box.cards[id].season
        if id == STAG:
            return fill(written["lfd-stag_card"])
        if id in VARAN.values():
            return fill(written["lfd-varan_card"], season=seasons[str(season)])
        if season is None:
            return fill(written["lfd-neutral_card"], number=id[1:])
        return fill(written["lfd-season_card"], season=seasons[season], number=id[1:])

    elements: dict[str, str] = {element: fill(written[f"lfd-element-{element}"]) for element in ELEMENTS}
    return {
        "card": {id: card(id) for id in box.cards},
        "tree_card": {
            id: fill(written["lfd-tree_card"], element=elements[tree.pile], number=id.removeprefix(tree.pile))
            for id, tree in box.trees.items()
        },
        "element": elements,
        "action": {str(element): say(f"lfd.t.act_{action}", language) for element, action in ACTIONS.items()},
        "season": seasons,
        "seat": {"A": seasons["summer"], "B": seasons["winter"]},
    }
