"""How Branch cards lie, against shapely: an independent geometry that knows nothing of ours.

SILVA_KIT_FULL=1 compares ten times as many placements.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import shapely
from shapely import affinity

from games import effort
from silva_kit.kodama.cards import HEIGHT, ICON_RADIUS, WIDTH, Card, Icon, Shape, Strip
from silva_kit.kodama.geometry import COS, SIN, Fit, fit, on_card, on_table, parent_at
from silva_kit.kodama.tree import TREE_SPACING, TRUNK_POSE, Placed, Pose, planted
from silva_kit.position import KitError

PLACEMENTS = effort(10_000, 100_000)
PER_TABLE = 50
NEAR = 1e-9
TRUNK = Card(
    "star",
    (("star", 1),),
    Shape("trunk", None, (Strip(0, -44, 0, 44, 8), Strip(0, -20, 31, -10, 5), Strip(0, -25, -31, -20, 5))),
    (Icon("star", 18, -33),),
)
PLAIN = Card("1", (("star", 1),), Shape("plain", (0, -44), (Strip(0, -44, 0, 44, 4),)), (Icon("star", 12, 0),))


class Oracle:
    """The cards of all trees as shapely sees them, in the frame of one of the trees."""

    def __init__(self, trees: tuple[tuple[Placed, ...], ...], own: int) -> None:
        self.own = own
        self.names = [(seat, node) for seat, tree in enumerate(trees) for node in range(len(tree))]
        self.cards = [trees[seat][node] for seat, node in self.names]
        shifts = [(seat - own) * TREE_SPACING for seat, _ in self.names]
        self.areas = [_area(placed.pose, dx) for placed, dx in zip(self.cards, shifts, strict=True)]
        self.bark = [
            [(_laid(shapely.LineString([(s.x1, s.y1), (s.x2, s.y2)]), placed.pose, dx), s.half) for s in shape.bark]
            for placed, dx in zip(self.cards, shifts, strict=True)
            for shape in [placed.card.shape]
        ]
        self.icons = [
            [_laid(shapely.Point(icon.x, icon.y), placed.pose, dx) for icon in placed.card.icons]
            for placed, dx in zip(self.cards, shifts, strict=True)
        ]

    def fit(self, card: Card, pose: Pose, edge: bool) -> dict[str, Any]:
        """The fields of a Fit, by shapely's distances and areas."""
        area, end = _area(pose), _laid(shapely.Point(*_root(card)), pose)
        shared = shapely.area(shapely.intersection(self.areas, area)) > 1e-15
        met = shapely.distance(self.areas, area) <= NEAR
        lowest = area.bounds[1]
        touched = [name for name, near, deep in zip(self.names, met, shared, strict=True) if deep or (near and edge)]
        return {
            "end": (end.x, end.y),
            "on_bark": tuple(
                node
                for (seat, node), strips, where in zip(self.names, self.bark, self.areas, strict=True)
                if seat == self.own and where.distance(end) <= NEAR
                if any(line.distance(end) <= half + NEAR for line, half in strips)
            ),
            "touched": tuple(touched),
            "overlapped": tuple(
                at[1] for at, deep in zip(self.names, shared, strict=True) if deep and at[0] == self.own
            ),
            "covered": tuple(
                (*name, number)
                for name, icons in zip(self.names, self.icons, strict=True)
                for number, icon in enumerate(icons)
                if area.distance(icon) < ICON_RADIUS - NEAR
            ),
            "overhang": -lowest if lowest < -NEAR else 0.0,
        }


def _laid(shape: Any, pose: Pose, dx: int = 0) -> Any:
    return affinity.translate(affinity.rotate(shape, pose.angle, origin=(0, 0)), pose.x + dx, pose.y)


def _area(pose: Pose, dx: int = 0) -> Any:
    return _laid(shapely.box(-WIDTH / 2, -HEIGHT / 2, WIDTH / 2, HEIGHT / 2), pose, dx)


def _legal(found: dict[str, Any], own: int) -> int | None:
    """The card it grows from by the sentences of the rules, one after the other."""
    parents = set(found["on_bark"]) & set(found["overlapped"])
    if found["touched"] not in [((own, node),) for node in parents]:
        return None
    return parents.pop() if not found["covered"] and not found["overhang"] and len(parents) == 1 else None


def _random_card(random: Random, number: int) -> Card:
    side = random.choice("bblr")
    root = (random.randint(-25, 25), -44) if side == "b" else (0, 0)
    if side != "b":
        root = (-31, random.randint(-35, 35)) if side == "l" else (31, random.randint(-35, 35))
    far = [(random.randint(-31, 31), random.randint(10, 44)) for _ in range(random.choice((1, 2, 3)))]
    bark = tuple(Strip(*root, x, y, random.randint(2, 7)) for x, y in far)
    icons = tuple(
        Icon("star", random.randint(-25, 25), random.randint(-38, 12)) for _ in range(random.choice((1, 2, 4, 4)))
    )
    return Card(str(number), (("star", 1),), Shape(f"s{number}", root, bark), icons)


def _root(card: Card) -> tuple[int, int]:
    assert card.shape.root is not None
    return card.shape.root


def _direction(dx: float, dy: float) -> float:
    return math.degrees(math.atan2(dy, dx))


def _aimed(random: Random, tree: tuple[Placed, ...], card: Card) -> Pose:
    """A pose at which something is to be decided: on bark, edge to edge, beside an Element, at the table's edge."""
    at = random.choice((tree[0], tree[-1], random.choice(tree)))
    angle = random.choice((random.randint(-179, 180), at.pose.angle, random.choice((0, 90, -90, 180))))
    kind = random.random()
    if kind < 0.75 and at.card.shape.bark:
        strip, far = random.choice(at.card.shape.bark), random.choice((1.0, 1.0, 0.95, 0.8, random.random()))
        if kind < 0.45:
            straight = at.pose.angle + _direction(strip.x2 - strip.x1, strip.y2 - strip.y1)
            angle = round(straight - _direction(-_root(card)[0], -_root(card)[1])) + random.randint(-60, 60)
            angle = (angle + 179) % 360 - 179
        x = strip.x1 + far * (strip.x2 - strip.x1) + random.choice((0, 0, random.randint(-9, 9)))
        y = strip.y1 + far * (strip.y2 - strip.y1) + random.choice((0, 0, random.randint(-9, 9)))
        end = on_table(at.pose, x, y)
        root = on_table(Pose(0, 0, angle), *_root(card))
        return Pose(round(end[0] - root[0]), round(end[1] - root[1]), angle)
    if kind < 0.87:
        angle = at.pose.angle + random.choice((0, 90, 180))
        angle = angle - 360 if angle > 180 else angle
        across = (angle - at.pose.angle) % 180 != 0
        dx, dy = random.choice(((63, 88), (75, 75), (63, 0), (0, 88), (76, 76), (62, 87), (38, 50), (37, 50)))
        dx, dy = (dx, dy) if not across else (random.choice((75, 76)), random.choice((dy, 75, 76)))
        x, y = on_table(at.pose, random.choice((-1, 1)) * dx, random.choice((-1, 1)) * dy)
        return Pose(round(x), round(y), angle)
    if kind < 0.92:
        return Pose(random.randint(-300, 300), random.choice((44, 43, 31, 32, random.randint(0, 54))), angle)
    return Pose(at.pose.x + random.randint(-120, 120), at.pose.y + random.randint(-120, 120), angle)


def _table(random: Random) -> tuple[tuple[Placed, ...], ...]:
    """Trees of one to three seats, most grown by the rules, some cards thrown anywhere."""
    trees = [planted(TRUNK) for _ in range(random.choice((1, 2, 2, 3)))]
    for number in range(random.choice((2, 6, 12, 24))):
        seat = random.randrange(len(trees))
        card = _random_card(random, number)
        for _ in range(200):
            pose = _aimed(random, trees[seat], card)
            parent = parent_at(tuple(trees), seat, card, pose)
            if parent is not None or random.random() < 0.001:
                trees[seat] = (*trees[seat], Placed(card, parent or 0, pose))
                break
    return tuple(trees)


def _placements() -> Iterator[tuple[tuple[tuple[Placed, ...], ...], int, Oracle, Card, Pose, bool]]:
    random = Random(86)
    for _ in range(PLACEMENTS // PER_TABLE):
        trees = _table(random)
        own = random.randrange(len(trees))
        oracle = Oracle(trees, own)
        for _ in range(PER_TABLE):
            card = _random_card(random, 65)
            seat = own if random.random() < 0.9 else random.randrange(len(trees))
            x, y, angle = _aimed(random, trees[seat], card)
            yield trees, own, oracle, card, Pose(x + (seat - own) * TREE_SPACING, y, angle), random.random() < 0.7


def _verdicts(found: Fit, edge: bool) -> Iterator[str]:
    yield "legal" if found.parent is not None else "not legal"
    yield f"touches {min(len(found.touched), 3)}"
    yield from (name for name in ("on_bark", "covered", "overhang") if getattr(found, name))
    if any(seat != found.own for seat, _ in found.touched):
        yield "another tree"
    if edge and sum(seat == found.own for seat, _ in found.touched) > len(found.overlapped):
        yield "edge only"
    faults = [bool(found.overhang), len(found.touched) > 1, bool(found.covered), not found.on_bark]
    if sum(faults) == 1 and len(found.touched) > 0:
        yield f"only {('overhang', 'touches', 'covers', 'off bark')[faults.index(True)]}"


def test_every_field_of_a_fit_is_what_shapely_says() -> None:
    """`ko.place.*`, R8: end, bark, contact, overlap, covered Elements and table edge; `parent_at` gives its parent."""
    seen: Counter[str] = Counter()
    for trees, own, oracle, card, pose, edge in _placements():
        found = fit(trees, own, card, pose, edge_contact_touches=edge)
        expected = oracle.fit(card, pose, edge)
        where = (trees, own, card, pose, edge)
        assert found.end == pytest.approx(expected["end"], abs=1e-9), where
        assert found.overhang == pytest.approx(expected["overhang"], abs=1e-9), where
        for name in ("on_bark", "touched", "overlapped", "covered"):
            assert getattr(found, name) == expected[name], (name, expected[name], *where)
        assert found.parent == _legal(expected, own), where
        assert parent_at(trees, own, card, pose, edge_contact_touches=edge) == found.parent, where
        seen.update(_verdicts(found, edge))
    print(PLACEMENTS, dict(sorted(seen.items())))
    assert len(seen) == 15
    assert min(seen.values()) > PLACEMENTS / 100, seen


def test_sines_and_cosines_are_exact_where_cards_lie_upright_or_across() -> None:
    """Multiples of 90 degrees give whole numbers, so cards laid edge to edge are found to meet exactly."""
    assert [(COS[angle], SIN[angle]) for angle in (0, 90, 180, -90)] == [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for angle in range(-360, 360):
        assert (COS[angle], SIN[angle]) == (COS[angle % 360], SIN[angle % 360])
        assert on_card(Pose(3, 4, angle), *on_table(Pose(3, 4, angle), 7, -9)) == pytest.approx((7, -9))


@pytest.mark.parametrize(
    ("pose", "touches_closed", "touches_open"),
    [
        (Pose(63, 44, 0), 1, 0),  # edge to edge
        (Pose(63, 132, 0), 1, 0),  # corner to corner
        (Pose(64, 44, 0), 0, 0),
        (Pose(62, 44, 0), 1, 1),
        (Pose(TREE_SPACING - 63, 44, 0), 1, 0),  # beside the neighbour's Trunk
    ],
)
def test_edges_and_corners_touch_by_ruling(pose: Pose, touches_closed: int, touches_open: int) -> None:
    """R8: contact at an edge or corner, with any tree, counts; under the other reading only lying on a card does."""
    trees = (planted(TRUNK), planted(TRUNK))
    for edge, number in ((True, touches_closed), (False, touches_open)):
        found = fit(trees, 0, PLAIN, pose, edge_contact_touches=edge)
        assert len(found.touched) == number
        assert parent_at(trees, 0, PLAIN, pose, edge_contact_touches=edge) is None


def test_a_card_laid_beside_the_bark_does_not_grow() -> None:
    """R8: with its branch's end exactly on the bark at the card's border, but no overlap, a card has no parent."""
    trees = (planted(TRUNK),)
    found = fit(trees, 0, PLAIN, Pose(0, 132, 0))
    assert found.touched == ((0, 0),) and found.on_bark == (0,) and found.overlapped == ()
    assert found.parent is None
    assert fit(trees, 0, PLAIN, Pose(0, 131, 0)).parent == parent_at(trees, 0, PLAIN, Pose(0, 131, 0)) == 0


def test_bark_ends_with_its_card() -> None:
    """A strip that runs out of the card holds nothing outside it."""
    wide = Card("star", (), Shape("trunk", None, (Strip(0, 0, 90, 0, 5),)), ())
    trees = (planted(wide),)
    side = Card("1", (), Shape("side", (-31, 0), ()), ())
    assert fit(trees, 0, side, Pose(62, 44, 0)).on_bark == (0,)
    assert fit(trees, 0, side, Pose(63, 44, 0)).on_bark == ()


def test_a_card_below_the_table_edge_says_by_how_much() -> None:
    """`ko.place.table_edge`: on the edge is allowed, beyond it is not."""
    trees = (planted(TRUNK),)
    assert fit(trees, 0, PLAIN, Pose(200, 44, 0)).overhang == 0.0
    assert fit(trees, 0, PLAIN, Pose(200, 41, 0)).overhang == 3.0
    assert fit(trees, 0, PLAIN, Pose(200, 30, 90)).overhang == 1.5


def test_a_trunk_is_not_placed_on_a_tree() -> None:
    """A card without a branch's end is refused."""
    for way in (fit, parent_at):
        with pytest.raises(KitError, match="card star: a Trunk card grows from no other card"):
            way((planted(TRUNK),), 0, TRUNK, TRUNK_POSE)
