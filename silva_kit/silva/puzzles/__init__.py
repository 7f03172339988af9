"""Puzzles: find the winning move! A seat looks back on what it has seen, and exactly one move wins for certain.

    one = puzzle(3)
    one.judge("A play 2 B 8").right        # graded by the engine: every deal, every draw, every answer
    one.explain("A play 2 B 8", "en")      # why it wins, or a deal in which it does not

`aim` says what is asked: a win in this turn (`turn`), a win by the seat's next turn at the latest, whatever the others
do (`next`), or, where none is certain, the best chance to win in this turn (`best`). The seat knows what it has seen
since the record began (`belief.py`); of the others nothing is assumed but that they play by the rules: they do their
worst.

    grade 1     the cards that count are known: somebody looked, or everybody saw
          2     they follow from counting what lies open
          3     they follow from what happened, such as a wrong guess or a Brewer duel
          4     the win comes in the turns of the others, or in the own next turn, whatever is played there
          5     the seat decides once more, according to the answer; or no move is certain, and the best chance counts

They are made from seeds (`maker.py`) and kept as data (`content/silva/puzzles.toml`); a test proves each anew.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from silva_kit import puzzles as shared
from silva_kit.position import OPEN, Seat
from silva_kit.record import Record
from silva_kit.silva.belief import Belief, Sight, belief, sights
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition
from silva_kit.silva.puzzles.forced import Failure, Forced, chance

AIMS: Final = ("turn", "next", "best")
COSTS: Final = ("out", "lost", "tie", "turn")
"""What a move that does not win may cost, the worst first: the seat is eliminated, the game is lost or tied, or the
chance passes."""
SHOWDOWN: Final = ("silva.end.deck.", "silva.card.00.beats_8")
"""How the clauses of a showdown begin."""
MARGIN: Final = 0.1
"""By how much the best chance is better than every other one."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move is worth: right or not, its chance (1.0 where it wins for certain; None where that depends on what
    others do), what it may cost, the way in which it fails, and the clauses that say so."""

    right: bool
    chance: float | None
    cost: str
    failure: Failure | None
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=False)
class Puzzle:
    """What a seat has seen, and the one move that wins: `start` and `moves` are a game as it was, of which the seat
    knows its own part."""

    start: SilvaPosition
    moves: tuple[str, ...]
    aim: str
    answer: str
    grade: int
    clauses: tuple[str, ...]

    @property
    def record(self) -> Record:
        """The game up to the decision, as a record of its own."""
        made = Record(self.start)
        for move in self.moves:
            made.play(move)
        return made

    @cached_property
    def position(self) -> SilvaPosition:
        """Where the move is to be found; the cards lie as in one of the deals that the seat must think possible."""
        found: SilvaPosition = self.record.position
        return found

    @property
    def seat(self) -> Seat:
        """Who moves."""
        assert self.position.turn is not None
        return self.position.turn

    @cached_property
    def sights(self) -> list[Sight]:
        """What the seat has seen."""
        return sights(self.record, self.seat)

    @cached_property
    def known(self) -> Belief:
        """What the seat can know."""
        return belief(self.sights)

    @property
    def counts_on(self) -> list[Seat]:
        """The seats whose cards the answer counts on: the target, and at a showdown everybody who is in."""
        move = self.position.move(self.answer)
        return counts_on(self.position, move, not any(c.startswith(SHOWDOWN) for c in self.clauses))

    def judge(self, move: Move | str) -> Verdict:
        """What a move is worth; a move that does the same as the answer is as right. Raises KitError for a move that is
        not legal."""
        made = self.position.move(move) if isinstance(move, str) else move
        self.position.after(made)
        if self.aim == "best":
            return self._chance(made)
        failures = list(Forced(self.seat, self.aim).failures(self.known.weights, made))
        if not failures:
            return Verdict(True, 1.0, "", None, self.clauses)
        worst = min(failures, key=lambda one: COSTS.index(cost(one.end, self.seat)))
        return Verdict(False, None, cost(worst.end, self.seat), worst, clauses_of(worst))

    def _chance(self, move: Move) -> Verdict:
        share = chance(self.known.weights, self.seat, move)
        if same(self.known.weights, move, self.position.move(self.answer)):
            return Verdict(True, share, "", None, self.clauses)
        failures = list(Forced(self.seat, "turn").failures(self.known.weights, move))
        worst = min(failures, key=lambda one: COSTS.index(cost(one.end, self.seat)))
        return Verdict(False, share, cost(worst.end, self.seat), worst, clauses_of(worst))

    def explain(self, move: Move | str | None, language: str = "en") -> tuple[str, ...]:
        """Sentences: what is to be done, without a move; why the answer wins, and by which clauses; or how and at what
        cost a move fails. Raises KitError as `judge`."""
        from silva_kit.silva.puzzles import words  # late: it reads the rulebook

        return words.explain(self, move, language)

    def __repr__(self) -> str:
        return f"<Puzzle of grade {self.grade}: {self.seat} moves, {len(self.start.seats)} players>"  # never the answer


def counts_on(position: SilvaPosition, move: Move, ends_at_once: bool) -> list[Seat]:
    """The seats whose cards a winning move counts on. `ends_at_once`: nobody else is left; else there is a showdown."""
    others = [seat for seat in position.alive if seat is not position.turn]
    return [seat for seat in others if not ends_at_once or move.target in (None, seat)]


def same(positions: Iterable[SilvaPosition], one: Move, other: Move) -> bool:
    """Whether two moves do the same in all these positions."""
    return one is other or all(position.after(one) == position.after(other) for position in positions)


def cost(end: SilvaPosition, seat: Seat) -> str:
    """What it cost a seat that the game came to this position (`COSTS`)."""
    if seat not in end.alive and (end.result is None or end.result.kind == "win"):
        return "out"
    if end.result is None:
        return "turn"
    return "tie" if seat in end.result.winners else "lost"


def clauses_of(failure: Failure) -> tuple[str, ...]:
    """The clauses of all that happens on a way in which a move fails, in order."""
    here, found = failure.deal, []
    for move in failure.line:
        here = here.after(move)
        found += [event.clause for event in here.view(OPEN).events]
    return tuple(dict.fromkeys(found))


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the kit, easy ones first. Raises ContentError for a file that cannot be used."""
    return shared.stored(
        "silva",
        lambda field: Puzzle(
            SilvaPosition.from_text(field("start", str)),
            tuple(field("moves", list)),
            field("aim", str),
            field("answer", str),
            field("grade", int),
            tuple(field("clauses", list)),
        ),
    )


def puzzle(number: int) -> Puzzle:
    """A puzzle of the kit by its number, from 1. Raises KitError for a number that none has."""
    return shared.numbered(puzzles(), number)
