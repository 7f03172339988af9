"""Alignments that are known: the SILVA pair read by hand, and our own clauses in two languages.

`python tests/desk_alignment.py [--sources DIR] [--grow] [--dictionary]` prints the figures; `--grow` shows how the time
grows with the length of the texts, `--dictionary` what CC-CEDICT changes (the extra `dictionary`).
"""

from __future__ import annotations

import argparse
import os
import random
import time
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.sources import VARIABLE
from silva_kit.translation.align import align
from silva_kit.translation.dictionary import cccedict
from silva_kit.translation.document import Document
from silva_kit.translation.reading import read_document

GOLD = Path(__file__).with_name("desk_gold_alignment.tsv")
Link = tuple[int, int]


@dataclass(frozen=True)
class Gold:
    """Links that must be found, and links that may be: the same clause rendered twice."""

    sure: frozenset[Link]
    maybe: frozenset[Link]


@dataclass(frozen=True)
class Figures:
    """Precision over all links found, recall over the sure ones, and their harmonic mean."""

    precision: float
    recall: float

    @property
    def f1(self) -> float:
        """The harmonic mean."""
        return 2 * self.precision * self.recall / ((self.precision + self.recall) or 1)


@dataclass(frozen=True)
class ClausePair:
    """Two texts made of clauses: the clause of each segment, and the clauses that both have."""

    source: Document
    target: Document
    clauses: tuple[tuple[str, ...], tuple[str, ...]]
    both: frozenset[str]

    def figures(self, links: Iterable[Link]) -> Figures:
        """Links as pairs of clauses against the clauses that both texts have."""
        pairs = {(self.clauses[0][i], self.clauses[1][j]) for i, j in links}
        right = sum(one == two for one, two in pairs)
        return Figures(right / max(1, len(pairs)), right / len(self.both))

    def f1(self, links: Iterable[Link]) -> float:
        """F1 of the links."""
        return self.figures(links).f1


def silva_pair(folder: Path) -> tuple[Document, Document]:
    """The two texts of SILVA."""
    return read_document(folder / "silva.en.txt", "en"), read_document(folder / "silva.zh-Hant.txt", "zh-Hant")


def read_gold(source: Document, target: Document) -> Gold:
    """The gold file as segment numbers; each position must be where a segment begins."""
    found: dict[str, set[Link]] = {"sure": set(), "maybe": set()}
    for line in GOLD.read_text(encoding="utf-8").splitlines():
        if line.startswith(("#", "source\t")):
            continue
        one, two, how = line.split("\t")
        found[how].add((_number(source, one), _number(target, two)))
    return Gold(frozenset(found["sure"]), frozenset(found["maybe"]))


def _number(document: Document, place: str) -> int:
    line, column = map(int, place.split(":"))
    segment = document.segment_at(document.offset(line, column))
    assert segment is not None and document.place(segment.start) == (line, column), place
    return segment.number


def links_f1(links: Iterable[Link], gold: Gold) -> Figures:
    """The figures of links against a gold alignment."""
    found = set(links)
    return Figures(
        len(found & (gold.sure | gold.maybe)) / max(1, len(found)), len(found & gold.sure) / max(1, len(gold.sure))
    )


def clause_pair(book: Rulebook, one: str, two: str, seed: int, drop: float = 0.1) -> ClausePair:
    """The clauses of a rulebook in two languages, a part missing on each side and a block of the second moved."""
    chance = random.Random(seed)
    texts = book.texts(one), book.texts(two)
    kept = [[clause for clause in texts[0] if chance.random() > drop] for _ in texts]
    start, size = chance.randrange(10, len(kept[1]) - 20), chance.randrange(4, 9)
    block = kept[1][start : start + size]
    del kept[1][start : start + size]
    place = chance.randrange(len(kept[1]))
    kept[1][place:place] = block
    sides = [
        _joined([(clause, texts[at][clause].text) for clause in kept[at]], language)
        for at, language in enumerate((one, two))
    ]
    return ClausePair(sides[0][0], sides[1][0], (sides[0][1], sides[1][1]), frozenset(kept[0]) & frozenset(kept[1]))


def _joined(parts: Sequence[tuple[str, str]], language: str) -> tuple[Document, tuple[str, ...]]:
    starts, text = [], ""
    for _, part in parts:
        starts.append(len(text))
        text += part + "\n"
    document = read_document(text, language)
    return document, tuple(parts[bisect_right(starts, s.start) - 1][0] for s in document.segments)


def _say(name: str, figures: Figures) -> None:
    print(f"{name:44} {figures.precision:.3f} {figures.recall:.3f} {figures.f1:.3f}")


def _print_figures(folder: Path) -> None:
    print(f"{'pair':44} {'P':5} {'R':5} F1")
    source, target = silva_pair(folder)
    gold = read_gold(source, target)
    for name, glossary in (("without glossary", None), ("with glossary", Glossary.of("silva"))):
        begin = time.process_time()
        links = align(source, target, glossary).links
        _say(f"SILVA en zh-Hant, {name}, {time.process_time() - begin:.2f} s", links_f1(links, gold))
    for game in ("silva", "silent_guardians"):
        book = Rulebook.load(game)
        for one, two in (("en", "zh-Hant"), ("en", "ja"), ("zh-Hant", "ja")):
            pair = clause_pair(book, one, two, seed=3)
            for name, glossary in (("without", None), ("with", Glossary.of(game))):
                links = align(pair.source, pair.target, glossary).links
                _say(f"clauses of {game}, {one} {two}, {name}", pair.figures(links))


def _print_dictionary(folder: Path) -> None:
    """F1 of the English and Chinese pairs without the dictionary and with it."""
    begin = time.process_time()
    words = cccedict()
    print(f"CC-CEDICT: {len(words.meanings)} words, read in {time.process_time() - begin:.1f} s; F1 without, with")
    source, target = silva_pair(folder)
    gold = read_gold(source, target)
    for name, glossary in (("without glossary", None), ("with glossary", Glossary.of("silva"))):
        both = [align(source, target, glossary, dictionary=one).links for one in (None, words)]
        print(f"{'SILVA en zh-Hant, ' + name:44}", *(f"{links_f1(links, gold).f1:.3f}" for links in both))
    for game in GAMES:
        pairs = [clause_pair(Rulebook.load(game), "en", "zh-Hant", seed) for seed in range(8)]
        both_f1 = [
            sum(pair.f1(align(pair.source, pair.target, dictionary=one).links) for pair in pairs) / len(pairs)
            for one in (None, words)
        ]
        print(f"{f'clauses of {game}, eight times':44}", *(f"{f1:.3f}" for f1 in both_f1))


def _print_growth(folder: Path) -> None:
    texts = [(folder / name).read_text(encoding="utf-8") + "\n" for name in ("silva.en.txt", "silva.zh-Hant.txt")]
    print("segments of both texts   seconds   ms a segment   links a copy")
    for copies in (1, 4, 15, 59):
        begin = time.process_time()
        source, target = (
            read_document(text * copies, lang) for text, lang in zip(texts, ("en", "zh-Hant"), strict=True)
        )
        alignment = align(source, target)
        took = time.process_time() - begin
        many = len(source.segments) + len(target.segments)
        print(f"{many:22} {took:9.2f} {1000 * took / many:14.2f} {len(alignment.links) / copies:14.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sources", type=Path, default=Path(os.environ.get(VARIABLE, "../shared/sources")))
    parser.add_argument("--grow", action="store_true")
    parser.add_argument("--dictionary", action="store_true")
    chosen = parser.parse_args()
    _print_figures(chosen.sources)
    if chosen.dictionary:
        _print_dictionary(chosen.sources)
    if chosen.grow:
        _print_growth(chosen.sources)
