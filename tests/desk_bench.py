"""What the benchmark of the desk measures: seeded faults found, false flags on clean text, cost and growth."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.translation.align import align
from silva_kit.translation.checks import run
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.faults import Fault, Line, plant
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document

LANGUAGES = (("en", "zh-Hant"), ("en", "ja"), ("zh-Hant", "ja"), ("ja", "zh-Hant"), ("zh-Hant", "en"), ("ja", "en"))
GAMES = ("silva", "silent_guardians")


@dataclass
class Score:
    """Faults by class, those found, new findings that touch no fault, lines without a fault."""

    planted: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    clean: int = 0
    missed: list[tuple[str, Line]] = field(default_factory=list)


def clause_lines(game: str, languages: tuple[str, str]) -> list[Line]:
    """Our own clauses in two languages, one a line: clean text."""
    book = Rulebook.load(game)
    one, other = (book.texts(language) for language in languages)
    return [(one[id].text, other[id].text) for id in one]


def checked(lines: list[Line], languages: tuple[str, str], glossary: Glossary) -> tuple[Pair, tuple[Finding, ...]]:
    """The pair of these lines, aligned, and its findings."""
    source, target = (
        read_document("\n\n".join(line[side] for line in lines if line[side]), languages[side]) for side in (0, 1)
    )
    pair = Pair(source, target, align(source, target, glossary), glossary)
    return pair, run(pair)


def key_of(finding: Finding) -> tuple[str, str, tuple[str, ...]]:
    """What makes a finding the same in two versions of a text."""
    return finding.category, finding.message, tuple(span.quote for span in finding.spans)


def place_of(fault: Fault, at: int, lines: list[Line]) -> tuple[str, int, int]:
    """Where a finding has to be: the touched characters, or the whole line, or the source's line of a deletion."""
    side = 0 if not lines[at][1] else 1
    start = sum(len(line[side]) + 2 for line in lines[:at] if line[side])
    low, high = fault.at if fault.at and side else (0, len(lines[at][side]))
    return ("source", "target")[side], start + low, start + high


def one_run(game: str, languages: tuple[str, str], seed: int, score: Score) -> None:
    """Plant faults in one text, check it, and count."""
    glossary, random = glossary_of(game), Random(f"{game} {languages} {seed}")
    clean = clause_lines(game, languages)
    other = [line for name in GAMES if name != game for line in clause_lines(name, languages)]
    known = {key_of(finding) for finding in clean_findings(game, languages)}
    lines, faults = plant(clean, languages, glossary, random, more=other)
    _, findings = checked(lines, languages, glossary)
    new = [finding for finding in findings if key_of(finding) not in known]
    places = [(fault, at, place_of(fault, at, lines)) for fault, at in faults]
    for fault, at, place in places:
        score.planted[fault.kind] += 1
        if any(_touches(finding, place) for finding in new):
            score.found[fault.kind] += 1
        else:
            score.missed.append((fault.kind, lines[at]))
    for finding in new:
        if not any(_touches(finding, _line_of(at, lines, place)) for _, at, place in places):
            score.false[finding.check] += 1
    score.clean += len(lines) - len(faults)


_CLEAN: dict[tuple[str, tuple[str, str]], tuple[Finding, ...]] = {}


def clean_findings(game: str, languages: tuple[str, str]) -> tuple[Finding, ...]:
    """The findings of the clean pair."""
    if (game, languages) not in _CLEAN:
        _CLEAN[game, languages] = checked(clause_lines(game, languages), languages, glossary_of(game))[1]
    return _CLEAN[game, languages]


def _touches(finding: Finding, place: tuple[str, int, int]) -> bool:
    side, start, end = place
    return any(span.side == side and span.start < end and start < span.end for span in finding.spans)


def _line_of(at: int, lines: list[Line], place: tuple[str, int, int]) -> tuple[str, int, int]:
    """The whole line of a fault, on the side where it stands."""
    side = 0 if place[0] == "source" else 1
    start = sum(len(line[side]) + 2 for line in lines[:at] if line[side])
    return place[0], start, start + len(lines[at][side])


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
