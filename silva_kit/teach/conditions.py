"""What a step of a lesson waits for: an event, by its clause, form, seat and arguments.

    sg.trick.take                 an event of this clause, in any form
    ko.score.extent:trunk         in this form; with nothing after the colon, the plain one
    sg.trick.take@B               told of this seat
    ko.score.rule[points>=6]      with such an argument; several, parted by commas, must all hold
"""  # fmt: skip

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from silva_kit.position import Event, EventKind, KitError, Refusal

COMPARE: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
"""How an argument may be compared; numbers with any of these, words with the first two."""
_WRITTEN: Final = re.compile(r"(?P<clause>[\w.]+)(:(?P<form>\w*))?(@(?P<seat>[A-F]))?(\[(?P<asked>[^\[\]]+)\])?")
_ASKED: Final = re.compile(r"(\w+)(!=|<=|>=|=|<|>)(\w+)")


@dataclass(frozen=True, slots=True)
class Asked:
    """An argument of an event, how it is compared, and with what."""

    name: str
    compare: str
    value: str

    def holds(self, event: Event | Refusal) -> bool:
        """Whether the event has the argument, and it compares so. A number compares as one."""
        found = event.args.get(self.name)
        if isinstance(found, int) and self.value.isdecimal():
            return COMPARE[self.compare](found, int(self.value))
        return found is not None and self.compare in ("=", "!=") and COMPARE[self.compare](str(found), self.value)


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition that an event meets or does not, or a refusal (it has no seat). `form` and `seat` are None where any
    does."""

    clause: str
    form: str | None
    seat: str | None
    asked: tuple[Asked, ...]

    def holds(self, event: Event | Refusal) -> bool:
        """Whether the event meets it."""
        return (
            event.clause == self.clause
            and self.form in (None, event.form)
            and self.seat in (None, str(event.args.get("seat")))
            and all(one.holds(event) for one in self.asked)
        )


@cache
def condition(text: str) -> Condition:
    """Read a condition. Raises KitError for what cannot be read, and for an argument that no event of the clause
    has."""
    written = _WRITTEN.fullmatch(text)
    parts = (written["asked"] or "").split(",") if written and written["asked"] else []
    asked = [_ASKED.fullmatch(part) for part in parts]
    if written is None or None in asked:
        raise KitError(f"condition {text!r}: as in sg.trick.take@B, ko.score.extent:trunk or ko.score.rule[points>=6]")
    made = tuple(Asked(*one.groups()) for one in asked if one)
    known = {name for kind in EventKind.every if kind.clause == written["clause"] for name in kind.names}
    for one in made:
        if one.name not in known:
            there = f"its arguments are {', '.join(sorted(known))}" if known else "it has none"
            raise KitError(f"condition {text!r}: no event of {written['clause']} has {one.name!r}; {there}")
    return Condition(written["clause"], written["form"], written["seat"], made)
