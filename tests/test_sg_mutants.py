"""The tests of Silent Guardians are tested: every broken rule is noticed by the scenes or by a small set of laws."""

from __future__ import annotations

from random import Random

import pytest

from killers import killer, killers
from sg_games import play_out, random_positions, random_start, twin, well_formed
from sg_mutants import MUTANTS
from silva_kit.position import PUBLIC
from silva_kit.silent_guardians import GuardiansPosition
from silva_kit.silent_guardians.cards import ALL_CARDS, HAND

WITH_TRANSFERS = (
    "sg 3p mode=B do=play:B lead=A trick=A:r3 hands=A:b1,B:r5.x1,C:r8.g2 tokens=A:r.r.b,B:g.x,C:- transfers=2"
)
LONGEST = 100
"""More moves than a game can have: 36 cards, 12 tokens turned up, taken and placed, passes, transfers."""
WITHOUT_TOKENS = "sg 3p mode=B do=play:C lead=A trick=A:r9.B:r2 hands=A:-,B:-,C:r3 tokens=A:-,B:-,C:- transfers=1"


def laws() -> None:
    """A small version of the laws: legality, 44 cards, tokens, non-interference, an end."""
    rng = Random(1)
    assert GuardiansPosition.from_text(WITHOUT_TOKENS).after("C play r#1").result is not None
    for p in (GuardiansPosition.from_text(WITH_TRANSFERS), *random_positions(12, seed=1)):
        for move in well_formed(p.seats):
            assert (move in p.legal_moves) == (not p.why_not(move)), move
    for _ in range(8):
        for step, p in enumerate(play_out(random_start(rng), rng)):
            assert step < LONGEST, "the game does not end"
            piled = [card for pile in p.piles for plays, _ in pile for _, card in plays]
            cards = [*(c for hand in p.hands for c in hand), *piled, *(c for _, c in p.trick), *p.removed]
            if p.decision.kind != "deal":
                assert sorted(map(str, cards)) == sorted(map(str, ALL_CARDS))
            if p.decision.kind not in ("deal", "lead", "layout"):
                placed = sum(map(len, p.piles))
                assert len(p.pool) + sum(map(len, p.tokens)) + placed == HAND[len(p.seats)]
            for viewer in (PUBLIC, p.seats[0]):
                assert twin(p, viewer, rng).view(viewer).to_text() == p.view(viewer).to_text()


def test_without_a_mutant_nothing_complains() -> None:
    """The scenes and laws hold for the rules as they are."""
    assert not list(killers("silent_guardians", laws))


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_rule_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant is killed by a scene or a law."""
    assert killer(MUTANTS[name], "silent_guardians", laws, monkeypatch), f"{name} survives"
