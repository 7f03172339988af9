"""Good placements of Branch cards: all legal, in their order, enough of them, and trees that grow like trees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random

from games import effort
from silva_kit.kodama.box import default_box
from silva_kit.kodama.candidates import BEST, Candidate, best_by_parent, candidates, each, exists
from silva_kit.kodama.cards import Card, Shape
from silva_kit.kodama.geometry import Trees, fit, parent_at
from silva_kit.kodama.scoring import points
from silva_kit.kodama.tree import Placed, Pose, planted

GAMES = effort(10, 250)
BOX = default_box()
WALL = Card("wall", (), Shape("wall", (0, -44), ()), ())
"""A card without bark: nothing grows from it."""
Turn = tuple[Trees, int, Card, tuple[Candidate, ...]]


def grown(random: Random) -> Iterator[Turn]:
    """Two trees of twelve cards each, grown turn by turn; a random parent, then a random one of its candidates."""
    deck = random.sample(list(BOX.branches.values()), 24)
    trees = [planted(trunk) for trunk in random.sample(list(BOX.trunks.values()), 2)]
    for turn, card in enumerate(deck):
        own = turn % 2
        found = candidates(tuple(trees), own, card)
        yield tuple(trees), own, card, found
        good = [c for c in found if points(trees[own], c.parent, card) <= 10]
        if good:
            parent = random.choice(sorted({c.parent for c in good}))
            laid = random.choice([c for c in good if c.parent == parent])
            trees[own] = (*trees[own], Placed(card, laid.parent, laid.pose))


def turns() -> Iterator[Turn]:
    """The turns of some games."""
    random = Random(20)
    for _ in range(GAMES):
        yield from grown(random)


def test_all_candidates_are_legal_and_there_is_always_one() -> None:
    """`ko.place.bark` to `ko.place.table_edge`: each lies as it says; in no turn of random games is there none (R7)."""
    numbers = []
    for trees, own, card, found in turns():
        numbers.append(len(found))
        assert len(set(found)) == len(found)
        for candidate in found[::7]:
            assert candidate.card is card
            assert fit(trees, own, card, candidate.pose).parent == candidate.parent
    assert min(numbers) > 0
    assert 80 < sum(numbers) / len(numbers) < 250, sum(numbers) / len(numbers)


def test_candidates_come_in_the_order_that_is_promised() -> None:
    """By parent, oldest first; `each` gives the same one by one, on the wanted parents only; `exists` looks for one."""
    for trees, own, card, found in grown(Random(21)):
        parents = [c.parent for c in found]
        assert parents == sorted(parents)
        assert tuple(each(trees, own, card)) == found
        assert exists(trees, own, card) is bool(found)
        last = {parents[-1]}
        assert tuple(each(trees, own, card, parents=last)) == tuple(c for c in found if c.parent in last)
        assert not exists(trees, own, card, parents=())


def test_the_first_candidate_of_a_trunk_grows_straight_up() -> None:
    """From the far end of the first piece of bark, straight on."""
    first = candidates((planted(BOX.trunks["star"]),), 0, BOX.branches["1"])[0]
    assert first.pose == Pose(0, 129, 0) and first.parent == 0


def test_cards_that_only_touch_at_an_edge_get_in_the_way_by_ruling() -> None:
    """R8: what is a candidate with closed cards is one with open cards; the other way round only if it touches none."""
    trees = ((*planted(BOX.trunks["star"]), Placed(WALL, 0, Pose(0, 129 + 88, 0))),)
    closed = set(candidates(trees, 0, BOX.branches["1"]))
    open_ = set(candidates(trees, 0, BOX.branches["1"], edge_contact_touches=False))
    assert closed < open_ and Pose(0, 129, 0) in {candidate.pose for candidate in open_ - closed}
    for candidate in open_:
        legal = parent_at(trees, 0, candidate.card, candidate.pose) == candidate.parent
        assert legal is (candidate in closed)


def test_where_nothing_grows_like_a_tree_other_poses_are_tried() -> None:
    """`ko.turn.1.choose`: a card that fits in no natural way is found a place all the same, if it has one."""
    trunk, walls = planted(BOX.trunks["star"]), (Pose(0, 164, 90), Pose(-107, 90, 0), Pose(107, 90, 0))
    tree = (*trunk, *(Placed(WALL, 0, pose) for pose in walls))
    found = candidates((tree,), 0, BOX.branches["1"])
    assert found and all(c.parent == 0 and abs(c.pose.x) <= 31.5 and c.pose.y <= 88 for c in found)


def test_the_short_list_is_short_and_spread() -> None:
    """At most six for each parent that has any, the first of them first, no two close together."""
    lists = []
    for _, _, _, found in grown(Random(22)):
        best = best_by_parent(found)
        assert list(best) == [parent for parent, _ in groupby(c.parent for c in found)]
        for parent, row in best.items():
            mine = [c for c in found if c.parent == parent]
            assert row[0] == mine[0] and set(row) <= set(mine) and 1 <= len(row) == len(set(row)) <= BEST
            middles = [complex(*c.pose[:2]) for c in row]
            assert all(abs(a - b) >= 22 for i, a in enumerate(middles) for b in middles[:i])
            lists.append(len(row))
    assert sum(length >= 3 for length in lists) > len(lists) / 2
