"""The traceability table: clause x source x code x text x tests x scenes x lessons."""

# traceability: off
from __future__ import annotations

from pathlib import Path

import pytest

from silva_kit.rulebook import Rulebook
from silva_kit.rulebook.traceability import COLUMNS, DETAIL, main, rows, to_text, totals


def _write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_an_id_counts_only_as_a_word_of_its_own(book: Rulebook, tmp_path: Path) -> None:
    """An id that is the beginning of another one, or stands inside a longer word, covers nothing."""
    _write(tmp_path, "silva_kit/silva/effects.py", '"""`silva.turn.draw`, not xsilva.turn.unit, silva.turn.ends."""')
    code = {row.clause.id: row.cells["code"] for row in rows(book, tmp_path)}
    assert code["silva.turn.draw"] == ("effects",)
    assert code["silva.turn.unit"] == code["silva.turn.end"] == ()


def test_a_file_may_say_that_it_tests_no_clause(book: Rulebook, tmp_path: Path) -> None:
    """Tests of the book itself name clauses without testing them: such a file counts for nothing."""
    _write(tmp_path, "tests/test_book.py", "# traceability: off\nsilva.turn.draw")
    _write(tmp_path, "tests/test_game.py", "silva.turn.draw")
    tests = {row.clause.id: row.cells["tests"] for row in rows(book, tmp_path)}
    assert tests["silva.turn.draw"] == ("test_game",)


def test_a_scene_is_a_test_and_a_place_for_learners(book: Rulebook, tmp_path: Path) -> None:
    """A golden scene fills three columns; a lesson fills its own and the learner's."""
    _write(tmp_path, "content/silva/scenes/duel.toml", 'event = "silva.card.05.show"')
    _write(tmp_path, "content/silva/lessons/one.toml", 'event = "silva.turn.draw"')
    cells = {row.clause.id: row.cells for row in rows(book, tmp_path)}
    shown, drawn = cells["silva.card.05.show"], cells["silva.turn.draw"]
    assert shown["tests"] == shown["scenes"] == shown["learner"] == ("duel",)
    assert (drawn["tests"], drawn["lessons"], drawn["learner"]) == ((), ("one",), ("one",))


def test_other_kinds_show_their_kind_and_owe_nothing(book: Rulebook, tmp_path: Path) -> None:
    """Story and headings have no code; the totals count binding clauses only in these columns."""
    table = {row.clause.id: row for row in rows(book, tmp_path)}
    assert table["silva.story.war"].cell("code") == "flavour"
    assert table["silva.turn.draw"].cell("code") == "-"
    sums = totals(table.values())
    assert sums["code"] == (0, 122)
    assert sums["source"] == (200, 200)


def test_every_clause_has_a_source_and_a_text_in_each_language(each_book: Rulebook, root: Path) -> None:
    """All clauses of each game in the columns that every clause owes."""
    sums = totals(rows(each_book, root))
    assert [sums[column] for column in ("source", "en", "zh-Hant", "ja")] == [(len(each_book), len(each_book))] * 4


def test_nothing_that_a_clause_owes_is_missing(each_book: Rulebook, root: Path) -> None:
    """Full traceability of each game: every binding clause has code, tests, and a scene or lesson for learners."""
    owed = [(row, column) for row in rows(each_book, root) for column in COLUMNS if row.owes(column)]
    assert [(row.clause.id, column) for row, column in owed if not row.cells[column] and column not in DETAIL] == []


def test_a_gap_is_seen(book: Rulebook, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A checkout without code and tests is not fully traced: the command says so by its exit status."""
    assert main(tmp_path, book.game) == 1
    assert "code 0/122" in capsys.readouterr().out


def test_the_table_ends_with_its_totals(each_book: Rulebook, tmp_path: Path) -> None:
    """A line for each clause between the names of the columns and the totals."""
    of_game = {"silva": (200, 122), "silent_guardians": (55, 44), "kodama": (54, 52), "living_forest_duel": (62, 52)}
    count, binding = of_game[each_book.game]
    lines = to_text(rows(each_book, tmp_path)).splitlines()
    assert lines[0].split("\t") == ["clause", "kind", *COLUMNS]
    assert len(lines) == count + 2
    assert lines[-1].startswith(f"{count} clauses: source {count}/{count}, code 0/{binding}")


def test_components_cover_what_they_state(root: Path) -> None:
    """The code of a number is its data: `sg.comp.tokens` stands in components.toml."""
    cells = {row.clause.id: row.cells for row in rows(Rulebook.load("silent_guardians"), root)}
    assert "components" in cells["sg.comp.tokens"]["code"]
