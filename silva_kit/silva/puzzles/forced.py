"""Can a seat win for certain? All that can happen, seen with its eyes only: every deal, every draw, every answer.

    Forced(seat, "turn").wins(positions, move)      # positions that the seat cannot tell apart

Whoever else decides does the worst; the seat itself must choose the same in all positions that look the same to it and
have come about in the same way (`belief.py` says what it hears and sees). So knowledge counts as it does at the table:
what a Recon Team shows may decide the next move, what lies hidden may not.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from silva_kit.position import CHANCE, KitError, Seat
from silva_kit.silva.belief import heard
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition

SPANS: Final[dict[str, int]] = {"turn": 0, "round": 1, "next": 2}
"""How far a win may lie: in this turn, before the seat's next one, in the next one at the latest; and for each how
often the turn may leave the seat or come back to it."""
Trail: TypeAlias = tuple[SilvaPosition, tuple[Move, ...]]
"""The deal that a position came from, and the moves that led there."""
Alike: TypeAlias = dict[SilvaPosition, Trail]
"""Positions that look alike to the seat."""
Shares: TypeAlias = Mapping[SilvaPosition, float]
"""Positions that look alike to the seat, with the chance of each."""


class TooMany(Exception):
    """More positions than a search may look at."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A way in which a move does not win: the deal, the moves from there, and the position where it is plain."""

    deal: SilvaPosition
    line: tuple[Move, ...]
    end: SilvaPosition


class Forced:
    """Searches for one seat. `limit`: how many positions it may look at. Raises KitError for a span that there is
    not."""

    def __init__(self, seat: Seat, span: str, limit: int | None = None) -> None:
        if span not in SPANS:
            raise KitError(f"span {span!r}: the spans are {', '.join(SPANS)}")
        self.seat, self.passes, self.left = seat, SPANS[span], limit
        self._known: dict[tuple[frozenset[SilvaPosition], int], bool] = {}

    def wins(self, positions: Iterable[SilvaPosition], move: Move) -> bool:
        """Whether the seat wins for certain after this move of its own. Raises TooMany."""
        return next(self.failures(positions, move), None) is None

    def failures(self, positions: Iterable[SilvaPosition], move: Move) -> Iterator[Failure]:
        """Ways in which a move does not win, one for each thing that may be seen after it. Raises TooMany."""
        for group, passes in self._after({p: (p, ()) for p in positions}, (move,), self.passes):
            if not self._wins(group, passes):
                yield self._failing(group, passes)

    def story(self, positions: Iterable[SilvaPosition], move: Move) -> tuple[tuple[str, ...], frozenset[str]]:
        """Of a move that wins for certain, if the seat goes on winning: the clauses of what happens in this turn in
        every case, in order, and the clauses by which the game ends."""
        return self._story(self._after({p: (p, ()) for p in positions}, (move,), self.passes))

    def _story(self, groups: list[tuple[Alike, int]]) -> tuple[tuple[str, ...], frozenset[str]]:
        told: list[tuple[str, ...]] = []
        ends: frozenset[str] = frozenset()
        for alike, passes in groups:
            one = next(iter(alike))
            said = tuple(event.clause for event in one.events)
            if one.result is not None:
                ends |= {one.result.clause}
            else:
                then, after = self._story(self._going_on(alike, passes))
                ends |= after
                said += then if passes == self.passes else ()
            told.append(said)
        return tuple(c for c in dict.fromkeys(told[0]) if all(c in other for other in told)), ends

    def _going_on(self, alike: Alike, passes: int) -> list[tuple[Alike, int]]:
        """What may follow where the seat does the first thing that wins."""
        tried = (self._after(alike, moves, passes) for moves in self._choices(next(iter(alike))))
        return next(groups for groups in tried if all(self._wins(*group) for group in groups))

    def _wins(self, alike: Alike, passes: int) -> bool:
        one = next(iter(alike))
        if one.result is not None:
            return one.result.kind == "win" and self.seat in one.result.winners
        if passes < 0:
            return False
        key = frozenset(alike), passes
        if key not in self._known:
            self._known[key] = any(
                all(self._wins(*after) for after in self._after(alike, moves, passes)) for moves in self._choices(one)
            )
        return self._known[key]

    def _failing(self, alike: Alike, passes: int) -> Failure:
        """How positions from which nothing wins for certain end; the seat does the first thing there is."""
        one = next(iter(alike))
        if one.result is not None or passes < 0:
            return Failure(*alike[one], one)
        after = self._after(alike, next(self._choices(one)), passes)
        return self._failing(*next(group for group in after if not self._wins(*group)))

    def _choices(self, one: SilvaPosition) -> Iterator[tuple[Move, ...]]:
        """The seat's own moves one by one, or () for everything that others and chance may do."""
        return ((move,) for move in one.legal_moves) if one.decision.seat is self.seat else iter(((),))

    def _after(self, alike: Alike, moves: tuple[Move, ...], passes: int) -> list[tuple[Alike, int]]:
        """What may follow, parted by what the seat hears and sees, and how often the turn may still pass."""
        groups: dict[Any, Alike] = {}
        turn = next(iter(alike)).turn
        for position, (deal, line) in alike.items():
            for move in moves or ways(position):
                after = position.after(move)
                self._count()
                groups.setdefault(_seen(move, after, self.seat), {})[after] = (deal, (*line, move))
        found = []
        for group in sorted(groups.values(), key=len):
            now = next(iter(group)).turn
            found.append((group, passes - (now is not turn and self.seat in (turn, now))))
        return found

    def _count(self) -> None:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise TooMany


def ways(position: SilvaPosition) -> tuple[Move, ...]:
    """Everything that may happen at a position: the answers of chance, or the legal moves of who decides."""
    if position.to_move is CHANCE:
        return tuple(move for move, _ in position.chance.outcomes)
    return tuple(position.legal_moves)


def _seen(move: Move, after: SilvaPosition, seat: Seat) -> tuple[Any, ...]:
    """What a seat hears of a move and sees after it."""
    view = after.view(seat)
    return heard(move, seat), type(view)._read(view)


def chance(positions: Shares, seat: Seat, move: Move) -> float:
    """The chance that a seat wins in this turn with a move of its own, over positions that it cannot tell apart and
    their shares. It chooses well by what it sees; whoever else decides does the worst."""
    return sum(_chance(group, seat)[0] for group in _parted(positions, (move,), seat))


def hopes(positions: Shares, seat: Seat, move: Move) -> tuple[str, ...]:
    """The clauses of what happens in this turn where the seat wins with a move of its own, in order."""
    told = [_chance(group, seat)[1] for group in _parted(positions, (move,), seat)]
    return tuple(dict.fromkeys(clause for clauses in told for clause in clauses))


Hope: TypeAlias = tuple[float, tuple[str, ...]]
"""The chance to win, and the clauses of what happens where it comes true."""


def _chance(alike: Shares, seat: Seat) -> Hope:
    one = next(iter(alike))
    told = tuple(event.clause for event in one.events)
    if one.result is not None:
        won = one.result.kind == "win" and seat in one.result.winners
        return (sum(alike.values()), told) if won else (0.0, ())
    if one.turn is not seat:
        return 0.0, ()
    share, then = _hope(alike, seat)
    return share, (*told, *then) if share else ()


def _hope(alike: Shares, seat: Seat) -> Hope:
    """The chance where somebody, or chance, goes on in this turn."""
    one = next(iter(alike))
    if one.decision.seat is seat:
        return max((_sum(_parted(alike, (move,), seat), seat) for move in one.legal_moves), key=_first)
    if one.to_move is CHANCE:
        return _sum(_parted(alike, (), seat), seat)
    worst = [min((_chance({p.after(m): w}, seat) for m in p.legal_moves), key=_first) for p, w in alike.items()]
    return sum(map(_first, worst)), tuple(clause for _, told in worst for clause in told)


def _first(hope: Hope) -> float:
    return hope[0]


def _sum(groups: Iterable[Shares], seat: Seat) -> Hope:
    found = [_chance(group, seat) for group in groups]
    return sum(map(_first, found)), tuple(clause for _, told in found for clause in told)


def _parted(alike: Shares, moves: tuple[Move, ...], seat: Seat) -> list[dict[SilvaPosition, float]]:
    """What follows a move, or a draw, by what the seat hears and sees, with its shares."""
    groups: dict[Any, dict[SilvaPosition, float]] = {}
    for position, weight in alike.items():
        for move, part in [(m, 1.0) for m in moves] or position.chance.outcomes:
            after = position.after(move)
            group = groups.setdefault(_seen(move, after, seat), {})
            group[after] = group.get(after, 0.0) + weight * part
    return list(groups.values())
