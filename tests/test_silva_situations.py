"""The short games of the notebook about knowledge: each shows what its section says of it."""

from __future__ import annotations

from typing import Any

import pytest

from silva_kit.position import KitError, Seat
from silva_kit.silva import Card
from silva_kit.silva.belief import belief, sights, why
from silva_kit.silva.cards import ALL_CARDS
from silva_kit.silva.empathy import empathy
from silva_kit.silva.situations import situation, situations
from silva_widgets import SilvaTable

A, B, C = map(Seat, "ABC")


def seen(name: str) -> Any:
    """What A has seen of a situation."""
    return sights(situation(name), A)


def clauses(name: str, seat: Seat, card: int) -> list[str]:
    """The clauses of the events at the steps that changed the chance of a card in a hand, for A."""
    return [event.clause for reason in why(seen(name), seat, Card(card)) for event in reason.events]


@pytest.mark.parametrize("name", situations())
def test_a_situation_ends_where_a_must_play(name: str) -> None:
    """All 18 cards are there, the moves are legal, and A has a choice."""
    position = situation(name).position
    assert position.decision.kind == "play" and position.turn is A and len(position.legal_moves) > 1
    assert situation(name).position is not position


def test_a_name_that_there_is_not_is_told() -> None:
    """With the names that there are."""
    with pytest.raises(KitError, match="situation 'luck': the situations are counting, miss"):
        situation("luck")


def test_the_table_takes_it_by_name() -> None:
    """`record="situation:miss"`: the same table as of the record; a name that there is not is told."""
    by_name, by_record = SilvaTable(record="situation:miss", seed=1), SilvaTable(record=situation("miss"), seed=1)
    assert by_name._state == by_record._state
    with pytest.raises(KitError, match="situation 'mis'"):
        SilvaTable(record="situation:mis")


def test_counting_alone_gives_the_chances() -> None:
    """Each chance is the number of copies that A cannot place, of all cards that it cannot place."""
    position = situation("counting").position
    placed = [*position.hands[0], *(discard.card for row in position.rows for discard in row), Card(0)]
    left = [card for card in set(ALL_CARDS) for _ in range(ALL_CARDS.count(card) - placed.count(card))]
    assert len(left) == 8
    expected = {card: left.count(card) / 8 for card in set(left)}
    assert belief(seen("counting")).holds(B) == pytest.approx(expected)
    assert max(expected.values()) == expected[Card(8)] == 0.25


def test_after_the_miss_the_card_is_out_and_a_draw_brings_it_back() -> None:
    """`silva.card.02.wrong`: the chance of the Spirit falls to 0, and rises when B draws."""
    changes = [(round(r.before, 3), round(r.after, 3)) for r in why(seen("miss"), B, Card(8))]
    assert [pair for pair in changes if 0 in pair] == [(0.0, 0.125), (0.133, 0.0), (0.0, 0.143)]
    assert "silva.card.02.wrong" in clauses("miss", B, 8)


def test_who_survives_the_brewer_holds_more_than_the_other() -> None:
    """`silva.card.05.lower_out`: C laid down a 4, so B holds 6 or more."""
    held = belief(seen("survivor")).holds(B)
    assert min(card.level for card in held) == 6 and "silva.card.05.lower_out" in clauses("survivor", B, 4)


def test_knowledge_moves_with_the_spirit() -> None:
    """`silva.card.08.exchange`: what A gave to B lies with C now, and A still knows it."""
    found = belief(seen("spirit"))
    assert found.holds(C) == pytest.approx({Card(10): 1.0})
    assert len(found.holds(B)) > 3


def test_what_the_farmer_returns_may_be_drawn_again() -> None:
    """`silva.card.07.keep_return`: of two cards one went back, so each chance is that of before the second draw."""
    steps = [belief(seen("farmer")[: number + 1]) for number in range(len(seen("farmer")))]
    kept = next(n for n, s in enumerate(steps) for e in s.view.events if e.clause == "silva.card.07.keep_return")
    assert steps[kept].holds(B) == pytest.approx(steps[kept - 2].holds(B))
    assert len(steps[kept].view.hands[1]) == 2 and len(steps[kept - 1].view.hands[1]) == 3


def test_who_has_looked_knows_and_who_has_not_guesses() -> None:
    """`silva.card.03.view`: B is certain that A holds the Craftsman; for C it is one card among many."""
    about_b, about_c = (empathy(seen("looked"), other) for other in (B, C))
    assert about_b.holds[Card(6)] == pytest.approx(1)
    assert about_c.holds[Card(6)] < 0.2
    assert about_b.sure == about_c.sure == 0


def test_the_endgame_is_small_enough_to_be_explored() -> None:
    """Six cards are unseen; A may guess each of them."""
    assert len(belief(seen("endgame")).holds(B)) == 6
    assert len(situation("endgame").position.legal_moves) >= 11
