"""What the README shows can be typed: its Python runs, its scenes and commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import silva_widgets
from silva_kit.cli import main
from silva_kit.games import GAMES, word_of
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.teach.scenes import find_scene, position_at
from silva_widgets import KodamaTree, SilvaTable, TrickTable
from silva_widgets.base import Table

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_its_python_runs() -> None:
    """The first lines of Python give what the README says."""
    parsed = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert len(parsed.examples) >= 4
    assert doctest.DocTestRunner().run(parsed).failed == 0


TABLES: dict[str, type[Table]] = {"SilvaTable": SilvaTable, "TrickTable": TrickTable, "KodamaTree": KodamaTree}


@pytest.mark.parametrize("call", re.findall(rf"(?:{'|'.join(TABLES)})\([^)]*\)", README))
def test_its_tables_can_be_made(call: str) -> None:
    """Each table that the README mentions is accepted by the widget."""
    assert isinstance(eval(call, dict(TABLES)), Table)


def test_it_shows_every_table() -> None:
    """Each widget of the kit is named in a call that can be typed."""
    assert all(f"{name}(" in README for name in TABLES)


@pytest.mark.parametrize("path", re.findall(r"\]\(\s*([^)#:]+\.png)\)", README))
def test_its_pictures_are_there_and_small(path: str) -> None:
    """A picture lies in the repository and is quickly loaded."""
    assert (ROOT / path).stat().st_size < 200_000


@pytest.mark.parametrize("name", re.findall(r"silva-kit scene (\w+)", README))
def test_its_scenes_exist(name: str) -> None:
    """A scene that the README runs is one of the kit's, and a position may be taken from it."""
    assert find_scene(name).is_file()
    assert position_at(f"scene:{name}#1").to_text()


@pytest.mark.parametrize("word", sorted(set(re.findall(r"silva-kit ([a-z]+)", README))))
def test_its_commands_exist(word: str) -> None:
    """Each `silva-kit WORD` of the README is a command."""
    assert word in main.commands


def test_its_commands_can_be_typed_as_they_stand() -> None:
    """Nothing is put on the PATH, so each command is written with its folder."""
    commands = re.findall(r"(\S*)silva-kit (?:[a-z]+)\b", "\n".join(re.findall(r"`+([^`]+)`+", README)))
    assert len(commands) > 8
    assert set(commands) == {".venv/bin/"}
    assert not re.search(r"(?<!\.venv/bin/)python tests/", README)


def test_its_widgets_are_imported_before_they_are_used() -> None:
    """Whoever types the cells in the order of the README has every name of silva_widgets."""
    for name in sorted(set(re.findall(rf"\b(?:{'|'.join(silva_widgets.__all__)})\b(?=\()", README))):
        brought = re.search(rf"from silva_widgets import [^\n`]*\b{name}\b", README)
        assert brought, name
        assert brought.start() < README.index(f"{name}(")


def test_its_notebooks_are_shipped() -> None:
    """Each notebook that it names is there in all languages, and each lesson of a game is named."""
    named = set(re.findall(r"\d\d_\w+\.ipynb", README))
    assert named == {path.name for language in LANGUAGES for path in (ROOT / "notebooks" / language).glob("*.ipynb")}


def test_it_calls_no_game_coming_that_is_there() -> None:
    """The games of the kit stand in the sentence of those that can be played, and only others are coming."""
    [playable] = re.findall(r"can be learned and played: (.*?)\.", README, re.DOTALL)
    titles = [Glossary.load().preferred(f"{word_of(game)}.t.title", "en") for game in GAMES if game != "silva"]
    assert all(title in " ".join(playable.split()) for title in ["SILVA", *titles])
    coming = " ".join(re.findall(r"[^.]*\bcoming\b", README))
    assert not any(title in coming for title in ["SILVA", *titles])
