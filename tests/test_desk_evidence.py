"""The glossary from raw texts: what structure names, what is used often, variants, languages joined, honest places."""

# traceability: off
from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desk_glossary_bench import built as built_from_sources
from desk_glossary_bench import joined, judged, recall, wanted
from silva_kit.glossary import Glossary
from silva_kit.translation.candidates import KINDS, named
from silva_kit.translation.document import Document
from silva_kit.translation.evidence_glossary import EvidenceGlossary, build_glossary
from silva_kit.translation.reading import read_document
from silva_kit.translation.recurring import recurring
from silva_kit.translation.term_keys import key_of, lemma, singular

EN = """Contents: 9 cards
5 watch cards, 4 siege cards

There are 3 types of cards.
(1) Scout (Look)
(2) Iron Guard (Block)
(3) King (Win)

Setup
Shuffle the cards and place them face down as the "draw heap."
Each player takes a card from the draw heap. A player who has no card takes two from the draw heap.

Scout
Level: 1 (2 cards)
Effect: "Look"
The player looks at a card of another player.
Iron Guard
Level: 2 (1 card)
Effect: "Block"
The player blocks the Scout. Scouts are lost to the IronGuard.
King
Level: 3 (1 card)
Effect: "Win"
The player wins the game.
"""
ZH = """內容物：9張卡牌

卡牌種類
(1) 斥候 (查看)
(2) 鐵衛 (防禦)
(3) 國王 (獲勝)

遊戲準備
將卡牌洗勻，面朝下放好，這被稱為「抽牌區」。
每位玩家從抽牌區拿一張卡牌。沒有卡牌的玩家從抽牌區拿兩張。

斥候
效果「查看」
等級：1（2張）
玩家查看另一位玩家的卡牌。
鐵守衛
效果「防禦」
等級：2（1張）
玩家防禦斥候。鐵守衛會打敗斥候。
國王
效果「獲勝」
等級：3（1張）
玩家贏得遊戲。
"""
JA = """カードの種類
(1) 斥候 (偵察)
(2) 鉄の番人 (防御)
(3) 王 (勝利)

ゲームの準備
カードをシャッフルし、裏向きに置きます。これを「引き札」と呼びます。
各プレイヤーは引き札からカードを1枚取ります。カードがないプレイヤーは引き札から2枚取ります。
"""


def built(*texts: tuple[str, str]) -> EvidenceGlossary:
    """The glossary of these texts with their languages."""
    return build_glossary([read_document(text, language) for text, language in texts])


def words(glossary: EvidenceGlossary, language: str) -> dict[str, str]:
    """Main term in a language to kind."""
    return {entry.main(language): entry.kind for entry in glossary if entry.main(language)}


def honest(glossary: EvidenceGlossary) -> bool:
    """Whether every place of every term holds its text, line and column too."""
    for entry in glossary:
        for term in entry.terms:
            for place in term.attestations:
                text = glossary.documents[place.text].text
                line = text.split("\n")[place.line - 1]
                if text[place.start : place.end] != term.text or not line[place.column - 1 :].startswith(
                    term.text.split("\n")[0]
                ):
                    return False
    return True


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (EN, "en", {"Scout": "card", "Block": "effect", "watch cards": "component", "draw heap": "quote"}),
        (EN, "en", {"Setup": "heading", "Level": "label", "player": "used"}),
        (ZH, "zh-Hant", {"斥候": "card", "防禦": "effect", "抽牌區": "defined", "遊戲準備": "heading"}),
        (ZH, "zh-Hant", {"等級": "label", "內容物": "label", "玩家": "used"}),
        (JA, "ja", {"斥候": "card", "防御": "effect", "引き札": "defined", "プレイヤー": "used"}),
    ],
)
def test_one_text_alone_gives_a_glossary(text: str, language: str, expected: dict[str, str]) -> None:
    """Lists, components, quotations, headings, labels and often used words are terms, each with what speaks for it."""
    glossary = built((text, language))
    assert words(glossary, language).items() >= expected.items()
    assert honest(glossary)


def test_every_place_of_a_term_is_told() -> None:
    """A word stands at all its places, plurals are forms of it, and a longer term takes its own places."""
    glossary = built((EN, "en"))
    (entry,) = (e for e in glossary if e.main("en") == "player")
    assert entry.count == EN.lower().count("player")
    (heap,) = glossary.find("draw heap")
    assert heap.count == EN.count("draw heap")
    assert not any(term.text == "heap" for e in glossary for term in e.terms)


def test_variants_of_one_thing_are_one_entry() -> None:
    """The number of the list joins two names of one card; spelling and number of a word are forms of it."""
    (guard,) = built((ZH, "zh-Hant")).find("鐵守衛")
    assert {(t.text, t.role) for t in guard.terms} == {("鐵守衛", "main"), ("鐵衛", "variant")}
    assert (guard.label, guard.kind, guard.tier) == ("2", "card", "named")
    (iron,) = built((EN, "en")).find("Iron Guard")
    assert {(t.text, t.role) for t in iron.terms} == {("Iron Guard", "main"), ("IronGuard", "form")}


def test_three_languages_at_once() -> None:
    """One entry holds the words of all three texts, joined by number, place or use."""
    glossary = built((EN, "en"), (ZH, "zh-Hant"), (JA, "ja"))
    by_english = {entry.main("en"): (entry.main("zh-Hant"), entry.main("ja")) for entry in glossary}
    assert by_english["Scout"] == ("斥候", "斥候")
    assert by_english["Block"] == ("防禦", "防御")
    assert by_english["player"] == ("玩家", "プレイヤー")
    assert by_english["draw heap"] == ("抽牌區", "引き札")
    assert honest(glossary)


def test_texts_of_one_language_share_their_entries() -> None:
    """What two English texts name alike is one entry with places in both."""
    glossary = built((EN, "en"), (EN.replace("Iron Guard", "Wall"), "en"))
    (scout,) = glossary.find("scout")
    assert {place.text for term in scout.terms for place in term.attestations} == {0, 1}


def test_no_text_is_refused() -> None:
    """A glossary of nothing is a mistake of the caller."""
    with pytest.raises(ValueError, match="one text"):
        build_glossary([])


def test_the_data_can_be_read_by_others() -> None:
    """The JSON has the shape that is promised, with the texts only if they are asked for."""
    glossary = built((EN, "en"), (ZH, "zh-Hant"))
    data = json.loads(glossary.dumps())
    assert data["texts"] == [{"name": "text", "lang": "en"}, {"name": "text", "lang": "zh-Hant"}]
    assert len({entry["id"] for entry in data["entries"]}) == len(data["entries"]) == len(glossary)
    for entry in data["entries"]:
        assert entry["kind"] in KINDS and entry["tier"] in ("named", "used")
        assert [t["role"] for t in entry["terms"]].count("main") == len({t["lang"] for t in entry["terms"]})
    full = json.loads(glossary.dumps(with_text=True))
    place = full["entries"][0]["terms"][0]["attestations"][0]
    quote = full["texts"][place["text"]]["content"][place["start"] : place["start"] + place["length"]]
    assert quote == full["entries"][0]["terms"][0]["text"]


def test_a_page_is_no_term() -> None:
    """Furniture gives no candidates, whatever stands in it."""
    text = "Home\nMenu\nCopy code\n\nThe Copy code is long. The Copy code is short.\n"
    document = read_document(text, "en")
    furniture = [segment for segment in document.segments if segment.kind == "furniture"]
    assert furniture
    for candidate in (*named(document), *recurring(document)):
        assert not any(s.start <= candidate.start < s.end for s in furniture)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("draw", "drawing", True),
        ("win", "winning", True),
        ("win", "wine", False),
        ("placed", "place", True),
        ("discard", "discards", True),
        ("brewer", "brewing", False),
        ("drop", "dropped", True),
    ],
)
def test_what_is_one_english_word(one: str, other: str, same: bool) -> None:
    """Number and tense make no new word; another ending does."""
    assert (lemma(one) == lemma(other)) is same


def test_number_alone_is_taken_off_in_a_phrase() -> None:
    """Played cards and playing cards are two things, cards and card are one."""
    assert key_of("Playing cards", "en") == key_of("playing card", "en") != key_of("played card", "en")
    assert [singular(w) for w in ("dragonflies", "matches", "trees", "bonus", "pass")] == [
        "dragonfly",
        "match",
        "tree",
        "bonus",
        "pass",
    ]


PIECES = [
    *EN.split("\n"),
    *ZH.split("\n"),
    *JA.split("\n"),
    "“Gate”",
    "「門」「門",
    "\u3000⑩ＡＢ",
    "l'Arbre’s ＆",
    "ﬁ ß İ ㍿",
]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=30), st.sampled_from(["en", "zh-Hant", "ja"]))
def test_places_are_honest_whatever_the_text(lines: list[str], language: str) -> None:
    """text[start:end] is the term at every place, of any mixture of lines and letters."""
    text = "\n".join(["Scout 斥候", *lines])
    document: Document = read_document(text, language)
    for candidate in (*named(document), *recurring(document)):
        assert 0 <= candidate.start < candidate.end <= len(text)
    assert honest(build_glossary([document, read_document(EN, "en")]))


@pytest.mark.parametrize(
    ("game", "alone", "with_ours"),
    [
        ("silva", 0.55, 0.95),
        ("silent_guardians", 0.53, 0.95),
        ("kodama", 0.53, 0.95),
        ("living_forest_duel", 0.55, 0.70),
    ],
)
def test_the_decided_terms_are_found(
    source_folder: Path, rules_folder: Path, game: str, alone: float, with_ours: float
) -> None:
    """Of the decided concepts that a source text has, so many are found in it, without and with our glossary."""
    for known, floor in ((False, alone), (True, with_ours)):
        glossary = built_from_sources(source_folder, game, known)
        assert honest(glossary)
        for number, document in enumerate(glossary.documents):
            found = recall(glossary, number, wanted(document, game, rules_folder))
            assert found.found >= floor * found.concepts, (document.name, found.missed)


def test_the_languages_of_the_silva_pair_are_joined(source_folder: Path, rules_folder: Path) -> None:
    """A concept that the glossary has from both texts is one entry, nine times of ten."""
    glossary = built_from_sources(source_folder, "silva")
    sides = [wanted(document, "silva", rules_folder) for document in glossary.documents]
    both = joined(glossary, (sides[0], sides[1]))
    assert both.concepts >= 45 and both.found >= 0.9 * both.concepts, both.missed


@pytest.mark.parametrize("game", ["silva", "silent_guardians", "kodama", "living_forest_duel", "lanterns"])
def test_entries_are_terms_as_judged_by_hand(source_folder: Path, game: str) -> None:
    """Three of four entries of each tier are terms, nine of ten joined ones say the same in each language."""
    result = judged(built_from_sources(source_folder, game), game)
    assert result["open"][0] <= 0.1 * result["open"][1]
    for tier, floor in (("named", 0.75), ("used", 0.75), ("joined", 0.9)):
        right, total = result[tier]
        assert right >= floor * total, (tier, right, total)


def test_a_given_glossary_names_its_concepts() -> None:
    """Its words are looked for even if they stand once; those of one concept are one entry, in every language."""
    texts = [("Shuffle the deck.", "en"), ("將牌堆洗勻。牌庫沒有牌。", "zh-Hant")]
    documents = [read_document(text, language) for text, language in texts]
    assert "t.zone.deck" not in {entry.concept for entry in build_glossary(documents)}
    glossary = build_glossary(documents, Glossary.of("silva"))
    (deck,) = (entry for entry in glossary if entry.concept == "t.zone.deck")
    assert {(t.language, t.text) for t in deck.terms} == {("en", "deck"), ("zh-Hant", "牌堆"), ("zh-Hant", "牌庫")}
    assert "concept" in deck.evidence and honest(glossary)
