"""How fast Kodama's geometry, candidates and scoring are, on a tree of 13 cards. Prints figures, fails on none.

python tests/bench_ko.py [ROUNDS]      (30 by default)

CPU time of this process. Ratios are taken in alternating slices, so that other work on the machine hits both sides.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import shapely  # noqa: E402  # the path comes first

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


if __name__ == "__main__":
    for part in (legality, placements, scoring):
        print(f"\n{part.__name__}: {part.__doc__}")
        part(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
