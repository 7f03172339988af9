"""How fast Silent Guardians is: its solver and advice over fixed deals, its engine against a peer's in the same run.

python tests/bench_sg.py [DEALS] [PART …]      (100 deals of each of the four kinds, and all parts, by default)

Prints figures, fails on none. CPU time of this process. `norm` = times 0.16 µs over what a pass of the calibration loop
took just before and after the call: what the call would take where that loop takes 0.16 µs.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench import ratios  # noqa: E402  # the path comes first
from sg_deals import random_deal  # noqa: E402
from silva_kit.position import CHANCE  # noqa: E402
from silva_kit.silent_guardians import GuardiansPosition, start  # noqa: E402
from silva_kit.silent_guardians import advice as advices  # noqa: E402
from silva_kit.silent_guardians.solver import Lost, Unknown, Winnable, solve, solve_moves  # noqa: E402

QUIET = 0.16e-6
T = TypeVar("T")
TABLES = 5  # positions of each number of players for `advice`
GAMES = {"ours": 60, "peer": 6}  # games in a slice of time
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


def timed(run: Callable[[T], object], given: T) -> tuple[float, float, Any]:
    """(CPU seconds, the same normalised, the answer)."""
    before, began = calibration(), time.process_time()
    answer = run(given)
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


def first_lead(players: int, number: int) -> GuardiansPosition:
    """The first lead of a random deal, its tokens drafted at random."""
    p, rng = start(players), Random(f"advice {players} {number}")
    while p.to_move is CHANCE or p.view(p.to_move).decision.kind != "play":
        p = p.after(p.chance.sample(rng) if p.to_move is CHANCE else rng.choice(p.legal_moves))
    return p


def advised(p: GuardiansPosition) -> object:
    """What whoever has the move is advised."""
    return advices.advice(p.view(p.to_move), Random(1))


def advice(_deals: int) -> None:
    """`advice` for the first lead, over 100 imagined deals (no figure is set; a reader waits a quarter minute at most:
    wanted 7 samples a second)."""
    for players in (3, 4):
        positions = [first_lead(players, number) for number in range(TABLES)]
        found = [timed(advised, p) for p in positions]
        unknown = [max(one.share.unknown for one in moves) for _, _, moves in found]
        rates = ", ".join(f"{advices.SAMPLES / t:.1f}" for _, t, _ in found)
        print(f"{players} players, {TABLES} deals: {spread([t for t, _, _ in found])}", end="; ")
        print(f"norm {spread([t for _, t, _ in found])}: {rates} samples a second; ", end="")
        print(f"of the deals imagined at most {max(unknown)} % undecided for a lead", flush=True)


def our_games(seed: int) -> float:
    """Seconds a seat's move in random games of four; dealing is in the time, not in the count."""
    rng, moves, began = Random(seed), 0, time.process_time()
    for _ in range(GAMES["ours"]):
        p = start(4)
        while (seat := p.to_move) is not None:
            if seat is CHANCE:
                p = p.after(p.chance.sample(rng))
                continue
            legal = p.legal_moves
            p = p.after(legal[int(rng.random() * len(legal))])
            moves += 1
    return (time.process_time() - began) / moves


def bridge_steps() -> Callable[[int], float]:
    """Seconds a move of RLCard's bridge, its game layer alone: legal actions, a random one, step."""
    import rlcard

    game, rng = rlcard.make("bridge", config={"seed": 1}).game, Random(1)

    def run(_number: int) -> float:
        began, moves = time.process_time(), 0
        for _ in range(GAMES["peer"]):
            game.init_game()
            while not game.is_over():
                legal = game.judger.get_legal_actions()
                game.step(legal[int(rng.random() * len(legal))])
                moves += 1
        return (time.process_time() - began) / moves

    return run


def bridge_run() -> Callable[[int], float]:
    """Seconds a move of RLCard's bridge environment with four random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("bridge", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(4)])

    def run(_number: int) -> float:
        began, moves = time.process_time(), 0
        for _ in range(GAMES["peer"]):
            env.run(is_training=False)
            moves += len(env.game.actions)
        return (time.process_time() - began) / moves

    return run


def engine(_deals: int) -> None:
    """A move of a random game of four (legal moves, choice, `after` with its events; the deal is in the time; draft and
    tricks, until a trick cannot be paid) against a move of a random game of RLCard's bridge (bids and tricks, to the
    end). Wanted: 3 times as fast as env.run, as for SILVA's engine; none for its game layer, which tells no events."""
    ours = {"a move of Silent Guardians (legal_moves + after, clause-cited events)": our_games}
    steps, run = bridge_steps(), bridge_run()
    for name, one in (("ours", our_games), ("bridge game layer", steps), ("bridge env.run", run)):
        print(f"{name}: {min(one(n) for n in range(3)) * 1e6:.0f} µs a move")
    ratios("a move of RLCard bridge env.run (four random agents, states encoded for each)", run, ours)
    ratios("a move of RLCard bridge's bare game layer (judger.get_legal_actions + game.step)", steps, ours)


PARTS: dict[str, Callable[[int], None]] = {one.__name__: one for one in (solver, hints, advice, engine)}


def main(words: list[str]) -> int:
    """Run the parts that are named, or all, over so many deals."""
    deals = int(words.pop(0)) if words and words[0].isdigit() else 100
    if unknown := [word for word in words if word not in PARTS]:
        print(f"no part {', '.join(unknown)}; the parts are {', '.join(PARTS)}")
        return 2
    for name in words or list(PARTS):
        print(f"\n{name}: {PARTS[name].__doc__}")
        PARTS[name](deals)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
