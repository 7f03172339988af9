"""What the tests of the desk share: pairs from texts, and the findings of one check as short lines."""

from __future__ import annotations

from silva_kit.glossary import Glossary
from silva_kit.translation.checks import run
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document


def single(text: str, language: str, *, glossary: Glossary | None = None) -> Pair:
    """A text alone, as a pair without a target."""
    return Pair(read_document(text, language), glossary=glossary)


def found(pair: Pair, *checks: str) -> tuple[Finding, ...]:
    """The findings of some checks, or of all; every span is honest."""
    findings = run(pair, checks) if checks else run(pair)
    for finding in findings:
        for span in finding.spans:
            assert pair.document(span.side).text[span.start : span.end] == span.quote
    return findings


def quotes(findings: tuple[Finding, ...], category: str = "") -> list[tuple[str, ...]]:
    """What the spans of the findings quote."""
    return [tuple(s.quote for s in f.spans) for f in findings if not category or f.category == category]
