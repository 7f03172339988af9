"""What every placement is worth: each card of the Display on each card of the tree, under the rules.

    worth = placements(position)                 # a Worth for every pair, the best first
    worth[0].points, worth[0].places             # points with the Season card; how many good places there are
"""  # fmt: skip

from __future__ import annotations

from dataclasses import dataclass, replace

from silva_kit.kodama import candidates, scoring
from silva_kit.kodama.legal import MOST, Placements, limited_points
from silva_kit.kodama.position import KodamaPosition
from silva_kit.kodama.tree import TRUNK_POSE, Placed
from silva_kit.kodama.view import KodamaView
from silva_kit.position import KitError, Seat


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card of the Display is worth on a card of the tree.

    lines      the points of the lines, as the Season card counts (`ko.score.rule`, `ko.season.metamorphosis`)
    extra      the extra points of the Season card (`ko.card.season`)
    too_many   whether it breaks the limit of 10 points, so that it is no placement (`ko.place.max10`)
    places     good places of the card there, those that the table offers; none where `too_many`
    """

    card: str
    node: int
    lines: int
    extra: int
    too_many: bool
    places: tuple[candidates.Candidate, ...] = ()

    @property
    def points(self) -> int:
        """All points of the placement."""
        return self.lines + self.extra


def grower(p: KodamaPosition | KodamaView) -> Seat:
    """The seat that places a card now. Raises KitError where none does."""
    seat = p.decision.seat
    if p.decision.kind != "place" or seat is None:
        raise KitError(f"position with do={p.decision}: nobody places a card; it must be one with do=place")
    return seat


def worth(p: KodamaPosition | KodamaView, card: str, node: int) -> Worth:
    """The points of one pair, without its places. Raises KitError where nobody places a card."""
    tree, laid, season = p.trees[grower(p).index], p.box.branches[card], p.season_card
    lone = p.rulings.score_lone_counts == "yes"
    lines = scoring.points(tree, node, laid, count=season.count if season else None, lone_counts=lone)
    grown = (*tree, Placed(laid, node, TRUNK_POSE))
    extra = scoring.season_points(grown, len(tree), season) if season else 0
    return Worth(card, node, lines, extra, limited_points(tree, node, laid, season, p.rulings) > MOST)


def pairs(p: KodamaPosition | KodamaView) -> tuple[Worth, ...]:
    """Every pair, whether it lies anywhere or not, the most points first. Raises KitError where nobody places."""
    tree = p.trees[grower(p).index]
    found = [worth(p, card, node) for card in p.display for node in range(len(tree))]
    return tuple(sorted(found, key=lambda one: -one.points))


def placements(p: KodamaPosition | KodamaView) -> tuple[Worth, ...]:
    """Every pair with its good places, the most points first. Raises KitError where nobody places a card, and for a
    view of somebody else."""
    seat, moves = grower(p), p.legal_moves
    if not isinstance(moves, Placements):
        raise KitError(f"view of another viewer than {seat}: the places are told to who places a card")
    places = {card: candidates.best_by_parent(moves.of(card)) for card in p.display}
    return tuple(replace(one, places=places[one.card].get(one.node, ())) for one in pairs(p))
