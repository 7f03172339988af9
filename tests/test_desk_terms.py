"""Names and words: one thing under several names, words that are not the glossary's, names that refer to nothing."""

from __future__ import annotations

import pytest

from desk_cases import found, quotes, single
from silva_kit.glossary import Glossary
from silva_kit.translation.entries import declared_names, entries
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document

LIST = "There are 3 types of cards.\n(1) Scout (Look)\n(2) Guard (Block)\n(3) King (Win)\n"
HEADS = 'Scout\nLevel: 1 (2 cards) Effect: "Look"\nLook at a hand.\nGuard\nLevel: 2 (1 card) Effect: "Block"\nBlock.\n'
CARDS = LIST + HEADS + 'King\nLevel: 3 (1 card) Effect: "Win"\nYou win.\n'
NAMES = "卡牌種類\n(1) 斥候 (查看)\n(2) 守衛 (防禦)\n(3) 國王 (獲勝)\n"
ZH = (
    NAMES
    + "斥候\n效果「查看」\n等級：1（2張）\n守衛\n效果「防禦」\n等級：2（1張）\n國王\n效果「獲勝」\n等級：3（1張）\n"
)


def pair(source: str, target: str, game: str = "silva") -> Pair:
    """Two texts without an alignment."""
    return Pair(read_document(source, "en"), read_document(target, "zh-Hant"), None, Glossary.of(game))


@pytest.mark.parametrize(("text", "language"), [(CARDS, "en"), (ZH, "zh-Hant")])
def test_the_cards_of_a_text_are_read_from_its_structure(text: str, language: str) -> None:
    """Each card has its two names and two effects, with exact places."""
    document = read_document(text, language)
    cards = entries(document)
    assert list(cards) == ["1", "2", "3"]
    for card in cards.values():
        assert (
            len({document.text[a:b] for a, b in card.names}) == len({document.text[a:b] for a, b in card.effects}) == 1
        )
        assert len(card.names) == len(card.effects) == 2
    assert len(declared_names(document)) == 3


@pytest.mark.parametrize(("text", "language"), [(CARDS, "en"), (ZH, "zh-Hant")])
def test_one_name_for_each_card_is_no_finding(text: str, language: str) -> None:
    """A text whose names agree has no finding about names, with a glossary or without one."""
    assert found(single(text, language), "names", "references") == ()
    assert found(single(text, language, glossary=Glossary.of("silva")), "names", "references") == ()


@pytest.mark.parametrize(
    ("text", "language", "old", "new", "message"),
    [
        (CARDS, "en", "Guard\nLevel", "Sentry\nLevel", "desk-terms-inconsistent"),
        (CARDS, "en", "Guard\nLevel", "GUARD\nLevel", "desk-terms-spelled"),
        (CARDS, "en", '"Block"', '"Parry"', "desk-terms-inconsistent"),
        (ZH, "zh-Hant", "守衛\n效果", "衛兵\n效果", "desk-terms-inconsistent"),
        (ZH, "zh-Hant", "守衛\n效果", "守卫\n效果", "desk-terms-spelled"),
    ],
)
def test_a_card_with_two_names_needs_no_glossary(text: str, language: str, old: str, new: str, message: str) -> None:
    """Renamed once in its section, a card is found with both of its names."""
    changed = text.replace(old, new, 1)
    assert changed != text
    findings = found(single(changed, language), "names")
    assert [f.message for f in findings] == [message]
    both = {span.quote for span in findings[0].spans}
    assert {old.split("\n")[0].strip('"'), new.split("\n")[0].strip('"')} <= both


def test_words_of_a_concept_that_the_glossary_does_not_accept_together() -> None:
    """Deck is 牌堆 here and 牌庫 there; admitted forms side by side are no finding."""
    glossary = Glossary.of("silva")
    findings = found(single("從牌堆抽牌。牌庫沒有牌。", "zh-Hant", glossary=glossary), "names")
    assert quotes(findings) == [("牌堆", "牌庫")] and findings[0].suggestion == "牌堆"
    assert found(single("從牌堆抽牌。抽牌堆沒有牌。", "zh-Hant", glossary=glossary), "names") == ()


def test_a_common_noun_is_no_name() -> None:
    """A boy of the story is no card; before the word effect, or quoted, he is."""
    glossary = Glossary.of("silva")
    assert found(single("一個男孩進入了道場。許多居民都來了。", "zh-Hant", glossary=glossary), "terms") == ()
    findings = found(single("戰士和居民的效果會發動。使用第二張「住民」。", "zh-Hant", glossary=glossary), "terms")
    assert [(f.tier, f.spans[0].quote, f.suggestion) for f in findings] == [
        ("error", "居民", "少年"),
        ("error", "住民", "少年"),
    ]


def test_a_latin_name_in_two_ways_of_case() -> None:
    """The rarer way is named with the usual one; a word in capitals is another word."""
    findings = found(single("Kukunochi出現。Kukunochi離開。使用kukunochi。FOMUS與Fomus。", "zh-Hant"), "names")
    assert [(f.spans[0].quote, f.suggestion) for f in findings] == [("kukunochi", "Kukunochi")]


def test_a_slot_that_holds_another_concept() -> None:
    """Number 6 is Manufacturing in the source; the brand in its place is a mismatch, the admitted form is none."""
    source = "(6) Masu Craftsman (Manufacturing & Protection)\n(5) Brewer (Brewing)\n(4) Warrior (Combat)\n"
    target = "(6) 枡工匠 (FOMUS)\n(5) 釀酒師 (釀造)\n(4) 戰士 (戰鬥)\n"
    findings = found(pair(source, target), "terms")
    assert quotes(findings) == [("FOMUS", "Manufacturing & Protection")]
    assert findings[0].suggestion == "製造與保護"
    assert found(pair(source, target.replace("FOMUS", "製造與保護")), "terms") == ()


@pytest.mark.parametrize(
    ("sentence", "unknown"),
    [
        ("The Brewmaster’s effect is not activated.", ["Brewmaster"]),
        ("The effects of Sentry are lost.", ["Sentry"]),
        ("The Guard’s effect is lost. All effects end. Card effects vary. The effect of Kings is lost.", []),
    ],
)
def test_an_effect_of_nobody(sentence: str, unknown: list[str]) -> None:
    """A capitalised name before `effect`, or after `effect of`, must be one that the text declares."""
    findings = found(single(CARDS + "Notes\n" + sentence, "en"), "references")
    assert [f.spans[0].quote for f in findings] == unknown


def test_a_name_that_the_text_does_not_list() -> None:
    """倉庫工人 is the Brewer by the glossary, and no name of this text; a spelling of a listed name refers to it."""
    cards = "(5) 釀酒人 (釀造)\n(4) 戰士 (戰鬥)\n(0) 迷你 Kukunochi (光合作用)\n"
    text = "遊戲結束\n因倉庫工人效果淘汰。\n「迷你-Kukunochi」贏。"
    findings = found(single(cards + text, "zh-Hant", glossary=Glossary.of("silva")), "references")
    assert quotes(findings) == [("倉庫工人",)]


def test_a_thing_that_was_defined_under_another_name() -> None:
    """What is called 重生卡 where it is explained must not be 復活牌 later."""
    text = "遊戲準備\n將牌橫放，這被稱為「重生卡」。\n加入復活牌。"
    findings = found(single(text, "zh-Hant", glossary=Glossary.of("silva")), "references")
    assert quotes(findings) == [("復活牌", "重生卡")]
