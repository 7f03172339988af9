"""Silent Guardians: cooperative trick-taking for 3 or 4 players who do not know their own numbers."""

from silva_kit.silent_guardians.cards import Card
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.position import GuardiansPosition
from silva_kit.silent_guardians.rulings import PROFILES, SWITCHES, Rulings
from silva_kit.silent_guardians.trick import Owed, owed
from silva_kit.silent_guardians.view import GuardiansView

Position = GuardiansPosition
start = GuardiansPosition.start
RULES_VERSION = "1"

__all__ = [
    "PROFILES",
    "RULES_VERSION",
    "SWITCHES",
    "Card",
    "GuardiansPosition",
    "GuardiansView",
    "Move",
    "Owed",
    "Position",
    "Rulings",
    "owed",
    "start",
]
