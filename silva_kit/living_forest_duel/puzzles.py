"""Puzzles: win this turn! Exactly one first move of the turn wins by force before the turn is over.

They are made from seeds: in the games of bots that now and then do anything, the turns are kept where one token, or
the reveal, leads to a victory whatever is drawn, and everything else does not. At least twenty are kept as data
(`content/living_forest_duel/puzzles.toml`); a test proves each answer anew.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from silva_kit import puzzles as shared
from silva_kit.dealer import Dealer
from silva_kit.living_forest_duel import state
from silva_kit.living_forest_duel.bots import SensibleBot, races
from silva_kit.living_forest_duel.moves import Move
from silva_kit.living_forest_duel.position import DuelPosition
from silva_kit.messages import format_message
from silva_kit.position import CHANCE, Seat

LEAST: Final = 3
"""First moves that a puzzle has at least."""
NODES: Final = 1500
"""Positions that are looked at for one puzzle; what takes more is none."""
NEAR: Final = 0.5
"""How far a race must be for a turn to be looked at."""
ANYTHING: Final = 0.25
"""How often a bot of `made` does anything."""
ROUNDS: Final = 40
SHORT: Final = 2
MIDDLE: Final = 4
HARDEST: Final = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A turn, the one first move that wins in it, a line of moves that does, the victory, and how many of the second
    moves still win."""

    position: DuelPosition
    line: tuple[str, ...]
    victory: str
    winning: int

    @property
    def seat(self) -> Seat:
        """Who wins."""
        return self.position.turn

    @property
    def answer(self) -> str:
        """The first move."""
        return self.line[0]

    @property
    def grade(self) -> int:
        """1 to 5: by the moves of the line (a token and its action, one bonus more, several), and one more where just
        one second move wins."""
        length = 1 if len(self.line) == SHORT else 3 if len(self.line) <= MIDDLE else HARDEST
        return min(length + (self.winning == 1), HARDEST)

    def keeps(self, moves: Iterable[Move | str]) -> bool:
        """Whether the seat still wins by force after these moves of the turn. Raises KitError for an illegal one."""
        here = self.position
        for move in moves:
            here = here.after(here.move(move) if isinstance(move, str) else move)
        return Search(self.position).wins(here)

    def explain(self, moves: Iterable[Move | str], language: str = "en") -> tuple[str, ...]:
        """Sentences: whether the moves of the turn won, can still win, or from which move on they could not. Raises
        KitError for an illegal move."""
        here, search = self.position, Search(self.position)
        for move in (made := list(moves)):
            here = here.after(here.move(move) if isinstance(move, str) else move)
            if not search.wins(here):
                return (_said(language, "ui-win-lost", move=str(move)),)
        if not made:
            return (_said(language, "ui-win-open", seat=str(self.seat)),)
        if here.result is None:
            return (_said(language, "ui-win-on", seat=str(self.seat)),)
        return (_said(language, "ui-win-won", seat=str(self.seat)),)

    def __repr__(self) -> str:
        return f"<Puzzle of grade {self.grade}: {self.seat} wins in this turn>"  # never the answer


def _said(language: str, key: str, **args: str) -> str:
    return format_message(language, key, args=args, game="living_forest_duel")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the kit, easy ones first. Raises ContentError for a file that cannot be used."""
    return shared.stored(
        "living_forest_duel",
        lambda field: Puzzle(
            DuelPosition.from_text(field("position", str)),
            tuple(field("line", list)),
            field("victory", str),
            field("winning", int),
        ),
    )


def puzzle(number: int) -> Puzzle:
    """A puzzle of the kit by its number, from 1. Raises KitError for a number that none has."""
    return shared.numbered(puzzles(), number)


# Is there a forced win in this turn?


class TooMany(Exception):
    """More positions than `Search` may look at."""


class Search:
    """All that can happen in one turn: the seat wants to win in it, chance and the other seat do their worst."""

    def __init__(self, start: DuelPosition, nodes: int | None = None) -> None:
        self.seat, self.span, self.left = start.turn, start.span, nodes
        self.known: dict[Hashable, bool] = {}

    def wins(self, p: DuelPosition) -> bool:
        """Whether the seat wins by force. Raises TooMany."""
        if p.result is not None:
            return self.seat in p.result.winners
        if p.span != self.span:
            return False
        key = _key(p)
        if key not in self.known:
            self.known[key] = self._tried(p)
        return self.known[key]

    def _tried(self, p: DuelPosition) -> bool:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise TooMany
        if p.decision.kind == "refill" and races(p, self.seat)[1] >= 1:
            return True  # own decks hold nothing but the own season
        if p.to_move is CHANCE:
            return all(self.wins(p.after(move)) for move, _ in p.chance.outcomes)
        found = (self.wins(p.after(move)) for move in p.legal_moves)
        return any(found) if p.decision.seat is self.seat else all(found)

    def line(self, p: DuelPosition) -> tuple[str, ...]:
        """The seat's moves of a shortest way to win from here; chance and the other seat do the first thing there is.
        Empty where the seat has won."""
        if p.result is not None:
            return ()
        if p.decision.seat is not self.seat:
            return self.line(_until(p, self.seat))
        ways = [(move.text, *self.line(after)) for move in p.legal_moves if self.wins(after := p.after(move))]
        return min(ways, key=len)


def _key(p: DuelPosition) -> Hashable:
    """What matters of a position within a turn: how the trees lie, not in which order they were planted."""
    forests = tuple(frozenset((c, t.id) for c, t in state.grid(p, seat).items()) for seat in p.seats)
    acts = tuple((act.element, act.value, frozenset(act.piles)) for act in p.acts)
    own = (p.muster, p.fires, p.taken, p.onibi, p.holder, p.sanki, p.left, p.tokens, p.line, p.own)
    return str(p.decision), acts, forests, own


# Making puzzles.


def judged(p: DuelPosition) -> Puzzle | None:
    """The puzzle that a position is; None unless exactly one of three or more first moves wins by force."""
    if p.decision.kind != "turn" or len(p.legal_moves) < LEAST:
        return None
    search = Search(p, NODES)
    try:
        won: list[Move] = []
        for move in sorted(p.legal_moves, key=_wide):
            won += [move] if search.wins(p.after(move)) else []
            if len(won) > 1:
                return None
        if not won:
            return None
        line = search.line(p)
        second = _until(p.after(won[0]), p.turn)
        wins = [move for move in second.legal_moves if search.wins(second.after(move))]
    except TooMany:
        return None
    return Puzzle(p, line, _victory(p, line), len(wins))


def _wide(move: Move) -> int:
    """How much there is to look at after a first move: least first."""
    return 2 if move.kind == "reveal" else 1 if move.element == "tree" else 0


def _victory(p: DuelPosition, line: tuple[str, ...]) -> str:
    """The clause of the victory at the end of a line."""
    seat = p.turn
    for move in line:
        p = _until(p.after(p.move(move)), seat)
    assert p.result is not None
    return p.result.clause


def _until(p: DuelPosition, seat: Seat) -> DuelPosition:
    """The next decision of a seat, or the end; chance and the other seat do the first thing there is."""
    while p.to_move is not None and p.decision.seat is not seat:
        p = p.after(p.legal_moves[0] if p.legal_moves else p.chance.outcomes[0][0])
    return p


def made(seeds: Iterable[int]) -> Iterator[Puzzle]:
    """The puzzles in the games that these seeds make."""
    for seed in seeds:
        yield from _in_game(seed)


def _in_game(seed: int) -> Iterator[Puzzle]:
    p, rng, dealer, bot = DuelPosition.start(), Random(f"puzzle {seed}"), Dealer(f"puzzle {seed}"), SensibleBot()
    while p.to_move is not None and p.round < ROUNDS:
        if p.decision.kind == "turn" and max(races(p, p.turn)) >= NEAR and (found := judged(p)):
            yield found
        if p.to_move is CHANCE:
            p = p.after(dealer.answer(p))
        elif rng.random() < ANYTHING:
            p = p.after(rng.choice(p.legal_moves))
        else:
            p = p.after(bot.choose(p.view(p.decision.seat or p.turn), rng))
