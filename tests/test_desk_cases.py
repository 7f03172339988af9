"""The SILVA pair against the findings that editors made by hand: what is found, what is left alone, what is right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from desk_cases import answers, read_cases
from silva_kit.rulebook import Rulebook
from silva_kit.translation.checks import run
from silva_kit.translation.desk import open_pair
from silva_kit.translation.findings import Finding
from silva_kit.translation.in_play import scene_of, with_clauses
from silva_kit.translation.pair import Pair

JUDGED = Path(__file__).parent / "desk_judged.tsv"
MUST, SHOULD, PRECISION = 0.95, 0.60, 0.95
"""How much of the open list has to be found, and how many of the errors have to be right."""


@pytest.fixture(scope="module")
def pair(source_folder: Path) -> Pair:
    """The two SILVA texts with their alignment and glossary."""
    return open_pair(source_folder / "silva.en.txt", source_folder / "silva.zh-Hant.txt", game="silva")


@pytest.fixture(scope="module")
def findings(pair: Pair) -> tuple[Finding, ...]:
    """All findings of the pair."""
    return run(pair)


@pytest.fixture(scope="module")
def cases(cases_folder: Path) -> list[dict[str, Any]]:
    """The open findings made by hand."""
    return read_cases(cases_folder / "silva_findings_open.jsonl")


def test_open_findings_are_found(pair: Pair, findings: tuple[Finding, ...], cases: list[dict[str, Any]]) -> None:
    """95 of 100 that a checker has to find, 60 of 100 that need some understanding: same category, same characters."""
    total: Counter[str] = Counter(case["expect"] for case in cases)
    hits = Counter(case["expect"] for case in cases if any(answers(f, pair, case) for f in findings))
    missed = [
        case["id"] for case in cases if case["expect"] == "MUST" and not any(answers(f, pair, case) for f in findings)
    ]
    assert hits["MUST"] / total["MUST"] >= MUST, missed
    assert hits["SHOULD"] / total["SHOULD"] >= SHOULD, hits


def test_places_that_are_right_are_left_alone(pair: Pair, findings: tuple[Finding, ...], cases_folder: Path) -> None:
    """No finding of the category stands where it would be wrong."""
    negatives = read_cases(cases_folder / "silva_negatives_open.jsonl")
    assert len(negatives) >= 10
    for negative in negatives:
        categories = [part.split(" (")[0].strip() for part in negative["cat"].split(" / ")]
        wrong = [f.id for f in findings for cat in categories if answers(f, pair, {**negative, "cat": cat})]
        assert wrong == [], (negative["id"], negative["msg"])


def test_errors_are_right(pair: Pair, findings: tuple[Finding, ...], cases: list[dict[str, Any]]) -> None:
    """Each error is in the open list or was judged by hand, and nearly all of them are right."""
    verdicts = judged_errors(pair, findings, cases)
    assert verdicts["unknown"] == 0, "a new error: look at it, and write the verdict into desk_judged.tsv"
    assert verdicts["right"] / sum(verdicts.values()) >= PRECISION, verdicts


def test_findings_name_the_clause_that_they_touch(pair: Pair, findings: tuple[Finding, ...]) -> None:
    """In a text that the kit knows, most findings name a clause of the game, and many of them a scene."""
    linked = list(with_clauses(pair, findings))
    assert [finding.id for finding in linked] == [finding.id for finding in findings]
    named = [finding.clause for finding in linked if finding.clause]
    assert set(named) <= set(Rulebook.load("silva").clauses)
    assert len(named) >= 0.6 * len(linked) and sum(bool(scene_of(clause)) for clause in named) >= 0.3 * len(named)


def test_the_judged_list_has_a_reason_for_each() -> None:
    """A verdict is right, doubtful or wrong; each place stands once and says why."""
    rows = [line.split("\t") for line in JUDGED.read_text("utf-8").splitlines() if not line.startswith("#")][1:]
    assert all(len(row) == 5 and row[3] in ("right", "doubtful", "wrong") and len(row[4]) > 3 for row in rows)
    assert len({tuple(row[:3]) for row in rows}) == len(rows)


def judged_errors(pair: Pair, findings: tuple[Finding, ...], cases: list[dict[str, Any]]) -> Counter[str]:
    """How many errors are right, doubtful, wrong, and unknown: neither in the cases nor in the judged list."""
    lines = [line for line in JUDGED.read_text("utf-8").splitlines() if not line.startswith("#")][1:]
    judged = {tuple(row[:3]): row[3] for row in (line.split("\t") for line in lines)}
    verdicts: Counter[str] = Counter()
    for finding in findings:
        if finding.tier == "error":
            span = finding.spans[0]
            key = (finding.category, span.language, f"{span.line}:{span.column}")
            explained = any(answers(finding, pair, case) for case in cases)
            verdicts["right" if explained else judged.get(key, "unknown")] += 1
    return verdicts
