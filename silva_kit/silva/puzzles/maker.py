"""Making puzzles from seeds: in games of bots that now and then do anything, the decisions are kept where exactly one
move wins for certain, or has by far the best chance, by all that the seat can know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

from silva_kit.dealer import Dealer
from silva_kit.position import Seat
from silva_kit.record import Record
from silva_kit.silva.belief import EQUAL, Belief, Weights, belief, sights
from silva_kit.silva.bots import SensibleBot, unseen
from silva_kit.silva.cards import CARDS, YOUNG_KUKUNOCHI
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.puzzles import MARGIN, SHOWDOWN, Puzzle, counts_on, same
from silva_kit.silva.puzzles.forced import Forced, TooMany, chance, hopes
from silva_kit.silva.puzzles.reason import COUNTING, Clue, clue

LEAST: Final = 3
"""Moves to choose from, at least."""
NODES: Final = 60_000
"""Positions that are looked at for one question; what takes more is no puzzle."""
DECK: Final = 3
"""Cards in the deck, at most, where a win may come later than in this turn."""
ANYTHING: Final = 0.35
"""How often a bot of `made` does anything."""
BACK: Final = 3
"""Own turns, at most, that the seat looks back on."""
CASES: Final = 40
"""Cases to weigh, at most, where only the best chance can be found."""
KINDS: Final = 5
"""Kinds of cards that are not seen, at most, where only the best chance can be found."""
GUESSES: Final = 400
"""Ways, at most, in which the hidden hands may look when it begins to look back, counted roughly."""


def made(seeds: Iterable[int], keeping: bool = False) -> Iterator[Puzzle]:
    """The puzzles in the games that these seeds make, with 2, 3 and 4 players in turn."""
    for seed in seeds:
        record = played(seed, keeping)
        for at, position in enumerate(record.positions):
            found = judged(record, at) if position.decision.kind in ("play", "keep") else None
            if found is not None:
                yield found


def played(seed: int, keeping: bool = False) -> Record:
    """A game of bots that sometimes do anything; `keeping`: else they keep what they held, so that much can be known
    of it."""
    name = f"puzzle {seed}"
    record, rng, dealer, bot = Record(SilvaPosition.start(2 + seed % 3)), Random(name), Dealer(name), SensibleBot()
    while (seat := record.position.to_move) is not None:
        if not isinstance(seat, Seat):
            record.play(dealer.answer(record.position))
            continue
        moves = record.position.legal_moves
        view = record.position.view(seat)
        kept = [move for move in moves if move.kind == "play" and move.card is not view.hands[seat.index][0]]
        if rng.random() < ANYTHING:
            record.play(rng.choice(moves))
        elif keeping and kept:
            record.play(rng.choice(kept))
        else:
            record.play(bot.choose(view, rng))
    return record


def judged(record: Record, at: int) -> Puzzle | None:
    """The puzzle that a decision is; None unless one move alone does it, and it can be told how the seat knows."""
    position = record.positions[at]
    if len(position.legal_moves) < LEAST:
        return None
    for aim in _aims(position):
        moves = _hopeful(position, aim)
        if moves is None or (aim != "best" and not moves):
            continue
        for begin in _turns_before(record, at):
            if found := _asked(record, begin, at, aim, moves):
                return found
    return None


def _aims(position: SilvaPosition) -> tuple[str, ...]:
    few = len(unseen(position.view(position.turn or Seat("A")))) <= KINDS
    return ("turn", *(("next",) if len(position.deck) <= DECK else ()), *(("best",) if few else ()))


def _hopeful(position: SilvaPosition, aim: str) -> list[Move] | None:
    """The moves that would do it if the seat saw all cards: no others can. None where there is too much to look at."""
    seat = position.turn
    assert seat is not None
    if aim == "best":
        return list(position.legal_moves)
    try:
        return [move for move in position.legal_moves if Forced(seat, aim, NODES).wins([position], move)]
    except TooMany:
        return None


def _turns_before(record: Record, at: int) -> list[int]:
    """Where the seat's own turns began, the latest of those before this one first: how far it may look back."""
    seat, found = record.positions[at].turn, []
    for number in range(at, 0, -1):
        before, here = record.positions[number - 1], record.positions[number]
        begins = before.turn is not here.turn
        if begins and here.turn is seat and not before.decision.kind.startswith(("deal", "first")):
            found.append(number)
    return [number for number in found[1 : 1 + BACK] if _guesses(record.positions[number]) <= GUESSES]


def _guesses(position: SilvaPosition) -> int:
    """In how many ways the hands that the turn player does not see may look, repeats of a card not considered."""
    view = position.view(position.turn or Seat("A"))
    hidden = [hand for hand in view.hands if hand == (None,)]
    return int(len(unseen(view)) ** len(hidden))


def _asked(record: Record, begin: int, at: int, aim: str, moves: list[Move]) -> Puzzle | None:
    position, seat = record.positions[at], record.positions[at].turn
    assert seat is not None
    part = Record(record.positions[begin])
    for move in record.moves[begin:at]:
        part.play(move)
    seen = sights(part, seat)
    known = belief(seen)
    answer = _best(known, seat, moves) if aim == "best" else _only(known, seat, aim, moves)
    if answer is None or (aim == "next" and Forced(seat, "turn").wins(known.weights, answer)):
        return None
    happens, ends = _story(known, seat, aim, answer)
    at_once = not any(clause.startswith(SHOWDOWN) for clause in (*happens, *ends))
    clues = [clue(seen, other) for other in counts_on(position, answer, at_once)]
    if any(not _told(one) for one in clues):
        return None
    grade = _grade(known, seat, aim, answer, clues)
    rests = (*(c for one in clues for c in one.clauses), *(c for c in happens if c not in _ALWAYS), *sorted(ends))
    if grade == 1:
        rests = tuple(c for c in rests if c != COUNTING)
    return Puzzle(
        part.start, tuple(move.text for move in part.moves), aim, answer.text, grade, tuple(dict.fromkeys(rests))
    )


def _only(known: Belief, seat: Seat, aim: str, moves: list[Move]) -> Move | None:
    """The one move that wins for certain, but for those that do the same."""
    search = Forced(seat, aim, NODES)
    try:
        won = [move for move in moves if search.wins(known.weights, move)]
    except TooMany:
        return None
    return won[0] if won and all(same(known.weights, won[0], other) for other in won) else None


def _best(known: Belief, seat: Seat, moves: Sequence[Move]) -> Move | None:
    """The one move with by far the best chance in this turn, whether hidden choices are weighed or only cards counted;
    None where one is certain, or too much is possible."""
    if len(known.weights) > CASES:
        return None
    best = _leads(known.weights, seat, moves)
    return best if best is not None and best is _leads(_by_counting(known), seat, moves) else None


def _leads(weights: Weights, seat: Seat, moves: Sequence[Move]) -> Move | None:
    chances = {move: chance(weights, seat, move) for move in moves}
    best = max(moves, key=lambda move: chances[move])
    second = max((chances[move] for move in moves if not same(weights, best, move)), default=0.0)
    return best if 0 < second <= chances[best] - MARGIN and chances[best] < 1 - EQUAL else None


def _by_counting(known: Belief) -> Weights:
    """The same cases, each as likely as the cards alone make it."""
    cases = {(position.hands, position.deck) for position in known.weights}
    counted = belief([(None, known.view)]).weights
    found = {position: weight for position, weight in counted.items() if (position.hands, position.deck) in cases}
    return {position: weight / sum(found.values()) for position, weight in found.items()}


def _story(known: Belief, seat: Seat, aim: str, answer: Move) -> tuple[tuple[str, ...], frozenset[str]]:
    """The clauses of what the answer does in this turn in every case, and those by which the game is won with it; where
    it is no more than a chance, the clauses of what it may do."""
    if aim != "best":
        return Forced(seat, aim).story(known.weights, answer)
    return hopes(known.weights, seat, answer), frozenset()


def _told(one: Clue) -> bool:
    """Whether it can be said how the seat knows: by what was shown, or by what happened and counting."""
    return bool(one.shown) or (not one.known and all(events for events, _ in one.ruled_out))


_ALWAYS: Final = ("silva.turn.play_one", "silva.turn.next_left", "silva.end.deck.condition", "silva.end.deck.reveal")
"""Clauses that explain nothing, since they act whatever is played."""


# How hard is it?


def _grade(known: Belief, seat: Seat, aim: str, answer: Move, clues: Sequence[Clue]) -> int:
    if aim == "best":
        return 5
    if aim == "next":
        return 4 if Forced(seat, "round").wins(known.weights, answer) else 5
    search = Forced(seat, aim)
    if all(one.shown for one in clues) and search.wins(_uncounted(known), answer):
        return 1
    return 2 if search.wins(belief([(None, known.view)]).weights, answer) else 3


def _uncounted(known: Belief) -> list[SilvaPosition]:
    """What might be if nobody counted: any card in each hand that is not known, and any card on top of the deck."""
    view, found = known.view, []
    one = next(iter(known.weights))
    kinds = [card for card in CARDS if card is not YOUNG_KUKUNOCHI]
    cells = [i for i, hand in enumerate(view.hands) if hand == (None,)]
    pool = tuple(unseen(view))
    for cards in product(kinds, repeat=len(cells)):
        for top in pool if one.deck else (None,):
            other = one._copy()
            hands = list(one.hands)
            for i, card in zip(cells, cards, strict=True):
                hands[i] = (card,)
            other.hands = tuple(hands)
            other.deck = (top,) * len(one.deck) if top is not None else ()
            found.append(other)
    return found
