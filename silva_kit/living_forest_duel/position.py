"""A position of Living Forest Duel: an immutable value. Decks are multisets; each draw is a chance move, so no order
exists that nobody knows, and everything else lies open.

Grammar of the text form, one line, fields in this order, defaults left out:

    lfd 2p do=act:A turn=A round=3 turns=9 left=A:1,B:2 strikes=A:1,B:0 line=n3.n7.s2 tokens=A:sun3,B:- own=A:s4,B:-
        muster=s1.s2.stag.w1.- deck=n1.n2… discard=n9.sv forests=A:sun1@1,0/move1@0,1,B:- fires=0.0.1.0.1.0.0 onibi=4
        card=B taken=A:3,B:0 sanki=A:1,B:0 acts=tree:3:sun.water/extra:2 stuck=yes result=win:A:lfd.win.fire
        rulings=token_gap:any_element box=mine

    do       deal:A, draw:A, refill:A:2 (chance); turn:A, sanki:B, second:A, act:A, extra:A; over
    turns    turns that are over in this round
    left     action tokens not yet used; strikes: how many of them solitary icons have cost in this round
    line     the shared line from the left; tokens: the element and the card, from 1, that each placed token points to
    muster   the recruitment line, - for an empty place
    deck     a multiset; left out, all neutral guardians that lie nowhere else. Own decks: what lies nowhere else
    forests  trees in the order of planting, each with its cell x,y; later ones cover earlier ones
    fires    fire tokens on each clearing from Summer's end; onibi: the clearing of the pawn, from 1
    card     who holds the Onibi card
    acts     actions under way, the present one last: its element, the value left, the piles used
    stuck    the turn before this one was lost (R15)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self, final

from silva_kit.living_forest_duel import effects, legal, text, view
from silva_kit.living_forest_duel.box import STAG, Box, default_box
from silva_kit.living_forest_duel.cards import SEASONS
from silva_kit.living_forest_duel.decision import Decision
from silva_kit.living_forest_duel.fields import FIELDS, Open
from silva_kit.living_forest_duel.moves import KINDS, Move
from silva_kit.living_forest_duel.rulings import DEFAULT, Rulings
from silva_kit.living_forest_duel.state import TOKENS
from silva_kit.position import Event, KitError, Refusal, Seat, Viewer
from silva_kit.positions import GamePosition

VALUE: Final = FIELDS


@final
class DuelPosition(Open, GamePosition[Move, view.DuelView]):
    """One moment of a duel. Immutable for its users: `after` gives a new one. Seat A is Summer, seat B Winter."""

    __slots__ = (*VALUE, "_legal", "events")
    game: ClassVar[str] = "living_forest_duel"
    VALUE = VALUE
    MOVE = Move
    KINDS = KINDS

    events: tuple[Event, ...]
    _legal: legal.LegalMoves | None

    @classmethod
    def start(cls, players: int = 2, rulings: Rulings = DEFAULT, box: Box | None = None) -> Self:
        """The table before the recruitment line is laid out, for 2 players (`lfd.meta.players`, line 3). What the
        source does not give about the start is illustrative. `box`: own cards (`load_box`), else those of the kit.

        Raises KitError for another number of players, or rulings or a box of another kind.
        """
        if type(players) is not int or players != 2:
            raise KitError(f"players={players!r}: Living Forest Duel is for 2 players")
        if not isinstance(rulings, Rulings):
            raise KitError(f"rulings={rulings!r}: give a living_forest_duel.Rulings")
        if box is not None and not isinstance(box, Box):
            raise KitError(f"box={box!r}: give a Box, as living_forest_duel.load_box makes it")
        new = cls()
        new.seats, new.rulings = (Seat("A"), Seat("B")), rulings
        new.box = box = default_box() if box is None else box
        new.turn, new.decision = new.seats[0], Decision("deal", new.seats[0])
        new.round, new.turns = 1, 0
        new.left, new.strikes = (TOKENS, TOKENS), (0, 0)
        new.line, new.tokens, new.own, new.discard = (), (), ((), ()), ()
        new.muster, new.deck = ("", "", STAG, "", ""), box.neutral
        new.decks = tuple(box.guardians(season) for season in SEASONS)
        middle = len(box.clearings) // 2
        new.fires = tuple(int(abs(place - middle) == 1) for place in range(len(box.clearings)))
        new.forests, new.onibi, new.holder = ((), ()), middle, None
        new.taken, new.sanki, new.acts = (0, 0), (0, 0), ()
        new.stuck, new.result, new.events, new._legal = False, None, (), None
        return new

    @property
    def span(self) -> object:
        """Equal at all positions of one turn: a step of a lesson lasts for it."""
        return self.round, self.turns

    @property
    def legal_moves(self) -> legal.LegalMoves:
        """The moves of the seat that must decide now; none at CHANCE and at the end."""
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
    def from_text(cls, line: str, boxes: Mapping[str, Box] | None = None) -> DuelPosition:
        """Read `to_text`'s line; `boxes` holds own components by their name (those loaded so far, if left out). Raises
        TextError which names the field and says what would be right."""
        return text.read(line, boxes)

    def _apply(self, move: Move) -> None:
        effects.APPLY[move.kind](self, move)

    def _view(self, viewer: Viewer) -> view.DuelView:
        return view.build(self, viewer)

    def _chance_refused(self, move: Move) -> Refusal:
        return Refusal("lfd.reveal.place", {}, "refused_chance")

    def __hash__(self) -> int:
        return hash((self.to_text(),))  # a box of cards is no key
