"""The four actions and their bonuses. Each fills a fresh copy nobody has seen.

Actions under way are a stack: a bonus that is an extra action comes on top and is carried out first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from silva_kit.living_forest_duel import events as e
from silva_kit.living_forest_duel import forest, state
from silva_kit.living_forest_duel.cards import in_order
from silva_kit.living_forest_duel.decision import Decision
from silva_kit.living_forest_duel.forest import Planted
from silva_kit.living_forest_duel.moves import Move
from silva_kit.living_forest_duel.onibi import walk
from silva_kit.living_forest_duel.round_end import turn_over
from silva_kit.living_forest_duel.state import FIRES_TO_WIN, Act
from silva_kit.position import Result, Seat
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition as P


def go_on(p: P) -> None:
    """The next decision: the action on top as long as it can buy something (R38), then those below, then the turn is
    over. What is left of a value is lost (R8)."""
    while p.acts:
        act = p.acts[-1]
        if not act.element:
            p.decision = Decision("extra", p.turn)
            return
        if state.can_buy(p, p.turn, act):
            p.decision = Decision("act", p.turn)
            return
        if not act.piles:
            p.events += (e.NOTHING(p.turn),)
        p.acts = p.acts[:-1]
    turn_over(p)


def _wins(p: P, seat: Seat, clause: str) -> None:
    """`lfd.win.first` (line 8; R34): the mover wins at once."""
    p.result, p.decision, p.acts = Result("win", (seat,), clause), Decision("over"), ()


def _bonus(p: P, seat: Seat, clause: str, bonus: str) -> None:
    """A Sanki card, if one is left, or an extra action, which comes first (R36)."""
    form = bonus
    if bonus == "extra":
        p.acts += (Act("", p.box.extra),)
    elif state.sankis_left(p):
        p.sanki = put(p.sanki, seat.index, p.sanki[seat.index] + 1)
    else:
        form = "none"
    p.events += (e.BONUS[clause][form](seat),)


# Recruiting guardian animals.


def recruit(p: P, move: Move) -> None:
    """`lfd.act.muster` (line 69): cards of the recruitment line go to the shared discard pile (R18)."""
    seat = move.seat
    assert seat is not None
    gone = tuple(p.muster[number - 1] for number in move.numbers)
    cost = state.recruit_cost(p, move.numbers)
    p.discard = in_order((*p.discard, *gone))
    p.muster = tuple("" if number in move.numbers else id for number, id in enumerate(p.muster, 1))
    p.acts = p.acts[:-1]
    p.events = (e.RECRUIT(seat, gone, cost),)
    due = min(len(gone), len(p.decks[seat.index]))
    if due:
        p.decision = Decision("refill", seat, None, due)
    else:
        _recruited(p, seat)


def refill(p: P, move: Move) -> None:
    """`lfd.act.muster_refill` (line 73): a card of the own deck for each that went, in its place (R17)."""
    seat = p.decision.subject
    assert seat is not None
    p.decks = put(p.decks, seat.index, tuple(id for id in p.decks[seat.index] if id != move.card))
    p.muster = put(p.muster, p.muster.index(""), move.card)
    p.events = (e.REFILL(seat, move.card),)
    if p.decision.count > 1:
        p.decision = Decision("refill", seat, None, p.decision.count - 1)
    else:
        _recruited(p, seat)


def _recruited(p: P, seat: Seat) -> None:
    """`lfd.act.muster_win`, `lfd.win.muster` (lines 75, 12; R16): a whole line of the own season wins."""
    if not p.decks[seat.index] and "" in p.muster:
        p.events += (e.GAPS(seat, p.muster.count("")),)
    if state.own_in_muster(p, seat) == len(p.muster):
        p.events += (e.MUSTER_WIN(seat),)
        _wins(p, seat, "lfd.win.muster")
    else:
        go_on(p)


# Extinguishing fire.


def extinguish(p: P, move: Move) -> None:
    """`lfd.act.fire`, `lfd.act.fire_win` (lines 79, 81): fire tokens from clearings; eight in possession win."""
    seat = move.seat
    assert seat is not None
    fires = list(p.fires)
    for number in move.numbers:
        fires[number - 1] -= 1
    p.fires = tuple(fires)
    total = p.taken[seat.index] + len(move.numbers)
    p.taken = put(p.taken, seat.index, total)
    p.acts = p.acts[:-1]
    p.events = (e.EXTINGUISH(seat, len(move.numbers), state.fire_cost(p, move.numbers), total),)
    if total >= FIRES_TO_WIN:
        p.events += (e.FIRE_WIN(seat, total),)
        _wins(p, seat, "lfd.win.fire")
    else:
        go_on(p)


# Planting protective trees.


def plant(p: P, move: Move) -> None:
    """`lfd.act.tree_buy`, `.tree_limit`, `.tree_place`, `.tree_cover` (lines 85-93): the top of a pile, at once."""
    seat, cell = move.seat, (move.numbers[0], move.numbers[1])
    assert seat is not None
    tree = p.box.trees[state.pile(p, move.element)[0]]
    below = state.grid(p, seat).get(cell)
    p.forests = put(p.forests, seat.index, (*p.forests[seat.index], Planted(tree, *cell)))
    act = p.acts[-1]
    p.acts = (*p.acts[:-1], Act(act.element, act.value - tree.cost, (*act.piles, move.element)))
    p.events = (e.PLANT(seat, tree.id, tree.cost),)
    if below is not None:
        p.events += (e.COVER(seat, tree.id, below.id),)
    own = state.grid(p, seat)
    if forest.best_square(own, p.rulings.tree_start_counts == "yes")[0] == forest.SQUARE**2:
        p.events += (e.TREE_WIN(seat),)
        _wins(p, seat, "lfd.win.trees")
        return
    for bonus in forest.completed(own, cell):
        _bonus(p, seat, "lfd.act.tree_bonus", bonus)
    go_on(p)


def stop(p: P, move: Move) -> None:
    """Up to four trees (`lfd.act.tree_limit`, line 87): who has planted one may leave it at that."""
    p.events, p.acts = (), p.acts[:-1]
    go_on(p)


# Moving the Onibi.


def steps(p: P, move: Move) -> None:
    """`lfd.act.onibi`, `.onibi_cross` (lines 99-109): steps toward the opponent, over the edge if they reach so far; a
    bonus only where it stops (`lfd.act.onibi_bonus`, line 101; R26)."""
    seat = move.seat
    assert seat is not None
    other = state.other(p, seat)
    cost = 0 if p.rulings.onibi_cross_cost == "zero" else 1
    start, size = state.seen_from(p, seat, p.onibi), len(p.fires)
    walked = walk(start, move.numbers[0], p.holder, seat, other, size, cost)
    p.acts = p.acts[:-1]
    p.events = (e.STEPS(seat, move.numbers[0]),)
    for held in walked.crossings:
        p.events += (
            e.CROSS_MINE(seat) if held is seat else e.CROSS_NONE(seat, other) if held is None
            else e.CROSS_OPPONENT(seat, other),
        )  # fmt: skip
    p.holder = walked.holder
    if walked.position is None:
        p.events += (e.ONIBI_WIN(seat),)
        _wins(p, seat, "lfd.win.onibi")
        return
    p.onibi = state.seen_from(p, seat, walked.position)
    bonus = p.box.clearings[p.onibi].bonus
    if bonus:
        _bonus(p, seat, "lfd.act.onibi_bonus", bonus)
    go_on(p)


def extra(p: P, move: Move) -> None:
    """R36: which action the extra action is; its value is not in the source. It needs no token."""
    seat, value = move.seat, p.acts[-1].value
    assert seat is not None
    p.acts = (*p.acts[:-1], Act(move.element, value))
    p.events = (e.EXTRA(seat, move.element, value),)
    go_on(p)


APPLY: Final[dict[str, Callable[[P, Move], None]]] = {
    "muster": recruit,
    "refill": refill,
    "fire": extinguish,
    "plant": plant,
    "stop": stop,
    "steps": steps,
    "extra": extra,
}
"""Kind of move -> what it does."""
