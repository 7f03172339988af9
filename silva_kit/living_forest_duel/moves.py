"""Moves of Living Forest Duel with a text form both ways.

A reveal                        turn up a card of the shared deck
A token sun                     place a token, here for the sun action; after a reveal: with a Sanki card
A pass                          nothing can be revealed and no token placed (R15); or a seat without tokens (R13)
A sanki         A keep          use a Sanki card on the Fire Varan just revealed, or none
A muster 1.3                    recruit: the cards in places 1 and 3 of the recruitment line go
A fire 3.3.5                    take fire tokens from clearings, numbered from Summer's end
A plant sun 1 0                 plant the top card of the sun pile in the cell (1, 0)
A steps 3                       move the Onibi
A extra sun                     choose what the extra action is
A stop                          plant no more; or nothing can be bought (R38)
deal s1.s5      draw n5         refill s3       chance
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit.living_forest_duel.cards import ELEMENTS, Ids, in_order
from silva_kit.position import SEAT_NAMES, KitError, Seat, TextError

KINDS: Final = ("reveal", "token", "pass", "sanki", "keep", "muster", "fire", "plant", "steps", "extra", "stop")
CHANCE_KINDS: Final = ("deal", "draw", "refill")
PLAIN: Final = ("reveal", "pass", "sanki", "keep", "stop")
MOST: Final = 99
"""No number of places, clearings, cells or steps is larger."""
EXAMPLES: Final = "'A reveal', 'A token sun', 'A muster 1.3', 'A fire 3.3.5', 'A plant sun 1 0', 'A steps 3'"
_Key = tuple[str, Seat | None, str, tuple[int, ...], Ids]
_LEAST: Final = {"muster": 1, "fire": 1, "plant": -MOST, "steps": 0}
"""Kind -> the smallest number that it names."""


@final
class Move:
    """One decision of a seat, or one answer of chance (seat None).

    `element`: of a token, of an extra action, or of the pile; `numbers`: places, clearings, x and y, or steps; `cards`:
    what chance gives. Equal moves are the same object.
    """

    __slots__ = ("cards", "element", "kind", "numbers", "seat", "text")
    _all: ClassVar[dict[_Key, Move]] = {}
    target: ClassVar[Seat | None] = None
    """Nobody is named by a move of this game."""
    kind: str
    seat: Seat | None
    element: str
    numbers: tuple[int, ...]
    cards: Ids
    text: str

    def __new__(
        cls, kind: str, seat: Seat | None = None, element: str = "", numbers: tuple[int, ...] = (), cards: Ids = ()
    ) -> Move:
        """The move of these parts; places, clearings and cards stand in their one order. Raises KitError for parts
        that no text of a move says."""
        if kind in ("muster", "fire"):
            numbers = tuple(sorted(numbers))
        key = (kind, seat, element, numbers, in_order(cards) if kind == "deal" else cards)
        known = cls._all.get(key)
        if known is None:
            if not _can_be_written(*key):
                parts = ", ".join(repr(part) for part in key[1:] if part)
                raise KitError(f"move of {parts or 'nothing'}: not the parts of a {kind!r}, as in {EXAMPLES}")
            known = cls._all[key] = super().__new__(cls)
            known.kind, known.seat, known.element, known.numbers, known.cards = key
            known.text = _text(known)
        return known

    @property
    def card(self) -> str:
        """The one card that chance gives; "" where there is none."""
        return self.cards[0] if self.cards else ""

    @classmethod
    def from_text(cls, text: str) -> Move:
        """Read a move. Raises TextError which says what would be right."""
        if not isinstance(text, str):
            raise TextError(f"move {text!r}: give a move or its text, as in {EXAMPLES}")
        words = text.split()
        if len(words) == 2 and words[0] in CHANCE_KINDS:
            return _chance(text, words[0], words[1])
        if len(words) < 2 or len(words[0]) != 1 or words[0] not in SEAT_NAMES or words[1] not in KINDS:
            raise TextError(
                f"move {text[:80]!r}: a move is a seat and one of {', '.join(KINDS)}, as in {EXAMPLES}, "
                "or a chance move, as in 'draw n5'"
            )
        return _seat_move(text, Seat(words[0]), words[1], words[2:])

    def __reduce__(self) -> tuple[type[Move], _Key]:
        return Move, (self.kind, self.seat, self.element, self.numbers, self.cards)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.from_text({self.text!r})"


def _can_be_written(kind: str, seat: Seat | None, element: str, numbers: tuple[int, ...], cards: Ids) -> bool:
    """Whether these are the parts of a move that a text says."""
    if kind in CHANCE_KINDS:
        named = all(isinstance(card, str) and card.isascii() and card.isalnum() for card in cards)
        return (seat, element, numbers) == (None, "", ()) and named and len(cards) == (2 if kind == "deal" else 1)
    if kind not in KINDS or not isinstance(seat, Seat) or cards:
        return False
    counts = {"plant": len(numbers) == 2, "steps": len(numbers) == 1, "muster": numbers, "fire": numbers}
    fits = (element in ELEMENTS) if kind in ("token", "extra", "plant") else not element
    right = all(type(number) is int and _LEAST.get(kind, 1) <= number <= MOST for number in numbers)
    twice = kind == "muster" and len(set(numbers)) < len(numbers)
    return fits and right and not twice and bool(counts.get(kind, not numbers))


def _text(move: Move) -> str:
    joined = "." if move.kind in ("muster", "fire") else " "
    words = (move.seat, move.kind, move.element, joined.join(map(str, move.numbers)), ".".join(move.cards))
    return " ".join(str(word) for word in words if word is not None and word != "")


def _chance(text: str, kind: str, word: str) -> Move:
    cards = tuple(word.split("."))
    if not word.isascii() or not all(cards) or len(cards) != (2 if kind == "deal" else 1):
        raise TextError(f"move {text[:80]!r}: as in 'deal s1.s5', 'draw n5' or 'refill s3'")
    return Move(kind, cards=cards)


def _seat_move(text: str, seat: Seat, kind: str, rest: list[str]) -> Move:
    if kind in PLAIN and not rest:
        return Move(kind, seat)
    if kind in ("token", "extra") and len(rest) == 1 and rest[0] in ELEMENTS:
        return Move(kind, seat, rest[0])
    if kind in ("muster", "fire") and len(rest) == 1:
        numbers = tuple(_number(text, word, 1) for word in rest[0].split("."))
        if kind == "muster" and len(set(numbers)) < len(numbers):
            raise TextError(f"move {text[:80]!r}: a place is named twice")
        return Move(kind, seat, numbers=numbers)
    if kind == "plant" and len(rest) == 3 and rest[0] in ELEMENTS:
        return Move(kind, seat, rest[0], (_number(text, rest[1], -MOST), _number(text, rest[2], -MOST)))
    if kind == "steps" and len(rest) == 1:
        return Move(kind, seat, numbers=(_number(text, rest[0], 0),))
    raise TextError(f"move {text[:80]!r}: as in {EXAMPLES}; the elements are {', '.join(ELEMENTS)}")


def _number(text: str, word: str, least: int) -> int:
    digits = word.removeprefix("-")
    right = digits.isascii() and digits.isdigit() and len(digits) <= len(str(MOST)) and word == str(int(word))
    if not right or int(word) < least:
        raise TextError(f"move {text[:80]!r}: {word[:20]!r} is no whole number from {least} to {MOST}")
    return int(word)
