"""The puzzles of Kodama: each has one answer, counted anew from the data files, and the engine plays it out."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from silva_kit.kodama import candidates
from silva_kit.kodama.puzzles import DECOYS, HARDEST, Puzzle, judged, made, puzzle, puzzles
from silva_kit.kodama.worth import pairs, placements, worth
from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, PUBLIC, KitError, Seat
from silva_kit.toml_data import content, read_text

each_puzzle = pytest.mark.parametrize("number", range(1, len(puzzles()) + 1))
DATA = tomllib.loads(read_text(content("kodama", "components.toml")))
SHOWN = {card["id"]: card["elements"]["value"] for kind in ("trunk", "branch") for card in DATA[kind]}
SEASONS = {
    card["id"]: {key: cell["value"] for key, cell in card.items() if isinstance(cell, dict)} for card in DATA["season"]
}
LIMIT = 10


def counted(one: Puzzle, card: str, node: int) -> tuple[int, int, int]:
    """(points of the lines, extra points, points without the Season card) of a pair, from the data files and the view's
    JSON alone, icon by icon."""
    seen = one.position.view(OPEN).to_json()
    tree = seen["trees"]["A"]
    season = SEASONS[seen["seasons"][-1]]
    below, at = [], node
    while at >= 0:
        below.append(SHOWN[tree[at]["card"]])
        at = tree[at]["parent"]
    path = [SHOWN[card], *below]
    return (
        _lines([_counted_as(shown, season.get("count")) for shown in path]),
        _extra(season, tree, path, node),
        _lines(path),
    )


def _counted_as(shown: dict[str, int], count: list[str] | None) -> dict[str, int]:
    words = [element for element, number in shown.items() for _ in range(number)]
    named = [count[1] if count and word == count[0] else word for word in words]
    return {word: named.count(word) for word in named}


def _lines(path: list[dict[str, int]]) -> int:
    total = 0
    for element in path[0]:
        line = [shown.get(element, 0) for shown in path]
        length = line.index(0) if 0 in line else len(line)
        total += sum(line[:length]) if length > 1 else 0
    return total


def _extra(season: dict[str, Any], tree: list[dict[str, Any]], path: list[dict[str, int]], node: int) -> int:
    if "placed" in season:
        return season["points"] if len(path) <= 3 and season["shows"] in path[0] else 0
    if "onto" in season:
        ends = node and all(other["parent"] != node for other in tree)
        return season["points"] if ends and season["shows"] in path[1] else 0
    return 0


def test_there_are_twenty_of_five_grades() -> None:
    """Four of each grade, the easy ones first, none twice, for 2 and for 3 players; every kind of decoy is met."""
    assert [one.grade for one in puzzles()] == [grade for grade in range(1, HARDEST + 1) for _ in range(4)]
    assert len({one.position for one in puzzles()}) == 20
    assert {len(one.position.seats) for one in puzzles()} == {2, 3}
    assert {name for one in puzzles() for name in one.decoys} == set(DECOYS)
    assert {one.position.season_card.season for one in puzzles() if one.position.season_card} == {
        "spring",
        "summer",
        "autumn",
    }


@each_puzzle
def test_exactly_one_pair_is_worth_the_most(number: int) -> None:
    """All pairs of a card of the Display and a card of the tree are counted: where the limit of 10 points allows them,
    all but the answer are worth less, whether they have room or not (`ko.score.rule`, `ko.place.max10`)."""
    one = puzzle(number)
    assert str(one.position.decision) == "place:A"
    values = {}
    for card in one.position.display:
        for node in range(len(one.position.trees[0])):
            lines, extra, base = counted(one, card, node)
            if base <= LIMIT:
                values[card, node] = lines + extra
    assert [pair for pair, value in values.items() if value >= one.points] == [(one.card, one.node)]
    assert values[one.card, one.node] == one.points


@each_puzzle
def test_both_ways_of_counting_agree_on_every_pair(number: int) -> None:
    """Points, extra points and the limit, for the answer and for all others."""
    one = puzzle(number)
    for found in pairs(one.position):
        lines, extra, base = counted(one, found.card, found.node)
        assert (found.lines, found.extra, found.too_many) == (lines, extra, base > LIMIT), found


@each_puzzle
def test_the_answer_has_room_and_the_engine_pays_it(number: int) -> None:
    """A place of the answer is legal and is among those that the table offers; playing it gives just these points."""
    one = puzzle(number)
    places = candidates.best_by_parent(one.position.legal_moves.of(one.card))[one.node]
    for place in places:
        move = f"A place {one.card} {place.pose.x} {place.pose.y} {place.pose.angle}"
        assert one.position.why_not(move) == ()
        assert one.position.after(move).scores[0] - one.position.scores[0] == one.points
        assert one.solves(move)


@each_puzzle
def test_no_placement_that_the_table_offers_scores_more(number: int) -> None:
    """The engine plays a place of every pair: fewer points than the answer, unless it is the answer."""
    one = puzzle(number)
    before = one.position.scores[0]
    for found in placements(one.position):
        for place in found.places[:1]:
            move = f"A place {found.card} {place.pose.x} {place.pose.y} {place.pose.angle}"
            gained = one.position.after(move).scores[0] - before
            assert gained == found.points == one.worth(move).points
            assert (gained >= one.points) is one.solves(move) is ((found.card, found.node) == (one.card, one.node))


@each_puzzle
def test_who_is_led_astray_would_choose_another_pair(number: int) -> None:
    """The decoys of the file are those that the position has: the reader's own best is not the answer."""
    one = puzzle(number)
    assert judged(one.position) == one
    answer = worth(one.position, one.card, one.node)
    for name, reads in DECOYS.items():
        favourite = max(pairs(one.position), key=lambda pair, reads=reads: reads(one.position, pair))  # type: ignore[misc]
        astray = reads(one.position, favourite) > reads(one.position, answer)
        assert astray is (name in one.decoys), name


def test_seeds_make_the_same_puzzles_again() -> None:
    """What is made is judged to be what it is, and equal seeds make equal puzzles."""
    once, again = list(made(range(2))), list(made(range(2)))
    assert once == again
    assert once
    assert [judged(one.position) for one in once] == once


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_explained(language: str) -> None:
    """Each Element of the card has its sentence, then the sum; the last sentence tells whether more was there, and the
    figures in it are those of the placement."""
    one = puzzle(20)
    by_pair = {(found.card, found.node): found for found in placements(one.position) if found.places}
    for (card, node), found in by_pair.items():
        pose = found.places[0].pose
        said = one.explain(f"A place {card} {pose.x} {pose.y} {pose.angle}", language)
        assert len(said) >= len(one.position.box.branches[card].elements) + 2
        assert str(found.points) in said[-1]
        assert (str(one.points - found.points) in said[-1]) or (card, node) == (one.card, one.node)
    assert len({said[-1] for said in [one.explain(_answer(one), other) for other in LANGUAGES]}) == 3


def _answer(one: Puzzle) -> str:
    pose = candidates.best_by_parent(one.position.legal_moves.of(one.card))[one.node][0].pose
    return f"A place {one.card} {pose.x} {pose.y} {pose.angle}"


def test_a_puzzle_keeps_its_secret_and_answers_for_placements_only() -> None:
    """What is printed of it does not hold the answer; illegal moves and unknown numbers are refused."""
    one = puzzle(1)
    assert repr(one) == f"<Puzzle of grade {one.grade}, {4 * len(one.position.trees[0])} pairs>"
    with pytest.raises(KitError):
        one.solves(f"A place {one.card} 0 0 0")
    with pytest.raises(KitError):
        one.worth("A pass")
    for number in (0, 21):
        with pytest.raises(KitError, match="the puzzles are 1 to 20"):
            puzzle(number)


def test_no_puzzle_is_made_of_what_is_none() -> None:
    """Two pairs that are worth the same, a tree of few cards, a position where nobody places: each is no puzzle."""
    one = puzzle(1)
    after = one.position.after(_answer(one))
    assert judged(after) is None, "nobody places a card"
    bare = [found for found in made(range(2)) if len(found.position.trees[0]) < 4]
    assert bare == []
    tied = [p for p in _along(one) if judged(p) is None and str(p.decision) == "place:A"]
    for p in tied:
        allowed = [found.points for found in pairs(p) if not found.too_many]
        assert len(p.trees[0]) < 4 or allowed[0] == allowed[1] or not _has_room(p)


def _along(one: Puzzle) -> list[Any]:
    """Positions of the puzzle's table with another Display each: one card of it exchanged for one of the deck."""
    text = one.position.to_text()
    old = one.position.display[0]
    found = []
    for card in one.position.deck[:12]:
        line = text.replace(f"display={old}.", f"display={card}.")
        found.append(type(one.position).from_text(line))
    return found


def _has_room(p: Any) -> bool:
    best = next(found for found in pairs(p) if not found.too_many)
    return best.node in {found.parent for found in p.legal_moves.of(best.card)}


def test_worth_is_told_to_who_places_a_card() -> None:
    """A position where nobody places, and the view of somebody else, are refused with what would be right."""
    one = puzzle(1)
    assert placements(one.position.view(Seat("A"))) == placements(one.position)
    with pytest.raises(KitError, match="do=place"):
        pairs(one.position.after(_answer(one)))
    with pytest.raises(KitError, match="another viewer"):
        placements(one.position.view(PUBLIC))
