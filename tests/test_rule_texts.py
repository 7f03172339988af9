"""Our own sentences for the clauses: complete in three languages, one word for one thing, nobody else's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook
from silva_kit.rulebook.texts import TextFile
from silva_kit.sources import SourceTexts

CJK = ("zh-Hant", "ja")
SIMPLIFIED = set(
    "们这来时说对开关过还给让张从点务东两丢弃场战队侦发级数动执条规则胜败选择换师剑农灵训练归当为间问单击须应护"
    "术无与书买头号义习复变实审处备标树橱权极构样检楼欢残决况冲准净凉减况确称种积"
)
"""Characters that Traditional Chinese does not use; a short list of frequent ones."""
NOT_SIMPLIFIED = set("准況確稱種積残")
WORDS_IN_A_ROW = 8
CHARACTERS_IN_A_ROW = 25
FILES = (".md", ".toml", ".ftl", ".py", ".ts", ".tsx", ".ipynb", ".tsv", ".json")
FOLDERS = ("content", "silva_kit", "widgets/src", "widgets/silva_widgets", "notebooks", "tests")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_faultless_text(language: str, each_book: Rulebook) -> None:
    """Each clause has exactly one paragraph, every link a concept, every form of a term is listed."""
    assert [str(problem) for problem in each_book.problems(language)] == []
    assert list(each_book.texts(language)) == [clause.id for clause in each_book]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_outside_a_link(language: str, each_book: Rulebook) -> None:
    """Names come in by reference; in the story 少年 and the like may be the plain word."""
    found = [
        (clause.id, hit.term.text)
        for clause in each_book
        if language == "en" or clause.kind != "flavour"
        for segment in clause.segments(language)
        if segment.concept is None
        for hit in Glossary.of(each_book.game).find(segment.text, language)
        if hit.term.concept.startswith("silva.t.card.") and not _is_reading(clause.text(language), segment.text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_deprecated_term(language: str, each_book: Rulebook) -> None:
    """A term that the glossary deprecates stands in no sentence."""
    glossary = Glossary.of(each_book.game)
    found = [
        (clause.id, hit.term.text)
        for clause in each_book
        for hit in glossary.deprecated_in(clause.text(language), language)
    ]
    assert found == []


@pytest.mark.parametrize("language", CJK)
def test_names_stand_in_corner_brackets(language: str, each_book: Rulebook) -> None:
    """In Chinese and Japanese the names of cards and effects stand in 「」 or 『』 in a binding clause."""
    bare = []
    for clause in each_book:
        parts = clause.segments(language)
        for i, part in enumerate(parts):
            named = re.match(r"silva\.t\.(card|effect)\.", part.concept or "")
            before = parts[i - 1].text if i else ""
            is_name = named and part.text == Glossary.load().preferred(part.concept or "", language)
            if is_name and clause.binding and not _is_verb(part.concept) and not before.endswith(("「", "『")):
                bare.append((clause.id, part.text))
    assert bare == []


@pytest.mark.parametrize("language", CJK)
def test_punctuation_is_full_width(language: str, each_book: Rulebook) -> None:
    """No half-width , . ; : ( ) ! ? and no straight quotes in Chinese and Japanese; no ； in Japanese."""
    marks = r"[,.;:()!?\"']" if language == "zh-Hant" else r"[,.;:()!?\"'；，]"
    texts = {clause.id: clause.text(language) for clause in each_book}
    assert {id: text for id, text in texts.items() if re.search(marks, text)} == {}


@pytest.mark.parametrize("language", CJK)
def test_no_space_beside_a_cjk_character(language: str, each_book: Rulebook) -> None:
    """Optical spacing is the page's business, so that the text stays searchable."""
    beside = r"[\u3040-\u30ff\u3400-\u9fff] | [\u3040-\u30ff\u3400-\u9fff]"
    assert [clause.id for clause in each_book if re.search(beside, clause.text(language))] == []


def test_chinese_is_traditional(each_book: Rulebook) -> None:
    """No Simplified character from the list in a Chinese sentence."""
    simplified = SIMPLIFIED - NOT_SIMPLIFIED
    found = {clause.id: simplified & set(clause.text("zh-Hant")) for clause in each_book}
    assert {id: characters for id, characters in found.items() if characters} == {}


def test_english_quotes_are_typographic(each_book: Rulebook) -> None:
    """’ and “ ” in English, never the straight ones."""
    assert [clause.id for clause in each_book if re.search(r"[\"']", clause.text("en"))] == []


def test_binding_clauses_speak_about_roles(each_book: Rulebook) -> None:
    """A rule says who acts; it never addresses the reader."""
    reader = {"en": r"\b[Yy]our?\b", "zh-Hant": "[你您]", "ja": "あなた"}
    found = [
        (language, clause.id)
        for language, pattern in reader.items()
        for clause in each_book
        if clause.binding and re.search(pattern, clause.text(language))
    ]
    assert found == []


def test_no_sentence_of_a_source_is_in_the_repository(sources: SourceTexts, root: Path) -> None:
    """No run of 8 English words or 25 Chinese or Japanese characters of a source in any text of the kit."""
    words = {run for lines in sources.lines.values() for line in lines for run in _word_runs(line)}
    characters = {run for lines in sources.lines.values() for line in lines for run in _character_runs(line)}
    found = []
    for path in _texts(root):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not words.isdisjoint(_word_runs(line)) or not characters.isdisjoint(_character_runs(line)):
                found.append(f"{path.relative_to(root)}:{number}")
    assert found == []


def test_no_clause_repeats_a_source(sources: SourceTexts, each_book: Rulebook) -> None:
    """The same with the terms written out, as the reader sees the sentence."""
    words = {run for lines in sources.lines.values() for line in lines for run in _word_runs(line)}
    characters = {run for lines in sources.lines.values() for line in lines for run in _character_runs(line)}
    found = [
        (language, clause.id)
        for language in LANGUAGES
        for clause in each_book
        for text in [clause.text(language)]
        if not words.isdisjoint(_word_runs(text)) or not characters.isdisjoint(_character_runs(text))
    ]
    assert found == []


def test_a_word_of_another_game_is_no_term_here(tmp_path: Path) -> None:
    """A rule of SILVA cannot speak of tricks: a link to another game's concept is a fault."""
    path = tmp_path / "rules.en.md"
    path.write_text("## x.one\n\nA [](sg.t.trick).\n", encoding="utf-8")
    problems = {game: TextFile(path, "en", Glossary.of(game), ["x.one"]).problems for game in GAMES}
    assert {game for game, found in problems.items() if not found} == {"silent_guardians"}
    assert "no concept 'sg.t.trick'" in str(problems["silva"][0])


FAULTS = {
    "## x.two\n\nText.\n": "the heading 'x.two' is no clause id",
    "## x.one\n": "exactly one paragraph",
    "## x.one\n\nText.\n\nMore.\n": "exactly one paragraph",
    "## x.one\n\n- item\n": "exactly one paragraph",
    "## x.one\n\nText.\n\n## x.one\n\nText.\n": "has a text in line 1 already",
    "## x.one\n\nWho [drawed](t.act.draw)?\n": "'drawed' is no form of t.act.draw",
    "## x.one\n\nWho [](t.act.drew)?\n": "no concept 't.act.drew'",
    "## x.one\n\nWith *emphasis*.\n": "only text and terms",
    "Nothing.\n": "no text for x.one",
}


@pytest.mark.parametrize("text", FAULTS)
def test_a_faulty_text_is_refused_with_file_and_line(text: str, tmp_path: Path) -> None:
    """The first problem names the file, the line, and what would be right."""
    path = tmp_path / "rules.en.md"
    path.write_text(text, encoding="utf-8")
    problem = TextFile(path, "en", Glossary.of("silva"), ["x.one"]).problems[0]
    assert FAULTS[text] in str(problem)
    assert str(problem).startswith(str(path))


def test_segments_keep_terms_and_join_to_the_text(tmp_path: Path) -> None:
    """Empty links give the preferred term, written ones the form; a line break is a space in English only."""
    path = tmp_path / "rules.en.md"
    path.write_text("## x.one\n\nThe [](t.role.player)\n[draws](t.act.draw).\n", encoding="utf-8")
    text = TextFile(path, "en", Glossary.of("silva"), ["x.one"]).checked()["x.one"]
    assert text.segments == (
        ("The ", None),
        ("player", "t.role.player"),
        (" ", None),
        ("draws", "t.act.draw"),
        (".", None),
    )
    assert text.text == "The player draws."


def _is_verb(concept: str | None) -> bool:
    """再生 is a card's effect and the verb of it."""
    return concept == "silva.t.effect.regeneration"


def _is_reading(text: str, plain: str) -> bool:
    """「久久能智」（Kukunochi）: the Latin name in brackets after the name."""
    return "（Kukunochi）" in plain and "久久能智" in text


def _word_runs(line: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[a-z0-9]+", line.lower().replace("’", "").replace("'", ""))
    return (tuple(words[i : i + WORDS_IN_A_ROW]) for i in range(len(words) - WORDS_IN_A_ROW + 1))


def _character_runs(line: str) -> Iterator[str]:
    """Runs with at least one Chinese or Japanese character in them."""
    runs = (line[i : i + CHARACTERS_IN_A_ROW] for i in range(len(line) - CHARACTERS_IN_A_ROW + 1))
    return (run for run in runs if re.search(r"[\u3040-\u30ff\u3400-\u9fff]", run))


def _texts(root: Path) -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in FILES and path.is_file() and "static" not in path.parts:
                yield path
    yield from root.glob("*.md")
