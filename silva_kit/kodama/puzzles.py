"""Puzzles: which card of the Display scores the most, laid on which card of the tree? Exactly one pair does.

They are made from seeds: in the games of a bot, positions are kept where one pair is worth more than all others that
the limit of 10 points allows, whether the others have room or not, and where that pair has room. Twenty of them are
kept as data (`content/kodama/puzzles.toml`); a test proves each answer anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from silva_kit import puzzles as shared
from silva_kit.dealer import Dealer
from silva_kit.kodama import scoring
from silva_kit.kodama.bots import GreedyBot
from silva_kit.kodama.legal import Placements
from silva_kit.kodama.moves import Move
from silva_kit.kodama.position import KodamaPosition
from silva_kit.kodama.tree import TRUNK_POSE, Placed, is_last
from silva_kit.kodama.worth import Worth, grower, pairs, worth
from silva_kit.messages import format_message
from silva_kit.position import CHANCE, KitError, Seat

SOLVER: Final = Seat("A")
LEAST: Final = 4
"""Cards that the tree has at least, the Trunk among them: fewer are no puzzle."""
MANY: Final = 8
"""More cards than these, the Trunk among them, are much to count."""
HARDEST: Final = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position where a seat places a card, the one best pair, its points, and who would be led astray (`DECOYS`)."""

    position: KodamaPosition
    card: str
    node: int
    points: int
    decoys: tuple[str, ...]

    @property
    def grade(self) -> int:
        """1 to 5: one more for each reader who would be led astray, and one more for a tree of many cards."""
        many = len(self.position.trees[grower(self.position).index]) > MANY
        return min(1 + len(self.decoys) + many, HARDEST)

    def worth(self, move: Move | str) -> Worth:
        """What a placement is worth. Raises KitError for a move that is not legal, or no placement."""
        made = self.position.move(move) if isinstance(move, str) else move
        tree = self.position.after(made).trees[grower(self.position).index]
        if made.kind != "place":
            raise KitError(f"move {made.text!r}: a card is to be placed")
        return worth(self.position, made.card, tree[-1].parent)

    def solves(self, move: Move | str) -> bool:
        """Whether a placement scores the most. Raises KitError for a move that is not legal, or no placement."""
        found = self.worth(move)
        return (found.card, found.node) == (self.card, self.node)

    def explain(self, move: Move | str | None, language: str = "en") -> tuple[str, ...]:
        """Sentences: what a placement scores, rule by rule, and whether more was there; without one, what is to be
        done. Raises KitError as `worth`."""
        if move is None:
            return (format_message(language, "ui-puzzle-open", game="kodama"),)
        made = self.position.move(move) if isinstance(move, str) else move
        found = self.worth(made)
        events = [event.to_json() for event in self.position.after(made).events if event.clause.startswith(_SCORING)]
        said = [format_message(language, e["clause"], e["form"], e["args"], game="kodama") for e in events]
        key = "ui-puzzle-best" if self.solves(made) else "ui-puzzle-less"
        told = {"points": found.points, "more": self.points - found.points}
        return (*said, format_message(language, key, args=told, game="kodama"))

    def __repr__(self) -> str:
        return f"<Puzzle of grade {self.grade}, {len(pairs(self.position))} pairs>"  # never the answer


_SCORING: Final = ("ko.score.", "ko.card.season", "ko.R1")


# Readers who are led astray. Each judges pairs in its own wrong way.


def _leaf(p: KodamaPosition, one: Worth) -> float:
    """Looks only at cards where the tree ends."""
    tree = p.trees[grower(p).index]
    return -1 if one.too_many or not (is_last(tree, one.node) or len(tree) == 1) else one.points


def _fork(p: KodamaPosition, one: Worth) -> float:
    """Counts the icons on forks, too."""
    tree, season = p.trees[grower(p).index], p.season_card
    grown = (*tree, Placed(p.box.branches[one.card], one.node, TRUNK_POSE))
    found = scoring.score(grown, len(tree), count=season.count if season else None)
    beside = sum(line.fork_icons for line in found.lines if line.points)
    return -1 if one.too_many else one.points + beside


def _lone(p: KodamaPosition, one: Worth) -> float:
    """Counts Elements that the card below lacks, too."""
    tree, season = p.trees[grower(p).index], p.season_card
    laid, count = p.box.branches[one.card], season.count if season else None
    return -1 if one.too_many else one.extra + scoring.points(tree, one.node, laid, count=count, lone_counts=True)


def _limit(p: KodamaPosition, one: Worth) -> float:
    """Forgets the limit of 10 points."""
    return one.points


def _season(p: KodamaPosition, one: Worth) -> float:
    """Forgets the Season card."""
    tree = p.trees[grower(p).index]
    return -1 if one.too_many else scoring.points(tree, one.node, p.box.branches[one.card])


DECOYS: Final[dict[str, Callable[[KodamaPosition, Worth], float]]] = {
    "leaf": _leaf,
    "fork": _fork,
    "lone": _lone,
    "limit": _limit,
    "season": _season,
}
"""Who is led astray when the answer is not what they would choose."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the kit, easy ones first. Raises ContentError for a file that cannot be used."""
    return shared.stored(
        "kodama",
        lambda field: Puzzle(
            KodamaPosition.from_text(field("position", str)),
            field("card", str),
            field("node", int),
            field("points", int),
            tuple(field("decoys", list)),
        ),
    )


def puzzle(number: int) -> Puzzle:
    """A puzzle of the kit by its number, from 1. Raises KitError for a number that none has."""
    return shared.numbered(puzzles(), number)


def judged(p: KodamaPosition) -> Puzzle | None:
    """The puzzle that a position is; None unless one pair is worth the most of all that the limit allows, and has
    room."""
    if p.decision.kind != "place" or len(p.trees[grower(p).index]) < LEAST:
        return None
    every = pairs(p)
    allowed = [one for one in every if not one.too_many]
    if len(allowed) < 2 or allowed[0].points == allowed[1].points:
        return None
    best = allowed[0]
    moves = p.legal_moves
    if not isinstance(moves, Placements) or best.node not in {found.parent for found in moves.of(best.card)}:
        return None
    decoys = tuple(name for name, reads in DECOYS.items() if _led_astray(p, every, best, reads))
    return Puzzle(p, best.card, best.node, best.points, decoys)


def _led_astray(
    p: KodamaPosition, every: tuple[Worth, ...], best: Worth, reads: Callable[[KodamaPosition, Worth], float]
) -> bool:
    """Whether a reader thinks another pair better than the best one."""
    return max(reads(p, one) for one in every) > reads(p, best)


def made(seeds: Iterable[int]) -> Iterator[Puzzle]:
    """The puzzles in the games that these seeds make, with 2 and 3 players in turn."""
    for seed in seeds:
        yield from _in_game(seed)


def _in_game(seed: int) -> Iterator[Puzzle]:
    p, rng, dealer, bot = (
        KodamaPosition.start(2 + seed % 2),
        Random(f"puzzle {seed}"),
        Dealer(f"puzzle {seed}"),
        GreedyBot(),
    )
    while p.to_move is not None:
        if p.to_move is SOLVER and (found := judged(p)):
            yield found
        p = p.after(dealer.answer(p) if p.to_move is CHANCE else bot.choose(p.view(p.decision.seat or SOLVER), rng))
