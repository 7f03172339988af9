"""Why a move is not allowed: one guard for each clause (or ruling), which reads only the view of the seat that
moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from silva_kit.position import Refusal, Seat
from silva_kit.silent_guardians.cards import GRAY, in_color
from silva_kit.silent_guardians.moves import Move

if TYPE_CHECKING:
    from silva_kit.silent_guardians.view import GuardiansView

Found = dict[str, Any] | None
Guard = Callable[["GuardiansView", Move], Found]


def won_already(v: GuardiansView, move: Move) -> Found:
    """`sg.end.win`: after the end nobody moves."""
    return {} if v.result is not None and v.result.kind == "win" else None


def lost_already(v: GuardiansView, move: Move) -> Found:
    """`sg.end.lose`: after the loss nobody moves."""
    return {} if v.result is not None and v.result.kind == "loss" else None


def not_your_decision(v: GuardiansView, move: Move) -> Found:
    """`sg.trick.all_play`, in order to the left: it is another seat's decision (a transfer is always its giver's)."""
    return _waits_for(v, move) if v.decision.kind in ("play", "pay") else None


def not_your_draft(v: GuardiansView, move: Move) -> Found:
    """`sg.draft.direction`: the draft goes to the left, one seat after the other."""
    return _waits_for(v, move) if v.decision.kind in ("draft", "turn") else None


def _waits_for(v: GuardiansView, move: Move) -> Found:
    seat = v.decision.subject
    return {"seat": seat} if move.kind != "give" and seat is not move.seat else None


def setup_first(v: GuardiansView, move: Move) -> Found:
    """`sg.setup.remove`: cards, lead player and tokens come first."""
    return {} if v.decision.kind in ("deal", "lead", "layout") else None


def turned_up_first(v: GuardiansView, move: Move) -> Found:
    """`sg.R5` (`draft_blind`): a token is turned up before its seat takes it or passes."""
    return {} if v.decision.kind == "turn" and move.kind in ("take", "pass", "give") else None


def no_draft_now(v: GuardiansView, move: Move) -> Found:
    """`sg.draft.choose`: tokens are taken in the draft, one that lies in the centre."""
    if move.kind not in ("take", "pass") or v.decision.kind == "turn":
        return None
    if v.decision.kind != "draft":
        return {}
    if move.kind == "pass":
        return None
    there = move.color in v.pool if v.offered is None else move.color == v.offered
    return None if there else {"color": move.color}


def out_of_draft(v: GuardiansView, move: Move) -> Found:
    """`sg.draft.pass_final`: who has passed is out of the draft."""
    passed = v.decision.kind in ("draft", "turn") and move.kind in ("take", "pass") and move.seat not in v.drafting
    return {} if passed else None


def last_must_take(v: GuardiansView, move: Move) -> Found:
    """`sg.R4`: the last one in the draft may not pass; where it may and has, the draft is stuck."""
    if v.result is not None and v.result.kind == "void":
        return {"count": len(v.pool)}
    last = v.decision.kind in ("draft", "turn") and v.drafting == (move.seat,)
    return {} if move.kind == "pass" and last and v.rulings.draft_last_active_must_take == "yes" else None


def no_play_now(v: GuardiansView, move: Move) -> Found:
    """`sg.trick.lead_card`: cards are played in tricks, after the draft and when the last trick is paid."""
    return {} if move.kind == "play" and v.decision.kind in ("draft", "turn", "pay") else None


def no_such_card(v: GuardiansView, move: Move) -> Found:
    """`sg.setup.sort`: the card is named by its colour and its place in it."""
    assert move.seat is not None
    if move.kind != "play":
        return None
    held = len(in_color(v.hands[move.seat.index], move.color))
    return {"color": move.color, "count": held} if move.place > held else None


def must_follow(v: GuardiansView, move: Move) -> Found:
    """`sg.trick.follow` (line 93, R6): who holds the lead colour plays it."""
    assert move.seat is not None
    if move.kind != "play" or not v.trick or len(v.trick) == len(v.seats):
        return None
    led = v.trick[0][1].color
    return {"color": led} if move.color != led and in_color(v.hands[move.seat.index], led) else None


def no_trick_to_pay(v: GuardiansView, move: Move) -> Found:
    """`sg.token.place`: the winner of a trick places a token that they hold."""
    assert move.seat is not None
    if move.kind != "pay":
        return None
    if v.decision.kind != "pay":
        return {}
    return {"color": move.color} if move.color not in v.tokens[move.seat.index] else None


def wrong_token(v: GuardiansView, move: Move) -> Found:
    """`sg.token.most_frequent` (line 107): the token matches the most frequent colour."""
    due = v.owed
    wrong = move.kind == "pay" and due is not None and due.case == "most_frequent" and move.color not in due.valid
    return (
        {"color": move.color, "colors": due.valid} if wrong and due is not None and due.choosable != (GRAY,) else None
    )


def gray_only(v: GuardiansView, move: Move) -> Found:
    """`sg.token.gray_owed` (line 135, R10): where gray is the most frequent colour only a gray token will do."""
    due = v.owed
    owes_gray = due is not None and due.case == "most_frequent" and due.choosable == (GRAY,)
    return {} if move.kind == "pay" and owes_gray and move.color != GRAY else None


def one_of_two(v: GuardiansView, move: Move) -> Found:
    """`sg.combo.2v2` (line 140, R8): one of the two colours, or gray for it."""
    due = v.owed
    wrong = move.kind == "pay" and due is not None and due.case == "two_vs_two" and move.color not in due.valid
    return {"colors": due.choosable} if wrong and due is not None else None


def no_transfer(v: GuardiansView, move: Move) -> Found:
    """`sg.scn.transfer` (line 163): only with a transfer left, and to another player."""
    if move.kind != "give":
        return None
    if move.target is move.seat:
        return {"seat": move.seat}
    return {} if v.transfers <= 0 else None


def not_held(v: GuardiansView, move: Move) -> Found:
    """`sg.R14`: one unplaced token at a time, which its giver holds."""
    assert move.seat is not None
    if move.kind != "give":
        return None
    lacking = Counter(move.colors) - Counter(v.tokens[move.seat.index])
    if lacking:
        return {"color": next(iter(lacking))}
    return {} if len(move.colors) > 1 and v.rulings.transfer_max_tokens == "1" else None


def between_tricks(v: GuardiansView, move: Move) -> Found:
    """`sg.R13`: without the rescue tokens change hands only between tricks."""
    return {} if move.kind == "give" and v.rulings.transfer_rescue == "no" and v.trick else None


GUARDS: Final[dict[str, Guard]] = {
    "sg.end.win": won_already,
    "sg.end.lose": lost_already,
    "sg.draft.direction": not_your_draft,
    "sg.trick.all_play": not_your_decision,
    "sg.setup.remove": setup_first,
    "sg.R5": turned_up_first,
    "sg.draft.choose": no_draft_now,
    "sg.draft.pass_final": out_of_draft,
    "sg.R4": last_must_take,
    "sg.trick.lead_card": no_play_now,
    "sg.setup.sort": no_such_card,
    "sg.trick.follow": must_follow,
    "sg.token.place": no_trick_to_pay,
    "sg.token.most_frequent": wrong_token,
    "sg.token.gray_owed": gray_only,
    "sg.combo.2v2": one_of_two,
    "sg.scn.transfer": no_transfer,
    "sg.R14": not_held,
    "sg.R13": between_tricks,
}
"""Clause or ruling id -> guard, in the order in which refusals are told."""
FORMS: Final = {
    ("sg.draft.choose", "color"): "refused_color",
    ("sg.token.place", "color"): "refused_color",
    ("sg.scn.transfer", "seat"): "refused_self",
    ("sg.R14", ""): "refused_many",
    ("sg.R4", "count"): "refused_stuck",
}
_CHANCE: Final = {"deal": "sg.setup.remove", "lead": "sg.draft.lead", "layout": "sg.draft.layout", "turn": "sg.R5"}


def chance_refused(move: Move) -> Refusal:
    """Why chance cannot answer so: the clause that the answer belongs to."""
    return Refusal(_CHANCE[move.kind], {}, "refused_chance")


def not_yours(v: GuardiansView) -> Refusal:
    """The one refusal of a move that is not the viewer's to make, the same for every such move: the end, what chance
    decides first, or the seat that the game waits for."""
    if v.result is not None:
        count = {"count": len(v.pool)} if v.result.kind == "void" else {}
        return Refusal(v.result.clause, count, "refused_stuck" if count else "refused")
    seat: Seat | None = v.decision.subject
    if seat is None:
        return Refusal("sg.setup.remove")
    in_draft = v.decision.kind in ("draft", "turn")
    return Refusal("sg.draft.direction" if in_draft else "sg.trick.all_play", {"seat": seat})
