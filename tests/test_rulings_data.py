"""The rulings of SILVA as data: 87 decisions, 17 of them switches, the same as the engine's."""

# traceability: off
from __future__ import annotations

import re
from pathlib import Path

import pytest

from silva_kit.rulebook import PROFILES, Rulebook, UnknownClauseError
from silva_kit.silva.rulings import PROFILES as PLAYED
from silva_kit.silva.rulings import SWITCHES, Rulings


def test_rulings_are_numbered_without_a_gap(book: Rulebook) -> None:
    """R01 to R87, in order."""
    assert list(book.rulings) == [f"silva.R{number:02}" for number in range(1, 88)]


def test_the_switches_are_the_ones_that_the_engine_plays(book: Rulebook) -> None:
    """17 switches with the same values and the same defaults in the data and in the engine."""
    assert len(book.switches) == 17
    assert {name: set(r.options) for name, r in book.switches.items()} == {n: set(v) for n, v in SWITCHES.items()}
    assert {name: r.default for name, r in book.switches.items()} == {n: v[0] for n, v in SWITCHES.items()}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_profile_sets_what_the_data_says(profile: str, book: Rulebook) -> None:
    """Each profile of the engine is the column of the data, and sets the switches only."""
    rulings = Rulings.profile(profile)
    assert {name: getattr(rulings, name) for name in SWITCHES} == {
        name: ruling.value(profile) for name, ruling in book.switches.items()
    }
    assert set(PLAYED[profile]) <= set(SWITCHES)


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
