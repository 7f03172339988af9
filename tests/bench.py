"""Speed as ratios against a peer in the same run, in alternating slices of CPU time. Prints figures, fails on none.

.venv/bin/pip install -e '.[test,bench]'
.venv/bin/python tests/bench.py [PART …]
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests"), str(ROOT / "tests" / "ui")]
SLICES = 9
PARTS: dict[str, Callable[[], None]] = {}
CLICK = """async ([where, says]) => {
    const began = performance.now(), log = document.querySelector(".silva-log");
    const changed = new Promise(done => new MutationObserver(done).observe(log, {childList: true, subtree: true}));
    [...document.querySelectorAll(where)].find(e => e.textContent.includes(says)).click();
    await changed;
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""


def part(made: Callable[[], None]) -> Callable[[], None]:
    """Enter a part of the benchmark under its function's name."""
    PARTS[made.__name__] = made
    return made


def ratios(name: str, peer: Callable[[int], float], ours: dict[str, Callable[[int], float]]) -> None:
    """Print how many times faster each of ours is than the peer: median over slices, and the range."""
    found: dict[str, list[float]] = {key: [] for key in ours}
    peer(0), [run(0) for run in ours.values()]  # warm
    for number in range(1, SLICES + 1):
        base = peer(number)
        for key, run in ours.items():
            found[key].append(base / run(number))
    for key, values in found.items():
        print(f"{key}: {statistics.median(values):.2f} times as fast as {name} ({min(values):.2f}-{max(values):.2f})")


def leduc() -> Callable[[int], float]:
    """Seconds a move of RLCard's leduc environment with two random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])

    def run(_number: int) -> float:
        began, moves = time.process_time(), 0
        for _ in range(400):
            trajectories, _payoffs = env.run(is_training=False)
            moves += sum((len(one) - 1) // 2 for one in trajectories)
        return (time.process_time() - began) / moves

    return run


def random_games(seed: int, *, view: bool) -> float:
    """Seconds a seat decision in random games; the chance moves between are in the time, not in the count."""
    from silva_kit.position import CHANCE
    from silva_kit.silva import start

    rng, decisions, began = Random(seed), 0, time.process_time()
    for number in range(300):
        p = start(2 + number % 3)
        while (seat := p.to_move) is not None:
            if seat is CHANCE:
                p = p.after(p.chance.sample(rng))
                continue
            if view:
                p.view(seat)
            moves = p.legal_moves
            p = p.after(moves[int(rng.random() * len(moves))])
            decisions += 1
    return (time.process_time() - began) / decisions


@part
def engine() -> None:
    """legal_moves + after with events, per decision (wanted: 3; with the acting seat's view: 2)."""
    ours = {
        "a decision": lambda n: random_games(n, view=False),
        "a decision with its view": lambda n: random_games(n, view=True),
    }
    ratios("a move of RLCard leduc env.run", leduc(), ours)


@part
def bulk() -> None:
    """playouts(n) (wanted: 15)."""
    from silva_kit.silva.playouts import playouts

    def run(number: int) -> float:
        began = time.process_time()
        _, decisions = playouts(3000, 3, number)
        return (time.process_time() - began) / decisions

    ratios("a move of RLCard leduc env.run", leduc(), {"a decision in playouts": run})


@part
def imports() -> None:
    """Import of silva_kit over bare Python (wanted: at most 50 ms)."""
    found = {code: [] for code in ("pass", "import silva_kit", "import silva_kit.silva")}
    for _ in range(15):
        for code, times in found.items():
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
            times.append(time.perf_counter() - began)
    bare = statistics.median(found.pop("pass"))
    for code, times in found.items():
        print(f"{code}: {(statistics.median(times) - bare) * 1000:.0f} ms over bare Python ({bare * 1000:.0f} ms)")


@part
def widget() -> None:
    """A widget's handler, from the browser's move to the new view (wanted: 10 ms median), and its message (200 kB).

    This is SILVA's; Kodama's, where bots look for places, is in the part `kodama`.
    """
    from silva_widgets.table import SilvaTable

    seconds, sizes, first = [], [], []
    for seed in range(12):
        table: Any = SilvaTable(players=4, seed=seed)
        first.append(len(json.dumps(table._words)) + len(json.dumps(table._state)))
        while table.view.legal_moves:
            text = table.view.legal_moves[0].text
            began = time.perf_counter()
            table._handle_custom_msg({"do": "move", "text": text, "version": table._state["version"]}, [])
            seconds.append(time.perf_counter() - began)
            sizes.append(len(json.dumps(table._state)))
    print(
        f"a move in the table: median {statistics.median(seconds) * 1000:.1f} ms, largest {max(seconds) * 1000:.1f} ms"
    )
    print(f"its message: median {statistics.median(sizes) / 1000:.0f} kB, largest {max(sizes) / 1000:.0f} kB; ", end="")
    print(f"sent once when the table opens: {max(first) / 1000:.0f} kB")


@part
def notebooks() -> None:
    """Each notebook's execution against an empty one (wanted: at most 3 times)."""
    import nbformat
    from nbclient import NotebookClient

    def run(notebook: Any, folder: Path) -> float:
        began = time.perf_counter()
        NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(folder)}}).execute()
        return time.perf_counter() - began

    empty = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    base = statistics.median(run(empty, ROOT) for _ in range(3))
    for path in sorted((ROOT / "notebooks").glob("*/*.ipynb")):
        took = statistics.median(run(nbformat.read(path, 4), path.parent) for _ in range(2))
        print(f"{path.relative_to(ROOT)}: {took:.1f} s, {took / base:.1f} times an empty one ({base:.1f} s)")


@part
def bundle() -> None:
    """Each widget's JavaScript (wanted: at most 60 kB, for kodama.js 82 kB, for duel.js 68 kB)."""
    # Kodama's screen judges and scores a card while it is dragged, without a kernel: two ports of rules, a drawing
    # and dragging come on top of the 43 kB that all tables share.
    for path in sorted((ROOT / "widgets" / "silva_widgets" / "static").glob("*.js")):
        print(f"{path.name}: {path.stat().st_size / 1000:.1f} kB")


@part
def click() -> None:
    """From the click on a card to the repainted table in Chromium, on a bare page."""
    clicks(".silva-pick-card", "7", position="silva 2p turn=A do=play:A hands=A:7.8,B:3 deck=*")


def clicks(where: str, says: str, **given: Any) -> None:
    """Print the time from a click on what has this selector and says this to the repainted table, on bare pages."""
    from bare_page import BarePage
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        times = []
        for seed in range(8):
            page = BarePage(browser, Path(folder), seed=seed, **given)
            times.append(page.page.evaluate(CLICK, [where, says]))
            page.close()
        print(f"click to repaint: median {statistics.median(times):.0f} ms ({min(times):.0f}-{max(times):.0f} ms)")
        browser.close()


@part
def kodama() -> None:
    """All figures of Kodama: legality, candidates, scoring, bots, its table, drag to repaint (tests/bench_ko.py)."""
    import bench_ko

    bench_ko.main([])


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
