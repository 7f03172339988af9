"""How a turn passes on, and the end of a round in its exact order (`lfd.end.when` ff., lines 114-126; R31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.living_forest_duel import events as e
from silva_kit.living_forest_duel import state
from silva_kit.living_forest_duel.box import VARAN
from silva_kit.living_forest_duel.cards import in_order
from silva_kit.living_forest_duel.decision import Decision
from silva_kit.living_forest_duel.state import TOKENS
from silva_kit.position import Seat
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition as P


def turn_over(p: P, stuck: bool = False) -> None:
    """`lfd.turn.alternate` (line 21): the other seat's turn; a seat without tokens is passed over (R13). The round ends
    once both have used or lost their tokens, or nobody can do anything (R15)."""
    following = state.other(p, p.turn)
    nobody = stuck and (p.stuck or not p.left[following.index])
    p.turns += 1
    if nobody or not any(p.left):
        if nobody and any(p.left):
            p.events += (e.BOTH_STUCK(),)
        _round_over(p)
        return
    p.stuck = stuck
    if not p.left[following.index] and p.rulings.turn_tokenless_reveals == "no":
        p.events += (e.ALONE(following),)
        following = p.turn
    p.turn, p.decision = following, Decision("turn", following)
    p.events += (e.TURN(following),)


def _round_over(p: P) -> None:
    p.events += (e.ROUND_ENDS(p.round),)
    _fire_check(p)
    _spread(p)
    _clear(p)
    p.round, p.turns, p.stuck = p.round + 1, 0, False
    p.turn = state.other(p, p.turn)  # `lfd.turn.first` (line 22; R14): not the one who took the last turn
    p.decision = Decision("turn", p.turn)
    p.events += (e.AGAIN(p.round), e.FIRST(p.turn, p.round), e.TURN(p.turn))


def _fire_check(p: P) -> None:
    """`lfd.end.fire_value`, `.water`, `.varan` (lines 116-120): strictly more fire than water brings Fire Varans."""
    places, fire = state.live(p), state.fire_value(p)
    p.events += (e.FIRE_VALUE(fire, len(places)),)
    water = [state.water(p, seat) for seat in p.seats]
    p.events += tuple(e.WATER(seat, value) for seat, value in zip(p.seats, water, strict=True))
    for seat, value in zip(p.seats, water, strict=True):
        if fire > value:
            _varans(p, seat, len(places))
        else:
            p.events += (e.SAFE(seat),)


def _varans(p: P, seat: Seat, due: int) -> None:
    """As many as there are live clearings; what is left, if the supply is too small (R30)."""
    count = min(due, state.varans_left(p, seat))
    p.discard = in_order((*p.discard, *(VARAN[state.season_of(seat)],) * count))
    p.events += (e.VARANS(seat, count),) if count == due else (e.FEW_VARANS(seat, count),)


def _spread(p: P) -> None:
    """`lfd.end.spread` (line 122; R29): a fire token on each clearing beside the Onibi, as long as there are any."""
    beside = [place for place in (p.onibi - 1, p.onibi + 1) if 0 <= place < len(p.fires)]
    count = 0
    for place in beside[: max(0, state.fires_left(p))]:
        p.fires = put(p.fires, place, p.fires[place] + 1)
        count += 1
    p.events += (e.SPREAD(count) if count else e.NO_SPREAD(),)


def _clear(p: P) -> None:
    """`lfd.end.clear` (line 124): tokens come back, the shared line and both personal lines are discarded."""
    p.discard = in_order((*p.discard, *p.line, *p.own[0], *p.own[1]))
    p.line, p.own, p.tokens = (), ((), ()), ()
    p.left, p.strikes = (TOKENS, TOKENS), (0, 0)
    p.events += (e.CLEAR(),)
