"""The checks of the desk: each a small module that says what it catches and what it cannot.

    findings = run(pair)          all of them, in the order of the text
"""  # fmt: skip

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from typing import Final

from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

Check = Callable[[Pair], Iterator[Finding]]

CHECKS: Final = (
    "characters",
    "residue",
    "punctuation",
    "layout",
    "arithmetic",
    "names",
    "terms",
    "references",
    "duplicates",
    "thresholds",
    "numbers",
    "swaps",
    "listed",
    "meaning",
    "stances",
    "opposites",
    "clauses",
    "parts",
    "actors",
    "tensions",
    "usage",
)
"""The modules of this package, in the order in which they run."""
CATEGORIES: Final = (
    "script-mix",
    "foreign-residue",
    "untranslated",
    "unbalanced-quote/parenthesis",
    "number-mismatch",
    "rule-arithmetic",
    "terminology-inconsistent-within-text",
    "terminology-mismatch-with-source",
    "wrong-cross-reference",
    "missing-clause",
    "added-clause",
    "duplicated-sentence",
    "rule-meaning-conflict",
    "x-punctuation-style",
    "x-orthography",
    "x-layout",
    "x-calque-grammar",
    "x-pronoun-register",
)
CONTEXT: Final = 12
"""How many characters on each side of the first span make the context of a finding."""


def run(pair: Pair, only: tuple[str, ...] = CHECKS) -> tuple[Finding, ...]:
    """The findings of the checks, in the order of the target (then the source). Raises KeyError for no such check."""
    unknown = [name for name in only if name not in CHECKS]
    if unknown:
        raise KeyError(f"no check {unknown[0]!r}: there are {', '.join(CHECKS)}")
    found: list[Finding] = []
    for name in only:
        check: Check = import_module(f"{__name__}.{name}").check
        found += (replace(finding, check=name, context=_context(pair, finding)) for finding in check(pair))
    found.sort(key=lambda finding: _place(finding))
    return tuple(_numbered(found))


def _place(finding: Finding) -> tuple[str, int, int, str]:
    first = finding.spans[0]
    return ("" if first.side == "target" else "~", first.start, first.end, finding.category)


def _context(pair: Pair, finding: Finding) -> str:
    """The words around the first span; none where the finding has places all over the text, and more may come."""
    first = finding.spans[0]
    if len({span.line for span in finding.spans if span.side == first.side}) > 1:
        return ""
    text = pair.document(first.side).text
    before = text[max(0, first.start - CONTEXT) : first.start].rpartition("\n")[2]
    return before + "\x1e" + text[first.end : first.end + CONTEXT].partition("\n")[0]


def _numbered(found: list[Finding]) -> Iterator[Finding]:
    """Findings that nothing tells apart are counted, so that no two have one id."""
    seen: Counter[str] = Counter()
    for finding in found:
        seen[finding.id] += 1
        yield replace(finding, occurrence=seen[finding.id])
