"""Legal moves and chance moves the fast way: looked up, not tried. A property test holds them against the guards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias, final

from silva_kit import moves as shared
from silva_kit.position import Seat
from silva_kit.silva.cards import BOY, CARDS, KUKUNOCHI, TRAINEE, Card, Cards
from silva_kit.silva.moves import SIDES, Move
from silva_kit.silva.rulings import Rulings

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


@final
class ChanceMoves:
    """What chance can answer now: `in`, `sample(rng)`, `outcomes` as (move, probability).

    It holds one entry for each equally likely case; `answers` turns a case
    (a card, a seat) into the move that tells it.
    """

    __slots__ = ("_answers", "_cases")

    def __init__(self, cases: Cards | tuple[Seat, ...], answers: Mapping[Card | Seat, Move]) -> None:
        self._cases, self._answers = cases, answers

    def __contains__(self, move: object) -> bool:
        if type(move) is not Move:
            return False
        case = move.card or move.target
        return case in self._cases and self._answers[case] is move  # type: ignore[index]

    def __bool__(self) -> bool:
        return bool(self._cases)

    def sample(self, rng: Random) -> Move:
        """One answer, drawn with its probability."""
        cases = self._cases
        return self._answers[cases[int(rng.random() * len(cases))]]

    @property
    def outcomes(self) -> tuple[tuple[Move, float], ...]:
        """Each different answer with its probability; they add up to 1."""
        counts = Counter(self._answers[case] for case in self._cases)
        return tuple((move, count / len(self._cases)) for move, count in counts.items())

    def __repr__(self) -> str:
        return f"<chance: {', '.join(f'{move} {p:.3f}' for move, p in self.outcomes)}>"


DRAWS: Final[dict[Card | Seat, Move]] = {card: Move("draw", card=card) for card in CARDS}
HITS: Final[dict[Card | Seat, Move]] = {card: Move("hit", card=card) for card in CARDS}
FIRSTS: Final[dict[Card | Seat, Move]] = {seat: Move("first", target=seat) for seat in map(Seat, "ABCD")}
LegalMoves: TypeAlias = shared.LegalMoves[Move]
Table = dict[tuple[object, ...], LegalMoves]
_TABLES: dict[Rulings, Table] = {}
NO_MOVES: Final = LegalMoves(())
NO_CHANCE: Final = ChanceMoves((), {})


def chance(position: SilvaPosition) -> ChanceMoves:
    """The answers of chance at a position; none where a seat decides or the game is over."""
    kind = position.decision.kind
    if kind in ("draw", "deal"):
        return ChanceMoves(position.deck, DRAWS)
    if kind == "hit":
        assert position.decision.subject is not None
        return ChanceMoves(position.hands[position.decision.subject.index], HITS)
    return ChanceMoves(position.seats, FIRSTS) if kind == "first" else NO_CHANCE


def table(rulings: Rulings) -> Table:
    """The legal moves found so far under these rulings: a cache that positions share and no view can reach."""
    return _TABLES.setdefault(rulings, {})


def moves(position: SilvaPosition) -> LegalMoves:
    """The legal moves of the seat that decides, looked up by what they depend on."""
    decision = position.decision
    seat = decision.seat
    if seat is None:
        return NO_MOVES
    # An open pick names the seat whose cards lie there.
    kind, known = decision.kind, position._table
    hand = position.hands[(decision.other if kind == "pick_open" else seat).index]  # type: ignore[union-attr]
    key: tuple[object, ...]
    if kind == "play":
        boy_is_second = BOY in hand and copies_shown(position, BOY, seat, "per_game") > 0
        key = (seat, hand, position.alive, not position.deck, boy_is_second, position.fresh)
    else:
        key = (kind, seat, hand)
    found = known.get(key)
    if found is None:
        found = known[key] = LegalMoves(dict.fromkeys(_moves(position, kind, seat, hand)))
    return found


def _moves(position: SilvaPosition, kind: str, seat: Seat, hand: Cards) -> Iterator[Move]:
    if kind == "play":
        return _plays(position, seat, hand)
    if kind == "masu":
        return iter((Move("masu", seat), Move("decline", seat)))
    if kind == "pick_blind":
        return (Move("pick", seat, side=side) for side in SIDES)
    if kind == "pick_open":
        return (Move("pick", seat, card) for card in hand)
    return _keeps(seat, hand, position.rulings)


def _plays(position: SilvaPosition, seat: Seat, hand: Cards) -> Iterator[Move]:
    """Every living opponent may be the target (`silva.target.any_opponent`, R71)."""
    others = tuple(other for other in position.alive if other is not seat)
    boy_is_second = copies_shown(position, BOY, seat, "per_game") > 0
    for card in hand:
        if card is KUKUNOCHI:
            continue
        if card is TRAINEE:
            yield from _guesses(position, seat, others)
        elif names_target(card, bool(position.deck), boy_is_second):
            yield from (Move("play", seat, card, target) for target in others)
        else:
            yield Move("play", seat, card)


def _guesses(position: SilvaPosition, seat: Seat, others: tuple[Seat, ...]) -> Iterator[Move]:
    for target in others:
        for guess in CARDS:
            if may_name(position.rulings, guess, target, position.fresh):
                yield Move("play", seat, TRAINEE, target, guess)


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
    second 1 only where the deck still has a card to draw (`silva.noeffect.empty_deck`, EN line 57), one being
    enough (`silva.noeffect.one_or_more`)."""
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
    """How many copies lie in the discard rows and count as earlier ones, whoever played them
    (`silva.card.01.any_player`, R07-R10, R81)."""
    rows = (position.rows[seat.index],) if scope == "per_player" else position.rows
    played_only = position.rulings.first_copy_counts == "played_only"
    found = 0
    for row in rows:
        for d in row:
            if d.card is card and not d.hidden and not (played_only and d.forced):
                found += 1
    return found
