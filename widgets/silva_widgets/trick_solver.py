"""The solver at the table: can it still be won, where was it lost, what to play? Asked by a button, answered beside.

It knows all cards, so it is offered to the open table, and to everybody when the game is over; a seat is advised from
its view alone. It runs in a thread of its own, tells how far it is, and can be stopped; where no thread can be had
(in a browser) it is over in a second or two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from silva_kit.position import OPEN
from silva_kit.silent_guardians.solver import Lost, Winnable
from silva_kit.silent_guardians.turning import moves_of, problem_of, still_winnable, turning_point
from silva_widgets.seeking import Found, Seeking
from silva_widgets.trick_advice import advised, can_advise

if TYPE_CHECKING:
    from silva_widgets.trick import TrickTable


class Solving(Seeking):
    """One question at a time, about the game of one table."""

    def __init__(self, table: TrickTable) -> None:
        super().__init__(lambda: table.show_solving())
        self._table = table

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
        self._run({"asked": "advice", "step": None}, lambda: advised(steps, viewer, self._progress, self.enough))

    def _winnable(self, position: Any) -> Found:
        answer = still_winnable(position, progress=self._progress, cancel=lambda: self.stopped)
        if isinstance(answer, Winnable):
            return {"answer": "winnable", "line": _told(position, answer.line)}
        return {"answer": "lost" if isinstance(answer, Lost) else "unknown"}

    def _lost_at(self, positions: list[Any], moves: list[Any], before: int) -> Found:
        turn = turning_point(positions, progress=self._progress, cancel=lambda: self.stopped)
        if turn is None:
            return {"answer": "unknown"}
        if turn.at == 0:
            first = next((i for i, p in enumerate(positions) if problem_of(p) is not None), 0)
            return {"answer": "lost", "step": first + before}
        line = _told(positions[turn.at - 1], turn.line)
        return {"answer": "turned", "step": turn.at + before, "move": moves[turn.at - 1].text, "line": line}

    def _run(self, asked: Found, search: Callable[[], Found]) -> None:
        self.run({**asked, "nodes": 0, "answer": None, "move": None, "line": []}, search)

    def _progress(self, done: int, of: int | None = None) -> None:
        self.progress(nodes=done, of=of)


def _told(position: Any, line: Any) -> list[Found]:
    """A line as the screen writes it: who plays which card, places or gives which token."""
    told: list[Found] = []
    for step, move in zip(line, moves_of(position, line), strict=True):
        card = {"color": step.card[0], "rank": step.card[1]} if move.kind == "play" else None
        target = move.target.name if move.target else None
        told.append({"seat": str(move.seat), "kind": move.kind, "card": card, "color": move.color, "target": target})
    return told
