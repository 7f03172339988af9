"""A position of SILVA: an immutable value; each draw is a chance move and no order of the deck exists.

Grammar of the text form, one line, fields in this order, defaults left out:

    silva 3p turn=A do=masu:B hands=A:8,B:6,C:10 rows=A:7.2,B:1!,C:- deck=9.8.4 farmer=A2 masu=B fresh=C known=B:AC,C:*
        result=win:A:silva.end.last.winner rulings=warrior_pick:random

    do      what is decided, by whom, about whom, how often: first, deal:B, draw:A:2 (two draws are left), keep:A,
    play:A,
            masu:B:A, pick_open:A:B, pick_blind:A:B, hit:B, over
    hands   the held card first, then the cards drawn since; `-` is nobody's hand
    rows    discard rows, oldest first; `1!` was forced out, `4~` lies face down (`4~A`: A saw it)
    deck    a multiset; `*` stands for every card that is nowhere else
    known   who else knows a held card; `*` = everybody; a small letter: its holder cannot tell
    fresh   who has regenerated and had no turn since (only where `silva.R34` asks for it)

Young Kukunochi, the regeneration card (`silva.setup.regen_card_name`), is no part of the deck
(`silva.turn.regen_not_in_deck`): it lies beside it (`silva.setup.regen_card_place`) as long as
it is in no hand, row or deck.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, final

from silva_kit.position import (
    SEAT_NAMES,
    Event,
    IllegalMove,
    KitError,
    Refusal,
    Result,
    Seat,
    Viewer,
)
from silva_kit.positions import GamePosition
from silva_kit.silva import effects, events, legal, text, view
from silva_kit.silva.cards import DECK, Cards, Row
from silva_kit.silva.decision import FIRST_DEAL, Decision
from silva_kit.silva.moves import KINDS, Move
from silva_kit.silva.rulings import DEFAULT, Rulings

_new: Final = object.__new__
_VALUE: Final = (
    "seats",
    "rulings",
    "turn",
    "decision",
    "hands",
    "rows",
    "deck",
    "alive",
    "known",
    "farmer",
    "masu",
    "fresh",
    "regeneration",
    "result",
)


@final
class SilvaPosition(GamePosition[Move, view.SilvaView]):
    """One moment of a game of SILVA. Immutable for its users: `after` gives a new one."""

    __slots__ = (*_VALUE, "_chance", "_legal", "_table", "events")
    game: ClassVar[str] = "silva"
    VALUE = _VALUE
    MOVE = Move
    KINDS = KINDS
    ANSWERS = events.ANSWERS

    seats: tuple[Seat, ...]
    rulings: Rulings
    turn: Seat | None
    decision: Decision
    hands: tuple[Cards, ...]
    rows: tuple[Row, ...]
    deck: Cards
    alive: tuple[Seat, ...]
    known: tuple[int, ...]
    farmer: tuple[int, ...]
    masu: Seat | None
    fresh: Seat | None
    regeneration: bool
    result: Result | None
    events: tuple[Event, ...]
    _legal: legal.LegalMoves | None
    _chance: legal.ChanceMoves | None
    _table: legal.Table

    @classmethod
    def start(cls, players: int = 3, rulings: Rulings = DEFAULT, first: Seat | None = None) -> Self:
        """The table before the deal, for 2-4 players (`silva.meta.players`, EN line 3). `first` where it is agreed
        (R70).

        Raises KitError for another number of players, or a first player who is missing or not asked for.
        """
        if type(players) is not int or players not in (2, 3, 4):
            raise KitError(f"players={players!r}: SILVA is for 2, 3 or 4 players")
        if not isinstance(rulings, Rulings):
            raise KitError(f"rulings={rulings!r}: give a silva.Rulings")
        if (rulings.first_player == "agreed") != (first is not None):
            raise KitError(f"first={first}: name the first player exactly where the ruling first_player is 'agreed'")
        if first is not None and (not isinstance(first, Seat) or first.index >= players):
            raise KitError(f"first={first}: the seats are {SEAT_NAMES[:players]}")
        new = cls()
        new.seats = new.alive = tuple(Seat(name) for name in SEAT_NAMES[:players])
        new.rulings, new.turn, new.decision = rulings, first, FIRST_DEAL
        new.hands, new.rows, new.deck = ((),) * players, ((),) * players, DECK
        new.known, new.farmer = (0,) * players, (0,) * players
        new.masu = new.fresh = new.result = new._legal = new._chance = None
        new.regeneration = True
        new.events = ()
        new._table = legal.table(rulings)
        return new

    def _copy(self) -> SilvaPosition:
        new = _new(SilvaPosition)
        new.seats, new.rulings, new.turn, new.decision = self.seats, self.rulings, self.turn, self.decision
        new.hands, new.rows, new.deck, new.alive = self.hands, self.rows, self.deck, self.alive
        new.known, new.farmer, new.masu, new.fresh = self.known, self.farmer, self.masu, self.fresh
        new.regeneration, new.result, new.events = self.regeneration, self.result, ()
        new._legal = new._chance = None
        new._table = self._table
        return new

    @property
    def span(self) -> object:
        """Equal at all positions of one turn: a step of a lesson lasts for it."""
        return self.turn

    @property
    def legal_moves(self) -> legal.LegalMoves:
        """The moves of the seat that must decide now; none at CHANCE and at the end."""
        found = self._legal
        if found is None:
            found = self._legal = legal.moves(self)
        return found

    @property
    def chance(self) -> legal.ChanceMoves:
        """What can happen at CHANCE, with probabilities; nothing at other times."""
        found = self._chance
        if found is None:
            found = self._chance = legal.chance(self)
        return found

    def after(self, move: Move | str) -> SilvaPosition:
        """The position after a move (a value or its text) of a seat or of chance. Raises IllegalMove, which names the
        refusing clauses, or TextError for what is no move."""
        if type(move) is not Move:
            move = self.move(move)
        allowed = self._legal if move.seat is not None else self._chance
        if allowed is None:
            allowed = self.legal_moves if move.seat is not None else self.chance
        if move not in allowed:
            raise IllegalMove(move, self.why_not(move))
        new = self._copy()
        effects.APPLY[move.kind](new, move)
        return new

    def to_text(self) -> str:
        """The position as one line; see the module's head for the grammar."""
        return text.write(self)

    @classmethod
    def from_text(cls, line: str) -> SilvaPosition:
        """Read `to_text`'s line. Raises TextError which names the field and says what would be right."""
        return text.read(line)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return SilvaPosition.from_text, (self.to_text(),)

    def _view(self, viewer: Viewer) -> view.SilvaView:
        return view.build(self, viewer)

    def _chance_refused(self, move: Move) -> Refusal:
        return Refusal("silva.turn.draw", {"seat": self.turn}, "refused_chance")
