"""What a notebook shows beside its tables: a chart with its words, sentences, and the record of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from silva_kit.record import Record
from silva_widgets.base import Table

PLOTLY = "application/vnd.plotly.v1+json"


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart with the words that say what it shows."""

    figure: Any
    words: str

    def _ipython_display_(self) -> None:
        """The chart, and its words under it; what cannot draw it shows the words alone."""
        import IPython.display  # late: a table in another host does without it

        show: Any = IPython.display.display
        show({PLOTLY: self.figure.to_plotly_json(), "text/plain": self.words}, raw=True)
        show({"text/markdown": self.words, "text/plain": self.words}, raw=True)

    def __repr__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Sentences:
    """Sentences, one in each line."""

    lines: tuple[str, ...]

    def __repr__(self) -> str:
        return "\n".join(self.lines)


def record_of(table: Table) -> Record:
    """The record of a table as it is now."""
    steps = table.play.steps()
    record = Record(steps[0][1])
    record.moves += [move for move, _ in steps[1:]]
    record.positions += [position for _, position in steps[1:]]
    return record
