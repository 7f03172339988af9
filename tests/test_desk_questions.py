"""Questions of players in three languages find their clauses; the figures are printed by `desk_questions.py`."""

# traceability: off
from __future__ import annotations

import pytest

from desk_questions import SETS, hits, questions, table
from silva_kit.games import GAMES
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook
from silva_kit.rulebook.features import Lexicon, concepts, everyday, languages_of, question_features, stem
from silva_kit.toml_data import content


def test_every_game_is_asked_in_every_language() -> None:
    """At least 60 questions, the same number in each language, and each names clauses that there are."""
    asked = list(questions())
    assert len(asked) >= 60
    assert len({sum(one.language == language for one in asked) for language in LANGUAGES}) == 1
    for game in GAMES:
        known = set(Rulebook.load(game).clauses)
        own = [one for one in asked if one.game == game]
        assert {one.language for one in own} == set(LANGUAGES)
        assert not [one.text for one in own if not one.clauses <= known]


FLOORS = {"en": 49, "zh-Hant": 53, "ja": 56}
"""Of 58 questions in each language: what is found now, less one."""


def test_questions_find_their_clauses() -> None:
    """A right clause is among the first three; those that were asked after all tuning count like the others."""
    found, asked = hits()
    print(f"\n{table()}")
    for language, floor in FLOORS.items():
        assert sum(asked[name, language] for name in SETS) == 58
        assert sum(found[name, language] for name in SETS) >= floor, language


def test_everyday_words_lead_to_concepts_that_there_are() -> None:
    """Each concept that an everyday word stands for is in the glossary; no phrase is empty once it is normalised."""
    from silva_kit.glossary import Glossary

    known = Glossary.load()
    data = everyday()
    assert content("questions.toml").is_file()
    for language in LANGUAGES:
        assert [phrase for phrase, ids in data[language].items() if not ids or any(id not in known for id in ids)] == []


@pytest.mark.parametrize(
    ("words", "same"),
    [("swap swaps swapped swapping", "swap"), ("play plays played playing", "play"), ("copies copy", "copy")],
)
def test_an_ending_makes_no_other_word(words: str, same: str) -> None:
    """Inflected forms of a word have one stem."""
    assert {stem(word) for word in words.split()} == {same}


def test_the_longest_phrase_is_taken() -> None:
    """Young Kukunochi is no Kukunochi; 幼年久久能智 is no 久久能智; 交換手牌 is no 手牌."""
    lexicon = Lexicon.of("silva")
    young, exchange = ["silva.t.card.young_kukunochi"], ["silva.t.act.exchange"]
    assert list(concepts("Young Kukunochi", "en", lexicon)) == young
    assert list(concepts("幼年久久能智", "zh-Hant", lexicon)) == young
    assert list(concepts("交換手牌", "zh-Hant", lexicon)) == exchange


@pytest.mark.parametrize(
    ("text", "languages"),
    [
        ("Who wins?", ("en",)),
        ("誰贏？", ("zh-Hant", "ja")),
        ("誰が勝つ？", ("ja",)),
        ("FOMUSの効果", ("ja",)),
        ("", ("en",)),
    ],
)
def test_the_letters_tell_the_language(text: str, languages: tuple[str, ...]) -> None:
    """Kana is Japanese; Han alone may be Chinese or Japanese; all else is English."""
    assert languages_of(text) == languages


def test_a_question_is_answered_whatever_the_screen_speaks() -> None:
    """A Chinese question finds the clause on a Japanese screen, and its sentences are Japanese."""
    found = Rulebook.load("silva").search("交換手牌", "ja", limit=3)
    assert "silva.card.08.exchange" in [answer.clause.id for answer in found]
    assert found[0].text == Rulebook.load("silva").clause(found[0].clause.id).text("ja")


def test_numbers_may_be_spelled() -> None:
    """Four players, 四個人 and 4人 ask for the same number."""
    lexicon = Lexicon.of("silent_guardians")
    for text, language in (("four players", "en"), ("四個人", "zh-Hant"), ("4人", "ja")):
        assert "w:4" in question_features(text, language, lexicon), text


def test_cues_alone_are_no_question() -> None:
    """“Can I?” has no word of the rules in it, and finds nothing."""
    assert Rulebook.load("silva").search("Can I?", "en") == []
