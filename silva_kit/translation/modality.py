"""What a sentence obliges to, allows or negates: words of three languages that show it.

For each kind there are two patterns: words that surely show it, and all words that may be behind it in the other
language (hidden and 看不到, unless and 除非). A sentence lacks a kind only if not
even a word of the wide pattern is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("not", "must", "may", "force")


@dataclass(frozen=True, slots=True)
class Mark:
    """text[start:end] shows the kind."""

    start: int
    end: int
    kind: str


_SURE: Final = {
    "en": {
        "not": r"\b(?:do|does|did|is|are|was|were|will|would|can|could|may|must|should|has|have|need) ?not\b|n['’]t\b"
        r"|\bnever\b|\bcannot\b|\bwithout\b|\bno (?=other|effect|card|more|longer)",
        "must": r"\bmust\b(?! not)|\bha(?:s|ve) to\b|\b(?:is|are) required\b|\bneeds? to\b(?! be)",
        "may": r"\bmay\b(?! not| only)|\bcan\b(?! ?not)|\boptional\b",
        "force": r"\bforc(?:e[sd]?|ing|ibly)\b",
    },
    "zh-Hant": {
        "not": r"不(?:會|能|得(?!不)|必|用|許|再|需)|不可(?!或缺)|無法|並不|不被|禁止"
        r"|不[抽打發公丟放選動看拿交換洗執進獲落淘重召激啟]|沒有",
        "must": r"必須|務必|一定要|(?<!不)須(?!知)|(?<!不)需要|(?<![無不])請",
        "may": r"(?<!不)可以|(?<!不)能夠|(?<![不只許認])可(?=[選將自使在從向])|選擇性",
        "force": r"強制|被迫|強迫",
    },
    "ja": {
        "not": r"(?<!なければなら)(?<!てはなら)(?<!ねばなら)ない(?![とで])(?!よう)"
        r"|(?<!かまい)(?<!なければなり)ません|てはならない",
        "must": r"なければなら(?:ない|ず|なり)|ねばならない|必ず|てください",
        "may": r"ても(?:よい|良い|いい|かまわない|かまいません|構わない)|ことが(?:でき|出来)(?:る|ます)|任意",
        "force": r"強制|無理やり",
    },
}
_WIDE: Final = {
    "en": {
        "not": r"\b(?:no|not|none|nor|neither|nobody|nothing|without|unless|except|excluding|other than|instead|still"
        r"|remain\w*|fewer|hid\w*|keep\w*|un[a-z]{4,}|empty|even|accident\w*|fail\w*|prevent\w*|skip\w*|out of|too"
        r"|countless|many|enough|leaves?|left|until|before|only|cannot|secret\w*|invented|nullif\w*|regardless)\b"
        r"|less\b|n['’]t\b|\bnever\b",
        "must": r"\b(?:must|has to|have to|required?|needs?|always|mandatory|only|cannot|shall|should|forced)\b",
        "may": r"\b(?:may|can|could|optional\w*|any|allow\w*|lets?|free\w*|choose\w*|choice|up to|possible|available"
        r"|able|whether|option\w*|recommend\w*|best|useful|might|enough|never|not|wants?|wish\w*|some)\b",
        "force": r"\bforc\w*|\bmust\b|\bmake\w*\b|\bdue to\b|\bcause\w*\b|\beffects?\b",
    },
    "zh-Hant": {
        "not": r"[不沒無未非免除禁缺別空盡隱祕勿才僅只]|以外|例外|停",
        "must": r"必|須|需|要|應|請|得|一律|務|強制|才|只能|不得",
        "may": r"可|能|選|任|得以|隨|便|允許|建議|最好|即使|適合|猜|辨|自由|視|若|如|讓|會",
        "force": r"強|迫|令|使|讓|必須|要求",
    },
    "ja": {
        "not": r"ない|なく|なけれ|なし|ず|ぬ|無|不|非|未|以外|だけ|のみ|すぎ|切れ|空|ません|除|禁|隠|まで|密"
        r"|代わり|飛ば|以下",
        "must": r"なければ|ねば|必|要|べき|ください|しか|なくては|義務|強制|しろ|せよ|こと。",
        "may": r"ても|でもよ|でき|出来|られ|れる|える|ける|せる|める|べる|任意|自由|とよい|好き|好む|可|なら|とき|選",
        "force": r"強制|させ|無理|捨て|なければ|よって|効果",
    },
}
_PATTERNS: Final = {
    (width, language, kind): re.compile(pattern, re.IGNORECASE)
    for width, table in (("sure", _SURE), ("wide", _WIDE))
    for language, kinds in table.items()
    for kind, pattern in kinds.items()
}


def find_marks(text: str, language: str, kind: str) -> Iterator[Mark]:
    """The words that surely show a kind, in the order of the text."""
    for match in _PATTERNS["sure", language, kind].finditer(text):
        yield Mark(match.start(), match.end(), kind)


def may_show(text: str, language: str, kind: str) -> bool:
    """Whether any word of the text may stand for the kind."""
    return bool(_PATTERNS["wide", language, kind].search(text))
