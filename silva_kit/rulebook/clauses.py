"""Clauses as data: id, kind and places in the source texts (`content/<game>/clauses.toml`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from silva_kit.rulebook.texts import ClauseText, Segment
from silva_kit.sources import Place, SourceTexts, known_sources
from silva_kit.toml_data import Table

KINDS: Final = ("rule", "setup", "heading", "flavour", "advice", "duplicate", "source incomplete")
"""What a clause can be; `rule` and `setup` are the ones that a game can obey or break."""
PLACE: Final = ("source", "line", "column", "length")


@dataclass(frozen=True, slots=True)
class Clause:
    """The smallest statement of a rulebook: id, kind, places in the source texts, and our own sentences."""

    id: str
    kind: str
    places: tuple[Place, ...]
    of: str | None = None
    """Of a duplicate: the clause that says it first."""
    _texts: Callable[[str], dict[str, ClauseText]] = field(compare=False, repr=False, default=lambda _: {})
    _sources: SourceTexts = field(compare=False, repr=False, default_factory=SourceTexts)

    @property
    def binding(self) -> bool:
        """Whether a game can obey or break it."""
        return self.kind in ("rule", "setup")

    def segments(self, language: str) -> tuple[Segment, ...]:
        """Our sentences in pieces: each a text and the concept that it stands for, or None.

        Raises:
            KitError: no such language. ContentError: the text is missing or faulty.
        """
        return self._texts(language)[self.id].segments

    def text(self, language: str) -> str:
        """Our sentences as plain text, with the terms written out. Raises as `segments` does."""
        return self._texts(language)[self.id].text

    def original(self, source: str) -> tuple[str, ...]:
        """What the source text says, place by place; () if the text is not at hand or lacks the clause."""
        quotes = [self._sources.quote(place) for place in self.places if place.source == source]
        return tuple(quote for quote in quotes if quote is not None)

    def citation(self, source: str | None = None) -> str:
        """Where it stands: `silva.card.09.choose (silva.en L71, silva.zh-Hant L183)`."""
        places = dict.fromkeys(str(place) for place in self.places if source in (None, place.source))
        return f"{self.id} ({', '.join(places)})" if places else self.id


def clause_from(table: Table, entry: dict[str, Any], **parts: Any) -> Clause:
    """A clause from an entry of `clauses.toml`. Raises ContentError."""
    table.only(entry, ("id", "kind", "of", "places"))
    kind = table.field(entry, "kind", str)
    if kind not in KINDS:
        raise table.error(entry, f"{entry['id']}: kind {kind!r} is none of {', '.join(KINDS)}")
    if (kind == "duplicate") != ("of" in entry):
        raise table.error(entry, f"{entry['id']}: `of` belongs to a duplicate, and each duplicate has it")
    places = tuple(_place(table, entry, cells) for cells in table.field(entry, "places", list))
    return Clause(entry["id"], kind, places, entry.get("of"), **parts)


def _place(table: Table, entry: dict[str, Any], cells: dict[str, Any]) -> Place:
    if set(cells) != set(PLACE) or not all(isinstance(cells[name], int) for name in PLACE[1:]):
        raise table.error(entry, f"{entry['id']}: a place has {', '.join(PLACE)}, found {cells}")
    source = known_sources().get(cells["source"])
    if source is None:
        raise table.error(entry, f"{entry['id']}: unknown source {cells['source']!r}; see content/sources.toml")
    if not 1 <= cells["line"] <= source.lines or min(cells["column"], cells["length"]) < 1:
        raise table.error(entry, f"{entry['id']}: {cells} is outside {source.id} ({source.lines} lines)")
    return Place(**cells)
