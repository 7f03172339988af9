"""Can the group still win from here, with all cards known? And with which of the moves now?

    >>> from silva_kit.silent_guardians.problem import Problem
    >>> hands = ((("r", 1), ("b", 2)), (("r", 2), ("b", 1)), (("r", 3), ("y", 1)))
    >>> solve(Problem(3, hands, ((0, 0, 0, 0, 0), (2, 0, 0, 0, 0), (0, 0, 0, 0, 0)), lead=0))
    Lost()

The answers are exact: a line that wins, or Lost, or Unknown when the budget did not suffice. The same problem with the
same budget always has the same answer: the budget counts steps, not seconds (about a second where Python is quick).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from silva_kit.silent_guardians.problem import Problem, SolverMove
from silva_kit.silent_guardians.solver_line import line, starts, unpaid
from silva_kit.silent_guardians.solver_search import Memory, Search
from silva_kit.silent_guardians.solver_state import canonical

BUDGET = 100_000
ROUNDS = (0.05, 0.2, 0.75)  # shares of the budget: the easy moves are answered first
TOTAL = 3.0  # all moves together, in budgets


@dataclass(frozen=True, slots=True)
class Winnable:
    """The group can still win: by these moves, in order."""

    line: tuple[SolverMove, ...]


@dataclass(frozen=True, slots=True)
class Lost:
    """The group cannot win any more, whatever it plays."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """Not decided within the budget; `nodes` positions were opened."""

    nodes: int


Answer: TypeAlias = Winnable | Lost | Unknown
Progress: TypeAlias = Callable[[int], None]
Cancel: TypeAlias = Callable[[], bool]


def solve(
    problem: Problem, budget: int = BUDGET, *, progress: Progress | None = None, cancel: Cancel | None = None
) -> Answer:
    """Whether the group can still win (sg.end.win), within `budget` steps.

    `progress` is told the nodes so far every now and then; where `cancel` returns True the answer is Unknown.
    """
    one = _Case(problem, _memory(problem))
    one.search.run(budget, _stop(progress, cancel))
    return one.answer()


def solve_moves(
    problem: Problem, budget: int = BUDGET, *, progress: Progress | None = None, cancel: Cancel | None = None
) -> dict[SolverMove, Answer]:
    """The answer after each legal move now; its line begins with the move. All share what is found out.

    Each has at most `budget` steps and all together three times that; moves that come to the same are searched once.
    """
    memory, stop = _memory(problem), _stop(progress, cancel)
    cases = {move: _Case(problem, memory, move) for move in problem.moves()}
    alike: dict[frozenset[object], list[_Case]] = {}
    for case in cases.values():
        alike.setdefault(frozenset(case.starts), []).append(case)
    purse = int(budget * TOTAL)
    for share in ROUNDS:
        for first, *others in alike.values():
            if first.search.answer is not None or purse <= 0:
                continue
            spent = first.search.work
            if first.search.run(min(purse, int(budget * share)), stop) is not None:
                for other in others:
                    other.search.run(budget, stop)
            purse -= first.search.work - spent
    return {move: case.answer() for move, case in cases.items()}


class _Case:
    """A problem, or what a move makes of it, with its search."""

    def __init__(self, problem: Problem, memory: Memory, move: SolverMove | None = None) -> None:
        self.problem = problem if move is None else problem.after(move)
        self.moves = () if move is None else (move,)
        self.memory = memory
        self.starts = {canonical(state): (state, moves) for state, moves in starts(self.problem, memory.game).items()}
        self.search = Search(list(self.starts), sum(map(len, self.problem.hands)) // self.problem.seats, memory)
        if sum(map(sum, self.problem.tokens)) < unpaid(self.problem):
            self.search.answer = False

    def answer(self) -> Answer:
        if self.search.answer is None:
            return Unknown(self.search.nodes)
        if not self.search.answer:
            return Lost()
        first, *path = self.search.path
        return Winnable((*self.moves, *line(self.problem, self.memory.game, *self.starts[first], path)))


def _memory(problem: Problem) -> Memory:
    return Memory(problem.seats, sum(map(sum, problem.tokens)) == unpaid(problem))


def _stop(progress: Progress | None, cancel: Cancel | None) -> Callable[[int], bool]:
    def stop(nodes: int) -> bool:
        if progress is not None:
            progress(nodes)
        return cancel is not None and cancel()

    return stop
