"""The glossary: every decided concept, one word for one thing, and finding terms in a text."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from silva_kit.games import GAMES
from silva_kit.glossary import Concept, Glossary, UnknownConceptError, Words
from silva_kit.glossary.matching import find_terms
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.toml_data import ContentError

GLOSSARY = Glossary.load()
PREFIX = {"common": "t.", "silva": "silva.t.", "silent_guardians": "", "kodama": "", "living_forest_duel": ""}
"""What the ids of the decided terms get in the glossary, by the rows' game."""


def _decided(rules_folder: Path) -> list[dict[str, str]]:
    """The rows of the decided terms that are words of the games of the kit."""
    with (rules_folder / "terms.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["game"] in PREFIX]


def _found(text: str, language: str) -> list[tuple[str, str]]:
    return [(text[hit.start : hit.end], hit.term.concept) for hit in GLOSSARY.find(text, language)]


def test_every_decided_row_is_there(rules_folder: Path) -> None:
    """The decided terms of all games together and of each game, with preferred terms and statuses."""
    expected = {
        PREFIX[row["game"]] + row["id"]: [
            (row["en"], row["en_status"]),
            (row["zh-Hant"], row["zh_status"]),
            (row["ja"], row["ja_status"]),
        ]
        for row in _decided(rules_folder)
    }
    assert {c.id: [(c.words[x].preferred, c.words[x].status) for x in LANGUAGES] for c in GLOSSARY} == expected


def test_no_word_of_the_decided_lists_is_lost(rules_folder: Path) -> None:
    """Admitted and deprecated words of the decided terms are all in the glossary."""
    for row in _decided(rules_folder):
        concept = GLOSSARY[PREFIX[row["game"]] + row["id"]]
        for language, short in (("zh-Hant", "zh"), ("ja", "ja")):
            words = concept.words[language]
            deprecated = {w for w in row[f"deprecated_{short}"].split(" | ") if w}
            admitted = {w for w in row[f"admitted_{short}"].split(" | ") if w}
            assert deprecated == set(words.deprecated), concept.id
            assert admitted <= {words.preferred, *words.admitted, *words.forms}, concept.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_concepts_of_a_game_share_a_preferred_term(game: str, language: str) -> None:
    """Within a game one term is one thing; a homograph is named here with its reason."""
    homographs = {"再生": 1, "勝者": 1, "winner": 1}
    own = [c.preferred(language) for c in GLOSSARY if c.game == game]
    assert sorted({t for t in own if own.count(t) > 1 and t not in homographs}) == []


def test_a_game_has_the_shared_words_and_its_own() -> None:
    """A word of one game is no word of another: trick is none in SILVA, nor is Brewer in Silent Guardians."""
    shared = {concept.id for concept in GLOSSARY if concept.game is None}
    for game in GAMES:
        assert {concept.game for concept in Glossary.of(game)} == {None, game}
        assert shared < {concept.id for concept in Glossary.of(game)}
    assert sum(len(Glossary.of(game)) - len(shared) for game in GAMES) == len(GLOSSARY) - len(shared)
    silva, guardians = Glossary.of("silva"), Glossary.of("silent_guardians")
    assert "sg.t.trick" not in silva
    assert guardians.find("a trick", "en")[0].term.concept == "sg.t.trick"
    assert silva.find("a trick", "en") == []


def test_longest_term_wins() -> None:
    """A shorter term inside a longer one is no hit."""
    assert _found("丟棄牌堆", "zh-Hant") == [("丟棄牌堆", "t.zone.discard_pile")]
    assert _found("Young Kukunochi", "en") == [("Young Kukunochi", "silva.t.card.young_kukunochi")]


def test_english_terms_are_whole_words() -> None:
    """No hit inside another word; a circled digit is a boundary, a plural needs a listed form."""
    assert _found("handsome returning", "en") == [("returning", "t.act.return")]
    assert _found("⑩Kukunochi", "en") == [("Kukunochi", "silva.t.card.kukunochi")]


def test_case_is_kept_for_names_only() -> None:
    """A lower-case term may be capitalised; a card's name in lower case is the plain word."""
    assert _found("Targeted Opponent", "en") == [("Targeted Opponent", "silva.t.role.targeted_opponent")]
    assert _found("a boy", "en") == []


def test_latin_words_in_chinese_have_boundaries() -> None:
    """Masu is found beside Chinese characters and not inside MasuX; case matters."""
    assert ("Masu", "silva.t.comp.masu") in _found("帶著Masu。", "zh-Hant")
    assert _found("Masux", "zh-Hant") == []


def test_excepted_words_are_no_hits() -> None:
    """部分 and 分鐘 are other words than 分, 場合 is no 場, 受け取る no 取る; at hand is no hand of cards."""
    assert _found("その場合は受け取る", "ja") == []
    assert _found("部分分鐘", "zh-Hant") == []
    assert _found("at hand", "en") == []


def test_deprecated_words_are_reported_unless_used_rightly() -> None:
    """牌庫 is reported; a word that is another concept's own term is not."""
    assert [hit.term.text for hit in GLOSSARY.deprecated_in("從牌庫抽1張牌", "zh-Hant")] == ["牌庫"]
    words = Words("甲", "decided")
    wrong = Words("乙", "decided", deprecated=("甲",))
    pair = [Concept("a", {"zh-Hant": words}), Concept("b", {"zh-Hant": wrong})]
    assert {hit.term.role for hit in find_terms("甲", "zh-Hant", pair)} == {"preferred", "deprecated"}
    assert Glossary({concept.id: concept for concept in pair}).deprecated_in("甲", "zh-Hant") == []


@pytest.mark.parametrize(
    ("language", "text", "accepted"),
    [
        ("en", "draws", True),
        ("en", "Draws", True),
        ("en", "draw’s", True),
        ("en", "drawed", False),
        ("en", "", False),
        ("ja", "引かない", True),
        ("ja", "引くます", False),
        ("zh-Hant", "抽", True),
        ("zh-Hant", "抽取", False),
    ],
)
def test_a_sentence_may_use_preferred_terms_and_listed_forms(language: str, text: str, accepted: bool) -> None:
    """English also accepts a capital first letter and a possessive; admitted synonyms are not accepted."""
    assert GLOSSARY["t.act.draw"].accepts(language, text) is accepted


def test_an_unknown_concept_and_a_wrong_language_are_refused() -> None:
    """The errors say what would be right."""
    with pytest.raises(UnknownConceptError, match=r"silva\.t\.card\.brower.*silva\.t\.card\.brewer"):
        GLOSSARY.preferred("silva.t.card.brower", "en")
    with pytest.raises(KitError, match="the languages are en, zh-Hant, ja"):
        GLOSSARY.preferred("t.act.draw", "zh")


ENTRY = '[[concept]]\nid = "t.x"\nen = {en}\nzh-Hant = {{ preferred = "甲", status = "decided" }}\nja = {ja}\n'
GOOD = '{ preferred = "x", status = "decided" }'


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        ('{ preferred = "x", status = "guessed" }', "status 'guessed' is none of attested"),
        ('{ preferred = "x", status = "decided", admitted = ["x"] }', "x has two roles"),
        ('{ preferred = "x", status = "decided", plural = ["xs"] }', "unknown field `plural`"),
        ('{ status = "decided" }', "has no `preferred`"),
    ],
)
def test_a_faulty_concept_is_refused_with_file_and_line(cell: str, message: str, tmp_path: Path) -> None:
    """The error names the file, the line of the id, the language and what is wrong."""
    path = tmp_path / "glossary.toml"
    path.write_text(ENTRY.format(en=cell, ja=GOOD), encoding="utf-8")
    with pytest.raises(ContentError, match=message) as caught:
        Glossary.load(path)
    assert str(caught.value).startswith(f"{path}:2: t.x, en")


def test_a_concept_says_which_languages_there_are() -> None:
    """A concept's words in a language that the kit does not speak are a KitError, not a KeyError."""
    concept = Glossary.load()["silva.t.card.brewer"]
    for ask in (concept.preferred, concept.terms, lambda language: concept.accepts(language, "x")):
        with pytest.raises(KitError, match="'fr': the languages are en, zh-Hant, ja"):
            ask("fr")
