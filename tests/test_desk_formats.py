"""The alignment in the formats of other tools, and the command that writes it."""

# traceability: off
from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from click.testing import CliRunner

from silva_kit.cli import main
from silva_kit.places import LANGUAGES
from silva_kit.position import TextError
from silva_kit.translation.align import Alignment, align
from silva_kit.translation.formats_align import COLUMNS, to_json, to_tsv
from silva_kit.translation.formats_tmx import read_tmx, to_tmx
from silva_kit.translation.formats_xliff import NAMESPACE, read_xliff, to_xliff
from silva_kit.translation.reading import read_document
from silva_kit.translation.xml_text import joined

ENGLISH = "Draw 2 cards & keep <one>.\nThe sword kills the king.\n=5 cards in the discard pile."
CHINESE = "抽2張牌 & 保留<一張>。\n=棄牌堆有5張牌。\n太陽照在海上。"


@pytest.fixture(name="alignment", scope="module")
def alignment_of_three() -> Alignment:
    """Two pairs, one sentence missing and one added, with letters that XML and spreadsheets take amiss."""
    found = align(read_document(ENGLISH, "en", "a.txt"), read_document(CHINESE, "zh-Hant", "b.txt"))
    assert (len(found.links), len(found.missing), len(found.added)) == (2, 1, 1)
    return found


def _pairs(alignment: Alignment) -> list[tuple[str, str]]:
    return [(joined(alignment.source, b.source), joined(alignment.target, b.target)) for b in alignment.beads]


def test_a_tmx_reads_back_as_the_pairs(alignment: Alignment) -> None:
    """What both texts have comes back letter for letter, and nothing else does."""
    units = read_tmx(to_tmx(alignment))
    assert [(unit["en"], unit["zh-Hant"]) for unit in units] == [pair for pair in _pairs(alignment) if all(pair)]


def test_an_xliff_reads_back_as_all_beads(alignment: Alignment) -> None:
    """What only one text has is in it too, as a unit that is still to do; every id is unique."""
    text = to_xliff(alignment)
    assert read_xliff(text) == _pairs(alignment)
    root = Xml.fromstring(text)
    assert (root.get("version"), root.get("srcLang"), root.get("trgLang")) == ("2.1", "en", "zh-Hant")
    states = [segment.get("state") for segment in root.iter(f"{{{NAMESPACE}}}segment")]
    assert states == ["translated" if all(pair) else "initial" for pair in _pairs(alignment)]
    ids = [unit.get("id") for unit in root.iter(f"{{{NAMESPACE}}}unit")]
    assert len(set(ids)) == len(ids) == len(alignment.beads)


def test_letters_that_xml_cannot_hold_are_replaced() -> None:
    """A control character in a text does not break the documents that are made of it."""
    found = align(read_document("Draw 2 \x0bcards.", "en"), read_document("抽2張\x02牌。", "zh-Hant"))
    assert read_tmx(to_tmx(found)) == [{"en": "Draw 2 \ufffdcards.", "zh-Hant": "抽2張\ufffd牌。"}]
    assert read_xliff(to_xliff(found)) == [("Draw 2 \ufffdcards.", "抽2張\ufffd牌。")]


def test_what_is_none_of_the_formats_is_refused(tmp_path: Path) -> None:
    """No XML, and XML of another kind: a TextError with the name of the file."""
    file = tmp_path / "memory.tmx"
    file.write_text("no XML", encoding="utf-8")
    with pytest.raises(TextError, match=r"memory\.tmx: no XML"):
        read_tmx(file)
    with pytest.raises(TextError, match="not <tmx>"):
        read_tmx("<other/>")
    with pytest.raises(TextError, match="no XLIFF 2"):
        read_xliff('<xliff version="1.2"/>')


def test_json_and_tsv_have_every_segment_with_its_place(alignment: Alignment) -> None:
    """Places count from 1 and lead to the text; no cell begins as a formula."""
    data = json.loads(to_json(alignment))
    for side, document in (("source", alignment.source), ("target", alignment.target)):
        found = [segment for bead in data["beads"] for segment in bead[side]]
        assert len(found) == len(document.segments)
        for segment in found:
            start = document.offset(segment["line"], segment["col"])
            assert document.text[start : start + segment["length"]] == segment["text"]
    rows = list(csv.reader(to_tsv(alignment).splitlines(), delimiter="\t"))
    assert rows[0] == list(COLUMNS) and len(rows) == 1 + len(alignment.beads)
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]


@pytest.fixture(name="files")
def two_files(tmp_path: Path) -> list[str]:
    """The two texts as files."""
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path, text in zip(paths, (ENGLISH, CHINESE), strict=True):
        path.write_text(text, encoding="utf-8")
    return [str(path) for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_a_table(files: list[str], language: str) -> None:
    """Both texts, side by side, and the counts in the language of the reader; no colours where none are shown."""
    result = CliRunner().invoke(main, ["align", *files, "--lang", language])
    assert result.exit_code == 0, result.output
    assert "2:1" in result.output and "3:1" in result.output and "\x1b[" not in result.output
    assert [letter for letter in result.output.splitlines()[-1] if letter.isdigit()] == ["2", "1", "1"]


@pytest.mark.parametrize(
    ("form", "begins"), [("tsv", "source_places"), ("json", "{"), ("tmx", "<?xml"), ("xliff", "<?xml")]
)
def test_the_command_writes_each_format(files: list[str], tmp_path: Path, form: str, begins: str) -> None:
    """To a file and to standard output, the same."""
    printed = CliRunner().invoke(main, ["align", *files, "--format", form])
    out = tmp_path / f"out.{form}"
    written = CliRunner().invoke(main, ["align", *files, "--format", form, "--out", str(out)])
    assert (printed.exit_code, written.exit_code) == (0, 0)
    assert printed.output == out.read_text("utf-8") and printed.output.startswith(begins)


def test_the_command_says_what_it_cannot_use(files: list[str], tmp_path: Path) -> None:
    """A missing file, an unknown game or language, a folder that is not there: one sentence, no traceback."""
    for arguments, words in (
        ([files[0], str(tmp_path / "none.txt")], "missing"),
        ([*files, "--game", "chess"], "chess"),
        ([*files, "--target-lang", "fr"], "fr"),
        ([*files, "--format", "tsv", "--out", str(tmp_path / "no" / "x.tsv")], "cannot be written"),
    ):
        result = CliRunner().invoke(main, ["align", *arguments])
        assert result.exit_code and words in result.output and "Traceback" not in result.output
