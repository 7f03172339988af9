"""Sentences against their translation: numbers, names, meaning, what only one side has."""

from __future__ import annotations

import pytest

from desk_cases import aligned, found, quotes


def kinds(source: str, target: str, *checks: str, languages: tuple[str, str] = ("en", "zh-Hant")) -> list[str]:
    """The messages of the findings for one sentence and its translation."""
    findings = found(aligned((source, target), languages=languages), *checks)
    return [finding.message.removeprefix("desk-") for finding in findings]


@pytest.mark.parametrize(
    ("source", "target", "messages"),
    [
        ("Each player draws 2 cards.", "每位玩家抽3張牌。", ["number-changed"]),
        ("Each player draws two cards.", "每位玩家抽２張牌。", []),
        ("Each player draws one card.", "每位玩家抽3張牌。", ["number-changed"]),
        ("Each player draws a card.", "每位玩家抽1張牌。", []),
        ("The game takes 2-10 minutes.", "遊戲需要2～10分鐘。", []),
        ("The game takes 2-10 minutes.", "遊戲需要2～12分鐘。", ["number-changed"]),
        ("There are 12 tokens.", "有許多標記。", ["number-lacking"]),
        ("Brewer (5) wins against Warrior (4).", "「釀酒師」（5）贏過「戰士」（3）。", ["number-changed"]),
        ("If the deck holds at least 2 cards, draw.", "牌堆有超過2張牌時抽牌。", ["number-bound"]),
        ("If the deck holds more than 1 card, draw.", "牌堆有2張以上的牌時抽牌。", []),
    ],
)
def test_numbers_are_compared_by_value(source: str, target: str, messages: list[str]) -> None:
    """However it is written, another value is an error; an article is no number, and a bound has its own value."""
    assert kinds(source, target, "numbers") == messages


@pytest.mark.parametrize(
    ("source", "target", "messages"),
    [
        ("Sword Girl wins against Spirit.", "「劍之少女」贏過「精靈」。", []),
        ("Sword Girl wins against Spirit.", "「劍之少女」贏過「農夫」。", ["terms-swapped"]),
        ("The Brewer’s effect is activated.", "發動「戰士」的效果。", ["terms-swapped"]),
        ("Add the card to the hand.", "將牌加入牌堆。", ["terms-swapped"]),
        ("The player draws a card.", "玩家丟棄1張牌。", ["terms-swapped"]),
        ("Place the card face up.", "將牌正面朝下放置。", ["terms-swapped"]),
        ("A boy came to the village.", "「少年」來到村莊。", []),
        ("Boy: the opponent draws a card.", "對手抽1張牌。", ["terms-lacking"]),
        ("The opponent draws a card.", "「少年」：對手抽1張牌。", ["terms-added"]),
    ],
)
def test_names_zones_and_acts_that_became_others(source: str, target: str, messages: list[str]) -> None:
    """One name for another is an error, one zone or act for another a question, a common noun no name."""
    assert kinds(source, target, "swaps") == messages


def test_one_act_under_two_words() -> None:
    """Where the translation has one word for eliminated and defeated, the source has two."""
    pair = aligned(("The player is eliminated.", "玩家被淘汰。"), ("That player is defeated.", "該玩家被淘汰。"))
    findings = found(pair, "swaps")
    assert quotes(findings) == [("defeated", "eliminated", "淘汰")]
    assert findings[0].category == "terminology-inconsistent-within-text"


@pytest.mark.parametrize(
    ("source", "target", "messages"),
    [
        ("The effect does not activate.", "效果會發動。", ["meaning-polarity-lost"]),
        ("The effect activates.", "效果不會發動。", ["meaning-polarity-added"]),
        ("The hand is hidden from others.", "不得讓其他玩家看見手牌。", []),
        ("The player must discard a card.", "玩家可以丟棄1張牌。", ["meaning-may"]),
        ("The player may discard a card.", "玩家必須丟棄1張牌。", ["meaning-must"]),
        ("The player must discard a card.", "玩家必須丟棄1張牌。", []),
        ("If the card is discarded, the player loses.", "牌被迫丟棄時，該玩家落敗。", ["meaning-force-added"]),
        ("Discard one, as chosen by the Sword Girl.", "然後，他/她指定1張牌丟棄。", ["meaning-actor"]),
    ],
)
def test_what_a_sentence_obliges_to_allows_and_denies(source: str, target: str, messages: list[str]) -> None:
    """Each is a question for an editor; what is said in other words counts as said."""
    assert kinds(source, target, "meaning") == messages


@pytest.mark.parametrize(
    ("source", "target", "messages"),
    [
        ("プレイヤーは手札を公開しない。", "Each player reveals their hand.", ["meaning-polarity-lost"]),
        ("プレイヤーは手札を捨てなければならない。", "A player may discard their hand.", ["meaning-may"]),
    ],
)
def test_meaning_from_japanese(source: str, target: str, messages: list[str]) -> None:
    """Japanese is read as a source, too."""
    assert kinds(source, target, "meaning", languages=("ja", "en")) == messages


def test_sentences_that_only_one_side_has() -> None:
    """Each is a finding on its own side; a word or two are none."""
    pair = aligned(("Shuffle the deck.", "將牌堆洗勻。"), ("Deal the cards.", ""), ("", "玩家公開手牌。"), ("", "結束"))
    findings = found(pair, "clauses")
    assert [(f.category, f.spans[0].quote) for f in findings] == [
        ("added-clause", "玩家公開手牌。"),
        ("missing-clause", "Deal the cards."),
    ]


def test_a_part_of_a_sentence_that_was_left_out() -> None:
    """Of a part whose words all lack, its characters are named; a part that is rendered freely is left alone."""
    whole = "The player draws a card, then shuffles the deck and deals the hands again."
    findings = found(aligned((whole, "玩家抽1張牌。")), "parts")
    assert quotes(findings) == [("shuffles the deck and deals the hands again.", "玩家抽1張牌。")]
    assert found(aligned((whole, "玩家抽1張牌，之後將牌堆洗勻並重新發手牌。")), "parts") == ()


def test_a_sentence_that_hides_behind_its_neighbour() -> None:
    """Two sentences in one bead with one translation: the one whose own words lack there is missing."""
    two = "The player draws a card. The opponent shuffles the deck and deals new hands."
    findings = found(aligned((two, "玩家抽1張牌。")), "parts")
    assert "The opponent shuffles the deck and deals new hands." in [f.spans[0].quote for f in findings]
    assert found(aligned((two, "玩家抽1張牌。對手將牌堆洗勻並重新發手牌。")), "parts") == ()


def test_a_qualifier_that_only_one_side_has() -> None:
    """The targeted opponent is not any opponent."""
    findings = found(aligned(("The targeted opponent draws a card.", "讓對手抽1張牌。")), "parts")
    assert quotes(findings) == [("targeted opponent", "讓對手抽1張牌。")]
    assert found(aligned(("The targeted opponent draws a card.", "被指定的對手抽1張牌。")), "parts") == ()


def test_a_wrong_word_is_told_with_the_word_of_the_source() -> None:
    """The finding has a place in both texts."""
    findings = found(aligned(("The Brewer’s effect is activated.", "發動倉庫工人的效果。")), "terms")
    assert quotes(findings) == [("倉庫工人", "Brewer")] and findings[0].suggestion == "釀酒師"


def test_a_phrase_that_means_what_it_says_is_no_wrong_word() -> None:
    """丟棄的卡片 is a wrong word for the discard pile, and right for a card that was discarded."""
    pile = aligned(("Look at the discard pile.", "查看丟棄的卡片。"))
    assert "丟棄的卡片" in [s.quote for f in found(pile, "terms") for s in f.spans]
    card = aligned(("The effect of a discarded card is lost.", "丟棄的卡片的效果無效。"))
    assert "丟棄的卡片" not in [s.quote for f in found(card, "terms") for s in f.spans]


@pytest.mark.parametrize(
    ("source", "target", "quoted"),
    [
        ("Pass a card to the player on the left.", "將1張牌傳給右邊的玩家。", [("右邊", "left")]),
        ("The player with the most points wins.", "分數最低的玩家獲勝。", [("最低", "most")]),
        ("Play clockwise from the first player.", "從起始玩家開始依逆時針順序進行。", [("逆時針", "clockwise")]),
        ("Pass a card to the player on the left.", "將1張牌傳給左邊的玩家。", []),
        ("From left to right, take the right one.", "由左至右，拿右邊那張。", []),
    ],
)
def test_a_word_and_its_opposite(source: str, target: str, quoted: list[tuple[str, str]]) -> None:
    """Left became right: a question; where a side has both, nothing is said."""
    assert quotes(found(aligned((source, target)), "opposites")) == quoted


def test_a_zone_that_is_named_once_more_and_another_once_less() -> None:
    """The discarded hand and the new hand: if one of them becomes the deck, the zones do not add up."""
    source = "The player discards their whole hand and takes a card as their new hand."
    findings = found(aligned((source, "玩家丟棄全部牌堆，再拿取1張牌作為新的手牌。")), "swaps")
    assert quotes(findings) == [("牌堆", "hand")] and findings[0].suggestion == "手牌"
    assert found(aligned((source, "玩家丟棄全部手牌，再拿取1張牌作為新的手牌。")), "swaps") == ()
