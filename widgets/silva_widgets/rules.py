"""What a table needs of its game beyond the position's protocol: bots, how a what-if is dealt, what is told.

Every game of the kit has the same modules (`bots`, `redeal`, `guards`, `decision`) under its package.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol

from silva_kit import record
from silva_kit.games import word_of


class Bot(Protocol):
    """A player without a person: it gets a view and a source of chance, and sees nothing else."""

    def choose(self, view: Any, rng: Random, /) -> Any:
        """A legal move of the view's seat; None where it waits for somebody else to help.

        A bot may also have `help(view)`: a move of its own while another seat decides and cannot go on alone.
        """
        ...


@dataclass(frozen=True, slots=True)
class Rules:
    """A game as a table needs it.

    `setup`: what chance decides by the way, as in the set-up; what leads there is no step of its own.
    `declared`: moves that everybody hears; others may name a card that only their seat knows. `results`: clauses that a
    result can cite. `remembers`: a what-if keeps to what play has told.
    """

    name: str
    setup: tuple[str, ...]
    declared: tuple[str, ...]
    results: tuple[str, ...]
    remembers: bool = False

    @property
    def prefix(self) -> str:
        """What the ids of its clauses begin with: `silva.`."""
        return f"{word_of(self.name)}."

    @property
    def package(self) -> Any:
        """The game's package: `Position`, `Rulings`, `start`."""
        return record.game(self.name)

    def module(self, name: str) -> Any:
        """One of the modules that every game has."""
        return import_module(f"{self.package.__name__}.{name}")

    def redeal(self, seen: list[tuple[Any, Any]], rng: Random) -> Any:
        """A full position dealt anew from what a viewer may know: (move that led here, view), the present one last."""
        deal = self.module("redeal").redeal
        return deal(seen[-1][1], rng, seen) if self.remembers else deal(seen[-1][1], rng)

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of its bots."""
        return tuple(self.module("bots").BOTS)

    def bot(self, name: str) -> Bot:
        """A bot by its name. Raises KitError."""
        made: Bot = self.module("bots").bot(name)
        return made


RULES: Final[Mapping[str, Rules]] = {
    "silva": Rules(
        "silva",
        setup=("deal", "first"),
        declared=("play", "masu", "decline"),
        remembers=True,
        results=("silva.end.last.winner", "silva.end.deck.highest", "silva.end.deck.tie", "silva.end.all.tie"),
    ),
    "silent_guardians": Rules(
        "silent_guardians",
        setup=("deal", "lead", "layout"),
        declared=("take", "pass", "play", "pay", "give", "turn"),
        results=("sg.end.win", "sg.end.lose", "sg.R4"),
        remembers=True,
    ),
    "kodama": Rules(
        "kodama",
        setup=("trunk", "deal", "display", "first", "draw"),
        declared=("place", "pass", "kodama"),
        results=("ko.end.win",),
    ),
    "living_forest_duel": Rules(
        "living_forest_duel",
        setup=("deal", "draw", "refill"),
        declared=("reveal", "token", "pass", "sanki", "keep", "muster", "fire", "plant", "steps", "extra", "stop"),
        results=("lfd.win.trees", "lfd.win.muster", "lfd.win.fire", "lfd.win.onibi"),
    ),
}
