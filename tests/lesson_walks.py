"""Every way through every lesson, and the figures that are printed of it: .venv/bin/python tests/lesson_walks.py

Ways walked, wrong legal moves, how many of these get words of their own and words that name what they cost, and dead
ends: points where the learner still decides and no move leads to the goal.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import ast, parse

import ko_games
from silva_kit.components import cards
from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.kodama.candidates import best_by_parent
from silva_kit.kodama.legal import Placements
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.record import Record
from silva_kit.teach.lessons import Attempt, Lesson, Step
from silva_kit.toml_data import content, read_text

NAMES = sorted(path.stem for game in GAMES for path in content(game, "lessons").glob("*.toml"))
LESSONS = {name: Lesson.load(name) for name in NAMES}
STEPS = [f"{name}/{step}" for name, lesson in LESSONS.items() for step in lesson.steps]
LEVELS = {card.name.value: card.level.value for card in cards("silva")}
OUT, OVER = {"silva.t.act.eliminate"}, {"t.rule.win", "t.rule.tie", "t.rule.lose"}
"""Concepts of the glossary that say that somebody is out, or how the game ended."""


@dataclass(frozen=True)
class Way:
    """One way through a step: the learner's moves and what came of the last one."""

    moves: tuple[str, ...]
    attempt: Attempt


def step_of(place: str) -> Step:
    """The step of `lesson/step`."""
    name, _, id = place.partition("/")
    return LESSONS[name].steps[id]


@cache
def ways(place: str) -> tuple[Way, ...]:
    """All ways through a step, each to its first outcome other than "go on"."""
    step = step_of(place)
    return tuple(walk(step, step.begin(), ()))


def walk(step: Step, record: Record, moves: tuple[str, ...]) -> Iterator[Way]:
    """All ways on from a record of a step."""
    for move in tried(step, record.position):
        trial = record.branch(len(record.moves))
        attempt = step.attempt(trial, move)
        if attempt.outcome == "go_on":
            yield from walk(step, trial, (*moves, move.text))
        else:
            yield Way((*moves, move.text), attempt)


def tried(step: Step, position: Any) -> list[Any]:
    """The learner's legal moves; where placing is free, those that the table offers: a few for each card to lay and
    each card to lay it on."""
    moves = position.legal_moves
    if not isinstance(moves, Placements):
        return [move for move in moves if move.seat is step.viewer]
    found = [one for card in position.display for row in best_by_parent(moves.of(card)).values() for one in row]
    return [ko_games.Move("place", step.viewer, (one.card.id,), one.pose) for one in found]


@cache
def texts(name: str, language: str) -> dict[str, str]:
    """The lesson's messages in a language, as plain text: they hold no variables."""
    found = {}
    for entry in parse(read_text(content(LESSONS[name].game, "lessons", f"{name}.{language}.ftl"))).body:
        assert isinstance(entry, ast.Message), entry
        assert entry.value is not None
        assert not entry.attributes
        assert all(isinstance(part, ast.TextElement) for part in entry.value.elements), entry.id.name
        found[entry.id.name] = "".join(part.value for part in entry.value.elements)
    return found


# Figures


def own_words(way: Way) -> bool:
    """Whether a wrong way is answered by the lesson itself, not in general."""
    return not way.attempt.feedback.startswith("ui-")


def names_cost(place: str, way: Way, language: str) -> bool:
    """Whether the words for a wrong way name what it cost: that the learner is out, how the game ended, or else the
    card that was spent, kept or given away, or which opponent keeps what (a game of SILVA)."""
    feedback = way.attempt.feedback
    text = texts(place.partition("/")[0], language).get(feedback) or format_message(language, feedback)
    concepts = {hit.term.concept for hit in Glossary.of("silva").find(text, language)}
    record, learner = way.attempt.record, step_of(place).viewer
    if learner not in record.position.alive:
        return bool(concepts & (OUT | OVER))
    if record.position.result is not None:
        return bool(concepts & OVER) or "silva.t.rule.showdown" in concepts
    decided = [position for position in record.positions if position.to_move is learner]
    held = {card.level for position in decided for card in position.hands[learner.index]}
    named = {LEVELS[concept] for concept in concepts if concept in LEVELS}
    others = set(re.findall(r"(?<![A-Za-z])[A-D](?![A-Za-z])", text)) - {learner.name}
    return bool(named & held or others)


def dead_ends(place: str) -> int:
    """Points of a step where the learner decides and no way goes on to the goal; its beginning is one of them."""
    if "refused" in step_of(place).done:
        return 0  # it is done by an illegal move
    every = ways(place)
    points = {way.moves[:count] for way in every for count in range(len(way.moves))}
    done = {way.moves[:count] for way in every if way.attempt.outcome == "done" for count in range(len(way.moves))}
    return len(points - done)


def figures(by_lesson: bool = False) -> Iterator[str]:
    """A line for each game, after one for each of its lessons where asked for."""
    for game in GAMES:
        total, names = [0] * 5, [name for name in NAMES if LESSONS[name].game == game]
        for name in names:
            counted = _counted(name)
            total = [a + b for a, b in zip(total, counted, strict=True)]
            if by_lesson:
                yield f"{game} {name}: {_said(counted)}{_cost((name,))}"
        yield f"{game}, {len(names)} lessons: {_said(total)}{_cost(names)}"


def _counted(name: str) -> list[int]:
    """Steps, ways, wrong ways, those with words of their own, dead ends."""
    places = [f"{name}/{step}" for step in LESSONS[name].steps]
    every = [way for place in places for way in ways(place)]
    wrong = [way for way in every if way.attempt.outcome == "wrong"]
    return [len(places), len(every), len(wrong), sum(map(own_words, wrong)), sum(map(dead_ends, places))]


def _said(counted: list[int]) -> str:
    steps, every, wrong, own, dead = counted
    return f"{steps} steps, {every} ways, {wrong} wrong, {own} with words of their own, {dead} dead ends"


def _cost(names: Collection[str]) -> str:
    """How many wrong ways of lessons of SILVA are told what they cost, for each language."""
    places = [place for place in STEPS if place.partition("/")[0] in names]
    if LESSONS[places[0].partition("/")[0]].game != "silva":
        return ""
    wrong = [(place, way) for place in places for way in ways(place) if way.attempt.outcome == "wrong"]
    told = [sum(names_cost(place, way, language) for place, way in wrong) for language in LANGUAGES]
    return f", cost named {'/'.join(map(str, told))} ({'/'.join(LANGUAGES)})"


if __name__ == "__main__":
    print(*figures(by_lesson=True), sep="\n")
