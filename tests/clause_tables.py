"""The clause tables in the folder of rules: what each clause quotes, and from which line of which source text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

Quoted = tuple[str, int, str | None]
"""Source id, line, and the quotation; None where a derived clause only names the line."""


def clause_table(rules: Path, game: str) -> list[tuple[str, list[Quoted]]]:
    """Clause ids in order, each with what it quotes."""
    return list(READERS[game]((rules / f"{game}.md").read_text(encoding="utf-8")))


def _silva(text: str) -> Iterator[tuple[str, list[Quoted]]]:
    """Rows of a table: id, the cell of the English text, the cell of the Chinese text."""
    rows = re.findall(r"^\| `(silva\.[^`]+)` \| (.*) \| (.*) \|$", text.split("# RULINGS")[0], re.MULTILINE)
    for id, *cells in rows:
        yield (
            id,
            [
                (source, int(line), quote)
                for source, cell in zip(("silva.en", "silva.zh-Hant"), cells, strict=True)
                for line, quote in re.findall(r"L(\d+) `([^`]+)`", cell)
            ],
        )


def _silent_guardians(text: str) -> Iterator[tuple[str, list[Quoted]]]:
    """Items of a list: id, then quotations in ⟦ ⟧ with their lines, or only lines where the clause is derived."""
    listed = text.split("## A1. Clauses")[1].split("## A2.")[0]
    for id, body in re.findall(r"^- \*\*(sg\.[\w.]+)\*\*(.*)$", listed, re.MULTILINE):
        quotes = re.findall(r"⟦([^⟧]+)⟧[^⟦(]*\(002:(\d+)\)", body)
        lines = dict.fromkeys(re.findall(r"002:(\d+)", body))
        quoted: list[Quoted] = [("silent_guardians.en", int(line), quote) for quote, line in quotes]
        yield id, quoted or [("silent_guardians.en", int(line), None) for line in lines]


READERS = {"silva": _silva, "silent_guardians": _silent_guardians}
