"""The traceability table of a game: clause x kind x source x code x text x tests x scenes x lessons.

It reads a checkout (tests and scenes are not installed with the kit): a clause counts as covered by a file in
which its id stands as a word of its own. Only `rule` and `setup` are owed code, tests and a place where a
learner meets them (a scene or a lesson); the others show their kind in these cells.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from silva_kit.places import LANGUAGES
from silva_kit.rulebook.book import Rulebook
from silva_kit.rulebook.clauses import Clause

FILES: Final = {
    "code": ("silva_kit/{game}/*.py", "content/{game}/components.toml"),
    "tests": ("tests/*.py", "content/{game}/scenes/*.toml"),
    "scenes": ("content/{game}/scenes/*.toml",),
    "lessons": ("content/{game}/lessons/*.toml", "notebooks/en/*.md"),
}
"""Where a clause's id is looked for, by column; a golden scene is a test too, a card's values are data."""
COLUMNS: Final = ("source", "code", *LANGUAGES, "tests", "scenes", "lessons", "learner")
DETAIL: Final = ("scenes", "lessons")  # one of the two is enough: `learner` says whether there is any
OFF: Final = "# traceability: off"  # a file with this line names clauses without testing them
ID: Final = re.compile(r"(?<![\w.])[a-z]+(?:\.\w+)+")


@dataclass(frozen=True, slots=True)
class Row:
    """A clause and, for each column, where it is covered; () is a gap, unless its kind owes nothing there."""

    clause: Clause
    cells: dict[str, tuple[str, ...]]

    def owes(self, column: str) -> bool:
        """Whether the column must be filled for this clause."""
        return column in ("source", *LANGUAGES) or self.clause.binding

    def cell(self, column: str) -> str:
        """What the table shows: the places, the kind where nothing is owed, or - for a gap."""
        shown = ", ".join(self.cells[column])
        return shown or ("-" if self.owes(column) else self.clause.kind)


def rows(book: Rulebook, root: Path) -> list[Row]:
    """One row for each clause, from the files of a checkout."""
    found = {column: _ids_in(root, book.game, patterns) for column, patterns in FILES.items()}
    texts = {language: book.texts(language) for language in LANGUAGES}
    return [Row(clause, _cells(clause, found, texts)) for clause in book]


def totals(rows: Iterable[Row]) -> dict[str, tuple[int, int]]:
    """For each column how many clauses are covered, and how many should be."""
    all_rows = list(rows)
    owed = {column: [row for row in all_rows if row.owes(column)] for column in COLUMNS}
    return {column: (sum(bool(row.cells[column]) for row in owed[column]), len(owed[column])) for column in COLUMNS}


def to_text(rows: Iterable[Row]) -> str:
    """The table as tab-separated text, then a line with the totals of each column."""
    all_rows = list(rows)
    lines = ["\t".join(("clause", "kind", *COLUMNS))]
    for row in all_rows:
        lines.append("\t".join((row.clause.id, row.clause.kind, *(row.cell(column) for column in COLUMNS))))
    sums = (f"{column} {done}/{owed}" for column, (done, owed) in totals(all_rows).items())
    return "\n".join([*lines, f"{len(all_rows)} clauses: {', '.join(sums)}"])


def main(root: Path, game: str = "silva") -> int:
    """Print the table of a checkout; 1 if a cell that is owed is empty (scene or lesson: one is enough).

    Raises:
        KitError: no such game, or faulty content.
    """
    table = rows(Rulebook.load(game), root)
    print(to_text(table))
    sums = totals(table)
    return int(any(sums[column][0] < sums[column][1] for column in COLUMNS if column not in DETAIL))


def _cells(
    clause: Clause, found: Mapping[str, Mapping[str, list[str]]], texts: Mapping[str, Container[str]]
) -> dict[str, tuple[str, ...]]:
    cells = {column: tuple(ids.get(clause.id, ())) for column, ids in found.items()}
    cells |= {language: ("yes",) if clause.id in texts[language] else () for language in LANGUAGES}
    cells["learner"] = tuple(dict.fromkeys(cells["scenes"] + cells["lessons"]))
    return {**cells, "source": tuple(dict.fromkeys(str(place) for place in clause.places))}


def _ids_in(root: Path, game: str, patterns: Iterable[str]) -> dict[str, list[str]]:
    """Each id-like word in the files with the stems of the files that have it."""
    found: dict[str, list[str]] = {}
    for pattern in patterns:
        for path in sorted(root.glob(pattern.format(game=game))):
            text = path.read_text(encoding="utf-8")
            for id in set(ID.findall(text)) if OFF not in text else ():
                found.setdefault(id, []).append(path.stem)
    return found
