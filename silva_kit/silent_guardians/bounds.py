"""Quick reasons why a state is lost: wins that trumps force, and colours that can pay no more tricks.

Each is a necessary condition of winning, so `hopeless` never errs. The ranks of the colours do not matter to them.
`tight` says that there are as many tokens as tricks (sg.draft.count_equals_tricks): then each token must be placed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from silva_kit.silent_guardians.solver_state import ABOVE, BITS, CACHED, FULL, SEATS, TOKENS, Game, Lazy, State

GUARD = sum(1 << (BITS * seat + BITS - 1) for seat in range(4))
MANY_GRAYS = 6
# A colour's balance is one int: how many tricks lack a token, plus OVER for each token that lacks a trick.
OVER = 1 << 16
EVEN = 1 << 12  # added once, for the spare tokens of gray are taken off


class Bounds:
    """The quick reasons for the states of a game without ranks, each found once."""

    def __init__(self, game: Game, tight: bool) -> None:
        self.seats, self.tight, owners, counts = game.seats, tight, game.grays.owners, game.grays.counts
        # By the number of tricks left, then by the colour.
        self._colors = Lazy[int, Lazy[int, int]](lambda left: Lazy(lambda color: balance(color, left, game.seats)))
        self._grays = Lazy[int, Lazy[int, int]](lambda left: Lazy(lambda gray: spare(counts[gray], left, game.seats)))
        # By who holds gray, then by the gray tokens, the tokens of each seat, and the transfers.
        self._fit = Lazy[int, Lazy[tuple[int, int, int], bool]](
            lambda grays: Lazy(lambda have: trumps_fit(owners[grays], game.seats, *have))
        )
        self._cards = Lazy[int, int](lambda color: total(color >> ABOVE))
        self._gray_cards = Lazy[int, int](lambda gray: len(owners[gray >> ABOVE]))

    def hopeless(self, state: State, left: int) -> bool:
        """The state with so many tricks left is lost for one of the reasons; False says nothing."""
        _, transfers, a, b, c, d, gray = state
        one = self._colors[left]
        sums = one[a] + one[b] + one[c] + one[d] + self._grays[left][gray]
        if sums & OVER - 1 > EVEN or (self.tight and sums >= OVER and self._crowded(state, sums // OVER)):
            return True
        return not self._fit[gray >> ABOVE][gray & TOKENS, (a + b + c + d + gray) & TOKENS, transfers]

    def _crowded(self, state: State, over: int) -> bool:
        """That many tokens must pay tricks of all different colours, and there are too few cards for those."""
        _, _, a, b, c, d, gray = state
        cards = self._cards
        room = min(over, cards[a]) + min(over, cards[b]) + min(over, cards[c]) + min(over, cards[d])
        return room + min(over, self._gray_cards[gray]) < self.seats * over


def balance(color: int, left: int, seats: int) -> int:
    """Tricks that must owe a colour beyond its tokens; its tokens beyond the tricks that can owe it."""
    cards, tokens = color >> ABOVE, total(color & TOKENS)
    return max(0, least(cards, left, seats) - tokens) + OVER * max(0, tokens - most(cards))


def spare(gray: int, left: int, seats: int) -> int:
    """Tricks that must owe gray, less its tokens."""
    return EVEN + least(gray >> ABOVE, left, seats) - total(gray & TOKENS)


@lru_cache(CACHED)
def total(packed: int) -> int:
    """The sum over the seats."""
    return sum(packed >> BITS * seat & FULL for seat in SEATS)


def most(cards: int) -> int:
    """At most how many tricks can owe a colour: each takes two cards of it, from different seats."""
    return min(total(cards) // 2, total(cards) - max(cards >> BITS * seat & FULL for seat in SEATS))


def least(cards: int, left: int, seats: int) -> int:
    """At least how many of the tricks left must owe the colour and no other: the others have no room for its cards.

    A trick has one card of each seat that still holds the colour; one of three cards, or two of four, owe nothing.
    """
    room, here = seats - 2, sum(cards >> BITS * seat & FULL > 0 for seat in SEATS)
    return max(0, -(-(total(cards) - room * left) // (here - room))) if here > room else 0


def trumps_fit(grays: str, seats: int, gray_tokens: int, tokens: int, transfers: int) -> bool:
    """The grays can be spread over tricks so that no seat wins more, or owes gray more often, than it can pay."""
    if not grays or len(grays) > MANY_GRAYS:
        return True
    return any(
        _fits(wins, tokens, transfers) and _fits(gray_owed, gray_tokens, transfers)
        for wins, gray_owed in trump_ways(grays, seats)
    )


def _fits(needed: int, has: int, transfers: int) -> bool:
    if not transfers:
        return ((has | GUARD) - needed) & GUARD == GUARD
    lacking = (max(0, (needed >> BITS * s & FULL) - (has >> BITS * s & FULL)) for s in SEATS)
    return total(needed) <= total(has) and sum(lacking) <= transfers


@lru_cache(CACHED)
def trump_ways(grays: str, seats: int) -> tuple[tuple[int, int], ...]:
    """For each way to play the grays: packed tricks won with them, and those of them that must owe gray."""
    found: set[tuple[int, int]] = set()
    for tricks in _spread(grays):
        wins = sum(1 << BITS * int(trick[0]) for trick in tricks)
        gray = sum(1 << BITS * int(trick[0]) for trick in tricks if 2 * len(trick) > seats)
        found.add((wins, gray))
    return tuple(sorted(found))


def _spread(grays: str) -> Iterator[tuple[str, ...]]:
    """Ways to put grays into tricks, highest first in each; a seat plays one card to a trick."""
    if not grays:
        yield ()
        return
    for tricks in _spread(grays[1:]):
        yield (*tricks, grays[0])
        for i, trick in enumerate(tricks):
            if grays[0] not in trick:
                yield (*tricks[:i], trick + grays[0], *tricks[i + 1 :])
