"""How fast Living Forest Duel is, and the study of 2,000 duels: engine and counting against peers in the same run.

python tests/bench_lfd.py [PART …]

Prints figures, fails on none; `tests/build_duels.py` makes the study anew.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests"), str(ROOT / "tests" / "ui")]

import lfd_oracle  # noqa: E402  # the path comes first
from bench import clicks, leduc, ratios  # noqa: E402
from build_duels import report  # noqa: E402
from silva_kit.living_forest_duel import ELEMENTS, Token, count, default_box, start  # noqa: E402
from silva_kit.living_forest_duel.bots import bot  # noqa: E402
from silva_kit.position import CHANCE, Seat  # noqa: E402
from silva_kit.study.duels import measured  # noqa: E402

LINE = 12
"""Cards in the line that is counted: longer than most in play."""


def random_games(seed: int, games: int = 40) -> float:
    """Seconds a seat decision in random games; the chance moves between are in the time, not in the count."""
    rng, decisions, began = Random(seed), 0, time.process_time()
    for _ in range(games):
        p = start()
        while (seat := p.to_move) is not None and p.round < 20:
            if seat is CHANCE:
                p = p.after(p.chance.sample(rng))
                continue
            p = p.after(rng.choice(p.legal_moves))
            decisions += 1
    return (time.process_time() - began) / decisions


def engine() -> None:
    """legal_moves + after with events, per decision."""
    print(f"{1 / random_games(1):,.0f} decisions a second")
    ratios("a move of RLCard leduc env.run", leduc(), {"a decision": random_games})


def counting() -> None:
    """What a token counts, explained, against the plain counting of the tests."""
    cards, rng, seat = list(default_box().cards.values()), Random(2), Seat("A")
    lines = [rng.sample(cards, LINE) for _ in range(500)]
    tokens = [Token(Seat("B"), "sun", 3)]
    plain = [[dict(zip(ELEMENTS, card.values, strict=True)) for card in line] for line in lines]

    def ours(_number: int) -> float:
        began = time.process_time()
        for line in lines:
            for element in ELEMENTS:
                count(line, tokens, element, seat)
        return (time.process_time() - began) / len(lines) / len(ELEMENTS)

    def peer(_number: int) -> float:
        began = time.process_time()
        for line in plain:
            for element in ELEMENTS:
                lfd_oracle.token(line, [(3, "sun", "winter")], element, "summer")
        return (time.process_time() - began) / len(lines) / len(ELEMENTS)

    print(f"{1 / ours(0):,.0f} counts of a line of {LINE} cards a second")
    ratios("the plain counting of the tests", peer, {"a count": ours})


def bots() -> None:
    """A whole game of two bots."""
    for name in ("random", "greedy", "sensible"):
        times, decisions, player = [], 0, bot(name)
        for seed in range(12):
            rng, p, began = Random(seed), start(), time.process_time()
            while (seat := p.to_move) is not None and p.round < 40:
                p = p.after(p.chance.sample(rng) if seat is CHANCE else player.choose(p.view(seat), rng))
                decisions += seat is not CHANCE
            times.append(time.process_time() - began)
        print(f"{name}: median {statistics.median(times):.2f} s ({min(times):.2f}-{max(times):.2f} s), ", end="")
        print(f"{1e3 * sum(times) / decisions:.1f} ms a decision")


def table() -> None:
    """Its JavaScript (wanted: at most 68 kB), its messages, and from a click to the repainted table in Chromium."""

    from silva_widgets import DuelTable
    from silva_widgets.base import STATIC

    print(f"duel.js {(STATIC / 'duel.js').stat().st_size / 1000:.1f} kB")
    shown: Any = DuelTable(seed=1)
    print(f"the first message: {len(json.dumps(shown._state)) / 1000:.0f} kB")
    clicks("button", "Reveal", widget=DuelTable, bots={})


def study() -> None:
    """How 2,000 duels of two sensible bots ended (content/living_forest_duel/study.toml)."""
    print(report(measured().duels))


PARTS: dict[str, Callable[[], None]] = {part.__name__: part for part in (study, engine, counting, bots, table)}


def main(names: list[str]) -> int:
    """Run the parts that are named, or all."""
    if unknown := [name for name in names if name not in PARTS]:
        print(f"no part {', '.join(unknown)}; the parts are {', '.join(PARTS)}")
        return 2
    for name in names or list(PARTS):
        print(f"\n{name}: {PARTS[name].__doc__}")
        PARTS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
