"""The tests of the desk are tested: every broken check and a broken alignment are noticed by a small set of laws."""

from __future__ import annotations

from functools import cache

import pytest

from desk_alignment import clause_pair
from desk_cases import aligned, found, single
from desk_heldout import text_of
from desk_mutants import MUTANTS
from killers import NOTICED
from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.translation.align import align
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document

PAIRS = (
    (
        "numbers",
        "Look at 3 cards, keep one, return the other two.",
        "查看兩張牌，保留1張，將另外2張放回。",
        "number-changed",
    ),
    ("numbers", "Play any card.", "打出任意3張牌。", "number-added"),
    ("numbers", "You cannot do it two turns in a row.", "不能連續三個回合進行。", "number-changed"),
    ("numbers", "Hold at most 6 cards.", "至少要有6張牌。", "number-bound"),
    ("numbers", "Brewer (5) beats it and draws 2.", "「釀酒師」（6）獲勝並抽2張。", "number-changed"),
    ("numbers", "Take 12 cards or, for 12, wait 10 minutes.", "拿取12張牌，或等待10分鐘。", ""),
    ("numbers", "Brewer (5) draws 2 cards.", "「釀酒師」（2）抽5張牌。", "number-changed number-changed"),
    ("numbers", "Step 2: draw 2 cards, then 5 cards.", "步驟2：抽5張牌。", ""),
    ("stances", "It cannot be drawn. You must play it.", "可以抽這張牌。可以打出這張牌。", "meaning-may stance-lost"),
    ("stances", "You may only draw.", "你不能抽牌。", ""),
    ("stances", "Nobody but the winner draws.", "獲勝者抽牌。", ""),
    ("stances", "Nobody but the winner draws.", "除了獲勝者外都不能抽牌。", ""),
    ("stances", "The winner draws cards.", "除獲勝者外，其他玩家不得抽牌。", ""),
    ("stances", "Different players play cards.", "不同的玩家打出牌。", ""),
    ("stances", "You can choose anyone but cannot target yourself.", "你可以指定任何人。", ""),
    ("opposites", "Pass it to the left.", "傳給右邊。", "terms-swapped"),
    ("swaps", "Discard the hand and take a new hand.", "丟棄牌堆，再拿新的手牌。", "terms-swapped"),
    ("swaps", "Boy: the opponent draws a card.", "對手抽1張牌。", "terms-lacking"),
    ("meaning", "The hand is hidden from others.", "不得讓其他玩家看見手牌。", ""),
    ("meaning", "The effect does not activate.", "效果會發動。", "meaning-polarity-lost"),
    ("parts", "Draw a card, then shuffle the deck and deal the hands again.", "抽1張牌。", "part-missing"),
    ("clauses", "Shuffle the deck and deal.", "", "clause-missing"),
)
"""Check, sentence, its translation, and what the check says."""
TEXTS = (
    ("punctuation", '（玩家\n公開手牌）。\n1) 抽牌。\n他說"停，然後走。', "zh-Hant", '"'),
    ("duplicates", "將牌堆洗勻後放在桌上。\n第一張農夫可以讓你抽2張卡。\n第二張農夫可以讓你抽3張卡。", "zh-Hant", ""),
    (
        "duplicates",
        "將牌堆洗勻後放在桌上。\n抽1張牌並加入手牌中。\n將牌堆洗勻後放在桌上。",
        "zh-Hant",
        "將牌堆洗勻後放在桌上。",
    ),
    ("duplicates", "狐狸喜歡在夜裡散步。\n狐狸討厭在雨裡奔跑。", "zh-Hant", ""),
    ("thresholds", "如果牌堆沒有牌，效果不會發動。\n如果牌堆有超過1張牌，效果就會發動。", "zh-Hant", "超過1"),
    ("characters", "队を変更する。", "ja", "队"),
    ("residue", "枡工匠放置FOMUS枡，用deck。", "zh-Hant", "deck"),
    ("arithmetic", "There are 20 cards (18 game cards, 3 rule cards).", "en", "20"),
)
"""Check, text, language, and what the first finding quotes."""


def laws() -> None:
    """A small version of what the desk promises."""
    for check, source, target, expected in PAIRS:
        findings = found(aligned((source, target), ("The game ends.", "遊戲結束。")), check)
        assert " ".join(sorted(f.message.removeprefix("desk-") for f in findings)) == expected, source
    for check, text, language, expected in TEXTS:
        findings = found(single(text, language, glossary=Glossary.of("silva")), check)
        assert [f.spans[0].quote for f in findings][:1] == ([expected] if expected else []), text
    _places()
    _lists()
    _alignment()
    assert [s.text for s in read_document("Draw a card from the top of the deck.", "en").segments][1:] == []


def _places() -> None:
    """The number that was changed is named, and not the one behind it; a player plays nothing by his name."""
    numbers = found(
        aligned(("Look at 3 cards, keep 1 card, return 2 cards.", "查看2張牌，保留1張牌，放回2張牌。")), "numbers"
    )
    assert [(s.quote, s.column) for f in numbers for s in f.spans if s.side == "target"] == [("2", 3)]
    assert found(aligned(("プレイヤーは引く。", "玩家不打出牌。"), languages=("ja", "zh-Hant")), "stances") == ()


def _lists() -> None:
    """Names of a game that no glossary knows, and of one that it does."""
    texts = _lanterns()
    swapped = texts[1].replace("點燈人：", "鼓手：").replace("魚販：", "漁夫：")
    assert sorted(f.spans[0].quote for f in found(_pair(texts[0], swapped), "listed")) == ["漁夫", "鼓手"]
    assert [f for f in found(_pair(texts[2], texts[1], "ja"), "terms") if f.tier == "error"] == []
    cards = "卡牌\n(1) 少年 (變革)\n(2) 訓練生 (特攻)\n(3) 偵察隊 (偵察)\n卡牌效果\n倉庫工人的效果會發動。"
    unknown = found(single(cards, "zh-Hant", glossary=Glossary.of("silva")), "references")
    assert [f.spans[0].quote for f in unknown] == ["倉庫工人"]


def _alignment() -> None:
    """Clauses with some missing and a block moved; and a raw pair, whose headings are no sentences."""
    pair = clause_pair(Rulebook.load("silva"), "en", "zh-Hant", seed=3)
    alignment = align(pair.source, pair.target, Glossary.of("silva"))
    assert pair.figures(alignment.links).f1 >= 0.94
    assert any(bead.moved for bead in alignment.beads)
    texts = _lanterns()
    raw = _pair(texts[0], texts[1])
    assert raw.alignment is not None
    assert any(len(bead.source) + len(bead.target) > 2 for bead in raw.alignment.beads)
    assert len(raw.alignment.missing) + len(raw.alignment.added) <= 2
    assert sorted(i for bead in raw.alignment.beads for i in bead.source) == [s.number for s in raw.source.prose]
    assert sum(segment.kind == "heading" for segment in raw.source.segments) >= 8


@cache
def _lanterns() -> tuple[str, str, str]:
    one, other, third = (text_of("lanterns", language, lines=False) for language in ("en", "zh-Hant", "ja"))
    return one, other, third


def _pair(source: str, target: str, language: str = "en") -> Pair:
    one, other = read_document(source, language), read_document(target, "zh-Hant")
    return Pair(one, other, align(one, other, glossary_of(None)), glossary_of(None))


def test_without_a_mutant_nothing_complains() -> None:
    """The laws hold for the desk as it is."""
    laws()


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_desk_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant is killed by a law."""
    with monkeypatch.context() as patch:
        MUTANTS[name](patch)
        with pytest.raises(NOTICED):
            laws()
