"""The file of a study: JSON lines, the settings first, then an answer a line as soon as it is known.

    {"study":"winnable","players":3,…}
    {"number":0,"answer":"lost"}

A last line that was cut off, because the computer was, is dropped; anything else that does not belong is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from silva_kit.position import KitError


@dataclass(frozen=True, slots=True)
class Question:
    """What a study asks: its name, its settings (a dataclass), and which texts are answers."""

    study: str
    settings: Any
    is_answer: Callable[[str], bool]

    @property
    def head(self) -> dict[str, Any]:
        """The first line of its file."""
        return {"study": self.study, **asdict(self.settings)}


class StudyError(KitError):
    """The file is of a study with other settings, or of none."""


class Journal:
    """The answers so far, by the number of the deal or game; kept in a file if there is one."""

    def __init__(self, answers: Mapping[int, str] | None = None, out: IO[bytes] | None = None) -> None:
        self.answers: dict[int, str] = dict(answers or {})
        self._out = out

    def add(self, number: int, answer: str) -> None:
        """One more answer, on the disk before the next is sought."""
        self.answers[number] = answer
        if self._out is not None:
            self._out.write(_line({"number": number, "answer": answer}))
            self._out.flush()

    @classmethod
    @contextmanager
    def open(cls, path: Path, question: Question) -> Iterator[Journal]:
        """A new file, or one of the same settings to go on with. Raises StudyError."""
        head = question.head
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        first, *rows = whole.splitlines() or [b""]
        if whole or not _line(head).startswith(text):
            _check(path, _read(path, 1, first), head)
        answers = dict(_answers(path, rows, question.is_answer))
        with path.open("r+b" if path.exists() else "wb") as out:
            out.truncate(len(whole))
            out.seek(len(whole))
            if not whole:
                out.write(_line(head))
                out.flush()
            yield cls(answers, out)


def _check(path: Path, found: Any, head: Mapping[str, Any]) -> None:
    if not isinstance(found, dict) or found.get("study") != head["study"]:
        raise StudyError(f"{path}: line 1 is not that of a study {head['study']!r}")
    head = json.loads(json.dumps(head))  # as a file holds it: tuples are lists
    different = [key for key in {**head, **found} if head.get(key) != found.get(key)]
    if different:
        wanted = ", ".join(f"{key} is {found.get(key)!r} there and {head.get(key)!r} here" for key in different)
        raise StudyError(f"{path}: a study with other settings ({wanted}); go on with these, or name another file")


def _answers(path: Path, rows: Iterable[bytes], is_answer: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    for at, row in enumerate(rows, 2):
        found = _read(path, at, row)
        known = isinstance(found, dict) and isinstance(found.get("number"), int)
        if not known or not isinstance(found.get("answer"), str) or not is_answer(found["answer"]):
            raise StudyError(f"{path}: line {at} is no answer of this study")
        yield found["number"], found["answer"]


def _read(path: Path, at: int, row: bytes) -> Any:
    try:
        return json.loads(row)
    except ValueError:
        raise StudyError(f"{path}: line {at} is not JSON") from None


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
