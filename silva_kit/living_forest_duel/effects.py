"""What moves do: the reveal and the token. Each fills a fresh copy nobody has seen.

The actions are in `actions.py`, the end of a turn and of a round in `round_end.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from silva_kit.living_forest_duel import actions, legal, state
from silva_kit.living_forest_duel import events as e
from silva_kit.living_forest_duel.cards import ELEMENTS, Card, Element, element_of, in_order
from silva_kit.living_forest_duel.counting import Count, Token, net_solitary
from silva_kit.living_forest_duel.decision import Decision
from silva_kit.living_forest_duel.moves import Move
from silva_kit.living_forest_duel.round_end import turn_over
from silva_kit.living_forest_duel.state import Act
from silva_kit.position import Event, Seat
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition as P


# Setup.


def deal(p: P, move: Move) -> None:
    """The recruitment line: two of each season around the stag (illustrative; `lfd.act.muster_choice`, line 71). Then
    Summer begins (`lfd.turn.first`, line 22)."""
    seat = p.decision.subject
    assert seat is not None
    at = seat.index
    p.decks = put(p.decks, at, tuple(id for id in p.decks[at] if id not in move.cards))
    places = (0, 1) if at == 0 else (3, 4)
    for place, card in zip(places, move.cards, strict=True):
        p.muster = put(p.muster, place, card)
    if at == 0:
        p.events, p.decision = (e.PLAYERS(),), Decision("deal", p.seats[1])
    else:
        p.events = (e.LINE_UP(p.muster), e.FIRST(p.turn, p.round), e.TURN(p.turn))
        p.decision = Decision("turn", p.turn)


# The reveal.


def reveal(p: P, move: Move) -> None:
    """`lfd.turn.opt_reveal` (line 24): a card of the shared deck is turned up."""
    p.events, p.decision = (e.REVEALS(p.turn),), Decision("draw", p.turn)


def draw(p: P, move: Move) -> None:
    """`lfd.reveal.place` (line 35): the card goes to one of three lines; then solitary icons are counted (R32)."""
    if not p.deck:
        p.events = (e.RESHUFFLE(len(p.discard)),)
        p.deck, p.discard = in_order(p.discard), ()
    cards = list(p.deck)
    cards.remove(move.card)
    p.deck = tuple(cards)
    card = p.box.cards[move.card]
    whose = state.owner(p, card)
    p.events += (_laid(p, card, whose),)
    if card.kind == "varan" and whose is not None and p.sanki[whose.index]:
        p.decision = Decision("sanki", whose)
    else:
        _after_reveal(p, card)


def _laid(p: P, card: Card, whose: Seat | None) -> Event:
    """Where a revealed card goes: `lfd.reveal.neutral`, `.own`, `.opp` (lines 37-41), `lfd.onibi_card` and
    `lfd.onibi_card.varan` (lines 131, 133)."""
    if whose is None:
        p.line += (card.id,)
        return e.NEUTRAL(p.turn, card.id)
    if card.kind != "varan" and p.holder is whose:
        p.line += (card.id,)
        return e.BY_ONIBI_CARD(p.turn, card.id, whose)
    p.own = put(p.own, whose.index, (*p.own[whose.index], card.id))
    if card.kind == "varan":
        return e.VARAN(p.turn, card.id, whose)
    return e.OWN(p.turn, card.id) if whose is p.turn else e.OPPONENT(p.turn, card.id, whose)


def sanki(p: P, move: Move) -> None:
    """`lfd.sanki.varan` (line 137): the Fire Varan goes back to its supply; the Sanki card is spent (R33)."""
    assert move.seat is not None
    at = move.seat.index
    card = p.box.cards[p.own[at][-1]]
    p.own, p.sanki = put(p.own, at, p.own[at][:-1]), put(p.sanki, at, p.sanki[at] - 1)
    p.events = (e.SENT_BACK(move.seat, card.id),)
    _after_reveal(p, None)


def keep(p: P, move: Move) -> None:
    """`lfd.sanki.once` (line 135): a Sanki card may be kept for later."""
    assert move.seat is not None
    p.events = (e.KEPT(move.seat),)
    if p.decision.kind == "second":
        turn_over(p)
    else:
        _after_reveal(p, p.box.cards[p.own[move.seat.index][-1]])


def _after_reveal(p: P, card: Card | None) -> None:
    """Solitary icons, of the active player first (R12); then a Sanki card may give a token at once."""
    if card is not None:
        for seat in (p.turn, state.other(p, p.turn)):
            _count_solitary(p, seat, card)
    if legal.may_use_sanki(p, p.turn):
        p.decision = Decision("second", p.turn)
    else:
        turn_over(p)


_LOSSES: Final = ((1, 3, e.THREE, e.THREE_NONE), (2, 4, e.FOUR, e.FOUR_NONE))
"""Strike, solitary icons that bring it, and how it is told, with a token to lose or without (R11)."""


def _count_solitary(p: P, seat: Seat, card: Card) -> None:
    """`lfd.solitary.three`, `.four`, `.herd` (lines 47-51; R10, R11): at three icons a token is lost, at four another
    one, each once a round; herd icons cancel."""
    if not card.solitary or not (card.id in p.line or card.id in p.own[seat.index]):
        return
    at, (icons, herd) = seat.index, state.solitary(p, seat)
    net = net_solitary(icons, herd)
    if herd and icons >= _LOSSES[0][1]:
        p.events += (e.HERD(seat, min(herd, icons)),)
    for strike, icons_due, told, told_none in _LOSSES:
        if net >= icons_due and p.strikes[at] < strike:
            p.strikes = put(p.strikes, at, strike)
            p.events += (told(seat, net) if p.left[at] else told_none(seat, net),)
            p.left = put(p.left, at, max(0, p.left[at] - 1))


# The token.


def token(p: P, move: Move) -> None:
    """`lfd.token.place` (line 56): a token on the shared line, its value counted, then the action."""
    seat, element = move.seat, element_of(move.element)
    assert seat is not None
    p.events = ()
    if p.decision.kind == "second":
        p.sanki = put(p.sanki, seat.index, p.sanki[seat.index] - 1)
        p.events = (e.AT_ONCE(seat),)
    found, added = state.counted(p, seat, element), state.added(p, seat, element)
    p.left = put(p.left, seat.index, p.left[seat.index] - 1)
    p.tokens = tuple(sorted((*p.tokens, Token(seat, element, found.place)), key=placed_order))
    p.events += _told(seat, element, found, added)
    p.acts = (Act(element, found.value + added),)
    actions.go_on(p)


def placed_order(token: Token) -> tuple[int, int, int]:
    """Tokens stand in one order: by seat, card and element."""
    return token.seat.index, token.place, ELEMENTS.index(token.element)


def _told(seat: Seat, element: Element, found: Count, added: int) -> tuple[Event, ...]:
    """The token, what it counts on the shared line, what the own area adds (R7), and the whole value."""
    shared = e.RESTART(seat, element, found.value, found.start) if found.start else e.COUNT(seat, element, found.value)
    own = (e.OWN_AREA(seat, element, added),) if added else ()
    return (e.TOKEN(seat, element, found.place + 1), shared, *own, e.VALUE(seat, element, found.value + added))


def pass_(p: P, move: Move) -> None:
    """R15: nothing can be done, the turn is lost. R13: a seat without tokens lets the other go on."""
    assert move.seat is not None
    stuck = not legal.can_reveal(p)
    p.events = (e.LOST_TURN(move.seat) if p.left[move.seat.index] or stuck else e.ALONE(move.seat),)
    turn_over(p, stuck)


APPLY: Final[dict[str, Callable[[P, Move], None]]] = {
    "deal": deal,
    "reveal": reveal,
    "draw": draw,
    "sanki": sanki,
    "keep": keep,
    "token": token,
    "pass": pass_,
    **actions.APPLY,
}
"""Kind of move -> what it does."""
