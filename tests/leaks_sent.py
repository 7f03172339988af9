"""Everything of a game of SILVA that is sent to one viewer, as (surface, bytes) in the order in which it is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias

from games import effort
from leaks_pairs import Pair
from leaks_play import close, opened, played, scripted
from leaks_table import Person, Script, Wire, wired
from silva_games import well_formed
from silva_kit.record import Record
from silva_widgets.table import SilvaTable

Sent: TypeAlias = Iterator[tuple[str, bytes]]
REPRS: Final = ("_repr_html_", "_repr_svg_", "_repr_mimebundle_", "_repr_markdown_", "_repr_json_")

EVERY: Final = effort(5, 1)
"""Of every so manieth pair all moves are tried."""


def all_sent(pair: Pair, record: Record) -> Sent:
    """What the pair's viewer gets of one of its games."""
    yield from engine(pair, record)
    yield from replay(pair, record)
    yield from session(pair, record)


def as_bytes(value: Any) -> bytes:
    """A value as it would cross."""
    return json.dumps(value).encode()


def reprs(thing: Any, of: str) -> Sent:
    """Every form in which a notebook would show a thing; a table's canonical text is a part of its bundle."""
    for name in REPRS:
        if (made := getattr(thing, name, None)) is not None:
            yield of + name.strip("_"), repr(made()).encode()


# From Python alone: views, events, legal moves, refusals.


def engine(pair: Pair, record: Record) -> Sent:
    """The views of every step; at two of them the refusals of every well-formed move."""
    viewer = pair.viewer
    for position, view in zip(record.positions, record.seen_by(viewer), strict=True):
        yield "view.to_json", as_bytes(view.to_json())
        yield "view.to_text", view.to_text().encode()
        yield "view.repr", repr(view).encode()
        yield from reprs(view, "view.")
        yield "view.events", as_bytes([event.to_json() for event in view.events])
        yield "events seen_by", repr([event.seen_by(viewer) for event in position.events]).encode()
        yield "legal moves", repr([move.text for move in view.legal_moves]).encode()
    yield from why_not(pair, record)


def why_not(pair: Pair, record: Record) -> Sent:
    """The refusals of moves that can be written down, the viewer's own and those of others: of every one at one step
    (of every fifth pair where it must be quick), of a few at two more."""
    rng = Random(f"why not {pair.number}")
    moves = well_formed(record.start.seats)
    steps = rng.sample(range(len(record.positions)), min(3, len(record.positions)))
    for step, count in zip(steps, (60 if pair.number % EVERY else len(moves), 60, 60), strict=False):
        view = record.positions[step].view(pair.viewer)
        told = [[(one.clause, one.form, one.args) for one in view.why_not(move)] for move in rng.sample(moves, count)]
        yield "why_not", repr(told).encode()


# A record looked back over.


def replay(pair: Pair, record: Record) -> Sent:
    """The replay of the game through the viewer's eyes, cut somewhere."""
    cut = record.branch(Random(f"replay {pair.number}").randrange(1, len(record.moves) + 1))
    wire = Wire()
    with wired(wire, Script(record)):
        table = SilvaTable(record=cut, viewer=str(pair.viewer), names=pair.names, lang=pair.lang, stage=pair.stage)
        Person(table).ask(do="hello")
        shown = [*reprs(table, "")]
        close(table)
    yield from (("replay", told) for _, told in shown)
    yield from (("replay", message) for _, message in wire.bytes())


# The game at a table, played to the end of the record.


def session(pair: Pair, record: Record) -> Sent:
    """All that crosses while the game is played at a table, by a person who also looks back, tries and asks."""
    wire, script, rng = Wire(), scripted(pair, record), Random(f"shown {pair.number}")
    shown: list[tuple[str, bytes]] = []
    with wired(wire, script):
        table = opened(pair, script)
        for _ in played(pair, table, script):
            if rng.random() < 0.5:
                shown += reprs(table, "table.")
        close(table)
    yield from shown
    yield from wire.bytes()
