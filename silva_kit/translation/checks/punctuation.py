"""Marks that open and do not close, and marks of several styles in one text.

Catches a bracket or quotation mark without its partner (a bracket may run on into the next lines, over a heading or
past another one of its kind in a later line it may not), several styles of quotation marks, brackets and numbering,
half-width commas among Chinese and Japanese characters, white space at the end of a line.
Cannot catch a mark that is closed in the wrong place, nor two faults that cancel out; leaves apostrophes alone, and
the bracket of a list's label: 1) or a).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final

from silva_kit.translation.checks.residue import HAN, KANA
from silva_kit.translation.document import Document
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.profiles import PROFILES

PAIRS: Final = ("()", "（）", "[]", "［］", "【】", "{}", "｛｝", "「」", "『』", "“”", "《》", "〈〉", "＜＞", "〔〕")
WIDE: Final = {"（": "(", "）": ")", "［": "[", "］": "]", "｛": "{", "｝": "}"}
LINES: Final = 4
"""Over so many lines of text a bracket may stay open."""
_MARK: Final = re.compile("[" + re.escape("".join(PAIRS)) + '"]')
_LABEL: Final = re.compile(r"\s*[A-Za-z0-9０-９一二三四五六七八九十]{1,3}[)）]")
_QUOTED: Final = re.compile('"[^"\\n]*"|“[^”\\n]*”|「[^」\\n]*」|『[^』\\n]*』|＂[^＂\\n]*＂')
_NUMBERING: Final = {
    "(1)": r"\([0-9]{1,2}\)",
    "（1）": r"（[0-9]{1,2}）",
    "①": r"[\u2460-\u2473\u24ea]",
    "⑴": r"[\u2474-\u2487]",
    "1：": r"(?<![0-9A-Za-z：:])[0-9]{1,2}[：](?=\s*[^\s0-9])",
}
_CJK: Final = f"[{HAN}{KANA}]"


def check(pair: Pair) -> Iterator[Finding]:
    """Unclosed marks of each text, then what is mixed in it."""
    for side, document in pair.sides():
        for start, kind in _unbalanced(document):
            span = pair.span(side, start, start + 1)
            args = {"mark": span.quote}
            yield Finding("unbalanced-quote/parenthesis", "error", "minor", (span,), f"desk-mark-{kind}", args)
        yield from _mixed(pair, side, document)
        yield from _spaces(pair, side, document)
        if document.language != "en":
            yield from _half_width(pair, side, document)


_OPENS: Final = {WIDE.get(pair[1], pair[1]): WIDE.get(pair[0], pair[0]) for pair in PAIRS}


class _Marks:
    """The marks that are open, (mark, offset, line) in the order of the text, and those that have no partner.

    Each is looked at a few times only, however many are open at once.
    """

    def __init__(self) -> None:
        self.open: list[tuple[str, int, int]] = []
        self.count: Counter[str] = Counter()
        self.lost: list[tuple[int, str]] = []

    def drop(self, before: int, mark: str = "") -> None:
        """Give up those of lines before this one, of a mark if it is named: nothing can close them any more."""
        gone = [entry[2] < before and mark in ("", entry[0]) for entry in self.open]
        self.lost += ((entry[1], "unclosed") for entry, is_gone in zip(self.open, gone, strict=True) if is_gone)
        self.open = [entry for entry, is_gone in zip(self.open, gone, strict=True) if not is_gone]
        self.count = Counter(entry[0] for entry in self.open)

    def enter(self, mark: str, at: int, line: int) -> None:
        """A mark that opens."""
        self.open.append((mark, at, line))
        self.count[mark] += 1

    def close(self, mark: str, at: int) -> None:
        """A mark that closes the last one of its kind, and gives up what was opened after that."""
        if not self.count[_OPENS[mark]]:
            self.lost.append((at, "unopened"))
            return
        entry = ("", 0, 0)
        while entry[0] != _OPENS[mark]:
            entry = self.open.pop()
            self.count[entry[0]] -= 1
            if entry[0] != _OPENS[mark]:
                self.lost.append((entry[1], "unclosed"))


def _unbalanced(document: Document) -> list[tuple[int, str]]:
    """The marks without a partner: offset, and `unclosed` or `unopened`."""
    marks, opening = _Marks(), set(_OPENS.values())
    for line, start, text in _lines(document):
        if marks.open and line - marks.open[0][2] >= LINES:
            marks.drop(line - LINES + 1)
        earlier = {entry[0] for entry in marks.open}
        for match in _marks(text):
            mark, at = WIDE.get(match.group(), match.group()), start + match.start()
            if mark not in opening:
                marks.close(mark, at)
                continue
            if mark in earlier:
                earlier.discard(mark)
                marks.drop(line, mark)
            marks.enter(mark, at, line)
    marks.drop(len(document.text) + 1)
    return sorted(marks.lost + _straight(document))


def _lines(document: Document) -> Iterator[tuple[int, int, str]]:
    """The lines that have text: their number among these, offset, text."""
    start, number = 0, 0
    for text in document.text.split("\n"):
        if text.strip():
            yield number, start, text
            number += 1
        start += len(text) + 1


def _marks(text: str) -> Iterator[re.Match[str]]:
    """The marks of a line that have an opening and a closing form; no label's bracket, no face made of marks."""
    label = _LABEL.match(text)
    for match in _MARK.finditer(text, label.end() if label else 0):
        face = match.group() in ")）" and text[match.start() - 1 : match.start()] in (":", ";")
        if match.group() != '"' and not face:
            yield match


def _straight(document: Document) -> list[tuple[int, str]]:
    """Straight quotation marks: an odd one in a paragraph is the last that opens."""
    lost: list[tuple[int, str]] = []
    paragraph: list[int] = []
    blank = "\n\n" in document.text
    for match in re.finditer(r'"|\n\s*\n|\n', document.text):
        if match.group() == '"':
            paragraph.append(match.start())
        elif match.group().count("\n") > 1 or not blank:
            lost += _odd(document, paragraph)
            paragraph = []
    return lost + _odd(document, paragraph)


def _odd(document: Document, marks: list[int]) -> list[tuple[int, str]]:
    """The mark of an odd number of them that has no partner: the one that is opened twice, else the last."""
    if len(marks) % 2 == 0:
        return []
    text = document.text
    for i, at in enumerate(marks):
        opens = i % 2 == 0
        before, after = text[at - 1 : at] if at else "\n", text[at + 1 : at + 2] or "\n"
        if opens and (after.isspace() or after in ".,;:!?)，。、；：！？）") and not before.isspace():
            return [(at, "unopened")]
        if not opens and (before.isspace() or before in "(（") and not after.isspace():
            return [(marks[i - 1], "unclosed")]
    return [(marks[-1], "unclosed")]


def _mixed(pair: Pair, side: str, document: Document) -> Iterator[Finding]:
    """Styles of quotation marks, brackets and numbering that stand in one text: the rarer ones."""
    quotes: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for match in _QUOTED.finditer(document.text):
        quotes[match.group()[0]].append(match.span())
    quotes.pop("『", None)
    brackets: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for match in re.finditer(r"[(（]", document.text):
        brackets[match.group()].append(match.span())
    numbering = {
        name: [match.span() for match in re.finditer(pattern, document.text)] for name, pattern in _NUMBERING.items()
    }
    for kind, styles in (("quotes", quotes), ("brackets", brackets), ("numbering", numbering)):
        used = {style: places for style, places in styles.items() if places}
        if len(used) > 1 and (document.language != "en" or kind == "numbering"):
            yield _style(pair, side, kind, used)


def _style(pair: Pair, side: str, kind: str, used: dict[str, list[tuple[int, int]]]) -> Finding:
    """The first of each style, and every one of the rarest."""
    rarest = min(used, key=lambda style: len(used[style]))
    places = sorted({*used[rarest], *(places[0] for places in used.values())})
    spans = tuple(pair.span(side, *place) for place in places)
    profile = PROFILES[pair.document(side).language]
    right = {"quotes": profile.quotes[0], "brackets": profile.brackets[0]}.get(kind, "")
    args = {"styles": " ".join(used), "right": right}
    return Finding("x-punctuation-style", "style", "cosmetic", spans, f"desk-mixed-{kind}", args, right)


def _spaces(pair: Pair, side: str, document: Document) -> Iterator[Finding]:
    """White space at the end of a line that has text: the ideographic one, which editors do not see."""
    for match in re.finditer(r"(?<=\S)\u3000+(?=\n|$)", document.text):
        span = pair.span(side, *match.span())
        yield Finding("x-punctuation-style", "style", "cosmetic", (span,), "desk-mark-space", {})


def _half_width(pair: Pair, side: str, document: Document) -> Iterator[Finding]:
    """Half-width marks after a Chinese or Japanese character, one finding for each line."""
    wide = PROFILES[document.language].wide
    by_line: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for match in re.finditer(f"(?<={_CJK})[{re.escape(''.join(wide))}](?![A-Za-z0-9])", document.text):
        by_line[document.place(match.start())[0]].append(match.span())
    for places in by_line.values():
        spans = tuple(pair.span(side, *place) for place in places)
        right = "".join(wide[span.quote] for span in spans)
        args = {"marks": "".join(span.quote for span in spans), "right": right}
        yield Finding("x-punctuation-style", "style", "cosmetic", spans, "desk-mark-half", args, right)
