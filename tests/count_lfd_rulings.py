"""Counts how often the rulings of Living Forest Duel matter, in games of two bots: the figures of the notebook.

    .venv/bin/python tests/count_lfd_rulings.py [games]

The games are played by the default rulings; at each decision it is asked what the other reading would have changed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from silva_kit.dealer import Dealer
from silva_kit.living_forest_duel import DuelPosition, Move, Rulings, counting, forest, start, state
from silva_kit.living_forest_duel.bots import SensibleBot
from silva_kit.living_forest_duel.cards import ELEMENTS
from silva_kit.position import CHANCE, Seat

GAMES: Final = 100
EVENTS: Final = {
    "lfd.R13": "R13: a seat without tokens is passed over",
    "lfd.R15": "R15: nothing to reveal, no token to place",
    "lfd.R17": "R17: an empty own deck",
    "lfd.R30": "R30: too few Fire Varan cards",
    "lfd.R36": "R36: extra actions",
    "lfd.R38": "R38: tokens that buy nothing",
    "lfd.onibi_card": "R37: animals that the Onibi card sends to the shared line",
    "lfd.act.onibi_cross_none": "R23: crossings",
    "lfd.act.onibi_cross_mine": "R23: crossings",
}
"""Clause of an event -> what is counted."""


def played(seed: int) -> Iterator[tuple[DuelPosition, Move, DuelPosition]]:
    """Each move of a game with the positions before and after."""
    p, rng, dealer, bot = start(), Random(f"rulings {seed}"), Dealer(f"rulings {seed}"), SensibleBot()
    while p.to_move is not None:
        seat = p.decision.seat
        move = dealer.answer(p) if p.to_move is CHANCE or seat is None else bot.choose(p.view(seat), rng)
        after = p.after(move)
        yield p, move, after
        p = after


def turn(p: DuelPosition, seat: Seat, found: Counter[str]) -> None:
    """A choice of what to do: tokens that another reading of the gap would allow (R5), elements used up (R4)."""
    if not p.left[seat.index]:
        return
    found["turns with a token"] += 1
    line = state.cards(p, p.line)
    same = [counting.count(line, p.tokens, element, seat) for element in ELEMENTS]
    free = [counting.count(line, p.tokens, element, seat, True) for element in ELEMENTS]
    found["R5: turns with another choice"] += any(a.legal != b.legal for a, b in zip(same, free, strict=True))
    found["R4: turns with an element used up"] += any(a.place != counting.NOWHERE and not a.fresh for a in same)


def token(p: DuelPosition, move: Move, found: Counter[str]) -> None:
    """A token: what the own area adds (R7), and whether its card bears another one (R6)."""
    seat, element = move.seat, next(one for one in ELEMENTS if one == move.element)
    assert seat is not None
    counted, added = state.counted(p, seat, element), state.added(p, seat, element)
    found["tokens"] += 1
    found["value of all tokens"] += counted.value + added
    found["R7: value from the own area"] += added
    found["R7: tokens with a part from it"] += added > 0
    found["R6: tokens on a card that bears one"] += any(one.place == counted.place for one in p.tokens)


def revealed(after: DuelPosition, found: Counter[str]) -> None:
    """A reveal: herd icons in the shared line (R9)."""
    herd = sum(card.herd for card in state.cards(after, after.line))
    found["reveals"] += 1
    found["R9: reveals with a herd icon in the shared line"] += herd > 0


def round_ends(p: DuelPosition, move: Move, found: Counter[str]) -> None:
    """The end of a round: another sum of the fire (R27), the Onibi at an end (R29)."""
    last = p.after(move)
    told = {e.args["seat"]: e.args["count"] for e in last.events if e.clause == "lfd.end.water"}
    once = next(e.args["count"] for e in last.events if e.clause == "lfd.end.fire_value")
    before = last._copy()
    before.fires = _unspread(last)
    before.rulings = Rulings(end_per_token="yes")
    each = state.fire_value(before)
    found["round ends"] += 1
    found["R27: another sum of the fire"] += each != once
    found["R27: another seat gets Fire Varan cards"] += any((each > w) != (once > w) for w in told.values())
    found["R29: the Onibi at an end"] += last.onibi in (0, len(last.fires) - 1)


def _unspread(p: DuelPosition) -> tuple[int, ...]:
    """The fire tokens before the new ones came; the supply never ran out."""
    new = {place for place in (p.onibi - 1, p.onibi + 1) if 0 <= place < len(p.fires)}
    return tuple(fires - (place in new) for place, fires in enumerate(p.fires))


def over(p: DuelPosition, found: Counter[str]) -> None:
    """The end of a game: by which victory, and for trees whether the start card was needed (R20)."""
    assert p.result is not None
    found[f"won by {p.result.clause}"] += 1
    if p.result.clause == "lfd.win.trees":
        square, _ = forest.best_square(state.grid(p, p.result.winners[0]), False)
        found["R20: won with the start card only"] += square < forest.SQUARE**2


def main(games: int) -> None:
    """Print the figures."""
    found: Counter[str] = Counter()
    for seed in range(games):
        for p, move, after in played(seed):
            if p.decision.kind == "turn" and move.seat is not None:
                turn(p, move.seat, found)
            if move.kind == "token":
                token(p, move, found)
            if move.kind == "draw":
                revealed(after, found)
            if after.round > p.round:
                round_ends(p, move, found)
            for event in after.events:
                if event.clause in EVENTS and event.form == "":
                    found[EVENTS[event.clause]] += 1
            if after.result is not None:
                over(after, found)
    print(f"{games} games of two sensible bots")
    for name in sorted(found):
        print(f"  {name}: {found[name]}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
