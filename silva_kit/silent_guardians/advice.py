"""Advice to a player who does not see all ranks: how often each move leaves the game winnable, over imagined deals.

Nothing but the view is used. Each deal that agrees with it is drawn by `redeal` and answered by the solver, which
knows all cards of that deal; so the advice is about what luck allows, not about what the group will find at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.position import GuardiansPosition
from silva_kit.silent_guardians.problem import Problem
from silva_kit.silent_guardians.redeal import Past, redeal
from silva_kit.silent_guardians.shares import Share, word
from silva_kit.silent_guardians.solver import Cancel, Lost, solve, solve_moves
from silva_kit.silent_guardians.turning import moves_of, problem_of, still_winnable
from silva_kit.silent_guardians.view import GuardiansView

SAMPLES: Final = 100
BUDGET: Final = 20_000
"""Steps for each imagined deal: of the answers at the first lead some 2 % stay unknown, for a quarter second each."""
Sampled: TypeAlias = Callable[[int, int], None]
"""Told how many deals are done, of how many."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move and the deals after which it leaves the game winnable."""

    move: Move
    share: Share


def advice(
    view: GuardiansView,
    rng: Random,
    samples: int = SAMPLES,
    *,
    budget: int = BUDGET,
    past: Past = (),
    progress: Sampled | None = None,
    cancel: Cancel | None = None,
) -> tuple[Advised, ...]:
    """The viewer's legal moves, the best first; moves that come to the same stay in the order of `legal_moves`.

    Empty where the viewer has no move or tokens are still being drafted (`sg.draft.choose`): the solver is asked about
    tricks only. `past` are this viewer's earlier views; they keep what play has told about the ranks (see `redeal`).
    Where `cancel` returns True, the deals so far are all there are.
    """
    if not view.legal_moves or view.decision.kind not in ("play", "pay"):
        return ()
    seen, found = tuple(past), {move: list[str]() for move in view.legal_moves}
    for done in range(samples):
        if cancel is not None and cancel():
            break
        for move, answer in _answers(redeal(view, rng, seen), view.legal_moves, budget).items():
            found[move].append(answer)
        if progress is not None:
            progress(done + 1, samples)
    advised = [Advised(move, Share.count(words)) for move, words in found.items()]
    return tuple(sorted(advised, key=lambda one: (-one.share.middle, -one.share.winnable)))


def _answers(p: GuardiansPosition, moves: Iterable[Move], budget: int) -> dict[Move, str]:
    problem = problem_of(p)
    assert problem is not None  # tricks are being played
    if not p.transfers:
        steps = solve_moves(problem, budget)
        return {moves_of(p, [step])[0]: word(answer) for step, answer in steps.items()}
    return _with_transfers(p, problem, list(moves), budget)


def _with_transfers(p: GuardiansPosition, problem: Problem, moves: list[Move], budget: int) -> dict[Move, str]:
    """Each move by itself: `solve_moves` would spend most of its budget on the transfers of the other seats."""
    several = p.rulings.transfer_max_tokens == "any"  # the solver hands over one token at a time (R14)
    if not several and isinstance(solve(problem, budget), Lost):
        return dict.fromkeys(moves, "lost")
    found = {}
    for move in moves:
        after = p.after(move)
        answer = word(still_winnable(after, budget // len(moves)))
        more = several and after.transfers and after.result is None
        found[move] = "unknown" if more and answer == "lost" else answer
    return found
