"""What a viewer may know of a position, built from nothing.

Trees, Display, Season cards, scores and played Kodama cards lie open. A seat sees its own Kodama cards, of the others'
only how many they hold (`ko.setup.secret`); PUBLIC sees none, OPEN all. What is in the deck anybody can count, and its
order exists nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from silva_kit.kodama.box import Box
from silva_kit.kodama.cards import SeasonCard
from silva_kit.kodama.decision import Decision
from silva_kit.kodama.legal import NO_MOVES, Moves
from silva_kit.kodama.moves import Move
from silva_kit.kodama.rulings import Rulings
from silva_kit.kodama.tree import Tree
from silva_kit.position import OPEN, Event, Refusal, Result, Seat, Viewer
from silva_kit.positions import GameView, refusals

if TYPE_CHECKING:
    from silva_kit.kodama.position import Ids, KodamaPosition

HIDDEN: Final = "?"
"""Stands for a Kodama card that the viewer does not know."""
_FIELDS: Final = (
    "viewer",
    "seats",
    "rulings",
    "box",
    "decision",
    "first",
    "trees",
    "hands",
    "played",
    "display",
    "season_cards",
    "round",
    "marker",
    "scores",
    "result",
    "legal_moves",
    "events",
)


@final
class KodamaView(GameView):
    """A position through the eyes of one viewer; a Kodama card that it does not know is HIDDEN."""

    __slots__ = _FIELDS
    game: ClassVar[str] = "kodama"
    FIELDS = tuple(name for name in _FIELDS if name != "legal_moves")
    MOVE = Move
    viewer: Viewer
    seats: tuple[Seat, ...]
    rulings: Rulings
    box: Box
    decision: Decision
    first: Seat | None
    trees: tuple[Tree, ...]
    hands: tuple[Ids, ...]
    played: tuple[Ids, ...]
    display: Ids
    season_cards: tuple[SeasonCard, ...]
    round: int
    marker: int
    scores: tuple[int, ...]
    result: Result | None
    legal_moves: Moves
    events: tuple[Event, ...]

    @property
    def season_card(self) -> SeasonCard | None:
        """The Season card that holds now."""
        return self.season_cards[-1] if self.season_cards else None

    @property
    def deck(self) -> int:
        """How many Branch cards are left to draw."""
        return len(self.box.branches) - len(self.display) - sum(max(len(tree) - 1, 0) for tree in self.trees)

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values; see `view_json.py` for the keys."""
        from silva_kit.kodama.view_json import to_json

        return to_json(self)

    def to_text(self) -> str:
        """The position's line with `?` for what this viewer does not know, and `view=` for who looks."""
        from silva_kit.kodama.text import write_view

        return write_view(self)

    def refusals(self, move: Move, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
        """Every refusal of a move by the guards that are not switched off, whoever looks."""
        from silva_kit.kodama.guards import FORMS, GUARDS

        return refusals(GUARDS, FORMS, self, move, without)

    def _not_yours(self) -> Refusal:
        from silva_kit.kodama import guards

        return guards.not_yours(self)


def build(p: KodamaPosition, viewer: Viewer) -> KodamaView:
    """The view of one viewer."""
    new = KodamaView.__new__(KodamaView)
    new.viewer, new.seats, new.rulings, new.box, new.decision = viewer, p.seats, p.rulings, p.box, p.decision
    new.first, new.trees, new.played, new.display = p.first, p.trees, p.played, p.display
    new.season_cards, new.round, new.marker, new.scores = p.season_cards, p.round, p.marker, p.scores
    new.result = p.result
    new.hands = tuple(
        hand if viewer is OPEN or viewer is seat else (HIDDEN,) * len(hand)
        for seat, hand in zip(p.seats, p.hands, strict=True)
    )
    new.legal_moves = p.legal_moves if viewer is OPEN or viewer is p.decision.seat else NO_MOVES
    new.events = tuple(event.seen_by(viewer) for event in p.events)
    return new
