"""Faults of a bad translation, invented by hand before any check was run on them: what the desk finds of them.

`python tests/desk_heldout.py [--misses]` prints the recall by kind, and the new findings that stand elsewhere. The
texts are a rulebook of a game that nobody has (tests/desk_heldout/), which no glossary knows, and our clauses of Kodama
as paragraphs in one language and lines in the other. Each fault is planted alone.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path

from silva_kit.rulebook import Rulebook
from silva_kit.translation.align import align
from silva_kit.translation.checks import run
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document

FOLDER = Path(__file__).parent / "desk_heldout"
WHOLE = ("missing", "missing part")
"""Kinds that lie in the source: what to look at stands there."""


@dataclass(frozen=True)
class Planted:
    """A fault made by hand: `bad` in place of the first `clean` of the target, a finding has to touch `look`."""

    text: str
    languages: tuple[str, str]
    kind: str
    clean: str
    bad: str
    look: str


@dataclass
class Found:
    """Faults by kind, those found, those missed, and new findings that touch none."""

    planted: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    missed: list[Planted] = field(default_factory=list)
    elsewhere: list[tuple[Planted, Finding]] = field(default_factory=list)


def read_faults() -> Iterator[Planted]:
    """The faults of the list."""
    for line in (FOLDER / "faults.tsv").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            text, languages, kind, clean, bad, look = (cell.replace("\\n", "\n") for cell in line.split("\t"))
            one, other = languages.split()
            yield Planted(text, (one, other), kind, clean, bad, look)


@cache
def text_of(name: str, language: str, *, lines: bool) -> str:
    """A clean text: the file, or a game's clauses, one a line or the clauses of a part as one paragraph."""
    path = FOLDER / f"{name}.{language}.txt"
    if path.exists():
        return path.read_text("utf-8")
    clauses = Rulebook.load(name).texts(language)
    gap = " " if language == "en" else ""
    parts = [[clauses[id].text for id in ids] for _, ids in groupby(clauses, key=lambda id: id.split(".")[1])]
    return "\n\n".join("\n\n".join(part) if lines else gap.join(part) for part in parts)


def checked(name: str, languages: tuple[str, str], source: str, target: str) -> tuple[Pair, tuple[Finding, ...]]:
    """The pair of two texts and its findings."""
    glossary = glossary_of(None if (FOLDER / f"{name}.en.txt").exists() else name)
    one, other = read_document(source, languages[0]), read_document(target, languages[1])
    pair = Pair(one, other, align(one, other, glossary), glossary)
    return pair, run(pair)


def key_of(finding: Finding) -> tuple[str, str, tuple[str, ...]]:
    """What makes a finding the same in two versions of a text."""
    return finding.category, finding.message, tuple(span.quote for span in finding.spans)


@cache
def clean_keys(name: str, languages: tuple[str, str]) -> frozenset[tuple[str, str, tuple[str, ...]]]:
    """What is found in the clean pair."""
    texts = text_of(name, languages[0], lines=False), text_of(name, languages[1], lines=True)
    return frozenset(map(key_of, checked(name, languages, *texts)[1]))


def try_fault(fault: Planted, found: Found) -> None:
    """Plant one fault, check, and count."""
    source = text_of(fault.text, fault.languages[0], lines=False)
    target = text_of(fault.text, fault.languages[1], lines=True)
    assert fault.clean in target, fault
    at = target.index(fault.clean)
    _, findings = checked(fault.text, fault.languages, source, target.replace(fault.clean, fault.bad, 1))
    new = [finding for finding in findings if key_of(finding) not in clean_keys(fault.text, fault.languages)]
    side = "source" if fault.kind in WHOLE else "target"
    start = source.index(fault.look) if side == "source" else at + fault.bad.rindex(fault.look) if fault.bad else at
    low, high = start, start + len(fault.look)
    hits = [f for f in new if any(s.side == side and s.start < high and low < s.end for s in f.spans)]
    if fault.bad == "" and side == "target":  # what is gone has no place: a finding that names it will do
        hits = [f for f in new if any(fault.look in s.quote for s in f.spans)]
    found.planted[fault.kind] += 1
    found.found[fault.kind] += bool(hits)
    if not hits:
        found.missed.append(fault)
    line = target[: at + len(fault.bad)].rpartition("\n")[0].count("\n") + 1
    for finding in new:
        near = any(s.side == "target" and abs(s.line - line) <= 1 for s in finding.spans)
        if not hits or (finding not in hits and not near):
            found.elsewhere.append((fault, finding))


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--misses", action="store_true", help="name what was missed, and what was found elsewhere")
    found = Found()
    for fault in read_faults():
        try_fault(fault, found)
    for kind, planted in sorted(found.planted.items()):
        print(f"{kind:20} {found.found[kind]:3}/{planted}")
    print(f"{'all':20} {found.found.total():3}/{found.planted.total()}   new findings elsewhere {len(found.elsewhere)}")
    if parser.parse_args().misses:
        for fault in found.missed:
            print("missed", fault.kind, fault.text, *fault.languages, fault.clean, ">", fault.bad)
        for fault, finding in found.elsewhere:
            print("elsewhere", fault.kind, fault.look, ":", finding.message, [s.quote for s in finding.spans])


if __name__ == "__main__":
    main()
