"""Faults of many classes, put into a clean translation on purpose, so that one can count which of them are found.

    for fault in plant(pair_of_lines, Random(1), per_text=10):
        …

A clean pair is a list of (source, target) lines that say the same. A fault changes one target line (or takes it away,
or adds one), and knows which characters it touched.
"""  # fmt: skip

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.translation.checks.characters import table
from silva_kit.translation.numbers import find_numbers

Line = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Fault:
    """What was done to the target of a line: the class of the fault, the new lines in its place, and where to look.

    after    the lines that take the place of the line: [] of a deletion, two of a duplicate or an addition
    at       the characters that were touched, in the line `row` of `after`; None for the whole line
    row      which of the lines holds the fault; of a deletion the fault is the source's line
    """

    kind: str
    after: tuple[Line, ...]
    at: tuple[int, int] | None = None
    row: int = 0


Maker = Callable[[Line, str, str, Glossary, Random, Sequence[Line]], Fault | None]


def _is_clause(text: str, language: str) -> bool:
    """Whether a line is a sentence, and no heading of a word or two."""
    return len(text) >= (24 if language == "en" else 10) and text[-1] in ".。!?！？"


def _changed(kind: str, line: Line, at: tuple[int, int], new: str) -> Fault:
    source, target = line
    return Fault(kind, ((source, target[: at[0]] + new + target[at[1] :]),), (at[0], at[0] + max(1, len(new))))


def _delete(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    return Fault("delete a clause", ((line[0], ""),)) if _is_clause(line[0], own) else None


def _add(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    added = random.choice([text for _, text in more if _is_clause(text, other)])
    return Fault("add a clause", (line, ("", added)), None, 1)


def _duplicate(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    return Fault("duplicate a clause", (line, ("", line[1])), None, 1) if _is_clause(line[1], other) else None


def _number(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    """Another value in the script that the number has."""
    found = [n for n in find_numbers(line[1], other) if isinstance(n.value, int) and n.kind in ("count", "label")]
    random.shuffle(found)
    for number in found:
        text = line[1][number.start : number.end]
        new = _other_number(text, random)
        if new and new != text:
            return _changed(f"change a number ({number.form})", line, (number.start, number.end), new)
    return None


def _other_number(text: str, random: Random) -> str:
    if text.isdecimal():
        value = str(int(text) + random.choice((1, 2, 3)))
        return value if text.isascii() else "".join(chr(ord(digit) + 0xFEE0) for digit in value)
    for row in ("一二三四五六七八九", "兩三四五六", "①②③④⑤⑥⑦⑧⑨⑩"):
        if text in row:
            return row[(row.index(text) + random.randint(1, 2)) % len(row)]
    small = ["one", "two", "three", "four", "five", "six", "seven"]
    return small[(small.index(text.lower()) + 2) % 7] if text.lower() in small else ""


def _names(line: Line, other: str, words: Glossary) -> list[tuple[int, int, str, str]]:
    """The card names of a line: start, end, concept, words."""
    hits = [hit for hit in words.find(line[1], other) if ".card." in hit.term.concept and hit.term.role == "preferred"]
    return [(hit.start, hit.end, hit.term.concept, line[1][hit.start : hit.end]) for hit in hits]


def _swap(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    """One card's name for another's."""
    names = _names(line, other, words)
    if not names:
        return None
    start, end, _, _ = random.choice(names)
    here = {name[2] for name in names}
    rest = [c for c in words if ".card." in c.id and c.id not in here]
    return _changed("a name for another", line, (start, end), random.choice(rest).preferred(other))


def _rename(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    """A name that nobody knows."""
    names = _names(line, other, words)
    if not names:
        return None
    start, end, _, _ = random.choice(names)
    new = {"en": "Wanderer", "zh-Hant": "旅人", "ja": "旅人"}[other]
    return _changed("rename a name once", line, (start, end), new)


def _character(kind: str, name: str) -> Maker:
    """A maker of faults in one character: simplified, or a Japanese new form."""

    def make(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
        if other != "zh-Hant":
            return None
        forms = {right: wrong for wrong, (sort, right) in table(other).items() if sort == kind and right}
        places = [at for at, letter in enumerate(line[1]) if letter in forms]
        if not places:
            return None
        at = random.choice(places)
        return _changed(name, line, (at, at + 1), forms[line[1][at]])

    return make


def _kana(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    if other != "zh-Hant":
        return None
    at = random.randrange(len(line[1]))
    letter = chr(random.choice((random.randint(0x3042, 0x3093), random.randint(0x30A2, 0x30F3))))
    return _changed("a kana character", line, (at, at), letter)


_NEGATED: Final = {
    "en": (
        (r"does not activate", "activates"),
        (r"(?<=\w )(?:do|does|did) not ", ""),
        (r"cannot", "can"),
        (r"must not", "must"),
    ),
    "zh-Hant": ((r"不(?=發動|會|能|得|必|再|打|公|抽)", ""), (r"無法", "可以"), (r"沒有效果", "有效果")),
    "ja": (
        (r"発動しない", "発動する"),
        (r"できない", "できる"),
        (r"てはならない", "てよい"),
        (r"使わない", "使う"),
        (r"しない(?=。)", "する"),
    ),
}
_PLAIN: Final = {
    "en": ((r"(?<=player )(draws|discards|reveals|wins)", r"does not \1"), (r"is eliminated", "is not eliminated")),
    "zh-Hant": ((r"(?<![不未])(發動|抽[1-9１-９]|公開手牌|獲勝|被淘汰|洗勻)", r"不會\1"),),
    "ja": (
        (r"勝利する", "勝利しない"),
        (r"脱落する", "脱落しない"),
        (r"公開する", "公開しない"),
        (r"引く。", "引かない。"),
    ),
}
_DUTY: Final = {
    "en": ((r"\bmust(?! not)\b", "may"),),
    "zh-Hant": ((r"必須", "可以"),),
    "ja": ((r"なければならない", "てもよい"),),
}
_LEAVE: Final = {
    "en": ((r"\bmay(?! not)\b", "must"),),
    "zh-Hant": ((r"(?<!不)可以", "必須"),),
    "ja": ((r"てもよい", "なければならない"),),
}
_ZONE: Final = {
    "en": ((r"\bdeck\b", "hand"), (r"\bhand\b", "deck")),
    "zh-Hant": (("牌堆", "手牌"), ("手牌", "牌堆")),
    "ja": (("山札", "手札"), ("手札", "山札")),
}


def _by_pattern(kind: str, patterns: Mapping[str, tuple[tuple[str, str], ...]]) -> Maker:
    """A maker that replaces a pattern by other words."""

    def make(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
        for pattern, new in random.sample(patterns[other], len(patterns[other])):
            match = re.search(pattern, line[1])
            if match:
                return _changed(kind, line, match.span(), match.expand(new))
        return None

    return make


def _bracket(line: Line, own: str, other: str, words: Glossary, random: Random, more: Sequence[Line]) -> Fault | None:
    """A closing mark that is lost; the mark that opened is the fault."""
    pairs = [match.span() for match in re.finditer(r"[（(「『“][^（()）「」『』“”]*[)）」』”]", line[1])]
    if not pairs:
        return None
    start, end = random.choice(pairs)
    target = line[1][: end - 1] + line[1][end:]
    return Fault("an unclosed mark", ((line[0], target),), (start, start + 1))


MAKERS: Final[tuple[Maker, ...]] = (
    _delete,
    _add,
    _duplicate,
    _number,
    _swap,
    _rename,
    _character("simplified", "a simplified character"),
    _character("shinjitai", "a shinjitai character"),
    _kana,
    _by_pattern("drop a negation", _NEGATED),
    _by_pattern("add a negation", _PLAIN),
    _by_pattern("MUST to MAY", _DUTY),
    _by_pattern("MAY to MUST", _LEAVE),
    _by_pattern("deck for hand", _ZONE),
    _bracket,
)


def plant(
    lines: Sequence[Line],
    languages: tuple[str, str],
    glossary: Glossary,
    random: Random,
    *,
    apart: int = 8,
    more: Sequence[Line] = (),
) -> tuple[list[Line], list[tuple[Fault, int]]]:
    """The lines with faults of all classes in turn, `apart` lines from each other; each fault with its line's number.

    `more` are lines of another text, to add from; by default those of this one.
    """
    after: list[Line] = []
    faults: list[tuple[Fault, int]] = []
    makers = random.sample(MAKERS, len(MAKERS))
    wait = random.randrange(apart)
    for line in lines:
        made = _first(makers, line, languages, glossary, random, more or lines) if wait <= 0 else None
        if made is None:
            after.append(line)
            wait -= 1
            continue
        maker, fault = made
        makers.remove(maker)
        makers.append(maker)
        faults.append((fault, len(after) + fault.row))
        after += fault.after
        wait = apart
    return after, faults


def _first(
    makers: Sequence[Maker],
    line: Line,
    languages: tuple[str, str],
    glossary: Glossary,
    random: Random,
    more: Sequence[Line],
) -> tuple[Maker, Fault] | None:
    """The first maker that can do something to a line, with what it did."""
    for maker in makers:
        fault = maker(line, *languages, glossary, random, more)
        if fault is not None:
            return maker, fault
    return None
