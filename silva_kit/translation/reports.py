"""Findings as a program reads them: JSON with messages in three languages, and SARIF 2.1.0 for code hosts and editors.

Lines and columns count from 1, columns in code points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from silva_kit import __version__
from silva_kit.places import LANGUAGES
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.in_play import scene_of
from silva_kit.translation.wording import sentence

LEVELS: Final = {"error": "error", "review": "warning", "style": "note"}
SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"


def to_json(findings: Iterable[Finding]) -> dict[str, Any]:
    """The findings as `silva-kit check --format json` writes them."""
    return {"findings": [finding_json(finding) for finding in findings]}


def finding_json(finding: Finding) -> dict[str, Any]:
    """One finding; `clause` names the clause of a game that it touches, `scene` one that shows it, or are empty."""
    return {
        "id": finding.id,
        "category": finding.category,
        "tier": finding.tier,
        "severity": finding.severity,
        "spans": [span.to_json() for span in finding.spans],
        "message": {language: sentence(finding, language) for language in LANGUAGES},
        "suggestion": finding.suggestion,
        "clause": finding.clause,
        "scene": scene_of(finding.clause),
        "check": finding.check,
    }


def to_sarif(
    findings: Iterable[Finding],
    files: Mapping[str, Path],
    language: str,
    dismissed: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The findings as one run of SARIF. `files` gives the file of each side, `dismissed` the reasons by id."""
    found = list(findings)
    rules = sorted({finding.category for finding in found})
    driver = {
        "name": "silva-kit",
        "version": __version__,
        "rules": [{"id": rule, "shortDescription": {"text": rule.replace("-", " ")}} for rule in rules],
    }
    results = [_result(finding, files, language, (dismissed or {}).get(finding.id)) for finding in found]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _result(finding: Finding, files: Mapping[str, Path], language: str, reason: str | None) -> dict[str, Any]:
    first, *others = (_location(span, files) for span in finding.spans)
    result: dict[str, Any] = {
        "ruleId": finding.category,
        "level": LEVELS[finding.tier],
        "message": {"text": sentence(finding, language)},
        "locations": [first],
        "partialFingerprints": {"findingId/v1": finding.id},
        "properties": {"tier": finding.tier, "severity": finding.severity, "suggestion": finding.suggestion},
    }
    if others:
        result["relatedLocations"] = [{"id": number, **place} for number, place in enumerate(others, 1)]
    if reason is not None:
        result["suppressions"] = [{"kind": "external", "justification": reason}]
    return result


def _location(span: Span, files: Mapping[str, Path]) -> dict[str, Any]:
    broken = span.quote.count("\n")
    end = len(span.quote) - span.quote.rfind("\n") if broken else span.column + len(span.quote)
    region = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.line + broken,
        "endColumn": end,
        "snippet": {"text": span.quote},
    }
    place = {"artifactLocation": {"uri": files[span.side].as_posix()}, "region": region}
    return {"physicalLocation": place}
