"""Legal moves and chance moves the fast way: looked up, not tried. A property test holds them against the guards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, final, overload

from silva_kit.position import Seat
from silva_kit.silva.cards import BOY, CARDS, KUKUNOCHI, TRAINEE, Card, Cards
from silva_kit.silva.moves import SIDES, Move
from silva_kit.silva.rulings import Rulings

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


@final
class LegalMoves(Sequence[Move]):
    """The moves that are allowed now, in a fixed order: iterate, index, `in`, `len`, `bool`."""

    __slots__ = ("_moves", "_set")

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._moves, self._set = moves, frozenset(moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self._moves[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._set

    def __len__(self) -> int:
        return len(self._moves)

    def __repr__(self) -> str:
        return (
            f"<{len(self)} legal moves: {', '.join(m.text for m in self._moves[:8])}{', …' if len(self) > 8 else ''}>"
        )


@final
class ChanceMoves:
    """What chance can answer now: `in`, `sample(rng)`, `outcomes` as (move, probability)."""

    __slots__ = ("_moves",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._moves = moves

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def __bool__(self) -> bool:
        return bool(self._moves)

    def sample(self, rng: Random) -> Move:
        """One answer, drawn with its probability."""
        return self._moves[int(rng.random() * len(self._moves))]

    @property
    def outcomes(self) -> tuple[tuple[Move, float], ...]:
        """Each different answer with its probability; they add up to 1."""
        counts: dict[Move, int] = {}
        for move in self._moves:
            counts[move] = counts.get(move, 0) + 1
        return tuple((move, count / len(self._moves)) for move, count in counts.items())

    def __repr__(self) -> str:
        return f"<chance: {', '.join(f'{move} {p:.3f}' for move, p in self.outcomes)}>"


NO_MOVES: Final = LegalMoves(())
NO_CHANCE: Final = ChanceMoves(())
_DRAWS: dict[Cards, ChanceMoves] = {}
_HITS: dict[Cards, ChanceMoves] = {}
_FIRST: dict[tuple[Seat, ...], ChanceMoves] = {}


def chance(position: SilvaPosition) -> ChanceMoves:
    """The answers of chance at a position; none where a seat decides or the game is over."""
    kind = position.decision.kind
    if kind in ("draw", "deal"):
        found = _DRAWS.get(position.deck)
        if found is None:
            found = _DRAWS[position.deck] = ChanceMoves(tuple(Move("draw", card=card) for card in position.deck))
        return found
    if kind == "hit":
        assert position.decision.subject is not None
        hand = position.hands[position.decision.subject.index]
        return _HITS.setdefault(hand, ChanceMoves(tuple(Move("hit", card=card) for card in hand)))
    if kind == "first":
        return _FIRST.setdefault(
            position.seats, ChanceMoves(tuple(Move("first", target=seat) for seat in position.seats))
        )
    return NO_CHANCE


def moves(position: SilvaPosition) -> LegalMoves:
    """The legal moves of the seat that decides."""
    decision = position.decision
    seat = decision.seat
    if seat is None:
        return NO_MOVES
    hand = position.hands[seat.index]
    rulings = position.rulings
    if decision.kind == "play":
        acting = bool(position.deck), BOY in hand and copies_shown(position, BOY, seat, "per_game") > 0
        key = (seat, hand, position.alive, acting, position.fresh)
        found: LegalMoves | None = rulings.legal.get(key)
        if found is None:
            found = rulings.legal[key] = LegalMoves(
                tuple(_plays(seat, hand, position.alive, acting, rulings, position.fresh))
            )
        return found
    if decision.kind == "masu":
        return LegalMoves((Move("masu", seat), Move("decline", seat)))
    if decision.kind == "pick_blind":
        return LegalMoves(tuple(Move("pick", seat, side=side) for side in SIDES))
    if decision.kind == "pick_open":
        assert decision.other is not None
        hand = position.hands[decision.other.index]
        return LegalMoves(tuple(dict.fromkeys(Move("pick", seat, card) for card in hand)))
    return LegalMoves(tuple(dict.fromkeys(_keeps(seat, hand, rulings))))


def _plays(
    seat: Seat, hand: Cards, alive: tuple[Seat, ...], acting: tuple[bool, bool], rulings: Rulings, fresh: Seat | None
) -> Iterator[Move]:
    others = tuple(other for other in alive if other is not seat)
    for card in dict.fromkeys(hand):
        if card is KUKUNOCHI:
            continue
        if card is TRAINEE:
            yield from (
                Move("play", seat, card, target, guess)
                for target in others
                for guess in CARDS
                if may_name(rulings, guess, target, fresh)
            )
        elif names_target(card, *acting):
            yield from (Move("play", seat, card, target) for target in others)
        else:
            yield Move("play", seat, card)


def _keeps(seat: Seat, hand: Cards, rulings: Rulings) -> Iterator[Move]:
    if rulings.farmer_choice == "drawn_only":
        yield from (Move("keep", seat, card) for card in hand[1:])
        return
    for i, first in enumerate(hand):
        for second in hand[i + 1 :]:
            high, low = (first, second) if first.level >= second.level else (second, first)
            yield Move("keep", seat, high, other=low)


def names_target(card: Card, deck_left: bool, boy_is_second: bool) -> bool:
    """Whether a card played now names a target (`silva.target.some_effects`, R76): 8, 5, 3, 2 always; 9, 4 and a
    second 1 only where the deck still has a card to draw (`silva.noeffect.empty_deck`, EN line 57)."""
    level = card.level
    return level in (8, 5, 3, 2) or (deck_left and (level in (9, 4) or (level == 1 and boy_is_second)))


def may_name(rulings: Rulings, guess: Card, target: Seat, fresh: Seat | None) -> bool:
    """Whether the Trainee may name a card (`silva.card.02.guess`, R32, R34)."""
    if guess is TRAINEE:
        return rulings.trainee_domain == "all_11"
    if guess.level == 0:
        return rulings.trainee_may_name_0 != "forbidden" and target is not fresh
    return True


def copies_shown(position: SilvaPosition, card: Card, seat: Seat, scope: str) -> int:
    """How many copies lie in the discard rows and count as earlier ones (R07-R10, R81)."""
    rows = (position.rows[seat.index],) if scope == "per_player" else position.rows
    played_only = position.rulings.first_copy_counts == "played_only"
    return sum(1 for row in rows for d in row if d.card is card and not d.hidden and not (played_only and d.forced))
