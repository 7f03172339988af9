"""The rulebook of one game, loaded from `content/<game>/`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Self

from silva_kit.glossary import Glossary
from silva_kit.position import KitError
from silva_kit.rulebook.clauses import Clause, clause_from
from silva_kit.rulebook.rulings import LITERAL, Ruling, ruling_from
from silva_kit.rulebook.search import Found, Index, search
from silva_kit.rulebook.texts import ClauseText, TextFile
from silva_kit.sources import SourceTexts, known_sources
from silva_kit.toml_data import ContentError, Table, check_language, content


class UnknownClauseError(KitError):
    """An id that no clause or ruling of the rulebook has."""


class Rulebook:
    """Clauses and rulings of a game by id; iterating gives the clauses in the order of the sources."""

    def __init__(self, game: str, folder: Path, sources: SourceTexts) -> None:
        self.game, self.folder, self.sources = game, folder, sources
        self._texts: dict[str, dict[str, ClauseText]] = {}
        self._indexes: dict[str, Index] = {}
        self.clauses: dict[str, Clause] = self._load_clauses()
        self.rulings: dict[str, Ruling] = self._load_rulings()

    @classmethod
    def load(cls, game: str, sources: Path | str | None = None) -> Self:
        """The rulebook of a game by its name; `sources` names the folder of the source texts (else SILVA_KIT_SOURCES).

        Raises:
            KitError: there is no such game. ContentError: its data is faulty. SourcesError: no such folder.
        """
        folder = content(game)
        if not (folder / "clauses.toml").is_file():
            games = sorted(path.parent.name for path in content().glob("*/clauses.toml"))
            raise KitError(f"game {game!r}: the games are {', '.join(games)}")
        return cls(game, folder, SourceTexts.load(sources))

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.game}: {len(self.clauses)} clauses, {len(self.rulings)} rulings>"

    def clause(self, id: str) -> Clause:
        """The clause of an id. Raises UnknownClauseError naming ids that look like it."""
        if id not in self.clauses:
            raise UnknownClauseError(f"no clause {id!r} in the rulebook of {self.game}{_hint(id, self.clauses)}")
        return self.clauses[id]

    def ruling(self, id: str) -> Ruling:
        """The ruling of an id (`silva.R01`) or of a switch's name. Raises UnknownClauseError."""
        found = self.rulings.get(id) or self.switches.get(id)
        if found is None:
            raise UnknownClauseError(f"no ruling {id!r} in the rulebook of {self.game}{_hint(id, self.rulings)}")
        return found

    @property
    def switches(self) -> dict[str, Ruling]:
        """The rulings that users can change, by the name of the switch."""
        return {ruling.switch: ruling for ruling in self.rulings.values() if ruling.switch}

    @property
    def profiles(self) -> tuple[str, ...]:
        """The profiles of this game: "default", and a literal one for each language of its source texts."""
        languages = {source.language for source in known_sources().values() if source.game == self.game}
        return ("default", *(name for language, name in LITERAL.items() if language in languages))

    def rulings_on(self, clause: str) -> tuple[Ruling, ...]:
        """The rulings that bear on a clause."""
        return tuple(ruling for ruling in self.rulings.values() if clause in ruling.clauses)

    def texts(self, language: str) -> dict[str, ClauseText]:
        """Our sentences for all clauses in a language. Raises ContentError at the first fault of the file."""
        if language not in self._texts:
            self._texts[language] = self._text_file(language).checked()
        return self._texts[language]

    def problems(self, language: str) -> list[ContentError]:
        """Every fault of the language's text file; [] if it is right."""
        return self._text_file(language).problems

    def search(self, query: str, language: str, limit: int = 10) -> list[Found]:
        """The clauses that answer a question best, each with its citation; [] if none does.

        The question may be in any of the three languages; the sentences are given in `language`. Raises KitError.
        """
        return search(self, query, check_language(language), limit)

    def index(self, language: str) -> Index:
        """What search knows of the clauses in a language. Raises as `texts` does."""
        if language not in self._indexes:
            self._indexes[language] = Index(self, check_language(language))
        return self._indexes[language]

    def _text_file(self, language: str) -> TextFile:
        path = self.folder / f"rules.{check_language(language)}.md"
        return TextFile(path, language, Glossary.of(self.game), tuple(self.clauses))

    def _load_clauses(self) -> dict[str, Clause]:
        table = Table(self.folder / "clauses.toml")
        entries = table.entries("clause")
        table.unique(entries)
        build = partial(clause_from, table, _texts=self.texts, _sources=self.sources)
        clauses = {entry["id"]: build(entry) for entry in entries}
        for entry in entries:
            if "of" in entry and entry["of"] not in clauses:
                raise table.error(entry, f"{entry['id']}: duplicate of {entry['of']!r}, which is no clause id")
        return clauses

    def _load_rulings(self) -> dict[str, Ruling]:
        table = Table(self.folder / "rulings.toml")
        entries = table.entries("ruling")
        table.unique(entries)
        return {entry["id"]: ruling_from(table, entry, self.clauses) for entry in entries}


def _hint(id: str, ids: dict[str, Clause] | dict[str, Ruling]) -> str:
    import difflib

    close = difflib.get_close_matches(id, ids, n=3)
    return f"; did you mean {' or '.join(close)}?" if close else ""
