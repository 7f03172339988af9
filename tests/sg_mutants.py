"""Broken rules of Silent Guardians, each a mistake that implementations of trick-taking games have made, each one
place wide.

`MUTANTS` maps a name to a function that breaks the rule through pytest's monkeypatch. Nothing of this is shipped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from killers import Mutants
from silva_kit.position import OPEN, PUBLIC, Seat
from silva_kit.silent_guardians import accounts, effects, guards, legal, position, trick, view
from silva_kit.silent_guardians.cards import COLORS, GRAY, sort_tokens
from silva_kit.silent_guardians.decision import Decision
from silva_kit.silent_guardians.trick import Owed, Plays

Patch = pytest.MonkeyPatch
MUTANTS: Final = Mutants()
mutant = MUTANTS.enter


def owing(patch: Patch, change: Callable[[Plays, Owed], Owed]) -> None:
    """Change what a trick owes, in every place that asks."""
    real = trick.owed

    def changed(plays: Plays) -> Owed:
        return change(plays, real(plays))

    for module in (trick, effects, legal, view, accounts):
        patch.setattr(module, "owed", changed)


def then(patch: Patch, kind: str, change: Callable[[Any, Any], None]) -> None:
    """Let a move of a kind do something more."""
    real = effects.APPLY[kind]

    def changed(p: Any, move: Any) -> None:
        real(p, move)
        change(p, move)

    patch.setitem(effects.APPLY, kind, changed)


def winning(patch: Patch, choose: Callable[[Plays], Any]) -> None:
    """Another winner of a trick."""
    patch.setattr(trick, "winner", choose)


def highest(plays: Plays, color: str) -> Any:
    """The highest card of a color."""
    return max((play for play in plays if play[1].color == color), key=lambda play: play[1].rank)


# Who wins a trick


@mutant
def trump_is_ignored(patch: Patch) -> None:
    """sg.trick.winner_trump forgotten."""
    winning(patch, lambda plays: highest(plays, plays[0][1].color))


@mutant
def the_highest_number_wins(patch: Patch) -> None:
    """sg.trick.winner_lead without the lead color."""
    winning(patch, lambda plays: max(plays, key=lambda play: play[1].rank))


@mutant
def the_lowest_trump_card_wins(patch: Patch) -> None:
    """The first trump card played wins, however low."""
    real = trick.winner
    winning(patch, lambda plays: next((play for play in plays if play[1].color == GRAY), real(plays)))


@mutant
def the_lead_player_always_wins(patch: Patch) -> None:
    """Nobody's card is compared."""
    winning(patch, lambda plays: plays[0])


@mutant
def the_winner_does_not_lead_next(patch: Patch) -> None:
    """sg.trick.next_lead: the lead goes round to the left."""

    def left(p: Any, move: Any) -> None:
        if p.decision.kind == "play":
            p.lead = effects.left_of(p, move.seat)
            p.decision = Decision("play", p.lead)

    then(patch, "pay", left)


# Which token a trick owes


@mutant
def the_lead_color_is_owed(patch: Patch) -> None:
    """sg.token.not_lead: the plurality is read as the lead color."""

    def lead(plays: Plays, due: Owed) -> Owed:
        led = plays[0][1].color
        return replace(due, choosable=(led,), valid=sort_tokens(tuple({led, GRAY})))

    owing(patch, lambda plays, due: lead(plays, due) if due.case == "most_frequent" else due)


@mutant
def the_winning_color_is_owed(patch: Patch) -> None:
    """The token matches the card that won."""

    def won(plays: Plays, due: Owed) -> Owed:
        return replace(due, choosable=(due.winning.color,), valid=sort_tokens(tuple({due.winning.color, GRAY})))

    owing(patch, lambda plays, due: won(plays, due) if due.case == "most_frequent" else due)


@mutant
def a_pair_and_two_singles_give_a_choice(patch: Patch) -> None:
    """R7: 2-1-1 is read as "two colors in equal numbers"."""

    def choice(plays: Plays, due: Owed) -> Owed:
        colors = {card.color for _, card in plays}
        if due.count != 2 or len(colors) != 3:
            return due
        return replace(due, valid=sort_tokens(tuple(colors | {GRAY})))

    owing(patch, choice)


@mutant
def a_majority_is_needed(patch: Patch) -> None:
    """sg.token.majority taken at its word: without more than half of the cards any token will do."""

    def majority(plays: Plays, due: Owed) -> Owed:
        return due if 2 * due.count > len(plays) else replace(due, choosable=tuple(COLORS), valid=tuple(COLORS))

    owing(patch, majority)


@mutant
def two_vs_two_owes_the_winning_color(patch: Patch) -> None:
    """sg.combo.2v2 without the choice."""

    def one(plays: Plays, due: Owed) -> Owed:
        color = due.winning.color
        return replace(due, choosable=(color,), valid=sort_tokens(tuple({color, GRAY})))

    owing(patch, lambda plays, due: one(plays, due) if due.case == "two_vs_two" else due)


@mutant
def two_vs_two_with_gray_owes_gray(patch: Patch) -> None:
    """R8 read the other way."""

    def gray(plays: Plays, due: Owed) -> Owed:
        return replace(due, choosable=(GRAY,), valid=(GRAY,))

    owing(patch, lambda plays, due: gray(plays, due) if due.case == "two_vs_two" and GRAY in due.choosable else due)


@mutant
def all_different_owes_a_color_of_the_trick(patch: Patch) -> None:
    """sg.combo.all_different: only the colors that lie there."""

    def there(plays: Plays, due: Owed) -> Owed:
        colors = tuple(color for color in COLORS if any(card.color == color for _, card in plays))
        return replace(due, choosable=colors, valid=sort_tokens(tuple({*colors, GRAY})))

    owing(patch, lambda plays, due: there(plays, due) if due.case == "all_different" else due)


@mutant
def three_cards_are_never_all_different(patch: Patch) -> None:
    """R9 read as a rule for 4 cards only: the winning color is owed."""

    def one(plays: Plays, due: Owed) -> Owed:
        color = due.winning.color
        return replace(due, case="most_frequent", choosable=(color,), valid=sort_tokens(tuple({color, GRAY})))

    owing(patch, lambda plays, due: one(plays, due) if due.case == "all_different" and len(plays) == 3 else due)


@mutant
def a_gray_token_is_not_wild(patch: Patch) -> None:
    """sg.token.gray_any forgotten."""
    owing(patch, lambda plays, due: replace(due, valid=due.choosable))


@mutant
def a_colored_token_pays_gray(patch: Patch) -> None:
    """sg.token.gray_owed (R10): wild both ways."""
    owing(patch, lambda plays, due: replace(due, valid=tuple(COLORS)) if due.choosable == (GRAY,) else due)


@mutant
def gray_only_where_the_color_is_not_held(patch: Patch) -> None:
    """R11 read as a last resort: whoever holds the color places it."""
    real = Owed.usable

    def usable(due: Owed, tokens: tuple[str, ...]) -> tuple[str, ...]:
        found = real(due, tokens)
        colored = tuple(color for color in found if color != GRAY)
        return colored if colored and due.case == "most_frequent" else found

    patch.setattr(Owed, "usable", usable)


# Playing cards


@mutant
def nobody_need_follow(patch: Patch) -> None:
    """sg.trick.follow forgotten in the fast way and among the guards."""
    patch.delitem(guards.GUARDS, "sg.trick.follow")
    patch.setattr(legal, "_own", _free_play(legal._own))


def _free_play(own: Any) -> Any:
    """Legal moves with any card, whatever was led."""

    def moves(p: Any, seat: Any) -> Any:
        if p.decision.kind != "play" or not p.trick:
            yield from own(p, seat)
            return
        hand = p.hands[seat.index]
        for color in COLORS:
            for place in range(1, len(legal.in_color(hand, color)) + 1):
                yield legal.Move("play", seat, (color,), place)

    return moves


@mutant
def gray_need_not_be_followed(patch: Patch) -> None:
    """R6 read the other way, in the fast way and in the guard."""
    free, real, guard = _free_play(legal._own), legal._own, guards.must_follow

    def own(p: Any, seat: Any) -> Any:
        gray = bool(p.trick) and p.trick[0][1].color == GRAY
        return free(p, seat) if gray else real(p, seat)

    patch.setattr(legal, "_own", own)
    patch.setitem(
        guards.GUARDS,
        "sg.trick.follow",
        lambda v, move: None if v.trick and v.trick[0][1].color == GRAY else guard(v, move),
    )


@mutant
def trump_may_be_played_though_one_could_follow(patch: Patch) -> None:
    """The fast way lets a trump card be played at any time."""
    real = legal._own

    def own(p: Any, seat: Any) -> Any:
        yield from real(p, seat)
        if p.decision.kind == "play" and p.trick and p.trick[0][1].color != GRAY:
            hand = p.hands[seat.index]
            if legal.in_color(hand, p.trick[0][1].color):
                yield from (legal.Move("play", seat, (GRAY,), n + 1) for n in range(len(legal.in_color(hand, GRAY))))

    patch.setattr(legal, "_own", own)


@mutant
def a_place_is_counted_from_the_high_end(patch: Patch) -> None:
    """sg.setup.high_end: the indicator is put at the wrong end."""
    patch.setattr(effects, "in_color", lambda cards, color: legal.in_color(cards, color)[::-1])


@mutant
def play_goes_to_the_right(patch: Patch) -> None:
    """R19: draft and trick go the wrong way round."""
    patch.setattr(effects, "left_of", lambda p, seat: p.seats[seat.index - 1])


@mutant
def a_played_card_stays_in_hand(patch: Patch) -> None:
    """The card lies in the trick and is held all the same."""
    real = effects.APPLY["play"]

    def play(p: Any, move: Any) -> None:
        before = p.hands
        real(p, move)
        p.hands = before

    patch.setitem(effects.APPLY, "play", play)


# Tokens


@mutant
def a_placed_token_is_kept(patch: Patch) -> None:
    """sg.token.place: the token stays with its player."""
    real = effects.APPLY["pay"]

    def pay(p: Any, move: Any) -> None:
        before = p.tokens
        real(p, move)
        p.tokens = before

    patch.setitem(effects.APPLY, "pay", pay)


@mutant
def the_game_is_lost_only_at_the_end(patch: Patch) -> None:
    """sg.token.fail: a trick that cannot be paid is left unpaid, and play goes on."""

    def check(p: Any, due: Owed, *, first: bool) -> None:
        if not due.usable(p.tokens[due.winner.index]):
            p.trick, p.lead = (), due.winner
            p.decision = Decision("play", due.winner)
            if not any(p.hands):
                p.result, p.decision = position.Result("loss", (), "sg.end.lose"), Decision("over")

    patch.setattr(effects, "_check_can_pay", check)


@mutant
def no_transfer_saves_the_game(patch: Patch) -> None:
    """R13: lost before the transfers are asked for."""
    patch.setattr(effects, "waits", lambda *about: False)


@mutant
def only_a_transfer_that_helps_delays_the_loss(patch: Patch) -> None:
    """R13: lost at once where nobody holds a valid token, though transfers are left."""
    patch.setattr(effects, "waits", legal.can_be_paid)


@mutant
def a_transfer_without_a_token_delays_the_loss(patch: Patch) -> None:
    """R13: the count of transfers alone is asked for, though nobody has a token to give."""

    def waits(p: Any, due: Owed) -> bool:
        return legal.waits(p, due) or legal.may_transfer("pay", True, p.transfers, p.rulings.transfer_rescue)

    patch.setattr(effects, "waits", waits)


@mutant
def the_last_transfer_is_not_judged(patch: Patch) -> None:
    """sg.token.fail: after transfers nobody asks any more whether the trick can be paid."""
    real = effects._check_can_pay
    patch.setattr(effects, "_check_can_pay", lambda p, due, first: real(p, due, first=first) if first else None)


@mutant
def the_winner_gets_the_win_alone(patch: Patch) -> None:
    """sg.theme.coop forgotten."""

    def alone(p: Any, move: Any) -> None:
        if p.result is not None and p.result.kind == "win":
            p.result = position.Result("win", (move.seat,), "sg.end.win")

    then(patch, "pay", alone)


# Draft


@mutant
def a_pass_is_not_final(patch: Patch) -> None:
    """sg.draft.pass_final: a player who passed is asked again in the next round."""

    def stay(p: Any, move: Any) -> None:
        if p.result is None:
            p.drafting = p.seats

    then(patch, "pass", stay)


@mutant
def the_last_one_may_pass(patch: Patch) -> None:
    """R4: the guard is missing, and the fast way does not look."""
    patch.delitem(guards.GUARDS, "sg.R4")
    real = legal._draft

    def draft(p: Any, seat: Any) -> Any:
        moves = list(real(p, seat))
        yield from moves
        if moves[-1].kind != "pass":
            yield legal.Move("pass", seat)

    patch.setattr(legal, "_draft", draft)


@mutant
def a_taken_token_stays_in_the_center(patch: Patch) -> None:
    """sg.draft.choose: the pool is never emptied."""
    real = effects.APPLY["take"]

    def take(p: Any, move: Any) -> None:
        before = p.pool
        real(p, move)
        p.pool = before

    patch.setitem(effects.APPLY, "take", take)


@mutant
def the_last_taker_leads_the_first_trick(patch: Patch) -> None:
    """R5: whoever ended the draft leads."""

    def lead(p: Any, move: Any) -> None:
        if p.decision.kind == "play":
            p.lead = move.seat
            p.decision = Decision("play", move.seat)

    then(patch, "take", lead)


@mutant
def tokens_face_down_are_seen(patch: Patch) -> None:
    """R5 draft_blind: every player sees the colours in the centre."""
    patch.setattr(view, "_pool", lambda p, viewer: p.pool)


@mutant
def what_waits_for_a_turned_token_is_refused_by_the_setup(patch: Patch) -> None:
    """R5 draft_blind: the refusal names the clause of the set-up."""
    patch.setitem(guards.GUARDS, "sg.setup.remove", lambda v, move: {} if v.decision.by_chance else None)


@mutant
def an_unseen_token_may_be_swapped(patch: Patch) -> None:
    """R5 draft_blind: any token of the pool may be taken instead of the one that was turned over."""
    real = legal._draft

    def draft(p: Any, seat: Any) -> Any:
        offered, p.offered = p.offered, None
        try:
            return iter(list(real(p, seat)))
        finally:
            p.offered = offered

    patch.setattr(legal, "_draft", draft)


# Transfers


@mutant
def a_transfer_costs_nothing(patch: Patch) -> None:
    """sg.scn.transfer: the count stays."""

    def free(p: Any, move: Any) -> None:
        p.transfers += 1

    then(patch, "give", free)


@mutant
def a_token_that_is_not_held_can_be_given(patch: Patch) -> None:
    """R14: the guard is missing."""
    patch.delitem(guards.GUARDS, "sg.R14")


@mutant
def one_can_give_to_oneself(patch: Patch) -> None:
    """The guard of sg.scn.transfer looks at the count only."""
    patch.setitem(guards.GUARDS, "sg.scn.transfer", lambda v, m: {} if m.kind == "give" and v.transfers <= 0 else None)


@mutant
def only_the_seat_to_move_may_give(patch: Patch) -> None:
    """sg.scn.transfer: "at any point" read as "on one's turn"."""
    real = legal._transfers
    patch.setattr(legal, "_transfers", lambda p: (m for m in real(p) if m.seat is p.decision.seat))


@mutant
def a_transfer_moves_any_number(patch: Patch) -> None:
    """R14: the fast way forgets the switch."""
    patch.setattr(legal, "_transfers", _all_gifts)


def _all_gifts(p: Any) -> Any:
    if legal.may_transfer(p.decision.kind, bool(p.trick), p.transfers, p.rulings.transfer_rescue):
        for giver in p.seats:
            for gift in legal.bundles(p.tokens[giver.index]):
                yield from (legal.Move("give", giver, gift, target=to) for to in p.seats if to is not giver)


# Setup and views


@mutant
def a_color_may_stay_complete(patch: Patch) -> None:
    """sg.setup.remove: 8 cards are removed, whatever their colors."""
    patch.setattr(legal, "_can_be_dealt", lambda p, hands: True)


@mutant
def gray_is_always_removed(patch: Patch) -> None:
    """R1 read the other way, whatever the switch says."""
    real = legal._can_be_dealt

    def can(p: Any, hands: Any) -> bool:
        return real(p, hands) and sum(card.color == GRAY for hand in hands for card in hand) < 4

    patch.setattr(legal, "_can_be_dealt", can)


@mutant
def removed_cards_are_found_in_the_hands(patch: Patch) -> None:
    """sg.setup.removed_face_down: one removed card more than is missing."""

    def lose(p: Any, move: Any) -> None:
        p.removed = p.removed[1:]

    then(patch, "deal", lose)


@mutant
def a_holder_sees_the_own_ranks(patch: Patch) -> None:
    """sg.setup.blind forgotten."""
    real = view.sees
    patch.setattr(view, "sees", lambda p, viewer, holder: viewer is holder or real(p, viewer, holder))


@mutant
def a_spectator_sees_ranks(patch: Patch) -> None:
    """PUBLIC is taken for somebody who is not the holder."""
    real = view.sees
    patch.setattr(view, "sees", lambda p, viewer, holder: viewer is PUBLIC or real(p, viewer, holder))


@mutant
def nobody_sees_anything(patch: Patch) -> None:
    """R3 read as (c): no rank is known to anybody."""
    patch.setattr(view, "sees", lambda p, viewer, holder: viewer is OPEN)


@mutant
def the_sorter_sees_all(patch: Patch) -> None:
    """R3 sorter_only forgotten."""
    patch.setattr(view, "sees", lambda p, viewer, holder: viewer is OPEN or _other_seat(viewer, holder))


def _other_seat(viewer: Any, holder: Any) -> bool:
    return isinstance(viewer, Seat) and viewer is not holder


@mutant
def the_sorter_is_the_left_neighbour(patch: Patch) -> None:
    """R3 sorter_only: the hand came from the wrong side."""
    real = view.sees

    def sees(p: Any, viewer: Any, holder: Any) -> bool:
        if p.rulings.visibility == "all_but_holder" or not isinstance(viewer, Seat):
            return real(p, viewer, holder)
        return p.seats[viewer.index - 1] is holder

    patch.setattr(view, "sees", sees)


@mutant
def removed_ranks_are_shown(patch: Patch) -> None:
    """sg.setup.removed_face_down: the faces can be seen."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.removed = p.removed
        return made

    patch.setattr(view, "build", build)


@mutant
def others_legal_moves_are_shown(patch: Patch) -> None:
    """The view carries the mover's options, whoever looks."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.legal_moves = p.legal_moves
        return made

    patch.setattr(view, "build", build)
