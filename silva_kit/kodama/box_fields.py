"""Reading the fields of Kodama's components file: words, Elements, points, pieces of branch, with their origin."""

from __future__ import annotations

from typing import Any

from silva_kit.components.fields import MOST, NamedEntry
from silva_kit.kodama.cards import ELEMENTS, HEIGHT, WIDTH, Element, Strip

__all__ = ["MOST", "CardEntry"]


class CardEntry(NamedEntry):
    """An entry of a card or a shape of Kodama."""

    def element(self, field: str) -> Element:
        """One of the six Elements."""
        return self.word(field, ELEMENTS)

    def counts(self, field: str) -> tuple[tuple[Element, int], ...]:
        """How often each Element is shown, in the order of ELEMENTS."""
        shown = self.numbers_of(field, ELEMENTS, 1)
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


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _on_card(value: Any) -> bool:
    point = isinstance(value, list) and len(value) == 2 and all(map(_whole, value))
    return point and bool(2 * abs(value[0]) <= WIDTH and 2 * abs(value[1]) <= HEIGHT)


def _is_strip(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 5 or not _whole(value[4]) or value[4] < 1:
        return False
    return _on_card(value[:2]) and _on_card(value[2:4])
