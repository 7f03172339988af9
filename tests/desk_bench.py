"""What the benchmark of the desk measures: seeded faults found, false flags on clean text, cost and growth."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from silva_kit.translation.desk import glossary_of, open_pair
from silva_kit.translation.fault_trial import Damage, Trial, bead_lines, checked, clause_lines, run_trial
from silva_kit.translation.findings import Finding

LANGUAGES = (("en", "zh-Hant"), ("en", "ja"), ("zh-Hant", "ja"), ("ja", "zh-Hant"), ("zh-Hant", "en"), ("ja", "en"))
GAMES = ("silva", "silent_guardians")


@dataclass
class Score:
    """Faults by class, those found, new findings that touch no fault, lines without a fault."""

    planted: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    clean: int = 0
    missed: list[Damage] = field(default_factory=list)


def one_run(game: str, languages: tuple[str, str], seed: int, score: Score) -> None:
    """Plant faults in one text, check it, and count."""
    clean = clause_lines(game, languages)
    other = [line for name in GAMES if name != game for line in clause_lines(name, languages)]
    trial = run_trial(
        clean,
        languages,
        glossary_of(game),
        seed=f"{game} {languages} {seed}",
        more=other,
        known=clean_findings(game, languages),
    )
    count_trial(trial, score)


_CLEAN: dict[tuple[str, tuple[str, str]], tuple[Finding, ...]] = {}


def clean_findings(game: str, languages: tuple[str, str]) -> tuple[Finding, ...]:
    """The findings of the clean pair."""
    if (game, languages) not in _CLEAN:
        _CLEAN[game, languages] = checked(clause_lines(game, languages), languages, glossary_of(game))[1]
    return _CLEAN[game, languages]


def faults_found(count: int) -> Score:
    """Plant and check until so many faults were planted, over all pairs of languages and games in turn."""
    score = Score()
    for seed in range(10_000):
        for languages in LANGUAGES:
            for game in GAMES:
                one_run(game, languages, seed, score)
                if score.planted.total() >= count:
                    return score
    return score


def real_faults(source: Path, target: Path, game: str, count: int) -> Score:
    """The same in a real pair: what both texts have, a bead a line, with the faults it already has left aside."""
    pair = open_pair(source, target, game=game)
    assert pair.alignment is not None and pair.target is not None
    lines, languages = bead_lines(pair.alignment), (pair.source.language, pair.target.language)
    glossary, score = glossary_of(game), Score()
    known = checked(lines, languages, glossary)[1]
    for seed in range(10_000):
        count_trial(run_trial(lines, languages, glossary, seed=f"real {seed}", known=known), score)
        if score.planted.total() >= count:
            break
    return score


def count_trial(trial: Trial, score: Score) -> None:
    """Add a trial to a score."""
    score.planted += trial.planted
    score.found += trial.found
    score.false += trial.false
    score.clean += trial.clean
    score.missed += [damage for damage in trial.damage if not damage.found]


def growth(sizes: tuple[int, ...]) -> list[tuple[int, float]]:
    """Seconds for the whole check of a pair with so many segments: our clauses again and again, numbered apart."""
    lines = clause_lines("silva", ("en", "zh-Hant"))
    found = []
    for size in sizes:
        many = [(f"{one} ({i})", f"{other}（{i}）") for i in range(size // len(lines) + 1) for one, other in lines]
        began = time.perf_counter()
        checked(many[:size], ("en", "zh-Hant"), glossary_of("silva"))
        found.append((size, time.perf_counter() - began))
    return found
