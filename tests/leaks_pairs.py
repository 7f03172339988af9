"""Pairs of whole games of SILVA that a viewer cannot tell apart: the same moves heard, the same sights, other cards.

Nothing here is taken from the views: what a viewer may see and hear is told anew, from the rules. Who has looked at
which held card is read off the position; `test_silva_view.py` holds that against a book-keeping of its own. The second
game is found by playing several games beside the first one, step by step; those that the viewer could tell from it are
dropped.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from silva_games import hidden_cells, random_rulings
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, PUBLIC, Event, Seat, Viewer
from silva_kit.record import Record
from silva_kit.silva import Card, Move, Rulings, SilvaPosition, start
from silva_kit.silva.bots import BOTS, bot
from silva_kit.silva.state import ALL

BESIDE: Final = 8
"""How many games are played beside the first one."""
BRANCHES: Final = 3
"""How many ways on are looked at for each of them."""
SECRET: Final = {
    "silva.setup.initial_draw": (("card",), 1),
    "silva.turn.draw": (("card",), 1),
    "silva.card.01.second": (("card",), 1),
    "silva.card.03.view": (("card",), 2),
    "silva.card.04.draw": (("card",), 1),
    "silva.card.05.show": (("card", "other_card"), 2),
    "silva.card.07.keep_return": (("kept", "returned"), 1),
    "silva.card.07.second_return": (("kept", "returned"), 1),
    "silva.card.08.exchange": (("given", "received"), 2),
    "silva.card.09.draw": (("card",), 1),
    "silva.R01": (("cards",), 2),
    "silva.R02": (("card",), 1),
    "silva.R51": (("cards", "returned"), 1),
}
"""What of an event is private, by its clause, and to how many: the seat, or the seat and the target."""
HEARD: Final = ("play", "masu", "decline")
"""Moves that everybody hears."""
NAMES: Final = ({}, {"A": "Ann"}, {"B": "小明", "A": "Ben"})


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games that `viewer` cannot tell apart, and the table at which they are looked at."""

    number: int
    viewer: Viewer
    one: Record
    other: Record
    lang: str
    stage: bool
    names: dict[str, str]
    bots: dict[Seat, str]


Sight: TypeAlias = Hashable


def sight(p: SilvaPosition, viewer: Viewer) -> Sight:
    """All that a viewer may see of a position and has just heard: equal for positions that look alike."""
    hidden = set(hidden_cells(p, viewer))
    hands = [[None if ("hand", i, at) in hidden else c for at, c in enumerate(hand)] for i, hand in enumerate(p.hands)]
    rows = [[None if ("row", i, at) in hidden else d for at, d in enumerate(row)] for i, row in enumerate(p.rows)]
    return (
        (p.seats, p.rulings, p.turn, p.decision, p.alive, p.farmer, p.masu, p.fresh, p.regeneration, p.result),
        (len(p.deck), tuple(map(tuple, hands)), tuple(map(tuple, rows))),
        tuple(_told(mask, seat, viewer) for mask, seat in zip(p.known, p.seats, strict=True)),
        tuple(_heard_event(event, viewer) for event in p.events),
    )


def _told(mask: int, holder: Seat, viewer: Viewer) -> int:
    """Who else knows a held card, as far as a viewer may know: all, he himself, of his own card whom he saw look."""
    if mask == ALL:
        return ALL
    return mask >> 8 if holder is viewer else mask & viewer.bit


def _heard_event(event: Event, viewer: Viewer) -> Sight:
    secret, audience = SECRET.get(event.clause, ((), 0))
    args = event.args
    hears = [args[name] for name in ("seat", "target")[:audience] if name in args]
    told = {k: v for k, v in args.items() if k not in secret or viewer in hears}
    return event.clause, tuple(sorted(told)), tuple(told[k] for k in sorted(told))


def heard(move: Move, viewer: Viewer) -> Move | None:
    """A move as a viewer hears it: the own one, and what is declared."""
    own = move.seat is not None and move.seat is viewer
    return move if own or (move.seat is not None and move.kind in HEARD) else None


@dataclass(frozen=True, slots=True)
class _Line:
    """A game that is played beside the first one: a move, the position after it, and what came before."""

    position: SilvaPosition
    move: Move | None
    before: _Line | None
    apart: bool
    """Whether it has differed from the first game."""

    def record(self) -> Record:
        """The game as a record."""
        steps: list[_Line] = []
        here: _Line | None = self
        while here is not None:
            steps.append(here)
            here = here.before
        steps.reverse()
        made = Record(steps[0].position)
        made.moves += [step.move for step in steps[1:]]
        made.positions += [step.position for step in steps[1:]]
        return made


def beside(one: Record, viewer: Viewer, rng: Random) -> Record:
    """Another game that the viewer cannot tell from `one`; where chance finds none, `one` itself."""
    lines = [_Line(one.start, None, None, False)]
    for at, (move, after) in enumerate(zip(one.moves, one.positions[1:], strict=True)):
        lines = _next(lines, move, after, viewer, rng, _wanted(one, at))
    apart = [line for line in lines if line.apart]
    now = [line for line in apart if line.position != one.position]
    return rng.choice(now or apart or lines).record()


def _wanted(one: Record, at: int) -> Card | None:
    """The card that the turn player goes on to play, where that is still to come in this turn."""
    turn = one.positions[at].turn
    for move, position in zip(one.moves[at:], one.positions[at:], strict=False):
        if position.turn is not turn or turn is None:
            return None
        if move.kind == "play":
            return move.card
    return None


def _next(
    lines: Sequence[_Line], move: Move, after: SilvaPosition, viewer: Viewer, rng: Random, wanted: Card | None
) -> list[_Line]:
    """The lines one step on: the first game's own line, and of the others some that look like it."""
    seen, told = sight(after, viewer), heard(move, viewer)
    first = next(line for line in lines if not line.apart)
    found = [_Line(after, move, first, False)]
    for line in lines:
        for other in _ways(line.position, told, rng, wanted):
            if other is move and not line.apart:
                continue
            position = line.position.after(other)
            if position.decision is after.decision and sight(position, viewer) == seen:
                found.append(_Line(position, other, line, True))
    own, others = found[0], found[1:]
    rng.shuffle(others)
    others.sort(key=lambda line: line.position == after)  # those that differ now live longer
    return [own, *others[:BESIDE]]


def _ways(position: SilvaPosition, told: Move | None, rng: Random, wanted: Card | None) -> list[Move]:
    """What may have been done at a position, where so much was heard, and such a card will have to be at hand."""
    if told is not None:
        return [told] if told in position.legal_moves else []
    if position.to_move is CHANCE:
        moves = [move for move, _ in position.chance.outcomes]
    else:
        moves = list(position.legal_moves)
    kind, subject = position.decision.kind, position.decision.subject
    if wanted is not None and subject is not None and subject is position.turn and kind in ("draw", "keep"):
        held = position.hands[subject.index]
        if wanted is not held[0] and (kind == "keep" or wanted not in held):
            moves = [move for move in moves if wanted in (move.card, move.other)] or moves
    return moves if len(moves) <= BRANCHES else rng.sample(moves, BRANCHES)


def _played(players: int, rulings: Rulings, rng: Random) -> Record:
    """A game by bots of both kinds, up to a moment at which a seat decides, or to its end."""
    record = Record(start(players, rulings))
    minds = {seat: bot(rng.choice(tuple(BOTS))) for seat in record.start.seats}
    until = rng.randrange(players + 2, 45)
    while record.position.to_move is not None:
        here = record.position
        if here.to_move is CHANCE:
            record.play(here.chance.sample(rng))
        elif len(record.moves) >= until:
            break
        else:
            record.play(minds[here.to_move].choose(here.view(here.to_move), rng))
    return record


def pairs(count: int, seed: int, first: int = 0) -> Iterator[Pair]:
    """So many pairs of different games with 2-4 players, half of them under random rulings (all switches that act in
    play); `first`: how many pairs of this seed are left out."""
    for number in range(first, first + count):
        yield pair(number, seed)


def pair(number: int, seed: int) -> Pair:
    """One pair, always the same: the first of its games that has another one beside it."""
    rng = Random(f"leaks {seed} {number}")
    while True:
        one = _played(rng.choice((2, 3, 4)), random_rulings(rng) if rng.random() < 0.5 else Rulings(), rng)
        seats = one.start.seats
        viewer: Viewer = rng.choice((*seats, PUBLIC))
        other = beside(one, viewer, rng)
        if other.positions != one.positions:
            break
    bots = {seat: rng.choice(tuple(BOTS)) for seat in seats if seat is not viewer}
    names = dict(rng.choice(NAMES))
    return Pair(number, viewer, one, other, rng.choice(LANGUAGES), rng.random() < 0.3, names, bots)
