"""The chart of the switches of SILVA: how often each other value changes anything, and how often the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.silva.two_texts import say
from silva_kit.study.figure import figure
from silva_kit.study.switch_counts import Counted
from silva_kit.study.switches import VALUES

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LOOK: Final = {"parted": ("#f6e7da", "/", "#b98a62"), "changed": ("#9ccfb4", "", "#9ccfb4")}
"""Ground, hatching and its color: told apart in grey too."""
BAR: Final = 26
REST: Final = 210
"""Pixels for each bar, and for title, axis and legend together."""


def switch_chart(counted: Counted, language: str = "en", confidence: float = 0.95) -> Figure:
    """A bar for each value of a switch, the one that changes most winners first, with its interval."""
    rows = sorted(VALUES, key=lambda value: (-counted.changed(value), -counted.parted(value)))
    bars = [_bar(counted, rows, "parted", language), _bar(counted, rows, "changed", language, confidence)]
    said = [sentence(counted, value, language, confidence) for value in rows]
    return figure(bars, _layout(counted, rows, language), said)


def label(value: str, language: str) -> str:
    """The short name of a value (`switch:value`)."""
    return say(language, f"two-{value.replace(':', '-')}")


def sentence(counted: Counted, value: str, language: str, confidence: float = 0.95) -> str:
    """What a bar shows, for who cannot see it."""
    low, high = (percent(share) for share in counted.interval(value, confidence))
    shares = {"parted": counted.parted(value), "percent": counted.changed(value)}
    told = {name: percent(count / counted.games) for name, count in shares.items()}
    return say(language, "two-chart-sentence", label=label(value, language), low=low, high=high, **told)


def percent(share: float) -> str:
    """A share in percent, to one place: 36.4."""
    return f"{100 * share:.1f}"


def thousands(count: int) -> str:
    """10,000: alike in the three languages."""
    return f"{count:,}"


def _bar(
    counted: Counted, rows: list[str], kind: str, language: str, confidence: float | None = None
) -> dict[str, Any]:
    ground, hatching, ink = LOOK[kind]
    count = counted.changed if kind == "changed" else counted.parted
    shares = [100 * count(value) / counted.games for value in rows]
    bar = {
        "type": "bar", "orientation": "h", "y": list(range(len(rows))), "name": say(language, f"two-chart-{kind}"),
        "x": shares, "customdata": [count(value) for value in rows], "hovertemplate": "%{customdata} (%{x:.1f}%)",
        "marker": {
            "color": ground, "line": {"color": "#222222", "width": 1},
            "pattern": {"shape": hatching, "fgcolor": ink, "size": 6, "solidity": 0.25},
        },
    }  # fmt: skip
    return bar | ({"error_x": _marks(counted, rows, shares, confidence)} if confidence else {})


def _marks(counted: Counted, rows: list[str], shares: list[float], confidence: float) -> dict[str, Any]:
    ends = [counted.interval(value, confidence) for value in rows]
    return {
        "type": "data", "symmetric": False, "color": "#111111", "thickness": 2, "width": 3,
        "array": [100 * high - share for (_, high), share in zip(ends, shares, strict=True)],
        "arrayminus": [share - 100 * low for (low, _), share in zip(ends, shares, strict=True)],
    }  # fmt: skip


def _layout(counted: Counted, rows: list[str], language: str) -> dict[str, Any]:
    left = {"x": 0, "xref": "container", "xanchor": "left"}
    title = say(language, "two-chart-title", games=thousands(counted.games))
    return {
        "template": "none",
        "title": {"text": title, "pad": {"l": 16}, **left},
        "barmode": "overlay",
        "bargap": 0.3,
        "height": REST + BAR * len(rows),
        "margin": {"l": 20, "r": 70, "t": 60, "b": 130},
        "xaxis": {"title": {"text": say(language, "two-chart-axis")}, "range": [0, 100], "gridcolor": "#d8d8d8"},
        "yaxis": {
            "tickvals": list(range(len(rows))), "ticktext": [label(value, language) for value in rows],
            "autorange": "reversed", "automargin": True, "ticklabelstandoff": 8,
        },
        "legend": {
            "orientation": "h", "yref": "container", "yanchor": "bottom", "y": 0.04, "traceorder": "normal", **left
        },
    }  # fmt: skip
