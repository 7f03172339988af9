"""The same luck for several plays of one game of SILVA: the same shuffled deck, the same whims of each bot.

    luck = Luck("game 7")
    luck.chance(position)                 # the move of chance
    luck.choice(view, "sensible")         # the move of a bot

A play that parts from another still draws the deck in the same order, and a question more or less on one side shifts
nobody's luck: what then ends differently, ends so because of the rule. A deck that is shuffled again (after a Farmer)
gets the same new order in both plays where it holds the same cards; and where a bot has more or fewer moves to choose
from, it still likes the others as before.
"""  # fmt: skip

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Final

from silva_kit.position import KitError
from silva_kit.silva import Move, SilvaPosition, SilvaView
from silva_kit.silva.bots import scores
from silva_kit.silva.cards import Card
from silva_kit.silva.legal import DRAWS

LIKES: Final = {"random": False, "sensible": True}
"""The bots, and whether they like one move more than another."""


class Luck:
    """The luck of one play. Equal seeds (a text) give equal luck."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._asked: Counter[str] = Counter()
        self._order: list[Card] = []

    def copy(self) -> Luck:
        """The same luck from here on, for another play."""
        new = Luck(self._seed)
        new._asked, new._order = self._asked.copy(), self._order.copy()
        return new

    def _next(self, what: str) -> str:
        self._asked[what] += 1
        return f"{self._seed} {what} {self._asked[what]}"

    def chance(self, position: SilvaPosition) -> Move:
        """The move of chance: the top card of the deck, or which card is hit, or who begins. Raises KitError where
        a seat decides."""
        kind = position.decision.kind
        if not position.chance:
            raise KitError(f"luck is asked, but {position.to_move} must decide")
        if kind not in ("draw", "deal"):
            return position.chance.sample(Random(self._next(kind)))  # a text seeds alike in every Python
        if len(self._order) != len(position.deck):  # the first deal, or cards came back
            self._order = list(position.deck)
            Random(self._next("shuffle")).shuffle(self._order)
        return DRAWS[self._order.pop()]

    def choice(self, view: SilvaView, bot: str) -> Move:
        """What a bot does: the best of its moves, or any for the random one; equals by a whim. Raises KitError."""
        if bot not in LIKES:
            raise KitError(f"bot {bot!r}: the bots are {', '.join(LIKES)}")
        liked = scores(view) if LIKES[bot] else (0.0,) * len(view.legal_moves)
        best, whim = max(liked), self._next(f"{view.viewer} {view.decision.kind}")
        moves = [move for move, score in zip(view.legal_moves, liked, strict=True) if score == best]
        return min(moves, key=lambda move: blake2b(f"{whim} {move}".encode(), digest_size=8).digest())
