"""The forest against a graph library: rivers to the lake, where a tree may be planted, bonus icons, squares."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import networkx as nx
import pytest

from games import effort
from silva_kit.living_forest_duel import DuelPosition, Planted, Tree, default_box, forest
from silva_kit.living_forest_duel.cards import BONUSES, Half

FORESTS = effort(2_000, 20_000)
Cell = tuple[int, int]
OFFSET = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))


def random_tree(rng: Random, id: str) -> Tree:
    """A tree with any rivers, and half icons on any sides."""
    rivers = tuple(side for side in "NESW" if rng.random() < 0.6) or ("N",)
    halves = tuple(Half(side, rng.choice(BONUSES)) for side in "NESW" if rng.random() < 0.4)
    return Tree(id, "sun", 1, (1, 0, 0, 0), rivers, halves)


def random_forest(rng: Random, reach: int = 2) -> dict[Cell, Tree]:
    """Cards anywhere around the starting card, whether or not a river joins them."""
    cells = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1) if (x, y) != forest.LAKE]
    grid: dict[Cell, Tree] = {forest.LAKE: default_box().start}
    for number, cell in enumerate(rng.sample(cells, rng.randrange(len(cells) + 1))):
        grid[cell] = random_tree(rng, f"t{number}")
    return grid


def grown(rng: Random, most: int = 12) -> tuple[Planted, ...]:
    """Trees as a game plants them, each where the graph library allows it, now and then on top of another."""
    planted: tuple[Planted, ...] = ()
    for number in range(rng.randrange(most + 1)):
        tree, grid = random_tree(rng, f"t{number}"), forest.tops(default_box().start, planted)
        near = _near(grid)
        cell = next((cell for cell in rng.sample(near, len(near)) if may_be_planted(grid, tree, cell)), None)
        if cell is not None:
            planted = (*planted, Planted(tree, *cell))
    return planted


def _near(grid: dict[Cell, Tree]) -> list[Cell]:
    """Every cell of the forest's rectangle and two beyond."""
    xs, ys = {x for x, _ in grid}, {y for _, y in grid}
    return [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]


def rivers(grid: dict[Cell, Tree]) -> nx.Graph:
    """The graph of a forest: cards, joined where both show a river at the side they share."""
    graph = nx.Graph()
    graph.add_nodes_from(grid)
    for (x, y), tree in grid.items():
        for side, (dx, dy) in OFFSET.items():
            other = grid.get((x + dx, y + dy))
            if other is not None and side in tree.rivers and OPPOSITE[side] in other.rivers:
                graph.add_edge((x, y), (x + dx, y + dy))
    return graph


def may_be_planted(grid: dict[Cell, Tree], tree: Tree, cell: Cell) -> bool:
    """`lfd.act.tree_place`, `lfd.act.tree_cover`, R21: not on the lake, and afterwards all is one piece."""
    return cell != (0, 0) and bool(nx.is_connected(rivers({**grid, cell: tree})))


def best_square(cells: set[Cell]) -> int:
    """The most cells in a 3×3 square: a sum over the cells that stand in for its lower left one."""
    corners = {(x + dx, y + dy) for x, y in cells for dx in (-2, -1, 0) for dy in (-2, -1, 0)}
    return max((sum(x <= i <= x + 2 and y <= j <= y + 2 for i, j in cells) for x, y in corners), default=0)


def bonuses(grid: dict[Cell, Tree], cell: Cell) -> list[str]:
    """`lfd.act.tree_bonus`: for each pair of neighbours, whether their sides show two halves of one icon."""
    sides = {(at, half.side): half.bonus for at, tree in grid.items() for half in tree.halves}
    found = []
    for side, (dx, dy) in OFFSET.items():
        ours, theirs = sides.get((cell, side)), sides.get(((cell[0] + dx, cell[1] + dy), OPPOSITE[side]))
        found += [ours] if ours is not None and ours == theirs else []
    return found


def random_forests() -> Iterator[tuple[Random, dict[Cell, Tree]]]:
    """Half of them cards anywhere, half grown by the rules."""
    rng = Random(3)
    for number in range(FORESTS):
        yield rng, random_forest(rng) if number % 2 else forest.tops(default_box().start, grown(rng))


def test_rivers_to_the_lake_are_those_of_the_graph() -> None:
    """`lfd.act.tree_place`: the cards with a river to the lake are its connected component; a card's neighbours are its
    edges."""
    joined = 0
    for _, grid in random_forests():
        graph = rivers(grid)
        assert forest.watered(grid) == nx.node_connected_component(graph, forest.LAKE)
        for cell in grid:
            assert sorted(forest.joined(grid, cell)) == sorted(graph.neighbors(cell))
        joined += graph.number_of_edges() > 3
    assert joined > FORESTS / 4


def test_places_for_a_tree_are_those_of_the_graph() -> None:
    """`lfd.act.tree_place`, `lfd.act.tree_cover`, R21: in a forest that is one piece, of all cells near it just
    those where it stays so; the cards that would be cut off are the rest of the graph."""
    counted = covers = 0
    for rng, grid in random_forests():
        tree, near = random_tree(rng, "new"), _near(grid)
        cell = rng.choice([cell for cell in near if cell != forest.LAKE])
        after = {**grid, cell: tree}
        rest = set(after) - nx.node_connected_component(rivers(after), forest.LAKE)
        assert set(forest.dry_after(grid, tree, cell)) == rest
        if nx.is_connected(rivers(grid)):
            allowed = forest.places(grid, tree)
            assert list(allowed) == [cell for cell in sorted(near) if may_be_planted(grid, tree, cell)]
            counted += len(allowed)
            covers += any(cell in grid for cell in allowed)
    assert counted > FORESTS and covers > FORESTS / 10


def test_bonus_icons_and_squares_are_those_of_a_second_opinion() -> None:
    """`lfd.act.tree_bonus`, R21: icons are completed by the top cards of two neighbours, side by side; `lfd.win.trees`,
    R20: the fullest square, with the starting card and without it."""
    completed = squares = 0
    for rng, grid in random_forests():
        cell = rng.choice(list(grid))
        assert list(forest.completed(grid, cell)) == bonuses(grid, cell)
        completed += bool(bonuses(grid, cell))
        for counts in (True, False):
            cells = {cell for cell in grid if counts or cell != (0, 0)}
            most, corner = forest.best_square(grid, counts)
            assert most == best_square(cells)
            inside = [(i, j) for i, j in cells if corner[0] <= i <= corner[0] + 2 and corner[1] <= j <= corner[1] + 2]
            assert len(inside) == most and set(inside) <= set(forest.square(corner))
            squares += most == 9
    assert completed > FORESTS / 20 and squares > FORESTS / 20


def test_what_lies_on_top_is_the_last_card_of_a_cell() -> None:
    """`lfd.act.tree_cover`, R22: a covered card gives nothing and shows nothing."""
    rng, covered = Random(8), 0
    for _ in range(effort(300, 3_000)):
        planted = grown(rng)
        grid = forest.tops(default_box().start, planted)
        last = {(one.x, one.y): one.tree for one in planted}
        assert grid == {forest.LAKE: default_box().start, **last}
        assert forest.gives(grid) == (len(last), 0, 0, 0)
        covered += len(last) < len(planted)
    assert covered > 20


@pytest.mark.parametrize(
    ("trees", "says"),
    [
        ("sun1@1,0", ""),
        ("sun1@0,1", "may not lie there"),
        ("water1@0,1/sun5@0,2/move5@1,2", ""),
        ("water1@0,1/sun5@0,2/sun1@0,1", "may not lie there"),  # it would cut sun5 off
        ("water1@0,1/sun5@0,2/tree5@0,1", ""),
        ("water1@0,0", "may not lie there"),
        ("sun5@1,1", "may not lie there"),
        ("sun5@0,1/sun1@1,1/water5@2,1/water1@2,2", ""),
    ],
)
def test_a_typed_forest_is_held_to_the_same(trees: str, says: str) -> None:
    """A position with a tree that no river joins, or that cuts another one off, is not read."""
    line = f"lfd 2p do=turn:A muster=s1.s2.stag.w1.w2 forests=A:{trees},B:-"
    if says:
        with pytest.raises(ValueError, match=says):
            DuelPosition.from_text(line)
    else:
        assert f"forests=A:{trees}" in DuelPosition.from_text(line).to_text()
