"""Legal moves the fast way, and what chance can answer. A property test holds the legal moves against the guards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias, final

from silva_kit import moves as shared
from silva_kit.living_forest_duel import state
from silva_kit.living_forest_duel.cards import ELEMENTS, Ids
from silva_kit.living_forest_duel.moves import Move
from silva_kit.position import Seat

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition as P

LegalMoves: TypeAlias = shared.LegalMoves[Move]
NO_MOVES: Final = LegalMoves(())


def moves(p: P) -> LegalMoves:
    """The legal moves of the seat that decides."""
    seat = p.decision.seat
    return NO_MOVES if seat is None else LegalMoves(_FOUND[p.decision.kind](p, seat))


def _turn(p: P, seat: Seat) -> Iterator[Move]:
    """`lfd.turn.opt_reveal`, `lfd.turn.opt_token` (lines 24, 28); where neither is possible, the turn is lost (R15)."""
    if can_reveal(p):
        yield Move("reveal", seat)
    yield from _tokens(p, seat)
    if may_pass(p, seat):
        yield Move("pass", seat)


def can_reveal(t: state.Table) -> bool:
    """Whether a card can be drawn, from the shared deck or after a reshuffle (`lfd.turn.reshuffle`, line 26)."""
    return bool(t.deck or t.discard)


def may_pass(t: state.Table, seat: Seat) -> bool:
    """Whether a seat has nothing to do (R15), or no token left and need not reveal (R13, `turn_tokenless_reveals`)."""
    return t.left[seat.index] == 0 or not (can_reveal(t) or any(_can_place(t, seat)))


def _can_place(t: state.Table, seat: Seat) -> Iterator[str]:
    if t.left[seat.index]:
        yield from (element for element in ELEMENTS if state.counted(t, seat, element).legal)


def _tokens(p: P, seat: Seat) -> Iterator[Move]:
    yield from (Move("token", seat, element) for element in _can_place(p, seat))


def may_use_sanki(p: P, seat: Seat) -> bool:
    """Whether a seat that has revealed a card can place a token with a Sanki card (`lfd.sanki.token`, line 139)."""
    return p.sanki[seat.index] > 0 and any(_can_place(p, seat))


def _sanki(p: P, seat: Seat) -> Iterator[Move]:
    yield Move("sanki", seat)
    yield Move("keep", seat)


def _second(p: P, seat: Seat) -> Iterator[Move]:
    yield from _tokens(p, seat)
    yield Move("keep", seat)


def _act(p: P, seat: Seat) -> Iterator[Move]:
    act = p.acts[-1]
    if act.element == "sun":
        yield from (Move("muster", seat, numbers=numbers) for numbers in state.recruits(p, act.value))
    elif act.element == "water":
        yield from (Move("fire", seat, numbers=numbers) for numbers in state.extinguished(p, act.value))
    elif act.element == "tree":
        yield from (Move("plant", seat, element, cell) for element, cell in state.plantings(p, seat, act))
        if act.piles:
            yield Move("stop", seat)
    else:
        yield from (Move("steps", seat, numbers=(steps,)) for steps in range(1, act.value + 1))


def _extra(p: P, seat: Seat) -> Iterator[Move]:
    yield from (Move("extra", seat, element) for element in ELEMENTS)


_FOUND: Final = {"turn": _turn, "sanki": _sanki, "second": _second, "act": _act, "extra": _extra}


@final
class ChanceMoves:
    """What chance can answer: `in`, `sample(rng)`, `outcomes` with probabilities."""

    __slots__ = ("_p",)

    def __init__(self, position: P) -> None:
        self._p = position

    def __bool__(self) -> bool:
        return self._p.result is None and self._p.decision.seat is None

    def _cases(self) -> Ids:
        """The cards that may come; every single card is as likely as the other."""
        p, kind = self._p, self._p.decision.kind
        if not self:
            return ()
        if kind == "draw":
            return p.deck or p.discard
        assert p.decision.subject is not None
        return p.decks[p.decision.subject.index]

    def __contains__(self, move: object) -> bool:
        if not self or not isinstance(move, Move) or move.kind != self._p.decision.kind or move.seat is not None:
            return False
        cases = self._cases()
        return len(set(move.cards)) == len(move.cards) and all(card in cases for card in move.cards)

    def sample(self, rng: Random) -> Move:
        """One answer, drawn with its probability."""
        kind = self._p.decision.kind
        return Move(kind, cards=tuple(rng.sample(self._cases(), 2 if kind == "deal" else 1)))

    @property
    def outcomes(self) -> tuple[tuple[Move, float], ...]:
        """Each answer with its probability."""
        cases, kind = self._cases(), self._p.decision.kind
        if kind == "deal":
            pairs = [(a, b) for i, a in enumerate(cases) for b in cases[i + 1 :]]
            return tuple((Move("deal", cards=pair), 1 / len(pairs)) for pair in pairs)
        return tuple((Move(kind, cards=(card,)), n / len(cases)) for card, n in Counter(cases).items())

    def __repr__(self) -> str:
        return f"<chance: {self._p.decision}>"
