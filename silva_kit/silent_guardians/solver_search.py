"""The search of the solver: dives from random places, restarted, that remember every state they have refuted.

A fixed order has a heavy tail: one bad card at the start costs the whole budget. Dives of a growing number of nodes
with a common memory of lost states do not. They stay exact: a state counts as lost when all its tricks are exhausted,
and when the first states are, the problem is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from silva_kit.silent_guardians.bounds import hopeless
from silva_kit.silent_guardians.solver_state import Key, State, key
from silva_kit.silent_guardians.solver_tricks import rankless_tricks, tricks, turned, without_ranks

FIRST_DIVE, GROWTH = 50, 1.3
ALONE = 50  # nodes of a search before the game without ranks is asked: easy deals do without
LEVELS = {3: 9, 4: 6}  # with so many tricks left or fewer the game without ranks is asked
PATIENCE = 400  # steps of that game for one answer
REPORT_EVERY = 256


class Memory:
    """What is known of the deals of one table: lost and won states, and those of the game without ranks."""

    def __init__(self, seats: int, tight: bool) -> None:
        self.seats, self.tight = seats, tight
        self.lost: set[Key] = set()
        self.won: set[Key] = set()
        self.rankless = Rankless(seats, tight)


class Rankless:
    """Answers whether a state is lost even when ranks are forgotten."""

    def __init__(self, seats: int, tight: bool) -> None:
        self.seats, self.tight = seats, tight
        self.lost: set[Key] = set()
        self.won: set[Key] = set()
        self.work = 0

    def refutes(self, state: State) -> bool:
        """The state is lost without ranks; False also when it was not found out in time."""
        self.stop = self.work + PATIENCE
        return self._won(without_ranks(state)) is False

    def _won(self, state: State) -> bool | None:
        """None where the time is up. As deep as there are tricks left."""
        if not any(state[0]):
            return True
        name = key(state)
        if name in self.won:
            return True
        if name in self.lost:
            return False
        if hopeless(state, self.seats, self.tight):
            self.lost.add(name)
            return False
        for after in rankless_tricks(state, self.seats):
            self.work += 1
            answer = self._won(after) if self.work < self.stop else None
            if answer is not False:
                if answer:
                    self.won.add(name)
                return answer
        self.lost.add(name)
        return False


class Search:
    """One problem's search: `run` goes on with it, `path` is the winning one when it is found."""

    def __init__(self, starts: list[State], memory: Memory, seed: int = 1) -> None:
        self.starts, self.memory = starts, memory
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
        memory, seats = self.memory, self.memory.seats
        path: list[State] = []
        names: list[Key] = []
        stack: list[Iterator[State]] = [iter(turned(self.starts, self.random))]
        while stack:
            for state in stack[-1]:
                self.work += 1
                name = key(state)
                if name in memory.lost:
                    continue
                if name in memory.won or not any(state[0]):
                    memory.won.update(names)
                    self.path = [*path, *self._known(state)]
                    return True
                if self._refuted(state):
                    memory.lost.add(name)
                    continue
                self.nodes += 1
                path.append(state)
                names.append(name)
                stack.append(tricks(state, seats, self.random))
                break
            else:
                stack.pop()
                if path:
                    path.pop()
                    memory.lost.add(names.pop())
                continue
            if self.nodes >= last or self.work >= end or (self.nodes % REPORT_EVERY == 0 and stop(self.nodes)):
                return None
        return False

    def _refuted(self, state: State) -> bool:
        memory = self.memory
        if hopeless(state, memory.seats, memory.tight):
            return True
        if self.nodes < ALONE or sum(map(len, state[0])) > LEVELS[memory.seats] * memory.seats:
            return False
        before = memory.rankless.work
        refuted = memory.rankless.refutes(state)
        self.work += memory.rankless.work - before
        return refuted

    def _known(self, state: State) -> list[State]:
        """From a state that is known to be won to the end, by states that are."""
        path = [state]
        while any(state[0]):
            after = tricks(state, self.memory.seats, None)
            state = next(s for s in after if not any(s[0]) or key(s) in self.memory.won)
            path.append(state)
        return path
