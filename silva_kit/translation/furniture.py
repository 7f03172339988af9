"""Page furniture: what a web page or a chat put around the rulebook, and no translator has to render.

Catches lines that say only what a site's menus, buttons and footers say (`structure.toml`), addresses, page numbers,
a running header or footer, the list of contents, and the strip of short lines above a page's picture. It cannot
know a menu of words of its own that stands in the middle of a text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from silva_kit.translation.structure_data import structure_words

_MARKS: Final = " \t\u3000•·・*#>|-–—"
_LIST: Final = re.compile(r"\s*(?:[•·・*+-]|\d{1,2}[.)])\s+\S")
_HEADERS: Final = 3
"""A short line that stands so often, each time alone between blank lines, is a running header or footer."""


def furniture_lines(lines: Sequence[str]) -> frozenset[int]:
    """The numbers, from 0, of the lines that are furniture."""
    plain = [line.strip(_MARKS).lower() for line in lines]
    found = {at for at, line in enumerate(plain) if line and _says_nothing_else(line, lines[at].strip())}
    found |= set(_code_words(plain))
    found |= set(_running(lines))
    found |= set(_contents(lines, plain))
    return frozenset(found | set(_strip(lines, plain, found)))


def _says_nothing_else(plain: str, line: str) -> bool:
    words = structure_words()
    return plain in words.furniture or bool(words.pattern.fullmatch(line))


def _near(plain: Sequence[str], at: int, step: int) -> str:
    """The next line that is not blank."""
    at += step
    while 0 <= at < len(plain) and not plain[at]:
        at += step
    return plain[at] if 0 <= at < len(plain) else ""


def _code_words(plain: Sequence[str]) -> Iterator[int]:
    """`markdown` above the button that copies it."""
    words = structure_words()
    for at, line in enumerate(plain):
        if line in words.code_languages and _near(plain, at, 1) in words.copy:
            yield at


def _running(lines: Sequence[str]) -> Iterator[int]:
    blank = ["", *(line.strip() for line in lines), ""]
    alone = [at for at, line in enumerate(blank) if line and not blank[at - 1] and not blank[at + 1] and len(line) < 40]
    often = Counter(re.sub(r"\d+", "0", blank[at]) for at in alone if re.search(r"\d", blank[at]))
    for at in alone:
        numbered = re.sub(r"\d+", "0", blank[at])
        if often[numbered] >= _HEADERS and re.search(r"\|\s*\d+$|^\d+\s*\|", blank[at]):
            yield at - 1


def _contents(lines: Sequence[str], plain: Sequence[str]) -> Iterator[int]:
    """The list under a heading that says it is one."""
    inside = False
    for at, line in enumerate(plain):
        if line in structure_words().contents:
            inside = True
        elif inside and line:
            inside = bool(_LIST.match(lines[at])) or bool(re.search(r"[.…·\s]{3,}\d+$", line))
            if inside:
                yield at


def _strip(lines: Sequence[str], plain: Sequence[str], found: set[int]) -> Iterator[int]:
    """The short lines at the top of a page down to its first furniture, if nothing else stands there."""
    top = [at for at, line in enumerate(plain) if line][:12]
    last = next((place for place, at in enumerate(top) if at in found), -1)
    above = [at for at in top[: last + 1] if at not in found]
    if all(len(plain[at].split()) <= 2 and re.fullmatch(r"[\w ]{1,20}", plain[at]) for at in above):
        yield from above
