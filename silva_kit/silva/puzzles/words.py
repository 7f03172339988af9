"""What is said about a puzzle's answers: ids of messages and clauses become sentences in three languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from silva_kit.messages import format_message, written_list
from silva_kit.position import OPEN, Event
from silva_kit.rulebook import Rulebook
from silva_kit.silva.moves import Move
from silva_kit.silva.puzzles import Puzzle, Verdict
from silva_kit.silva.puzzles.forced import Failure
from silva_kit.silva.puzzles.reason import COUNTING, Clue, clue

MANY: Final = 6
"""More cards than so many are not listed."""


def explain(puzzle: Puzzle, move: Move | str | None, language: str) -> tuple[str, ...]:
    """The sentences of `Puzzle.explain`."""
    if move is None:
        asked = _said(language, "ui-solve-open", puzzle.aim, seat=str(puzzle.seat))
        return (asked, _said(language, "ui-solve-how"))
    verdict = puzzle.judge(move)
    return tuple(_praise(puzzle, verdict, language) if verdict.right else _rebuke(puzzle, verdict, language))


def _praise(puzzle: Puzzle, verdict: Verdict, language: str) -> Iterator[str]:
    percent = round(100 * (verdict.chance or 0))
    yield _said(language, "ui-solve-right", puzzle.aim, percent=percent)
    clues = [clue(puzzle.sights, other) for other in puzzle.counts_on]
    yield from dict.fromkeys(line for one in clues for line in _known(one, COUNTING in puzzle.clauses, language))
    yield _said(language, "ui-solve-rests")
    book = Rulebook.load("silva")
    for clause in puzzle.clauses:
        yield _said(language, "ui-solve-rule", rule=book.clause(clause).text(language), clause=clause)


def _known(one: Clue, counted: bool, language: str) -> Iterator[str]:
    """How the seat knows what another one holds."""
    seat = str(one.seat)
    if one.known:
        yield from _events(one.shown, language)
        yield _said(language, "ui-solve-known", seat=seat, card=one.cards[0].level)
        return
    for events, cards in one.ruled_out:
        yield from _events(events, language)
        yield _said(language, "ui-solve-not", seat=seat, cards=[card.level for card in cards])
    if counted and len(one.cards) <= MANY:
        yield _said(language, "ui-solve-left", seat=seat, cards=[card.level for card in one.cards])


def _rebuke(puzzle: Puzzle, verdict: Verdict, language: str) -> Iterator[str]:
    assert verdict.failure is not None
    if verdict.chance is not None:
        yield _said(language, "ui-solve-chance", percent=round(100 * verdict.chance))
    held = _held(puzzle, verdict.failure, language)
    yield _said(language, "ui-solve-wrong", "suppose" if held else "", held=written_list(language, held))
    here = verdict.failure.deal
    for move in verdict.failure.line:
        here = here.after(move)
        yield from _events(here.view(OPEN).events, language)
    yield _said(language, "ui-solve-cost", verdict.cost)
    yield _said(language, "ui-solve-back")


def _held(puzzle: Puzzle, failure: Failure, language: str) -> list[str]:
    """What the others hold in a deal, as far as the seat does not know it."""
    view, hands = puzzle.known.view, failure.deal.hands
    hidden = [seat for seat in view.alive if None in view.hands[seat.index]]
    return [_said(language, "ui-solve-holds", seat=str(s), card=hands[s.index][0].level) for s in hidden]


def _events(events: Iterable[Event], language: str) -> Iterator[str]:
    for event in events:
        told = event.to_json()
        yield format_message(language, told["clause"], told["form"], told["args"])


def _said(language: str, key: str, form: str = "", **args: Any) -> str:
    return format_message(language, key, form, args)
