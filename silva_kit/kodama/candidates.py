"""Good placements of a Branch card: where a reader would look for one, as a list (`ko.turn.1.choose`).

    found = candidates(trees, own, card)
    best_by_parent(found)[2]                # at most six of those on card 2, far from each other

Placing is free to the millimetre; `geometry` judges any pose. Order of the candidates: the card to grow from, oldest
first; its pieces of bark as its shape lists them; along each piece from the far end inwards, 5 mm apart; the angles,
multiples of 15 degrees, from straight on to 60 degrees off, left before right. None hangs down by more than 15 degrees,
and none has its middle on the card it grows from. Poses are rounded to whole mm. Only where all that finds nothing are
the other poses tried, and only where they fail, too, poses close to each other all over the bark, so that a player who
is told to pass (R7) has hardly overlooked a place. The maximum of 10 points is the caller's.
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Iterator
from typing import Final, NamedTuple

from silva_kit.kodama.cards import Card
from silva_kit.kodama.geometry import HALF_HEIGHT, HALF_WIDTH, Trees, branch_end, on_card, on_table, parent_at
from silva_kit.kodama.tree import Placed, Pose, Tree

UP: Final = 90
"""The direction away from the table's edge, in degrees from the right."""
ANGLES: Final = tuple(range(-165, 181, 15))
BEND: Final = 60
"""Degrees that a branch may grow away from the bark's direction."""
DROOP: Final = 105
"""Degrees that a branch may grow away from straight up."""
APART: Final = 5
INSET: Final = 3
"""mm between two anchors; mm from the far end of the bark to the first."""
BEST: Final = 6
FINE_ANGLES: Final = tuple(range(-170, 181, 10))
FINE: Final = 2
"""The angles, and the mm between two points of the bark, where all others have failed."""
FAR: Final = 22
"""How many of a parent's candidates are offered at most, and how many mm their middles lie apart at least."""


class Candidate(NamedTuple):
    """A legal placement: the card, the node that it grows from, and where it lies."""

    card: Card
    parent: int
    pose: Pose


def candidates(trees: Trees, own: int, card: Card, *, edge_contact_touches: bool = True) -> tuple[Candidate, ...]:
    """All candidates for a card in `trees[own]`, in the order above."""
    return tuple(each(trees, own, card, edge_contact_touches=edge_contact_touches))


def exists(trees: Trees, own: int, card: Card, *, parents: Container[int] | None = None) -> bool:
    """Whether there is a candidate, on one of `parents` if given."""
    return next(each(trees, own, card, parents=parents), None) is not None


def each(
    trees: Trees,
    own: int,
    card: Card,
    *,
    parents: Container[int] | None = None,
    edge_contact_touches: bool = True,
    last_resort: bool = True,
) -> Iterator[Candidate]:
    """The candidates one by one, on `parents` only if given (those where the card scores no more than 10 points).

    Without `last_resort` there are none where only a pose unlike a tree would fit.
    """
    tree = trees[own]
    nodes = [node for node in range(len(tree)) if parents is None or node in parents]
    found = False
    searches = [_poses(tree, nodes, card, True)]
    if last_resort:
        searches += [_poses(tree, nodes, card, False), _everywhere(tree, nodes, card)]
    for search in searches:
        for node, pose in search:
            if parent_at(trees, own, card, pose, edge_contact_touches=edge_contact_touches) == node:
                found = True
                yield Candidate(card, node, pose)
        if found:
            return


def best_by_parent(found: Iterable[Candidate]) -> dict[int, tuple[Candidate, ...]]:
    """A short list for each parent: its first candidate, then always the one furthest from those chosen."""
    by_parent: dict[int, list[Candidate]] = {}
    for candidate in found:
        by_parent.setdefault(candidate.parent, []).append(candidate)
    return {parent: _spread(row) for parent, row in by_parent.items()}


def _spread(row: list[Candidate]) -> tuple[Candidate, ...]:
    chosen = [row[0]]
    away = [_distance(row[0], other) for other in row]
    while len(chosen) < BEST and max(away) >= FAR:
        chosen.append(row[away.index(max(away))])
        away = [min(far, _distance(chosen[-1], other)) for far, other in zip(away, row, strict=True)]
    return tuple(chosen)


def _distance(one: Candidate, other: Candidate) -> float:
    """How far apart two cards' middles lie: what differs in side or in angle is far."""
    return math.dist(one.pose[:2], other.pose[:2])


def _poses(tree: Tree, nodes: list[int], card: Card, like_a_tree: bool) -> Iterator[tuple[int, Pose]]:
    """Each pose once, with the node that it is meant for: those that look like growing, or the others."""
    x, y = branch_end(card, Pose(0, 0, 0))
    heading, seen = _direction(-x, -y), set()
    ends = {angle: branch_end(card, Pose(0, 0, angle)) for angle in ANGLES}
    for node in nodes:
        for end, direction in _anchors(tree[node]):
            for angle, grows in _angles(direction - heading, UP - heading):
                pose = Pose(round(end[0] - ends[angle][0]), round(end[1] - ends[angle][1]), angle)
                if (grows and not _hides(pose, tree[node].pose)) is like_a_tree and (node, pose) not in seen:
                    seen.add((node, pose))
                    yield node, pose


def _everywhere(tree: Tree, nodes: list[int], card: Card) -> Iterator[tuple[int, Pose]]:
    """Each pose once, with the node that it is meant for, close to each other: the last resort."""
    ends = {angle: branch_end(card, Pose(0, 0, angle)) for angle in FINE_ANGLES}
    for node in nodes:
        seen = set()
        for x, y in _bark_points(tree[node]):
            if any(_lies_on(other.pose, x, y) for other in tree if other is not tree[node]):
                continue  # a branch that ends there would touch the other card, too
            for angle, end in ends.items():
                pose = Pose(round(x - end[0]), round(y - end[1]), angle)
                if pose not in seen:
                    seen.add(pose)
                    yield node, pose


def _bark_points(placed: Placed) -> Iterator[tuple[float, float]]:
    """Points FINE mm apart along the middle of each piece of bark, and along both its rims."""
    for strip in placed.card.shape.bark:
        dx, dy = strip.x2 - strip.x1, strip.y2 - strip.y1
        length = math.hypot(dx, dy) or 1.0
        for far in range(0, int(length) + 1, FINE):
            x, y = strip.x1 + far * dx / length, strip.y1 + far * dy / length
            for off in (0.0, 0.5 - strip.half, strip.half - 0.5):
                yield on_table(placed.pose, x - off * dy / length, y + off * dx / length)


def _hides(pose: Pose, below: Pose) -> bool:
    """Whether the middle of a card lies on the card below: it would leave little to grow from."""
    return _lies_on(below, pose.x, pose.y)


def _lies_on(pose: Pose, x: float, y: float) -> bool:
    """Whether a point lies on the card at a pose, its border included."""
    x, y = on_card(pose, x, y)
    return abs(x) <= HALF_WIDTH and abs(y) <= HALF_HEIGHT


def _anchors(placed: Placed) -> Iterator[tuple[tuple[float, float], float]]:
    """Points on the bark of a card with the direction of the bark there, in degrees."""
    for strip in placed.card.shape.bark:
        dx, dy = strip.x2 - strip.x1, strip.y2 - strip.y1
        length = math.hypot(dx, dy)
        for back in range(INSET, round(length), APART):
            along = 1 - back / length
            point = on_table(placed.pose, strip.x1 + along * dx, strip.y1 + along * dy)
            yield point, placed.pose.angle + _direction(dx, dy)


def _angles(straight: float, up: float) -> list[tuple[int, bool]]:
    """ANGLES, those nearest to `straight` first, each with whether a branch grows like that."""
    row = sorted((abs(off), -off, angle) for angle in ANGLES for off in [_off(angle, straight)])
    return [(angle, off <= BEND and abs(_off(angle, up)) <= DROOP) for off, _, angle in row]


def _off(turn: float, straight: float) -> float:
    """How many degrees one angle lies to the left of another: -180 to 180."""
    return (turn - straight + 180) % 360 - 180


def _direction(dx: float, dy: float) -> float:
    return math.degrees(math.atan2(dy, dx))
