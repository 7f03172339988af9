"""The chart of a study: a bar for each of its settings, with the three counts and the interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.messages import format_message

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from silva_kit.study.winnable import StudyResult

GAME: Final = "silent_guardians"
LOOK: Final = {"winnable": ("#2a7f62", ""), "unknown": ("#c9c9c9", "."), "lost": ("#b0572b", "/")}
"""Colour and hatching: told apart without colour too, in the order from below."""


def chart(*results: StudyResult, language: str = "en", confidence: float = 0.95) -> Figure:
    """A bar for each result: winnable at the foot, undecided above it, and the interval of `Share.interval`."""
    import plotly.graph_objects as go  # late: the rules run without it

    bars = [
        go.Bar(x=list(range(len(results))), name=_say(language, f"ui-study-{word}"), **_bar(results, word))
        for word in LOOK
    ]
    name = _say(language, "ui-study-interval", percent=round(100 * confidence))
    marks = go.Scatter(x=list(range(len(results))), name=name, mode="markers", **_marks(results, confidence))
    title = _say(language, "ui-study-title", deals=max((result.share.deals for result in results), default=0))
    labels = [_label(result, language) for result in results]
    return go.Figure([*bars, marks], _layout(title, _say(language, "ui-study-axis"), labels))


def _bar(results: tuple[StudyResult, ...], word: str) -> dict[str, Any]:
    counts = [getattr(result.share, word) for result in results]
    deals = [result.share.deals for result in results]
    color, hatching = LOOK[word]
    return {
        "y": [100 * count / of if of else 0 for count, of in zip(counts, deals, strict=True)],
        "customdata": counts,
        "text": [str(count) if count else "" for count in counts],
        "hovertemplate": "%{customdata} (%{y:.1f} %)",
        "marker": {"color": color, "pattern": {"shape": hatching}},
    }


def _marks(results: tuple[StudyResult, ...], confidence: float) -> dict[str, Any]:
    shares = [(result.share.middle, *result.share.interval(confidence)) for result in results]
    return {
        "y": [100 * middle for middle, _, _ in shares],
        "error_y": {
            "type": "data",
            "symmetric": False,
            "array": [100 * (high - middle) for middle, _, high in shares],
            "arrayminus": [100 * (middle - low) for middle, low, _ in shares],
        },
        "customdata": [[100 * low, 100 * high] for _, low, high in shares],
        "hovertemplate": "%{customdata[0]:.1f} – %{customdata[1]:.1f} %",
        "marker": {"color": "#111111", "symbol": "diamond"},
    }


def _layout(title: str, axis: str, labels: list[str]) -> dict[str, Any]:
    return {
        "title": title,
        "barmode": "stack",
        "xaxis": {"tickvals": list(range(len(labels))), "ticktext": labels},
        "yaxis": {"title": axis, "range": [0, 100]},
        "legend": {"orientation": "h", "yanchor": "top", "y": -0.15},
    }


def _label(result: StudyResult, language: str) -> str:
    settings = result.settings
    label = _say(language, f"ui-study-{settings.split}", players=settings.players, mode=settings.mode)
    if settings.mode != "B":
        return label
    return f"{label}<br>{_say(language, 'ui-study-transfers', count=settings.transfers)}"


def _say(language: str, key: str, **args: Any) -> str:
    return format_message(language, key, args=args, game=GAME)
