"""What the page of the two texts sends to the browser, once: places, words, figures, and both plays step by step."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, Viewer
from silva_kit.rulebook import Rulebook
from silva_kit.silva import two_texts
from silva_kit.silva.two_texts import GROUPS, Place, answer, told
from silva_kit.sources import SourceTexts
from silva_kit.study.switch_chart import percent, thousands
from silva_kit.study.switch_counts import Counted
from silva_kit.study.weights import Weight, weights, weights_of
from silva_kit.teach.compare import Comparison
from silva_widgets.rulebook_data import place_json
from silva_widgets.words import clause_words, words

Json = dict[str, Any]
LEFT_OUT: Final = "moves"
"""What may be played is no part of a play that is looked at."""


def compared_json(counted: Counted, folder: Path | None = None) -> Json:
    """All that is shown. Lines of the source texts are in it only where these are at hand."""
    sources = SourceTexts.load(folder)
    return {
        "places": [_place(place, counted, sources) for place in in_order(counted)],
        "sources": all(sources.has(source) for source in ("silva.en", "silva.zh-Hant")),
        "games": thousands(counted.games),
        "players": str(counted.settings.players),
    }


def in_order(counted: Counted) -> list[Place]:
    """The places as they are read: the texts apart, both alike, both silent; in each what comes up most first."""
    return list(dict.fromkeys(weight.place for group in GROUPS for weight in weights(group, counted)))


def _place(place: Place, counted: Counted, sources: SourceTexts) -> Json:
    played = _played_value(place)
    return {
        "id": place.id,
        "group": place.group,
        "words": [place_json(sources, one) for one in place.words],
        "told": {language: _told(language, place, played) for language in LANGUAGES},
        "clauses": list(place.clauses),
        "figures": _figures(next(one for one in weights_of(place, counted) if one.value == played)),
        "plays": _plays(place),
    }


def _played_value(place: Place) -> str:
    """The other answer whose play is shown, as switch:value."""
    found = place.compare()
    return found.second.rulings.to_text() if found is not None and place.switch else ""


def _told(language: str, place: Place, played: str) -> Json:
    values = sorted(place.values, key=lambda value: value != played)
    return {**told(language, place), "others": [answer(language, value) for value in values]}


def _figures(weight: Weight) -> Json:
    ends = weight.interval
    shares = None if ends is None or weight.changed is None else (weight.changed / weight.games, *ends)
    return {"up": percent(weight.comes_up / weight.games), "changed": shares and [percent(share) for share in shares]}


def _plays(place: Place) -> Json | None:
    found = place.compare()
    if found is None or found.parting is None:
        return None
    viewer = eyes(found)
    sides = [[_frame(position, viewer) for position in side.record.positions] for side in (found.first, found.second)]
    cited = [list(clauses) for clauses in found.parting.alone]
    return {
        "at": found.parting.step,
        "first": sides[0],
        "second": sides[1],
        "cited": cited,
        "for": place.chooser or None,
    }


def eyes(found: Comparison) -> Viewer:
    """All cards open; where only what somebody knows is different, the first seat to whom it is."""
    assert found.parting is not None
    one, other = (side.record.positions[found.parting.step] for side in (found.first, found.second))
    rows = {seat: [p.view(seat).to_json()["rows"] for p in (one, other)] for seat in one.seats}
    hidden = [seat for seat, (first, second) in rows.items() if _levels(first) != _levels(second)]
    return hidden[0] if hidden and not found.winners_differ else OPEN


def _levels(rows: Any) -> Any:
    return {seat: [card["card"] for card in row] for seat, row in rows.items()}


def _frame(position: Any, viewer: Viewer) -> Json:
    view = position.view(viewer)
    return {
        "move": None,
        "log": [event.to_json() for event in view.events],
        "view": {**view.to_json(), LEFT_OUT: []},
    }


@cache
def compared_words() -> Json:
    """The words of the table of SILVA, with those of this page, in three languages."""
    return {language: _words(language) for language in LANGUAGES}


def _words(language: str) -> Json:
    table, book = words("silva")[language], Rulebook.load("silva")
    own = [entry for key, entry in two_texts.words(language).items() if key.startswith("two-")]
    shown = {clause for place in two_texts.places() for clause in place.clauses} - set(table["clauses"])
    clauses = {id: clause_words("silva", book, id, language) for id in sorted(shown)}
    return {**table, "ftl": "\n".join([table["ftl"], *own]) + "\n", "clauses": {**table["clauses"], **clauses}}
