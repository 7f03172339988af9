"""Ends of random games of SILVA, for which a seat's belief can be held against trying everything (`silva_brute`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import silva_brute
from silva_games import DEFAULT_GAMES, random_rulings
from silva_kit.position import CHANCE, Seat
from silva_kit.record import Record
from silva_kit.silva import SilvaPosition, start
from silva_kit.silva.belief import belief

Steps: TypeAlias = Sequence[tuple[Any, SilvaPosition]]
UNSEEN: Final = 6
"""Trying everything is possible with so many hidden cards."""
LONGEST: Final = 9
EQUAL: Final = 1e-12


def played(seed: int, players: int) -> Record:
    """A random game; under random rulings where the seed is odd."""
    rng = Random(seed)
    record = Record(start(players, random_rulings(rng) if seed % 2 else DEFAULT_GAMES))
    while record.position.to_move is not None:
        position = record.position
        record.play(position.chance.sample(rng) if position.to_move is CHANCE else rng.choice(position.legal_moves))
    return record


def endings(count: int) -> Iterator[tuple[Steps, Seat]]:
    """Stretches of random games that begin at a turn in which few cards are hidden from a random viewer."""
    seed = 0
    while count:
        seed += 1
        record = played(seed, 2 + seed % 3)
        rng = Random(seed)
        viewer = rng.choice(record.start.seats)
        begin = next((at for at, p in enumerate(record.positions) if _few_hidden(p, viewer)), None)
        if begin is not None:
            steps = list(zip([None, *record.moves], record.positions, strict=True))
            yield steps[begin : begin + rng.randint(2, LONGEST)], viewer
            count -= 1


def _few_hidden(position: SilvaPosition, viewer: Seat) -> bool:
    decision = position.decision
    begins = decision.kind == "draw" and position.turn is not None and decision.subject is position.turn
    return begins and silva_brute.unseen_count(position, viewer) <= UNSEEN


def same(steps: Steps, viewer: Seat) -> bool:
    """Whether the belief after these steps is what trying everything gives, for each hand of all and each deck."""
    expected = silva_brute.enumerate_hands(steps, viewer)
    seen = [(_heard(move, viewer), position.view(viewer)) for move, position in steps]
    found: dict[Any, float] = {}
    for position, weight in belief([(None, seen[0][1]), *seen[1:]]).weights.items():
        key = (tuple(map(silva_brute.in_order, position.hands)), position.deck)
        found[key] = found.get(key, 0.0) + weight
    return found.keys() == expected.keys() and all(
        abs(found[key] - float(share)) < EQUAL for key, share in expected.items()
    )


def _heard(move: Any, viewer: Seat) -> Any:
    return move if move is not None and (move.seat is viewer or move.kind in silva_brute.HEARD) else None
