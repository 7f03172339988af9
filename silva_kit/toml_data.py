"""Reading the kit's TOML data, with errors that name file, line and what would be right."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from silva_kit import places
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError


class ContentError(KitError):
    """Something in a data file that cannot be used: where it stands, what is wrong, what would be right."""

    def __init__(self, path: Path, line: int | None, message: str) -> None:
        self.path, self.line, self.message = path, line, message
        place = f"{_short(path)}:{line}" if line else _short(path)
        super().__init__(f"{place}: {message}")


def check_language(language: str) -> str:
    """`language` itself if the kit speaks it. Raises KitError naming the languages there are."""
    if language not in LANGUAGES:
        raise KitError(f"language {language!r}: {languages_like(language)}")
    return language


def languages_like(tag: object) -> str:
    """The languages there are, and the one that begins like this tag: zh, zh-TW and zh_Hant are near zh-Hant."""
    near = [language for language in LANGUAGES if str(tag)[:2].lower() == language[:2]]
    return f"the languages are {', '.join(LANGUAGES)}" + "".join(f"; did you mean {language}?" for language in near)


def read_text(path: Path) -> str:
    """The text of a data file. Raises ContentError if it is missing, a folder, not to be read, or not in UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError(path, None, "the file is missing") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ContentError(path, line, f"the file is not in UTF-8 (byte {error.start + 1}); save it as UTF-8") from None
    except OSError as error:
        raise ContentError(path, None, f"the file cannot be read: {error.strerror}") from None


class Table:
    """A TOML file: its entries in order, and complaints that know the line of an entry."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        self.text = read_text(path) if text is None else text
        try:
            self.values: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise ContentError(path, None, f"no valid TOML: {error}") from None

    def entries(self, name: str) -> list[dict[str, Any]]:
        """The `[[name]]` entries in the order of the file. Raises ContentError if there are none."""
        entries = self.values.get(name)
        if not isinstance(entries, list) or not entries:
            raise ContentError(self.path, None, f"has no [[{name}]] entry")
        return entries

    def error(self, entry: dict[str, Any], message: str) -> ContentError:
        """A complaint about an entry, placed at the line of its `id`."""
        return ContentError(self.path, self._line_of(entry), message)

    def field(self, entry: dict[str, Any], name: str, kind: type, default: Any = None) -> Any:
        """`entry[name]`, of the given type. Raises ContentError if it is missing or of another type."""
        value = entry.get(name, default)
        if value is None:
            raise self.error(entry, f"{_label(entry)} has no `{name}`")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(entry, f"{_label(entry)}: `{name}` is {value!r}, not {kind.__name__}")
        return value

    def strings(self, entry: dict[str, Any], name: str) -> tuple[str, ...]:
        """`entry[name]` as a tuple of strings, () if it is missing. Raises ContentError."""
        values = self.field(entry, name, list, [])
        if not all(isinstance(value, str) and value for value in values):
            raise self.error(entry, f"{_label(entry)}: `{name}` must be a list of strings")
        return tuple(values)

    def only(self, entry: dict[str, Any], names: Iterable[str]) -> None:
        """Raises ContentError if the entry has a field that is not in `names`."""
        allowed = tuple(names)
        unknown = [name for name in entry if name not in allowed]
        if unknown:
            fields = ", ".join(allowed)
            raise self.error(entry, f"{_label(entry)} has an unknown field `{unknown[0]}`; fields: {fields}")

    def unique(self, entries: Sequence[dict[str, Any]]) -> None:
        """Raises ContentError at the second entry that has the same id as an earlier one."""
        seen: set[str] = set()
        for entry in entries:
            if self.field(entry, "id", str) in seen:
                raise self.error(entry, f"{_label(entry)} stands twice in this file")
            seen.add(entry["id"])

    def _line_of(self, entry: dict[str, Any]) -> int | None:
        wanted = f'id = "{entry.get("id")}"'
        lines = [number for number, line in enumerate(self.text.splitlines(), 1) if line.strip() == wanted]
        return lines[-1] if lines else None


def _label(entry: dict[str, Any]) -> str:
    return str(entry.get("id") or entry.get("level") or "an entry")


def _short(path: Path) -> str:
    """The path from the content folder on: it is the same in a checkout and in an installation."""
    root = places.content()
    return f"content/{path.relative_to(root).as_posix()}" if path.is_relative_to(root) else str(path)


def content(*parts: str) -> Path:
    """A file of the content folder: `content("silva", "clauses.toml")`."""
    return places.content().joinpath(*parts)
