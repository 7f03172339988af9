"""How far the referee of SILVA can be trusted, and what the tests of its rules notice: python tests/bench_referee.py
[GAMES] (100,000 by default).

Prints the survivor table of the broken rules, clean games judged, refused moves carried out, games under each broken
rule, and the stored plays with one broken rule. Each part is a function that gives its figures, for other reports.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from silva_kit.silva.broken import broken_plays  # noqa: E402  # the path comes first
from silva_kit.teach.referee import breaches, judge  # noqa: E402
from silva_mutants_found import MUTANTS  # noqa: E402
from silva_mutated import broken  # noqa: E402
from test_referee import carried_out, played  # noqa: E402
from test_referee_mutants import UNSEEN, accused  # noqa: E402
from test_silva_mutants import killers_of  # noqa: E402

GAMES = 100_000
POSITIONS = 4_000


@dataclass
class Count:
    """How many of how many, and which ones were not."""

    of: int = 0
    right: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, right: bool, name: object) -> None:
        """One more."""
        self.of += 1
        self.right += right
        if not right:
            self.wrong.append(str(name))

    def __str__(self) -> str:
        return f"{self.right:,}/{self.of:,}" + (f" NOT: {', '.join(self.wrong[:5])}" if self.wrong else "")


def survivors() -> Iterator[tuple[str, str | None]]:
    """Each broken rule with the first scene or law that notices it; None where it survives."""
    for name, mutant in MUTANTS.items():
        with broken(mutant):
            yield name, next(killers_of(), None)


def clean_games(games: int) -> Count:
    """Random legal games of all numbers of players, half of them under random rulings: not accused."""
    count = Count()
    for seed in range(games):
        count.add(judge(played(seed)) is None, f"game {seed}")
    return count


def refused_moves(positions: int) -> Count:
    """Refused moves that can be carried out: accused with exactly the clauses that refuse them."""
    count = Count()
    for p, move, after in carried_out(positions, seed=3):
        found = judge([(None, p), (move, after)])
        clauses = tuple(dict.fromkeys(refusal.clause for refusal in p.why_not(move)))
        count.add(found is not None and (found.kind, found.clauses) == ("move", clauses), move)
    return count


def broken_games() -> Count:
    """Broken rules that change a step: accused at the first step that comes out otherwise."""
    count = Count()
    for name in MUTANTS:
        if name not in UNSEEN:
            count.add(accused(name) is not None, name)
    return count


def stored_plays() -> Count:
    """Plays with one broken rule: the stored step and clauses are found, and nothing else."""
    count = Count()
    for play in broken_plays():
        found = [(breach.step, breach.clauses) for breach in breaches(play.steps())]
        count.add(found == [(play.step, play.clauses)], play.number)
    return count


def report(games: int = GAMES, positions: int = POSITIONS) -> Iterator[str]:
    """The lines of the whole report."""
    killed = Count()
    yield "Broken rules of SILVA and what notices each first"
    for name, killer in survivors():
        killed.add(killer is not None, name)
        yield f"  {name:52} {killer or 'SURVIVES'}"
    yield f"Broken rules killed: {killed}"
    yield f"Broken rules that change a step, accused there: {broken_games()}"
    yield f"Stored plays with a broken rule, found: {stored_plays()}"
    yield f"Refused moves carried out, found with their clauses: {refused_moves(positions)}"
    began = time.process_time()
    clean = clean_games(games)
    seconds = (time.process_time() - began) * 1000 / max(games, 1)
    yield f"Clean games judged and not accused: {clean} ({seconds:.1f} s of CPU for 1,000 with their play)"
    yield f"False accusations: {len(clean.wrong)}"


def main(arguments: Sequence[str]) -> None:
    """Print it all."""
    for line in report(int(arguments[0]) if arguments else GAMES):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
