"""What the screen is told of trees: every card with what it scored, good placements, what Kodama cards would give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from silva_kit.kodama import KodamaView, SeasonCard, Tree
from silva_kit.kodama import scoring as s
from silva_kit.kodama.candidates import best_by_parent
from silva_kit.kodama.effects import ROUNDS
from silva_kit.kodama.legal import MOST, Placements
from silva_kit.kodama.tree import Placed
from silva_kit.kodama.view import HIDDEN
from silva_widgets.frames import Step


def counted(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame that says how many cards of each tree lie there, in place of the trees."""
    view = {name: value for name, value in frame["view"].items() if name != "trees"}
    view["grown"] = {seat: len(tree) for seat, tree in frame["view"]["trees"].items()}
    return {**frame, "view": view}


def grown(steps: Iterable[Step]) -> dict[str, list[dict[str, Any]]]:
    """All cards of all trees at the last step, each with what it scored when it was placed and under which Season card.

    Where the steps begin in the middle of a game, the cards that lay there already are taken to have been placed four
    in each Season.
    """
    told: dict[tuple[int, int], SeasonCard | None] = {}
    position: Any = None
    for number, (_, position) in enumerate(steps):
        for seat, tree in enumerate(position.trees):
            for node in range(1, len(tree)):
                if (seat, node) not in told:
                    told[seat, node] = position.season_card if number else _season_of(position, node)
    lone = position.rulings.score_lone_counts == "yes"
    return {
        seat.name: [_node(tree, node, told.get((seat.index, node)), lone) for node in range(len(tree))]
        for seat, tree in zip(position.seats, position.trees, strict=True)
    }


def _season_of(position: Any, node: int) -> SeasonCard | None:
    cards: tuple[SeasonCard, ...] = position.season_cards
    return cards[min((node - 1) // ROUNDS, len(cards) - 1)] if cards else None


def _node(tree: Tree, node: int, season: SeasonCard | None, lone: bool) -> dict[str, Any]:
    placed = tree[node]
    laid = {"card": placed.card.id, "parent": placed.parent, **placed.pose._asdict()}
    if not node:
        return {**laid, "score": None, "extra": 0, "season": None}
    score = s.score(tree, node, count=season.count if season else None, lone_counts=lone)
    extra = s.season_points(tree[: node + 1], node, season) if season else 0
    return {**laid, "score": score.to_json(), "extra": extra, "season": season.id if season else None}


def offered(view: KodamaView) -> dict[str, list[list[int]]]:
    """A short list of good placements for each card of the Display, where this viewer places now: [card that it grows
    from, x, y, angle, points, extra points]."""
    moves, seat = view.legal_moves, view.decision.seat
    if not isinstance(moves, Placements) or seat is None:
        return {}
    tree = view.trees[seat.index]
    return {
        id: [
            [node, *found.pose, *_points(view, tree, node, id)]
            for node, row in best_by_parent(moves.of(id)).items()
            for found in row
        ]
        for id in view.display
    }


def _points(view: KodamaView, tree: Tree, node: int, id: str) -> tuple[int, int]:
    """(points with the Season card's counting, its extra points) of a card laid on a node."""
    card, season = view.box.branches[id], view.season_card
    count = season.count if season else None
    points = s.points(tree, node, card, count=count, lone_counts=view.rulings.score_lone_counts == "yes")
    laid = (*tree, Placed(card, node, tree[node].pose))
    return points, s.season_points(laid, len(tree), season) if season else 0


def worth(view: KodamaView) -> dict[str, dict[str, Any]]:
    """What each Kodama card that this viewer can see in a hand would give now, and for which cards of that tree."""
    include = view.rulings.within2_include_trunk == "yes"
    return {
        id: {"seat": seat.name, **s.kodama_points(view.trees[seat.index], view.box.kodama[id], include).to_json()}
        for seat, hand in zip(view.seats, view.hands, strict=True)
        for id in hand
        if id != HIDDEN and view.trees[seat.index]
    }


def limits(view: KodamaView) -> dict[str, Any]:
    """The rulings that a placement is judged by, and the most that it may score."""
    rulings = view.rulings
    return {
        "lone": rulings.score_lone_counts == "yes",
        "edge": rulings.geom_edge_contact_touches == "yes",
        "base": rulings.max10_base_without_season == "yes",
        "most": MOST,
    }


def told(state: dict[str, Any]) -> list[str]:
    """The same as lines of text: what each card scored, the places on offer, what the Kodama cards would give."""
    return [
        *(_scored(seat, card) for seat, cards in state["trees"].items() for card in cards if card["score"]),
        *(f"may place {id} {_places(row)}" for id, row in state["candidates"].items()),
        *(f"worth {one['seat']} {id} {one['points']} {_steps(one['steps'])}" for id, one in state["worth"].items()),
    ]


def _scored(seat: str, card: dict[str, Any]) -> str:
    score = card["score"]
    lines = (
        f"{line['element']} {line['points']} {_steps(line['steps'])} to {line['broken_at']} off {_steps(line['forks'])}"
        for line in score["lines"]
    )
    sum = f"{score['total']}+{card['extra']} {card['season'] or '-'}"
    return f"scored {seat} {card['card']} on {card['parent']}: {sum}: {'; '.join(lines)}"


def _steps(steps: list[dict[str, int]]) -> str:
    """`5x1.3x2`: of node 5 one, of node 3 two."""
    return ".".join(f"{step['node']}x{step['icons']}" for step in steps) or "-"


def _places(row: list[list[int]]) -> str:
    """`0@14,130,-20=3+1`: on node 0, where, its points and extra points."""
    return " ".join(f"{node}@{x},{y},{angle}={points}+{extra}" for node, x, y, angle, points, extra in row) or "-"
