"""The cards of SILVA as data: levels, copies, names and effects as the clauses state them."""

from __future__ import annotations

from pathlib import Path

import pytest

from silva_kit.components import cards, load
from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.toml_data import ContentError

STATED = {
    10: ("silva.cards.list.10", "silva.card.10.level", "silva.card.10.effect_name", 1, "Kukunochi"),
    9: ("silva.cards.list.09", "silva.card.09.level", "silva.card.09.effect_name", 1, "Sword Girl"),
    8: ("silva.cards.list.08", "silva.card.08.level", "silva.card.08.effect_name", 2, "Spirit"),
    7: ("silva.cards.list.07", "silva.card.07.level", "silva.card.07.effect_name", 2, "Farmer"),
    6: ("silva.cards.list.06", "silva.card.06.level", "silva.card.06.effect_name", 2, "Masu Craftsman"),
    5: ("silva.cards.list.05", "silva.card.05.level", "silva.card.05.effect_name", 1, "Brewer"),
    4: ("silva.cards.list.04", "silva.card.04.level", "silva.card.04.effect_name", 2, "Warrior"),
    3: ("silva.cards.list.03", "silva.card.03.level", "silva.card.03.effect_name", 2, "Recon Team"),
    2: ("silva.cards.list.02", "silva.card.02.level", "silva.card.02.effect_name", 2, "Trainee"),
    1: ("silva.cards.list.01", "silva.card.01.level", "silva.card.01.effect_name", 2, "Boy"),
    0: ("silva.cards.list.00", "silva.card.00.level", "silva.card.00.effect_name", 1, "Young Kukunochi"),
}
CARD = (
    '[[card]]\nlevel = {{ value = {level}, origin = "{origin}" }}\ncopies = {{ value = 1, origin = "derived" }}\n'
    'name = {{ value = "{name}", origin = "attested" }}\n'
    'effect = {{ value = "silva.t.effect.slash", origin = "attested" }}\n'
)


def test_levels_copies_and_names_are_those_of_the_clauses() -> None:
    """Each card has the level, the copies and the name that its three clauses state."""
    glossary = Glossary.load()
    found = {
        card.level.value: (*card.clauses, card.copies.value, glossary.preferred(card.name.value, "en"))
        for card in cards("silva")
    }
    assert found == STATED


def test_there_are_eleven_cards_and_eighteen_copies() -> None:
    """`silva.cards.types`, `silva.meta.contents`: 11 kinds, 18 game cards."""
    assert len(cards("silva")) == 11
    assert sum(card.copies.value for card in cards("silva")) == 18


def test_each_card_has_an_effect_of_its_own() -> None:
    """`silva.cards.unique_effect`: no two cards share an effect."""
    assert len({card.effect.value for card in cards("silva")}) == 11


@pytest.mark.parametrize("level", STATED)
def test_our_sentences_state_the_same_numbers(level: int, book: Rulebook) -> None:
    """The sentence for a card's level names its level in each language."""
    clause = book.clause(STATED[level][1])
    assert all(str(level) in clause.text(language) for language in ("en", "zh-Hant", "ja"))


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"level": "-1"}, "card -1: `level` is -1; it must be 0 or more"),
        ({"origin": "guessed"}, "origin of `level` is 'guessed', none of attested"),
        ({"name": "silva.t.card.wizard"}, "`name` is 'silva.t.card.wizard', no concept of the glossary"),
    ],
)
def test_a_faulty_component_is_refused_with_file_and_field(
    values: dict[str, str], message: str, tmp_path: Path
) -> None:
    """The error names the file, the card, the field and what is wrong."""
    path = tmp_path / "components.toml"
    given = {"level": "1", "origin": "attested", "name": "silva.t.card.boy", **values}
    path.write_text(CARD.format(**given), encoding="utf-8")
    with pytest.raises(ContentError, match=message) as caught:
        load(path)
    assert str(caught.value).startswith(str(path))


def test_a_level_stands_once(tmp_path: Path) -> None:
    """Two cards of the same level are refused."""
    path = tmp_path / "components.toml"
    card = CARD.format(level="1", origin="attested", name="silva.t.card.boy")
    path.write_text(card * 2, encoding="utf-8")
    with pytest.raises(ContentError, match="level 1 stands twice"):
        load(path)
