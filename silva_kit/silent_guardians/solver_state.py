"""The solver's state between two tricks, and all that one trick can lead to.

A state is (owners, tokens, lead, transfers). `owners` has a string for each colour: who holds its remaining cards, in
ascending rank ("0212"). A card that is played drops a character, so equal neighbours are interchangeable and ranks
need no renumbering. `tokens` has an int for each colour, eight bits a seat: no count reaches 128.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from silva_kit.silent_guardians.problem import COLORS, GRAY, Problem, owed

State: TypeAlias = tuple[tuple[str, ...], tuple[int, ...], int, int]
Key: TypeAlias = tuple[int | str | tuple[str, int], ...]
TRUMP = COLORS.index(GRAY)
BITS = 8
FULL = (1 << BITS) - 1
CACHED = 1 << 16


def state_of(problem: Problem) -> State:
    """The state of a problem without its trick."""
    owners = []
    for color in COLORS:
        held = sorted((card[1], seat) for seat, hand in enumerate(problem.hands) for card in hand if card[0] == color)
        owners.append("".join(str(seat) for _, seat in held))
    tokens = tuple(sum(row[c] << BITS * seat for seat, row in enumerate(problem.tokens)) for c in range(len(COLORS)))
    return tuple(owners), tokens, problem.lead, problem.transfers


def key(state: State) -> Key:
    """What is remembered of a state: the four colours are alike, so their order is dropped."""
    owners, tokens, lead, transfers = state
    alike = [(owners[0], tokens[0]), (owners[1], tokens[1]), (owners[2], tokens[2]), (owners[3], tokens[3])]
    alike.sort()
    return (lead, transfers, owners[4], tokens[4], *alike)


@lru_cache(CACHED)
def plays(owners: str, seats: str) -> tuple[tuple[int, str], ...]:
    """The different (top seat, owners left) when each of these seats plays one card of the colour."""
    spots = [[i for i, c in enumerate(owners) if c == s and (not i or owners[i - 1] != s)] for s in seats]
    found: dict[tuple[int, str], None] = {}
    for combination in product(*spots):
        rest = owners
        for at in sorted(combination, reverse=True):
            rest = rest[:at] + rest[at + 1 :]
        found[int(owners[max(combination)]), rest] = None
    return tuple(found)


@lru_cache(CACHED)
def drops(owners: str, seats: str) -> tuple[str, ...]:
    """The different owners left when each of these seats throws off one card of the colour."""
    return tuple(dict.fromkeys(rest for _, rest in plays(owners, seats)))


@lru_cache(CACHED)
def holders(owners: str) -> str:
    """The seats that hold a card of the colour, in order."""
    return "".join(sorted(set(owners)))


class Pattern(NamedTuple):
    """Which colour each seat plays to a trick: the followers of the lead, the trumps, the rest; what is owed."""

    follow: str
    trump: str
    others: tuple[tuple[int, str], ...]
    owed: tuple[int, ...]
    winners: tuple[int, ...]


@lru_cache(CACHED)
def patterns(color: int, seats: int, held: tuple[str, ...]) -> tuple[Pattern, ...]:
    """Every pattern that a trick led in this colour can take, by who holds what (sg.trick.follow)."""
    void = [str(seat) for seat in range(seats) if str(seat) not in held[color]]
    options = [[c for c in range(len(COLORS)) if seat in held[c]] for seat in void]
    found = []
    for thrown in product(*options):
        groups: dict[int, str] = {}
        for seat, c in zip(void, thrown, strict=True):
            groups[c] = groups.get(c, "") + seat
        trump = groups.pop(TRUMP, "")
        due = _due((*[color] * len(held[color]), *sorted(thrown)))
        found.append(Pattern(held[color], trump, tuple(groups.items()), due, tuple(map(int, trump or held[color]))))
    return tuple(found)


@lru_cache(CACHED)
def _due(played: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(COLORS.index(c) for c in owed(COLORS[c] for c in played))


@lru_cache(CACHED)
def payments(
    tokens: tuple[int, ...], winner: int, due: tuple[int, ...], transfers: int
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The (tokens, transfers) left after each way to pay that no other way dominates.

    A coloured token is spent before a gray one, which can do all that it can. Whatever a transfer brings may be given
    at the last moment, to the winner, so a payment may come from any seat at the price of one transfer.
    """
    colored = [c for c in due if c != TRUMP]
    own = [c for c in colored if tokens[c] >> BITS * winner & FULL]
    gray = bool(tokens[TRUMP] >> BITS * winner & FULL)
    found = [_spent(tokens, winner, c, transfers) for c in own]
    if gray and not own:
        found.append(_spent(tokens, winner, TRUMP, transfers))
    if transfers:
        for giver in range(4):
            if giver == winner:
                continue
            lent = [c for c in colored if c not in own and tokens[c] >> BITS * giver & FULL]
            if not lent and not own and not gray and tokens[TRUMP] >> BITS * giver & FULL:
                lent = [TRUMP]
            found += [_spent(tokens, giver, c, transfers - 1) for c in lent]
    return tuple(found)


def _spent(tokens: tuple[int, ...], seat: int, color: int, transfers: int) -> tuple[tuple[int, ...], int]:
    left = tokens[color] - (1 << BITS * seat)
    return (*tokens[:color], left, *tokens[color + 1 :]), transfers
