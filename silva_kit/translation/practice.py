"""Two texts to practise on, without anybody's rulebook: our own clauses of a game, with faults in the translation.

    trial = practice("silva", ("en", "zh-Hant"))
    trial.pair, trial.findings      as of any two texts; each finding has the clause in whose sentence it stands
    trial.damage                    what was done to the translation, and whether it is found
"""  # fmt: skip

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from silva_kit.games import GAMES
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.toml_data import check_language
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.document import Document
from silva_kit.translation.fault_trial import Damage, Trial, run_trial
from silva_kit.translation.faults import Line
from silva_kit.translation.findings import SEVERITIES, TIERS, Finding
from silva_kit.translation.in_play import scene_of
from silva_kit.translation.pair import SIDES, Pair
from silva_kit.translation.reading import read_document

PLAYED: Final = ("rule", "setup")
"""Kinds of clauses that play can break; those that a scene shows are taken."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A pair made from our clauses, its findings with their clauses, and the faults that were put in."""

    game: str
    pair: Pair
    findings: tuple[Finding, ...]
    damage: tuple[Damage, ...]


def clause_texts(game: str = "silva", languages: Sequence[str] = LANGUAGES) -> tuple[Document, ...]:
    """Our clauses of a game as plain texts, one in each language. Raises KitError."""
    book = Rulebook.load(game)
    texts = (("\n\n".join(clause.text(language) for clause in book), language) for language in languages)
    return tuple(read_document(text, language, f"clauses.{language}.txt") for text, language in texts)


@cache
def practice(game: str = "silva", languages: tuple[str, str] = ("en", "zh-Hant"), seed: int = 1) -> Practice:
    """Our clauses of a game as two plain texts; the same seed puts in the same faults.

    Raises:
        KitError: no such game or language, or twice the same language.
    """
    if game not in GAMES:
        raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}")
    source, target = (check_language(language) for language in languages)
    if source == target:
        raise KitError(f"a translation from {source} into {target} is none; name two languages")
    book = Rulebook.load(game)
    ids = [clause.id for clause in book if clause.kind in PLAYED and scene_of(clause.id)]
    lines = [(book.clause(id).text(source), book.clause(id).text(target)) for id in ids]
    trial = run_trial(lines, languages, glossary_of(game), seed=seed)
    assert trial.pair is not None and trial.pair.target is not None  # run_trial checks two texts
    pair = _named(trial.pair)
    return Practice(game, pair, tuple(_with_clauses(trial, ids)), tuple(trial.damage))


def worst(findings: Sequence[Finding], most: int = 10) -> tuple[Finding, ...]:
    """The findings that harm a game most: by tier and severity, first those that a scene shows, one for a clause."""
    ranked = sorted(findings, key=_harm)
    first = {finding.clause or finding.id: finding for finding in reversed(ranked)}
    return tuple(finding for finding in ranked if first[finding.clause or finding.id] is finding)[:most]


def _harm(finding: Finding) -> tuple[int, int, bool, bool]:
    grave = SEVERITIES.index(finding.severity), TIERS.index(finding.tier)
    return (*grave, not finding.clause, not scene_of(finding.clause))


def _named(pair: Pair) -> Pair:
    """The pair under names that tell what it is."""
    assert pair.alignment is not None and pair.target is not None
    one, other = (replace(document, name=f"practice.{document.language}.txt") for _, document in pair.sides())
    return replace(pair, source=one, target=other, alignment=replace(pair.alignment, source=one, target=other))


def _with_clauses(trial: Trial, ids: Sequence[str]) -> Iterator[Finding]:
    """The findings with the clause in whose sentence their first place stands."""
    starts = {side: _starts(trial.lines, number, ids) for number, side in enumerate(SIDES)}
    for finding in trial.findings:
        span = finding.spans[0]
        at = bisect_right(starts[span.side], span.start, key=lambda place: place[0]) - 1
        yield replace(finding, clause=starts[span.side][at][1])


def _starts(lines: Sequence[Line], side: int, ids: Sequence[str]) -> list[tuple[int, str]]:
    """Where each line begins in the text of a side, and the clause whose line it is or that it stands behind."""
    starts: list[tuple[int, str]] = []
    offset, row = 0, -1
    for line in lines:
        row += bool(line[0])
        if line[side]:
            starts.append((offset, ids[row]))
            offset += len(line[side]) + 2
    return starts
