"""Kodama: The Tree Spirits: growing a tree card by card, for 2 to 5 players."""

from silva_kit.kodama.box import Box, default_box, load_box
from silva_kit.kodama.cards import ELEMENTS, Card, KodamaCard, SeasonCard
from silva_kit.kodama.moves import Move
from silva_kit.kodama.position import KodamaPosition
from silva_kit.kodama.rulings import PROFILES, SWITCHES, Rulings
from silva_kit.kodama.scoring import Score, score
from silva_kit.kodama.tree import Placed, Pose, Tree
from silva_kit.kodama.view import KodamaView

Position = KodamaPosition
start = KodamaPosition.start
RULES_VERSION = "1"

__all__ = [
    "ELEMENTS",
    "PROFILES",
    "RULES_VERSION",
    "SWITCHES",
    "Box",
    "Card",
    "KodamaCard",
    "KodamaPosition",
    "KodamaView",
    "Move",
    "Placed",
    "Pose",
    "Position",
    "Rulings",
    "Score",
    "SeasonCard",
    "Tree",
    "default_box",
    "load_box",
    "score",
    "start",
]
