"""What a viewer may know of a position, built from nothing.

A seat sees the colours of its own cards and their order inside each colour, never the ranks (`sg.setup.blind`); of
the others' hands it sees all (`sg.setup.pass`, R3) or, under `sorter_only`, the one it sorted and passed on. Colours
are public (`sg.setup.removed_face_down`, R2), PUBLIC sees nothing but them, OPEN sees everything. Under `draft_blind`
(R5) the tokens in the centre lie face down: all but OPEN know how many there are, and the one turned up. That players
may talk, but not of numbers, is explained and not enforced (`sg.comm.talk`, `sg.comm.all_modes`, R16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from silva_kit.position import OPEN, Event, Refusal, Result, Seat, Viewer
from silva_kit.positions import GameView, refusals
from silva_kit.silent_guardians.cards import UNSEEN, Cards, Tokens
from silva_kit.silent_guardians.decision import Decision
from silva_kit.silent_guardians.legal import LegalMoves
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.rulings import Rulings
from silva_kit.silent_guardians.trick import Owed, Plays, owed

if TYPE_CHECKING:
    from silva_kit.silent_guardians.position import GuardiansPosition, Pile

_FIELDS: Final = (
    "viewer",
    "seats",
    "rulings",
    "mode",
    "decision",
    "lead",
    "hands",
    "tokens",
    "pool",
    "drafting",
    "offered",
    "trick",
    "piles",
    "transfers",
    "removed",
    "result",
    "legal_moves",
    "events",
)


@final
class GuardiansView(GameView):
    """A position through the eyes of one viewer; a card of unknown rank has rank 0."""

    __slots__ = _FIELDS
    game: ClassVar[str] = "silent_guardians"
    FIELDS = _FIELDS
    MOVE = Move
    viewer: Viewer
    seats: tuple[Seat, ...]
    rulings: Rulings
    mode: str
    decision: Decision
    lead: Seat | None
    hands: tuple[Cards, ...]
    tokens: tuple[Tokens, ...]
    pool: Tokens
    drafting: tuple[Seat, ...]
    offered: str | None
    trick: Plays
    piles: tuple[tuple[Pile, ...], ...]
    transfers: int
    removed: Cards
    result: Result | None
    legal_moves: LegalMoves
    events: tuple[Event, ...]

    @property
    def owed(self) -> Owed | None:
        """What the finished trick owes, while its winner has not paid."""
        return owed(self.trick) if len(self.trick) == len(self.seats) else None

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values; see `text.py` for the keys."""
        from silva_kit.silent_guardians.text import to_json

        return to_json(self)

    def to_text(self) -> str:
        """The position's line with `?` for what this viewer does not know, and `view=` for who looks."""
        from silva_kit.silent_guardians.text import write_view

        return write_view(self)

    def refusals(self, move: Move, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
        """Every refusal of a move by the guards that are not switched off, whoever looks."""
        from silva_kit.silent_guardians.guards import FORMS, GUARDS

        return refusals(GUARDS, FORMS, self, move, without)

    def _not_yours(self) -> Refusal:
        from silva_kit.silent_guardians import guards

        return guards.not_yours(self)


def build(p: GuardiansPosition, viewer: Viewer) -> GuardiansView:
    """The view of one viewer."""
    new = GuardiansView.__new__(GuardiansView)
    new.viewer, new.seats, new.rulings, new.mode, new.decision = viewer, p.seats, p.rulings, p.mode, p.decision
    new.lead, new.tokens, new.pool, new.drafting, new.offered = (
        p.lead,
        p.tokens,
        _pool(p, viewer),
        p.drafting,
        p.offered,
    )
    new.trick, new.piles, new.transfers, new.result = p.trick, p.piles, p.transfers, p.result
    new.hands = tuple(
        hand if sees(p, viewer, seat) else tuple(card.hidden for card in hand)
        for seat, hand in zip(p.seats, p.hands, strict=True)
    )
    new.removed = p.removed if viewer is OPEN else tuple(card.hidden for card in p.removed)
    moves = p.legal_moves
    new.legal_moves = moves if viewer is OPEN else LegalMoves(move for move in moves if move.seat is viewer)
    new.events = tuple(event.seen_by(viewer) for event in p.events)
    return new


def _pool(p: GuardiansPosition, viewer: Viewer) -> Tokens:
    if viewer is OPEN or p.rulings.draft_blind == "no":
        return p.pool
    turned_up = () if p.offered is None else (p.offered,)
    return (*turned_up, *(UNSEEN for _ in p.pool[len(turned_up) :]))


def sees(p: GuardiansPosition, viewer: Viewer, holder: Seat) -> bool:
    """Whether a viewer sees the ranks of a hand (R3)."""
    if viewer is OPEN:
        return True
    if viewer is holder or not isinstance(viewer, Seat):
        return False
    return p.rulings.visibility == "all_but_holder" or p.seats[(viewer.index + 1) % len(p.seats)] is holder
