"""Between a problem's cards and the solver's states: where the search starts, and the moves along its path."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TypeAlias

from silva_kit.silent_guardians.problem import (
    COLORS,
    GRAY,
    Card,
    Give,
    Pay,
    Play,
    Problem,
    SolverMove,
    followers,
    winner,
)
from silva_kit.silent_guardians.solver_state import (
    BITS,
    FULL,
    ONE,
    Game,
    State,
    canonical,
    held,
    packed,
    sign,
    tokens_of,
)
from silva_kit.silent_guardians.solver_tricks import owes, signs, tricks, ways

Row: TypeAlias = list[tuple[int, int]]
"""(rank, seat) of the cards of a colour, ascending."""


def starts(problem: Problem, game: Game) -> dict[State, tuple[SolverMove, ...]]:
    """The states after the trick that lies on the table is played out and paid, each with the moves to it."""
    rows, tokens = held(problem.hands), packed(problem)
    if not problem.trick:
        return {game.state(map(_owners, rows), tokens, problem.lead, problem.transfers): ()}
    found: dict[State, tuple[SolverMove, ...]] = {}
    lends, having = problem.rescue and problem.transfers > 0, signs(*map(sign, tokens))
    for cards in product(*(_answers(problem, seat) for seat in _waiting(problem))):
        plays = tuple(Play(seat, card) for seat, card in zip(_waiting(problem), cards, strict=True))
        trick = (*problem.trick, *plays)
        seat = winner(trick)
        owners = [_owners(row, [c[1] for c in cards if c[0] == color]) for color, row in zip(COLORS, rows, strict=True)]
        for token, giver in ways(owes(tuple(COLORS.index(card[0]) for _, card in trick)), seat, having, lends):
            after = [*tokens]
            after[token] -= ONE[giver]
            state = game.state(owners, after, seat, problem.transfers - (giver != seat))
            if state not in found:
                found[state] = (*plays, *_paid(token, giver, seat))
    return found


def line(
    problem: Problem, game: Game, before: State, opening: Iterable[SolverMove], path: Iterable[State]
) -> tuple[SolverMove, ...]:
    """The moves of a winning path of canonical states, from the problem on; `opening` leads to the state before it."""
    moves = list(opening)
    gone = {move.card for move in moves if isinstance(move, Play)}
    rows = held([[card for card in hand if card not in gone] for hand in problem.hands])
    for target in path:
        after = next(state for state in tricks(game, before, sort=False) if canonical(state) == target)
        trick = _trick(rows, before[0], game.owners(before), game.owners(after), after[0])
        paid = _spent(tokens_of(before), tokens_of(after), after[0])
        # Between tricks a transfer is allowed under either ruling (SG-R13).
        moves += (*trick, *paid) if problem.rescue else (*paid[:-1], *trick, paid[-1])
        for seat, (color, rank) in trick:
            rows[COLORS.index(color)].remove((rank, seat))
        before = after
    return tuple(moves)


def _owners(row: Row, without: Iterable[int] = ()) -> str:
    """Who holds the cards of a colour, but for those of these ranks."""
    return "".join(str(seat) for rank, seat in row if rank not in without)


def _waiting(problem: Problem) -> list[int]:
    return [(problem.lead + i) % problem.seats for i in range(len(problem.trick), problem.seats)]


def _answers(problem: Problem, seat: int) -> list[Card]:
    return sorted(followers(problem.hands[seat], problem.trick))


def _spent(before: tuple[int, ...], after: tuple[int, ...], seat: int) -> tuple[SolverMove, ...]:
    token = next(c for c in range(len(COLORS)) if before[c] != after[c])
    spent = before[token] - after[token]
    return _paid(token, next(s for s in range(4) if spent >> BITS * s & FULL), seat)


def _paid(token: int, giver: int, seat: int) -> tuple[SolverMove, ...]:
    """The payment, and the transfer that it may need."""
    pay = Pay(seat, COLORS[token])
    return (pay,) if giver == seat else (Give(giver, COLORS[token], seat), pay)


def _trick(
    rows: tuple[Row, ...], lead: int, before: tuple[str, ...], after: tuple[str, ...], top: int
) -> tuple[Play, ...]:
    """Cards that lead from these owners to those, clockwise from the lead, won by the top seat."""
    seats = range(sum(map(len, before)) - sum(map(len, after)))
    colors = [next(c for c in range(len(COLORS)) if before[c].count(str(s)) > after[c].count(str(s))) for s in seats]
    decides = COLORS.index(GRAY) if COLORS.index(GRAY) in colors else colors[lead]
    cards: dict[int, Card] = {}
    for color in set(colors):
        players = [seat for seat in seats if colors[seat] == color]
        cards |= _cards(COLORS[color], rows[color], players, after[color], top if color == decides else None)
    order = (*seats[lead:], *seats[:lead])
    return tuple(Play(seat, cards[seat]) for seat in order)


def _cards(color: str, row: Row, seats: list[int], left: str, top: int | None) -> dict[int, Card]:
    """One card of the colour for each of the seats, such that these owners are left and that seat is on top."""
    for chosen in product(*([card for card in row if card[1] == seat] for seat in seats)):
        if top in (None, max(chosen)[1]) and left == _owners(row, [rank for rank, _ in chosen]):
            return {seat: (color, rank) for rank, seat in chosen}
    raise AssertionError(f"no cards of {color} lead to {left!r}")


def unpaid(problem: Problem) -> int:
    """How many tricks are still to be paid, the one on the table among them."""
    return (sum(map(len, problem.hands)) + len(problem.trick)) // problem.seats
