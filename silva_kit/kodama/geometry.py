"""How a Branch card lies on the table: what it touches, what its branch grows from, what it covers (`ko.place.*`).

    fit(trees, own, card, Pose(10, 125, -15)).parent     # the card it grows from, or None where it does not lie legally
    parent_at(trees, own, card, Pose(10, 125, -15))      # the same answer, found faster

Lengths in mm, angles in whole degrees. `trees` are those of all seats in seat order; the Trunks lie TREE_SPACING mm
apart along the table's edge, and every pose and point is in the frame of the tree it belongs to or is laid into.
Two cards are in contact where their closed rectangles meet; 1e-9 mm absorb the rounding of turned cards.
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from silva_kit.kodama.cards import HEIGHT, ICON_RADIUS, WIDTH, Card
from silva_kit.kodama.tree import TREE_SPACING, Placed, Pose, Tree
from silva_kit.position import KitError

Trees: TypeAlias = tuple[Tree, ...]
Point: TypeAlias = tuple[float, float]

TOLERANCE: Final = 1e-9
HALF_WIDTH: Final = WIDTH / 2
HALF_HEIGHT: Final = HEIGHT / 2
_REACH: Final = WIDTH**2 + HEIGHT**2  # cards whose middles lie further apart (mm²) cannot meet
_COVERED: Final = (ICON_RADIUS - TOLERANCE) ** 2


def _cosine(degrees: int) -> float:
    """Exact where cards lie upright or across, and alike in all four quadrants."""
    if degrees > 90:
        return _cosine(360 - degrees) if degrees > 180 else -_cosine(180 - degrees)
    return math.cos(math.radians(degrees)) if degrees < 90 else 0.0


COS: Final = tuple(_cosine(degrees) for degrees in range(360))
"""By whole degrees from -360 to 359: a negative index counts from the end, as a negative angle does."""
SIN: Final = tuple(COS[a - 90] for a in range(360))


@dataclass(frozen=True, slots=True)
class Fit:
    """How a card would lie: everything that the rules of placing ask about.

    end         the point where its branch leaves the card, in the frame of the own tree
    on_bark     cards of the own tree whose bark holds that end (`ko.place.bark`)
    touched     (tree, node) of the cards in contact, in any tree (`ko.place.one_card`, R8)
    overlapped  cards of the own tree that it lies on, not only beside (R8)
    covered     (tree, node, icon) of the Elements it covers in part (`ko.place.no_cover`)
    overhang    mm beyond the table's edge, 0.0 if none (`ko.place.table_edge`)
    own         which of the trees it would be laid into
    """

    end: Point
    on_bark: tuple[int, ...]
    touched: tuple[tuple[int, int], ...]
    overlapped: tuple[int, ...]
    covered: tuple[tuple[int, int, int], ...]
    overhang: float
    own: int

    @property
    def parent(self) -> int | None:
        """The one card of the own tree that it grows from; None where it does not lie legally."""
        if len(self.touched) != 1 or self.covered or self.overhang:
            return None
        tree, node = self.touched[0]
        return node if tree == self.own and node in self.overlapped and node in self.on_bark else None

    def to_json(self) -> dict[str, Any]:
        """For the screen."""
        return {
            "end": list(self.end),
            "on_bark": list(self.on_bark),
            "touched": [list(at) for at in self.touched],
            "overlapped": list(self.overlapped),
            "covered": [list(at) for at in self.covered],
            "overhang": self.overhang,
            "parent": self.parent,
        }


def fit(trees: Trees, own: int, card: Card, pose: Pose, *, edge_contact_touches: bool = True) -> Fit:
    """How `card` would lie at `pose` in `trees[own]`. Raises KitError for a Trunk.

    `edge_contact_touches`: cards that meet only at an edge or a corner touch, too (R8).
    """
    end = branch_end(card, pose)
    gaps = list(_met(trees, own, pose, TOLERANCE))
    touched = tuple((seat, node) for seat, node, gap in gaps if edge_contact_touches or gap < -TOLERANCE)
    return Fit(
        end=end,
        on_bark=tuple(node for node in range(len(trees[own])) if holds(trees[own], node, end)),
        touched=touched,
        overlapped=tuple(node for seat, node, gap in gaps if seat == own and gap < -TOLERANCE),
        covered=tuple(
            (seat, node, icon)
            for seat, node, _ in gaps
            for icon in _covered(trees[seat][node], (seat - own) * TREE_SPACING, pose)
        ),
        overhang=overhang(pose),
        own=own,
    )


def parent_at(trees: Trees, own: int, card: Card, pose: Pose, *, edge_contact_touches: bool = True) -> int | None:
    """`fit(...).parent`, leaving off at the first thing that is against the rules. Raises KitError for a Trunk."""
    end = branch_end(card, pose)
    if overhang(pose):
        return None
    limit = TOLERANCE if edge_contact_touches else -TOLERANCE
    found, depth = -1, 0.0
    for seat, node, gap in _met(trees, own, pose, limit):
        if found >= 0 or seat != own:
            return None
        found, depth = node, gap
    if found < 0 or depth >= -TOLERANCE or not holds(trees[own], found, end):
        return None
    return None if any(True for _ in _covered(trees[own][found], 0, pose)) else found


def branch_end(card: Card, pose: Pose) -> Point:
    """Where the branch of a card leaves it (`ko.place.bark`), in the frame of the pose. Raises KitError for a Trunk."""
    root = card.shape.root
    if root is None:
        raise KitError(f"card {card}: a Trunk card grows from no other card; only Branch cards are placed")
    return on_table(pose, *root)


def on_table(pose: Pose, x: float, y: float) -> Point:
    """A point of a card, given from the card's middle, in the frame of the pose."""
    cos, sin = COS[pose.angle], SIN[pose.angle]
    return pose.x + x * cos - y * sin, pose.y + x * sin + y * cos


def on_card(pose: Pose, x: float, y: float) -> Point:
    """A point of the pose's frame as seen from the middle of the card that lies there."""
    cos, sin = COS[pose.angle], SIN[pose.angle]
    x, y = x - pose.x, y - pose.y
    return x * cos + y * sin, y * cos - x * sin


def overhang(pose: Pose) -> float:
    """How far, in mm, a card lies beyond the table's edge (`ko.place.table_edge`)."""
    below = HALF_HEIGHT * abs(COS[pose.angle]) + HALF_WIDTH * abs(SIN[pose.angle]) - pose.y
    return below if below > TOLERANCE else 0.0


def holds(tree: Tree, node: int, point: Point) -> bool:
    """Whether the bark of a card, as far as it lies on the card, holds a point of the tree's frame (its rim too)."""
    x, y = on_card(tree[node].pose, *point)
    if abs(x) > HALF_WIDTH + TOLERANCE or abs(y) > HALF_HEIGHT + TOLERANCE:
        return False
    for strip in tree[node].card.shape.bark:
        dx, dy = strip.x2 - strip.x1, strip.y2 - strip.y1
        length = dx * dx + dy * dy
        along = ((x - strip.x1) * dx + (y - strip.y1) * dy) / length if length else 0.0
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        if math.hypot(x - strip.x1 - along * dx, y - strip.y1 - along * dy) <= strip.half + TOLERANCE:
            return True
    return False


def _met(trees: Trees, own: int, pose: Pose, limit: float) -> Iterator[tuple[int, int, float]]:
    """(tree, node, mm) for the cards at most `limit` mm away: below 0 is how deep they overlap.

    Two rectangles meet unless a side of one of them separates them: the largest of the four ways counts.
    """
    x, y, angle = pose
    cos, sin = COS[angle], SIN[angle]
    for seat, tree in enumerate(trees):
        shift = (seat - own) * TREE_SPACING - x
        for node, placed in enumerate(tree):
            x2, y2, angle2 = placed.pose
            dx, dy = x2 + shift, y2 - y
            if dx * dx + dy * dy > _REACH:
                continue
            turn_cos, turn_sin = abs(COS[angle2 - angle]), abs(SIN[angle2 - angle])
            across = HALF_WIDTH + HALF_WIDTH * turn_cos + HALF_HEIGHT * turn_sin
            if (gap := abs(dx * cos + dy * sin) - across) > limit:
                continue
            along = HALF_HEIGHT + HALF_HEIGHT * turn_cos + HALF_WIDTH * turn_sin
            if (gap2 := abs(dy * cos - dx * sin) - along) > limit:
                continue
            cos2, sin2 = COS[angle2], SIN[angle2]
            gap = max(gap, gap2, abs(dx * cos2 + dy * sin2) - across, abs(dy * cos2 - dx * sin2) - along)
            if gap <= limit:
                yield seat, node, gap


def _covered(placed: Placed, shift: int, pose: Pose) -> Iterator[int]:
    """The Elements of a card, `shift` mm to the right, that a card at `pose` covers in part (`ko.place.no_cover`)."""
    left, up = on_card(pose, placed.pose.x + shift, placed.pose.y)
    cos, sin = COS[placed.pose.angle - pose.angle], SIN[placed.pose.angle - pose.angle]
    for number, icon in enumerate(placed.card.icons):
        x, y = icon.x, icon.y
        beside = abs(left + x * cos - y * sin) - HALF_WIDTH
        above = abs(up + x * sin + y * cos) - HALF_HEIGHT
        if beside >= ICON_RADIUS or above >= ICON_RADIUS:
            continue
        if (beside if beside > 0 else 0.0) ** 2 + (above if above > 0 else 0.0) ** 2 < _COVERED:
            yield number
