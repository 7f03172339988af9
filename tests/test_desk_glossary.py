"""The widget Glossary: looking up, filters, contexts, exports, somebody's own texts, and what its text says."""

# traceability: off
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary as Words
from silva_kit.glossary.build import attestations
from silva_kit.glossary.lookup import folded, rank, reading, readings, sound
from silva_kit.glossary.sheet_csv import read_csv
from silva_kit.glossary.sheet_tbx import read_tbx
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.sources import SourceTexts
from silva_kit.translation.sheets import sheet_of
from silva_widgets import Glossary

HAN = "\u3400-\u9fff"
EN = "# Cards\n1. Fox: takes 2 tokens\n2. Owl: draws 1 card\nThe Fox takes a token.\nThe Owl draws.\n"
JA = "# カード\n1. キツネ：トークンを2個取る\n2. フクロウ：1枚引く\nキツネはトークンを取る。\nフクロウは引く。\n"


@pytest.fixture(scope="module")
def silva() -> Glossary:
    """The glossary of SILVA that no test changes for good."""
    return Glossary("silva")


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_concept_and_every_attestation_is_there(game: str | None) -> None:
    """All concepts of the game with the shared ones, and each attestation once."""
    shown = Glossary(game)
    known = Words.of(game) if game else Words.load()
    assert [one.id for one in shown.entries] == list(known.concepts)
    places = sum(len(attestations(one)) for one in ((game,) if game else GAMES))
    assert sum(len(one.at) for one in shown.entries) == places


def test_without_the_texts_a_place_shows_our_clause(tmp_path: Path) -> None:
    """Nine in ten attestations of rules lead to a clause of ours that stands there; no line of a source is carried."""
    silva = Glossary("silva", sources=tmp_path)
    book = Rulebook.load("silva")
    assert silva._data["lines"] == {}
    with_clause = 0
    for entry in silva.entries:
        for source, line, _, _, clause in entry.at:
            if clause >= 0:
                id, texts = silva._data["clauses"][clause]
                name = silva._data["sources"][source]
                assert (name, line) in {(place.source, place.line) for place in book.clause(id).places}
                assert texts == {language: book.clause(id).text(language) for language in LANGUAGES}
                with_clause += 1
    assert with_clause >= 0.9 * sum(len(entry.at) for entry in silva.entries)


def test_with_the_texts_the_line_has_the_term_where_it_is_said_to_stand(
    sources: SourceTexts, source_folder: Path
) -> None:
    """`line[column - 1 : column - 1 + length]` is the attested term."""
    shown = Glossary("silva", sources=source_folder)
    terms = {(a.concept, a.place.source, a.place.line, a.place.column): a.term for a in attestations("silva")}
    assert terms
    for entry in shown.entries:
        for source, line, column, length, _ in entry.at:
            name = shown._data["sources"][source]
            text = shown._data["lines"][name][line]
            assert text == sources.lines[name][line - 1]
            assert text[column - 1 : column - 1 + length] == terms[entry.id, name, line, column]


@pytest.mark.parametrize(
    ("query", "concept"),
    [
        ("Brewer", "silva.t.card.brewer"),
        ("brewer", "silva.t.card.brewer"),
        ("釀酒師", "silva.t.card.brewer"),
        ("蔵人", "silva.t.card.brewer"),
        ("くらびと", "silva.t.card.brewer"),
        ("クラビト", "silva.t.card.brewer"),
        ("kurabito", "silva.t.card.brewer"),
        ("倉庫工人", "silva.t.card.brewer"),
        ("yamafuda", "t.zone.deck"),
        ("yōso", None),
        ("shojo", None),
        ("デッキ", "t.zone.deck"),
        ("ｄｅｃｋ", "t.zone.deck"),
        ("t.zone.deck", "t.zone.deck"),
        ("kukunochi", "silva.t.card.kukunochi"),
        ("xyzzy", None),
    ],
)
def test_a_word_is_found_in_any_language_or_reading(query: str, concept: str | None, silva: Glossary) -> None:
    """The concept comes first; nothing is found for what is no word here."""
    found = [entry.id for entry in silva.look_up(query)]
    assert (found[0] if found else None) == concept


def test_whole_words_come_before_parts(silva: Glossary) -> None:
    """“card” is the card before it is a game card."""
    assert silva.look_up("card")[0].id == "t.comp.card"
    assert rank("", ["x"], None) == 0
    assert rank("dec", ["deck"], None) == 1
    assert rank("eck", ["deck"], None) == 2
    assert rank("deck", [], None, "t.zone.deck") == 4


def test_every_japanese_term_with_han_characters_has_its_reading() -> None:
    """No term is missing, none left over; a reading keeps the kana of its term in place and has no Han character."""
    terms = {one.words["ja"].preferred for one in Words.load()}
    needing = {term for term in terms if re.search(f"[{HAN}]", term)}
    assert set(readings()) == needing
    for term, kana in readings().items():
        parts = re.findall(f"[{HAN}]+|[^{HAN}]+", term)
        pattern = "".join(".+" if re.match(f"[{HAN}]", part) else re.escape(part) for part in parts)
        assert re.fullmatch(pattern, kana), term
        assert not re.search(f"[{HAN}]", kana), term


def test_sounds_are_compared_as_people_write_them() -> None:
    """Long vowels, macrons and spaces make no difference; katakana is hiragana."""
    assert sound("Shōbu") == sound("shoubu") == sound("shobu") == "shobu"
    assert folded("ククノチ") == folded("くくのち")
    assert reading("最終勝負").latin == "saishushobu"


def test_filters_by_whose_words_status_and_basis(silva: Glossary) -> None:
    """Each filter leaves exactly the entries that fit, and all of them."""
    shown = Glossary("silva", status="deprecated")
    assert {one.id for one in shown.shown} == {
        concept.id for concept in Words.of("silva") if any(words.deprecated for words in concept.words.values())
    }
    shown = Glossary("silva", basis="published", group="silva")
    assert {one.id for one in shown.shown} == {
        concept.id
        for concept in Words.of("silva")
        if concept.game == "silva" and any(words.status == "published" for words in concept.words.values())
    }
    assert {one.group for one in silva.entries} == {"silva", "shared", "kit"}


@pytest.mark.parametrize("game", [None, "kodama"])
def test_exports_are_what_the_exporters_write(game: str | None) -> None:
    """CSV and TBX read back have every term of the glossary; Markdown, HTML and JSON name each concept's word."""
    shown, sheet = Glossary(game), sheet_of(game)
    assert read_csv(shown.export("csv")).terms == sheet.terms
    assert len(read_tbx(shown.export("tbx")).terms) == len(sheet.terms)
    for format in ("md", "html", "json"):
        text = shown.export(format)
        assert all(concept.words("zh-Hant")[0] in text for concept in sheet.concepts)
    with pytest.raises(KitError, match="the formats are csv"):
        shown.export("xlsx")


def heard(words: Any, content: Any) -> list[Any]:
    """What the kernel answers to a message of the browser."""
    answers: list[Any] = []
    words.send = lambda content, buffers=None: answers.append(content)
    words._handle_custom_msg(content, [])
    return answers


def test_the_browser_gets_the_file_that_it_asks_for() -> None:
    """One message with the file, one answer; for a format that there is not, a notice."""
    words = Glossary("silva")
    file, answer = heard(words, {"do": "export", "format": "csv"})
    assert file["file"]["name"] == "silva-glossary.csv"
    assert file["file"]["text"] == words.export("csv")
    assert answer == {"ack": words.version}
    for bad in ({"do": "export"}, {"do": "export", "format": "exe"}, {"do": "export", "format": ["csv"]}, {}):
        assert heard(words, bad) == [{"ack": words.version}]
        assert words._state["notice"]["key"] == "page-bad-request"


def test_somebodys_own_texts(tmp_path: Path) -> None:
    """Terms of two texts, each place in its line; paths, texts and a built glossary are taken alike."""
    (tmp_path / "a.en.txt").write_text(EN, "utf-8")
    words = Glossary(texts=[tmp_path / "a.en.txt", JA])
    assert words._data["texts"] is True
    assert {"Fox", "Owl"} <= {entry.words["en"][0] for entry in words.entries if "en" in entry.words}
    for entry in words.entries:
        for source, line, column, length, clause in entry.at:
            name = words._data["sources"][source]
            term = words._data["lines"][name][line][column - 1 : column - 1 + length]
            assert term in entry.spelled
            assert clause == -1
    assert repr(Glossary(texts=words.found)) == repr(words)
    assert "Fox" in words.export("csv")


def test_a_bad_argument_says_what_would_be_right() -> None:
    """Unknown keyword, game, filter, entry, language; a single text that is no list."""
    with pytest.raises(TypeError, match="did you mean status"):
        Glossary("silva", statuses="any")
    with pytest.raises(KitError, match="the games are"):
        Glossary("chess")
    with pytest.raises(KitError, match="a glossary of texts has none"):
        Glossary("silva", texts=[EN])
    with pytest.raises(KitError, match="status='old': give one of any, preferred"):
        Glossary(status="old")
    with pytest.raises(KitError, match="no entry has this id"):
        Glossary(entry="t.zone.dek")
    with pytest.raises(KitError, match="did you mean zh-Hant"):
        Glossary(lang="zh-TW")
    with pytest.raises(KitError, match="in a list"):
        Glossary(texts=EN)


def test_the_text_is_what_is_shown_in_no_language() -> None:
    """The same whatever the screen speaks; filters, the open entry, the cards without their answers."""
    [text] = {
        repr(Glossary("silva", lang=language, query="くらびと", entry="silva.t.card.brewer")) for language in LANGUAGES
    }
    assert "query 'くらびと'" in text
    assert "silva.t.card.brewer: Brewer | 釀酒師 -酒釀造者" in text
    assert text.endswith("open silva.t.card.brewer>")
    cards = repr(Glossary("silva", mode="cards", query="くらびと"))
    assert cards.endswith("cards 1>")
    assert "Brewer" not in cards
