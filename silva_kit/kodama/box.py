"""The box of Kodama as data: content/kodama/components.toml, or an owner's own file of the same form.

    default_box().branches["5"].elements          # (("caterpillar", 1), ("dragonfly", 2), ("flower", 1))
    default_box().origins["sp1"]                  # "attested"
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from silva_kit.components import Other
from silva_kit.components.values import Entry
from silva_kit.kodama.box_fields import CardEntry
from silva_kit.kodama.cards import (
    ELEMENTS,
    HEIGHT,
    ICON_RADIUS,
    WIDTH,
    Card,
    Icon,
    KodamaCard,
    SeasonCard,
    Shape,
    Strip,
)
from silva_kit.toml_data import ContentError, Table, content

T = TypeVar("T")
Places = tuple[tuple[int, int], ...]

SEASONS: Final = {"spring": "sp", "summer": "su", "autumn": "au"}
"""The Seasons in order, and how the ids of their cards begin."""
PER: Final = ("icon", "card")
WHERE: Final = ("all", "last_cards", "within_2")
BRANCHES: Final = tuple(str(number) for number in range(1, 66))
KODAMA: Final = tuple(f"k{number}" for number in range(1, 21))
SEASON: Final = tuple(f"{begin}{number}" for begin in SEASONS.values() for number in range(1, 6))
"""The ids: 65 Branch cards, 20 Kodama cards, 5 Season cards for each Season (`ko.comp.branch` ff., lines 27-29)."""


@dataclass(frozen=True)
class Box:
    """Everything in the box, by id, in the order of the file.

    `name` is the file's name without its ending, "" for the box of the kit. `origins` says for each card how certain
    what it shows is: the least certain of its values, but not its shape.
    """

    name: str
    shapes: Mapping[str, Shape] = field(hash=False)
    trunks: Mapping[str, Card] = field(hash=False)
    branches: Mapping[str, Card] = field(hash=False)
    kodama: Mapping[str, KodamaCard] = field(hash=False)
    seasons: Mapping[str, SeasonCard] = field(hash=False)
    others: tuple[Other, ...]
    origins: Mapping[str, str] = field(hash=False, repr=False)


LOADED: Final[dict[str, Box]] = {}
"""The own boxes loaded so far, by name: what the text of a position looks for."""


def load_box(path: Path) -> Box:
    """The box of a components file. Texts of positions name it by the file's stem, so it is kept in LOADED.

    Raises:
        ContentError: names the file, the line, the entry and the field that cannot be used.
    """
    name = "_".join(path.stem.split()) or "own"
    box = LOADED[name] = _Reading(Table(path)).box(name)
    return box


@cache
def default_box() -> Box:
    """The box that the kit plays with. Raises ContentError."""
    return _Reading(Table(content("kodama", "components.toml"))).box("")


class _Reading:
    """One reading of a file: the shapes come first, because cards name them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shapes: dict[str, Shape] = {}
        self.places: dict[str, Places] = {}
        self.origins: dict[str, str] = {}

    def box(self, name: str) -> Box:
        kinds = ("shape", "trunk", "branch", "kodama", "season")
        self.table.unique([cells for kind in kinds for cells in self.table.entries(kind)])
        self.shapes = self._all("shape", None, self._shape)
        trunks = self._all("trunk", ELEMENTS, lambda entry: self._card(entry, trunk=True))
        branches = self._all("branch", BRANCHES, lambda entry: self._card(entry, trunk=False))
        kodama, seasons = self._all("kodama", KODAMA, _kodama), self._all("season", SEASON, _season)
        others = tuple(_other(Entry(self.table, cells, "an [[other]]")) for cells in self.table.entries("other"))
        return Box(name, self.shapes, trunks, branches, kodama, seasons, others, self.origins)

    def _all(self, kind: str, ids: Iterable[str] | None, build: Callable[[CardEntry], T]) -> dict[str, T]:
        found = {}
        for cells in self.table.entries(kind):
            entry = CardEntry(self.table, cells, kind)
            if ids is not None and entry.id not in ids:
                raise entry.error(f"`id` is {entry.id!r}; the ids are {', '.join(ids)}")
            found[entry.id] = build(entry)
            self.origins.setdefault(entry.id, entry.origin)
        missing = [id for id in ids or () if id not in found]
        if missing:
            raise ContentError(self.table.path, None, f"has no [[{kind}]] with the `id` {', '.join(missing)}")
        return found

    def _shape(self, entry: CardEntry) -> Shape:
        entry.only("id", "root", "bark", "icons", "clauses")
        shape = Shape(entry.id, entry.optional("root", entry.point), entry.strips("bark"))
        self.places[entry.id] = entry.points("icons")
        _check_shape(entry, shape, self.places[entry.id])
        entry.clauses()
        return shape

    def _card(self, entry: CardEntry, trunk: bool) -> Card:
        entry.only("id", "elements", "shape", "clauses")
        elements = entry.counts("elements")
        self.origins[entry.id] = entry.origin
        fitting = [name for name, shape in self.shapes.items() if (shape.root is None) == trunk]
        name = entry.word("shape", fitting)
        shown = [element for element, number in elements for _ in range(number)]
        if len(shown) > len(self.places[name]):
            raise entry.error(f"`elements` are {len(shown)}, but shape {name} has {len(self.places[name])} `icons`")
        if trunk and [element for element, _ in elements] != [entry.id]:
            raise entry.error(f"`elements` must be {entry.id} alone; each Trunk shows an Element of its own")
        entry.clauses()
        icons = (Icon(element, *place) for element, place in zip(shown, self.places[name], strict=False))
        return Card(entry.id, elements, self.shapes[name], tuple(icons))


def _kodama(entry: CardEntry) -> KodamaCard:
    entry.only("id", "points", "per", "where", "element", "kinds", "touching", "clauses")
    card = KodamaCard(
        entry.id,
        entry.count("points"),
        entry.word("per", PER),
        entry.word("where", WHERE),
        entry.optional("element", entry.element),
        entry.optional("kinds", entry.count),
        entry.optional("touching", entry.count),
    )
    if card.per == "icon" and (card.kinds or card.touching):
        raise entry.error('`kinds` and `touching` are of whole cards; they need `per` = "card"')
    entry.clauses()
    return card


def _season(entry: CardEntry) -> SeasonCard:
    entry.only("id", "season", "name", "count", "points", "shows", "placed", "onto", "clauses")
    card = SeasonCard(
        entry.id,
        entry.word("season", tuple(SEASONS)),
        entry.optional("count", entry.pair),
        entry.optional("points", entry.count) or 0,
        entry.optional("shows", entry.element),
        entry.optional("placed", lambda field: entry.word(field, ("within_2",))),
        entry.optional("onto", lambda field: entry.word(field, ("last_card",))),
        entry.optional("name", lambda field: entry.concept(field).value),
    )
    if not entry.id.startswith(SEASONS[card.season]):
        raise entry.error(f"`season` is {card.season!r}, whose cards are {SEASONS[card.season]}1 to 5")
    if (card.count is None) == (card.points == 0):
        raise entry.error("it must have either `count` or `points`")
    if card.count and (card.shows or card.placed or card.onto):
        raise entry.error(
            "`shows`, `placed` and `onto` say when extra `points` are scored; they do not go with `count`"
        )
    entry.clauses()
    return card


def _other(entry: Entry) -> Other:
    entry.only("name", "copies", "clauses")
    return Other(entry.concept("name"), entry.number("copies", 1), entry.clauses())


def _check_shape(entry: CardEntry, shape: Shape, places: Places) -> None:
    """The branch begins at the card's border, and Elements lie whole on the card, apart, and off the bark."""
    if shape.root and abs(shape.root[0]) != WIDTH // 2 and abs(shape.root[1]) != HEIGHT // 2:
        raise entry.error(f"`root` is {list(shape.root)}; it must lie at the card's border")
    for number, (x, y) in enumerate(places):
        if abs(x) + ICON_RADIUS > WIDTH / 2 or abs(y) + ICON_RADIUS > HEIGHT / 2:
            raise entry.error(f"`icons`: the Element at {[x, y]} lies partly off the card")
        for strip in shape.bark:
            if _from_bark(x, y, strip) < ICON_RADIUS:
                raise entry.error(f"`icons`: the Element at {[x, y]} lies on the bark")
        for other in places[:number]:
            if math.dist((x, y), other) < 2 * ICON_RADIUS:
                raise entry.error(f"`icons`: the Elements at {[x, y]} and {list(other)} overlap")


def _from_bark(x: int, y: int, strip: Strip) -> float:
    dx, dy = strip.x2 - strip.x1, strip.y2 - strip.y1
    along = ((x - strip.x1) * dx + (y - strip.y1) * dy) / (dx * dx + dy * dy or 1)
    along = min(max(along, 0.0), 1.0)
    return math.hypot(x - strip.x1 - along * dx, y - strip.y1 - along * dy) - strip.half
