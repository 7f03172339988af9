"""The solver at the table: can it still be won, where was it lost, what to play? Asked by a button, answered beside.

It knows all cards, so it is offered to the open table, and to everybody when the game is over; a seat is advised from
its view alone. It runs in a thread of its own, tells how far it is, and can be stopped; where no thread can be had
(in a browser) it is over in a second or two.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from silva_kit.position import OPEN
from silva_kit.silent_guardians.solver import Lost, Winnable
from silva_kit.silent_guardians.turning import moves_of, problem_of, still_winnable, turning_point
from silva_widgets.trick_advice import advised, can_advise

if TYPE_CHECKING:
    from silva_widgets.trick import TrickTable

Found = dict[str, Any]
PACE: Final = 0.3
"""Seconds between two words about how far it is."""
QUICK: Final = 0.5
"""Seconds that are waited for an answer before the screen is told that it is sought."""
ALONE: Final = 2.0
"""Seconds that advice may take where there is no thread, and nobody could stop it."""


class Solving:
    """One question at a time, about the game of one table."""

    def __init__(self, table: TrickTable) -> None:
        self._table = table
        self._thread: Thread | None = None
        self._stopped = Event()
        self._told = self._began = 0.0
        self.found: Found | None = None

    def offers(self) -> list[str]:
        """What may be asked now: `solve` at the open table, `turning` after a loss, `advice` where a seat can move."""
        table = self._table
        if table.tutor or table.walk or table.asked:
            return []
        position = table.game.position
        solve = ["solve"] if table.viewer is OPEN else []
        if position.result is not None:
            return [*solve, "turning"] if position.result.kind == "loss" else solve
        return ["advice"] if can_advise(position, table.viewer) else solve

    def to_json(self) -> Found | None:
        """What the screen shows of it; None where nothing may be asked."""
        offers = self.offers()
        return {"offers": offers, "found": self.found} if offers else None

    def solve(self, step: int) -> None:
        """Ask whether the game can still be won from a step on."""
        position = self._table.game.steps()[step][1]
        self._run({"asked": "solve", "step": step}, lambda: self._winnable(position))

    def turning(self) -> None:
        """Ask which move lost the game; of a what-if, the moves since it was dealt."""
        layer = self._table.game.layer
        before = len(layer.past) - 1 if layer.past else 0
        positions, moves = list(layer.record.positions), list(layer.record.moves)
        self._run({"asked": "turning", "step": None}, lambda: self._lost_at(positions, moves, before))

    def advise(self) -> None:
        """Ask what the viewer could play, as far as its own eyes go."""
        steps, viewer = self._table.game.steps(), self._table.viewer
        self._run({"asked": "advice", "step": None}, lambda: advised(steps, viewer, self._progress, self._enough))

    def stop(self) -> None:
        """Let go of what is being searched."""
        self._stopped.set()

    def forget(self) -> None:
        """The table has moved on: what was found is of another position."""
        self.stop()
        self.found = None

    def join(self) -> None:
        """Wait for the answer."""
        if self._thread is not None:
            self._thread.join()

    def _winnable(self, position: Any) -> Found:
        answer = still_winnable(position, progress=self._progress, cancel=self._stopped.is_set)
        if isinstance(answer, Winnable):
            return {"answer": "winnable", "line": _told(position, answer.line)}
        return {"answer": "lost" if isinstance(answer, Lost) else "unknown"}

    def _lost_at(self, positions: list[Any], moves: list[Any], before: int) -> Found:
        turn = turning_point(positions, progress=self._progress, cancel=self._stopped.is_set)
        if turn is None:
            return {"answer": "unknown"}
        if turn.at == 0:
            first = next((i for i, p in enumerate(positions) if problem_of(p) is not None), 0)
            return {"answer": "lost", "step": first + before}
        line = _told(positions[turn.at - 1], turn.line)
        return {"answer": "turned", "step": turn.at + before, "move": moves[turn.at - 1].text, "line": line}

    def _run(self, asked: Found, search: Callable[[], Found]) -> None:
        self.stop()
        self.join()
        self._stopped = stopped = Event()
        self._began = monotonic()
        self.found = {**asked, "running": True, "nodes": 0, "answer": None, "move": None, "line": []}

        def work() -> None:
            found = search()
            if self._stopped is stopped and self.found is not None:
                self.found = {**self.found, **found, "running": False}
                self._table.show_solving()

        try:
            self._thread = Thread(target=work, daemon=True)
            self._thread.start()
            self._thread.join(QUICK)
        except RuntimeError:  # no threads here, as in a browser: the budget keeps it short
            self._thread = None
            work()

    def _progress(self, done: int, of: int | None = None) -> None:
        if monotonic() - self._told > PACE and self.found is not None and not self._stopped.is_set():
            self._told = monotonic()
            self.found = {**self.found, "nodes": done, "of": of}
            self._table.show_solving()

    def _enough(self) -> bool:
        """Whether the deals so far must do."""
        return self._stopped.is_set() or (self._thread is None and monotonic() - self._began > ALONE)


def _told(position: Any, line: Any) -> list[Found]:
    """A line as the screen writes it: who plays which card, places or gives which token."""
    told: list[Found] = []
    for step, move in zip(line, moves_of(position, line), strict=True):
        card = {"color": step.card[0], "rank": step.card[1]} if move.kind == "play" else None
        target = move.target.name if move.target else None
        told.append({"seat": str(move.seat), "kind": move.kind, "card": card, "color": move.color, "target": target})
    return told
