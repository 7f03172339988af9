"""A second opinion on Living Forest Duel, written from the rules alone: it shares no code with the engine.

It reads cards as plain values: of each element, solitary and herd icons. Comments name the clauses it follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from silva_kit.living_forest_duel import DuelPosition
from silva_kit.position import Seat

ORDER: Final = {"sun": 0, "water": 1, "tree": 2, "move": 3}
Line = Sequence[dict[str, int]]
"""A shared line from the left: what each card shows, as in [{"sun": 2, "water": 1}]."""
Tokens = Sequence[tuple[int, str, str]]
"""Tokens that lie there: the card from 0, the element, whose."""


def token(line: Line, tokens: Tokens, element: str, player: str, any_gap: bool = False) -> dict[str, Any]:
    """What a token would do: the card it goes on, the first card that counts, the value; or why it may not lie there.

    Worked out by walking from the right, card by card.
    """
    place = len(line) - 1
    while place >= 0 and not line[place].get(element):  # lfd.token.rightmost
        place -= 1
    if place < 0:
        return {"legal": False, "why": "rightmost"}
    if any((place, element) == (at, what) for at, what, _ in tokens):  # R4
        return {"legal": False, "why": "R4"}
    value, here = 0, place
    while here >= 0 and not any((here, element) == (at, what) for at, what, _ in tokens):  # lfd.token.restart, R3
        value += line[here].get(element, 0)  # lfd.token.count, R1
        here -= 1
    if not _gap(line, tokens, element, player, place, any_gap):
        return {"legal": False, "why": "gap"}
    return {"legal": True, "token_on": place, "from": here + 1, "value": value}


def _gap(line: Line, tokens: Tokens, element: str, player: str, place: int, any_gap: bool) -> bool:
    """lfd.token.same_player_gap, R5: every own token of the element needs an unpointed icon up to the new one."""
    for at, what, whose in tokens:
        if (what, whose) != (element, player):
            continue
        between = [(here, sort) for here in range(at + 1, place) for sort, n in line[here].items() if n > 0]
        free = [one for one in between if one not in [(a, w) for a, w, _ in tokens]]
        if not [sort for _, sort in free if any_gap or sort == element]:
            return False
    return True


def unused(line: Line, tokens: Tokens, element: str) -> int:
    """`lfd.end.water`: icons that no token has counted; each token counts everything left of it, its own card too."""
    counted = {here for at, what, _ in tokens if what == element for here in range(at + 1)}
    return sum(card.get(element, 0) for here, card in enumerate(line) if here not in counted)


def net_solitary(p: DuelPosition, seat: Seat) -> int:
    """`lfd.solitary.three`, `.herd`, R9: icons of the shared and the own line, less the herd icons of the own area."""
    shared, own = ([p.box.cards[id] for id in ids] for ids in (p.line, p.own[seat.index]))
    herds = own + (shared if p.rulings.herd_shared == "yes" else [])
    return max(0, sum(c.solitary for c in shared + own) - sum(c.herd for c in herds))


def victories(p: DuelPosition, seat: Seat) -> set[str]:
    """Which of the victories that can be seen on the table a seat has reached (`lfd.win.trees`, `.muster`, `.fire`)."""
    at, found = seat.index, set()
    cells = {(one.x, one.y) for one in p.forests[at]}
    if p.rulings.tree_start_counts == "yes":  # R20
        cells.add((0, 0))
    for x, y in cells:
        if all((x + dx, y + dy) in cells for dx in (0, 1, 2) for dy in (0, 1, 2)):
            found.add("lfd.win.trees")
    letter = "sw"[at]
    if all(id.startswith(letter) and id != "stag" for id in p.muster):
        found.add("lfd.win.muster")
    if p.taken[at] >= 8:
        found.add("lfd.win.fire")
    return found


def fire_and_water(p: DuelPosition, after: DuelPosition, fires: Sequence[int]) -> tuple[int, int, list[int]]:
    """How many clearings burn at a round's end, the fire's value, and the water of each seat: lines and tokens as
    before the last action, forests as after it."""
    burning = [place for place, count in enumerate(fires) if count > 0 or place == after.onibi]
    fire = 0
    for place in burning:
        times = fires[place] + (place == after.onibi) if p.rulings.end_per_token == "yes" else 1  # R27
        fire += times * p.box.clearings[place].value
    line = [shown(p, id) for id in p.line]
    tokens = [(token.place, token.element, str(token.seat)) for token in p.tokens]
    left = unused(line, tokens, "water")
    water = []
    for at in (0, 1):
        lying = {(one.x, one.y): one.tree.values[ORDER["water"]] for one in after.forests[at]}  # R22
        water.append(left + sum(shown(p, id).get("water", 0) for id in p.own[at]) + sum(lying.values()))
    return len(burning), fire, water


def shown(p: DuelPosition, id: str) -> dict[str, int]:
    """What a card shows of each element."""
    return {element: p.box.cards[id].values[at] for element, at in ORDER.items() if p.box.cards[id].values[at]}
