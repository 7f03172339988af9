"""Questions about knowledge: which cards can a seat still hold, and who can know a hand? Both from `belief.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from silva_kit.position import OPEN, Event, Seat
from silva_kit.silva.belief import EQUAL, Sight, belief, why
from silva_kit.silva.bots import unseen
from silva_kit.silva.cards import CARDS, Card
from silva_kit.silva.quiz.plays import Steps, is_small, moments, sights_of
from silva_kit.teach.quiz import NONE, Option, Part, Question, Said, Sentence, Truth, shuffled

OFFERED: Final = 6
"""So many cards are offered; which ones is decided before anything is known."""
DEDUCED: Final = 0.7
"""The share of questions about cards in which something has been deduced, more than counting tells."""
PATIENCE: Final = 12
"""After so many moments without a deduction any will do."""
LEARNT: Final = 0.75
"""The share of questions about a hand that somebody can know."""


def known(rng: Random, players: int, _turn: int) -> Question | None:
    """By halves which cards a seat can hold, and who can know a hand."""
    return cards(rng, players) if rng.random() < 0.5 else witnesses(rng, players)


def cards(rng: Random, players: int) -> Question | None:
    """Which cards can this seat still hold, as far as the viewer can know?"""
    offered = tuple(sorted(rng.sample(CARDS, OFFERED), key=lambda card: card.level))
    wants_more = rng.random() < DEDUCED
    for looked, steps in enumerate(moments(rng, players, lambda position: len(position.alive) > 1)):
        last = steps[-1][1]
        viewer, seat = rng.sample(last.alive, 2)
        if is_small(steps, viewer) and last.view(viewer).hands[seat.index][0] is None:
            left = belief(sights_of(steps, viewer)).holds(seat)
            deduced = set(left) < set(unseen(last.view(viewer)))
            if 0 < sum(card in left for card in offered) < OFFERED and (deduced or not wants_more or looked > PATIENCE):
                return cards_question(steps, viewer, seat, offered)
    return None


def cards_question(steps: Steps, viewer: Seat, seat: Seat, offered: Sequence[Card]) -> Question:
    """The question which of the offered cards a seat can hold; they stand in the order of their levels."""
    options = tuple(Option(card.key, Said("quiz-card", {"card": card})) for card in offered)
    asked = Said("quiz-ask-cards", {"seat": viewer, "target": seat})
    part = Part("cards", options, many=True)
    return Question("known", steps, viewer, asked, (part,), lambda: _holding(steps, viewer, seat, offered))


def _holding(steps: Steps, viewer: Seat, seat: Seat, offered: Sequence[Card]) -> Truth:
    seen = sights_of(steps, viewer)
    left = belief(seen).holds(seat)
    out = [card for card in offered if card not in left]
    return Truth({"cards": frozenset(card.key for card in offered if card in left)}, _ruled_out(seen, seat, out))


def _ruled_out(seen: Sequence[Sight], seat: Seat, cards: Sequence[Card]) -> tuple[Sentence, ...]:
    """What ruled cards out last: that every copy lies before one's eyes, or the events of a step."""
    plain = tuple(card for card in cards if card not in unseen(seen[-1][1]))
    at: dict[int, tuple[Card, ...]] = {}
    for card in cards:
        steps = [reason.step for reason in why(seen, seat, card) if reason.after == 0.0] if card not in plain else []
        if steps:
            at[steps[-1]] = (*at.get(steps[-1], ()), card)
    told: list[Sentence] = [Said("quiz-why-seen", {"cards": plain})] if plain else []
    for step, gone in sorted(at.items()):
        told += [Said("quiz-why-out", {"cards": gone, "step": step + 1}), *_telling(seen[step][1].events)]
    return tuple(told)


# Who can know this hand?


def witnesses(rng: Random, players: int) -> Question | None:
    """Who can know this hand? Everything lies open; at the beginning nobody has looked at anything."""
    wants_one = rng.random() < LEARNT
    for steps in moments(rng, players, lambda position: len(position.alive) > 1):
        seat = rng.choice(steps[-1][1].alive)
        if any(steps[0][1].known) or bool(steps[-1][1].known[seat.index]) is not wants_one:
            continue
        if all(is_small(steps, other) for other in steps[0][1].alive):
            return witnesses_question(steps, seat, rng)
    return None


def witnesses_question(steps: Steps, seat: Seat, rng: Random) -> Question:
    """The question which seats can know a hand. The marks of who has seen it are hidden until it is answered."""
    others = [
        Option(other.name, Said("quiz-seat", {"seat": other})) for other in steps[-1][1].alive if other is not seat
    ]
    options = (*shuffled(others, rng), Option(NONE, Said("quiz-nobody")))
    asked = Said("quiz-ask-witnesses", {"target": seat})
    part = Part("seats", options, many=True)
    return Question("known", steps, OPEN, asked, (part,), lambda: _seen_by(steps, seat), frozenset(("known",)))


def _seen_by(steps: Steps, seat: Seat) -> Truth:
    found = dict(_knowing(steps, seat))
    card = steps[-1][1].hands[seat.index][0]
    told = [said for other, seen in found.items() for said in _learnt(seen, other, seat, card)]
    nobody = Said("quiz-why-nobody", {"target": seat})
    return Truth({"seats": frozenset(other.name for other in found) or frozenset((NONE,))}, _once(told or [nobody]))


def _knowing(steps: Steps, seat: Seat) -> Iterator[tuple[Seat, list[Sight]]]:
    """The other seats still in the game that can be sure of a hand, with what they have seen."""
    for other in steps[-1][1].alive:
        if other is not seat:
            seen = sights_of(steps, other)
            if len(belief(seen).hand(seat)) == 1:
                yield other, seen


def _learnt(seen: Sequence[Sight], other: Seat, seat: Seat, card: Card) -> tuple[Sentence, ...]:
    """The events after which a seat was sure."""
    last = [reason for reason in why(seen, seat, card) if reason.after > 1 - EQUAL]
    counted = Said("quiz-why-counted", {"seat": other, "card": card})
    if not last:
        return (counted,)
    told = _telling(last[-1].events)
    since = Said("quiz-why-sure", {"seat": other, "step": last[-1].step + 1})
    return (since, *told) if any(event.clause in _SHOWING for event in told) else (since, *told, counted)


_SHOWING: Final = ("silva.card.03.view", "silva.card.05.show", "silva.card.08.exchange", "silva.card.09.reveal",
                   "silva.card.01.second", "silva.card.02.correct", "silva.card.00.discard_hand")  # fmt: skip
"""Events after which a card has been seen; after others it follows from those that are left."""


def _telling(events: Sequence[Event]) -> tuple[Event, ...]:
    """Events without those that only pass the turn on."""
    told = tuple(event for event in events if not event.clause.startswith("silva.turn.next"))
    return told or tuple(events)


def _once(told: Sequence[Sentence]) -> tuple[Sentence, ...]:
    return tuple({str(said.to_json()): said for said in told}.values())
