"""The words that are no terms by themselves, from `content/translation/stopwords.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from silva_kit.toml_data import content, read_text


@dataclass(frozen=True, slots=True)
class Stopwords:
    """words: never a term, nor at its edge; inner: inside a phrase only; breaks: characters that part words;
    edges: characters that no term begins or ends with."""

    words: frozenset[str]
    inner: frozenset[str]
    breaks: frozenset[str]
    edges: frozenset[str]


@cache
def stopwords(language: str) -> Stopwords:
    """Those of a language. Raises ContentError."""
    table = tomllib.loads(read_text(content("translation", "stopwords.toml")))[language]
    return Stopwords(
        frozenset(table["words"].split()),
        frozenset(table.get("inner", "").split()),
        frozenset(table.get("breaks", "")),
        frozenset(table.get("edges", "")),
    )
