"""The text form of positions: one line of a game's word, the number of players, and fields as name=value.

    fields = Fields.read(line, "lfd", (2,), FIELDS)
    fields.parts("own")            # one part for each seat, as in own=A:s4.s9,B:-
    fields.count("round", 999)
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from silva_kit.position import SEAT_NAMES, KitError, Result, Seat, TextError

NOTHING: Final = "-"
"""Stands for an empty part."""


class Fields:
    """The fields of a position's line. Every reading raises TextError which names the field and says what would be
    right."""

    def __init__(self, players: int, cells: Mapping[str, str]) -> None:
        self.players, self.cells = players, cells
        self.seats = tuple(Seat(name) for name in SEAT_NAMES[:players])

    @classmethod
    def read(cls, line: str, word: str, players: Sequence[int], names: Sequence[str]) -> Self:
        """Split a line. Raises TextError for another beginning, an unknown or repeated field, or one without value."""
        words = line.split() if isinstance(line, str) else []
        begins = [f"{word} {number}p" for number in players]
        if " ".join(words[:2]) not in begins:
            raise TextError(f"position {str(line)[:40]!r}: it begins with {' or '.join(map(repr, begins))}")
        cells: dict[str, str] = {}
        for cell in words[2:]:
            name, equals, value = cell.partition("=")
            if not equals or name not in names or name in cells:
                raise TextError(
                    f"position, {cell[:40]!r}: each of the fields {', '.join(names)} stands once, as name=value"
                )
            cells[name] = value
        return cls(int(words[1][0]), cells)

    def __contains__(self, field: str) -> bool:
        return field in self.cells

    def text(self, field: str, default: str | None = None) -> str:
        """The value of a field; `default` where it is left out, or TextError if that is None."""
        if field in self.cells:
            return self.cells[field]
        if default is None:
            raise TextError(f"position: the field {field}= is missing")
        return default

    def wrong(self, field: str, why: str) -> TextError:
        """A complaint about a field."""
        return wrong(field, why)

    def seat(self, field: str, letter: str) -> Seat:
        """The seat of a letter in this game."""
        if letter not in SEAT_NAMES[: self.players] or len(letter) != 1:
            there = ", ".join(map(str, self.seats))
            raise wrong(field, f"{letter!r} is no seat here; the seats are {there}")
        return Seat(letter)

    def number(self, field: str, digits: str, most: int) -> int:
        """A number from 0 to `most`, written as this kit writes it."""
        if not is_number(digits, most):
            raise wrong(field, f"{digits[:40]!r} is no number from 0 to {most}")
        return int(digits)

    def count(self, field: str, most: int, default: str = "0") -> int:
        """The number that a field holds."""
        return self.number(field, self.text(field, default), most)

    def parts(self, field: str) -> list[str]:
        """The part of each seat, "" where it is `-`; parts may have commas of their own, so one begins at its seat."""
        value = self.cells.get(field)
        if value is None:
            return [""] * self.players
        found, rest = [], f",{value}"
        for seat, following in zip(self.seats, (*self.seats[1:], None), strict=True):
            head = f",{seat}:"
            end = rest.find(f",{following}:") if following is not None else len(rest)
            if not rest.startswith(head) or end < len(head):
                raise wrong(field, f"{value[:40]!r} needs a part for each seat in order, as in A:…,B:…")
            part = rest[len(head) : end]
            found.append("" if part == NOTHING else part)
            rest = rest[end:]
        return found

    def ids(self, field: str, value: str, known: Iterable[str]) -> tuple[str, ...]:
        """Ids joined with dots, each of them known."""
        found = tuple(value.split(".")) if value not in (NOTHING, "") else ()
        names = list(known)
        for id in found:
            if id not in names:
                some = ", ".join(names) if len(names) < 8 else f"{names[0]} to {names[-1]}"
                raise wrong(field, f"{id[:40]!r} is not there; the ids are {some}")
        return found

    def result(self, kinds: Iterable[str], clauses: Iterable[str], example: str) -> Result | None:
        """How the game ended, as in win:A:clause; None where the field is left out."""
        if "result" not in self.cells:
            return None
        value = self.cells["result"]
        kind, _, rest = value.partition(":")
        letters, _, clause = rest.partition(":")
        if kind not in kinds or clause not in clauses:
            raise wrong("result", f"{value[:40]!r}; as in {example}")
        return Result(kind, tuple(self.seat("result", letter) for letter in letters), clause)


def wrong(field: str, why: str) -> TextError:
    """A complaint about a field of a position's line."""
    return TextError(f"position, field {field}: {why}")


def is_number(digits: str, most: int) -> bool:
    """Whether it is a number from 0 to `most`, without a sign or leading zeros."""
    return (
        digits.isascii()
        and digits.isdigit()
        and len(digits) <= len(str(most))
        and digits == str(int(digits))
        and (int(digits) <= most)
    )


def write_parts(seats: Iterable[Seat], parts: Iterable[str]) -> str:
    """The parts of all seats: A:…,B:-."""
    return ",".join(f"{seat}:{part or NOTHING}" for seat, part in zip(seats, parts, strict=True))


def write_result(result: Result) -> str:
    """win:A:clause."""
    return f"{result.kind}:{''.join(map(str, result.winners))}:{result.clause}"


def rulings_of(kind: type, fields: Fields) -> object:
    """The rulings that a line names. Raises TextError."""
    try:
        return kind.from_text(fields.text("rulings", ""))  # type: ignore[attr-defined]
    except KitError as error:
        raise wrong("rulings", str(error)) from error
