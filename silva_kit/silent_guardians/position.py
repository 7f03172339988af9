"""A position of Silent Guardians: an immutable value; the deal is one chance move, and no order exists that nobody
knows.

Grammar of the text form, one line, fields in this order, defaults left out:

    sg 3p mode=B turn=B do=play:B lead=A trick=A:r5 hands=A:r1.x2,B:r3.b4,C:y1 tokens=A:r.b,B:-,C:x pool=r.g drafting=AC
        offered=r piles=A:Br1.Cr2.Ar5/r+Ab9.Bb7.Cb2/b,… transfers=2 removed=… result=win:ABC:sg.end.win
        rulings=draft_blind:yes

    turn     the seat of do, told for the reader's sake
    do       deal, lead, layout, turn:A (chance); draft:A, play:A, pay:A; over
    trick    the cards of the unfinished (or unpaid) trick in the order of play
    piles    won tricks of each seat, oldest first, joined with +: the cards with their seats, and the token placed
    pool     tokens in the centre; drafting: seats still in the draft; offered: the token turned up (`draft_blind`)
    removed  the cards out of play; left out, they are all cards that are nowhere else
"""

from __future__ import annotations

from typing import ClassVar, Final, Self, final

from silva_kit.position import (
    SEAT_NAMES,
    Event,
    KitError,
    Refusal,
    Result,
    Seat,
    Viewer,
)
from silva_kit.positions import GamePosition
from silva_kit.silent_guardians import effects, legal, text, view
from silva_kit.silent_guardians.cards import Cards, Tokens
from silva_kit.silent_guardians.decision import Decision
from silva_kit.silent_guardians.moves import KINDS, Move
from silva_kit.silent_guardians.rulings import DEFAULT, Rulings
from silva_kit.silent_guardians.trick import Plays

MODES: Final = ("A", "B", "C")
"""Basic, scenario and random generation rules (`sg.mode.three`); all play the same tricks (`sg.scn.core_same`)."""
Pile = tuple[Plays, str]
"""A won trick: its cards in the order of play, and the token placed on it."""
_VALUE: Final = (
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
)


@final
class GuardiansPosition(GamePosition[Move, view.GuardiansView]):
    """One moment of a game of Silent Guardians. Immutable for its users: `after` gives a new one."""

    __slots__ = (*_VALUE, "_legal", "events")
    game: ClassVar[str] = "silent_guardians"
    VALUE = _VALUE
    MOVE = Move
    KINDS = KINDS

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
    events: tuple[Event, ...]
    _legal: legal.LegalMoves | None

    @classmethod
    def start(cls, players: int = 4, mode: str = "A", transfers: int = 0, rulings: Rulings = DEFAULT) -> Self:
        """The table before the deal, for 3 or 4 players (`sg.setup.players`).

        `mode`: A basic rules, B scenario rules (`transfers` is the team's Transfer Count: 2 in No. 1, the others are
        not in the source), C random generation (its rule texts are not in the source, so it plays as A). Raises
        KitError.
        """
        if type(players) is not int or players not in (3, 4):
            raise KitError(f"players={players!r}: Silent Guardians is for 3 or 4 players")
        if mode not in MODES:
            raise KitError(f"mode={mode!r}: the modes are {', '.join(MODES)}")
        if type(transfers) is not int or not 0 <= transfers <= 99 or (transfers and mode != "B"):
            raise KitError(
                f"transfers={transfers!r} in mode {mode}: the Transfer Count is 0 or more, and 0 outside mode B"
            )
        if not isinstance(rulings, Rulings):
            raise KitError(f"rulings={rulings!r}: give a silent_guardians.Rulings")
        new = cls()
        new.seats = new.drafting = tuple(Seat(name) for name in SEAT_NAMES[:players])
        new.rulings, new.mode, new.transfers = rulings, mode, transfers
        new.decision, new.lead, new.offered = Decision("deal"), None, None
        new.hands = new.tokens = new.piles = ((),) * players
        new.pool, new.trick, new.removed = (), (), ()
        new.result, new.events, new._legal = None, (), None
        return new

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is: who drafts, plays or pays."""
        return self.decision.subject

    @property
    def span(self) -> object:
        """The choice in the draft, and afterwards the trick until its token is placed: a step of a lesson lasts for
        it."""
        return self.turn if self.decision.kind in ("draft", "turn") else sum(map(len, self.piles))

    @property
    def legal_moves(self) -> legal.LegalMoves:
        """The moves of the seat that must decide, then everybody's transfers (`sg.scn.transfer`); none at CHANCE and
        the end."""
        found = self._legal
        if found is None:
            found = self._legal = legal.moves(self)
        return found

    @property
    def chance(self) -> legal.ChanceMoves:
        """What can happen at CHANCE."""
        return legal.ChanceMoves(self)

    def to_text(self) -> str:
        """The position as one line; see the module's head for the grammar."""
        return text.write(self)

    @classmethod
    def from_text(cls, line: str) -> GuardiansPosition:
        """Read `to_text`'s line. Raises TextError which names the field and says what would be right."""
        return text.read(line)

    def _apply(self, move: Move) -> None:
        effects.APPLY[move.kind](self, move)

    def _view(self, viewer: Viewer) -> view.GuardiansView:
        return view.build(self, viewer)

    def _chance_refused(self, move: Move) -> Refusal:
        from silva_kit.silent_guardians import guards

        return guards.chance_refused(move)
