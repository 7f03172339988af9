"""One person at a table of SILVA: the moves of a recorded game, and between them what a curious person does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from leaks_pairs import Pair
from leaks_table import Person, Script, ScriptedBot
from silva_games import well_formed
from silva_kit.record import Record
from silva_widgets.table import SilvaTable


def scripted(pair: Pair, record: Record) -> Script:
    """The record as a script; at some of the steps at which a bot decides the table stands still, as at a quiz."""
    rng = Random(f"stops {pair.number}")
    return Script(
        record, [at for at, p in enumerate(record.positions) if rng.random() < 0.05 and p.to_move in pair.bots]
    )


def opened(pair: Pair, script: Script, **more: Any) -> SilvaTable:
    """The table at which the pair's viewer sits, and the program for all others; `more` keywords."""
    return SilvaTable(
        position=script.record.start,
        viewer=str(pair.viewer),
        bots={str(seat): ScriptedBot(script, mind) for seat, mind in pair.bots.items()},
        names=pair.names,
        lang=pair.lang,
        stage=pair.stage,
        seed=pair.number,
        **more,
    )


def close(table: SilvaTable) -> None:
    """Free what a table holds."""
    table.layout.close()
    table.close()


def played(pair: Pair, table: SilvaTable, script: Script) -> Iterator[None]:
    """Play to the end of the record, then, of some games, a what-if or the beginning of another game; pauses whenever
    something new is shown."""
    person, rng = Person(table), Random(f"person {pair.number}")
    person.ask(do="hello")
    yield
    while not script.over:
        rng.choice(TRICKS)(person, script, rng)
        yield
        goes_on(pair, person, script)
        yield
    if _deals_anew(pair):
        what_if(person, script, rng)
        yield
    if rng.random() < 0.3:
        script.live = False
        person.ask(do="restart")
        yield


def _deals_anew(pair: Pair) -> bool:
    """Whether there are what-ifs: each is dealt from all that the viewer must think possible, which takes its time."""
    return pair.number % (10 if len(pair.one.start.seats) < 4 else 50) == 0


def goes_on(pair: Pair, person: Person, script: Script) -> None:
    """The person's move of the record; or, where the table stands still, the bots'."""
    move = script.record.moves[script.at]
    if move.seat is pair.viewer:
        script.at += 1
        state = person.ask(do="move", text=move.text, version=person.state["version"])
        assert state["refusal"] is None, move
    else:
        person.table.go_on()


# What a person may do at any moment; none of it changes the game.


def other_eyes(person: Person, script: Script, rng: Random) -> None:
    """Look as a spectator and come back; ask for eyes that are not offered."""
    own = person.state["viewer"]
    person.ask(do="view", viewer=rng.choice(("PUBLIC", "OPEN", "A", "B", "C", "D")))
    person.ask(do="view", viewer="PUBLIC")
    person.ask(do="view", viewer=own)


def wrong_moves(person: Person, script: Script, rng: Random) -> None:
    """Moves of every kind that are not to be made now, old ones, and what is no move."""
    table = person.table
    version = person.state["version"]
    offered = set(person.moves)
    for move in rng.sample(well_formed(table.play.position.seats), 2):
        if move.text not in offered:
            person.ask(do="move", text=move.text, version=person.state["version"])
    for text in rng.sample(("draw 5", "hit 5", "first A", "hello", ""), 2):
        person.ask(do="move", text=text, version=person.state["version"])
    person.ask(do="move", text="A play 5", version=version - 1)


def screen(person: Person, script: Script, rng: Random) -> None:
    """Another language, another size, the page opened again, a request that is none."""
    person.change(lang=rng.choice(("en", "zh-Hant", "ja")))
    person.change(stage=not person.table.stage)
    if rng.random() < 0.3:
        person.reload()
    person.ask(do=rng.choice(("hello", "lesson", "quiz", "record", "undo")))


def example(person: Person, script: Script, rng: Random) -> None:
    """Another example of a clause, and the way back."""
    script.live = False
    person.ask(do="example", clause=rng.choice(("silva.card.05.lower_out", "silva.card.03.view", "silva.no.such")))
    person.ask(do="return")
    script.live = True


def what_if(person: Person, script: Script, rng: Random) -> None:
    """A what-if from some step, played on a little, and the way back."""
    script.live = False
    person.ask(do="branch", at=rng.randrange(-1, len(person.state["frames"])))
    for _ in range(rng.randrange(3)):
        if person.moves and person.state["branch"]:
            person.ask(do="move", text=rng.choice(person.moves), version=person.state["version"])
    person.ask(do="return")
    script.live = True


TRICKS: Final = (other_eyes, wrong_moves, screen, example)
"""What a person does between two moves."""
