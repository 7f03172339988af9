"""What nobody may know: tokens that lie face down, numbers that talk may not convey. And what refuses a move."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sg_games import play_out, random_start, twin, well_formed
from silva_kit import IllegalMove
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, PUBLIC, Seat
from silva_kit.silent_guardians import GuardiansPosition, Move, Rulings, start
from silva_kit.silent_guardians.cards import ALL_TOKENS, UNSEEN, sort_tokens
from silva_kit.silent_guardians.redeal import redeal

A, B, C = map(Seat, "ABC")
BLIND = Rulings(draft_blind="yes")
HANDS = "hands=A:r1.r2,B:r3.r4,C:r5.r6"


def blind_game(seed: int) -> list[tuple[Move | None, GuardiansPosition]]:
    """The set-up and the draft of a game in which the tokens lie face down."""
    rng, position = Random(seed), start(3, rulings=BLIND)
    steps: list[tuple[Move | None, GuardiansPosition]] = [(None, position)]
    while position.decision.kind != "play":
        move = position.chance.sample(rng) if position.decision.by_chance else rng.choice(position.legal_moves)
        position = position.after(move)
        steps.append((move, position))
    return steps


def other_pool(p: GuardiansPosition, rng: Random) -> GuardiansPosition:
    """The position with other tokens face down: those of the box and those of the centre change places."""
    seen = Counter([t for held in p.tokens for t in held] + ([p.offered] if p.offered else []))
    free = sorted((Counter(ALL_TOKENS) - seen).elements())
    other = p._copy()
    fixed = (p.offered,) if p.offered else ()
    other.pool = sort_tokens((*fixed, *rng.sample(free, len(p.pool) - len(fixed))))
    other.events = p.events
    return other


def test_tokens_face_down_are_told_to_nobody() -> None:
    """R5 `draft_blind`: views, events, legal moves and refusals are the same whatever lies face down; OPEN sees it."""
    rng, differ = Random(1), 0
    for seed in range(12):
        for _, p in blind_game(seed):
            if not p.pool:
                continue
            other = other_pool(p, rng)
            differ += other != p
            for viewer in (*p.seats, PUBLIC):
                assert other.view(viewer) == p.view(viewer)
                assert (other.view(viewer).to_text(), other.view(viewer).to_json()) == (
                    p.view(viewer).to_text(),
                    p.view(viewer).to_json(),
                )
                assert [c for c in p.view(viewer).pool if c != UNSEEN] == ([p.offered] if p.offered else [])
            for move in well_formed(p.seats)[::5]:
                assert other.why_not(move) == p.why_not(move)
            assert p.view(OPEN).pool == p.pool
    assert differ > 100


def test_the_layout_of_tokens_face_down_names_no_colour() -> None:
    """The event tells how many there are, in a form of its own; face up it tells the colours."""
    told = {}
    for rulings in (Rulings(), BLIND):
        p = GuardiansPosition.from_text(f"sg 3p do=layout lead=A {HANDS} drafting=ABC rulings={rulings.to_text()}")
        (event,) = p.after("layout r.r.r.b.b.b.y.y.y.g.g.x").events
        told[rulings.draft_blind] = (event.form, event.args)
    assert told["yes"] == ("unseen", {"count": 12})
    assert told["no"][1]["colors"][0] == "r"


def test_a_what_if_draws_the_tokens_that_nobody_has_seen() -> None:
    """The new centre looks alike to the viewer, can be read, differs, and keeps a token that was left there."""
    drawn = set()
    for seed in range(6):
        steps = blind_game(seed)
        for viewer in (A, PUBLIC):
            past = [(move, p.view(viewer)) for move, p in steps]
            for at in range(4, len(past)):
                made = redeal(past[at][1], Random(at), past[: at + 1])
                assert made.view(viewer).to_text() == past[at][1].to_text()
                assert GuardiansPosition.from_text(made.to_text()) == made
                drawn.add((seed, at, made.pool == steps[at][1].pool))
                move, before = past[at][0], past[at - 1][1]
                if move is not None and move.kind == "pass":
                    assert before.offered in made.pool
    assert {same for _, _, same in drawn} == {True, False}


@pytest.mark.parametrize("mode", ["A", "B", "C"])
def test_no_mode_tells_a_number_that_talk_may_not_convey(mode: str) -> None:
    """`sg.comm.talk`, `sg.comm.all_modes`: in each mode what a player can do and is told is the same whatever the
    numbers in hand; moves name places, and only a card that was played has a number."""
    rng, told = Random(ord(mode)), 0
    for _ in range(6):
        for p in play_out(start(3, mode, 2 if mode == "B" else 0), rng):
            view, other = p.view(A), twin(p, A, rng).view(A)
            assert (view.to_json(), view.legal_moves, view.events) == (
                other.to_json(),
                other.legal_moves,
                other.events,
            )
            assert all(card.rank == 0 for card in view.hands[0])
            told += sum("card" in event.args for event in view.events)
            played = {play[1] for play in p.trick}
            assert all(event.args["card"] in played for event in view.events if "card" in event.args)
    assert told > 20


CHANCE = {
    "deal A:r1.r2,B:r3.r4,C:r5.r6": "sg.setup.remove",
    "lead B": "sg.draft.lead",
    "layout r.r.r": "sg.draft.layout",
    "turn x": "sg.R5",
}


@pytest.mark.parametrize("text", CHANCE)
def test_an_answer_of_chance_is_refused_by_its_own_clause(text: str) -> None:
    """Deal, lead player, layout and turned token each belong to a clause; without it nothing is against them."""
    clause = CHANCE[text]
    p = GuardiansPosition.from_text(f"sg 3p do=play:A lead=A {HANDS} tokens=A:r,B:-,C:-")
    (refusal,) = p.why_not(text)
    assert (refusal.clause, refusal.form) == (clause, "refused_chance")
    assert p.why_not(text, without=frozenset({clause})) == ()
    for language in LANGUAGES:
        assert format_message(language, clause, "refused_chance", {}, game="silent_guardians")
    with pytest.raises(IllegalMove, match=clause):
        p.after(text)


def test_before_a_token_is_turned_up_nothing_is_taken() -> None:
    """R5 `draft_blind`: what forbids it is that no token lies face up yet, and for others whose turn it is."""
    p = GuardiansPosition.from_text(
        f"sg 3p mode=B do=turn:A lead=A {HANDS} pool=r.b drafting=AB tokens=A:y,B:-,C:- transfers=1 "
        "rulings=draft_blind:yes"
    )
    for text, clauses in {
        "A take r": ["sg.R5"],
        "A pass": ["sg.R5"],
        "A give y B": ["sg.R5"],
        "B take r": ["sg.draft.direction", "sg.R5"],
        "C pass": ["sg.draft.direction", "sg.R5", "sg.draft.pass_final"],
        "A play r#1": ["sg.trick.lead_card"],
        "A pay y": ["sg.token.place"],
    }.items():
        found = [refusal.clause for refusal in p.why_not(text)]
        assert sorted(found) == sorted(clauses), text
        assert p.why_not(text, without=frozenset(found)) == ()


def test_after_a_draft_that_is_stuck_its_own_ruling_refuses() -> None:
    """R4 switched off: all have passed, the game is over, and no victory is spoken of."""
    p = GuardiansPosition.from_text(
        f"sg 3p do=over lead=A {HANDS} pool=r.b result=void:-:sg.R4 rulings=draft_last_active_must_take:no"
    )
    assert ("sg.R4", "refused_stuck") in [(r.clause, r.form) for r in p.why_not("A pass")]
    assert not any(r.clause.startswith("sg.end") for m in well_formed(p.seats) for r in p.why_not(m))


@pytest.mark.parametrize(
    ("line", "clause", "seat"),
    [
        ("sg 3p do=deal hands=A:-,B:-,C:- drafting=ABC", "sg.setup.remove", None),
        (f"sg 3p do=draft:B lead=B {HANDS} pool=r.b drafting=ABC", "sg.draft.direction", B),
        (f"sg 3p do=turn:B lead=B {HANDS} pool=r.b drafting=ABC rulings=draft_blind:yes", "sg.draft.direction", B),
        (f"sg 3p do=play:B lead=B {HANDS}", "sg.trick.all_play", B),
        (
            "sg 3p do=over lead=A trick=A:r3.B:r1.C:r2 hands=A:-,B:-,C:- tokens=A:b,B:-,C:- result=loss:-:sg.end.lose",
            "sg.end.lose",
            None,
        ),
        (
            f"sg 3p do=over lead=A {HANDS} pool=r result=void:-:sg.R4 rulings=draft_last_active_must_take:no",
            "sg.R4",
            None,
        ),
    ],
)
def test_a_move_that_is_not_yours_has_one_refusal(line: str, clause: str, seat: Seat | None) -> None:
    """Whatever it is, and for spectators too: whom the game waits for, or that nobody is waited for. It can be said."""
    p = GuardiansPosition.from_text(line)
    for viewer in (A, PUBLIC):
        answers = {tuple(p.view(viewer).why_not(m)) for m in well_formed(p.seats) if m.seat is not viewer}
        ((refusal,),) = answers
        assert (refusal.clause, refusal.args.get("seat")) == (clause, seat)
        for language in LANGUAGES:
            args = refusal.to_json()["args"]
            assert "None" not in format_message(language, refusal.clause, refusal.form, args, game="silent_guardians")


def test_random_starts_do_deal_face_down() -> None:
    """The random games of the other laws reach the switch that these tests are about."""
    rng = Random(0)
    assert any(random_start(rng).rulings.draft_blind == "yes" for _ in range(30))


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_is_dealt_alike(players: int) -> None:
    """`sg.setup.remove`: taking out a card of each colour favours no seat and no card, gray ones included."""
    rng, deals = Random(players), 1500
    table = start(players)
    hands = [table.chance.sample(rng).hands for _ in range(deals)]
    gray = [sum(card.color == "x" for dealt in hands for card in dealt[seat.index]) / deals for seat in table.seats]
    low = Counter(card for dealt in hands for hand in dealt for card in hand if card.color != "x")
    assert max(gray) - min(gray) < 0.12
    assert 0.9 * sum(gray) < players * gray[0] < 1.1 * sum(gray)
    assert max(low.values()) < 1.1 * min(low.values())
