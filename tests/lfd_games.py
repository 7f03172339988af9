"""Games of Living Forest Duel for the tests: random play, well-formed moves good and bad, and tables that are rare.

Nothing here is taken from the guards or the legal moves: what can be written down is told anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Final

import games
from silva_kit.living_forest_duel import SWITCHES, DuelPosition, Move, Rulings, start
from silva_kit.living_forest_duel.cards import ELEMENTS, in_order
from silva_kit.living_forest_duel.decision import Decision
from silva_kit.living_forest_duel.state import Act, can_buy
from silva_kit.position import CHANCE, Seat
from silva_kit.toml_data import content

ROUNDS: Final = 400
"""No random game of the tests may take so many rounds; `play_out` stops there."""


def random_start(rng: Random) -> DuelPosition:
    """A table before the recruitment line is laid out, half of the time under the default rulings."""
    return start(rulings=games.any_rulings(Rulings, SWITCHES, rng))


def random_move(p: DuelPosition, rng: Random) -> Move:
    """Any legal move, or an answer of chance."""
    return p.chance.sample(rng) if p.to_move is CHANCE else rng.choice(p.legal_moves)


def play_out(p: DuelPosition, rng: Random) -> Iterator[DuelPosition]:
    """The position and all that follow in a random game, to the end or the round limit."""
    return games.play_out(p, rng, random_move, lambda here: here.round >= ROUNDS)


def random_positions(
    count: int, seed: int, keep: Callable[[DuelPosition], bool] = lambda p: True
) -> Iterator[DuelPosition]:
    """Positions from random games in which now and then the table is changed to a rare one."""
    return games.some_of(_odd_game, count, seed, keep)


def _odd_game(rng: Random) -> Iterator[DuelPosition]:
    p = random_start(rng)
    while p.to_move is not None and p.round < ROUNDS:
        yield p
        p = p.after(random_move(p, rng))
        if p.decision.kind == "turn" and rng.random() < 0.25:
            p = rare(p, rng)
    yield p


def rare(p: DuelPosition, rng: Random) -> DuelPosition:
    """The table at the beginning of a turn with Sanki cards and the Onibi card dealt out, the Onibi elsewhere, no card
    to reveal, other fires, or an action of a high value under way: some of these."""
    new = p._copy()
    new.sanki = rng.choice(((1, 0), (0, 1), (1, 1), (2, 1), (0, 0)))
    new.holder, new.onibi = rng.choice((None, *p.seats)), rng.randrange(len(p.fires))
    if rng.random() < 0.1:
        new.deck, new.discard = (), in_order((*p.deck, *p.discard))
    if rng.random() < 0.3:
        new.fires = tuple(rng.choice((0, 0, 1, 2)) for _ in p.fires)
        new.taken = rng.choice(((0, 7), (7, 0), (2, 3)))
    if rng.random() < 0.7:
        new.decision = Decision("act", p.turn)
        new.acts = (Act(rng.choice(("sun", "water", "tree", "tree", "move")), rng.randint(2, 14)),)
    return new if not new.acts or can_buy(new, new.turn, new.acts[-1]) else p


def well_formed(p: DuelPosition, reach: int = 1) -> Iterator[Move]:
    """Every sort of move that can be written down for the seats of a table: each plain move, element and choice of
    places, of fire tokens up to three, of cells as far as `reach` beyond the forest, of steps up to twelve."""
    for seat in p.seats:
        yield from (Move(kind, seat) for kind in ("reveal", "pass", "sanki", "keep", "stop"))
        yield from (Move(kind, seat, element) for kind in ("token", "extra") for element in ELEMENTS)
        yield from (Move("steps", seat, numbers=(steps,)) for steps in range(13))
        for count in range(1, 7):
            yield from (Move("muster", seat, numbers=chosen) for chosen in combinations(range(1, 7), count))
        for count in range(1, 4):
            yield from (
                Move("fire", seat, numbers=taken) for taken in combinations_with_replacement(range(1, 9), count)
            )
        for cell in _cells(p, seat, reach):
            yield from (Move("plant", seat, element, cell) for element in ELEMENTS)


def _cells(p: DuelPosition, seat: Seat, reach: int) -> Iterator[tuple[int, int]]:
    cells = [(0, 0), *((one.x, one.y) for one in p.forests[seat.index])]
    for x in range(min(x for x, _ in cells) - reach, max(x for x, _ in cells) + reach + 1):
        yield from ((x, y) for y in range(min(y for _, y in cells) - reach, max(y for _, y in cells) + reach + 1))


def some_moves(p: DuelPosition, rng: Random, count: int = 40) -> list[Move]:
    """Some of the well-formed moves, and some of the legal ones."""
    found = rng.sample(list(well_formed(p)), count)
    return found + rng.sample(list(p.legal_moves), min(8, len(p.legal_moves)))


def own_box(folder: Path, name: str, shown: Mapping[str, Mapping[str, int]], clearings: Sequence[int] = ()) -> Path:
    """A file of the kit's box in which these cards show these elements and no icons, whatever they show in the kit, and
    the clearings have these values."""
    text = content("living_forest_duel", "components.toml").read_text(encoding="utf-8")
    for id, elements in shown.items():
        before, old, rest = _entry(text, id)
        kept = [line for line in old.splitlines() if not line.startswith(("values", "solitary", "herd"))]
        row = ", ".join(f"{element} = {number}" for element, number in elements.items())
        values = f'values = {{ value = {{ {row} }}, origin = "illustrative" }}'
        text = before + "\n".join([values, *kept]) + rest
    for number, value in enumerate(clearings, 1):
        before, old, rest = _entry(text, f"c{number}")
        text = before + re.sub(r"value = \d+", f"value = {value}", old) + rest
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def _entry(text: str, id: str) -> tuple[str, str, str]:
    """What comes before the fields of an entry, the fields, and the rest."""
    head, name, rest = text.partition(f'id = "{id}"\n')
    assert name, id
    fields, gap, rest = rest.partition("\n\n")
    return head + name, fields, gap + rest
