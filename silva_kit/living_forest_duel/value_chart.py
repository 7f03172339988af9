"""What a token would count now, element by element: the cards of the shared line, those that an earlier token has used
up, and what the own area adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.living_forest_duel import DuelPosition, forest, state
from silva_kit.living_forest_duel.cards import ELEMENTS, Element
from silva_kit.living_forest_duel.chart_words import GAME, called, say
from silva_kit.living_forest_duel.view import DuelView
from silva_kit.messages import named
from silva_kit.position import KitError, Seat
from silva_kit.study.figure import figure

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LOOK: Final = {
    "counts": ("#9ccfb4", "", "#9ccfb4"),
    "used": ("#ffffff", "/", "#777777"),
    "own": ("#f2d9a0", ".", "#7a5a10"),
}
"""Ground, hatching and its colour of what counts, what is used up, and the own area's part."""


def value_chart(position: DuelPosition | DuelView, seat: Seat | str | None = None, language: str = "en") -> Figure:
    """A row for each element, a piece for each number. `seat`: whose token; left out, whose turn it is. Raises KitError
    for a seat that is not there."""
    whose = position.turn if seat is None else Seat(str(seat))
    if whose not in position.seats:
        raise KitError(f"seat {seat}: the seats are {', '.join(map(str, position.seats))}")
    words = named(GAME, language)["element"]
    bars = [bar for word in LOOK for bar in _bars(position, whose, word, language)]
    sentences = [_sentence(position, whose, element, language) for element in ELEMENTS]
    names = {"tickvals": list(range(4)), "ticktext": [words[element] for element in ELEMENTS]}
    layout = {
        "template": "none",
        "title": {
            "text": say(language, "ui-value-title", seat=called(language, whose)),
            "x": 0, "xref": "container", "xanchor": "left", "pad": {"l": 16},
        },
        "barmode": "stack",
        "height": 360,
        "margin": {"l": 20, "r": 30, "t": 60, "b": 90},
        "xaxis": {"title": {"text": say(language, "ui-value-axis")}, "dtick": 1, "gridcolor": "#d8d8d8"},
        "yaxis": {**names, "autorange": "reversed", "automargin": True, "ticklabelstandoff": 8},
        "legend": {"orientation": "h", "yref": "container", "y": 0.03, "yanchor": "bottom", "x": 0},
    }  # fmt: skip
    return figure(bars, layout, sentences)


def _bars(p: DuelPosition | DuelView, seat: Seat, word: str, language: str) -> list[dict[str, Any]]:
    """One trace for each piece that a row can have of this kind."""
    rows = [_pieces(p, seat, element)[word] for element in ELEMENTS]
    ground, hatching, ink = LOOK[word]
    look = {
        "color": ground,
        "line": {"color": "#222222", "width": 1},
        "pattern": {"shape": hatching, "fgcolor": ink, "size": 7, "solidity": 0.25},
    }
    found = []
    for at in range(max(1, *map(len, rows))):
        numbers = [row[at] if at < len(row) else 0 for row in rows]
        found.append({
            "type": "bar", "orientation": "h", "y": list(range(4)), "x": numbers, "marker": look,
            "text": [str(n) if n else "" for n in numbers], "insidetextanchor": "middle", "textangle": 0,
            "textfont": {"color": "#111111", "size": 14}, "hoverinfo": "skip",
            "name": say(language, f"ui-value-{word}"), "legendgroup": word, "showlegend": at == 0,
        })  # fmt: skip
    return found


def _pieces(p: DuelPosition | DuelView, seat: Seat, element: Element) -> dict[str, list[int]]:
    """The numbers of a row: what counts, what is used up, and what personal line and forest add."""
    found, at = state.counted(p, seat, element), ELEMENTS.index(element)
    cards = state.cards(p, p.line)
    own = [state.own_line_gives(p, seat)[at], forest.gives(state.grid(p, seat))[at]]
    return {
        "counts": [number for _, number in found.parts],
        "used": [cards[place].values[at] for place in found.blocked],
        "own": [number for number in own if number and state.added(p, seat, element)],
    }


def _sentence(p: DuelPosition | DuelView, seat: Seat, element: Element, language: str) -> str:
    pieces = _pieces(p, seat, element)
    counted = state.counted(p, seat, element)
    args = {"counts": sum(pieces["counts"]), "own": sum(pieces["own"]), "used": sum(pieces["used"])}
    total = args["counts"] + args["own"]
    form = "ui-value-sentence" if counted.legal else "ui-value-none"
    return say(language, form, element=element, seat=called(language, seat), total=total, **args)
