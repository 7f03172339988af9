"""What a placed Branch card scores and why (`ko.score.rule` ff., lines 99-109), and what Kodama cards and the Season
cards of Summer and Autumn give.

    score(tree, 5).total                       # the points for card 5, as they were when it was placed
    points(tree, 2, card)                      # the same number for a card that would be laid on card 2
    kodama_points(tree, kodama).points

A node is the index of a card in its tree. Cards placed later stand behind it and never change what it scored.
"""  # fmt: skip

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from silva_kit.kodama.cards import ELEMENTS, Card, Element, KodamaCard, SeasonCard
from silva_kit.kodama.tree import Tree, is_last, is_within_2, path, touching

Alias: TypeAlias = tuple[Element, Element] | None
"""(a, b): the Element a counts as b (`ko.season.metamorphosis`, R10)."""
EXTENT: Final = "ko.score.extent"
BREAK: Final = "ko.score.break"
LONE: Final = "ko.R1"


class Step(NamedTuple):
    """A card and how much it shows or fits: icons of an Element, or how often a Kodama card counts it."""

    node: int
    icons: int


@dataclass(frozen=True, slots=True)
class ElementLine:
    """The line of successive cards of one Element of the placed card (R2).

    steps      the cards of the line and their icons, from the placed card down to the last that shows the Element
    points     one for each icon on the line (R3); 0 where the card below does not show the Element
    broken_at  the card that breaks the line; None where it reaches the Trunk
    forks      cards off the line, on forks of its cards, that show the Element and do not count (`ko.score.no_fork`)
    clause     `ko.score.extent`, `ko.score.break`, or `ko.R1` where a lone Element counts
    form       "trunk" where the line reaches the Trunk, else ""
    """

    element: Element
    steps: tuple[Step, ...]
    points: int
    broken_at: int | None
    forks: tuple[Step, ...]
    clause: str
    form: str = ""

    @property
    def fork_icons(self) -> int:
        """How many icons on the forks do not count."""
        return sum(step.icons for step in self.forks)

    def to_json(self) -> dict[str, Any]:
        """For the screen: steps and forks as {node, icons}."""
        return {
            "element": self.element,
            "steps": [step._asdict() for step in self.steps],
            "points": self.points,
            "broken_at": self.broken_at,
            "forks": [step._asdict() for step in self.forks],
            "clause": self.clause,
            "form": self.form,
        }


@dataclass(frozen=True, slots=True)
class Score:
    """What a placed card scores: a line for each Element on it (`ko.score.only_placed`), in the order of ELEMENTS."""

    node: int
    lines: tuple[ElementLine, ...]

    @property
    def total(self) -> int:
        """The sum over the lines (`ko.score.rule`), without extra points of a Season card."""
        return sum(line.points for line in self.lines)

    def to_json(self) -> dict[str, Any]:
        """For the screen."""
        return {"node": self.node, "lines": [line.to_json() for line in self.lines], "total": self.total}


@dataclass(frozen=True, slots=True)
class KodamaScore:
    """What a Kodama card gives (`ko.kodama.play`): the cards it counts and how often, and the points in all."""

    card: KodamaCard
    steps: tuple[Step, ...]

    @property
    def points(self) -> int:
        """Its points for each thing it counts; 0 is possible (R17), and there is no maximum (R23)."""
        return self.card.points * sum(step.icons for step in self.steps)

    def to_json(self) -> dict[str, Any]:
        """For the screen."""
        return {"card": self.card.id, "steps": [step._asdict() for step in self.steps], "points": self.points}


def counts(card: Card, count: Alias = None) -> dict[Element, int]:
    """How often a card shows each Element, in the order of ELEMENTS; with `count`, a is replaced by b (R10)."""
    if count is None or count[0] not in card.counts or count[0] == count[1]:
        return card.counts
    shown = dict(card.counts)
    shown[count[1]] = shown.get(count[1], 0) + shown.pop(count[0])
    return {element: shown[element] for element in ELEMENTS if element in shown}


def score(tree: Tree, node: int, *, count: Alias = None, lone_counts: bool = False) -> Score:
    """What the card at `node` scored when it was placed, with the whole explanation (`ko.score.rule`, line 99).

    Only cards of the one line down to the Trunk count, each adjacent to the next (`ko.score.adjacent`, line 102).
    The number that the maximum of 10 points looks at is the one without `count` (`ko.place.max10`, R6).
    `lone_counts`: an Element that the card below does not show counts nevertheless (R1).
    """
    grown = tree[: node + 1]
    below = list(path(grown, node))
    lines = (_line(grown, below, element, count, lone_counts) for element in counts(grown[node].card, count))
    return Score(node, tuple(lines))


def points(tree: Tree, parent: int, card: Card, *, count: Alias = None, lone_counts: bool = False) -> int:
    """The total of `score` for a card that would be laid on `parent`, without the explanation."""
    total = 0
    for element, icons in counts(card, count).items():
        line, node = icons, parent
        while node >= 0 and (more := counts(tree[node].card, count).get(element)):
            line += more
            node = tree[node].parent
        if node != parent or lone_counts:
            total += line
    return total


def season_points(tree: Tree, node: int, season: SeasonCard) -> int:
    """The extra points of a Season card for the card at `node`, placed on the tree before it (illustrative cards).

    What the maximum of 10 points does not include (`ko.place.max10`).
    """
    if not season.points:
        return 0
    before, placed = tree[:node], tree[node]
    seen = before[placed.parent] if season.onto else placed
    fits = season.shows is None or season.shows in counts(seen.card, season.count)
    near = season.placed is None or is_within_2(tree, node)
    onto = season.onto is None or is_last(before, placed.parent)
    return season.points if fits and near and onto else 0


def kodama_points(tree: Tree, kodama: KodamaCard, include_trunk: bool = True) -> KodamaScore:
    """What a Kodama card gives for a tree, and for which cards. `include_trunk`: the Trunk is within 2 cards (R12).

    Season cards change nothing here: they speak of the Growth phase (R10).
    """
    steps = (Step(node, _times(tree, node, kodama)) for node in _where(tree, kodama, include_trunk))
    return KodamaScore(kodama, tuple(step for step in steps if step.icons))


def _line(tree: Tree, below: list[int], element: Element, count: Alias, lone_counts: bool) -> ElementLine:
    icons = [counts(tree[node].card, count).get(element, 0) for node in below]
    length = icons.index(0) if 0 in icons else len(icons)
    steps = tuple(map(Step, below[:length], icons))
    broken_at = below[length] if length < len(below) else None
    alone = length == 1
    return ElementLine(
        element,
        steps,
        sum(step.icons for step in steps) if lone_counts or not alone else 0,
        broken_at,
        _forks(tree, below, length, element, count),
        EXTENT if not alone else LONE if lone_counts else BREAK,
        "trunk" if broken_at is None else "",
    )


def _forks(tree: Tree, below: list[int], length: int, element: Element, count: Alias) -> tuple[Step, ...]:
    """Cards beside the path that grow, directly or through others, from a card of the line and show the Element."""
    beside, found = set(below[:length]), []
    for node, placed in enumerate(tree):
        if node not in below and placed.parent in beside:
            beside.add(node)
            if icons := counts(placed.card, count).get(element):
                found.append(Step(node, icons))
    return tuple(found)


def _where(tree: Tree, kodama: KodamaCard, include_trunk: bool) -> list[int]:
    if kodama.where == "last_cards":
        return [node for node in range(len(tree)) if is_last(tree, node)]
    if kodama.where == "within_2":
        return [node for node in range(len(tree)) if is_within_2(tree, node, include_trunk)]
    return list(range(len(tree)))


def _times(tree: Tree, node: int, kodama: KodamaCard) -> int:
    """How often a Kodama card counts this card: its icons of the Element, or once if it fits."""
    shown = tree[node].card.counts
    if kodama.per == "icon":
        return sum(shown.values()) if kodama.element is None else shown.get(kodama.element, 0)
    element = kodama.element is None or kodama.element in shown
    kinds = kodama.kinds is None or len(shown) == kodama.kinds
    return int(element and kinds and (kodama.touching is None or touching(tree, node) >= kodama.touching))
