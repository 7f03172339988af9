"""Broken rules of Kodama, each a mistake that an implementation of this game would make, each one place wide.

`MUTANTS` maps a name to a function that breaks the rule through pytest's monkeypatch. Nothing of this is shipped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

import pytest

from killers import Mutants
from silva_kit.kodama import candidates, effects, geometry, guards, legal, redeal, scoring, text, tree, view
from silva_kit.kodama import events as e
from silva_kit.kodama.cards import ELEMENTS
from silva_kit.kodama.decision import Decision
from silva_kit.kodama.tree import Placed, Pose
from silva_kit.position import OPEN, PUBLIC, Result
from silva_kit.tuples import put

Patch = pytest.MonkeyPatch
MUTANTS: Final = Mutants()
mutant = MUTANTS.enter


def then(patch: Patch, kind: str, change: Callable[[Any, Any], None]) -> None:
    """Let a move of a kind do something more."""
    real = effects.APPLY[kind]

    def changed(p: Any, move: Any) -> None:
        real(p, move)
        change(p, move)

    patch.setitem(effects.APPLY, kind, changed)


def lines(patch: Patch, change: Callable[..., Any]) -> None:
    """Change the line of one Element: `change(line, tree)` gives its points, in the long and the short way."""
    real = scoring._line

    def line(grown: Any, below: Any, element: Any, count: Any, lone: Any) -> Any:
        made = real(grown, below, element, count, lone)
        return replace(made, points=change(made, grown))

    def points(grown: Any, parent: int, card: Any, *, count: Any = None, lone_counts: bool = False) -> int:
        laid = (*grown, Placed(card, parent, Pose(0, 0, 0)))
        return scoring.score(laid, len(grown), count=count, lone_counts=lone_counts).total

    patch.setattr(scoring, "_line", line)
    patch.setattr(scoring, "points", points)


def limits(patch: Patch, points: Callable[..., int]) -> None:
    """Another number for the maximum of 10 points, in the fast way and in the guard."""
    for module in (legal, guards):
        patch.setattr(module, "limited_points", points)


def fits(patch: Patch, change: Callable[..., Any]) -> None:
    """Let a card lie otherwise: `change(fit, trees, pose)` for the guards, its parent for the fast way."""
    real = geometry.fit

    def fit(trees: Any, own: int, card: Any, pose: Any, *, edge_contact_touches: bool = True) -> Any:
        return change(real(trees, own, card, pose, edge_contact_touches=edge_contact_touches), trees, pose)

    def parent_at(trees: Any, own: int, card: Any, pose: Any, *, edge_contact_touches: bool = True) -> Any:
        return fit(trees, own, card, pose, edge_contact_touches=edge_contact_touches).parent

    patch.setattr(guards, "fit", fit)
    for module in (legal, candidates, text):
        patch.setattr(module, "parent_at", parent_at)


def kodama(patch: Patch, change: Callable[..., int]) -> None:
    """Another value of a Kodama card: `change(found, tree, card)`."""
    real = scoring.kodama_points

    class Worth:
        def __init__(self, points: int) -> None:
            self.points = points

    patch.setattr(
        effects.scoring,
        "kodama_points",
        lambda grown, card, trunk=True: Worth(change(real(grown, card, trunk), grown, card)),
    )


# Scoring


@mutant
def cards_are_counted_for_icons(patch: Patch) -> None:
    """R3 read the other way: a card with two fireflies gives 1 point."""
    lines(patch, lambda line, _: len(line.steps) if line.points else 0)


@mutant
def forks_are_followed(patch: Patch) -> None:
    """ko.score.no_fork forgotten."""
    lines(patch, lambda line, _: line.points + line.fork_icons if line.points else 0)


@mutant
def a_lone_element_counts(patch: Patch) -> None:
    """ko.score.break forgotten: the placed card's own icons always count (R1 as if always on)."""
    lines(patch, lambda line, _: line.steps[0].icons if len(line.steps) == 1 else line.points)


@mutant
def the_placed_card_does_not_count(patch: Patch) -> None:
    """ko.score.rule: the line starts with the card below."""
    lines(patch, lambda line, _: max(line.points - line.steps[0].icons, 0))


@mutant
def a_line_jumps_over_gaps(patch: Patch) -> None:
    """ko.score.extent, ko.score.adjacent: every card down to the Trunk counts, with or without the Element between."""

    def all_below(line: Any, grown: Any) -> int:
        down = list(tree.path(grown, line.steps[0].node))
        return sum(grown[n].card.counts.get(line.element, 0) for n in down) if line.points else 0

    lines(patch, all_below)


@mutant
def a_line_stops_at_the_next_card(patch: Patch) -> None:
    """ko.score.extent: only the two cards that touch are looked at."""
    lines(patch, lambda line, _: sum(step.icons for step in line.steps[:2]) if line.points else 0)


@mutant
def the_trunk_does_not_count(patch: Patch) -> None:
    """R4 read the other way."""
    lines(patch, lambda line, _: sum(step.icons for step in line.steps if step.node) if line.points else 0)


@mutant
def one_line_for_the_whole_card(patch: Patch) -> None:
    """R2: where one Element breaks at once, the others score nothing either."""
    real = scoring.score

    def score(*args: Any, **named: Any) -> Any:
        made = real(*args, **named)
        broken = any(line.clause == scoring.BREAK for line in made.lines)
        return replace(made, lines=tuple(replace(line, points=0) for line in made.lines)) if broken else made

    patch.setattr(scoring, "score", score)


@mutant
def elements_below_score_too(patch: Patch) -> None:
    """ko.score.only_placed: the Elements of the card below score as well."""
    real = effects._scored

    def scored(p: Any, seat: Any, grown: Any) -> Any:
        yield from real(p, seat, grown)
        below = grown[grown[-1].parent].card.counts
        more = sum(n for element, n in below.items() if element not in grown[-1].card.counts)
        p.scores = put(p.scores, seat.index, p.scores[seat.index] + more)

    patch.setattr(effects, "_scored", scored)


@mutant
def the_longest_line_only(patch: Patch) -> None:
    """ko.score.rule: only the best Element of the card scores."""
    patch.setattr(scoring.Score, "total", property(lambda self: max(line.points for line in self.lines)))


# The limit of 10


@mutant
def points_are_trimmed_at_ten(patch: Patch) -> None:
    """R5: a placement over 10 points is allowed and scores 10."""
    limits(patch, lambda *about: 0)
    real = effects._scored

    def scored(p: Any, seat: Any, grown: Any) -> Any:
        before = p.scores[seat.index]
        yield from real(p, seat, grown)
        p.scores = put(p.scores, seat.index, min(p.scores[seat.index], before + 10))

    patch.setattr(effects, "_scored", scored)


@mutant
def there_is_no_limit(patch: Patch) -> None:
    """ko.place.max10 forgotten."""
    limits(patch, lambda *about: 0)


@mutant
def ten_points_are_too_many(patch: Patch) -> None:
    """ko.place.max10 read as "10 or more"."""
    real = legal.limited_points
    limits(patch, lambda *about: real(*about) + 1)


@mutant
def the_limit_includes_season_points(patch: Patch) -> None:
    """ko.place.max10, R6: the score with the Season card is held to 10, whatever the switch says."""
    real = legal.limited_points

    def points(grown: Any, parent: int, card: Any, season: Any, rulings: Any) -> int:
        return real(grown, parent, card, season, replace(rulings, max10_base_without_season="no"))

    limits(patch, points)


@mutant
def the_limit_is_for_each_element(patch: Patch) -> None:
    """R5: no Element alone may score more than 10."""
    real = legal.limited_points

    def points(grown: Any, parent: int, card: Any, season: Any, rulings: Any) -> int:
        whole = real(grown, parent, card, season, rulings)
        each = scoring.score((*grown, Placed(card, parent, Pose(0, 0, 0))), len(grown)).lines
        return max(line.points for line in each) if whole > 10 else whole

    limits(patch, points)


@mutant
def the_switch_of_the_limit_does_nothing(patch: Patch) -> None:
    """R6: the switch is never asked."""
    real = legal.limited_points

    def points(grown: Any, parent: int, card: Any, season: Any, rulings: Any) -> int:
        return real(grown, parent, card, season, replace(rulings, max10_base_without_season="yes"))

    limits(patch, points)


# Season cards


@mutant
def metamorphosis_spares_the_trunk(patch: Patch) -> None:
    """R10: the Element of the Trunk stays as it is."""
    real = scoring.counts
    patch.setattr(scoring, "counts", lambda card, count=None: real(card, None if card.is_trunk else count))


@mutant
def metamorphosis_changes_the_placed_card_only(patch: Patch) -> None:
    """R10: cards that lie already keep their Elements, so a caterpillar below breaks the line."""
    real = scoring._line

    def line(grown: Any, below: Any, element: Any, count: Any, lone: Any) -> Any:
        made = real(grown, below, element, count, lone)
        printed = takewhile(lambda node: element in grown[node].card.counts, below[1:])
        icons = made.steps[0].icons, *(grown[node].card.counts[element] for node in printed)
        return replace(made, points=sum(icons) if lone or len(icons) > 1 else 0)

    patch.setattr(scoring, "_line", line)


@mutant
def caterpillars_stay_caterpillars_too(patch: Patch) -> None:
    """R10 read as both: the old Element counts beside the new one."""
    real = scoring.counts

    def counts(card: Any, count: Any = None) -> Any:
        shown = {**card.counts, **real(card, count)}
        return {element: shown[element] for element in ELEMENTS if element in shown}

    patch.setattr(scoring, "counts", counts)


@mutant
def metamorphosis_goes_the_wrong_way(patch: Patch) -> None:
    """ko.season.metamorphosis: fireflies count as caterpillars."""
    real = scoring.counts
    patch.setattr(scoring, "counts", lambda card, count=None: real(card, count and count[::-1]))


@mutant
def metamorphosis_is_forgotten(patch: Patch) -> None:
    """The Season card is shown and changes nothing."""
    patch.setattr(scoring, "counts", lambda card, count=None: card.counts)


@mutant
def the_season_card_changes_kodama_cards(patch: Patch) -> None:
    """R10: the Growth phase is over, and caterpillars are fireflies still."""
    real = scoring._times

    def times(grown: Any, node: int, card: Any) -> int:
        laid = grown[node]
        shown = scoring.counts(laid.card, ("caterpillar", "dragonfly"))
        return real(put(grown, node, replace(laid, card=replace(laid.card, elements=tuple(shown.items())))), node, card)

    patch.setattr(scoring, "_times", times)


@mutant
def the_first_season_card_holds_on(patch: Patch) -> None:
    """ko.season.discard forgotten: the Spring card holds all year."""
    from silva_kit.kodama.position import KodamaPosition

    patch.setattr(KodamaPosition, "season_card", property(lambda p: p.season_cards[0] if p.season_cards else None))


@mutant
def extra_points_are_forgotten(patch: Patch) -> None:
    """Summer and Autumn give nothing."""
    patch.setattr(scoring, "season_points", lambda *about: 0)


@mutant
def extra_points_for_every_card(patch: Patch) -> None:
    """What the Season card asks for is not looked at."""
    patch.setattr(scoring, "season_points", lambda grown, node, season: season.points)


@mutant
def summer_counts_the_depth_off_by_one(patch: Patch) -> None:
    """ko.term.within2: the card on the Trunk is taken for the first one outside it, so 3 cards are near."""
    near = lambda grown, node, trunk=True: tree.depth(grown, node) <= 3 and (node > 0 or trunk)  # noqa: E731
    patch.setattr(scoring, "is_within_2", near)


@mutant
def within_2_counts_the_trunk_as_the_first(patch: Patch) -> None:
    """ko.term.within2: "the Trunk card is a card", so only the cards that touch it are near."""
    near = lambda grown, node, trunk=True: tree.depth(grown, node) <= 1 and (node > 0 or trunk)  # noqa: E731
    patch.setattr(scoring, "is_within_2", near)


@mutant
def autumn_looks_at_the_placed_card(patch: Patch) -> None:
    """The Element must be on the card below; the placed one is looked at."""
    real = scoring.season_points

    def extra(grown: Any, node: int, season: Any) -> int:
        if not season.onto:
            return real(grown, node, season)
        fits_ = season.shows in grown[node].card.counts
        return season.points if fits_ and tree.is_last(grown[:node], grown[node].parent) else 0

    patch.setattr(scoring, "season_points", extra)


@mutant
def autumn_looks_at_the_tree_afterwards(patch: Patch) -> None:
    """Every placed card is a last card, so any card below will do."""
    real = scoring.season_points

    def extra(grown: Any, node: int, season: Any) -> int:
        if not season.onto:
            return real(grown, node, season)
        return season.points if season.shows in grown[grown[node].parent].card.counts else 0

    patch.setattr(scoring, "season_points", extra)


# Kodama cards


@mutant
def the_trunk_is_a_last_card(patch: Patch) -> None:
    """R13 read the other way."""
    patch.setattr(scoring, "is_last", lambda grown, node: tree.touching(grown, node) == 1)


@mutant
def the_last_card_is_the_one_played_last(patch: Patch) -> None:
    """ko.term.last_card misread."""
    patch.setattr(scoring, "is_last", lambda grown, node: node == len(grown) - 1)


@mutant
def the_trunk_is_never_near_itself(patch: Patch) -> None:
    """R12 read the other way, whatever the switch says."""
    patch.setattr(scoring, "is_within_2", lambda grown, node, trunk=True: node > 0 and tree.depth(grown, node) <= 2)


@mutant
def the_trunk_is_always_near_itself(patch: Patch) -> None:
    """R12: the switch does nothing."""
    patch.setattr(scoring, "is_within_2", lambda grown, node, trunk=True: tree.depth(grown, node) <= 2)


@mutant
def three_kinds_are_two_kinds(patch: Patch) -> None:
    """A card with two kinds "at least" is taken."""
    real = scoring._times

    def times(grown: Any, node: int, card: Any) -> int:
        enough = card.kinds and len(grown[node].card.counts) >= card.kinds
        return real(grown, node, replace(card, kinds=None) if enough else card)

    patch.setattr(scoring, "_times", times)


@mutant
def only_children_are_touched(patch: Patch) -> None:
    """ko.card.kodama: the card that it grows from is not counted among those it touches."""
    patch.setattr(scoring, "touching", lambda grown, node: len(tree.children(grown, node)))


@mutant
def a_kodama_card_gives_ten_at_most(patch: Patch) -> None:
    """R23: the limit is applied to Kodama cards."""
    kodama(patch, lambda found, *_: min(found.points, 10))


@mutant
def a_kodama_card_scores_once(patch: Patch) -> None:
    """Its points are given once, not for each thing that it counts."""
    kodama(patch, lambda found, _, card: card.points if found.points else 0)


@mutant
def a_kodama_card_stays_in_hand(patch: Patch) -> None:
    """ko.kodama.once forgotten."""

    def keep(p: Any, move: Any) -> None:
        hand = (*p.hands[move.seat.index], move.card)
        p.hands = put(p.hands, move.seat.index, hand)

    then(patch, "kodama", keep)


@mutant
def a_kodama_card_may_be_kept_back(patch: Patch) -> None:
    """R17: whoever scores nothing may pass."""
    patch.setitem(
        guards.GUARDS, "ko.kodama.play", lambda v, move: None if move.kind == "pass" else _kodama_phase(v, move)
    )


_kodama_phase = guards.kodama_phase


@mutant
def any_kodama_card_may_be_played(patch: Patch) -> None:
    """The guard does not look at the hand."""
    real = guards.kodama_phase
    patch.setitem(guards.GUARDS, "ko.kodama.play", lambda v, move: None if move.kind == "kodama" else real(v, move))


# Placing


@mutant
def cards_may_hang_over_the_edge(patch: Patch) -> None:
    """ko.place.table_edge forgotten."""
    fits(patch, lambda found, *_: replace(found, overhang=0.0))


@mutant
def the_edge_is_the_middle_of_the_card(patch: Patch) -> None:
    """ko.place.table_edge: only the middle of a card must lie on the table."""
    fits(patch, lambda found, trees, pose: replace(found, overhang=max(-pose.y, 0)))


@mutant
def elements_may_be_covered(patch: Patch) -> None:
    """ko.place.no_cover forgotten."""
    fits(patch, lambda found, *_: replace(found, covered=()))


@mutant
def an_element_may_be_covered_in_part(patch: Patch) -> None:
    """ko.place.no_cover: only its middle must stay in sight."""

    def hidden(found: Any, trees: Any, pose: Any) -> Any:
        kept = []
        for seat, node, number in found.covered:
            at = trees[seat][node]
            icon = at.card.icons[number]
            x, y = geometry.on_table(at.pose, icon.x, icon.y)
            x, y = geometry.on_card(pose, x + (seat - found.own) * tree.TREE_SPACING, y)
            if abs(x) < geometry.HALF_WIDTH and abs(y) < geometry.HALF_HEIGHT:
                kept.append((seat, node, number))
        return replace(found, covered=tuple(kept))

    fits(patch, hidden)


@mutant
def two_cards_may_be_touched(patch: Patch) -> None:
    """ko.place.one_card: whatever the branch does not grow from is not looked at."""

    def one(found: Any, *_: Any) -> Any:
        grown = [(seat, node) for seat, node in found.touched if seat == found.own and node in found.on_bark]
        return replace(found, touched=tuple(grown[:1]) if grown else found.touched)

    fits(patch, one)


@mutant
def the_neighbors_trees_do_not_matter(patch: Patch) -> None:
    """R8: only the own tree is looked at."""
    fits(patch, lambda f, *_: replace(f, touched=tuple(at for at in f.touched if at[0] == f.own)))


@mutant
def edges_never_touch(patch: Patch) -> None:
    """R8: the switch does nothing, only overlap counts."""
    real = geometry.fit

    def fit(trees: Any, own: int, card: Any, pose: Any, *, edge_contact_touches: bool = True) -> Any:
        return real(trees, own, card, pose, edge_contact_touches=False)

    patch.setattr(geometry, "fit", fit)
    fits(patch, lambda found, *_: found)


@mutant
def edges_always_touch(patch: Patch) -> None:
    """R8: the switch does nothing, an edge counts."""
    real = geometry.fit

    def fit(trees: Any, own: int, card: Any, pose: Any, *, edge_contact_touches: bool = True) -> Any:
        return real(trees, own, card, pose, edge_contact_touches=True)

    patch.setattr(geometry, "fit", fit)
    fits(patch, lambda found, *_: found)


@mutant
def a_card_may_lie_beside(patch: Patch) -> None:
    """R8: a card whose branch's end meets the bark need not lie on the card."""
    fits(patch, lambda found, *_: replace(found, overlapped=tuple(node for _, node in found.touched)))


@mutant
def any_overlap_is_a_branch(patch: Patch) -> None:
    """ko.place.bark forgotten."""
    fits(patch, lambda found, *_: replace(found, on_bark=found.overlapped))


@mutant
def angles_turn_clockwise(patch: Patch) -> None:
    """A card leans to the other side than the text says."""
    real = geometry.fit

    def fit(trees: Any, own: int, card: Any, pose: Any, *, edge_contact_touches: bool = True) -> Any:
        turned = Pose(pose.x, pose.y, -pose.angle if pose.angle < 180 else 180)
        return real(trees, own, card, turned, edge_contact_touches=edge_contact_touches)

    patch.setattr(geometry, "fit", fit)
    fits(patch, lambda found, *_: found)


@mutant
def a_trunk_stands_on_its_middle(patch: Patch) -> None:
    """ko.setup.trunk: the table's edge runs through the middle of the Trunk card."""
    patch.setattr(tree, "TRUNK_POSE", Pose(0, 0, 0))


@mutant
def any_card_of_the_deck_may_be_placed(patch: Patch) -> None:
    """ko.turn.1.choose: the guard does not look at the Display."""
    patch.delitem(guards.GUARDS, "ko.turn.1.choose")


@mutant
def anybody_may_pass(patch: Patch) -> None:
    """R7: passing is always allowed."""
    patch.delitem(guards.GUARDS, "ko.R7")


@mutant
def nobody_may_pass(patch: Patch) -> None:
    """R7: the limit is lifted where nothing fits, so nobody passes."""
    patch.setattr(legal.Placements, "possible", True)


@mutant
def a_passed_display_is_renewed(patch: Patch) -> None:
    """R7 read as "discard and pass"."""

    def renew(p: Any, move: Any) -> None:
        p.display = p.display[1:]

    then(patch, "pass", renew)


# Turns, Seasons, the pawn, the end


@mutant
def a_placed_card_stays_in_the_display(patch: Patch) -> None:
    """ko.turn.1.choose: the card lies in the tree and in the Display."""

    def keep(p: Any, move: Any) -> None:
        p.display = (*p.display, move.card)

    then(patch, "place", keep)


@mutant
def the_display_is_not_refilled(patch: Patch) -> None:
    """ko.turn.3.refill: a drawn card goes away."""

    def lose(p: Any, move: Any) -> None:
        if p.season_cards:
            p.display = p.display[:-1]

    then(patch, "draw", lose)


@mutant
def the_display_is_refilled_before_scoring(patch: Patch) -> None:
    """Step 3 before step 2: the points come when the new card has been drawn."""
    owed: list[tuple[int, ...]] = []
    real = effects.APPLY["place"]

    def place(p: Any, move: Any) -> None:
        before = p.scores
        real(p, move)
        owed[:] = [p.scores]
        p.scores = before

    def score(p: Any, move: Any) -> None:
        p.scores = owed.pop() if owed else p.scores

    patch.setitem(effects.APPLY, "place", place)
    then(patch, "draw", score)


@mutant
def play_goes_to_the_right(patch: Patch) -> None:
    """R15, ko.turn.order: the wrong way round."""
    patch.setattr(effects, "left_of", lambda p, seat: p.seats[seat.index - 1])


@mutant
def four_turns_in_a_row(patch: Patch) -> None:
    """R11: a player takes all 4 turns before the next one does."""
    real = effects._turn_is_over

    def over(p: Any, seat: Any) -> None:
        if (len(p.trees[seat.index]) - 1) % 4:
            p.decision = Decision("place", seat)
            p.events += (e.TURN(seat),)
        else:
            real(p, seat)

    patch.setattr(effects, "_turn_is_over", over)


@mutant
def a_season_has_three_rounds(patch: Patch) -> None:
    """ko.flow.growth_rounds: a round is missing."""
    patch.setattr(effects, "ROUNDS", 3)


@mutant
def the_marker_moves_in_every_turn(patch: Patch) -> None:
    """ko.turn.3.marker: whoever is not the first player advances it, too."""

    def marker(p: Any, seat: Any) -> Any:
        p.marker += 1
        return (e.MARKER(seat, p.marker),)

    patch.setattr(effects, "_marker", marker)


@mutant
def the_marker_moves_at_the_end_of_the_round(patch: Patch) -> None:
    """R16: with the last player's turn."""
    real = effects._marker
    patch.setattr(effects, "_marker", lambda p, seat: real(p, p.first) if effects.left_of(p, seat) is p.first else ())


@mutant
def the_marker_stays_with_the_first_starter(patch: Patch) -> None:
    """R16: the seat that started the game advances it all year."""
    real = effects._marker

    def marker(p: Any, seat: Any) -> Any:
        return real(p, p.first) if seat is p.seats[0] else ()

    patch.setattr(effects, "_marker", marker)


@mutant
def the_pawn_goes_to_the_highest_score(patch: Patch) -> None:
    """ko.first.pass turned round."""
    real = effects.next_first
    patch.setattr(effects, "next_first", lambda seats, scores, *rest: real(seats, tuple(-n for n in scores), *rest))


@mutant
def the_pawn_goes_round(patch: Patch) -> None:
    """ko.first.pass: simply to the left."""
    patch.setattr(effects, "next_first", lambda seats, scores, holder, tie: seats[(holder.index + 1) % len(seats)])


@mutant
def the_pawn_looks_to_the_right(patch: Patch) -> None:
    """R15: in a tie the nearest one on the right."""

    def right(seats: Any, scores: Any, holder: Any, tie: str) -> Any:
        lowest = [seat for seat in seats if scores[seat.index] == min(scores)]
        if holder in lowest and (len(lowest) == 1 or tie == "keeps"):
            return holder
        return min(lowest, key=lambda seat: (holder.index - seat.index - 1) % len(seats))

    patch.setattr(effects, "next_first", right)


@mutant
def a_tied_first_player_keeps_the_pawn(patch: Patch) -> None:
    """R14 read the other way."""
    real = effects.next_first
    patch.setattr(effects, "next_first", lambda seats, scores, holder, tie: real(seats, scores, holder, "keeps"))


@mutant
def a_tied_first_player_always_passes_the_pawn(patch: Patch) -> None:
    """R14: the switch does nothing."""
    real = effects.next_first
    patch.setattr(effects, "next_first", lambda seats, scores, holder, tie: real(seats, scores, holder, "passes"))


@mutant
def the_pawn_never_passes(patch: Patch) -> None:
    """ko.first.pass forgotten."""
    patch.setattr(effects, "next_first", lambda seats, scores, holder, tie: holder)


@mutant
def the_pawn_passes_after_the_end(patch: Patch) -> None:
    """R22: once more after the third Kodama phase."""
    real = effects._end

    def end(p: Any) -> None:
        effects._pass_pawn(p)
        real(p)

    patch.setattr(effects, "_end", end)


@mutant
def the_first_of_those_tied_wins(patch: Patch) -> None:
    """R19: no shared victory."""

    def alone(p: Any, move: Any) -> None:
        if p.result is not None and len(p.result.winners) > 1:
            p.result = Result("win", p.result.winners[:1], p.result.clause)

    then(patch, "kodama", alone)


@mutant
def the_leftover_kodama_card_scores(patch: Patch) -> None:
    """R21: the card left in hand is scored at the end."""
    real = effects._end

    def end(p: Any) -> None:
        for seat in p.seats:
            (left,) = p.hands[seat.index]
            more = scoring.kodama_points(p.trees[seat.index], p.box.kodama[left]).points
            p.scores = put(p.scores, seat.index, p.scores[seat.index] + more)
        real(p)

    patch.setattr(effects, "_end", end)


@mutant
def the_game_ends_with_empty_hands(patch: Patch) -> None:
    """ko.end.when: three cards are dealt, so that none is left."""
    patch.setattr(legal, "HAND", 3)


# Secrets


@mutant
def hands_lie_open(patch: Patch) -> None:
    """ko.setup.secret forgotten."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.hands = p.hands
        return made

    patch.setattr(view, "build", build)


@mutant
def a_spectator_sees_hands(patch: Patch) -> None:
    """PUBLIC is taken for somebody who may know all."""
    real = view.build
    patch.setattr(view, "build", lambda p, viewer: _as(real(p, OPEN if viewer is PUBLIC else viewer), viewer))


def _as(made: Any, viewer: Any) -> Any:
    made.viewer = viewer
    return made


@mutant
def a_deal_is_told_to_everybody(patch: Patch) -> None:
    """The event of the deal keeps its cards for every viewer."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.events = p.events
        return made

    patch.setattr(view, "build", build)


@mutant
def others_moves_are_shown(patch: Patch) -> None:
    """The view carries the mover's Kodama cards as legal moves, whoever looks."""
    real = view.build

    def build(p: Any, viewer: Any) -> Any:
        made = real(p, viewer)
        made.legal_moves = p.legal_moves
        return made

    patch.setattr(view, "build", build)


@mutant
def a_what_if_deals_played_cards_again(patch: Patch) -> None:
    """The Kodama cards that have been played are dealt to the others once more."""
    real = redeal.redeal

    def again(seen: Any, rng: Any) -> Any:
        made = real(seen, rng)
        spent = [card for cards in made.played for card in cards]
        if spent and made.hands[-1]:
            made.hands = (*made.hands[:-1], (spent[0], *made.hands[-1][1:]))
        return made

    patch.setattr(redeal, "redeal", again)
