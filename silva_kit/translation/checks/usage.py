"""Turns of phrase that show a translation, words that another region uses, Japanese spellings in two ways.

Catches the phrases of `content/translation/usage.tsv` (11種類的, 必須總是, 激活, づつ) and, in a Japanese text, a word
that stands there in two spellings (捨札 and 捨て札, 超え and 越え, フェイズ and フェーズ).
Cannot catch what the list does not name: it is small, and made for rulebooks. All is for review or a matter of style;
a word that the glossary prefers is no finding.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final

from silva_kit.toml_data import ContentError, content, read_text
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair

SPELLINGS: Final = (
    ("捨札", "捨て札"),
    ("組合せ", "組み合わせ", "組み合せ"),
    ("超え", "越え"),
    ("受渡し", "受け渡し"),
    ("取除", "取り除"),
    ("引分け", "引き分け"),
    ("フェイズ", "フェーズ"),
    ("プレイヤー", "プレーヤー"),
    ("コマ", "駒"),
    ("すべて", "全て"),
    ("でき(?=る|ま|な|れ)", "出来(?=る|ま|な|れ)"),
    ("ください", "下さい"),
    ("ずつ", "づつ"),
    ("既に", "すでに"),
    ("一つ", "ひとつ"),
)


def check(pair: Pair) -> Iterator[Finding]:
    """Phrases of each text, then Japanese spellings."""
    for side, document in pair.sides():
        yield from _phrases(pair, side)
        if document.language == "ja":
            yield from _spellings(pair, side)


@cache
def phrases(language: str) -> tuple[tuple[re.Pattern[str], str, str], ...]:
    """The phrases of a language: pattern, what to write instead, tier. Raises ContentError."""
    path = content("translation", "usage.tsv")
    found = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        cells = line.split("\t")
        if line.startswith("#") or not line:
            continue
        if len(cells) != 4 or cells[3] not in ("review", "style"):
            raise ContentError(path, number, "a line has the tab-separated cells language, pattern, instead, tier")
        if cells[0] == language:
            found.append((re.compile(cells[1]), cells[2], cells[3]))
    return tuple(found)


def _phrases(pair: Pair, side: str) -> Iterator[Finding]:
    document = pair.document(side)
    for pattern, right, tier in phrases(document.language):
        matches = [m for m in pattern.finditer(document.text) if not pair.is_accepted(side, *m.span())]
        if matches:
            spans = tuple(pair.span(side, *match.span()) for match in matches)
            message = "desk-usage-instead" if right else "desk-usage"
            args = {"quote": spans[0].quote, "right": right}
            yield Finding("x-calque-grammar", tier, "cosmetic", spans, message, args, right)


def _spellings(pair: Pair, side: str) -> Iterator[Finding]:
    """Words in two spellings: the rarer one is named."""
    text = pair.document(side).text
    for forms in SPELLINGS:
        places: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for form in forms:
            places[form] = [match.span() for match in re.finditer(form, text)]
        used = sorted((form for form in forms if places[form]), key=lambda form: len(places[form]))
        if len(used) > 1:
            rare = [place for form in used[:-1] for place in places[form]]
            spans = tuple(pair.span(side, *place) for place in (*rare, places[used[-1]][0]))
            args = {"quote": spans[0].quote, "right": spans[-1].quote}
            yield Finding("x-orthography", "style", "cosmetic", spans, "desk-usage-spelling", args, spans[-1].quote)
