"""Findings that an editor has decided on: a file beside the text, with a reason for each that was dismissed.

The file of rules.zh.txt is rules.zh.txt.dismissed.toml. An entry names a finding by its id, which depends on the words
of its place and not on its line, so that it holds through edits elsewhere. What was dismissed is reported no more;
what was accepted is a fault that waits to be mended, and is reported as before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

from silva_kit.toml_data import Table, read_text
from silva_kit.translation.findings import Finding

ENDING: Final = ".dismissed.toml"
HEAD: Final = "# Findings of the translation desk looked at: dismissed with a reason, or accepted as faults.\n"


@dataclass
class Suppressions:
    """The findings of a text that were decided on: `reasons` of the dismissed ones and `accepted` (notes, mostly
    empty), both by id; `quotes` is for whoever reads the file."""

    path: Path
    reasons: dict[str, str] = field(default_factory=dict)
    quotes: dict[str, str] = field(default_factory=dict)
    accepted: dict[str, str] = field(default_factory=dict)

    @classmethod
    def beside(cls, text: Path) -> Self:
        """Those of a text; none if it has no such file.

        Raises:
            ContentError: the file is no valid TOML, or an entry lacks its id or its reason, or stands twice.
        """
        return cls.read(text.with_name(text.name + ENDING))

    @classmethod
    def read(cls, path: Path) -> Self:
        """Those of a file; none if it is missing. Raises ContentError as `beside` does."""
        if not path.exists():
            return cls(path)
        table = Table(path, read_text(path))
        dismissed, accepted = _entries(table, "dismissed"), _entries(table, "accepted")
        if table.values and not (dismissed or accepted):
            table.entries("dismissed")
        table.unique([*dismissed, *accepted])
        for entry in dismissed:
            if not table.field(entry, "reason", str).strip():
                raise table.error(entry, f"{entry['id']} has an empty reason; say why it is no fault")
        quotes = {entry["id"]: table.field(entry, "quote", str, "") for entry in (*dismissed, *accepted)}
        notes = {entry["id"]: table.field(entry, "reason", str, "") for entry in accepted}
        return cls(path, {entry["id"]: entry["reason"] for entry in dismissed}, quotes, notes)

    def dismiss(self, finding: Finding, reason: str) -> None:
        """Dismiss a finding. Raises ValueError for an empty reason."""
        if not reason.strip():
            raise ValueError("a finding is dismissed with a reason")
        self.restore(finding)
        self.reasons[finding.id] = reason.strip()
        self.quotes[finding.id] = finding.spans[0].quote

    def accept(self, finding: Finding, note: str = "") -> None:
        """Accept a finding: it is a fault, and is to be mended."""
        self.restore(finding)
        self.accepted[finding.id] = note.strip()
        self.quotes[finding.id] = finding.spans[0].quote

    def restore(self, finding: Finding) -> None:
        """Take a decision back."""
        self.reasons.pop(finding.id, None)
        self.accepted.pop(finding.id, None)

    def split(self, findings: Iterable[Finding]) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
        """(those that stand, those that are dismissed)."""
        found = tuple(findings)
        return (
            tuple(finding for finding in found if finding.id not in self.reasons),
            tuple(finding for finding in found if finding.id in self.reasons),
        )

    def unused(self, findings: Iterable[Finding]) -> tuple[str, ...]:
        """The ids that no finding has any more: mended, or its place was changed."""
        present = {finding.id for finding in findings}
        return tuple(id for id in (*self.reasons, *self.accepted) if id not in present)

    def save(self) -> None:
        """Write the file, or remove it if nothing is decided."""
        if not self.reasons and not self.accepted:
            self.path.unlink(missing_ok=True)
            return
        entries = [*self._written("dismissed", self.reasons), *self._written("accepted", self.accepted)]
        self.path.write_text(HEAD + "".join(entries), encoding="utf-8")

    def _written(self, name: str, decided: dict[str, str]) -> Iterator[str]:
        for id, reason in decided.items():
            quote = _quoted(self.quotes.get(id, ""))
            said = f"reason = {_quoted(reason)}\n" if reason else ""
            yield f"\n[[{name}]]\nid = {_quoted(id)}\nquote = {quote}\n{said}"


def _entries(table: Table, name: str) -> list[dict[str, Any]]:
    """The entries of a name, each with known fields only; [] where there are none."""
    entries = table.entries(name) if name in table.values else []
    for entry in entries:
        table.only(entry, ("id", "reason", "quote"))
    return entries


def _quoted(text: str) -> str:
    """A TOML basic string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub("[\x00-\x1f\x7f]", lambda match: f"\\u{ord(match.group()):04x}", escaped) + '"'
