"""Random deals of Silent Guardians as problems: of the whole deck, eight cards removed, twelve or nine tokens."""

from __future__ import annotations

from random import Random

from silva_kit.silent_guardians.problem import COLORS, Problem


def random_deal(players: int, number: int, *, even: bool, transfers: int = 0) -> Problem:
    """Deal `number`: tokens dealt round from the lead (even), or each to any seat (uneven)."""
    rng = Random(f"sg {players} {even} {number}")
    deck = [(color, rank) for color in "rbyg" for rank in range(1, 11)] + [("x", rank) for rank in range(1, 5)]
    rng.shuffle(deck)
    for color in "rbyg":
        deck.remove(next(card for card in deck if card[0] == color))
    size = 36 // players
    hands = tuple(tuple(sorted(deck[i * size : (i + 1) * size])) for i in range(players))
    pool = rng.sample("rbyg" * 3 + "xx", size)
    lead = rng.randrange(players)
    tokens = [[0] * len(COLORS) for _ in range(players)]
    for i, color in enumerate(pool):
        seat = (lead + i) % players if even else rng.randrange(players)
        tokens[seat][COLORS.index(color)] += 1
    return Problem(players, hands, tuple(map(tuple, tokens)), lead, transfers=transfers)
