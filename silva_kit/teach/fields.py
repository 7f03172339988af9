"""Reading a scene or lesson file against its JSON Schema, with errors that name file, line and field."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from silva_kit.teach.citations import hint
from silva_kit.toml_data import ContentError, Table, content

Place = tuple[str | int, ...]


class SceneError(ContentError):
    """A scene or lesson file that cannot be used: file, line, field, what is wrong and what would be right."""


def read_checked(path: Path, schema: str) -> Table:
    """A TOML file that obeys `content/schemas/<schema>.json`. Raises SceneError at the first field that does not."""
    import fastjsonschema

    try:
        table = Table(path)
    except SceneError:
        raise
    except ContentError as error:
        raise SceneError(path, error.line, error.message) from error
    try:
        _validator(schema)(table.values)
    except fastjsonschema.JsonSchemaValueException as error:
        place = tuple(part if not part.isdigit() else int(part) for part in map(str, error.path[1:]))
        if error.rule == "additionalProperties" and "properties" in error.definition:
            raise _no_such_key(table, place, error.value, error.definition["properties"]) from None
        raise complaint(table, place, _plain(str(error))) from None
    return table


def find(folder: str, kind: str, name: str) -> Path:
    """The kit's file `*/FOLDER/NAME.toml`. Raises SceneError naming what looks like it, or why it is no file's name."""
    known = {path.stem: path for path in sorted(content().glob(f"*/{folder}/*.toml"))}
    if name in known:
        return known[name]
    path = Path(name)
    if path.is_dir():
        raise SceneError(path, None, f"a folder; give the files in it, as in {path / '*.toml'}")
    if path.exists():
        raise SceneError(path, None, f"the file of a {kind} ends with .toml")
    close = hint(name, known) or f"; it is one of {len(known)} names, such as {', '.join(list(known)[:3])}"
    raise SceneError(path, None, f"no {kind} of the kit, and no file that ends with .toml{close}")


def no_such_key(key: str, known: Iterable[str]) -> str:
    """What is wrong with an unknown key, and what would be right."""
    return f"there is no such key; the keys are {', '.join(known)}{hint(key, known)}"


def _no_such_key(table: Table, place: Place, value: dict[str, Any], known: dict[str, Any]) -> SceneError:
    key = next(key for key in value if key not in known)
    return complaint(table, (*place, key), no_such_key(key, known))


def complaint(table: Table, place: Place, message: str) -> SceneError:
    """An error at a field, such as ("steps", 1, "move")."""
    return SceneError(table.path, line_of(table.text, place), f"{place_text(place)}: {message}")


def place_text(place: Place) -> str:
    """`steps[2].move`, counted from 1; `the file` for the top."""
    text = ""
    for part in place:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text or "the file"


def line_of(text: str, place: Place) -> int | None:
    """The line of a field, or of the innermost table above it that has one."""
    lines = text.splitlines()
    start, end = 0, len(lines)
    line: int | None = None
    for part, index in _pairs(place):
        heads = [i for i in range(start, end) if re.match(rf"\s*\[\[{re.escape(part)}\]\]", lines[i])]
        if index is not None and index < len(heads):
            start, line = heads[index], heads[index] + 1
            end = heads[index + 1] if index + 1 < len(heads) else len(lines)
            continue
        keys = [i for i in range(start, end) if re.match(rf"\s*\[?\S*?\b{re.escape(part)}\b\s*[=\]]", lines[i])]
        if not keys:
            return line
        start, line = keys[0], keys[0] + 1
    return line


def _pairs(place: Place) -> list[tuple[str, int | None]]:
    pairs: list[tuple[str, int | None]] = []
    for part in place:
        if isinstance(part, int):
            if pairs:
                pairs[-1] = (pairs[-1][0], part)
        else:
            pairs.append((part, None))
    return pairs


def _plain(message: str) -> str:
    """The validator's sentence without its own way of naming the field."""
    if "exactly by one definition" in message:
        return "is either a `move` with what it does, or a `refused` move with nothing but `by`, the refusing clauses"
    return re.sub(r"^data\S*\s*", "", message) or "is not as the schema says"


@cache
def _validator(schema: str) -> Any:
    import fastjsonschema

    definition = json.loads(content("schemas", f"{schema}.json").read_text(encoding="utf-8"))
    # The validator knows draft 7; the keywords used are the same in both.
    return fastjsonschema.compile({**definition, "$schema": "http://json-schema.org/draft-07/schema#"})
