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

from typing import Any, ClassVar, Final, Self, final

from silva_kit.moves import check_seats, with_seat
from silva_kit.position import (
    CHANCE,
    SEAT_NAMES,
    Event,
    IllegalMove,
    KitError,
    Onlooker,
    Refusal,
    Result,
    Seat,
    Viewer,
    check_viewer,
)
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
class GuardiansPosition:
    """One moment of a game of Silent Guardians. Immutable for its users: `after` gives a new one."""

    __slots__ = (*_VALUE, "_legal", "events")
    game: ClassVar[str] = "silent_guardians"

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

    def _copy(self) -> GuardiansPosition:
        new = GuardiansPosition.__new__(GuardiansPosition)
        for name in _VALUE:
            setattr(new, name, getattr(self, name))
        new.events, new._legal = (), None
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
    def to_move(self) -> Seat | Onlooker | None:
        """Who must decide now: a seat, CHANCE, or None at the end. A transfer may be made by others too."""
        if self.result is not None:
            return None
        return self.decision.seat or CHANCE

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

    def move(self, words: str, /) -> Move:
        """Read a move; a seat left out is the one that must decide now. Raises TextError, KitError for a seat not
        here."""
        move = Move.from_text(with_seat(words, self.decision.seat, KINDS))
        check_seats(move, (move.seat, move.target), self.seats)
        return move

    def why_not(self, move: Move | str, without: frozenset[str] = frozenset()) -> tuple[Refusal, ...]:
        """() if the move (a value or its text) is legal, else every refusal. `without` switches off the guards of these
        clauses (for proofs). What chance cannot answer is refused by the clause of that answer. Raises KitError for a
        seat that is not in this game."""
        from silva_kit.silent_guardians import guards

        if type(move) is not Move:
            move = self.move(move)
        check_seats(move, (move.seat, move.target), self.seats)
        if move.seat is None:
            found = () if move in self.chance else (guards.chance_refused(move),)
            return tuple(refusal for refusal in found if refusal.clause not in without)
        return guards.refusals(view.build(self, move.seat), move, without)

    def after(self, move: Move | str) -> GuardiansPosition:
        """The position after a move (a value or its text) of a seat or of chance. Raises IllegalMove, which names the
        refusing clauses, or TextError for what is no move."""
        if type(move) is not Move:
            move = self.move(move)
        if move not in (self.legal_moves if move.seat is not None else self.chance):
            raise IllegalMove(move, self.why_not(move))
        new = self._copy()
        effects.APPLY[move.kind](new, move)
        return new

    def view(self, viewer: Viewer) -> view.GuardiansView:
        """What a seat, PUBLIC or OPEN may know, built from nothing. Raises KitError for a viewer who is not at this
        table."""
        check_viewer(viewer, self.seats)
        return view.build(self, viewer)

    def to_text(self) -> str:
        """The position as one line; see the module's head for the grammar."""
        return text.write(self)

    @classmethod
    def from_text(cls, line: str) -> GuardiansPosition:
        """Read `to_text`'s line. Raises TextError which names the field and says what would be right."""
        return text.read(line)

    def _key(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in _VALUE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GuardiansPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"GuardiansPosition.from_text({self.to_text()!r})"
