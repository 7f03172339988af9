"""What SILVA's depth comes to, by one command, smaller or whole; fails where a figure is not what it must be.

    .venv/bin/python tests/bench_silva.py              every part, a smaller version of it (some minutes)
    .venv/bin/python tests/bench_silva.py --full       10,000 pairs, 100,000 games, 2,000 endings (hours)
    .venv/bin/python tests/bench_silva.py belief quiz  only these parts

Parts: belief, secrets, two_texts, practice, referee, quiz. The study of 10,000 games is made by `build_switches.py`.
"""  # fmt: skip

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

import bench_referee  # noqa: E402  # the path comes first
import bench_two_texts  # noqa: E402
import count_silva_practice  # noqa: E402
import leaks  # noqa: E402
from belief_endings import endings, same  # noqa: E402
from silva_kit.position import KitError  # noqa: E402
from silva_kit.silva.quiz import KINDS  # noqa: E402
from silva_kit.teach.quiz import NONE, Question, Stream  # noqa: E402

Part = Callable[[bool], Iterator[str]]
PARTS: dict[str, Part] = {}


def part(made: Part) -> Part:
    """Enter a part under its function's name."""
    PARTS[made.__name__] = made
    return made


@part
def belief(full: bool) -> Iterator[str]:
    """The exact belief against trying everything, at ends of random games."""
    alike, players = 0, Counter[int]()
    for steps, viewer in endings(2000 if full else 60):
        alike += same(steps, viewer)
        players[len(steps[0][1].seats)] += 1
    said = ", ".join(f"{seats} players {count}" for seats, count in sorted(players.items()))
    yield f"belief equals trying everything to 1e-12: {_held(alike, players.total())} ({said})"


@part
def secrets(full: bool) -> Iterator[str]:
    """All that is sent for games that a viewer cannot tell apart, and the leaks that are planted."""
    with ProcessPoolExecutor(2) as pool:
        clean = leaks.report(*((10_000, 200, 300) if full else (400, 4, 4)), executor=pool)
    yield f"secrets: {'none, and every planted one is found' if clean else 'NOT HELD'}"


@part
def two_texts(full: bool) -> Iterator[str]:
    """Plays in which a switch matters, and the study that comes with the kit."""
    yield from bench_two_texts.report(2000 if full else 200)


@part
def practice(_full: bool) -> Iterator[str]:
    """Puzzles with one answer; lessons, their ways, and what wrong ones are told."""
    yield from count_silva_practice.puzzle_figures()
    yield from count_silva_practice.lesson_figures()


@part
def referee(full: bool) -> Iterator[str]:
    """Broken rules and what notices them, clean games, refused moves."""
    yield from bench_referee.report(100_000 if full else 1000)


@part
def quiz(full: bool) -> Iterator[str]:
    """For each kind of question: how many were graded, that the right answer is right and each other one is not."""
    for kind in KINDS:
        began, held, made = time.perf_counter(), 0, 200 if full else 20
        for players in (2, 3, 4):
            stream = Stream("silva", (kind,), seed=f"bench {players}", players=players)
            held += sum(_graded(stream.question(number + 1)) for number in range(made))
        seconds = (time.perf_counter() - began) / (3 * made)
        yield f"quiz, {kind}: graded as they must be {_held(held, 3 * made)} ({seconds * 1000:.0f} ms a question)"


def _graded(question: Question) -> bool:
    """Whether the first part's right options are right, each alone or all together, and every other one wrong."""
    first = question.parts[0]
    rest = {one.name: [one.options[0].id] for one in question.parts[1:]}

    def is_right(ids: list[str]) -> bool:
        given = {first.name: ids, **({} if ids == [NONE] else rest)}
        return question.grade(given).parts[first.name]

    right = question.grade({first.name: [first.ids[0]], **({} if first.ids[0] == NONE else rest)}).right_answers
    answers = right[first.name]
    others = [one for one in first.ids if one not in answers]
    whole = is_right(list(answers)) if first.many else all(is_right([one]) for one in answers)
    return bool(answers) and whole and not any(is_right([one]) for one in others)


def _held(count: int, of: int) -> str:
    return f"{count:,}/{of:,}" + ("" if count == of else " NOT HELD")


def main(words: list[str]) -> int:
    """Print the parts that are asked for; 1 where one is not held."""
    names = [word for word in words if word != "--full"] or list(PARTS)
    if unknown := set(names) - set(PARTS):
        raise KitError(f"part {', '.join(sorted(unknown))}: the parts are {', '.join(PARTS)}")
    failed = False
    for name in names:
        print(f"\n{name}", flush=True)
        for line in PARTS[name]("--full" in words):
            print(f"  {line}", flush=True)
            failed = failed or "NOT" in line or "SURVIVES" in line
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
