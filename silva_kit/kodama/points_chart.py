"""The chart of a game's points: by Season, Element and source, a stack of bars for each player.

    points_chart(record)                        # a plotly Figure
    points_in_words(record, "ja")               # the same as sentences, for those who do not see it
"""  # fmt: skip

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from silva_kit.kodama import events as e
from silva_kit.kodama.cards import ELEMENTS
from silva_kit.kodama.legal import SEASONS
from silva_kit.messages import format_message, named
from silva_kit.position import Seat
from silva_kit.record import Record

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

Names: TypeAlias = Mapping[str, str]
SEASON_CARD: Final = "season"
KODAMA_CARD: Final = "kodama"
LOOK: Final = {
    "caterpillar": ("#7aa93c", "/"),
    "cloud": ("#b9d3e6", ""),
    "dragonfly": ("#e3b23c", "x"),
    "flower": ("#d98aa8", "."),
    "mushroom": ("#9c4a33", "\\"),
    "star": ("#5b6fb0", "+"),
    SEASON_CARD: ("#dddddd", "-"),
    KODAMA_CARD: ("#444444", ""),
}
"""Colour and hatching of each source, from below: told apart without colour, too."""
SEPARATOR: Final = {"en": "; ", "zh-Hant": "；", "ja": "、"}
LIT: Final = (e.RUNS, e.RUNS_TO_TRUNK, e.LONE)
"""Events of a line that scores."""


def points_by_source(record: Record) -> dict[Seat, dict[str, Counter[str]]]:
    """The points scored in a record: seat, then Season, then source (an Element, SEASON_CARD, KODAMA_CARD)."""
    found = {seat: {season: Counter[str]() for season in SEASONS} for seat in record.start.seats}
    for seat, season, source, points in _scored(record):
        found[seat][season][source] += points
    return found


def _scored(record: Record) -> Iterator[tuple[Seat, str, str, int]]:
    for before, position in zip(record.positions, record.positions[1:], strict=False):
        for event in position.events:
            source = _source(event)
            if source:
                season = SEASONS[len(before.season_cards) - 1]
                yield event.args["seat"], season, source, event.args["points"]


def _source(event: Any) -> str:
    """Where the points of an event come from; "" for an event that scores nothing of its own."""
    if event.kind in LIT:
        return str(event.args["element"])
    return {e.EXTRA: SEASON_CARD, e.KODAMA: KODAMA_CARD}.get(event.kind, "")


def points_chart(record: Record, language: str = "en", names: Names | None = None) -> Figure:
    """Bars for each player and Season, stacked by source; each piece bears its points. Raises KitError for a language
    that the kit does not speak."""
    import plotly.graph_objects as go  # late: the rules run without it

    found = points_by_source(record)
    columns = [(seat, season) for seat in found for season in SEASONS]
    called = named("kodama", language)["season"]
    players = {seat: escape((names or {}).get(str(seat), str(seat)), quote=False) for seat in found}
    axis = [[players[seat] for seat, _ in columns], [called[season] for _, season in columns]]
    bars = [
        go.Bar(x=axis, name=_word(source, language), **_bar(source, [found[seat][season] for seat, season in columns]))
        for source in LOOK
    ]
    return go.Figure(bars, _layout(language))


def _bar(source: str, columns: list[Counter[str]]) -> dict[str, Any]:
    color, hatching = LOOK[source]
    points = [column[source] for column in columns]
    return {
        "y": points,
        "text": [str(one) if one else "" for one in points],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "marker": {
            "color": color,
            "line": {"color": "#111111", "width": 1},
            "pattern": {
                "shape": hatching,
                "fillmode": "overlay",
                "fgcolor": "#111111",
                "fgopacity": 0.5,
                "size": 6,
                "solidity": 0.2,
            },
        },
        "textfont": {"color": "#ffffff" if source in (KODAMA_CARD, "mushroom", "star") else "#111111", "size": 13},
    }


def _layout(language: str) -> dict[str, Any]:
    return {
        "title": _say(language, "ui-points-title"),
        "barmode": "stack",
        "height": 620,  # a piece of 1 point is high enough for its number
        "template": "none",  # the default one is longer than the chart
        "yaxis": {"title": _say(language, "ui-points-axis"), "gridcolor": "#dddddd"},
        "legend": {"traceorder": "reversed"},
    }


def points_in_words(record: Record, language: str = "en", names: Names | None = None) -> str:
    """What the chart shows, as sentences: a text beside it. Raises KitError for a language that the kit does not
    speak."""
    said = []
    for seat, seasons in points_by_source(record).items():
        total = sum(sum(sources.values()) for sources in seasons.values())
        parts = [_part(language, season, sources) for season, sources in seasons.items() if sources]
        text = SEPARATOR[language].join(parts)
        args = {"seat": seat, "points": total, "parts": text}
        said.append(format_message(language, "ui-points-seat", args=args, game="kodama", names=names))
    return (" " if language == "en" else "").join(said)


def _part(language: str, season: str, sources: Counter[str]) -> str:
    growth = sum(sources[element] for element in ELEMENTS)
    args = {"season": season, "growth": growth, "extra": sources[SEASON_CARD], "kodama": sources[KODAMA_CARD]}
    return _say(language, "ui-points-part", **args)


def _word(source: str, language: str) -> str:
    if source in ELEMENTS:
        return named("kodama", language)["element"][source]
    return _say(language, f"ui-points-{source}")


def _say(language: str, key: str, **args: Any) -> str:
    return format_message(language, key, args=args, game="kodama")
