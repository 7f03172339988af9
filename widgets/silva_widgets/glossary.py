"""Glossary: the words of the kit, or of one's own texts, in a notebook: to look up, to read in context, to learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

import traitlets as t

from silva_kit.games import GAMES
from silva_kit.glossary.lookup import rank
from silva_kit.glossary.sheet import Sheet, to_json
from silva_kit.glossary.sheet_csv import to_csv
from silva_kit.glossary.sheet_tbx import to_tbx
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.sources import SourceTexts
from silva_kit.translation.document import Document
from silva_kit.translation.evidence_glossary import EvidenceGlossary, build_glossary
from silva_kit.translation.reading import read_document
from silva_kit.translation.sheet_pages import to_html, to_markdown
from silva_kit.translation.sheets import sheet_of, sheet_of_evidence
from silva_widgets import seating
from silva_widgets.base import STATIC
from silva_widgets.glossary_data import Entry, glossary_words, own_entries, text_entries
from silva_widgets.page import Content, Handler, Page

KEYWORDS: Final = ("lang", "texts", "query", "group", "status", "basis", "entry", "mode", "ask_in", "sources", "stage")
STATUSES: Final = ("any", "preferred", "admitted", "deprecated")
BASES: Final = ("any", "attested", "published", "decided", "named", "used")
MODES: Final = ("list", "cards")
Text = Path | Document | str
EXPORTS: Final[Mapping[str, tuple[str, Callable[[Sheet, str], str]]]] = {
    "csv": ("text/csv", lambda sheet, lang: to_csv(sheet)),
    "tbx": ("application/xml", lambda sheet, lang: to_tbx(sheet, lang)),
    "md": ("text/markdown", to_markdown),
    "html": ("text/html", to_html),
    "json": ("application/json", lambda sheet, lang: to_json(sheet)),
}
"""Format to its media type, and how it is made in a language."""


class Glossary(Page):
    """Terms in three languages: look them up, see where they stand, learn them from cards, take them elsewhere.

        words = Glossary("silva", lang="ja")                  a game's words with the shared ones; without a game all
        words = Glossary(texts=["a.en.txt", "a.zh.txt"])      what is found in one's own texts
        words.query = "くらびと"; words.status = "deprecated"; words.basis = "attested"; words.entry = "t.zone.deck"
        words.mode = "cards"; words.ask_in = "ja"             flash cards
        words.export("csv")                                   the text of a file: csv, tbx, md, html, json

    Keywords: `lang` (else what `use_language` found), `texts` (paths, Documents, texts, or an EvidenceGlossary),
    `query` (any language, kana or romaji), `group` (of a game, shared, kit), `status` and `basis` (filters), `entry`
    (the open one), `mode` (list, cards), `ask_in` (the language of the question side), `sources` (the folder of the
    source texts; else SILVA_KIT_SOURCES), `stage` (large).

    Raises TypeError for an unknown keyword, TextError for a text that cannot be read, and KitError (a ValueError) for
    a value that cannot be used.
    """  # fmt: skip

    keywords = KEYWORDS
    _esm = STATIC / "glossary.js"
    _css = STATIC / "glossary.css"

    query = t.Unicode("", help="What is looked up.").tag(sync=True)
    group = t.Unicode("", help="Whose words: of a game, shared, kit; empty for all.").tag(sync=True)
    status = t.Enum(STATUSES, "any", help="Entries that have such a word.").tag(sync=True)
    basis = t.Enum(BASES, "any", help="Entries whose preferred term comes from there, in some language.").tag(sync=True)
    entry = t.Unicode("", help="The entry that is open; empty for none.").tag(sync=True)
    mode = t.Enum(MODES, "list", help="A list, or flash cards.").tag(sync=True)
    ask_in = t.Enum(LANGUAGES, "en", help="The language of the question side of a card.").tag(sync=True)

    def __init__(self, game: str | None = None, **given: Any) -> None:
        seating.check_keywords("Glossary", KEYWORDS, given)
        if game is not None and (game not in GAMES or given.get("texts") is not None):
            raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}; a glossary of texts has none")
        self.of = game
        self.found = _found(given.get("texts"))
        folder = None if given.get("sources") is None else Path(given["sources"])
        made = text_entries(self.found) if self.found else own_entries(game, SourceTexts.load(folder))
        self.entries: tuple[Entry, ...] = tuple(made[0])
        data = {**made[1], "entries": [one.to_json() for one in self.entries], "of": game, "texts": bool(self.found)}
        super().__init__(given, _data=data, _words=glossary_words(game))
        for name in ("query", "entry", "group"):
            setattr(self, name, given.get(name, ""))
        for name, known in (("status", STATUSES), ("basis", BASES), ("mode", MODES), ("ask_in", LANGUAGES)):
            setattr(self, name, _one_of(name, given.get(name, self.lang if name == "ask_in" else known[0]), known))

    @t.validate("entry")
    def _known_entry(self, proposal: Any) -> str:
        """Raises KitError for an id that no entry has."""
        id: str = proposal["value"]
        if id and id not in {one.id for one in self.entries}:
            raise KitError(f"entry {id!r}: no entry has this id; `words.look_up(…)` finds entries by their words")
        return id

    def look_up(self, query: str) -> list[Entry]:
        """The entries that fit a word as it is typed, best first. All of them for an empty query."""
        ranked = [(rank(query, one.spelled, one.read, one.id), number) for number, one in enumerate(self.entries)]
        return [self.entries[number] for fit, number in sorted((f, n) for f, n in ranked if f is not None)]

    @property
    def shown(self) -> list[Entry]:
        """The entries that the filters leave, in the order of the screen."""
        return [one for one in self.look_up(self.query) if self._fits(one)]

    def _fits(self, entry: Entry) -> bool:
        cells = entry.words.values()
        of_game = self.group in ("", entry.group)
        column = {"admitted": 3, "deprecated": 4}.get(self.status)
        of_status = column is None or any(cell[column] for cell in cells)
        return of_game and of_status and (self.basis == "any" or any(cell[1] == self.basis for cell in cells))

    def sheet(self) -> Sheet:
        """The glossary as other tools take it."""
        return sheet_of_evidence(self.found) if self.found else sheet_of(self.of)

    def export(self, format: str) -> str:
        """The text of a file in a format: csv, tbx, md, html, json. Raises KitError for another one."""
        if format not in EXPORTS:
            raise KitError(f"format {format!r}: the formats are {', '.join(EXPORTS)}; for Anki use silva-kit glossary")
        return EXPORTS[format][1](self.sheet(), self.lang)

    def __repr__(self) -> str:
        kind = f"of {', '.join(self._data['sources'])}" if self.found else (self.of or "all games")
        filters = [
            f"{name} {value}"
            for name in ("group", "status", "basis")
            if (value := getattr(self, name)) not in ("", "any")
        ]
        shown = self.shown
        lines = [f"<Glossary {kind}: {len(self.entries)} entries", *filters]
        lines += [f"query {self.query!r}"] * bool(self.query)
        if self.mode == "cards":
            return "\n".join([*lines, f"cards {len(shown)}"]) + ">"
        lines += [f"shown {len(shown)}", *(_line(one) for one in shown)]
        return "\n".join([*lines, *([f"open {self.entry}"] if self.entry else [])]) + ">"

    # What the browser asks.

    def _ask_export(self, content: Content) -> bool:
        """Make a file; the browser saves it."""
        format = content.get("format")
        if not isinstance(format, str) or format not in EXPORTS:
            return False
        name = f"{self.of or ('texts' if self.found else 'silva-kit')}-glossary.{format}"
        self.send({"file": {"name": name, "type": EXPORTS[format][0], "text": self.export(format)}})
        self.tell("terms-saved", file=name)
        return True

    asks: ClassVar[Mapping[str, Handler]] = {"export": _ask_export}


def _line(entry: Entry) -> str:
    words = " | ".join(f"{cell[0]}{''.join(f' -{word}' for word in cell[4])}" for cell in entry.words.values())
    return f"{entry.id}: {words} ({len(entry.at)})"


def _one_of(name: str, value: Any, known: Sequence[str]) -> str:
    if value not in known:
        raise KitError(f"{name}={value!r}: give one of {', '.join(known)}")
    return str(value)


def _found(texts: Sequence[Text] | EvidenceGlossary | None) -> EvidenceGlossary | None:
    """The glossary of somebody's own texts."""
    if texts is None or isinstance(texts, EvidenceGlossary):
        return texts
    if isinstance(texts, str) or not isinstance(texts, Sequence) or not texts:
        raise KitError(f"texts={texts!r}: give one or more texts in a list: paths, Documents or texts")
    return build_glossary([one if isinstance(one, Document) else read_document(_path(one)) for one in texts])


def _path(text: Path | str) -> Path | str:
    """A str of one line is the path of a file, one of several lines the text itself."""
    return Path(text) if isinstance(text, str) and "\n" not in text.strip() else text
