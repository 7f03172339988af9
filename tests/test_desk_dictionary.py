"""A dictionary as evidence for an alignment: what it reads, what it changes, that it stays outside of the kit."""

# traceability: off
from __future__ import annotations

import pytest

from silva_kit.translation.align import align
from silva_kit.translation.dictionary import Dictionary
from silva_kit.translation.document import Document
from silva_kit.translation.reading import read_document
from test_packaging import own_files

WORDS = Dictionary(
    [
        {"traditional": "天空", "definitions": ["sky", "CL:片[pian4]"]},
        {"traditional": "鯨魚", "definitions": ["whale", "a very big animal of the sea"]},
        {"traditional": "鯨", "definitions": ["whale"]},
        {"traditional": "駱駝", "definitions": ["camel (animal)", "variant of horse"]},
        {"traditional": "歌唱", "definitions": ["to sing"]},
    ]
)


def pair(source: str, target: str) -> tuple[Document, Document]:
    """An English and a Chinese text."""
    return read_document(source, "en"), read_document(target, "zh-Hant")


@pytest.mark.parametrize(
    ("text", "language", "stems"),
    [
        ("The whales were singing.", "en", {"whal", "sing"}),
        ("鯨魚在天空歌唱。", "zh-Hant", {"whal", "sky", "sing"}),
        ("駱駝", "zh-Hant", {"camel"}),
        ("鯨", "zh-Hant", set()),
    ],
)
def test_what_a_text_says(text: str, language: str, stems: set[str]) -> None:
    """Short definitions translate a word of two characters or more; asides, classes and explanations do not."""
    assert WORDS.read(text, language) == stems


def test_a_dictionary_is_evidence() -> None:
    """A sentence that shares nothing else with its translation is joined by it, and not to another one."""
    source, target = pair("Whales sing.\nCamels are slow.", "駱駝很慢。")
    assert align(source, target).links != ((1, 0),)
    found = align(source, target, dictionary=WORDS)
    assert found.links == ((1, 0),)
    assert "dictionary" in {evidence.kind for bead in found.beads for evidence in bead.evidence}


def test_other_languages_are_left_alone() -> None:
    """Between Japanese and Chinese the dictionary changes nothing."""
    source, target = read_document("鯨魚。\n空。", "ja"), read_document("天空。\n鯨魚。", "zh-Hant")
    assert align(source, target, dictionary=WORDS).beads == align(source, target).beads


def test_the_data_is_no_part_of_the_kit() -> None:
    """CC-CEDICT is CC BY-SA: no file of the repository is its data."""
    assert not [name for name in own_files() if "cedict" in name.lower()]
