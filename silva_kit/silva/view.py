"""What a viewer may know of a position, built from nothing: the only thing a widget, a bot or a person gets.

Hands are hidden (`silva.setup.hidden_hand`), the deck lies face down (`silva.setup.deck_facedown`). A seat knows its
own hand, what lies open, whose card it has looked at (`silva.card.03.view`, `.05.show`, `.08.exchange`), and how
many cards the deck holds. PUBLIC knows what everybody knows, OPEN (the teacher's table) knows all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from silva_kit.position import OPEN, Event, Refusal, Result, Seat, Viewer
from silva_kit.positions import GameView, refusals
from silva_kit.silva import legal
from silva_kit.silva.cards import Card, Cards, Discard
from silva_kit.silva.decision import Decision
from silva_kit.silva.moves import Move
from silva_kit.silva.rulings import Rulings
from silva_kit.silva.state import ALL, open_to, told_to

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition

SeenHand = tuple[Card | None, ...]
SeenRow = tuple[Discard | None, ...]
_FIELDS: Final = (
    "viewer",
    "seats",
    "rulings",
    "turn",
    "decision",
    "hands",
    "rows",
    "deck_size",
    "deck",
    "alive",
    "known",
    "farmer",
    "masu",
    "regeneration",
    "fresh",
    "result",
    "legal_moves",
    "events",
)


@final
class SilvaView(GameView):
    """A position through the eyes of one viewer. `hands`, `rows`: None where a card is not known; `known`: the masks
    of held cards as far as the viewer may know who else knows them; `deck`: OPEN only."""

    __slots__ = _FIELDS
    game: ClassVar[str] = "silva"
    FIELDS = _FIELDS
    MOVE = Move
    viewer: Viewer
    seats: tuple[Seat, ...]
    rulings: Rulings
    turn: Seat | None
    decision: Decision
    hands: tuple[SeenHand, ...]
    rows: tuple[SeenRow, ...]
    deck_size: int
    deck: Cards | None
    alive: tuple[Seat, ...]
    known: tuple[int, ...]
    farmer: tuple[int, ...]
    masu: Seat | None
    regeneration: bool
    fresh: Seat | None
    result: Result | None
    legal_moves: legal.LegalMoves
    events: tuple[Event, ...]

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values; see `view_text.py` for the keys."""
        from silva_kit.silva.view_text import to_json

        return to_json(self)

    def to_text(self) -> str:
        """The position's line with `?` for what this viewer does not know, and `view=` for who looks."""
        from silva_kit.silva.view_text import to_text

        return to_text(self)

    def refusals(self, move: Move, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
        """Every refusal of a move by the guards that are not switched off, whoever looks."""
        from silva_kit.silva.guards import FORMS, GUARDS

        return refusals(GUARDS, FORMS, self, move, without)

    def _not_yours(self) -> Refusal:
        return Refusal("silva.turn.unit", {"seat": self.decision.seat or self.turn})


def build(p: SilvaPosition, viewer: Viewer) -> SilvaView:
    """The view of one viewer. Raises ValueError for a seat that is not at this table."""
    new = SilvaView.__new__(SilvaView)
    decision = p.decision
    new.viewer, new.seats, new.rulings, new.turn, new.decision = viewer, p.seats, p.rulings, p.turn, decision
    new.deck_size, new.alive, new.farmer, new.masu, new.fresh = len(p.deck), p.alive, p.farmer, p.masu, p.fresh
    new.result = p.result
    new.regeneration = p.regeneration
    if viewer is OPEN:
        new.hands, new.rows, new.known, new.deck = p.hands, p.rows, p.known, p.deck
        new.events = p.events
        new.legal_moves = p.legal_moves
        return new
    bit = viewer.bit
    new.deck = None
    new.hands = tuple([_seen_hand(p, seat, viewer, bit) for seat in p.seats])
    new.rows = p.rows if p.rulings.warrior_discard_visible == "public" else _seen_rows(p, viewer)
    new.known = tuple([told_to(m, viewer, seat) if m else 0 for m, seat in zip(p.known, p.seats, strict=True)])
    new.events = tuple([event.seen_by(viewer) for event in p.events])
    new.legal_moves = p.legal_moves if decision.seat is viewer else legal.NO_MOVES
    return new


def _seen_hand(p: SilvaPosition, seat: Seat, viewer: Viewer, bit: int) -> SeenHand:
    """A hand: one's own, what one has looked at, and both cards of a target that lie open (R04, R49, R82)."""
    hand = p.hands[seat.index]
    if seat is viewer or not hand:
        return hand
    mask = p.known[seat.index]
    held = hand[0] if mask == ALL or mask & bit else None
    if len(hand) == 1:
        return (held,)
    if seat is not p.turn and p.decision.kind in ("pick_open", "masu"):
        both = open_to(p, seat)
        if both == ALL or both & bit:
            return hand
    return (held,) + (None,) * (len(hand) - 1)


def _seen_rows(p: SilvaPosition, viewer: Viewer) -> tuple[SeenRow, ...]:
    """The rows where some cards lie face down."""
    return tuple(tuple(d.seen_by(viewer, seat) for d in row) for seat, row in zip(p.seats, p.rows, strict=True))
