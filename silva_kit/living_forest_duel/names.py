"""How the cards, actions and seats of Living Forest Duel are named in a sentence."""

from __future__ import annotations

from typing import Final

from silva_kit.ftl import fill, read_entries
from silva_kit.glossary import Glossary
from silva_kit.living_forest_duel.box import BEGINS, MOST_GUARDIANS, MOST_TREES, STAG, VARAN
from silva_kit.living_forest_duel.cards import ELEMENTS, SEASONS
from silva_kit.toml_data import content

ACTIONS: Final[dict[str, str]] = {"sun": "muster", "water": "fire", "tree": "tree", "move": "onibi"}
"""Element -> the concept of its action, lfd.t.act_…"""


def named(language: str) -> dict[str, dict[str, str]]:
    """`card`: neutral animal 5, Summer animal 3, the stag, Fire Varan of Winter; `tree_card`: protective tree, sun 2;
    `element`, `action`, `season`, `seat` (Summer, Winter): their words. Keys are ids, elements, seasons and letters,
    and the ids are all that an own box can have."""
    say = Glossary.load().preferred
    written = read_entries(content("living_forest_duel", f"messages.{language}.ftl"))
    seasons = {season: say(f"lfd.t.{season}", language) for season in SEASONS}
    elements: dict[str, str] = {element: fill(written[f"lfd-element-{element}"]) for element in ELEMENTS}
    animals, trees = [range(1, most + 1) for most in (MOST_GUARDIANS, MOST_TREES)]
    card = {STAG: fill(written["lfd-stag_card"])}
    card |= {f"n{number}": fill(written["lfd-neutral_card"], number=str(number)) for number in animals}
    for season, word in seasons.items():
        card[VARAN[season]] = fill(written["lfd-varan_card"], season=word)
        for number in animals:
            card[f"{BEGINS[season]}{number}"] = fill(written["lfd-season_card"], season=word, number=str(number))
    return {
        "card": card,
        "tree_card": {
            f"{pile}{number}": fill(written["lfd-tree_card"], element=word, number=str(number))
            for pile, word in elements.items()
            for number in trees
        },
        "element": elements,
        "action": {str(element): say(f"lfd.t.act_{action}", language) for element, action in ACTIONS.items()},
        "season": seasons,
        "seat": {"A": seasons["summer"], "B": seasons["winter"]},
    }
