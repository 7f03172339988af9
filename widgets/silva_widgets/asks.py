"""What the browser asks of a table. Each request ends in a new state or a notice, and in one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from silva_kit.position import KitError, Seat, Viewer
from silva_kit.teach import Scene
from silva_widgets import seating
from silva_widgets.examples import playable
from silva_widgets.seeking import Seeking
from silva_widgets.tutor import Tutor
from silva_widgets.words import scenes

if TYPE_CHECKING:
    from silva_widgets.base import Table

Content = dict[str, Any]
Handler = Callable[[Any, Content], bool]
"""Answers a request at a table; False for one that it does not understand."""
TEXT_LENGTH: Final = 80
"""The longest moves have about 20 characters; whatever is much longer is not read at all."""


def heard(table: Table, content: Any, _buffers: Any) -> None:
    """Answer whatever came over the wire."""
    ask = content.get("do") if isinstance(content, dict) else None
    handler = table.asks.get(ask) if isinstance(ask, str) else None
    try:
        with Seeking.answering:
            if handler is None or not handler(table, content):
                table.tell("ui-bad-request")
    except KitError as error:
        table.tell("ui-error", text=str(error))
    except Exception as error:  # the person at the table must get an answer, whatever broke
        table.tell("ui-error", text=type(error).__name__)
        raise
    finally:
        table.send({"ack": table.version})


def hello(_table: Table, _content: Content) -> bool:
    """The browser asks whether anybody is there."""
    return True


def move(table: Table, content: Content) -> bool:
    """A move as text, made on the version that the person saw."""
    text = content.get("text")
    if not isinstance(text, str) or len(text) > TEXT_LENGTH:
        return False
    if content.get("version") != table.version:
        table.tell("ui-out-of-date")
        return True
    try:
        table.play.position.move(text)
    except KitError:
        table.tell("ui-bad-move", text=text)
        return True
    table.move(text)
    return True


def view(table: Table, content: Content) -> bool:
    """Other eyes, where they are offered."""
    found = [viewer for viewer in table.viewers if str(viewer) == content.get("viewer")]
    if not found or foreign(table, found[0]):
        table.tell("ui-not-offered")
        return True
    table.look_as(found[0], table.viewers)
    table.refresh()
    return True


def foreign(table: Table, viewer: Viewer) -> bool:
    """A what-if dealt anew is one seat's guess: other eyes would see cards in it that were never dealt."""
    note = table.note or {}
    return note.get("dealt") == "anew" and isinstance(viewer, Seat) and viewer is not table.viewer


def branch(table: Table, content: Content) -> bool:
    """A what-if from the step of a frame."""
    at, ends = content.get("at"), table.frames()[1]
    if table.tutor or type(at) is not int or not 0 <= at < len(ends):
        return False
    table.game.branch(ends[at], table.viewer, {"from": at})
    table.refresh()
    return True


def back(table: Table, _content: Content) -> bool:
    """Return from a what-if or an example to the game."""
    if table.tutor or not table.game.back():
        return False
    table.look_as(*table.home)
    table.refresh()
    return True


def restart(table: Table, _content: Content) -> bool:
    """The lesson's step from its beginning, or another game."""
    if table.tutor:
        table.tutor.again()
    else:
        table.game.restart()
        table.look_as(*table.home)
    table.forget()
    table.refresh()
    return True


def example(table: Table, content: Content) -> bool:
    """A scene that shows a clause, at the position from which the person can bring it about."""
    clause = str(content.get("clause"))
    names = [] if table.tutor else scenes(table.rules.name).get(clause, [])
    if not names:
        table.tell("ui-no-example")
        return True
    turn = table.shown_examples.get(clause, 0)
    table.shown_examples[clause] = turn + 1
    position, viewer = playable(Scene.load(names[turn % len(names)]), clause)
    table.look_as(viewer, (viewer,))
    bots = seating.bots(table.rules, None, viewer, position.seats)
    table.game.show(position, bots, {"from": None, "dealt": "example", "clause": clause})
    table.refresh()
    return True


def lesson_step(table: Table, content: Content) -> bool:
    """Next step, hint, again, solution."""
    step = content.get("step")
    if table.tutor is None or not isinstance(step, str) or step not in _LESSON_STEPS:
        return False
    _LESSON_STEPS[step](table.tutor)
    table.look_as(table.tutor.viewer, (table.tutor.viewer,))
    table.refresh()
    if step == "solution" and table.tutor.asks_for_refusal:
        table.move(table.tutor.step.solution[-1])  # so that the refusal is shown as any other
    return True


_LESSON_STEPS: Final[dict[str, Callable[[Tutor], object]]] = {
    "next": Tutor.next,
    "hint": Tutor.hint,
    "again": Tutor.again,
    "solution": Tutor.solve,
}
ASKS: Final[dict[str, Handler]] = {
    "hello": hello,
    "move": move,
    "view": view,
    "branch": branch,
    "return": back,
    "restart": restart,
    "example": example,
    "lesson": lesson_step,
}
"""Request -> who answers it, at any table; a table may add its own."""
