"""The glossary as a whole: look up, check a form, find terms in a text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Self

from silva_kit.glossary.concepts import Concept, concept_from
from silva_kit.glossary.matching import Hit, find_terms
from silva_kit.position import KitError
from silva_kit.toml_data import Table, check_language, content


class UnknownConceptError(KitError):
    """An id that no concept of the glossary has."""


class Glossary:
    """All concepts, by id and in the order of the file; iterate over them, or ask by id."""

    def __init__(self, concepts: dict[str, Concept]) -> None:
        self.concepts = concepts

    @classmethod
    @lru_cache(maxsize=8)
    def load(cls, path: Path | None = None) -> Self:
        """The kit's glossary, or another file of the same form. Raises ContentError."""
        table = Table(path or content("glossary.toml"))
        entries = table.entries("concept")
        table.unique(entries)
        return cls({entry["id"]: concept_from(table, entry) for entry in entries})

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, game: str) -> Self:
        """The words that texts of a game are made of: the shared ones and its own. Raises ContentError."""
        own = {id: concept for id, concept in cls.load().concepts.items() if concept.game in (None, game)}
        return cls(own)

    def __iter__(self) -> Iterator[Concept]:
        return iter(self.concepts.values())

    def __len__(self) -> int:
        return len(self.concepts)

    def __contains__(self, concept: object) -> bool:
        return concept in self.concepts

    def __getitem__(self, concept: str) -> Concept:
        """The concept of an id. Raises UnknownConceptError naming ids that look like it."""
        try:
            return self.concepts[concept]
        except KeyError:
            message = f"no concept {concept!r} in the glossary{self._hint(concept)}"
            raise UnknownConceptError(message) from None

    def __repr__(self) -> str:
        return f"<Glossary of {len(self)} concepts>"

    def preferred(self, concept: str, language: str) -> str:
        """The preferred term of a concept. Raises UnknownConceptError, or KitError for the language."""
        return self[concept].preferred(check_language(language))

    def forms(self, concept: str, language: str) -> tuple[str, ...]:
        """What a sentence may write for a concept: the preferred term, then the listed forms."""
        words = self[concept].words[check_language(language)]
        return (words.preferred, *words.forms)

    def find(self, text: str, language: str) -> list[Hit]:
        """All terms in a text, the longest first; in the order of the text."""
        return find_terms(text, check_language(language), self)

    def deprecated_in(self, text: str, language: str) -> list[Hit]:
        """The deprecated terms in a text of ours. A word that another concept uses rightly is none."""
        hits = self.find(text, language)
        right = {(hit.start, hit.end) for hit in hits if hit.term.role != "deprecated"}
        return [hit for hit in hits if hit.term.role == "deprecated" and (hit.start, hit.end) not in right]

    def _hint(self, concept: str) -> str:
        import difflib

        close = difflib.get_close_matches(concept, self.concepts, n=3)
        return f"; did you mean {' or '.join(close)}?" if close else ""
