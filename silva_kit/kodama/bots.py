"""Players without a person. A bot gets a view and a source of chance; it sees nothing else.

`RandomBot` lays any card anywhere. `GreedyBot` takes the most points it can have now. `SensibleBot` looks one Season
ahead: what the card it lays will be worth to the cards after it, and which of its Kodama cards the tree will please.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
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
BREADTH: Final = 16
IMAGINED: Final = 6
"""How many placements the sensible bot looks at, and how often it imagines the rest of the Season for each."""
LATER: Final = 0.2
"""What the points of a Kodama card count that is played in a later Season."""
CERTAIN: Final = 0.6
"""What imagined points count: others may take the card, or there may be no room."""
FAR_LESS: Final = 100
"""Ranks placements that were not looked at behind all others."""


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
    """Looks one Season ahead: imagines a few times how the Season may go on, and lays the card with which its own tree
    has the most points when the Season ends, its Kodama cards among them."""

    def choose(self, view: KodamaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        if view.decision.kind == "kodama":
            return _best_kodama(view, rng)
        ahead = Ahead(view, rng)
        return _placed(view, rng, ahead.value)


class Ahead:
    """The rest of a Season, imagined from a view: which cards come, which the others take, where one lays one's own.

    Where there is room is not asked: it costs much and changes little.
    """

    def __init__(self, view: KodamaView, rng: Random) -> None:
        seat = view.decision.seat
        assert seat is not None
        self.view, self.turns = view, ROUNDS - view.round - 1
        self.hand = [view.box.kodama[id] for id in view.hands[seat.index]]
        self.decks = [_shuffled(view, rng) for _ in range(IMAGINED)]
        tree = view.trees[seat.index]
        pairs = sorted(_pairs(view, tree), key=lambda pair: -_gain(view, tree, pair[1], view.box.branches[pair[0]]))
        self.worth_a_look = frozenset(pairs[:BREADTH])

    def value(self, tree: Tree, card: Card, parent: int, /) -> float:
        """The points of the placement and, on average, of the Season after it; less than any where it gives little."""
        gain = _gain(self.view, tree, parent, card)
        if (card.id, parent) not in self.worth_a_look:
            return gain - FAR_LESS
        grown = (*tree, Placed(card, parent, NOWHERE))
        display = [self.view.box.branches[id] for id in self.view.display if id != card.id]
        return gain + sum(self._season(grown, display, deck) for deck in self.decks) / len(self.decks)

    def _season(self, tree: Tree, display: list[Card], deck: list[Card]) -> float:
        total, coming = 0, iter(deck)
        for _ in range(self.turns):
            display = self._others(display, coming)
            best = max(self._ways(tree, display), default=None)
            if best is not None:
                gain, at, node = best
                total += gain
                tree = (*tree, Placed(display[at], node, NOWHERE))
                display = display[:at] + display[at + 1 :]
        return CERTAIN * total + _kodama_value(self.view, tree, self.hand)

    def _others(self, display: list[Card], coming: Iterator[Card]) -> list[Card]:
        """The Display when it is one's turn again: refilled, and the others have each taken the oldest card."""
        for _ in self.view.seats[1:]:
            display = [*display, *islice(coming, 1)][1:]
        return [*display, *islice(coming, 1)]

    def _ways(self, tree: Tree, display: list[Card]) -> Iterator[tuple[int, int, int]]:
        """(points, place in the Display, node) of every placement within the limit."""
        view = self.view
        for at, card in enumerate(display):
            for node in range(len(tree)):
                if limited_points(tree, node, card, view.season_card, view.rulings) <= MOST:
                    yield _gain(view, tree, node, card), at, node


def _shuffled(view: KodamaView, rng: Random) -> list[Card]:
    """The cards that lie nowhere yet, in an order that may be."""
    laid = {placed.card.id for tree in view.trees for placed in tree}.union(view.display)
    left = [card for id, card in view.box.branches.items() if id not in laid]
    rng.shuffle(left)
    return left


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


def _kodama_value(view: KodamaView, tree: Tree, hand: list[KodamaCard]) -> float:
    """What the own Kodama cards will give: the best now, those for later Seasons in part."""
    include = view.rulings.within2_include_trunk == "yes"
    row = sorted((scoring.kodama_points(tree, card, include).points for card in hand), reverse=True)
    return row[0] + LATER * sum(row[1 : len(hand) - 1]) if row else 0.0


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
