"""The game without the ranks of the colours: any seat that follows a coloured lead may win it.

All that is won in the game itself is won here too, so what is lost here is lost. The states are few: one answer serves
thousands of deals of the same colours. The few grays keep their order, which decides most.
"""

from __future__ import annotations

from silva_kit.silent_guardians.bounds import Bounds
from silva_kit.silent_guardians.solver_state import ABOVE, ONE, TRUMP, Game, Lazy, State, sign
from silva_kit.silent_guardians.solver_tricks import payable, signs

PATIENCE = 400  # steps for one answer
NO_GRAY = dict.fromkeys(range(4), (0,))


class Rankless:
    """Answers whether a state is lost even when the ranks of the colours are forgotten."""

    def __init__(self, game: Game, tight: bool) -> None:
        self.game, self.work, self._end = game, 0, 0
        self._bounds = Bounds(game, tight)
        self._signs = Lazy(sign)
        # By the number of tricks left, then by the state: True, it is won; False, it is lost; None, not found out.
        self._verdicts = Lazy[int, Lazy[State, bool | None]](self._quick)

    def _quick(self, left: int) -> Lazy[State, bool | None]:
        """What is known of a state before it is tried."""
        if not left:
            return Lazy(lambda _: True)
        return Lazy(lambda state: False if self._bounds.hopeless(state, left) else None)

    def refutes(self, state: State, left: int, *, thorough: bool) -> bool:
        """The state, with so many tricks left, is lost without ranks; False also when it was not found out in time.

        Where it need not be `thorough`, only the quick reasons are tried.
        """
        lead, transfers, a, b, c, d, gray = state
        count = self.game.colors.counts
        row = [count[a], count[b], count[c], count[d]]
        row.sort()
        loose = (lead, transfers, *row, gray)
        verdict = self._verdicts[left][loose]
        if verdict is None and thorough:
            self._end = self.work + PATIENCE
            verdict = self._tried(loose, left)
        return verdict is False

    def _tried(self, state: State, left: int) -> bool | None:
        """Whether a state is won; None where the time is up. As deep as there are tricks left."""
        known, below = self._verdicts[left], self._verdicts[left - 1]
        untried = []
        for after in self._tricks(state):
            self.work += 1
            verdict = below[after]
            if verdict:
                known[state] = True
                return True
            if verdict is None:
                untried.append(after)
        for after in untried:
            verdict = self._tried(after, left - 1) if self.work < self._end else None
            if verdict is not False:
                known[state] = verdict
                return verdict
        known[state] = False
        return False

    def _tricks(self, state: State) -> list[State]:
        """The states after one trick and its payment."""
        lead, transfers, a, b, c, d, gray = state
        sign, grays = self._signs, self.game.grays
        seen = signs(sign[a], sign[b], sign[c], sign[d], grays.signs[gray])
        found: list[State] = []
        for pattern, winners in payable(self.game.seats, seen, lead, transfers > 0, None):
            _, _, decides, deciders, _, (p, q, r, s) = pattern
            tops = grays.plays[gray >> ABOVE][deciders] if decides == TRUMP else NO_GRAY
            for seat, pays in winners:
                for top in tops.get(seat, ()):
                    for token, giver in pays:
                        row = [a - p, b - q, c - r, d - s, gray + top]
                        row[token] -= ONE[giver]
                        trumps = row.pop()
                        row.sort()
                        found.append((seat, transfers - (giver != seat), *row, trumps))
        return found
