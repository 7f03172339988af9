"""Fluent text without a Fluent library: split a file into its messages, and keep only the wanted ones.

What a widget sends to the browser is such a selection; formatting is done there, or in Python by `messages`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from silva_kit.toml_data import ContentError, read_text

START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=")
VARIABLE = re.compile(r"\{ *\$(\w+) *\}")
REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}")


def read_entries(path: Path) -> dict[str, str]:
    """The messages and terms of a file: id to the lines that make it, comments left out.

    Raises:
        ContentError: a line belongs to no message, or an id stands twice.
    """
    entries: dict[str, str] = {}
    current = ""
    for number, line in enumerate(read_text(path).splitlines(), 1):
        start = START.match(line)
        if start:
            current = start[1]
            if current in entries:
                raise ContentError(path, number, f"the message {current} stands twice")
            entries[current] = line
        elif line.startswith("#"):
            current = ""
        elif line.strip():
            if not current or not line.startswith((" ", "}")):
                raise ContentError(path, number, "this line belongs to no message; indent it or give it an id")
            entries[current] += "\n" + line
    return entries


def select(entries: dict[str, str], ids: Iterable[str]) -> dict[str, str]:
    """The entries of the wanted ids and of all that they refer to, in the order of the file.

    Raises:
        KeyError: an id that is not among the entries.
    """
    wanted: set[str] = set()
    waiting = list(ids)
    while waiting:
        id = waiting.pop()
        if id not in wanted:
            wanted.add(id)
            waiting += [name for name in REFERENCE.findall(entries[id]) if name in entries]
    return {id: text for id, text in entries.items() if id in wanted}


def fill(entry: str, attribute: str = "", **values: str) -> str:
    """The one-line pattern of a message, or of its attribute, with plain values in the places of its variables.

    For names of things, which are needed where no Fluent library is. Raises KeyError for a variable without a value.
    """
    lines = dict(line.strip().split(" = ", 1) for line in entry.splitlines())
    pattern = lines[f".{attribute}"] if attribute else next(iter(lines.values()))
    return VARIABLE.sub(lambda found: values[found[1]], pattern)
