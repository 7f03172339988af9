"""What a rulebook claims about its own numbers: 20 = 18 + 2, 11 kinds and a list of 11, 3 × 12 + 8 = 44.

    for claim in claims(document):
        claim.says, claim.makes, claim.holds        20, 20, True
"""  # fmt: skip

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, takewhile
from typing import Final

from silva_kit.translation.document import Document, Segment
from silva_kit.translation.numbers import Number, find_numbers

KINDS: Final = ("sum", "list", "copies", "rest", "deal", "equation")


@dataclass(frozen=True, slots=True)
class Claim:
    """A number that other numbers, or the length of a list, must make.

    kind     one of KINDS: a total and its parts; an announced list; the copies of all cards; what is left without
             some; what all players get with what is laid aside; a written equation
    says     the number that the text states; `at` is where it stands
    makes    what the parts make; `parts` is where they stand
    formula  how they make it: 18 + 2
    """

    kind: str
    says: int
    makes: int
    formula: str
    at: tuple[int, int]
    parts: tuple[tuple[int, int], ...]

    @property
    def holds(self) -> bool:
        """Whether the text is right about itself."""
        return self.says == self.makes


def claims(document: Document) -> tuple[Claim, ...]:
    """All claims of a text, in its order."""
    from silva_kit.translation.arithmetic_lists import announced

    book = Book(document)
    sums = [*_sums_in_brackets(book), *_sums_in_lists(book)]
    found = [*sums, *announced(book), *_copies(book, sums), *_rests(book), *_deals(book, sums), *_equations(book)]
    return tuple(sorted(found, key=lambda claim: claim.at))


class Book:
    """A text with its whole numbers, to be asked by place."""

    def __init__(self, document: Document) -> None:
        self.document, self.text, self.language = document, document.text, document.language
        self.numbers = tuple(n for n in find_numbers(self.text, self.language) if isinstance(n.value, int))

    def between(self, start: int, end: int) -> list[Number]:
        """The numbers inside these offsets."""
        first = bisect_left(self.numbers, start, key=lambda number: number.start)
        found = takewhile(lambda number: number.start < end, (self.numbers[i] for i in range(first, len(self.numbers))))
        return [number for number in found if number.end <= end]

    def _after(self, number: int) -> Iterator[Segment]:
        return (self.document.segments[i] for i in range(number + 1, len(self.document.segments)))

    def after(self, number: Number) -> tuple[int, str]:
        """Where the text after a number begins and what it is, furniture left out, for the next two segments."""
        at = self.document.segment_at(number.start)
        if at is None:
            return number.end, ""
        following = next((s for s in self._after(at.number) if s.kind != "furniture"), None)
        end = following.end if following and following.text[:1] in "(（" else at.end
        return number.end, self.text[number.end : end]


def value_of(number: Number) -> int:
    """The value of a number that has one."""
    value = number.value
    assert isinstance(value, int)
    return value


def made(kind: str, says: Number, formula: str, makes: int, parts: list[Number]) -> Claim:
    """A claim of numbers."""
    places = tuple((part.start, part.end) for part in parts)
    return Claim(kind, value_of(says), makes, formula, (says.start, says.end), places)


_OPENS: Final = re.compile(r"[^.。()（）:：]{0,40}(?:[(（]|[:：]|內含|包含|内訳は|內訳は)", re.DOTALL)
_CLOSES: Final = re.compile(r"[)）。.\n;；]")
_PIECES: Final = re.compile(r"[,、，+＋/／]|\band\b|和|與|及|(?<=枚)と|(?<=個)と|(?<=つ)と")


def _sums_in_brackets(book: Book) -> Iterator[Claim]:
    """9 tiles (4 red, 3 blue, 2 green): each piece of the list has one number of the same unit."""
    for total in book.numbers:
        start, after = book.after(total) if total.kind == "count" and not total.weak else (0, "")
        opened = _OPENS.match(after)
        if not opened or book.between(start, start + opened.end()):
            continue
        closed = _CLOSES.search(after, opened.end())
        low, high = start + opened.end(), start + (closed.start() if closed else len(after))
        parts = _parts(book, low, high, total.unit)
        if len(parts) >= 2:
            makes = sum(map(value_of, parts))
            yield made("sum", total, " + ".join(str(value_of(part)) for part in parts), makes, parts)


def _parts(book: Book, start: int, end: int, unit: str) -> list[Number]:
    """The one number of each piece between two offsets; none if a piece has none, or two, or counts something else."""
    found: list[Number] = []
    cuts = [start, *(start + m.end() for m in _PIECES.finditer(book.text[start:end])), end]
    for low, high in pairwise(cuts):
        if not book.text[low:high].strip(" \t、,和與及and"):
            continue
        numbers = book.between(low, high)
        if len(numbers) != 1 or numbers[0].kind != "count" or numbers[0].unit not in ("", unit, "piece"):
            return []
        found += numbers
    return found


_ITEM: Final = re.compile(r"(?P<indent>[ \t\u3000]*)(?P<mark>[•·・▪◦‣○●◆■*–-])\s*")


def _sums_in_lists(book: Book) -> Iterator[Claim]:
    """A line of a list that begins with a number, and the lines of the list under it that begin with one each."""
    held: Number | None = None
    mark, parts = "", list[Number]()
    for start, line in lines_of(book.text):
        item = _ITEM.match(line)
        number = _leading(book, start, line, item)
        if item and held and item["mark"] != mark and number:
            parts.append(number)
        elif item:
            yield from _list_sum(held, parts)
            held, mark, parts = number, item["mark"], []
    yield from _list_sum(held, parts)


def _leading(book: Book, start: int, line: str, item: re.Match[str] | None) -> Number | None:
    """The number that a line of a list begins with."""
    first = start + item.end() if item else -1
    return next((n for n in book.between(first, start + len(line)) if n.start == first), None) if item else None


def _list_sum(total: Number | None, parts: list[Number]) -> Iterator[Claim]:
    if total and len(parts) >= 2:
        formula = " + ".join(str(value_of(part)) for part in parts)
        yield made("sum", total, formula, sum(map(value_of, parts)), parts)


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Each line with its offset."""
    start = 0
    for line in text.split("\n"):
        yield start, line
        start += len(line) + 1


def _copies(book: Book, sums: list[Claim]) -> Iterator[Claim]:
    """Level: 9 (1 card), Level: 8 (2 cards), …: all copies together are the part of a total that the text states."""
    labels = [s for s in book.document.segments if s.kind == "label" and s.label]
    parts = [number for label in labels for number in _copies_of(book, label)]
    stated = [n for claim in sums for place in claim.parts for n in book.between(*place) if n.unit == "card"]
    if len(parts) < 3 or len({label.label for label in labels}) < len(labels) or not stated:
        return
    total = sum(map(value_of, parts))
    nearest = min(stated, key=lambda number: (abs(value_of(number) - total), number.start))
    yield made("copies", nearest, " + ".join(str(value_of(part)) for part in parts), total, parts)


def _copies_of(book: Book, label: Segment) -> list[Number]:
    numbers = [n for n in book.between(label.start, label.end) if n.unit == "card" and n.kind != "label"]
    return numbers[:1]


_EXCEPT: Final = re.compile(
    r"\b(?:excluding|except(?: for)?|without|other than)\b|除了|除外|以外|を除く|を除いた", re.I
)
_THING: Final = re.compile(r"[\"“「『（(]?(?P<label>[0-9]{1,2})\s*[:：]")
_NOUN: Final = {
    "en": re.compile(r"\s+((?:[A-Za-z]+\s+)?cards?)\b"),
    "cjk": re.compile(r"(?:張|枚)((?:[\u30a1-\u30fc]+|[\u4e00-\u9fff]{1,2}?)(?:卡|牌|カード))"),
}


def _noun(book: Book, number: Number) -> str:
    """The noun that a number of cards counts: game card, 遊戲卡."""
    match = _NOUN["en" if book.language == "en" else "cjk"].match(book.text, number.end)
    return match[1].lower().removesuffix("s") if match else ""


def _rests(book: Book) -> Iterator[Claim]:
    """The 8 tiles (without the starting tile): a number less than another one of the same noun."""
    labels = [segment for segment in book.document.segments if segment.kind == "label" and segment.label]
    copies = {label.label: next(iter(_copies_of(book, label)), None) for label in labels}
    first: dict[str, Number] = {}
    for rest in book.numbers:
        segment = book.document.segment_at(rest.start) if rest.unit == "card" and rest.kind == "count" else None
        noun = _noun(book, rest) if segment else ""
        excluded = _EXCEPT.search(book.text, segment.start, segment.end) if segment and noun else None
        thing = _THING.search(book.text, segment.start, segment.end) if segment and excluded else None
        less = copies.get(thing["label"]) if thing else None
        whole = first.get(noun)
        first.setdefault(_noun(book, rest), rest)
        if less and whole:
            formula = f"{whole.value} − {less.value}"
            yield made("rest", rest, formula, value_of(whole) - value_of(less), [whole, less])


_EACH: Final = re.compile(r"\beach\b|\bper player\b|每人|每位|各|ずつ", re.I)
_ASIDE: Final = re.compile(
    r"\b(?:removed?|left over|remain(?:ing)?|set aside|unused)\b|移除|剩|拿掉|取り除|残り|使わない", re.I
)


def _deals(book: Book, sums: list[Claim]) -> Iterator[Claim]:
    """For 3: 5 tiles each, 2 left over: together they are all the tiles of a total."""
    totals = [n for claim in sums for n in book.between(*claim.at) if n.unit == "card"]
    for start, line in lines_of(book.text):
        if not (_EACH.search(line) and _ASIDE.search(line) and totals):
            continue
        numbers = [n for n in book.between(start, start + len(line)) if not n.weak]
        units = [number.unit for number in numbers[:3]]
        if units == ["person", "card", "card"]:
            players, each, aside = numbers[:3]
            makes = value_of(players) * value_of(each) + value_of(aside)
            total = min(totals, key=lambda number: abs(value_of(number) - makes))
            formula = f"{players.value} × {each.value} + {aside.value}"
            yield made("deal", total, formula, makes, [players, each, aside])


_EQUATION: Final = re.compile(
    r"(?<![\w.])(\d{1,9}(?:\s{0,9}[+＋×*−–-]\s{0,9}\d{1,9}){1,40})\s{0,9}[=＝]\s{0,9}(\d{1,9})(?![\w.])"
)


def _equations(book: Book) -> Iterator[Claim]:
    """A written equation: 3 × 12 + 8 = 44."""
    for match in _EQUATION.finditer(book.text):
        makes = 0
        for sign, term in re.findall(r"([+＋−–-]?)\s*(\d+(?:\s*[×*]\s*\d+)*)", match[1]):
            product = 1
            for factor in re.findall(r"\d+", term):
                product *= int(factor)
            makes += -product if sign in ("−", "–", "-") and sign else product
        yield Claim("equation", int(match[2]), makes, match[1], match.span(2), (match.span(1),))
