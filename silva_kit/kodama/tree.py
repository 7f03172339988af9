"""A tree as a value: cards, each with the one card it grows from (`ko.place.one_card`).

Poses are in the frame of the tree: whole millimetres from the middle of the Trunk card's bottom edge, which lies on
the table's edge (`ko.setup.trunk`): x to the right, y up; whole degrees, counter-clockwise, 0 for an upright card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from silva_kit.kodama.cards import HEIGHT, Card

TREE_SPACING: Final = 500
"""How far apart, in mm, the Trunks of neighbouring seats lie along the table's edge; illustrative."""


class Pose(NamedTuple):
    """Where the middle of a card lies, in mm, and how it is turned, in degrees (-179 to 180)."""

    x: int
    y: int
    angle: int


TRUNK_POSE: Final = Pose(0, HEIGHT // 2, 0)


@dataclass(frozen=True, slots=True)
class Placed:
    """A card in a tree. `parent` is the index of the card it grows from; -1 for the Trunk."""

    card: Card
    parent: int
    pose: Pose


Tree: TypeAlias = tuple[Placed, ...]
"""Oldest first; index 0 is the Trunk. Scored cards never move (`ko.place.no_move`)."""


def planted(trunk: Card) -> Tree:
    """A tree of its Trunk alone (`ko.setup.trunk`)."""
    return (Placed(trunk, -1, TRUNK_POSE),)


def path(tree: Tree, node: int) -> Iterator[int]:
    """The card and all below it, down to the Trunk."""
    while node >= 0:
        yield node
        node = tree[node].parent


def depth(tree: Tree, node: int) -> int:
    """How many cards lie between it and the table: 0 for the Trunk."""
    return sum(1 for _ in path(tree, node)) - 1


def children(tree: Tree, node: int) -> tuple[int, ...]:
    """The cards that grow from it."""
    return tuple(at for at, placed in enumerate(tree) if placed.parent == node)


def touching(tree: Tree, node: int) -> int:
    """How many cards it touches: those that grow from it and the one it grows from."""
    return len(children(tree, node)) + (tree[node].parent >= 0)


def is_last(tree: Tree, node: int) -> bool:
    """`ko.term.last_card` (line 74, R13): a Branch card that touches one card only."""
    return node > 0 and touching(tree, node) == 1


def is_within_2(tree: Tree, node: int, include_trunk: bool = True) -> bool:
    """`ko.term.within2` (line 76, R12): it touches the Trunk, or a card that does; the Trunk itself by ruling."""
    return depth(tree, node) <= 2 and (node > 0 or include_trunk)
