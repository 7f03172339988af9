"""Games of Kodama for the tests: random play, many moves good and bad, and twin positions.

Nothing here is taken from the views: who may know what is told anew, from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import games
from silva_kit.kodama import SWITCHES, KodamaPosition, Move, Pose, Rulings, candidates, events, start
from silva_kit.kodama.moves import in_order
from silva_kit.position import CHANCE, Event, Viewer


def random_start(rng: Random) -> KodamaPosition:
    """Any table before the setup: 2 to 5 players, half of the time the default rulings."""
    rulings = games.any_rulings(Rulings, SWITCHES, rng)
    return start(rng.choice((2, 3, 4, 5)), rulings)


def random_move(p: KodamaPosition, rng: Random) -> Move:
    """A legal move: any answer of chance or Kodama card; a placement of a random card on a random node."""
    if p.to_move is CHANCE:
        return p.chance.sample(rng)
    if p.decision.kind == "kodama":
        return rng.choice(p.legal_moves)
    seat = p.decision.seat
    assert seat is not None
    pairs = [(card, node) for card in p.display for node in range(len(p.trees[seat.index]))]
    for card, node in rng.sample(pairs, min(len(pairs), 12)):
        moves = (
            Move("place", seat, (card,), found.pose)
            for found in candidates.each(p.trees, seat.index, p.box.branches[card], parents={node}, last_resort=False)
        )
        found = [move for move in games.first(moves, 1 + rng.randrange(12)) if move in p.legal_moves]
        if found:
            return found[-1]
    return rng.choice(p.legal_moves)


def play_out(p: KodamaPosition, rng: Random) -> Iterator[KodamaPosition]:
    """The position and all that follow in a random game to the end."""
    return games.play_out(p, rng, random_move)


def random_positions(
    count: int, seed: int, keep: Callable[[KodamaPosition], bool] = lambda p: True
) -> Iterator[KodamaPosition]:
    """Positions from random games."""
    return games.some_of(lambda rng: play_out(random_start(rng), rng), count, seed, keep)


def some_moves(p: KodamaPosition, rng: Random, poses: int = 60) -> Iterator[Move]:
    """Moves that can be written down, sensible or not: Kodama cards, passing, poses near the cards of a tree."""
    cards = [*p.display, rng.choice(list(p.box.branches)), "99"]
    for seat in p.seats:
        yield Move("pass", seat)
        yield from (Move("kodama", seat, (card,)) for card in (*p.box.kodama, "k99"))
        tree = p.trees[seat.index]
        for _ in range(poses // len(p.seats)):
            near = rng.choice(tree).pose if tree else Pose(0, 44, 0)
            x, y = near.x + rng.randint(-90, 90), near.y + rng.randint(-90, 90)
            angle = rng.choice((near.angle, rng.randint(-179, 180), 0, 90, 180))
            yield Move("place", seat, (rng.choice(cards),), Pose(x, y, angle))
    if p.decision.kind == "place" and p.decision.seat is not None:
        yield from (random_move(p, rng) for _ in range(3))


def twin(p: KodamaPosition, viewer: Viewer, rng: Random) -> KodamaPosition:
    """A position that differs from `p` only in what the viewer cannot know: other seats hold other Kodama cards."""
    hidden = [seat for seat in p.seats if seat is not viewer]
    seen = {card for played in p.played for card in played}
    seen |= {card for seat in p.seats if seat is viewer for card in p.hands[seat.index]}
    left = [card for card in p.box.kodama if card not in seen]
    rng.shuffle(left)
    other = p._copy()
    other.hands = tuple(
        in_order(tuple(left.pop() for _ in hand)) if seat in hidden else hand
        for seat, hand in zip(p.seats, p.hands, strict=True)
    )
    told = (events.DEALT(e.args["seat"], other.hands[e.args["seat"].index]) if _is_deal(e) else e for e in p.events)
    other.events = tuple(told)
    return other


def _is_deal(event: Event) -> bool:
    return event.clause == "ko.setup.kodama"
