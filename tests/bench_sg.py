"""How fast the solver of Silent Guardians is, over fixed random deals. Prints figures, fails on none.

python tests/bench_sg.py [DEALS]      (100 of each of the four kinds by default)

CPU time of this process. `norm` = times 0.16 µs over what a pass of the calibration loop took just before and after the
call: what the call would take where that loop takes 0.16 µs.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from sg_deals import random_deal  # noqa: E402  # the path comes first
from silva_kit.silent_guardians.problem import Problem  # noqa: E402
from silva_kit.silent_guardians.solver import Lost, Unknown, Winnable, solve, solve_moves  # noqa: E402

QUIET = 0.16e-6
KINDS = [(players, even) for players in (3, 4) for even in (True, False)]


def calibration() -> float:
    """Seconds for one pass of the fixed loop."""
    began = time.process_time()
    d: dict[int, int] = {}
    row, s = [0] * 64, 0
    for i in range(20000):
        k = i & 63
        row[k] = i
        s += row[(k * 7) & 63]
        d[k] = s & 1023
        if s & 1:
            s ^= d.get(k, 0)
    return (time.process_time() - began) / 20000


def timed(run: Callable[[Problem], object], problem: Problem) -> tuple[float, float, object]:
    """(CPU seconds, the same normalised, the answer)."""
    before, began = calibration(), time.process_time()
    answer = run(problem)
    took = time.process_time() - began
    return took, took * QUIET / ((before + calibration()) / 2), answer


def spread(times: list[float]) -> str:
    """Median, p95 and largest."""
    row = sorted(times)
    return f"median {row[len(row) // 2]:.3f}, p95 {row[int(len(row) * 0.95)]:.3f}, max {row[-1]:.2f} s"


def solver(deals: int) -> None:
    """`solve` (wanted: p95 0.4 s with 3 players, 1.0 s with 4; decided 98 % even, 96 % uneven; no call over 2.5 s)."""
    for players, even in KINDS:
        found = [timed(solve, random_deal(players, number, even=even)) for number in range(deals)]
        answers = [answer for _, _, answer in found]
        won, lost, open_ = (sum(isinstance(a, kind) for a in answers) for kind in (Winnable, Lost, Unknown))
        print(f"{players} players, {'even' if even else 'uneven'} tokens: {spread([t for t, _, _ in found])}", end="; ")
        print(f"norm {spread([t for _, t, _ in found])}; ", end="")
        print(f"decided {100 * (won + lost) / deals:.0f} % ({won} winnable, {lost} lost, {open_} unknown)", flush=True)


def hints(deals: int) -> None:
    """`solve_moves` for all leads to trick 1 (wanted: median 0.2 s, p95 3 s)."""
    for players, even in KINDS:
        found = [timed(solve_moves, random_deal(players, number, even=even)) for number in range(deals)]
        answers = [a for _, _, moves in found if isinstance(moves, dict) for a in moves.values()]
        decided = 100 * sum(not isinstance(a, Unknown) for a in answers) / len(answers)
        print(f"{players} players, {'even' if even else 'uneven'} tokens: {spread([t for t, _, _ in found])}", end="; ")
        print(f"norm {spread([t for _, t, _ in found])}; {decided:.1f} % of the leads decided", flush=True)


if __name__ == "__main__":
    for part in (solver, hints):
        print(f"\n{part.__name__}: {part.__doc__}")
        part(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
