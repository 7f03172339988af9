"""Games of Silent Guardians for the tests: random play, every well-formed move, and twin positions.

Nothing here is taken from the views: who may know what is told anew, from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import games
from silva_kit.position import CHANCE, Seat, Viewer
from silva_kit.silent_guardians import SWITCHES, GuardiansPosition, Move, Rulings, start
from silva_kit.silent_guardians.cards import COLORS, Card, sort_cards


def random_start(rng: Random) -> GuardiansPosition:
    """Any table before the deal: 3 or 4 players, any mode, half of the time the default rulings."""
    rulings = games.any_rulings(Rulings, SWITCHES, rng)
    mode = rng.choice("ABC")
    return start(rng.choice((3, 4)), mode, rng.choice((1, 2, 5)) if mode == "B" else 0, rulings)


def random_move(p: GuardiansPosition, rng: Random) -> Move:
    """Any legal move, transfers less often than the others; or an answer of chance."""
    if p.to_move is CHANCE:
        return p.chance.sample(rng)
    own = [move for move in p.legal_moves if move.kind not in ("give", "pass")]
    return rng.choice(own if own and rng.random() < 0.85 else p.legal_moves)


def play_out(p: GuardiansPosition, rng: Random) -> Iterator[GuardiansPosition]:
    """The position and all that follow in a random game to the end."""
    return games.play_out(p, rng, random_move)


def random_positions(
    count: int, seed: int, keep: Callable[[GuardiansPosition], bool] = lambda p: True
) -> Iterator[GuardiansPosition]:
    """Positions from random games."""
    return games.some_of(lambda rng: play_out(random_start(rng), rng), count, seed, keep)


_FORMED: dict[tuple[Seat, ...], tuple[Move, ...]] = {}


def well_formed(seats: tuple[Seat, ...]) -> tuple[Move, ...]:
    """Every move that can be written down for seats at this table (of gifts of several tokens, all pairs)."""
    if seats not in _FORMED:
        _FORMED[seats] = tuple(_well_formed(seats))
    return _FORMED[seats]


def _well_formed(seats: tuple[Seat, ...]) -> Iterator[Move]:
    pairs = [(a, b) for i, a in enumerate(COLORS) for b in COLORS[i:]]
    for seat in seats:
        yield Move("pass", seat)
        for color in COLORS:
            yield Move("take", seat, (color,))
            yield Move("pay", seat, (color,))
            yield from (Move("play", seat, (color,), place) for place in range(1, 12))
            yield from (Move("give", seat, (color,), target=other) for other in seats)
        yield from (Move("give", seat, pair, target=other) for pair in pairs for other in seats)


def unknown(p: GuardiansPosition, viewer: Viewer, holder: Seat) -> bool:
    """Whether a viewer does not know the ranks of a hand (R3): the holder never, PUBLIC never; else by `visibility`."""
    if not isinstance(viewer, Seat) or viewer is holder:
        return True
    return p.rulings.visibility == "sorter_only" and p.seats[(viewer.index + 1) % len(p.seats)] is not holder


def twin(p: GuardiansPosition, viewer: Viewer, rng: Random) -> GuardiansPosition:
    """A position that differs from `p` only in what the viewer cannot know: hidden ranks change places inside their
    colour."""
    hidden = [seat for seat in p.seats if unknown(p, viewer, seat)]
    cards = [c for seat in hidden for c in p.hands[seat.index]] + list(p.removed)
    pools = {color: [c for c in cards if c.color == color] for color in COLORS}
    for pool in pools.values():
        rng.shuffle(pool)

    def deal(places: tuple[Card, ...]) -> tuple[Card, ...]:
        return sort_cards(tuple(pools[card.color].pop() for card in places))

    other = p._copy()
    other.hands = tuple(deal(hand) if seat in hidden else hand for seat, hand in zip(p.seats, p.hands, strict=True))
    other.removed = deal(p.removed)
    other.events = p.events
    return other
