"""The solver's state between two tricks, in numbers.

A colour of a state is who holds its remaining cards, in ascending rank ("0212"), and the tokens of its colour. A card
that is played drops a character, so equal neighbours are interchangeable and ranks need no renumbering. `Suits`
numbers such strings as they turn up. Tokens are packed into an int, eight bits a seat (no count reaches 128), and a
colour is one int: its tokens, and above them the number of its string. To play is to add, to pay is to subtract.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Generic, TypeAlias, TypeVar

from silva_kit.silent_guardians.problem import COLORS, GRAY, Card, Problem

State: TypeAlias = tuple[int, ...]
"""Lead, transfers, and the colours in the order of COLORS; in a canonical state all but gray are sorted."""
Plays: TypeAlias = dict[int, tuple[str, ...]]
"""For each seat that can be on top: the owners that can be left."""
TRUMP = COLORS.index(GRAY)
SEATS = range(4)
BITS = 8
FULL = (1 << BITS) - 1
ONE = tuple(1 << BITS * seat for seat in SEATS)
ABOVE = BITS * len(SEATS)
TOKENS = (1 << ABOVE) - 1
CACHED = 1 << 16
K = TypeVar("K")
V = TypeVar("V")


class Lazy(dict[K, V], Generic[K, V]):
    """A table that finds a missing entry by itself and keeps it."""

    def __init__(self, find: Callable[[K], V]) -> None:
        self.find = find

    def __missing__(self, key: K) -> V:
        found = self[key] = self.find(key)
        return found


class Suits:
    """The ways the cards of a colour can be held, numbered as they turn up; the lists have an entry for each."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self.owners: list[str] = []
        self.plays: list[Lazy[str, dict[int, tuple[int, ...]]]] = []
        """By the seats that play a card of the colour, and the seat on top: what to add to the colour."""
        self.drops: list[Lazy[str, tuple[int, ...]]] = []
        """By the seats that throw off a card of the colour: what to add to the colour."""
        self.counts = Lazy[int, int](self._count)
        """By the colour: the same without ranks, with how many cards each seat holds in place of the number."""
        self.signs = Lazy[int, int](lambda color: sign(self.counts[color]))

    def color(self, owners: str, tokens: int) -> int:
        """The int of a colour."""
        return self._number(owners) << ABOVE | tokens

    def _number(self, owners: str) -> int:
        known = self._numbers.get(owners)
        if known is not None:
            return known
        new = self._numbers[owners] = len(self.owners)
        self.owners.append(owners)
        self.plays.append(Lazy(lambda seats: self._played(new, seats)))
        self.drops.append(Lazy(lambda seats: self._dropped(new, seats)))
        return new

    def _played(self, number: int, seats: str) -> dict[int, tuple[int, ...]]:
        found = plays(self.owners[number], seats)
        return {top: tuple(self._number(left) - number << ABOVE for left in lefts) for top, lefts in found.items()}

    def _dropped(self, number: int, seats: str) -> tuple[int, ...]:
        return tuple(dict.fromkeys(more for found in self.plays[number][seats].values() for more in found))

    def _count(self, color: int) -> int:
        return sum(ONE[int(seat)] for seat in self.owners[color >> ABOVE]) << ABOVE | color & TOKENS


def sign(counted: int) -> int:
    """Of a colour without ranks: a bit for each seat that has tokens, and above for each that holds cards."""
    return sum(1 << at for at in range(0, 2 * ABOVE, BITS) if counted >> at & FULL)


@lru_cache(CACHED)
def plays(owners: str, seats: str) -> Plays:
    """What can be left when each of these seats plays one card of the colour, by the seat on top."""
    spots = [[i for i, c in enumerate(owners) if c == s and (not i or owners[i - 1] != s)] for s in seats]
    found: dict[int, dict[str, None]] = {}
    for combination in product(*spots):
        rest = owners
        for at in sorted(combination, reverse=True):
            rest = rest[:at] + rest[at + 1 :]
        found.setdefault(int(owners[max(combination)]), {})[rest] = None
    return {top: tuple(rests) for top, rests in found.items()}


class Game:
    """The suits of a table: one list for the four colours, which are alike, and one for gray."""

    def __init__(self, seats: int) -> None:
        self.seats, self.colors, self.grays = seats, Suits(), Suits()
        self.suits = (*[self.colors] * TRUMP, self.grays)

    def state(self, owners: Iterable[str], tokens: Iterable[int], lead: int, transfers: int) -> State:
        """The state of these colours, in the order of COLORS."""
        colors = (suits.color(held, has) for suits, held, has in zip(self.suits, owners, tokens, strict=True))
        return lead, transfers, *colors

    def owners(self, state: State) -> tuple[str, ...]:
        """Who holds the cards of each colour."""
        return tuple(suits.owners[color >> ABOVE] for suits, color in zip(self.suits, state[2:], strict=True))


def tokens_of(state: State) -> tuple[int, ...]:
    """The packed tokens of each colour."""
    return tuple(color & TOKENS for color in state[2:])


def canonical(state: State) -> State:
    """The four colours are alike, so their order is dropped."""
    lead, transfers, *four, gray = state
    four.sort()
    return lead, transfers, *four, gray


def packed(problem: Problem) -> tuple[int, ...]:
    """The tokens of each colour, packed."""
    return tuple(sum(row[c] << BITS * seat for seat, row in enumerate(problem.tokens)) for c in range(len(COLORS)))


def held(hands: Sequence[Sequence[Card]]) -> tuple[list[tuple[int, int]], ...]:
    """For each colour: (rank, seat) of its cards, ascending."""
    cards = [(color, rank, seat) for seat, hand in enumerate(hands) for color, rank in hand]
    return tuple(sorted((rank, seat) for color, rank, seat in cards if color == one) for one in COLORS)
