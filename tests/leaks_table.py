"""A table at which a recorded game is played once more, with a wire that remembers every message.

Chance and the bots answer as the record says, so that two games with the same moves heard can be played by the same
person: what that person then gets to see may differ in nothing. In a what-if and in another game the bots and the
dealer are real.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Any, Final
from unittest.mock import patch

import comm
import ipywidgets.widgets.widget as widget
from comm.base_comm import BaseComm

from silva_kit.dealer import Dealer
from silva_kit.record import Record
from silva_kit.silva.bots import bot
from silva_widgets import game
from silva_widgets.table import SilvaTable

ONCE: Final = ("_words", "_esm", "_css", "_anywidget_id")
"""What is sent once and is large: it is told by its digest."""
_DIGESTS: Final[dict[int, tuple[Any, str]]] = {}


def digest(value: Any) -> str:
    """The digest of a value; one object is digested once."""
    known = _DIGESTS.get(id(value))
    if known is None or known[0] is not value:
        known = _DIGESTS[id(value)] = (value, sha256(json.dumps(value).encode()).hexdigest())
    return known[1]


class Wire:
    """Stands for the connection to the browser: every message in order, with its keys."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, Any]] = []
        self.opened = 0

    def create(self, *args: Any, **kwargs: Any) -> BaseComm:
        """A channel, named by its number: a real one has a random name."""
        self.opened += 1
        return _Channel(self, *args, **{**kwargs, "comm_id": f"channel-{self.opened}"})

    def bytes(self) -> Iterator[tuple[str, bytes]]:
        """Each message as it would cross, with the surface that it belongs to."""
        for surface, message in self.messages:
            yield surface, json.dumps(message).encode()


class _Channel(BaseComm):
    def __init__(self, wire: Wire, *args: Any, **kwargs: Any) -> None:
        self.wire = wire
        super().__init__(*args, **kwargs)

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        """Remember a message."""
        told = {"type": msg_type, "data": _brief(data), "metadata": metadata, "to": self.comm_id, **keys}
        self.wire.messages.append((_surface(msg_type, data or {}), {**told, "buffers": len(buffers or ())}))

    def __del__(self) -> None:
        """A channel that is thrown away says nothing."""


def _brief(data: Any) -> Any:
    state = (data or {}).get("state")
    if not state:
        return data
    return {**data, "state": {k: digest(v) if k in ONCE else v for k, v in state.items()}}


def _surface(kind: str, data: dict[str, Any]) -> str:
    if kind != "comm_msg":
        return kind.replace("comm_", "widget ")
    return "answers" if data.get("method") == "custom" else "traits"


class Script:
    """What chance and the bots answer: as the record says while `live`, else as they like."""

    def __init__(self, record: Record, stops: Collection[int] = ()) -> None:
        self.record, self.stops = record, set(stops)
        self.at = 0
        self.live = True

    @property
    def over(self) -> bool:
        """Whether the record has no more moves."""
        return self.at == len(self.record.moves)

    def next(self) -> Any:
        """The next move of the record; None where the table is to stop."""
        if self.over or self.at in self.stops:
            self.stops.discard(self.at)
            return None
        self.at += 1
        return self.record.moves[self.at - 1]


class ScriptedDealer(Dealer):
    """Deals as the record says."""

    def __init__(self, script: Script, seed: int | str | None) -> None:
        super().__init__(seed)
        self.script = script

    def answer(self, position: Any) -> Any:
        """The record's move of chance, else one by the seed."""
        return self.script.next() if self.script.live else super().answer(position)


class ScriptedBot:
    """Plays as the record says."""

    def __init__(self, script: Script, mind: str) -> None:
        self.script, self.mind = script, bot(mind)

    def choose(self, view: Any, rng: Random) -> Any:
        """The record's move, None where the table is to stop; else what a bot of this kind chooses."""
        return self.script.next() if self.script.live else self.mind.choose(view, rng)


@contextmanager
def wired(wire: Wire, script: Script) -> Iterator[None]:
    """While it lasts, tables speak over this wire, and dealers follow the script."""
    with (
        patch.object(comm, "create_comm", wire.create),
        patch.object(game, "Dealer", lambda seed=None: ScriptedDealer(script, seed)),
        patch.object(widget, "_remove_buffers", lambda state: (state, [], [])),  # nothing binary: json.dumps would fail
    ):
        yield


class Person:
    """Somebody at a table: speaks as the browser does, over the table's own channel."""

    def __init__(self, table: SilvaTable) -> None:
        self.table = table

    def ask(self, **content: Any) -> dict[str, Any]:
        """Send one request; what the browser was sent last."""
        self._post({"method": "custom", "content": content})
        return self.state

    def change(self, **traits: Any) -> None:
        """Change a trait of the screen: language, size."""
        self._post({"method": "update", "state": traits})

    def reload(self) -> None:
        """Ask for the whole state, as a page does that is opened again."""
        self._post({"method": "request_state"})

    def _post(self, data: dict[str, Any]) -> None:
        channel: Any = self.table.comm
        channel.handle_msg({"content": {"data": data}, "buffers": []})

    @property
    def state(self) -> dict[str, Any]:
        """What the browser was sent last."""
        state: dict[str, Any] = self.table._state
        return state

    @property
    def moves(self) -> list[str]:
        """The moves that are offered now."""
        moves: list[str] = self.state["frames"][-1]["view"]["moves"]
        return moves
