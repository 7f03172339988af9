"""How the games of a study ended: a bar for each victory, in two parts for the two seasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.living_forest_duel.chart_words import VICTORIES, called, say
from silva_kit.study.figure import figure

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from silva_kit.study.duels import Duels

LOOK: Final = {"A": ("#f0b48c", ""), "B": ("#a9cbe0", "/")}
"""Colour and hatching of the winner."""


def ends_chart(duels: Duels, language: str = "en") -> Figure:
    """Bars of the four victories, in percent of all games. Raises KitError."""
    count = max(1, len(duels.games))
    bars = [
        {
            "type": "bar", "orientation": "h", "y": list(range(4)), "name": called(language, seat),
            "x": [100 * duels.wins(f"lfd.win.{victory}", seat) / count for victory in VICTORIES],
            "customdata": [duels.wins(f"lfd.win.{victory}", seat) for victory in VICTORIES],
            "hovertemplate": "%{customdata} (%{x:.1f}%)",
            "marker": {
                "color": color, "line": {"color": "#222222", "width": 1},
                "pattern": {"shape": hatching, "fgcolor": "#30506a", "size": 7, "solidity": 0.25},
            },
        }
        for seat, (color, hatching) in LOOK.items()
    ]  # fmt: skip
    return figure(bars, _layout(duels, language), sentences(duels, language))


def _layout(duels: Duels, language: str) -> dict[str, Any]:
    names = [say(language, f"ui-race-{victory}") for victory in VICTORIES]
    left = {"x": 0, "xref": "container", "xanchor": "left"}
    return {
        "template": "none",
        "title": {"text": say(language, "ui-ends-title", games=len(duels.games)), "pad": {"l": 16}, **left},
        "barmode": "stack",
        "height": 360,
        "margin": {"l": 20, "r": 30, "t": 60, "b": 90},
        "xaxis": {"title": {"text": say(language, "ui-ends-axis")}, "ticksuffix": "%", "gridcolor": "#d8d8d8"},
        "yaxis": {
            "tickvals": list(range(4)), "ticktext": names, "autorange": "reversed", "automargin": True,
            "ticklabelstandoff": 8,
        },
        "legend": {
            "orientation": "h", "yref": "container", "yanchor": "bottom", "y": 0.03, "traceorder": "normal", **left
        },
    }  # fmt: skip


def sentences(duels: Duels, language: str) -> list[str]:
    """What the chart shows, for who cannot see it; and how long games last, and how often the starter wins."""
    count = max(1, len(duels.games))
    told = [
        say(
            language,
            "ui-ends-sentence",
            victory=say(language, f"ui-race-{victory}"),
            percent=round(100 * duels.wins(f"lfd.win.{victory}") / count),
            wins=duels.wins(f"lfd.win.{victory}"),
            games=len(duels.games),
        )
        for victory in VICTORIES
    ]
    percent = round(100 * duels.starter / count)
    length = say(
        language, "ui-ends-length", rounds=f"{duels.median_rounds:g}", percent=percent, stopped=duels.stopped,
        limit=duels.settings.rounds, seat=called(language, "A"),
    )  # fmt: skip
    return [*told, length]
