"""What a viewer may know of a position, built from nothing.

Everything lies open in this game, and the order of a deck exists nowhere: what is in the decks anybody can count from
the cards that have been seen. So all viewers see the same; only the moves are those of their own seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from silva_kit.living_forest_duel.fields import FIELDS, Open
from silva_kit.living_forest_duel.legal import NO_MOVES, LegalMoves
from silva_kit.living_forest_duel.moves import Move
from silva_kit.position import OPEN, Event, Refusal, Viewer
from silva_kit.positions import GameView, refusals

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition


@final
class DuelView(Open, GameView):
    """A position through the eyes of one viewer."""

    __slots__ = ("viewer", *FIELDS, "events", "legal_moves")
    game: ClassVar[str] = "living_forest_duel"
    FIELDS = ("viewer", *FIELDS, "legal_moves", "events")
    MOVE = Move

    viewer: Viewer
    legal_moves: LegalMoves
    events: tuple[Event, ...]

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values; see `view_json.py` for the keys."""
        from silva_kit.living_forest_duel.view_json import to_json

        return to_json(self)

    def to_text(self) -> str:
        """The position's line with `view=` for who looks."""
        from silva_kit.living_forest_duel.text import write_view

        return write_view(self)

    def refusals(self, move: Move, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
        """Every refusal of a move by the guards that are not switched off, whoever looks."""
        from silva_kit.living_forest_duel.guards import FORMS, GUARDS

        return refusals(GUARDS, FORMS, self, move, without)

    def _not_yours(self) -> Refusal:
        if self.result is not None:
            return Refusal("lfd.win.first")
        seat = self.decision.seat
        return Refusal("lfd.reveal.place") if seat is None else Refusal("lfd.turn.alternate", {"seat": seat})


def build(p: DuelPosition, viewer: Viewer) -> DuelView:
    """The view of one viewer."""
    new = DuelView.__new__(DuelView)
    new.viewer = viewer
    for name in FIELDS:
        setattr(new, name, getattr(p, name))
    new.legal_moves = p.legal_moves if viewer is OPEN or viewer is p.decision.seat else NO_MOVES
    new.events = tuple(event.seen_by(viewer) for event in p.events)
    return new
