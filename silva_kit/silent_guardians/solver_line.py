"""Between a problem's cards and the solver's states: where the search starts, and the moves along its path."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

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
    owed,
    winner,
)
from silva_kit.silent_guardians.solver_state import BITS, FULL, State, payments, state_of


def starts(problem: Problem) -> dict[State, tuple[SolverMove, ...]]:
    """The states after the trick that lies on the table is played out and paid, each with the moves to it."""
    before = state_of(problem)
    if not problem.trick:
        return {before: ()}
    found: dict[State, tuple[SolverMove, ...]] = {}
    lent = problem.transfers if problem.rescue else 0
    kept = problem.transfers - lent
    for cards in product(*(_answers(problem, seat) for seat in _waiting(problem))):
        plays = tuple(Play(seat, card) for seat, card in zip(_waiting(problem), cards, strict=True))
        trick = (*problem.trick, *plays)
        seat = winner(trick)
        due = tuple(COLORS.index(c) for c in owed(card[0] for _, card in trick))
        owners = _without(problem, cards) if cards else before[0]
        for tokens, left in payments(before[1], seat, due, lent):
            state = owners, tokens, seat, left + kept
            if state not in found:
                found[state] = (*plays, *_paid(before[1], tokens, seat))
    return found


def line(problem: Problem, opening: Iterable[SolverMove], path: Iterable[State]) -> tuple[SolverMove, ...]:
    """The moves of a winning path, from the problem on; `opening` leads to the path's first state."""
    moves = list(opening)
    for move in moves:
        problem = problem.after(move)
    states = iter(path)
    before = next(states)
    for after in states:
        trick = _trick(problem, before, after)
        paid = _paid(before[1], after[1], after[2])
        # Between tricks a transfer is allowed under either ruling (SG-R13).
        part = (*trick, *paid) if problem.rescue else (*paid[:-1], *trick, paid[-1])
        for move in part:
            problem = problem.after(move)
        moves += part
        before = after
    return tuple(moves)


def _waiting(problem: Problem) -> list[int]:
    return [(problem.lead + i) % problem.seats for i in range(len(problem.trick), problem.seats)]


def _answers(problem: Problem, seat: int) -> list[Card]:
    return sorted(followers(problem.hands[seat], problem.trick))


def _without(problem: Problem, cards: tuple[Card, ...]) -> tuple[str, ...]:
    gone = set(cards)
    owners = []
    for color in COLORS:
        held = [(c[1], s) for s, hand in enumerate(problem.hands) for c in hand if c[0] == color and c not in gone]
        owners.append("".join(str(seat) for _, seat in sorted(held)))
    return tuple(owners)


def _paid(before: tuple[int, ...], after: tuple[int, ...], seat: int) -> tuple[SolverMove, ...]:
    """The payment, and the transfer that it may need."""
    token = next(c for c in range(len(COLORS)) if before[c] != after[c])
    spent = before[token] - after[token]
    giver = next(s for s in range(4) if spent >> BITS * s & FULL)
    pay = Pay(seat, COLORS[token])
    return (pay,) if giver == seat else (Give(giver, COLORS[token], seat), pay)


def _trick(problem: Problem, before: State, after: State) -> tuple[Play, ...]:
    """Cards that lead from one state to the next, clockwise from the lead."""
    colors = {
        s: next(c for c in range(len(COLORS)) if before[0][c].count(str(s)) > after[0][c].count(str(s)))
        for s in range(problem.seats)
    }
    decides = COLORS.index(GRAY) if COLORS.index(GRAY) in colors.values() else colors[problem.lead]
    cards: dict[int, Card] = {}
    for color in sorted(set(colors.values())):
        seats = [s for s in colors if colors[s] == color]
        cards |= _cards(problem, color, seats, after[0][color], after[2] if color == decides else None)
    order = [(problem.lead + i) % problem.seats for i in range(problem.seats)]
    return tuple(Play(seat, cards[seat]) for seat in order)


def _cards(problem: Problem, color: int, seats: list[int], left: str, top: int | None) -> dict[int, Card]:
    """One card of the colour for each of the seats, such that these owners are left and that seat is on top."""
    held = sorted((c[1], s) for s, hand in enumerate(problem.hands) for c in hand if c[0] == COLORS[color])
    for chosen in product(*([card for card in held if card[1] == seat] for seat in seats)):
        if top in (None, max(chosen)[1]) and left == "".join(str(s) for r, s in held if (r, s) not in chosen):
            return {seat: (COLORS[color], rank) for rank, seat in chosen}
    raise AssertionError(f"no cards of {COLORS[color]} lead to {left!r}")


def unpaid(problem: Problem) -> int:
    """How many tricks are still to be paid, the one on the table among them."""
    return (sum(map(len, problem.hands)) + len(problem.trick)) // problem.seats
