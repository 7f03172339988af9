"""The charts of Kodama: they show the figures of the game, are readable without colour, and have words beside them."""

from __future__ import annotations

import math
import re
from functools import cache
from html import unescape
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import ko_games
from silva_kit.kodama import KodamaPosition, Rulings, start
from silva_kit.kodama.cards import ELEMENTS
from silva_kit.kodama.charts import points_by_source, points_chart, points_in_words, worth_chart, worth_in_words
from silva_kit.kodama.points_chart import KODAMA_CARD, LOOK, SEASON_CARD
from silva_kit.kodama.puzzles import puzzle
from silva_kit.kodama.worth import placements
from silva_kit.kodama.worth_chart import ROOM, SYMBOLS
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError, Seat
from silva_kit.record import Record

each_language = pytest.mark.parametrize("language", LANGUAGES)
MARK = "markers+text"


@cache
def played(players: int, lone: str = "no") -> Record:
    """A whole random game."""
    record, rng = Record(start(players, Rulings(score_lone_counts=lone))), Random(f"{players} {lone}")
    while record.position.to_move is not None:
        record.play(ko_games.random_move(record.position, rng))
    return record


# The points of a game


@pytest.mark.parametrize(("players", "lone"), [(2, "no"), (3, "yes"), (5, "no")])
def test_the_sources_add_up_to_the_scores(players: int, lone: str) -> None:
    """What Elements, Season cards and Kodama cards gave, Season by Season, is all that was scored."""
    record = played(players, lone)
    found = points_by_source(record)
    assert [sum(sum(one.values()) for one in found[seat].values()) for seat in found] == list(record.position.scores)
    for seat, at_the_end in zip(found, _after_each_season(record), strict=True):
        totals = [sum(sources.values()) for sources in found[seat].values()]
        assert [sum(totals[: number + 1]) for number in range(3)] == at_the_end
    assert {source for seat in found for one in found[seat].values() for source in one} <= {*ELEMENTS, *LOOK}


def _after_each_season(record: Record) -> list[list[int]]:
    """For each seat its scores when a Season was over."""
    ends = [
        after
        for before, after in pairwise(record.positions)
        if before.decision.kind == "kodama" and after.decision.kind != "kodama"
    ]
    return [[position.scores[seat] for position in ends] for seat in range(len(record.start.seats))]


def test_a_record_from_the_middle_of_a_game_tells_what_it_saw() -> None:
    """Points that were scored before it began are not in it."""
    whole = played(2)
    middle = Record(whole.positions[40])
    for move in whole.moves[40:]:
        middle.play(move)
    gained = [sum(sum(one.values()) for one in seasons.values()) for seasons in points_by_source(middle).values()]
    assert gained == [now - then for now, then in zip(whole.position.scores, middle.start.scores, strict=True)]


def test_the_bars_are_the_figures() -> None:
    """A bar for each player and Season, a piece for each source, each with its number."""
    record = played(3)
    found, figure = points_by_source(record), points_chart(record, names={"B": "Bea"})
    assert figure.layout.barmode == "stack"
    assert [bar.name for bar in figure.data][-2:] == ["Season card", "Kodama card"]
    for source, bar in zip(LOOK, figure.data, strict=True):
        expected = [found[Seat(seat)][season][source] for seat in "ABC" for season in ("spring", "summer", "autumn")]
        assert list(bar.y) == expected
        assert list(bar.text) == [str(points) if points else "" for points in expected]
        assert list(bar.x[0]) == ["A", "A", "A", "Bea", "Bea", "Bea", "C", "C", "C"]
        assert list(bar.x[1]) == ["Spring", "Summer", "Autumn"] * 3


def test_markup_in_a_name_is_text_in_the_chart() -> None:
    """Plotly reads tags in labels: a name that looks like one is shown as it is, and two players stay two."""
    chart = points_chart(played(2), names={"A": "<b>&Ann</b>", "B": "<a href='https://x.example'>Ben</a>"})
    shown = set(chart.data[0].x[0])
    assert len(shown) == 2
    assert not any("<" in name or ">" in name for name in shown)
    assert {unescape(name) for name in shown} == {"<b>&Ann</b>", "<a href='https://x.example'>Ben</a>"}


def test_each_source_is_told_apart_in_grey() -> None:
    """No two pieces have the same hatching, unless one of them is light and the other dark."""
    looks = [(hatching, _grey(color) > 128) for color, hatching in LOOK.values()]
    assert len(set(looks)) == len(looks)
    for bar in points_chart(played(2)).data:
        assert _contrast(bar.textfont.color, bar.marker.color) >= 3.5, bar.name


def _grey(color: str) -> float:
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _contrast(one: str, other: str) -> float:
    """The ratio of two colours' luminances, as the web's guidelines define it."""

    def luminance(color: str) -> float:
        parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@each_language
def test_the_points_are_told_in_words(language: str) -> None:
    """Each player with the final score and the three sums of each Season, in the language of the chart."""
    record = played(3)
    text, found = points_in_words(record, language, {"B": "Bea"}), points_by_source(record)
    figures = [int(number) for number in re.findall(r"\d+", text)]
    expected = []
    for seat, score in zip(found, record.position.scores, strict=True):
        expected.append(score)
        for sources in found[seat].values():
            growth = sum(sources[element] for element in ELEMENTS)
            expected += [growth, sources[SEASON_CARD], sources[KODAMA_CARD]]
    assert figures == expected
    assert "Bea" in text
    figure, english = points_chart(record, language), points_chart(record)
    assert (figure.layout.title.text != english.layout.title.text) is (language != "en")
    assert ([bar.name for bar in figure.data] != [bar.name for bar in english.data]) is (language != "en")


# What placements are worth


def marks(figure: Any) -> list[Any]:
    """The traces with points in places."""
    return [trace for trace in figure.data if trace.mode == MARK]


def a_position() -> KodamaPosition:
    """A tree of some cards, where several cards can be laid."""
    return puzzle(9).position


def test_every_pair_that_has_room_stands_on_the_map_with_its_points() -> None:
    """One mark for each pair of a card and a card to lay it on; colour and number are its points, the best ones have a
    thick border; no mark covers another."""
    p = a_position()
    shown = [one for one in placements(p) if one.places]
    traces = marks(worth_chart(p))
    told = [
        (int(text), points) for trace in traces for text, points in zip(trace.text, trace.marker.color, strict=True)
    ]
    assert sorted(told) == sorted((one.points, one.points) for one in shown)
    most = max(one.points for one in shown)
    for trace in traces:
        thick = [width > 2 for width in trace.marker.line.width]
        assert thick == [points == most for points in trace.marker.color]
    spots = [spot for trace in traces for spot in zip(trace.x, trace.y, strict=True)]
    near = [(a, b) for i, a in enumerate(spots) for b in spots[:i] if math.dist(a, b) < ROOM / 2]
    assert near == []


def test_of_one_card_every_place_is_shown_where_it_is() -> None:
    """The middles of the card in all places that the table offers; nothing of the other cards."""
    p = a_position()
    for card in p.display:
        places = [(place.pose.x, place.pose.y) for one in placements(p) if one.card == card for place in one.places]
        (trace,) = marks(worth_chart(p, card)) or [None]
        assert sorted(zip(trace.x, trace.y, strict=True)) == sorted(places)


def test_cards_are_told_apart_without_colour_and_points_by_number() -> None:
    """A form for each card of the Display; the numbers can be read on every shade."""
    traces = marks(worth_chart(a_position()))
    symbols = [trace.marker.symbol for trace in traces]
    assert len(set(symbols)) == len(symbols) > 1
    assert set(symbols) <= set(SYMBOLS)
    for trace in traces:
        for points, color in zip(trace.marker.color, trace.textfont.color, strict=True):
            shade = points / trace.marker.cmax
            ground = [round(255 + shade * (part - 255)) for part in (0x20, 0x60, 0x3C)]
            assert _contrast(color, "#" + "".join(f"{part:02x}" for part in ground)) >= 3, points


def test_the_tree_is_drawn_card_by_card() -> None:
    """Five corners of each card with gaps between them, and each card's id."""
    p = a_position()
    figure = worth_chart(p)
    (ids,) = [trace for trace in figure.data if trace.mode == "text"]
    assert list(ids.text) == ["the Trunk", *(placed.card.id for placed in p.trees[0][1:])]
    borders = [trace for trace in figure.data if trace.mode == "lines"][1]
    assert len(borders.x) == 6 * len(p.trees[0])
    assert min(y for y in borders.y if y is not None) == 0
    assert figure.layout.yaxis.scaleanchor == "x"


@each_language
def test_the_best_placements_are_told_in_words(language: str) -> None:
    """Cards in the tree, the three best pairs with their points, and how many break the limit of 10 points."""
    p = a_position()
    every = placements(p)
    best = [one for one in every if one.places][:3]
    text = worth_in_words(p, language=language)
    for one in best:
        assert one.card in text
        assert str(one.points) in text
    over = sum(one.too_many for one in every)
    assert (str(over) in text) is True
    named = [trace.name for trace in marks(worth_chart(p, language=language))]
    assert len({worth_in_words(p, language=other) for other in LANGUAGES}) == 3
    assert all(name in worth_in_words(p, name_id, language) for name, name_id in _by_id(p, named))


def _by_id(p: KodamaPosition, named: list[str]) -> list[tuple[str, str]]:
    """The names of the traces with the ids of their cards: the cards of the Display that have a place, in order."""
    ids = [id for id in p.display if any(one.places for one in placements(p) if one.card == id)]
    return list(zip(named, ids, strict=True))


def test_nothing_is_drawn_of_what_is_not_there() -> None:
    """A card outside the Display, and a position where nobody places a card, are refused."""
    p = a_position()
    with pytest.raises(KitError, match="the cards of the Display are"):
        worth_chart(p, "99")
    with pytest.raises(KitError, match="do=place"):
        worth_chart(played(2).position)
