"""How do duels between bots end? By victory, by season, after how many rounds; the cards are illustrative.

    found = study(Settings(seed=1), 200)
    found.wins("lfd.win.fire")          # how many games were won so
    found.rounds                        # the rounds of each game that was won

Games come from a seed and their number, so the counts are the same whatever computes them. A full study of 2,000 games
comes with the kit (`measured`); `tests/build_duels.py` makes it anew.
"""  # fmt: skip

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from silva_kit.living_forest_duel import DuelPosition, start
from silva_kit.living_forest_duel.bots import bot
from silva_kit.living_forest_duel.text import RESULTS
from silva_kit.position import CHANCE, KitError
from silva_kit.study.collecting import Progress, collect
from silva_kit.study.journal import Question
from silva_kit.toml_data import ContentError, Table, content

FILE: Final = "study.toml"
LIMIT: Final = "limit"
"""The answer of a game that was stopped after `rounds` rounds."""
SHORT: Final = {clause.rsplit(".", 1)[1]: clause for clause in RESULTS}


@dataclass(frozen=True, slots=True)
class Settings:
    """Which games: the bot of each season, Summer first, and after how many rounds a game is stopped. Raises KitError
    for a bot that there is not."""

    bots: tuple[str, str] = ("sensible", "sensible")
    rounds: int = 40
    seed: int = 0

    def __post_init__(self) -> None:
        for name in self.bots:
            bot(name)


@dataclass(frozen=True, slots=True)
class Game:
    """How one game ended: the clause of the victory ("" for none within the limit), who won, in which round."""

    clause: str
    winner: str
    round: int

    @property
    def text(self) -> str:
        """`fire:A:5`, or `limit`."""
        return f"{self.clause.rsplit('.', 1)[1]}:{self.winner}:{self.round}" if self.clause else LIMIT

    @classmethod
    def from_text(cls, text: str) -> Game:
        """Read it. Raises KitError."""
        parts = text.split(":")
        if text == LIMIT:
            return cls("", "", 0)
        if len(parts) != 3 or parts[0] not in SHORT or parts[1] not in ("A", "B") or not parts[2].isdecimal():
            raise KitError(f"game {text!r}: as in fire:A:5, with {', '.join(SHORT)}; or {LIMIT}")
        return cls(SHORT[parts[0]], parts[1], int(parts[2]))


@dataclass(frozen=True, slots=True)
class Duels:
    """The games of a study, in the order of their numbers."""

    settings: Settings
    games: tuple[Game, ...]

    def wins(self, clause: str, winner: str = "") -> int:
        """How many games ended with a victory; of one seat, if it is named."""
        return sum(game.clause == clause and winner in ("", game.winner) for game in self.games)

    @property
    def stopped(self) -> int:
        """How many games were not over at the limit."""
        return sum(not game.clause for game in self.games)

    @property
    def rounds(self) -> tuple[int, ...]:
        """In which round each game that was won ended."""
        return tuple(game.round for game in self.games if game.clause)

    @property
    def median_rounds(self) -> float:
        """The middle of them; 0 if no game was won."""
        return median(self.rounds or (0,))

    @property
    def starter(self) -> int:
        """How many games Summer won, who begins the first round (`lfd.turn.first`)."""
        return sum(game.winner == "A" for game in self.games)


def answer(settings: Settings, number: int) -> tuple[int, str]:
    """The number of a game and how it ended: the task that an executor runs."""
    rng = Random(f"duel {settings.seed} {settings.bots} {number}")  # a text seeds alike in every Python
    p: DuelPosition = start()
    players = dict(zip(p.seats, map(bot, settings.bots), strict=True))
    while p.to_move is not None and p.round <= settings.rounds:
        if p.to_move is CHANCE:
            move = p.chance.sample(rng)
        else:
            seat = p.legal_moves[0].seat
            assert seat is not None
            move = players[seat].choose(p.view(seat), rng)
        p = p.after(move)
    if p.result is None:
        return number, LIMIT
    return number, Game(p.result.clause, p.result.winners[0].name, p.round).text


def question(settings: Settings) -> Question:
    """What the study asks, for its file."""
    return Question("duels", settings, _is_answer)


def _is_answer(text: str) -> bool:
    try:
        Game.from_text(text)
    except KitError:
        return False
    return True


def study(
    settings: Settings,
    games: int = 2000,
    *,
    executor: Executor | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> Duels:
    """Games 0, 1, … of the settings (`collecting.collect`). Raises StudyError for a file of another study."""
    found = collect(question(settings), answer, games, executor, file, progress)
    return Duels(settings, tuple(map(Game.from_text, found)))


@dataclass(frozen=True, slots=True)
class Measured:
    """A study that comes with the kit: when it was made, by which version, with which command."""

    date: date
    kit: str
    command: str
    duels: Duels


@cache
def measured() -> Measured:
    """The study that comes with the kit. Raises ContentError for a file that cannot be used."""
    return load(content("living_forest_duel", FILE))


def load(path: Path) -> Measured:
    """A study from its file. Raises ContentError."""
    table = Table(path)
    top = table.values
    try:
        bots = tuple(table.field(top, "bots", str).split())
        settings = Settings((bots[0], bots[1]), table.field(top, "rounds", int), table.field(top, "seed", int))
        games = tuple(map(Game.from_text, table.field(top, "games", str).split()))
    except (KitError, IndexError) as error:
        raise ContentError(path, None, str(error)) from None
    told = table.field(top, "date", date), table.field(top, "kit", str), table.field(top, "command", str)
    return Measured(*told, Duels(settings, games))


def written(made: Measured) -> str:
    """The text of a study's file: `load` reads back what was written."""
    own = made.duels.settings
    head = [
        f"date = {made.date}",
        f'kit = "{made.kit}"',
        f'command = "{made.command}"',
        f'bots = "{" ".join(own.bots)}"',
    ]
    rows = [game.text for game in made.duels.games]
    lines = [" ".join(rows[at : at + 10]) for at in range(0, len(rows), 10)]
    return "\n".join([*head, f"rounds = {own.rounds}", f"seed = {own.seed}", 'games = """', *lines, '"""', ""])
