"""The tests of Living Forest Duel are tested: every broken rule is noticed by the scenes or by a small set of laws."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from killers import killer, killers
from lfd_games import play_out, random_positions, random_start, well_formed
from lfd_mutants import MUTANTS
from lfd_oracle import victories
from silva_kit.living_forest_duel import DuelPosition, default_box, forest
from silva_kit.position import Seat

GAME = "living_forest_duel"
FIRES = "fires=0.0.1.0.1.1.0"
TREES = "lfd 2p do=act:A muster=s1.s2.stag.w1.w2 acts=tree:9 forests=A:sun1@-1,0/water1@0,-1/move1@0,1,B:-"
ACT = f"lfd 2p do=act:A muster=s1.s2.stag.w1.w2 acts=water:4 {FIRES}"


def laws() -> None:
    """A small version of the laws: legality, accounting, round trips, victories, a square anywhere."""
    assert DuelPosition.from_text(ACT).after("A fire 3").acts == ()
    tree = default_box().trees["sun5"]
    assert forest.best_square({(x, y): tree for x in (0, 1, 2) for y in (0, 1, 2)}, True)[0] == 9
    trees, rng = DuelPosition.from_text(TREES), Random(1)
    assert all((move in trees.legal_moves) == (not trees.why_not(move)) for move in well_formed(trees))
    for p in random_positions(20, seed=1):
        for move in rng.sample(list(well_formed(p)), 250):
            assert (move in p.legal_moves) == (not p.why_not(move)), move
        assert all(not p.why_not(move) for move in p.legal_moves)
    for _ in range(2):
        for p in play_out(random_start(rng), rng):
            lying = Counter([*p.deck, *p.discard, *p.line, *p.own[0], *p.own[1], *p.decks[0], *p.decks[1], *p.muster])
            assert max(lying.pop("sv", 0), lying.pop("wv", 0)) <= p.box.varans
            del lying[""]
            assert len(lying) == sum(lying.values()) == 18 + 15 + 15 + 1
            assert min(p.fires) >= 0 and sum(p.fires) + sum(p.taken) <= p.box.fires and sum(p.sanki) <= p.box.sankis
            assert p.holder in (None, Seat("A"), Seat("B"))
            if p.result is None:
                assert not any(victories(p, seat) for seat in p.seats)
                assert p.round < 100, "the game does not end"
            if rng.random() < 0.2:
                assert DuelPosition.from_text(p.to_text()) == p


def test_without_a_mutant_nothing_complains() -> None:
    """The scenes and laws hold for the rules as they are."""
    assert not list(killers(GAME, laws))


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_rule_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant is killed by a scene or a law."""
    assert killer(MUTANTS[name], GAME, laws, monkeypatch), f"{name} survives"
