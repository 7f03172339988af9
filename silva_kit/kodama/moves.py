"""Moves of Kodama with a text form both ways.

A place 12 14 103 -20           lay Branch card 12 with its middle at (14, 103) mm, turned by -20 degrees
A pass                          where no card of the Display can be placed (R7)
A kodama k7                     play a Kodama card
trunk star    deal k1.k5.k9.k20    draw 12    first B    season sp1        chance
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from silva_kit.kodama.tree import Pose
from silva_kit.position import SEAT_NAMES, KitError, Seat, TextError

KINDS: Final = ("place", "pass", "kodama")
CHANCE_KINDS: Final = ("trunk", "deal", "draw", "first", "season")
LIMIT: Final = 9999
"""No table is larger than this, in mm either way."""


EXAMPLES: Final = "'A place 12 14 103 -20', 'A pass', 'A kodama k7', 'draw 12', 'first B' or 'deal k1.k5.k9.k20'"
_PARTS: Final = {
    "place": (True, 1, True, False),
    "pass": (True, 0, False, False),
    "kodama": (True, 1, False, False),
    **dict.fromkeys(("trunk", "deal", "draw", "season"), (False, 1, False, False)),
    "first": (False, 0, False, True),
}
"""Kind -> whether it has a seat, how many cards (of a deal, any number), whether it has a pose and a target."""


@final
@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a seat, or one answer of chance (seat None). `cards`: the ids of the cards it is about, or the
    Element of a Trunk; `pose`: where a Branch card is laid; `target`: the first player."""

    kind: str
    seat: Seat | None = None
    cards: tuple[str, ...] = ()
    pose: Pose | None = None
    target: Seat | None = None

    def __post_init__(self) -> None:
        """Raises KitError for what no text of a move says."""
        if not _can_be_written(self):
            parts = ", ".join(repr(part) for part in (self.seat, self.cards, self.pose, self.target) if part)
            raise KitError(f"move of {parts or 'nothing'}: not the parts of a {self.kind!r}, as in {EXAMPLES}")

    @property
    def card(self) -> str:
        """The id of its one card; "" where there is none."""
        return self.cards[0] if self.cards else ""

    @property
    def text(self) -> str:
        """Its text form."""
        words = (self.seat, self.kind, ".".join(self.cards), *(self.pose or ()), self.target)
        return " ".join(str(word) for word in words if word is not None and word != "")

    @classmethod
    def from_text(cls, text: str) -> Move:
        """Read a move. Raises TextError which says what would be right."""
        if not isinstance(text, str):
            raise TextError(f"move {text!r}: give a move or its text, as in 'A place 12 14 103 -20'")
        words = text.split()
        if words and words[0] in CHANCE_KINDS:
            return _chance(text, words)
        if len(words) < 2 or words[0] not in SEAT_NAMES or words[1] not in KINDS:
            raise TextError(
                f"move {text!r}: a move is a seat and one of {', '.join(KINDS)}, as in 'A place 12 14 103 -20', "
                "or a chance move, as in 'draw 12'"
            )
        return _seat_move(text, Seat(words[0]), words[1], words[2:])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.from_text({self.text!r})"


def _chance(text: str, words: list[str]) -> Move:
    if len(words) != 2 or not words[1].isascii():
        raise TextError(f"move {text!r}: as in 'trunk star', 'deal k1.k5.k9.k20', 'draw 12', 'first B' or 'season sp1'")
    if words[0] == "first":
        return Move("first", target=Seat(words[1]))
    cards = tuple(words[1].split("."))
    if not all(cards):
        raise TextError(f"move {text!r}: a card between two dots has no id")
    if words[0] == "deal":
        return Move("deal", cards=in_order(cards))
    if len(cards) > 1:
        raise TextError(f"move {text!r}: it names one card")
    return Move(words[0], cards=cards)


def _seat_move(text: str, seat: Seat, kind: str, rest: list[str]) -> Move:
    if kind == "pass" and not rest:
        return Move("pass", seat)
    if kind == "kodama" and len(rest) == 1 and rest[0].isascii() and "." not in rest[0]:
        return Move("kodama", seat, (rest[0],))
    if kind == "place" and len(rest) == 4 and rest[0].isascii() and "." not in rest[0]:
        x, y, angle = (_number(text, word) for word in rest[1:])
        if not -180 < angle <= 180:
            raise TextError(f"move {text!r}: {angle} degrees; an angle is from -179 to 180")
        return Move("place", seat, (rest[0],), Pose(x, y, angle))
    raise TextError(f"move {text!r}: as in 'A place 12 14 103 -20', 'A pass' or 'A kodama k7'")


def _can_be_written(move: Move) -> bool:
    """Whether a move has the parts of its kind, each as a text gives it."""
    parts = ((move.seat, Seat), (move.pose, Pose), (move.target, Seat))
    if type(move.kind) is not str or not all(part is None or type(part) is kind for part, kind in parts):
        return False
    if type(move.cards) is not tuple or not all(map(_is_id, move.cards)):
        return False
    cards = len(move.cards) if move.kind != "deal" else int(move.cards == in_order(move.cards) != ())
    said = (move.seat is not None, cards, move.pose is not None, move.target is not None)
    return _PARTS.get(move.kind) == said and (move.pose is None or _is_pose(move.pose))


def _is_id(card: str) -> bool:
    return type(card) is str and card.isascii() and "." not in card and card.split() == [card]


def _is_pose(pose: Pose) -> bool:
    x, y, angle = pose
    return type(x) is type(y) is type(angle) is int and abs(x) <= LIMIT >= abs(y) and -180 < angle <= 180


def _number(text: str, word: str) -> int:
    digits = word.removeprefix("-")
    if (
        not (digits.isascii() and digits.isdigit() and len(digits) <= 4)
        or word in ("-0",)
        or digits != str(int(digits))
    ):
        raise TextError(f"move {text!r}: {word!r} is no whole number from {-LIMIT} to {LIMIT}")
    return int(word)


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Ids by length and letter: k2 before k10."""
    return tuple(sorted(cards, key=lambda card: (len(card), card)))
