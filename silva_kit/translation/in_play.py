"""What a finding touches in a game: the clause that stands in its place, and a scene that shows it.

Only for texts that the kit knows (by their sha256, as `sources` does): it knows where each clause stands in them.
Of a text that was made from our clauses its maker says so (`practice`).
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from silva_kit.sources import Source, known_sources
from silva_kit.toml_data import Table, content
from silva_kit.translation.document import Document
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

_PLAYED: Final = ("rule", "setup")
"""Kinds of clauses that can be obeyed or broken."""


def with_clauses(pair: Pair, findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings, each with the clause of the game that its first place with one touches; a finding that has a
    clause keeps it. Raises ContentError."""
    places = {side: _clauses(document) for side, document in pair.sides()}
    for finding in findings:
        found = (_touched(places[span.side], span.start, span.end) for span in finding.spans)
        yield finding if finding.clause else replace(finding, clause=next(filter(None, found), ""))


def scene_of(clause: str) -> str:
    """The name of a scene that shows a clause, or "": the scene that cites the fewest others shows it best."""
    return _scenes().get(clause, "")


def source_of(document: Document) -> Source | None:
    """The known source text that a document is."""
    digest = hashlib.sha256(document.text.encode()).hexdigest()
    return next((source for source in known_sources().values() if source.sha256 == digest), None)


def _clauses(document: Document) -> list[tuple[int, int, str]]:
    """Where the clauses stand that play can break."""
    source = source_of(document)
    if source is None:
        return []
    return [
        (start := document.offset(line, column), start + length, clause)
        for clause, line, column, length in _places(source.game, source.id)
    ]


@cache
def _places(game: str, source: str) -> tuple[tuple[str, int, int, int], ...]:
    entries = Table(content(game, "clauses.toml")).entries("clause")
    return tuple(
        (entry["id"], place["line"], place["column"], place["length"])
        for entry in entries
        for place in entry.get("places", ())
        if entry.get("kind") in _PLAYED and place["source"] == source
    )


def _touched(places: list[tuple[int, int, str]], start: int, end: int) -> str:
    return next((clause for low, high, clause in places if start < high and low < end), "")


@cache
def _scenes() -> dict[str, str]:
    best: dict[str, tuple[int, str]] = {}
    for path in sorted(content().glob("*/scenes/*.toml")):
        clauses = tomllib.loads(path.read_text("utf-8")).get("clauses", [])
        for clause in clauses:
            best[clause] = min(best.get(clause, (999, "")), (len(clauses), path.stem))
    return {clause: name for clause, (_, name) in best.items()}
