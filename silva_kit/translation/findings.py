"""What a check has found: stand-off, exact to the character, in words for three languages.

A finding never holds a copy of the text beyond its quotations, and its id stays the same while the place it speaks of
does, whatever is edited elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from silva_kit.translation.document import Document

TIERS: Final = ("error", "review", "style")
"""error: wrong, whoever reads it; review: an editor must decide; style: a matter of taste or of a house style."""
SEVERITIES: Final = ("critical", "major", "minor", "cosmetic")


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of a text: `quote == document.text[start:end]`. `side` is "source" or "target"; line and column from
    1, in code points."""

    side: str
    language: str
    start: int
    end: int
    line: int
    column: int
    quote: str

    @classmethod
    def of(cls, document: Document, side: str, start: int, end: int) -> Span:
        """The span of these offsets."""
        line, column = document.place(start)
        return cls(side, document.language, start, end, line, column, document.text[start:end])

    def to_json(self) -> dict[str, Any]:
        """As `silva-kit check --format json` writes it."""
        length = self.end - self.start
        return {"lang": self.language, "line": self.line, "col": self.column, "length": length, "quote": self.quote}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a check found.

    category    what sort of fault: see CATEGORIES in `checks`
    message     the id of the sentence that says it (content/messages.*.ftl, `desk-…`), with its arguments
    suggestion  what would be right, as it would stand in the text; "" where nobody can say
    clause      the clause of a game that it touches, or ""
    check       the module that found it
    context     the words around the first span in its line, so that the same fault in two places has two ids
    occurrence  1, 2, … among findings that even their context does not tell apart
    """

    category: str
    tier: str
    severity: str
    spans: tuple[Span, ...]
    message: str
    args: Mapping[str, Any] = field(default_factory=dict)
    suggestion: str = ""
    clause: str = ""
    check: str = ""
    context: str = ""
    occurrence: int = 1

    @property
    def id(self) -> str:
        """Category and eight digits that follow from the quoted words and the few around them, not from the place."""
        quotes = sorted({f"{span.side}:{span.quote}" for span in self.spans})
        key = "\x1f".join((self.category, self.message, self.context, *quotes))
        again = f"-{self.occurrence}" if self.occurrence > 1 else ""
        return f"{self.category}-{hashlib.sha256(key.encode()).hexdigest()[:8]}{again}"
