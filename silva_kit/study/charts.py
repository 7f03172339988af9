"""The chart of a study: a bar for each of its settings, with the three counts and the interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.study.figure import figure
from silva_kit.study.wording import label, say, sentence

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from silva_kit.study.winnable import StudyResult

LOOK: Final = {
    "winnable": ("#9ccfb4", "", "#9ccfb4"),
    "unknown": ("#ffffff", ".", "#444444"),
    "lost": ("#f6e7da", "/", "#8a4a1f"),
}
"""Ground, hatching and its color, from the left: told apart in grey too, and the black interval is seen on each."""
BAR: Final = 46
REST: Final = 190
"""Pixels for each bar, and for title, axis and legend together."""


def chart(*results: StudyResult, language: str = "en", confidence: float = 0.95) -> Figure:
    """A bar for each result: winnable at the left, then undecided, then lost; and the interval of `Share.interval`.

    Shown without plotly's script, it says the same in sentences (`sentence`).
    """
    places = list(range(len(results)))
    bars = [
        {"type": "bar", "orientation": "h", "y": places, "name": say(language, word), **_bar(results, word)}
        for word in LOOK
    ]
    name = say(language, "interval", percent=round(100 * confidence))
    marks = {"type": "scatter", "mode": "markers", "y": places, "name": name, **_marks(results, confidence)}
    said = [sentence(result, language, confidence) for result in results]
    return figure([*bars, marks], _layout(results, language), said)


def _bar(results: tuple[StudyResult, ...], word: str) -> dict[str, Any]:
    counts = [getattr(result.share, word) for result in results]
    deals = [result.share.deals for result in results]
    ground, hatching, ink = LOOK[word]
    return {
        "x": [100 * count / of if of else 0 for count, of in zip(counts, deals, strict=True)],
        "customdata": counts,
        "hovertemplate": "%{customdata} (%{x:.1f}%)",
        "text": ["" if hatching else f"{round(100 * result.share.middle)}%" for result in results],
        "insidetextanchor": "start",
        "marker": {
            "color": ground,
            "line": {"color": "#222222", "width": 1},
            "pattern": {"shape": hatching, "fgcolor": ink, "size": 7, "solidity": 0.25},
        },
    }


def _marks(results: tuple[StudyResult, ...], confidence: float) -> dict[str, Any]:
    shares = [(result.share.middle, *result.share.interval(confidence)) for result in results]
    return {
        "x": [100 * middle for middle, _, _ in shares],
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [100 * (high - middle) for middle, _, high in shares],
            "arrayminus": [100 * (middle - low) for middle, low, _ in shares],
            "color": "#111111",
            "thickness": 2,
        },
        "customdata": [[100 * low, 100 * high] for _, low, high in shares],
        "cliponaxis": False,
        "hovertemplate": "%{customdata[0]:.1f} – %{customdata[1]:.1f}%",
        "marker": {"color": "#111111", "symbol": "diamond", "size": 9},
    }


def _layout(results: tuple[StudyResult, ...], language: str) -> dict[str, Any]:
    deals = max((result.share.deals for result in results), default=0)
    labels = [label(result.settings, language) for result in results]
    left = {"x": 0, "xref": "container", "xanchor": "left"}
    names = {"tickvals": list(range(len(labels))), "ticktext": labels}
    return {
        "template": "none",
        "title": {"text": say(language, "title", deals=deals), "pad": {"l": 16}, **left},
        "barmode": "stack",
        "bargap": 0.35,
        "height": REST + BAR * len(results),
        "margin": {"l": 20, "r": 30, "t": 60, "b": 110},
        "xaxis": {"title": {"text": say(language, "axis")}, "range": [0, 100], "gridcolor": "#d8d8d8"},
        "yaxis": {**names, "autorange": "reversed", "automargin": True, "ticklabelstandoff": 8},
        "legend": {
            "orientation": "h",
            "yref": "container",
            "yanchor": "bottom",
            "y": 0,
            "traceorder": "normal",
            **left,
        },
    }
