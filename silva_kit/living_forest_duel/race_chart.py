"""The race to the four victories over the rounds: a panel for each, a line for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.living_forest_duel import DuelPosition, forest, state
from silva_kit.living_forest_duel.bots import races
from silva_kit.living_forest_duel.chart_words import SEATS, VICTORIES, called, say
from silva_kit.living_forest_duel.onibi import steps_to_win
from silva_kit.living_forest_duel.state import FIRES_TO_WIN
from silva_kit.position import Seat
from silva_kit.record import Record
from silva_kit.study.figure import figure

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

PANELS: Final = ((0.0, 0.46, 0.6, 1.0), (0.54, 1.0, 0.6, 1.0), (0.0, 0.46, 0.0, 0.4), (0.54, 1.0, 0.0, 0.4))
"""Where each panel lies: from left to right, from bottom to top, in parts of the whole."""


def rounds(record: Record) -> list[DuelPosition]:
    """The positions at which a round begins, and the present one."""
    found: list[DuelPosition] = []
    for position in record.positions:
        if position.decision.kind != "deal" and (not found or position.round > found[-1].round):
            found.append(position)
    if record.position.decision.kind != "deal" and record.position is not found[-1]:
        found.append(record.position)
    return found


def numbers(p: DuelPosition, seat: Seat) -> dict[str, int]:
    """What the four victories count, by VICTORIES: cells of the fullest square, own cards in the recruitment line, fire
    tokens, steps of the Onibi that are still missing."""
    cost = 0 if p.rulings.onibi_cross_cost == "zero" else 1
    square, _ = forest.best_square(state.grid(p, seat), p.rulings.tree_start_counts == "yes")
    start = state.seen_from(p, seat, p.onibi)
    won = p.result is not None and p.result.clause == "lfd.win.onibi" and seat in p.result.winners
    return {
        "trees": square,
        "muster": state.own_in_muster(p, seat),
        "fire": p.taken[seat.index],
        "onibi": 0 if won else steps_to_win(start, p.holder, seat, len(p.fires), cost),
    }


def race_chart(record: Record, language: str = "en") -> Figure:
    """A panel for each victory, in percent of the way; a point for the beginning of each round and for now. Raises
    KitError for a language that the kit does not speak."""
    found = rounds(record)
    lines = [_line(found, seat, number, language) for number in range(len(VICTORIES)) for seat in record.start.seats]
    return figure(
        lines, _layout(found, language), [_sentence(found[-1], seat, language) for seat in record.start.seats]
    )


def _line(found: list[DuelPosition], seat: Seat, number: int, language: str) -> dict[str, Any]:
    color, dash, mark = SEATS[seat.name]
    last = found[-1]
    share = [100 * (_won(p, seat, VICTORIES[number]) or races(p, seat)[number]) for p in found]
    at = "" if number == 0 else str(number + 1)
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "x": [p.round - (p is not last or p.turns == 0) for p in found],
        "y": share,
        "name": called(language, seat),
        "legendgroup": seat.name,
        "showlegend": number == 0,
        "xaxis": f"x{at}",
        "yaxis": f"y{at}",
        "customdata": [numbers(p, seat)[VICTORIES[number]] for p in found],
        "hovertemplate": "%{customdata} (%{y:.0f}%)",
        "line": {"color": color, "dash": dash, "width": 3},
        "marker": {"color": color, "symbol": mark, "size": 9},
    }


def _won(p: DuelPosition, seat: Seat, victory: str) -> float:
    return float(p.result is not None and p.result.clause == f"lfd.win.{victory}" and seat in p.result.winners)


def _layout(found: list[DuelPosition], language: str) -> dict[str, Any]:
    axes: dict[str, Any] = {}
    notes = []
    for number, (left, right, low, high) in enumerate(PANELS):
        at = "" if number == 0 else str(number + 1)
        axes[f"xaxis{at}"] = {"domain": [left, right], "anchor": f"y{at}", "dtick": max(1, found[-1].round // 6)}
        axes[f"yaxis{at}"] = {"domain": [low, high], "anchor": f"x{at}", "range": [0, 105], "ticksuffix": "%"}
        axes[f"yaxis{at}"]["gridcolor"] = axes[f"xaxis{at}"]["gridcolor"] = "#d8d8d8"
        place = {"x": left, "y": high + 0.02, "xref": "paper", "yref": "paper", "xanchor": "left", "yanchor": "bottom"}
        notes.append(
            {"text": say(language, f"ui-race-{VICTORIES[number]}"), "showarrow": False, "font": {"size": 15}, **place}
        )
    title = {"text": say(language, "ui-race-title"), "x": 0, "xref": "container", "xanchor": "left", "pad": {"l": 16}}
    legend = {"orientation": "h", "y": -0.1, "x": 0}
    margin = {"l": 50, "r": 20, "t": 90, "b": 60}
    return {
        "template": "none",
        "title": title,
        "height": 620,
        "annotations": notes,
        "legend": legend,
        "margin": margin,
        **axes,
    }


def _sentence(p: DuelPosition, seat: Seat, language: str) -> str:
    told = numbers(p, seat)
    args = {**told, "places": len(p.muster), "cells": forest.SQUARE**2, "fires": FIRES_TO_WIN, "round": p.round}
    return say(language, "ui-race-sentence", seat=called(language, seat), **args)
