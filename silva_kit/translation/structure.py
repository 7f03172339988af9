"""What each line of a rulebook is: heading, label, item, sentence; and which lines go on in the next one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from silva_kit.translation import number_words
from silva_kit.translation.structure_data import structure_words

_TERMINAL: Final = re.compile(r"[.!?。！？…｡,，、;；][\"”’」』）)】\]]*$")
_BULLET: Final = re.compile(r"(?:[•·・▪◦‣○]\s*|[*+–—-]\s+)")
_SIGNS: Final = "\u2160-\u217f\u2460-\u24ff\u2776-\u2793\u3220-\u3229\u3251-\u325f\u3280-\u3289\u32b1-\u32bf"
_NUMBERED: Final = re.compile(
    rf"(?P<sign>[{_SIGNS}])|[(（](?P<inner>[0-9０-９]{{1,3}}|[a-zA-Z])[)）]\s*(?=\S)"
    r"|(?P<plain>[0-9０-９]{1,3})[.．)、](?![0-9])\s*(?=\S)|(?P<letter>[A-Za-z])[.)]\s*(?=\S)"
)
_MARKED: Final = re.compile(r"(?P<hash>#{1,6})\s+|(?P<mark>[■□◆◇●▼▲★☆])\s*")
_FRAMED: Final = re.compile(r"[【＜<《〈\[](.{1,40})[】＞>》〉\]]")
_KEY: Final = re.compile(r"(?P<key>[^\s：:。，,.!?！？][^：:。，,.!?！？]{0,28})\s*[：:]\s*(?P<value>.*)")
_SUBORDINATE: Final = re.compile(r"在.+下$|[當当如若但而然並]|例えば")
_FIELD_EN: Final = re.compile(r"\s+(?=[A-Z][A-Za-z]{2,14}:\s)")
_FIELD_CJK: Final = re.compile("\u3000\\s*")
_QUOTED: Final = re.compile(r"[\"“”「」『』]")


@dataclass(frozen=True, slots=True)
class Block:
    """Lines or a part of a line that belong together: text[start:end], what it is, and its label."""

    start: int
    end: int
    kind: str
    level: int = 0
    label: str = ""


def blocks(text: str, language: str, lines: Sequence[tuple[int, str]], skip: frozenset[int]) -> Iterator[Block]:
    """The blocks of the lines (offset, line) whose numbers are not in `skip`; those are blocks of furniture."""
    wrapped = _is_wrapped([line for at, (_, line) in enumerate(lines) if at not in skip], language)
    held: Block | None = None
    for at, (offset, line) in enumerate(lines):
        if not line.strip():
            if held:
                yield held
            held = None
            continue
        parts = [Block(*_trim(offset, line), "furniture")] if at in skip else list(_parts(offset, line, language))
        if held and wrapped and len(parts) == 1 and _continues(held, parts[0], text, language):
            held = Block(held.start, parts[0].end, held.kind, held.level, held.label)
            continue
        if held:
            yield held
        yield from parts[:-1]
        held = parts[-1]
    if held:
        yield held


def _trim(offset: int, line: str) -> tuple[int, int]:
    start = offset + len(line) - len(line.lstrip())
    return start, start + len(line.strip())


def _parts(offset: int, line: str, language: str) -> Iterator[Block]:
    """The fields of a line, each as a block: `Level: 9 (1 card) Effect: "Slash"`, 劍女孩　效果「一閃」."""
    start, end = _trim(offset, line)
    body = line.strip()
    cuts = [0]
    if len(body) <= 80 and not _TERMINAL.search(body):
        gaps = _FIELD_EN if language == "en" else _FIELD_CJK
        cuts += [gap.end() for gap in gaps.finditer(body) if language != "en" or _is_field(body[: gap.start()])]
    for low, high in zip(cuts, [*cuts[1:], end - start], strict=True):
        piece = body[low:high].rstrip()
        yield _block(start + low, piece, language)


def _is_field(text: str) -> bool:
    key = _KEY.fullmatch(text)
    return bool(key and key["value"])


def _block(start: int, piece: str, language: str) -> Block:
    end = start + len(piece)
    marked = _MARKED.match(piece)
    framed = _FRAMED.fullmatch(piece)
    if marked and (marked["hash"] or _is_short(piece[marked.end() :], language)):
        level = len(marked["hash"]) if marked["hash"] else 2 if marked["mark"] in "★☆" else 1
        return Block(start, end, "heading", level)
    if framed:
        return Block(start, end, "heading", 2 if piece[0] in "【[" else 1)
    bullet = _BULLET.match(piece) or marked
    body = piece[bullet.end() :] if bullet else piece
    numbered = _NUMBERED.match(body)
    if numbered or bullet:
        return Block(start, end, "item", 0, _label(numbered) if numbered else "")
    return Block(start, end, *_unmarked(piece, language))


def _unmarked(piece: str, language: str) -> tuple[str, int, str]:
    """(kind, level, label) of a piece without a mark."""
    if _TERMINAL.search(piece) or len(piece) > 80:
        return "sentence", 0, ""
    key = _KEY.fullmatch(piece)
    if key and key["value"]:
        return "label", 0, _level(key)
    if _is_title(piece.rstrip("：: "), language):
        return "heading", 2 if piece.rstrip()[-1] in "：:" else 1, ""
    short = len(piece) <= 24 and bool(_QUOTED.search(piece)) and language != "en"
    return ("label" if short else "sentence"), 0, ""


def _level(key: re.Match[str]) -> str:
    """The number that `Level: 10 (1 card)` gives, or ""."""
    number = re.match(r"([0-9０-９]+)\s*(?:$|[(（])", key["value"])
    named = key["key"].strip().lower() in structure_words().levels
    return str(int(number[1])) if number and named else ""


def _label(match: re.Match[str]) -> str:
    if match["sign"]:
        return str(number_words.sign_value(match["sign"]))
    text = match["inner"] or match["plain"] or match["letter"]
    return str(int(text)) if text.isdecimal() else text


def _is_short(text: str, language: str) -> bool:
    """Whether a line with a mark before it is a heading, and no item of a list that has such marks."""
    few = len(text.split()) <= 9 if language == "en" else len(text) <= 20
    return few and not _TERMINAL.search(text) and not re.match(r"[0-9０-９]", text)


def _is_title(text: str, language: str) -> bool:
    """Whether an unmarked line reads as a title: short, no sentence, in English with capital letters."""
    if not text or _QUOTED.search(text) or re.search(r"[。，、,;；=＝+＋(（]", text):
        return False
    if language != "en":
        return len(text) <= 14 and not _SUBORDINATE.match(text)
    found = re.findall(r"[A-Za-z][A-Za-z'’]*", text)
    long = [word for word in found if len(word) > 3]
    return 0 < len(found) <= 8 and found[0][0].isupper() and sum(word[0].isupper() for word in long) >= 0.6 * len(long)


def _continues(held: Block, part: Block, text: str, language: str) -> bool:
    """Whether a line goes on in the next: no full stop, no mark, and in English no capital letter either."""
    if part.kind not in ("sentence", "heading") or held.kind not in ("sentence", "item"):
        return False
    if _TERMINAL.search(text[held.start : held.end][-4:]) and text[held.end - 1] not in ",，、;；":
        return False
    return language != "en" or text[part.start].islower() or held.end - held.start > 45


def _is_wrapped(lines: Sequence[str], language: str) -> bool:
    """Whether the lines were broken at a width: many end amid a sentence and the next goes on."""
    pairs = [(one.strip(), two.strip()) for one, two in pairwise(lines) if one.strip() and two.strip()]
    if language == "en":
        broken = sum(two[0].islower() and not _TERMINAL.search(one) for one, two in pairs)
    else:
        width = max((len(one) for one, _ in pairs), default=0)
        broken = sum(len(one) >= width - 2 > 15 and not _TERMINAL.search(one) for one, _ in pairs)
    return broken >= 3 and broken * 4 >= len(pairs)
