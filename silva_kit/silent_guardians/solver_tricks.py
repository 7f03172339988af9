"""The patterns that a trick can take, how it can be paid, and the states that it leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from typing import NamedTuple, TypeAlias, TypeVar

from silva_kit.silent_guardians.problem import COLORS, owed
from silva_kit.silent_guardians.solver_state import (
    ABOVE,
    BITS,
    CACHED,
    FULL,
    ONE,
    SEATS,
    TOKENS,
    TRUMP,
    Game,
    Lazy,
    State,
)

T = TypeVar("T")
Random: TypeAlias = Callable[[], float]
Ways: TypeAlias = tuple[tuple[int, int], ...]
"""How a trick can be paid: (colour of the token, seat that has it)."""
Winners: TypeAlias = tuple[tuple[int, Ways], ...]
"""The seats that can win a trick and pay it."""
ALL = range(len(COLORS))
EACH = sum(ONE)


class Pattern(NamedTuple):
    """Which colour each seat plays to a trick, and who can pay it."""

    asked: int
    """Which bits of `signs` matter to the payment: who has tokens of the colours owed, or gray ones."""
    winners: Mapping[int, Winners]
    """By those bits."""
    decides: int
    """The colour whose highest card wins: the one led, or gray."""
    deciders: str
    """The seats that play it."""
    others: tuple[tuple[int, str], ...]
    """The other colours, with the seats that play them."""
    gone: tuple[int, ...]
    """What all this takes from each colour that is counted without ranks."""


def signs(a: int, b: int, c: int, d: int, gray: int) -> int:
    """The signs of the colours in one: a bit a colour, eight bits a seat; tokens below, cards above."""
    return a | b << 1 | c << 2 | d << 3 | gray << 4


def payable(seats: int, seen: int, lead: int, lends: bool, random: Random | None) -> Iterator[tuple[Pattern, Winners]]:
    """The patterns of the tricks that can be led and paid, by the signs of the colours."""
    patterns, leads, have = PATTERNS[seats, lends], seen >> ABOVE + BITS * lead, seen & TOKENS
    for color in turned(ALL, random):
        if leads >> color & 1:
            cards = seen & VOID[color][seen >> ABOVE + color & EACH]
            for pattern in turned(patterns[color][cards], random):
                winners = pattern[1][have & pattern[0]]
                if winners:
                    yield pattern, winners


def _void(color: int, holders: int) -> int:
    return sum((1 << color if holders & one else FULL) * one for one in ONE) << ABOVE


VOID = tuple(Lazy[int, int](partial(_void, color)) for color in ALL)
"""Which bits of `signs` matter to a trick led in this colour, by who holds it: all of the others' cards."""


def _patterns(seats: int, lends: bool, color: int, cards: int) -> tuple[Pattern, ...]:
    """Every pattern that a trick led in this colour can take, by the bits of VOID (sg.trick.follow)."""
    holds = [cards >> ABOVE + BITS * seat & FULL for seat in range(seats)]
    options = [[color] if hold >> color & 1 else [c for c in ALL if hold >> c & 1] for hold in holds]
    return tuple(_pattern(lends, color, played) for played in product(*options))


@lru_cache(CACHED)
def _pattern(lends: bool, color: int, played: tuple[int, ...]) -> Pattern:
    groups = {c: "".join(str(seat) for seat, one in enumerate(played) if one == c) for c in sorted(set(played))}
    gone = tuple(sum(ONE[int(seat)] for seat in groups.get(c, "")) << ABOVE for c in range(TRUMP))
    decides = TRUMP if TRUMP in groups else color
    deciders = groups.pop(decides)
    due = owes(played)
    asked = EACH * (due | 1 << TRUMP)
    return Pattern(asked, WINNERS[due, deciders, lends], decides, deciders, tuple(groups.items()), gone)


PATTERNS = {
    (seats, lends): tuple(Lazy[int, tuple[Pattern, ...]](partial(_patterns, seats, lends, color)) for color in ALL)
    for seats in (3, 4)
    for lends in (False, True)
}
"""By the number of seats, whether a transfer is left, the colour led, and the bits of VOID."""


def _winners(key: tuple[int, str, bool]) -> Lazy[int, Winners]:
    due, seats, lends = key

    def winners(having: int) -> Winners:
        found = ((int(seat), ways(due, int(seat), having, lends)) for seat in seats)
        return tuple(one for one in found if one[1])

    return Lazy(winners)


WINNERS = Lazy(_winners)
"""By what is due, the seats that can win, and whether a transfer is left; then by the tokens they have."""


def owes(played: tuple[int, ...]) -> int:
    """A bit for each colour that the winner may choose from."""
    return sum(1 << COLORS.index(c) for c in owed(COLORS[c] for c in played))


def ways(due: int, winner: int, having: int, lends: bool) -> Ways:
    """Each way to pay that no other way dominates; `having` are `signs`: which seats have tokens.

    A coloured token is spent before a gray one, which can do all that it can. Whatever a transfer brings may be given
    at the last moment, to the winner, so a payment may come from any seat at the price of one transfer.
    """
    has = [having >> BITS * seat & FULL for seat in SEATS]
    colored = [c for c in range(TRUMP) if due >> c & 1]
    own = [c for c in colored if has[winner] >> c & 1]
    gray = has[winner] >> TRUMP & 1
    found = [(c, winner) for c in own]
    if gray and not own:
        found.append((TRUMP, winner))
    if lends:
        for giver in SEATS:
            if giver == winner:
                continue
            lent = [c for c in colored if c not in own and has[giver] >> c & 1]
            if not lent and not own and not gray and has[giver] >> TRUMP & 1:
                lent = [TRUMP]
            found += [(c, giver) for c in lent]
    return tuple(found)


def tricks(game: Game, state: State, random: Random | None = None, *, sort: bool = True) -> Iterator[State]:
    """The states after one trick and its payment, repeats among them, from a random place on.

    They are canonical unless `sort` is False; then each colour stays in its place.
    """
    lead, transfers, *colors = state
    suits = game.suits
    seen = signs(*(one.signs[color] for one, color in zip(suits, colors, strict=True)))
    for (_, _, decides, deciders, others, _), winners in payable(game.seats, seen, lead, transfers > 0, random):
        tops = suits[decides].plays[colors[decides] >> ABOVE][deciders]
        drops = [turned(suits[at].drops[colors[at] >> ABOVE][seats], random) for at, seats in others]
        for seat, pays in _in_order(winners, colors, random):
            for top in turned(tops.get(seat, ()), random):
                for rest in product(*drops):
                    for token, giver in pays:
                        row = colors.copy()
                        row[decides] += top
                        for (at, _), more in zip(others, rest):  # noqa: B905  # one for each, and this loop is hot
                            row[at] += more
                        row[token] -= ONE[giver]
                        gray = row.pop()
                        if sort:
                            row.sort()
                        yield (seat, transfers - (giver != seat), *row, gray)


def _in_order(winners: Winners, colors: Sequence[int], random: Random | None) -> Sequence[tuple[int, Ways]]:
    """Every other time, the seats with the most tokens win first: they have the most tricks to win."""
    if random is None or len(winners) < 2:
        return winners
    row = turned(winners, random)
    if random() < 0.5:
        return row
    have = sum(color & TOKENS for color in colors)
    return sorted(row, key=lambda one: -(have >> BITS * one[0] & FULL))


def turned(options: Sequence[T], random: Random | None) -> Sequence[T]:
    """The options from a random place on, round to it again."""
    if random is None or len(options) < 2:
        return options
    at = int(random() * len(options))
    return (*options[at:], *options[:at]) if at else options
