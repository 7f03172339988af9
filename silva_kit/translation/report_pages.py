"""The findings of a check to read and to pass on: as Markdown, and as one HTML page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from silva_kit.translation.findings import TIERS, Finding, Span
from silva_kit.translation.in_play import scene_of
from silva_kit.translation.page import page, plain, tagged
from silva_kit.translation.wording import sentence, words

SHOWN: Final = 8
"""So many places of a finding are quoted; the others are counted."""


def to_markdown(findings: Sequence[Finding], files: Mapping[str, Path], language: str, dismissed: int = 0) -> str:
    """The findings by tier, each with its places, its sentence, what would be right, the clause and the scene."""
    lines = [f"# {plain(_title(files, language))}", "", plain(_summary(findings, language, dismissed))]
    for tier in TIERS:
        found = [finding for finding in findings if finding.tier == tier]
        if found:
            lines += ["", f"## {plain(words(f'desk-tier-{tier}', language))} ({len(found)})", ""]
        for finding in found:
            first, *others = _told(finding, language)
            lines += [f"- {plain(first)}", *(f"  - {plain(part)}" for part in others)]
            lines += [f"  - {plain(_place(span, files))}: {plain(span.quote)}" for span in finding.spans[:SHOWN]]
    return "\n".join(lines) + "\n"


def to_html(findings: Sequence[Finding], files: Mapping[str, Path], language: str, dismissed: int = 0) -> str:
    """The findings as one page in light and dark."""
    parts = [f"<p>{escape(_summary(findings, language, dismissed))}</p>\n"]
    for tier in TIERS:
        found = [finding for finding in findings if finding.tier == tier]
        if found:
            parts.append(f'<h2 class="{tier}">{escape(words(f"desk-tier-{tier}", language))} ({len(found)})</h2>\n')
            parts.append(_table(found, files, language))
    return page(_title(files, language), language, "".join(parts))


def _table(found: Sequence[Finding], files: Mapping[str, Path], language: str) -> str:
    heads = "".join(
        f'<th scope="col">{escape(words(f"desk-page-{key}", language))}</th>' for key in ("place", "finding")
    )
    rows = "\n".join(_row(finding, files, language) for finding in found)
    return f'<div class="scroll"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>\n'


def _row(finding: Finding, files: Mapping[str, Path], language: str) -> str:
    spans = [
        f"<div><code>{escape(_place(span, files))}</code><br><mark>{tagged(span.quote, span.language)}</mark></div>"
        for span in finding.spans[:SHOWN]
    ]
    if len(finding.spans) > SHOWN:
        spans.append(f"<div>+ {len(finding.spans) - SHOWN}</div>")
    first, *others = _told(finding, language)
    told = f"<strong>{escape(first)}</strong>" + "".join(f'<div class="soft">{escape(line)}</div>' for line in others)
    return f'<tr id="{escape(finding.id)}"><td>{"".join(spans)}</td><td>{told}</td></tr>'


def _told(finding: Finding, language: str) -> Iterator[str]:
    yield sentence(finding, language)
    if finding.suggestion:
        yield words("desk-page-suggestion", language, {"right": finding.suggestion})
    if finding.clause:
        yield words("desk-page-clause", language, {"clause": finding.clause})
        scene = scene_of(finding.clause)
        if scene:
            yield words("desk-page-scene", language, {"command": f"silva-kit scene {scene}"})
    yield finding.id


def _place(span: Span, files: Mapping[str, Path]) -> str:
    return f"{files[span.side].name}:{span.line}:{span.column}"


def _title(files: Mapping[str, Path], language: str) -> str:
    return words("desk-page-report", language, {"name": " / ".join(path.name for path in files.values())})


def _summary(findings: Sequence[Finding], language: str, dismissed: int) -> str:
    counts = {f"{tier}s": sum(finding.tier == tier for finding in findings) for tier in TIERS}
    return words("desk-summary", language, counts | {"dismissed": dismissed})
