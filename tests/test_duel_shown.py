"""What a notebook shows of Living Forest Duel beside its tables: charts with words, answers, open questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import IPython.display
import pytest

from silva_kit.living_forest_duel import SWITCHES
from silva_kit.living_forest_duel.puzzles import puzzle
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_widgets import DuelTable, KodamaTree, use_language
from silva_widgets.duel_study import answer, show_race, show_values
from silva_widgets.questions import open_questions
from silva_widgets.shown import PLOTLY, record_of


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The language is that of the whole process: each test begins and ends with English."""
    use_language("en")
    yield
    use_language("en")


def test_a_table_tells_how_its_puzzle_goes() -> None:
    """Nothing yet, still to be won, won: as the puzzle itself explains the moves that were made at the table."""
    one = puzzle(1)
    table = DuelTable(position=one.position, viewer="OPEN")
    said = [repr(answer(table, one))]
    for move in one.line:
        table.move(move)
        said.append(repr(answer(table, one)))
    assert said == ["\n".join(one.explain(one.line[:count])) for count in range(len(one.line) + 1)]
    assert table.play.position.result.clause == one.victory


def test_charts_bring_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chart, then the same as sentences; a table and its record show the same race."""
    bundles: list[dict[str, Any]] = []
    monkeypatch.setattr(IPython.display, "display", lambda bundle, raw: bundles.append(bundle))
    table = DuelTable(position=puzzle(1).position, viewer="OPEN")
    race, values = show_race(table), show_values(table)
    values._ipython_display_()
    assert [sorted(bundle) for bundle in bundles] == [[PLOTLY, "text/plain"], ["text/markdown", "text/plain"]]
    assert {bundle["text/plain"] for bundle in bundles} == {repr(values)}
    assert repr(values) == repr(show_values(puzzle(1).position))
    assert race.figure.to_plotly_json() == show_race(record_of(table)).figure.to_plotly_json()
    assert repr(values) != repr(show_values(table, "A"))


def test_what_is_no_duel_is_refused() -> None:
    """A table of another game, a table of another position, and no table at all."""
    other: Any = KodamaTree(seed=1)
    for ask in (show_race, show_values, lambda table: answer(table, puzzle(1))):
        with pytest.raises(KitError, match="give a DuelTable"):
            ask(other)
    with pytest.raises(KitError, match="does not show the puzzle"):
        answer(DuelTable(position=puzzle(2).position, viewer="OPEN"), puzzle(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_open_question_has_its_row(language: str) -> None:
    """All 38 rulings, each with question, what the kit plays, and what would change; those with a switch are told."""
    use_language(language)
    rulings = Rulebook.load("living_forest_duel").rulings
    every, switched = open_questions("living_forest_duel"), open_questions("living_forest_duel", True)
    assert [row[3].split("（")[0].split(",")[0] for row in every.rows] == list(rulings)
    assert len(switched.rows) == len(SWITCHES)
    assert {row for row in every.rows if row[3] not in rulings} == set(switched.rows)
    assert set(every.rows) == {*switched.rows, *open_questions("living_forest_duel", False).rows}
    assert all(len({*row}) == 4 and all(row) and "|" not in "".join(row) for row in every.rows)
    assert every._repr_markdown_().count("\n") == len(rulings) + 1


def test_a_game_without_other_readings_is_refused() -> None:
    """Where it is not told what would change, that is said."""
    with pytest.raises(KitError, match="not described"):
        open_questions("kodama")
