"""Moves of Silent Guardians with a text form both ways.

A take r        A pass          the draft: take a token from the pool, or leave the draft for good
A play r#2                      the second lowest red card of the own hand: its holder does not know the rank
A pay r                         place a sword token on the trick just won
B give x A      B give r.x A    hand over an unplaced token (several where `sg.R14` is `any`), whoever's turn it is
lead B          layout r.r.b    turn r          deal A:r1.r5,B:…        chance
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from silva_kit.position import SEAT_NAMES, Seat, TextError
from silva_kit.silent_guardians.cards import ALL_TOKENS, COLORS, RANKS, Card, Cards, Tokens, sort_cards, sort_tokens

KINDS: Final = ("take", "pass", "play", "pay", "give")
CHANCE_KINDS: Final = ("deal", "lead", "layout", "turn")
_PLACES: Final = tuple(map(str, range(1, 13)))
_Key = tuple[str, Seat | None, Tokens, int, Seat | None, tuple[Cards, ...]]


@final
class Move:
    """One decision of a seat, or one answer of chance (seat None). `colors`: the tokens, or the colour of the card;
    `place`: its place in that colour from the low end, from 1. Equal moves are the same object."""

    __slots__ = ("colors", "hands", "kind", "place", "seat", "target", "text")
    _all: ClassVar[dict[_Key, Move]] = {}
    kind: str
    seat: Seat | None
    colors: Tokens
    place: int
    target: Seat | None
    hands: tuple[Cards, ...]
    text: str

    def __new__(
        cls,
        kind: str,
        seat: Seat | None = None,
        colors: Tokens = (),
        place: int = 0,
        target: Seat | None = None,
        hands: tuple[Cards, ...] = (),
    ) -> Move:
        """The move of these parts."""
        key = (kind, seat, colors, place, target, hands)
        return cls._all.get(key) or cls._new(key)

    @classmethod
    def _new(cls, key: _Key) -> Move:
        """Tokens and hands stand in their one order, so that a move and its text are the same thing."""
        kind, seat, colors, place, target, hands = key
        if any(color not in RANKS for color in colors):
            raise TextError(f"move of {colors!r}: a colour is one of {', '.join(COLORS)}")
        ordered = kind, seat, sort_tokens(colors), place, target, tuple(map(sort_cards, hands))
        if ordered != key:
            return Move(*ordered)
        known = super().__new__(cls)
        known.kind, known.seat, known.colors, known.place, known.target, known.hands = key
        known.text = _text(known)
        if kind != "deal":
            cls._all[key] = known
        return known

    @property
    def color(self) -> str:
        """The one colour of a card or token."""
        return self.colors[0]

    @classmethod
    def from_text(cls, text: str) -> Move:
        """Read a move. Raises TextError which says what would be right."""
        if not isinstance(text, str):
            raise TextError(f"move {text!r}: give a move or its text, as in 'A play r#2'")
        words = text.split()
        if words and words[0] in CHANCE_KINDS:
            return _chance(text, words)
        if len(words) < 2 or words[0] not in SEAT_NAMES or words[1] not in KINDS:
            raise TextError(
                f"move {text!r}: a move is a seat and one of {', '.join(KINDS)}, as in 'A play r#2', "
                "or a chance move, as in 'lead B'"
            )
        return _seat_move(text, Seat(words[0]), words[1], words[2:])

    def __reduce__(self) -> tuple[type[Move], _Key]:
        return Move, (self.kind, self.seat, self.colors, self.place, self.target, self.hands)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.from_text({self.text!r})"


def _text(move: Move) -> str:
    if move.kind == "deal":
        return "deal " + ",".join(
            f"{name}:{'.'.join(map(str, h))}" for name, h in zip(SEAT_NAMES, move.hands, strict=False)
        )
    colors = f"{move.color}#{move.place}" if move.kind == "play" else ".".join(move.colors)
    words = (move.seat, move.kind, colors, move.target)
    return " ".join(str(word) for word in words if word is not None and word != "")


def _chance(text: str, words: list[str]) -> Move:
    if len(words) != 2:
        raise TextError(f"move {text!r}: as in 'lead B', 'layout r.r.b', 'turn r' or 'deal A:r1.r5,B:…'")
    if words[0] == "lead":
        return Move("lead", target=Seat(words[1]))
    if words[0] == "deal":
        parts = words[1].split(",")
        if [part[:2] for part in parts] != [f"{name}:" for name in SEAT_NAMES[: len(parts)]]:
            raise TextError(f"move {text!r}: a deal has one part for each seat in order, as in deal A:r1.r5,B:b3")
        return Move("deal", hands=tuple(tuple(map(Card.from_text, part[2:].split("."))) for part in parts))
    return Move(words[0], colors=_tokens(text, words[1]))


def _seat_move(text: str, seat: Seat, kind: str, rest: list[str]) -> Move:
    if kind == "pass" and not rest:
        return Move("pass", seat)
    if kind == "play" and len(rest) == 1:
        color, _, place = rest[0].partition("#")
        if color in COLORS and len(color) == 1 and place in _PLACES:
            return Move("play", seat, (color,), int(place))
        raise TextError(f"move {text!r}: play a place in a colour from the low end, as in 'A play r#2'")
    if kind in ("take", "pay") and len(rest) == 1 and len(tokens := _tokens(text, rest[0])) == 1:
        return Move(kind, seat, tokens)
    if kind == "give" and len(rest) == 2:
        return Move("give", seat, _tokens(text, rest[0]), target=Seat(rest[1]))
    raise TextError(f"move {text!r}: as in 'A take r', 'A pass', 'A play r#2', 'A pay r' or 'B give x A'")


def _tokens(text: str, word: str) -> Tokens:
    colors = tuple(word.split("."))
    if len(colors) > len(ALL_TOKENS) or any(len(color) != 1 or color not in COLORS for color in colors):
        raise TextError(
            f"move {text[:80]!r}: a token is a colour of {COLORS}; up to {len(ALL_TOKENS)} are joined with a dot, "
            "as in r.x"
        )
    return colors
