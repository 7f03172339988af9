"""Why a move is not allowed: one guard for each clause (or ruling), which reads only the view of the seat that moves.

Legality is decided here: `GUARDS` maps an id to its guard, a guard returns the arguments of its refusal or None.
Taking an entry out lifts exactly that rule. `legal.py` has a faster way to the same moves; a property test holds the
two together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from silva_kit.silva.cards import BOY, KUKUNOCHI, TRAINEE, WARRIOR, Card
from silva_kit.silva.legal import may_name, names_target
from silva_kit.silva.moves import Move

if TYPE_CHECKING:
    from silva_kit.silva.view import SilvaView

Found = dict[str, Any] | None
Guard = Callable[["SilvaView", Move], Found]


def game_over(v: SilvaView, move: Move) -> Found:
    """`silva.end.any_condition`: after the end nobody moves."""
    return {} if v.result is not None else None


def not_your_decision(v: SilvaView, move: Move) -> Found:
    """`silva.turn.unit`: it is another seat's turn to decide."""
    seat = v.decision.seat
    return {"seat": seat} if seat is not None and seat is not move.seat else None


def draw_first(v: SilvaView, move: Move) -> Found:
    """`silva.turn.draw`: the deck moves now; a seat decides when the draw is done."""
    if not v.decision.by_chance or v.result is not None:
        return None
    seat = v.decision.subject or v.turn
    return {} if seat is None else {"seat": seat}


def effect_waits(v: SilvaView, move: Move) -> Found:
    """`silva.turn.effects_mandatory`: a card cannot be played while an effect waits for a decision."""
    waits = move.kind == "play" and v.decision.kind in ("keep", "masu", "pick_open", "pick_blind")
    return {"seat": v.decision.seat} if waits else None


def not_in_hand(v: SilvaView, move: Move) -> Found:
    """`silva.turn.play_one`: a card is played from the own hand."""
    assert move.seat is not None
    return {"card": move.card} if move.kind == "play" and move.card not in v.hands[move.seat.index] else None


def kukunochi_stays(v: SilvaView, move: Move) -> Found:
    """`silva.card.10.not_playable`."""
    return {} if move.kind == "play" and move.card is KUKUNOCHI else None


def target_missing(v: SilvaView, move: Move) -> Found:
    """`silva.target.some_effects`: this card needs a target."""
    return {"card": move.card} if move.kind == "play" and move.target is None and _names_target(v, move.card) else None


def target_too_many(v: SilvaView, move: Move) -> Found:
    """`silva.R76`: a card that does nothing to anybody now names nobody; only the Trainee names a card."""
    if move.kind != "play":
        return None
    idle_target = move.target is not None and not _names_target(v, move.card)
    idle_guess = move.guess is not None and move.card is not TRAINEE
    return {"card": move.card} if idle_target or idle_guess else None


def target_self(v: SilvaView, move: Move) -> Found:
    """`silva.target.not_self`."""
    return {} if move.kind == "play" and move.target is move.seat else None


def target_out(v: SilvaView, move: Move) -> Found:
    """`silva.R71`: who is out cannot be targeted."""
    return (
        {"target": move.target}
        if move.kind == "play" and move.target is not None and move.target not in v.alive
        else None
    )


def guess_missing(v: SilvaView, move: Move) -> Found:
    """`silva.card.02.guess`: the Trainee names a card."""
    return {} if move.kind == "play" and move.card is TRAINEE and move.guess is None else None


def trainee_named(v: SilvaView, move: Move) -> Found:
    """`silva.R32`: whether 2 may be named."""
    barred = move.guess is TRAINEE and move.card is TRAINEE and v.rulings.trainee_domain != "all_11"
    return {"card": move.guess} if barred else None


def zero_named(v: SilvaView, move: Move) -> Found:
    """`silva.R34`: whether 0 may be named, and when."""
    guess, target = move.guess, move.target
    if guess is None or guess.level != 0 or move.card is not TRAINEE:
        return None
    if target is None:
        return {"card": guess} if v.rulings.trainee_may_name_0 == "forbidden" else None
    return None if may_name(v.rulings, guess, target, v.fresh) else {"card": guess}


def nothing_to_keep(v: SilvaView, move: Move) -> Found:
    """`silva.card.07.keep_return`: one of the drawn cards stays (two of all where `silva.R51` is `all`)."""
    if move.kind != "keep":
        return None
    if v.decision.kind != "keep" or v.decision.seat is not move.seat:
        return {}
    assert move.seat is not None
    cards = list(v.hands[move.seat.index])
    wanted = [move.card] if v.rulings.farmer_choice == "drawn_only" else [move.card, move.other]
    among = cards[1:] if v.rulings.farmer_choice == "drawn_only" else cards
    if v.rulings.farmer_choice == "drawn_only" and move.other is not None:
        return {"card": move.other}
    for card in wanted:
        if card not in among:
            return {"card": card if card is not None else move.card}
        among.remove(card)
    return None


def nothing_to_nullify(v: SilvaView, move: Move) -> Found:
    """`silva.card.06.nullify`: the Masu answers a defeat of its owner."""
    asked = v.decision.kind == "masu" and v.decision.seat is move.seat
    return {} if move.kind in ("masu", "decline") and not asked else None


def not_an_open_card(v: SilvaView, move: Move) -> Found:
    """`silva.card.09.choose` (and `silva.card.01.second`): one of the two revealed cards is named, when there are
    two."""
    if move.kind != "pick":
        return None
    if v.decision.kind not in ("pick_open", "pick_blind") or v.decision.seat is not move.seat:
        return {}
    if v.decision.kind == "pick_blind" or _warrior_picks(v):
        return None
    return _not_in_picked_hand(v, move)


def not_in_warriors_hand(v: SilvaView, move: Move) -> Found:
    """`silva.card.04.choose`: where the Warrior's pick is open (R01), a card of that hand is named."""
    if (
        move.kind != "pick"
        or v.decision.kind != "pick_open"
        or v.decision.seat is not move.seat
        or not _warrior_picks(v)
    ):
        return None
    return _not_in_picked_hand(v, move)


def blind_pick(v: SilvaView, move: Move) -> Found:
    """`silva.card.04.hide_origin`: two unseen cards are left and right, nothing else."""
    return (
        {}
        if move.kind == "pick"
        and v.decision.kind == "pick_blind"
        and v.decision.seat is move.seat
        and move.side is None
        else None
    )


GUARDS: Final[dict[str, Guard]] = {
    "silva.end.any_condition": game_over,
    "silva.turn.unit": not_your_decision,
    "silva.turn.draw": draw_first,
    "silva.turn.effects_mandatory": effect_waits,
    "silva.turn.play_one": not_in_hand,
    "silva.card.10.not_playable": kukunochi_stays,
    "silva.target.some_effects": target_missing,
    "silva.R76": target_too_many,
    "silva.target.not_self": target_self,
    "silva.R71": target_out,
    "silva.card.02.guess": guess_missing,
    "silva.R32": trainee_named,
    "silva.R34": zero_named,
    "silva.card.07.keep_return": nothing_to_keep,
    "silva.card.06.nullify": nothing_to_nullify,
    "silva.card.09.choose": not_an_open_card,
    "silva.card.04.choose": not_in_warriors_hand,
    "silva.card.04.hide_origin": blind_pick,
}
"""Clause or ruling id -> guard, in the order in which refusals are told."""
FORMS: Final = {
    ("silva.card.09.choose", "card"): "refused_card",
    ("silva.card.07.keep_return", "card"): "refused_card",
    ("silva.card.09.choose", "side"): "refused_side",
    ("silva.card.04.choose", "side"): "refused_side",
    ("silva.turn.draw", ""): "refused_setup",
}
"""The form of a refusal's sentence where the plain one does not fit, by clause and argument."""


def _names_target(v: SilvaView, card: Card | None) -> bool:
    assert card is not None
    if card is not BOY:
        return names_target(card, v.deck_size > 0, False)
    played_only = v.rulings.first_copy_counts == "played_only"
    shown = (d for row in v.rows for d in row if d is not None and not d.hidden)
    return names_target(card, v.deck_size > 0, any(d.card is BOY and not (played_only and d.forced) for d in shown))


def _warrior_picks(v: SilvaView) -> bool:
    assert v.turn is not None
    last = v.rows[v.turn.index][-1]
    return last is not None and last.card is WARRIOR


def _not_in_picked_hand(v: SilvaView, move: Move) -> Found:
    card = move.card
    assert v.decision.other is not None
    if card is None:
        return {"side": move.side}
    return {"card": card} if card not in v.hands[v.decision.other.index] else None
