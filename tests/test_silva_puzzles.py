"""The puzzles of SILVA: one move does what is asked, proven anew by trying every deal, every draw and every answer."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from random import Random

import pytest

import build_silva_puzzles
import count_silva_practice
import silva_proof
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, KitError, Seat
from silva_kit.record import Record
from silva_kit.rulebook import Rulebook
from silva_kit.silva import Move, SilvaPosition
from silva_kit.silva.puzzles import AIMS, COSTS, Puzzle, puzzle, puzzles, same
from silva_kit.silva.puzzles.forced import SPANS, Forced, TooMany, chance
from silva_kit.silva.puzzles.maker import judged, made, played
from silva_kit.silva.puzzles.reason import COUNTING, clue

GAMES = 300
"""Games played on at random, at most, until everything that a puzzle rests on has happened."""
NUMBERS = range(1, len(puzzles()) + 1)
each_puzzle = pytest.mark.parametrize("number", NUMBERS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def proven(number: int) -> silva_proof.Cases:
    """Every case that the seat of a puzzle must think possible, found by the proof's own way."""
    one = puzzle(number)
    return silva_proof.cases(one.start, one.moves, one.seat)


def alike(number: int, move: Move) -> bool:
    """Whether a move does the same as the answer in every case."""
    return count_silva_practice.equal(puzzle(number), proven(number), move)


# Thirty puzzles and more, no two alike


def test_there_are_enough_of_every_grade_for_every_number_of_players() -> None:
    """At least thirty, five grades with four or more each, the easy ones first, for 2, 3 and 4 players, from every
    seat."""
    grades = Counter(one.grade for one in puzzles())
    assert len(puzzles()) >= 30
    assert set(grades) == {1, 2, 3, 4, 5}
    assert min(grades.values()) >= 4
    assert [one.grade for one in puzzles()] == sorted(one.grade for one in puzzles())
    assert {len(one.start.seats) for one in puzzles()} == {2, 3, 4}
    assert {one.seat.name for one in puzzles()} == set("ABCD")
    assert {one.aim for one in puzzles()} == set(AIMS)


def test_they_are_about_many_cards() -> None:
    """Each card that can be played is the answer somewhere, and Kukunochi, the regeneration card, the Masu and the
    showdown each decide some."""
    moves = [one.position.move(one.answer) for one in puzzles()]
    assert {move.card.level for move in moves if move.card and move.kind == "play"} >= {*range(10)}
    assert {move.kind for move in moves} == {"play", "keep"}
    rests = Counter(clause for one in puzzles() for clause in set(one.clauses))
    for clause in (
        "silva.card.10.sword_girl",
        "silva.card.10.regenerates",
        "silva.card.00.beats_8",
        "silva.card.06.summon",
        "silva.card.07.second_return",
        "silva.card.01.second",
        "silva.card.02.wrong",
        "silva.card.05.lower_out",
        "silva.noeffect.empty_deck",
        "silva.end.deck.highest",
        "silva.end.last.winner",
    ):
        assert rests[clause], clause


def test_no_two_are_alike() -> None:
    """No two have the same hand, answer and clauses; no answer's kind with the same clauses stands more than twice."""
    views = [one.known.view for one in puzzles()]
    kinds = [(v.hands[one.seat.index], one.answer[2:], one.clauses) for one, v in zip(puzzles(), views, strict=True)]
    assert len(set(kinds)) == len(puzzles())
    rough = Counter((one.aim, one.answer.split()[1], one.answer.split()[2], one.clauses) for one in puzzles())
    assert max(rough.values()) <= 2, rough.most_common(3)


# One answer


@each_puzzle
def test_exactly_one_move_does_what_is_asked(number: int) -> None:
    """Of all legal moves only those that do the same as the answer win for certain; or none does, and the answer has
    the best chance by a margin."""
    one = puzzle(number)
    found, legal = proven(number), one.position.legal_moves
    equal = [move for move in legal if alike(number, move)]
    assert one.position.move(one.answer) in equal
    assert len(equal) < len(legal)
    assert count_silva_practice.winning(one, found) == equal
    if one.aim == "best":
        assert max(silva_proof.likely(found, one.seat, move) for move in legal) < 1


def test_the_figures_are_those_of_the_file() -> None:
    """What is printed of the puzzles: how many, of which grades, and that each has one answer."""
    first, _, last = count_silva_practice.puzzle_figures()
    assert first.startswith(f"puzzles: {len(puzzles())}; by grade 1: {[one.grade for one in puzzles()].count(1)}, ")
    assert f"{len(puzzles())} of {len(puzzles())} " in last


@each_puzzle
def test_a_win_that_is_asked_for_later_cannot_be_had_at_once(number: int) -> None:
    """Where two turns are given, no move wins in the first."""
    one = puzzle(number)
    if one.aim == "next":
        found = proven(number)
        assert not any(silva_proof.certain(found, one.seat, "turn", move) for move in one.position.legal_moves)


@each_puzzle
def test_both_ways_find_the_same_cases(number: int) -> None:
    """What the seat can know, by its belief and by dealing everything: the same hands and decks, the same chances."""
    belief: defaultdict[str, float] = defaultdict(float)
    brute: defaultdict[str, Fraction] = defaultdict(Fraction)
    for position, weight in puzzle(number).known.weights.items():
        belief[f"{position.hands} {position.deck}"] += weight
    for position, share in proven(number).values():
        brute[f"{position.hands} {position.deck}"] += share
    assert set(belief) == set(brute)
    assert all(abs(belief[key] - brute[key]) < 1e-12 for key in belief)


@each_puzzle
def test_the_true_deal_is_one_of_them_and_the_game_was_a_real_one(number: int) -> None:
    """The record replays, ends with the seat's decision, and how the cards lie is one of the cases."""
    one = puzzle(number)
    record = Record.from_text(one.record.to_text())
    assert record.position == one.position
    assert one.position.to_move is one.seat
    assert (one.position.hands, one.position.deck) in {(p.hands, p.deck) for p in one.known.weights}


# Grades and reasons


@each_puzzle
def test_a_grade_is_what_it_says(number: int) -> None:
    """1: every card that counts was shown. 2: counting what lies open is enough. 3: it is not, without what happened.
    4 and 5: the win lies further off, or is a chance."""
    one = puzzle(number)
    clues = [clue(one.sights, seat) for seat in one.counts_on]
    counted = silva_proof.cases(_forgotten(one), (), one.seat)
    by_counting = silva_proof.certain(counted, one.seat, "turn", one.position.move(one.answer))
    if one.grade == 1:
        assert all(found.shown for found in clues)
        assert COUNTING not in one.clauses
        assert by_counting
    elif one.grade in (2, 3):
        assert by_counting is (one.grade == 2)
        assert COUNTING in one.clauses
        assert one.grade == 2 or any(events for found in clues for events, _ in found.ruled_out)
    else:
        assert one.aim != "turn"
        assert one.aim == "next" or one.grade == 5
    if one.aim == "next":
        soon = Forced(one.seat, "round").wins(one.known.weights, one.position.move(one.answer))
        assert soon is (one.grade == 4)


def _forgotten(one: Puzzle) -> SilvaPosition:
    """The decision without what happened before it: the cards that are seen, and no more."""
    found = one.position._copy()
    found.known = one.known.view.known
    return found


@each_puzzle
def test_the_clauses_are_of_the_rulebook_and_happen(number: int) -> None:
    """What a puzzle rests on was seen on the way, is what counting is about, or happens after the answer in some
    case."""
    one = puzzle(number)
    book = Rulebook.load("silva")
    seen = {event.clause for _, view in one.sights for event in view.events}
    open_ends = {*one.clauses} - seen - {COUNTING}
    for number_of_game in range(GAMES):
        open_ends -= _told(one, Random(number_of_game)) if open_ends else set()
    assert len(one.clauses) == len(set(one.clauses)) >= 2
    assert open_ends == set()
    assert {*one.clauses} <= {*book.clauses}


def _told(one: Puzzle, rng: Random) -> set[str]:
    """The clauses of all that happens if the answer is made in some case, and then anything."""
    p = rng.choice([*one.known.weights]).after(one.answer)
    found = {event.clause for event in p.events}
    while p.to_move is not None:
        p = p.after(p.chance.sample(rng) if p.to_move is CHANCE else rng.choice(p.legal_moves))
        found |= {event.clause for event in p.events}
    return found


# What is said of an answer


@each_puzzle
def test_every_move_is_judged_as_it_was_proven(number: int) -> None:
    """The answer and its equals are right; every other move gets a way in which it fails: a case that the seat must
    think possible, legal moves from there, an end that is no win, and its cost."""
    one = puzzle(number)
    for move in one.position.legal_moves:
        verdict = one.judge(move)
        assert verdict.right is alike(number, move), move
        if verdict.right:
            assert (verdict.failure, verdict.cost, verdict.clauses) == (None, "", one.clauses)
            continue
        assert verdict.failure is not None
        assert verdict.cost in COSTS
        here = verdict.failure.deal
        assert here.to_text() in proven(number)
        assert verdict.failure.line[0] is move
        for step in verdict.failure.line:
            here = here.after(step)
        assert here == verdict.failure.end
        won = here.result is not None and here.result.winners == (one.seat,)
        assert not won
        assert verdict.cost != "out" or one.seat not in here.alive
        assert (verdict.cost == "turn") is (here.result is None and one.seat in here.alive)
        assert set(verdict.clauses) >= {event.clause for event in here.events}


@each_puzzle
@each_language
def test_every_answer_is_explained(number: int, language: str) -> None:
    """The question, the reasons with each clause and its words, and for a wrong move the way it fails and what it
    costs, in each language."""
    one = puzzle(number)
    asked, right = one.explain(None, language), one.explain(one.answer, language)
    assert len(asked) == 2
    assert str(one.seat) in asked[0]
    assert right[0].partition("{")[0] == right[0]
    for clause in one.clauses:
        assert any(line.endswith(f"({clause})") or line.endswith(f"（{clause}）") for line in right), clause
    wrong = next(move for move in one.position.legal_moves if not alike(number, move))
    verdict, said = one.judge(wrong), one.explain(wrong, language)
    assert said[-2] == format_message(language, "ui-solve-cost", verdict.cost)
    assert len(said) >= 4
    assert {*said} & {*right} == set()


@pytest.mark.parametrize("number", [n for n in NUMBERS if puzzle(n).grade in (1, 3)])
def test_the_explanations_name_what_is_known_and_how(number: int) -> None:
    """Shown cards are told by the event that showed them; what was ruled out by the event that did; the rest is
    counting."""
    one = puzzle(number)
    said = one.explain(one.answer)
    clues = [clue(one.sights, seat) for seat in one.counts_on]
    told = [event for found in clues for events in (found.shown, *(e for e, _ in found.ruled_out)) for event in events]
    assert told
    for event in told:
        given = event.to_json()
        assert format_message("en", given["clause"], given["form"], given["args"]) in said


def test_a_puzzle_keeps_its_secret_and_answers_for_legal_moves_only() -> None:
    """What is printed of it holds neither the answer nor a hidden card; illegal moves and unknown numbers are
    refused."""
    one = puzzle(1)
    assert repr(one) == f"<Puzzle of grade 1: {one.seat} moves, {len(one.start.seats)} players>"
    for ask in (one.judge, one.explain):
        with pytest.raises(KitError):
            ask(f"{one.seat} masu")
    for number in (0, len(puzzles()) + 1):
        with pytest.raises(KitError, match=f"the puzzles are 1 to {len(puzzles())}"):
            puzzle(number)


# Making them


def test_the_file_is_what_the_builder_makes() -> None:
    """The first and the last of the chosen seeds give what the file says."""
    for seed, at, keeping in (build_silva_puzzles.CHOSEN[0], build_silva_puzzles.CHOSEN[-1]):
        found = judged(played(seed, keeping), at)
        assert found in puzzles()
    assert len(build_silva_puzzles.CHOSEN) == len(puzzles())


def test_seeds_make_the_same_puzzles_again() -> None:
    """Equal seeds make equal puzzles, and there are some."""
    once, again = list(made([3388])), list(made([3388]))
    assert once == again
    assert once


def test_what_is_no_puzzle_is_refused() -> None:
    """Few moves to choose from, a decision where several moves win, and where none does."""
    record = played(3388)
    kinds = Counter(judged(record, at) is None for at, p in enumerate(record.positions) if p.decision.kind == "play")
    assert kinds[True] > kinds[False]
    none = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:3.4,B:10 rows=A:1,B:2 deck=*")
    assert judged(Record(none), 0) is None


# The search itself


def test_a_search_knows_its_spans_and_its_limit() -> None:
    """An unknown span is refused with the known ones; a search over its limit says so."""
    with pytest.raises(KitError, match=", ".join(SPANS)):
        Forced(Seat("A"), "week")
    p = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:2.9,B:10 rows=A:1,B:3 deck=* known=B:A")
    with pytest.raises(TooMany):
        Forced(Seat("A"), "next", 5).wins([p], p.move("A play 9 B"))


def test_knowledge_counts_as_at_the_table() -> None:
    """Two cases that look alike want one move for both: a guess wins in each alone, and in neither for certain."""
    lines = [f"silva 2p turn=A do=play:A hands=A:2.3,B:{held} rows=A:1.4.6.7,B:1.4.6.7 deck=*" for held in (8, 9)]
    one, two = map(SilvaPosition.from_text, lines)
    search = Forced(Seat("A"), "turn")
    guesses = {card: one.move(f"A play 2 B {card}") for card in (8, 9)}
    assert search.wins([one], guesses[8])
    assert search.wins([two], guesses[9])
    assert not any(search.wins([one, two], move) for move in one.legal_moves)
    assert chance({one: 0.75, two: 0.25}, Seat("A"), guesses[8]) == 0.75
    assert not same([one, two], guesses[8], guesses[9])


def test_a_look_may_decide_the_next_move() -> None:
    """Recon Team, then a Trainee: what was seen tells the guess, so the two turns win for certain if the card stays."""
    line = "silva 2p turn=A do=play:A hands=A:9.2,B:10 rows=A:3.4,B:3 deck=* known=B:A"
    p = SilvaPosition.from_text(line)
    assert Forced(Seat("A"), "turn").wins([p], p.move("A play 9 B"))
    assert not Forced(Seat("A"), "turn").wins([p], p.move("A play 2 B 10"))
    failure = next(Forced(Seat("A"), "turn").failures([p], p.move("A play 2 B 10")))
    assert [move.text for move in failure.line] == ["A play 2 B 10"]
    assert failure.end.result is None
