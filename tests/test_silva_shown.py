"""What a notebook shows of SILVA beside its tables: puzzles at the table of who solves them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
import pytest

import silva_proof
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.silva.puzzles import Puzzle, puzzle, puzzles
from silva_widgets import SilvaTable, use_language
from silva_widgets.silva_study import answer, puzzle_table

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
ROW = r"\| (\d) \|.*\| (\d+)[–～](\d+) \|"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The language is that of the whole process: each test begins and ends with English."""
    use_language("en")
    yield
    use_language("en")


def wrong_move(one: Puzzle) -> str:
    """A legal move that is not the answer."""
    return next(move.text for move in one.position.legal_moves if not one.judge(move).right)


def twins(one: Puzzle) -> Iterator[Puzzle]:
    """The same puzzle with other hidden cards: other deals in which the seat sees the very same game."""
    seen = [silva_proof.look(p, one.seat, None) for p in one.record.positions]
    for start, _ in silva_proof.dealt(one.start, one.seat):
        here, other = start, [silva_proof.look(start, one.seat, None)]
        for text in one.moves:
            if here.why_not(text):
                break
            here = here.after(text)
            other.append(silva_proof.look(here, one.seat, None))
        if other == seen and here.hands != one.position.hands:
            yield replace(one, start=start)


def test_the_question_then_why_it_is_right_or_what_it_costs() -> None:
    """Before the move the cell says what is to be done; after it, what the puzzle says of this move."""
    for number in (1, 22, len(puzzles())):
        one = puzzle(number)
        for move in (one.answer, wrong_move(one)):
            table = puzzle_table(number)
            assert answer(table).lines == one.explain(None)
            table.move(move)
            assert answer(table).lines == one.explain(move)


def test_a_puzzle_lies_on_the_table_as_its_seat_sees_it() -> None:
    """The seat's view and its moves, all of its timeline, the seat to move; the others are bots."""
    for number, one in enumerate(puzzles(), start=1):
        table = puzzle_table(number)
        assert table.viewer is one.seat
        assert table.view == one.position.view(one.seat)
        shown, ends = table.frames()
        assert ends[-1] == len(one.moves)
        assert len(shown) > 1
        assert {str(seat) for seat in one.start.seats} - {str(one.seat)} == set(map(str, table.game.bots))


def test_the_table_gives_no_hidden_card_away() -> None:
    """Other hidden cards, the same screen: all that is sent, the text that a notebook keeps, and what is to be done."""
    found = 0
    for one in puzzles():
        for other in twins(one):
            found += 1
            tables = [puzzle_table(each) for each in (one, other)]
            sent = [json.dumps(table.get_state(["_state", "lang", "stage"]), sort_keys=True) for table in tables]
            assert sent[0] == sent[1]
            assert repr(tables[0]) == repr(tables[1])
            assert answer(tables[0]) == answer(tables[1])
    assert found >= 5


def test_the_answer_is_not_on_the_table_before_it_is_made() -> None:
    """What is said and sent before the move names no move but the legal ones, all of them alike."""
    for number, one in enumerate(puzzles(), start=1):
        table = puzzle_table(number)
        before = " ".join(answer(table).lines) + repr(one)
        assert not any(move.text in before for move in one.position.legal_moves)
        assert not any(clause in before for clause in one.clauses)


def test_a_new_beginning_and_a_what_if_lead_back_to_the_puzzle() -> None:
    """Restarted, the puzzle is asked anew; a what-if from the decision is judged like a move at the table."""
    one, table = puzzle(1), puzzle_table(1)
    table.move(wrong_move(one))
    said = answer(table)
    table.game.restart()
    table.refresh()
    assert answer(table).lines == one.explain(None)
    table.move(one.answer)
    at = len(one.moves)
    table.game.branch(at, one.seat, {})
    table.move(wrong_move(one))
    assert answer(table) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_tells_which_puzzles_are_of_which_grade_and_stores_no_answer(language: str) -> None:
    """The table of grades is true, the number of puzzles is the right one, and the saved cells hold the question
    only."""
    path = NOTEBOOKS / language / "08_silva_practice"
    text = path.with_suffix(".md").read_text("utf-8")
    told = {int(grade): (int(first), int(last)) for grade, first, last in re.findall(ROW, text)}
    found = [one.grade for one in puzzles()]
    assert told == {grade: (found.index(grade) + 1, found.index(grade) + found.count(grade)) for grade in set(found)}
    assert str(len(puzzles())) in text
    cells = [cell for cell in nbformat.read(path.with_suffix(".ipynb"), 4).cells if cell.cell_type == "code"]
    asked = [
        (puzzle(int(n)), cells[i + 1])
        for i, c in enumerate(cells)
        for n in re.findall(r"puzzle_table\((\d+)", c.source)
    ]
    assert len(asked) >= 3
    for one, cell in asked:
        (output,) = cell.outputs
        assert output.data["text/plain"] == "\n".join(one.explain(None, language))


def test_another_game_on_the_table_is_no_answer() -> None:
    """An example laid over the puzzle, and a table without a puzzle, are refused with what would be right."""
    table = puzzle_table(1)
    table.game.show(puzzle(2).start, {}, {})
    with pytest.raises(KitError, match="go back to the puzzle"):
        answer(table)
    other: Any = SilvaTable(seed=1)
    with pytest.raises(KitError, match="puzzle_table"):
        answer(other)
    with pytest.raises(KitError, match="the puzzles are 1 to"):
        puzzle_table(len(puzzles()) + 1)
