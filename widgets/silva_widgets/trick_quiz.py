"""The quiz: who wins the trick, and which token does it owe? Asked before the answer is anywhere in the browser."""

from __future__ import annotations

import re
from typing import Any, Final

from silva_kit.silent_guardians.cards import COLORS
from silva_kit.silent_guardians.trick import Owed, owed

PLAYED: Final = ("sg.trick.lead_card", "sg.trick.follow")
"""Events of a card that is played; whatever follows them in the same step tells the answer."""
UNTOLD: Final = {"kind": "quiz", "seat": None, "clause": "sg.trick.take"}
"""What is decided while the answer is not told."""


def is_full(position: Any) -> bool:
    """Whether everybody has played a card and the winner has not paid (`sg.trick.all_play`)."""
    return len(position.trick) == len(position.seats)


def with_owed(frame: dict[str, Any], position: Any, *, hidden: bool = False) -> dict[str, Any]:
    """A frame with all that a full trick owes, after a loss too; or, while it is a question, with none of it."""
    if not is_full(position):
        return frame
    if hidden:
        log = [entry for entry in frame["log"] if entry["clause"] in PLAYED]
        untold: dict[str, Any] = {"turn": None, "decision": UNTOLD, "owed": None, "result": None, "moves": []}
        return {**frame, "log": log, "view": {**frame["view"], **untold}}
    due = owed(position.trick)
    return {**frame, "view": {**frame["view"], "owed": told(due, position)}}


def told(due: Owed, position: Any) -> dict[str, Any]:
    """What a trick owes and why: winner and clause with the winning card, the case, the colours."""
    by = "sg.trick.winner_trump" if due.by_trump else "sg.trick.winner_lead"
    more = {"clause": due.clause, "by": by, "card": due.winning.to_json(), "count": due.count}
    return {**due.to_json(position.tokens[due.winner.index]), **more}


def hide_line(line: str) -> str:
    """A view's text without what tells the winner."""
    return re.sub(r" result=\S+", "", re.sub(r"turn=\S+ do=\S+", "turn=- do=quiz", line))


class Quiz:
    """What was answered to the latest trick, and whether the game goes on after it."""

    def __init__(self) -> None:
        self._trick: Any = None
        self._passed: Any = None
        self._given: dict[str, Any] = {}
        self._right: dict[str, bool] = {}

    def waits(self, position: Any) -> bool:
        """Whether the trick that lies there is still a question."""
        return is_full(position) and position.trick != self._trick

    def holds(self, position: Any) -> bool:
        """Whether the game stands still at a trick, until its answer was given and read."""
        return is_full(position) and position.trick != self._passed

    def go(self) -> None:
        """The answer was read: the trick that was asked about holds the game no longer."""
        self._passed = self._trick

    def answer(self, position: Any, content: dict[str, Any]) -> bool:
        """Check an answer: a seat, and the required colours (or all tokens that may be placed). False for a
        malformed one."""
        winner, colors = content.get("winner"), content.get("colors")
        seats = [seat.name for seat in position.seats]
        if winner not in seats or not isinstance(colors, list) or not _are_colors(colors):
            return False
        due = owed(position.trick)
        self._trick = position.trick
        self._given = {"winner": winner, "colors": [color for color in COLORS if color in colors]}
        self._right = {
            "winner": winner == due.winner.name,
            "colors": set(colors) in (set(due.choosable), set(due.valid)),
        }
        return True

    def to_json(self, position: Any, waits_for_bot: bool) -> dict[str, Any] | None:
        """The question, or what came of it while that trick still lies there."""
        if not is_full(position):
            return None
        if self.waits(position):
            return {"phase": "asked", "given": None, "right": None, "go": False}
        return {"phase": "answered", "given": self._given, "right": self._right, "go": waits_for_bot}


def _are_colors(colors: list[Any]) -> bool:
    return 0 < len(colors) <= len(COLORS) and all(isinstance(c, str) and len(c) == 1 and c in COLORS for c in colors)
