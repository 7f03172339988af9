"""A full position from a view: everything lies open, so there is one, and a learner's "what if" is played on it."""

from __future__ import annotations

from random import Random

from silva_kit.living_forest_duel.position import VALUE, DuelPosition
from silva_kit.living_forest_duel.view import DuelView


def redeal(view: DuelView, rng: Random | None = None) -> DuelPosition:
    """The position that looks like `view`. Nothing is left to chance: no deck has an order."""
    new = DuelPosition.start(len(view.seats), view.rulings, view.box)
    for name in VALUE:
        setattr(new, name, getattr(view, name))
    return new
