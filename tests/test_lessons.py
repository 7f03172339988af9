"""Every lesson, walked to the end of every way through it, in three languages.

At each of the learner's decisions all legal moves are made, depth first; chance and other seats answer as the step
says. What counts as done is judged here a second time, from moves, views and events alone: the referee is not its own
witness.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import ko_games
import lfd_games
import sg_games
from lesson_walks import LESSONS, LEVELS, NAMES, STEPS, figures, names_cost, step_of, texts, walk, ways
from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, OPEN, Refusal, Seat
from silva_kit.record import Record
from silva_kit.rulebook import Rulebook
from silva_kit.silva.cards import CARDS
from silva_kit.silva.moves import SIDES, Move
from silva_kit.teach.lessons import Attempt, Step

GLOSSARY = Glossary.load()
EXPECTED = {
    "silva": {
        *("first_move", "turn", "targeting", "elimination", "masu", "regeneration", "end_of_game", "guided_game"),
        *("turn_order", "reading_discards"),
        *(f"card_{level:02}" for level in range(11)),
    },
    "silent_guardians": {
        *("first_card", "follow_suit", "trump", "owed_token", "gray_token", "two_vs_two", "all_different", "loss"),
        *("draft", "contract", "transfer", "guided_trick"),
    },
    "kodama": {
        *("first_branch", "bark", "covering", "line", "line_break", "forks", "limit", "refill", "spring", "summer"),
        *("autumn", "kodama_cards", "pawn", "guided_season", "whole_game"),
    },
    "living_forest_duel": {
        *("first_reveal", "counting", "second_token", "solitary", "recruiting", "extinguishing", "planting", "onibi"),
        *("bonuses", "crossing", "round_end", "sanki", "victories", "guided_duel"),
    },
}
STEP_LENGTH = {"en": 40, "zh-Hant": 95, "ja": 135}
FEEDBACK_LENGTH = {"en": 30, "zh-Hant": 60, "ja": 85}
"""Words in English, characters in Chinese and Japanese: for a step's text and goal together, and for one feedback."""

each_step = pytest.mark.parametrize("step", STEPS)
each_lesson = pytest.mark.parametrize("name", NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def solved(step: Step) -> Attempt:
    """What comes of the solution that the lesson shows."""
    record = step.begin()
    for text in step.solution:
        attempt = step.attempt(record, record.position.move(text))
    return attempt


def met(step: Step, record: Record) -> bool:
    """Whether the step's goal holds, judged from moves, events and views since the learner's first decision."""
    ((kind, value),) = step.done.items()
    first = next(i for i, move in enumerate(record.moves) if move.seat is step.viewer)
    open_view = record.position.view(OPEN).to_json()
    if kind == "move":
        return any(re.fullmatch(value.replace("*", ".*"), move.text) for move in record.moves[first:])
    if kind == "event":
        told = [e.to_json() for position in record.positions[first + 1 :] for e in position.view(OPEN).events]
        return all(any(told_as(one, event) for event in told) for one in as_list(value))
    if kind == "refused":
        return False
    if kind == "wins":
        result = open_view["result"]
        return result is not None and result["kind"] == "win" and value in result["winners"]
    if kind == "out":
        return value in open_view["out"]
    knower, of = value.split(":")
    return None not in (record.position.view(Seat(knower)).to_json()["hands"][of] or [None])


def as_list(value: str | list[str]) -> list[str]:
    """What a step waits for, one or several, as a list."""
    return [value] if isinstance(value, str) else value


def told_as(wanted: str, event: dict[str, Any]) -> bool:
    """Whether an event, as the screen is sent it, is what a condition such as `ko.score.rule@A[points>=6]` names."""
    plain, _, rest = wanted.rstrip("]").partition("[")
    plain, _, seat = plain.partition("@")
    args = event["args"]
    for one in filter(None, rest.split(",")):
        name, how, value = re.split("([<>!]?=|[<>])", one)
        found = args.get(name)
        least, most = {"=": (0, 0), ">=": (0, 999), "<=": (-999, 0), ">": (1, 999), "<": (-999, -1)}.get(how, (0, 0))
        if value.isdigit() and not (found is not None and least <= found - int(value) <= most):
            return False
        if not value.isdigit() and (how == "=") is not (found == value):
            return False
    named = plain in (event["clause"], f"{event['clause']}:{event['form']}")
    return named and (not seat or args.get("seat") == seat)


def well_formed(step: Step) -> list[Any]:
    """Every move that can be written for the learner's seat at this table; where placing is free, a few hundred."""
    seat, seats = step.viewer, step.start.seats
    if step.start.game == "silent_guardians":
        return [move for move in sg_games.well_formed(seats) if move.seat is seat]
    if step.start.game == "kodama":
        table = step.begin().position
        known = {"", *table.box.branches, *table.box.kodama}
        moves = ko_games.some_moves(table, Random(step.id), 240)
        return [move for move in moves if move.seat is seat and move.card in known]
    if step.start.game == "living_forest_duel":
        return [move for move in lfd_games.well_formed(step.begin().position) if move.seat is seat]
    moves = [Move(kind, seat) for kind in ("masu", "decline")] + [Move("pick", seat, side=side) for side in SIDES]
    for card in CARDS:
        moves += [Move("pick", seat, card), Move("keep", seat, card), Move("play", seat, card)]
        moves += [Move("play", seat, card, target) for target in seats]
        moves += [Move("play", seat, card, target, guess) for target in seats for guess in CARDS]
    return moves


@cache
def worded(refusal: Refusal, game: str) -> bool:
    """Whether a refusal has a sentence in every language."""
    args = refusal.to_json()["args"]
    return all(format_message(language, refusal.clause, refusal.form, args, game=game) for language in LANGUAGES)


def length(text: str, language: str) -> int:
    """Words in English, characters without spaces elsewhere."""
    return len(text.split()) if language == "en" else len(text.replace(" ", ""))


# The graph


def test_there_is_a_lesson_for_every_part_of_a_game() -> None:
    """The learner's path of each notebook, none missing and none beside it; a name is one lesson's, whatever the
    game."""
    assert {game: {name for name in NAMES if LESSONS[name].game == game} for game in GAMES} == EXPECTED
    assert len(NAMES) == len(set(NAMES))


@each_lesson
def test_each_step_is_on_the_way_from_the_first_to_the_end(name: str) -> None:
    """Following `next` from the first step meets every step once and then ends: no dead end, nothing unreachable."""
    lesson = LESSONS[name]
    met_steps = []
    step: Step | None = lesson.first
    while step is not None:
        assert step.id not in met_steps
        met_steps.append(step.id)
        step = lesson.after(step)
    assert set(met_steps) == set(lesson.steps)


@each_lesson
def test_the_clauses_of_a_lesson_are_of_the_rulebook(name: str) -> None:
    """What a lesson names, hints at, waits for and answers to are clauses or rulings that exist."""
    lesson = LESSONS[name]
    book = Rulebook.load(lesson.game)
    named = {*lesson.clauses}
    for step in lesson.steps.values():
        named |= {step.hint} if step.hint else set()
        named |= {re.split(r"[:@\[]", clause)[0] for clause in step.wrong}
        asked = [one for kind in ("event", "refused") for one in as_list(step.done.get(kind, []))]
        named |= {re.split(r"[:@\[]", one)[0] for one in asked}
    assert named - {*book.clauses, *book.rulings} == set()


@pytest.mark.parametrize("lesson", ["guided_game", "guided_trick", "guided_season", "guided_duel"])
def test_what_is_guided_is_one_game(lesson: str) -> None:
    """Each step begins where the solution of the step before ended: nothing is dealt anew in between."""
    for one, following in pairwise(LESSONS[lesson].steps.values()):
        assert following.start == solved(one).record.position


@pytest.mark.parametrize("step", ["guided_game/win", "guided_trick/last", "whole_game/win", "guided_duel/win"])
def test_a_game_is_led_to_its_end(step: str) -> None:
    """The last step of what leads through a game wins it."""
    assert LESSONS[step.partition("/")[0]].after(step_of(step)) is None
    assert solved(step_of(step)).record.position.result.kind == "win"


# The answers


@each_step
def test_a_step_begins_with_a_decision_of_the_learner(step: str) -> None:
    """Nothing is done yet, the learner decides, and beginning twice gives the same table."""
    one, two = step_of(step).begin(), step_of(step).begin()
    learner = step_of(step).viewer
    assert one.position.to_move is learner or step_of(step).interrupts
    assert any(move.seat is learner for move in one.position.legal_moves)
    assert step_of(step).done.get("read") or not step_of(step).reached(one)
    assert (one.moves, one.positions) == (two.moves, two.positions)


@each_step
def test_the_shown_solution_is_accepted(step: str) -> None:
    """The solution does it, and chance and the other seats answer what the step scripts, all of it."""
    attempt = solved(step_of(step))
    assert (attempt.outcome, attempt.feedback) == ("done", f"{step_of(step).id}-done")
    made = list(zip(attempt.record.moves, attempt.record.positions, strict=False))
    others = [m.text for m, p in made if p.to_move is not CHANCE and m.seat is not step_of(step).viewer]
    assert [m.text for m, p in made if p.to_move is CHANCE] == list(step_of(step).chance)
    assert others == list(step_of(step).others)


@each_step
def test_every_way_that_does_it_is_accepted_and_no_other(step: str) -> None:
    """The referee's verdict is the one of a second judge; who ends where the solution ends has done it too."""
    end = solved(step_of(step)).record.position
    for way in ways(step):
        assert (way.attempt.outcome == "done") is met(step_of(step), way.attempt.record), way.moves
        assert way.attempt.outcome == "done" or way.attempt.record.position != end, way.moves
    done = {way.moves for way in ways(step) if way.attempt.outcome == "done"}
    assert not done if "refused" in step_of(step).done else step_of(step).solution in done


@each_step
def test_a_wrong_answer_is_final_and_the_step_can_be_begun_again(step: str) -> None:
    """After "wrong" no move of the learner's within the step does it; a fresh beginning is as solvable as before."""
    for way in ways(step):
        record = way.attempt.record
        goes_on = step_of(step).lasts == "game" or record.position.span == step_of(step).begin().position.span
        if way.attempt.outcome == "wrong" and record.position.to_move is step_of(step).viewer and goes_on:
            later = {one.attempt.outcome for one in walk(step_of(step), record, way.moves)}
            assert later == {"wrong"}, way.moves
    assert solved(step_of(step)).outcome == "done"


@each_step
def test_every_outcome_has_words_in_every_language(step: str) -> None:
    """What each way leads to is a message of the lesson, or the general word for what it cost."""
    name = step.partition("/")[0]
    for way in ways(step):
        assert way.attempt.outcome in ("done", "wrong")
        for language in LANGUAGES:
            general = way.attempt.feedback.startswith("ui-cost-")
            own = texts(name, language).get(way.attempt.feedback, "")
            assert format_message(language, way.attempt.feedback) if general else own, way.moves


@each_step
def test_every_feedback_is_told_to_somebody(step: str) -> None:
    """Each feedback of the file is what some wrong legal move is told: none is dead text."""
    told = {way.attempt.feedback for way in ways(step)}
    assert {f"{step_of(step).id}-{id}" for id in step_of(step).wrong.values()} - told == set()


def test_wrong_legal_moves_are_told_what_they_cost(capsys: pytest.CaptureFixture[str]) -> None:
    """95 of 100 wrong ways of each game get words of their own; the rest hear in general what it cost. The figures are
    printed."""
    with capsys.disabled():
        print("", *figures(), sep="\n")
    for game in GAMES:
        wrong = [
            way.attempt.feedback for s in STEPS for way in ways(s) if of(s) == game and way.attempt.outcome == "wrong"
        ]
        assert sum(not feedback.startswith("ui-") for feedback in wrong) >= 0.95 * len(wrong)


def of(place: str) -> str:
    """The game of `lesson/step`."""
    return LESSONS[place.partition("/")[0]].game


@each_language
def test_the_words_for_a_wrong_move_of_silva_name_what_it_cost(language: str) -> None:
    """The place in the game, the win, the card that was spent, or what stays where it was: the words name it."""
    silent = []
    for place in STEPS:
        wrong = [way for way in ways(place) if way.attempt.outcome == "wrong"] if of(place) == "silva" else []
        silent += [(place, way.moves) for way in wrong if not names_cost(place, way, language)]
    assert silent == []


@each_step
def test_an_illegal_move_is_refused_by_clause_and_changes_nothing(step: str) -> None:
    """Every move that can be written and is not legal is refused in three languages; the record stays as it was. Where
    a step asks for a refusal, just the moves that this clause refuses do it."""
    record = step_of(step).begin()
    before, asked = record.to_text(), step_of(step).done.get("refused")
    legal, told = record.position.legal_moves, set()
    for move in [*well_formed(step_of(step)), *map(record.position.move, step_of(step).solution[:1])]:
        if move not in legal:
            attempt = step_of(step).attempt(record, move)
            told_by = [part for r in attempt.refusals for part in (r.clause, f"{r.clause}:{r.form}")]
            does_it = asked in told_by
            expected = ("done", f"{step_of(step).id}-done") if does_it else ("refused", "ui-not-allowed")
            assert (attempt.outcome, attempt.feedback) == expected, move
            assert attempt.refusals, move
            assert all(worded(refusal, record.game) for refusal in attempt.refusals), move
            told.add(attempt.outcome)
    assert ("done" in told) is (asked is not None)
    assert record.to_text() == before


@pytest.mark.parametrize(
    ("steps", "move", "outcome"),
    [
        ("turn/harm", "A play 5 B", "ui-cost-out"),
        ("elimination/out", "A play 7", "ui-cost-turn"),
        ("end_of_game/showdown", "A play 7", "ui-cost-game"),
        ("follow_suit/duck", "A play y#2", "ui-cost-all-lost"),
        ("contract/share", "A play b#1", "ui-cost-trick"),
    ],
)
def test_without_words_of_its_own_a_wrong_move_hears_what_it_cost(steps: str, move: str, outcome: str) -> None:
    """The place in the game, the game (alone, or with everybody), the turn, or only the chance."""
    bare = replace(step_of(steps), wrong={})
    record = bare.begin()
    assert bare.attempt(record, record.position.move(move)).feedback == outcome


def test_winning_in_another_way_is_told_as_such() -> None:
    """Who wins the game without reaching the step's goal is not told that it was lost."""
    step = replace(step_of("elimination/last"), done={"event": "silva.card.00.beats_8"}, wrong={})
    record = step.begin()
    assert step.attempt(record, record.position.move("A play 2 B 4")).feedback == "ui-cost-game-won"


def test_a_move_after_which_it_cannot_be_done_any_more_is_told_at_once() -> None:
    """The wrong card goes back to the deck: the learner need not play the turn to its end to hear it."""
    step = step_of("card_07/keep_two")
    record = step.begin()
    attempt = step.attempt(record, record.position.move("A keep 10"))
    assert (attempt.outcome, attempt.feedback) == ("wrong", "keep_two-returned")
    assert record.position.to_move is step.viewer


# The words


@each_lesson
@each_language
def test_a_lesson_says_what_it_needs_and_nothing_else(name: str, language: str) -> None:
    """Title; per step its text, goal, answer to success, hint, and one message for each feedback."""
    due = {"title"}
    for step in LESSONS[name].steps.values():
        due |= {step.id, f"{step.id}-goal", f"{step.id}-done"}
        due |= {f"{step.id}-hint"} if step.hint else set()
        due |= {f"{step.id}-{id}" for id in step.wrong.values()}
    assert set(texts(name, language)) == due


@each_lesson
@each_language
def test_a_step_is_read_in_a_glance(name: str, language: str) -> None:
    """Text and goal of a step, and each feedback, keep to a few words."""
    said = texts(name, language)
    for id in LESSONS[name].steps:
        assert length(f"{said[id]} {said[f'{id}-goal']}", language) <= STEP_LENGTH[language], id
    feedbacks = {key: text for key, text in said.items() if "-" in key}
    assert {key: text for key, text in feedbacks.items() if length(text, language) > FEEDBACK_LENGTH[language]} == {}


@each_lesson
@each_language
def test_a_lesson_uses_the_glossary_s_terms(name: str, language: str) -> None:
    """No deprecated term of the game, and no admitted synonym of two characters or more for a preferred one."""
    glossary, found = Glossary.of(LESSONS[name].game), []
    for key, text in texts(name, language).items():
        found += [(key, hit.term.text) for hit in glossary.deprecated_in(text, language)]
        hits = glossary.find(text, language)
        right = {(hit.start, hit.end) for hit in hits if hit.term.role in ("preferred", "form")}
        admitted = [hit for hit in hits if hit.term.role == "admitted" and (hit.start, hit.end) not in right]
        found += [(key, hit.term.text) for hit in admitted if len(hit.term.text) > 1]
    assert found == []


@each_lesson
@pytest.mark.parametrize("language", ["zh-Hant", "ja"])
def test_chinese_and_japanese_are_set_as_printed(name: str, language: str) -> None:
    """Full-width punctuation, a card's name in 「」, no polite 您, no あなた where nobody else is meant."""
    for key, text in texts(name, language).items():
        assert not re.search(r"[,.;:()!?]|您|あなた| ", text), key
        for hit in GLOSSARY.find(text, language):
            if hit.term.concept.startswith("silva.t.card.") and hit.term.role == "preferred":
                assert text[hit.start - 1 : hit.start] == "「", (key, hit.term.text)


@each_lesson
@each_language
def test_a_card_carries_its_level_where_a_step_first_names_it(name: str, language: str) -> None:
    """A learner reads the level beside the name: the first mention of a card in each text is followed by it."""
    behind = r" \((\d+)\)" if language == "en" else r"」(?:（[^）\d]+）)?（(\d+)）"
    for key, text in texts(name, language).items():
        seen = set()
        for hit in GLOSSARY.find(text, language):
            card = hit.term.concept
            if card in LEVELS and card not in seen and hit.term.role == "preferred":
                seen.add(card)
                level = re.match(behind, text[hit.end :])
                assert level, (key, hit.term.text)
                assert int(level[1]) == LEVELS[card], (key, hit.term.text)
