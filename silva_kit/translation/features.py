"""What two segments of different languages can have in common: the features that an alignment compares.

A feature is a text, `kind:what`, with a weight: a number's value, a name in Latin letters, the sound of a word, an
everyday word, a glossary concept, the label and the kind that the structure gives, shared Chinese characters.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from silva_kit.glossary import Glossary
from silva_kit.translation.dictionary import PAIR, Dictionary
from silva_kit.translation.document import Document, Segment
from silva_kit.translation.numbers import Number, find_numbers
from silva_kit.translation.readings import KANA_WORD, LATIN_WORD, SHORTEST, sound_key
from silva_kit.translation.vocabulary import Vocabulary, everyday, fold, terms

Features = dict[str, float]

WEIGHTS: Final = {
    "number": 1.0,
    "counted": 0.7,  # a number with its unit
    "name": 1.5,
    "sound": 0.8,
    "term": 0.8,
    "word": 1.0,
    "characters": 0.5,
    "dictionary": 0.35,  # a word that a given dictionary translates
    "label": 1.0,  # the number that a list or a level gives it
    "section": 0.5,  # the number of the card that it belongs to
    "place": 1.5,  # heading or label of the card of that number
    "heading": 0.6,
    "zone": 0.3,
}
"""What one feature of a kind weighs before its rarity is counted."""
WEAK: Final = 0.3
"""A number that may be none."""
_HAN_PAIR: Final = re.compile(r"(?=([\u3400-\u9fff]{2}))")


def features(
    document: Document, glossary: Glossary | None, other: str, dictionary: Dictionary | None = None
) -> list[Features]:
    """The features of each segment of a document, to be compared with a text in the language `other`."""
    words = [("word", everyday(document.language))]
    if glossary is not None:
        words.append(("term", terms(glossary, document.language)))
    sections = list(_sections(document.segments))
    both = document.language != "en" != other
    found = [
        _of_segment(segment, document.language, section, words, both)
        for segment, section in zip(document.segments, sections, strict=True)
    ]
    if dictionary is not None and {document.language, other} == PAIR:
        for segment, known in zip(document.segments, found, strict=True):
            meanings = dictionary.read(segment.text, document.language)
            known.update({f"dictionary:{word}": WEIGHTS["dictionary"] for word in meanings})
    return found


def kind_of(feature: str) -> str:
    """The kind of a feature."""
    return feature.partition(":")[0]


def _of_segment(
    segment: Segment, language: str, section: str, words: Sequence[tuple[str, Vocabulary]], characters: bool
) -> Features:
    found: defaultdict[str, float] = defaultdict(float)
    for number in find_numbers(segment.text, language):
        for feature, weight in _of_number(number):
            found[feature] += weight
    for kind, vocabulary in words:
        for entries in vocabulary.find(segment.text):
            for entry in entries:
                found[f"{kind}:{entry}"] += WEIGHTS[kind] / len(entries)
    for feature in (*_of_names(segment.text), *_of_place(segment, section)):
        found[feature] += WEIGHTS[kind_of(feature)]
    if characters:
        for pair in set(_HAN_PAIR.findall(fold(segment.text))):
            found[f"characters:{pair}"] += WEIGHTS["characters"]
    return {feature: min(weight, 2 * WEIGHTS[kind_of(feature)]) for feature, weight in found.items()}


def _of_number(number: Number) -> Iterator[tuple[str, float]]:
    if not number.values:
        return
    value = "-".join(str(value) for value in number.values)
    share = WEAK if number.weak else 1.0
    yield f"number:{value}", WEIGHTS["number"] * share
    if number.unit:
        yield f"counted:{value} {number.unit}", WEIGHTS["counted"] * share


def _of_names(text: str) -> Iterator[str]:
    """Words in Latin letters as they are, and the sound of every word that can be heard in another script."""
    latin = set(LATIN_WORD.findall(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)))
    for word in {word.lower() for word in latin if len(word) > 2}:
        yield f"name:{word}"
    heard = {sound_key(word) for word in latin | set(KANA_WORD.findall(text))}
    for key in heard:
        if len(key) >= SHORTEST:
            yield f"sound:{key}"


def _of_place(segment: Segment, section: str) -> Iterator[str]:
    if segment.zone:
        yield f"zone:{segment.zone}"
    if segment.kind == "heading":
        yield "heading:"
    if segment.label:
        yield f"label:{segment.label}"
    if section:
        yield f"section:{section}"
        if segment.kind in ("heading", "label"):
            yield f"place:{segment.kind} {section}"


def _sections(segments: Sequence[Segment]) -> Iterator[str]:
    """The number of the card that each segment belongs to, from its heading to the next: that of its level."""
    belongs: dict[int, list[Segment]] = defaultdict(list)
    starts = list(_starts(segments))
    for segment, start in zip(segments, starts, strict=True):
        belongs[start].append(segment)
    numbers = {
        start: next((segment.label for segment in part if segment.kind == "label" and segment.label), "")
        for start, part in belongs.items()
    }
    return (numbers[start] for start in starts)


def _starts(segments: Sequence[Segment]) -> Iterator[int]:
    """Where the part of each segment begins: its heading, or a label that stands before it in the same line."""
    start = 0
    for at, segment in enumerate(segments):
        ahead = segments[at + 1] if at + 1 < len(segments) else None
        joined = ahead is not None and ahead.kind == "heading" and ahead.start - segment.end < 3
        before = segments[at - 1] if at else None
        led = before is not None and before.kind == "label" and segment.start - before.end < 3
        if (segment.kind == "label" and joined and not segment.label) or (segment.kind == "heading" and not led):
            start = at
        yield start
