"""Advice: from the view alone, about the viewer's own moves, and right where there is nothing to guess."""

# traceability: off
from __future__ import annotations

from random import Random

import pytest

from sg_games import random_positions, twin
from silva_kit.position import PUBLIC
from silva_kit.silent_guardians import GuardiansPosition, GuardiansView
from silva_kit.silent_guardians.advice import advice
from silva_kit.silent_guardians.redeal import Past, redeal
from silva_kit.silent_guardians.solver import Lost, Winnable
from silva_kit.silent_guardians.turning import still_winnable
from silva_kit.study import Settings, deal


def late(count: int, seed: int, cards: int = 4) -> list[GuardiansPosition]:
    """Positions of random games with few cards in hand, at which somebody plays or pays."""
    return list(
        random_positions(
            count,
            seed,
            lambda p: p.decision.kind in ("play", "pay") and p.result is None and len(p.hands[0]) <= cards,
        )
    )


def test_it_uses_nothing_but_the_view() -> None:
    """Where a position differs only in what the viewer cannot know, the advice is the same, for every seat."""
    for number, p in enumerate(late(25, 11)):
        for seat in p.seats:
            other = twin(p, seat, Random(number))
            given = [advice(q.view(seat), Random(number), 3, budget=300) for q in (p, other)]
            assert given[0] == given[1]


def test_every_legal_move_of_the_viewer_is_ranked() -> None:
    """Each move once, each with all deals, the best first; also where transfers are allowed."""
    for number, p in enumerate(late(25, 12)):
        for seat in p.seats:
            view = p.view(seat)
            given = advice(view, Random(number), 2, budget=300)
            assert sorted(str(one.move) for one in given) == sorted(map(str, view.legal_moves))
            assert all(one.share.deals == 2 for one in given)
            middles = [one.share.middle for one in given]
            assert middles == sorted(middles, reverse=True)


def test_the_shares_are_those_of_the_imagined_deals() -> None:
    """B must win both tricks: sometimes possible for A's unseen cards, and never where no trick can owe B's tokens."""
    line = (
        "sg 3p mode=A turn=A do=play:A lead=A hands=A:r1.b1,B:r10.b2,C:r9.y1 tokens=A:-,B:r.b,C:- "
        "piles=A:-,B:-,C:- removed={}"
    )
    held = {"r1", "b1", "r10", "b2", "r9", "y1"}
    every = [f"{c}{n}" for c in "rbyg" for n in range(1, 11)] + [f"x{n}" for n in range(1, 5)]
    p = GuardiansPosition.from_text(line.format(".".join(card for card in every if card not in held)))
    view = p.view(p.seats[2])
    assert advice(view, Random(1)) == ()
    given = advice(p.view(p.seats[0]), Random(1), 60)
    assert {one.move.text for one in given} == {"A play r#1", "A play b#1"}
    for one in given:
        assert one.share.unknown == 0 and 0 < one.share.winnable < 60
    assert isinstance(still_winnable(p), Winnable)
    lost = GuardiansPosition.from_text(
        line.replace("A:-,B:r.b,C:-", "A:-,B:y.y,C:-", 1).format(".".join(card for card in every if card not in held))
    )
    assert isinstance(still_winnable(lost), Lost)
    assert all(one.share.lost == 20 for one in advice(lost.view(lost.seats[0]), Random(1), 20))


def test_a_gift_of_several_tokens_is_not_called_lost() -> None:
    """B wins both tricks and holds no token: with `transfer_max_tokens` any, one gift of two can save the game (R14).

    The solver thinks of one token at a time, so a move that keeps the transfer is unknown where it says lost; never
    lost. C holds no token; A's gift of one alone is lost, since no transfer is left after it.
    """
    held = ("r1", "b1", "r10", "b10", "r2", "b2")
    every = [f"{c}{n}" for c in "rbyg" for n in range(1, 11)] + [f"x{n}" for n in range(1, 5)]
    p = GuardiansPosition.from_text(
        "sg 3p mode=B turn=A do=play:A lead=A hands=A:r1.b1,B:r10.b10,C:r2.b2 tokens=A:r.b,B:-,C:- piles=A:-,B:-,C:- "
        f"transfers=1 removed={'.'.join(card for card in every if card not in held)} rulings=transfer_max_tokens:any"
    )
    found = {one.move.text: one.share for one in advice(p.view(p.seats[0]), Random(1), 5)}
    assert found["A give r.b B"].winnable == 5  # nobody has a card above B's
    assert found["A give r B"].lost == 5
    assert found["A play r#1"].lost == 0


def test_what_play_has_told_reaches_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each deal is drawn with the viewer's whole past, though it was given as an iterator that runs dry."""
    p, told = late(1, 13)[0], []
    seat = p.turn
    assert seat is not None
    past = [(None, p.view(seat))]

    def watched(view: GuardiansView, rng: Random, past: Past) -> GuardiansPosition:
        told.append(list(past))
        return redeal(view, rng, past)

    monkeypatch.setattr("silva_kit.silent_guardians.advice.redeal", watched)
    assert advice(p.view(seat), Random(1), 3, budget=300, past=iter(past))
    assert told == [past] * 3


def test_it_can_be_watched_and_stopped() -> None:
    """Progress is told after every deal; stopped, it says what it has found so far."""
    p, told = deal(Settings(), 0), list[int]()
    assert p.turn is not None
    given = advice(
        p.view(p.turn),
        Random(1),
        50,
        budget=100,
        progress=lambda done, of: told.append(done),
        cancel=lambda: len(told) == 2,
    )
    assert told == [1, 2]
    assert {one.share.deals for one in given} == {2}


def test_there_is_none_before_the_tricks_and_for_onlookers() -> None:
    """In the draft, at chance, after the end and for PUBLIC there is nothing to advise."""
    for p in random_positions(30, 14, lambda p: p.decision.kind not in ("play", "pay") or p.result is not None):
        assert all(advice(p.view(seat), Random(0), 1) == () for seat in p.seats)
    p = late(1, 15)[0]
    assert advice(p.view(PUBLIC), Random(0), 1) == ()


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_first_lead_most_deals_are_decided(players: int) -> None:
    """The small budget is enough for most answers at the hardest moment (of deals 0-8 with 3 players nine in ten)."""
    given = []
    for number in (0, 2):
        p = deal(Settings(players=players), number)
        assert p.turn is not None
        given += advice(p.view(p.turn), Random(2), 6)
    assert sum(one.share.unknown for one in given) <= 0.15 * sum(one.share.deals for one in given)
