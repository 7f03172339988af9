"""Each check of the translation desk finds its kind of fault, says it in three languages, and leaves the rest alone."""

from __future__ import annotations

import pytest

from desk_cases import found, quotes, single
from silva_kit.ftl import read_entries
from silva_kit.glossary import Glossary
from silva_kit.messages import MessageError
from silva_kit.places import LANGUAGES
from silva_kit.toml_data import content
from silva_kit.translation.bounds import find_bounds
from silva_kit.translation.checks import CATEGORIES, CHECKS, run
from silva_kit.translation.checks.characters import converted, table
from silva_kit.translation.findings import SEVERITIES, TIERS
from silva_kit.translation.wording import sentence, words


def test_simplified_and_japanese_characters_in_a_traditional_text() -> None:
    """Each is named with the character that belongs there; traditional variants are left alone."""
    findings = found(single("侦查队翻开手牌。\n変更規則。神秘與祕密、著作、裡面。", "zh-Hant"), "characters")
    assert quotes(findings) == [("侦", "队", "开"), ("変",)]
    assert findings[0].suggestion == "偵、隊、開" and findings[1].suggestion == "變"


def test_simplified_and_old_characters_in_a_japanese_text() -> None:
    """A simplified one is an error, an old form a question; the new forms that Chinese shares are neither."""
    findings = found(single("队を変更する。國の会。", "ja"), "characters")
    assert [(f.tier, f.spans[0].quote, f.suggestion) for f in findings] == [
        ("error", "队", "隊"),
        ("review", "國", "国"),
    ]


def test_a_word_of_the_glossary_is_no_residue() -> None:
    """枡 and FOMUS stand in the glossary's Chinese words, マス and Isshin do not."""
    glossary = Glossary.of("silva")
    text = "枡工匠放置FOMUS枡。\n効果是「Isshin」。\n這是マス。"
    findings = found(single(text, "zh-Hant", glossary=glossary), "characters", "residue")
    assert quotes(findings) == [("効",), ("Isshin",), ("マス",)]
    assert ("枡", "枡") in quotes(found(single(text, "zh-Hant"), "characters"))


def test_the_character_table_never_calls_a_common_traditional_character_foreign() -> None:
    """No character of our own Chinese texts is in the table, and what it puts instead is not in it either."""
    known = table("zh-Hant")
    ours = "".join(content(game, "rules.zh-Hant.md").read_text("utf-8") for game in ("silva", "silent_guardians"))
    assert sorted(set(ours) & set(known)) == []
    assert converted(converted("侦查队対", "zh-Hant"), "zh-Hant") == "偵查隊對"


def test_kana_in_chinese_and_hanzi_in_english() -> None:
    """Each run is a finding; in English one in brackets is only a question."""
    assert quotes(found(single("使用ククノチ的效果。", "zh-Hant"), "residue")) == [("ククノチ",)]
    tiers = [f.tier for f in found(single("The Brewer (蔵人) wins. The 蔵人 wins.", "en"), "residue")]
    assert tiers == ["review", "error"]


def test_what_was_not_translated() -> None:
    """A segment of Latin words and a lower-case word are errors; addresses, units and credits are left alone."""
    text = "每位玩家抽牌。\nShuffle the deck and deal cards.\n卡牌63mm，見https://example.com/rules 的FAQ。\n用deck。"
    text += "\n《Les Esprits de l’Arbre》"
    assert quotes(found(single(text, "zh-Hant"), "residue")) == [("Shuffle the deck and deal cards.",), ("deck",)]


@pytest.mark.parametrize(
    ("text", "language", "lost"),
    [
        ("效果（再生。\n\n（結束）。", "zh-Hant", [(3, "（")]),
        ("効果「再生。", "ja", [(3, "「")]),
        ('He says "stop and goes.\n\nThe "deck" is here.', "en", [(9, '"')]),
        ("The deck) is here (now).", "en", [(9, ")")]),
        ("(The player\nshows a hand).", "en", []),
        ("1) Draw.\na) Play.\n(2) Wait (now).", "en", []),
        ('The "deck" and the "hand".', "en", []),
    ],
)
def test_marks_without_a_partner(text: str, language: str, lost: list[tuple[int, str]]) -> None:
    """The mark itself is named; a bracket may run on into the next line, and a label's bracket is none."""
    findings = found(single(text, language), "punctuation")
    spans = [f.spans[0] for f in findings if f.category == "unbalanced-quote/parenthesis"]
    assert [(span.column, span.quote) for span in spans] == lost


def test_mixed_marks_are_a_matter_of_style() -> None:
    """Two styles of quotation marks or brackets are one finding each, of the style tier; one style is none."""
    findings = found(single("「牌堆」與“手牌”。（一）(二)", "zh-Hant"), "punctuation")
    assert [(f.tier, f.message) for f in findings] == [
        ("style", "desk-mixed-quotes"),
        ("style", "desk-mixed-brackets"),
    ]
    assert found(single("「牌堆」與「手牌」。（一）（二）", "zh-Hant"), "punctuation") == ()


def test_headings_that_run_together() -> None:
    """Two known headings in one line are a finding; a heading that names the game is none."""
    text = "How to Play the Game Card Types\nThere are 11 types.\nHow to Play Kodama\nDraw a card."
    assert quotes(found(single(text, "en"), "layout")) == [("How to Play the Game Card Types",)]


@pytest.mark.parametrize(
    ("text", "tiers"),
    [
        ("將牌堆洗勻後放在桌上。\n抽1張牌並加入手牌中。\n將牌堆洗勻後放在桌上。", ["error"]),
        ("如果沒有牌，就抽取一定數量的牌並選擇一張。\n抽取一定數量的牌並選擇一張。", ["error"]),
        ("（活動玩家負責將返回的卡與牌堆混合。）\n（行動的玩家將返回的卡與牌堆混合。）", ["review"]),
        ("第一張農夫可以讓你抽2張卡並選擇一張。\n第二張農夫可以讓你抽3張卡並選擇一張。", []),
        ("這張牌可以在回合開始時發動。\n這張牌不可以在回合開始時發動。", []),
    ],
)
def test_a_sentence_that_stands_twice(text: str, tiers: list[str]) -> None:
    """Word for word it is an error, nearly so a question; a number or a negation tells two sentences apart."""
    findings = found(single(text, "zh-Hant"), "duplicates")
    assert [f.tier for f in findings] == tiers
    assert all(f.spans[0].start > f.spans[1].start for f in findings)


@pytest.mark.parametrize(
    ("text", "language", "bounds"),
    [
        ("Draw at least 2 cards, more than one, or up to 3; fewer than 4.", "en", "least2 least2 most3 most3"),
        ("2 cards or fewer, 3 or more. The deck is empty.", "en", "most2 least3 none0"),
        ("超過1張、2張以上、最多3張、不足4張。牌堆沒有牌。", "zh-Hant", "least2 least2 most3 most3 none0"),
        ("1匹以上、最大4枚、3枚以下、2枚より多い。山札のカードが無くなった。", "ja", "least1 most4 most3 least3 none0"),
    ],
)
def test_bounds_that_say_the_same_are_the_same(text: str, language: str, bounds: str) -> None:
    """More than 1 is at least 2, and fewer than 4 at most 3, in each language."""
    assert " ".join(f"{bound.kind}{bound.value}" for bound in find_bounds(text, language)) == bounds


def test_a_gap_between_two_conditions() -> None:
    """None and more than 1 leave out exactly 1; none and at least 1 leave out nothing."""
    text = "如果牌堆沒有牌，效果不會發動。\n如果牌堆有超過1張牌，效果就會發動。"
    glossary = Glossary.of("silva")
    findings = found(single(text, "zh-Hant", glossary=glossary), "thresholds")
    assert quotes(findings) == [("超過1", "沒有牌")]
    assert found(single(text.replace("超過1張", "1張以上的"), "zh-Hant", glossary=glossary), "thresholds") == ()


def test_every_message_of_the_desk_is_there_in_three_languages() -> None:
    """The three files have the same messages with the same values."""
    files = {language: content("translation", f"messages.{language}.ftl") for language in LANGUAGES}
    entries = {language: read_entries(path) for language, path in files.items()}
    shapes = {
        language: {key: sorted({part.split(" }")[0] for part in text.split("{ $")[1:]}) for key, text in found.items()}
        for language, found in entries.items()
    }
    assert shapes["en"] == shapes["ja"] == shapes["zh-Hant"]
    with pytest.raises(MessageError, match="no value for right"):
        words("desk-characters-old", "en", {"quotes": "國"})


def test_a_finding_has_one_id_that_stays_while_its_place_does() -> None:
    """An edit elsewhere changes no id; the same fault twice has two ids."""
    line = "這是ククノチ。\n"
    before = run(single(line, "zh-Hant"))
    after = run(single("新的一行。\n" + line + "另外ククノチ贏。\n" + line, "zh-Hant"))
    assert before[0].id == after[0].id
    assert len({finding.id for finding in after}) == len(after) == 3


def test_findings_are_of_known_kinds() -> None:
    """Category, tier and severity are of the lists, and the sentence exists in each language."""
    text = '侦队ククノチ"（\n效果,再生“好”。Copy code deck\n'
    findings = run(single(text, "zh-Hant"))
    assert {f.check for f in findings} <= set(CHECKS) and len(findings) >= 4
    for finding in findings:
        assert finding.category in CATEGORIES and finding.tier in TIERS and finding.severity in SEVERITIES
        assert all(sentence(finding, language) for language in LANGUAGES)
