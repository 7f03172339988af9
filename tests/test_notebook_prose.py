"""What the notebooks say: short at the start, true to the rulebook's ids, and in the glossary's words."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import jupytext
import pytest
from markdown_it import MarkdownIt

from silva_kit.ftl import read_entries
from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook
from silva_kit.teach import Lesson
from silva_kit.toml_data import content

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
GLOSSARY = Glossary.load()
FILES = [f"{language}/{path.stem}" for language in LANGUAGES for path in sorted((NOTEBOOKS / language).glob("*.md"))]
LEARN = {
    "silva": ("01_silva", "first_move"),
    "silent_guardians": ("02_silent_guardians", "first_card"),
    "kodama": ("03_kodama", "first_branch"),
    "living_forest_duel": ("04_living_forest_duel", "first_reveal"),
}
"""The notebook that teaches a game, and the lesson that it begins with."""
MORE = {"silva": ("08_silva_practice",)}
"""Notebooks that lead on, with lessons of their own."""
TABLES = ("SilvaTable(", "TrickTable(", "KodamaTree(", "DuelTable(")
TRY = {"en": "**Try it:**", "zh-Hant": "**試試看**：", "ja": "**やってみましょう**："}
TICKED = re.compile(r"`([^`\n]+)`")

each_game = pytest.mark.parametrize("game", GAMES)
each_file = pytest.mark.parametrize("name", FILES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def cells(name: str) -> list[tuple[str, str]]:
    """(kind, source) of each cell of a notebook such as `en/01_silva`."""
    return [(cell.cell_type, cell.source) for cell in jupytext.read(NOTEBOOKS / f"{name}.md").cells]


def prose(name: str) -> str:
    """The prose of a notebook without ids in code ticks and without addresses of links."""
    text = "\n".join(source for kind, source in cells(name) if kind == "markdown")
    return re.sub(r"\]\([^)]*\)", "]", TICKED.sub("", text))


def language_of(name: str) -> str:
    """The folder's language."""
    return name.partition("/")[0]


@each_game
@each_language
def test_the_way_to_the_first_own_move_is_short(language: str, game: str) -> None:
    """At most 150 words (300 characters in Chinese and Japanese) before the first move, the lesson's own included."""
    notebook, first = LEARN[game]
    (kind, text), (_, code) = cells(f"{language}/{notebook}")[:2]
    lesson = read_entries(content(game, "lessons", f"{first}.{language}.ftl"))
    step = Lesson.load(first).first.id
    said = [re.sub(r"[#*`]", "", text), *(lesson[key].partition(" = ")[2] for key in ("title", step, f"{step}-goal"))]
    read = " ".join(said)
    assert kind == "markdown"
    assert f'lesson="{first}"' in code
    assert (len(read.split()) <= 150) if language == "en" else (len(re.sub(r"\s", "", read)) <= 300)


@each_game
@each_language
def test_every_lesson_has_its_place(language: str, game: str) -> None:
    """A game's notebooks lead through every lesson of the game, each once."""
    notebooks = [f"{language}/{name}" for name in (LEARN[game][0], *MORE.get(game, ()))]
    code = "\n".join(source for name in notebooks for kind, source in cells(name) if kind == "code")
    named = re.findall(r'lesson="(\w+)"', code)
    assert sorted(named) == sorted(path.stem for path in content(game, "lessons").glob("*.toml"))


@each_game
@each_language
def test_before_each_table_stands_something_to_try(language: str, game: str) -> None:
    """A table without a task is a picture: the last paragraph before it says what to try."""
    for before, cell in pairwise(cells(f"{language}/{LEARN[game][0]}")):
        if any(table in cell[1] for table in TABLES):
            assert before[0] == "markdown"
            assert before[1].strip().splitlines()[-1].startswith(TRY[language]), before[1]


@each_file
def test_what_stands_in_code_ticks_exists(name: str) -> None:
    """The ids are clauses, rulings or concepts of a game."""
    ticked = [word for kind, source in cells(name) if kind == "markdown" for word in TICKED.findall(source)]
    books = [Rulebook.load(game) for game in GAMES]
    known = {*GLOSSARY.concepts}.union(*(book.clauses for book in books), *(book.rulings for book in books))
    assert [word for word in ticked if word not in known] == []


@pytest.mark.parametrize("notebook", sorted({name.partition("/")[2] for name in FILES}))
def test_the_languages_name_the_same_clauses(notebook: str) -> None:
    """Section by section the same rules are cited: no translation has lost one."""
    cited = {
        tuple(
            tuple(sorted(TICKED.findall(source)))
            for kind, source in cells(f"{language}/{notebook}")
            if kind == "markdown"
        )
        for language in LANGUAGES
    }
    assert len(cited) == 1


@each_file
def test_no_markup_shows_in_the_page(name: str) -> None:
    """`**word：**` stays as it is written: a closing mark behind full-width punctuation closes nothing."""
    for kind, source in cells(name):
        if kind == "markdown":
            shown = re.sub(r"<code>.*?</code>|<[^>]+>", "", MarkdownIt().enable("table").render(source))
            assert not re.search(r"[*`|#]|\]\(", shown), shown


@each_file
def test_a_code_cell_has_at_most_three_lines(name: str) -> None:
    """Who does not write Python is not frightened by it."""
    assert [source for kind, source in cells(name) if kind == "code" and len(source.splitlines()) > 3] == []


@each_file
def test_the_prose_uses_the_glossary_s_terms(name: str) -> None:
    """No deprecated term, and no admitted synonym of two characters or more, of the game that the notebook teaches."""
    language, text = language_of(name), prose(name)
    taught = {notebook: game for game, (notebook, _) in LEARN.items()}.get(name.partition("/")[2])
    glossary = Glossary.of(taught) if taught else GLOSSARY
    hits = glossary.find(text, language)
    right = {(hit.start, hit.end) for hit in hits if hit.term.role in ("preferred", "form")}
    found = [hit.term.text for hit in glossary.deprecated_in(text, language)]
    admitted = [hit for hit in hits if hit.term.role == "admitted" and (hit.start, hit.end) not in right]
    assert [*found, *(hit.term.text for hit in admitted if len(hit.term.text) > 1)] == []


@pytest.mark.parametrize("name", [name for name in FILES if not name.startswith("en/")])
def test_chinese_and_japanese_prose_is_set_as_printed(name: str) -> None:
    """A card's name in 「」, no space between these scripts and Latin letters or digits, 你 and never 您."""
    text, language = prose(name), language_of(name)
    wide = r"[\u3040-\u30ff\u3400-\u9fff]"
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(("|", "#")))
    assert re.findall(rf"{wide} +[A-Za-z0-9]|[A-Za-z0-9] +{wide}|您", bare) == []
    for hit in GLOSSARY.find(text, language):
        if hit.term.concept.startswith("silva.t.card.") and hit.term.role == "preferred":
            assert text[hit.start - 1 : hit.start] == "「", text[hit.start - 9 : hit.end + 3]
