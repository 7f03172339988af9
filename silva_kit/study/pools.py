"""Who does the work of a study by default: processes on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager


@contextmanager
def processes(workers: int | None = None) -> Iterator[Executor | None]:
    """A pool of processes, one for each processor; None where none can be had, as in a browser.

    They are started afresh ("spawn"): a copy of a notebook's process would copy the locks of its threads too.
    """
    try:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    except (ImportError, NotImplementedError, OSError):
        yield None
        return
    with pool:
        yield pool
