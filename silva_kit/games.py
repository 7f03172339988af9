"""The games of the kit: their names, and the short word that ids and lines of each game begin with."""

from __future__ import annotations

from typing import Final

WORDS: Final = {"silva": "silva", "sg": "silent_guardians", "ko": "kodama", "lfd": "living_forest_duel"}
"""The first word of a position's line, of a clause and of a game's own concept, and the game it belongs to."""
GAMES: Final = tuple(WORDS.values())


def word_of(game: str) -> str:
    """What the ids of a game begin with: "sg" for silent_guardians. Raises KeyError."""
    return {name: word for word, name in WORDS.items()}[game]
