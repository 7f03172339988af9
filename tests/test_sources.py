"""The source texts: recognised by their sha256, quoted by place, and not needed."""

# traceability: off
from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from silva_kit.sources import VARIABLE, Place, SourcesError, SourceTexts, known_sources


def test_the_known_sources_are_those_of_the_games() -> None:
    """The texts of each game, with their languages."""
    known = known_sources()
    assert {id: (source.game, source.language) for id, source in known.items()} == {
        "silva.en": ("silva", "en"),
        "silva.zh-Hant": ("silva", "zh-Hant"),
        "silent_guardians.en": ("silent_guardians", "en"),
        "kodama.en": ("kodama", "en"),
        "living_forest_duel.ja": ("living_forest_duel", "ja"),
    }


def test_the_numbers_are_those_of_the_texts(source_folder: Path) -> None:
    """sha256 and number of lines of the files are the recorded ones."""
    for id, source in known_sources().items():
        data = (source_folder / f"{id}.txt").read_bytes()
        assert hashlib.sha256(data).hexdigest() == source.sha256
        assert len(data.decode("utf-8").split("\n")) == source.lines


def test_a_text_is_recognised_under_any_name(source_folder: Path, tmp_path: Path) -> None:
    """Not the name but the sha256 tells which text a file is; other files are passed over."""
    (tmp_path / "book.txt").write_bytes((source_folder / "silva.en.txt").read_bytes())
    (tmp_path / "silva.zh-Hant.txt").write_text("something else", encoding="utf-8")
    assert list(SourceTexts.load(tmp_path).lines) == ["silva.en"]


def test_the_variable_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An argument or SILVA_KIT_SOURCES; without both there are no texts; a wrong folder is refused."""
    monkeypatch.delenv(VARIABLE, raising=False)
    assert SourceTexts.load().lines == {}
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert SourceTexts.load().lines == {}
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(SourcesError, match="nowhere"):
        SourceTexts.load()


def test_a_place_is_cut_in_code_points() -> None:
    """Line and column count from 1, in code points; a text that is not at hand gives None."""
    texts = SourceTexts({"x": ("一二三四",)})
    assert texts.quote(Place("x", 1, 2, 2)) == "二三"
    assert texts.quote(Place("y", 1, 1, 1)) is None


@pytest.mark.parametrize("place", [(0, 1, 1), (2, 1, 1), (1, 0, 1), (1, 4, 2), (1, 1, 0)])
def test_a_place_outside_the_text_is_refused(place: tuple[int, int, int]) -> None:
    """Never a wrong quotation: a place must lie in its line."""
    with pytest.raises(SourcesError, match="outside the text"):
        SourceTexts({"x": ("一二三四",)}).quote(Place("x", *place))
