"""Values of another type are refused by every game in the kit's own words, at the start, in rulings and as viewers."""

# traceability: off
from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from silva_kit.games import GAMES
from silva_kit.position import KitError
from silva_kit.record import game as engine_of

WRONG = (3.0, True, "three", b"3", None, [], {"x": 1}, {1}, (), -1, 10**9, float("nan"), object())


def entries(game: str) -> dict[str, Callable[[Any], Any]]:
    """What of a game takes a value from outside, by name."""
    engine = engine_of(game)
    rulings, switch = engine.Rulings, next(iter(engine.Rulings.SWITCHES))
    asked = {name: one.default for name, one in signature(engine.start).parameters.items()}
    table = engine.start()
    starts = {f"start {name}": lambda wrong, name=name: engine.start(**{name: wrong}) for name in asked}
    return starts | {
        "profile": rulings.profile,
        "from_mapping": rulings.from_mapping,
        "from_text": rulings.from_text,
        "switch": lambda wrong: rulings(**{switch: wrong}),
        "Position.from_text": engine.Position.from_text,
        "Move.from_text": engine.Move.from_text,
        "view": table.view,
        "move": table.move,
        "why_not": table.why_not,
        "after": table.after,
    }


RIGHT = (("start first", None), ("start box", None))
"""Where None says that nothing is asked for."""


@pytest.mark.parametrize("game", GAMES)
def test_a_value_of_another_type_is_refused(game: str) -> None:
    """Never a Python error, and never a game that was not asked for: 3.0 players are no 3 players."""
    let_through = []
    for name, take in entries(game).items():
        for wrong in WRONG:
            try:
                take(wrong)
            except KitError:
                continue
            except Exception as error:
                let_through.append(f"{name} {wrong!r}: {type(error).__name__}")
                continue
            if (name, wrong) not in RIGHT:
                let_through.append(f"{name} {wrong!r}: accepted")
    assert let_through == []
