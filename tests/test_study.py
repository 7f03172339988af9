"""Studies: the same counts whatever computes them, resumable, with honest intervals and a chart that shows them."""

# traceability: off
from __future__ import annotations

import importlib.util
import json
import os
import pickle
import re
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

import build_study
from silva_kit.intervals import wilson
from silva_kit.places import LANGUAGES, notebooks
from silva_kit.position import KitError
from silva_kit.silent_guardians import GuardiansPosition
from silva_kit.silent_guardians.cards import HAND
from silva_kit.silent_guardians.shares import Share
from silva_kit.study import Settings, StudyError, StudyResult, chart, deal, measured, processes, study, winnable
from silva_kit.study.collecting import WINDOW
from silva_kit.study.measured import load, written
from silva_kit.study.winnable import answer
from silva_kit.study.wording import sentence
from silva_kit.toml_data import ContentError, content, read_text
from silva_widgets import StudyRun, study_chart

QUICK = Settings(players=3, split="uneven", seed=7, budget=9_000)
SMALL = Settings(players=3, seed=7, budget=50)
"""So small a budget that no search takes long; many deals stay undecided."""


@pytest.fixture(scope="module")
def sequential(tmp_path_factory: pytest.TempPathFactory) -> tuple[StudyResult, Path]:
    """Twenty deals in this process, and their file."""
    file = tmp_path_factory.mktemp("study") / "twenty.jsonl"
    return study(QUICK, 20, file=file), file


def lines(path: Path) -> list[str]:
    """The lines of a study's file."""
    return path.read_text("utf-8").splitlines()


def test_processes_give_the_same(sequential: tuple[StudyResult, Path], tmp_path: Path) -> None:
    """Twenty deals in two processes: the same answers, deal by deal."""
    alone, file = sequential
    other = tmp_path / "pool.jsonl"
    with ProcessPoolExecutor(2) as pool:
        assert study(QUICK, 20, executor=pool, file=other) == alone
    assert sorted(lines(other)) == sorted(lines(file))
    assert alone.share.deals == 20
    assert alone.share.winnable and alone.share.winnable < 20


@pytest.mark.skipif(not importlib.util.find_spec("distributed"), reason='needs pip install "silva-kit[dask]"')
def test_a_dask_cluster_gives_the_same(
    sequential: tuple[StudyResult, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real scheduler and two workers, processes of their own on loopback, through `client.get_executor()`."""
    from distributed import Client, LocalCluster

    root = str(Path(__file__).resolve().parent.parent)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH")))))
    alone, file = sequential
    other = tmp_path / "dask.jsonl"
    with (
        LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
            local_directory=str(tmp_path),
        ) as cluster,
        Client(cluster) as client,
    ):
        client.wait_for_workers(2, timeout=60)
        pids = set(client.run(os.getpid).values())
        assert len(pids | {os.getpid()}) == 3
        with client.get_executor() as executor:
            assert study(QUICK, 20, executor=executor, file=other) == alone
    assert sorted(lines(other)) == sorted(lines(file))


def test_the_task_can_be_pickled() -> None:
    """What is sent to another process arrives there as it was."""
    task, settings = pickle.loads(pickle.dumps((answer, SMALL)))
    assert task(settings, 3) == answer(SMALL, 3)


class Lazy(Executor):
    """Does every second task at once and leaves the others waiting, so that they can be seen to be cancelled."""

    def __init__(self) -> None:
        self.handed: list[Future[Any]] = []

    def submit(self, task: Any, /, *args: Any, **keywords: Any) -> Future[Any]:
        """Done, or waiting for ever."""
        future: Future[Any] = Future()
        self.handed.append(future)
        if len(self.handed) % 2 == 0:
            future.set_result(task(*args, **keywords))
        return future


def test_a_stopped_study_leaves_no_work_behind(tmp_path: Path) -> None:
    """An error in the progress callback comes through; deals still waiting are cancelled, the file keeps the rest."""
    executor, file = Lazy(), tmp_path / "study.jsonl"

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study(SMALL, 200, executor=executor, file=file, progress=stop)
    assert len(executor.handed) == WINDOW
    assert [future.cancelled() for future in executor.handed] == [True, False] * (WINDOW // 2)
    assert len(lines(file)) == 2
    resumed = study(SMALL, 6, file=file)
    assert resumed == study(SMALL, 6)


def test_a_cut_file_is_gone_on_with(sequential: tuple[StudyResult, Path], tmp_path: Path) -> None:
    """Cut anywhere, the last line is answered anew and nothing else; the counts are the same."""
    alone, file = sequential
    whole = file.read_bytes()
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    for cut, left in ((ends[17] + 9, 3), (ends[19] - 1, 2), (ends[20], 0)):
        other = tmp_path / f"{cut}.jsonl"
        other.write_bytes(whole[:cut])
        told: list[tuple[int, int]] = []
        assert study(QUICK, 20, file=other, progress=lambda *seen, told=told: told.append(seen)) == alone
        assert told == [(20 - i, 20) for i in reversed(range(left))]
        assert other.read_bytes() == whole


def test_a_cut_first_line_is_begun_anew(tmp_path: Path) -> None:
    """A file that holds nothing but a part of the settings is a study that has not begun."""
    file = tmp_path / "study.jsonl"
    study(SMALL, 2, file=file)
    whole = file.read_bytes()
    for cut in (0, 1, 30):
        file.write_bytes(whole[:cut])
        study(SMALL, 2, file=file)
        assert file.read_bytes() == whole


def test_more_deals_go_on_where_fewer_ended(tmp_path: Path) -> None:
    """Five deals, then eight: only three are new, and fewer are counted when fewer are asked for."""
    file = tmp_path / "study.jsonl"
    five = study(SMALL, 5, file=file)
    told: list[int] = []
    assert study(SMALL, 8, file=file, progress=lambda done, of: told.append(done)).share.deals == 8
    assert told == [6, 7, 8]
    assert study(SMALL, 5, file=file) == five == study(SMALL, 5)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (Settings(players=4, seed=7, budget=50), "players is 3 there and 4 here"),
        (Settings(players=3, seed=8, budget=50), "seed is 7 there and 8 here"),
        (Settings(players=3, seed=7, budget=51), "budget is 50 there and 51 here"),
        (Settings(players=3, seed=7, budget=50, split="uneven"), "split is 'even' there and 'uneven' here"),
        (Settings(players=3, seed=7, budget=50, mode="B", transfers=2), "mode is 'A' there and 'B' here"),
    ],
)
def test_other_settings_are_refused(other: Settings, named: str, tmp_path: Path) -> None:
    """The error names what differs, and the file stays as it is."""
    file = tmp_path / "study.jsonl"
    study(SMALL, 2, file=file)
    before = file.read_bytes()
    with pytest.raises(StudyError, match=named):
        study(other, 2, file=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("my notes", "line 1 is not JSON"),
        ("my notes\n", "line 1 is not JSON"),
        ("[1]\n", "line 1 is not that of a study"),
        ("{head}\nhm\n", "line 2 is not JSON"),
        ('{head}\n{"number":1,"answer":"maybe"}\n', "line 2 is no answer"),
    ],
)
def test_what_is_no_study_is_not_overwritten(text: str, named: str, tmp_path: Path) -> None:
    """A file of something else, or one that was damaged in the middle, is refused and left alone."""
    file = tmp_path / "study.jsonl"
    study(SMALL, 0, file=file)
    text = text.replace("{head}", lines(file)[0])
    file.write_text(text, "utf-8")
    with pytest.raises(StudyError, match=named):
        study(SMALL, 2, file=file)
    assert file.read_text("utf-8") == text


def deals() -> Iterator[tuple[Settings, GuardiansPosition]]:
    """Some deals of every sort of table."""
    for players in (3, 4):
        for split in ("even", "uneven"):
            for mode, transfers in (("A", 0), ("B", 2), ("C", 0)):
                settings = Settings(players, mode, split, transfers)
                yield from ((settings, deal(settings, number)) for number in range(4))


def test_a_deal_stands_at_the_lead_to_the_first_trick() -> None:
    """All tokens are taken, the lead player leads, and even means even; the position can be written and read."""
    for settings, p in deals():
        held = [len(tokens) for tokens in p.tokens]
        assert sum(held) == HAND[settings.players]
        assert p.decision.kind == "play" and p.turn is p.lead
        assert settings.split == "uneven" or max(held) - min(held) <= 1
        assert GuardiansPosition.from_text(p.to_text()) == p


def test_deals_differ_and_repeat() -> None:
    """Every number, seed and table has its own deal, always the same one; the budget changes no deal."""
    texts = [p.to_text() for _, p in deals()]
    assert len(set(texts)) == len(texts)
    assert texts == [p.to_text() for _, p in deals()]
    assert deal(Settings(seed=1), 0) != deal(Settings(seed=2), 0)
    assert deal(Settings(budget=1), 0) == deal(Settings(budget=2), 0)


@pytest.mark.parametrize("wrong", [{"players": 5}, {"mode": "D"}, {"split": "odd"}, {"mode": "A", "transfers": 1}])
def test_a_table_that_there_is_not_is_refused(wrong: dict[str, Any]) -> None:
    """What cannot be played cannot be studied."""
    with pytest.raises(KitError):
        Settings(**wrong)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_that_of_wilson(hits: int, of: int, low: float, high: float) -> None:
    """The four examples that Newcombe (1998) gives for the score method without continuity correction."""
    assert wilson(hits, of) == pytest.approx((low, high), abs=5e-5)


def test_undecided_deals_count_both_ways() -> None:
    """They widen the interval on both sides; of no deals nothing is known."""
    share = Share(winnable=70, lost=20, unknown=10)
    assert share.bounds == (0.7, 0.8)
    assert share.interval() == (wilson(70, 100)[0], wilson(80, 100)[1])
    assert share.interval(0.5)[0] > share.interval()[0]
    assert wilson(20, 20)[1] == 1.0
    assert Share().interval() == Share().bounds == (0.0, 1.0)


RESULTS = (
    StudyResult(Settings(players=3), Share(90, 8, 2)),
    StudyResult(Settings(players=4, split="uneven", mode="B", transfers=2), Share(30, 15, 5)),
)


def test_the_chart_has_the_numbers() -> None:
    """Bars of the three counts that fill 100 %, and the interval round the middle of what is known; both agree."""
    winnable, unknown, lost, marks = chart(*RESULTS).data
    assert [list(bar.customdata) for bar in (winnable, unknown, lost)] == [[90, 30], [2, 5], [8, 15]]
    assert [list(bar.text) for bar in (winnable, unknown, lost)] == [["91%", "65%"], ["", ""], ["", ""]]
    assert [sum(parts) for parts in zip(winnable.x, unknown.x, lost.x, strict=True)] == [100, 100]
    for i, result in enumerate(RESULTS):
        low, high = result.share.interval()
        assert marks.x[i] - marks.error_x.arrayminus[i] == pytest.approx(100 * low)
        assert marks.x[i] + marks.error_x.array[i] == pytest.approx(100 * high)


def test_the_chart_is_read_without_color() -> None:
    """Three hatchings on three grounds that differ in grey, all light enough for the black interval to be seen."""
    *bars, marks = chart(*RESULTS).data
    assert len({bar.marker.pattern.shape for bar in bars}) == 3
    greys = [grey(bar.marker.color) for bar in bars]
    assert min(abs(one - other) for one, other in combinations(greys, 2)) > 0.04
    assert min(greys) > 0.5 > 0.1 > grey(marks.marker.color)


def grey(color: str) -> float:
    """How light a color is without its hue, from 0 to 1."""
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_speaks_three_languages(language: str) -> None:
    """Title, axis, legend and labels are there, and differ from English elsewhere; results that look alike stay two."""
    figure, english = chart(*RESULTS, RESULTS[0], language=language), chart(*RESULTS, RESULTS[0])
    labels = figure.layout.yaxis.ticktext
    assert "100" in figure.layout.title.text and labels[0] == labels[2] != labels[1]
    assert "3" in labels[0] and "4" in labels[1] and "B" in labels[1]
    said = json.dumps([figure.layout.title.text, *labels, *(trace.name for trace in figure.data)])
    assert "{" not in said
    names = {trace.name for trace in figure.data}
    assert language == "en" or not names & {trace.name for trace in english.data}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_is_said_in_sentences_too(language: str) -> None:
    """A notebook gets plotly's own kind of output and, for who cannot see it, a sentence for each bar: no script."""
    shown = chart(*RESULTS, language=language)._repr_mimebundle_()
    assert sorted(shown) == ["application/vnd.plotly.v1+json", "text/plain"]
    one, two = shown["text/plain"].splitlines()
    assert [int(number) for number in re.findall(r"\d+", one)] == [3, 100, 91, 83, 96]
    assert [int(number) for number in re.findall(r"\d+", two)] == [4, 2, 50, 65, 46, 81]
    assert len(json.dumps(shown)) < 5000
    assert re.search(r"[A-Za-z]{2}", one) is None or language == "en"


def test_a_stopped_study_of_no_deals_has_a_chart() -> None:
    """Nothing is known, and the chart says so."""
    *bars, marks = chart(StudyResult(QUICK, Share())).data
    assert [list(bar.x) for bar in bars] == [[0], [0], [0]]
    assert list(marks.customdata) == [[0, 100]]


# The full study.

FULL = bool(os.environ.get("SILVA_KIT_FULL"))


def test_the_full_study_is_what_the_command_makes() -> None:
    """Eight kinds of tables with 500 deals each, of one seed and budget; writing it down gives the same file."""
    made = measured()
    assert made.command == "python tests/build_study.py"
    assert [kind.settings for kind in made.kinds] == build_study.KINDS
    assert {result.share.deals for result in made.results} == {build_study.DEALS} == {500}
    text = read_text(content("silent_guardians", "study.toml"))
    assert text == build_study.HEAD + written(made)
    assert [result.settings.mode for result in made.of("A")] == ["A"] * 4


def test_a_sample_of_the_full_study_comes_out_again() -> None:
    """Deals drawn from all kinds are answered as they stand there: 6, or 40 with SILVA_KIT_FULL=1.

    Where one of two answers is that it is not known, the solver has become better or worse, not wrong.
    """
    rng = Random("sample")
    for _ in range(40 if FULL else 6):
        kind = rng.choice(measured().kinds)
        number = rng.choice([number for number, found in enumerate(kind.answers) if FULL or found != "unknown"])
        _, found = answer(kind.settings, number)
        assert found == kind.answers[number] or "unknown" in (found, kind.answers[number]), (kind.settings, number)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("budget = 400000", "", "has no `budget`"),
        ("seed = 1", 'seed = "one"', "`seed` is 'one', not int"),
        ("players = 4", "players = 5", "players"),
        ('split = "even"', 'split = "odd"', "token splits"),
        ("www", "wxw", "answers.*w, l, u"),
        ("transfers = 2", "transfers = 2\ncolor = 1", "unknown field `color`"),
        ('id = "4-A-even"', 'id = "3-A-even"', "twice"),
    ],
)
def test_a_damaged_study_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    """The error names the file and what is wrong in it."""
    text = read_text(content("silent_guardians", "study.toml"))
    assert old in text
    file = tmp_path / "study.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=said):
        load(file)


def test_making_it_anew_goes_on_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Answers that the folder holds are taken as they are; the deals that are missing are answered."""
    monkeypatch.setattr(build_study, "DEALS", 5)
    file = tmp_path / "3-A-uneven.jsonl"
    study(QUICK, 3, file=file)
    file.write_text(
        file.read_text("utf-8").replace('"number":1,"answer":"winnable"', '"number":1,"answer":"unknown"'), "utf-8"
    )
    found = build_study.answers(QUICK, tmp_path)
    assert len(found) == 5
    assert found[1] == "unknown"
    assert Share.count((found[0], *found[2:])) == Share.count(answer(QUICK, number)[1] for number in (0, 2, 3, 4))


# A study beside the cells of a notebook.


@contextmanager
def alone() -> Iterator[None]:
    """No pool: the thread of the run does the work."""
    yield None


def test_a_run_ends_with_the_counts_and_a_chart(sequential: tuple[StudyResult, Path]) -> None:
    """On processes of this machine: the counts of a study in this process, in words too; the bar is full."""
    run = StudyRun(QUICK, 20, lang="ja")
    assert run.wait() == sequential[0]
    row, said = run.children
    bar, button = row.children
    assert (bar.value, bar.max) == (20, 20)
    assert button.layout.display == "none"
    assert said.value == sentence(sequential[0], "ja")
    share = sequential[0].share
    counts = [list(trace.customdata) for trace in run.chart().data[:3]]
    assert counts == [[share.winnable], [share.unknown], [share.lost]]


def test_a_run_is_stopped_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The button stops it after the deal in hand; the deals so far count; pressed again it goes on to the same end."""
    held = Event()

    def slow(settings: Settings, number: int) -> tuple[int, str]:
        if number == 4:
            assert held.wait(10)
        return answer(settings, number)

    monkeypatch.setattr(winnable, "answer", slow)
    file = tmp_path / "run.jsonl"
    run = StudyRun(SMALL, 8, file=file, pool=alone, lang="en")
    button = run.children[0].children[1]
    assert button.description == "Cancel"
    button.click()
    held.set()
    so_far = run.wait()
    assert so_far == study(SMALL, so_far.share.deals)
    assert so_far.share.deals < 8
    assert button.description in ("Start", "Go on")
    button.click()
    assert run.wait() == study(SMALL, 8)
    assert len(lines(file)) == 9
    assert StudyRun(SMALL, 8, file=file, pool=alone).wait() == study(SMALL, 8)


def test_a_run_says_what_broke(tmp_path: Path) -> None:
    """An error does not vanish in the thread: it is on the screen, and `wait` raises it."""

    @contextmanager
    def broken() -> Iterator[None]:
        raise StudyError("no workers left")
        yield

    run = StudyRun(SMALL, 3, pool=broken, lang="en")
    with pytest.raises(StudyError, match="no workers left"):
        run.wait()
    assert "no workers left" in run.children[1].value
    with pytest.raises(KitError, match="the languages are"):
        StudyRun(SMALL, 3, lang="fr")
    with pytest.raises(KitError, match="token splits"):
        StudyRun(split="odd")


def test_a_run_without_threads_is_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser: the same counts."""

    def refuse(_thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", refuse)
    assert StudyRun(SMALL, 4, pool=alone).wait() == study(SMALL, 4)


def test_a_run_looks_the_same_at_any_time() -> None:
    """What a notebook's test compares says what is asked, not how far it is."""
    run = StudyRun(SMALL, 4, pool=alone)
    before = run._repr_mimebundle_()["text/plain"]
    run.wait()
    assert run._repr_mimebundle_()["text/plain"] == before == "<StudyRun 4 deals: 3p A even 0 seed 7>"


def test_without_processes_the_work_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no process can be started there is no pool, and a study takes that for an answer."""

    def refuse(*_given: Any, **_more: Any) -> None:
        raise NotImplementedError("no semaphores")

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", refuse)
    with processes() as pool:
        assert pool is None
        assert study(SMALL, 3, executor=pool) == study(SMALL, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_of_the_kit_speaks_the_language_of_the_notebook(language: str) -> None:
    """One mode, or all: from the data, without a deal being played."""
    assert (
        study_chart("A", lang=language).layout.yaxis.ticktext
        == chart(*measured().of("A"), language=language).layout.yaxis.ticktext
    )
    assert len(study_chart(lang=language).layout.yaxis.ticktext) == len(build_study.KINDS)


ROW = re.compile(
    r"^\| ([34]) \| (\S+) \| (\d+)[ （(]+(\d+)[–～](\d+)[)）] \| (\d+)[ （(]+(\d+)[–～](\d+)[)）] \|$", re.M
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebooks_tell_the_numbers_of_the_study(language: str) -> None:
    """The table in the prose has a row for each pair of kinds: share and interval of mode A, then of mode B."""
    notebook = notebooks() / language / "02_silent_guardians.md"
    rows = ROW.findall(notebook.read_text("utf-8"))
    told = [[int(number) for number in (row[0], *row[2:])] for row in rows]
    shares = {mode: [rounded(result) for result in measured().of(mode)] for mode in "AB"}
    players = [result.settings.players for result in measured().of("A")]
    assert told == [[n, *a, *b] for n, a, b in zip(players, shares["A"], shares["B"], strict=True)]
    assert [row[1] for row in rows] == [rows[0][1], rows[1][1]] * 2


def rounded(result: StudyResult) -> list[int]:
    """The share of winnable deals and its interval, in percent."""
    return [round(100 * share) for share in (result.share.middle, *result.share.interval())]
