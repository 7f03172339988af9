"""Attestations: where each term stands in the source texts. Terms and positions, never a sentence.

`build(folder)` reads the texts and writes `content/<game>/attestations.tsv`; `attestations(game)` reads that
file, so that a glossary page can say "stands in lines 45 and 55" without the texts.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from silva_kit.glossary.concepts import Concept
from silva_kit.glossary.glossary import Glossary
from silva_kit.glossary.matching import find_terms
from silva_kit.sources import VARIABLE, Place, Source, SourcesError, SourceTexts, known_sources
from silva_kit.toml_data import ContentError, content, read_text

COLUMNS: Final = ("concept", "source", "line", "column", "length", "term")
HEADER: Final = "\t".join(COLUMNS)


@dataclass(frozen=True, slots=True)
class Attestation:
    """A term of a concept at a place in a source text; `text[start:end] == term` there."""

    concept: str
    place: Place
    term: str

    def to_line(self) -> str:
        """The attestation as a line of the data file."""
        place = self.place
        return f"{self.concept}\t{place.source}\t{place.line}\t{place.column}\t{place.length}\t{self.term}"


def build(sources: Path | str | None = None) -> int:
    """Write the attestations of every source text in the folder; returns how many.

    Raises:
        SourcesError: no folder is named, it does not exist, or no known source text lies in it.
    """
    folder = sources or os.environ.get(VARIABLE)
    if not folder:
        raise SourcesError(f"no folder of source texts: name it (--sources DIR), or set {VARIABLE}")
    texts = SourceTexts.load(folder)
    if not texts.lines:
        known = ", ".join(f"{name}.txt" for name in known_sources())
        raise SourcesError(f"no known source text in {str(folder)!r}; looked for the sha256 of {known}")
    count = 0
    for game in sorted({source.game for source in known_sources().values() if texts.has(source.id)}):
        found = list(_of_game(game, texts))
        lines = [HEADER, *(attestation.to_line() for attestation in found)]
        content(game, "attestations.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
        count += len(found)
    return count


@cache
def attestations(game: str) -> tuple[Attestation, ...]:
    """The attestations of a game as they were built. Raises ContentError."""
    path = content(game, "attestations.tsv")
    header, *lines = read_text(path).splitlines()
    if header != HEADER:
        raise ContentError(path, 1, f"the first line must be {HEADER!r}; run `silva-kit glossary build`")
    return tuple(_from_line(path, number, line) for number, line in enumerate(lines, 2))


def find_attestations(source: Source, lines: Iterable[str], glossary: Glossary) -> Iterator[Attestation]:
    """The attestations in the lines of one source text, in the order of the text; `glossary` is that of its game."""
    concepts = [concept for concept in glossary if may_be_attested(concept, source.language)]
    for number, line in enumerate(lines, 1):
        for hit in find_terms(line, source.language, concepts):
            place = Place(source.id, number, hit.start + 1, hit.end - hit.start)
            yield Attestation(hit.term.concept, place, line[hit.start : hit.end])


def may_be_attested(concept: Concept, language: str) -> bool:
    """Whether to look for it at all: the kit's own words (buttons, lessons) are no words of a rulebook.

    An exception is a word of the kit whose status says that it stands there (rule).
    """
    return not concept.id.startswith("t.kit.") or concept.words[language].status == "attested"


def _of_game(game: str, texts: SourceTexts) -> Iterator[Attestation]:
    for source in known_sources().values():
        if source.game == game and not texts.has(source.id):
            raise SourcesError(f"the text {source.id} is missing: all texts of {game} are built together")
        if source.game == game:
            yield from find_attestations(source, texts.lines[source.id], Glossary.of(game))


def _from_line(path: Path, number: int, line: str) -> Attestation:
    cells = line.split("\t")
    if len(cells) != len(COLUMNS) or not all(cell.isdecimal() for cell in cells[2:5]):
        raise ContentError(path, number, f"a line has the tab-separated cells {', '.join(COLUMNS)}")
    concept, source, row, column, length, term = cells
    return Attestation(concept, Place(source, int(row), int(column), int(length)), term)
