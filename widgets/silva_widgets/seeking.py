"""An answer that takes its time: sought in a thread of its own, with words about how far it is, and a way to stop it.

Where no thread can be had (in a browser) it is sought at once; then the search itself must see to it that it is short.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, RLock, Thread
from time import monotonic
from typing import Any, ClassVar, Final

from silva_kit.position import KitError

Found = dict[str, Any]
PACE: Final = 0.3
"""Seconds between two words about how far it is."""
QUICK: Final = 0.5
"""Seconds that are waited for an answer before the screen is told that it is sought."""
ALONE: Final = 2.0
"""Seconds that a search may take where there is no thread, and nobody could stop it."""


class Seeking:
    """One question at a time. `found` is what the screen shows of it; `show` is called whenever that has changed and
    nobody waits for it, and never while a request is being answered."""

    answering: ClassVar = RLock()
    """Held while a request is answered: what is shown from a thread waits for its end."""

    def __init__(self, show: Callable[[], None]) -> None:
        self._show = show
        self._thread: Thread | None = None
        self._stopped = Event()
        self._told = self._began = 0.0
        self._awaited = False
        self.found: Found | None = None

    def run(self, asked: Found, search: Callable[[], Found], to_the_end: bool = False) -> None:
        """Seek an answer, and wait for it half a second, or to the end. An error of the kit is an answer, too."""
        self.stop()
        self.join()
        self._stopped = stopped = Event()
        self._began, self._told = monotonic(), float("-inf")
        self.found, self._awaited = {**asked, "running": True}, True

        def work() -> None:
            try:
                found = search()
            except KitError as error:
                found = {"error": str(error)}
            if self._stopped is stopped and self.found is not None:
                self._tell({**found, "running": False})

        try:
            self._thread = Thread(target=work, daemon=True)
            self._thread.start()
            self._thread.join(None if to_the_end else QUICK)
        except RuntimeError:  # no threads here, as in a browser
            self._thread, self._awaited = None, False
            work()
        self._awaited = False

    def stop(self) -> None:
        """Let go of what is being sought; what is found by then counts."""
        self._stopped.set()

    def forget(self) -> None:
        """What was found is of another position."""
        self.stop()
        self.found = None

    def join(self, seconds: float | None = None) -> None:
        """Wait for the answer, so many seconds at most."""
        if self._thread is not None:
            self._thread.join(seconds)

    def progress(self, **told: Any) -> None:
        """Say how far it is, not more often than can be read."""
        if monotonic() - self._told > PACE and not self._stopped.is_set():
            self._told = monotonic()
            self._tell(told)

    @property
    def stopped(self) -> bool:
        """Whether somebody has stopped it."""
        return self._stopped.is_set()

    def enough(self) -> bool:
        """Whether it should end: somebody has stopped it, or nobody could and it takes long."""
        return self.stopped or (self._thread is None and monotonic() - self._began > ALONE)

    def _tell(self, told: Found) -> None:
        if self.found is not None:
            self.found = {**self.found, **told}
            if not self._awaited:
                self._show_between_requests()

    def _show_between_requests(self) -> None:
        while not self.answering.acquire(timeout=PACE):
            if self.stopped:
                return  # the request that has stopped it shows the table itself
        try:
            self._show()
        finally:
            self.answering.release()
