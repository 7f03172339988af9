"""What a notebook of the study of leaks calls in its kernel: the game lies here, and not in the notebook's cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import patch

import comm
import pytest
from IPython.core.getipython import get_ipython

from leaks_pairs import Pair, pair
from leaks_planted import LEAKS
from leaks_play import close, opened, played, scripted
from leaks_table import Script, ScriptedDealer
from silva_kit.record import Record
from silva_widgets import game
from silva_widgets.table import SilvaTable


class Dealt:
    """One of the two games of a pair, ready to be played in the next notebook."""

    pair: Pair
    record: Record
    script: Script
    play: Iterator[None]
    tables: tuple[SilvaTable, ...] = ()
    channels = 0


NOW = Dealt()


def deal(number: int, seed: int, side: int) -> None:
    """Lay a game ready; what the notebook before has shown is closed, and cells are counted from 1."""
    for table in NOW.tables:
        close(table)
    NOW.tables, NOW.channels = (), 0
    NOW.pair = pair(number, seed)
    NOW.record = (NOW.pair.one, NOW.pair.other)[side]
    NOW.script = scripted(NOW.pair, NOW.record)
    shell: Any = get_ipython()
    shell.execution_count = 0


def plant(name: str) -> None:
    """Plant a leak in this kernel."""
    LEAKS[name](_PATCH)


def uproot() -> None:
    """Take out what was planted."""
    _PATCH.undo()


def at_table() -> SilvaTable:
    """The table at which the game is played."""
    table = opened(NOW.pair, NOW.script)
    NOW.play = played(NOW.pair, table, NOW.script)
    NOW.tables += (table,)
    return table


def play(pauses: int) -> None:
    """Play on for so many pauses, or to the end."""
    for _ in range(pauses):
        next(NOW.play, None)


def looked_back() -> SilvaTable:
    """The record of the game, through the same eyes."""
    made = SilvaTable(record=NOW.record, viewer=str(NOW.pair.viewer), lang=NOW.pair.lang)
    NOW.tables += (made,)
    return made


def _dealer(seed: int | str | None = None) -> ScriptedDealer:
    return ScriptedDealer(NOW.script, seed)


def _channel(*args: Any, **kwargs: Any) -> Any:
    """A widget's channel, named by its number in the notebook: the random name of a real one says nothing."""
    NOW.channels += 1
    return _CREATE(*args, **{**kwargs, "comm_id": f"{NOW.channels:032x}"})


_PATCH: Final = pytest.MonkeyPatch()
_CREATE: Final = comm.create_comm
patch.object(game, "Dealer", _dealer).start()
patch.object(comm, "create_comm", _channel).start()
