"""How the cards and Elements of Kodama are named in a sentence."""

from __future__ import annotations

from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.kodama.box import default_box
from silva_kit.kodama.cards import ELEMENTS
from silva_kit.kodama.legal import SEASONS

ELEMENT_NAMES: Final = {"dragonfly": "ko.t.firefly"}
"""The source calls one Element by two names; the glossary prefers the second (R9)."""


def named(language: str) -> dict[str, dict[str, str]]:
    """`card`: Branch card 12; `kodama_card`, `season_card`: Kodama card 7, Metamorphosis, Spring 2; `element`,
    `season`: their words. Keys are the ids."""
    say, box = Glossary.load().preferred, default_box()
    space = " " if language == "en" else ""

    def numbered(concept: str, number: str) -> str:
        return f"{say(concept, language)}{space}{number}"

    seasons = {season: say(f"ko.t.{season}", language) for season in SEASONS}
    season_cards = {
        card.id: say(card.name, language) if card.name else f"{seasons[card.season]}{space}{card.id[2:]}"
        for card in box.seasons.values()
    }
    return {
        "card": {id: numbered("ko.t.branch_card", id) for id in box.branches},
        "kodama_card": {id: numbered("ko.t.kodama_card", id[1:]) for id in box.kodama},
        "season_card": season_cards,
        "element": {element: say(ELEMENT_NAMES.get(element, f"ko.t.{element}"), language) for element in ELEMENTS},
        "season": seasons,
    }
