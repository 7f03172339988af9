"""What the tests of the desk share: pairs from texts, and the findings of one check as short lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from silva_kit.glossary import Glossary
from silva_kit.translation.align import Alignment, Bead
from silva_kit.translation.checks import run
from silva_kit.translation.document import Document
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


def aligned(*lines: tuple[str, str], languages: tuple[str, str] = ("en", "zh-Hant"), game: str = "silva") -> Pair:
    """A pair from lines that say the same: the segments of each line are one bead; an empty line is a gap."""
    source, target = (
        read_document("\n\n".join(side), tag) for side, tag in zip(zip(*lines, strict=True), languages, strict=True)
    )
    beads = tuple(Bead(_line(source, 2 * at + 1), _line(target, 2 * at + 1)) for at in range(len(lines)))
    return Pair(source, target, Alignment(source, target, beads), Glossary.of(game))


def _line(document: Document, line: int) -> tuple[int, ...]:
    return tuple(segment.number for segment in document.segments if document.place(segment.start)[0] == line)


LANGUAGE_OF = {"EN": "en", "ZH": "zh-Hant", "JA": "ja"}
Place = tuple[str, int, int]


def anchors(pair: Pair, case: dict[str, Any]) -> list[Place]:
    """The places of a case, (language, start, end); its quotations stand there."""
    documents = {document.language: document for _, document in pair.sides()}
    places = []
    for anchor in case["anchors"]:
        document = documents[LANGUAGE_OF[anchor["lang"]]]
        start = document.offset(anchor["line"], anchor["col"])
        end = start + len(anchor["quote"])
        assert document.text[start:end] == anchor["quote"], case["id"]
        places.append((document.language, start, end))
    return places


def touches(finding: Finding, places: list[Place]) -> bool:
    """Whether a span of the finding overlaps one of the places."""
    return any(
        s.language == tag and s.start < end and start < s.end for s in finding.spans for tag, start, end in places
    )


def answers(finding: Finding, pair: Pair, case: dict[str, Any]) -> bool:
    """Whether a finding is the case: of its category (or of the one it also names), at one of its places."""
    wanted = (case["cat"], *case.get("also", "").split())
    if finding.category not in wanted:
        return False
    if "places" not in case:
        case["places"] = anchors(pair, case)
    return touches(finding, case["places"])


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file, one JSON object a line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]
