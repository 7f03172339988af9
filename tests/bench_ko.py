"""How fast Kodama is: geometry, candidates and scoring on a tree of 13 cards, bots, its table, dragging in Chromium.

python tests/bench_ko.py [ROUNDS] [PART …]      (30 rounds and all parts by default)

Prints figures, fails on none. CPU time of this process, except in Chromium. Ratios are taken in alternating slices, so
that other work on the machine hits both sides.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

import shapely  # noqa: E402  # the path comes first

from silva_kit.dealer import Dealer  # noqa: E402
from silva_kit.kodama import KodamaPosition, start  # noqa: E402
from silva_kit.kodama.bots import bot  # noqa: E402
from silva_kit.kodama.box import default_box  # noqa: E402
from silva_kit.kodama.candidates import candidates  # noqa: E402
from silva_kit.kodama.cards import HEIGHT, ICON_RADIUS, WIDTH, Card  # noqa: E402
from silva_kit.kodama.geometry import fit, on_table, parent_at  # noqa: E402
from silva_kit.kodama.scoring import points, score  # noqa: E402
from silva_kit.kodama.tree import Placed, Pose, Tree, planted  # noqa: E402

CARDS = 13
POSES = 200
BOX = default_box()


def tree_of_13(random: Random) -> Tree:
    """A tree grown from random candidates, each parent as likely as the other."""
    tree = planted(random.choice(list(BOX.trunks.values())))
    for card in random.sample(list(BOX.branches.values()), CARDS - 1):
        found = candidates((tree,), 0, card)
        parent = random.choice(sorted({c.parent for c in found}))
        tree = (*tree, Placed(card, parent, random.choice([c.pose for c in found if c.parent == parent])))
    return tree


def poses(random: Random, tree: Tree, card: Card) -> list[Pose]:
    """Half of them legal, half of them moved a little."""
    found = random.choices([c.pose for c in candidates((tree,), 0, card)], k=POSES // 2)
    return [*found, *(Pose(x + random.randint(-25, 25), y + random.randint(-25, 25), turn) for x, y, turn in found)]


class ByShapely:
    """The same question asked to shapely, as one would write it: cards and bark made once, ready for many questions."""

    def __init__(self, tree: Tree) -> None:
        self.areas = [_area(placed.pose) for placed in tree]
        self.bark = [
            area.intersection(
                shapely.union_all(
                    [
                        shapely.LineString([on_table(p.pose, s.x1, s.y1), on_table(p.pose, s.x2, s.y2)]).buffer(s.half)
                        for s in p.card.shape.bark
                    ]
                )
            )
            for p, area in zip(tree, self.areas, strict=True)
        ]
        self.icons = [
            [shapely.Point(on_table(p.pose, i.x, i.y)).buffer(ICON_RADIUS) for i in p.card.icons] for p in tree
        ]
        for part in chain(self.areas, self.bark, *self.icons):
            shapely.prepare(part)

    def parent_at(self, card: Card, pose: Pose) -> int | None:
        """The card it grows from; None where it does not lie legally."""
        area = _area(pose)
        if area.bounds[1] < -1e-9:
            return None
        touched = [node for node, other in enumerate(self.areas) if other.intersects(area)]
        if len(touched) != 1:
            return None
        (node,) = touched
        assert card.shape.root is not None
        end = shapely.Point(on_table(pose, *card.shape.root))
        if self.areas[node].touches(area) or not self.bark[node].intersects(end):
            return None
        return None if any(icon.overlaps(area) or icon.within(area) for icon in self.icons[node]) else node


def _area(pose: Pose) -> shapely.Polygon:
    corners = ((-WIDTH / 2, -HEIGHT / 2), (WIDTH / 2, -HEIGHT / 2), (WIDTH / 2, HEIGHT / 2), (-WIDTH / 2, HEIGHT / 2))
    return shapely.Polygon([on_table(pose, x, y) for x, y in corners])


def seconds(ask: Callable[[Any], object], items: Sequence[Any]) -> float:
    """CPU seconds for each question, asked one after the other."""
    began = time.process_time()
    for item in items:
        ask(item)
    return (time.process_time() - began) / len(items)


def median(times: Iterable[float]) -> float:
    """The middle one."""
    row = sorted(times)
    return row[len(row) // 2]


def legality(rounds: int) -> None:
    """One legality check on a tree of 13 cards (wanted: at least 4 times as fast as shapely in the same run)."""
    random = Random(1)
    ours, full, theirs, alike, legal = [], [], [], 0, 0
    for _ in range(rounds):
        tree, card = tree_of_13(random), random.choice(list(BOX.branches.values()))
        asked = poses(random, tree, card)
        mine, other = partial(parent_at, (tree,), 0, card), partial(ByShapely(tree).parent_at, card)
        ours.append(seconds(mine, asked))
        theirs.append(seconds(other, asked))
        full.append(seconds(partial(fit, (tree,), 0, card), asked))
        answers = [(mine(pose), other(pose)) for pose in asked]
        alike += sum(one == another for one, another in answers)
        legal += sum(one is not None for one, _ in answers)
    ratios = [slow / fast for fast, slow in zip(ours, theirs, strict=True)]
    print(f"parent_at {1e6 * median(ours):.1f} µs, shapely {1e6 * median(theirs):.1f} µs: ", end="")
    print(f"{median(ratios):.1f} times as fast (median of {rounds} slices, least {min(ratios):.1f}); ", end="")
    print(f"fit with the whole explanation {1e6 * median(full):.1f} µs")
    print(f"answers alike: {alike} of {rounds * POSES}, {legal} of them legal")


def placements(rounds: int) -> None:
    """All candidates for one card on a tree of 13 cards (wanted: under 100 ms)."""
    random = Random(2)
    times, numbers = [], []
    for _ in range(rounds):
        tree, card = tree_of_13(random), random.choice(list(BOX.branches.values()))
        times.append(seconds(partial(candidates, (tree,), 0), [card]))
        numbers.append(len(candidates((tree,), 0, card)))
    print(f"median {1e3 * median(times):.1f} ms, longest {1e3 * max(times):.1f} ms; ", end="")
    print(f"candidates: median {median(numbers):.0f}, least {min(numbers)}")


def scoring(rounds: int) -> None:
    """Scores per second on trees of 13 cards, every card of the tree in turn (no figure is wanted)."""
    random = Random(3)
    trees = [tree_of_13(random) for _ in range(10)]
    nodes = [(tree, node) for tree in trees for node in range(1, CARDS)] * rounds
    explained = seconds(lambda at: score(*at), nodes)
    laid = [(tree, tree[node].parent, tree[node].card) for tree, node in nodes]
    bare = seconds(lambda at: points(*at), laid)
    print(f"{1 / explained:,.0f} a second with the explanation, {1 / bare:,.0f} without")


def game(players: int, name: str, seed: int) -> Iterable[KodamaPosition]:
    """The positions of a game in which every seat is played by this bot."""
    p, dealer, rng, player = start(players), Dealer(seed), Random(seed), bot(name)
    yield p
    while p.to_move is not None:
        seat = p.decision.seat
        p = p.after(dealer.answer(p) if seat is None else player.choose(p.view(seat), rng))
        yield p


def bots(rounds: int) -> None:
    """A whole game of 4 players, 48 placements and 12 Kodama cards (no figure is wanted)."""
    for name in ("greedy", "sensible"):
        times, points = [], []
        for seed in range(max(1, rounds // 10)):
            began = time.process_time()
            *_, last = game(4, name, seed)
            times.append(time.process_time() - began)
            points += last.scores
        print(
            f"{name}: median {median(times):.2f} s ({min(times):.2f}-{max(times):.2f} s, {len(times)} games), ", end=""
        )
        print(f"{1e3 * median(times) / 60:.0f} ms a decision; {sum(points) / len(points):.1f} points a seat")


def late(seed: int) -> KodamaPosition:
    """A has grown 12 cards, the Trunk among them, and places its last one."""
    games = game(2, "greedy", seed)
    return next(p for p in games if p.decision.kind == "place" and p.turn is p.seats[0] and len(p.trees[0]) == 12)


def table(rounds: int) -> None:
    """Its handler from the browser's move to the new state, bots and good placements in it; its messages (wanted: at
    most 200 kB); its JavaScript (wanted: at most 82 kB, see bench.py)."""
    from silva_widgets import KodamaTree
    from silva_widgets.base import STATIC

    times, sizes = [], []
    for seed in range(max(1, rounds // 10)):
        shown: Any = KodamaTree(players=5, seed=seed, viewer="OPEN")
        once = len(json.dumps(shown._words)) + len(json.dumps(shown._box))
        while shown.view.decision.seat is not None:
            text = _offered(shown)
            began = time.process_time()
            shown._handle_custom_msg({"do": "move", "text": text, "version": shown._state["version"]}, [])
            times.append(time.process_time() - began)
        sizes.append(len(json.dumps(shown._state)))
    print(f"a move of 5 persons: median {1e3 * median(times):.0f} ms, longest {1e3 * max(times):.0f} ms")
    print(f"the whole game: {max(sizes) / 1000:.0f} kB; sent once: {once / 1000:.0f} kB")
    print(f"kodama.js {(STATIC / 'kodama.js').stat().st_size / 1000:.1f} kB")


def _offered(shown: Any) -> str:
    """The first thing that the screen offers."""
    places = ((card, row[0]) for card, row in shown._state["candidates"].items() if row)
    card, place = next(places, ("", ()))
    moves = shown._state["frames"][-1]["view"]["moves"]
    return moves[0] if moves else f"{shown.view.decision.seat} place {card} {place[1]} {place[2]} {place[3]}"


WATCH = """() => {
    window.took = { move: [], drop: [] };
    let began = null;
    const note = (kind) => (event) => { began ??= { kind, at: event.timeStamp }; };
    addEventListener("pointermove", note("move"), true);
    addEventListener("pointerup", note("drop"), true);
    new MutationObserver(() => {
        const from = began;
        began = null;
        if (!from) return;
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => window.took[from.kind].push(performance.now() - from.at);
            painted.port2.postMessage(0);
        });
    }).observe(document.querySelector(".silva-root"), { subtree: true, childList: true, attributes: true });
}"""


def drag(rounds: int) -> None:
    """From a movement of the pointer, with a card held over a tree of 12 cards, to the repainted ghost with its reasons
    and points; and from letting it go to the next picture (Chromium on a bare page; no figure is wanted)."""
    from playwright.sync_api import sync_playwright

    from silva_widgets import KodamaTree
    from ui.bare_page import BarePage

    took: dict[str, list[float]] = {"move": [], "drop": []}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for seed in range(max(1, rounds // 10)):
            page = BarePage(browser, Path(folder), widget=KodamaTree, position=late(seed), seed=seed, bots={})
            _drag_about(page.page)
            for kind, times in page.page.evaluate("window.took").items():
                took[kind] += times
            page.close()
        browser.close()
    for kind, times in took.items():
        print(
            f"{kind}: median {median(times):.0f} ms, nine of ten under {sorted(times)[len(times) * 9 // 10]:.0f} ms ",
            end="",
        )
        print(f"({len(times)} times)")


def _drag_about(page: Any) -> None:
    """A card is taken from the Display, moved over the whole tree, and let go there."""
    page.locator(".ko-tree").scroll_into_view_if_needed()
    card, tree = page.locator("[data-card]").first.bounding_box(), page.locator(".ko-tree").bounding_box()
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(tree["x"] + 20, tree["y"] + 20, steps=3)
    page.evaluate(WATCH)
    for number in range(60):
        x, y = 0.1 + 0.8 * (number % 10) / 10, 0.1 + 0.8 * (number // 10) / 6
        page.mouse.move(tree["x"] + tree["width"] * x, tree["y"] + tree["height"] * y)
    page.mouse.up()
    page.wait_for_function("window.took.drop.length > 0")


PARTS = {part.__name__: part for part in (legality, placements, scoring, bots, table, drag)}


def main(words: list[str]) -> int:
    """Run the parts that are named, or all."""
    rounds = next((int(word) for word in words if word.isdecimal()), 30)
    names = [word for word in words if not word.isdecimal()]
    if unknown := [name for name in names if name not in PARTS]:
        print(f"no part {', '.join(unknown)}; the parts are {', '.join(PARTS)}")
        return 2
    for name in names or PARTS:
        print(f"\n{name}: {PARTS[name].__doc__}")
        PARTS[name](rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
