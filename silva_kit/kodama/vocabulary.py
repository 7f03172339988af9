"""What a Kodama or Season card says, as the message that writes it in each language (`ko.card.kodama`,
`ko.card.season`). What the card does on a tree is in `scoring`.

    sentence(default_box().kodama["k7"])
    # ('ko-kodama-icon', 'showing', {'points': 1, 'where': 'within_2', 'element': 'caterpillar'})
"""  # fmt: skip

from __future__ import annotations

from typing import Any, NamedTuple

from silva_kit.kodama.cards import KodamaCard, SeasonCard


class Sentence(NamedTuple):
    """A message's id, its form ("showing" where the card names an Element), and the arguments."""

    id: str
    form: str
    args: dict[str, Any]


def sentence(card: KodamaCard | SeasonCard) -> Sentence:
    """The sentence on a card. Elements are their names in ELEMENTS; what the card does not ask for is 0 or "none"."""
    return _kodama(card) if isinstance(card, KodamaCard) else _season(card)


def _kodama(card: KodamaCard) -> Sentence:
    args: dict[str, Any] = {"points": card.points, "where": card.where}
    if card.per == "card":
        args |= {"kinds": card.kinds or 0, "touching": card.touching or 0}
    return _showing(f"ko-kodama-{card.per}", args, card.element)


def _season(card: SeasonCard) -> Sentence:
    if card.count:
        element, other = card.count
        return Sentence("ko-season-count", "", {"element": element, "other_element": other})
    args = {"points": card.points, "placed": card.placed or "none"}
    return _showing("ko-season-onto" if card.onto else "ko-season-placed", args, card.shows)


def _showing(id: str, args: dict[str, Any], element: str | None) -> Sentence:
    return Sentence(id, "showing", {**args, "element": element}) if element else Sentence(id, "", args)
