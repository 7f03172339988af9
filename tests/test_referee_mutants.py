"""The referee is sharp: each broken rule that changes a step is accused there, and by no other step."""

from __future__ import annotations

import pytest

from games import effort
from silva_kit.teach.referee import Breach, judge
from silva_mutants_found import MUTANTS
from silva_mutated import first_difference, mutated_game

GAMES = effort(400, 2000)
UNSEEN = {
    "zero_is_taken_for_no_card": "what somebody sees",
    "recon_tells_everybody": "what somebody sees",
    "others_legal_moves_are_shown": "what somebody sees",
    "a_hidden_discard_is_shown": "what somebody sees",
    "everybody_is_told_what_a_seat_draws": "what somebody sees",
    "a_hidden_hand_is_sent_along": "what somebody sees",
    "the_trainee_may_not_name_zero": "a move that nobody may choose",
    "the_trainee_may_not_name_its_own_kind": "a move that nobody may choose",
    "the_owner_of_the_masu_cannot_be_targeted": "a move that nobody may choose",
    "the_warrior_always_takes_the_held_card": "an answer that chance never gives",
    "the_first_seat_always_begins": "an answer that chance never gives",
}
"""Broken rules that leave every step as it should be, and what they change instead."""
RIGHT = {
    "the_eliminated_can_be_targeted": "silva.R71",
    "one_can_target_oneself": "silva.target.not_self",
    "kukunochi_can_be_played": "silva.card.10.not_playable",
    "a_tie_in_a_duel_eliminates_nobody": "silva.card.05.equal",
    "a_protected_player_is_eliminated": "silva.card.06.nullify",
    "the_masu_is_never_used_up": "silva.card.06.nullify",
    "a_swapped_hand_leaves_the_old_knowledge": "silva.card.08.exchange",
    "a_forced_copy_does_not_count": "silva.card.06.declare",
    "regeneration_keeps_the_other_card": "silva.card.00.discard_hand",
    "kukunochi_regenerates_from_the_sword_girl": "silva.elimination.reveal_discard",
    "the_farmer_draws_more_for_ever": "silva.card.07.next_turn",
    "the_dead_hide_their_hand": "silva.elimination.reveal_discard",
    "the_lowest_wins_the_showdown": "silva.end.deck.highest",
    "play_goes_to_the_right": "silva.turn.next_left",
    "a_wrong_guess_shows_the_hand": "silva.card.02.wrong",
    "a_discard_is_marked_played": "silva.noeffect.forced_discard",
    "a_wrong_guess_makes_the_target_regenerate": "silva.card.10.regenerates",
    "the_turn_passes_before_the_last_one_wins": "silva.end.last.winner",
    "the_recon_team_shows_its_own_hand_too": "silva.card.03.view",
    "the_masu_goes_along_with_the_spirit": "silva.card.06.nullify",
    "the_first_craftsman_brings_the_masu": "silva.card.06.first_none",
    "the_first_farmer_draws_three": "silva.card.07.first_qualifier",
    "a_farmer_gives_up_before_a_small_deck": "silva.card.07.small_deck",
    "the_trainee_may_always_name_its_own_kind": "silva.R32",
    "nobody_left_means_the_turn_player_wins": "silva.end.all.tie",
}
"""The clause that a rule is broken by, where one says it alone."""


def accused(name: str) -> Breach | None:
    """The first breach that is found in games under a broken rule; it is where the lines and events first differ."""
    for seed in range(GAMES):
        steps = mutated_game(MUTANTS[name], seed)
        found = judge(steps)
        assert (None if found is None else found.step) == first_difference(steps), (name, seed, found)
        if found is not None:
            return found
    return None


@pytest.mark.parametrize("name", [name for name in MUTANTS if name not in UNSEEN])
def test_a_broken_rule_is_accused_where_it_is_broken(name: str) -> None:
    """The step is the first one that comes out otherwise than by the rules, and the clause that says it is named."""
    found = accused(name)
    assert found is not None, name
    assert name not in RIGHT or RIGHT[name] in found.clauses, found.clauses


@pytest.mark.parametrize("name", UNSEEN)
def test_a_broken_rule_that_changes_no_step_is_not_accused(name: str) -> None:
    """Where only what is seen or offered is wrong, every step of the game is as the rules say."""
    assert all(judge(mutated_game(MUTANTS[name], seed)) is None for seed in range(30))
