"""XLIFF 2.1: every bead of an alignment as a unit to work on, what only one text has among them, and back.

A clause that the translation lacks is a unit without a target, state `initial`: the translator's next job. One that
only the translation has is a unit with an empty source and a note.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.etree import ElementTree as Xml

from silva_kit.position import TextError
from silva_kit.translation.align import Alignment, Bead
from silva_kit.translation.xml_text import SPACE, clean, joined, places, written

NAMESPACE: Final = "urn:oasis:names:tc:xliff:document:2.0"
Xml.register_namespace("", NAMESPACE)


def to_xliff(alignment: Alignment) -> str:
    """The alignment as an XLIFF document with one file."""
    source, target = alignment.source, alignment.target
    root = Xml.Element(
        _tag("xliff"), {"version": "2.1", "srcLang": source.language, "trgLang": target.language, SPACE: "preserve"}
    )
    file = Xml.SubElement(root, _tag("file"), id="f1", original=clean(source.name))
    for number, bead in enumerate(alignment.beads, 1):
        _unit(file, number, bead, alignment)
    return written(root)


def _tag(name: str) -> str:
    return f"{{{NAMESPACE}}}{name}"


def _unit(file: Xml.Element, number: int, bead: Bead, alignment: Alignment) -> None:
    unit = Xml.SubElement(file, _tag("unit"), id=f"u{number}")
    notes = Xml.SubElement(unit, _tag("notes"))
    for category, text in _notes(bead, alignment):
        Xml.SubElement(notes, _tag("note"), category=category).text = clean(text)
    segment = Xml.SubElement(unit, _tag("segment"), state="translated" if bead.source and bead.target else "initial")
    Xml.SubElement(segment, _tag("source")).text = clean(joined(alignment.source, bead.source))
    if bead.target:
        Xml.SubElement(segment, _tag("target")).text = clean(joined(alignment.target, bead.target))


def _notes(bead: Bead, alignment: Alignment) -> list[tuple[str, str]]:
    notes = [
        (side, places(document, numbers))
        for side, document, numbers in (
            ("source", alignment.source, bead.source),
            ("target", alignment.target, bead.target),
        )
        if numbers
    ]
    if bead.evidence:
        notes.append(("evidence", "; ".join(f"{item.kind} {item.what}".strip() for item in bead.evidence)))
    return [*notes, *([("moved", "yes")] if bead.moved else [])]


def read_xliff(source: Path | str) -> list[tuple[str, str]]:
    """(source, target) of each segment of an XLIFF 2 document (a Path, or its text); "" where there is none.

    Raises:
        TextError: the document is no XML, or no XLIFF of version 2.
    """
    name, text = (str(source), source.read_text("utf-8")) if isinstance(source, Path) else ("XLIFF", source)
    try:
        root = Xml.fromstring(text)
    except Xml.ParseError as error:
        raise TextError(f"{name}: no XML ({error})") from None
    if root.tag != _tag("xliff"):
        raise TextError(f"{name}: no XLIFF 2; the root must be <xliff xmlns={NAMESPACE!r}>")
    return [(_text(segment, "source"), _text(segment, "target")) for segment in root.iter(_tag("segment"))]


def _text(segment: Xml.Element, name: str) -> str:
    element = segment.find(_tag(name))
    return "" if element is None else "".join(element.itertext())
