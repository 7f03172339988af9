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
    "kodama": {
        "ko.setup.max_players": (
            "ko.comp.branch",
            "ko.comp.kodama",
            "ko.setup.kodama",
            "ko.setup.display",
            "ko.flow.seasons",
            "ko.flow.growth_rounds",
        )
    },
    "living_forest_duel": {
        "lfd.setup.shared_deck": ("lfd.turn.opt_reveal", "lfd.reveal.neutral"),
        "lfd.setup.own_deck": ("lfd.act.muster_refill",),
        "lfd.setup.muster": ("lfd.act.muster", "lfd.act.muster_choice"),
        "lfd.setup.trees": ("lfd.act.tree_buy", "lfd.act.tree_limit", "lfd.act.tree_place", "lfd.act.tree_bonus"),
        "lfd.setup.clearings": ("lfd.act.fire", "lfd.act.onibi_bonus"),
        "lfd.setup.onibi": ("lfd.act.onibi_cross_none", "lfd.end.spread"),
        "lfd.setup.supply": ("lfd.end.when", "lfd.end.varan", "lfd.sanki.once", "lfd.sanki.varan"),
    },
}
"""Derived clauses. Kodama: the table gives the sum only; its numbers stand in these clauses. Living Forest Duel: the
source has no setup; these clauses speak of the parts that must lie ready. They come after those of the table."""


def _kodama(text: str) -> Iterator[tuple[str, list[Quoted]]]:
    """Items of a list, several in one line: id, then quotations in ⟦ ⟧ with their lines."""
    listed = text.split("## B1. Clauses")[1].split("## B2.")[0]
    ids, bodies = re.findall(r"\*\*(ko\.[\w.]+)\*\*", listed), re.split(r"\*\*ko\.[\w.]+\*\*", listed)[1:]
    quoted: dict[str, list[Quoted]] = {}
    for id, body in zip(ids, bodies, strict=True):
        quotes = re.findall(r"⟦([^⟧]+)⟧[^⟦(]*\(003:(\d+)\)", body)
        quoted[id] = [("kodama.en", int(line), quote) for quote, line in quotes]
    yield from {**quoted, **_derived("kodama", quoted)}.items()


def _living_forest_duel(text: str) -> Iterator[tuple[str, list[Quoted]]]:
    """Items of a list: id, then quotations in ⟦ ⟧ with their lines."""
    listed = text.split("## C1. Clauses")[1].split("## C2.")[0]
    quoted: dict[str, list[Quoted]] = {}
    for id, body in re.findall(r"^- \*\*(lfd\.[\w.]+)\*\*(.*)$", listed, re.MULTILINE):
        quotes = re.findall(r"⟦([^⟧]+)⟧[^⟦(]*\(004:(\d+)\)", body)
        quoted[id] = [("living_forest_duel.ja", int(line), quote) for quote, line in quotes]
    yield from {**quoted, **_derived("living_forest_duel", quoted)}.items()


def _derived(game: str, quoted: dict[str, list[Quoted]]) -> dict[str, list[Quoted]]:
    """The derived clauses of a game, each with what the clauses quote that it follows from."""
    return {id: [quote for clause in clauses for quote in quoted[clause]] for id, clauses in FOLLOWS_FROM[game].items()}


READERS = {
    "silva": _silva,
    "silent_guardians": _silent_guardians,
    "kodama": _kodama,
    "living_forest_duel": _living_forest_duel,
}
