"""`silva-kit lab`: which folder, which language, which command; the copies are tested in test_copies.py."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from silva_kit import cli, lab, places


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "de_DE"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "zh_TW"}, "zh-Hant"),
        ({"LANG": "ja_JP", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_locale_decides_the_language(variables: dict[str, str], language: str) -> None:
    """LC_ALL goes before LC_MESSAGES before LANG; an unknown language reads English."""
    assert lab.language_of(variables) == language


@pytest.mark.parametrize("where", ["lib/python3.11/site-packages/x", "dist-packages"])
def test_installed_packages_are_no_place_for_a_users_work(tmp_path: Path, where: str) -> None:
    """A folder among installed packages is refused before anything is made there."""
    with pytest.raises(lab.LabError, match="installed packages"):
        lab.checked_folder(tmp_path / where)
    assert not (tmp_path / where).exists()


def test_the_kits_own_folders_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the package nor the shipped notebooks can be worked in by accident."""
    monkeypatch.setattr(places, "notebooks", lambda: tmp_path / "notebooks")
    for own in (places.PACKAGE / "x", tmp_path / "notebooks/en"):
        with pytest.raises(lab.LabError, match="silva-kit itself"):
            lab.checked_folder(own)


def test_a_file_in_the_way_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A DIR that is a file gives one sentence, exit code 1 and no traceback."""
    monkeypatch.setattr(places, "notebooks", lambda: tmp_path / "notebooks")
    (tmp_path / "mine").write_text("")
    done = CliRunner().invoke(cli.main, ["lab", str(tmp_path / "mine")])
    assert done.exit_code == 1
    assert "cannot be made" in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_an_unknown_language_lists_the_known_ones() -> None:
    """`--lang xx` is a usage error that names en, zh-Hant and ja."""
    done = CliRunner().invoke(cli.main, ["lab", "--lang", "xx"])
    assert done.exit_code == 2
    assert all(language in done.output for language in places.LANGUAGES)


def test_the_command_opens_the_first_lesson(tmp_path: Path) -> None:
    """JupyterLab starts in the user's folder on the language's first notebook."""
    (tmp_path / "ja").mkdir()
    for name in ("01_silva.ipynb", "00_welcome.ipynb"):
        (tmp_path / "ja" / name).write_text("")
    page = lab.first_page(tmp_path, "ja")
    words = lab.command(tmp_path, page, browser=False, port=8899)
    assert page == "ja/00_welcome.ipynb"
    assert f"--ServerApp.root_dir={tmp_path}" in words
    assert "--LabApp.default_url=/lab/tree/ja/00_welcome.ipynb" in words
    assert {"--no-browser", "--ServerApp.port=8899", "--ServerApp.port_retries=0"} <= set(words)
    with pytest.raises(lab.LabError, match="no lessons in en"):
        lab.first_page(tmp_path, "en")


@pytest.mark.parametrize(("user", "allowed"), [(0, True), (1000, False)])
def test_root_is_allowed_only_where_needed(monkeypatch: pytest.MonkeyPatch, user: int, allowed: bool) -> None:
    """As root JupyterLab would refuse to start; others do not get the option."""
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert ("--allow-root" in lab.command(Path("/x"), "en/a.ipynb")) is allowed


def test_our_settings_come_first_and_the_users_path_is_kept() -> None:
    """JUPYTER_CONFIG_PATH names our folder, then whatever was there."""
    assert lab.environment({})["JUPYTER_CONFIG_PATH"] == str(lab.SETTINGS)
    path = lab.environment({"JUPYTER_CONFIG_PATH": "/a", "X": "1"})
    assert path == {"JUPYTER_CONFIG_PATH": f"{lab.SETTINGS}{os.pathsep}/a", "X": "1"}


def test_the_settings_turn_news_off_and_saved_widgets_on() -> None:
    """The two defaults that JupyterLab gets from us, under the ids of their plugins."""
    settings = json.loads((lab.SETTINGS / "labconfig/default_setting_overrides.json").read_text())
    assert settings["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"
    assert settings["@jupyter-widgets/jupyterlab-manager:plugin"]["saveState"] is True
