"""Hidden information: what a viewer receives does not depend on what he cannot know."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from games import effort
from silva_games import hidden_cells, play_out, random_positions, random_rulings, twin, well_formed
from silva_kit.position import CHANCE, OPEN, PUBLIC, Seat, Viewer
from silva_kit.silva import Card, Rulings, SilvaPosition, start
from silva_kit.silva.bots import bot
from silva_kit.silva.redeal import redeal

PAIRS = effort(2_000, 10_000)


def received(p: SilvaPosition, viewer: Viewer, moves: list[Any]) -> bytes:
    """Everything that a viewer can get from a position, as bytes."""
    view = p.view(viewer)
    return json.dumps(
        [view.to_json(), view.to_text(), repr(view), [e.to_json() for e in view.events], [m.text for m in
        view.legal_moves],
         [[r.to_json() for r in view.why_not(m)] for m in moves]]
    ).encode()  # fmt: skip


@pytest.mark.parametrize("part", range(4))
def test_a_view_does_not_depend_on_what_is_hidden(part: int) -> None:
    """For pairs of positions that differ only in what a viewer cannot know, all that he receives is byte-identical."""
    rng = Random(part)
    for p in random_positions(PAIRS // 4, seed=100 + part):
        viewer: Viewer = rng.choice((*p.seats, PUBLIC))
        other = twin(p, viewer, rng)
        events_seen = tuple(e.seen_by(viewer) for e in p.events)
        other.events = events_seen
        moves = rng.sample(well_formed(p.seats), 12)
        assert received(p, viewer, moves) == received(other, viewer, moves), (viewer, p, other)


def test_twins_really_differ() -> None:
    """The pairs of the test above are no copies: most of them hide different cards."""
    rng = Random(3)
    pairs = [
        (p, twin(p, PUBLIC, rng))
        for p in random_positions(300, seed=3, keep=lambda p: len(hidden_cells(p, PUBLIC)) > 3)
    ]
    assert sum(p != other for p, other in pairs) > 280
    for p, other in pairs:
        assert Counter(all_cards(p)) == Counter(all_cards(other))


def all_cards(p: SilvaPosition) -> list[Card]:
    """Every card of a position that lies in a hand, a row or the deck."""
    return [*p.deck, *(c for hand in p.hands for c in hand), *(d.card for row in p.rows for d in row)]


@pytest.mark.parametrize("part", range(2))
def test_hidden_moves_of_others_look_alike(part: int) -> None:
    """Two different cards drawn, kept or hit unseen by somebody else send a viewer the same bytes."""
    rng = Random(part)
    compared = 0
    for p in random_positions(effort(600, 4_000), seed=200 + part, keep=lambda p: p.result is None):
        subject = p.decision.subject
        if p.decision.kind == "draw" and subject is not None:
            options = [m for m, _ in p.chance.outcomes]
            shown = subject is not p.turn and p.rows[p.turn.index][-1].card.level != 4 if p.turn else False
        elif p.decision.kind == "keep":
            options, shown = list(p.legal_moves), False
        else:
            continue
        if shown or len(options) < 2:
            continue
        one, two = (p.after(m) for m in rng.sample(options, 2))
        for viewer in (*p.seats, PUBLIC):
            if viewer is not subject and viewer is not p.turn:
                assert received(one, viewer, []) == received(two, viewer, [])
                compared += 1
    assert compared > 100


class Memory:
    """What one viewer knows of the held cards, told only from the events that reach him: an independent
    book-keeping."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.held: dict[Seat, Card] = {}
        self.open: dict[Seat, list[Card]] = {}
        self.equal: dict[Seat, Seat] = {}

    def hear(self, p: SilvaPosition) -> None:
        """Take in the events of one move as this viewer receives them."""
        for event in (e.seen_by(self.viewer) for e in p.events):
            a, kind, form = event.args, event.clause, event.form
            seat = a.get("seat")
            if kind == "silva.turn.play_one":
                self.lost(seat, a["card"])
            elif form.startswith("reveal") or kind == "silva.card.09.reveal":
                self.open[seat] = list(a["cards"])
            elif kind == "silva.R01" and form == "private":
                self.open[a["target"]] = list(a["cards"])
            elif kind in ("silva.noeffect.forced_discard", "silva.R18"):
                self.lost(seat, a["card"])
            elif kind == "silva.R02" and form != "shown":
                if self.held.get(seat) is not Card(10):  # Kukunochi would have been shown
                    self.held.pop(seat, None)
                if self.open.pop(seat, None):  # who picked seeing knows which card the own pick left
                    self.held[seat] = p.hands[seat.index][0]
            elif kind == "silva.card.05.equal":
                self.equal = {seat: a["other"], a["other"]: seat}
            elif kind == "silva.elimination.reveal_discard":
                self.held.pop(seat, None)
                twin_seat = self.equal.pop(seat, None)
                if twin_seat in p.alive:  # the Masu saved the other: it holds the same level
                    self.held[twin_seat] = a["cards"][0]
                self.open.pop(seat, None)
            elif kind == "silva.card.00.discard_hand":
                self.held[seat] = Card(0)
                self.open.pop(seat, None)
            elif kind == "silva.card.03.view" and form == "private":
                self.held[a["target"]] = a["card"]
            elif kind == "silva.card.05.show" and form == "private":
                self.held.update({seat: a["card"], a["target"]: a["other_card"]})
            elif kind == "silva.card.08.exchange":
                self.swap(seat, a["target"], a)
            elif kind == "silva.card.02.correct":
                self.held[seat] = a["guess"]
            elif kind == "silva.R51":
                self.held.pop(seat, None)
            elif kind == "silva.end.deck.reveal":
                self.held[seat] = a["card"]

    def lost(self, seat: Seat, card: Card) -> None:
        """A card left a hand: of two open ones the other is known; else if it is the known one, nothing is."""
        if both := self.open.pop(seat, None):
            both.remove(card)
            (self.held[seat],) = both
        elif self.held.get(seat) is card:
            del self.held[seat]

    def swap(self, seat: Seat, target: Seat, a: dict[str, Any]) -> None:
        """Hands change places, and so does what is known of them; who takes part sees both."""
        one, two = self.held.pop(seat, None), self.held.pop(target, None)
        for place, card in ((seat, two), (target, one)):
            if card is not None:
                self.held[place] = card
        if "given" in a:
            self.held.update({target: a["given"], seat: a["received"]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_shows_exactly_what_the_events_told(players: int) -> None:
    """Between turns a viewer sees another's hand exactly if the events that reached him tell it; knowledge follows a
    swap."""
    rng = Random(players)
    known = 0
    for number in range(effort(150, 1500)):
        rulings = Rulings() if number % 2 else random_rulings(rng)
        memories = [Memory(v) for v in (*start(players).seats, PUBLIC)]
        for p in play_out(start(players, rulings), rng):
            for memory in memories:
                memory.hear(p)
                if p.decision.kind != "draw" or p.decision.subject is not p.turn or len(p.hands[p.turn.index]) != 1:
                    continue
                for seat in p.alive:
                    if seat is not memory.viewer:
                        (shown,) = p.view(memory.viewer).hands[seat.index]
                        assert shown is memory.held.get(seat), (memory.viewer, seat, p)
                        known += shown is not None
    assert known > 200


def test_views_survive_pickling_and_carry_nothing_else() -> None:
    """A view equals its copy, and no object that hangs on it knows a hand of somebody else."""
    rng = Random(2)
    for p in random_positions(60, seed=2, keep=lambda p: p.decision.seat is not None):
        assert p.legal_moves
        viewer = rng.choice(p.seats)
        view = p.view(viewer)
        stored = pickle.dumps(view)
        assert pickle.loads(stored) == view == copy.deepcopy(view)
        assert pickle.loads(pickle.dumps(twin(p, viewer, rng).view(viewer))) == view
        assert b"SilvaPosition" not in stored
        assert not hasattr(view.rulings, "legal")


def test_open_sees_all_and_public_sees_no_hand() -> None:
    """OPEN shows hands and deck; PUBLIC shows a held card only where everybody knows it."""
    p = SilvaPosition.from_text("silva 3p turn=A do=play:A hands=A:5.8,B:6,C:0 rows=A:-,B:10!,C:- deck=* known=B:A,C:*")
    assert p.view(OPEN).to_text().replace(" view=OPEN", "") == p.to_text()
    public = p.view(PUBLIC)
    assert public.hands == ((None, None), (None,), (Card(0),))
    assert public.deck is None
    assert p.view(Seat("A")).hands[1] == (Card(6),)
    assert p.view(Seat("C")).hands[1] == (None,)
    assert public.to_text().startswith("silva 3p view=PUBLIC turn=A do=play:A hands=A:?.?,B:?,C:0 ")


def test_a_deal_made_anew_looks_the_same_and_is_sound() -> None:
    """A what-if position shows its viewer the same view, holds 18 cards, and can be played to the end."""
    rng = Random(8)
    for p in random_positions(300, seed=8, keep=lambda p: p.result is None):
        viewer = rng.choice((*p.seats, PUBLIC))
        view = p.view(viewer)
        new = redeal(view, rng)
        assert new.view(viewer).to_text() == view.to_text()
        assert SilvaPosition.from_text(new.to_text()) == new
        *_, last = play_out(new, rng)
        assert last.result is not None


def test_bots_choose_legal_moves_from_views_alone() -> None:
    """A bot gets a view and answers with one of its legal moves; the sensible one beats the random one."""
    rng = Random(4)
    wins = {"sensible": 0, "random": 0}
    for number in range(200):
        p = start(2)
        names = ("sensible", "random") if number % 2 else ("random", "sensible")
        while p.to_move is not None:
            if p.to_move is CHANCE:
                p = p.after(p.chance.sample(rng))
                continue
            seat = p.to_move
            assert isinstance(seat, Seat)
            p = p.after(bot(names[seat.index]).choose(p.view(seat), rng))
        assert p.result is not None
        if p.result.kind == "win":
            wins[names[p.result.winners[0].index]] += 1
    assert wins["sensible"] > 1.2 * wins["random"]
    with pytest.raises(ValueError, match="random, sensible"):
        bot("genius")
