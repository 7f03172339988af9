"""The rulings of each game as data: decisions, some of them switches, the same as the engine's."""

# traceability: off
from __future__ import annotations

import re
from pathlib import Path

import pytest

from silva_kit.games import word_of
from silva_kit.record import game as engine_of
from silva_kit.rulebook import Rulebook, UnknownClauseError
from silva_kit.sources import SourceTexts
from silva_kit.toml_data import content

FIGURES = {"onibi_cross_cost": {"one": "1", "zero": "0"}}
"""Values that the table writes as figures and the kit as words."""


def test_rulings_are_numbered_without_a_gap(each_book: Rulebook) -> None:
    """SILVA has R01 to R87, Silent Guardians R1 to R20, Kodama R1 to R23, Living Forest Duel R1 to R38, in order."""
    expected = {
        "silva": [f"silva.R{number:02}" for number in range(1, 88)],
        "silent_guardians": [f"sg.R{number}" for number in range(1, 21)],
        "kodama": [f"ko.R{number}" for number in range(1, 24)],
        "living_forest_duel": [f"lfd.R{number}" for number in range(1, 39)],
    }
    assert list(each_book.rulings) == expected[each_book.game]


def test_the_switches_are_the_ones_that_the_engine_plays(each_book: Rulebook) -> None:
    """17, 6, 5 and 7 switches with the same values and the same defaults in the data and in the engine."""
    played = engine_of(each_book.game).SWITCHES
    counts = {"silva": 17, "silent_guardians": 6, "kodama": 5, "living_forest_duel": 7}
    assert len(each_book.switches) == counts[each_book.game]
    assert {name: set(r.options) for name, r in each_book.switches.items()} == {n: set(v) for n, v in played.items()}
    assert {name: r.default for name, r in each_book.switches.items()} == {n: v[0] for n, v in played.items()}


def test_a_profile_sets_what_the_data_says(each_book: Rulebook) -> None:
    """Each profile of the engine is the column of the data, and sets the switches only."""
    engine = engine_of(each_book.game)
    assert tuple(engine.PROFILES) == each_book.profiles
    for profile in each_book.profiles:
        rulings = engine.Rulings.profile(profile)
        assert {name: getattr(rulings, name) for name in engine.SWITCHES} == {
            name: ruling.value(profile) for name, ruling in each_book.switches.items()
        }
        assert set(engine.PROFILES[profile]) <= set(engine.SWITCHES)


def test_a_profile_for_each_language_of_the_source_texts(each_book: Rulebook) -> None:
    """SILVA has an English and a Chinese text, Living Forest Duel a Japanese one, each other game an English one."""
    literal = {"silva": ("literal_en", "literal_zh"), "living_forest_duel": ("literal_ja",)}
    assert each_book.profiles == ("default", *literal.get(each_book.game, ("literal_en",)))


def test_the_switch_table_says_the_same(book: Rulebook, rules_folder: Path) -> None:
    """Names, values, defaults and literal readings equal the decided table, row by row."""
    table = (rules_folder / "silva.md").read_text(encoding="utf-8").split("## 3.1 Switch table")[1]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \| (\w+) \| (\w+) \| (\w+) \| (R\d\d) \|$", table, re.MULTILINE)
    expected = {
        name: ([value.split(":")[0] for value in values.split(" / ")], default, en, zh, f"silva.{ruling}")
        for name, values, default, en, zh, ruling in rows
    }
    assert expected == {
        name: (list(r.options), r.default, r.literal_en, r.literal_zh, r.id) for name, r in book.switches.items()
    }


def test_the_words_of_the_japanese_text_say_two_things_otherwise() -> None:
    """L62 does not ask for the same element, and L89 does not call the start card a tree card."""
    book = Rulebook("living_forest_duel", content("living_forest_duel"), SourceTexts())
    changed = {name: r.literal_ja for name, r in book.switches.items() if r.value("literal_ja") != r.default}
    assert changed == {"token_gap": "any_element", "tree_start_counts": "no"}


@pytest.mark.parametrize("game", ["silent_guardians", "kodama", "living_forest_duel"])
def test_the_ruling_table_says_the_same(game: str, rules_folder: Path) -> None:
    """Which rulings of the later games have a switch, and its name and default, equal the decided table."""
    book = Rulebook(game, content(game), SourceTexts())
    word = word_of(game)
    text = (rules_folder / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| {word.upper()}-(R\d+) \|.*\| ([^|]*) \|$", text, re.MULTILINE)
    assert [f"{word}.{id}" for id, _ in rows] == list(book.rulings)
    switches = {f"{word}.{id}": _switch(cell) for id, cell in rows if cell != "no"}
    found = {
        ruling.id: (name, FIGURES.get(name, {}).get(ruling.default, ruling.default))
        for name, ruling in book.switches.items()
    }
    assert found == switches


def test_a_ruling_is_found_by_id_and_by_switch(book: Rulebook) -> None:
    """Both names lead to the same ruling; a mistyped one is refused."""
    assert book.ruling("silva.R01") is book.ruling("warrior_pick")
    with pytest.raises(UnknownClauseError, match="warrior_pik"):
        book.ruling("warrior_pik")


def test_rulings_on_a_clause_are_found(book: Rulebook) -> None:
    """A reader of a clause sees the decisions that bear on it."""
    assert [ruling.id for ruling in book.rulings_on("silva.card.00.beats_8")] == [
        "silva.R27",
        "silva.R60",
        "silva.R61",
        "silva.R80",
    ]


def _switch(cell: str) -> tuple[str, str]:
    """The switch in a cell of the table and its default: `sg.draft.blind=False` is draft_blind with no."""
    name, value = re.findall(r"`\w+?\.([\w.]+?)(?:=|∈\{)(\w+)", cell)[0]  # of several values the first is the default
    plain = {"True": "yes", "False": "no"}.get(value, value)
    return name.replace(".", "_"), plain
