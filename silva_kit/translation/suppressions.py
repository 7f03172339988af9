"""Findings that an editor has dismissed: a file beside the text, with a reason for each.

The file of rules.zh.txt is rules.zh.txt.dismissed.toml. An entry names a finding by its id, which depends on the words
of its place and not on its line, so that it holds through edits elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

from silva_kit.toml_data import Table, read_text
from silva_kit.translation.findings import Finding

ENDING: Final = ".dismissed.toml"
HEAD: Final = "# Findings of the translation desk that were looked at and dismissed, with the reason for each.\n"


@dataclass
class Suppressions:
    """The dismissed findings of a text: id to reason; `quotes` is for whoever reads the file."""

    path: Path
    reasons: dict[str, str] = field(default_factory=dict)
    quotes: dict[str, str] = field(default_factory=dict)

    @classmethod
    def beside(cls, text: Path) -> Self:
        """Those of a text; none if it has no such file.

        Raises:
            ContentError: the file is no valid TOML, or an entry lacks its id or its reason, or stands twice.
        """
        path = text.with_name(text.name + ENDING)
        if not path.exists():
            return cls(path)
        table = Table(path, read_text(path))
        entries = table.entries("dismissed") if table.values else []
        table.unique(entries)
        for entry in entries:
            table.only(entry, ("id", "reason", "quote"))
            if not table.field(entry, "reason", str).strip():
                raise table.error(entry, f"{entry['id']} has an empty reason; say why it is no fault")
        quotes = {entry["id"]: table.field(entry, "quote", str, "") for entry in entries}
        return cls(path, {entry["id"]: entry["reason"] for entry in entries}, quotes)

    def dismiss(self, finding: Finding, reason: str) -> None:
        """Dismiss a finding. Raises ValueError for an empty reason."""
        if not reason.strip():
            raise ValueError("a finding is dismissed with a reason")
        self.reasons[finding.id] = reason.strip()
        self.quotes[finding.id] = finding.spans[0].quote

    def restore(self, finding: Finding) -> None:
        """Take a dismissal back."""
        self.reasons.pop(finding.id, None)

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
        return tuple(id for id in self.reasons if id not in present)

    def save(self) -> None:
        """Write the file, or remove it if nothing is dismissed."""
        if not self.reasons:
            self.path.unlink(missing_ok=True)
            return
        entries = [
            f"\n[[dismissed]]\nid = {_quoted(id)}\nquote = {_quoted(self.quotes.get(id, ''))}\n"
            f"reason = {_quoted(reason)}\n"
            for id, reason in self.reasons.items()
        ]
        self.path.write_text(HEAD + "".join(entries), encoding="utf-8")


def _quoted(text: str) -> str:
    """A TOML basic string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub("[\x00-\x1f\x7f]", lambda match: f"\\u{ord(match.group()):04x}", escaped) + '"'
