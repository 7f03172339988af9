"""Pieces of bot games for questions: a few turns up to a moment at which a seat decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from silva_kit.position import OPEN, Event, Seat, Viewer
from silva_kit.silva.belief import Sight, heard
from silva_kit.silva.bots import BOTS, unseen
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.teach.quiz import Option, Said, clause

Step: TypeAlias = tuple[Move | None, SilvaPosition]
Steps: TypeAlias = tuple[Step, ...]
TURNS: Final = 3
"""So many turns before the moment of the question are shown, where there were as many."""
GAMES: Final = 200
"""So many games are looked through for what is wanted before something else is."""
DEALS: Final = 400
"""So many deals at most are followed through what is shown."""


def bot_game(rng: Random, players: int) -> list[Step]:
    """A whole game between bots, each of them sensible or random."""
    position = SilvaPosition.start(players)
    bots = {seat: BOTS[rng.choice(sorted(BOTS))]() for seat in position.seats}
    steps: list[Step] = [(None, position)]
    while (seat := position.to_move) is not None:
        move = bots[seat].choose(position.view(seat), rng) if isinstance(seat, Seat) else position.chance.sample(rng)
        position = position.after(move)
        steps.append((move, position))
    return steps


def plays(steps: Sequence[Step]) -> list[int]:
    """The numbers of the steps at which a seat is to play a card."""
    return [number for number, (_, position) in enumerate(steps) if position.decision.kind == "play"]


def window(steps: Sequence[Step], end: int, turns: int = TURNS) -> Steps:
    """The steps up to `end` from where a card was to be played, so many turns before it; the first has no move."""
    begins = [number for number in plays(steps) if number <= end]
    first = begins[max(0, len(begins) - 1 - turns)]
    return ((None, steps[first][1]), *steps[first + 1 : end + 1])


def sights_of(steps: Sequence[Step], viewer: Viewer) -> list[Sight]:
    """What a viewer has seen of steps."""
    return [(heard(move, viewer), position.view(viewer)) for move, position in steps]


def moments(rng: Random, players: int, fits: Callable[[SilvaPosition], bool]) -> Iterator[Steps]:
    """The windows of `GAMES` games that end where a seat is to play and the position fits, in random order."""
    for _ in range(GAMES):
        steps = bot_game(rng, players)
        ends = [end for end in plays(steps) if fits(steps[end][1])]
        rng.shuffle(ends)
        yield from (window(steps, end) for end in ends)


def is_small(steps: Steps, viewer: Viewer) -> bool:
    """Whether few enough deals fit the first view, so that all of them can be followed at once."""
    first = steps[0][1].view(viewer)
    hidden = sum(card is None for hand in first.hands for card in hand)
    deals: int = len(unseen(first)) ** hidden
    return deals <= DEALS


def mover(position: SilvaPosition) -> Seat:
    """Who is to play a card."""
    assert position.turn is not None
    return position.turn


def declared(move: Move) -> Said:
    """The sentence of a card that is played."""
    form = "guess" if move.guess is not None else "target" if move.target is not None else ""
    parts = {"seat": move.seat, "card": move.card, "target": move.target, "guess": move.guess}
    return Said("silva.turn.play_one", {name: part for name, part in parts.items() if part is not None}, form)


def by_move(move: Move) -> Option:
    """A move as an option."""
    return Option(move.text, declared(move))


def by_clause(id: str) -> Option:
    """A clause as an option."""
    return Option(id, clause(id))


def seen_events(position: SilvaPosition, viewer: Viewer) -> tuple[Event, ...]:
    """The events of the last move as a viewer gets them."""
    return tuple(event if viewer is OPEN else event.seen_by(viewer) for event in position.events)
