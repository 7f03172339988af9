"""A forest: protective tree cards on a grid around the starting card with the lake. Pure functions.

    grid = tops(start, planted)          # {(0, 0): start, (1, 0): tree}: the cards that lie on top
    watered(grid)                        # the cells that a river joins to the lake

x grows to the right, y upwards. Two neighbours are joined where both show a river at the side they share. Cards lie
upright; a card on top hides the one below it altogether (R22).
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from silva_kit.living_forest_duel.cards import FACING, NONE, SIDES, STEP, Tree

Cell = tuple[int, int]
Grid = Mapping[Cell, Tree]
LAKE: Final[Cell] = (0, 0)
"""Where the starting card lies (`lfd.act.tree_place`, line 89)."""
SQUARE: Final = 3
"""The side of the square that wins (`lfd.win.trees`, line 10)."""


class Planted(NamedTuple):
    """A tree card and its cell."""

    tree: Tree
    x: int
    y: int

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.x, self.y


def tops(start: Tree, planted: tuple[Planted, ...]) -> dict[Cell, Tree]:
    """The card that lies on top in each cell; later cards cover earlier ones (`lfd.act.tree_cover`, line 93)."""
    grid: dict[Cell, Tree] = {LAKE: start}
    for one in planted:
        grid[one.cell] = one.tree
    return grid


def beside(cell: Cell, side: str) -> Cell:
    """The cell at a side of another."""
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy


def joined(grid: Grid, cell: Cell) -> Iterator[Cell]:
    """The neighbours of a cell to which a river runs: both cards show it at the side they share."""
    for side in grid[cell].rivers:
        other = beside(cell, side)
        if other in grid and FACING[side] in grid[other].rivers:
            yield other


def watered(grid: Grid) -> frozenset[Cell]:
    """The cells that a river joins to the lake (`lfd.act.tree_place`, line 89)."""
    found: set[Cell] = {LAKE}
    todo: list[Cell] = [LAKE]
    while todo:
        for cell in joined(grid, todo.pop()):
            if cell not in found:
                found.add(cell)
                todo.append(cell)
    return frozenset(found)


def dry_after(grid: Grid, tree: Tree, cell: Cell) -> tuple[Cell, ...]:
    """The cells without a river to the lake once a tree lies in a cell; () where all have one (R21)."""
    grown = {**grid, cell: tree}
    reached = watered(grown)
    return tuple(sorted(other for other in grown if other not in reached))


def places(grid: Grid, tree: Tree) -> tuple[Cell, ...]:
    """Where a tree can be planted, in reading order: joined to the lake by a river, not on the lake, and no other card
    loses its river (`lfd.act.tree_place`, `lfd.act.tree_cover`, R21)."""
    reached = watered(grid)
    empty = {beside(cell, side) for cell in grid for side in SIDES}.difference(grid)
    found = [cell for cell in empty if _drinks(grid, reached, tree, cell)]
    found += [cell for cell in grid if cell != LAKE and not dry_after(grid, tree, cell)]
    return tuple(sorted(found))


def _drinks(grid: Grid, reached: frozenset[Cell], tree: Tree, cell: Cell) -> bool:
    """Whether a tree in an empty cell is joined to a card that a river joins to the lake."""
    return any((other := beside(cell, side)) in reached and FACING[side] in grid[other].rivers for side in tree.rivers)


def completed(grid: Grid, cell: Cell) -> tuple[str, ...]:
    """The bonus icons whose two halves meet at a side of a cell, by side N, E, S, W (`lfd.act.tree_bonus`, line 91)."""
    found = []
    for half in grid[cell].halves:
        other = grid.get(beside(cell, half.side))
        if other is not None and any(h.side == FACING[half.side] and h.bonus == half.bonus for h in other.halves):
            found.append((SIDES.index(half.side), half.bonus))
    return tuple(bonus for _, bonus in sorted(found))


def best_square(grid: Grid, start_counts: bool) -> tuple[int, Cell]:
    """How many cells of a 3×3 square are filled at most, and the lower left cell of the first such square (R20)."""
    filled = frozenset(cell for cell in grid if start_counts or cell != LAKE)
    return _best_square(filled) if filled else (0, LAKE)


@lru_cache(4096)
def _best_square(filled: frozenset[Cell]) -> tuple[int, Cell]:
    corners = sorted({(x - dx, y - dy) for x, y in filled for dx in range(SQUARE) for dy in range(SQUARE)})
    return max(((len(filled.intersection(square(corner))), corner) for corner in corners), key=lambda best: best[0])


def square(corner: Cell) -> tuple[Cell, ...]:
    """The nine cells of a square by its lower left one."""
    x, y = corner
    return tuple((x + dx, y + dy) for dy in range(SQUARE) for dx in range(SQUARE))


def gives(grid: Grid) -> tuple[int, ...]:
    """What the trees that lie on top give of each element (`lfd.act.tree_buy`, line 85; R22)."""
    total: list[int] = list(NONE)
    for tree in grid.values():
        for index, value in enumerate(tree.values):
            total[index] += value
    return tuple(total)
