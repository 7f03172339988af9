"""What a sentence says of an act, in three languages, and what the desk says where two sentences disagree."""

from __future__ import annotations

import pytest

from desk_cases import aligned, found
from silva_kit.translation.stance import STANCES, acts


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("The card cannot be played; discard it.", "en", "play:never discard:done"),
        ("Do not draw.", "en", "draw:not"),
        ("A player may not draw, need not discard, must choose.", "en", "draw:never discard:may choose:must"),
        ("Nobody reveals a hand.", "en", "show:not"),
        ("Only the winner draws.", "en", "draw:unclear"),
        ("不得將結果告訴其他玩家，必須洗勻，可以不抽牌。", "zh-Hant", "tell:never shuffle:must draw:may"),
        ("不同的玩家分別抽牌。", "zh-Hant", "draw:done"),
        ("看不到手牌時就不抽牌。", "zh-Hant", "look:never draw:not"),
        ("カードを出せない。引いてもよい。捨てなければならない。", "ja", "play:never draw:may discard:must"),
        ("手札は公開しません。", "ja", "show:not"),
        ("カードは出さなくてもよい。", "ja", "play:may"),
    ],
)
def test_how_a_sentence_stands_to_an_act(text: str, language: str, expected: str) -> None:
    """The words of the same clause decide; a clause that turns things round (only) is unclear."""
    found = list(acts(text, language))
    assert all(act.stance in STANCES for act in found)
    names = [part.split(":")[0] for part in expected.split()]
    assert [
        f"{name}:{act.stance}" for name, act in zip(names, found, strict=True) if name in act.names
    ] == expected.split()


@pytest.mark.parametrize(
    ("source", "target", "languages", "messages"),
    [
        ("Look at the hand. Do not show it.", "查看手牌，不公開。", ("en", "zh-Hant"), []),
        ("Look at the hand. Do not show it.", "查看手牌，並公開。", ("en", "zh-Hant"), ["desk-stance-lost"]),
        ("The player draws and shuffles.", "玩家抽牌，不洗牌。", ("en", "zh-Hant"), ["desk-stance-added"]),
        ("Players may not show hands.", "手札を見せてもよい。", ("en", "ja"), ["desk-stance-lost"]),
        ("You must draw; you may discard.", "你可以抽牌，也可以丟棄。", ("en", "zh-Hant"), ["desk-meaning-may"]),
        ("捨てなければならない。引いてもよい。", "必須丟棄。必須抽牌。", ("ja", "zh-Hant"), ["desk-meaning-must"]),
        ("It cannot be drawn, only played.", "不能抽，只能打出。", ("en", "zh-Hant"), []),
        ("You can choose anyone but cannot target yourself.", "你可以選擇任何人。", ("en", "zh-Hant"), []),
    ],
)
def test_an_act_that_is_denied_or_demanded_on_one_side(
    source: str, target: str, languages: tuple[str, str], messages: list[str]
) -> None:
    """Act by act, not only in the sentence as a whole: one of two denials that was lost is seen."""
    findings = found(aligned((source, target), languages=languages), "stances")
    assert [finding.message for finding in findings] == messages
