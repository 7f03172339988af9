"""Which messages of the interface a widget names: in the TypeScript that its entry brings with it, and in Python."""

from __future__ import annotations

import re
from pathlib import Path

WIDGETS = Path(__file__).resolve().parent.parent / "widgets"
_ID = re.compile(r'"(ui-[a-z-]+[a-z])"')
_GAMES = ("table.py", "knowing*.py", "trick*.py", "kodama*.py", "duel*.py", "questions.py", "quiz.py", "walkthrough.py")
_OWN = (*_GAMES, "reader*.py", "rulebook*.py", "glossary*.py", "page.py")
"""Python modules of one widget only, by the pattern of their name; all others are shared."""


def bundled(entry: str) -> set[Path]:
    """The TypeScript sources that an entry imports, and what those import, itself among them."""
    found: set[Path] = set()
    open_ends = [WIDGETS / "src" / entry]
    while open_ends:
        path = open_ends.pop()
        if path not in found:
            found.add(path)
            open_ends += [path.parent / name for name in re.findall(r'from "\./([\w.]+)"', path.read_text("utf-8"))]
    return found


def ui_named(entry: str, *own: str) -> set[str]:
    """The ids that the entry's sources name, and those of the shared Python modules and of its `own` ones."""
    python = WIDGETS / "silva_widgets"
    foreign = {path for pattern in _OWN if pattern not in own for path in python.glob(pattern)}
    named: set[str] = set()
    for path in bundled(entry) | set(python.glob("*.py")) - foreign:
        named |= set(_ID.findall(path.read_text("utf-8")))
    return named
