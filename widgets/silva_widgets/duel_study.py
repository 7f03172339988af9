"""What a notebook shows of Living Forest Duel beside its tables: charts with their words, and the answer to a puzzle.

    show_race(table)                    # how far both seats are to each victory, round by round
    show_values(table, "A")             # what a token of Summer would count now
    show_ends()                         # how 2,000 games of two sensible bots ended
    answer(table, puzzle(3))            # whether the turn at the table of a puzzle wins

Language: the one that `use_language` found.
"""  # fmt: skip

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silva_kit.living_forest_duel import DuelPosition
from silva_kit.living_forest_duel.charts import ends_chart, race_chart, value_chart
from silva_kit.position import KitError, Seat
from silva_kit.record import Record
from silva_kit.study.duels import measured
from silva_widgets.base import Table
from silva_widgets.duel import DuelTable
from silva_widgets.language import chosen_language
from silva_widgets.shown import Picture, Sentences, record_of

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.puzzles import Puzzle


def show_race(game: Record | DuelTable) -> Picture:
    """How far both seats are, in the game at a table or in a record. Raises KitError for anything else."""
    return _picture(race_chart(_record(game), chosen_language()))


def show_values(where: DuelTable | DuelPosition, seat: Seat | str | None = None) -> Picture:
    """What a token would count at a table or position; without `seat` one of whose turn it is. Raises KitError."""
    position = where.play.position if isinstance(where, Table) else where
    if not isinstance(position, DuelPosition):
        raise KitError(f"{where!r}: give a DuelTable or a position of Living Forest Duel")
    return _picture(value_chart(position, seat, chosen_language()))


def show_ends() -> Picture:
    """How the games of the study ended that comes with the kit. Raises ContentError for a file that cannot be used."""
    return _picture(ends_chart(measured().duels, chosen_language()))


def answer(table: DuelTable, puzzle: Puzzle) -> Sentences:
    """Whether the moves of the turn at the table of a puzzle win, still can, or no longer can.

    Raises KitError for a table of something else.
    """
    record = _record(table)
    if record.start != puzzle.position:
        raise KitError("this table does not show the puzzle; make one with DuelTable(position=puzzle.position)")
    return Sentences(puzzle.explain(record.moves, chosen_language()))


def _picture(figure: Any) -> Picture:
    return Picture(figure, "\n\n".join(figure.__dict__["sentences"]))


def _record(game: Record | DuelTable) -> Record:
    if isinstance(game, Record):
        return game
    if not isinstance(game, DuelTable):
        raise KitError(f"{game!r}: give a DuelTable, or a record of Living Forest Duel")
    return record_of(game)
