"""Texts that nobody means well with: long runs of one thing, brackets in brackets, numbers without end, no sentence.

Each is so long that a check whose work grows with the square of a text would not come back.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from desk_cases import single
from silva_kit.cli import main
from silva_kit.translation.align import align
from silva_kit.translation.checks import run
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.document import Document
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import LONGEST, read_document

MANY = 20_000
HOSTILE = {
    "digits": ("7" * MANY, "en"),
    "commas of thousands": ("1" + ",000" * MANY, "en"),
    "number words": ("twenty " * MANY, "en"),
    "numerals": ("一" * MANY, "zh-Hant"),
    "powers": ("十萬" * MANY, "zh-Hant"),
    "sums without an end": ("1 + " * MANY + "1", "en"),
    "full stops": ("." * 5 * MANY + "a", "en"),
    "brackets in brackets": ("(" * MANY + " deck " + ")" * MANY, "en"),
    "brackets that never close": ("「（" * MANY + "牌", "zh-Hant"),
    "brackets of the wrong kind": ("（" * MANY + "牌" + "」" * MANY, "zh-Hant"),
    "white space": ("a" + " " * 5 * MANY + "b", "en"),
    "wide spaces": ("牌" + "\u3000" * 5 * MANY + "卡", "zh-Hant"),
    "one word": ("a" * 20 * MANY, "en"),
    "one character": ("牌" * 5 * MANY, "zh-Hant"),
    "hyphens": ("3 " + "- " * MANY + "types", "en"),
    "addresses": ("a@" * MANY + "b", "en"),
    "neighbours": ("the player to the left " * MANY, "en"),
    "bounds": ("牌堆沒有牌時不發動。牌堆超過3張時發動。" * (MANY // 20), "zh-Hant"),
    "short lines": ("a\n" * MANY, "en"),
    "cards": ("There are 3 game cards excluding it. " * (MANY // 20), "en"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_text_is_too_much_for_the_checks(name: str) -> None:
    """All checks come back, each finding quotes what stands in its place, no piece is longer than a long sentence."""
    text, language = HOSTILE[name]
    pair = single(text, language, glossary=glossary_of("silva"))
    for finding in run(pair):
        assert all(pair.source.text[span.start : span.end] == span.quote for span in finding.spans)
    assert all(len(segment.text) <= LONGEST for segment in pair.source.segments if segment.kind in ("sentence", "item"))


@pytest.mark.parametrize(
    ("one", "other"), [("number words", "powers"), ("neighbours", "bounds"), ("digits", "numerals")]
)
def test_no_pair_is_too_much_for_the_alignment(one: str, other: str) -> None:
    """Two hostile texts are aligned and checked; every segment is in one bead."""
    source, target = (read_document(*HOSTILE[name]) for name in (one, other))
    alignment = align(source, target, glossary_of("silva"))
    run(Pair(source, target, alignment, glossary_of("silva")))
    assert sorted(i for bead in alignment.beads for i in bead.source) == _prose(source)
    assert sorted(j for bead in alignment.beads for j in bead.target) == _prose(target)


def _prose(document: Document) -> list[int]:
    return [segment.number for segment in document.prose]


def test_a_long_sentence_is_cut_where_it_has_a_space() -> None:
    """The pieces are the sentence without the white space between them."""
    text = "word " * 3000 + "end."
    pieces = read_document(text, "en").segments
    assert len(pieces) > 7 and " ".join(piece.text for piece in pieces) == text
    assert all(not piece.text.startswith("ord") for piece in pieces)


BROKEN = {
    "folder": (None, "a folder"),
    "zero byte far down": (b"The player draws a card.\n" * 1000 + b"\0", "binary"),
    "control bytes": (b"\x01\x02\x03abc\n" * 4, "binary"),
    "Big5": ("玩家從牌堆抽2張牌。".encode("big5") * 9, "it may be big5"),
    "Latin-1": ("Für Spieler. ".encode("latin-1") * 9, "it may be cp1252"),
    "half a surrogate": (b"\xed\xa0\x80 abc", "not in UTF-8"),
    "marks only": (b'"' * 99, "no text"),
    "blank": (b" \n\n ", "empty"),
}


@pytest.mark.parametrize("command", ["check", "align"])
@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_no_rulebook_is_told(name: str, command: str, tmp_path: Path) -> None:
    """On either side, in either command: a sentence that says what is wrong, no traceback, nothing on the output."""
    data, said = BROKEN[name]
    bad, good = tmp_path / "bad", tmp_path / "good.txt"
    bad.mkdir() if data is None else bad.write_bytes(data)
    good.write_text("玩家抽2張牌。", encoding="utf-8")
    for args in ([str(bad), str(good)], [str(good), str(bad)]):
        result = CliRunner().invoke(main, [command, *args, "--format", "json"])
        assert result.exit_code != 0 and isinstance(result.exception, SystemExit)
        assert said in result.stderr and result.stdout == ""


@pytest.mark.parametrize("written", ["[[dismissed]\nid = 3", '[[dismissed]]\nid = "a"', "x = 1", "\udcff"])
def test_a_broken_file_of_dismissals_is_told(written: str, tmp_path: Path) -> None:
    """It is named, and nothing is reported as if there were none."""
    text = tmp_path / "rules.txt"
    text.write_text("這是ククノチ。", encoding="utf-8")
    beside = tmp_path / "rules.txt.dismissed.toml"
    beside.write_bytes(written.encode("utf-8", "surrogateescape"))
    result = CliRunner().invoke(main, ["check", str(text), "--format", "json"])
    assert result.exit_code != 0 and isinstance(result.exception, SystemExit) and beside.name in result.stderr


def test_utf_16_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    """The same findings as from UTF-8, in the same places."""
    reports = []
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        path = tmp_path / "rules.txt"
        path.write_bytes("規則\r\n這是ククノチ。\r\n".encode(encoding))
        result = CliRunner().invoke(main, ["check", str(path), "--source-lang", "zh-Hant", "--format", "json"])
        reports.append(json.loads(result.stdout))
    assert reports[0] == reports[1] == reports[2] and reports[0]["findings"][0]["spans"][0]["line"] == 2
