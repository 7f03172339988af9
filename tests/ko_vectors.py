"""Golden vectors that hold the TypeScript ports of Kodama's geometry and scoring against Python.

    python tests/ko_vectors.py        writes widgets/test/kodama_vectors.json, which vitest reads

Its form is told at the head of widgets/src/kodama_geometry.ts. A test says when what it holds is no longer so.
"""  # fmt: skip

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import ko_games
from silva_kit.kodama import Card, KodamaPosition, Placed, Pose, Tree, candidates, default_box, score, scoring
from silva_kit.kodama.geometry import Trees, fit
from silva_kit.kodama.tree import TREE_SPACING
from silva_widgets.kodama import KodamaTree
from silva_widgets.kodama_box import box_json

FILE: Final = Path(__file__).resolve().parents[1] / "widgets" / "test" / "kodama_vectors.json"
GROUNDS: Final = 40
EACH: Final = 50
DIGITS: Final = 6
TABLE: Final = (
    "ko 2p do=place:A first=A trees=A:dragonfly/22@8,129,0/52@31,214,0/32@-48,150,-15,"
    "B:cloud/45@4,130,-15/54@-13,215,30/61@-51,291,30 hands=A:k3.k5.k11.k13,B:k2.k8.k14.k15 "
    "display=5.43.28.57 seasons=sp3 round=3 marker=3 scores=A:12,B:9"
)
"""The table that the tests of the screen open: Branch card 5 can be laid for the nine points of the printed example."""


def made() -> dict[str, Any]:
    """New vectors."""
    rng = Random(4)
    positions = list(ko_games.random_positions(GROUNDS, 4, lambda p: all(p.trees)))
    return {
        "box": box_json(default_box()),
        "grounds": [[_row(tree) for tree in p.trees] for p in positions],
        "placements": [one for at, p in enumerate(positions) for one in _placements(at, p, rng)],
        "scores": [one for at, p in enumerate(positions) for one in _scores(at, p, rng)],
        "table": table(),
    }


def text() -> str:
    """The file as it should be: one line for each vector."""
    parts = []
    for name, value in made().items():
        rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in value) if isinstance(value, list) else ""
        parts.append(f'"{name}":' + (f"[\n{rows}\n]" if rows else json.dumps(value, separators=(",", ":"))))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _row(tree: Tree) -> list[list[Any]]:
    return [[placed.card.id, placed.parent, *placed.pose] for placed in tree]


def _placements(ground: int, p: KodamaPosition, rng: Random) -> Iterator[dict[str, Any]]:
    cards = list(default_box().branches.values())
    for _ in range(EACH):
        own, card, edge = rng.randrange(len(p.trees)), rng.choice(cards), rng.random() < 0.8
        pose = _pose(p.trees, own, card, rng)
        told = lies(p.trees, own, card.id, pose, edge)
        yield {"ground": ground, "own": own, "card": card.id, "pose": list(pose), "edge": edge, "fit": told}


def lies(trees: Trees, own: int, card: str, pose: Pose, edge: bool) -> dict[str, Any]:
    """How a card lies, without what is empty or 0."""
    told = fit(trees, own, default_box().branches[card], pose, edge_contact_touches=edge).to_json()
    told |= {"end": [round(at, DIGITS) for at in told["end"]], "overhang": round(told["overhang"], DIGITS)}
    return {name: value for name, value in told.items() if name == "parent" or value}


def scored(tree: Tree, node: int, season: str | None, lone: bool) -> dict[str, Any]:
    """What a card scores, and the extra points of a Season card."""
    card = default_box().seasons[season] if season else None
    told = score(tree, node, count=card.count if card else None, lone_counts=lone)
    extra = scoring.season_points(tree[: node + 1], node, card) if card else 0
    return {"score": told.to_json(), "extra": extra}


def table() -> dict[str, Any]:
    """What the screen is sent of the table."""
    state: dict[str, Any] = json.loads(json.dumps(KodamaTree(position=TABLE, viewer="A", seed=1)._state))
    return state


def tree_of(rows: list[list[Any]]) -> Tree:
    """A tree of the file."""
    box = default_box()
    cards = {**box.trunks, **box.branches}
    return tuple(Placed(cards[id], parent, Pose(*pose)) for id, parent, *pose in rows)


def _pose(trees: Trees, own: int, card: Card, rng: Random) -> Pose:
    """A good placement, one that just misses it, or anywhere near a card of any tree."""
    node = rng.randrange(len(trees[own]))
    found = list(islice(candidates.each(trees, own, card, parents={node}), 20)) if rng.random() < 0.4 else []
    if found:
        x, y, angle = rng.choice(found).pose
        off = rng.choice((0, 0, 1, 4))
        return Pose(x + rng.randint(-off, off), y + rng.randint(-off, off), angle)
    other = rng.randrange(len(trees)) if rng.random() < 0.2 else own
    x, y, angle = rng.choice(trees[other]).pose
    turn = rng.choice((angle, 0, 90, 180, rng.randint(-179, 180)))
    return Pose(x + (other - own) * TREE_SPACING + rng.randint(-80, 80), max(y + rng.randint(-80, 90), 20), turn)


def _scores(ground: int, p: KodamaPosition, rng: Random) -> Iterator[dict[str, Any]]:
    seasons = list(default_box().seasons)
    for own, tree in enumerate(p.trees):
        for node in range(1, len(tree), 2):
            asked = {"season": rng.choice((None, *seasons)), "lone": rng.random() < 0.3}
            yield {"ground": ground, "own": own, "node": node, **asked, **scored(tree, node, **asked)}


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
