"""Advice at the table: how often each of the viewer's moves leaves the game winnable, over imagined deals.

It is made of the viewer's views alone, chance too: two positions that look the same get the same advice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from silva_kit.position import Seat, Viewer
from silva_kit.silent_guardians.advice import Advised, advice
from silva_kit.silent_guardians.cards import in_color

SAMPLES: Final = 100
"""Imagined deals: the intervals are then some 20 points wide at most."""
Steps = list[tuple[Any, Any]]
"""(move that led here, position), the present one last."""


def can_advise(position: Any, viewer: Viewer) -> bool:
    """Whether there is something to advise: a seat has a move, and tricks are being played (`sg.setup.blind`)."""
    view = position.view(viewer)
    return isinstance(viewer, Seat) and bool(view.legal_moves) and view.decision.kind in ("play", "pay")


def advised(
    steps: Steps, viewer: Viewer, progress: Callable[[int, int], None], cancel: Callable[[], bool]
) -> dict[str, Any]:
    """The moves, the best first, and over how many deals; where `cancel` says so, over those so far."""
    seen = [(move, position.view(viewer)) for move, position in steps]
    view = seen[-1][1]
    found = advice(view, Random(f"advice {view.to_text()}"), SAMPLES, past=seen, progress=progress, cancel=cancel)
    deals = found[0].share.deals
    return {"answer": "advised" if deals else "unknown", "deals": deals, "moves": [_told(one, view) for one in found]}


def _told(one: Advised, view: Any) -> dict[str, Any]:
    """A move as the screen writes it, with its share of the deals in percent: the middle, and where it lies."""
    move, (low, high) = one.move, one.share.interval()
    assert move.seat is not None
    held = len(in_color(view.hands[move.seat.index], move.color)) if move.kind == "play" else 0
    return {
        "text": move.text,
        "seat": move.seat.name,
        "kind": move.kind,
        "card": None,
        "color": move.color,
        "place": [move.place, held] if held else None,
        "target": move.target.name if move.target else None,
        "share": [round(100 * share) for share in (one.share.middle, low, high)],
    }
