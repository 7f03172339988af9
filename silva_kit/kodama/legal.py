"""Legal moves and what chance can answer. A property test holds the legal moves against the guards.

Placing is free: `in` is exact for every pose, while iterating gives the candidates of `candidates.py`, a few hundred
good placements. A seat may pass exactly where there is no candidate for any card of the Display (R7).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final, overload

from silva_kit import moves as shared
from silva_kit.kodama import candidates, scoring
from silva_kit.kodama.cards import Card, SeasonCard
from silva_kit.kodama.geometry import parent_at
from silva_kit.kodama.moves import Move, in_order
from silva_kit.kodama.rulings import Rulings
from silva_kit.kodama.tree import Placed, Pose, Tree
from silva_kit.position import Seat

if TYPE_CHECKING:
    from silva_kit.kodama.position import KodamaPosition

LegalMoves: TypeAlias = shared.LegalMoves[Move]
NO_MOVES: Final = LegalMoves(())
MOST: Final = 10
"""A placement may not score more points than this (`ko.place.max10`, R5)."""
HAND: Final = 4
DISPLAY: Final = 4
"""Kodama cards dealt to each seat, Branch cards in the Display (`ko.setup.kodama`, `ko.setup.display`)."""


def limited_points(tree: Tree, parent: int, card: Card, season: SeasonCard | None, rulings: Rulings) -> int:
    """The points that the maximum of 10 looks at: without the Season card, or with it (`ko.place.max10`, R6)."""
    lone = rulings.score_lone_counts == "yes"
    if rulings.max10_base_without_season == "yes" or season is None:
        return scoring.points(tree, parent, card, lone_counts=lone)
    grown = (*tree, Placed(card, parent, Pose(0, 0, 0)))
    extra = scoring.season_points(grown, len(tree), season)
    return scoring.points(tree, parent, card, count=season.count, lone_counts=lone) + extra


@final
class Placements(Sequence[Move]):
    """What the seat that grows its tree may do: `in` is exact, the sequence holds the candidates.

    Where there are none, passing is the one move (R7).
    """

    def __init__(self, position: KodamaPosition, seat: Seat) -> None:
        # What everybody sees, and nothing else: a view hands this on.
        p, self._seat = position, seat
        self._trees, self._display, self._season = p.trees, p.display, p.season_card
        self._branches, self._rulings = p.box.branches, p.rulings
        self._edge = p.rulings.geom_edge_contact_touches == "yes"

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or move.seat is not self._seat:
            return False
        if move.kind == "pass":
            return not self.possible
        return move.kind == "place" and move.card in self._display and self.parent(move) is not None

    def parent(self, move: Move) -> int | None:
        """The card that the placed one would grow from; None where it may not lie."""
        assert move.pose is not None
        card, own = self._branches[move.card], self._seat.index
        found = parent_at(self._trees, own, card, move.pose, edge_contact_touches=self._edge)
        return found if found is not None and self._points(found, card) <= MOST else None

    def _points(self, node: int, card: Card) -> int:
        return limited_points(self._trees[self._seat.index], node, card, self._season, self._rulings)

    @cached_property
    def possible(self) -> bool:
        """Whether any card of the Display has a candidate."""
        return next(self._candidates(), None) is not None

    def of(self, card: str) -> tuple[candidates.Candidate, ...]:
        """The candidates of one card of the Display."""
        return tuple(self._of(card)) if self.possible else ()

    def _of(self, card: str) -> Iterator[candidates.Candidate]:
        own, laid = self._seat.index, self._branches[card]
        good = {node for node in range(len(self._trees[own])) if self._points(node, laid) <= MOST}
        return candidates.each(self._trees, own, laid, parents=good, edge_contact_touches=self._edge)

    def _candidates(self) -> Iterator[Move]:
        for card in self._display:
            yield from (Move("place", self._seat, (card,), found.pose) for found in self._of(card))

    @cached_property
    def _all(self) -> tuple[Move, ...]:
        return tuple(self._candidates()) or (Move("pass", self._seat),)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        return self._all[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        shown = ", ".join(move.text for move in islice(self._candidates(), 2)) or f"{self._seat} pass"
        return f"<placements of {'.'.join(self._display)}: {shown}, …>"


Moves: TypeAlias = LegalMoves | Placements


def moves(p: KodamaPosition) -> Moves:
    """The legal moves of the seat that decides."""
    seat = p.decision.seat
    if seat is None:
        return NO_MOVES
    if p.decision.kind == "place":
        return Placements(p, seat)
    return LegalMoves(Move("kodama", seat, (card,)) for card in p.hands[seat.index])


@final
class ChanceMoves:
    """What chance can answer: `in`, `sample(rng)`, and `outcomes` where they are few (not for the Kodama deal)."""

    __slots__ = ("_p",)

    def __init__(self, position: KodamaPosition) -> None:
        self._p = position

    def __bool__(self) -> bool:
        return self._p.result is None and self._p.decision.seat is None

    def _cases(self) -> tuple[Any, ...]:
        """What is left to be dealt or drawn, each as likely as the other."""
        p, kind = self._p, self._p.decision.kind
        if not self:
            return ()
        if kind == "trunk":
            taken = {tree[0].card.id for tree in p.trees if tree}
            return tuple(trunk for trunk in p.box.trunks if trunk not in taken)
        if kind == "deal":
            dealt = {card for hand in p.hands for card in hand}
            return tuple(card for card in p.box.kodama if card not in dealt)
        if kind == "first":
            return p.seats
        if kind == "season":
            return tuple(c.id for c in p.box.seasons.values() if c.season == SEASONS[len(p.season_cards)])
        return p.deck

    def _answer(self, case: Any) -> Move:
        kind = self._p.decision.kind
        return Move("first", target=case) if kind == "first" else Move(_ANSWER.get(kind, kind), cards=(case,))

    def __contains__(self, move: object) -> bool:
        if not self or not isinstance(move, Move) or move.seat is not None:
            return False
        if self._p.decision.kind == "deal":
            left = self._cases()
            right = len(set(move.cards)) == len(move.cards) == HAND and in_order(move.cards) == move.cards
            return move.kind == "deal" and right and all(card in left for card in move.cards)
        return any(move == self._answer(case) for case in self._cases())

    def sample(self, rng: Random) -> Move:
        """One answer, drawn with its probability."""
        cases = self._cases()
        if self._p.decision.kind == "deal":
            return Move("deal", cards=in_order(tuple(rng.sample(cases, HAND))))
        return self._answer(rng.choice(cases))

    @property
    def outcomes(self) -> tuple[tuple[Move, float], ...]:
        """Each answer with its probability; none for the deal of Kodama cards, which has thousands."""
        if self._p.decision.kind == "deal":
            return ()
        cases = self._cases()
        return tuple((self._answer(case), 1 / len(cases)) for case in cases)

    def __repr__(self) -> str:
        return f"<chance: {self._p.decision}>"


SEASONS: Final = ("spring", "summer", "autumn")
_ANSWER: Final = {"display": "draw"}
