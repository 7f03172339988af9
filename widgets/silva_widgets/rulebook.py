"""Rulebook: the clauses of a game in a notebook, to read, to ask, and to see on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

import traitlets as t
from ipywidgets import widget_serialization

from silva_kit import rulebook
from silva_kit.games import GAMES
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Found
from silva_kit.rulebook.features import languages_of
from silva_widgets import seating
from silva_widgets.base import STATIC, Table
from silva_widgets.page import Content, Handler, Page
from silva_widgets.rulebook_data import in_reading_order, rulebook_json, rulebook_words
from silva_widgets.staging import scene_of, staged

KEYWORDS: Final = ("lang", "languages", "clause", "query", "kinds", "sources", "stage")
KINDS: Final = ("all", "binding", "ruled", "scenes", *rulebook.KINDS)
ANSWERS: Final = 8
"""How many clauses answer a question on the screen."""
OnShow = Callable[[str, Table], object]


class Rulebook(Page):
    """The rules of a game: our clauses, up to three languages side by side, with terms, rulings, sources and scenes.

        book = Rulebook("silva", lang="ja", languages=("ja", "en"))
        book.search("Who chooses the discarded card?")      clauses with their citations, never an answer of its own
        book.query = "…"; book.clause = "silva.card.09.choose"      what the screen shows
        book.show("silva.card.09.choose")                   a scene that shows the clause, on the table below the rules
        book.scene, book.table, book.on_show(callback)      which scene that is, and the table

    Keywords: `lang` (else what `use_language` found), `languages` (whose sentences stand side by side; not given: that
    of the screen), `clause` (the one that is open), `query` (a question in any of the three languages), `kinds` (all,
    binding, ruled, scenes, or one kind of clause), `sources` (the folder of the source texts; else SILVA_KIT_SOURCES),
    `stage` (large).

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """  # fmt: skip

    keywords = KEYWORDS
    _esm = STATIC / "rulebook.js"
    _css = STATIC / "rulebook.css"

    languages = t.List(t.Enum(LANGUAGES), help="Whose sentences stand side by side.").tag(sync=True)
    clause = t.Unicode("", help="The clause that is open; empty for none.").tag(sync=True)
    query = t.Unicode("", help="The question that is asked, in any of the three languages.").tag(sync=True)
    kinds = t.Enum(KINDS, "all", help="Which clauses are shown.").tag(sync=True)
    scene = t.Unicode("", help="The scene on the table; empty for none.", read_only=True).tag(sync=True)
    table = t.Instance(Table, allow_none=True, read_only=True).tag(sync=True, **widget_serialization)

    def __init__(self, game: str = "silva", **given: Any) -> None:
        seating.check_keywords("Rulebook", KEYWORDS, given)
        if game not in GAMES:
            raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}")
        self.game = game
        self.book = rulebook.Rulebook.load(game, folder_of(given.get("sources")))
        self._shown: dict[str, int] = {}
        self._callbacks: list[OnShow] = []
        self._link: t.link | None = None
        super().__init__(given, _data=rulebook_json(self.book), _words=rulebook_words(game))
        self.languages = _languages(given.get("languages"), self.lang)
        self.kinds = _kinds(given.get("kinds", "all"))
        self.clause, self.query = given.get("clause", ""), given.get("query", "")

    @t.validate("clause")
    def _known_clause(self, proposal: Any) -> str:
        """Raises UnknownClauseError naming ids that look like it."""
        id: str = proposal["value"]
        return self.book.clause(id).id if id else id

    def search(self, question: str, limit: int = 10) -> list[Found]:
        """The clauses that answer a question in any of the three languages, best first; [] if none does."""
        return self.book.search(question, languages_of(question)[0], limit)

    def show(self, clause_or_scene: str) -> Table:
        """Put a scene on the table: by its name, or one that shows this clause or ruling, the next one each time.

        Raises KitError where there is none.
        """
        turn = self._shown.get(clause_or_scene, 0)
        self._shown[clause_or_scene] = turn + 1
        name = scene_of(self.game, clause_or_scene, turn)
        return self._stage(name, clause_or_scene if name != clause_or_scene else "")

    def on_show(self, callback: OnShow) -> None:
        """Call this with the scene's name and its table whenever one is put there."""
        self._callbacks.append(callback)

    def _stage(self, name: str, clause: str) -> Table:
        table = staged(name, clause, self.lang)
        self._leave()
        self._link = t.link((self, "lang"), (table, "lang"))
        self.set_trait("table", table)
        self.set_trait("scene", name)
        self.show_state()
        for callback in self._callbacks:
            callback(name, table)
        return table

    def _leave(self) -> None:
        """The table before this one speaks for itself from now on."""
        if self._link is not None:
            self._link.unlink()
            self._link = None

    def __repr__(self) -> str:
        shown = [clause for clause in in_reading_order(self.book) if self._fits(clause)]
        lines = [
            f"<Rulebook {self.game}: {len(self.book)} clauses, {len(self.book.rulings)} rulings",
            f"shown {self.kinds}: {len(shown)}",
            *(self._line(clause) for clause in shown),
        ]
        if self.query:
            lines.append(f"asked {self.query!r}: {' '.join(self._answers()) or '-'}")
        if self.clause:
            lines.append(f"open {self.book.clause(self.clause).citation()}")
        if self.scene:
            lines.append(f"table scene:{self.scene}")
        return "\n".join(lines) + ">"

    def _answers(self) -> list[str]:
        return [found.clause.id for found in self.search(self.query, ANSWERS)]

    def _line(self, clause: rulebook.Clause) -> str:
        rulings = " ".join(ruling.id for ruling in self.book.rulings_on(clause.id))
        return f"{clause.kind} {clause.id} {rulings}".rstrip()

    def _fits(self, clause: rulebook.Clause) -> bool:
        """Whether the clause is among those that `kinds` shows."""
        own = {
            "all": True,
            "binding": clause.binding,
            "ruled": bool(self.book.rulings_on(clause.id)),
            "scenes": bool(self._data_of(clause.id)["scenes"]),
        }
        return own.get(self.kinds, clause.kind == self.kinds)

    def _data_of(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self._data["clauses"] if one["id"] == id)
        return found

    # What the browser asks.

    def _ask_show(self, content: Content) -> bool:
        """Put a scene on the table, to show a clause."""
        clause, scene = content.get("clause"), content.get("scene")
        if not isinstance(clause, str) or not isinstance(scene, str) or len(clause) + len(scene) > 200:
            return False
        self._stage(scene_of(self.game, scene), clause)
        return True

    def _ask_clear(self, _content: Content) -> bool:
        """Take the table away."""
        self._leave()
        self.set_trait("table", None)
        self.set_trait("scene", "")
        self.show_state()
        return True

    asks: ClassVar[Mapping[str, Handler]] = {"show": _ask_show, "clear": _ask_clear}


def folder_of(asked: Any) -> Path | None:
    """The folder of the source texts that a keyword names, None for that of SILVA_KIT_SOURCES."""
    return None if asked is None else Path(asked)


def _languages(asked: Any, lang: str) -> list[str]:
    """Up to three languages, each once."""
    chosen = [lang] if asked is None else asked
    if isinstance(chosen, str) or not isinstance(chosen, Sequence) or not chosen or len(set(chosen)) != len(chosen):
        raise KitError(f"languages={asked!r}: give one to three of {', '.join(LANGUAGES)}, as in ('en', 'ja')")
    return [seating.language(tag) for tag in chosen]


def _kinds(asked: Any) -> str:
    if asked not in KINDS:
        raise KitError(f"kinds={asked!r}: give one of {', '.join(KINDS)}")
    return str(asked)
