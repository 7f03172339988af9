"""What Branch, Kodama and Season cards of Kodama score, against the worked examples and a second way of counting."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from silva_kit.kodama.cards import ELEMENTS, Card, KodamaCard, SeasonCard, Shape
from silva_kit.kodama.scoring import Step, counts, kodama_points, points, score, season_points
from silva_kit.kodama.tree import TRUNK_POSE, Placed, Tree

TREES = 5_000
CASES = ("ko.ex01a", "ko.ex01b", "ko.ex01c", "ko.ex01d", "ko.ex03", "ko.r05")
CALLS = ("ko_score", "ko_tree_score")
TRUNK = Shape("trunk", None, ())
BRANCH = Shape("branch", (0, -44), ())


def _card(elements: dict[str, int], shape: Shape = BRANCH) -> Card:
    shown = tuple((element, elements[element]) for element in ELEMENTS if element in elements)
    return Card("+".join(f"{n}{e}" for e, n in shown), shown, shape, ())


def _tree(*cards: tuple[dict[str, int], int]) -> Tree:
    """A tree of (elements, parent), the Trunk first."""
    shapes = (TRUNK if parent < 0 else BRANCH for _, parent in cards)
    return tuple(Placed(_card(shown, shape), at, TRUNK_POSE) for (shown, at), shape in zip(cards, shapes, strict=True))


def _of_path(path: list[dict[str, int]]) -> tuple[Tree, int]:
    """A path from the placed card down to the Trunk as a tree that is nothing else, and the placed card."""
    return _tree(*((shown, node - 1) for node, shown in enumerate(reversed(path)))), len(path) - 1


def _of_names(tree: dict[str, str | None], cards: dict[str, dict[str, int]], node: str) -> tuple[Tree, int]:
    """The tree of a case in an order in which the scored card comes last."""
    order = sorted(tree, key=lambda name: (name == node, list(tree).index(name)))
    parents = {name: -1 if (below := tree[name]) is None else order.index(below) for name in order}
    return _tree(*((cards[name], parents[name]) for name in order)), order.index(node)


@pytest.fixture(scope="session")
def cases(cases_folder: Path) -> dict[str, dict[str, Any]]:
    """The scoring cases of Kodama by their id."""
    found = json.loads((cases_folder / "three_games_examples.json").read_text(encoding="utf-8"))
    return {case["id"]: case for case in found if case["game"] == "ko" and case["call"] in CALLS}


def test_no_scoring_case_is_left_out(cases: dict[str, dict[str, Any]]) -> None:
    """The ids below are those of the file."""
    assert sorted(cases) == sorted(CASES)


@pytest.mark.parametrize("id", CASES)
def test_a_case_scores_as_expected(id: str, cases: dict[str, dict[str, Any]]) -> None:
    """Points for each Element and in all, with the switch and the Season card of the case."""
    args = dict(cases[id]["args"])
    alias = next(iter(args.pop("alias", {}).items()), None)
    lone = args.pop("lone_counts", False)
    tree, node = _of_path(**args) if cases[id]["call"] == "ko_score" else _of_names(**args)
    found = score(tree, node, count=alias, lone_counts=lone)
    expected = cases[id]["expect"]
    assert {line.element: line.points for line in found.lines} == expected["by_element"]
    assert found.total == expected["total"]


def test_the_printed_example_is_explained_sentence_by_sentence(cases: dict[str, dict[str, Any]]) -> None:
    """Lines 107-109: fireflies down to the Trunk, flowers broken at once, the fork counted out."""
    tree, node = _of_names(**cases["ko.ex01d"]["args"])
    caterpillar, dragonfly, flower = score(tree, node).lines
    forked = next(at for at, placed in enumerate(tree) if placed.card.counts == {"dragonfly": 2, "cloud": 1})
    assert (caterpillar.clause, caterpillar.form, caterpillar.broken_at) == ("ko.score.extent", "", 0)
    assert (dragonfly.clause, dragonfly.form, dragonfly.broken_at) == ("ko.score.extent", "trunk", None)
    assert dragonfly.forks == (Step(forked, 2),) and dragonfly.fork_icons == 2
    assert (flower.clause, flower.points, flower.steps) == ("ko.score.break", 0, (Step(node, 1),))
    assert flower.broken_at == tree[node].parent


def _random_tree(random: Random) -> Tree:
    cards: list[tuple[dict[str, int], int]] = [({random.choice(ELEMENTS): 1}, -1)]
    for node in range(1, random.randint(2, 13)):
        shown = random.sample(ELEMENTS, random.choice((1, 2, 2, 3)))
        parent = random.choice((node - 1, random.randrange(node)))
        cards.append(({element: random.randint(1, 2) for element in shown}, parent))
    return _tree(*cards)


def _expected(tree: Tree, node: int, alias: tuple[str, str] | None, lone: bool) -> dict[str, int]:
    """The points for each Element by the sentences: icons as a list of words, one Element after the other."""

    def words(at: int) -> list[str]:
        icons = [element for element, number in tree[at].card.elements for _ in range(number)]
        return [alias[1] if alias and word == alias[0] else word for word in icons]

    found = {}
    for element in set(words(node)):
        line, at = words(node).count(element), node
        while at and element in words(tree[at].parent):
            at = tree[at].parent
            line += words(at).count(element)
        found[element] = line if at != node or lone else 0
    return found


def test_random_trees_score_as_a_second_count_says() -> None:
    """`ko.score.rule`: every card of 5,000 random trees, with and without a Season card and the other reading (R1)."""
    random = Random(99)
    seen: Counter[str] = Counter()
    for _ in range(TREES):
        tree, lone = _random_tree(random), random.random() < 0.3
        a, b = random.sample(ELEMENTS, 2)
        alias = (a, b) if random.random() < 0.5 else None
        for node in range(1, len(tree)):
            found = score(tree, node, count=alias, lone_counts=lone)
            assert {line.element: line.points for line in found.lines} == _expected(tree, node, alias, lone)
            laid = points(tree[:node], tree[node].parent, tree[node].card, count=alias, lone_counts=lone)
            assert laid == found.total
            seen.update(f"{line.clause}.{line.form}" for line in found.lines)
    assert min(seen[kind] for kind in ("ko.score.extent.", "ko.score.extent.trunk", "ko.score.break.", "ko.R1.")) > 900


def test_a_line_ends_where_its_explanation_says() -> None:
    """Steps follow the parents and all show the Element; the card that breaks shows it not; forks show it beside."""
    random = Random(7)
    for _ in range(500):
        tree = _random_tree(random)
        node = len(tree) - 1
        for line in score(tree, node).lines:
            nodes = [step.node for step in line.steps]
            assert [tree[at].parent for at in nodes[:-1]] == nodes[1:]
            assert all(tree[at].card.counts[line.element] == icons for at, icons in (*line.steps, *line.forks))
            assert tree[nodes[-1]].parent == (-1 if line.broken_at is None else line.broken_at)
            assert line.broken_at is None or line.element not in tree[line.broken_at].card.counts
            for at, _icons in line.forks:
                below = at
                while below not in nodes:
                    below = tree[below].parent
                assert at not in nodes and below >= 0


def test_a_later_card_never_changes_an_earlier_score() -> None:
    """`ko.place.no_move`: what a card scored stays, with its explanation, whatever is placed afterwards."""
    random = Random(11)
    for _ in range(500):
        tree = _random_tree(random)
        for node in range(1, len(tree)):
            assert score(tree, node) == score(tree[: node + 1], node)


def test_a_season_card_replaces_an_element_everywhere() -> None:
    """R10: caterpillars are fireflies on the placed card, on the line and on the Trunk, and counts are merged."""
    tree = _tree(({"caterpillar": 1}, -1), ({"dragonfly": 1, "cloud": 1}, 0), ({"caterpillar": 1, "dragonfly": 2}, 1))
    (line,) = score(tree, 2, count=("caterpillar", "dragonfly")).lines
    assert line.steps == (Step(2, 3), Step(1, 1), Step(0, 1)) and line.points == 5
    assert list(counts(_card({"star": 1, "cloud": 1}), ("star", "caterpillar"))) == ["caterpillar", "cloud"]


def test_everything_is_ready_for_the_screen() -> None:
    """Scores turn into plain JSON and lose nothing of their numbers."""
    tree, node = _of_path([{"star": 1}, {"star": 2}, {"star": 1}])
    data = json.loads(json.dumps(score(tree, node).to_json()))
    assert data["total"] == 4
    steps = [{"node": 2, "icons": 1}, {"node": 1, "icons": 2}, {"node": 0, "icons": 1}]
    assert data["lines"][0]["steps"] == steps and data["lines"][0]["form"] == "trunk"
    given = kodama_points(tree, KodamaCard("k1", 2, "icon", "all", "star"))
    assert given.to_json() == {"card": "k1", "steps": steps[::-1], "points": 8}


BUSH = _tree(
    ({"star": 1}, -1),
    ({"star": 1, "cloud": 1}, 0),
    ({"star": 2}, 1),
    ({"flower": 1, "cloud": 1}, 1),
    ({"star": 1, "flower": 2}, 2),
)


@pytest.mark.parametrize(
    ("kodama", "with_trunk", "without"),
    [
        (KodamaCard("k1", 1, "icon", "last_cards", "star"), {4: 1}, {4: 1}),
        (KodamaCard("k2", 1, "icon", "last_cards", "flower"), {3: 1, 4: 2}, {3: 1, 4: 2}),
        (KodamaCard("k3", 1, "icon", "within_2", "star"), {0: 1, 1: 1, 2: 2}, {1: 1, 2: 2}),
        (KodamaCard("k4", 2, "card", "all", "cloud", kinds=2), {1: 1, 3: 1}, {1: 1, 3: 1}),
        (KodamaCard("k5", 2, "card", "last_cards"), {3: 1, 4: 1}, {3: 1, 4: 1}),
        (KodamaCard("k6", 3, "card", "all", touching=3), {1: 1}, {1: 1}),
        (KodamaCard("k7", 1, "icon", "last_cards", "mushroom"), {}, {}),
    ],
)
def test_kodama_cards_count_what_they_say(
    kodama: KodamaCard, with_trunk: dict[int, int], without: dict[int, int]
) -> None:
    """`ko.term.last_card` (R13: no Trunk), `ko.term.within2` (R12), two kinds of Element, three cards touched."""
    for include_trunk, expected in ((True, with_trunk), (False, without)):
        found = kodama_points(BUSH, kodama, include_trunk)
        assert dict(found.steps) == expected
        assert found.points == kodama.points * sum(expected.values())


def test_a_trunk_with_one_card_on_it_is_no_last_card() -> None:
    """R13: only Branch cards are last cards."""
    tree = _tree(({"star": 1}, -1), ({"star": 1}, 0))
    assert kodama_points(tree, KodamaCard("k1", 1, "icon", "last_cards", "star")).steps == (Step(1, 1),)


@pytest.mark.parametrize(
    ("season", "expected"),
    [
        (SeasonCard("su1", "summer", points=1, shows="star", placed="within_2"), [1, 1, 0, 0]),
        (SeasonCard("su2", "summer", points=1, shows="cloud", placed="within_2"), [1, 0, 1, 0]),
        (SeasonCard("au1", "autumn", points=1, shows="star", onto="last_card"), [0, 1, 0, 1]),
        (SeasonCard("au2", "autumn", points=2, shows="cloud", onto="last_card"), [0, 2, 0, 0]),
        (SeasonCard("sp1", "spring", count=("star", "cloud")), [0, 0, 0, 0]),
    ],
)
def test_season_cards_give_extra_points_where_they_say(season: SeasonCard, expected: list[int]) -> None:
    """Summer looks at the placed card within 2 of the Trunk, Autumn at the card below if it was a last card before."""
    assert [season_points(BUSH, node, season) for node in range(1, 5)] == expected
