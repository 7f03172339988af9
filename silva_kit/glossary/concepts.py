"""What a concept of the glossary is: one preferred word for each language, and the words beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from silva_kit.games import WORDS
from silva_kit.places import LANGUAGES
from silva_kit.toml_data import Table, check_language

STATUSES: Final = ("attested", "published", "decided")
"""Where a preferred term comes from: the source text, a page outside of it, or our own choice."""
LISTS: Final = ("forms", "admitted", "deprecated", "except")


@dataclass(frozen=True, slots=True)
class Term:
    """A word of a concept in one language; its role is preferred, form, admitted or deprecated."""

    concept: str
    language: str
    text: str
    role: str


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a concept in one language.

    `blockers` are longer words that contain a term and are another word (the file calls them `except`).
    """

    preferred: str
    status: str
    forms: tuple[str, ...] = ()
    admitted: tuple[str, ...] = ()
    deprecated: tuple[str, ...] = ()
    blockers: tuple[str, ...] = ()

    def roles(self) -> Iterator[tuple[str, str]]:
        """Each word with its role, the preferred one first."""
        yield self.preferred, "preferred"
        yield from ((text, "form") for text in self.forms)
        yield from ((text, "admitted") for text in self.admitted)
        yield from ((text, "deprecated") for text in self.deprecated)


@dataclass(frozen=True, slots=True)
class Concept:
    """A thing that the rules or the kit speak of: its id, its words in each language and a note."""

    id: str
    words: dict[str, Words]
    note: str = ""

    @property
    def game(self) -> str | None:
        """The game whose own word it is (`sg.t.trick`); None for a word that all games share (`t.act.draw`)."""
        return WORDS.get(self.id.split(".t.")[0])

    def preferred(self, language: str) -> str:
        """The one word that our sentences use. Raises KitError for a language that the kit does not speak."""
        return self.words[check_language(language)].preferred

    def accepts(self, language: str, text: str) -> bool:
        """Whether a sentence may write `text` for this concept: the preferred term or a listed form.

        English also accepts a capital first letter and a possessive.
        """
        words = self.words[check_language(language)]
        allowed = (words.preferred, *words.forms)
        if text in allowed or language != "en":
            return text in allowed
        bare = text.removesuffix("’s").removesuffix("’")
        return bare in allowed or bare[:1].lower() + bare[1:] in allowed

    def terms(self, language: str) -> Iterator[Term]:
        """All terms of this concept in a language."""
        return (Term(self.id, language, text, role) for text, role in self.words[check_language(language)].roles())


def concept_from(table: Table, entry: dict[str, Any]) -> Concept:
    """A concept from an entry of `glossary.toml`. Raises ContentError."""
    table.only(entry, ("id", *LANGUAGES, "note"))
    words = {language: _words(table, entry, language) for language in LANGUAGES}
    return Concept(entry["id"], words, table.field(entry, "note", str, ""))


def _words(table: Table, entry: dict[str, Any], language: str) -> Words:
    cell = {"id": f"{entry['id']}, {language}", **table.field(entry, language, dict)}
    try:
        return _checked(table, cell)
    except ValueError as error:
        raise table.error(entry, getattr(error, "message", str(error))) from None


def _checked(table: Table, cell: dict[str, Any]) -> Words:
    table.only(cell, ("id", "preferred", "status", *LISTS))
    words = Words(
        table.field(cell, "preferred", str),
        table.field(cell, "status", str),
        *(table.strings(cell, name) for name in LISTS),
    )
    texts = [text for text, _ in words.roles()]
    twice = sorted({text for text in texts if texts.count(text) > 1})
    if twice:
        raise table.error(cell, f"{cell['id']}: {', '.join(twice)} has two roles; a word has one")
    if words.status not in STATUSES:
        raise table.error(cell, f"{cell['id']}: status {words.status!r} is none of {', '.join(STATUSES)}")
    return words
