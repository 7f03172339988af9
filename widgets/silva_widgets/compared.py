"""Compared: the same game in two languages, place by place, with both plays side by side on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import traitlets as t

from silva_kit.silva.two_texts import place_of, places
from silva_kit.study.switch_counts import Counted, measured
from silva_widgets import seating
from silva_widgets.base import STATIC
from silva_widgets.compared_data import compared_json, compared_words
from silva_widgets.page import Handler, Page
from silva_widgets.rulebook import folder_of

KEYWORDS: Final = ("place", "lang", "sources", "stage")


class Compared(Page):
    """Where the words of the two texts of SILVA lead elsewhere: readings, original lines, figures, and both plays.

        Compared()                          all places; the screen chooses one
        Compared(place="silva.R18")         one of them: a ruling, a clause, or a switch

    Keywords: `place`, `lang` (else what `use_language` found), `sources` (the folder of the source texts; else
    SILVA_KIT_SOURCES), `stage` (large). It carries everything: no kernel is needed to read it or to step through it.

    Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that cannot be used.
    """  # fmt: skip

    keywords = KEYWORDS
    asks: ClassVar[Mapping[str, Handler]] = {}
    _esm = STATIC / "compared.js"
    _css = STATIC / "compared.css"

    place = t.Unicode(help="The place that is shown: a ruling or a clause.").tag(sync=True)

    def __init__(self, **given: Any) -> None:
        seating.check_keywords("Compared", KEYWORDS, given)
        asked = given.get("place")
        place = None if asked is None else place_of(asked).id
        self.counted: Counted = measured().of()
        folder = folder_of(given.get("sources"))
        super().__init__(given, _data=compared_json(self.counted, folder), _words=compared_words())
        self.place = place or next(one["id"] for one in self._data["places"] if one["plays"])

    @t.validate("place")
    def _known_place(self, proposal: Any) -> str:
        """The id of a place; a switch stands for its ruling. Raises KitError naming the places there are."""
        return place_of(proposal["value"]).id

    def __repr__(self) -> str:
        rows = [_row(one) for one in self._data["places"]]
        return "\n".join(
            [f"<Compared: {len(places())} places, {self.counted.games} games", *rows, f"open {self.place}>"]
        )


def _row(place: dict[str, Any]) -> str:
    """Group, id, figures, and where the plays part with the clauses that they cite there."""
    figures, plays = place["figures"], place["plays"]
    changed = f"other winner {' '.join(figures['changed'])}" if figures["changed"] else "not played"
    told = f"{place['group']} {place['id']} comes up {figures['up']}, {changed}"
    if plays is None:
        return told
    first, second = (" ".join(clauses) or "-" for clauses in plays["cited"])
    return f"{told}, parts at {plays['at']} of {len(plays['first']) - 1}/{len(plays['second']) - 1}: {first} | {second}"
