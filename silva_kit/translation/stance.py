"""How a sentence stands to an act: it is done, is not done, must, may or may not be done.

    acts("The card cannot be played; discard it.", "en")      play: never, discard: done

Acts are everyday verbs of rulebooks (`everyday.tsv`), so that the same act can be found in three languages. The words
that decide stand in the same clause: before the verb in English and Chinese, behind it in Japanese.
"""  # fmt: skip

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from silva_kit.translation.vocabulary import everyday_rows, stem

STANCES: Final = ("done", "not", "never", "must", "may", "unclear")
"""done: nothing is said; not: it is not done; never: it may not be; unclear: only, unless, instead and the like."""
DENIED: Final = frozenset(("not", "never"))
ACTS: Final = frozenset((
    "activate", "add", "begin", "choose", "connect", "cost", "cover", "deal", "defeat", "discard", "draw",
    "end", "enter", "exchange", "follow", "give", "guess", "hide", "hold", "keep", "know", "leave", "look",
    "lose", "move", "out", "place", "play", "protect", "reach", "refill", "regard", "remove", "repeat", "rest",
    "return", "revive", "share", "show", "shuffle", "summon", "take", "talk", "target", "tell", "transform",
    "use", "win",
))  # fmt: skip
"""The rows of everyday.tsv that name an act."""


AMBIGUOUS: Final = frozenset((
    *"出用玩收取留加還來去說講打", "winner", "victory", "loser", "勝者", "贏家", "輸家"
))  # fmt: skip
"""Chinese verbs of one character that are a part of too many other words; and words for who does it."""
IRREGULAR: Final = {
    "drawn": "draw", "shown": "show", "taken": "take", "given": "give", "hidden": "hide", "chosen": "choose",
    "won": "win", "lost": "lose", "kept": "keep", "held": "hold", "told": "tell", "known": "know", "seen": "see",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Act:
    """text[start:end] is a verb with what decides on it; `names` are the rows that it may be of."""

    start: int
    end: int
    names: frozenset[str]
    stance: str


def acts(text: str, language: str) -> Iterator[Act]:
    """The acts of a text, in its order."""
    turned = bool(_TURNED.search(text))
    for match in _CLAUSE[language].finditer(text):
        if match.group().strip():
            unclear = turned or bool(_UNCLEAR[language].search(match.group()))
            for act in _FOUND[language](match.group()):
                start, end = match.start() + act.start, match.start() + act.end
                yield Act(start, end, act.names, "unclear" if unclear else act.stance)


_CLAUSE: Final = {
    "en": re.compile(
        r"(?:(?!\b(?:and|(?<!nobody )(?<!no one )but|or|then|so|if|when|who|that|which|until|because|unless)\b)"
        r"[^,;:.!?()\n])+",
        re.IGNORECASE,
    ),
    "zh-Hant": re.compile(r"(?:[^，；：。！？、（）()『』\n,;:!?]|（[0-9０-９]+）)+"),
    "ja": re.compile(r"[^、；：。！？（）()「」『』\n,;:!?]+"),
}
_UNCLEAR: Final = {
    "en": re.compile(
        r"\b(?:only|except|other than|instead|without|rather|nothing|anything|whether|no longer|but)\b", re.I
    ),
    "zh-Hant": re.compile(
        r"除非|只有|只能|只可|只會|只要|僅|唯有|以外|除了|之外|而不是|不是|否則|不得不|不論|不管|是否|才|不再|前"
    ),
    "ja": re.compile(
        r"だけ|しか|のみ|以外|除|かぎり|限り|まで|代わり|ではなく|でなく|かどうか|問わず|かかわらず|もう(?![0-9０-９一二])|まだ|前に"
    ),
}
"""Words that turn a clause round, so that another language says it the other way."""
_TURNED: Final = re.compile(r"除[^，。]{1,16}外|\b(?:nobody|no one|none) (?:but|except)\b", re.IGNORECASE)
"""The same for a whole sentence."""
_OTHER_WORD: Final = {
    "zh-Hant": re.compile("玩家|超出|不同|不一樣|不足|不少|不僅|不但|不過|特別|分別|個別|無論"),
    "ja": re.compile("プレイヤー|プレーヤー|(?<=[みきりしちびぎい])[\u3400-\u9fff](?=[ぁ-ん])"),
}
"""What looks like a verb or a negation and is none: 玩家 is no 玩, はみ出す no 出す."""
_NOBODY: Final = re.compile(
    r"\b(?:nobody|no one|none|neither|nor|no (?!longer|need)(?:other |more )?[a-z]+)\b", re.IGNORECASE
)
_BETWEEN: Final = r"(?: (?:be|been|have|has|ever|also|yet|again|even|to|need|[a-z]+ly))* ?$"
_EN: Final = (
    ("may", r"(?:need not|do(?:es)? not (?:need|have) to|not required to)" + _BETWEEN),
    ("never", r"(?:cannot|can not|must not|may not|could not|not allowed to|can[’']t|mustn[’']t)" + _BETWEEN),
    ("not", r"(?:not|never|n[’']t)" + _BETWEEN),
    ("must", r"(?:must|ha(?:s|ve) to|needs? to|(?:is|are) required to)(?: [a-z]+){0,2} ?$"),
    ("may", r"(?:may|can|could|(?:is|are) allowed to)(?: [a-z]+){0,2} ?$"),
)
_NOUN: Final = re.compile(
    r"(?:\b(?:the|an?|this|that|its|their|his|her|your|my|of|in|each|every|no|\d+) |[’']s )$", re.IGNORECASE
)
_ZH: Final = (
    ("may", r"(?:不必|不用|不須|無須|不需|不一定|可以不|可不)[^的於]{0,3}$"),
    ("never", r"(?:不得|不可|不能|無法|不准|不許|禁止|不應)(?:[將把對向].{1,18}|讓[^的是]{0,3}\0*)?[^的於將把]{0,4}$"),
    (
        "not",
        r"(?:不|沒有(?:其他|任何)?(?:\0+|人|對手|牌)|沒有|沒|未|勿)(?:被|會|再|要|需|能|曾|經|先|重新|能夠|進行|去)*$",
    ),
    ("must", r"(?:必須|務必|一定要|需要|[須需應])(?:[將把對讓向][^的]{1,10})?[^的於]{0,5}$"),
    (
        "may",
        r"(?:可以|能夠|得以|可(?!能)|能|(?<![獲取贏記值懂變顯覺拿使不])得讓?)(?:[將把對讓向][^的]{1,10})?[^的於]{0,5}$",
    ),
)
_ZH_BEHIND: Final = (("never", r"不(?:到|見|了|著|清|起|出|完|下|得)"), ("may", r"得(?:到|見|了|起|出|完|下)"))
_JA: Final = (
    ("must", r".*(?:なければなら|なければなり|ねばな|なくてはな|必要があ)"),
    ("may", r".*(?:なくても|必要はな)"),
    (
        "never",
        r".*(?:てはなら|てはなり|てはいけ|ではいけ|できな|できませ|られな|られませ|[えけせてめれ]ません|[えけせめ]ない|れない)",
    ),
    ("may", r".*(?:ても(?:よ|い|かま|良)|でも(?:よ|い|かま)|てよ|でき|られる|[えけせめ]る)"),
    ("not", r".*(?:ない|なけ|なか|なく|ず(?!つ)|ません|ぬ)"),
)
REACH: Final = 40
"""So many characters before a verb may decide on it; half of them in Chinese."""


def _english(clause: str) -> Iterator[Act]:
    nobody = bool(_NOBODY.search(clause))
    for word in re.finditer(r"[A-Za-z]+", clause):
        plain = IRREGULAR.get(word.group().lower(), word.group())
        names = _names("en").get(stem(plain))
        low = max(0, word.start() - REACH)
        if not names or _NOUN.search(clause[low : word.start()]):
            continue
        stance, at = _before(_EN_PATTERNS, clause[low : word.start()])
        stance = "not" if nobody and stance in ("done", "may") else stance
        yield Act(low + at if at >= 0 else word.start(), word.end(), names, stance)


def _chinese(clause: str) -> Iterator[Act]:
    plain = _OTHER_WORD["zh-Hant"].sub(lambda match: "\0" * len(match.group()), clause)
    for verb in _pattern("zh-Hant").finditer(plain):
        low = max(0, verb.start() - REACH // 2)
        stance, at = _before(_ZH_PATTERNS, plain[low : verb.start()])
        names, end = _names("zh-Hant")[verb.group()], verb.end()
        stance = "unclear" if stance == "not" and "沒有" in plain[low:end] and "的" in plain[end:] else stance
        for behind, pattern in _ZH_BEHIND:
            match = re.compile(pattern).match(plain, end)
            if match and stance == "done":
                stance, end = behind, match.end()
        yield Act(low + at if at >= 0 else verb.start(), end, names, stance)


def _japanese(clause: str) -> Iterator[Act]:
    plain = _OTHER_WORD["ja"].sub(lambda match: "\0" * len(match.group()), clause)
    for verb in _pattern("ja").finditer(plain):
        behind = _BEHIND.match(plain, verb.end())
        words = behind.group() if behind else ""
        stance, length = next(
            ((stance, match.end()) for stance, pattern in _JA_PATTERNS if (match := pattern.match(words))), ("done", 0)
        )
        yield Act(verb.start(), verb.end() + length, _names("ja")[verb.group()], stance)


_BEHIND: Final = re.compile(r"(?:を|も|は|が)?(?:行(?=[わいうえおっ]))?[ぁ-んー]{0,16}")
_EN_PATTERNS: Final = tuple((stance, re.compile(rf"\b{pattern}", re.IGNORECASE)) for stance, pattern in _EN)
_ZH_PATTERNS: Final = tuple((stance, re.compile(pattern)) for stance, pattern in _ZH)
_JA_PATTERNS: Final = tuple((stance, re.compile(pattern)) for stance, pattern in _JA)
_FOUND: Final = {"en": _english, "zh-Hant": _chinese, "ja": _japanese}


def _before(table: tuple[tuple[str, re.Pattern[str]], ...], words: str) -> tuple[str, int]:
    """The stance that the words before a verb give, and where they begin; ("done", -1) if none does."""
    for stance, pattern in table:
        match = pattern.search(words)
        if match:
            return stance, match.start()
    return "done", -1


@cache
def _names(language: str) -> dict[str, frozenset[str]]:
    """The rows that a word of a language may be of: English by the stem, Japanese verbs without their ending."""
    found: dict[str, set[str]] = {}
    for row, words in everyday_rows(language):
        for word in words if row in ACTS else ():
            key = stem(word) if language == "en" else _bare(word) if language == "ja" else word
            if (
                " " not in word
                and word not in AMBIGUOUS
                and (language == "en" or re.search(r"[\u3400-\u9fff\u30a1-\u30fc]", key))
            ):
                found.setdefault(key, set()).add(row)
    return {word: frozenset(rows) for word, rows in found.items()}


def _bare(word: str) -> str:
    """A Japanese verb without the kana that change: 捨てる is 捨, 受け取り 受け取."""
    return re.sub(r"[ぁ-ん]+$", "", word)


@cache
def _pattern(language: str) -> re.Pattern[str]:
    return re.compile("|".join(sorted(map(re.escape, _names(language)), key=len, reverse=True)))
