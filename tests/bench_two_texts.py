"""What the translation of SILVA changes in play: python tests/bench_two_texts.py [GAMES] (200 by default).

Prints whether each stored play still does what it is stored for, the figures of the study that comes with the kit, and
whether its first games, played anew, give its counts. Each part is a function, for other reports.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from silva_kit.silva.consequences import Consequence, consequences  # noqa: E402  # the path comes first
from silva_kit.silva.two_texts import GROUPS, places  # noqa: E402
from silva_kit.study.switch_counts import BLOCK, Counted, counted, measured  # noqa: E402
from silva_kit.study.switches import BETWEEN, PROFILES, Turned, answer  # noqa: E402

GAMES = 200


def holds(play: Consequence) -> bool:
    """Whether both plays are made to their ends, part, and end differently: another winner, or another view."""
    found = play.compare()
    if found.parting is None or found.first.stopped or found.second.stopped:
        return False
    if play.kind == "winner":
        return found.winners_differ
    one, other = (side.record.positions[found.parting.step] for side in (found.first, found.second))
    return any(one.view(seat).to_json() != other.view(seat).to_json() for seat in one.seats)


def verified() -> tuple[int, int]:
    """How many stored plays hold, of how many."""
    return sum(map(holds, consequences())), len(consequences())


def again(kind: Counted, games: int) -> tuple[int, int]:
    """How many blocks of the study's first games have the same counts when they are played anew, of how many."""
    blocks = max(1, games // BLOCK)
    right = 0
    for number in range(blocks):
        made = tuple(answer(kind.settings, BLOCK * number + at)[1] for at in range(BLOCK))
        rows = counted(Turned(kind.settings, made)).rows
        right += rows == {name: (row[number],) for name, row in kind.rows.items()}
    return right, blocks


def report(games: int = GAMES) -> Iterator[str]:
    """The lines that are printed."""
    began = time.perf_counter()
    right, of = verified()
    yield f"consequences: {right}/{of} plays verified ({time.perf_counter() - began:.1f} s)"
    groups = ", ".join(f"{sum(place.group == group for place in places())} {group}" for group in GROUPS)
    yield f"places of the two texts: {len(places())} ({groups})"
    for kind in measured().kinds:
        yield f"study: {kind.games:,} games of {kind.settings.players} {kind.settings.bot} bots; another winner in"
        for name in (BETWEEN, *PROFILES):
            low, high = kind.interval(name)
            yield f"  {name}: {kind.changed(name) / kind.games:.1%} ({low:.1%} to {high:.1%})"
    began = time.perf_counter()
    right, of = again(measured().of(), games)
    yield f"counted again: {right}/{of} blocks of {BLOCK} games alike ({time.perf_counter() - began:.1f} s)"


def main(arguments: Sequence[str]) -> None:
    """Print the report."""
    for line in report(int(arguments[0]) if arguments else GAMES):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
