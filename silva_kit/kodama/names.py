"""How the cards and Elements of Kodama are named in a sentence."""

from __future__ import annotations

from typing import Final

from silva_kit.ftl import fill, read_entries
from silva_kit.glossary import Glossary
from silva_kit.kodama.box import default_box
from silva_kit.kodama.cards import ELEMENTS, SeasonCard
from silva_kit.kodama.legal import SEASONS
from silva_kit.toml_data import content

ELEMENT_NAMES: Final = {"dragonfly": "ko.t.firefly"}
"""The source calls one Element by two names; the glossary prefers the second (R9)."""


def named(language: str) -> dict[str, dict[str, str]]:
    """`card`: Branch card 12; `kodama_card`, `season_card`: Kodama card 7, Metamorphosis, Spring card 2; `element`,
    `season`: their words. Keys are the ids."""
    say, box = Glossary.load().preferred, default_box()
    written = read_entries(content("kodama", f"messages.{language}.ftl"))
    seasons = {season: say(f"ko.t.{season}", language) for season in SEASONS}

    def season_card(card: SeasonCard) -> str:
        pattern = written["ko-season_card"]
        if card.name:
            return fill(pattern, "named", name=say(card.name, language))
        return fill(pattern, season=seasons[card.season], number=card.id[2:])

    return {
        "card": {id: fill(written["ko-branch_card"], number=id) for id in box.branches},
        "kodama_card": {id: fill(written["ko-kodama_card"], number=id[1:]) for id in box.kodama},
        "season_card": {id: season_card(card) for id, card in box.seasons.items()},
        "element": {element: say(ELEMENT_NAMES.get(element, f"ko.t.{element}"), language) for element in ELEMENTS},
        "season": seasons,
    }
