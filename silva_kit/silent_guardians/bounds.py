"""Quick reasons why a state is lost: wins that trumps force, and colours that can pay no more tricks.

Each is a necessary condition of winning, so `hopeless` never errs. `tight` says that there are as many tokens as
tricks (sg.draft.count_equals_tricks): then each token must be placed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from silva_kit.silent_guardians.solver_state import BITS, CACHED, FULL, TRUMP, State, holders

GUARD = sum(1 << (BITS * seat + BITS - 1) for seat in range(4))
MANY_GRAYS = 6


def hopeless(state: State, seats: int, tight: bool) -> bool:
    """The state is lost for one of these reasons; False says nothing."""
    owners, tokens, _, transfers = state
    if owners[TRUMP] and not trumps_fit(owners[TRUMP], sum(tokens), tokens[TRUMP], seats, transfers):
        return True
    left = sum(map(len, owners)) // seats
    missing = least(owners[TRUMP], left, seats) - total(tokens[TRUMP])
    spread = 0
    for color in range(TRUMP):
        lack, over = balance(owners[color], tokens[color], left, seats)
        missing += lack
        spread += over
    if missing > 0:
        return True
    return tight and spread > 0 and sum(min(len(held), spread) for held in owners) < seats * spread


@lru_cache(CACHED)
def balance(held: str, tokens: int, left: int, seats: int) -> tuple[int, int]:
    """Tricks that must owe a colour beyond its tokens; tokens beyond the tricks that can owe it."""
    has = total(tokens)
    return max(0, least(held, left, seats) - has), max(0, has - most(held))


@lru_cache(CACHED)
def total(packed: int) -> int:
    """The sum over the seats."""
    return sum(packed >> BITS * seat & FULL for seat in range(4))


@lru_cache(CACHED)
def most(held: str) -> int:
    """At most how many tricks can owe a colour: each takes two cards of it, from different seats."""
    return min(len(held) // 2, len(held) - max(map(held.count, holders(held)), default=0))


@lru_cache(CACHED)
def least(held: str, left: int, seats: int) -> int:
    """At least how many of the tricks left must owe the colour and no other: the others have no room for its cards.

    A trick has one card of each seat that still holds the colour; one of three cards, or two of four, owe nothing.
    """
    room, here = seats - 2, len(holders(held))
    return max(0, -(-(len(held) - room * left) // (here - room))) if here > room else 0


@lru_cache(CACHED)
def trumps_fit(grays: str, tokens: int, gray_tokens: int, seats: int, transfers: int) -> bool:
    """The grays can be spread over tricks so that no seat wins more, or owes gray more often, than it can pay."""
    if len(grays) > MANY_GRAYS:
        return True
    return any(
        _fits(wins, tokens, transfers) and _fits(gray_owed, gray_tokens, transfers)
        for wins, gray_owed in trump_ways(grays, seats)
    )


def _fits(needed: int, has: int, transfers: int) -> bool:
    if not transfers:
        return ((has | GUARD) - needed) & GUARD == GUARD
    lacking = (max(0, (needed >> BITS * s & FULL) - (has >> BITS * s & FULL)) for s in range(4))
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
