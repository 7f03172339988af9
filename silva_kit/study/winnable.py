"""How often is a random deal of Silent Guardians winnable, by players, mode and token split?

    >>> study(Settings(players=3, seed=1), 2).share.deals
    2

Deals come from a seed and their number, so the counts are the same whatever computes them: this process, without
threads (a browser has none); a pool of processes; a cluster. Any `concurrent.futures.Executor` does:

    with processes() as pool:
        study(Settings(players=4, split="uneven"), 1000, executor=pool, file=Path("uneven.jsonl"))

A full study comes with the kit (`measured`); `tests/build_study.py` makes it anew. In a notebook, `StudyRun` runs one.
The solver knows all cards: a deal that is winnable may still be lost by a group that cannot see its own ranks.
"""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from silva_kit.position import CHANCE, KitError
from silva_kit.silent_guardians import GuardiansPosition, Move, start
from silva_kit.silent_guardians.shares import ANSWERS, Share, word
from silva_kit.silent_guardians.solver import BUDGET
from silva_kit.silent_guardians.turning import still_winnable
from silva_kit.study.collecting import Progress, collect
from silva_kit.study.journal import Question, StudyError

__all__ = ["Settings", "StudyError", "StudyResult", "answer", "deal", "study"]

SPLITS: Final = ("even", "uneven")


@dataclass(frozen=True, slots=True)
class Settings:
    """Which deals are studied. Raises KitError for a table that there is not.

    `split`: `even`, everybody takes a token in turn until none is left; `uneven`, each token goes to any seat, as if
    the others had passed (`sg.draft.choose`, `sg.draft.pass_final`). Which token is taken is left to chance.
    `transfers` is the Transfer Count of mode B (`sg.scn.transfer`).
    """

    players: int = 3
    mode: str = "A"
    split: str = "even"
    transfers: int = 0
    seed: int = 0
    budget: int = BUDGET

    def __post_init__(self) -> None:
        start(self.players, self.mode, self.transfers)
        if self.split not in SPLITS:
            raise KitError(f"split={self.split!r}: the token splits are {', '.join(SPLITS)}")


@dataclass(frozen=True, slots=True)
class StudyResult:
    """The settings and the three counts: winnable, lost, unknown."""

    settings: Settings
    share: Share


def deal(settings: Settings, number: int) -> GuardiansPosition:
    """Deal `number` of a study at the lead to the first trick: played by the rules of setup and draft."""
    table = (settings.players, settings.mode, settings.split, settings.transfers)
    rng = Random(f"winnable {settings.seed} {table} {number}")  # a text seeds alike in every Python
    p = start(settings.players, settings.mode, settings.transfers)
    while p.to_move is CHANCE:
        p = p.after(p.chance.sample(rng))
    quota = _quota(p, settings.split, rng)
    while p.decision.kind == "draft":
        p = p.after(_draft(p, quota, rng))
    return p


def _quota(p: GuardiansPosition, split: str, rng: Random) -> list[int]:
    """How many tokens each seat takes in the draft, which the lead player begins (`sg.draft.lead`)."""
    quota = [0] * len(p.seats)
    first = p.turn
    assert first is not None
    for i in range(len(p.pool)):
        quota[(first.index + i) % len(quota) if split == "even" else rng.randrange(len(quota))] += 1
    return quota


def _draft(p: GuardiansPosition, quota: list[int], rng: Random) -> Move:
    seat = p.turn
    assert seat is not None
    if len(p.tokens[seat.index]) == quota[seat.index]:
        return Move("pass", seat)
    return Move("take", seat, (rng.choice(p.pool),))


def answer(settings: Settings, number: int) -> tuple[int, str]:
    """The number of a deal and what the solver says of it: the task that an executor runs."""
    return number, word(still_winnable(deal(settings, number), settings.budget))


def question(settings: Settings) -> Question:
    """What the study asks, for its file."""
    return Question("winnable", settings, ANSWERS.__contains__)


def study(
    settings: Settings,
    deals: int = 1000,
    *,
    executor: Executor | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> StudyResult:
    """The answers to deals 0, 1, … of the settings, counted.

    `file` is written line by line, and a study that was stopped goes on where it was, with more deals too if wanted.
    An error or an interrupt comes through; what was answered until then is in the file.

    Raises:
        StudyError: the file is of other settings, or is no such file.
    """
    found = collect(question(settings), answer, deals, executor, file, progress)
    return StudyResult(settings, Share.count(found))
