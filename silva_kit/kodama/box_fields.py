"""Reading the fields of Kodama's components file: words, Elements, points, pieces of branch, with their origin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from silva_kit.components.values import ORIGINS, Entry
from silva_kit.kodama.cards import ELEMENTS, HEIGHT, WIDTH, Element, Strip
from silva_kit.toml_data import Table

MOST: Final = 99
"""What a card gives for one thing, or asks for, at most."""


class CardEntry(Entry):
    """An entry with an id; `origin` is the least certain one of the values read so far."""

    def __init__(self, table: Table, cells: dict[str, Any], kind: str) -> None:
        self.id: str = table.field(cells, "id", str)
        super().__init__(table, cells, f"{kind} {self.id}")
        self.origin = ORIGINS[0]

    def optional(self, field: str, read: Callable[[str], Any]) -> Any:
        """What `read` finds in the field; None where the entry lacks it."""
        return read(field) if field in self else None

    def count(self, field: str) -> int:
        """A number from 1 to MOST."""
        self._marked(field)
        value = self.number(field, 1).value
        if value > MOST:
            raise self.error(f"`{field}` is {value}; it must be {MOST} at most")
        return value

    def word(self, field: str, words: Sequence[str]) -> str:
        """One of the given words."""
        value, _ = self._marked(field)
        if value not in words:
            raise self.error(f"`{field}` is {value!r}, none of {', '.join(words)}")
        return str(value)

    def element(self, field: str) -> Element:
        """One of the six Elements."""
        return self.word(field, ELEMENTS)

    def counts(self, field: str) -> tuple[tuple[Element, int], ...]:
        """How often each Element is shown, in the order of ELEMENTS."""
        value, _ = self._marked(field)
        shown = value if isinstance(value, dict) else {}
        if not shown or not set(shown) <= set(ELEMENTS) or not all(_whole(n) and n > 0 for n in shown.values()):
            raise self.error(
                f"`{field}` is {value!r}; it must be like {{ star = 2, cloud = 1 }} with {', '.join(ELEMENTS)}"
            )
        return tuple((element, shown[element]) for element in ELEMENTS if element in shown)

    def pair(self, field: str) -> tuple[Element, Element]:
        """Two different Elements."""
        value, _ = self._marked(field)
        pair = value if isinstance(value, list) and all(element in ELEMENTS for element in value) else []
        if len(pair) != 2 or pair[0] == pair[1]:
            raise self.error(f"`{field}` is {value!r}; it must be two different ones of {', '.join(ELEMENTS)}")
        return pair[0], pair[1]

    def point(self, field: str) -> tuple[int, int]:
        """A point on the card, in mm from its middle."""
        value, _ = self._marked(field)
        if not _on_card(value):
            raise self.error(f"`{field}` is {value!r}; it must be a point on the card, [x, y] in mm from its middle")
        return value[0], value[1]

    def points(self, field: str) -> tuple[tuple[int, int], ...]:
        """One point or more."""
        value, _ = self._marked(field)
        if not isinstance(value, list) or not value or not all(map(_on_card, value)):
            raise self.error(f"`{field}` is {value!r}; it must be points on the card, [[x, y], …] in mm")
        return tuple((x, y) for x, y in value)

    def strips(self, field: str) -> tuple[Strip, ...]:
        """One piece of branch or more."""
        value, _ = self._marked(field)
        if not isinstance(value, list) or not value or not all(map(_is_strip, value)):
            raise self.error(
                f"`{field}` is {value!r}; it must be pieces from point to point on the card with half their thickness, "
                "[[x1, y1, x2, y2, half], …] in mm"
            )
        return tuple(Strip(*piece) for piece in value)

    def _marked(self, field: str) -> tuple[Any, str]:
        value, origin = super()._marked(field)
        self.origin = max(self.origin, origin, key=ORIGINS.index)
        return value, origin


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _on_card(value: Any) -> bool:
    point = isinstance(value, list) and len(value) == 2 and all(map(_whole, value))
    return point and bool(2 * abs(value[0]) <= WIDTH and 2 * abs(value[1]) <= HEIGHT)


def _is_strip(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 5 or not _whole(value[4]) or value[4] < 1:
        return False
    return _on_card(value[:2]) and _on_card(value[2:4])
