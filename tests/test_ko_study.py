"""What a notebook shows of Kodama beside its tables: pictures with words, and the answer to a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import IPython.display
import pytest

from silva_kit.kodama.candidates import best_by_parent
from silva_kit.kodama.charts import points_in_words, worth_in_words
from silva_kit.kodama.puzzles import puzzle
from silva_kit.position import KitError
from silva_widgets import KodamaTree, SilvaTable, use_language
from silva_widgets.kodama_study import PLOTLY, answer, show_points, show_worth


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The language is that of the whole process: each test begins and ends with English."""
    use_language("en")
    yield
    use_language("en")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What a notebook is given to show."""
    bundles: list[dict[str, Any]] = []
    monkeypatch.setattr(IPython.display, "display", lambda bundle, raw: bundles.append(bundle))
    return bundles


def moves_of(number: int, card: str | None = None) -> list[str]:
    """The moves of a puzzle that the table offers: those of its answer, or the first of another pair."""
    one = puzzle(number)
    found = [
        f"A place {id} {row[0].pose.x} {row[0].pose.y} {row[0].pose.angle}"
        for id in one.position.display
        for node, row in best_by_parent(one.position.legal_moves.of(id)).items()
        if ((id, node) == (one.card, one.node)) is (card is None)
    ]
    return found


def test_a_picture_brings_its_words(shown: list[dict[str, Any]]) -> None:
    """The chart, then the same as sentences; whoever shows neither shows the sentences as text."""
    table = KodamaTree(position=puzzle(1).position, viewer="OPEN")
    picture = show_worth(table)
    picture._ipython_display_()
    assert repr(picture) == worth_in_words(puzzle(1).position)
    assert [sorted(bundle) for bundle in shown] == [[PLOTLY, "text/plain"], ["text/markdown", "text/plain"]]
    assert {bundle["text/plain"] for bundle in shown} == {repr(picture)}
    assert shown[0][PLOTLY] == picture.figure.to_plotly_json()


def test_the_points_are_those_of_the_table_as_it_is_now() -> None:
    """A table and the record of its moves give the same chart; a move more is a card more in it."""
    table = KodamaTree(position=puzzle(1).position, viewer="A", bots={}, seed=1)
    table.move(moves_of(1)[0])
    record = table.game.layer.record
    assert repr(show_points(table)) == repr(show_points(record)) == points_in_words(record)
    assert f" {record.positions[1].scores[0] - record.start.scores[0]} points" in repr(show_points(table))


def test_pictures_speak_the_notebook_s_language() -> None:
    """`use_language` holds for them as for the tables."""
    position = puzzle(1).position
    english = repr(show_worth(position))
    use_language("ja")
    assert repr(show_worth(position)) == worth_in_words(position, language="ja") != english
    assert "枝カード" in repr(show_worth(position, position.display[0]))


def test_the_answer_at_a_puzzle_s_table_is_explained() -> None:
    """Before a placement the table asks for one; after it, its sentences stand line by line."""
    one = puzzle(3)
    table = KodamaTree(position=one.position, viewer="OPEN")
    assert answer(table, one).lines == one.explain(None)
    table.move(moves_of(3)[0])
    assert answer(table, one).lines == one.explain(moves_of(3)[0])
    assert repr(answer(table, one)).splitlines()[-1].startswith(f"{one.points} point")


def test_a_wrong_answer_is_told_how_much_more_there_was() -> None:
    """The last sentence names the difference to the best placement."""
    one = puzzle(3)
    table = KodamaTree(position=one.position, viewer="OPEN")
    other = moves_of(3, "another")[0]
    table.move(other)
    assert answer(table, one).lines[-1].endswith(f"{one.points - one.worth(other).points} more.")


def test_what_is_no_table_of_kodama_is_refused() -> None:
    """Another game's table, a table of another position, a card that is not in the Display."""
    table = KodamaTree(position=puzzle(1).position, viewer="OPEN")
    with pytest.raises(KitError, match="give a KodamaTree"):
        show_points(SilvaTable(players=2, seed=1))  # type: ignore[arg-type]
    with pytest.raises(KitError, match="give a KodamaTree"):
        show_worth(SilvaTable(players=2, seed=1))  # type: ignore[arg-type]
    with pytest.raises(KitError, match="does not show the puzzle"):
        answer(table, puzzle(2))
    with pytest.raises(KitError, match="the cards of the Display are"):
        show_worth(table, "99")
