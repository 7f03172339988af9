"""Studies: the same counts whatever computes them, resumable, with honest intervals and a chart that shows them."""

# traceability: off
from __future__ import annotations

import importlib.util
import json
import os
import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.silent_guardians import GuardiansPosition
from silva_kit.silent_guardians.cards import HAND
from silva_kit.silent_guardians.shares import Share, wilson
from silva_kit.study import Settings, StudyError, StudyResult, chart, deal, study
from silva_kit.study.winnable import WINDOW, answer

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
        ('{head}\n{"deal":1,"answer":"maybe"}\n', "line 2 is no answer"),
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
    """Bars of the three counts that fill 100 %, and the interval round the middle of what is known."""
    winnable, unknown, lost, marks = chart(*RESULTS).data
    assert [list(bar.customdata) for bar in (winnable, unknown, lost)] == [[90, 30], [2, 5], [8, 15]]
    assert [sum(parts) for parts in zip(winnable.y, unknown.y, lost.y, strict=True)] == [100, 100]
    for i, result in enumerate(RESULTS):
        low, high = result.share.interval()
        assert marks.y[i] - marks.error_y.arrayminus[i] == pytest.approx(100 * low)
        assert marks.y[i] + marks.error_y.array[i] == pytest.approx(100 * high)
    assert len({bar.marker.pattern.shape for bar in (winnable, unknown, lost)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_speaks_three_languages(language: str) -> None:
    """Title, axis, legend and labels are there, and differ from English elsewhere; results that look alike stay two."""
    figure, english = chart(*RESULTS, RESULTS[0], language=language), chart(*RESULTS, RESULTS[0])
    labels = figure.layout.xaxis.ticktext
    assert "100" in figure.layout.title.text and labels[0] == labels[2] != labels[1]
    assert "3" in labels[0] and "4" in labels[1] and "B" in labels[1]
    said = json.dumps([figure.layout.title.text, *labels, *(trace.name for trace in figure.data)])
    assert "{" not in said
    names = {trace.name for trace in figure.data}
    assert language == "en" or not names & {trace.name for trace in english.data}
