"""The language of a notebook: told, or found where the notebook lies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from silva_kit.position import KitError
from silva_widgets import SilvaTable, use_language


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No variable and an English locale; afterwards English again for the tests that follow."""
    for name in ("SILVA_KIT_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    yield
    use_language("en")


@pytest.mark.parametrize("language", ["en", "zh-Hant", "ja"])
def test_the_nearest_folder_named_after_a_language_decides(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notebook in …/ja/ speaks Japanese, in a folder below it too, and so do its tables."""
    folder = tmp_path / "en" / language / "mine"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    assert use_language() == language
    assert SilvaTable(players=2, seed=1).lang == language


def test_the_variable_comes_before_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SILVA_KIT_LANG is somebody's express wish."""
    (tmp_path / "ja").mkdir()
    monkeypatch.chdir(tmp_path / "ja")
    monkeypatch.setenv("SILVA_KIT_LANG", "zh-Hant")
    assert use_language() == "zh-Hant"


@pytest.mark.parametrize(("locale", "language"), [("zh_TW.UTF-8", "zh-Hant"), ("ja_JP", "ja"), ("C", "en")])
def test_elsewhere_the_locale_decides(
    locale: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder that says nothing, a reader's system does."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", locale)
    assert use_language() == language


def test_a_table_may_speak_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """`lang` of one table comes before everything; nothing said is English."""
    use_language("ja")
    assert SilvaTable(players=2, seed=1, lang="zh-Hant").lang == "zh-Hant"
    assert SilvaTable(players=2, seed=1).lang == "ja"


def test_a_language_that_the_kit_does_not_speak_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the languages there are, and what was set stays."""
    with pytest.raises(KitError, match="the languages are en, zh-Hant, ja"):
        use_language("zh")
    monkeypatch.setenv("SILVA_KIT_LANG", "de")
    with pytest.raises(KitError, match="'de'"):
        use_language()
    assert SilvaTable(players=2, seed=1).lang == "en"


@pytest.mark.parametrize(("tag", "meant"), [("zh", "zh-Hant"), ("zh_TW", "zh-Hant"), ("JA", "ja"), ("en-GB", "en")])
def test_a_language_by_another_tag_is_recognised(tag: str, meant: str) -> None:
    """The error names the tag that was meant, in a table as in `use_language`; for others there is no guess."""
    for ask in (use_language, lambda tag: SilvaTable(players=2, lang=tag)):
        with pytest.raises(KitError, match=rf"the languages are en, zh-Hant, ja; did you mean {meant}\?$"):
            ask(tag)
        with pytest.raises(KitError, match=r"the languages are en, zh-Hant, ja$"):
            ask("fr")
