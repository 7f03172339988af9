"""A game at a table: its record, the dealer, the bots, and the what-ifs and examples that are laid over it.

No widget lives here: a `Game` can be driven from a test or a terminal. What a viewer gets is made in `frames.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from silva_kit.dealer import Dealer
from silva_kit.position import CHANCE, OPEN, KitError, Refusal, Seat, Viewer
from silva_kit.record import Record
from silva_widgets.rules import RULES, Bot

Bots = Mapping[Seat, Bot]


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
    """One game from its start, played by persons and bots. `seed` makes it repeatable, move for move."""

    def __init__(self, start: Any, bots: Bots, seed: int | str | None = None) -> None:
        self._start, self._bots, self._seed = start, bots, seed
        self._rules = RULES[start.game]
        self._deals = 0
        self.restart()

    def restart(self) -> None:
        """Begin again from the start, dealt differently; with a seed, differently in the same way each time."""
        seed = self._seed if self._seed is None or not self._deals else f"{self._seed}/{self._deals}"
        self._deals += 1
        self._dealer = Dealer(seed)
        self._rng = Random(None if seed is None else f"bots {seed}")
        self._layers = [Layer(Record(self._start), [], self._bots)]
        self._advance()

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

    def branch(self, at: int, viewer: Viewer, note: dict[str, Any]) -> None:
        """A what-if from step `at`: dealt anew from what the viewer may know, or for OPEN on the true deal."""
        steps = self.layer.steps()
        if not 0 <= at < len(steps):
            raise KitError(f"what if at {at}: the game has the steps 0 to {len(steps) - 1}")
        position = steps[at][1]
        true = viewer is OPEN
        start = position if true else self._rules.redeal(position.view(viewer), self._rng_for("what if"))
        told = {**note, "dealt": "true" if true else "anew"}
        self._lay(Layer(Record(start), steps[: at + 1], self.layer.bots, told))

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
        """Let the dealer and the bots answer until a person must decide, or the game is over."""
        record, bots = self.layer.record, self.layer.bots
        while (to_move := record.position.to_move) is not None:
            if to_move is CHANCE:
                record.play(self._dealer.answer(record.position))
            elif to_move in bots:
                record.play(bots[to_move].choose(record.position.view(to_move), self._rng))
            else:
                return
