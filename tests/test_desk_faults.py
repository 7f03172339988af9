"""Seeded faults in our own clauses: how many of each class the desk finds, and how little it flags on clean lines."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from desk_bench import LANGUAGES, Score, clause_lines, clean_findings, faults_found
from silva_kit.games import GAMES
from silva_kit.translation.checks import run
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.faults import MAKERS, plant
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document

COUNT = 300
FLOORS = {
    "a kana character": 1.0,
    "a simplified character": 0.99,
    "a shinjitai character": 0.99,
    "an unclosed mark": 0.98,
    "a name for another": 0.98,
    "add a clause": 0.95,
    "duplicate a clause": 0.95,
    "delete a clause": 0.90,
    "change a number (digits)": 0.90,
    "rename a name once": 0.80,
    "deck for hand": 0.85,
    "MUST to MAY": 0.70,
    "MAY to MUST": 0.80,
    "add a negation": 0.60,
    "drop a negation": 0.40,
}
"""What a class must reach; a little under what was measured, for so few faults."""
TOTAL, FALSE = 0.91, 0.5
"""Of all faults found; new flags per 100 lines without a fault."""


@pytest.fixture(scope="module")
def score() -> Score:
    """Three hundred faults, the same in each run."""
    return faults_found(COUNT)


def test_faults_of_each_class_are_found(score: Score) -> None:
    """No class falls under its floor, and at least ten classes were planted."""
    shares = {kind: score.found[kind] / planted for kind, planted in score.planted.items() if planted >= 5}
    low = {kind: share for kind, share in shares.items() if share < FLOORS.get(kind, 0.0)}
    assert low == {} and len(score.planted) >= 10
    assert score.found.total() / score.planted.total() >= TOTAL, score.found


def test_lines_without_a_fault_are_left_alone(score: Score) -> None:
    """Hardly any new finding stands on a line that was not touched."""
    assert 100 * score.false.total() / score.clean <= FALSE, score.false


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "zh-Hant", "ja"])
def test_our_own_clauses_have_no_finding(game: str, language: str) -> None:
    """Each language of our rulebooks alone is clean, in every tier."""
    text = "\n\n".join(line for line, _ in clause_lines(game, (language, language)))
    findings = run(Pair(read_document(text, language), glossary=glossary_of(game)))
    assert [(finding.category, finding.spans[0].quote) for finding in findings] == []


@pytest.mark.parametrize("languages", LANGUAGES[:3], ids=lambda value: "-".join(value))
def test_our_own_clauses_have_no_error_as_pairs(languages: tuple[str, str]) -> None:
    """Two languages of our rulebooks, aligned by the desk, give no finding of the error tier."""
    for game in GAMES:
        assert [f.message for f in clean_findings(game, languages) if f.tier == "error"] == []


def test_faults_lie_apart_and_know_their_place() -> None:
    """Planted lines are the clean ones but for the faults, which stand at least so far apart; all classes come."""
    clean = clause_lines("silva", ("en", "zh-Hant"))
    kinds: Counter[str] = Counter()
    for seed in range(6):
        lines, faults = plant(clean, ("en", "zh-Hant"), glossary_of("silva"), Random(seed))
        places = [at for _, at in faults]
        assert all(b - a >= 8 for a, b in pairwise(places))
        kept = [line for line in lines if line in clean]
        assert len(kept) >= len(clean) - len(faults)
        kinds.update(fault.kind for fault, _ in faults)
    assert len(kinds) >= len(MAKERS) - 2
