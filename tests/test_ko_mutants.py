"""The tests of Kodama are tested: every broken rule is noticed by the scenes or by a small set of laws."""

from __future__ import annotations

from random import Random

import pytest

from killers import killer, killers
from ko_games import play_out, random_positions, random_start, some_moves, twin
from ko_mutants import MUTANTS
from silva_kit.kodama import redeal
from silva_kit.position import PUBLIC


def laws() -> None:
    """A small version of the laws: legality, accounting, the end, what-ifs, non-interference."""
    rng = Random(1)
    for p in random_positions(6, seed=1):
        for move in some_moves(p, rng, poses=20):
            assert (move in p.legal_moves) == (not p.why_not(move)), move
    for p in play_out(random_start(rng), rng):
        laid = [placed.card.id for tree in p.trees for placed in tree[1:]]
        assert sorted((*laid, *p.display, *p.deck), key=int) == list(p.box.branches)
        if p.season_cards:
            assert {len(hand) + len(out) for hand, out in zip(p.hands, p.played, strict=True)} == {4}
        for viewer in (PUBLIC, p.seats[0]):
            other = twin(p, viewer, rng)
            assert other.view(viewer).to_text() == p.view(viewer).to_text()
            assert other.view(viewer).events == p.view(viewer).events
            assert other.view(viewer).to_json() == p.view(viewer).to_json()
            made = redeal.redeal(p.view(viewer), rng)
            held = [card for cards in (*made.hands, *made.played) for card in cards]
            assert len(set(held)) == len(held)
        if p.result is not None:
            assert p.marker == 12 and {len(hand) for hand in p.hands} == {1}


def test_without_a_mutant_nothing_complains() -> None:
    """The scenes and laws hold for the rules as they are."""
    assert not list(killers("kodama", laws))


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_rule_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant is killed by a scene or a law."""
    assert killer(MUTANTS[name], "kodama", laws, monkeypatch), f"{name} survives"
