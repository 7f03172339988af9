"""What crosses to the browser: the steps of a game as one viewer sees them, and the canonical text of it all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from silva_kit.position import OPEN, Viewer
from silva_widgets.rules import RULES, Rules

Step = tuple[Any, Any]
Seen = tuple[Any, dict[str, Any], list[dict[str, Any]]]
Cache = dict[tuple[int, Viewer], Seen]
"""What a viewer sees of each position. It holds the position too, so that no id is used again."""


_TOLD: Final = ("lesson", "branch", "notice", "quiz", "walk")
"""Parts of the state that are told as they are."""


def frames(steps: Iterable[Step], viewer: Viewer, cache: Cache) -> tuple[list[dict[str, Any]], list[int]]:
    """The frames of a viewer, and for each the index of its step. What chance does by the way, as in
    the set-up, is told in one frame with what follows."""
    made: list[dict[str, Any]] = []
    ends: list[int] = []
    log: list[dict[str, Any]] = []
    heard: str | None = None
    steps = list(steps)
    for index, (move, position) in enumerate(steps):
        key = (id(position), viewer)
        _, view, said = cache.get(key) or cache.setdefault(key, _seen(position, viewer))
        log = [*log, *said]
        rules = RULES[position.game]
        if heard is None or (move is not None and move.seat is not None):
            heard = _told(move, viewer, rules)
        if position.decision.kind in rules.setup and index + 1 < len(steps):
            continue
        made.append({"move": heard, "log": log, "view": view})
        ends.append(index)
        log, heard = [], None
    return made, ends


def _seen(position: Any, viewer: Viewer) -> Seen:
    view = position.view(viewer)
    return position, view.to_json(), [event.to_json() for event in view.events]


def _told(move: Any, viewer: Viewer, rules: Rules) -> str | None:
    """A move's text, where this viewer has heard it."""
    if move is None:
        return None
    own = move.seat is not None and move.seat is viewer
    return move.text if own or viewer is OPEN or move.kind in rules.declared else None


def canonical(table: str, view_text: str, state: dict[str, Any], more: Iterable[str] = ()) -> str:
    """Everything that is shown, with the `more` lines of a table, in no language: what a notebook's test compares."""
    frame = state["frames"][state["at"]]
    lines = [f"<{table} {view_text}", f"step {state['at'] + 1} of {len(state['frames'])}"]
    if decision := frame["view"]["decision"]:
        lines.append(f"decides {decision['seat']} {decision['kind']} {decision['clause']}")
    lines.append(f"may play {', '.join(frame['view']['moves']) or '-'}")
    lines += [f"log {_said(entry)}" for shown in state["frames"] for entry in shown["log"]]
    lines += more
    if refusal := state["refusal"]:
        lines += [f"refused {refusal['move']}: {_said(reason)}" for reason in refusal["reasons"]]
    lines += [f"{name} {_words(state[name])}" for name in _TOLD if state.get(name)]
    lines += [f"name {seat} {name!r}" for seat, name in sorted(state["names"].items())]
    lines.append(f"eyes {state['viewer']} of {' '.join(state['viewers'])}>")
    return "\n".join(lines)


def _said(entry: dict[str, Any]) -> str:
    form = f".{entry['form']}" if entry.get("form") else ""
    return f"{entry['clause']}{form} {_words(entry['args'])}".rstrip()


def _words(values: dict[str, Any]) -> str:
    """`seat=A card=5`: the values that say something, in their order."""
    return " ".join(f"{name}={_word(value)}" for name, value in values.items() if value not in (None, [], {}))


def _word(value: Any) -> str:
    if isinstance(value, dict):
        return f"({_words(value)})"
    if isinstance(value, list):
        return f"[{', '.join(map(_word, value))}]"
    return str(value)
