"""Questions about one move: which of these is refused, what does it do, does this copy act?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from silva_kit.position import Seat
from silva_kit.silva.belief import belief
from silva_kit.silva.cards import BREWER, CARDS, TRAINEE, Card
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.quiz.plays import (
    Steps,
    by_clause,
    by_move,
    declared,
    is_small,
    moments,
    mover,
    seen_events,
    sights_of,
)
from silva_kit.teach.quiz import Option, Part, Question, Said, Truth, shuffled
from silva_kit.teach.quiz import clause as in_words

REFUSING: Final = (
    "silva.turn.play_one",
    "silva.card.10.not_playable",
    "silva.target.some_effects",
    "silva.R76",
    "silva.target.not_self",
    "silva.R71",
    "silva.card.02.guess",
)
"""The clauses that refuse a card which a seat would play on its turn."""
OUT_TARGETED: Final = "silva.R71"
"""Nobody who is out can be targeted: with 2 players the game is over before."""
CLAUSES_OFFERED: Final = 5
MOVES_OFFERED: Final = 5

# Which of these moves is refused?


def legal(rng: Random, players: int, _turn: int) -> Question | None:
    """Moves of which the rules refuse one, and clauses of which one refuses it. The clauses are drawn before the game
    is looked at, the number of moves is that of the legal ones: neither tells the answer."""
    clauses = rng.sample(REFUSING, CLAUSES_OFFERED)
    broken = rng.choice([clause for clause in clauses if players > 2 or clause != OUT_TARGETED])
    for steps in moments(rng, players, lambda position: True):
        if found := _refused_by(steps[-1][1], rng).get(broken):
            return legal_question(steps, rng.choice(found), clauses, rng)
    return None


def legal_question(steps: Steps, refused: Move, clauses: Sequence[str], rng: Random) -> Question:
    """The question whether a learner sees that one move is refused."""
    position = steps[-1][1]
    allowed = _spread(list(position.legal_moves), MOVES_OFFERED - 1, rng)
    seat = mover(position)
    parts = (
        _part("move", [by_move(move) for move in (*allowed, refused)], rng),
        _part("clause", [by_clause(clause) for clause in clauses], rng),
    )
    asked = Said("quiz-ask-legal", {"seat": seat})
    return Question("legal", steps, seat, asked, parts, lambda: _refusals(position, parts[0].ids))


def _refusals(position: SilvaPosition, moves: Sequence[str]) -> Truth:
    found = {move: position.why_not(move) for move in moves}
    refused = {move: refusals for move, refusals in found.items() if refusals}
    why = tuple(refusal for refusals in refused.values() for refusal in refusals)
    return Truth({"move": frozenset(refused), "clause": frozenset(refusal.clause for refusal in why)}, why)


def _refused_by(position: SilvaPosition, rng: Random) -> Mapping[str, list[Move]]:
    """Moves that exactly one clause refuses, by that clause: cards of the hand and one that is not in it, with all
    targets, with and without a guess."""
    seat = mover(position)
    hand = position.hands[seat.index]
    other = rng.choice([card for card in CARDS if card not in hand])
    found: dict[str, list[Move]] = {}
    for move in _moves(position, seat, (*hand, other), rng.choice(CARDS)):
        refusals = position.why_not(move)
        if len(refusals) == 1:
            found.setdefault(refusals[0].clause, []).append(move)
    return found


def _moves(position: SilvaPosition, seat: Seat, cards: Sequence[Card], guess: Card) -> list[Move]:
    bare = [Move("play", seat, card) for card in cards]
    aimed = [Move("play", seat, card, target) for card in cards for target in position.seats]
    guessed = [Move("play", seat, TRAINEE, target, guess) for target in position.seats if TRAINEE in cards]
    return [*bare, *aimed, *guessed]


def _spread(moves: list[Move], most: int, rng: Random) -> list[Move]:
    """Some of the moves, cards and targets as different as they can be."""
    rng.shuffle(moves)
    seen: dict[tuple[Card | None, Seat | None], int] = {}
    order = []
    for move in moves:
        seen[move.card, move.target] = seen.get((move.card, move.target), 0) + 1
        order.append(seen[move.card, move.target])
    return [move for _, move in sorted(zip(order, moves, strict=True), key=lambda pair: pair[0])[:most]]


# What does this move do?


def outcome(rng: Random, players: int, _turn: int) -> Question | None:
    """A Trainee's guess or a Brewer's duel whose end the player can be sure of."""
    card, wanted = rng.choice((TRAINEE, BREWER)), rng.choice(OUTCOMES)
    for steps in moments(rng, players, lambda position: card in position.hands[mover(position).index]):
        position = steps[-1][1]
        moves = [m for m in position.legal_moves if m.card is card and ended(position, m) == wanted]
        rng.shuffle(moves)
        for move in moves if is_small(steps, mover(position)) else ():
            if is_certain(steps, move):
                return outcome_question(steps, move, rng)
    return None


OUTCOMES: Final = ("out-target", "out-seat", "out-both", "nobody", "regenerates", "masu")
"""How a guess or a duel ends."""


def outcome_question(steps: Steps, move: Move, rng: Random) -> Question:
    """What comes of a move that names a target."""
    position = steps[-1][1]
    assert move.seat is not None and move.target is not None
    args = {"seat": move.seat, "target": move.target}
    options = [Option(end, Said(f"quiz-outcome-{end}", args)) for end in OUTCOMES]
    return Question(
        "outcome",
        steps,
        move.seat,
        Said("quiz-ask-outcome", declared(move).args, declared(move).form),
        (_part("outcome", options, rng),),
        lambda: _truth("outcome", steps, move, ended(position, move)),
    )


def ended(position: SilvaPosition, move: Move) -> str | None:
    """How a guess or a duel ends at once; None for what is not among `OUTCOMES`."""
    after = position.after(move)
    if after.decision.kind == "masu":
        return "masu" if after.decision.seat is move.target and not _is_tie(after, move) else None
    told = [event for event in after.events if event.clause in _ENDS]
    seats = {event.args["seat"] for event in told}
    if len(told) == 2:
        return "out-both" if all(event.clause == _OUT for event in told) else None
    if not told:
        return "nobody"
    if told[0].clause == _REGENERATES:
        return "regenerates" if seats == {move.target} else None
    return "out-target" if seats == {move.target} else "out-seat"


def _is_tie(asked: SilvaPosition, move: Move) -> bool:
    """Whether the player of a duel is out, too, whatever the owner of the Masu answers: then two ends come at once."""
    return move.seat not in asked.after(Move("decline", asked.decision.seat)).alive


_OUT: Final = "silva.elimination.reveal_discard"
_REGENERATES: Final = "silva.card.10.regenerates"
_ENDS: Final = (_OUT, _REGENERATES)


def is_certain(steps: Steps, move: Move) -> bool:
    """Whether the move ends alike wherever the hidden cards may lie, as far as its player can know."""
    known = belief(sights_of(steps, mover(steps[-1][1])))
    return len({ended(position, move) for position in known.weights}) == 1


# Does this copy act?


def effect(rng: Random, players: int, _turn: int) -> Question | None:
    """A first or second copy, or a card that may find the deck empty."""
    level, wanted = rng.choice([(level, does) for level, found in _ACTS.items() for does in found])
    card = Card(level)
    for steps in moments(rng, players, lambda position: card in position.hands[mover(position).index]):
        if acts(steps[-1][1], card) == wanted and is_plain(steps[-1][1], wanted):
            return effect_question(steps, card, rng)
    return None


_ACTS: Final[dict[int, dict[str, str]]] = {
    1: {"first": "silva.card.01.first_none", "second": "silva.card.01.second", "empty": "silva.card.01.empty_deck"},
    6: {"first": "silva.card.06.first_none", "second": "silva.card.06.summon"},
    7: {"two": "silva.card.07.first_qualifier", "three": "silva.card.07.second_draw3"},
    4: {"acts": "silva.noeffect.one_or_more", "empty": "silva.noeffect.empty_deck"},
    9: {"acts": "silva.noeffect.one_or_more", "empty": "silva.noeffect.empty_deck"},
}
"""By level what the copy may do, with the clause that says so: nothing as the first one, its effect as the second; 2 or
3 cards on the next turn; its effect, or nothing over an empty deck."""


def effect_question(steps: Steps, card: Card, rng: Random) -> Question:
    """Whether a card that could be played now acts."""
    position = steps[-1][1]
    seat = mover(position)
    options = [Option(does, Said(f"quiz-effect-{does}", {"card": card})) for does in _OFFERED[card.level]]
    asked = Said("quiz-ask-effect", {"seat": seat, "card": card})
    move = _first(position, card)
    parts = (_part("effect", options, rng),)
    return Question("effect", steps, seat, asked, parts, lambda: _acting(steps, move, card))


def is_plain(position: SilvaPosition, does: str) -> bool:
    """Whether nothing else keeps a card from acting: over an empty deck a first copy has two reasons to do nothing, and
    a Farmer's next turn never comes, or finds too few cards, where the others draw what it needs."""
    others = len(position.alive) - 1
    return len(position.deck) >= {"first": 1, "two": others + 2, "three": others + 3}.get(does, 0)


_OFFERED: Final = {
    1: ("first", "second", "empty"),
    6: ("first", "second", "empty"),
    7: ("first", "two", "three"),
    4: ("acts", "first", "empty"),
    9: ("acts", "first", "empty"),
}


def acts(position: SilvaPosition, card: Card) -> str:
    """What a card does that is played now, by the events it brings about."""
    told = {event.clause for event in position.after(_first(position, card)).events}
    found = [does for does, clause in _ACTS[card.level].items() if clause in told]
    return found[0] if found else "acts"


def _first(position: SilvaPosition, card: Card) -> Move:
    return next(move for move in position.legal_moves if move.card is card)


def _acting(steps: Steps, move: Move, card: Card) -> Truth:
    does = acts(steps[-1][1], card)
    found = _truth("effect", steps, move, does)
    clause = _ACTS[card.level][does]
    why = tuple(said for said in found.why if said.to_json()["clause"] == clause) or (in_words(clause),)
    return Truth(found.right, why, None, found.then)


def _truth(part: str, steps: Steps, move: Move, right: str | None) -> Truth:
    """The option that is right, and what happens when the move is made."""
    position = steps[-1][1]
    after = position.after(move)
    told = seen_events(after, mover(position))
    why = tuple(event for event in told if not event.clause.startswith(("silva.turn.", "silva.end.")))
    return Truth({part: frozenset((right,) if right else ())}, why, len(steps), ((move, after),))


def _part(name: str, options: Sequence[Option], rng: Random) -> Part:
    return Part(name, shuffled(options, rng))
