"""The claims that rulebooks make about their own numbers: all are found, and each changed number is caught."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desk_cases import found, single
from silva_kit.translation.arithmetic import Claim, claims
from silva_kit.translation.reading import read_document

CLAIMS = {
    ("silva.en", "en"): "20=18+2 18=1+1+2+2+2+1+2+2+2+2+1 11=11 17=18−1",
    ("silva.zh-Hant", "zh-Hant"): "20=18+2 18=1+1+2+2+2+1+2+2+2+2+1 11=11 17=18−1",
    ("silent_guardians.en", "en"): "14=12+2 44=40+4 44=3×12+8 44=4×9+8 3=3",
    ("kodama.en", "en"): "15=5+5+5 6=6 3=3",
    ("living_forest_duel.ja", "ja"): "4=4 3=3 4=4",
}
"""The nineteen claims of the five texts."""


def mutants(text: str, claim: Claim) -> Iterator[tuple[str, int]]:
    """The text with one number of the claim made one larger, or with one line of its list gone; where that was."""
    for start, end in (claim.at, *(() if claim.kind == "list" else claim.parts)):
        if text[start:end].isdecimal():
            yield text[:start] + str(int(text[start:end]) + 1) + text[end:], start
    for start, end in claim.parts[1:] if claim.kind == "list" else ():
        whole = text[start - 1 : start] in ("\n", " ") and "\n" in text[end : end + 1]
        yield (text[:start].rstrip(" \t") + text[end + whole :] if whole else text[:start] + text[end:]), claim.at[0]


@pytest.mark.parametrize(("name", "language"), CLAIMS, ids=lambda value: str(value))
def test_the_claims_of_a_text_are_found_and_hold(name: str, language: str, source_folder: Path) -> None:
    """No claim is missed, none is invented, and all of them are right."""
    document = read_document(source_folder / f"{name}.txt", language)
    texts = [f"{claim.says}={claim.formula.replace(' ', '')}" for claim in claims(document)]
    assert texts == CLAIMS[name, language].split()
    assert all(claim.holds for claim in claims(document))


@pytest.mark.parametrize(("name", "language"), CLAIMS, ids=lambda value: str(value))
def test_every_mutant_of_a_claim_is_caught(name: str, language: str, source_folder: Path) -> None:
    """A number one larger, or a list one shorter, makes a finding that covers the number or the announcement."""
    text = (source_folder / f"{name}.txt").read_text("utf-8")
    tried = 0
    for claim in claims(read_document(text, language)):
        for changed, at in mutants(text, claim):
            tried += 1
            spans = [s for f in found(single(changed, language), "arithmetic") for s in f.spans]
            assert any(s.start <= at < s.end for s in spans), (claim, changed[at - 20 : at + 20])
    assert tried >= 6


@pytest.mark.parametrize(
    ("text", "language", "broken"),
    [
        ("內容物：20張牌（17張遊戲卡、2張規則卡）", "zh-Hant", ["17 + 2"]),
        ("コンポーネントはカード20枚で、内訳はゲームカード18枚とルールカード3枚である。", "ja", ["18 + 3"]),
        ("There are three phases: draw, play, discard and score.", "en", ["4"]),
        ("Together 3 × 12 + 8 = 45 cards.", "en", ["3 × 12 + 8"]),
        ("Contents: 20 cards (2-4 players, 10 minutes).", "en", []),
        ("Draw one card (you may draw 2 cards with a Farmer).", "en", []),
        ("There are 11 types of cards (such as Boy and Spirit).", "en", []),
        ("Each player draws 2 cards.\n1. Draw.\n2. Play.\n3. Discard.", "en", []),
        ("Choose one of two options.\nThen go on.\n\n1. Draw.\n2. Play.\n3. End.", "en", []),
    ],
)
def test_what_is_a_claim_and_what_is_none(text: str, language: str, broken: list[str]) -> None:
    """Totals with parts, announced lists and equations are claims; an aside in brackets or any list is none."""
    assert [claim.formula for claim in claims(read_document(text, language)) if not claim.holds] == broken
