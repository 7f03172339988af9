"""The widget Rulebook: what it carries, what it answers, which scenes it puts on the table, what its text says."""

# traceability: off
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from silva_kit import rulebook
from silva_kit.ftl import read_entries
from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import UnknownClauseError
from silva_kit.sources import SourceTexts
from silva_kit.toml_data import content
from silva_widgets import Rulebook
from silva_widgets.rulebook_data import in_reading_order, place_json
from silva_widgets.staging import scenes_on, staged
from silva_widgets.words import scenes
from ui_messages import WIDGETS, bundled

CHOOSE = "silva.card.09.choose"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    """A rulebook of SILVA that no test changes for good."""
    return Rulebook("silva")


def heard(book: Any, content: Any) -> list[Any]:
    """What the kernel answers to a message of the browser."""
    answers: list[Any] = []
    book.send = lambda content, buffers=None: answers.append(content)
    book._handle_custom_msg(content, [])
    return answers


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_there_once_in_three_languages(game: str) -> None:
    """All clauses of the game, each with our sentences; headings stand where a reader meets them."""
    known = rulebook.Rulebook.load(game)
    sent = Rulebook(game)._data["clauses"]
    assert sorted(one["id"] for one in sent) == sorted(known.clauses)
    for one in sent:
        for language in LANGUAGES:
            text = "".join(part if isinstance(part, str) else part[0] for part in one["texts"][language])
            assert text == known.clause(one["id"]).text(language)


def test_a_heading_stands_before_its_clauses() -> None:
    """Each heading with a group of clauses stands right before the first of them."""
    order = [clause.id for clause in in_reading_order(rulebook.Rulebook.load("silva"))]
    for group in ("setup", "story", "target", "elimination", "end", "card.09", "card.00"):
        first = next(id for id in order if id.startswith(f"silva.{group}."))
        assert order.index(f"silva.head.{group}") < order.index(first), group
    assert order.index("silva.head.flow") == order.index("silva.turn.unit") - 1


def test_every_concept_of_a_sentence_is_carried(book: Rulebook) -> None:
    """What can be pointed at has its card."""
    parts = [part for one in book._data["clauses"] for text in one["texts"].values() for part in text]
    named = {part[1] for part in parts if isinstance(part, list)}
    assert named <= set(book._data["concepts"])
    assert len(named) > 50


def test_every_value_of_a_switch_has_its_words() -> None:
    """The default is said by the game's messages, each other value in content/rulings, in three languages."""
    for game in GAMES:
        for ruling in rulebook.Rulebook.load(game).switches.values():
            for language in LANGUAGES:
                said = read_entries(content(f"rulings.{language}.ftl"))
                keys = {f"{ruling.id.replace('.', '-')}-{value}" for value in ruling.options if value != ruling.default}
                assert keys <= set(said), (ruling.id, language)


def test_no_words_of_a_value_are_left_over() -> None:
    """No key of a value without a switch that has it; what rulings without a switch ask has keys of its own."""
    values = {
        f"{ruling.id.replace('.', '-')}-{value}"
        for game in GAMES
        for ruling in rulebook.Rulebook.load(game).switches.values()
        for value in ruling.options
        if value != ruling.default
    }
    for language in LANGUAGES:
        said = read_entries(content(f"rulings.{language}.ftl"))
        assert {key for key in said if "-ruling-" not in key} == values


@pytest.mark.parametrize("file", ["reading", "rulings"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_deprecated_term_and_full_width_punctuation(file: str, language: str) -> None:
    """Our words keep to the glossary; Chinese and Japanese have no half-width punctuation beside their characters."""
    glossary = Glossary.load()
    for key, entry in read_entries(content(f"{file}.{language}.ftl")).items():
        text = re.sub(r"\{[^{}]*\}", "", entry.partition("=")[2])
        assert [hit.term.text for hit in glossary.deprecated_in(text, language)] == [], key
        if language != "en":
            assert not re.search(r"[\u3001-\u9fff] ?[:;()?!]|[:;()?!] ?[\u3001-\u9fff]", text), key


def test_the_messages_have_the_same_keys_and_all_are_used() -> None:
    """The same ids in each language; each is named by a source of the two widgets."""
    keys = {language: set(read_entries(content(f"reading.{language}.ftl"))) for language in LANGUAGES}
    assert keys["en"] == keys["zh-Hant"] == keys["ja"]
    sources = bundled("rulebook.tsx") | bundled("glossary.tsx") | set((WIDGETS / "silva_widgets").glob("*.py"))
    text = "\n".join(path.read_text("utf-8") for path in sources)
    made = re.compile(
        r"(page|book|terms)-(attested|published|decided|named|used|preferred|admitted|deprecated|kind-.*|group-.*)$"
    )
    assert [key for key in sorted(keys["en"]) if f'"{key}"' not in text and not made.match(key)] == []


def test_a_bad_argument_says_what_would_be_right() -> None:
    """Unknown keyword, game, language, kind and clause."""
    with pytest.raises(TypeError, match="did you mean languages"):
        Rulebook("silva", language="en")
    with pytest.raises(KitError, match="the games are silva"):
        Rulebook("chess")
    with pytest.raises(KitError, match="did you mean zh-Hant"):
        Rulebook("silva", languages=("en", "zh"))
    for languages in ("en", (), ("en", "en")):
        with pytest.raises(KitError, match="one to three"):
            Rulebook("silva", languages=languages)
    with pytest.raises(KitError, match="kinds='everything': give one of"):
        Rulebook("silva", kinds="everything")
    with pytest.raises(UnknownClauseError, match="did you mean"):
        Rulebook("silva", clause="silva.card.09.chose")


def test_a_question_is_answered_with_clauses_only(book: Rulebook) -> None:
    """Whatever is asked, what comes back are clauses with their ids and citations."""
    found = book.search("Who chooses the discarded card for Sword Girl?")
    assert found[0].citation.startswith(CHOOSE)
    assert [book.book.clause(one.clause.id).text("en") for one in found] == [one.text for one in found]
    assert book.search("zebra") == []


def test_a_scene_is_put_on_the_table_and_told() -> None:
    """`show` takes a clause or a scene; each time the next one; whoever listens hears the scene and gets the table."""
    book = Rulebook("silva")
    told: list[tuple[str, Any]] = []
    book.on_show(lambda scene, table: told.append((scene, table)))
    first = book.show(CHOOSE)
    names = scenes_on("silva", CHOOSE)
    assert (book.scene, book.table) == (names[0], first)
    book.show(CHOOSE)
    assert book.scene == names[1]
    book.show("brewer_duel")
    assert [scene for scene, _ in told] == [names[0], names[1], "brewer_duel"]
    assert told[-1][1] is book.table
    with pytest.raises(KitError, match="no scene of silva"):
        book.show("nine_points")


def test_the_table_speaks_the_language_of_the_rules() -> None:
    """The two share their language, and a table that was put away is left alone."""
    book = Rulebook("silva", lang="ja")
    old = book.show("brewer_duel")
    assert old.lang == "ja"
    book.lang = "en"
    assert old.lang == "en"
    book.show(CHOOSE)
    book.lang = "zh-Hant"
    assert (book.table.lang, old.lang) == ("zh-Hant", "en")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scene_refuses_by_a_clause_is_refused_on_the_table(game: str) -> None:
    """Where a scene shows a clause by a refusal, the table shows this refusal; the first ten of each game."""
    tried = 0
    for clause in sorted(scenes(game)):
        name = scenes_on(game, clause)[0]
        table: Any = staged(name, clause)
        if table._state["refusal"] and clause in [one["clause"] for one in table._state["refusal"]["reasons"]]:
            tried += 1
        assert len(table._state["frames"]) >= 1
        if tried == 10:
            break
    assert tried >= 5


def test_the_browser_may_ask_for_a_scene_and_for_nothing_else() -> None:
    """A scene is shown, the table put away; whatever else comes gets a notice, and every message one answer."""
    book = Rulebook("silva")
    assert heard(book, {"do": "show", "clause": CHOOSE, "scene": scenes_on("silva", CHOOSE)[0]}) == [{"ack": 2}]
    assert book.scene
    heard(book, {"do": "clear"})
    assert (book.scene, book.table) == ("", None)
    for content_ in (
        {"do": "show"},
        {"do": "show", "clause": 1, "scene": "x"},
        {"do": "quit"},
        [],
        "x",
        {"do": ["show"]},
    ):
        assert heard(book, content_) == [{"ack": book.version}]
        assert book._state["notice"]["key"] == "page-bad-request"
    heard(book, {"do": "show", "clause": CHOOSE, "scene": "nine_points"})
    assert book._state["notice"]["key"] == "page-error"


def test_the_text_is_what_is_shown_in_no_language() -> None:
    """The same in each language; filter, question, open clause and scene are in it; no sentence is."""
    texts = {repr(Rulebook("silva", lang=language, query="exchange hands", clause=CHOOSE)) for language in LANGUAGES}
    [text] = texts
    assert "open silva.card.09.choose (silva.en L71, silva.zh-Hant L183)" in text
    assert re.search(r"asked 'exchange hands': silva\.card\.08\.exchange", text)
    assert "Sword Girl" not in text
    ruled = repr(Rulebook("silva", kinds="ruled")).splitlines()
    assert all(re.search(r"silva\.R\d\d", line) for line in ruled[2:])
    assert f"shown ruled: {len(ruled) - 2}" in ruled


def test_no_line_of_a_source_is_carried_without_the_texts(tmp_path: Path) -> None:
    """Places are source and line only."""
    book = Rulebook("silva", sources=tmp_path)
    assert {len(place) for one in book._data["clauses"] for place in one["places"]} == {2}
    assert book._data["sources"] == []


def test_with_the_texts_each_place_shows_its_line(sources: SourceTexts, source_folder: Path) -> None:
    """The three parts are the whole line, the middle one what the place points at."""
    book = Rulebook("silva", sources=source_folder)
    for clause in book.book:
        for place in clause.places:
            source, line, before, quote, after = place_json(sources, place)
            assert (source, line) == (place.source, place.line)
            assert before + quote + after == sources.lines[source][line - 1]
            assert quote == sources.quote(place)
    assert json.dumps(book._data)
