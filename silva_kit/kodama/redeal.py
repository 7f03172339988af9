"""A full position dealt anew from a view: what a learner's "what if" is played on.

Kodama cards that the viewer does not know are drawn from those it has not seen; everything else lies open.
"""

from __future__ import annotations

from random import Random

from silva_kit.kodama.moves import in_order
from silva_kit.kodama.position import KodamaPosition
from silva_kit.kodama.view import HIDDEN, KodamaView


def redeal(view: KodamaView, rng: Random) -> KodamaPosition:
    """One position that looks like `view` to its viewer, drawn with equal chances from all that are possible."""
    seen = {card for cards in (*view.hands, *view.played) for card in cards}
    left = [card for card in view.box.kodama if card not in seen]
    rng.shuffle(left)
    new = KodamaPosition.start(len(view.seats), view.rulings, box=view.box)
    for name in (
        "decision",
        "first",
        "trees",
        "played",
        "display",
        "season_cards",
        "round",
        "marker",
        "scores",
        "result",
    ):
        setattr(new, name, getattr(view, name))
    new.hands = tuple(in_order(tuple(left.pop() if card == HIDDEN else card for card in hand)) for hand in view.hands)
    return new
