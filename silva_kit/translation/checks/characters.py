"""Characters that a text of its language does not write: 队 in a Taiwanese text, 変 in it, 队 or 變 in a Japanese one.

Catches every character that only simplified Chinese writes (GB 2312), every Japanese new form and, for review, every
character that only Japanese has (枡); in a Japanese text simplified characters and, for review, old forms. One finding
for each line, a span for each run of such characters.
Cannot catch characters that are right in another word: 后, 里, 只, 才 (以后 is simplified, 皇后 is not). Says nothing
where the glossary prefers or admits the word (枡工匠), nor about variants that both are traditional (秘, 祕).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Final

from silva_kit.toml_data import content, read_text
from silva_kit.translation.document import Document
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

ERRORS: Final = frozenset(("simplified", "shinjitai"))
"""Kinds that are wrong whoever reads them; the others an editor has to judge."""


def check(pair: Pair) -> Iterator[Finding]:
    """A finding for each line that has such characters, errors and cases for review apart."""
    for side, document in pair.sides():
        runs = [run for run in _runs(document) if not pair.is_accepted(side, *run[:2])]
        for (_, tier), group in groupby(runs, key=lambda run: (document.place(run[0])[0], _tier(run[2]))):
            yield _finding(pair, side, tier, list(group))


@cache
def table(language: str) -> dict[str, tuple[str, str]]:
    """For each character that a language does not write: its kind, and what it writes instead ("" if unknown)."""
    rows = dict(line.split("\t") for line in _rows())
    kinds = {name: _pairs(rows[name]) for name in ("simplified", "shinjitai", "old")}
    if language == "zh-Hant":
        only = dict.fromkeys(rows["japanese"], ("japanese", ""))
        both = {name: {a: (name, b) for a, b in kinds[name].items()} for name in ("shinjitai", "simplified")}
        return only | both["shinjitai"] | both["simplified"]
    if language == "ja":
        new = kinds["old"]
        foreign = {a: ("simplified", new.get(b, b)) for a, b in kinds["simplified"].items() if not _japanese(a)}
        return {a: ("old", b) for a, b in new.items()} | foreign
    return {}


def converted(text: str, language: str) -> str:
    """The text with each such character replaced where it is known by what."""
    known = table(language)
    return "".join(known.get(letter, ("", ""))[1] or letter for letter in text)


def _rows() -> list[str]:
    lines = read_text(content("translation", "characters.tsv")).splitlines()
    return [line for line in lines if not line.startswith("#")]


def _pairs(row: str) -> dict[str, str]:
    return {row[i]: row[i + 1] for i in range(0, len(row), 2)}


def _japanese(letter: str) -> bool:
    try:
        return bool(letter.encode("shift_jis"))
    except UnicodeEncodeError:
        return False


@cache
def _pattern(language: str) -> re.Pattern[str] | None:
    known = table(language)
    return re.compile(f"[{re.escape(''.join(known))}]+") if known else None


def _runs(document: Document) -> Iterator[tuple[int, int, str]]:
    """The runs of such characters: start, end, the kind of the first."""
    pattern, known = _pattern(document.language), table(document.language)
    for match in pattern.finditer(document.text) if pattern else ():
        yield match.start(), match.end(), known[match.group()[0]][0]


def _tier(kind: str) -> str:
    return "error" if kind in ERRORS else "review"


def _finding(pair: Pair, side: str, tier: str, runs: list[tuple[int, int, str]]) -> Finding:
    spans = tuple(pair.span(side, start, end) for start, end, _ in runs)
    language = pair.document(side).language
    quotes = "、".join(dict.fromkeys(span.quote for span in spans))
    right = "、".join(dict.fromkeys(converted(span.quote, language) for span in spans))
    kind = "japanese" if tier == "review" and language != "ja" else ("old" if tier == "review" else "foreign")
    args = {"quotes": quotes, "right": right}
    severity = "major" if tier == "error" else "minor"
    return Finding(
        "script-mix", tier, severity, spans, f"desk-characters-{kind}", args, right if right != quotes else ""
    )
