"""Collecting the answers of a study: in this process, or by any `concurrent.futures.Executor`, and on with it later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final, TypeAlias

from silva_kit.study.journal import Journal, Question

WINDOW: Final = 64
"""Tasks handed to an executor at a time: enough for many workers, few enough to stop soon."""
Progress: TypeAlias = Callable[[int, int], None]
"""Told how many are answered, of how many."""
Task: TypeAlias = Callable[[Any, int], tuple[int, str]]
"""Settings and a number: the number and its answer. It must be found by name, so that a process can be asked."""


def collect(
    question: Question,
    task: Task,
    count: int,
    executor: Executor | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> tuple[str, ...]:
    """The answers to numbers 0, 1, … `count` - 1, in their order.

    `file` is written line by line, and a study that was stopped goes on where it was, with more of them too if wanted.
    An error or an interrupt comes through; what was answered until then is in the file.

    Raises:
        StudyError: the file is of other settings, or is no such file.
    """
    with nullcontext(Journal()) if file is None else Journal.open(file, question) as journal:
        open_numbers = [number for number in range(count) if number not in journal.answers]
        done = count - len(open_numbers)
        for number, found in _answered(task, question.settings, open_numbers, executor):
            journal.add(number, found)
            done += 1
            if progress is not None:
                progress(done, count)
        return tuple(journal.answers[number] for number in range(count))


def _answered(
    task: Task, settings: Any, numbers: Iterable[int], executor: Executor | None
) -> Iterator[tuple[int, str]]:
    if executor is None:
        yield from (task(settings, number) for number in numbers)
        return
    waiting, running = iter(numbers), set[Future[Any]]()
    try:
        while True:
            for _, number in zip(range(WINDOW - len(running)), waiting, strict=False):
                running.add(executor.submit(task, settings, number))
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in ready)
    finally:
        for future in running:
            future.cancel()
