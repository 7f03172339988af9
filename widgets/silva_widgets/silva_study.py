"""What a notebook shows of SILVA beside its tables: a puzzle at the table of the seat that is to solve it.

    table = puzzle_table(3)             # what the seat has seen, up to the decision; hidden cards stay hidden
    answer(table)                       # what is to be done; after a move, whether it wins, and why or at what cost

Language: the one that `use_language` found.
"""  # fmt: skip

from __future__ import annotations

from typing import Any

from silva_kit.position import KitError
from silva_kit.silva.puzzles import Puzzle, puzzle
from silva_widgets.game import Bots, Game
from silva_widgets.language import chosen_language
from silva_widgets.shown import Sentences
from silva_widgets.table import SilvaTable


class PuzzleGame(Game):
    """A game that goes on from a puzzle, to which it returns where another game would be dealt anew."""

    def __init__(self, asked: Puzzle, bots: Bots) -> None:
        self.puzzle = asked
        super().__init__(asked.start, bots, f"puzzle {asked.seat}", played=asked.record)

    def restart(self) -> None:
        """Back to the decision."""
        self._begin(self.puzzle.record)

    def tried(self) -> Any:
        """The seat's move; None before it. Raises KitError where something else is on the table."""
        steps, positions = self.steps(), self.puzzle.record.positions
        decided = len(positions)
        if [position for _, position in steps[: decided - 1]] != positions[:-1]:
            raise KitError("another game is on this table; go back to the puzzle")
        return steps[decided][0] if len(steps) > decided else None


def puzzle_table(number: int | Puzzle, **given: Any) -> SilvaTable:
    """The table of a puzzle (or of its number, from 1), seen by who is to solve it; bots go on with the others.

    Raises KitError for a number that no puzzle has, and what `SilvaTable` raises for its keywords.
    """
    asked = number if isinstance(number, Puzzle) else puzzle(number)
    table = SilvaTable(record=asked.record, viewer=str(asked.seat), **given)
    table.game = PuzzleGame(asked, table.game.bots)
    table.refresh()
    return table


def answer(table: SilvaTable) -> Sentences:
    """What the move at the table of a puzzle is worth; before it, what is to be done. Raises KitError for another
    table."""
    game = getattr(table, "game", None)
    if not isinstance(game, PuzzleGame):
        raise KitError(f"{table!r}: give a table that `puzzle_table` made")
    return Sentences(game.puzzle.explain(game.tried(), chosen_language()))
