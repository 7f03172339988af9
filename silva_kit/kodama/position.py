"""A position of Kodama: an immutable value. The deck is a multiset, and Season cards are drawn when they are revealed:
no order or face-down card exists that nobody knows.

Grammar of the text form, one line, fields in this order, defaults left out:

    ko 2p do=place:A first=A trees=A:star/12@14,103,-20/40@…,B:cloud hands=A:k3.k7.k12.k19,B:… played=A:k1,B:-
        display=4.12.33.60 seasons=sp1 round=2 marker=3 scores=A:14,B:9 result=win:A:ko.end.win
        rulings=score_lone_counts:yes box=mine

    do       trunk:A, deal:A, display:4 (cards still to be laid out), first, season, draw:A (chance); place:A, kodama:A;
             over
    trees    the Trunk, then each card in the order of play with the pose of its middle: x, y in mm, degrees
             (`tree.py`); which card it grows from follows from that
    seasons  the Season cards revealed so far; the last one holds, the others are discarded
    round    rounds of growth that are over in this Season
    box      the name of own components; left out, the cards of the kit
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self, final

from silva_kit.kodama import effects, legal, text, view
from silva_kit.kodama.box import Box, default_box
from silva_kit.kodama.cards import SeasonCard
from silva_kit.kodama.decision import Decision
from silva_kit.kodama.moves import KINDS, Move
from silva_kit.kodama.rulings import DEFAULT, Rulings
from silva_kit.kodama.tree import Tree
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

Ids = tuple[str, ...]
PLAYERS: Final = (2, 3, 4, 5)
"""Six Trunks do not make six players: there are not enough Kodama or Branch cards (`ko.setup.max_players`)."""
_VALUE: Final = (
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
)


@final
class KodamaPosition:
    """One moment of a game of Kodama. Immutable for its users: `after` gives a new one."""

    __slots__ = (*_VALUE, "_legal", "events")
    game: ClassVar[str] = "kodama"

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
    events: tuple[Event, ...]
    _legal: legal.Moves | None

    @classmethod
    def start(
        cls, players: int = 2, rulings: Rulings = DEFAULT, first: Seat | None = None, box: Box | None = None
    ) -> Self:
        """The table before the setup, for 2-5 players (`ko.setup.max_players`). `first`: who is most green; else chance
        names the first player (`ko.setup.first`, R20). `box`: own cards (`load_box`), else those of the kit.

        Raises KitError for another number of players or a first player who is not there.
        """
        if type(players) is not int or players not in PLAYERS:
            raise KitError(f"players={players!r}: Kodama is for 2 to 5 players")
        if first is not None and (not isinstance(first, Seat) or first.index >= players):
            raise KitError(f"first={first!r}: the seats are {', '.join(SEAT_NAMES[:players])}")
        if not isinstance(rulings, Rulings):
            raise KitError(f"rulings={rulings!r}: give a kodama.Rulings")
        if box is not None and not isinstance(box, Box):
            raise KitError(f"box={box!r}: give a Box, as kodama.load_box makes it")
        new = cls()
        new.seats = tuple(Seat(name) for name in SEAT_NAMES[:players])
        new.rulings, new.box, new.first = rulings, default_box() if box is None else box, first
        new.decision = Decision("trunk", new.seats[0])
        new.trees, new.hands, new.played = ((),) * players, ((),) * players, ((),) * players
        new.display, new.season_cards = (), ()
        new.round = new.marker = 0
        new.scores = (0,) * players
        new.result, new.events, new._legal = None, (), None
        return new

    def _copy(self) -> KodamaPosition:
        new = KodamaPosition.__new__(KodamaPosition)
        for name in _VALUE:
            setattr(new, name, getattr(self, name))
        new.events, new._legal = (), None
        return new

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is: who grows a tree or plays a Kodama card."""
        return self.decision.subject if self.season_cards and self.result is None else None

    @property
    def span(self) -> object:
        """Equal at all positions of one turn: a step of a lesson lasts for it."""
        return self.decision.kind == "kodama", self.turn

    @property
    def to_move(self) -> Seat | Onlooker | None:
        """Who must decide now: a seat, CHANCE, or None at the end."""
        if self.result is not None:
            return None
        return self.decision.seat or CHANCE

    @property
    def deck(self) -> Ids:
        """The Branch cards that lie nowhere else: a multiset without an order."""
        laid = {placed.card.id for tree in self.trees for placed in tree}.union(self.display)
        return tuple(card for card in self.box.branches if card not in laid)

    @property
    def season_card(self) -> SeasonCard | None:
        """The Season card that holds now (`ko.season.discard`)."""
        return self.season_cards[-1] if self.season_cards else None

    @property
    def legal_moves(self) -> legal.Moves:
        """The moves of the seat that must decide now; none at CHANCE and at the end. Placing is free: `in` is exact,
        iterating gives candidates (`legal.py`)."""
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
        clauses (for proofs). Raises KitError for a seat that is not in this game."""
        from silva_kit.kodama import guards

        if type(move) is not Move:
            move = self.move(move)
        check_seats(move, (move.seat, move.target), self.seats)
        if move.seat is None:
            possible = move in self.chance or "ko.setup.deck" in without
            return () if possible else (Refusal("ko.setup.deck", {}, "refused_chance"),)
        return guards.refusals(view.build(self, move.seat), move, without)

    def after(self, move: Move | str) -> KodamaPosition:
        """The position after a move (a value or its text) of a seat or of chance. Raises IllegalMove, which names the
        refusing clauses, or TextError for what is no move."""
        if type(move) is not Move:
            move = self.move(move)
        if move not in (self.legal_moves if move.seat is not None else self.chance):
            raise IllegalMove(move, self.why_not(move))
        new = self._copy()
        effects.APPLY[move.kind](new, move)
        new._legal = None  # an effect may have asked for it while the copy was being filled
        return new

    def view(self, viewer: Viewer) -> view.KodamaView:
        """What a seat, PUBLIC or OPEN may know, built from nothing. Raises KitError for a viewer who is not at this
        table."""
        check_viewer(viewer, self.seats)
        return view.build(self, viewer)

    def to_text(self) -> str:
        """The position as one line; see the module's head for the grammar."""
        return text.write(self)

    @classmethod
    def from_text(cls, line: str, boxes: Mapping[str, Box] | None = None) -> KodamaPosition:
        """Read `to_text`'s line; `boxes` holds own components by their name (those loaded so far, if left out). Raises
        TextError which names the field and says what would be right."""
        return text.read(line, boxes)

    def _key(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in _VALUE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KodamaPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.to_text(),))

    def __repr__(self) -> str:
        return f"KodamaPosition.from_text({self.to_text()!r})"
