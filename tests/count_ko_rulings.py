"""Counts how often the five switches of Kodama matter, in games of two greedy bots: the figures of the notebook.

    .venv/bin/python tests/count_ko_rulings.py [games]

The games are played by the default rulings; at each decision it is asked what the other reading would have changed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from silva_kit.dealer import Dealer
from silva_kit.kodama import KodamaPosition, Move, candidates, scoring, start
from silva_kit.kodama.bots import GreedyBot
from silva_kit.position import CHANCE

LIMIT = 10
EVERY = 10
"""Places are searched at each tenth turn: it takes long."""


def played(seed: int) -> Iterator[tuple[KodamaPosition, Move]]:
    """Each position of a game where a seat decides, with its decision."""
    p, rng, dealer, bot = start(2), Random(f"rulings {seed}"), Dealer(f"rulings {seed}"), GreedyBot()
    while p.to_move is not None:
        seat = p.decision.seat
        move = dealer.answer(p) if p.to_move is CHANCE or seat is None else bot.choose(p.view(seat), rng)
        if seat is not None:
            yield p, move
        p = p.after(move)


def placed(p: KodamaPosition, move: Move, found: Counter[str]) -> None:
    """A placement: lone Elements (R1), the limit in Spring (R6), edges that meet (R8)."""
    seat = move.seat
    assert seat is not None and p.season_card is not None
    tree, count = p.trees[seat.index], p.season_card.count
    parent, card = p.after(move).trees[seat.index][-1].parent, p.box.branches[move.card]
    found["placements"] += 1
    points = [scoring.points(tree, parent, card, count=count, lone_counts=lone) for lone in (False, True)]
    found["R1: more points"] += points[0] != points[1]
    found["R1: points more"] += points[1] - points[0]
    if count:
        found["turns in Spring"] += 1
        pairs = [(p.box.branches[id], node) for id in p.display for node in range(len(tree))]
        too_many = [[scoring.points(tree, n, c, count=as_) > LIMIT for as_ in (None, count)] for c, n in pairs]
        found["R6: other placements"] += any(one != other for one, other in too_many)
    if found["placements"] % EVERY == 0:
        for id in p.display:
            for edge in (True, False):
                row = candidates.candidates(p.trees, seat.index, p.box.branches[id], edge_contact_touches=edge)
                found[f"R8: places, edges {'touch' if edge else 'do not'}"] += len(row)


def chosen(p: KodamaPosition, move: Move, found: Counter[str]) -> None:
    """A Kodama card: the Trunk near itself (R12); after the last one of a Season, the pawn (R14)."""
    seat = move.seat
    assert seat is not None
    found["Kodama choices"] += 1
    tree, hand = p.trees[seat.index], [p.box.kodama[id] for id in p.hands[seat.index]]
    values = [[scoring.kodama_points(tree, card, trunk).points for trunk in (True, False)] for card in hand]
    found["R12: other points in hand"] += any(one != other for one, other in values)
    for event in p.after(move).events:
        if event.clause in ("ko.first.pass", "ko.first.tie"):
            found["pawns"] += 1
            found["R14: ties"] += event.clause == "ko.first.tie"


def main(games: int) -> None:
    """Play and print."""
    found: Counter[str] = Counter()
    for seed in range(games):
        for p, move in played(seed):
            (chosen if move.kind == "kodama" else placed)(p, move, found)
    print(f"{games} games")
    for name, number in found.items():
        print(f"{name}: {number}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
