"""An alignment as `silva-kit align` writes it: a table for a person, TSV, JSON, TMX, XLIFF."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from silva_kit.translation.align import Alignment, Bead
from silva_kit.translation.document import Document
from silva_kit.translation.formats_tmx import to_tmx
from silva_kit.translation.formats_xliff import to_xliff
from silva_kit.translation.wording import words
from silva_kit.translation.xml_text import joined, places

COLUMNS: Final = ("source_places", "source", "target_places", "target", "score", "moved", "evidence")
_TOLD: Final = ("number", "name", "word", "term", "characters")
"""The kinds of evidence that say something without an explanation."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def to_json(alignment: Alignment) -> str:
    """Beads with the places, lengths and texts of their segments, lines and columns from 1."""
    beads = [
        {
            "source": _segments(alignment.source, bead.source),
            "target": _segments(alignment.target, bead.target),
            "score": bead.score,
            "moved": bead.moved,
            "evidence": [{"kind": item.kind, "what": item.what, "weight": item.weight} for item in bead.evidence],
        }
        for bead in alignment.beads
    ]
    languages = {"source": alignment.source.language, "target": alignment.target.language}
    return json.dumps({"languages": languages, "beads": beads}, ensure_ascii=False, indent=2) + "\n"


def to_tsv(alignment: Alignment) -> str:
    """A line for each bead under COLUMNS; a cell that a spreadsheet would take for a formula begins with '."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t", lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([_guarded(cell) for cell in row] for row in _rows(alignment))
    return out.getvalue()


def print_table(console: Console, alignment: Alignment, language: str) -> None:
    """The beads side by side, what only one text has with an empty side, and how many there are of each."""
    table = Table(show_lines=False, header_style="bold", expand=console.is_terminal)
    for name in ("source", "target", "evidence"):
        table.add_column(words(f"desk-align-{name}", language), ratio=3 if name != "evidence" else 2)
    for bead in alignment.beads:
        moved = [words("desk-align-moved", language)] if bead.moved else []
        evidence = ", ".join([*moved, *(item.what.rpartition(".")[2] for item in bead.evidence if item.kind in _TOLD)])
        table.add_row(_cell(alignment.source, bead.source), _cell(alignment.target, bead.target), escape(evidence))
    console.print(table)
    counts = {"pairs": sum(bool(bead.source and bead.target) for bead in alignment.beads)}
    counts |= {"missing": len(alignment.missing), "added": len(alignment.added)}
    console.print(words("desk-align-summary", language, counts), soft_wrap=True)


def _cell(document: Document, numbers: Sequence[int]) -> str:
    return escape(f"{places(document, numbers)}  {joined(document, numbers)}") if numbers else ""


def _segments(document: Document, numbers: Sequence[int]) -> list[dict[str, Any]]:
    found = []
    for number in numbers:
        segment = document.segments[number]
        line, column = document.place(segment.start)
        length = segment.end - segment.start
        found.append({"line": line, "col": column, "length": length, "kind": segment.kind, "text": segment.text})
    return found


def _rows(alignment: Alignment) -> Iterator[tuple[str, ...]]:
    for bead in alignment.beads:
        yield (
            places(alignment.source, bead.source),
            joined(alignment.source, bead.source),
            places(alignment.target, bead.target),
            joined(alignment.target, bead.target),
            str(bead.score),
            "yes" if bead.moved else "",
            _evidence(bead),
        )


def _evidence(bead: Bead) -> str:
    return "; ".join(f"{item.kind} {item.what}".strip() for item in bead.evidence)


def _guarded(cell: str) -> str:
    flat = " ".join(cell.split())
    return f"'{flat}" if flat.startswith(_FORMULA) else flat


WRITERS: Final[dict[str, Callable[[Alignment], str]]] = {
    "json": to_json,
    "tsv": to_tsv,
    "tmx": to_tmx,
    "xliff": to_xliff,
}
