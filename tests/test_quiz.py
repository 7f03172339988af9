"""Questions that the engine grades: each grade against a statement of its own, and no answer before it is given."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiz_plays import hands_by_trying, other_play
from silva_kit.position import OPEN, KitError, Seat
from silva_kit.silva import Card, Move, SilvaPosition
from silva_kit.silva.broken import broken_plays
from silva_kit.silva.quiz import KINDS
from silva_kit.silva.quiz.knowledge import cards_question
from silva_kit.silva.quiz.moves import effect_question, ended, legal_question, outcome_question
from silva_kit.teach.quiz import MOST, NONE, Question, Stream
from silva_widgets.quiz import Quiz
from table_screen import Screen

FULL = bool(os.environ.get("SILVA_KIT_FULL"))
SEEDS = {"legal": 150, "effect": 150, "breach": 150, "broken": 20, "outcome": 30, "known": 24}
"""So many questions of each kind are asked; five times as many where SILVA_KIT_FULL is set."""


def questions(kind: str, some: int | None = None) -> Iterator[Question]:
    """Questions of one kind, with 2, 3 and 4 players in turn."""
    wanted = some or SEEDS[kind] * (5 if FULL else 1)
    streams = [Stream("silva", (kind,), f"test {players}", players) for players in (2, 3, 4)]
    return (streams[number % 3].question(number) for number in range(1, wanted + 1))


def right(question: Question) -> dict[str, list[str]]:
    """The right answer, as `truth` says it: for a part with many all of it, else one."""
    truth = question.truth().right
    found = {}
    for part in question.parts:
        ids = [id for id in part.ids if id in truth.get(part.name, ())]
        if ids:
            found[part.name] = ids if part.many else ids[:1]
    return found


def graded(question: Question) -> dict[str, Any]:
    """The grade of the right answer, which must be right."""
    grade = question.grade(right(question))
    assert grade.right
    return grade.to_json()


# Each kind against a statement of its own.


def test_the_refused_move_is_the_one_that_is_not_legal() -> None:
    """Of the moves exactly one is not among the legal ones; lifting the guard of the clause makes it legal, and lifting
    any other clause that is offered does not."""
    for question in questions("legal"):
        position, told = question.steps[-1][1], graded(question)
        moves = [Move.from_text(id) for id in question.parts[0].ids]
        refused = [move for move in moves if move not in position.legal_moves]
        assert [move.text for move in refused] == told["answers"]["move"]
        lifting = [id for id in question.parts[1].ids if not position.why_not(refused[0], frozenset((id,)))]
        assert lifting == told["answers"]["clause"]


def test_a_guess_and_a_duel_end_as_the_cards_say() -> None:
    """The end is told by the two hands alone: equal to the guess, or the lower level; Kukunochi regenerates, a Masu of
    the target asks. It is the same in every deal that looks alike."""
    for question in questions("outcome"):
        position = question.steps[-1][1]
        args = question.asked.args
        assert graded(question)["answers"]["outcome"] == [_end(position, args, position.hands[args["target"].index][0])]
        held = hands_by_trying(question.steps, question.viewer, args["target"])
        assert len({_end(position, args, hand[0]) for hand in held}) == 1


def _end(position: SilvaPosition, args: Any, held: Card) -> str:
    if args["card"].level == 2:
        if held is not args["guess"]:
            return "nobody"
        if position.masu is args["target"]:
            return "masu"
        return "regenerates" if held.level == 10 else "out-target"
    hand = list(position.hands[args["seat"].index])
    hand.remove(args["card"])
    own = hand[0].level
    if own > held.level:
        return "masu" if position.masu is args["target"] else "out-target"
    if own < held.level:
        return "out-seat"
    assert position.masu is not args["target"], "two options are true: the player is out, and the Masu is asked for"
    return "out-both"


def test_a_tie_with_a_masu_has_no_single_end() -> None:
    """Where the target may use the Masu and the player of the duel is out anyway, nothing is asked; where only the
    target would be out, it is."""
    line = "silva 3p turn=A do=play:A hands=A:5.{},B:7,C:3 rows=A:6,B:6,C:2 deck=10.9.8.8.4.4.3.2.1.1 masu=B"
    duel = Move.from_text("A play 5 B")
    assert ended(SilvaPosition.from_text(line.format(7)), duel) is None
    assert ended(SilvaPosition.from_text(line.format(8).replace("8.8", "8.7")), duel) == "masu"


def test_a_copy_acts_as_the_rows_and_the_deck_say() -> None:
    """First and second are counted in the discard piles, forced ones too; Warrior and Sword Girl need a card in the
    deck."""
    for question in questions("effect"):
        position, card = question.steps[-1][1], question.asked.args["card"]
        earlier = sum(discard.card is card for row in position.rows for discard in row)
        if card.level in (4, 9):
            expected = "acts" if position.deck else "empty"
        elif card.level == 7:
            expected = "three" if earlier else "two"
        elif card.level == 1 and earlier and not position.deck:
            expected = "empty"
        else:
            expected = "second" if earlier else "first"
        assert graded(question)["answers"]["effect"] == [expected]


def test_a_copy_has_one_reason_to_act_or_not() -> None:
    """Over an empty deck nobody is asked about a first copy, which has two reasons to do nothing; and a Farmer's next
    turn finds its cards where each of the others draws one."""
    for question in questions("effect"):
        position = question.steps[-1][1]
        others = len(position.alive) - 1
        need = {"first": 1, "two": others + 2, "three": others + 3}
        (does,) = graded(question)["answers"]["effect"]
        assert len(position.deck) >= need.get(does, 0), (does, position)


def test_what_can_be_known_is_what_trying_every_deal_gives() -> None:
    """The cards that a seat can hold, and the seats that can be sure of a hand, are those of the brute force."""
    tried = Counter[str]()
    for question in questions("known"):
        told, (name,) = graded(question)["answers"], [part.name for part in question.parts]
        eyes = question.steps[-1][1].alive if question.viewer is OPEN else (question.viewer,)
        tried[name] += 1
        seat = question.asked.args["target"]
        if name == "cards":
            held = hands_by_trying(question.steps, question.viewer, seat)
            assert told["cards"] == [
                id for id in question.parts[0].ids if id in {card.key for hand in held for card in hand}
            ]
        else:
            sure = [o.name for o in eyes if o is not seat and len(hands_by_trying(question.steps, o, seat)) == 1]
            assert sorted(told["seats"]) == (sure or [NONE])
    assert min(tried["cards"], tried["seats"]) >= 3


def test_a_breach_is_the_first_step_that_is_not_legal() -> None:
    """The step is the first whose move is not among the legal ones; lifting the clauses makes it legal. In a clean play
    every move is among them."""
    for question in questions("breach"):
        told = graded(question)["answers"]
        pairs = zip(question.steps, question.steps[1:], strict=False)
        bad = [
            (number, before, move)
            for number, ((_, before), (move, _)) in enumerate(pairs, start=1)
            if move not in (before.chance if move.seat is None else before.legal_moves)
        ]
        assert told["step"] == [str(number) for number, _, _ in bad] or (not bad and told["step"] == [NONE])
        if bad:
            _, before, move = bad[0]
            assert before.why_not(move, frozenset(told["clause"])) == ()
            assert told["clause"]


def test_a_broken_rule_is_where_the_engine_plays_otherwise() -> None:
    """Each play with a broken rule comes once before one comes again; the step is the one after which the engine
    has another table or tells another story, or whose move is not legal."""
    seen = []
    for question in (Stream("silva", ("broken",), 5).question(n) for n in range(1, len(broken_plays()) + 1)):
        told = graded(question)["answers"]
        seen.append(question.steps[0][1])
        wrong = []
        for number, ((_, before), (move, after)) in enumerate(zip(question.steps, question.steps[1:], strict=False), 1):
            moves = before.chance if move.seat is None else before.legal_moves
            if move not in moves or before.after(move) != after or before.after(move).events != after.events:
                wrong.append(str(number))
        assert told["step"] == wrong[:1] == wrong
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("kind", KINDS)
def test_every_other_answer_is_wrong(kind: str) -> None:
    """Of the answers of one part exactly those that are right are graded so; another choice makes the whole wrong."""
    for question in questions(kind, 9):
        answer = right(question)
        for part in question.parts:
            for id in part.ids if part.name in answer else ():
                if part.many and [id] != answer[part.name]:
                    assert not question.grade({**answer, part.name: [id]}).right
                elif not part.many and id not in question.truth().right[part.name]:
                    others = {} if id == NONE else {**_firsts(question), **answer}
                    assert not question.grade({**others, part.name: [id]}).right


def test_where_many_are_right_one_too_few_or_too_many_is_wrong() -> None:
    """All right options together are the answer: without one of them, or with another one beside, it is wrong."""
    tried = Counter[str]()
    for question in questions("known"):
        answer = right(question)
        for part in question.parts:
            if not part.many or answer.get(part.name, [NONE]) == [NONE]:
                continue
            ids = answer[part.name]
            others = [id for id in part.ids if id not in ids and id != NONE]
            for wrong in [ids[1:]] * (len(ids) > 1) + [[*ids, other] for other in others]:
                tried["more" if len(wrong) > len(ids) else "fewer"] += 1
                assert not question.grade({**answer, part.name: wrong}).parts[part.name]
    assert min(tried["more"], tried["fewer"]) > 5


def _firsts(question: Question) -> dict[str, list[str]]:
    return {part.name: [part.ids[0]] for part in question.parts}


# Nothing tells the answer before it is given.


class Fixed:
    """Stands for a stream: always the same question."""

    def __init__(self, question: Question) -> None:
        self._question = question

    def question(self, _number: int) -> Question:
        """The question."""
        return self._question


def on_screen(question: Question) -> Quiz:
    """A quiz that asks this question."""
    quiz = Quiz(seed=1, kinds="effect")
    quiz._stream = Fixed(question)  # type: ignore[assignment]
    quiz.again()
    return quiz


def sent(quiz: Quiz) -> str:
    """All that leaves the kernel: the state with every trait, the canonical text, what a notebook keeps."""
    traits = {name: value for name, value in quiz.get_state().items() if name not in ("layout", "_esm", "_css")}
    return json.dumps([traits, repr(quiz), quiz._repr_mimebundle_()[0]["text/plain"]])


def _twins(kind: str) -> Iterator[tuple[Question, Question]]:
    """A question, and the same about another deal that looks the same."""
    for number, question in enumerate(questions(kind, 30 if kind == "known" else 10)):
        if question.viewer is OPEN:
            continue
        other = other_play(question.steps, question.viewer, Random(number))
        if other is not None:
            yield tuple(_asked_again(question, steps) for steps in (question.steps, other))  # type: ignore[misc]


def _asked_again(question: Question, steps: Any) -> Question:
    args, rng = question.asked.args, Random(5)
    if question.kind == "legal":
        refused = next(m for id in question.parts[0].ids if (m := Move.from_text(id)) not in steps[-1][1].legal_moves)
        return legal_question(steps, refused, question.parts[1].ids, rng)
    if question.kind == "outcome":
        return outcome_question(steps, Move("play", **args), rng)
    if question.kind == "effect":
        return effect_question(steps, args["card"], rng)
    offered = [option.said.args["card"] for option in question.parts[0].options]  # type: ignore[attr-defined]
    return cards_question(steps, args["seat"], args["target"], offered)


@pytest.mark.parametrize("kind", ["legal", "outcome", "effect", "known"])
def test_alike_for_the_viewer_is_alike_on_the_wire(kind: str) -> None:
    """Two questions that the viewer cannot tell apart send the same bytes; and, as the answer follows from what is
    seen, it is the same, too."""
    found = 0
    for question, twin in _twins(kind):
        assert question.steps[0][1].hands != twin.steps[0][1].hands
        one, other = on_screen(question), on_screen(twin)
        assert sent(one) == sent(other)
        assert question.truth().right == twin.truth().right
        found += 1
    assert found >= 5


@pytest.mark.parametrize("kind", KINDS)
def test_no_grade_and_no_legal_move_before_the_answer(kind: str) -> None:
    """Before the answer the state has no grade, the views list no legal moves, and what the kind hides is empty; the
    state has the same keys after it."""
    for number, question in enumerate(questions(kind, 6)):
        quiz = on_screen(question)
        before = quiz._state
        assert before["grade"] is None
        for frame in before["frames"]:
            assert frame["view"]["moves"] == []
            assert all(frame["view"][name] == {} for name in question.hides)
        assert len(before["frames"]) == len(question.steps)
        assert not any(f" {name}=" in repr(quiz) for name in question.hides)
        quiz.answer(**right(question))
        assert set(quiz._state) == set(before), number
        assert quiz._state["grade"]["right"] is True


@pytest.mark.parametrize(("kind", "part"), [("legal", 0), ("legal", 1), ("effect", 0), ("breach", 1)])
def test_the_place_of_an_option_tells_nothing(kind: str, part: int) -> None:
    """Over many seeds the right option stands at each place about as often as at the others."""
    stream = Stream("silva", (kind,), "places")
    places: dict[int, Counter[int]] = {}
    for number in range(1, 241):
        question = stream.question(number)
        ids = question.parts[part].ids
        if question.parts[part].name not in right(question):
            continue
        (answer,) = right(question)[question.parts[part].name]
        places.setdefault(len(ids), Counter())[ids.index(answer)] += 1
    for size, seen in places.items():
        if (total := seen.total()) >= 10 * size:
            assert all(total / size / 2.5 < seen[place] < 2.5 * total / size for place in range(size)), seen


@pytest.mark.parametrize("kind", KINDS)
def test_options_are_few_and_differ(kind: str) -> None:
    """Each part has 2 to 6 different options, and what is asked is made of ids and plain arguments."""
    for question in questions(kind, 9):
        for part in question.to_json()["parts"]:
            ids = [option["id"] for option in part["options"]]
            assert 2 <= len(ids) == len(set(ids)) <= MOST
            assert {key for option in part["options"] for key in option} == {"id", "clause", "form", "args"}


# The stream.


def test_equal_seeds_ask_equal_questions() -> None:
    """The same seed gives the same question at each number, in whatever order they are asked for; kinds take turns."""
    one, other = Stream("silva", seed=7), Stream("silva", seed=7)
    numbers = (3, 1, 5, 2)
    assert [one.question(n).to_json() for n in numbers] == [other.question(n).to_json() for n in reversed(numbers)][
        ::-1
    ]
    assert [one.question(n).kind for n in range(1, len(KINDS) + 1)] == list(KINDS)
    assert one.question(1).steps != Stream("silva", seed=8).question(1).steps


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "games are silva"),
        ({"game": "kodama"}, "no questions yet"),
        ({"kinds": ("legal", "luck")}, "'luck'.*legal, outcome"),
        ({"kinds": ()}, "one or more"),
        ({"kinds": 5}, "kinds=5.*legal, outcome"),
        ({"kinds": ([],)}, "kinds of silva"),
        ({"players": "3"}, "players='3'"),
        ({"players": 5}, "2, 3 or 4"),
        ({"questions": 0}, "questions=0.*1 to 100"),
        ({"questions": True}, "questions=True"),
        ({"lang": "fr"}, "fr"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, Any], said: str) -> None:
    """Each error says which value was wrong, and what would be right."""
    with pytest.raises(KitError, match=said):
        Quiz(**given)


def test_an_unknown_keyword_is_refused() -> None:
    """TypeError, with a guess at what was meant."""
    with pytest.raises(TypeError, match="did you mean kinds"):
        Quiz(kind="legal")


# The widget.


def quiz_screen(**given: Any) -> Screen:
    """A quiz in front of a browser that is not there."""
    return Screen(Quiz(**{"seed": 3, "questions": 3, **given}))  # type: ignore[arg-type]


def give(shown: Screen, given: Any, **more: Any) -> dict[str, Any]:
    """Answer as a click does."""
    return shown.ask(**{"do": "answer", "given": given, "version": shown.state["version"], **more})


def test_a_round_is_answered_to_its_result() -> None:
    """Right and wrong answers are counted; after the last question comes the result, then a round of new questions."""
    shown = quiz_screen()
    first = shown.state["question"]
    assert give(shown, right(shown.table.question))["right"] == 1
    assert shown.ask(do="next")["number"] == 2
    question = shown.table.question
    wrong = next(id for id in question.parts[0].ids if id not in right(question)[question.parts[0].name])
    state = give(shown, {question.parts[0].name: [wrong]})
    assert (state["right"], state["answered"], state["grade"]["right"]) == (1, 2, False)
    shown.ask(do="next")
    give(shown, right(shown.table.question))
    state = shown.ask(do="next")
    assert (state["over"], state["right"], state["number"]) == (True, 2, 3)
    state = shown.ask(do="again")
    assert (state["over"], state["right"], state["answered"], state["number"]) == (False, 0, 0, 1)
    assert state["question"] != first


BAD = [
    {"do": "answer"},
    {"do": "answer", "given": None},
    {"do": "answer", "given": {}},
    {"do": "answer", "given": {"move": "A play 5"}},
    {"do": "answer", "given": {"move": [], "clause": []}},
    {"do": "answer", "given": {"move": ["Z"], "clause": ["silva.R71"]}},
    {"do": "answer", "given": {"move": [[1]], "clause": [{}]}},
    {"do": "answer", "given": {"self": ["x"]}},
    {"do": "answer", "given": {"other": ["x"]}},
    {"do": "answer", "given": {str(n): ["x"] for n in range(500)}},
    {"do": "next"},
    {"do": "move", "text": "A play 5", "version": 1},
    {"do": 5},
    {},
]


@pytest.mark.parametrize("content", BAD)
def test_a_bad_request_is_answered_and_changes_nothing(content: dict[str, Any]) -> None:
    """Whatever comes over the wire gets one answer and a notice; the question stays, unanswered."""
    shown = quiz_screen()
    before = shown.state
    if "given" in content:
        content = {**content, "version": before["version"]}
    after = shown.ask(**content)
    assert after["notice"]
    assert {**after, "notice": None} == before


def test_an_answer_counts_once() -> None:
    """A second click, an answer to a question of before, and one after the grade change nothing."""
    shown = quiz_screen()
    version, answer = shown.state["version"], right(shown.table.question)
    give(shown, answer)
    for stale in (version, shown.state["version"]):
        state = give(shown, answer, version=stale)
        assert state["notice"]["key"] == "ui-out-of-date"
        assert (state["right"], state["answered"]) == (1, 1)
    with pytest.raises(KitError, match="has been answered"):
        shown.table.answer(**answer)


def test_the_text_holds_all_and_speaks_no_language() -> None:
    """The canonical text names question, options and score, then the grade; it is the same in every language."""
    one, other = Quiz(seed=3, kinds="breach"), Quiz(seed=3, kinds="breach", lang="ja")
    assert repr(one) == repr(other)
    assert "question 1 of 10, 0 of 0 right" in repr(one)
    for part in one.question.parts:
        assert all(id in repr(one) for id in part.ids)
    assert "right is" not in repr(one)
    one.answer(**right(one.question))
    assert "right is" in repr(one)
    assert one._repr_mimebundle_()[0]["text/plain"] == repr(one)


def test_no_stored_notebook_holds_a_grade() -> None:
    """What the notebooks keep of their quizzes is the question: its text, without a grade, and no state of a widget."""
    found = 0
    for path in sorted((Path(__file__).resolve().parent.parent / "notebooks").glob("*/08_*.ipynb")):
        stored = json.loads(path.read_text("utf-8"))
        assert "widgets" not in stored["metadata"]
        for cell in stored["cells"]:
            for output in cell.get("outputs", []):
                text = "".join(output.get("data", {}).get("text/plain", ""))
                if text.startswith("<Quiz"):
                    found += 1
                    assert "question 1 of 10, 0 of 0 right" in text
                    assert "right is" not in text
    assert found == 9


def test_the_state_stays_small() -> None:
    """What is sent for a question is far below what a message may have."""
    for number, kind in zip(count(1), KINDS, strict=False):
        quiz = on_screen(Stream("silva", (kind,), number, 4).question(1))
        assert len(json.dumps(quiz._state)) < 60_000


def test_a_grade_gives_its_reasons() -> None:
    """Every grade cites at least one clause or says in words what is seen; what follows a move is shown after it."""
    for kind in KINDS:
        for question in questions(kind, 9):
            grade = question.grade(right(question))
            assert grade.why
            assert (kind in ("outcome", "effect")) == bool(grade.then)
            assert all(isinstance(seat, Seat) for seat in question.steps[0][1].seats)
