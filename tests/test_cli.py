"""The command `silva-kit`: what it prints, its exit codes, and one sentence instead of a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from silva_kit import __version__, cli, places

ROOT = Path(__file__).resolve().parent.parent


def silva_kit(*words: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(cli.main, [str(word) for word in words])


def test_help_lists_every_command() -> None:
    """`--help` names what the kit can do."""
    shown = silva_kit("--help").output
    assert all(name in shown for name in ("lab", "export", "scene", "schema", "trace", "glossary"))


def test_the_version_is_the_packages() -> None:
    """`--version` prints the version that the wheel carries."""
    assert silva_kit("--version").output.strip() == f"silva-kit, version {__version__}"


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "content/schemas").glob("*.json")))
def test_a_schema_is_printed_as_it_stands(name: str) -> None:
    """`schema NAME` prints the file, which is JSON."""
    done = silva_kit("schema", name)
    assert done.exit_code == 0
    assert json.loads(done.output)["$schema"].startswith("https://json-schema.org/")


def test_an_unknown_schema_names_the_known_ones() -> None:
    """A mistyped name is one sentence with the names there are; it cannot leave the folder."""
    for name in ("scenes", "../silva/x", ""):
        done = silva_kit("schema", name)
        assert done.exit_code == 1
        assert "scene" in done.output


def test_a_scene_that_holds_is_ok() -> None:
    """A scene of the kit runs by its path and by its name."""
    path = sorted((places.content() / "silva/scenes").glob("*.toml"))[0]
    done = silva_kit("scene", path, path.stem)
    assert done.exit_code == 0, done.output
    assert done.output.splitlines() == [f"ok  {path}", f"ok  {path.stem}"]


def test_a_malformed_scene_is_told_and_the_others_still_run(tmp_path: Path) -> None:
    """The error names the file; exit code 1; the next scene is played all the same."""
    (tmp_path / "bad.toml").write_text("game = 3\n")
    (tmp_path / "latin.toml").write_bytes(b'game = "silva"\n# \xe9\n')
    good = sorted((places.content() / "silva/scenes").glob("*.toml"))[0]
    done = silva_kit("scene", tmp_path / "bad.toml", "no_such_scene", tmp_path / "latin.toml", tmp_path, good)
    assert done.exit_code == 1
    assert "bad.toml" in done.output
    assert "no_such_scene: no scene of the kit" in done.output
    assert "latin.toml:2: the file is not in UTF-8" in done.output
    assert f"{tmp_path}: a folder" in done.output
    assert f"ok  {good}" in done.output
    assert "Traceback" not in done.output


def test_a_file_that_is_no_notebook_is_not_exported(tmp_path: Path) -> None:
    """`export` of an empty or foreign file is one sentence, and writes nothing."""
    for text in ("", "{}", "hello"):
        (tmp_path / "x.ipynb").write_text(text)
        done = silva_kit("export", tmp_path / "x.ipynb")
        assert done.exit_code == 1
        assert "is not a notebook" in done.output
        assert not (tmp_path / "x.html").exists()


def test_an_unknown_game_has_no_trace() -> None:
    """`trace` of a game that is not there is one sentence."""
    done = silva_kit("trace", "chess")
    assert done.exit_code == 1
    assert "chess" in done.output
    assert not isinstance(done.exception, KeyError | OSError)


def test_without_the_sources_nothing_is_built(tmp_path: Path) -> None:
    """`glossary build` in a folder without a known text says which texts it looked for."""
    done = silva_kit("glossary", "build", "--sources", tmp_path)
    assert done.exit_code == 1
    assert "silva" in done.output


def test_without_a_folder_of_sources_the_way_to_name_it_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`glossary build` alone names the option and the variable; with the variable set, the folder that was searched."""
    monkeypatch.delenv("SILVA_KIT_SOURCES", raising=False)
    done = silva_kit("glossary", "build")
    assert done.exit_code == 1
    assert "name it (--sources DIR), or set SILVA_KIT_SOURCES" in done.output
    monkeypatch.setenv("SILVA_KIT_SOURCES", str(tmp_path))
    assert f"no known source text in {str(tmp_path)!r}" in silva_kit("glossary", "build").output
