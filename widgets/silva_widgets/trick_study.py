"""A study in the notebook: it runs beside the cells, says how far it is, can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any, Final

import ipywidgets

from silva_kit.messages import format_message
from silva_kit.study import Settings, StudyResult, chart, measured, processes, study
from silva_kit.study.journal import Journal
from silva_kit.study.winnable import question
from silva_kit.study.wording import say, sentence
from silva_kit.toml_data import check_language
from silva_widgets.language import chosen_language

Pool = Callable[[], AbstractContextManager[Any]]
VIEW: Final = "application/vnd.jupyter.widget-view+json"


class StudyRun(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no type information
    """Deals 0, 1, … of the settings, answered by processes on this machine as soon as it is made.

    Keywords: `settings`, or those of `Settings` (`players`, `mode`, `split`, `transfers`, `seed`, `budget`); `deals`;
    `file` (a path: every answer is kept there, and a later run goes on with it; not given: kept until the kernel
    ends); `pool` (makes a context manager of any executor of `concurrent.futures`); `lang`.

    Raises KitError for a table that there is not and a language that the kit does not speak; `wait` raises what the
    study raised.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        deals: int = 24,
        *,
        file: str | Path | None = None,
        pool: Pool = processes,
        lang: str | None = None,
        **given: Any,
    ) -> None:
        self.settings = settings if settings is not None else Settings(**given)
        self.deals, self.lang = deals, check_language(lang or chosen_language())
        self._folder = TemporaryDirectory(prefix="silva-kit-study-")  # goes with the run
        self._file = Path(self._folder.name, "study.jsonl") if file is None else Path(file)
        self._pool, self._stopped = pool, Event()
        self._error: BaseException | None = None
        self._bar = ipywidgets.IntProgress(max=deals, layout=ipywidgets.Layout(width="260px"))
        self._said = ipywidgets.Label()
        self._button = ipywidgets.Button()
        self._button.on_click(lambda _button: self._pressed())
        super().__init__([ipywidgets.HBox([self._bar, self._button]), self._said])
        self.start()

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        self._stopped.clear()
        self._error = None
        self._show(len(self._answered()), running=True)
        self._thread = Thread(target=self._work, daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # no threads here, as in a browser: the page waits until it is over
            self._work()

    def stop(self) -> None:
        """No new deal is begun; what is answered stays, and `start` goes on from there."""
        self._stopped.set()

    def wait(self) -> StudyResult:
        """The result, once it is over; of a study that was stopped, of the deals before the first open one."""
        if self._thread.ident is not None:
            self._thread.join()
        if self._error is not None:
            raise self._error
        return self._result()

    def chart(self) -> Any:
        """The result as a chart, in the language of the run."""
        return chart(self.wait(), language=self.lang)

    def __repr__(self) -> str:
        one = self.settings
        return f"<StudyRun {self.deals} deals: {one.players}p {one.mode} {one.split} {one.transfers} seed {one.seed}>"

    def _repr_mimebundle_(self, **_kwargs: Any) -> dict[str, Any]:
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {"text/plain": repr(self), VIEW: view}

    def _pressed(self) -> None:
        if self._thread.is_alive():
            self.stop()
        else:
            self.start()

    def _result(self) -> StudyResult:
        """Deals 0, 1, … up to the first open one: answers that came early are the easy ones, and would mislead."""
        known = self._answered()
        done = next((number for number in range(self.deals) if number not in known), self.deals)
        return study(self.settings, done, file=self._file)

    def _answered(self) -> dict[int, str]:
        with Journal.open(self._file, question(self.settings)) as journal:
            return dict(journal.answers)

    def _work(self) -> None:
        try:
            with self._pool() as executor:
                study(self.settings, self.deals, executor=executor, file=self._file, progress=self._told)
        except _Stopped:
            pass
        except Exception as error:
            self._error = error
        self._show(self._bar.value, running=False)

    def _told(self, done: int, _of: int) -> None:
        self._show(done, running=True)
        if self._stopped.is_set() and done < self.deals:
            raise _Stopped

    def _show(self, done: int, *, running: bool) -> None:
        self._bar.value = done
        key = "ui-cancel" if running else f"ui-study-{'start' if done == 0 else 'go-on'}"
        self._button.description = format_message(self.lang, key, game="silent_guardians")
        self._button.layout.display = None if running or done < self.deals else "none"
        over = not running and done == self.deals
        self._said.value = sentence(self._result(), self.lang) if over else self._so_far(done)

    def _so_far(self, done: int) -> str:
        if self._error is not None:
            return format_message(self.lang, "ui-error", args={"text": str(self._error)}, game="silent_guardians")
        return say(self.lang, "running", done=done, of=self.deals)


class _Stopped(Exception):
    """The button was pressed."""


def study_chart(mode: str | None = None, *, lang: str | None = None) -> Any:
    """The full study that comes with the kit, as a chart: of one mode, or of all that were studied."""
    made = measured()
    return chart(*(made.results if mode is None else made.of(mode)), language=check_language(lang or chosen_language()))
