"""A glossary as TBX-Basic (ISO 30042:2019, TBX version 3, style DCA): what terminology tools exchange.

A concept is a conceptEntry with its subject field; a term has its administrative status and, where one is at hand, a
context. A form of a term is an admitted term of the type `variant`. Places and origin are its source and a note.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree as Xml

from silva_kit.glossary.sheet import Sheet, SheetConcept, SheetTerm
from silva_kit.position import TextError
from silva_kit.translation.xml_text import LANG, clean, written

NAMESPACE: Final = "urn:iso:std:iso:30042:ed-2"
_Q: Final = f"{{{NAMESPACE}}}"
STATUSES: Final = {
    "preferred": "preferredTerm-admn-sts",
    "form": "admittedTerm-admn-sts",
    "admitted": "admittedTerm-admn-sts",
    "deprecated": "deprecatedTerm-admn-sts",
}
_NAME: Final = re.compile(r"[A-Za-z_][\w.-]*")
_MODEL: Final = (
    '<?xml-model href="https://raw.githubusercontent.com/LTAC-Global/TBX-Basic_dialect/master/DCA/'
    'TBXcoreStructV03_TBX-Basic_integrated.rng" type="application/xml" '
    'schematypens="http://relaxng.org/ns/structure/1.0"?>\n'
)


def to_tbx(sheet: Sheet, language: str = "en") -> str:
    """The sheet as a TBX document; `language` is that of its title and notes.

    Raises:
        TextError: the sheet has no term at all, and a TBX document has at least one concept.
    """
    if not sheet.terms:
        raise TextError("a glossary without terms cannot be written as TBX")
    Xml.register_namespace("", NAMESPACE)
    root = Xml.Element(f"{_Q}tbx", {"style": "dca", "type": "TBX-Basic", LANG: language})
    description = Xml.SubElement(Xml.SubElement(root, f"{_Q}tbxHeader"), f"{_Q}fileDesc")
    _text(Xml.SubElement(description, f"{_Q}titleStmt"), "title", sheet.title or "Glossary")
    _text(Xml.SubElement(description, f"{_Q}sourceDesc"), "p", "silva-kit")
    body = Xml.SubElement(Xml.SubElement(root, f"{_Q}text"), f"{_Q}body")
    names = {concept.id for concept in sheet.concepts if _NAME.fullmatch(concept.id)}
    numbers = (name for number in itertools.count(1) if (name := f"concept-{number}") not in names)
    for concept in (c for c in sheet.concepts if c.terms):
        _entry(body, concept, concept.id if concept.id in names else next(numbers))
    return written(root).replace("?>\n", f"?>\n{_MODEL}", 1)


def _entry(body: Xml.Element, concept: SheetConcept, name: str) -> None:
    """A conceptEntry; an id that is no XML name stands in a note, and a number in its place."""
    entry = Xml.SubElement(body, f"{_Q}conceptEntry", id=name)
    if concept.subject:
        _text(entry, "descrip", concept.subject, type="subjectField")
    if name != concept.id:
        _text(entry, "note", f"id: {concept.id}")
    if concept.note:
        _text(entry, "note", concept.note)
    for language in dict.fromkeys(term.language for term in concept.terms):
        section = Xml.SubElement(entry, f"{_Q}langSec", {LANG: language})
        for term in concept.terms:
            if term.language == language:
                _term(section, term)


def _term(section: Xml.Element, term: SheetTerm) -> None:
    part = Xml.SubElement(section, f"{_Q}termSec")
    _text(part, "term", term.text)
    _text(part, "termNote", STATUSES[term.role], type="administrativeStatus")
    if term.role == "form":
        _text(part, "termNote", "variant", type="termType")
    if term.context:
        _text(part, "descrip", term.context, type="context")
    if term.places:
        _text(part, "admin", "; ".join(term.places), type="source")
    if term.origin:
        _text(part, "note", f"origin: {term.origin}")


def _text(parent: Xml.Element, name: str, text: str, **attributes: str) -> None:
    Xml.SubElement(parent, f"{_Q}{name}", attributes).text = clean(text)


def read_tbx(text: str) -> Sheet:
    """The sheet of a TBX-Basic document in style DCA.

    Raises:
        TextError: the text is no XML, or no TBX of version 3.
    """
    try:
        root = Xml.fromstring(text)
    except Xml.ParseError as error:
        raise TextError(f"no XML ({error})") from None
    if root.tag != f"{_Q}tbx":
        raise TextError(f"the root is <{root.tag}>, not <tbx> of TBX version 3 ({NAMESPACE})")
    title = root.findtext(f".//{_Q}title") or ""
    return Sheet(title, tuple(_concept(entry) for entry in root.iter(f"{_Q}conceptEntry")))


def _concept(entry: Xml.Element) -> SheetConcept:
    notes = [note.text or "" for note in entry.findall(f"{_Q}note")]
    id = next((note.removeprefix("id: ") for note in notes if note.startswith("id: ")), entry.get("id", ""))
    note = next((note for note in notes if not note.startswith("id: ")), "")
    subject = entry.findtext(f"{_Q}descrip[@type='subjectField']") or ""
    return SheetConcept(id, subject, note, tuple(_terms(entry)))


def _terms(entry: Xml.Element) -> Iterator[SheetTerm]:
    for section in entry.findall(f"{_Q}langSec"):
        for part in section.findall(f"{_Q}termSec"):
            status = part.findtext(f"{_Q}termNote[@type='administrativeStatus']") or ""
            form = part.findtext(f"{_Q}termNote[@type='termType']") == "variant"
            known = (role for role in ("preferred", "admitted", "deprecated") if status == STATUSES[role])
            role = next(known, "admitted")
            places = part.findtext(f"{_Q}admin[@type='source']") or ""
            yield SheetTerm(
                section.get(LANG, ""),
                part.findtext(f"{_Q}term") or "",
                "form" if form else role,
                (part.findtext(f"{_Q}note") or "").removeprefix("origin: "),
                tuple(places.split("; ")) if places else (),
                part.findtext(f"{_Q}descrip[@type='context']") or "",
            )
