"""Splitting Fluent files without a Fluent library."""

from __future__ import annotations

from pathlib import Path

import pytest

from silva_kit.ftl import read_entries, select
from silva_kit.toml_data import ContentError

FTL = """### A file
## A group

one = One
    .form = With a form
# a comment
two =
    { $count ->
        [one] one
       *[other] { one } and { -brand }
    }
-brand = SILVA
three = Three
"""


def _entries(tmp_path: Path, text: str) -> dict[str, str]:
    path = tmp_path / "messages.en.ftl"
    path.write_text(text, encoding="utf-8")
    return read_entries(path)


def test_messages_are_split_with_their_forms(tmp_path: Path) -> None:
    """Attributes and selectors stay with their message, comments go."""
    entries = _entries(tmp_path, FTL)
    assert list(entries) == ["one", "two", "-brand", "three"]
    assert entries["one"] == "one = One\n    .form = With a form"
    assert entries["two"].endswith("\n    }")


def test_a_selection_brings_what_it_refers_to(tmp_path: Path) -> None:
    """Messages and terms that a wanted message refers to come with it, in the order of the file."""
    assert list(select(_entries(tmp_path, FTL), ["two"])) == ["one", "two", "-brand"]


@pytest.mark.parametrize(
    ("text", "message"),
    [("one = 1\none = 2\n", "2: the message one stands twice"), ("stray\n", "1: this line belongs to no message")],
)
def test_a_faulty_file_is_refused_with_its_line(text: str, message: str, tmp_path: Path) -> None:
    """The error names file and line."""
    with pytest.raises(ContentError, match=message):
        _entries(tmp_path, text)
