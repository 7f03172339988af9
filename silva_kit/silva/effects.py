"""What moves do: a reader finds a rule here by its card. Each function fills a fresh copy that nobody else has seen.

A turn (`silva.turn.*`): draw, keep one of the drawn cards where a Farmer was played, play one of two cards, its effect,
the end of the turn (`turns.py`). The cards that take one of two cards stand in `attacks.py`, defeat, regeneration
and the Masu in `defeat.py`, the end in `ending.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from silva_kit.position import Seat
from silva_kit.silva import ending, turns
from silva_kit.silva import events as e
from silva_kit.silva.attacks import draw_and_discard, hit, pick, put_back, target_drew
from silva_kit.silva.cards import BOY, FARMER, MASU_CRAFTSMAN, PLAYED, TRAINEE, Card, in_order
from silva_kit.silva.decision import PLAY, Decision
from silva_kit.silva.defeat import ask_masu, defeat, eliminate, masu_stops, use_masu
from silva_kit.silva.legal import copies_shown
from silva_kit.silva.moves import Move
from silva_kit.silva.state import ALL, last_played, learn, passed_on, right_of
from silva_kit.silva.turns import end_turn, without
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


def draw(p: SilvaPosition, move: Move) -> None:
    """Chance: a card leaves the deck for the deal, the turn player's draw, or the target of an effect."""
    card, decision = move.card, p.decision
    assert card is not None
    if decision.kind == "deal":
        turns.deal(p, card)
        return
    seat = decision.subject
    assert seat is not None
    p.deck, p.hands = without(p.deck, card), put(p.hands, seat.index, (*p.hands[seat.index], card))
    if seat is not p.turn:
        target_drew(p, seat, card)
        return
    p.events = (e.DRAW(seat, card),)
    if decision.count > 1:
        p.decision = Decision("draw", seat, None, decision.count - 1)
    else:
        p.decision = PLAY[seat] if len(p.hands[seat.index]) == 2 else Decision("keep", seat)


def first(p: SilvaPosition, move: Move) -> None:
    """Chance: who begins (R70, R87)."""
    assert move.target is not None
    turns.first(p, move.target)


def keep(p: SilvaPosition, move: Move) -> None:
    """`silva.card.07.keep_return`, `.second_return`: one of the drawn cards stays, the others go back to the deck,
    which the right neighbour shuffles (`silva.card.07.reshuffle`, R53); then one of two is played
    (`silva.card.07.then_play`). Under `farmer_choice=all` two of all cards stay (R51)."""
    seat = p.turn
    assert seat is not None and move.card is not None
    hand = p.hands[seat.index]
    kept = (move.card,) if move.other is None else (move.card, move.other)
    back = hand if move.other is not None else hand[1:]
    for card in kept:
        back = without(back, card)
    back = in_order(back)
    if move.other is None:
        p.hands = put(p.hands, seat.index, (hand[0], *kept))
    else:
        p.hands, p.known = put(p.hands, seat.index, kept), put(p.known, seat.index, 0)
    p.deck = in_order(p.deck + back)
    if move.other is not None:
        told = e.FARMER_KEEP_OF_ALL(seat, len(back), kept, back)
    else:
        told = (e.FARMER_KEEP if len(back) == 1 else e.FARMER_KEEP_OF_3)(seat, len(back), move.card, back)
    p.events = (told, e.FARMER_RESHUFFLE(right_of(p, seat)))
    p.decision = PLAY[seat]


def play(p: SilvaPosition, move: Move) -> None:
    """`silva.turn.play_one`: a card goes face up to the own row (`silva.turn.played_becomes_discard`,
    `silva.turn.discard_in_front`, `silva.turn.discard_order`); then its effect, which must be followed
    (`silva.turn.effects_followed`, `silva.turn.effects_mandatory`).

    Who knew the held card knows that it was kept if another one is played.
    """
    seat, card, target = move.seat, move.card, move.target
    assert seat is not None and card is not None
    earlier = copies_shown(p, card, seat, _scope(p, card)) if card in _COUNTED else 0
    lay(p, seat, card, target, move.guess)
    if target is not None:
        _TARGETED[card.level](p, seat, target, move)
    else:
        _UNTARGETED[card.level](p, seat, earlier)


def lay(p: SilvaPosition, seat: Seat, card: Card, target: Seat | None, guess: Card | None) -> None:
    """A card leaves a hand of two for the own row, and what was declared with it is told; its effect comes after."""
    i = seat.index
    hand = p.hands[i]
    if card is hand[0]:
        p.known = put(p.known, i, 0) if p.known[i] else p.known
        p.hands = put(p.hands, i, hand[1:])
    else:
        p.hands = put(p.hands, i, hand[:1])
    p.rows = put(p.rows, i, (*p.rows[i], PLAYED[card]))
    if guess is not None:
        p.events = (e.PLAY_GUESS(seat, card, target, guess),)
    else:
        p.events = (e.PLAY(seat, card),) if target is None else (e.PLAY_AT(seat, card, target),)


def _scope(p: SilvaPosition, card: Card) -> str:
    """Whose rows count for "first" and "second": R07 (Boy: always the game), R08, R09."""
    if card is MASU_CRAFTSMAN:
        return p.rulings.masu_scope
    return p.rulings.farmer_scope if card is FARMER else "per_game"


# Cards without a target


def young_kukunochi(p: SilvaPosition, seat: Seat, earlier: int) -> None:
    """`silva.card.00.normal_play` (EN line 120, R46): no effect."""
    p.events += (e.YOUNG_PLAYED(seat),)
    end_turn(p)


def boy_alone(p: SilvaPosition, seat: Seat, earlier: int) -> None:
    """`silva.card.01.first_none` (EN line 113), or a second Boy over an empty deck (`silva.card.01.empty_deck`,
    R77)."""
    p.events += (e.BOY_EMPTY_DECK(seat) if earlier else e.BOY_FIRST(seat),)
    end_turn(p)


def masu_craftsman(p: SilvaPosition, seat: Seat, earlier: int) -> None:
    """`silva.card.06.first_none`, `.declare`, `.summon` (EN line 86, R13, R15): the second copy makes its player the
    owner, which everybody sees (`silva.card.06.mark_in_front`)."""
    if earlier:
        p.masu = seat
        p.events += (e.MASU_DECLARE(seat), e.MASU_SUMMON(seat))
    else:
        p.events += (e.MASU_FIRST(seat),)
    end_turn(p)


def farmer(p: SilvaPosition, seat: Seat, earlier: int) -> None:
    """`silva.card.07.first_qualifier`, `.second_draw3` (EN lines 81-82, R54): the next turn draws 2, or 3."""
    second = earlier > 0 and p.rulings.farmer_scope != "always_2"
    p.farmer = put(p.farmer, seat.index, 3 if second else 2)
    p.events += (e.FARMER_SECOND(seat, 3) if second else e.FARMER_FIRST(seat, 2),)
    end_turn(p)


def stopped(p: SilvaPosition, seat: Seat, earlier: int) -> None:
    """`silva.noeffect.empty_deck` (EN line 57, R57): Sword Girl or Warrior has no card to draw; the turn ends, and
    the game."""
    p.events += (e.EMPTY_DECK(seat, last_played(p)),)
    end_turn(p)


# Cards with a target


def trainee(p: SilvaPosition, seat: Seat, target: Seat, move: Move) -> None:
    """`silva.card.02.guess`, `.correct`, `.wrong` and the answer, `silva.card.02.confirm` (EN lines 107-110, R20,
    R33, R35, R36)."""
    assert move.guess is not None
    if p.hands[target.index][0] is not move.guess:
        p.events += (e.GUESS_WRONG(target, move.guess),)
        end_turn(p)
        return
    p.events += (e.GUESS_RIGHT(target, move.guess),)
    p.known = put(p.known, target.index, ALL)
    if not masu_stops(p, target, TRAINEE):
        defeat(p, target)
        end_turn(p)
    elif ask_masu(p, target, seat):
        end_turn(p)


def recon_team(p: SilvaPosition, seat: Seat, target: Seat, move: Move) -> None:
    """`silva.card.03.view` (EN line 101, R72): only the turn player looks (`silva.card.03.only_you`) and tells nobody
    (`silva.card.03.no_sharing`): the event is private."""
    learn(p, target, seat)
    p.events += (e.RECON_VIEW(seat, target, p.hands[target.index][0]),)
    end_turn(p)


def brewer(p: SilvaPosition, seat: Seat, target: Seat, move: Move) -> None:
    """`silva.card.05.show`, in secret (`silva.card.05.secret`), `.lower_out`, `.equal` (EN lines 91, 65; R22, R24,
    R27, R28)."""
    mine, theirs = p.hands[seat.index][0], p.hands[target.index][0]
    learn(p, target, seat)
    learn(p, seat, target)
    p.events += (e.BREWER_SHOW(seat, target, mine, theirs),)
    owner = masu_asked_in_duel(p, seat, target)
    if owner is None:
        _duel_over(p, seat, target, saved=None)
    elif ask_masu(p, owner, target if owner is seat else seat):
        _duel_over(p, seat, target, saved=owner)


def _duel_losers(p: SilvaPosition, seat: Seat, target: Seat) -> tuple[Seat, ...]:
    """Who a Brewer duel takes out: the lower level, both at equal levels (`silva.end.all.cause`, R24), nobody by the
    other rulings of R24."""
    mine, theirs = p.hands[seat.index][0].level, p.hands[target.index][0].level
    if mine != theirs:
        return (seat if mine < theirs else target,)
    spared = p.rulings.brewer_tie == "none" or (p.rulings.brewer_tie == "both_only_if_last" and len(p.alive) > 2)
    return () if spared else (seat, target)


def masu_asked_in_duel(p: SilvaPosition, seat: Seat, target: Seat) -> Seat | None:
    """The loser who may use the Masu; at equal levels only by R21."""
    losers = _duel_losers(p, seat, target)
    if len(losers) == 2 and p.rulings.masu_in_brewer_tie == "no":
        return None
    return next((loser for loser in losers if masu_stops(p, loser, last_played(p))), None)


def _duel_over(p: SilvaPosition, seat: Seat, target: Seat, saved: Seat | None) -> None:
    losers = _duel_losers(p, seat, target)
    equal = p.hands[seat.index][0] is p.hands[target.index][0]
    if equal:
        p.events += (e.BREWER_EQUAL(seat, target) if losers else e.BREWER_TIE_NONE(seat, target),)
    for loser in losers:
        if loser is not saved:
            p.events += () if equal else (e.BREWER_LOWER(loser),)
            eliminate(p, loser)
    if equal and losers and saved is not None:
        p.known = put(p.known, saved.index, ALL)  # the same level as the hand that was just revealed (R20)
    if not p.alive:
        ending.nobody_left(p, tuple(sorted((seat, target))))
    end_turn(p)


def spirit(p: SilvaPosition, seat: Seat, target: Seat, move: Move) -> None:
    """`silva.card.08.exchange` (EN line 76, R47): knowledge moves with the card, and both now know one more."""
    a, b = seat.index, target.index
    given, received = p.hands[a][0], p.hands[b][0]
    p.hands = put(put(p.hands, a, (received,)), b, (given,))
    p.known = put(put(p.known, a, passed_on(p.known[b], seat)), b, passed_on(p.known[a], target))
    learn(p, target, seat)
    learn(p, seat, target)
    p.events += (e.EXCHANGE(seat, target, given, received),)
    end_turn(p)


def masu(p: SilvaPosition, move: Move) -> None:
    """`silva.card.06.nullify` (EN line 87): the owner uses the Masu; what it stopped does not happen."""
    owner, other = move.seat, p.decision.other
    assert owner is not None and other is not None and p.turn is not None
    p.events = ()
    use_masu(p)
    if last_played(p).level == 5:
        _duel_over(p, p.turn, other if owner is p.turn else owner, saved=owner)
    elif len(p.hands[owner.index]) == 2:
        put_back(p, owner)
    else:
        end_turn(p)


def decline(p: SilvaPosition, move: Move) -> None:
    """`silva.card.06.nullify`: the owner lets the attack through (R16, R19, R83)."""
    owner, other = move.seat, p.decision.other
    assert owner is not None and other is not None and p.turn is not None
    p.events = (e.MASU_DECLINED(owner),)
    attack = last_played(p)
    if attack.level == 5:
        _duel_over(p, p.turn, other if owner is p.turn else owner, saved=None)
    elif attack is TRAINEE:
        defeat(p, owner)
        end_turn(p)
    elif len(p.hands[owner.index]) == 2:
        p.decision = Decision("pick_open", p.turn, owner)
    else:
        p.decision = Decision("draw", owner, p.turn)


_COUNTED: Final = frozenset((BOY, MASU_CRAFTSMAN, FARMER))
"""The cards whose second copy does more than the first."""
# `silva.cards.unique_effect`: each card has its own function; `silva.turn.effect_timing`: it says itself when it acts.
_Untargeted = Callable[["SilvaPosition", Seat, int], None]
_Targeted = Callable[["SilvaPosition", Seat, Seat, Move], None]
_UNTARGETED: Final[dict[int, _Untargeted]] = {
    0: young_kukunochi,
    1: boy_alone,
    4: stopped,
    6: masu_craftsman,
    7: farmer,
    9: stopped,
}
_TARGETED: Final[dict[int, _Targeted]] = {
    1: draw_and_discard,
    2: trainee,
    3: recon_team,
    4: draw_and_discard,
    5: brewer,
    8: spirit,
    9: draw_and_discard,
}
APPLY: Final[dict[str, Callable[[SilvaPosition, Move], None]]] = {
    "draw": draw,
    "first": first,
    "hit": hit,
    "play": play,
    "keep": keep,
    "pick": pick,
    "masu": masu,
    "decline": decline,
}
