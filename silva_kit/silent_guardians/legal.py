"""Legal moves the fast way, and what chance can answer. A property test holds the legal moves against the guards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias, final

from silva_kit import moves as shared
from silva_kit.position import Seat
from silva_kit.silent_guardians.cards import (
    ALL_CARDS,
    ALL_TOKENS,
    COLORS,
    GRAY,
    HAND,
    Cards,
    Tokens,
    in_color,
    sort_cards,
    sort_tokens,
)
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.trick import Owed, owed

if TYPE_CHECKING:
    from silva_kit.silent_guardians.position import GuardiansPosition
    from silva_kit.silent_guardians.view import GuardiansView


LegalMoves: TypeAlias = shared.LegalMoves[Move]
NO_MOVES: Final = LegalMoves(())


def moves(p: GuardiansPosition) -> LegalMoves:
    """The legal moves of the seat that decides, then the transfers."""
    if p.decision.seat is None:
        return NO_MOVES
    return LegalMoves((*_own(p, p.decision.seat), *_transfers(p)))


def _own(p: GuardiansPosition, seat: Seat) -> Iterator[Move]:
    if p.decision.kind == "draft":
        yield from _draft(p, seat)
    elif p.decision.kind == "pay":
        yield from (Move("pay", seat, (color,)) for color in owed(p.trick).usable(p.tokens[seat.index]))
    else:
        hand = p.hands[seat.index]
        led = p.trick[0][1].color if p.trick else None
        colors = (led,) if led is not None and in_color(hand, led) else COLORS
        for color in colors:
            yield from (Move("play", seat, (color,), place + 1) for place in range(len(in_color(hand, color))))


def _draft(p: GuardiansPosition, seat: Seat) -> Iterator[Move]:
    """`sg.draft.choose`, `sg.draft.pass_final`; the last one left may not pass (R4)."""
    choice = (p.offered,) if p.offered is not None else tuple(dict.fromkeys(p.pool))
    yield from (Move("take", seat, (color,)) for color in choice)
    if len(p.drafting) > 1 or p.rulings.draft_last_active_must_take == "no":
        yield Move("pass", seat)


def may_transfer(kind: str, trick_begun: bool, transfers: int, rescue: str) -> bool:
    """Whether tokens may be handed over now (`sg.scn.transfer`, R13): at any point, or only between tricks."""
    return transfers > 0 and kind in ("draft", "play", "pay") and (rescue == "yes" or not trick_begun)


def waits(p: GuardiansPosition, due: Owed) -> bool:
    """Whether a won trick still waits for its token (`sg.token.fail`, R13): the winner can place one, or anybody may
    transfer one, be it of use or not."""
    rescue = may_transfer("pay", True, p.transfers, p.rulings.transfer_rescue)
    return bool(due.usable(p.tokens[due.winner.index])) or (rescue and any(p.tokens))


def can_be_paid(p: GuardiansPosition | GuardiansView, due: Owed) -> bool:
    """Whether the winner can place a token, or get one in time (R13): any seat that holds a valid one can give it."""
    helpers = p.seats if may_transfer("pay", True, p.transfers, p.rulings.transfer_rescue) else (due.winner,)
    return any(due.usable(p.tokens[seat.index]) for seat in helpers)


def _transfers(p: GuardiansPosition) -> Iterator[Move]:
    if not may_transfer(p.decision.kind, bool(p.trick), p.transfers, p.rulings.transfer_rescue):
        return
    for giver in p.seats:
        held = p.tokens[giver.index]
        gifts = bundles(held) if p.rulings.transfer_max_tokens == "any" else [(color,) for color in dict.fromkeys(held)]
        yield from (Move("give", giver, gift, target=to) for gift in gifts for to in p.seats if to is not giver)


def bundles(tokens: Tokens) -> list[Tokens]:
    """Every different choice of one or more of the tokens (R14 `any`)."""
    found: list[Tokens] = [()]
    for color, count in Counter(tokens).items():
        found = [chosen + (color,) * n for chosen in found for n in range(count + 1)]
    return [chosen for chosen in found if chosen]


@final
class ChanceMoves:
    """What chance can answer: `in`, `sample(rng)`. The deal and the layout are too many to list."""

    __slots__ = ("_p",)

    def __init__(self, position: GuardiansPosition) -> None:
        self._p = position

    def __bool__(self) -> bool:
        return self._p.result is None and self._p.decision.seat is None

    def __contains__(self, move: object) -> bool:
        if not self or not isinstance(move, Move) or move.kind != self._p.decision.kind:
            return False
        if move.kind == "deal":
            return _can_be_dealt(self._p, move.hands)
        if move.kind == "lead":
            return move.target in self._p.seats
        if move.kind == "turn":
            return len(move.colors) == 1 and move.color in self._p.pool
        return len(move.colors) == HAND[len(self._p.seats)] and not Counter(move.colors) - Counter(ALL_TOKENS)

    def sample(self, rng: Random) -> Move:
        """One answer, drawn with its probability."""
        p = self._p
        if p.decision.kind == "lead":
            return Move("lead", target=rng.choice(p.seats))
        if p.decision.kind == "turn":
            return Move("turn", colors=(rng.choice(p.pool),))
        if p.decision.kind == "layout":
            return Move("layout", colors=sort_tokens(tuple(rng.sample(ALL_TOKENS, HAND[len(p.seats)]))))
        return Move("deal", hands=_deal(len(p.seats), p.rulings.setup_gray_must_be_removed == "yes", rng))

    def __repr__(self) -> str:
        return f"<chance: {self._p.decision}>"


def _deal(players: int, gray_too: bool, rng: Random) -> tuple[Cards, ...]:
    """`sg.setup.remove`, `.deal3`, `.deal4` (lines 56-61, R1): take out a card of each colour, shuffle the others and
    deal; four more are left, or three.

    Taken out of a shuffled deck from the top, these cards would leave the top poor in colours and rich in gray.
    """
    due = COLORS if gray_too else COLORS.replace(GRAY, "")
    out = {rng.choice(in_color(ALL_CARDS, color)) for color in due}
    deck = [card for card in ALL_CARDS if card not in out]
    rng.shuffle(deck)
    size = HAND[players]
    return tuple(sort_cards(tuple(deck[size * i : size * (i + 1)])) for i in range(players))


def _can_be_dealt(p: GuardiansPosition, hands: tuple[Cards, ...]) -> bool:
    dealt = [card for hand in hands for card in hand]
    left = [card for card in ALL_CARDS if card not in dealt]
    due = COLORS if p.rulings.setup_gray_must_be_removed == "yes" else COLORS.replace(GRAY, "")
    return (
        [len(hand) for hand in hands] == [HAND[len(p.seats)]] * len(p.seats)
        and len(set(dealt)) == len(dealt)
        and all(card.rank for card in dealt)
        and all(any(card.color == color for card in left) for color in due)
    )
