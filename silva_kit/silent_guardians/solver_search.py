"""The search of the solver: dives from random places, restarted, that remember every state they have refuted.

A fixed order has a heavy tail: one bad card at the start costs the whole budget. Dives of a growing number of nodes
with a common memory of lost states do not. They stay exact: a state counts as lost when all its tricks are exhausted,
and when the first states are, the problem is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from silva_kit.silent_guardians.solver_rankless import Rankless
from silva_kit.silent_guardians.solver_state import Game, State
from silva_kit.silent_guardians.solver_tricks import tricks, turned

FIRST_DIVE, GROWTH = 50, 1.3
ALONE = 50  # nodes of a search before the game without ranks is asked: easy deals do without
LEVELS = {3: 9, 4: 6}  # with so many tricks left or fewer the game without ranks is asked
REPORT_EVERY = 256


class Memory:
    """What is known of the deals of one table: lost and won states, and those of the game without ranks."""

    def __init__(self, seats: int, tight: bool) -> None:
        self.game = Game(seats)
        self.lost: set[State] = set()
        self.won: set[State] = set()
        self.rankless = Rankless(self.game, tight)


class Search:
    """One problem's search: `run` goes on with it, `path` is the winning one when it is found."""

    def __init__(self, starts: list[State], left: int, memory: Memory, seed: int = 1) -> None:
        self.starts, self.left, self.memory = starts, left, memory
        self.random = Random(seed).random
        self.dive = float(FIRST_DIVE)
        self.nodes = self.work = 0
        self.path: list[State] = []
        self.answer: bool | None = None

    def run(self, budget: int, stop: Callable[[int], bool]) -> bool | None:
        """True: can be won, False: lost, None: `budget` steps of work are spent, or `stop(nodes)` said so."""
        end = self.work + budget
        while self.answer is None and self.work < end and not stop(self.nodes):
            self.answer = self._dive(self.nodes + int(self.dive), end, stop)
            self.dive *= GROWTH
        return self.answer

    def _dive(self, last: int, end: int, stop: Callable[[int], bool]) -> bool | None:
        memory = self.memory
        path: list[State] = []
        stack: list[Iterator[State]] = [iter(turned(self.starts, self.random))]
        while stack:
            left = self.left - len(path)
            for state in stack[-1]:
                self.work += 1
                if state in memory.lost:
                    continue
                if not left or state in memory.won:
                    memory.won.update(path)
                    self.path = [*path, *self._known(state, left)]
                    return True
                if self._refuted(state, left):
                    memory.lost.add(state)
                    continue
                self.nodes += 1
                path.append(state)
                stack.append(tricks(memory.game, state, self.random))
                break
            else:
                stack.pop()
                if path:
                    memory.lost.add(path.pop())
                continue
            if self.nodes >= last or self.work >= end or (self.nodes % REPORT_EVERY == 0 and stop(self.nodes)):
                return None
        return False

    def _refuted(self, state: State, left: int) -> bool:
        rankless = self.memory.rankless
        before = rankless.work
        thorough = self.nodes >= ALONE and left <= LEVELS[self.memory.game.seats]
        refuted = rankless.refutes(state, left, thorough=thorough)
        self.work += rankless.work - before
        return refuted

    def _known(self, state: State, left: int) -> list[State]:
        """From a state that is known to be won to the end, by states that are."""
        path = [state]
        for after in range(left - 1, -1, -1):
            state = next(s for s in tricks(self.memory.game, state) if not after or s in self.memory.won)
            path.append(state)
        return path
