"""A glossary as other tools take it: concepts with their terms, statuses, contexts; formats write and read it.

    sheet = Sheet("SILVA", (SheetConcept("silva.t.card.brewer", terms=(SheetTerm("en", "Brewer"), …)), …))
    read_csv(to_csv(sheet)).terms == sheet.terms
"""  # fmt: skip

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

ROLES: Final = ("preferred", "form", "admitted", "deprecated")
"""What a term is for its concept; a form is an inflected or otherwise written form of the preferred term."""


@dataclass(frozen=True, slots=True)
class SheetTerm:
    """A word of a concept.

    role     one of ROLES
    origin   where it comes from: attested, published, decided; of a glossary built from texts: named, used; or ""
    places   where it stands, as a person reads it (`silva.en L45`)
    context  a sentence that has it, or ""
    """

    language: str
    text: str
    role: str = "preferred"
    origin: str = ""
    places: tuple[str, ...] = ()
    context: str = ""


@dataclass(frozen=True, slots=True)
class SheetConcept:
    """A concept with its terms; `subject` is the game, or "" for what all games share."""

    id: str
    subject: str = ""
    note: str = ""
    terms: tuple[SheetTerm, ...] = ()

    def words(self, language: str, *roles: str) -> tuple[str, ...]:
        """Its terms in a language, of these roles or of all."""
        return tuple(t.text for t in self.terms if t.language == language and (not roles or t.role in roles))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A glossary to be written: its title and its concepts."""

    title: str
    concepts: tuple[SheetConcept, ...]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have terms, in the order in which they come."""
        return tuple(dict.fromkeys(term.language for concept in self.concepts for term in concept.terms))

    @property
    def terms(self) -> tuple[tuple[str, str, str, str], ...]:
        """(concept, language, role, text) of every term: what a round trip through a format must keep."""
        return tuple((c.id, t.language, t.role, t.text) for c in self.concepts for t in c.terms)


def to_json(sheet: Sheet) -> str:
    """The sheet as JSON: title, and concepts with their terms."""
    data = {"title": sheet.title, "concepts": [asdict(concept) for concept in sheet.concepts]}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
