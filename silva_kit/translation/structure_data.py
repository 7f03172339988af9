"""The words of `content/translation/structure.toml`: what headings and page furniture say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from silva_kit.toml_data import ContentError, Table, content


@dataclass(frozen=True, slots=True)
class StructureWords:
    """The lists of the file, in lower case, ready to be asked.

    zones      zone to the phrases that a heading of it holds, in the order of the file
    levels     words that give a card its number
    furniture  lines that are no text; `pattern` matches further ones as a whole
    copy       buttons that copy a code block; beside them a word of `code_languages` is furniture too
    contents   headings of a list of contents
    """

    zones: tuple[tuple[str, tuple[str, ...]], ...]
    levels: tuple[str, ...]
    furniture: frozenset[str]
    pattern: re.Pattern[str]
    copy: frozenset[str]
    code_languages: frozenset[str]
    contents: frozenset[str]


@cache
def structure_words() -> StructureWords:
    """The words, read once. Raises ContentError."""
    table = Table(content("translation", "structure.toml"))
    try:
        zones, furniture = table.values["zones"], table.values["furniture"]
        return StructureWords(
            tuple((zone, tuple(phrase.lower() for phrase in phrases)) for zone, phrases in zones.items()),
            tuple(table.values["labels"]["level"]),
            frozenset(furniture["lines"]),
            re.compile("|".join(f"(?:{pattern})" for pattern in furniture["patterns"]), re.IGNORECASE),
            frozenset(furniture["copy"]),
            frozenset(furniture["languages"]),
            frozenset(furniture["contents"]),
        )
    except KeyError as error:
        raise ContentError(table.path, None, f"has no {error.args[0]!r}") from None
