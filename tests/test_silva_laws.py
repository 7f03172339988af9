"""Laws of SILVA that hold in every game, whatever the rulings (hypothesis chooses the games)."""

from __future__ import annotations

import itertools
import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from silva_games import play_out, random_move, random_rulings
from silva_kit import Dealer, Record, Seat
from silva_kit.position import CHANCE, OPEN, PUBLIC
from silva_kit.silva import Rulings, SilvaPosition, start
from silva_kit.silva.cards import ALL_CARDS, KUKUNOCHI, YOUNG_KUKUNOCHI

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from((2, 3, 4))
law = settings(max_examples=150, deadline=None)


def game(players: int, seed: int) -> list[SilvaPosition]:
    """All positions of one random game; even seeds play the default rulings."""
    rng = Random(seed)
    return list(play_out(start(players, random_rulings(rng) if seed % 2 else Rulings()), rng))


@law
@given(PLAYERS, SEEDS)
def test_eighteen_cards_are_always_accounted_for(players: int, seed: int) -> None:
    """Hands, rows, deck and the regeneration card (silva.setup.regen_card_name) are the 18 game cards, at every moment
    (silva.meta.contents)."""
    for p in game(players, seed):
        cards = [*p.deck, *(c for hand in p.hands for c in hand), *(d.card for row in p.rows for d in row)]
        cards += [YOUNG_KUKUNOCHI] * p.regeneration
        assert Counter(cards) == Counter(ALL_CARDS)


@law
@given(PLAYERS, SEEDS)
def test_every_game_ends_and_every_decision_has_a_legal_move(players: int, seed: int) -> None:
    """A player to move has a legal move (R37), a turn never starts with an empty deck (R56), and the game ends."""
    positions = game(players, seed)
    for p in positions:
        if p.to_move is CHANCE:
            assert p.chance
        elif p.to_move is not None:
            assert p.legal_moves
        if any(e.clause == "silva.turn.next_left" for e in p.events):
            assert p.deck
    assert positions[-1].result is not None
    assert all(p.result is None for p in positions[:-1])
    assert len(positions) < 140


@law
@given(PLAYERS, SEEDS)
def test_text_form_round_trips(players: int, seed: int) -> None:
    """A position equals the one read from its line, hash included; repr pastes back; pickle too."""
    for p in game(players, seed):
        again = SilvaPosition.from_text(p.to_text())
        assert again == p
        assert hash(again) == hash(p)
        assert again.to_text() == p.to_text()
        assert again.legal_moves == p.legal_moves
    assert eval(repr(p), {"SilvaPosition": SilvaPosition}) == p
    for move in p.legal_moves:
        assert pickle.loads(pickle.dumps(move)) is move


@law
@given(PLAYERS, SEEDS)
def test_a_record_replays_exactly(players: int, seed: int) -> None:
    """A saved record gives the same positions and the same events."""
    rng = Random(seed)
    record = Record(start(players, random_rulings(rng)))
    while record.position.to_move is not None:
        record.play(random_move(record.position, rng))
    again = Record.from_text(record.to_text())
    assert again.positions == record.positions
    assert [p.events for p in again.positions] == [p.events for p in record.positions]
    assert again.to_text() == record.to_text()


@law
@given(PLAYERS, SEEDS)
def test_each_viewer_gets_the_same_number_of_messages(players: int, seed: int) -> None:
    """Every event reaches every viewer exactly once: whole, or as its public twin."""
    for p in game(players, seed):
        counts = {len(p.view(v).events) for v in (*p.seats, PUBLIC, OPEN)}
        assert counts == {len(p.events)}


@law
@given(PLAYERS, SEEDS)
def test_kukunochi_leaves_a_hand_only_by_the_listed_ways(players: int, seed: int) -> None:
    """Kukunochi reaches a row only by Sword Girl (out) or by Warrior, second Boy, Trainee (regeneration); 3.2.2,
    3.2.3."""
    positions = game(players, seed)
    for before, p in itertools.pairwise(positions):
        fell = [s for s in p.seats if any(d.card is KUKUNOCHI for d in p.rows[s.index][len(before.rows[s.index]) :])]
        for seat in fell:
            clauses = {e.clause for e in p.events}
            assert ("silva.card.10.sword_girl" in clauses) == (seat not in p.alive)
            assert ("silva.card.10.regenerates" in clauses) == (
                p.hands[seat.index] == (YOUNG_KUKUNOCHI,) and seat in p.alive
            )
            assert not any(c.startswith("silva.card.05") for c in clauses)
            assert all(d.forced for d in p.rows[seat.index] if d.card is KUKUNOCHI)


@law
@given(PLAYERS, SEEDS)
def test_the_young_kukunochi_is_public_until_played_or_swapped(players: int, seed: int) -> None:
    """After a regeneration everybody sees the 0 (R44), through every view."""
    for p in game(players, seed):
        if any(e.clause == "silva.card.10.regenerates" for e in p.events):
            seat = next(e.args["seat"] for e in p.events if e.clause == "silva.card.10.regenerates")
            assert all(p.view(v).hands[seat.index] == (YOUNG_KUKUNOCHI,) for v in (*p.seats, PUBLIC))


@law
@given(PLAYERS, SEEDS)
def test_seeds_decide_games(players: int, seed: int) -> None:
    """Equal seeds deal equal games, and the deck after the deal holds 15, 14, 13 cards for 2, 3, 4 players (3.2.1)."""
    first, second = (Dealer(seed).run(start(players)) for _ in range(2))
    assert first == second
    assert len(first.deck) + 1 == 17 - players
    assert first.to_move in first.seats


@law
@given(PLAYERS, SEEDS)
def test_double_elimination_only_by_a_brewer_tie(players: int, seed: int) -> None:
    """Two seats go out in one move only by equal levels in a Brewer duel (R26)."""
    positions = game(players, seed)
    for before, p in itertools.pairwise(positions):
        if len(before.alive) - len(p.alive) == 2:
            equal = next(e for e in p.events if e.clause == "silva.card.05.equal")
            assert {equal.args["seat"], equal.args["other"]} == set(before.alive) - set(p.alive)


def test_the_fewest_and_the_most() -> None:
    """Other numbers of players are refused (silva.meta.players), and a first player is named exactly where the ruling
    asks for it."""
    for players in (0, 1, 5):
        with pytest.raises(ValueError, match="2, 3 or 4"):
            start(players)
    with pytest.raises(ValueError, match="first_player"):
        start(3, first=Seat("A"))
    with pytest.raises(ValueError, match="first_player"):
        start(3, Rulings(first_player="agreed"))
    assert start(3, Rulings(first_player="agreed"), Seat("C")).turn is Seat("C")
