"""Players without a person. A bot gets a view and a source of chance; it sees nothing else.

`RandomBot` picks any legal move. `SensibleBot` counts the cards it can see, guesses the likeliest hand, keeps a high
card for the showdown, and shows its hand to a Brewer only where it can hope to win.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, Protocol

from silva_kit.position import KitError, Seat
from silva_kit.silva.cards import ALL_CARDS, BREWER, YOUNG_KUKUNOCHI, Card
from silva_kit.silva.moves import Move
from silva_kit.silva.view import SilvaView


class Bot(Protocol):
    """Chooses one of the legal moves of a view."""

    def choose(self, view: SilvaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        ...


class RandomBot:
    """Any legal move, each as likely as the other."""

    def choose(self, view: SilvaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        return view.legal_moves[int(rng.random() * len(view.legal_moves))]


class SensibleBot:
    """Scores each legal move from what can be seen, and makes the best one; ties fall by chance."""

    def choose(self, view: SilvaView, rng: Random) -> Move:
        """A legal move of the view's seat."""
        best = max((score, rng.random(), i) for i, score in enumerate(scores(view)))
        return view.legal_moves[best[2]]


def scores(view: SilvaView) -> tuple[float, ...]:
    """What each legal move of a view is worth to the sensible player, in levels of cards, in their order."""
    chances = {seat: hand_chances(view, seat) for seat in view.alive if seat is not view.viewer}
    return tuple(_score(view, move, chances) for move in view.legal_moves)


def unseen(view: SilvaView) -> Counter[Card]:
    """The cards that this viewer cannot place: in the deck, in other hands, or face down."""
    seen = [card for hand in view.hands for card in hand if card is not None]
    seen += [d.card for row in view.rows for d in row if d is not None]
    left = Counter(ALL_CARDS) - Counter(seen)
    if view.regeneration:
        left.pop(YOUNG_KUKUNOCHI, None)
    return left


def hand_chances(view: SilvaView, seat: Seat) -> dict[Card, float]:
    """How likely each card is in a hand, from counting alone: every unseen card alike, or the card that is known."""
    held = view.hands[seat.index][0]
    if held is not None:
        return {held: 1.0}
    left = unseen(view)
    total = left.total()
    return {card: count / total for card, count in left.items()}


def _score(view: SilvaView, move: Move, chances: dict[Seat, dict[Card, float]]) -> float:
    if move.kind == "play":
        return _score_play(view, move, chances)
    if move.kind == "masu":
        return 1.0
    if move.kind == "keep":
        assert move.card is not None
        return move.card.level + (move.other.level if move.other is not None else 0)
    if move.kind == "pick" and move.card is not None:
        own = view.decision.other is view.viewer
        return -move.card.level if own else move.card.level
    return 0.0


def _score_play(view: SilvaView, move: Move, chances: dict[Seat, dict[Card, float]]) -> float:
    """The worth of a play: the card that stays, and what the effect is likely to do to the target."""
    assert move.card is not None and move.seat is not None
    kept = _other_card(view, move)
    worth = kept.level / 4
    if move.target is None:
        return worth + (0.5 if move.card.level in (6, 7) else 0)
    hand = chances[move.target]
    if move.guess is not None:
        return worth + 8 * hand.get(move.guess, 0.0)
    if move.card is BREWER:
        wins = sum(p for card, p in hand.items() if card.level < kept.level)
        loses = sum(p for card, p in hand.items() if card.level > kept.level)
        return worth + 8 * (wins - loses)
    expected = sum(card.level * p for card, p in hand.items())
    if move.card.level == 8:
        return expected / 4
    return worth + {9: 1.0, 4: 0.6, 3: 0.4}.get(move.card.level, 0.5) * expected / 5


def _other_card(view: SilvaView, move: Move) -> Card:
    assert move.seat is not None
    hand = [card for card in view.hands[move.seat.index] if card is not None]
    if move.card is not None:
        hand.remove(move.card)
    return hand[0]


BOTS: Final[dict[str, type[RandomBot] | type[SensibleBot]]] = {"random": RandomBot, "sensible": SensibleBot}


def bot(name: str) -> RandomBot | SensibleBot:
    """A bot by its name. Raises KitError for a name that is no bot."""
    if name not in tuple(BOTS):
        raise KitError(f"bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name]()
