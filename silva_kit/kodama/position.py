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
from typing import ClassVar, Final, Self, final

from silva_kit.kodama import effects, legal, text, view
from silva_kit.kodama.box import Box, default_box
from silva_kit.kodama.cards import SeasonCard
from silva_kit.kodama.decision import Decision
from silva_kit.kodama.moves import KINDS, Move
from silva_kit.kodama.rulings import DEFAULT, Rulings
from silva_kit.kodama.tree import Tree
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
class KodamaPosition(GamePosition[Move, view.KodamaView]):
    """One moment of a game of Kodama. Immutable for its users: `after` gives a new one."""

    __slots__ = (*_VALUE, "_legal", "events")
    game: ClassVar[str] = "kodama"
    VALUE = _VALUE
    MOVE = Move
    KINDS = KINDS

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

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is: who grows a tree or plays a Kodama card."""
        return self.decision.subject if self.season_cards and self.result is None else None

    @property
    def span(self) -> object:
        """Equal at all positions of one turn: a step of a lesson lasts for it."""
        return self.decision.kind == "kodama", self.turn

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

    def to_text(self) -> str:
        """The position as one line; see the module's head for the grammar."""
        return text.write(self)

    @classmethod
    def from_text(cls, line: str, boxes: Mapping[str, Box] | None = None) -> KodamaPosition:
        """Read `to_text`'s line; `boxes` holds own components by their name (those loaded so far, if left out). Raises
        TextError which names the field and says what would be right."""
        return text.read(line, boxes)

    def _apply(self, move: Move) -> None:
        effects.APPLY[move.kind](self, move)

    def _view(self, viewer: Viewer) -> view.KodamaView:
        return view.build(self, viewer)

    def _chance_refused(self, move: Move) -> Refusal:
        return Refusal("ko.setup.deck", {}, "refused_chance")

    def __hash__(self) -> int:
        return hash((self.to_text(),))  # a box of cards is no key
