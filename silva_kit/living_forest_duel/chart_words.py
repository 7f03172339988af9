"""Words and looks that the charts of Living Forest Duel share."""

from __future__ import annotations

from typing import Any, Final

from silva_kit.messages import format_message, named
from silva_kit.position import Seat

GAME: Final = "living_forest_duel"
SEATS: Final = {"A": ("#c2571a", "solid", "circle"), "B": ("#2f6f9f", "dash", "square")}
"""Colour, dash and mark of each seat: told apart without colour, too."""
VICTORIES: Final = ("trees", "muster", "fire", "onibi")


def say(language: str, key: str, **args: Any) -> str:
    """One of the interface's messages about charts: `ui-race-title`, `ui-ends-axis` …"""
    return format_message(language, key, args=args, game=GAME)


def called(language: str, seat: Seat | str) -> str:
    """Summer or Winter."""
    return named(GAME, language)["seat"][str(seat)]
