"""A full position dealt anew from a view: what a learner's "what if" is played on.

Every card that the viewer cannot place goes at random to the places that he cannot see, so nothing of the true deal
is in it. The new position looks the same to its viewer (same text and JSON; what has happened before is not told
again) and is one that can be: a Brewer duel that waits for the Masu is lost by its owner, no face-down card is
Kukunochi. With what a seat has seen before, the deal is drawn from its exact belief (`belief.py`): it keeps to a
Trainee's miss and to what every play has told. Without it, such deductions are not drawn, and what other seats have
seen is kept only as far as the viewer can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from silva_kit.position import KitError, Seat, TextError
from silva_kit.silva import legal
from silva_kit.silva.belief import Sight, belief, heard, witness
from silva_kit.silva.bots import unseen
from silva_kit.silva.cards import Discard, in_order
from silva_kit.silva.check import possible
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.view import SilvaView

TRIES: Final = 20_000
"""Deals that are tried before giving up; all but a few views need one or two."""


def redeal(view: SilvaView, rng: Random, past: Sequence[Sight] = ()) -> SilvaPosition:
    """One position that looks like `view` to its viewer, each possible one alike likely. `past`: what a seat has seen
    up to it, the view itself last; each deal is then as likely as the seat must think it.

    Raises KitError where no possible deal was found (a view that no game can lead to).
    """
    if past and isinstance(view.viewer, Seat):
        known = belief([(heard(move, view.viewer), seen) for move, seen in past])
        (drawn,) = rng.choices(list(known.weights), list(known.weights.values()))
        return drawn
    for _ in range(TRIES):
        new = _dealt(view, rng)
        try:
            possible(new)
        except TextError:
            continue
        return new
    raise KitError(f"no deal fits what {view.viewer} knows: {view.to_text()}")


def _dealt(view: SilvaView, rng: Random) -> SilvaPosition:
    pool = list(unseen(view).elements())
    rng.shuffle(pool)
    new = SilvaPosition.__new__(SilvaPosition)
    new.seats, new.rulings, new.turn, new.decision = view.seats, view.rulings, view.turn, view.decision
    new.hands = tuple(tuple(pool.pop() if card is None else card for card in hand) for hand in view.hands)
    new.rows = tuple(
        tuple(Discard(pool.pop(), True, True, witness(view, seat)) if d is None else d for d in row)
        for seat, row in zip(view.seats, view.rows, strict=True)
    )
    new.deck = in_order(tuple(pool))
    new.alive, new.farmer, new.masu, new.fresh = view.alive, view.farmer, view.masu, view.fresh
    new.known = view.known
    new.regeneration, new.result = view.regeneration, view.result
    new.events, new._legal, new._chance, new._table = (), None, None, legal.table(new.rulings)
    return new
