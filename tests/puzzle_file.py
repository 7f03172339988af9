"""Writing puzzles down: what the builders of all games' puzzles do alike."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from silva_kit.toml_data import content

Value = str | int | tuple[str, ...]


def write(game: str, head: str, entries: Iterable[Mapping[str, Value]]) -> None:
    """Write `content/<game>/puzzles.toml`: its head, then an entry for each puzzle, numbered from 01."""
    parts = [head]
    for number, entry in enumerate(entries, start=1):
        lines = [f"{name} = {json.dumps(value)}" for name, value in {"id": f"{number:02}", **entry}.items()]
        parts.append("\n".join(("\n[[puzzle]]", *lines, "")))
    content(game, "puzzles.toml").write_text("".join(parts), "utf-8")
