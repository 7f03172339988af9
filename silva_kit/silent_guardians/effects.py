"""What moves do: the deal, the draft of tokens, tricks, sword tokens, transfers. Each fills a fresh copy nobody has
seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from silva_kit.position import Result, Seat
from silva_kit.silent_guardians import events as e
from silva_kit.silent_guardians.cards import ALL_CARDS, GRAY, HAND, in_color, less, sort_tokens
from silva_kit.silent_guardians.decision import Decision
from silva_kit.silent_guardians.legal import waits
from silva_kit.silent_guardians.moves import Move
from silva_kit.silent_guardians.trick import Owed, owed
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.silent_guardians.position import GuardiansPosition as P


def left_of(p: P, seat: Seat) -> Seat:
    """The next seat to the left, clockwise (R19)."""
    return p.seats[(seat.index + 1) % len(p.seats)]


def deal(p: P, move: Move) -> None:
    """`sg.setup.remove`, `.removed_face_down`, `.deal3`, `.deal4`, `.indicator_deal`, `.sort`, `.high_end`, `.pass`,
    `.blind`: the hands are told as they are held after they were sorted and passed to the left."""
    p.hands = move.hands
    dealt = {card for hand in move.hands for card in hand}
    p.removed = tuple(card for card in ALL_CARDS if card not in dealt)
    colors = tuple(card.color for card in p.removed)
    p.events = (e.REMOVED(colors), e.DEALT[len(p.seats)](HAND[len(p.seats)]), e.PASSED(), e.BLIND())
    p.decision = Decision("lead")


def lead(p: P, move: Move) -> None:
    """`sg.draft.lead` (line 75, R5): the starting lead player, of the draft and of the first trick."""
    p.lead = move.target
    p.events = (e.LEAD(move.target),)
    p.decision = Decision("layout")


def layout(p: P, move: Move) -> None:
    """`sg.draft.layout`, `sg.draft.count_equals_tricks` (lines 77-79): as many tokens as there are tricks."""
    p.pool = move.colors
    blind = p.rulings.draft_blind == "yes"
    p.events = (e.LAYOUT_UNSEEN(len(move.colors)) if blind else e.LAYOUT(move.colors),)
    assert p.lead is not None
    _draft_goes_to(p, p.lead)


def turn(p: P, move: Move) -> None:
    """R5 `draft_blind`: a token is chosen unseen and turned up; then its seat takes it or passes."""
    p.offered = move.color
    p.events = (e.TURNED(p.decision.subject, move.color),)
    p.decision = Decision("draft", p.decision.subject)


def take(p: P, move: Move) -> None:
    """`sg.draft.choose` (line 81): a token goes from the centre to its player."""
    seat = _mover(move)
    p.pool = less(p.pool, move.color)
    p.tokens = put(p.tokens, seat.index, sort_tokens((*p.tokens[seat.index], move.color)))
    p.offered = None
    p.events = (e.TAKES(seat, move.color),)
    _draft_goes_on(p, seat)


def pass_(p: P, move: Move) -> None:
    """`sg.draft.pass_final` (line 82): who does not take is out of the draft."""
    seat = _mover(move)
    p.drafting = tuple(other for other in p.drafting if other is not seat)
    p.offered = None
    p.events = (e.PASSES(seat),)
    if not p.drafting:
        p.result, p.decision = Result("void", (), "sg.R4"), Decision("over")
        p.events += (e.STUCK(len(p.pool)),)
        return
    if len(p.drafting) == 1 and p.rulings.draft_last_active_must_take == "yes":
        p.events += (e.MUST_TAKE(p.drafting[0]),)
    _draft_goes_on(p, seat)


def _draft_goes_on(p: P, seat: Seat) -> None:
    """`sg.draft.direction`, `sg.draft.until_empty` (lines 83-85): to the left among those still in, until the pool
    is empty."""
    if not p.pool:
        p.drafting = ()
        p.events += (e.DRAFT_OVER(),)
        p.decision = Decision("play", p.lead)
        return
    following = left_of(p, seat)
    while following not in p.drafting:
        following = left_of(p, following)
    _draft_goes_to(p, following)


def _draft_goes_to(p: P, seat: Seat) -> None:
    p.decision = Decision("turn" if p.rulings.draft_blind == "yes" else "draft", seat)


def play(p: P, move: Move) -> None:
    """`sg.trick.lead_card`, `sg.trick.follow`, `sg.trick.all_play` (lines 91-95)."""
    seat = _mover(move)
    card = in_color(p.hands[seat.index], move.color)[move.place - 1]
    p.hands = put(p.hands, seat.index, tuple(c for c in p.hands[seat.index] if c is not card))
    p.trick += ((seat, card),)
    led = p.trick[0][1].color
    told = e.LEADS if len(p.trick) == 1 else e.FOLLOWS if card.color == led else e.VOID
    p.events = (told(seat, card),)
    if len(p.trick) < len(p.seats):
        p.decision = Decision("play", left_of(p, seat))
    else:
        _won(p, owed(p.trick))


def _won(p: P, due: Owed) -> None:
    """`sg.trick.winner_lead`, `.winner_trump`, `.take` (lines 97-102), and which token the trick owes (lines
    107-142)."""
    p.events += (
        (e.WINS_BY_TRUMP if due.by_trump else e.WINS_BY_LEAD)(due.winner, due.winning),
        e.TAKES_TRICK(due.winner),
    )
    if due.case == "all_different":
        p.events += (e.OWES_ANY(due.winner),)
    elif due.case == "two_vs_two":
        p.events += (e.OWES_EITHER(due.winner, due.choosable),)
    else:
        gray = due.choosable == (GRAY,)
        p.events += (e.OWES_GRAY(due.count) if gray else e.OWES(due.choosable[0], due.count),)
    p.decision = Decision("pay", due.winner)
    _check_can_pay(p, due, first=True)


def _check_can_pay(p: P, due: Owed, *, first: bool) -> None:
    """`sg.token.fail`, `sg.end.lose` (lines 110, 150): lost when the winner can place nothing and nobody may transfer
    a token any more (R13)."""
    if due.usable(p.tokens[due.winner.index]):
        return
    if waits(p, due):
        p.events += (e.CANNOT_YET(due.winner),) if first else ()
        return
    p.events += (e.CANNOT(due.winner), e.LOST(due.winner))
    p.result, p.decision = Result("loss", (), "sg.end.lose"), Decision("over")


def pay(p: P, move: Move) -> None:
    """`sg.token.place` (line 106); a gray token stands for any colour (`sg.token.gray_any`, line 112); the winner
    leads next."""
    seat = _mover(move)
    due = owed(p.trick)
    p.tokens = put(p.tokens, seat.index, less(p.tokens[seat.index], move.color))
    p.piles = put(p.piles, seat.index, (*p.piles[seat.index], (p.trick, move.color)))
    p.trick, p.lead = (), seat
    p.events = (e.PLACES(seat, move.color),)
    if move.color == GRAY and GRAY not in due.choosable:
        p.events += (e.GRAY_STANDS_IN(seat),)
    if any(p.hands):
        p.events += (e.NEXT_LEAD(seat),)
        p.decision = Decision("play", seat)
        return
    p.events += (e.WON(),)
    p.result, p.decision = Result("win", p.seats, "sg.end.win"), Decision("over")


def give(p: P, move: Move) -> None:
    """`sg.scn.transfer` (line 163, R13, R14): an unplaced token changes hands; the team has one transfer less."""
    giver, taker = _mover(move), move.target
    assert taker is not None
    for color in move.colors:
        p.tokens = put(p.tokens, giver.index, less(p.tokens[giver.index], color))
    p.tokens = put(p.tokens, taker.index, sort_tokens(p.tokens[taker.index] + move.colors))
    p.transfers -= 1
    p.events = (e.TRANSFERS(giver, taker, move.colors, p.transfers),)
    if p.decision.kind == "pay":
        _check_can_pay(p, owed(p.trick), first=False)


def _mover(move: Move) -> Seat:
    assert move.seat is not None
    return move.seat


APPLY: Final[dict[str, Callable[[P, Move], None]]] = {
    "deal": deal,
    "lead": lead,
    "layout": layout,
    "turn": turn,
    "take": take,
    "pass": pass_,
    "play": play,
    "pay": pay,
    "give": give,
}
