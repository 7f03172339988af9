"""What-ifs of Silent Guardians: dealt from a view alone, alike to its viewer, and true to what play has told."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sg_games import play_out, random_positions, random_start
from silva_kit.dealer import Dealer
from silva_kit.position import CHANCE, OPEN, PUBLIC, KitError, Seat
from silva_kit.silent_guardians import GuardiansPosition, start
from silva_kit.silent_guardians.bots import BOTS, bot, decisions
from silva_kit.silent_guardians.cards import ALL_CARDS, in_color
from silva_kit.silent_guardians.redeal import bounds, redeal

A = Seat("A")
MINE = (
    "sg 3p mode=A turn=A do=play:A lead=A hands=A:r1.r2.r3,B:b1.b2.b3,C:y1.y2.y3 tokens=A:r,B:b,C:y "
    "piles=A:Ag3.Bg1.Cg2/g,B:-,C:-"
)


def test_the_viewer_cannot_tell() -> None:
    """The view of the new position is the old one, for every viewer, at any moment."""
    for number, position in enumerate(random_positions(60, seed=1, keep=lambda p: p.decision.kind != "deal")):
        for viewer in (*position.seats, PUBLIC, OPEN):
            view = position.view(viewer)
            made = redeal(view, Random(number))
            assert made.view(viewer).to_text() == view.to_text()


def test_all_cards_are_there_and_each_colour_keeps_its_own() -> None:
    """44 cards; nobody's colours change; the new position can be written and read."""
    for number, position in enumerate(random_positions(40, seed=2, keep=lambda p: p.decision.kind == "play")):
        made = redeal(position.view(position.seats[0]), Random(number))
        assert Counter(c.color for c in made.hands[0]) == Counter(c.color for c in position.hands[0])
        assert GuardiansPosition.from_text(made.to_text()) == made
        everywhere = [c for hand in (*made.hands, made.removed) for c in hand]
        everywhere += [c for pile in made.piles for plays, _ in pile for _, c in plays] + [c for _, c in made.trick]
        assert sorted(map(str, everywhere)) == sorted(map(str, ALL_CARDS))


def test_only_the_view_is_used() -> None:
    """Two deals that look alike to A are dealt anew alike; and not always as they were."""
    other = MINE.replace("r1.r2.r3", "r4.r5.r6")
    views = [GuardiansPosition.from_text(line).view(A) for line in (MINE, other)]
    assert redeal(views[0], Random(3)) == redeal(views[1], Random(3))
    assert len({redeal(views[0], Random(seed)).hands[0] for seed in range(20)}) > 10


def test_every_deal_is_equally_likely() -> None:
    """A holds one red card of ten: each is drawn about as often."""
    line = MINE.replace("A:r1.r2.r3", "A:r1.g4.g5")
    view = GuardiansPosition.from_text(line).view(A)
    drawn = Counter(redeal(view, Random(seed)).hands[0][0] for seed in range(3000))
    assert len(drawn) == 10
    assert min(drawn.values()) > 220


def test_what_play_has_told_is_kept() -> None:
    """Who played the second of three red cards and saw a 5 holds one card below it and one above."""
    position = GuardiansPosition.from_text(MINE.replace("A:r1.r2.r3", "A:r2.r5.r9"))
    moved = position.after(position.move("A play r#2"))
    past = [(None, position.view(A)), (moved.move("A play r#2"), moved.view(A))]
    assert bounds(past)[A, "r"] == [(0, 5), (5, 99)]
    deals = {redeal(past[-1][1], Random(seed), past).hands[0] for seed in range(200)}
    assert {hand[0].rank for hand in deals} == {1, 2, 3, 4}
    assert {hand[1].rank for hand in deals} == {6, 7, 8, 9, 10}


def test_a_whole_game_told_is_a_game_that_could_have_been() -> None:
    """From every moment of whole games, seat by seat: the past is possible on the new deal."""
    rng = Random(5)
    for _ in range(6):
        positions = list(play_out(random_start(rng), rng))
        for viewer in positions[0].seats[:2]:
            past = []
            for before, after in zip([None, *positions], positions, strict=False):
                move = next((m for m in before.legal_moves if before.after(m) == after), None) if before else None
                past.append((move, after.view(viewer)))
            for at in range(4, len(past), 7):
                made = redeal(past[at][1], rng, past[: at + 1])
                told = bounds(past[: at + 1])
                for (seat, color), held in told.items():
                    ranks = [card.rank for card in in_color(made.hands[seat.index], color)]
                    assert all(low < rank < high for rank, (low, high) in zip(ranks, held, strict=True))


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", [3, 4])
def test_bots_play_whole_games_by_the_rules(name: str, players: int) -> None:
    """Every choice is a legal move of the own decision, from the draft to the end."""
    for seed in range(4):
        position, dealer, rng = start(players), Dealer(seed), Random(seed)
        while position.to_move is not None:
            if position.to_move is CHANCE:
                position = position.after(dealer.answer(position))
                continue
            view = position.view(position.to_move)
            move = bot(name).choose(view, rng)
            assert move in decisions(view)
            position = position.after(move)
        assert position.result is not None


def test_the_sensible_bots_keep_the_contract_longer() -> None:
    """They pay several times as many tricks as chance does."""
    paid = {}
    for name in BOTS:
        paid[name] = 0
        for seed in range(10):
            position, dealer, rng = start(3), Dealer(seed), Random(seed)
            while position.to_move is not None:
                move = (
                    dealer.answer(position)
                    if position.to_move is CHANCE
                    else bot(name).choose(position.view(position.to_move), rng)
                )
                position = position.after(move)
            paid[name] += sum(map(len, position.piles))
    assert paid["sensible"] > 3 * paid["random"]


def test_a_bot_gives_a_token_only_to_save_the_game() -> None:
    """The winner who cannot pay waits; a companion's bot gives what the trick owes, gray last (R13)."""
    line = (
        "sg 3p mode=B turn=A do=pay:A lead=A trick=A:r9.B:r1.C:r2 hands=A:b1,B:b2,C:b3 tokens=A:b,B:r.x,C:y transfers=1"
    )
    position = GuardiansPosition.from_text(line)
    assert bot("sensible").choose(position.view(A), Random(1)) is None
    assert bot("sensible").help(position.view(A)) is None
    gift = bot("random").help(position.view(Seat("B")))
    assert gift is not None
    assert gift.text == "B give r A"
    assert bot("sensible").help(position.view(Seat("C"))) is None
    payable = GuardiansPosition.from_text(line.replace("A:b,B", "A:r,B").replace("B:r.x", "B:b.x"))
    assert bot("sensible").help(payable.view(Seat("B"))) is None


@pytest.mark.parametrize("name", sorted(BOTS))
def test_where_nothing_helps_a_bot_uses_up_the_transfers(name: str) -> None:
    """Nobody holds red: the winner's bot gives away what it has; with nothing left to give, companions do (R13)."""
    line = "sg 3p mode=B turn=A do=pay:A lead=A trick=A:r9.B:r1.C:r2 hands=A:-,B:-,C:- tokens=A:b,B:y,C:- transfers=2"
    position = GuardiansPosition.from_text(line)
    assert bot(name).help(position.view(Seat("B"))) is None
    conceded = bot(name).choose(position.view(A), Random(1))
    assert conceded is not None
    assert conceded.text == "A give b B"
    position = position.after(conceded)
    assert bot(name).choose(position.view(A), Random(1)) is None
    assert bot(name).help(position.view(Seat("C"))) is None
    last = bot(name).help(position.view(Seat("B")))
    assert last is not None
    assert position.after(last).result is not None


def test_an_unknown_bot_is_named() -> None:
    """The error lists the bots there are."""
    with pytest.raises(KitError, match=r"clever.*sensible"):
        bot("clever")
