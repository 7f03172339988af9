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


FOLLOWS_FROM = {
    "ko.setup.max_players": (
        "ko.comp.branch",
        "ko.comp.kodama",
        "ko.setup.kodama",
        "ko.setup.display",
        "ko.flow.seasons",
        "ko.flow.growth_rounds",
    )
}
"""Derived clauses of Kodama: the table gives the sum only; its numbers stand in these clauses."""


def _kodama(text: str) -> Iterator[tuple[str, list[Quoted]]]:
    """Items of a list, several in one line: id, then quotations in ⟦ ⟧ with their lines."""
    listed = text.split("## B1. Clauses")[1].split("## B2.")[0]
    ids, bodies = re.findall(r"\*\*(ko\.[\w.]+)\*\*", listed), re.split(r"\*\*ko\.[\w.]+\*\*", listed)[1:]
    quoted: dict[str, list[Quoted]] = {}
    for id, body in zip(ids, bodies, strict=True):
        quotes = re.findall(r"⟦([^⟧]+)⟧[^⟦(]*\(003:(\d+)\)", body)
        quoted[id] = [("kodama.en", int(line), quote) for quote, line in quotes]
    derived = {id: [place for clause in clauses for place in quoted[clause]] for id, clauses in FOLLOWS_FROM.items()}
    yield from {**quoted, **derived}.items()


READERS = {"silva": _silva, "silent_guardians": _silent_guardians, "kodama": _kodama}
