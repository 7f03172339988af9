"""Players without a person. A bot gets a view and a source of chance; it sees nothing else.

`RandomBot` makes any legal move. `SensibleBot` keeps the contract of the tokens: it wins as many tricks as it holds
tokens, those whose colour it can pay, and leaves the others to whoever can pay them. It deals the unseen ranks anew a
few times and looks one trick ahead. Both give a token away only where it saves the game, or where nothing can save it
any more: then they use up the transfers, so that the game does not wait for ever (`sg.scn.transfer`, R13).
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from silva_kit.position import KitError, Seat
from silva_kit.silent_guardians.cards import COLORS, GRAY, Card, Cards, in_color
from silva_kit.silent_guardians.legal import can_be_paid
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.redeal import redeal
from silva_kit.silent_guardians.trick import Plays, owed
from silva_kit.silent_guardians.view import GuardiansView

SAMPLES: Final = 12
"""How many deals the sensible bot imagines for one card."""
_LOST: Final = -10.0


class Bot(Protocol):
    """Chooses one of the legal moves of a view, or waits for somebody else to help."""

    def choose(self, view: GuardiansView, rng: Random) -> Move | None:
        """A legal move of the view's seat's own decision, or a concession; None where only another seat can go on."""
        ...


class Helper:
    """What every bot here does for a companion."""

    def help(self, view: GuardiansView) -> Move | None:
        """The gift that saves the game, while somebody cannot pay and waits; where nothing saves it and the winner
        has no token left to concede with, a concession; None else."""
        due = view.owed
        stuck = due is not None and not view.tokens[due.winner.index]
        return rescue(view) or (concession(view) if stuck else None)


class RandomBot(Helper):
    """Any legal move, each as likely as the other."""

    def choose(self, view: GuardiansView, rng: Random) -> Move | None:
        """A legal move of the view's seat's own decision, or a concession; None where only another seat can go on."""
        own = decisions(view)
        return own[int(rng.random() * len(own))] if own else concession(view)


class SensibleBot(Helper):
    """Takes its share of the tokens, wins where it can pay, and keeps out of the way where it cannot."""

    def choose(self, view: GuardiansView, rng: Random) -> Move | None:
        """A legal move of the view's seat's own decision, or a concession; None where only another seat can go on."""
        own = decisions(view)
        if not own:
            return concession(view)
        if view.decision.kind == "draft":
            return max(own, key=lambda move: (_draft_worth(view, move), rng.random()))
        if view.decision.kind == "pay":
            return max(own, key=lambda move: (_payment_worth(view, move.color), rng.random()))
        worth = _card_worths(view, own, rng)
        return max(own, key=lambda move: (worth[move], rng.random()))


def decisions(view: GuardiansView) -> list[Move]:
    """The moves of this seat's own decision; transfers are left out."""
    return [move for move in view.legal_moves if move.kind != "give"]


def rescue(view: GuardiansView) -> Move | None:
    """A token for the winner who cannot pay, in a colour that the trick owes; a gray one last (R13)."""
    due = view.owed
    if due is None or view.decision.kind != "pay" or due.usable(view.tokens[due.winner.index]):
        return None
    gifts = [
        m for m in view.legal_moves if m.kind == "give" and m.target is due.winner and set(m.colors) & {*due.valid}
    ]
    return min(gifts, key=lambda m: (m.colors.count(GRAY), len(m.colors)), default=None)


def concession(view: GuardiansView) -> Move | None:
    """Any transfer, where the winner cannot pay and nobody at the table holds a valid token: it uses up what the game
    waits for (R13)."""
    due = view.owed
    if due is None or view.decision.kind != "pay" or can_be_paid(view, due):
        return None
    return next((move for move in view.legal_moves if move.kind == "give"), None)


def _draft_worth(view: GuardiansView, move: Move) -> float:
    """Take up to an even share, gray first, then the colours one holds most of; then pass (`sg.draft.choose`)."""
    seat = _own(view)
    share = len(view.hands[seat.index]) / len(view.seats)
    wanted = len(view.tokens[seat.index]) + 1 <= share + 0.5
    if move.kind == "pass":
        return 0.0
    held = len(in_color(view.hands[seat.index], move.color)) + (5 if move.color == GRAY else 0)
    held -= 2 * view.tokens[seat.index].count(move.color)
    return (1 if wanted else -20) + held / 10


def _payment_worth(view: GuardiansView, color: str) -> float:
    """Keep gray for later; of the others place the colour that fewest cards are left to bring about."""
    left = sum(len(in_color(hand, color)) for hand in view.hands)
    return -100.0 if color == GRAY else -left


def _card_worths(view: GuardiansView, moves: list[Move], rng: Random) -> dict[Move, float]:
    """How well each card serves the team, over some imagined deals (`sg.trick.take`, `sg.token.place`)."""
    seat = _own(view)
    worth = dict.fromkeys(moves, 0.0)
    for _ in range(SAMPLES):
        hands = redeal(view, rng).hands
        for move in moves:
            card = in_color(hands[seat.index], move.color)[move.place - 1]
            plays = _finish(view, (*view.trick, (seat, card)), hands, rng)
            worth[move] += _trick_worth(view, plays) / SAMPLES
    for move in moves:
        worth[move] += _keeping(view, move)
    return worth


def _finish(view: GuardiansView, plays: Plays, hands: tuple[Cards, ...], rng: Random) -> Plays:
    """The trick with a low or a high card of everybody who still has to play (`sg.trick.follow`)."""
    while len(plays) < len(view.seats):
        seat = view.seats[(plays[-1][0].index + 1) % len(view.seats)]
        held = in_color(hands[seat.index], plays[0][1].color) or _some_color(hands[seat.index], rng)
        card: Card = held[-1 if rng.random() < 0.5 else 0]
        plays = (*plays, (seat, card))
    return plays


def _some_color(hand: Cards, rng: Random) -> Cards:
    return in_color(hand, rng.choice(sorted({card.color for card in hand})))


def _trick_worth(view: GuardiansView, plays: Plays) -> float:
    """Lost where the winner cannot pay; else better the more tricks the winner still needs, and without gray."""
    due = owed(plays)
    tokens = view.tokens[due.winner.index]
    usable = due.usable(tokens)
    if not usable:
        return _LOST
    left = max(len(hand) for hand in view.hands)
    return len(tokens) / left + (0.3 if usable != (GRAY,) else 0.0)


def _keeping(view: GuardiansView, move: Move) -> float:
    """Who needs more tricks keeps high cards; who needs none gets rid of them."""
    seat = _own(view)
    held = len(in_color(view.hands[seat.index], move.color))
    height = (move.place - 1) / (held - 1) if held > 1 else 0.5
    needs = len(view.tokens[seat.index]) / len(view.hands[seat.index])
    return 0.2 * height * (0.5 - needs) - (0.1 if move.color == COLORS[-1] and needs > 0 else 0.0)


def _own(view: GuardiansView) -> Seat:
    assert isinstance(view.viewer, Seat)
    return view.viewer


BOTS: Final[dict[str, type[RandomBot] | type[SensibleBot]]] = {"random": RandomBot, "sensible": SensibleBot}


def bot(name: str) -> RandomBot | SensibleBot:
    """A bot by its name. Raises KitError for a name that is no bot."""
    if name not in BOTS:
        raise KitError(f"bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name]()
