"""More broken rules of SILVA: mistakes found in public implementations of this family and of other games in which
players go out, and habits that somebody who knows one of these games brings along.

`MUTANTS` holds these and those of `silva_mutants.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from silva_kit.position import OPEN, Result
from silva_kit.silva import attacks, defeat, effects, ending, guards, legal, turns, view
from silva_kit.silva import events as e
from silva_kit.silva.cards import BOY, BREWER, KUKUNOCHI, PLAYED, TRAINEE
from silva_kit.silva.decision import OVER, Decision
from silva_kit.silva.state import ALL, last_played, learn, left_of
from silva_kit.tuples import put
from silva_mutants import MUTANTS, Patch, mutant, swap

__all__ = ["MUTANTS"]


def then(patch: Patch, module: Any, name: str, change: Callable[..., None], *others: Any) -> None:
    """Let a function of the rules do something more, wherever it is known by its name."""
    real = getattr(module, name)

    def changed(p: Any, *args: Any, **named: Any) -> Any:
        found = real(p, *args, **named)
        change(p, *args)
        return found

    for each in (module, *others):
        patch.setattr(each, name, changed)


def untargeted(patch: Patch, old: Any, change: Callable[[Any, Any, Any], None]) -> None:
    """Let the effect of a card without target be another."""
    swap(patch, effects._UNTARGETED, old, change)


def targeted(patch: Patch, old: Any, change: Callable[[Any, Any, Any, Any], None]) -> None:
    """Let the effect of a card with a target be another."""
    swap(patch, effects._TARGETED, old, change)


# Elimination and regeneration


@mutant
def a_wrong_guess_makes_the_target_regenerate(patch: Patch) -> None:
    """The `else` of the soldier's guess hangs on the wrong `if`: whoever was not hit is reborn."""
    real = effects.trainee

    def trainee(p: Any, seat: Any, target: Any, move: Any) -> None:
        if p.hands[target.index][0] is not move.guess and p.regeneration:
            p.events += (e.GUESS_WRONG(target, move.guess),)
            defeat.regenerate(p, target)
            turns.end_turn(p)
        else:
            real(p, seat, target, move)

    targeted(patch, effects.trainee, trainee)


@mutant
def naming_kukunochi_takes_its_holder_out(patch: Patch) -> None:
    """A right guess eliminates whatever the card: the hero's rebirth is asked for by the other cards only."""
    patch.setattr(effects, "defeat", defeat.eliminate)


@mutant
def the_regeneration_card_is_drawn_unseen(patch: Patch) -> None:
    """A shuffled card is the card of rebirth in a game of this family, so nobody knows it: here it is open."""
    real = defeat.regenerate

    def regenerate(p: Any, seat: Any) -> None:
        real(p, seat)
        p.known = put(p.known, seat.index, 0)

    patch.setattr(defeat, "regenerate", regenerate)


@mutant
def regeneration_resets_the_player(patch: Patch) -> None:
    """The player object is made anew: its Masu and its Farmer are gone."""
    real = defeat.regenerate

    def regenerate(p: Any, seat: Any) -> None:
        real(p, seat)
        p.farmer = put(p.farmer, seat.index, 0)
        p.masu = None if p.masu is seat else p.masu

    patch.setattr(defeat, "regenerate", regenerate)


@mutant
def after_an_elimination_the_next_seat_is_passed_over(patch: Patch) -> None:
    """A seat is taken out of the list while the index of the turn stays: the one who moves up is skipped."""

    def left(p: Any, seat: Any) -> Any:
        moved = any(event.kind is e.OUT for event in p.events) and len(p.alive) > 1
        return left_of(p, left_of(p, seat) if moved else seat)

    patch.setattr(turns, "left_of", left)


@mutant
def after_an_elimination_the_player_goes_again(patch: Patch) -> None:
    """The turn goes back to the seat before the one that fell out."""

    def left(p: Any, seat: Any) -> Any:
        again = any(event.kind is e.OUT for event in p.events) and seat in p.alive
        return seat if again else left_of(p, seat)

    patch.setattr(turns, "left_of", left)


@mutant
def the_turn_passes_before_the_last_one_wins(patch: Patch) -> None:
    """The end is looked for at the start of a round, not after each turn: the last player goes on alone."""
    patch.setattr(ending, "few_left", lambda p: not p.alive)


# Choosing a target


@mutant
def the_owner_of_the_masu_cannot_be_targeted(patch: Patch) -> None:
    """A protected player is left out of the choice, as with a handmaid; the Masu answers a defeat only."""
    real = legal._plays

    def plays(p: Any, seat: Any, hand: Any) -> Any:
        moves = list(real(p, seat, hand))
        return [m for m in moves if m.target is None or m.target is not p.masu] or moves

    patch.setattr(legal, "_plays", plays)


@mutant
def the_trainee_may_not_name_its_own_kind(patch: Patch) -> None:
    """The guard of another game may not name the guard; here all eleven may be named."""
    real = legal.may_name
    for module in (legal, guards):
        patch.setattr(module, "may_name", lambda r, g, t, f: g is not TRAINEE and real(r, g, t, f))


@mutant
def the_trainee_may_always_name_its_own_kind(patch: Patch) -> None:
    """The exception is missing where the ruling asks for it."""
    patch.delitem(guards.GUARDS, "silva.R32")
    real = legal.may_name
    patch.setattr(legal, "may_name", lambda r, g, t, f: g is TRAINEE or real(r, g, t, f))


# The duel and the exchange


@mutant
def the_brewer_itself_is_compared(patch: Patch) -> None:
    """The played card still counts as the hand when the baron compares."""
    real = effects._duel_losers

    def losers(p: Any, seat: Any, target: Any) -> Any:
        held = p.hands
        p.hands = put(held, seat.index, (BREWER,))
        try:
            return real(p, seat, target)
        finally:
            p.hands = held

    patch.setattr(effects, "_duel_losers", losers)


@mutant
def the_higher_hand_goes_out(patch: Patch) -> None:
    """The sign of the comparison is turned round."""
    real = effects._duel_losers

    def losers(p: Any, seat: Any, target: Any) -> Any:
        found = real(p, seat, target)
        return found if len(found) != 1 else (target if found[0] is seat else seat,)

    patch.setattr(effects, "_duel_losers", losers)


@mutant
def only_the_turn_player_sees_the_duel(patch: Patch) -> None:
    """The target loses or stays without having seen the other hand."""
    real = effects.brewer

    def brewer(p: Any, seat: Any, target: Any, move: Any) -> None:
        before = p.known[seat.index]
        real(p, seat, target, move)
        if seat in p.alive and p.known[seat.index] != ALL and p.result is None:
            p.known = put(p.known, seat.index, before)

    targeted(patch, effects.brewer, brewer)


@mutant
def the_recon_team_shows_its_own_hand_too(patch: Patch) -> None:
    """Looking is written once for both, as for the duel."""
    real = effects.recon_team

    def recon(p: Any, seat: Any, target: Any, move: Any) -> None:
        learn(p, seat, target)
        real(p, seat, target, move)

    targeted(patch, effects.recon_team, recon)


@mutant
def the_masu_goes_along_with_the_spirit(patch: Patch) -> None:
    """The king swaps what the players have, and not their hands."""
    real = effects.spirit

    def spirit(p: Any, seat: Any, target: Any, move: Any) -> None:
        p.masu = {seat: target, target: seat}.get(p.masu, p.masu)
        real(p, seat, target, move)

    targeted(patch, effects.spirit, spirit)


@mutant
def the_spirit_leaves_the_hands(patch: Patch) -> None:
    """Both are read after the first was written: nothing is swapped."""
    real = effects.spirit

    def spirit(p: Any, seat: Any, target: Any, move: Any) -> None:
        hands = p.hands
        real(p, seat, target, move)
        p.hands = hands

    targeted(patch, effects.spirit, spirit)


# One of two cards goes


@mutant
def the_other_card_is_discarded(patch: Patch) -> None:
    """The filter keeps the card that it should drop."""
    real = defeat.force_discard

    def force(p: Any, seat: Any, card: Any, **how: Any) -> None:
        real(p, seat, next((c for c in p.hands[seat.index] if c is not card and c is not KUKUNOCHI), card), **how)

    patch.setattr(attacks, "force_discard", force)


@mutant
def a_pair_goes_together(patch: Patch) -> None:
    """The played card is filtered out by its name: with two alike the hand is empty."""
    real = effects.lay

    def lay(p: Any, seat: Any, card: Any, *more: Any) -> None:
        pair = p.hands[seat.index] == (card, card)
        real(p, seat, card, *more)
        if pair:
            p.hands = put(p.hands, seat.index, ())
            p.rows = put(p.rows, seat.index, (*p.rows[seat.index], PLAYED[card]))

    patch.setattr(effects, "lay", lay)


@mutant
def a_forced_discard_lies_with_the_attacker(patch: Patch) -> None:
    """The row is found by the turn and not by the owner of the card."""
    real = defeat.force_discard

    def force(p: Any, seat: Any, card: Any, **how: Any) -> None:
        real(p, seat, card, **how)
        gone = p.rows[seat.index][-1]
        p.rows = put(p.rows, seat.index, p.rows[seat.index][:-1])
        p.rows = put(p.rows, p.turn.index, (*p.rows[p.turn.index], gone))

    patch.setattr(attacks, "force_discard", force)


@mutant
def the_first_boy_attacks_already(patch: Patch) -> None:
    """The played card is laid first and then counted as the earlier one."""
    for module in (legal, guards):
        real = legal.names_target
        patch.setattr(module, "names_target", lambda card, deck, second, real=real: real(card, deck, card is BOY))


@mutant
def a_drawn_victim_uses_up_its_farmer(patch: Patch) -> None:
    """The number of draws belongs to the draw, whoever asks for it: the bonus is gone with the Warrior's card."""
    then(patch, attacks, "target_drew", _no_farmer, effects)


def _no_farmer(p: Any, seat: Any, card: Any) -> None:
    p.farmer = put(p.farmer, seat.index, 0)


@mutant
def a_drawn_victim_loses_its_masu(patch: Patch) -> None:
    """The protection ends with the next card that is drawn, and an attack draws one."""
    then(patch, attacks, "target_drew", _no_masu, effects)


def _no_masu(p: Any, seat: Any, card: Any) -> None:
    p.masu = None if p.masu is seat else p.masu


# Masu and Farmer


@mutant
def the_masu_lasts_until_the_next_turn_only(patch: Patch) -> None:
    """Protection until one's next turn, as in the games with a handmaid or a maiden; the Masu stays until used."""
    real = turns.start_turn

    def start(p: Any, seat: Any) -> None:
        real(p, seat)
        p.masu = None if p.masu is seat else p.masu

    patch.setattr(turns, "start_turn", start)


@mutant
def the_masu_is_gone_at_once(patch: Patch) -> None:
    """The protection is taken away again when the turn in which it came ends."""
    real = effects.masu_craftsman

    def craftsman(p: Any, seat: Any, earlier: Any) -> None:
        real(p, seat, earlier)
        p.masu = None

    untargeted(patch, effects.masu_craftsman, craftsman)


@mutant
def the_first_craftsman_brings_the_masu(patch: Patch) -> None:
    """Every maiden protects; here it takes a second copy."""
    real = effects.masu_craftsman
    untargeted(patch, effects.masu_craftsman, lambda p, seat, earlier: real(p, seat, 1))


@mutant
def a_wrong_guess_uses_up_the_masu(patch: Patch) -> None:
    """The block is spent before it is known whether there is anything to block."""
    real = effects.trainee

    def trainee(p: Any, seat: Any, target: Any, move: Any) -> None:
        wrong = p.hands[target.index][0] is not move.guess
        if wrong and p.masu is target:
            defeat.use_masu(p)
        real(p, seat, target, move)

    targeted(patch, effects.trainee, trainee)


@mutant
def the_masu_stops_a_look(patch: Patch) -> None:
    """A protected player is not touched by any effect."""
    real = effects.recon_team

    def recon(p: Any, seat: Any, target: Any, move: Any) -> None:
        if p.masu is target:
            turns.end_turn(p)
        else:
            real(p, seat, target, move)

    targeted(patch, effects.recon_team, recon)


@mutant
def the_first_farmer_draws_three(patch: Patch) -> None:
    """The sage of another game always draws 3 cards."""
    real = effects.farmer
    untargeted(patch, effects.farmer, lambda p, seat, earlier: real(p, seat, 1))


@mutant
def a_farmer_gives_up_before_a_small_deck(patch: Patch) -> None:
    """Where fewer cards are left than are due, one is drawn as ever."""
    real = turns.start_turn

    def start(p: Any, seat: Any) -> None:
        if p.farmer[seat.index] > len(p.deck):
            p.farmer = put(p.farmer, seat.index, 0)
        real(p, seat)

    patch.setattr(turns, "start_turn", start)


@mutant
def the_wrong_drawn_card_is_kept(patch: Patch) -> None:
    """What a player returns is asked for, not what stays: the wrong one of two drawn cards is kept."""
    real = effects.keep

    def keep(p: Any, move: Any) -> None:
        hand = p.hands[p.turn.index]
        other = next((c for c in hand[1:] if c is not move.card), move.card)
        real(p, type(move)("keep", move.seat, other) if move.other is None else move)

    patch.setitem(effects.APPLY, "keep", keep)


@mutant
def a_second_copy_in_the_same_hand_counts(patch: Patch) -> None:
    """All copies that are not in the deck count, those in hands too."""
    real = legal.copies_shown

    def shown(p: Any, card: Any, seat: Any, scope: str) -> int:
        held = sum(c is card for hand in p.hands for c in hand)
        return real(p, card, seat, scope) + max(0, held - 1)

    patch.setattr(effects, "copies_shown", shown)


# The beginning and the end


@mutant
def the_first_seat_always_begins(patch: Patch) -> None:
    """Nobody is chosen: the list begins with its first player."""
    real = legal.chance

    def chance(p: Any) -> Any:
        return legal.ChanceMoves(p.seats[:1], legal.FIRSTS) if p.decision.kind == "first" else real(p)

    patch.setattr(legal, "chance", chance)


@mutant
def a_tie_goes_to_the_first_of_them(patch: Patch) -> None:
    """The best hand is looked for with `>`: whoever sits first wins alone."""

    def tie(p: Any, tied: Any, held: Any) -> None:
        p.events += (e.HIGHEST(tied[0], held[tied[0]]),)
        ending._finish(p, Result("win", tied[:1], "silva.end.deck.highest"))

    patch.setattr(ending, "_tie", tie)


@mutant
def a_tie_is_broken_by_the_discards(patch: Patch) -> None:
    """Another game adds up the discarded cards of those who tie; here they share it."""
    real = ending._tie

    def tie(p: Any, tied: Any, held: Any) -> None:
        sums = {seat: sum(d.card.level for d in p.rows[seat.index]) for seat in tied}
        best = [seat for seat in tied if sums[seat] == max(sums.values())]
        if len(best) > 1:
            real(p, tied, held)
            return
        p.events += (e.HIGHEST(best[0], held[best[0]]),)
        ending._finish(p, Result("win", (best[0],), "silva.end.deck.highest"))

    patch.setattr(ending, "_tie", tie)


@mutant
def nobody_left_means_the_turn_player_wins(patch: Patch) -> None:
    """Both fall in the duel, but a game must have a winner."""

    def nobody(p: Any, pair: Any) -> None:
        p.events += (e.LAST_LEFT(p.turn),)
        p.result, p.decision = Result("win", (p.turn,), "silva.end.last.winner"), OVER

    patch.setattr(ending, "nobody_left", nobody)


@mutant
def the_fallen_are_compared_in_the_showdown(patch: Patch) -> None:
    """All players are compared, those who are out with the card they fell with: the best living hand may lose."""
    real = ending.showdown

    def showdown(p: Any) -> None:
        real(p)
        best = max(p.hands[s.index][0].level for s in p.alive)
        out = [
            s for s in p.seats if s not in p.alive and any(d.forced and d.card.level > best for d in p.rows[s.index])
        ]
        if out:
            p.result = Result("win", (out[0],), "silva.end.deck.highest")

    patch.setattr(ending, "showdown", showdown)


@mutant
def the_showdown_comes_one_turn_late(patch: Patch) -> None:
    """The deck is looked at when a card cannot be drawn any more: one more player plays from the hand."""
    real = turns.end_turn

    def end(p: Any) -> None:
        if p.deck or p.result is not None or len(p.alive) < 2 or last_played(p).level == 0:
            real(p)
            return
        p.turn = left_of(p, p.turn)
        p.events += (e.NEXT_LEFT(p.turn),)
        p.decision = Decision("play", p.turn)

    for module in (turns, effects, attacks):
        patch.setattr(module, "end_turn", end)


@mutant
def everybody_is_told_what_a_seat_draws(patch: Patch) -> None:
    """The log is sent as it is kept: the drawn card stands in it for all."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.events = real(p, OPEN).events
        return made

    patch.setattr(view, "build", build)


@mutant
def a_hidden_hand_is_sent_along(patch: Patch) -> None:
    """The browser is trusted not to look: hands of others are in the view."""
    real = view._seen_hand
    patch.setattr(view, "_seen_hand", lambda p, seat, viewer, bit: p.hands[seat.index] or real(p, seat, viewer, bit))
