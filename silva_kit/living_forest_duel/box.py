"""The box of Living Forest Duel as data: content/living_forest_duel/components.toml, or an owner's own file of the same
form. No source lists the cards: all of it is illustrative (`rules`: component data).

    default_box().cards["n1"].values             # (1, 0, 2, 0): sun, water, tree, move
    default_box().clearings[0].value             # 4
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from silva_kit.components.fields import NamedEntry
from silva_kit.living_forest_duel.cards import (
    BONUSES,
    ELEMENTS,
    SEASONS,
    SIDES,
    Card,
    Half,
    Tree,
)
from silva_kit.toml_data import ContentError, Table, content

T = TypeVar("T")
KINDS: Final = ("guardian", "stag", "varan")
VARAN: Final = {"summer": "sv", "winter": "wv"}
"""The id of every Fire Varan card of a season; they are all alike."""
STAG: Final = "stag"
SLOTS: Final = 5
"""Places of the recruitment line: two summer, the stag in the middle, two winter (illustrative)."""
BEGINS: Final = {"summer": "s", "winter": "w", None: "n"}
MOST_GUARDIANS: Final = 30
MOST_TREES: Final = 12
"""An own box has no more guardians of a season, neutral animals, or trees in a pile: every id has its name."""


@dataclass(frozen=True, slots=True)
class Clearing:
    """A clearing: what a fire token costs here (`lfd.act.fire`, line 79: 2 to 4), and the bonus for a stop here."""

    value: int
    bonus: str | None


@dataclass(frozen=True)
class Box:
    """Everything in the box. `name` is the file's name without its ending, "" for the box of the kit.

    `cards`: guardians, stag and Varans by id; `piles`: the trees of each pile, the top one first; `supplies`: how many
    Varans a season has, fire tokens, Sanki cards there are, and the value of an extra action.
    """

    name: str
    cards: Mapping[str, Card] = field(hash=False)
    trees: Mapping[str, Tree] = field(hash=False)
    piles: Mapping[str, tuple[str, ...]] = field(hash=False)
    start: Tree
    clearings: tuple[Clearing, ...]
    varans: int
    fires: int
    sankis: int
    extra: int
    origins: Mapping[str, str] = field(hash=False, repr=False)

    @property
    def neutral(self) -> tuple[str, ...]:
        """The shared deck at the start of a game."""
        return tuple(id for id, card in self.cards.items() if card.kind == "guardian" and card.season is None)

    def guardians(self, season: str) -> tuple[str, ...]:
        """The own deck of a season at the start of a game."""
        return tuple(id for id, card in self.cards.items() if card.kind == "guardian" and card.season == season)


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
    return _Reading(Table(content("living_forest_duel", "components.toml"))).box("")


class _Reading:
    """One reading of a file."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.origins: dict[str, str] = {}

    def box(self, name: str) -> Box:
        kinds = ("guardian", "stag", "varan", "tree", "start", "clearing", "supply")
        self.table.unique([cells for kind in kinds for cells in self.table.entries(kind)])
        cards = {**self._all("guardian", _guardian), **self._all("stag", _stag), **self._all("varan", _varan)}
        trees, starts = self._all("tree", _tree), self._all("start", _start)
        clearings, supply = tuple(self._all("clearing", _clearing).values()), self._all("supply", _supply)
        self._check(cards, starts, supply)
        if len(clearings) < 3 or len(clearings) % 2 == 0:
            raise ContentError(self.table.path, None, f"has {len(clearings)} [[clearing]]; it needs 3, 5, 7 … of them")
        piles: dict[str, tuple[str, ...]] = {
            pile: tuple(id for id, tree in trees.items() if tree.pile == pile) for pile in ELEMENTS
        }
        return Box(name, cards, trees, piles, starts["start"], clearings, *_in_order(supply), self.origins)

    def _all(self, kind: str, build: Callable[[NamedEntry], T]) -> dict[str, T]:
        found = {}
        for cells in self.table.entries(kind):
            entry = NamedEntry(self.table, cells, kind)
            if not entry.id.isascii() or not entry.id.isalnum():
                raise entry.error(f"`id` is {entry.id!r}; it must be of letters a to z and digits")
            found[entry.id] = build(entry)
            entry.clauses()
            self.origins[entry.id] = entry.origin
        return found

    def _check(self, cards: Mapping[str, Card], starts: Mapping[str, Any], supply: Mapping[str, Any]) -> None:
        for there, wanted in ((cards, (STAG, *VARAN.values())), (starts, ("start",)), (supply, SUPPLIES)):
            missing = [id for id in wanted if id not in there]
            if missing:
                raise ContentError(self.table.path, None, f"has no entry with the `id` {', '.join(missing)}")
        if supply["fires"] < 2:
            raise ContentError(
                self.table.path, None, "supply fires: the game begins with 2 fire tokens on the clearings"
            )
        for season in SEASONS:
            own = [card for card in cards.values() if card.season == season and card.kind == "guardian"]
            if len(own) < SLOTS:
                raise ContentError(self.table.path, None, f"has {len(own)} guardians of {season}; it needs {SLOTS}")
        if not any(card.season is None and card.kind == "guardian" for card in cards.values()):
            raise ContentError(self.table.path, None, "has no neutral guardian")


SUPPLIES: Final = ("varans", "fires", "sankis", "extra")


def _in_order(supply: Mapping[str, int]) -> tuple[int, int, int, int]:
    return supply["varans"], supply["fires"], supply["sankis"], supply["extra"]


def _is_count(digits: str, most: int) -> bool:
    """Whether it is a number from 1 to `most`, written plainly."""
    return digits in map(str, range(1, most + 1))


def _values(entry: NamedEntry) -> tuple[int, ...]:
    told = entry.numbers_of("values", ELEMENTS)
    return tuple(told.get(element, 0) for element in ELEMENTS)


def _guardian(entry: NamedEntry) -> Card:
    entry.only("id", "season", "values", "solitary", "herd", "cost", "clauses")
    season = entry.optional("season", lambda field: entry.word(field, SEASONS))
    if not entry.id.startswith(BEGINS[season]) or not _is_count(entry.id[1:], MOST_GUARDIANS):
        raise entry.error(
            f"`id` is {entry.id!r}; guardians are n1 to n{MOST_GUARDIANS}, of Summer s1 …, of Winter w1 …"
        )
    cost = entry.optional("cost", entry.count) or 0
    icons = [entry.optional(field, entry.count) or 0 for field in ("solitary", "herd")]
    return Card(entry.id, "guardian", season, _values(entry), icons[0], icons[1], cost)


def _stag(entry: NamedEntry) -> Card:
    entry.only("id", "values", "cost", "clauses")
    return Card(entry.id, "stag", None, _values(entry), 0, 0, entry.count("cost", 0))


def _varan(entry: NamedEntry) -> Card:
    """`lfd.end.varan` (line 120): nothing but solitary icons."""
    entry.only("id", "season", "solitary", "clauses")
    season = entry.word("season", SEASONS)
    if entry.id != VARAN[season]:
        raise entry.error(f"`id` is {entry.id!r}; the Fire Varan of {season} is {VARAN[season]}")
    return Card(entry.id, "varan", season, (0,) * len(ELEMENTS), entry.count("solitary"), 0, 0)


def _tree(entry: NamedEntry) -> Tree:
    entry.only("id", "pile", "cost", "values", "rivers", "halves", "clauses")
    rivers, pile = entry.some("rivers", SIDES), entry.word("pile", ELEMENTS)
    if not entry.id.startswith(pile) or not _is_count(entry.id.removeprefix(pile), MOST_TREES):
        raise entry.error(f"`id` is {entry.id!r}; the trees of this pile are {pile}1 to {pile}{MOST_TREES}")
    if not rivers:
        raise entry.error("`rivers` is empty; without a river the card can never be planted")
    return Tree(entry.id, pile, entry.count("cost"), _values(entry), rivers, _halves(entry))


def _halves(entry: NamedEntry) -> tuple[Half, ...]:
    """Half icons by side, as in { N = "sanki", E = "extra" }."""
    told = entry.words_of("halves", SIDES, BONUSES) if "halves" in entry else {}
    return tuple(Half(side, told[side]) for side in SIDES if side in told)


def _start(entry: NamedEntry) -> Tree:
    entry.only("id", "rivers", "clauses")
    return Tree(entry.id, "", 0, (0,) * len(ELEMENTS), entry.some("rivers", SIDES), ())


def _clearing(entry: NamedEntry) -> Clearing:
    entry.only("id", "value", "bonus", "clauses")
    return Clearing(entry.count("value"), entry.optional("bonus", lambda field: entry.word(field, BONUSES)))


def _supply(entry: NamedEntry) -> int:
    entry.only("id", "number", "clauses")
    if entry.id not in SUPPLIES:
        raise entry.error(f"`id` is {entry.id!r}; the supplies are {', '.join(SUPPLIES)}")
    return entry.count("number", 0)
