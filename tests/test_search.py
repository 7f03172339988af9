"""Search in the rulebook: by concept, word and id, each answer with its citation."""

# traceability: off
from __future__ import annotations

import pytest

from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.sources import SourceTexts
from silva_kit.toml_data import content


@pytest.mark.parametrize(
    ("query", "language", "clause"),
    [
        ("who chooses the discarded card for Sword Girl", "en", "silva.card.09.choose"),
        ("exchange hands", "en", "silva.card.08.exchange"),
        ("Can Kukunochi be played?", "en", "silva.card.10.not_playable"),
        ("交換手牌", "zh-Hant", "silva.card.08.exchange"),
        ("牌堆耗盡時遊戲結束", "zh-Hant", "silva.end.deck.condition"),
        ("手札を交換する", "ja", "silva.card.08.exchange"),
        ("的中したら脱落する", "ja", "silva.card.02.guess"),
    ],
)
def test_a_question_finds_its_clause(query: str, language: str, clause: str, book: Rulebook) -> None:
    """The clause that answers is among the first five."""
    assert clause in [found.clause.id for found in book.search(query, language, limit=5)]


@pytest.mark.parametrize(
    ("query", "language", "clause"),
    [
        ("must I follow the lead color", "en", "sg.trick.follow"),
        ("which sword token when all colors differ", "en", "sg.combo.all_different"),
        ("can I look at my own numbers", "en", "sg.setup.blind"),
        ("誰吃墩", "zh-Hant", "sg.trick.winner_lead"),
        ("轉交次數", "zh-Hant", "sg.scn.transfer"),
        ("最も多い色が灰色のとき", "ja", "sg.token.gray_owed"),
    ],
)
def test_a_question_on_silent_guardians_finds_its_clause(query: str, language: str, clause: str) -> None:
    """Each game is searched by its own words: the clause that answers is among the first five."""
    book = Rulebook("silent_guardians", content("silent_guardians"), SourceTexts())
    assert clause in [found.clause.id for found in book.search(query, language, limit=5)]


@pytest.mark.parametrize(
    ("query", "language", "clause"),
    [
        ("where does my action token go", "en", "lfd.token.rightmost"),
        ("can a tree card cover another card", "en", "lfd.act.tree_cover"),
        ("when do I forfeit an action token", "en", "lfd.solitary.three"),
        ("火焰巨蜥卡何時加入共用棄牌區", "zh-Hant", "lfd.end.varan"),
        ("鬼火卡無人持有", "zh-Hant", "lfd.act.onibi_cross_none"),
        ("共有山札がなくなったら", "ja", "lfd.turn.reshuffle"),
        ("群れアイコンは孤立アイコンを無効にする", "ja", "lfd.solitary.herd"),
    ],
)
def test_a_question_on_living_forest_duel_finds_its_clause(query: str, language: str, clause: str) -> None:
    """The game whose source is Japanese is searched in three languages alike."""
    book = Rulebook("living_forest_duel", content("living_forest_duel"), SourceTexts())
    assert clause in [found.clause.id for found in book.search(query, language, limit=5)]


def test_an_answer_has_its_text_and_citation(book: Rulebook) -> None:
    """An id finds itself, with our sentence and the lines of both sources."""
    (found,) = book.search("silva.card.09.choose", "ja")
    assert found.text == book.clause("silva.card.09.choose").text("ja")
    assert found.citation == "silva.card.09.choose (silva.en L71, silva.zh-Hant L183)"


def test_a_synonym_finds_the_preferred_term(book: Rulebook) -> None:
    """Whoever types a word of the older edition or of another rulebook is led to ours."""
    found = [answer.clause.id for answer in book.search("牌庫", "zh-Hant", limit=50)]
    assert "silva.setup.initial_draw" in found


def test_nothing_is_found_for_nothing(book: Rulebook) -> None:
    """No answer is better than a wrong one; an unknown language is refused."""
    assert book.search("", "en") == []
    assert book.search("zebra", "en") == []
    with pytest.raises(KitError, match="the languages are"):
        book.search("card", "de")
