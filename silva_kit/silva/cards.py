"""The eighteen cards of SILVA as values, and the ways in which one can lie in a discard row.

`silva.cards.types` (EN line 25): eleven sorts. `silva.card.NN.level`: 10, 9, 5 and 0 stand on one card each, the
others on two.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit.position import Seat, TextError, Viewer


@final
class Card:
    """A sort of card, known by its level 0-10. Equal levels are the same object; compare levels with `.level`."""

    __slots__ = ("copies", "key", "level")
    _all: ClassVar[dict[int, Card]] = {}
    level: int
    key: str
    copies: int

    def __new__(cls, level: int) -> Card:
        """The card of a level."""
        known = cls._all.get(level)
        if known is None:
            if not isinstance(level, int) or not 0 <= level <= 10:
                raise TextError(f"card {level!r}: a card of SILVA is a level from 0 to 10")
            known = super().__new__(cls)
            known.level, known.key, known.copies = level, KEYS[level], 1 if level in (0, 5, 9, 10) else 2
            cls._all[level] = known
        return known

    @classmethod
    def from_text(cls, text: str) -> Card:
        """Read a level such as "7". Raises TextError."""
        if not text.isascii() or not text.isdigit() or len(text) > 2 or text != str(int(text)):
            raise TextError(f"card {text!r}: a card of SILVA is a level from 0 to 10")
        return cls(int(text))

    def to_json(self) -> int:
        """The level."""
        return self.level

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (self.level,)

    def __repr__(self) -> str:
        return f"Card({self.level})"

    def __str__(self) -> str:
        return str(self.level)


KEYS: Final = (
    "young_kukunochi",
    "boy",
    "trainee",
    "recon_team",
    "warrior",
    "brewer",
    "masu_craftsman",
    "farmer",
    "spirit",
    "sword_girl",
    "kukunochi",
)
CARDS: Final = tuple(Card(level) for level in range(11))
ALL_CARDS: Final = tuple(card for card in reversed(CARDS) for _ in range(card.copies))
DECK: Final = ALL_CARDS[:-1]
"""The 17 cards that are shuffled (`silva.setup.shuffle`, EN line 38), highest level first; Young Kukunochi lies
beside them."""
YOUNG_KUKUNOCHI, BOY, TRAINEE, RECON_TEAM, WARRIOR, BREWER, MASU_CRAFTSMAN, FARMER, SPIRIT, SWORD_GIRL, KUKUNOCHI = (
    CARDS
)
Cards = tuple[Card, ...]


def in_order(cards: Cards) -> Cards:
    """A multiset of cards in its one canonical order: highest level first."""
    return tuple(sorted(cards, key=_fall))


def _fall(card: Card) -> int:
    return -card.level


_DiscardKey = tuple[Card, bool, bool, Seat | None]


@final
class Discard:
    """A card in a discard row: played, or forced out (`1!`), or forced out face down (`4~`, `silva.R02`).

    `witness` is who saw it go face down besides its owner (`4~A`): the Warrior's player under `actor_sees` (R82).
    """

    __slots__ = ("card", "forced", "hidden", "witness")
    _all: ClassVar[dict[_DiscardKey, Discard]] = {}
    card: Card
    forced: bool
    hidden: bool
    witness: Seat | None

    def __new__(cls, card: Card, forced: bool = False, hidden: bool = False, witness: Seat | None = None) -> Discard:
        """The discard of these facts."""
        key = (card, forced, hidden, witness)
        known = cls._all.get(key)
        if known is None:
            known = cls._all[key] = super().__new__(cls)
            known.card, known.forced, known.hidden, known.witness = key
        return known

    @classmethod
    def from_text(cls, text: str) -> Discard:
        """Read "7", "1!", "4~" or "4~A". Raises TextError."""
        level, face_down, witness = text.partition("~")
        if face_down:
            return cls(Card.from_text(level), True, True, Seat(witness) if witness else None)
        return cls(Card.from_text(text.removesuffix("!")), text.endswith("!"))

    def seen_by(self, viewer: Viewer, owner: Seat) -> Discard | None:
        """This card, or None where it lies face down before a viewer who did not see it (R81, R82)."""
        return self if not self.hidden or viewer is owner or viewer is self.witness else None

    def __reduce__(self) -> tuple[type[Discard], _DiscardKey]:
        return Discard, (self.card, self.forced, self.hidden, self.witness)

    def __str__(self) -> str:
        if self.hidden:
            return f"{self.card}~{self.witness or ''}"
        return f"{self.card}!" if self.forced else str(self.card)

    def __repr__(self) -> str:
        return f"Discard.from_text({str(self)!r})"


Row = tuple[Discard, ...]
PLAYED: Final = {card: Discard(card) for card in CARDS}
"""The discard of each card that is played, ready at hand."""
