"""Moves of SILVA as interned values with a text form both ways.

A play 7        A play 5 B      A play 2 B 7     card, target and guess are declared together (silva.R76)
A keep 5        A keep 8 5      which drawn card stays (silva.card.07.keep_return); two where silva.R51 is `all`
B masu          B decline       nullify a defeat or not (silva.card.06.nullify)
A pick 5        A pick left     one of the open cards; one of two that are not seen (silva.card.04.hide_origin)
draw 5          first B         hit 5            chance: a draw, the first player, which card the blind pick took
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit.position import SEAT_NAMES, Seat, TextError
from silva_kit.silva.cards import Card

KINDS: Final = ("play", "keep", "masu", "decline", "pick")
CHANCE_KINDS: Final = ("draw", "first", "hit")
SIDES: Final = ("left", "right")
_PARTS: Final = ("seat", "card", "target", "guess", "other", "side")
_NEEDS: Final[dict[str, tuple[set[str], ...]]] = {
    "play": ({"seat", "card"}, {"seat", "card", "target"}, {"seat", "card", "target", "guess"}),
    "keep": ({"seat", "card"}, {"seat", "card", "other"}),
    "pick": ({"seat", "card"}, {"seat", "side"}),
    "masu": ({"seat"},),
    "decline": ({"seat"},),
    "draw": ({"card"},),
    "hit": ({"card"},),
    "first": ({"target"},),
}
"""What a move of each kind is made of."""
_Key = tuple[str, Seat | None, Card | None, Seat | None, Card | None, Card | None, str | None]


@final
class Move:
    """One decision of a seat, or one answer of chance (seat None). Equal moves are the same object."""

    __slots__ = ("card", "guess", "kind", "other", "seat", "side", "target", "text")
    _all: ClassVar[dict[_Key, Move]] = {}
    kind: str
    seat: Seat | None
    card: Card | None
    target: Seat | None
    guess: Card | None
    other: Card | None
    side: str | None
    text: str

    def __new__(
        cls,
        kind: str,
        seat: Seat | None = None,
        card: Card | None = None,
        target: Seat | None = None,
        guess: Card | None = None,
        other: Card | None = None,
        side: str | None = None,
    ) -> Move:
        """The move of these parts."""
        key = (kind, seat, card, target, guess, other, side)
        known = cls._all.get(key)
        if known is None:
            _check(key)
            known = cls._all[key] = super().__new__(cls)
            known.kind, known.seat, known.card, known.target, known.guess, known.other, known.side = key
            words = (seat, kind, card, other, side, target, guess)
            known.text = " ".join(str(word) for word in words if word is not None)
        return known

    @classmethod
    def from_text(cls, text: str) -> Move:
        """Read a move, such as `A play 2 B 7` or `draw 5`. Raises TextError which says what would be right."""
        if not isinstance(text, str):
            raise TextError(f"move {text!r}: give a Move or its text, as in 'A play 5 B' or 'draw 5'")
        words = text.split()
        if words and words[0] in CHANCE_KINDS:
            return _chance_move(text, words)
        if len(words) < 2 or words[0] not in SEAT_NAMES or words[1] not in KINDS:
            raise TextError(
                f"move {text!r}: a move is a seat and one of {', '.join(KINDS)}, "
                "as in 'A play 5 B', or a chance move, as in 'draw 5'"
            )
        seat, kind, rest = Seat(words[0]), words[1], words[2:]
        return _READ[kind](text, seat, rest)

    def __reduce__(self) -> tuple[type[Move], _Key]:
        return Move, (self.kind, self.seat, self.card, self.target, self.guess, self.other, self.side)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.from_text({self.text!r})"


def _check(key: _Key) -> None:
    given = {name for name, value in zip(_PARTS, key[1:], strict=True) if value is not None}
    if given not in _NEEDS.get(key[0], ()):
        raise TextError(f"move {key[0]!r} of {key[1]}: a move has what its kind needs, as in 'A play 5 B' or 'draw 5'")


def _chance_move(text: str, words: list[str]) -> Move:
    if len(words) != 2:
        raise TextError(f"move {text!r}: a chance move is 'draw 5', 'first B' or 'hit 5'")
    if words[0] == "first":
        return Move("first", target=Seat(words[1]))
    return Move(words[0], card=Card.from_text(words[1]))


def _play(text: str, seat: Seat, rest: list[str]) -> Move:
    if not 1 <= len(rest) <= 3:
        raise TextError(f"move {text!r}: play a card, then its target, then the guess, as in 'A play 2 B 7'")
    target = Seat(rest[1]) if len(rest) > 1 else None
    return Move("play", seat, Card.from_text(rest[0]), target, Card.from_text(rest[2]) if len(rest) > 2 else None)


def _keep(text: str, seat: Seat, rest: list[str]) -> Move:
    if not 1 <= len(rest) <= 2:
        raise TextError(f"move {text!r}: keep one card, as in 'A keep 5' (two where all may be chosen from)")
    cards = sorted((Card.from_text(word) for word in rest), key=lambda card: -card.level)
    return Move("keep", seat, cards[0], other=cards[1] if len(cards) > 1 else None)


def _bare(text: str, seat: Seat, rest: list[str]) -> Move:
    if rest:
        raise TextError(f"move {text!r}: nothing follows 'masu' or 'decline'")
    return Move(text.split()[1], seat)


def _pick(text: str, seat: Seat, rest: list[str]) -> Move:
    if len(rest) != 1:
        raise TextError(f"move {text!r}: pick a card or a side, as in 'A pick 5' or 'A pick left'")
    return Move("pick", seat, side=rest[0]) if rest[0] in SIDES else Move("pick", seat, Card.from_text(rest[0]))


_READ: Final = {"play": _play, "keep": _keep, "masu": _bare, "decline": _bare, "pick": _pick}
