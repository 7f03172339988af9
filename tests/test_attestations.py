"""Attestations: each one stands where it says, and their counts are those of the glossary seed."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from silva_kit.glossary import Glossary, attestations, build
from silva_kit.glossary.build import find_attestations, may_be_attested
from silva_kit.sources import SourcesError, SourceTexts, known_sources

ATTESTED = attestations("silva")

COUNTED = {
    "silva.en": (
        "card.sword_girl card.farmer card.masu_craftsman card.young_kukunochi effect.slash effect.brewing "
        "effect.combat effect.suicide_attack zone.discard_pile comp.rule_card comp.regeneration_card "
        "role.turn_player role.targeted_opponent role.right_player act.draw act.eliminate act.nullify "
        "rule.tie rule.face_up rule.secretly rule.game_end world.world_tree world.dojo"
    ),
    "silva.zh-Hant": (
        "card.kukunochi card.sword_girl card.spirit card.farmer card.brewer card.warrior card.recon_team "
        "card.trainee card.boy card.young_kukunochi effect.slash effect.telepathy effect.brewing "
        "comp.regeneration_card comp.masu role.turn_player role.first_player act.shuffle act.draw "
        "act.discard rule.turn rule.effect rule.face_down rule.one_or_more world.legend"
    ),
}
"""Concepts whose words in the glossary are those of the seed, so that both count the same."""


def test_the_text_at_each_place_is_the_term(sources: SourceTexts) -> None:
    """`text[start:end] == term` for every attestation."""
    for attestation in ATTESTED:
        assert sources.quote(attestation.place) == attestation.term, attestation


def test_the_data_file_is_what_the_build_finds(sources: SourceTexts) -> None:
    """The committed file equals a fresh build: same glossary, same texts, same attestations."""
    texts = known_sources()
    fresh = [
        attestation
        for id in ("silva.en", "silva.zh-Hant")
        for attestation in find_attestations(texts[id], sources.lines[id], Glossary.load())
    ]
    assert list(ATTESTED) == fresh, "run `silva-kit glossary build`"


@pytest.mark.parametrize(("source", "concept"), [(source, id) for source, ids in COUNTED.items() for id in ids.split()])
def test_counts_are_those_of_the_seed(source: str, concept: str, rules_folder: Path) -> None:
    """Each term of a concept is attested as often as the glossary seed counts it outside longer terms."""
    seed = (rules_folder / "silva.md").read_text(encoding="utf-8").split("# GLOSSARY SEED")[1]
    row = re.search(rf"^\| `{re.escape(concept)}` \| (.*?) \| (.*?) \| ", seed, re.MULTILINE)
    assert row
    cell = row[1 if source == "silva.en" else 2]
    terms = re.findall(r"(?:^|<br>)(.+?) (\d+)(?: \[(\d+)\])?: ", cell)
    expected = {term: int(exclusive or raw) for term, raw, exclusive in terms}
    found = Counter(a.term for a in ATTESTED if a.place.source == source and _local(a.concept) == concept)
    assert {term: found[term] for term in expected} == expected


def test_a_preferred_term_marked_attested_stands_in_the_source(sources: SourceTexts) -> None:
    """A term of SILVA's own with the status attested stands in a text, in this form or a listed one."""
    missing = [
        (concept.id, language)
        for concept in Glossary.load()
        for language in ("en", "zh-Hant")
        if concept.id.startswith("silva.") and concept.words[language].status == "attested"
        for text in ["\n".join(sources.lines[f"silva.{language}"]).lower()]
        if not any(term.lower() in text for term in (concept.preferred(language), *concept.words[language].forms))
    ]
    assert missing == []


def test_words_of_the_kit_are_not_looked_for() -> None:
    """`save` or `next` in a rulebook is no attestation of a button; `rule` is attested there."""
    glossary = Glossary.load()
    assert not may_be_attested(glossary["t.kit.next"], "en")
    assert may_be_attested(glossary["t.kit.rule"], "en")


def test_build_needs_the_texts(tmp_path: Path) -> None:
    """A folder that is missing, or has none of the texts, is refused; nothing is written."""
    with pytest.raises(SourcesError, match="does not exist"):
        build(tmp_path / "nowhere")
    (tmp_path / "silva.en.txt").write_text("another text", encoding="utf-8")
    with pytest.raises(SourcesError, match="no known source text"):
        build(tmp_path)


def _local(concept: str) -> str:
    return concept.removeprefix("silva.").removeprefix("t.")
