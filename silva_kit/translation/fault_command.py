"""`silva-kit faults`: plant faults in a clean translation, check it, and show which of them are found."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.position import KitError
from silva_kit.translation.desk import glossary_of, open_pair
from silva_kit.translation.fault_trial import Trial, bead_lines, checked, clause_lines, run_trial
from silva_kit.translation.faults import MAKERS, Line
from silva_kit.translation.reading import language_of
from silva_kit.translation.wording import words

LIST: Final = "faults.json"
SOURCE: Final = "source.{seed}.txt"
TEXT: Final = "damaged.{seed}.txt"
MOST: Final = 1_000
"""So many texts are damaged at most; each has other faults."""


def show_faults(
    source: Path | None = None,
    target: Path | None = None,
    *,
    game: str | None = None,
    languages: tuple[str | None, str | None] = (None, None),
    seed: int = 1,
    count: int = 1,
    folder: Path | None = None,
    language: str = "en",
) -> Trial:
    """Damage a pair of texts, or our own clauses of a game, until `count` faults were planted, and print the table.

    With `folder` each source, damaged text and the list of what was done are written there.

    Raises:
        TextError, KitError: a text, a language or a game cannot be used, no fault fits the texts, or the folder cannot
            be written to.
    """
    status = Console(stderr=True)
    with status.status("…") if status.is_terminal else nullcontext():
        lines, spoken = _lines(source, target, game, languages)
        trials = _trials(lines, spoken, glossary_of(game or (None if source else GAMES[0])), seed, count)
    whole = Trial()
    for trial in trials.values():
        whole.add(trial)
    console = Console(highlight=False)
    print_trial(console, whole, language)
    if folder is not None:
        _write(folder, trials, spoken)
        told = {"text": folder / TEXT.format(seed=seed), "list": folder / LIST}
        console.print(words("desk-faults-written", language, told), soft_wrap=True)
    return whole


def _trials(
    lines: Sequence[Line], spoken: tuple[str, str], glossary: Glossary, seed: int, count: int
) -> dict[int, Trial]:
    """Trials by their seed until there are so many faults."""
    known = checked(lines, spoken, glossary)[1]
    trials: dict[int, Trial] = {}
    planted = 0
    while planted < count and len(trials) < MOST:
        number = seed + len(trials)
        trials[number] = run_trial(lines, spoken, glossary, seed=number, known=known)
        planted += trials[number].planted.total()
        if not planted and len(trials) == len(MAKERS):
            raise KitError(f"no fault of any kind fits the {len(lines)} lines that both texts have")
    return trials


def _lines(
    source: Path | None, target: Path | None, game: str | None, languages: tuple[str | None, str | None]
) -> tuple[list[Line], tuple[str, str]]:
    """The clean lines, and their languages."""
    if source is None or target is None:
        if source is not None:
            raise KitError(f"{source}: faults go into a translation; name its source and the translation, or neither")
        if game is not None and game not in GAMES:
            raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}")
        one, other = language_of(languages[0] or "en"), language_of(languages[1] or "zh-Hant")
        if one == other:
            raise KitError(f"a translation from {one} into {other} is none; name two languages")
        return clause_lines(game or GAMES[0], (one, other)), (one, other)
    pair = open_pair(source, target, game=game, languages=languages)
    assert pair.alignment is not None and pair.target is not None  # open_pair aligns two texts
    return bead_lines(pair.alignment), (pair.source.language, pair.target.language)


def print_trial(console: Console, trial: Trial, language: str) -> None:
    """The table of a trial by class of fault, and the findings where nothing was changed."""
    table = Table(header_style="bold")
    table.add_column(words("desk-faults-kind", language))
    for key in ("planted", "found", "share"):
        table.add_column(words(f"desk-faults-{key}", language), justify="right")
    for row in _rows(trial, language):
        table.add_row(*row)
    console.print(table)
    counts = {"false": trial.false.total(), "clean": trial.clean}
    console.print(words("desk-faults-false", language, counts), soft_wrap=True)


def _rows(trial: Trial, language: str) -> Iterator[tuple[str, str, str, str]]:
    total = (words("desk-faults-all", language), trial.planted.total(), trial.found.total())
    counted = [(kind, planted, trial.found[kind]) for kind, planted in sorted(trial.planted.items())]
    for kind, planted, found in (*counted, total):
        yield kind, str(planted), str(found), f"{found / planted:.0%}" if planted else "–"


def _write(folder: Path, trials: Mapping[int, Trial], languages: tuple[str, str]) -> None:
    faults = [
        {"text": TEXT.format(seed=seed), **asdict(damage)} for seed, trial in trials.items() for damage in trial.damage
    ]
    data = {"languages": {"source": languages[0], "target": languages[1]}, "faults": faults}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for seed, trial in trials.items():
            (folder / SOURCE.format(seed=seed)).write_text(trial.source + "\n", encoding="utf-8")
            (folder / TEXT.format(seed=seed)).write_text(trial.text + "\n", encoding="utf-8")
        (folder / LIST).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise KitError(f"{folder}: cannot be written: {error.strerror}") from None
