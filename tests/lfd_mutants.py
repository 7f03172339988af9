"""Broken rules of Living Forest Duel, each a mistake that an implementation of this game would make, each one place
wide.

`MUTANTS` maps a name to a function that breaks the rule through pytest's monkeypatch. Nothing of this is shipped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from killers import Mutants
from silva_kit.living_forest_duel import actions, counting, effects, forest, guards, legal, round_end, state
from silva_kit.living_forest_duel.cards import ELEMENTS, STEP, in_order
from silva_kit.living_forest_duel.counting import NOWHERE, Count
from silva_kit.living_forest_duel.onibi import Walk
from silva_kit.living_forest_duel.state import Act
from silva_kit.tuples import put

Patch = pytest.MonkeyPatch
MUTANTS: Final = Mutants()
mutant = MUTANTS.enter


def then(patch: Patch, kind: str, change: Callable[[Any, Any, Any], None]) -> None:
    """Let a move of a kind do something more: `change(p, move, before)`."""
    real = effects.APPLY[kind]

    def changed(p: Any, move: Any) -> None:
        before = p._copy()
        real(p, move)
        change(p, move, before)

    patch.setitem(effects.APPLY, kind, changed)


def counts(patch: Patch, change: Callable[..., Count]) -> None:
    """Count otherwise: `change(found, line, tokens, element, seat)`."""
    real = counting.count

    def count(line: Any, tokens: Any, element: Any, seat: Any, any_gap: bool = False) -> Count:
        return change(real(line, tokens, element, seat, any_gap), line, tokens, element, seat)

    patch.setattr(counting, "count", count)


def icons(line: Any, element: Any, first: int = 0) -> tuple[tuple[int, int], ...]:
    """(card, number) of the cards that show an element, from one on."""
    at = ELEMENTS.index(element)
    return tuple((n, card.values[at]) for n, card in enumerate(line) if n >= first and card.values[at])


def last(tokens: Any, element: Any, seat: Any = None) -> int:
    """The card of the last token of an element, of a seat or of anybody."""
    return max((t.place for t in tokens if t.element == element and seat in (None, t.seat)), default=NOWHERE)


def ignored(patch: Patch, module: Any, name: str, switch: str, value: str) -> None:
    """A function of a table no longer asks a switch: it plays this value."""
    real = getattr(module, name)

    class Fixed:
        def __init__(self, table: Any) -> None:
            self.__dict__["table"], self.__dict__["rulings"] = table, replace(table.rulings, **{switch: value})

        def __getattr__(self, field: str) -> Any:
            return getattr(self.table, field)

    patch.setattr(module, name, lambda t, *rest: real(Fixed(t), *rest))


def turns(patch: Patch, change: Callable[[Callable[..., None], Any, bool], None]) -> None:
    """Another way to pass a turn on, wherever turns end: `change(real, p, stuck)`."""
    real = round_end.turn_over
    for module in (round_end, effects, actions):
        patch.setattr(module, "turn_over", lambda p, stuck=False: change(real, p, stuck))


# Counting


@mutant
def the_tokens_own_card_does_not_count(patch: Patch) -> None:
    """R1 read the other way."""
    counts(patch, lambda c, *_: c._replace(parts=tuple(part for part in c.parts if part[0] != c.place)))


@mutant
def a_token_goes_on_the_last_card(patch: Patch) -> None:
    """lfd.token.rightmost: the rightmost card, whatever it shows."""
    counts(patch, lambda c, line, *_: c._replace(place=len(line) - 1) if c.place != NOWHERE else c)


@mutant
def only_the_card_with_the_token_counts(patch: Patch) -> None:
    """lfd.token.count: not from the left end."""
    counts(patch, lambda c, *_: c._replace(parts=c.parts[-1:]))


@mutant
def counting_never_restarts(patch: Patch) -> None:
    """lfd.token.restart forgotten."""
    counts(patch, lambda c, line, tokens, element, seat: c._replace(parts=icons(line, element)))


@mutant
def only_own_tokens_restart(patch: Patch) -> None:
    """R3 read the other way."""

    def change(c: Count, line: Any, tokens: Any, element: Any, seat: Any) -> Count:
        first = last(tokens, element, seat) + 1
        return c._replace(start=first, parts=icons(line, element, first))

    counts(patch, change)


@mutant
def counting_restarts_on_the_tokens_card(patch: Patch) -> None:
    """lfd.token.restart: with the card that bears the last token."""
    counts(patch, lambda c, line, tokens, element, seat: c._replace(parts=icons(line, element, last(tokens, element))))


@mutant
def no_gap_is_needed(patch: Patch) -> None:
    """lfd.token.same_player_gap forgotten."""
    counts(patch, lambda c, *_: c._replace(gap=True))


@mutant
def the_opponent_needs_a_gap_too(patch: Patch) -> None:
    """lfd.token.same_player_gap: between any two tokens of an element."""

    def change(c: Count, line: Any, tokens: Any, element: Any, seat: Any) -> Count:
        theirs = last(tokens, element)
        between = any(theirs < place < c.place for place, _ in icons(line, element))
        return c._replace(gap=c.gap and (theirs == NOWHERE or between))

    counts(patch, change)


@mutant
def pointed_icons_fill_the_gap(patch: Patch) -> None:
    """R5: an icon between, whether or not a token points to it."""

    def change(c: Count, line: Any, tokens: Any, element: Any, seat: Any) -> Count:
        between = any(c.own < place < c.place for place, _ in icons(line, element))
        return c._replace(gap=c.gap or between)

    counts(patch, change)


@mutant
def a_newer_card_fills_the_gap(patch: Patch) -> None:
    """R5, reading (c): the new place need only be further right."""
    counts(patch, lambda c, *_: c._replace(gap=c.gap or c.place > c.own))


@mutant
def the_switch_of_the_gap_does_nothing(patch: Patch) -> None:
    """R5: the switch is never asked."""
    ignored(patch, state, "counted", "token_gap", "same_element")


@mutant
def a_card_is_counted_twice(patch: Patch) -> None:
    """R4 forgotten: a token lies on a card whose icon bears one."""
    patch.setattr(Count, "fresh", property(lambda self: True))


@mutant
def the_forest_does_not_add(patch: Patch) -> None:
    """R7, lfd.act.tree_buy: only the personal line adds."""
    patch.setattr(state, "added", lambda t, seat, element: state.own_line_gives(t, seat)[ELEMENTS.index(element)])


@mutant
def the_personal_line_does_not_add(patch: Patch) -> None:
    """R7: only the forest adds."""
    patch.setattr(state, "added", lambda t, seat, e: forest.gives(state.grid(t, seat))[ELEMENTS.index(e)])


@mutant
def the_switch_of_the_own_area_does_nothing(patch: Patch) -> None:
    """R7: the switch is never asked."""
    ignored(patch, state, "added", "value_own_area", "yes")


@mutant
def the_opponents_area_adds_as_well(patch: Patch) -> None:
    """R7: both personal lines and forests add."""
    patch.setattr(state, "added", lambda t, seat, e: sum(state.own_area(t, each, e) for each in t.seats))


@mutant
def covered_trees_still_give(patch: Patch) -> None:
    """R22 read the other way."""

    def own_area(t: Any, seat: Any, element: Any) -> int:
        at = ELEMENTS.index(element)
        planted = sum(one.tree.values[at] for one in t.forests[seat.index])
        return int(state.own_line_gives(t, seat)[at] + planted)

    patch.setattr(state, "own_area", own_area)


@mutant
def a_token_is_not_used_up(patch: Patch) -> None:
    """lfd.token.place: the seat keeps its token."""
    then(patch, "token", lambda p, move, before: setattr(p, "left", before.left))


@mutant
def a_token_that_buys_nothing_comes_back(patch: Patch) -> None:
    """R38: it is not spent."""

    def change(p: Any, move: Any, before: Any) -> None:
        if any(event.clause == "lfd.R38" for event in p.events) and p.round == before.round:
            p.left, p.tokens = before.left, before.tokens

    then(patch, "token", change)


# Reveals


@mutant
def a_season_card_goes_to_who_reveals_it(patch: Patch) -> None:
    """lfd.reveal.opp: to the personal line of the active player."""
    real = effects._laid
    patch.setattr(effects, "_laid", lambda p, card, whose: real(p, card, whose and p.turn))


@mutant
def the_onibi_card_does_nothing(patch: Patch) -> None:
    """lfd.onibi_card forgotten."""
    real = effects._laid

    def laid(p: Any, card: Any, whose: Any) -> Any:
        held, p.holder = p.holder, None
        event = real(p, card, whose)
        p.holder = held
        return event

    patch.setattr(effects, "_laid", laid)


@mutant
def the_onibi_card_moves_the_opponents_cards(patch: Patch) -> None:
    """lfd.onibi_card: cards of the other season go to the shared line."""
    real = effects._laid

    def laid(p: Any, card: Any, whose: Any) -> Any:
        held = p.holder
        p.holder = None if held is None else state.other(p, held)
        event = real(p, card, whose)
        p.holder = held
        return event

    patch.setattr(effects, "_laid", laid)


@mutant
def the_onibi_card_moves_fire_varans_too(patch: Patch) -> None:
    """lfd.onibi_card.varan forgotten."""
    real = effects._laid

    def laid(p: Any, card: Any, whose: Any) -> Any:
        return real(p, replace(card, kind="guardian") if p.holder is whose else card, whose)

    patch.setattr(effects, "_laid", laid)


@mutant
def the_discard_pile_stays_after_the_shuffle(patch: Patch) -> None:
    """lfd.turn.reshuffle: the cards are in both piles."""
    then(patch, "draw", lambda p, move, before: setattr(p, "discard", p.discard if before.deck else before.discard))


@mutant
def the_discard_pile_is_never_shuffled(patch: Patch) -> None:
    """lfd.turn.reshuffle forgotten: an empty shared deck is the end of revealing."""
    patch.setattr(legal, "can_reveal", lambda t: bool(t.deck))


@mutant
def piles_keep_the_order_of_their_cards(patch: Patch) -> None:
    """The discard pile remembers what came first, so two equal tables differ."""
    for module in (effects, actions, round_end):
        patch.setattr(module, "in_order", tuple)


# Solitary and herd icons


@mutant
def four_icons_cost_the_first_token(patch: Patch) -> None:
    """lfd.solitary.three: at four only."""
    first, second = effects._LOSSES
    patch.setattr(effects, "_LOSSES", ((1, 4, *first[2:]), (2, 5, *second[2:])))


@mutant
def four_icons_cost_no_more_than_three(patch: Patch) -> None:
    """lfd.solitary.four forgotten."""
    patch.setattr(effects, "_LOSSES", effects._LOSSES[:1])


@mutant
def three_icons_cost_a_token_again_and_again(patch: Patch) -> None:
    """R10: each solitary icon beyond the second one."""
    real = effects._count_solitary

    def count_solitary(p: Any, seat: Any, card: Any) -> None:
        before, p.strikes = p.strikes, put(p.strikes, seat.index, 0)
        real(p, seat, card)
        p.strikes = put(p.strikes, seat.index, max(p.strikes[seat.index], before[seat.index]))

    patch.setattr(effects, "_count_solitary", count_solitary)


@mutant
def only_the_active_player_counts_icons(patch: Patch) -> None:
    """R12: the other seat forfeits nothing."""
    real = effects._count_solitary
    patch.setattr(effects, "_count_solitary", lambda p, seat, card: real(p, seat, card) if seat is p.turn else None)


@mutant
def the_personal_line_has_no_solitary_icons(patch: Patch) -> None:
    """lfd.solitary.three: those of the shared line only."""
    real = state.solitary

    def solitary(t: Any, seat: Any) -> tuple[int, int]:
        return sum(t.box.cards[id].solitary for id in t.line), real(t, seat)[1]

    patch.setattr(state, "solitary", solitary)


@mutant
def both_personal_lines_burden_a_seat(patch: Patch) -> None:
    """lfd.solitary.three: every solitary icon on the table."""
    real = state.solitary

    def solitary(t: Any, seat: Any) -> tuple[int, int]:
        theirs = sum(t.box.cards[id].solitary for id in t.own[1 - seat.index])
        return real(t, seat)[0] + theirs, real(t, seat)[1]

    patch.setattr(state, "solitary", solitary)


@mutant
def herd_icons_do_nothing(patch: Patch) -> None:
    """lfd.solitary.herd forgotten."""
    patch.setattr(effects, "net_solitary", lambda solitary, herd: solitary)


@mutant
def herd_icons_of_the_shared_line_help(patch: Patch) -> None:
    """R9 read the other way, whatever the switch says."""
    ignored(patch, state, "solitary", "herd_shared", "yes")


@mutant
def the_switch_of_herd_icons_does_nothing(patch: Patch) -> None:
    """R9: the switch is never asked."""
    ignored(patch, state, "solitary", "herd_shared", "no")


@mutant
def a_placed_token_is_forfeited(patch: Patch) -> None:
    """R11: who has none left takes a token off the line."""
    real = effects._count_solitary

    def count_solitary(p: Any, seat: Any, card: Any) -> None:
        before = p.strikes[seat.index] if p.left[seat.index] == 0 else 2
        real(p, seat, card)
        if p.strikes[seat.index] > before:
            p.tokens = tuple(t for t in p.tokens if t.seat is not seat)

    patch.setattr(effects, "_count_solitary", count_solitary)


# Sanki cards


@mutant
def a_sanki_card_is_never_spent(patch: Patch) -> None:
    """lfd.sanki.once, R33: it may be used again."""
    then(patch, "sanki", lambda p, move, before: setattr(p, "sanki", before.sanki))


@mutant
def the_token_at_once_is_free(patch: Patch) -> None:
    """lfd.sanki.token: the Sanki card is not spent."""
    then(patch, "token", lambda p, move, before: setattr(p, "sanki", before.sanki))


@mutant
def a_fire_varan_goes_to_the_discard_pile(patch: Patch) -> None:
    """lfd.sanki.varan: not to its supply."""

    def change(p: Any, move: Any, before: Any) -> None:
        p.discard = in_order((*p.discard, before.own[move.seat.index][-1]))

    then(patch, "sanki", change)


@mutant
def the_icon_counts_before_the_sanki_card(patch: Patch) -> None:
    """R32: the Fire Varan costs a token although it goes back."""

    def change(p: Any, move: Any, before: Any) -> None:
        if p.decision.kind == "sanki":
            effects._count_solitary(p, p.decision.subject, p.box.cards[move.card])

    then(patch, "draw", change)


@mutant
def a_sanki_card_never_gives_a_token(patch: Patch) -> None:
    """lfd.sanki.token forgotten."""
    patch.setattr(legal, "may_use_sanki", lambda t, seat: False)


@mutant
def sanki_cards_never_run_out(patch: Patch) -> None:
    """The supply of Sanki cards has no bottom."""
    patch.setattr(state, "sankis_left", lambda t: 1)


# Recruiting


@mutant
def only_own_cards_can_be_recruited(patch: Patch) -> None:
    """lfd.act.muster_choice: not those of the opponent's season."""
    real = state.recruits

    def recruits(t: Any, value: int) -> Any:
        theirs = "ws"[t.turn.index]
        return (chosen for chosen in real(t, value) if not any(t.muster[n - 1].startswith(theirs) for n in chosen))

    patch.setattr(state, "recruits", recruits)


@mutant
def one_animal_an_action(patch: Patch) -> None:
    """lfd.act.muster: one card, whatever the value."""
    real = state.recruits
    patch.setattr(state, "recruits", lambda t, value: (chosen for chosen in real(t, value) if len(chosen) == 1))


@mutant
def recruited_animals_leave_the_game(patch: Patch) -> None:
    """lfd.act.muster, R18: they do not go to the shared discard pile."""
    then(patch, "muster", lambda p, move, before: setattr(p, "discard", before.discard))


@mutant
def the_line_is_refilled_by_one(patch: Patch) -> None:
    """lfd.act.muster_refill: one card, however many have gone."""

    def change(p: Any, move: Any, before: Any) -> None:
        if p.decision.kind == "refill":
            effects.actions._recruited(p, p.decision.subject)

    then(patch, "refill", change)


@mutant
def an_empty_place_is_ones_own(patch: Patch) -> None:
    """R17: gaps count for the victory."""
    real = state.own_in_muster
    patch.setattr(state, "own_in_muster", lambda t, seat: real(t, seat) + t.muster.count(""))


@mutant
def the_stag_is_everybodys(patch: Patch) -> None:
    """lfd.win.muster: the stag does not stand in the way."""
    real = state.own_in_muster
    patch.setattr(state, "own_in_muster", lambda t, seat: real(t, seat) + ("stag" in t.muster))


@mutant
def a_whole_line_does_not_win(patch: Patch) -> None:
    """lfd.act.muster_win forgotten."""
    patch.setattr(state, "own_in_muster", lambda t, seat: 0)


# Extinguishing fire


@mutant
def a_clearing_is_paid_once(patch: Patch) -> None:
    """R19: its value buys all of its fire tokens."""
    patch.setattr(
        state, "fire_cost", lambda t, numbers: sum(t.box.clearings[number - 1].value for number in set(numbers))
    )


@mutant
def seven_fire_tokens_win(patch: Patch) -> None:
    """lfd.win.fire as some descriptions have it."""
    patch.setattr(actions, "FIRES_TO_WIN", 7)


@mutant
def fire_tokens_go_back_to_the_supply(patch: Patch) -> None:
    """lfd.act.fire: they are not collected."""
    then(patch, "fire", lambda p, move, before: p.result or setattr(p, "taken", before.taken))


@mutant
def what_is_left_of_a_value_is_saved(patch: Patch) -> None:
    """R8: the rest of the water can be used once more."""
    real = actions.extinguish

    def extinguish(p: Any, move: Any) -> None:
        rest = p.acts[-1].value - state.fire_cost(p, move.numbers)
        p.acts = (*p.acts[:-1], Act("water", rest), p.acts[-1])
        real(p, move)

    patch.setitem(effects.APPLY, "fire", extinguish)


# Trees


@mutant
def a_pile_may_be_used_twice(patch: Patch) -> None:
    """lfd.act.tree_limit forgotten by those who look for moves and by the guard."""
    patch.setitem(guards.GUARDS, "lfd.act.tree_limit", lambda v, move: None)
    real = state.plantings
    patch.setattr(state, "plantings", lambda t, seat, act: real(t, seat, act._replace(piles=())))


@mutant
def trees_need_no_river(patch: Patch) -> None:
    """lfd.act.tree_place: it is enough to lie side by side."""

    def joined(grid: Any, cell: Any) -> Any:
        return (other for dx, dy in STEP.values() if (other := (cell[0] + dx, cell[1] + dy)) in grid)

    patch.setattr(forest, "joined", joined)
    patch.setattr(forest, "_drinks", lambda grid, reached, tree, cell: any(joined({**grid, cell: tree}, cell)))


@mutant
def one_river_is_enough(patch: Patch) -> None:
    """lfd.act.tree_place: the new card's river need not meet another one."""

    def drinks(grid: Any, reached: Any, tree: Any, cell: Any) -> bool:
        return any(forest.beside(cell, side) in reached for side in tree.rivers)

    patch.setattr(forest, "_drinks", drinks)


@mutant
def trees_may_cut_others_off(patch: Patch) -> None:
    """R21: only the new card needs its river."""
    real = forest.dry_after

    def dry_after(grid: Any, tree: Any, cell: Any) -> Any:
        return tuple(other for other in real(grid, tree, cell) if other == cell)

    patch.setattr(forest, "dry_after", dry_after)


@mutant
def the_lake_may_be_covered(patch: Patch) -> None:
    """R21: any card may be covered; the river need only reach the middle."""
    patch.setitem(guards.GUARDS, "lfd.R21", lambda v, move: None)


@mutant
def trees_cannot_be_covered(patch: Patch) -> None:
    """lfd.act.tree_cover forgotten by those who look for moves."""
    real = forest.places
    patch.setattr(forest, "places", lambda grid, tree: tuple(cell for cell in real(grid, tree) if cell not in grid))


@mutant
def half_an_icon_is_a_bonus(patch: Patch) -> None:
    """lfd.act.tree_bonus: the neighbor's half is not asked."""
    patch.setattr(forest, "completed", lambda grid, cell: tuple(half.bonus for half in grid[cell].halves))


@mutant
def bonus_icons_are_never_completed(patch: Patch) -> None:
    """lfd.act.tree_bonus forgotten."""
    patch.setattr(forest, "completed", lambda grid, cell: ())


@mutant
def the_starting_card_never_counts(patch: Patch) -> None:
    """R20 read the other way, whatever the switch says."""
    real = forest.best_square
    patch.setattr(forest, "best_square", lambda grid, start_counts: real(grid, False))


@mutant
def the_switch_of_the_starting_card_does_nothing(patch: Patch) -> None:
    """R20: the switch is never asked."""
    real = forest.best_square
    patch.setattr(forest, "best_square", lambda grid, start_counts: real(grid, True))


@mutant
def nine_trees_anywhere_win(patch: Patch) -> None:
    """lfd.win.trees: the number, not the square."""
    real = forest.best_square
    patch.setattr(forest, "best_square", lambda grid, counts: (min(9, len(grid)), real(grid, counts)[1]))


@mutant
def the_square_must_have_the_lake_in_its_middle(patch: Patch) -> None:
    """lfd.win.trees, R20: not anywhere in the forest."""
    real = forest.best_square

    def best_square(grid: Any, start_counts: bool) -> Any:
        return real({cell: tree for cell, tree in grid.items() if max(map(abs, cell)) <= 1}, start_counts)

    patch.setattr(forest, "best_square", best_square)


# The Onibi


def walks(patch: Patch, change: Callable[..., Walk]) -> None:
    """Walk otherwise: `change(real, position, steps, holder, mover, other, size, cost)`."""
    real = actions.walk
    patch.setattr(actions, "walk", lambda *told: change(real, *told))


@mutant
def a_crossing_is_free(patch: Patch) -> None:
    """R23 read the other way, whatever the switch says."""
    walks(patch, lambda real, *told: real(*told[:-1], 0))


@mutant
def the_switch_of_the_crossing_does_nothing(patch: Patch) -> None:
    """R23: the switch is never asked."""
    walks(patch, lambda real, *told: real(*told[:-1], 1))


@mutant
def the_mover_takes_the_onibi_card(patch: Patch) -> None:
    """lfd.act.onibi_cross_none: the card goes to the wrong player."""

    def change(real: Any, position: int, steps: int, holder: Any, mover: Any, *rest: Any) -> Walk:
        walked = real(position, steps, holder, mover, *rest)
        return walked._replace(holder=mover) if walked.crossings == (None,) else walked

    walks(patch, change)


@mutant
def the_mover_keeps_the_onibi_card(patch: Patch) -> None:
    """lfd.act.onibi_cross_mine: it does not go back to the supply."""

    def change(real: Any, position: int, steps: int, holder: Any, mover: Any, *rest: Any) -> Walk:
        walked = real(position, steps, holder, mover, *rest)
        return walked._replace(holder=mover) if walked.crossings == (mover,) else walked

    walks(patch, change)


@mutant
def the_onibi_stops_at_the_edge(patch: Patch) -> None:
    """lfd.act.onibi_cross_opp: never over it, so nobody wins."""

    def change(real: Any, position: int, steps: int, holder: Any, mover: Any, other: Any, size: int, cost: int) -> Walk:
        return real(position, min(steps, size - 1 - position), holder, mover, other, size, cost)

    walks(patch, change)


@mutant
def the_holder_wins_at_the_own_edge(patch: Patch) -> None:
    """lfd.act.onibi_cross_mine and _opp mixed up."""

    def change(real: Any, position: int, steps: int, holder: Any, mover: Any, other: Any, *rest: Any) -> Walk:
        return real(
            position, steps, other if holder is mover else mover if holder is other else None, mover, other, *rest
        )

    walks(patch, change)


@mutant
def both_players_push_the_same_way(patch: Patch) -> None:
    """lfd.act.onibi: clearings are counted from Summer's end for both."""
    patch.setattr(state, "seen_from", lambda t, seat, place: place)


@mutant
def the_onibi_may_stay(patch: Patch) -> None:
    """R25 read the other way."""
    patch.setitem(guards.GUARDS, "lfd.R25", lambda v, move: None)


@mutant
def bonuses_on_the_way_count(patch: Patch) -> None:
    """R26: a Sanki card for each one that is passed."""

    def change(p: Any, move: Any, before: Any) -> None:
        if p.result is None and move.numbers[0] > 1 and before.holder is p.holder:
            way = range(min(p.onibi, before.onibi) + 1, max(p.onibi, before.onibi))
            more = sum(p.box.clearings[place].bonus == "sanki" for place in way)
            p.sanki = put(p.sanki, move.seat.index, p.sanki[move.seat.index] + min(more, state.sankis_left(p)))

    then(patch, "steps", change)


@mutant
def a_stop_gives_no_bonus(patch: Patch) -> None:
    """lfd.act.onibi_bonus forgotten."""
    real = actions._bonus

    def bonus(p: Any, seat: Any, clause: str, given: str) -> None:
        if clause != "lfd.act.onibi_bonus":
            real(p, seat, clause, given)

    patch.setattr(actions, "_bonus", bonus)


@mutant
def an_extra_action_needs_a_token(patch: Patch) -> None:
    """R36: it costs one of the two."""
    then(
        patch, "extra", lambda p, move, _: setattr(p, "left", put(p.left, move.seat.index, p.left[move.seat.index] - 1))
    )


@mutant
def an_extra_action_comes_last(patch: Patch) -> None:
    """R36: what is under way is finished first."""
    real = actions._bonus

    def bonus(p: Any, seat: Any, clause: str, given: str) -> None:
        under = p.acts
        real(p, seat, clause, given)
        if len(p.acts) > len(under):
            p.acts = (p.acts[-1], *under)

    patch.setattr(actions, "_bonus", bonus)


# Turns and the end of a round


@mutant
def the_round_ends_with_the_first_who_is_done(patch: Patch) -> None:
    """lfd.end.when: it does not wait for the other seat."""

    def change(real: Any, p: Any, stuck: bool) -> None:
        if not all(p.left):
            p.left = (0, 0)
        real(p, stuck)

    turns(patch, change)


@mutant
def a_seat_without_tokens_gets_its_turn(patch: Patch) -> None:
    """R13 read the other way, whatever the switch says."""

    def change(real: Any, p: Any, stuck: bool) -> None:
        kept, p.rulings = p.rulings, replace(p.rulings, turn_tokenless_reveals="yes")
        real(p, stuck)
        p.rulings = kept

    turns(patch, change)


@mutant
def the_switch_of_tokenless_turns_does_nothing(patch: Patch) -> None:
    """R13: the switch is never asked."""

    def change(real: Any, p: Any, stuck: bool) -> None:
        kept, p.rulings = p.rulings, replace(p.rulings, turn_tokenless_reveals="no")
        real(p, stuck)
        p.rulings = kept

    turns(patch, change)


@mutant
def a_turn_is_followed_by_ones_own(patch: Patch) -> None:
    """lfd.turn.alternate: who has tokens goes on."""

    def change(real: Any, p: Any, stuck: bool) -> None:
        seat, number = p.turn, p.round
        real(p, stuck)
        if p.round == number and p.result is None and p.left[seat.index]:
            p.turn, p.decision = seat, type(p.decision)("turn", seat)

    turns(patch, change)


def after_a_round(patch: Patch, change: Callable[[Any, Any], None]) -> None:
    """Do something more when a round has ended: `change(p, before)`."""
    real = round_end._round_over

    def round_over(p: Any) -> None:
        before = p._copy()
        real(p)
        change(p, before)

    patch.setattr(round_end, "_round_over", round_over)


def begins(p: Any, seat: Any) -> None:
    """Let a seat begin the round."""
    p.turn, p.decision = seat, type(p.decision)("turn", seat)


@mutant
def summer_begins_every_round(patch: Patch) -> None:
    """lfd.turn.first read for all rounds."""
    after_a_round(patch, lambda p, before: begins(p, p.seats[0]))


@mutant
def who_took_the_last_turn_begins(patch: Patch) -> None:
    """lfd.turn.first, R14: the wrong one of the two."""
    after_a_round(patch, lambda p, before: begins(p, before.turn))


@mutant
def as_much_fire_as_water_brings_fire_varans(patch: Patch) -> None:
    """lfd.end.varan: "or more"."""
    real = state.water
    patch.setattr(round_end.state, "water", lambda t, seat: real(t, seat) - 1)


@mutant
def one_fire_varan_a_round(patch: Patch) -> None:
    """lfd.end.varan: not one for each live clearing."""
    real = round_end._varans
    patch.setattr(round_end, "_varans", lambda p, seat, due: real(p, seat, 1))


@mutant
def fire_varans_never_run_out(patch: Patch) -> None:
    """R30: the supply has no bottom."""
    patch.setattr(state, "varans_left", lambda t, seat: 99)


@mutant
def the_onibis_clearing_is_not_live(patch: Patch) -> None:
    """lfd.end.fire_value: those with fire tokens only."""
    patch.setattr(state, "live", lambda t: tuple(place for place, fires in enumerate(t.fires) if fires))


@mutant
def every_fire_token_counts(patch: Patch) -> None:
    """R27 read the other way, whatever the switch says."""
    ignored(patch, state, "fire_value", "end_per_token", "yes")


@mutant
def the_switch_of_the_fire_value_does_nothing(patch: Patch) -> None:
    """R27: the switch is never asked."""
    ignored(patch, state, "fire_value", "end_per_token", "no")


@mutant
def new_fires_come_first(patch: Patch) -> None:
    """R31: the fire spreads before it is compared with the water."""
    check, spread = round_end._fire_check, round_end._spread

    def fire_check(p: Any) -> None:
        spread(p)
        check(p)

    patch.setattr(round_end, "_fire_check", fire_check)
    patch.setattr(round_end, "_spread", lambda p: None)


@mutant
def used_water_counts_at_the_end(patch: Patch) -> None:
    """lfd.end.water: every water icon of the shared line."""
    patch.setattr(counting, "unused", lambda line, tokens, element: sum(number for _, number in icons(line, element)))


@mutant
def the_water_of_the_shared_line_is_nobodys(patch: Patch) -> None:
    """lfd.end.water, R28: the own area only."""
    patch.setattr(counting, "unused", lambda line, tokens, element: 0)


@mutant
def the_own_area_holds_no_water(patch: Patch) -> None:
    """lfd.end.water: the shared line only."""
    patch.setattr(state, "water", lambda t, _: counting.unused(state.cards(t, t.line), t.tokens, "water"))


@mutant
def fire_spreads_around_the_edge(patch: Patch) -> None:
    """R29: the two ends are neighbors."""
    real = round_end._spread

    def spread(p: Any) -> None:
        real(p)
        if p.onibi in (0, len(p.fires) - 1) and state.fires_left(p) > 0:
            other = len(p.fires) - 1 - p.onibi
            p.fires = put(p.fires, other, p.fires[other] + 1)

    patch.setattr(round_end, "_spread", spread)


@mutant
def fire_tokens_never_run_out(patch: Patch) -> None:
    """lfd.end.spread: the supply has no bottom."""
    patch.setattr(state, "fires_left", lambda t: 99)


@mutant
def personal_lines_stay(patch: Patch) -> None:
    """lfd.end.clear: only the shared line is discarded."""

    def change(p: Any, before: Any) -> None:
        p.own = before.own
        kept = [id for ids in before.own for id in ids]
        left = list(p.discard)
        for id in kept:
            left.remove(id)
        p.discard = tuple(left)

    after_a_round(patch, change)


@mutant
def forfeited_tokens_stay_away(patch: Patch) -> None:
    """lfd.end.clear: only used tokens come back."""
    after_a_round(patch, lambda p, before: setattr(p, "left", tuple(2 - strikes for strikes in before.strikes)))


@mutant
def the_onibi_card_goes_back_at_the_end(patch: Patch) -> None:
    """lfd.end.clear: more is put away than it says."""
    after_a_round(patch, lambda p, before: setattr(p, "holder", None))
