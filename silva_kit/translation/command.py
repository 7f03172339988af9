"""`silva-kit check`: read, align, check, report."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from silva_kit.translation.checks import run
from silva_kit.translation.desk import open_pair
from silva_kit.translation.findings import TIERS, Finding
from silva_kit.translation.in_play import with_clauses
from silva_kit.translation.report_pages import to_html, to_markdown
from silva_kit.translation.report_text import print_findings
from silva_kit.translation.reports import to_json, to_sarif
from silva_kit.translation.suppressions import Suppressions

PAGES: Final = {"md": to_markdown, "html": to_html}


def check_texts(
    source: Path,
    target: Path | None = None,
    *,
    game: str | None = None,
    form: str = "text",
    language: str = "en",
    languages: tuple[str | None, str | None] = (None, None),
    tier: str = "style",
    show_all: bool = False,
) -> int:
    """Check a text or a pair and print the report to standard output; returns how many errors stand.

    Raises:
        TextError, KitError, ContentError: a text, a language, a game or the file of dismissals cannot be used.
    """
    status = Console(stderr=True)
    with status.status("…") if status.is_terminal else nullcontext():
        pair = open_pair(source, target, game=game, languages=languages)
        found = tuple(with_clauses(pair, (f for f in run(pair) if TIERS.index(f.tier) <= TIERS.index(tier))))
    suppressions = Suppressions.beside(target or source)
    standing, dismissed = suppressions.split(found)
    files = {"source": source, **({"target": target} if target else {})}
    shown = found if show_all else standing
    if form == "json":
        _write(to_json(shown))
    elif form == "sarif":
        _write(to_sarif(found, files, language, suppressions.reasons))
    elif form in PAGES:
        click.echo(PAGES[form](shown, files, language, len(dismissed)).encode(), nl=False)
    else:
        print_findings(Console(highlight=False), shown, files, language, len(dismissed))
    return _errors(standing)


def _errors(findings: tuple[Finding, ...]) -> int:
    return sum(finding.tier == "error" for finding in findings)


def _write(report: object) -> None:
    """JSON to standard output in UTF-8, whatever the terminal's encoding."""
    click.echo(json.dumps(report, ensure_ascii=False, indent=2).encode())
