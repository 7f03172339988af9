"""Cards of Kodama as values: what a Branch card or a Trunk shows and where (`ko.card.branch`, `ko.card.trunk`).

Lengths are whole millimetres in the frame of the card: origin in its middle, x to the right, y up. The sources give
no card sizes, shapes or lists of cards; all of them are illustrative (`content/kodama/components.toml`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

Element = str
ELEMENTS: Final = ("caterpillar", "cloud", "dragonfly", "flower", "mushroom", "star")
"""The six Elements (`ko.card.branch`); the dragonfly is the firefly of the Season card Metamorphosis (R9)."""
WIDTH: Final = 63
HEIGHT: Final = 88
ICON_RADIUS: Final = 6
"""Sizes in mm; illustrative."""


@dataclass(frozen=True, slots=True)
class Icon:
    """One Element drawn on a card, a disc of ICON_RADIUS mm round (x, y)."""

    element: Element
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Strip:
    """A straight piece of branch: bark up to `half` mm on either side of the segment from (x1, y1) to (x2, y2)."""

    x1: int
    y1: int
    x2: int
    y2: int
    half: int


@dataclass(frozen=True, slots=True)
class Shape:
    """How the branch runs over a card. `root`: the point on the card's border where the branch leaves it, to grow out
    of another card (`ko.place.bark`); None for a Trunk. `bark`: the strips that another branch may grow from."""

    name: str
    root: tuple[int, int] | None
    bark: tuple[Strip, ...]


@dataclass(frozen=True)
class Card:
    """A Branch card ("1" to "65") or a Trunk (its Element's name). `elements`: how often it shows each Element, in the
    order of ELEMENTS; `icons`: where."""

    id: str
    elements: tuple[tuple[Element, int], ...]
    shape: Shape
    icons: tuple[Icon, ...]

    @cached_property
    def counts(self) -> dict[Element, int]:
        """How often each shown Element appears."""
        return dict(self.elements)

    @property
    def is_trunk(self) -> bool:
        """Whether it is a Trunk card."""
        return self.shape.root is None

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class KodamaCard:
    """A tree spirit and what it likes (`ko.card.kodama`): `points` for each thing that `per` says.

    per       "icon": each Element `element` shown on the cards of `where`; "card": each card of `where` that fits
    where     "all", "last_cards" (`ko.term.last_card`), "within_2" (`ko.term.within2`)
    element   the Element to be shown, or None
    kinds     how many kinds of Element the card must show exactly, or None
    touching  how many cards the card must touch at least, or None
    """

    id: str
    points: int
    per: str
    where: str = "all"
    element: Element | None = None
    kinds: int | None = None
    touching: int | None = None

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class SeasonCard:
    """A rule for one Season (`ko.card.season`).

    season    "spring", "summer" or "autumn"
    count     (a, b): count the Element a as b in the Growth phase (`ko.season.metamorphosis`), or None
    points    extra points for a placed card that fits; 0 where there are none
    shows     the Element that the card must show: the placed one, with `onto` the one it is laid on
    placed    "within_2" where the placed card must be that near to the Trunk, or None
    onto      "last_card" where it must be laid on a last card, or None
    name      the concept of its name, or None
    """

    id: str
    season: str
    count: tuple[Element, Element] | None = None
    points: int = 0
    shows: Element | None = None
    placed: str | None = None
    onto: str | None = None
    name: str | None = None

    def __str__(self) -> str:
        return self.id
