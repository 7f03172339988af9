"""SILVA: hidden-hand deduction for 2-4 players. `start(3)` is the table before the deal."""

from silva_kit.silva.cards import CARDS, Card
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.rulings import PROFILES, SWITCHES, Rulings
from silva_kit.silva.view import SilvaView

Position = SilvaPosition
start = SilvaPosition.start
RULES_VERSION = "1"

__all__ = [
    "CARDS",
    "PROFILES",
    "RULES_VERSION",
    "SWITCHES",
    "Card",
    "Move",
    "Position",
    "Rulings",
    "SilvaPosition",
    "SilvaView",
    "start",
]
