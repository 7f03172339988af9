"""A record: where a game began and every move since. It replays exactly, and undo, timeline and branches live here.

silva-kit record 1
game silva
rules 1
start silva 3p turn=- do=deal:A hands=A:-,B:-,C:- rows=A:-,B:-,C:- deck=10.9.8.8.…
draw 5
A play 5 B
end 2 moves
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Self

from silva_kit.games import GAMES, WORDS
from silva_kit.position import KitError, Position, TextError, Viewer

FORMAT: Final = "silva-kit record 1"


def game(name: str) -> Any:
    """The package of a game by its name. Raises TextError for a name that is no game of the kit."""
    if name not in GAMES:
        raise TextError(f"game {name!r}: the games are {', '.join(GAMES)}")
    return import_module(f"silva_kit.{name}")


def position_from_text(line: str) -> Any:
    """A position of any game from its line, which begins with the game's name. Raises TextError."""
    word = line.split(maxsplit=1)[0] if isinstance(line, str) and line.strip() else ""
    if word not in WORDS:
        raise TextError(
            f"position {str(line)[:40]!r}: it begins with {' or '.join(WORDS)}; the games are {', '.join(GAMES)}"
        )
    return game(WORDS[word]).Position.from_text(line)


class RecordError(TextError):
    """A record that cannot be read or replayed; the text names the line."""


class Record:
    """A game in progress or over: `start`, `moves`, and `positions` (one more than the moves)."""

    def __init__(self, start: Position) -> None:
        self.game = start.game
        self.moves: list[Any] = []
        self.positions: list[Any] = [start]

    @property
    def start(self) -> Any:
        """The first position."""
        return self.positions[0]

    @property
    def position(self) -> Any:
        """The latest position."""
        return self.positions[-1]

    def play(self, move: Any) -> Any:
        """Make a move (a value or its text) at the latest position and return the new one. Raises IllegalMove;
        nothing changes."""
        made = self.position.move(move) if isinstance(move, str) else move
        after = self.position.after(made)
        self.moves.append(made)
        self.positions.append(after)
        return after

    def undo(self, count: int = 1) -> Any:
        """Take back the last moves and return the position that is then the latest one. Raises KitError beyond the
        start."""
        if not 0 <= count <= len(self.moves):
            raise KitError(f"undo {count}: there are {len(self.moves)} moves to take back")
        del self.moves[len(self.moves) - count :]
        del self.positions[len(self.positions) - count :]
        return self.position

    def branch(self, at: int) -> Self:
        """A second record with the first `at` moves, to go on differently. Raises KitError outside 0..len(moves)."""
        if not 0 <= at <= len(self.moves):
            raise KitError(f"branch at {at}: the record has the positions 0 to {len(self.moves)}")
        new = type(self)(self.start)
        new.moves, new.positions = self.moves[:at], self.positions[: at + 1]
        return new

    def seen_by(self, viewer: Viewer) -> list[Any]:
        """The views of every position, for a viewer who looks on from the first to the last."""
        return [position.view(viewer) for position in self.positions]

    def to_text(self) -> str:
        """The record as text; see the module's head."""
        lines = [FORMAT, f"game {self.game}", f"rules {game(self.game).RULES_VERSION}", f"start {self.start.to_text()}"]
        return "\n".join([*lines, *(move.text for move in self.moves), f"end {len(self.moves)} moves", ""])

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Replay a record. Raises RecordError for a text that is cut off, of other rules, or holds a move that is
        not legal."""
        if not isinstance(text, str):
            raise RecordError(f"record {text!r}: it is a text, as `to_text` writes it")
        lines = text.removesuffix("\n").split("\n")
        start = _head(lines)
        if len(lines) < 5 or lines[-1] != f"end {len(lines) - 5} moves":
            raise RecordError(
                f"record, line {len(lines)}: it must close with 'end {max(len(lines) - 5, 0)} moves'; is it cut off?"
            )
        new = cls(start)
        for number, line in enumerate(lines[4:-1], start=5):
            try:
                move = new.position.move(line)
                if move.text != line:
                    raise TextError(f"{line!r} is written {move.text!r}")
                new.play(move)
            except KitError as error:
                raise RecordError(f"record, line {number}: {error}") from error
        return new

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {len(self.moves)} moves, {self.position!r}>"


def _head(lines: list[str]) -> Any:
    if not lines or lines[0] != FORMAT:
        raise RecordError(f"record, line 1: it begins with {FORMAT!r}")
    for number, word in enumerate(("game", "rules", "start"), start=2):
        if len(lines) < number or not lines[number - 1].startswith(f"{word} "):
            raise RecordError(f"record, line {number}: '{word} …' is missing")
    name, version = lines[1].removeprefix("game "), lines[2].removeprefix("rules ")
    try:
        expected = game(name).RULES_VERSION
        if version != expected:
            raise RecordError(f"record, line 3: rules {version}; this kit plays rules {expected} of {name}")
        return game(name).Position.from_text(lines[3].removeprefix("start "))
    except RecordError:
        raise
    except KitError as error:
        raise RecordError(f"record, line 4: {error}") from error
