"""The study of duels between bots: counted again, written and read, and what its chart says."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from silva_kit.living_forest_duel import start
from silva_kit.living_forest_duel.bots import bot
from silva_kit.living_forest_duel.charts import ends_chart, race_chart, value_chart
from silva_kit.living_forest_duel.text import RESULTS
from silva_kit.places import LANGUAGES
from silva_kit.position import CHANCE, KitError
from silva_kit.record import Record
from silva_kit.study import StudyError
from silva_kit.study.duels import Duels, Game, Measured, Settings, answer, load, measured, study, written
from silva_kit.toml_data import ContentError


def test_the_study_of_the_kit_is_counted_again() -> None:
    """Games from its beginning, its middle and its end come out as they stand in the file."""
    kept = measured()
    assert len(kept.duels.games) == 2000
    for number in (0, 1, 999, 1999):
        assert answer(kept.duels.settings, number) == (number, kept.duels.games[number].text)


def test_all_four_victories_happen() -> None:
    """The illustrative cards let each race be won: none of the four decides less than one game in thirty."""
    duels = measured().duels
    counts = {clause: duels.wins(clause) for clause in RESULTS}
    assert sum(counts.values()) + duels.stopped == 2000
    assert min(counts.values()) > 2000 / 30
    assert all(duels.wins(clause) == duels.wins(clause, "A") + duels.wins(clause, "B") for clause in RESULTS)
    assert duels.starter + sum(duels.wins(clause, "B") for clause in RESULTS) == 2000 - duels.stopped


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """The same games whether in one go or in two; a file of other settings is refused."""
    file = tmp_path / "duels.jsonl"
    settings = Settings(("greedy", "random"), seed=7)
    first = study(settings, 2, file=file)
    assert study(settings, 3, file=file).games[:2] == first.games
    with pytest.raises(StudyError, match="other settings"):
        study(Settings(("greedy", "random"), seed=8), 2, file=file)


def test_a_game_that_lasts_too_long_is_told_as_stopped() -> None:
    """The limit of rounds is reported, not hidden among the victories."""
    found = study(Settings(("random", "random"), rounds=1, seed=1), 4)
    assert found.stopped == 4 and not found.rounds and found.median_rounds == 0


def test_what_is_written_reads_back(tmp_path: Path) -> None:
    """Round trip of the file; junk is refused with the file's name."""
    kept = measured()
    duels = Duels(kept.duels.settings, kept.duels.games[:25])
    file = tmp_path / "study.toml"
    file.write_text(written(Measured(kept.date, kept.kit, kept.command, duels)), "utf-8")
    assert load(file).duels == duels
    file.write_text(file.read_text("utf-8").replace("fire:", "flood:"), "utf-8")
    with pytest.raises(ContentError, match="flood"):
        load(file)
    with pytest.raises(KitError):
        Game.from_text("fire:C:5")
    with pytest.raises(KitError):
        Settings(("clever", "random"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_charts_say_what_they_show(language: str) -> None:
    """Each chart has its sentences in the reader's language; the numbers of the picture are in them."""
    record, rng = Record(start()), Random(4)
    while record.position.to_move is not None and len(record.positions) < 60:
        position = record.position
        seat = position.to_move
        chosen = position.chance.sample(rng) if seat is CHANCE else bot("random").choose(position.view(seat), rng)
        record.play(chosen)
    charts = [
        race_chart(record, language),
        value_chart(record.position, None, language),
        ends_chart(measured().duels, language),
    ]
    said = [chart.__dict__["sentences"] for chart in charts]
    assert [len(sentences) for sentences in said] == [2, 4, 5]
    duels = measured().duels
    for clause, sentence in zip(RESULTS, said[2], strict=False):
        assert str(duels.wins(clause)) in sentence.replace(",", "")
    assert f"{duels.median_rounds:g}" in said[2][-1]
    with pytest.raises(KitError):
        value_chart(record.position, "C", language)
