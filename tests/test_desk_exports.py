"""The glossary in the formats of other tools: what goes in comes back, in terms; nothing runs, nothing is lost."""

# traceability: off
from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
import sys
import zipfile
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree as Xml

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.glossary.sheet import ROLES, Sheet, SheetConcept, SheetTerm, to_json
from silva_kit.glossary.sheet_anki import MissingGenankiError, to_anki
from silva_kit.glossary.sheet_csv import COLUMNS, GUARDED, guarded, read_csv, to_csv
from silva_kit.glossary.sheet_tbx import NAMESPACE, STATUSES, read_tbx, to_tbx
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError, TextError
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.evidence_glossary import build_glossary
from silva_kit.translation.page import plain
from silva_kit.translation.reading import read_document
from silva_kit.translation.sheet_pages import to_html, to_markdown
from silva_kit.translation.sheets import sheet_of, sheet_of_evidence
from test_desk_evidence import EN, ZH

FORMULAS = ('=HYPERLINK("x")', "+1", "-2", "@A1", "'quoted")
HOSTILE = (*FORMULAS, '<img src=x onerror="1">', "a|b", "**x**", "&amp;", "牌，堆")
LETTERS = st.characters(blacklist_categories=("Cs", "Cc", "Co", "Cn"))
WORDS = st.one_of(st.sampled_from(HOSTILE), st.text(LETTERS, min_size=1, max_size=12).filter(str.strip))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Sheets of concepts with words of any letters, in the order of languages that a file keeps."""
    concepts = []
    for number in range(draw(st.integers(1, 5))):
        terms = [
            SheetTerm(language, draw(WORDS), role, draw(st.sampled_from(("", "decided"))), (), draw(WORDS))
            for language in LANGUAGES
            for role in draw(st.lists(st.sampled_from(ROLES), max_size=3))
        ]
        named = draw(st.booleans())
        id = f"c.{number}" if named else f"{number}" + draw(WORDS)
        concepts.append(SheetConcept(id, draw(st.sampled_from(("", "silva"))), draw(WORDS), tuple(terms)))
    return Sheet("=Title <b>", tuple(concept for concept in concepts if concept.terms))


@pytest.fixture(scope="module")
def ours() -> Sheet:
    """The words of SILVA and the shared ones."""
    return sheet_of("silva")


@pytest.fixture(scope="module")
def built() -> Sheet:
    """The sheet of a glossary that was built from two texts."""
    return sheet_of_evidence(build_glossary([read_document(EN, "en"), read_document(ZH, "zh-Hant")]))


@settings(deadline=None, max_examples=50)
@given(sheets())
def test_csv_comes_back_whole(sheet: Sheet) -> None:
    """Every concept and term, whatever its letters, is read as it was written."""
    again = read_csv(to_csv(sheet), sheet.title)
    assert again.terms == sheet.terms
    assert again == sheet


@settings(deadline=None, max_examples=50)
@given(sheets().filter(lambda sheet: bool(sheet.terms)))
def test_tbx_comes_back_in_terms(sheet: Sheet) -> None:
    """Every term with its status, concept and context is read as it was written, and the document has the structure."""
    text = to_tbx(sheet)
    assert read_tbx(text).terms == sheet.terms
    assert read_tbx(text) == sheet
    assert structure_faults(text) == []


@pytest.mark.parametrize("game", [None, *GAMES])
def test_our_glossary_goes_out_whole(game: str | None) -> None:
    """Each word of our glossary is a term of the sheet, and of its CSV and TBX."""
    sheet = sheet_of(game)
    glossary = Glossary.load() if game is None else glossary_of(game)
    words = {(t.concept, t.language, t.role, t.text) for c in glossary for lang in LANGUAGES for t in c.terms(lang)}
    assert set(sheet.terms) == words and len(sheet.terms) == len(words)
    assert read_csv(to_csv(sheet)).concepts == read_tbx(to_tbx(sheet)).concepts == sheet.concepts
    assert structure_faults(to_tbx(sheet)) == []
    assert [c["id"] for c in json.loads(to_json(sheet))["concepts"]] == [c.id for c in sheet.concepts]


def test_contexts_are_sentences_that_have_the_term(ours: Sheet) -> None:
    """The context of a preferred word of ours is a clause that holds it in some accepted form; its places are told."""
    for concept in ours.concepts:
        for term in concept.terms:
            if term.context:
                forms = concept.words(term.language, "preferred", "form")
                assert any(form.lower() in term.context.lower() for form in forms), (concept.id, term.context)
    deck = next(c for c in ours.concepts if c.id == "t.zone.deck")
    assert any(place.startswith("silva.en L38") for term in deck.terms for place in term.places)


def test_a_built_glossary_goes_out_whole(built: Sheet) -> None:
    """Its terms come back from CSV and TBX, with the sentence around the first place of each."""
    assert read_csv(to_csv(built)).terms == read_tbx(to_tbx(built)).terms == built.terms
    scout = next(c for c in built.concepts if "Scout" in c.words("en"))
    assert scout.words("zh-Hant", "preferred") == ("斥候",)
    for concept in built.concepts:
        for term in concept.terms:
            assert term.text in term.context and term.origin in ("named", "used") and term.places


@pytest.mark.parametrize("cell", [*FORMULAS, "\tx", "\rx", "\nx", "＝1", "＠x"])
def test_no_cell_is_a_formula(cell: str) -> None:
    """A spreadsheet sees an apostrophe before anything that it would run; other cells stay as they are."""
    sheet = Sheet("t", (SheetConcept(cell, cell, cell, (SheetTerm("en", cell, "preferred", cell, (), cell),)),))
    text = to_csv(sheet)
    assert text.startswith("\ufeff")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))
    assert all(not value.startswith(GUARDED) or value.startswith("'") for row in rows for value in row)
    assert guarded("player") == "player" and guarded(cell) == f"'{cell}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,b\n1,2\n", "first line"),
        (",".join(COLUMNS) + "\nid,,en,word\n", "4 cells"),
        (",".join(COLUMNS) + "\nid,,en,word,best,,,,\n", "role 'best'"),
    ],
)
def test_a_csv_of_another_form_is_refused(text: str, message: str) -> None:
    """The error says what is wrong and what would be right."""
    with pytest.raises(TextError, match=message):
        read_csv(text)


@pytest.mark.parametrize(("text", "message"), [("<tbx", "no XML"), ("<martif/>", "martif")])
def test_a_tbx_of_another_form_is_refused(text: str, message: str) -> None:
    """No XML, or an older TBX, is named as such."""
    with pytest.raises(TextError, match=message):
        read_tbx(text)


def test_an_empty_glossary_is_no_tbx() -> None:
    """TBX has at least one concept; the error says so."""
    with pytest.raises(TextError, match="without terms"):
        to_tbx(Sheet("t", ()))


_ABOUT = "(?:(?:descrip|admin|note|xref|ref) )*"
MODEL = {
    "tbx": "tbxHeader text ",
    "tbxHeader": "fileDesc (?:encodingDesc )?(?:revisionDesc )?",
    "fileDesc": "(?:titleStmt )?(?:publicationStmt )?(?:sourceDesc )+",
    "titleStmt": "title (?:note )*",
    "sourceDesc": "(?:p )+",
    "text": "body (?:back )?",
    "body": "(?:conceptEntry )+",
    "conceptEntry": f"{_ABOUT}(?:langSec )+",
    "langSec": f"{_ABOUT}(?:termSec )+",
    "termSec": f"term (?:termNote )*{_ABOUT}",
}
"""What each element of a TBX core structure (ISO 30042:2019) may hold, in order; the others hold text alone."""
CATEGORIES = {
    ("descrip", "conceptEntry"): {"subjectField", "definition"},
    ("descrip", "termSec"): {"context"},
    ("admin", "termSec"): {"source", "customerSubset", "projectSubset"},
    ("termNote", "termSec"): {"administrativeStatus", "termType", "partOfSpeech", "grammaticalGender"},
}
"""Which data categories TBX-Basic allows where."""


def structure_faults(text: str) -> list[str]:
    """What is wrong in the structure of a TBX-Basic document in style DCA."""
    root = Xml.fromstring(text)
    faults = [] if (root.get("type"), root.get("style")) == ("TBX-Basic", "dca") else ["no TBX-Basic in style DCA"]
    ids = [entry.get("id", "") for entry in root.iter(f"{{{NAMESPACE}}}conceptEntry")]
    faults += [f"id {id!r}" for id in ids if not re.fullmatch(r"[A-Za-z_][\w.-]*", id) or ids.count(id) > 1]
    for parent in root.iter():
        name = parent.tag.removeprefix(f"{{{NAMESPACE}}}")
        inside = "".join(child.tag.removeprefix(f"{{{NAMESPACE}}}") + " " for child in parent)
        if not re.fullmatch(MODEL.get(name, ""), inside):
            faults.append(f"{name} holds {inside}")
        for child in parent:
            kind = child.tag.removeprefix(f"{{{NAMESPACE}}}")
            if (kind, name) in CATEGORIES and child.get("type") not in CATEGORIES[kind, name]:
                faults.append(f"{kind} {child.get('type')} in {name}")
            if child.get("type") == "administrativeStatus" and child.text not in STATUSES.values():
                faults.append(f"status {child.text}")
            if kind in ("langSec",) and child.get("{http://www.w3.org/XML/1998/namespace}lang") not in LANGUAGES:
                faults.append("a langSec without a language")
    return faults


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<term>Brewer</term>", ""),
        ("preferredTerm-admn-sts", "bestTerm"),
        ('type="context"', 'type="sentence"'),
        ('type="TBX-Basic"', 'type="TBX-Core"'),
        ("<body>", "<body><note>x</note>"),
        ('id="t.role.player"', 'id="1 player"'),
    ],
)
def test_the_structure_test_sees_faults(ours: Sheet, old: str, new: str) -> None:
    """A document with a missing term, another status, category, dialect or id is no valid one."""
    text = to_tbx(ours)
    assert structure_faults(text) == [] and old in text
    assert structure_faults(text.replace(old, new, 1)) != []


def notes(path: Path) -> dict[str, tuple[str, list[str]]]:
    """GUID to tags and fields of each note in an .apkg file."""
    with zipfile.ZipFile(path) as archive:
        assert set(archive.namelist()) == {"collection.anki2", "media"}
        database = path.with_suffix(".anki2")
        database.write_bytes(archive.read("collection.anki2"))
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT guid, tags, flds FROM notes").fetchall()
    cards = connection.execute("SELECT nid, ord FROM cards").fetchall()
    assert len(cards) == len(set(cards)) >= len(rows)
    connection.close()
    return {guid: (tags, fields.split("\x1f")) for guid, tags, fields in rows}


def test_anki_notes_keep_their_guid(ours: Sheet, tmp_path: Path) -> None:
    """A note for each concept; another deck with the same concepts has the same GUIDs, whatever was edited."""
    pytest.importorskip("genanki")
    sheet = ours
    edited = Sheet(sheet.title, tuple(SheetConcept(c.id, c.subject, "new", c.terms) for c in sheet.concepts[::-1]))
    one, two = tmp_path / "one.apkg", tmp_path / "two.apkg"
    assert to_anki(sheet, one) == to_anki(edited, two) == len(sheet.concepts)
    first, second = notes(one), notes(two)
    assert set(first) == set(second) and len(first) == len(sheet.concepts)
    fields = {row[0]: row[1:4] for _, row in first.values()}
    for concept in sheet.concepts:
        assert fields[concept.id] == [escape(next(iter(concept.words(x, "preferred")), "")) for x in LANGUAGES]


def test_anki_fields_are_escaped(tmp_path: Path) -> None:
    """Words are text, not HTML; deprecated ones are struck through; tags have no spaces."""
    pytest.importorskip("genanki")
    terms = (SheetTerm("en", "<img src=x>"), SheetTerm("ja", "古い<b>", "deprecated"))
    path = tmp_path / "d.apkg"
    to_anki(Sheet("t", (SheetConcept("a", "two words", "", terms),)), path)
    ((tags, fields),) = notes(path).values()
    assert fields[1] == "&lt;img src=x&gt;" and "<s>古い&lt;b&gt;</s>" in fields[4] and tags.split() == ["two_words"]


def test_without_genanki_the_error_says_what_to_install(
    ours: Sheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No traceback: the extra is named, and no file is begun."""
    monkeypatch.setitem(sys.modules, "genanki", None)
    with pytest.raises(MissingGenankiError, match=r'pip install "silva-kit\[anki\]"'):
        to_anki(ours, tmp_path / "x.apkg")
    assert not (tmp_path / "x.apkg").exists()


def test_a_deck_that_cannot_be_written(ours: Sheet, tmp_path: Path) -> None:
    """A folder that is not there is one sentence."""
    pytest.importorskip("genanki")
    with pytest.raises(KitError, match="cannot be written"):
        to_anki(ours, tmp_path / "none" / "x.apkg")


class Reader(HTMLParser):
    """The texts by element, and every element's name and attributes."""

    VOID: ClassVar = {"meta", "br", "hr", "img", "link"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.texts: dict[str, list[str]] = {}
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember what is open."""
        self.elements.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Elements close in order, but for those that HTML lets stay open."""
        while self.open and self.open.pop() != tag:
            continue

    def handle_data(self, data: str) -> None:
        """A text of the innermost element."""
        if self.open:
            self.texts.setdefault(self.open[-1], []).append(data)


@settings(deadline=None, max_examples=50)
@given(sheets())
def test_html_shows_every_word_as_text(sheet: Sheet) -> None:
    """A page stands alone, runs nothing, and shows each word as it is: deprecated ones struck through."""
    page = Reader(to_html(sheet, "ja"))
    names = {name for name, _ in page.elements}
    assert not names & {"script", "img", "link", "iframe", "object"} and "style" in names
    assert not any(key.startswith("on") or key in ("src", "href") for _, attrs in page.elements for key in attrs)
    for role, element in (("preferred", "strong"), ("deprecated", "s")):
        wanted = [word for c in sheet.concepts for x in sheet.languages for word in c.words(x, role)]
        assert sorted(page.texts.get(element, [])) == sorted(wanted)


@settings(deadline=None, max_examples=50)
@given(sheets())
def test_markdown_shows_every_word_as_text(sheet: Sheet) -> None:
    """A Markdown reader sees the words in bold and struck through, letter for letter but for runs of spaces."""
    html = MarkdownIt("gfm-like", {"html": True, "linkify": False}).render(to_markdown(sheet, "en"))
    page = Reader(html)
    for role, element in (("preferred", "strong"), ("deprecated", "s")):
        wanted = [" ".join(word.split()) for c in sheet.concepts for x in sheet.languages for word in c.words(x, role)]
        assert sorted(page.texts.get(element, [])) == sorted(wanted)
    assert not {name for name, _ in page.elements} & {"img", "script", "a", "code"}


@given(WORDS)
def test_a_plain_line_is_read_as_it_is(text: str) -> None:
    """Nothing in a text is Markdown to a reader of it."""
    html = MarkdownIt("commonmark").render(f"- {plain(text)}")
    assert "".join(Reader(html).texts.get("li", [])).strip() == " ".join(text.split())
