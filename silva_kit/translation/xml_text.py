"""What the XML formats share: the text of a bead, where it stands, and letters that XML can hold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree as Xml

from silva_kit.translation.document import Document

LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"
SPACE: Final = "{http://www.w3.org/XML/1998/namespace}space"
_IMPOSSIBLE: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def joined(document: Document, numbers: Sequence[int]) -> str:
    """The segments of these numbers as one text: English with a space between, Chinese and Japanese without."""
    gap = " " if document.language == "en" else ""
    return gap.join(document.segments[number].text for number in numbers)


def places(document: Document, numbers: Sequence[int]) -> str:
    """`line:column` of each segment, from 1."""
    return ", ".join("{}:{}".format(*document.place(document.segments[number].start)) for number in numbers)


def clean(text: str) -> str:
    """A text with U+FFFD for what XML cannot hold."""
    return _IMPOSSIBLE.sub("\ufffd", text)


def written(root: Xml.Element) -> str:
    """The document with its declaration, indented."""
    Xml.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(root, encoding="unicode") + "\n"
