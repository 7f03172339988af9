"""The tests are tested: every broken rule is noticed by the scenes or by a small set of laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from killers import killers
from silva_games import play_out, random_positions, random_rulings, twin, well_formed
from silva_kit.position import PUBLIC
from silva_kit.silva import Rulings, start
from silva_kit.silva.cards import ALL_CARDS, YOUNG_KUKUNOCHI
from silva_mutants_found import MUTANTS
from silva_mutated import broken

PRIVATE = {
    "silva.setup.initial_draw": {"card"},
    "silva.turn.draw": {"card"},
    "silva.card.03.view": {"card"},
    "silva.card.04.draw": {"card"},
    "silva.card.05.show": {"card", "other_card"},
    "silva.card.07.keep_return": {"kept", "returned"},
    "silva.card.07.second_return": {"kept", "returned"},
    "silva.card.08.exchange": {"given", "received"},
    "silva.R01": {"cards"},
    "silva.R02": {"card"},
    "silva.R51": {"cards", "returned"},
}
"""What a spectator is never told, by the clause of the event (silva.card.03.only_you, silva.card.05.secret, R72,
R81)."""


def killers_of() -> Iterator[str]:
    """What notices the rules as they are now: scenes' names, then a law."""
    return killers("silva", laws)


def laws() -> None:
    """A small version of the laws: legality, 18 cards, non-interference."""
    rng = Random(1)
    for p in random_positions(25, seed=1):
        views = {seat: p.view(seat) for seat in p.seats}
        for move in well_formed(p.seats):
            assert move.seat is not None
            assert (move in p.legal_moves) == (not p.why_not(move)), move
        assert views
    for number in range(40):
        rulings = Rulings() if number % 2 else random_rulings(rng)
        for p in play_out(start(2 + number % 3, rulings), rng):
            cards = [*p.deck, *(c for h in p.hands for c in h), *(d.card for r in p.rows for d in r)]
            assert Counter(cards + [YOUNG_KUKUNOCHI] * p.regeneration) == Counter(ALL_CARDS)
            for event in p.view(PUBLIC).events:
                assert not PRIVATE.get(event.clause, set()) & event.args.keys(), event
            assert twin(p, PUBLIC, rng).view(PUBLIC).to_text() == p.view(PUBLIC).to_text()


def test_without_a_mutant_nothing_complains() -> None:
    """The scenes and laws hold for the rules as they are."""
    assert list(killers_of()) == []


def test_there_are_enough_of_them() -> None:
    """At least 48 broken rules, each with the mistake in its docstring."""
    assert len(MUTANTS) >= 48
    assert all(mutant.__doc__ for mutant in MUTANTS.values())


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_rule_is_noticed(name: str) -> None:
    """The mutant is killed by a scene or a law."""
    with broken(MUTANTS[name]):
        assert next(killers_of(), None) is not None, f"{name} survives"
