"""The cards of Living Forest Duel as values: guardian animals, the stag, Fire Varan cards, protective trees.

A card's `values` are numbers in the order of ELEMENTS (`lfd.card.values`, line 43).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Element = Literal["sun", "water", "tree", "move"]
ELEMENTS: Final[tuple[Element, ...]] = ("sun", "water", "tree", "move")
"""The four elements, each with its action: recruit, extinguish fire, plant trees, move the Onibi."""
SUN, WATER, TREE, MOVE = range(4)
SEASONS: Final = ("summer", "winter")
"""The season of seat A and of seat B (`lfd.meta.players`, `lfd.turn.first`)."""
NONE: Final = (0, 0, 0, 0)
SIDES: Final = ("N", "E", "S", "W")
"""The sides of a protective tree card, upright."""
STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
BONUSES: Final = ("sanki", "extra")
"""A Sanki card, an extra action (`lfd.act.tree_bonus`, `lfd.act.onibi_bonus`)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A guardian animal card, the stag, or a Fire Varan card.

    `season`: "summer", "winter", or None for neutral animals and the stag; `values`: what it gives of each element;
    `solitary`, `herd`: how many of these icons it bears; `cost`: what recruiting it away costs in sun.
    """

    id: str
    kind: str
    season: str | None
    values: tuple[int, ...]
    solitary: int
    herd: int
    cost: int


class Half(NamedTuple):
    """Half a bonus icon at a side of a tree card; the neighbour's half completes it."""

    side: str
    bonus: str


@dataclass(frozen=True, slots=True)
class Tree:
    """A protective tree card. `pile`: the element of its pile; `values`: what it gives of each element; `rivers`: the
    sides where its river leaves it; `halves`: half bonus icons at its sides."""

    id: str
    pile: str
    cost: int
    values: tuple[int, ...]
    rivers: tuple[str, ...]
    halves: tuple[Half, ...]


Ids = tuple[str, ...]


def element_of(word: str) -> Element:
    """The element of a word. Raises KeyError."""
    return _BY_WORD[word]


_BY_WORD: Final[dict[str, Element]] = {element: element for element in ELEMENTS}


def in_order(ids: Ids | list[str]) -> Ids:
    """Ids by length and letter: n2 before n10."""
    return tuple(sorted(ids, key=lambda id: (len(id), id)))
