"""Why a move is not allowed: one guard for each clause (or ruling), which reads only the view of the seat that
moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from silva_kit.living_forest_duel import forest, legal, state
from silva_kit.living_forest_duel.cards import element_of
from silva_kit.living_forest_duel.counting import NOWHERE, Count
from silva_kit.living_forest_duel.moves import Move
from silva_kit.living_forest_duel.state import Act

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.view import DuelView

Found = dict[str, Any] | None
Guard = Callable[["DuelView", Move], Found]
ACTION: Final = {"muster": "sun", "fire": "water", "plant": "tree", "steps": "move"}
"""Kind of move -> the element that pays for it."""


def over_already(v: DuelView, move: Move) -> Found:
    """`lfd.win.first` (line 8): the first victory ends the game."""
    return {} if v.result is not None else None


def chance_first(v: DuelView, move: Move) -> Found:
    """`lfd.reveal.place` (line 35): a card is drawn first."""
    return {} if v.decision.seat is None and v.result is None else None


def not_your_turn(v: DuelView, move: Move) -> Found:
    """`lfd.turn.alternate` (line 21): another seat decides."""
    seat = v.decision.seat
    return {"seat": seat} if seat is not None and seat is not move.seat else None


def token_first(v: DuelView, move: Move) -> Found:
    """`lfd.turn.opt_token` (line 28): an action needs its token."""
    waits = v.decision.kind in ("turn", "second")
    return {} if waits and (move.kind in ACTION or move.kind in ("stop", "extra")) else None


def revealing_is_a_turn(v: DuelView, move: Move) -> Found:
    """`lfd.turn.opt_reveal` (line 24): a card is revealed instead of a token, not within a turn."""
    return {} if move.kind == "reveal" and v.decision.kind in ("second", "act", "extra") else None


def nothing_to_reveal(v: DuelView, move: Move) -> Found:
    """`lfd.R15`: shared deck and discard pile are empty; and only who can do nothing passes."""
    if move.kind == "pass" and v.decision.kind in ("second", "act", "extra"):
        return {"pass": True}
    if v.decision.kind != "turn" or move.seat is not v.decision.seat:
        return None
    if move.kind == "reveal":
        return None if legal.can_reveal(v) else {}
    return {"pass": True} if move.kind == "pass" and not legal.may_pass(v, v.turn) else None


def not_asked(v: DuelView, move: Move) -> Found:
    """`lfd.sanki.once` (line 135): a Sanki card is used when it is asked for, and then it is asked for."""
    kind = v.decision.kind
    if kind == "sanki" and move.kind not in ("sanki", "keep"):
        return {"asked": True}
    if move.kind == "sanki" and kind in ("turn", "second", "act", "extra"):
        return {}
    return {} if move.kind == "keep" and kind in ("turn", "act", "extra") else None


def no_token_left(v: DuelView, move: Move) -> Found:
    """`lfd.token.place` (line 56): it takes a token that is neither used nor lost; one is placed for each action."""
    if move.kind != "token":
        return None
    if v.decision.kind in ("act", "extra"):
        return {"now": True}
    return {} if v.decision.kind in ("turn", "second") and not v.left[v.decision.seat.index] else None  # type: ignore[union-attr]


def shown_nowhere(v: DuelView, move: Move) -> Found:
    """`lfd.token.rightmost` (line 56): a card of the shared line shows the element."""
    found = _count(v, move)
    return {"element": move.element} if found is not None and found.place == NOWHERE else None


def already_used(v: DuelView, move: Move) -> Found:
    """`lfd.R4`: the rightmost card has a token for the element already."""
    found = _count(v, move)
    if found is None or found.place == NOWHERE or found.fresh:
        return None
    return {"element": move.element, "number": found.place + 1}


def no_gap(v: DuelView, move: Move) -> Found:
    """`lfd.token.same_player_gap` (line 62; R5): an icon without a token lies between two tokens of one player."""
    found = _count(v, move)
    if found is None or not found.fresh or found.gap:
        return None
    return {"element": move.element, "number": found.own + 1}


def _count(v: DuelView, move: Move) -> Count | None:
    """What the token would count; None where no token is asked for."""
    seat = v.decision.seat
    if move.kind != "token" or v.decision.kind not in ("turn", "second") or seat is None or move.seat is not seat:
        return None
    return state.counted(v, seat, element_of(move.element))


def other_action(v: DuelView, move: Move) -> Found:
    """`lfd.card.values` (line 43): the value is that of one element, for its one action."""
    if v.decision.kind != "act" or move.kind not in ACTION:
        return None
    element = v.acts[-1].element
    return {"action": element} if ACTION[move.kind] != element else None


def extra_first(v: DuelView, move: Move) -> Found:
    """`lfd.R36`: an extra action begins with the choice of what it is."""
    if v.decision.kind == "extra" and (move.kind in ACTION or move.kind == "stop"):
        return {}
    return {"none": True} if move.kind == "extra" and v.decision.kind == "act" else None


def recruits_too_much(v: DuelView, move: Move) -> Found:
    """`lfd.act.muster` (line 69): cards that lie there, for the value of sun or less."""
    act = _act(v, move, "muster")
    if act is None:
        return None
    for number in move.numbers:
        if number > len(v.muster) or not v.muster[number - 1]:
            return {"number": number}
    cost = state.recruit_cost(v, move.numbers)
    return {"cost": cost, "value": act.value} if cost > act.value else None


def takes_too_much(v: DuelView, move: Move) -> Found:
    """`lfd.act.fire` (line 79): fire tokens that lie there, for the value of water or less."""
    act = _act(v, move, "fire")
    if act is None:
        return None
    for number, count in Counter(move.numbers).items():
        if number > len(v.fires) or count > v.fires[number - 1]:
            return {"number": number}
    cost = state.fire_cost(v, move.numbers)
    return {"cost": cost, "value": act.value} if cost > act.value else None


def pile_empty_or_dear(v: DuelView, move: Move) -> Found:
    """`lfd.act.tree_buy` (line 85): the top card of a pile, for the value of tree or less."""
    act = _act(v, move, "plant")
    if act is None:
        return None
    left = state.pile(v, move.element)
    if not left:
        return {"element": move.element}
    cost = v.box.trees[left[0]].cost
    return {"cost": cost, "value": act.value} if cost > act.value else None


def pile_used(v: DuelView, move: Move) -> Found:
    """`lfd.act.tree_limit` (line 87): one card from each pile in one action."""
    act = _act(v, move, "plant")
    return {"element": move.element} if act is not None and move.element in act.piles else None


def on_the_lake(v: DuelView, move: Move) -> Found:
    """`lfd.R21`: not on the starting card; every card keeps its river to the lake."""
    dry = _dry(v, move)
    if dry is None:
        return None
    cell = (move.numbers[0], move.numbers[1])
    if cell == forest.LAKE:
        return {}
    cut = [other for other in dry if other != cell]
    return {"tree_card": state.grid(v, v.turn)[cut[0]].id} if cut else None


def no_river(v: DuelView, move: Move) -> Found:
    """`lfd.act.tree_place` (line 89): a river joins the card to the lake."""
    cell = move.numbers[:2]
    return {} if cell in (_dry(v, move) or ()) and cell != forest.LAKE else None


def _dry(v: DuelView, move: Move) -> tuple[forest.Cell, ...] | None:
    """The cells that would have no river to the lake; None where no tree is planted."""
    if _act(v, move, "plant") is None or not (left := state.pile(v, move.element)):
        return None
    return forest.dry_after(state.grid(v, v.turn), v.box.trees[left[0]], (move.numbers[0], move.numbers[1]))


def too_many_steps(v: DuelView, move: Move) -> Found:
    """`lfd.act.onibi` (line 99): as many steps as the value of movement, or fewer."""
    act = _act(v, move, "steps")
    if act is None or move.numbers[0] <= act.value:
        return None
    return {"count": move.numbers[0], "value": act.value}


def no_steps(v: DuelView, move: Move) -> Found:
    """`lfd.R25`: at least 1 step."""
    return {} if _act(v, move, "steps") is not None and not move.numbers[0] else None


def stops_before_buying(v: DuelView, move: Move) -> Found:
    """`lfd.R38`: while something can be had for the value, something is bought."""
    if move.kind != "stop" or v.decision.kind != "act":
        return None
    return None if v.acts[-1].piles else {}


def _act(v: DuelView, move: Move, kind: str) -> Act | None:
    """The action under way that the move belongs to."""
    if move.kind != kind or v.decision.kind != "act" or move.seat is not v.decision.seat:
        return None
    return v.acts[-1] if v.acts[-1].element == ACTION[kind] else None


GUARDS: Final[dict[str, Guard]] = {
    "lfd.win.first": over_already,
    "lfd.reveal.place": chance_first,
    "lfd.turn.alternate": not_your_turn,
    "lfd.turn.opt_token": token_first,
    "lfd.turn.opt_reveal": revealing_is_a_turn,
    "lfd.R15": nothing_to_reveal,
    "lfd.sanki.once": not_asked,
    "lfd.token.place": no_token_left,
    "lfd.token.rightmost": shown_nowhere,
    "lfd.R4": already_used,
    "lfd.token.same_player_gap": no_gap,
    "lfd.card.values": other_action,
    "lfd.R36": extra_first,
    "lfd.act.muster": recruits_too_much,
    "lfd.act.fire": takes_too_much,
    "lfd.act.tree_buy": pile_empty_or_dear,
    "lfd.act.tree_limit": pile_used,
    "lfd.R21": on_the_lake,
    "lfd.act.tree_place": no_river,
    "lfd.act.onibi": too_many_steps,
    "lfd.R25": no_steps,
    "lfd.R38": stops_before_buying,
}
"""Clause or ruling id -> guard, in the order in which refusals are told."""
FORMS: Final = {
    ("lfd.R15", "pass"): "refused_pass",
    ("lfd.sanki.once", "asked"): "refused_asked",
    ("lfd.token.place", "now"): "refused_now",
    ("lfd.R36", "none"): "refused_none",
    ("lfd.act.muster", "number"): "refused_empty",
    ("lfd.act.fire", "number"): "refused_none",
    ("lfd.act.tree_buy", "element"): "refused_empty",
    ("lfd.R21", "tree_card"): "refused_cut",
}
