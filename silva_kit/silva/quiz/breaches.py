"""Questions that the referee answers: where does a play break a rule, if it does, and which one?

In a `breach` a player does what is not allowed, or nobody does. In a `broken` play (`broken.py`) one rule is played
wrongly, once: what follows at a step is not what the rules say.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from random import Random
from typing import Final

from silva_kit.position import CHANCE, OPEN, Refusal, Seat, Viewer
from silva_kit.silva.bots import SensibleBot
from silva_kit.silva.broken import broken as broken_play
from silva_kit.silva.broken import broken_plays
from silva_kit.silva.cards import CARDS, TRAINEE
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.quiz.moves import OUT_TARGETED
from silva_kit.silva.quiz.plays import Step, Steps, bot_game, by_clause, plays
from silva_kit.teach.quiz import MOST, NONE, Option, Part, Question, Said, Sentence, Truth, clause, shuffled
from silva_kit.teach.referee import Breach, NotCarriedOut, after_anyway, judge

SHOWN: Final = 5
"""So many moves of seats are shown, each of them an option."""
BREACHES: Final = (
    "silva.turn.unit",
    "silva.card.10.not_playable",
    "silva.target.some_effects",
    "silva.target.not_self",
    "silva.R71",
    "silva.card.02.guess",
)
"""The clauses that a move can break so that everybody at the table could see it."""
RIGHT: Final = 2
"""So many of the clauses that a play breaks are offered at most; each of them is right."""
TRIED: Final = 200
"""So many games are looked through for a breach of one clause."""


def breach(rng: Random, players: int, _turn: int) -> Question | None:
    """A few turns of a game; at one of the moves, or at none, somebody does what a clause does not allow. Which clauses
    are offered and where the breach comes is decided before the game is looked at."""
    clauses = rng.sample(BREACHES, SHOWN)
    broken = rng.choice([clause for clause in clauses if players > 2 or clause != OUT_TARGETED])
    at = rng.randint(1, SHOWN + 1)
    for _ in range(TRIED):
        steps = bot_game(rng, players)
        start = rng.choice(plays(steps))
        found = _played(steps[start][1], broken, at, rng)
        if found is not None:
            return breach_question(found, clauses, rng)
    return None


def _played(start: SilvaPosition, broken: str, at: int, rng: Random) -> Steps | None:
    """So many moves as are shown, the `at`-th of them a breach; None where the game ends before, or gives no occasion
    for it."""
    steps: list[Step] = [(None, start)]
    made = 0
    while made < SHOWN or steps[-1][1].to_move is CHANCE:
        position = steps[-1][1]
        if position.to_move is None:
            return None
        if position.to_move is CHANCE:
            move = position.chance.sample(rng)
            steps.append((move, position.after(move)))
            continue
        made += 1
        step = _breaking(position, broken, rng) if made == at else _bots(position, rng)
        if step is None:
            return None
        steps.append(step)
    return tuple(steps)


def _bots(position: SilvaPosition, rng: Random) -> Step:
    assert isinstance(position.to_move, Seat)
    move = SensibleBot().choose(position.view(position.to_move), rng)
    return move, position.after(move)


def _breaking(position: SilvaPosition, clause: str, rng: Random) -> Step | None:
    """A move that only this clause refuses, carried out all the same."""
    moves = [move for move in _tries(position) if [refusal.clause for refusal in position.why_not(move)] == [clause]]
    rng.shuffle(moves)
    for move in moves:
        try:
            return move, after_anyway(position, move, rng)
        except NotCarriedOut:
            continue
    return None


def _tries(position: SilvaPosition) -> list[Move]:
    """Cards that the seats hold, with every target and without; a Trainee with a guess and without."""
    if position.decision.kind != "play":
        return []
    found = []
    for seat in position.alive:
        for card in dict.fromkeys(position.hands[seat.index]):
            targets = (None, *position.seats)
            found += [Move("play", seat, card, target) for target in targets]
            if card is TRAINEE:
                found += [Move("play", seat, card, target, guess) for target in position.seats for guess in CARDS]
    return found


def breach_question(steps: Steps, clauses: Sequence[str], rng: Random) -> Question:
    """The question where a play breaks which of these clauses, if it does. Everything lies open."""
    parts = (step_part(steps), Part("clause", shuffled(map(by_clause, clauses), rng)))
    return Question("breach", steps, OPEN, Said("quiz-ask-breach"), parts, lambda: found_breach(steps))


def step_part(steps: Steps) -> Part:
    """The moves of the seats by the numbers of their steps, in their order; and none of them."""
    numbers = [number for number, (move, _) in enumerate(steps) if _by_seat(move)]
    return Part("step", (*map(by_step, numbers), Option(NONE, Said("quiz-no-step"))))


def by_step(number: int) -> Option:
    """A step as an option; people count from 1."""
    return Option(str(number), Said("quiz-step", {"step": number + 1}))


def broken(rng: Random, _players: int, turn: int) -> Question:
    """One of the plays with a broken rule; all of them come once before one comes again."""
    play = broken_play(turn % len(broken_plays()) + 1)
    steps = tuple(play.steps())
    others = [number for number in range(1, len(steps)) if number != play.step]
    numbers = sorted((play.step, *rng.sample(others, min(len(others), MOST - 1))))
    told = play.clauses[:RIGHT]
    clauses = (*told, *play.decoys(MOST - len(told)))
    parts = (Part("step", tuple(map(by_step, numbers))), Part("clause", shuffled(map(by_clause, clauses), rng)))
    return Question("broken", steps, OPEN, Said("quiz-ask-broken"), parts, lambda: found_breach(steps))


def found_breach(steps: Steps, begin: int = 0) -> Truth:
    """What the referee finds from a step on: the step, every clause that it breaks, and why."""
    found = judge(((None, steps[begin][1]), *steps[begin + 1 :]))
    if found is None:
        return Truth({"step": frozenset((NONE,))}, (Said("quiz-why-clean"),))
    due = _should(found)
    said = {event.to_json()["clause"] for event in due}
    told: tuple[Sentence, ...] = found.refusals or (*due, *(clause(id) for id in found.clauses if id not in said))
    step = begin + found.step
    return Truth({"step": frozenset((str(step),)), "clause": frozenset(found.clauses)}, told, step)


def _should(found: Breach) -> tuple[Sentence, ...]:
    """What the rules give at that step: the events that were not told."""
    missing = tuple(event for event in found.missing if not event.clause.startswith("silva.turn.next"))
    return (Said("quiz-why-instead"), *missing) if missing else ()


# At a table where a player has done what is not allowed.

VISIBLE: Final = (*BREACHES, "silva.turn.play_one", "silva.card.04.hide_origin", "silva.card.06.nullify")
"""Clauses to choose from when a breach has happened at the table."""


def referee_question(
    steps: Steps, at: int, viewer: Viewer, rng: Random, settled: Container[int] = frozenset()
) -> Question:
    """Where in these steps was a rule broken, and which one? `at` is the step of the breach, `settled` are those of
    earlier ones, which are not asked about again. Offered are the last moves, as many as leave room for that one."""
    numbers = [number for number in range(1, len(steps)) if _by_seat(steps[number][0]) and number not in settled]
    if len(numbers) < 2:
        numbers = [number for number in range(len(steps)) if number not in settled]
    first = max(0, min(numbers.index(at), len(numbers) - MOST))
    broken = [refusal.clause for refusal in _refusals(steps, at)][:RIGHT]
    others = rng.sample([id for id in VISIBLE if id not in broken], SHOWN - len(broken))
    options = shuffled(map(by_clause, (*broken, *others)), rng)
    parts = (Part("step", tuple(map(by_step, numbers[first : first + MOST]))), Part("clause", options))
    return Question("referee", steps, viewer, Said("quiz-ask-referee"), parts, lambda: found_breach(steps, at - 1))


def _by_seat(move: Move | None) -> bool:
    return move is not None and move.seat is not None


def _refusals(steps: Steps, at: int) -> tuple[Refusal, ...]:
    move = steps[at][0]
    assert move is not None
    return steps[at - 1][1].why_not(move)
