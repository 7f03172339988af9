"""Six leaks of SILVA, each a small mistake that a table could make. Nothing of this is shipped.

`LEAKS` maps a name to a function that plants the leak through pytest's monkeypatch.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pytest

from killers import Mutants
from silva_widgets import base, frames, knowing

Patch = pytest.MonkeyPatch
LEAKS: Final = Mutants()
leak = LEAKS.enter


def _in_view(patch: Patch, name: str, value: Any) -> None:
    """What a viewer sees of a position gets one field more."""
    real = frames._seen

    def seen(position: Any, viewer: Any) -> Any:
        kept, view, said = real(position, viewer)
        return kept, {**view, name: value(position, viewer)}, said

    patch.setattr(frames, "_seen", seen)


@leak
def the_order_of_the_deck_is_in_the_undo_history(patch: Patch) -> None:
    """For taking back, the state keeps the place in the deck from which each card was drawn."""
    real = base.Table.made_state

    def made_state(table: Any) -> dict[str, Any]:
        steps = pairwise(table.play.steps())
        undo = [before.deck.index(move.card) for (_, before), (move, _) in steps if move.kind == "draw"]
        return {**real(table), "undo": undo}

    patch.setattr(base.Table, "made_state", made_state)


@leak
def a_hidden_card_has_a_stable_id(patch: Patch) -> None:
    """So that a card can be seen to move, each has a number that means nothing, and stays with it."""
    _in_view(
        patch,
        "ids",
        lambda p, _viewer: {str(seat): [card.level * 37 % 101 for card in p.hands[seat.index]] for seat in p.seats},
    )


@leak
def the_options_of_another_seat_are_counted(patch: Patch) -> None:
    """The screen says how many moves the seat that is waited for has to choose from."""
    _in_view(patch, "options", lambda p, _viewer: len(p.legal_moves))


@leak
def the_belief_of_another_seat_is_sent(patch: Patch) -> None:
    """Who asks what another seat may know gets what it does know: that is worked out with its own hand in sight."""

    def offers(asked: Any) -> dict[str, str]:
        return {str(seat): "know" for seat in asked._table.play.position.seats}

    patch.setattr(knowing.Knowing, "offers", offers)


@leak
def the_record_tells_a_move_of_chance(patch: Patch) -> None:
    """The step's move is written out, though chance made it."""
    real = frames._told

    def told(move: Any, viewer: Any, rules: Any) -> str | None:
        chance = move is not None and move.seat is None
        return str(move) if chance else real(move, viewer, rules)

    patch.setattr(frames, "_told", told)


@leak
def the_text_alternative_names_the_hands(patch: Patch) -> None:
    """The table's label, for those who do not see it, is made in Python, and from the whole position."""
    real = base.Table.made_state

    def made_state(table: Any) -> dict[str, Any]:
        position = table.play.position
        held = "; ".join(f"{seat}: {hand}" for seat, hand in zip(position.seats, position.hands, strict=True))
        return {**real(table), "label": held}

    patch.setattr(base.Table, "made_state", made_state)
