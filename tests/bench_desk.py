"""Print the figures of the translation desk: python tests/bench_desk.py [--faults N] [--growth]

The open findings, the precision of the errors, the alignment, seeded faults by class, the arithmetic of the five texts,
honest spans, cost. `--faults 1000` plants so many (300 by default), `--growth` goes up to 20,000 segments. Needs the
source texts (SILVA_KIT_SOURCES, else ../shared/sources) for all but the seeded faults.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import desk_heldout as heldout
from desk_bench import Score, faults_found, growth, real_faults
from desk_cases import answers, read_cases
from silva_kit.sources import VARIABLE
from silva_kit.translation.arithmetic import claims
from silva_kit.translation.checks import run
from silva_kit.translation.desk import open_pair
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document
from test_desk_arithmetic import CLAIMS, mutants
from test_desk_cases import judged_errors

ROOT = Path(__file__).parents[1]


def sources() -> Path:
    """The folder of the source texts."""
    return Path(os.environ.get(VARIABLE) or ROOT.parent / "shared" / "sources")


def row(measure: str, value: str, aim: str) -> None:
    """A line of the table."""
    print(f"{measure:58} {value:>18}   aim {aim}")


def silva() -> None:
    """The SILVA pair: open findings, negatives, precision, spans, time."""
    folder = sources()
    began = time.perf_counter()
    pair = open_pair(folder / "silva.en.txt", folder / "silva.zh-Hant.txt", game="silva")
    findings = run(pair)
    seconds = time.perf_counter() - began
    cases = read_cases(folder.parent / "cases" / "silva_findings_open.jsonl")
    for expect, aim in (("MUST", "0.95"), ("SHOULD", "0.60"), ("MAY", "–")):
        wanted = [case for case in cases if case["expect"] == expect]
        hits = sum(any(answers(finding, pair, case) for finding in findings) for case in wanted)
        row(
            f"open {expect} findings found (same category and place)",
            f"{hits}/{len(wanted)} {hits / len(wanted):.2f}",
            aim,
        )
    verdicts = judged_errors(pair, findings, cases)
    right, total = verdicts["right"], sum(verdicts.values())
    row("precision of the error tier", f"{right}/{total} {right / total:.3f}", "0.95")
    honest, spans = _honest(pair, findings)
    row("spans honest", f"{honest}/{spans}", "all")
    row("SILVA pair, reading, alignment and all checks", f"{seconds:.2f} s", "2 s")


def _honest(pair: Pair, findings: tuple[Finding, ...]) -> tuple[int, int]:
    spans = [span for finding in findings for span in finding.spans]
    return sum(pair.document(s.side).text[s.start : s.end] == s.quote for s in spans), len(spans)


def arithmetic() -> None:
    """The claims of the five texts and their mutants."""
    found = wanted = caught = tried = 0
    for (name, language), expected in CLAIMS.items():
        text = (sources() / f"{name}.txt").read_text("utf-8")
        known = claims(read_document(text, language))
        wanted += len(expected.split())
        found += sum(claim.holds for claim in known)
        for claim in known:
            for changed, at in mutants(text, claim):
                tried += 1
                spans = [s for f in run(Pair(read_document(changed, language)), ("arithmetic",)) for s in f.spans]
                caught += any(span.start <= at < span.end for span in spans)
    row("rule arithmetic claims verified in the five texts", f"{found}/{wanted}", "19/19")
    row("mutants of them caught", f"{caught}/{tried}", "all")


def faults(count: int) -> None:
    """Seeded faults in our own clauses, six pairs of languages, two games; then in the real pair; then by hand."""
    _print_faults("seeded faults found", faults_found(count))
    if sources().is_dir():
        folder = sources()
        real = real_faults(folder / "silva.en.txt", folder / "silva.zh-Hant.txt", "silva", count // 3)
        _print_faults("seeded faults found in the SILVA pair", real)
    by_hand = heldout.Found()
    for fault in heldout.read_faults():
        heldout.try_fault(fault, by_hand)
    found, planted = by_hand.found.total(), by_hand.planted.total()
    row("faults made by hand found, mostly without a glossary", f"{found}/{planted} {found / planted:.2f}", "–")
    row("new findings elsewhere, by hand", f"{len(by_hand.elsewhere)}", "–")


def _print_faults(name: str, score: Score) -> None:
    for kind, planted in sorted(score.planted.items()):
        row(f"  {kind}", f"{score.found[kind]}/{planted} {score.found[kind] / planted:.2f}", AIMS.get(kind, "–"))
    total = score.planted.total()
    row(f"{name}, {len(score.planted)} classes", f"{score.found.total()}/{total}", "–")
    row("new flags per 100 lines without a fault", f"{_per_100(score):.2f}", "5 (numbers 1)")


AIMS = {
    "delete a clause": "0.90",
    "a simplified character": "0.995",
    "a shinjitai character": "0.99",
    "a kana character": "1.00",
    "change a number (digits)": "0.98",
}


def _per_100(score: Score) -> float:
    return 100 * score.false.total() / max(1, score.clean)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=300, help="how many faults to plant")
    parser.add_argument("--growth", action="store_true", help="time 1,000 to 20,000 segments too")
    options = parser.parse_args()
    if sources().is_dir():
        silva()
        arithmetic()
    else:
        print(f"no source texts at {sources()}: only the seeded faults")
    faults(options.faults)
    for size, seconds in growth((1_000, 2_000, 5_000, 10_000, 20_000) if options.growth else ()):
        row(f"{size} segments", f"{seconds:.1f} s", "linear")


if __name__ == "__main__":
    main()
