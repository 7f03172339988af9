"""Attestations: each one stands where it says; counts are those of the glossary seed, lines those of a reader."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary, attestations, build
from silva_kit.glossary.build import find_attestations, may_be_attested
from silva_kit.sources import SourcesError, SourceTexts, known_sources

ATTESTED = attestations("silva")
SOURCES = {game: [s for s in known_sources().values() if s.game == game] for game in GAMES}

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
READ_BY_HAND = {
    "sg.t.trick": {97, 106, 142},
    "sg.t.lead_player": {75, 77, 91, 114, 118, 133},
    "sg.t.lead_color": {91, 93, 101, 126},
    "sg.t.trump": {32, 102},
    "sg.t.sword_token": {23, 77, 85, 106, 107, 133, 148, 150, 163},
    "sg.t.gray_token": {26, 112, 135},
    "sg.t.valid": {110},
    "sg.t.most_frequent": {127},
    "sg.t.2v2": {139},
    "sg.t.transfer": {163},
    "sg.t.indicator": {35, 63, 66},
    "ko.t.line": {99, 102, 103, 107, 108, 109},
    "ko.t.firefly": {42, 78, 107, 109},
    "ko.t.touch": {74, 76, 86, 87},
    "ko.t.within2": {76},
    "ko.t.display": {55, 58, 84, 93, 111},
    "ko.t.trunk_card": {30, 38, 49, 53, 76, 103},
    "ko.t.season_marker": {32, 48, 58, 111},
    "ko.t.pawn": {33, 56, 117},
    "ko.t.cover": {88, 96},
    "ko.t.fork": {109},
    "ko.t.lowest": {117},
    "lfd.t.action_token": {28, 43, 47, 49, 54, 56, 58, 60, 62, 114, 124, 139},
    "lfd.t.shared_line": {28, 37, 47, 56, 58, 118, 124, 131},
    "lfd.t.solitary": {47, 49, 51, 120},
    "lfd.t.own_area": {51, 118},
    "lfd.t.element": {43, 56, 58, 60, 62, 85},
    "lfd.t.water": {79, 118, 120},
    "lfd.t.tree_card": {10, 85, 87, 95},
    "lfd.t.start_card": {89},
    "lfd.t.varan": {120, 133, 137},
    "lfd.t.clearing": {79, 99, 101, 103, 105, 107, 116, 120, 122},
    "lfd.t.onibi_piece": {16, 99, 101, 103, 116, 120, 122},
    "lfd.t.onibi_card": {16, 105, 107, 109, 131},
    "lfd.t.sanki": {91, 101, 135},
}
"""Lines where a concept of the later games stands, read by hand."""


@pytest.mark.parametrize("game", GAMES)
def test_the_text_at_each_place_is_the_term(game: str, sources: SourceTexts) -> None:
    """`text[start:end] == term` for every attestation."""
    for attestation in attestations(game):
        assert sources.quote(attestation.place) == attestation.term, attestation


@pytest.mark.parametrize("game", GAMES)
def test_the_data_file_is_what_the_build_finds(game: str, sources: SourceTexts) -> None:
    """The committed file equals a fresh build: same glossary, same texts, same attestations."""
    glossary = Glossary.of(game)
    fresh = [a for text in SOURCES[game] for a in find_attestations(text, sources.lines[text.id], glossary)]
    assert list(attestations(game)) == fresh, "run `silva-kit glossary build`"


@pytest.mark.parametrize("game", GAMES)
def test_only_words_of_the_game_are_attested(game: str) -> None:
    """A word of another game that happens to stand in a text (Number, color) is no term there."""
    assert {Glossary.load()[a.concept].game for a in attestations(game)} == {None, game}


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


@pytest.mark.parametrize("game", GAMES)
def test_a_preferred_term_marked_attested_stands_in_the_source(game: str, sources: SourceTexts) -> None:
    """A term of a game's own with the status attested stands in a text, in this form or a listed one."""
    missing = [
        (concept.id, source.language)
        for concept in Glossary.load()
        for source in SOURCES[game]
        if concept.game == game and concept.words[source.language].status == "attested"
        for text in ["\n".join(sources.lines[source.id]).lower()]
        if not any(term.lower() in text for term in Glossary.load().forms(concept.id, source.language))
    ]
    assert missing == []


@pytest.mark.parametrize("concept", READ_BY_HAND)
def test_the_lines_that_a_reader_finds_are_attested(concept: str) -> None:
    """Each concept of the later games stands in the lines where a reader finds it."""
    game = Glossary.load()[concept].game
    assert game
    assert {a.place.line for a in attestations(game) if a.concept == concept} >= READ_BY_HAND[concept]


def test_the_card_placed_last_is_no_last_card() -> None:
    """Line 109 speaks of the card that was placed last; a last card ends a branch (line 74)."""
    assert {a.place.line for a in attestations("kodama") if a.concept == "ko.t.last_card"} == {74}


def test_a_case_is_no_place_to_play() -> None:
    """場合 (if) stands in 13 lines of Living Forest Duel, and none of them speaks of 場, the play area."""
    assert [a for a in attestations("living_forest_duel") if a.concept == "t.zone.play_area"] == []


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
