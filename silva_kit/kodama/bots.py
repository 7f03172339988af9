"""Players without a person. A bot gets a view and a source of chance; it sees nothing else.

`RandomBot` lays any card anywhere. `GreedyBot` takes the most points it can have now. `SensibleBot` looks to the end of
the Season: what the card it lays will be worth to the cards after it, and which of its Kodama cards the tree will
please.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Protocol

from silva_kit.kodama import candidates, scoring
from silva_kit.kodama.cards import Card, KodamaCard, SeasonCard
from silva_kit.kodama.effects import ROUNDS
from silva_kit.kodama.legal import MOST, Placements, limited_points
from silva_kit.kodama.moves import Move
from silva_kit.kodama.tree import Placed, Pose, Tree
from silva_kit.kodama.view import KodamaView
from silva_kit.position import KitError, Seat

NOWHERE: Final = Pose(0, 0, 0)
BREADTH: Final = 5
"""How many ways to go on are followed at each turn that is looked ahead."""
DISCOUNT: Final = 0.6
"""What points of a later turn count, for somebody else may take the card first."""


class Bot(Protocol):
    """Chooses one of the legal moves of a view."""

    def choose(self, view: KodamaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        ...


class Valuer(Protocol):
    """What a card laid on a node of a tree is worth."""

    def __call__(self, tree: Tree, card: Card, parent: int, /) -> float:
        """More is better."""
        ...


class RandomBot:
    """Any legal move, each candidate as likely as the other."""

    def choose(self, view: KodamaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        return rng.choice(view.legal_moves)


class GreedyBot:
    """The most points now; ties fall by chance."""

    def choose(self, view: KodamaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        if view.decision.kind == "kodama":
            return _best_kodama(view, rng)
        return _placed(view, rng, lambda tree, card, parent: _gain(view, tree, parent, card))


class SensibleBot:
    """The most points by the end of the Season, with the cards that lie in the Display now, the own Kodama cards
    among them; ties fall by chance."""

    def choose(self, view: KodamaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        if view.decision.kind == "kodama":
            return _best_kodama(view, rng)
        seat = view.decision.seat
        assert seat is not None
        hand = [view.box.kodama[id] for id in view.hands[seat.index]]
        left = ROUNDS - view.round - 1
        before = _kodama_value(view, view.trees[seat.index], hand)

        def value(tree: Tree, card: Card, parent: int) -> float:
            grown = (*tree, Placed(card, parent, NOWHERE))
            rest = [view.box.branches[id] for id in view.display if id != card.id]
            return _gain(view, tree, parent, card) + _outlook(view, grown, rest, hand, left) - before

        return _placed(view, rng, value)


def _placed(view: KodamaView, rng: Random, value: Valuer) -> Move:
    """The best (card, parent) that a candidate exists for, at one of its places."""
    moves, seat = view.legal_moves, view.decision.seat
    assert seat is not None and isinstance(moves, Placements)
    tree = view.trees[seat.index]
    ranked = sorted(
        ((value(tree, view.box.branches[id], node), rng.random(), id, node) for id, node in _pairs(view, tree)),
        reverse=True,
    )
    for last_resort in (False, True):
        for _, _, id, node in ranked:
            places = _places(view, seat, view.box.branches[id], node, last_resort)
            if places:
                return Move("place", seat, (id,), rng.choice(places))
    return Move("pass", seat)


def _places(view: KodamaView, seat: Seat, card: Card, node: int, last_resort: bool) -> list[Pose]:
    edge = view.rulings.geom_edge_contact_touches == "yes"
    found = candidates.each(
        view.trees, seat.index, card, parents={node}, edge_contact_touches=edge, last_resort=last_resort
    )
    return [candidate.pose for candidate in found]


def _pairs(view: KodamaView, tree: Tree) -> Iterator[tuple[str, int]]:
    """Cards of the Display and the nodes on which they would not score too much (`ko.place.max10`)."""
    for id in view.display:
        card = view.box.branches[id]
        for node in range(len(tree)):
            if limited_points(tree, node, card, view.season_card, view.rulings) <= MOST:
                yield id, node


def _gain(view: KodamaView, tree: Tree, parent: int, card: Card) -> int:
    """The points of a placement with the Season card."""
    season = view.season_card
    lone = view.rulings.score_lone_counts == "yes"
    total = scoring.points(tree, parent, card, count=season.count if season else None, lone_counts=lone)
    return total + (_extra(tree, parent, card, season) if season is not None and season.points else 0)


def _extra(tree: Tree, parent: int, card: Card, season: SeasonCard) -> int:
    return scoring.season_points((*tree, Placed(card, parent, NOWHERE)), len(tree), season)


def _outlook(view: KodamaView, tree: Tree, rest: list[Card], hand: list[KodamaCard], left: int) -> float:
    """What may still come this Season: the best way to lay the rest of the Display, then the best Kodama card.

    Whether there is room is not asked, and what others take is not known, so a turn further off counts for less.
    """
    if not left or not rest:
        return _kodama_value(view, tree, hand)
    ways = [
        (_gain(view, tree, node, card), at, node)
        for at, card in enumerate(rest)
        for node in range(len(tree))
        if limited_points(tree, node, card, view.season_card, view.rulings) <= MOST
    ]
    best = 0.0
    for gain, at, node in sorted(ways, reverse=True)[: BREADTH if left > 1 else 2 * BREADTH]:
        grown = (*tree, Placed(rest[at], node, NOWHERE))
        others = rest[:at] + rest[at + 1 :]
        best = max(best, DISCOUNT * gain + _outlook(view, grown, others, hand, left - 1))
    return best


def _kodama_value(view: KodamaView, tree: Tree, hand: list[KodamaCard]) -> float:
    """What the own Kodama cards will give: the best now, what is good for the later ones for half."""
    include = view.rulings.within2_include_trunk == "yes"
    row = sorted((scoring.kodama_points(tree, card, include).points for card in hand), reverse=True)
    return row[0] + 0.5 * sum(row[1 : len(hand) - 1]) if row else 0.0


def _best_kodama(view: KodamaView, rng: Random) -> Move:
    """The Kodama card with the most points now; in the last phase that is all that counts."""
    seat = view.decision.seat
    assert seat is not None
    tree, include = view.trees[seat.index], view.rulings.within2_include_trunk == "yes"

    def value(move: Move) -> int:
        return scoring.kodama_points(tree, view.box.kodama[move.card], include).points

    return max(view.legal_moves, key=lambda move: (value(move), rng.random()))


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "sensible": SensibleBot}
"""Bots by name."""


def bot(name: str) -> Bot:
    """A bot by its name. Raises KitError."""
    if name not in BOTS:
        raise KitError(f"bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name]()
