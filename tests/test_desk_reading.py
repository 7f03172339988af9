"""Reading a rulebook: encodings, errors, segments with exact offsets, zones, furniture."""

# traceability: off
from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from silva_kit.position import TextError
from silva_kit.sources import known_sources
from silva_kit.translation.document import KINDS, Document
from silva_kit.translation.reading import MAX_BYTES, guess_language, language_of, read_document

ZONES = {"story", "components", "setup", "turn", "elimination", "target", "end", "card", "example", "faq"}
ZONES |= {"caution", "credits", "overview", ""}
TEXTS = ("kodama.en", "living_forest_duel.ja", "silent_guardians.en", "silva.en", "silva.zh-Hant")


def _kinds(text: str, language: str) -> list[tuple[str, str, str]]:
    return [(s.kind, s.label, s.text) for s in read_document(text, language).segments]


def _is_well_formed(document: Document) -> None:
    """Segments are in order, apart, exact, without white space around them, and leave out no letter."""
    end = 0
    for number, segment in enumerate(document.segments):
        assert segment.number == number
        assert document.text[segment.start : segment.end] == segment.text == segment.text.strip() != ""
        assert segment.start >= end and not document.text[end : segment.start].strip()
        assert segment.kind in KINDS and segment.zone in ZONES
        end = segment.end
    assert not document.text[end:].strip()


@pytest.mark.parametrize("name", TEXTS)
def test_the_segments_of_a_rulebook_are_its_text(name: str, source_folder: Path) -> None:
    """Whatever stands in a file is in exactly one segment, at the offsets that it says."""
    document = read_document(source_folder / f"{name}.txt")
    assert document.language == name.split(".")[1]
    _is_well_formed(document)
    for segment in document.segments[::7]:
        assert document.offset(*document.place(segment.start)) == segment.start
        assert document.segment_at(segment.start) == segment


@given(
    st.text(alphabet=' \n\t\u3000ABcd.?!:：。、「」"()（）①10-•#■＜＞ゲームの準備Level等級', min_size=1, max_size=80),
    st.sampled_from(["en", "zh-Hant", "ja"]),
)
def test_any_text_is_cut_exactly(text: str, language: str) -> None:
    """No text breaks the reading, and none loses a letter in it."""
    try:
        document = read_document(text, language)
    except TextError:
        assert not any(letter.isalnum() for letter in text)
    else:
        _is_well_formed(document)


def test_a_file_is_read_in_the_encodings_that_say_what_they_are(tmp_path: Path) -> None:
    """UTF-8 with and without a mark and UTF-16 with one are the same text, with any line ends."""
    text = "遊戲準備：\n每位玩家抽一張牌。"
    file = tmp_path / "rules.txt"
    for data in (text.encode(), text.encode("utf-8-sig"), text.encode("utf-16"), text.replace("\n", "\r\n").encode()):
        file.write_bytes(data)
        document = read_document(file)
        assert (document.text, document.language, document.name) == (text, "zh-Hant", "rules.txt")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        ("。。\n——".encode(), "no text"),
        (b"%PDF-1.7 abc", "binary"),
        (b"abc\x00def", "binary"),
        ("遊戲準備，每位玩家抽一張牌".encode("big5"), "big5"),
        ("ゲームの準備をします".encode("cp932"), "cp932"),
        (b"line one\nline \xff two", "line 2, is 0xff"),
    ],
)
def test_a_file_that_is_no_text_is_refused_with_the_reason(tmp_path: Path, data: bytes, words: str) -> None:
    """Empty, binary or in another encoding: the error names the file and what is wrong, and what it may be."""
    file = tmp_path / "rules.txt"
    file.write_bytes(data)
    with pytest.raises(TextError, match=words) as error:
        read_document(file)
    assert "rules.txt" in str(error.value)


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    """A missing file, a folder and a file over the limit are errors of the kit's own."""
    with pytest.raises(TextError, match="missing"):
        read_document(tmp_path / "none.txt")
    with pytest.raises(TextError, match="folder"):
        read_document(tmp_path)
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(TextError, match="50 MB"):
        read_document(huge)


def test_the_language_is_told_from_a_tag_or_from_the_letters() -> None:
    """Usual tags are understood, unknown ones are refused with the languages that there are."""
    assert [language_of(tag) for tag in ("EN", "en-US", "zh", "zh_TW", "zh-Hant", "ja", "jp", "ja-JP")] == [
        "en",
        "en",
        *["zh-Hant"] * 3,
        *["ja"] * 3,
    ]
    for tag in ("fr", "zh-Hans", "zh-CN", ""):
        with pytest.raises(TextError, match="the languages are en, zh-Hant, ja"):
            language_of(tag)
    assert guess_language("Draw a card.") == "en"
    assert guess_language("每位玩家抽一張牌。FOMUS") == "zh-Hant"
    assert guess_language("カードを1枚引きます。") == "ja"


def test_structure_tells_headings_labels_items_and_sentences() -> None:
    """Each line is what a reader takes it for, in English."""
    text = (
        "Game Setup\nShuffle the cards. Deal 3 cards.\nDeck Depletion:\n⑩Kukunochi (Regeneration)\n• Draw.\n"
        '1. Place it. Turn it.\nLevel: 9 (1 card) Effect: "Slash"\nNote: It is (e.g. here) no part.\n## End\n■SetUp'
    )
    assert _kinds(text, "en") == [
        ("heading", "", "Game Setup"),
        ("sentence", "", "Shuffle the cards."),
        ("sentence", "", "Deal 3 cards."),
        ("heading", "", "Deck Depletion:"),
        ("item", "10", "⑩Kukunochi (Regeneration)"),
        ("item", "", "• Draw."),
        ("item", "1", "1. Place it."),
        ("item", "", "Turn it."),
        ("label", "9", "Level: 9 (1 card)"),
        ("label", "", 'Effect: "Slash"'),
        ("sentence", "", "Note: It is (e.g. here) no part."),
        ("heading", "", "## End"),
        ("heading", "", "■SetUp"),
    ]


def test_structure_is_told_in_chinese_and_japanese_too() -> None:
    """A name and its effect on one line are two things; a quotation that a sentence goes on after ends nothing."""
    text = (
        "劍女孩　效果「一閃」\n等級：9（1張卡）\n＜遊戲結束＞\n在這種情況下\n⑵ 抽牌。（棄一張。）\n「棄牌。」的玩家輸。"
    )
    assert _kinds(text, "zh-Hant") == [
        ("heading", "", "劍女孩"),
        ("label", "", "效果「一閃」"),
        ("label", "9", "等級：9（1張卡）"),
        ("heading", "", "＜遊戲結束＞"),
        ("sentence", "", "在這種情況下"),
        ("item", "2", "⑵ 抽牌。"),
        ("item", "", "（棄一張。）"),
        ("sentence", "", "「棄牌。」的玩家輸。"),
    ]
    assert [s.text for s in read_document("「出します。」と言う。終わる? はい！", "ja").segments] == [
        "「出します。」と言う。",
        "終わる?",
        "はい！",
    ]


def test_wrapped_lines_are_one_paragraph() -> None:
    """Lines that were broken at a width are read on; lines that are sentences of their own are not."""
    wrapped = (
        "Each player draws one card from the top\nof the deck and adds it to\nthe hand. The player then chooses\n"
        "one of the cards and\nplays it."
    )
    assert [s.text for s in read_document(wrapped, "en").segments] == [
        "Each player draws one card from the top\nof the deck and adds it to\nthe hand.",
        "The player then chooses\none of the cards and\nplays it.",
    ]
    assert len(read_document("Draw one card\nPlay one card\nDiscard one card", "en").segments) == 3


def test_zones_follow_headings_and_levels() -> None:
    """A heading opens its zone in each language; a name with a level under it is a card."""
    text = "STORY\nOnce.\nGame Setup\nShuffle.\nSpirit\nLevel: 8 (2 cards)\nExchange.\nCaution\nHot."
    zones = [s.zone for s in read_document(text, "en").segments]
    assert zones == ["story"] * 2 + ["setup"] * 2 + ["card"] * 3 + ["caution"] * 2
    assert [s.zone for s in read_document("ゲームの準備\n配ります。\nゲームの終了\n勝ちます。", "ja").segments] == [
        "setup",
        "setup",
        "end",
        "end",
    ]
    assert [s.zone for s in read_document("遊戲準備：\n洗牌。", "zh-Hant").segments] == ["setup", "setup"]


def test_furniture_is_no_text_and_text_is_no_furniture() -> None:
    """What a page puts around a text is marked; the same words inside a sentence are not, nor is a lone language."""
    page = "Chat\nRulebook\nMy game thumbnail\nGame Setup\nmarkdown\n\nCopy code\n\nShuffle.\n- 3 -\nReport abuse"
    document = read_document(page, "en")
    furniture = [s.text for s in document.segments if s.kind == "furniture"]
    assert furniture == ["Chat", "Rulebook", "My game thumbnail", "markdown", "Copy code", "- 3 -", "Report abuse"]
    assert [s.text for s in document.prose] == ["Game Setup", "Shuffle."]
    kept = "Home of the game\nmarkdown\nCopy the code of the card.\nShare your cards."
    assert not [s for s in read_document(kept, "en").segments if s.kind == "furniture"]


def test_a_list_of_contents_is_furniture() -> None:
    """The list under such a heading, and not the headings of the text itself."""
    document = read_document("Table of Contents\n\n• Setup\n  • Cards\n\nSetup\n\nShuffle.", "en")
    assert [s.kind for s in document.segments] == ["furniture"] * 3 + ["heading", "sentence"]


def test_the_known_sources_have_few_lines_of_furniture(source_folder: Path) -> None:
    """SILVA's Chinese text has two, its English one none: what the page of the publisher left there."""
    found = {
        id: [d.place(s.start)[0] for s in d.segments if s.kind == "furniture"]
        for id in known_sources()
        for d in [read_document(source_folder / f"{id}.txt")]
    }
    assert found == {
        "silva.en": [],
        "silva.zh-Hant": [35, 37],
        "silent_guardians.en": [185, 187, 189],
        "kodama.en": [1, 2, 3, 4, 12, 14, *range(16, 24)],
        "living_forest_duel.ja": [],
    }
