"""Print the figures of the glossary from raw texts: python tests/bench_glossary.py [--missed] [--growth]

Recall of the decided terms in the five source texts, from the texts alone and with our glossary; how many entries are
terms, as judged by hand; honest places; cost. `--missed` names the concepts that were not found, `--growth` goes up to
20,000 segments. Needs the source texts (SILVA_KIT_SOURCES, else ../shared/sources) and the rules beside them.
"""

from __future__ import annotations

import argparse
import time

from bench_desk import row, sources
from desk_bench import clause_lines
from desk_glossary_bench import TEXTS, Recall, built, joined, judged, recall, wanted
from silva_kit.translation.evidence_glossary import EvidenceGlossary, build_glossary
from silva_kit.translation.reading import read_document


def share(part: int, whole: int) -> str:
    """12/34 0.35."""
    return f"{part}/{whole} {part / max(1, whole):.2f}"


def recalls(known: bool, missed: bool) -> None:
    """Recall of each text, and of what the SILVA pair has in both languages."""
    told = "with our glossary" if known else "from the text alone"
    for game in TEXTS:
        glossary = built(sources(), game, known)
        found = [wanted(document, game, sources().parent / "rules") for document in glossary.documents]
        for number, document in enumerate(glossary.documents):
            result = recall(glossary, number, found[number])
            row(f"{document.name}: decided concepts found {told}", share(result.found, result.concepts), "–")
            row(f"{document.name}: their places", share(result.hit, result.places), "–")
            _name(result, missed)
        if len(found) > 1:
            both = joined(glossary, (found[0], found[1]))
            row(f"{game}: found in both languages, in one entry", share(both.found, both.concepts), "–")
            _name(both, missed)


def _name(result: Recall, missed: bool) -> None:
    if missed:
        print("    " + ", ".join(result.missed))


def verdicts() -> None:
    """The entries that are terms, by hand; of joined ones, whether the languages say the same."""
    for game in (*TEXTS, "lanterns"):
        result = judged(built(sources(), game), game)
        for tier in ("named", "used", "joined"):
            if result[tier][1]:
                row(f"{game}: right of the {tier} entries", share(*result[tier]), "–")
        if result["open"][0]:
            row(f"{game}: entries that nobody has judged", share(*result["open"]), "0")


def honest(glossary: EvidenceGlossary) -> tuple[int, int]:
    """Places that hold their term, and all places."""
    places = [(term.text, place) for entry in glossary for term in entry.terms for place in term.attestations]
    texts = [document.text for document in glossary.documents]
    return sum(texts[place.text][place.start : place.end] == text for text, place in places), len(places)


def cost(sizes: tuple[int, ...]) -> None:
    """Seconds for the SILVA pair, and for pairs of so many segments: our clauses again and again, numbered apart."""
    began = time.perf_counter()
    glossary = built(sources(), "silva")
    row("SILVA pair, reading, alignment and glossary", f"{time.perf_counter() - began:.2f} s", "–")
    row("places honest", share(*honest(glossary)), "all")
    lines = clause_lines("silva", ("en", "zh-Hant"))
    for size in sizes:
        many = [(f"{one} ({i})", f"{other}（{i}）") for i in range(size // len(lines) + 1) for one, other in lines]
        texts = ["\n\n".join(line[side] for line in many[:size]) for side in (0, 1)]
        pair = [read_document(text, language) for text, language in zip(texts, ("en", "zh-Hant"), strict=True)]
        for name, documents in (("one text", pair[:1]), ("a pair", pair)):
            began = time.process_time()
            build_glossary(documents)
            row(f"{size} segments, {name}, processor time", f"{time.process_time() - began:.1f} s", "linear")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--missed", action="store_true", help="name the concepts that were not found")
    parser.add_argument("--growth", action="store_true", help="time 1,000 to 20,000 segments too")
    options = parser.parse_args()
    if not sources().is_dir():
        raise SystemExit(f"no source texts at {sources()}")
    for known in (False, True):
        recalls(known, options.missed)
    verdicts()
    cost((1_000, 2_000, 5_000, 10_000, 20_000) if options.growth else ())


if __name__ == "__main__":
    main()
