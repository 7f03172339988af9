"""A full position dealt anew from a view: what a learner's "what if" is played on.

Every card that the viewer cannot place goes at random to the places that he cannot see, so nothing of the true deal
is in it. The view of the new position equals the old view. Deductions from the course of play (why somebody kept a
card) are not drawn.
"""

from __future__ import annotations

from random import Random

from silva_kit.silva.bots import unseen
from silva_kit.silva.cards import Discard, in_order
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.view import SilvaView


def redeal(view: SilvaView, rng: Random) -> SilvaPosition:
    """One position that looks like `view` to its viewer, drawn with equal chances from the unseen cards."""
    pool = list(unseen(view).elements())
    rng.shuffle(pool)
    new = SilvaPosition.__new__(SilvaPosition)
    new.seats, new.rulings, new.turn, new.decision = view.seats, view.rulings, view.turn, view.decision
    new.hands = tuple(tuple(pool.pop() if card is None else card for card in hand) for hand in view.hands)
    new.rows = tuple(tuple(Discard(pool.pop(), True, True) if d is None else d for d in row) for row in view.rows)
    new.deck = in_order(tuple(pool))
    new.alive, new.farmer, new.masu, new.fresh = view.alive, view.farmer, view.masu, view.fresh
    new.known = view.known
    new.regeneration, new.result = view.regeneration, view.result
    new.events, new._legal, new._chance = (), None, None
    return new
