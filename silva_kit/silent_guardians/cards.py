"""Cards and sword tokens of Silent Guardians as values (`sg.comp.cards`, `sg.comp.tokens`).

A card is a colour and a rank, written `r5`, `x3`. Ranks 1-10 (gray 1-4) are ours: only their order inside a colour
matters. A card whose rank is not known to a viewer is written `r?`. A token is its colour.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from silva_kit.position import TextError

COLORS: Final = "rbygx"
"""red, blue, yellow, green, gray (trump), in the order in which a hand is sorted."""
GRAY: Final = "x"
UNSEEN: Final = "?"
"""A sword token whose colour a viewer does not know (R5 `draft_blind`)."""
RANKS: Final = {"r": 10, "b": 10, "y": 10, "g": 10, "x": 4}
TOKENS: Final = {"r": 3, "b": 3, "y": 3, "g": 3, "x": 2}
HAND: Final = {3: 12, 4: 9}
"""Cards in hand, tokens in play and tricks, by players (`sg.setup.deal3`, `sg.setup.deal4`, `sg.draft.layout`)."""


@final
class Card:
    """A playing card; rank 0 is one that the viewer does not know. Equal cards are the same object."""

    __slots__ = ("color", "rank")
    _all: ClassVar[dict[tuple[str, int], Card]] = {}
    color: str
    rank: int

    def __new__(cls, color: str, rank: int) -> Card:
        """The card of a colour and rank."""
        known = cls._all.get((color, rank))
        if known is None:
            if color not in RANKS or not 0 <= rank <= RANKS[color]:
                raise TextError(f"card {color}{rank}: a card is r, b, y or g with 1-10, or x with 1-4, as in r5")
            known = cls._all[color, rank] = super().__new__(cls)
            known.color, known.rank = color, rank
        return known

    @classmethod
    def from_text(cls, text: str) -> Card:
        """Read `r5`. Raises TextError."""
        if not (text[1:].isascii() and text[1:].isdigit() and len(text) <= 3) or text[1] == "0":
            raise TextError(f"card {text!r}: a card is a colour of {COLORS} and a rank, as in r5")
        return cls(text[0], int(text[1:]))

    @property
    def hidden(self) -> Card:
        """The same colour with the rank unknown."""
        return Card(self.color, 0)

    def to_json(self) -> dict[str, Any]:
        """Colour and rank (null where it is not known)."""
        return {"color": self.color, "rank": self.rank or None}

    def __reduce__(self) -> tuple[type[Card], tuple[str, int]]:
        return Card, (self.color, self.rank)

    def __str__(self) -> str:
        return f"{self.color}{self.rank or '?'}"

    def __repr__(self) -> str:
        return f"Card({self.color!r}, {self.rank})"


Cards = tuple[Card, ...]
Tokens = tuple[str, ...]
"""A multiset of tokens as colours in the order of COLORS."""
ALL_CARDS: Final = tuple(Card(color, rank) for color in COLORS for rank in range(1, RANKS[color] + 1))
ALL_TOKENS: Final[Tokens] = tuple(color for color in COLORS for _ in range(TOKENS[color]))


def sort_cards(cards: Cards) -> Cards:
    """A hand as it is held: by colour, each colour in ascending order (`sg.setup.sort`); the high end
    is the last place (`sg.setup.high_end`)."""
    return tuple(sorted(cards, key=lambda card: (COLORS.index(card.color), card.rank)))


def sort_tokens(tokens: Tokens) -> Tokens:
    """Tokens in their one canonical order."""
    return tuple(sorted(tokens, key=COLORS.index))


def less(tokens: Tokens, color: str) -> Tokens:
    """The tokens with one of a colour less."""
    at = tokens.index(color)
    return tokens[:at] + tokens[at + 1 :]


def in_color(cards: Cards, color: str) -> Cards:
    """The cards of one colour, low to high."""
    return tuple(card for card in cards if card.color == color)
