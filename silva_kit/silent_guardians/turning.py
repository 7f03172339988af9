"""Whether a game can still be won, and after a loss where it was lost: positions of a game, asked of the solver.

The solver knows all cards; so what is said here is for the open table, or for when a game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from silva_kit.position import Seat
from silva_kit.silent_guardians.cards import COLORS, in_color
from silva_kit.silent_guardians.legal import can_be_paid
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.position import GuardiansPosition
from silva_kit.silent_guardians.problem import Give, Pay, Problem, SolverMove
from silva_kit.silent_guardians.solver import BUDGET, Answer, Cancel, Lost, Progress, Unknown, Winnable, solve
from silva_kit.silent_guardians.trick import owed


@dataclass(frozen=True, slots=True)
class Turning:
    """The move that lost the game: `at` is the number of the first position that is lost, `line` how the group could
    have won from the one before. `at` 0: the first position asked about was lost already."""

    at: int
    line: tuple[SolverMove, ...]


def problem_of(p: GuardiansPosition) -> Problem | None:
    """The position as the solver is asked about it; None before all tokens are drafted and after the end."""
    if p.decision.kind not in ("play", "pay") or p.lead is None:
        return None
    return Problem(
        seats=len(p.seats),
        hands=tuple(tuple((card.color, card.rank) for card in hand) for hand in p.hands),
        tokens=tuple(tuple(Counter(held)[color] for color in COLORS) for held in p.tokens),
        lead=p.lead.index,
        trick=tuple((seat.index, (card.color, card.rank)) for seat, card in p.trick),
        transfers=p.transfers,
        rescue=p.rulings.transfer_rescue == "yes",
    )


def still_winnable(
    p: GuardiansPosition, budget: int = BUDGET, *, progress: Progress | None = None, cancel: Cancel | None = None
) -> Answer:
    """Whether the group can still win from a position; Unknown where the solver cannot be asked.

    The solver gives one token for each transfer, so where several may go at once (`sg.R14` any) its no is no answer;
    but a trick that nobody at the table holds a valid token for is lost (`sg.R13`).
    """
    if p.result is not None:
        return Winnable(()) if p.result.kind == "win" else Lost()
    problem = problem_of(p)
    if problem is None:
        return Unknown(0)
    if p.decision.kind == "pay" and not can_be_paid(p, owed(p.trick)):
        return Lost()
    answer = solve(problem, budget, progress=progress, cancel=cancel)
    many = p.rulings.transfer_max_tokens == "any" and p.transfers > 0
    return Unknown(0) if many and isinstance(answer, Lost) else answer


def turning_point(
    positions: Sequence[GuardiansPosition],
    budget: int = BUDGET,
    *,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> Turning | None:
    """Where a game that ended in a loss was lost: what is lost stays lost, so the middle of what is open is asked
    again and again. None where an answer is not known."""
    asked = [i for i, p in enumerate(positions) if problem_of(p) is not None or p.result is not None]
    low, high = 0, len(asked) - 1
    line: tuple[SolverMove, ...] = ()
    while low < high:
        middle = (low + high) // 2
        answer = still_winnable(positions[asked[middle]], budget, progress=progress, cancel=cancel)
        if isinstance(answer, Unknown):
            return None
        if isinstance(answer, Winnable):
            low, line = middle + 1, answer.line
        else:
            high = middle
    return Turning(asked[low] if low else 0, line)


def moves_of(p: GuardiansPosition, line: Sequence[SolverMove]) -> list[Move]:
    """The solver's moves as moves of the game from a position on: a card is named by its place."""
    moves: list[Move] = []
    for step in line:
        move = _move(p, step)
        p = p.after(move)
        moves.append(move)
    return moves


def _move(p: GuardiansPosition, step: SolverMove) -> Move:
    if isinstance(step, Give):
        return Move("give", p.seats[step.giver], (step.token,), target=p.seats[step.receiver])
    seat: Seat = p.seats[step.seat]
    if isinstance(step, Pay):
        return Move("pay", seat, (step.token,))
    color, rank = step.card
    held = [card.rank for card in in_color(p.hands[seat.index], color)]
    return Move("play", seat, (color,), held.index(rank) + 1)
