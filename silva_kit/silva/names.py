"""How the cards of SILVA are named in a sentence, and on their faces."""

from __future__ import annotations

from silva_kit.components import cards
from silva_kit.glossary import Glossary


def named(language: str) -> dict[str, dict[str, str]]:
    """`name`: Brewer, 釀酒師, 蔵人; `card`: Brewer (5), 「釀酒師」（5）, 「蔵人」（5）. The key is the level."""
    glossary = Glossary.load()
    names = {str(card.level.value): glossary.preferred(card.name.value, language) for card in cards("silva")}
    form = "{} ({})" if language == "en" else "「{}」（{}）"
    return {"name": names, "card": {level: form.format(name, level) for level, name in names.items()}}
