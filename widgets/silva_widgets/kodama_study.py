"""What a notebook shows of Kodama beside its tables: charts with their words, and what an answer to a puzzle is worth.

    show_points(table)                  # the points of the game at a table, or of a record
    show_worth(table)                   # what placements are worth where somebody places a card now
    answer(table, puzzle(3))            # the first placement at the table of a puzzle, explained

Language: the one that `use_language` found.
"""  # fmt: skip

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.kodama import KodamaPosition
from silva_kit.kodama.charts import points_chart, points_in_words, worth_chart, worth_in_words
from silva_kit.position import OPEN, KitError
from silva_kit.record import Record
from silva_widgets.base import Table
from silva_widgets.kodama import KodamaTree
from silva_widgets.language import chosen_language
from silva_widgets.shown import PLOTLY, Picture, Sentences, record_of

if TYPE_CHECKING:
    from silva_kit.kodama.puzzles import Puzzle

__all__ = ["PLOTLY", "Picture", "Sentences", "answer", "show_points", "show_worth"]


def show_points(game: Record | KodamaTree) -> Picture:
    """The points scored at a table or in a record, by Season, Element and source. Raises KitError for anything else."""
    record, language = _record(game), chosen_language()
    return Picture(points_chart(record, language), points_in_words(record, language))


def show_worth(where: KodamaTree | KodamaPosition, card: str | None = None) -> Picture:
    """What placements are worth at a table or position, of one card of the Display or of all.

    Raises KitError where nobody places a card, and for a card that is not in the Display.
    """
    position = where.play.position if isinstance(where, Table) else where
    if not isinstance(position, KodamaPosition):
        raise KitError(f"{where!r}: give a KodamaTree or a position of Kodama")
    view, language = position.view(OPEN), chosen_language()
    return Picture(worth_chart(view, card, language), worth_in_words(view, card, language))


def answer(table: KodamaTree, puzzle: Puzzle) -> Sentences:
    """What the first placement at the table of a puzzle scores, and whether it is the best one.

    Raises KitError for a table of something else.
    """
    record = _record(table)
    if record.start != puzzle.position:
        raise KitError("this table does not show the puzzle; make one with KodamaTree(position=puzzle.position)")
    return Sentences(puzzle.explain(record.moves[0] if record.moves else None, chosen_language()))


def _record(game: Record | KodamaTree) -> Record:
    """The record of a table as it is now."""
    if isinstance(game, Record):
        return game
    if not isinstance(game, KodamaTree):
        raise KitError(f"{game!r}: give a KodamaTree, or a record of Kodama")
    return record_of(game)
