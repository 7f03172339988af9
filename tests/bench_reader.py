"""Print what the bilingual reader costs: python tests/bench_reader.py [--segments 20000]

The SILVA pair with its findings, again and again until there are so many segments: the size of the bundle and of what
is sent, the time to make the widget, to open it in Chromium, to jump and to scroll. Needs the source texts.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench_desk import sources
from e2e.conftest import CHROMIUMS
from silva_kit.translation.align import Alignment, Bead
from silva_kit.translation.checks import run
from silva_kit.translation.desk import open_pair
from silva_kit.translation.document import Document
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.pair import Pair
from silva_widgets.reader import BilingualReader
from ui.bare_page import STATIC, BarePage

FRAMES = """async () => {
  const pane = document.querySelector('[data-side="0"]'), times = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let step = 0; step < 120; step++) {
    const before = performance.now();
    pane.scrollTop += 400;
    pane.dispatchEvent(new Event("scroll"));
    await frame(); await frame();
    times.push((performance.now() - before) / 2);
  }
  return times; }"""
JUMP = """async (to) => {
  const pane = document.querySelector('[data-side="0"]'), before = performance.now();
  pane.scrollTop = to * pane.scrollHeight;
  pane.dispatchEvent(new Event("scroll"));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - before; }"""
FILTER = """async () => {
  const before = performance.now();
  document.querySelector("[data-tier]").click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - before; }"""
KEY = """async (key) => {
  const pane = document.querySelector('[data-side="1"]'), before = performance.now();
  pane.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - before; }"""


def many(pair: Pair, findings: tuple[Finding, ...], segments: int) -> tuple[Pair, tuple[Finding, ...]]:
    """The pair again and again, with its beads and findings, until its source has so many segments."""
    assert pair.target and pair.alignment
    times = segments // len(pair.source.segments) + 1
    one, other = repeated(pair.source, times), repeated(pair.target, times)
    sizes = len(pair.source.segments), len(pair.target.segments)
    beads = tuple(shifted(bead, n * sizes[0], n * sizes[1]) for n in range(times) for bead in pair.alignment.beads)
    lengths = len(pair.source.text), len(pair.target.text)
    copies = tuple(again(finding, n, (one, other), lengths) for n in range(times) for finding in findings)
    return Pair(one, other, Alignment(one, other, beads), pair.glossary), copies


def repeated(document: Document, times: int) -> Document:
    """The document so many times, one after the other."""
    text, size = document.text + "\n", len(document.segments)
    segments = tuple(
        replace(s, number=s.number + n * size, start=s.start + n * len(text), end=s.end + n * len(text))
        for n in range(times)
        for s in document.segments
    )
    return Document(document.name, document.language, text * times, segments)


def shifted(bead: Bead, source: int, target: int) -> Bead:
    """A bead of a later copy."""
    return replace(bead, source=tuple(i + source for i in bead.source), target=tuple(j + target for j in bead.target))


def again(finding: Finding, n: int, documents: tuple[Document, Document], sizes: tuple[int, int]) -> Finding:
    """A finding in the nth copy of texts of these lengths."""
    moved = []
    for span in finding.spans:
        at = int(span.side == "target")
        by = n * (sizes[at] + 1)
        moved.append(Span.of(documents[at], span.side, span.start + by, span.end + by))
    return replace(finding, spans=tuple(moved), occurrence=n + 1)


def main() -> None:
    """The figures of one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--segments", type=int, default=20_000)
    folder = sources()
    small = open_pair(folder / "silva.en.txt", folder / "silva.zh-Hant.txt", game="silva")
    pair, findings = many(small, run(small), parser.parse_args().segments)
    began = time.perf_counter()
    reader = BilingualReader(pair, findings=findings)
    row("segments (source, target), beads, findings", f"{counted(pair)}, {len(findings)}")
    row("the widget made in Python", f"{time.perf_counter() - began:.1f} s")
    row("reader.js", f"{(STATIC / 'reader.js').stat().st_size:,} bytes")
    row("texts, beads and findings, sent once", f"{len(json.dumps(reader._data, ensure_ascii=False).encode()):,} bytes")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        path = next(filter(None, map(shutil.which, CHROMIUMS)))
        in_browser(playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]), Path(place), reader)


def in_browser(browser: Browser, folder: Path, reader: BilingualReader) -> None:
    """Opening, jumping and scrolling in Chromium."""
    page = BarePage(browser, folder, widget=Ready, reader=reader)
    opened = page.page.wait_for_function("window.opened").json_value()
    row("opened: read, laid out and drawn", f"{opened:.0f} ms")
    row("elements in the page", str(page.page.evaluate("document.querySelectorAll('*').length")))
    jumps = [page.page.evaluate(JUMP, to) for to in (0.5, 0.98, 0.1, 0.75, 0.3, 0.9)]
    row("jump by the scroll bar, until drawn", spread(jumps))
    row("next finding, until drawn", spread([page.page.evaluate(KEY, "n") for _ in range(20)]))
    row("next unmatched sentence, until drawn", spread([page.page.evaluate(KEY, "u") for _ in range(20)]))
    row("one frame of scrolling both texts (16.7 is none lost)", spread(page.page.evaluate(FRAMES)))
    row("a tier filtered out, until drawn", f"{page.page.evaluate(FILTER):.0f} ms")
    page.close()


class Ready(BilingualReader):
    """A page makes its widget; this one was made before."""

    def __new__(cls, reader: BilingualReader) -> Any:
        """The reader itself."""
        return reader


def counted(pair: Pair) -> str:
    """How many segments and beads."""
    assert pair.target
    return f"{len(pair.source.segments)}, {len(pair.target.segments)}, {len(pair.beads)}"


def spread(times: list[float]) -> str:
    """Median and worst, in milliseconds."""
    return f"{statistics.median(times):.0f} ms, at most {max(times):.0f} ms"


def row(measure: str, value: str) -> None:
    """A line of the table."""
    print(f"{measure:58} {value}")


if __name__ == "__main__":
    main()
