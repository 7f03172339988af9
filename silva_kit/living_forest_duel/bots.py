"""Players without a person. A bot gets a view and a source of chance; it sees nothing else.

`RandomBot` does anything. `GreedyBot` thinks of its own races alone. `SensibleBot` looks one turn ahead: a token with
the action it pays for, or a reveal with the cards that may come, and what either leaves to the opponent.
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from silva_kit.living_forest_duel import forest, state
from silva_kit.living_forest_duel.box import STAG
from silva_kit.living_forest_duel.cards import ELEMENTS
from silva_kit.living_forest_duel.counting import net_solitary
from silva_kit.living_forest_duel.moves import Move
from silva_kit.living_forest_duel.onibi import steps_to_win
from silva_kit.living_forest_duel.position import DuelPosition
from silva_kit.living_forest_duel.redeal import redeal
from silva_kit.living_forest_duel.state import FIRES_TO_WIN
from silva_kit.living_forest_duel.view import DuelView
from silva_kit.position import KitError, Seat

DRAWS: Final = 5
"""How many of the cards that may come a reveal is tried with."""
WON: Final = 1000.0
GROWTH: Final = 1.3
"""How much more the last steps of a race are worth than the first ones."""
INCOME: Final = 0.35
POTENTIAL: Final = 0.3
SANKI: Final = 0.5
ICON: Final = 0.5
JUNK: Final = 0.15
"""What is worth a step of a race of 10: an element of the forest each round, a point that a token left could count, a
Sanki card, a solitary icon that brings nearer the loss of a token, a Fire Varan to come."""


class Bot(Protocol):
    """Chooses one of the legal moves of a view."""

    def choose(self, view: DuelView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        ...


class RandomBot:
    """Any legal move, each as likely as the other."""

    def choose(self, view: DuelView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        return rng.choice(view.legal_moves)


class _Looking:
    """Tries every legal move and takes the one after which it stands best; ties fall by chance."""

    opponent: float
    """How much the opponent's standing counts."""

    def choose(self, view: DuelView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        moves = view.legal_moves
        if len(moves) == 1:
            return moves[0]
        here, seat = redeal(view), moves[0].seat
        assert seat is not None
        return max(moves, key=lambda move: (self._worth(here, move, seat, rng), rng.random()))

    def _worth(self, here: DuelPosition, move: Move, seat: Seat, rng: Random) -> float:
        after = here.after(move)
        if after.decision.kind == "draw":
            return self._drawn(after, seat, rng)
        if move.kind in ("token", "extra") and after.decision.kind == "act" and after.turn is seat:
            return max(self.standing(after.after(act), seat) for act in after.legal_moves)
        return self.standing(after, seat)

    def _drawn(self, here: DuelPosition, seat: Seat, rng: Random) -> float:
        """The mean over some of the cards that may come."""
        total = 0.0
        for _ in range(DRAWS):
            total += self.standing(here.after(here.chance.sample(rng)), seat)
        return total / DRAWS

    def standing(self, p: DuelPosition, seat: Seat) -> float:
        """How a seat stands; more is better."""
        if p.result is not None:
            return WON if seat in p.result.winners else -WON
        if max(races(p, seat)) >= 1:
            return WON  # only the own deck is still to be drawn from
        return outlook(p, seat) - self.opponent * outlook(p, state.other(p, seat))


class GreedyBot(_Looking):
    """Thinks of its own races alone."""

    opponent = 0.0


class SensibleBot(_Looking):
    """Looks one turn ahead, at both seats."""

    opponent = 0.8


def outlook(p: DuelPosition, seat: Seat) -> float:
    """How far a seat is in its four races, what its forest and tokens promise, and what threatens it."""
    trees, _, fire, onibi = races(p, seat)
    total: float = sum(10 * done**GROWTH for done in (trees, recruited(p, seat), fire, onibi))
    total += INCOME * sum(forest.gives(state.grid(p, seat))) + SANKI * p.sanki[seat.index]
    if p.left[seat.index]:
        found = (state.counted(p, seat, element) for element in ELEMENTS)
        best = max((count.value for count in found if count.legal), default=0)
        total += POTENTIAL * p.left[seat.index] * (3 + best)
        total -= ICON * net_solitary(*state.solitary(p, seat))
    if state.fire_value(p) > state.water(p, seat):
        total -= JUNK * len(state.live(p))
    return total


def recruited(p: DuelPosition, seat: Seat) -> float:
    """How far a seat is in recruiting, by the sun it still costs: the stag and dear cards are most of it."""
    season, needed = state.season_of(seat), 0
    for id in p.muster:
        if id and p.box.cards[id].season != season:
            needed += p.box.cards[id].cost
    theirs = (card.cost for card in p.box.cards.values() if card.season not in (None, season))
    most = p.box.cards[STAG].cost + sum(sorted(theirs)[1 - len(p.muster) :])
    return 1 - needed / (most + 1)


def races(p: DuelPosition | DuelView, seat: Seat) -> tuple[float, float, float, float]:
    """How far a seat is toward each victory, from 0 to 1: trees, recruitment line, fire, Onibi (`lfd.win.first`)."""
    full = forest.SQUARE**2
    square, _ = forest.best_square(state.grid(p, seat), p.rulings.tree_start_counts == "yes")
    size = len(p.fires)
    cost = 0 if p.rulings.onibi_cross_cost == "zero" else 1
    now = steps_to_win(state.seen_from(p, seat, p.onibi), p.holder, seat, size, cost)
    most = steps_to_win(0, seat, seat, size, cost)
    own = state.own_in_muster(p, seat)
    if p.decision.kind == "refill" and p.decision.subject is seat:
        own += p.decision.count  # own decks hold nothing but the own season
    return square / full, own / len(p.muster), p.taken[seat.index] / FIRES_TO_WIN, 1 - now / (most + 1)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "sensible": SensibleBot}
"""Bots by name."""


def bot(name: str) -> Bot:
    """A bot by its name. Raises KitError."""
    if name not in BOTS:
        raise KitError(f"bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name]()
