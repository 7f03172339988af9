"""What the benchmark of the glossary from raw texts measures: recall of the decided terms, precision as judged.

A concept counts where the text has one of its words; it is found if a term of the built glossary stands at exactly the
same characters. Verdicts on the entries of the five texts, and of a game that nobody has (desk_heldout), were given by
hand (desk_glossary_judged.tsv). `term`: a translator would want it in a glossary of the game, or it is a word like any
other, or none at all; `joined`: the languages of an entry say the same thing.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from silva_kit.games import GAMES
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.document import Document
from silva_kit.translation.evidence_glossary import TIERS, EvidenceEntry, EvidenceGlossary, build_glossary
from silva_kit.translation.reading import read_document
from silva_kit.translation.terms import find_in

JUDGED = Path(__file__).parent / "desk_glossary_judged.tsv"
HELD_OUT = Path(__file__).parent / "desk_heldout"
TEXTS = {
    "silva": ("silva.en.txt", "silva.zh-Hant.txt"),
    "silent_guardians": ("silent_guardians.en.txt",),
    "kodama": ("kodama.en.txt",),
    "living_forest_duel": ("living_forest_duel.ja.txt",),
}

Span = tuple[int, int]


@dataclass(frozen=True)
class Recall:
    """Concepts of a text and those found; their places and those at which a term stands."""

    concepts: int
    found: int
    places: int
    hit: int
    missed: tuple[str, ...]


def built(folder: Path, game: str, known: bool = False) -> EvidenceGlossary:
    """The glossary of a game's source texts, from these texts alone or with our glossary beside them."""
    ours = glossary_of(game if game in GAMES else None) if known else None
    paths = [folder / name for name in TEXTS[game]] if game in TEXTS else sorted(HELD_OUT.glob("lanterns.*.txt"))
    return build_glossary([read_document(path) for path in paths], ours)


def wanted(document: Document, game: str, rules: Path) -> dict[str, list[Span]]:
    """The places of each decided concept in a text: from our glossary, else from the table of decided terms."""
    found: dict[str, list[Span]] = defaultdict(list)
    if game != "living_forest_duel":
        for hit in find_in(glossary_of(game), document):
            found[hit.term.concept].append((hit.start, hit.end))
        return found
    by_word = {word: row for row, words in _rows(rules, game, document.language) for word in words}
    taken: set[int] = set()
    for word in sorted(by_word, key=len, reverse=True):
        at = document.text.find(word)
        while at >= 0:
            if not taken & set(range(at, at + len(word))):
                taken |= set(range(at, at + len(word)))
                found[by_word[word]].append((at, at + len(word)))
            at = document.text.find(word, at + 1)
    return found


def _rows(rules: Path, game: str, language: str) -> Iterator[tuple[str, list[str]]]:
    """Each decided concept of a game and of all games with its words in Japanese."""
    names = {"living_forest_duel": "living_forest_duel"}
    with (rules / "terms.tsv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["game"] in ("common", names[game]) and not row["id"].startswith("kit."):
                words = [row[language], *row["admitted_ja"].split(" | "), *row["deprecated_ja"].split(" | ")]
                yield row["id"], [word for word in words if word]


def recall(glossary: EvidenceGlossary, number: int, concepts: dict[str, list[Span]]) -> Recall:
    """How much of the decided concepts of one text a built glossary has."""
    at = {
        (place.start, place.end)
        for entry in glossary
        for term in entry.terms
        for place in term.attestations
        if place.text == number
    }
    missed = [concept for concept, spans in concepts.items() if not at & set(spans)]
    places = [span for spans in concepts.values() for span in spans]
    hit = sum(span in at for span in places)
    return Recall(len(concepts), len(concepts) - len(missed), len(places), hit, tuple(missed))


def joined(glossary: EvidenceGlossary, concepts: tuple[dict[str, list[Span]], dict[str, list[Span]]]) -> Recall:
    """How many concepts that both texts have, and the built glossary in both, stand in one entry."""
    entry_at = [
        {
            (place.start, place.end): entry.id
            for entry in glossary
            for term in entry.terms
            for place in term.attestations
            if place.text == number
        }
        for number in (0, 1)
    ]
    sides = [
        {c: {at[span] for span in spans if span in at} for c, spans in side.items()}
        for at, side in zip(entry_at, concepts, strict=True)
    ]
    both = [concept for concept in sides[0] if sides[0][concept] and sides[1].get(concept)]
    missed = [concept for concept in both if not sides[0][concept] & sides[1][concept]]
    return Recall(len(both), len(both) - len(missed), 0, 0, tuple(missed))


def verdicts() -> dict[tuple[str, str], dict[str, str]]:
    """The judgements by game and the entry's words."""
    with JUDGED.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {(row["game"], row["entry"]): row for row in rows}


def judged(glossary: EvidenceGlossary, game: str) -> dict[str, tuple[int, int]]:
    """(right, judged) of the entries of each tier and of the joined ones; `open` are those without a verdict."""
    known = verdicts()
    found = [(entry, known.get((game, signature(entry)))) for entry in glossary]
    seen = [(entry, verdict) for entry, verdict in found if verdict]
    result = {"open": (sum(verdict is None for _, verdict in found), len(found))}
    for tier in TIERS:
        of_tier = [verdict["term"] == "yes" for entry, verdict in seen if entry.tier == tier]
        result[tier] = (sum(of_tier), len(of_tier))
    of_joined = [verdict["joined"] == "yes" for _, verdict in seen if verdict["joined"]]
    return {**result, "joined": (sum(of_joined), len(of_joined))}


def signature(entry: EvidenceEntry) -> str:
    """An entry as it was judged: its words in order, the languages parted by |, main words and variants by /."""
    return " | ".join(
        " / ".join(t.text for t in entry.terms if t.language == language and t.role != "form")
        for language in entry.languages
    )
