"""The map of what placements are worth: a tree in outline, and the good places for cards of the Display over it.

    worth_chart(position)                       # the first good place of every pair of cards
    worth_chart(position, "12")                 # all good places of one card of the Display
    worth_in_words(position, language="ja")     # the best of them as a sentence
"""  # fmt: skip

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from silva_kit.kodama.cards import HEIGHT, WIDTH
from silva_kit.kodama.geometry import on_table
from silva_kit.kodama.position import KodamaPosition
from silva_kit.kodama.tree import Placed
from silva_kit.kodama.view import KodamaView
from silva_kit.kodama.worth import Worth, grower, placements
from silva_kit.messages import format_message, written
from silva_kit.position import KitError

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

Seen: TypeAlias = KodamaPosition | KodamaView
SYMBOLS: Final = ("circle", "square", "diamond", "hexagon")
"""One for each card of the Display."""
SCALE: Final = ((0.0, "#ffffff"), (1.0, "#20603c"))
"""From no points to the most: light to dark, readable in grey, too. The number stands in each place as well."""
DARK: Final = 0.55
"""From this part of the most points on, the number is written in white."""
BARK: Final = {"color": "#d9c7ab", "width": 7}
BORDER: Final = {"color": "#777777", "width": 1.5}
CORNERS: Final = [(x * WIDTH / 2, y * HEIGHT / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
ROOM: Final = 26
"""mm that a mark takes."""
AROUND: Final = ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7))
SEPARATOR: Final = {"en": "; ", "zh-Hant": "；", "ja": "、"}
BEST: Final = 3
"""How many of the best placements are told in words."""


class Spot(NamedTuple):
    """Where the points of a pair are written, in mm."""

    worth: Worth
    x: int
    y: int


def worth_chart(p: Seen, card: str | None = None, language: str = "en") -> Figure:
    """The tree of who places a card now, with good places, each with the points that a card scores there.

    Raises KitError where nobody places a card, for a view of somebody else, and for a card that is not in the Display.
    """
    import plotly.graph_objects as go  # late: the rules run without it

    tree, spots = p.trees[grower(p).index], _spots(_shown(p, card), every=card is not None)
    most = max((spot.worth.points for spot in spots), default=0) or 1
    traces = [go.Scatter(**line) for line in (_lines(tree, BARK), _lines(tree, BORDER), _ids(tree, language))]
    for number, id in enumerate(p.display):
        of_card = [spot for spot in spots if spot.worth.card == id]
        if of_card:
            spoken = [_spoken(p, spot.worth, language) for spot in of_card]
            name = written(language, "card", id, "kodama")
            traces.append(go.Scatter(name=name, hovertext=spoken, **_marks(of_card, SYMBOLS[number % 4], most)))
    return go.Figure(traces, _layout(p, language))


def _shown(p: Seen, card: str | None) -> list[Worth]:
    """The pairs that have a place, of one card or of all, the most points first."""
    if card is not None and card not in p.display:
        raise KitError(f"card {card!r}: the cards of the Display are {', '.join(p.display)}")
    return [one for one in placements(p) if one.places and card in (None, one.card)]


def _spots(shown: Sequence[Worth], every: bool) -> list[Spot]:
    """Where to write points: in every place of a pair, or in the one furthest from what is written already."""
    spots: list[Spot] = []
    for one in shown:
        places = [(place.pose.x, place.pose.y) for place in one.places]
        if every:
            spots += [Spot(one, *place) for place in places]
        else:
            spots.append(Spot(one, *max((_aside(place, spots) for place in places), key=lambda at: at[1])[0]))
    return spots


def _aside(place: tuple[int, int], spots: Sequence[Spot]) -> tuple[tuple[int, int], float]:
    """A place, or a point beside it where nothing is written yet, and how far from there the next mark is."""

    def free(at: tuple[int, int]) -> float:
        return min((math.dist(at, spot[1:]) for spot in spots), default=math.inf)

    if free(place) >= ROOM:
        return place, free(place)
    ring = [(place[0] + round(ROOM * x), place[1] + round(ROOM * y)) for x, y in AROUND]
    best = max(ring, key=free)
    return best, free(best) - ROOM  # the place itself is better wherever it is free


def _marks(spots: Sequence[Spot], symbol: str, most: int) -> dict[str, Any]:
    points = [spot.worth.points for spot in spots]
    return {
        "mode": "markers+text",
        "x": [spot.x for spot in spots],
        "y": [spot.y for spot in spots],
        "text": [str(one) for one in points],
        "hoverinfo": "text",
        "textfont": {"size": 13, "color": ["#ffffff" if one >= DARK * most else "#111111" for one in points]},
        "marker": {
            "symbol": symbol,
            "size": 26,
            "color": points,
            "cmin": 0,
            "cmax": most,
            "colorscale": SCALE,
            "line": {"color": "#111111", "width": [4 if one == most else 1 for one in points]},
        },
    }


def _lines(tree: Sequence[Placed], look: dict[str, Any]) -> dict[str, Any]:
    """The border of every card, or its bark, as one line with gaps."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for placed in tree:
        bark = [[(strip.x1, strip.y1), (strip.x2, strip.y2)] for strip in placed.card.shape.bark]
        for line in bark if look is BARK else [CORNERS]:
            points = [on_table(placed.pose, x, y) for x, y in line]
            xs += [*(x for x, _ in points), None]
            ys += [*(y for _, y in points), None]
    return {"x": xs, "y": ys, "mode": "lines", "hoverinfo": "skip", "showlegend": False, "line": look}


def _ids(tree: Sequence[Placed], language: str) -> dict[str, Any]:
    """What each card is called, in a corner."""
    at = [on_table(placed.pose, -WIDTH / 2 + 9, -HEIGHT / 2 + 8) for placed in tree]
    trunk = format_message(language, "ui-worth-trunk", game="kodama")
    return {
        "x": [x for x, _ in at],
        "y": [y for _, y in at],
        "mode": "text",
        "text": [trunk, *(placed.card.id for placed in tree[1:])],
        "textposition": ["middle right", *["middle center"] * (len(tree) - 1)],
        "textfont": {"color": "#444444", "size": 12},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _layout(p: Seen, language: str) -> dict[str, Any]:
    bare: dict[str, Any] = {"showgrid": False, "zeroline": False, "showticklabels": False}
    edge = {
        "type": "line",
        "xref": "paper",
        "x0": 0,
        "x1": 1,
        "y0": 0,
        "y1": 0,
        "line": {"color": "#111111", "width": 2},
    }
    return {
        "title": format_message(language, "ui-worth-title", args={"seat": grower(p)}, game="kodama"),
        "template": "none",  # the default one is longer than the chart
        "height": 640,
        "xaxis": bare,
        "yaxis": {**bare, "scaleanchor": "x"},
        "shapes": [edge],
        "legend": {"itemsizing": "trace"},
    }


def worth_in_words(p: Seen, card: str | None = None, language: str = "en") -> str:
    """The best placements of the map as a sentence: a text beside it. Raises KitError as `worth_chart`."""
    shown = _shown(p, card)
    best = [_spoken(p, one, language) for one in shown[:BEST]]
    args = {
        "seat": grower(p),
        "count": len(p.trees[grower(p).index]),
        "best": SEPARATOR[language].join(best) or format_message(language, "ui-worth-none", game="kodama"),
        "over": sum(one.too_many for one in placements(p) if card in (None, one.card)),
    }
    return format_message(language, "ui-worth-alt", args=args, game="kodama")


def _spoken(p: Seen, one: Worth, language: str) -> str:
    """A pair and its points: Branch card 12 on Branch card 30: 6 points."""
    below = p.trees[grower(p).index][one.node].card
    trunk = format_message(language, "ui-worth-trunk", game="kodama")
    on = trunk if below.is_trunk else written(language, "card", below.id, "kodama")
    args = {"card": one.card, "on": on, "points": one.points}
    return format_message(language, "ui-worth-spot", args=args, game="kodama")
