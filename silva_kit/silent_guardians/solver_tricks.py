"""The states that one trick leads to: in the game itself, and in a game that forgets the ranks of the colours.

In the second any seat that follows a coloured lead may win it, so all that is won in the game itself is won there too,
and what is lost there is lost. Its states are few: one answer serves thousands of deals of the same colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from silva_kit.silent_guardians.solver_state import (
    BITS,
    CACHED,
    FULL,
    TRUMP,
    Pattern,
    State,
    drops,
    holders,
    patterns,
    payments,
    plays,
)

T = TypeVar("T")


@lru_cache(CACHED)
def any_plays(owners: str, seats: str) -> tuple[tuple[int, str], ...]:
    """`plays` without ranks: each of the seats may be the top one."""
    for seat in seats:
        owners = owners.replace(seat, "", 1)
    return tuple((int(seat), owners) for seat in seats)


@lru_cache(CACHED)
def any_drops(owners: str, seats: str) -> tuple[str, ...]:
    """`drops` without ranks."""
    return (any_plays(owners, seats)[0][1],)


def without_ranks(state: State) -> State:
    """The state with each coloured string sorted; the few grays keep their order, which decides most."""
    owners = tuple("".join(sorted(held)) for held in state[0][:TRUMP])
    return (*owners, state[0][TRUMP]), *state[1:]


def tricks(state: State, seats: int, random: Callable[[], float] | None) -> Iterator[State]:
    """The states after one trick and its payment, repeats among them, from a random place on."""
    return _tricks(state, seats, random, plays, drops)


def rankless_tricks(state: State, seats: int) -> Iterator[State]:
    """The same without ranks, in a fixed order."""
    return _tricks(state, seats, None, any_plays, any_drops)


def _tricks(
    state: State,
    seats: int,
    random: Callable[[], float] | None,
    color_plays: Callable[[str, str], tuple[tuple[int, str], ...]],
    color_drops: Callable[[str, str], tuple[str, ...]],
) -> Iterator[State]:
    owners, tokens, lead, transfers = state
    held = tuple(map(holders, owners))
    # For each thing owed, how each seat could pay it.
    pays: dict[tuple[int, ...], list[tuple[tuple[tuple[int, ...], int], ...]]] = {}
    for color in turned([c for c, seats_here in enumerate(held) if str(lead) in seats_here], random):
        for pattern in turned(patterns(color, seats, held), random):
            due = pattern.owed
            paid = pays.get(due)
            if paid is None:
                paid = pays[due] = [payments(tokens, seat, due, transfers) for seat in range(seats)]
            for seat in pattern.winners:
                if paid[seat]:
                    break
            else:
                continue
            thrown = [turned(color_drops(owners[c], group), random) for c, group in pattern.others]
            heads: Sequence[tuple[int, str, str]] = _heads(owners, color, pattern, color_plays, color_drops)
            if random is not None and len(heads) > 1:
                heads = _needy_first(turned(heads, random), tokens, random)
            for seat, led, trumps in heads:
                ways = paid[seat]
                if not ways:
                    continue
                left = list(owners)
                left[TRUMP] = trumps
                left[color] = led
                for rest in product(*thrown):
                    for (c, _), owners_left in zip(pattern.others, rest, strict=True):
                        left[c] = owners_left
                    after = tuple(left)
                    for tokens_left, transfers_left in ways:
                        yield after, tokens_left, seat, transfers_left


def _heads(
    owners: tuple[str, ...],
    color: int,
    pattern: Pattern,
    color_plays: Callable[[str, str], tuple[tuple[int, str], ...]],
    color_drops: Callable[[str, str], tuple[str, ...]],
) -> list[tuple[int, str, str]]:
    """(winner, what is left of the colour led, what is left of gray) for the cards that can win."""
    led, gray = owners[color], owners[TRUMP]
    if color == TRUMP:
        return [(seat, left, left) for seat, left in plays(led, pattern.follow)]
    if not pattern.trump:
        return [(seat, left, gray) for seat, left in color_plays(led, pattern.follow)]
    trumps = plays(gray, pattern.trump)
    return [(seat, left, g) for seat, g in trumps for left in color_drops(led, pattern.follow)]


def _needy_first(
    heads: Sequence[tuple[int, str, str]], tokens: tuple[int, ...], random: Callable[[], float]
) -> Sequence[tuple[int, str, str]]:
    """Every other time, the seats with the most tokens win first: they have the most tricks to win."""
    if random() < 0.5:
        return heads
    held = sum(tokens)
    return sorted(heads, key=lambda head: -(held >> BITS * head[0] & FULL))


def turned(options: Sequence[T], random: Callable[[], float] | None) -> Sequence[T]:
    """The options from a random place on, round to it again."""
    if random is None or len(options) < 2:
        return options
    at = int(random() * len(options))
    return (*options[at:], *options[:at]) if at else options
