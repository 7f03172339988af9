"""A glossary as CSV for spreadsheets: a line for each term, UTF-8 with a byte order mark, no cell a formula.

A cell that a spreadsheet would run begins with an apostrophe, and so does one that begins with an apostrophe itself:
reading takes exactly one away.
"""

from __future__ import annotations

import csv
import io
from typing import Final

from silva_kit.glossary.sheet import ROLES, Sheet, SheetConcept, SheetTerm
from silva_kit.position import TextError

COLUMNS: Final = ("concept", "subject", "language", "term", "role", "origin", "note", "places", "context")
GUARDED: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "'", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula, in half and full width, and the guard itself."""
_BOM: Final = "\ufeff"
_PLACES: Final = "; "


def to_csv(sheet: Sheet) -> str:
    """The sheet as CSV text with a byte order mark; write it as UTF-8 without changing its line ends."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for concept in sheet.concepts:
        for term in concept.terms:
            cells = (concept.id, concept.subject, term.language, term.text, term.role, term.origin, concept.note)
            writer.writerow(guarded(cell) for cell in (*cells, _PLACES.join(term.places), term.context))
    return _BOM + out.getvalue()


def guarded(cell: str) -> str:
    """A cell that no spreadsheet runs."""
    return f"'{cell}" if cell.startswith(GUARDED) else cell


def read_csv(text: str, title: str = "") -> Sheet:
    """The sheet of a CSV text; concepts in the order of their first line.

    Raises:
        TextError: another header, a line with more or fewer cells, or a role that no term has.
    """
    rows = list(csv.reader(io.StringIO(text.removeprefix(_BOM), newline="")))
    if not rows or tuple(rows[0]) != COLUMNS:
        raise TextError(f"the first line of a glossary in CSV is {','.join(COLUMNS)}")
    concepts: dict[str, list[SheetTerm]] = {}
    about: dict[str, tuple[str, str]] = {}
    for number, row in enumerate(rows[1:], 2):
        if len(row) != len(COLUMNS):
            raise TextError(f"row {number} has {len(row)} cells; {len(COLUMNS)} are wanted: {', '.join(COLUMNS)}")
        id, subject, language, word, role, origin, note, places, context = (cell.removeprefix("'") for cell in row)
        if role not in ROLES:
            raise TextError(f"row {number}: role {role!r} is none of {', '.join(ROLES)}")
        about.setdefault(id, (subject, note))
        found = tuple(places.split(_PLACES)) if places else ()
        concepts.setdefault(id, []).append(SheetTerm(language, word, role, origin, found, context))
    return Sheet(title, tuple(SheetConcept(id, *about[id], tuple(terms)) for id, terms in concepts.items()))
