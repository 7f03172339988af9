"""Findings as a person reads them in a terminal: by tier, each with its place, its words and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from silva_kit.translation.findings import TIERS, Finding
from silva_kit.translation.in_play import scene_of
from silva_kit.translation.wording import sentence, words

STYLES: Final = {"error": "bold red", "review": "yellow", "style": "cyan"}
SHOWN: Final = 6
"""So many further places of a finding are written out."""


def print_findings(
    console: Console, findings: Iterable[Finding], files: Mapping[str, Path], language: str, dismissed: int = 0
) -> None:
    """Write the findings, the worst tier first, and how many there are of each; no colours where none are shown."""
    found = sorted(findings, key=lambda finding: TIERS.index(finding.tier))
    for finding in found:
        first, *others = finding.spans
        line = Text(f"{files[first.side]}:{first.line}:{first.column}: ")
        line.append(words(f"desk-tier-{finding.tier}", language), STYLES[finding.tier])
        line.append(f" {finding.category}: {sentence(finding, language)}")
        if finding.suggestion and finding.suggestion not in line.plain:
            line.append(f" → {finding.suggestion}".replace("\n", " / "), "green")
        console.print(line, soft_wrap=True)
        if others:
            places = [f"{files[span.side].name}:{span.line}:{span.column}" for span in others[:SHOWN]]
            console.print(
                Text("    + " + ", ".join(places) + (" …" if len(others) > SHOWN else ""), "dim"), soft_wrap=True
            )
        if finding.clause:
            scene = scene_of(finding.clause)
            shown = f"    {finding.clause}" + (f"  (silva-kit scene {scene})" if scene else "")
            console.print(Text(shown, "dim"), soft_wrap=True)
    counts = {f"{tier}s": sum(finding.tier == tier for finding in found) for tier in TIERS}
    console.print(words("desk-summary", language, counts | {"dismissed": dismissed}), highlight=False, soft_wrap=True)
