"""What lies in the box as data: the cards of SILVA, the suits and tokens of Silent Guardians, as the clauses say."""

from __future__ import annotations

from pathlib import Path

import pytest

from silva_kit.components import Value, box, cards, load, load_box
from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.silent_guardians import cards as played
from silva_kit.toml_data import ContentError, content

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
BOX = box("silent_guardians")
BOX_TEXT = content("silent_guardians", "components.toml").read_text(encoding="utf-8")
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


def test_a_list_is_no_concept(tmp_path: Path) -> None:
    """A value of another type is refused like a name that is not in the glossary."""
    path = tmp_path / "components.toml"
    card = CARD.format(level="1", origin="attested", name="silva.t.card.boy")
    path.write_text(card.replace('"silva.t.card.boy"', '["silva.t.card.boy"]'), encoding="utf-8")
    with pytest.raises(ContentError, match=r"`name` is \['silva.t.card.boy'\], no concept"):
        load(path)


def test_a_level_stands_once(tmp_path: Path) -> None:
    """Two cards of the same level are refused."""
    path = tmp_path / "components.toml"
    card = CARD.format(level="1", origin="attested", name="silva.t.card.boy")
    path.write_text(card * 2, encoding="utf-8")
    with pytest.raises(ContentError, match="level 1 stands twice"):
        load(path)


def test_the_numbers_of_cards_and_tokens_are_those_of_the_source() -> None:
    """`sg.comp.cards`, `sg.comp.tokens`: 40 + 4, 12 + 2; `sg.comp.indicator`, `sg.comp.random`: 4 and 5 cards."""
    gray = [suit.color for suit in BOX.suits if suit.trump.value]
    assert gray == ["x"]
    for kinds, plain, special in ((BOX.suits, 40, 4), (BOX.tokens, 12, 2)):
        assert sum(kind.copies.value for kind in kinds if kind.color not in gray) == plain
        assert sum(kind.copies.value for kind in kinds if kind.color in gray) == special
    assert {other.name.value: other.copies.value for other in BOX.others} == {"sg.t.indicator": 4, "sg.t.rnd_card": 5}


@pytest.mark.parametrize("players", [3, 4])
def test_a_deal_uses_up_the_cards(players: int) -> None:
    """Hands and removed cards are all 44 cards, and there is one token for each trick.

    `sg.setup.deal3`, `sg.setup.deal4`, `sg.setup.players`, `sg.setup.indicator_deal`, `sg.draft.count_equals_tricks`
    """
    deal = BOX.deal(players)
    assert players * deal.hand.value + deal.removed.value == sum(suit.copies.value for suit in BOX.suits) == 44
    assert deal.tokens.value == deal.hand.value
    assert deal.indicators.value == players <= 4
    assert [d.players for d in BOX.deals] == [3, 4]


def test_the_engine_plays_with_these_components() -> None:
    """Suits in the order of a held hand, ranks, tokens and hands are the ones of the engine."""
    assert "".join(suit.color for suit in BOX.suits) == played.COLORS
    assert {suit.color: suit.ranks.value[-1] for suit in BOX.suits} == played.RANKS
    assert {token.color: token.copies.value for token in BOX.tokens} == played.TOKENS
    assert {deal.players: deal.hand.value for deal in BOX.deals} == played.HAND


def test_what_the_source_does_not_give_is_marked() -> None:
    """Even suits and tokens are inferred, numbers on cards illustrative; only scenario 1 has its transfer count."""
    assert {suit.copies.origin for suit in BOX.suits if suit.color != "x"} == {"inferred"}
    assert {token.copies.origin for token in BOX.tokens if token.color != "x"} == {"inferred"}
    assert {suit.ranks.origin for suit in BOX.suits} == {"illustrative"}
    given = {scenario.number: scenario.transfers for scenario in BOX.scenarios}
    assert given == {1: Value(2, "attested"), **dict.fromkeys(range(2, 10))}
    assert {scenario.number: scenario.played.origin for scenario in BOX.scenarios}[2] == "illustrative"


def test_an_owner_may_fill_in_a_transfer_count(tmp_path: Path) -> None:
    """`sg.scn.transfer`: a number written beside a scenario is played instead of the one that is only shown."""
    text = BOX_TEXT.replace("number = 2\n", 'number = 2\ntransfers = { value = 3, origin = "attested" }\n')
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    assert load_box(path).scenario(2).played == Value(3, "attested")


def test_components_name_clauses_of_their_game() -> None:
    """Each entry says which clauses state it, and they are there."""
    clauses = Rulebook.load("silent_guardians").clauses
    entries = (*BOX.suits, *BOX.tokens, *BOX.deals, *BOX.others, *BOX.scenarios)
    assert all(entry.clauses and set(entry.clauses) <= set(clauses) for entry in entries)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("ranks = { value = [1, 2, 3, 4]", "ranks = { value = [1, 3, 2, 4]", "suit x: `ranks` is .*ascending"),
        ("ranks = { value = [1, 2, 3, 4]", "ranks = { value = [1, 2, 3]", "suit x: 3 ranks for 4 copies"),
        ("trump = { value = true", "trump = { value = 1", "suit x: `trump` is 1; it must be true or false"),
        ("number = 9", "number = 8", "scenario 8 stands twice"),
        ("transfers = { value = 2", "transfers = { value = -1", "scenario 1: `transfers` is -1; it must be 0 or more"),
        ('copies = { value = 5, origin = "attested" }', "copies = 5", r"an \[\[other\]\]: `copies` must be"),
        ("players = 4", 'players = "four"', "`players` is 'four', not int"),
    ],
)
def test_a_faulty_box_is_refused_with_file_and_field(right: str, wrong: str, message: str, tmp_path: Path) -> None:
    """The error names the file, the entry, the field and what is wrong."""
    assert right in BOX_TEXT
    path = tmp_path / "components.toml"
    path.write_text(BOX_TEXT.replace(right, wrong), encoding="utf-8")
    with pytest.raises(ContentError, match=message) as caught:
        load_box(path)
    assert str(caught.value).startswith(str(path))
