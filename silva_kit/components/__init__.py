"""What lies in the box of a game as data: `content/<game>/components.toml`, or an owner's own file of the same form.

    cards("silva")[0].level.value                    # the cards of SILVA
    box("silent_guardians").suit("r").copies         # suits, tokens and scenarios of Silent Guardians

Every value is marked with its origin: attested (a source states it), derived, inferred or illustrative.
"""  # fmt: skip

from silva_kit.components.box import Box, Deal, Other, Scenario, Suit, TokenKind, box, load_box
from silva_kit.components.cards import Card, cards, load
from silva_kit.components.values import ORIGINS, Value

__all__ = [
    "ORIGINS",
    "Box",
    "Card",
    "Deal",
    "Other",
    "Scenario",
    "Suit",
    "TokenKind",
    "Value",
    "box",
    "cards",
    "load",
    "load_box",
]
