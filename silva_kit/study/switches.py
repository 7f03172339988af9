"""How often does a switch of SILVA change who wins? Games between bots, played again under each other ruling.

    found = study(Settings(seed=1), 200)
    found.changed["brewer_tie:none"]        # in how many games another seat won, or nobody

Both plays have the same bots and the same luck: for each decision the same numbers are drawn, whatever was decided
before. Once two plays have parted, chance takes them apart further; so the share is that of games that the switch turns
at all, not only of those in which it alone decides.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Final

from silva_kit.position import CHANCE
from silva_kit.silva import SWITCHES, Rulings, SilvaPosition, start
from silva_kit.silva.bots import bot
from silva_kit.study.collecting import Progress, collect
from silva_kit.study.journal import Question

FILE: Final = "study.toml"
VALUES: Final = tuple(
    f"{switch}:{value}" for switch, values in SWITCHES.items() for value in values[1:] if switch != "first_player"
)
"""Every value of a switch but the recommended one; who begins (`first_player`) is agreed at the table, not played."""
SAME, PARTED, CHANGED = "=", "~", "!"
"""What a value does to a game: nothing, other moves or another end of the same winner, another winner."""
BLOCK: Final = 250
"""Games whose counts stand together in the file, so that a part of it can be counted again."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Which games. Raises KitError for a number of players or a bot that there is not."""

    players: int = 3
    bot: str = "random"
    seed: int = 0

    def __post_init__(self) -> None:
        start(self.players)
        bot(self.bot)


@dataclass(frozen=True, slots=False)
class Turned:
    """The games of a study: for each a sign for every one of VALUES."""

    settings: Settings
    games: tuple[str, ...]

    @cached_property
    def changed(self) -> Mapping[str, int]:
        """In how many games the winner was another."""
        return self._count(CHANGED)

    @cached_property
    def parted(self) -> Mapping[str, int]:
        """In how many games anything was different."""
        return {value: count + self.changed[value] for value, count in self._count(PARTED).items()}

    def _count(self, sign: str) -> dict[str, int]:
        return {value: sum(game[at] == sign for game in self.games) for at, value in enumerate(VALUES)}


def answer(settings: Settings, number: int) -> tuple[int, str]:
    """The number of a game and what each value does to it: the task that an executor runs."""
    seed = f"switches {settings.seed} {settings.players} {settings.bot} {number}"  # a text seeds alike in every Python
    moves, result = _played(settings, Rulings(), seed)
    signs = []
    for value in VALUES:
        other_moves, other = _played(settings, Rulings.from_text(value), seed)
        signs.append(CHANGED if other != result else PARTED if other_moves != moves else SAME)
    return number, "".join(signs)


def _played(settings: Settings, rulings: Rulings, seed: str) -> tuple[list[str], object]:
    """The moves of a game and how it ended."""
    position: SilvaPosition = start(settings.players, rulings)
    player, moves = bot(settings.bot), list[str]()
    while (seat := position.to_move) is not None:
        rng = Random(f"{seed} {len(moves)}")
        move = position.chance.sample(rng) if seat is CHANCE else player.choose(position.view(seat), rng)
        moves.append(move.text)
        position = position.after(move)
    assert position.result is not None
    return moves, position.result.to_json()


def question(settings: Settings) -> Question:
    """What the study asks, for its file."""
    return Question("switches", settings, _is_answer)


def _is_answer(text: str) -> bool:
    return len(text) == len(VALUES) and not set(text) - {SAME, PARTED, CHANGED}


def study(
    settings: Settings,
    games: int = 10_000,
    *,
    executor: Executor | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> Turned:
    """Games 0, 1, … of the settings (`collecting.collect`). Raises StudyError for a file of another study."""
    return Turned(settings, collect(question(settings), answer, games, executor, file, progress))
