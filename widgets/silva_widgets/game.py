"""A game at a table: its record, the dealer, the bots, and the what-ifs and examples that are laid over it.

No widget lives here: a `Game` can be driven from a test or a terminal. What a viewer gets is made in `frames.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from silva_kit.dealer import Dealer
from silva_kit.position import CHANCE, OPEN, KitError, Refusal, Seat, Viewer
from silva_kit.record import Record
from silva_kit.teach.referee import after_anyway
from silva_widgets.rules import RULES, Bot

Bots = Mapping[Seat, Bot]
Pause = Callable[[Any], bool]
"""Whether the game stops at a position until it is told to go on, whoever decides there."""


@dataclass(slots=True)
class Layer:
    """A record that is being played. `past` is what lies before its start: the steps of the game it branched from.

    `note` is what the screen says about it: where a what-if began and how it was dealt, or the clause of an example.
    """

    record: Record
    past: list[tuple[Any, Any]]
    bots: Bots
    note: dict[str, Any] | None = None

    def steps(self) -> list[tuple[Any, Any]]:
        """(move that led here, position) from the first step shown to the present one."""
        moves = [None, *self.record.moves]
        own = list(zip(moves, self.record.positions, strict=True))
        return [*self.past, *(own[1:] if self.past else own)]


class Game:
    """One game from its start, played by persons and bots. `seed` makes it repeatable, move for move.

    `played`: a record that was played before, from `start`. The game stands where it ends, until a person or `go_on`
    plays on.
    """

    def __init__(
        self,
        start: Any,
        bots: Bots,
        seed: int | str | None = None,
        pause: Pause | None = None,
        played: Record | None = None,
    ) -> None:
        self._start, self._bots, self._seed = start, bots, seed
        self._pause = pause
        self._rules = RULES[start.game]
        self._deals = 0
        if played is None:
            self.restart()
        else:
            self._begin(played.branch(len(played.moves)))

    def restart(self) -> None:
        """Begin again from the start, dealt differently; with a seed, differently in the same way each time."""
        self._begin(Record(self._start))
        self._advance()

    def _begin(self, record: Record) -> None:
        seed = self._seed if self._seed is None or not self._deals else f"{self._seed}/{self._deals}"
        self._deals += 1
        self._dealer = Dealer(seed)
        self._rng = Random(None if seed is None else f"bots {seed}")
        self._layers = [Layer(record, [], self._bots)]
        self._broken: list[Any] = []

    @property
    def start(self) -> Any:
        """The position at which the game begins."""
        return self._start

    @property
    def bots(self) -> Bots:
        """Who is played by the program, in the game itself."""
        return self._bots

    @property
    def layer(self) -> Layer:
        """What is on the table now: the game, or the what-if or example over it."""
        return self._layers[-1]

    @property
    def position(self) -> Any:
        """The present position."""
        return self.layer.record.position

    def steps(self) -> list[tuple[Any, Any]]:
        """(move that led here, position) of what is on the table, from the first step to the present one."""
        return self.layer.steps()

    def refusals(self, viewer: Viewer, move: Any) -> tuple[Refusal, ...]:
        """Why this viewer may not make the move now; () if nothing forbids it."""
        if viewer is OPEN and move.seat is not None:
            return tuple(self.position.view(move.seat).why_not(move))
        return tuple(self.position.view(viewer).why_not(move))

    def play(self, move: Any) -> None:
        """Make a legal move, then let chance and the bots answer. Raises IllegalMove; nothing is changed then."""
        self.layer.record.play(move)
        self._advance()

    def play_anyway(self, move: Any) -> None:
        """Carry a move out whether the rules allow it or not, then let chance and the bots answer.

        Raises NotCarriedOut; nothing is changed then.
        """
        record = self.layer.record
        after = after_anyway(record.position, move, self._rng_for(f"anyway {len(record.moves)}"))
        record.moves.append(move)
        record.positions.append(after)
        self._broken.append(after)
        self._advance()

    def is_broken(self, position: Any) -> bool:
        """Whether a position came about by a move that the rules do not allow: nothing can be told from what was
        before it."""
        return any(position is one for one in self._broken)

    def take_back(self, moves: int) -> None:
        """Take back the last moves of what is on the table. Raises KitError beyond its start."""
        self.layer.record.undo(moves)

    def branch(self, at: int, viewer: Viewer, note: dict[str, Any]) -> None:
        """A what-if from step `at`: dealt anew from what the viewer may know, or for OPEN on the true deal."""
        steps = self.layer.steps()
        if not 0 <= at < len(steps):
            raise KitError(f"what if at {at}: the game has the steps 0 to {len(steps) - 1}")
        position = steps[at][1]
        true = viewer is OPEN
        start = position if true else self._anew(steps[: at + 1], viewer)
        told = {**note, "dealt": "true" if true else "anew"}
        self._lay(Layer(Record(start), steps[: at + 1], self.layer.bots, told))

    def _anew(self, steps: list[tuple[Any, Any]], viewer: Viewer) -> Any:
        begin = max((number for number, (_, position) in enumerate(steps) if self.is_broken(position)), default=0)
        seen = [(move, position.view(viewer)) for move, position in steps[begin:]]
        return self._rules.redeal(seen, self._rng_for("what if"))

    def go_on(self) -> None:
        """Let dealer and bots answer, where the game has paused and no longer must."""
        self._advance()

    def waits_for_bot(self) -> bool:
        """Whether the game stands still although a bot would go on."""
        return self.position.to_move in self.layer.bots

    def show(self, position: Any, bots: Bots, note: dict[str, Any]) -> None:
        """Lay another position over the game, such as an example of a clause."""
        self._lay(Layer(Record(position), [], bots, note))

    def back(self) -> bool:
        """Return to the game under the what-ifs and examples; False if there are none."""
        laid = len(self._layers) > 1
        del self._layers[1:]
        return laid

    def _lay(self, layer: Layer) -> None:
        del self._layers[1:]
        self._layers.append(layer)
        self._advance()

    def _rng_for(self, purpose: str) -> Random:
        """Chance of its own, so that a what-if does not change how the game itself goes on."""
        return Random(None if self._seed is None else f"{self._seed} {purpose}")

    def _advance(self) -> None:
        """Let the dealer and the bots answer until a person must decide, the game pauses, or it is over."""
        record = self.layer.record
        while record.position.to_move is not None:
            if self._pause and self._pause(record.position):
                return
            if record.position.to_move is CHANCE:
                record.play(self._dealer.answer(record.position))
            elif (move := self._answer_of_bots(record.position)) is not None:
                record.play(move)
            else:
                return

    def _answer_of_bots(self, position: Any) -> Any:
        """The move of the bot that decides; where it or a person cannot go on alone, that of a bot that helps."""
        bots, seat = self.layer.bots, position.to_move
        if seat in bots and (move := bots[seat].choose(position.view(seat), self._rng)) is not None:
            return move
        for other, bot in bots.items():
            help = getattr(bot, "help", None)
            if other is not seat and help is not None and (move := help(position.view(other))) is not None:
                return move
        return None
