"""Living Forest Duel: Summer against Winter over a shared line, for 2 players."""

from silva_kit.living_forest_duel.box import Box, default_box, load_box
from silva_kit.living_forest_duel.cards import ELEMENTS, Card, Tree
from silva_kit.living_forest_duel.counting import Count, Token, count
from silva_kit.living_forest_duel.forest import Planted
from silva_kit.living_forest_duel.moves import Move
from silva_kit.living_forest_duel.position import DuelPosition
from silva_kit.living_forest_duel.rulings import PROFILES, SWITCHES, Rulings
from silva_kit.living_forest_duel.view import DuelView

Position = DuelPosition
start = DuelPosition.start
RULES_VERSION = "1"

__all__ = [
    "ELEMENTS",
    "PROFILES",
    "RULES_VERSION",
    "SWITCHES",
    "Box",
    "Card",
    "Count",
    "DuelPosition",
    "DuelView",
    "Move",
    "Planted",
    "Position",
    "Rulings",
    "Token",
    "Tree",
    "count",
    "default_box",
    "load_box",
    "start",
]
