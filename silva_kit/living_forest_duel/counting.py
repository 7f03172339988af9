"""What a token counts on the shared line, worked out so that it can be shown. Pure functions.

    found = count(line, tokens, "sun", summer)
    found.place, found.start, found.value        # the card it stands on, where counting begins, the sum

A token stands on the rightmost card with the element (`lfd.token.rightmost`, line 56). It counts the numbers from the
left end (`lfd.token.count`, line 58), or from right of the last token of that element, whoever placed it
(`lfd.token.restart`, line 60; R3), its own card among them (R1). The same player needs an icon that no token points to
between two tokens of one element (`lfd.token.same_player_gap`, line 62; R5).
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from silva_kit.living_forest_duel.cards import ELEMENTS, Card, Element
from silva_kit.position import Seat

NOWHERE: Final = -1


class Token(NamedTuple):
    """An action token on the shared line: whose, the element it points to, and the place of its card from 0."""

    seat: Seat
    element: Element
    place: int


class Count(NamedTuple):
    """`place`: the card for the token, NOWHERE if no card shows the element; `start`: the first card that counts;
    `parts`: (card, number) of every card that counts; `own`: the seat's own last token of the element, NOWHERE if
    none; `gap`: whether the icon that must lie between the two is there; `blocked`: cards with numbers that an earlier
    token has used up."""

    element: Element
    place: int
    start: int
    parts: tuple[tuple[int, int], ...]
    own: int
    gap: bool
    blocked: tuple[int, ...]

    @property
    def value(self) -> int:
        """The sum on the shared line."""
        return sum(number for _, number in self.parts)

    @property
    def fresh(self) -> bool:
        """Whether the rightmost card has no token for this element yet (R4)."""
        return self.place >= self.start

    @property
    def legal(self) -> bool:
        """Whether the line allows the token."""
        return self.place != NOWHERE and self.fresh and self.gap


def count(line: Sequence[Card], tokens: Sequence[Token], element: Element, seat: Seat, any_gap: bool = False) -> Count:
    """What a token of a seat on an element would count. `any_gap`: the icon between two tokens of a player may be of
    any element (R5, `token_gap`)."""
    at = ELEMENTS.index(element)
    showing = [place for place, card in enumerate(line) if card.values[at] > 0]
    last = showing[-1] if showing else NOWHERE
    start = 1 + max((token.place for token in tokens if token.element == element), default=NOWHERE)
    own = max((token.place for token in tokens if token.element == element and token.seat is seat), default=NOWHERE)
    parts = tuple((place, line[place].values[at]) for place in showing if place >= start)
    blocked = tuple(place for place in showing if place < start)
    return Count(element, last, start, parts, own, _gap(line, tokens, at, own, last, any_gap), blocked)


def _gap(line: Sequence[Card], tokens: Sequence[Token], at: int, own: int, new: int, any_gap: bool) -> bool:
    """Whether an icon that no token points to lies strictly between the own last token and the new one."""
    if own == NOWHERE:
        return True
    pointed = {(token.place, token.element) for token in tokens}
    wanted = ELEMENTS if any_gap else (ELEMENTS[at],)
    return any((place, element) not in pointed for place, element in _icons(line, own + 1, new) if element in wanted)


def _icons(line: Sequence[Card], first: int, last: int) -> Iterator[tuple[int, Element]]:
    """The icons of the cards from one place up to, but without, another."""
    for place in range(first, last):
        for element, number in zip(ELEMENTS, line[place].values, strict=True):
            if number:
                yield place, element


def unused(line: Sequence[Card], tokens: Sequence[Token], element: Element) -> int:
    """What is right of the last token of an element, whoever placed it (`lfd.end.water`, line 118; R28)."""
    at = ELEMENTS.index(element)
    start = 1 + max((token.place for token in tokens if token.element == element), default=NOWHERE)
    return sum(card.values[at] for card in line[start:])


def net_solitary(solitary: int, herd: int) -> int:
    """Solitary icons that no herd icon cancels (`lfd.solitary.herd`, line 51)."""
    return max(0, solitary - herd)
