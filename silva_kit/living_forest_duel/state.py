"""What can be read off a position or a view: values, solitary icons, supplies, what an action can buy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from silva_kit.living_forest_duel import counting, forest
from silva_kit.living_forest_duel.box import STAG, VARAN
from silva_kit.living_forest_duel.cards import ELEMENTS, SEASONS, Card, Element, Ids, Tree
from silva_kit.position import Seat

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition
    from silva_kit.living_forest_duel.view import DuelView

Table: TypeAlias = "DuelPosition | DuelView"

TOKENS: Final = 2
"""Action tokens of each seat (`lfd.end.when`, `lfd.end.clear`, lines 114 and 124)."""
FIRES_TO_WIN: Final = 8
"""`lfd.win.fire`, `lfd.act.fire_win` (lines 14 and 81)."""


class Act(NamedTuple):
    """An action under way: its element ("" while an extra action is not chosen), the value that is left, and the piles
    a tree was taken from."""

    element: str
    value: int
    piles: tuple[str, ...] = ()


def other(t: Table, seat: Seat) -> Seat:
    """The opponent."""
    return t.seats[1 - seat.index]


def season_of(seat: Seat) -> str:
    """Summer is seat A, Winter seat B."""
    return SEASONS[seat.index]


def owner(t: Table, card: Card) -> Seat | None:
    """The seat of a card's season; None for neutral animals and the stag."""
    return None if card.season is None else t.seats[SEASONS.index(card.season)]


def cards(t: Table, ids: Ids) -> list[Card]:
    """Cards by their ids."""
    return [t.box.cards[id] for id in ids]


# Values.


def counted(t: Table, seat: Seat, element: Element) -> counting.Count:
    """What a token of a seat on an element would count on the shared line."""
    any_gap = t.rulings.token_gap == "any_element"
    return counting.count(cards(t, t.line), t.tokens, element, seat, any_gap)


def own_line_gives(t: Table, seat: Seat) -> tuple[int, ...]:
    """What the personal line gives of each element."""
    return tuple(map(sum, zip((0,) * len(ELEMENTS), *(c.values for c in cards(t, t.own[seat.index])), strict=True)))


def grid(t: Table, seat: Seat) -> dict[forest.Cell, Tree]:
    """The cards that lie on top in a forest."""
    return forest.tops(t.box.start, t.forests[seat.index])


def own_area(t: Table, seat: Seat, element: str) -> int:
    """What personal line and forest give of an element (`lfd.end.water`, line 118)."""
    at = ELEMENTS.index(element)
    return own_line_gives(t, seat)[at] + forest.gives(grid(t, seat))[at]


def added(t: Table, seat: Seat, element: str) -> int:
    """What the own area adds to an action's value (R7, `value_own_area`)."""
    return own_area(t, seat, element) if t.rulings.value_own_area == "yes" else 0


def solitary(t: Table, seat: Seat) -> tuple[int, int]:
    """Solitary icons that burden a seat, and herd icons that cancel them (`lfd.solitary.three`, `.herd`; R9, R37)."""
    shared, own = cards(t, t.line), cards(t, t.own[seat.index])
    herd = sum(card.herd for card in own)
    if t.rulings.herd_shared == "yes":
        herd += sum(card.herd for card in shared)
    return sum(card.solitary for card in (*shared, *own)), herd


def water(t: Table, seat: Seat) -> int:
    """The water that a seat holds against the fire (`lfd.end.water`, line 118; R28)."""
    return own_area(t, seat, "water") + counting.unused(cards(t, t.line), t.tokens, "water")


# Clearings and supplies.


def live(t: Table) -> tuple[int, ...]:
    """The clearings with the Onibi or a fire token (`lfd.end.fire_value`, line 116)."""
    return tuple(place for place, fires in enumerate(t.fires) if fires or place == t.onibi)


def fire_value(t: Table) -> int:
    """The values of the live clearings: once each, or once for each fire token and the Onibi (R27, `end_per_token`)."""
    per_token = t.rulings.end_per_token == "yes"
    return sum(
        t.box.clearings[place].value * ((t.fires[place] + (place == t.onibi)) if per_token else 1) for place in live(t)
    )


def fires_left(t: Table) -> int:
    """Fire tokens in the supply."""
    return t.box.fires - sum(t.fires) - sum(t.taken)


def sankis_left(t: Table) -> int:
    """Sanki cards in the supply (R33: a used one goes back)."""
    return t.box.sankis - sum(t.sanki)


def varans_left(t: Table, seat: Seat) -> int:
    """Fire Varan cards in a seat's own supply (R35)."""
    id = VARAN[season_of(seat)]
    return t.box.varans - sum(ids.count(id) for ids in (t.deck, t.discard, t.line, *t.own))


def pile(t: Table, element: str) -> Ids:
    """The trees that are left in a pile, the top one first."""
    planted = {one.tree.id for trees in t.forests for one in trees}
    return tuple(id for id in t.box.piles[element] if id not in planted)


def seen_from(t: Table, seat: Seat, place: int) -> int:
    """A clearing as a mover counts it: 0 at the own end. The same function leads back."""
    return place if seat.index == 0 else len(t.box.clearings) - 1 - place


# What an action can buy.


def recruits(t: Table, value: int) -> Iterator[tuple[int, ...]]:
    """The choices of places of the recruitment line, from 1, that a value pays for (`lfd.act.muster`, line 69)."""
    filled = [number for number, id in enumerate(t.muster, 1) if id]
    choices: list[tuple[int, ...]] = [()]
    for number in filled:
        choices += [(*chosen, number) for chosen in choices]
    yield from sorted(chosen for chosen in choices if chosen and recruit_cost(t, chosen) <= value)


def recruit_cost(t: Table, numbers: tuple[int, ...]) -> int:
    """The costs of the cards in these places."""
    return sum(t.box.cards[t.muster[number - 1]].cost for number in numbers)


def extinguished(t: Table, value: int, first: int = 0) -> Iterator[tuple[int, ...]]:
    """The choices of fire tokens, as clearings from 1, that a value pays for (`lfd.act.fire`, line 79; R19)."""
    for place in range(first, len(t.fires)):
        price = t.box.clearings[place].value
        for count in range(1, t.fires[place] + 1):
            if count * price > value:
                break
            taken = (place + 1,) * count
            yield taken
            for more in extinguished(t, value - count * price, place + 1):
                yield (*taken, *more)


def fire_cost(t: Table, numbers: tuple[int, ...]) -> int:
    """What fire tokens from these clearings cost."""
    return sum(t.box.clearings[number - 1].value for number in numbers)


def plantings(t: Table, seat: Seat, act: Act) -> Iterator[tuple[Element, forest.Cell]]:
    """The piles and cells that an action can still use (`lfd.act.tree_buy` ff., lines 85-93)."""
    own = grid(t, seat)
    for element in ELEMENTS:
        left = pile(t, element)
        if element in act.piles or not left or t.box.trees[left[0]].cost > act.value:
            continue
        for cell in forest.places(own, t.box.trees[left[0]]):
            yield element, cell


def can_buy(t: Table, seat: Seat, act: Act) -> bool:
    """Whether anything can be had for what is left of an action's value (R38)."""
    if act.element == "sun":
        return next(recruits(t, act.value), None) is not None
    if act.element == "water":
        return next(extinguished(t, act.value), None) is not None
    if act.element == "tree":
        return next(plantings(t, seat, act), None) is not None
    return act.value > 0


def own_in_muster(t: Table, seat: Seat) -> int:
    """Cards of a seat's season in the recruitment line (`lfd.win.muster`, line 12; R16, R17)."""
    season = season_of(seat)
    return sum(id not in ("", STAG) and t.box.cards[id].season == season for id in t.muster)
