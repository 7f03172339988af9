"""Broken rules of SILVA, each a mistake that implementations of this family of games have made, each one place wide.

`MUTANTS` maps a name to a function that breaks the rule through pytest's monkeypatch. Nothing of this is shipped.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from killers import Mutants
from silva_kit import position
from silva_kit.position import Seat
from silva_kit.silva import attacks, defeat, effects, ending, guards, legal, turns, view
from silva_kit.silva import events as e
from silva_kit.silva.cards import KUKUNOCHI, MASU_CRAFTSMAN, Discard
from silva_kit.silva.moves import Move
from silva_kit.silva.state import ALL
from silva_kit.tuples import put

Patch = pytest.MonkeyPatch
MUTANTS: Final = Mutants()
mutant = MUTANTS.enter


def swap(patch: Patch, table: dict[Any, Any], old: Any, new: Any) -> None:
    """Put another function in the place of one in a dispatch table."""
    for key, value in table.items():
        if value is old:
            patch.setitem(table, key, new)


@mutant
def a_tie_in_a_duel_eliminates_nobody(patch: Patch) -> None:
    """R24 forgotten."""
    real = effects._duel_losers
    patch.setattr(effects, "_duel_losers", lambda p, a, b: () if len(real(p, a, b)) == 2 else real(p, a, b))


@mutant
def a_tie_in_a_duel_eliminates_the_player(patch: Patch) -> None:
    """`<=` for `<`: at equal levels only the turn player goes."""
    real = effects._duel_losers
    patch.setattr(effects, "_duel_losers", lambda p, a, b: real(p, a, b)[:1])


@mutant
def the_eliminated_can_be_targeted(patch: Patch) -> None:
    """R71: the players to choose from are all who began, in the guard and in the fast way."""
    patch.delitem(guards.GUARDS, "silva.R71")
    real = legal._plays

    def plays(p: Any, seat: Seat, hand: Any) -> Any:
        alive, p.alive = p.alive, p.seats
        try:
            return list(real(p, seat, hand))
        finally:
            p.alive = alive

    patch.setattr(legal, "_plays", plays)


@mutant
def one_can_target_oneself(patch: Patch) -> None:
    """silva.target.not_self: one effect of another game may be turned on oneself, so all can."""
    patch.delitem(guards.GUARDS, "silva.target.not_self")
    real = legal._plays

    def plays(p: Any, seat: Seat, hand: Any) -> Any:
        for move in real(p, seat, hand):
            yield move
            if move.target is not None:
                yield Move("play", seat, move.card, seat, move.guess)

    patch.setattr(legal, "_plays", plays)


@mutant
def kukunochi_can_be_played(patch: Patch) -> None:
    """silva.card.10.not_playable forgotten: the card is played and does nothing."""
    patch.setattr(legal, "KUKUNOCHI", None)
    patch.setitem(effects._UNTARGETED, 10, lambda p, seat, earlier: turns.end_turn(p))


@mutant
def an_effect_runs_with_an_empty_deck(patch: Patch) -> None:
    """silva.noeffect.empty_deck forgotten where targets are named."""
    real = legal.names_target
    for module in (legal, guards):
        patch.setattr(module, "names_target", lambda card, deck, boy: real(card, True, boy))


@mutant
def the_last_card_ends_the_game_at_the_draw(patch: Patch) -> None:
    """The deck is looked at after the draw, and the turn is lost."""
    real = effects.draw

    def draw(p: Any, move: Any) -> None:
        real(p, move)
        if not p.deck and p.decision.kind == "play":
            p.hands = put(p.hands, p.turn.index, p.hands[p.turn.index][:1])
            ending.showdown(p)

    patch.setitem(effects.APPLY, "draw", draw)


@mutant
def a_swapped_hand_leaves_the_old_knowledge(patch: Patch) -> None:
    """After a Spirit the masks stay where they were."""
    real = effects.spirit

    def spirit(p: Any, seat: Any, target: Any, move: Any) -> None:
        before = p.known
        p.known = tuple(0 for _ in p.known)
        real(p, seat, target, move)
        if p.result is None:
            p.known = tuple(a | b if b != ALL else ALL for a, b in zip(p.known, before, strict=True))

    swap(patch, effects._TARGETED, effects.spirit, spirit)


@mutant
def a_protected_player_is_eliminated(patch: Patch) -> None:
    """The Masu is never asked."""
    for module in (effects, attacks):
        patch.setattr(module, "masu_stops", lambda p, seat, attack: False)


@mutant
def the_masu_is_never_used_up(patch: Patch) -> None:
    """silva.card.06.nullify without "once"."""

    def use(p: Any) -> None:
        p.events += (e.MASU_USED(p.masu),)

    for module in (effects, defeat):
        patch.setattr(module, "use_masu", use)


@mutant
def the_masu_stops_the_sword_girl(patch: Patch) -> None:
    """R17: the closed list is read as open."""
    real = defeat.masu_stops
    patch.setattr(attacks, "masu_stops", lambda p, seat, attack: p.masu is seat or real(p, seat, attack))


@mutant
def a_forced_discard_triggers_its_effect(patch: Patch) -> None:
    """A second Masu Craftsman that is forced out makes its victim the owner."""
    real = defeat.force_discard

    def force(p: Any, seat: Any, card: Any, **how: Any) -> None:
        if card is MASU_CRAFTSMAN and legal.copies_shown(p, card, seat, "per_game"):
            p.masu = seat
        real(p, seat, card, **how)

    patch.setattr(attacks, "force_discard", force)


@mutant
def the_first_copy_counts_per_player(patch: Patch) -> None:
    """R07-R09 read per player."""
    patch.setattr(effects, "_scope", lambda p, card: "per_player")


@mutant
def a_forced_copy_does_not_count(patch: Patch) -> None:
    """R10 read as played only."""
    real = legal.copies_shown

    def shown(p: Any, card: Any, seat: Any, scope: str) -> int:
        rows = p.rows
        p.rows = tuple(tuple(d for d in row if not d.forced) for row in rows)
        try:
            return real(p, card, seat, scope)
        finally:
            p.rows = rows

    for module in (effects, legal):
        patch.setattr(module, "copies_shown", shown)


@mutant
def zero_is_taken_for_no_card(patch: Patch) -> None:
    """A falsy 0: the view of a known Young Kukunochi is empty."""
    real = view._seen_hand
    patch.setattr(view, "_seen_hand", lambda *a: tuple(c if c is not None and c.level else None for c in real(*a)))


@mutant
def regeneration_keeps_the_other_card(patch: Patch) -> None:
    """R39 forgotten: only Kukunochi is discarded."""
    real = defeat.regenerate

    def regenerate(p: Any, seat: Seat) -> None:
        other = [c for c in p.hands[seat.index] if c is not KUKUNOCHI]
        real(p, seat)
        if other:
            p.hands = put(p.hands, seat.index, (*other,))
            p.rows = put(p.rows, seat.index, tuple(d for d in p.rows[seat.index] if d.card is not other[0]))

    patch.setattr(defeat, "regenerate", regenerate)


@mutant
def kukunochi_regenerates_from_the_sword_girl(patch: Patch) -> None:
    """silva.card.09.no_regen forgotten."""
    patch.setattr(attacks, "eliminate", defeat.defeat)


@mutant
def the_boy_kills_kukunochi(patch: Patch) -> None:
    """silva.card.01.kukunochi forgotten: like the Sword Girl in all."""
    patch.setattr(attacks, "defeat", defeat.eliminate)


@mutant
def farmer_cards_are_lost(patch: Patch) -> None:
    """The returned cards never reach the deck."""
    real = effects.keep

    def keep(p: Any, move: Any) -> None:
        before = p.deck
        real(p, move)
        p.deck = before

    patch.setitem(effects.APPLY, "keep", keep)


@mutant
def the_farmer_draws_more_for_ever(patch: Patch) -> None:
    """The bonus is not used up."""
    real = turns.start_turn

    def start(p: Any, seat: Seat) -> None:
        due = p.farmer[seat.index]
        real(p, seat)
        p.farmer = put(p.farmer, seat.index, due)

    patch.setattr(turns, "start_turn", start)


@mutant
def a_dead_player_keeps_the_masu(patch: Patch) -> None:
    """R23 forgotten at elimination."""
    real = defeat.eliminate

    def eliminate(p: Any, seat: Seat, picked: Any = None) -> None:
        masu = p.masu
        real(p, seat, picked)
        p.masu = masu

    for module in (effects, attacks, defeat):
        patch.setattr(module, "eliminate", eliminate)


@mutant
def the_dead_hide_their_hand(patch: Patch) -> None:
    """silva.elimination.reveal_discard forgotten: the card vanishes."""
    real = defeat._discard_hand

    def discard(p: Any, seat: Seat, picked: Any, *, tell: bool = True) -> Any:
        rows = p.rows
        cards = real(p, seat, picked, tell=tell)
        p.rows = rows
        return cards

    patch.setattr(defeat, "_discard_hand", discard)


@mutant
def the_lowest_wins_the_showdown(patch: Patch) -> None:
    """min for max."""
    patch.setattr(ending, "max", min, raising=False)


@mutant
def zero_beats_spirit_at_any_table(patch: Patch) -> None:
    """R60 read as never mind the others."""
    real = ending._zero_over_spirit

    def wins(p: Any, held: Any) -> Any:
        found = [s for s, c in held.items() if c.level == 0]
        return found[0] if found and any(c.level == 8 for c in held.values()) else real(p, held)

    patch.setattr(ending, "_zero_over_spirit", wins)


@mutant
def young_kukunochi_never_beats_spirit(patch: Patch) -> None:
    """silva.card.00.beats_8 forgotten."""
    patch.setattr(ending, "_zero_over_spirit", lambda p, held: None)


@mutant
def play_goes_to_the_right(patch: Patch) -> None:
    """silva.setup.clockwise turned round."""
    from silva_kit.silva.state import right_of

    patch.setattr(turns, "left_of", right_of)


@mutant
def a_wrong_guess_shows_the_hand(patch: Patch) -> None:
    """silva.card.02.wrong: the hand is revealed all the same."""
    real = effects.trainee

    def trainee(p: Any, seat: Any, target: Any, move: Any) -> None:
        real(p, seat, target, move)
        if p.hands[target.index] and p.result is None:
            p.known = put(p.known, target.index, ALL)

    swap(patch, effects._TARGETED, effects.trainee, trainee)


def _fresh() -> int:
    """A memo of its own, so that no event made by the broken kind stays behind."""
    position._MEMOS.append({})
    return len(position._MEMOS) - 1


@mutant
def recon_tells_everybody(patch: Patch) -> None:
    """silva.card.03.no_sharing: the private event reaches all."""
    patch.setattr(e.RECON_VIEW, "secret", ())
    patch.setattr(e.RECON_VIEW, "names", ("seat", "target", "card"))
    patch.setattr(e.RECON_VIEW, "public", None)
    patch.setattr(e.RECON_VIEW, "_number", _fresh())


@mutant
def a_played_card_stays_known(patch: Patch) -> None:
    """Knowledge is not lost when the known card is played."""
    real = effects.play

    def play(p: Any, move: Any) -> None:
        before = p.known[move.seat.index]
        real(p, move)
        if p.hands[move.seat.index] and p.result is None:
            p.known = put(p.known, move.seat.index, p.known[move.seat.index] | before)

    patch.setitem(effects.APPLY, "play", play)


@mutant
def others_legal_moves_are_shown(patch: Patch) -> None:
    """The view carries the mover's options, whoever looks."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.legal_moves = p.legal_moves
        return made

    patch.setattr(view, "build", build)


@mutant
def a_hidden_discard_is_shown(patch: Patch) -> None:
    """R02 hidden: the view shows the card."""
    patch.setattr(view, "_seen_rows", lambda p, viewer: p.rows)


@mutant
def the_warrior_always_takes_the_held_card(patch: Patch) -> None:
    """silva.card.04.hide_origin: the slots are not mixed."""
    patch.setattr(legal, "HITS", legal.HITS)
    real = legal.chance

    def chance(p: Any) -> Any:
        if p.decision.kind == "hit":
            return legal.ChanceMoves(p.hands[p.decision.subject.index][:1], legal.HITS)
        return real(p)

    patch.setattr(legal, "chance", chance)


@mutant
def the_trainee_may_not_name_zero(patch: Patch) -> None:
    """R34 read as forbidden in the fast way."""
    real = legal.may_name
    patch.setattr(legal, "may_name", lambda r, g, t, f: g.level != 0 and real(r, g, t, f))


@mutant
def a_discard_is_marked_played(patch: Patch) -> None:
    """Forced discards look like plays."""
    patch.setattr(defeat, "Discard", lambda card, forced=False, *more: Discard(card, False, *more))


@mutant
def the_turn_of_the_dead_comes(patch: Patch) -> None:
    """The next seat is taken without looking whether it is still in."""
    patch.setattr(turns, "left_of", lambda p, seat: p.seats[(seat.index + 1) % len(p.seats)])
