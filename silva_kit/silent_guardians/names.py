"""How the cards and colors of Silent Guardians are named in a sentence."""

from __future__ import annotations

from silva_kit.components import box
from silva_kit.glossary import Glossary


def named(language: str) -> dict[str, dict[str, str]]:
    """`color`: red, 紅色, 赤, by its letter; `card`: red 5, 紅色5, by letter and rank (`r5`, `r?` where its number
    cannot be seen)."""
    glossary, suits = Glossary.load(), box("silent_guardians").suits
    colors = {suit.color: glossary.preferred(suit.name.value, language) for suit in suits}
    space, unseen = (" ", "?") if language == "en" else ("", "？")
    cards: dict[str, str] = {}
    for suit in suits:
        written = {"?": unseen, **{str(rank): str(rank) for rank in suit.ranks.value}}
        cards |= {f"{suit.color}{rank}": f"{colors[suit.color]}{space}{mark}" for rank, mark in written.items()}
    return {"color": colors, "card": cards}
