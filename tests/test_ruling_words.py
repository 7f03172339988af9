"""The rulings in words: each question and answer in three languages, in the glossary's words, for the rulebook only."""

# traceability: off
from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from silva_kit.ftl import read_entries
from silva_kit.games import GAMES, word_of
from silva_kit.glossary import Glossary
from silva_kit.messages import format_message, message_ids
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.rulebook.ruling_words import ruling_words
from silva_kit.toml_data import content
from silva_widgets import Rulebook as Widget
from silva_widgets.words import words
from test_messages import FREE
from test_rule_texts import NOT_SIMPLIFIED, SIMPLIFIED

CJK = ("zh-Hant", "ja")


def _entries(language: str) -> dict[str, str]:
    return read_entries(content(f"rulings.{language}.ftl"))


def _texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """The id of a ruling and each sentence that it has anywhere: question, default, other values of its switch."""
    for id, said in ruling_words(game, language).items():
        yield from ((id, text) for text in said)
    for key, entry in _entries(language).items():
        if key.startswith(f"{word_of(game)}-R"):
            yield key, entry.partition(" = ")[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_its_question_and_its_answer(game: str, language: str) -> None:
    """One question mark at the end of what is asked, a full stop at the end of what is played; none is left over."""
    said = ruling_words(game, language)
    assert set(said) == set(Rulebook.load(game).rulings)
    stop, mark = (".", "?") if language == "en" else ("。", "？")
    for id, (asks, plays) in said.items():
        assert asks.endswith(mark), id
        assert plays.endswith(stop), id
        assert mark not in plays, id


def test_no_ruling_is_worded_twice() -> None:
    """What a game's messages say is not said again in content/rulings, and the languages have the same keys."""
    keys = {language: set(_entries(language)) for language in LANGUAGES}
    assert keys["en"] == keys["zh-Hant"] == keys["ja"]
    for game in GAMES:
        assert keys["en"] & set(message_ids(game, "en")) == set()


def test_a_ruling_that_messages_word_is_worded_alike() -> None:
    """The words of a switched ruling are those of the game's messages."""
    for language in LANGUAGES:
        said = ruling_words("silva", language)["silva.R01"]
        assert said.asks == format_message(language, "silva-ruling-R01")
        assert said.plays == format_message(language, "silva-ruling-R01", "default")


def test_an_unknown_language_is_refused() -> None:
    """The error says which languages there are."""
    with pytest.raises(KitError, match="the languages are en, zh-Hant, ja"):
        ruling_words("silva", "de")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preferred_term_is_used(game: str, language: str) -> None:
    """No deprecated term, and no admitted synonym of two characters or more, as in all messages."""
    glossary, found = Glossary.of(game), []
    for where, text in _texts(game, language):
        assert [hit.term.text for hit in glossary.deprecated_in(text, language)] == [], where
        hits = glossary.find(text, language)
        right = {(hit.start, hit.end) for hit in hits if hit.term.role in ("preferred", "form")}
        slips = [hit.term.text for hit in hits if hit.term.role == "admitted" and (hit.start, hit.end) not in right]
        found += [(where, text) for text in slips if len(text) > 1 and (language, text) not in FREE]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", CJK)
def test_punctuation_is_full_width_without_spaces(game: str, language: str) -> None:
    """No half-width mark and no space beside a character; no ； in Japanese; no Simplified character in Chinese."""
    marks = r"[,.;:()!?\"' ]" if language == "zh-Hant" else r"[,.;:()!?\"' ；，]"
    assert [where for where, text in _texts(game, language) if re.search(marks, text)] == []
    if language == "zh-Hant":
        assert [where for where, text in _texts(game, language) if (SIMPLIFIED - NOT_SIMPLIFIED) & set(text)] == []


@pytest.mark.parametrize("language", CJK)
def test_names_of_cards_stand_in_brackets_with_their_level(language: str) -> None:
    """「戰士」（4）: a card's name stands in 「」 and its level behind it."""
    for where, text in _texts("silva", language):
        for hit in Glossary.of("silva").find(text, language):
            if hit.term.concept.startswith("silva.t.card.") and hit.term.role == "preferred":
                assert text[hit.start - 1] == "「", (where, text)
                assert re.match(r"」（\d+）|」\d枚|」と|」が|」を", text[hit.end :]), (where, text)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_addressed(game: str) -> None:
    """A ruling speaks of roles: no you, no 你, no あなた; and Japanese answers in です・ます."""
    reader = {"en": r"\b[Yy]our?\b", "zh-Hant": "[你您]", "ja": "あなた"}
    for language, pattern in reader.items():
        assert [where for where, text in _texts(game, language) if re.search(pattern, text)] == []
    polite = re.compile(r"(です|ます|ません|でした|ました)$")
    for where, text in _texts(game, "ja"):
        ends = [one.rstrip("か") for one in re.split("[。？]", text) if one not in ("", "はい", "いいえ")]
        assert [one for one in ends if not polite.search(one)] == [], where


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_carries_the_words_and_a_table_does_not(game: str) -> None:
    """Each ruling's words in three languages go with the rulebook; a table has those of its own messages only."""
    for id, ruling in Widget(game)._data["rulings"].items():
        for language in LANGUAGES:
            assert ruling["words"][language] == list(ruling_words(game, language)[id])
    for language in LANGUAGES:
        carried = words(game)[language]["ftl"]
        kept = {key for key in _entries(language) if re.search(rf"^{key} =", carried, re.MULTILINE)}
        assert kept == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_ruling_asks_finds_a_clause_that_it_bears_on(game: str, language: str) -> None:
    """Whoever asks as the ruling does gets one of its clauses among the first three."""
    book = Rulebook.load(game)
    for id, said in ruling_words(game, language).items():
        found = [answer.clause.id for answer in book.search(said.asks, language, limit=3)]
        assert set(found) & set(book.ruling(id).clauses), (id, found)
