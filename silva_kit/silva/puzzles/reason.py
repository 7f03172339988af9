"""Why a seat knows what it knows: the cards that a puzzle's answer counts on, and where each was learnt.

`learnt` names the step at which a held card became known, `ruled_out` those at which cards became impossible; what
neither of them tells follows from counting (`silva.turn.discard_deduction`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from silva_kit.position import Event, Seat
from silva_kit.silva.belief import Belief, Sight, belief, track
from silva_kit.silva.cards import Card, Cards
from silva_kit.silva.view import SilvaView

BOY: Final = "silva.card.01.second"
SHOWS: Final = frozenset(
    (
        "silva.card.03.view",
        "silva.card.05.show",
        "silva.card.08.exchange",
        "silva.card.00.discard_hand",
        "silva.card.09.reveal",
        BOY,
        "silva.card.02.correct",
    )
)
"""What shows a seat a card."""
TELLS: Final = frozenset(("silva.card.02.wrong", "silva.card.05.lower_out", "silva.card.06.nullify"))
"""What tells a seat that a card is not there, or may."""
PLAY: Final = "silva.turn.play_one"
COUNTING: Final = "silva.turn.discard_deduction"


@dataclass(frozen=True, slots=True)
class Clue:
    """What is known of a seat's hand: the cards it may hold, whether the card itself is known, the events that showed
    it, and else those that ruled cards out; what is left follows from counting."""

    seat: Seat
    cards: Cards
    known: bool
    shown: tuple[Event, ...]
    ruled_out: tuple[tuple[tuple[Event, ...], Cards], ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it rests on."""
        if self.shown:
            return tuple(event.clause for event in self.shown)
        told = [[event.clause for event in events] for events, _ in self.ruled_out]
        return (*(c for clauses in told for c in clauses if c != PLAY or {*clauses} == {PLAY}), COUNTING)


def clue(seen: Sequence[Sight], seat: Seat) -> Clue:
    """What the viewer of these sights knows of another seat's hand, and how it came to know it."""
    beliefs = list(track(seen))
    cards = tuple(beliefs[-1].holds(seat))
    views = [view for _, view in seen]
    known = views[-1].hands[seat.index][0] is not None
    return Clue(seat, cards, known, learnt(views, seat), () if known else ruled_out(beliefs, seat))


def learnt(views: Sequence[SilvaView], seat: Seat) -> tuple[Event, ...]:
    """The events that showed the card which a seat holds now; () if none did, or before the first view."""
    held = [view.hands[seat.index][:1] for view in views]
    if held[-1] in ((), (None,)):
        return ()
    at = next((i for i in range(len(held) - 1, 0, -1) if held[i - 1] != held[-1]), 0)
    return tuple(event for event in views[at].events if shows(event)) if at else ()


def shows(event: Event) -> bool:
    """Whether an event lets somebody see a card in a hand."""
    return event.clause in SHOWS and not (event.clause == BOY and event.form != "reveal")


def ruled_out(beliefs: Sequence[Belief], seat: Seat) -> tuple[tuple[tuple[Event, ...], Cards], ...]:
    """The events after which cards were impossible that counting alone would allow now, and these cards. While a seat
    holds a second card, nothing is concluded."""
    rest = [at for at, known in enumerate(beliefs) if len(known.view.hands[seat.index]) == 1]
    now = beliefs[-1].holds(seat)
    gone = [card for card in _counted(beliefs[-1].view, seat) if card not in now]
    found: dict[int, list[Card]] = {}
    for card in gone:
        at = max((n for n in range(1, len(rest)) if card in beliefs[rest[n - 1]].holds(seat)), default=0)
        if at:
            found.setdefault(at, []).append(card)
    views = [known.view for known in beliefs]
    return tuple(
        (_telling(_until_told(views, rest[at - 1], rest[at]), seat), tuple(cards))
        for at, cards in sorted(found.items())
    )


def _until_told(views: Sequence[SilvaView], before: int, at: int) -> Sequence[SilvaView]:
    """The steps up to one, and on to the answer where somebody is asked for the Masu: who is asked has lost."""
    end = next((n for n in range(at, len(views)) if views[n].decision.kind != "masu"), at)
    return views[before + 1 : end + 1]


def _counted(view: SilvaView, seat: Seat) -> list[Card]:
    """What a seat may hold by what can be seen now, whatever has happened."""
    return list(belief([(None, view)]).holds(seat))


def _telling(views: Sequence[SilvaView], seat: Seat) -> tuple[Event, ...]:
    """What was told at these steps: a guess, a duel, the Masu; else what the seat has played; else what was shown."""
    events = [event for view in views for event in view.events]
    if any(event.clause in TELLS for event in events):
        return tuple(event for event in events if event.clause in TELLS or event.clause == PLAY or shows(event))
    played = [event for event in events if event.clause == PLAY and event.args["seat"] is seat]
    return tuple(played or filter(shows, events))
