"""How often does a switch of SILVA change who wins? Games between bots, played again under each other ruling.

    found = study(Settings(seed=1), 200)
    found.changed["brewer_tie:none"]        # in how many games another seat won, or nobody
    found.changed["literal_en/literal_zh"]  # the English text against the Chinese one, word for word

All plays of a game have the same bots and the same luck (`luck.py`): the same shuffled deck, whatever was decided. Once
two plays have parted the bots see other things and decide otherwise; so the share is that of games that the switch
turns at all, not only of those in which it alone decides. The full study comes with the kit (`switch_counts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Final

from silva_kit.position import CHANCE, Seat
from silva_kit.silva import SWITCHES, Move, Rulings, SilvaPosition, start
from silva_kit.silva.bots import bot
from silva_kit.study.collecting import Progress, collect
from silva_kit.study.journal import Question
from silva_kit.study.luck import Luck
from silva_kit.study.occasions import OCCASIONS, met

VALUES: Final = tuple(
    f"{switch}:{value}" for switch, values in SWITCHES.items() for value in values[1:] if switch != "first_player"
)
"""Every value of a switch but the recommended one; who begins (`first_player`) is agreed at the table, not played."""
PROFILES: Final = ("literal_en", "literal_zh")
BETWEEN: Final = "/".join(PROFILES)
"""What the words of the two texts say, one against the other; every other name is against the recommended rulings."""
COMPARED: Final = (*VALUES, *PROFILES, BETWEEN)
SAME, PARTED, CHANGED = "=", "~", "!"
"""What a value does to a game: nothing, other moves, another winner (or a tie of others)."""
MET, UNMET = "+", "-"
STATE: Final = attrgetter(*(name for name in SilvaPosition.VALUE if name != "rulings"))
"""All that a position is but for its rulings."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Which games. Raises KitError for a number of players or a bot that there is not."""

    players: int = 3
    bot: str = "sensible"
    seed: int = 0

    def __post_init__(self) -> None:
        start(self.players)
        bot(self.bot)


@dataclass(frozen=True)
class Turned:
    """The games of a study: for each a sign for every one of COMPARED, then one for each of OCCASIONS."""

    settings: Settings
    games: tuple[str, ...]

    @cached_property
    def changed(self) -> Mapping[str, int]:
        """In how many games the winner was another."""
        return self._count(COMPARED, CHANGED)

    @cached_property
    def parted(self) -> Mapping[str, int]:
        """In how many games anything was different."""
        return {name: count + self.changed[name] for name, count in self._count(COMPARED, PARTED).items()}

    @cached_property
    def met(self) -> Mapping[str, int]:
        """In how many games a place without a switch came up (`occasions.py`)."""
        return self._count((*COMPARED, *OCCASIONS), MET, OCCASIONS)

    def _count(self, names: tuple[str, ...], sign: str, wanted: Mapping[str, object] | None = None) -> dict[str, int]:
        return {
            name: sum(game[at] == sign for game in self.games)
            for at, name in enumerate(names)
            if wanted is None or name in wanted
        }


def answer(settings: Settings, number: int) -> tuple[int, str]:
    """The number of a game and what each value does to it: the task that an executor runs."""
    seed = f"switches {settings.seed} {settings.players} {settings.bot} {number}"
    first = play(settings, Rulings(), seed)
    plays = {name: replay(settings, Rulings.from_text(name), first) for name in (*VALUES, *PROFILES)}
    signs = [first.against(other) for other in plays.values()]
    signs.append(plays[PROFILES[0]].against(plays[PROFILES[1]]))
    reached = met(first.positions) | met(plays[PROFILES[0]].positions) & {"silva.R38"}
    return number, "".join([*signs, *(MET if id in reached else UNMET for id in OCCASIONS)])


@dataclass(slots=True)
class Play:
    """One play of a game: its moves, its positions and the luck at each of these (one more)."""

    settings: Settings
    moves: list[Move]
    positions: list[SilvaPosition]
    lucks: list[Luck]

    def against(self, other: Play) -> str:
        """What is different in another play of the game."""
        if self.winners != other.winners:
            return CHANGED
        return SAME if self.moves == other.moves else PARTED

    @property
    def winners(self) -> tuple[str, tuple[Seat, ...]]:
        """Whether the game was won or tied, and by whom."""
        end = self.positions[-1].result
        assert end is not None
        return end.kind, end.winners

    def go_on(self, luck: Luck) -> Play:
        """To the end, between bots."""
        position = self.positions[-1]
        while (seat := position.to_move) is not None:
            chance = seat is CHANCE
            move = luck.chance(position) if chance else luck.choice(position.view(seat), self.settings.bot)
            position = position.after(move)
            self.moves.append(move)
            self.positions.append(position)
            self.lucks.append(luck.copy())
        return self


def play(settings: Settings, rulings: Rulings, seed: str) -> Play:
    """A play with the luck of a seed."""
    luck = Luck(seed)
    return Play(settings, [], [start(settings.players, rulings)], [luck.copy()]).go_on(luck)


def replay(settings: Settings, rulings: Rulings, first: Play) -> Play:
    """The same game under other rulings: move for move as before where the positions and the legal moves are alike,
    for then the bots decide alike too; from the first that is not, played anew with the same luck."""
    position: SilvaPosition = start(settings.players, rulings)
    positions = [position]
    for before, move in zip(first.positions, first.moves, strict=False):
        if not _alike(position, before):
            break
        position = position.after(move)
        positions.append(position)
    made = len(positions) - 1
    return Play(settings, first.moves[:made], positions, first.lucks[: made + 1]).go_on(first.lucks[made].copy())


def _alike(one: SilvaPosition, other: SilvaPosition) -> bool:
    """Whether two positions differ in their rulings at most, and offer the same moves."""
    return STATE(one) == STATE(other) and tuple(one.legal_moves) == tuple(other.legal_moves)


def question(settings: Settings) -> Question:
    """What the study asks, for its file."""
    return Question("switches", settings, _is_answer)


def _is_answer(text: str) -> bool:
    signs, reached = text[: len(COMPARED)], text[len(COMPARED) :]
    whole = len(signs) == len(COMPARED) and len(reached) == len(OCCASIONS)
    return whole and not set(signs) - {SAME, PARTED, CHANGED} and not set(reached) - {MET, UNMET}


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
