"""A glossary built from rulebooks as they are: every term with all the places where it stands, and what speaks for it.

    glossary = build_glossary([read_document(Path("a.en.txt")), read_document(Path("a.zh.txt"))])
    for entry in glossary:
        for term in entry.terms:
            for place in term.attestations:
                glossary.documents[place.text].text[place.start : place.end] == term.text        always

One, two or three texts or more, in any of the kit's languages. What two texts say about one thing is joined by their
alignment. Tier `named`: the text itself presents the thing (a list, a heading, a quotation, a capital letter); `used`:
it only speaks of it often, and an editor should look at it.
"""  # fmt: skip

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from silva_kit.glossary import Glossary
from silva_kit.translation.candidates import WEAK
from silva_kit.translation.document import Document

TIERS: Final = ("named", "used")
ROLES: Final = ("main", "form", "variant")
"""main: the most frequent word for the thing; form: the same word in another form; variant: another word for it."""


@dataclass(frozen=True, slots=True)
class Attestation:
    """A place: the number of the text, `documents[text].text[start:end]`, line and column from 1, the zone there."""

    text: int
    start: int
    end: int
    line: int
    column: int
    zone: str

    def to_json(self) -> dict[str, Any]:
        """As `silva-kit glossary build --format json` writes it."""
        length = self.end - self.start
        place = {"text": self.text, "line": self.line, "col": self.column, "start": self.start, "length": length}
        return {**place, "zone": self.zone}


@dataclass(frozen=True, slots=True)
class EvidenceTerm:
    """A word as it is written, with every place where it stands so; its role is one of ROLES."""

    language: str
    text: str
    role: str
    attestations: tuple[Attestation, ...]

    def to_json(self) -> dict[str, Any]:
        """As `silva-kit glossary build --format json` writes it."""
        places = [place.to_json() for place in self.attestations]
        return {"lang": self.language, "text": self.text, "role": self.role, "attestations": places}


@dataclass(frozen=True, slots=True)
class EvidenceEntry:
    """One thing: its terms in every language that has one.

    id        from its main words, the same as long as these are
    kind      what speaks for it most (`candidates.KINDS`)
    label     the number that its list gives it, or ""
    concept   its concept in the glossary that was given, or ""
    evidence  all that speaks for it: kinds, and what joins the languages (number, place, word, sound, together n)
    """

    id: str
    kind: str
    label: str
    concept: str
    evidence: tuple[str, ...]
    terms: tuple[EvidenceTerm, ...]

    @property
    def tier(self) -> str:
        """named, or used."""
        return "used" if self.kind in WEAK else "named"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a term, in the order of the texts."""
        return tuple(dict.fromkeys(term.language for term in self.terms))

    @property
    def count(self) -> int:
        """At how many places it stands."""
        return sum(len(term.attestations) for term in self.terms)

    def main(self, language: str) -> str:
        """The main term of a language, or ""."""
        return next((t.text for t in self.terms if t.language == language and t.role == "main"), "")

    def to_json(self) -> dict[str, Any]:
        """As `silva-kit glossary build --format json` writes it."""
        return {
            "id": self.id,
            "tier": self.tier,
            "kind": self.kind,
            "label": self.label,
            "concept": self.concept,
            "evidence": list(self.evidence),
            "terms": [term.to_json() for term in self.terms],
        }


@dataclass(frozen=True)
class EvidenceGlossary:
    """The entries of a glossary that was built from texts, the numbered things first, then by how often they stand."""

    documents: tuple[Document, ...]
    entries: tuple[EvidenceEntry, ...]

    def __iter__(self) -> Iterator[EvidenceEntry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def find(self, words: str) -> tuple[EvidenceEntry, ...]:
        """The entries that have a term with these words in it; case counts for nothing."""
        wanted = words.strip().lower()
        return tuple(e for e in self.entries if wanted and any(wanted in term.text.lower() for term in e.terms))

    def context(self, place: Attestation) -> str:
        """The sentence, heading or label around a place."""
        segment = self.documents[place.text].segment_at(place.start)
        return segment.text if segment else ""

    def to_json(self, *, with_text: bool = False) -> dict[str, Any]:
        """The glossary as data; `with_text` adds the texts themselves, which may be somebody's property."""
        texts = []
        for document in self.documents:
            text = {"name": document.name, "lang": document.language}
            texts.append({**text, "content": document.text} if with_text else text)
        return {"texts": texts, "entries": [entry.to_json() for entry in self.entries]}

    def dumps(self, *, with_text: bool = False) -> str:
        """The JSON of `to_json`."""
        return json.dumps(self.to_json(with_text=with_text), ensure_ascii=False, indent=1) + "\n"


def build_glossary(documents: Sequence[Document], known: Glossary | None = None) -> EvidenceGlossary:
    """The glossary of these texts; see the module. `known` is a glossary whose words are looked for besides.

    Raises:
        ValueError: no text at all.
    """
    from silva_kit.translation.glossary_entries import entries_of

    if not documents:
        raise ValueError("a glossary is built from one text at least")
    return EvidenceGlossary(tuple(documents), tuple(entries_of(documents, known)))
