"""TMX 1.4: the beads of an alignment that both texts have, as a translation memory, and back.

What only one text has is no translation and is left out; the segments of a bead are joined as they stand in the
text. `prop` elements say where each came from and what speaks for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as Xml

from silva_kit import __version__
from silva_kit.position import TextError
from silva_kit.translation.align import Alignment, Bead
from silva_kit.translation.xml_text import LANG, clean, joined, places, written


def to_tmx(alignment: Alignment) -> str:
    """The alignment as a TMX document."""
    source = alignment.source
    root = Xml.Element("tmx", version="1.4")
    Xml.SubElement(
        root,
        "header",
        {
            "creationtool": "silva-kit",
            "creationtoolversion": __version__,
            "segtype": "sentence",
            "o-tmf": "silva-kit",
            "adminlang": "en",
            "srclang": source.language,
            "datatype": "plaintext",
        },
    )
    body = Xml.SubElement(root, "body")
    for number, bead in enumerate(_both(alignment), 1):
        _unit(body, number, bead, alignment)
    return written(root)


def _both(alignment: Alignment) -> Iterator[Bead]:
    return (bead for bead in alignment.beads if bead.source and bead.target)


def _unit(body: Xml.Element, number: int, bead: Bead, alignment: Alignment) -> None:
    unit = Xml.SubElement(body, "tu", tuid=str(number))
    _prop(unit, "x-score", str(bead.score))
    _prop(unit, "x-evidence", "; ".join(f"{item.kind} {item.what}".strip() for item in bead.evidence))
    if bead.moved:
        _prop(unit, "x-moved", "yes")
    for document, numbers in ((alignment.source, bead.source), (alignment.target, bead.target)):
        variant = Xml.SubElement(unit, "tuv", {LANG: document.language})
        _prop(variant, "x-place", f"{document.name} {places(document, numbers)}")
        Xml.SubElement(variant, "seg").text = clean(joined(document, numbers))


def _prop(parent: Xml.Element, kind: str, text: str) -> None:
    if text:
        Xml.SubElement(parent, "prop", type=kind).text = clean(text)


def read_tmx(source: Path | str) -> list[dict[str, str]]:
    """The units of a TMX document (a Path, or its text): each a mapping of languages to segments.

    Raises:
        TextError: the document is no XML, or no TMX.
    """
    name, text = (str(source), source.read_text("utf-8")) if isinstance(source, Path) else ("TMX", source)
    try:
        root = Xml.fromstring(text)
    except Xml.ParseError as error:
        raise TextError(f"{name}: no XML ({error})") from None
    if root.tag != "tmx":
        raise TextError(f"{name}: the root is <{root.tag}>, not <tmx>")
    return [_variants(unit) for unit in root.iter("tu")]


def _variants(unit: Xml.Element) -> dict[str, str]:
    found = {}
    for variant in unit.iter("tuv"):
        segment = variant.find("seg")
        found[variant.get(LANG) or variant.get("lang") or ""] = (
            "".join(segment.itertext()) if segment is not None else ""
        )
    return found
