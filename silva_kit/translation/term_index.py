"""Every place where the terms of a text stand: the longest at each place, in time that grows with the text.

    index = TermIndex("en", {key: capital, …})
    for place in index.places(document):
        document.text[place.start : place.end]        the term of place.key, as it stands there
"""  # fmt: skip

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from silva_kit.translation.document import Document, Segment
from silva_kit.translation.term_keys import Key, Word, characters, key_of_words, words


@dataclass(frozen=True, slots=True)
class Found:
    """A term in a text: text[start:end], its key, and the number of its segment."""

    key: Key
    start: int
    end: int
    segment: int


class TermIndex:
    """Terms of one language to be looked for, by their keys; `capital` ones stand with a capital letter only."""

    def __init__(self, language: str, keys: Mapping[Key, bool]) -> None:
        self.language = language
        self.keys = keys
        sizes: dict[str, set[int]] = defaultdict(set)
        for key in keys:
            sizes[key[0]].add(len(key))
        self.sizes = {first: sorted(found, reverse=True) for first, found in sizes.items()}

    def places(self, document: Document) -> Iterator[Found]:
        """The places in all segments that are no furniture, in the order of the text."""
        for segment in document.prose:
            yield from self._english(document, segment) if self.language == "en" else self._other(document, segment)

    def _english(self, document: Document, segment: Segment) -> Iterator[Found]:
        found = list(words(document.text, segment.start, segment.end))
        at = 0
        while at < len(found):
            sizes = (*self.sizes.get(found[at].noun, ()), 1)
            size = next((size for size in sizes if self._fits(found[at : at + size], size)), 0)
            if size:
                key = key_of_words(found[at : at + size])
                yield Found(key, found[at].start, found[at + size - 1].end, segment.number)
            at += size or 1

    def _fits(self, part: Sequence[Word], size: int) -> bool:
        key = key_of_words(part)
        known = len(part) == size and key in self.keys and all(word.close for word in part[1:])
        return known and (part[0].capital or not self.keys[key])

    def _other(self, document: Document, segment: Segment) -> Iterator[Found]:
        found = list(characters(document.text, segment.start, segment.end))
        letters = [letter for letter, _ in found]
        at = 0
        while at < len(found):
            size = next((size for size in self.sizes.get(letters[at], ()) if self._stands(letters, at, size)), 0)
            if size:
                start, end = found[at][1], found[at + size - 1][1] + 1
                yield Found(tuple(letters[at : at + size]), start, end, segment.number)
            at += size or 1

    def _stands(self, letters: Sequence[str], at: int, size: int) -> bool:
        """Whether the term stands there as a word: Latin letters and katakana begin and end with it."""
        key = tuple(letters[at : at + size])
        if len(key) < size or key not in self.keys:
            return False
        before = letters[at - 1] if at else ""
        after = letters[at + size] if at + size < len(letters) else ""
        return not (_one_word(before, key[0]) or _one_word(key[-1], after))


def _one_word(one: str, other: str) -> bool:
    return any(
        low <= one <= high and low <= other <= high for low, high in (("a", "z"), ("\u30a1", "\u30fc")) if one and other
    )
