"""A Silent Guardians deal with all cards known, as a plain value: what the solver is asked about.

Seats are numbers, clockwise from 0; a card is (colour, rank); colours are `r b y g` and gray `x` (sg.comp.cards).
The tricks are played as in sg.trick.* and paid as in sg.token.* and sg.combo.*; `transfers` is what is left of the
Transfer Count (sg.scn.transfer), and `rescue` tells whether a transfer may still come when the trick is won (SG-R13).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

COLORS = "rbygx"
GRAY = "x"
Card: TypeAlias = tuple[str, int]


class Play(NamedTuple):
    """A seat plays a card (sg.trick.lead_card, sg.trick.follow)."""

    seat: int
    card: Card


class Pay(NamedTuple):
    """The winner places a token on the trick (sg.token.place)."""

    seat: int
    token: str


class Give(NamedTuple):
    """A seat gives an unplaced token to another (sg.scn.transfer)."""

    giver: int
    token: str
    receiver: int


SolverMove: TypeAlias = Play | Pay | Give


class BadProblem(ValueError):
    """The value is no deal of the game; the message names what is wrong."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Who holds which cards and tokens, who leads, and what lies in the trick.

    `tokens` are counts for each seat in the order of COLORS. A trick that everybody has played to awaits payment.
    """

    seats: int
    hands: tuple[tuple[Card, ...], ...]
    tokens: tuple[tuple[int, ...], ...]
    lead: int
    trick: tuple[tuple[int, Card], ...] = ()
    transfers: int = 0
    rescue: bool = True

    def __post_init__(self) -> None:
        if fault := _fault(self):
            raise BadProblem(fault)

    @property
    def awaits_payment(self) -> bool:
        """Everybody has played to the trick and the winner owes a token."""
        return len(self.trick) == self.seats

    @property
    def to_act(self) -> int:
        """Who plays, or who pays."""
        return winner(self.trick) if self.awaits_payment else (self.lead + len(self.trick)) % self.seats

    @property
    def over(self) -> bool:
        """All cards are played and all tricks are paid (sg.end.win)."""
        return not self.trick and not any(self.hands)

    def moves(self) -> tuple[SolverMove, ...]:
        """All legal moves: cards or payments of the seat to act, then transfers."""
        if self.over:
            return ()
        seat = self.to_act
        if self.awaits_payment:
            own: Iterable[SolverMove] = [Pay(seat, t) for t in valid_tokens(self.trick) if self.holds(seat, t)]
        else:
            own = [Play(seat, card) for card in followers(self.hands[seat], self.trick)]
        return (*own, *self._gives())

    def holds(self, seat: int, token: str) -> bool:
        """The seat has an unplaced token of the colour."""
        return self.tokens[seat][COLORS.index(token)] > 0

    def _gives(self) -> list[Give]:
        if not self.transfers or (self.trick and not self.rescue):
            return []
        seats = range(self.seats)
        return [Give(a, t, b) for a in seats for t in COLORS if self.holds(a, t) for b in seats if a != b]

    def after(self, move: SolverMove) -> Problem:
        """The deal after a legal move; ValueError for any other."""
        if move not in self.moves():
            raise ValueError(f"{move} is not legal here: {self.moves()}")
        if isinstance(move, Give):
            tokens = _moved(_moved(self.tokens, move.giver, move.token, -1), move.receiver, move.token, 1)
            return replace(self, tokens=tokens, transfers=self.transfers - 1)
        if isinstance(move, Pay):
            return replace(self, tokens=_moved(self.tokens, move.seat, move.token, -1), trick=(), lead=move.seat)
        hands = tuple(tuple(c for c in h if c != move.card) for h in self.hands)
        return replace(self, hands=hands, trick=(*self.trick, (move.seat, move.card)))


def followers(hand: tuple[Card, ...], trick: tuple[tuple[int, Card], ...]) -> tuple[Card, ...]:
    """The cards that may be played: of the lead colour, gray too, if there are any (sg.trick.follow, SG-R6)."""
    return tuple(c for c in hand if trick and c[0] == trick[0][1][0]) or hand


def winner(trick: tuple[tuple[int, Card], ...]) -> int:
    """The highest gray wins, else the highest card of the lead colour (sg.trick.winner_trump, .winner_lead)."""
    color = GRAY if any(card[0] == GRAY for _, card in trick) else trick[0][1][0]
    return max((card[1], seat) for seat, card in trick if card[0] == color)[1]


def owed(colors: Iterable[str]) -> str:
    """The colours the winner may choose from: the most frequent one, two at 2 vs 2, all when all differ.

    Of three cards two alike are the most frequent, so 2 vs 2 needs four (sg.token.most_frequent, sg.combo.*).
    """
    counts = Counter(colors)
    most = max(counts.values())
    return COLORS if most == 1 else "".join(c for c in COLORS if counts[c] == most)


def valid_tokens(trick: tuple[tuple[int, Card], ...]) -> str:
    """The tokens that pay the trick; gray stands for any colour (sg.token.gray_any, SG-R8, SG-R10, SG-R11)."""
    choosable = owed(card[0] for _, card in trick)
    return choosable if GRAY in choosable else choosable + GRAY


def _moved(tokens: tuple[tuple[int, ...], ...], seat: int, token: str, by: int) -> tuple[tuple[int, ...], ...]:
    at = COLORS.index(token)
    row = tuple(count + by * (i == at) for i, count in enumerate(tokens[seat]))
    return (*tokens[:seat], row, *tokens[seat + 1 :])


def _fault(p: Problem) -> str:
    if p.seats not in (3, 4):
        return f"3 or 4 seats, not {p.seats} (sg.setup.players)"
    if len(p.hands) != p.seats or len(p.tokens) != p.seats or any(len(row) != len(COLORS) for row in p.tokens):
        return f"{p.seats} seats need {p.seats} hands and {p.seats} rows of {len(COLORS)} token counts"
    if not 0 <= p.lead < p.seats:
        return f"lead {p.lead} is no seat of 0..{p.seats - 1}"
    if [seat for seat, _ in p.trick] != [(p.lead + i) % p.seats for i in range(len(p.trick))][: p.seats]:
        return f"the trick's cards are not played clockwise from seat {p.lead}: {p.trick}"
    cards = [card for hand in p.hands for card in hand] + [card for _, card in p.trick]
    if bad := [card for card in cards if card[0] not in COLORS] + [c for c, n in Counter(cards).items() if n > 1]:
        return f"unknown or repeated card {bad[0]}"
    played = {seat for seat, _ in p.trick} if len(p.trick) < p.seats else set()
    if len({len(hand) + (seat in played) for seat, hand in enumerate(p.hands)}) > 1:
        return f"hands of unequal length: {[len(hand) for hand in p.hands]}"
    if len(p.hands[0]) > 99:
        return f"hands have at most 99 cards, not {len(p.hands[0])}"
    if any(not 0 <= n <= 99 for row in p.tokens for n in row) or sum(map(sum, p.tokens)) > 99 or p.transfers < 0:
        return "token counts are 0 to 99 in all, and transfers at least 0"
    return ""
