"""The same game in two languages, in a real Chromium: places, readings, both plays step by step, without a kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook
from silva_kit.silva.two_texts import place_of, say, told
from silva_widgets import Compared
from ui.conftest import OpenPage
from ui.measures import SIZES, SMALL
from ui.read_page import ReadPage

pytestmark = pytest.mark.browser

WARRIOR = "silva.R01"
SCREENS = [(language, dark, width) for language in LANGUAGES for dark in (False, True) for width in (900, 1280, 1920)]
LEVELS = "(side) => [...side.querySelectorAll('[data-level]')].map((one) => one.dataset.level).join(' ')"


@pytest.fixture
def open_compared(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> OpenPage:
    """Opens the page; where the texts are is said by the test alone."""
    monkeypatch.delenv("SILVA_KIT_SOURCES", raising=False)
    return lambda **given: open_page(widget=Compared, **{"lang": "en", "alive": False, **given})


def side(page: ReadPage, name: str) -> Locator:
    """One of the two plays."""
    return page.page.locator(f"[data-side={name}]")


def step(page: ReadPage, name: str) -> None:
    """A button of the timeline."""
    page.page.locator(".silva-timeline").get_by_role("button", name=name, exact=True).click()


def test_both_plays_part_where_python_says(open_compared: OpenPage) -> None:
    """It opens where they part; before that both tables are the same; at the end each has its own winner."""
    page = open_compared(place=WARRIOR)
    found = place_of(WARRIOR).compare()
    assert found is not None and found.parting is not None
    parting = page.page.locator(".cmp-parting")
    expect(parting).to_have_text(say("en", "two-parted"))
    expect(page.page.locator(".silva-step")).to_have_text(
        f"Step {found.parting.step + 1} of {len(found.first.record.positions)}"
    )
    for name, clauses in zip(("first", "second"), found.parting.alone, strict=True):
        expect(side(page, name).locator(".cmp-cited button")).to_have_text(list(clauses))
    step(page, "First step")
    expect(parting).to_have_text(say("en", "two-same"))
    assert side(page, "first").evaluate(LEVELS) == side(page, "second").evaluate(LEVELS)
    step(page, "Last step")
    expect(parting).to_have_text(say("en", "two-went-on"))
    assert side(page, "first").evaluate(LEVELS) != side(page, "second").evaluate(LEVELS)
    ends = [play.record.position.result.winners[0].name for play in (found.first, found.second)]
    assert ends[0] != ends[1]
    for name, winner in zip(("first", "second"), ends, strict=True):
        expect(side(page, name).locator(".silva-result strong")).to_contain_text(winner)


def test_another_place_and_language_need_no_kernel(open_compared: OpenPage) -> None:
    """The list, the arrows and the language buttons change all words; a place that cannot be played says so."""
    page = open_compared(place=WARRIOR)
    question = page.page.locator(".cmp-question")
    page.page.get_by_role("combobox").select_option("silva.R58")
    expect(question).to_have_text(told("en", place_of("silva.R58"))["question"])
    expect(page.page.locator(".silva-notice")).to_have_text(say("en", "two-unplayed"))
    expect(page.page.locator(".cmp-side")).to_have_count(0)
    page.page.get_by_role("button", name="日本語").click()
    said = told("ja", place_of("silva.R58"))
    expect(question).to_have_text(said["question"])
    expect(page.page.locator(".cmp-says")).to_have_text([said["en"], said["zh"], said["plays"]])
    expect(page.page.locator(".cmp-mend")).to_contain_text(said["mend"])
    page.page.locator(".cmp-choose button").last.click()
    expect(question).not_to_have_text(said["question"])


def test_clauses_open_and_stand_in_three_languages(open_compared: OpenPage) -> None:
    """The clauses of a place side by side; a clause that is cited opens at a click and Escape closes it."""
    page = open_compared(place="silva.R05")
    book = Rulebook.load("silva")
    first = page.page.locator(".cmp-clause").first
    id = place_of("silva.R05").clauses[0]
    expect(first.locator("p")).to_have_text([book.clause(id).text(language) for language in LANGUAGES])
    page.page.locator(".cmp-cited button").first.click()
    expect(page.page.locator(".silva-clause")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".silva-clause")).to_have_count(0)


def test_page_keys_step_through_both_plays(open_compared: OpenPage) -> None:
    """Page Down and Page Up, wherever the focus is in the plays."""
    page = open_compared(place=WARRIOR)
    page.page.locator(".silva-timeline input").focus()
    before = page.page.locator(".silva-step").inner_text()
    page.page.keyboard.press("PageDown")
    expect(page.page.locator(".silva-step")).not_to_have_text(before)
    page.page.keyboard.press("PageUp")
    expect(page.page.locator(".silva-step")).to_have_text(before)


def test_the_original_lines_are_marked(open_compared: OpenPage, source_folder: Path) -> None:
    """Where the texts are at hand the words at issue stand marked in their lines; else only source and line."""
    page = open_compared(place="silva.R58", sources=source_folder)
    marks = page.page.locator(".cmp-original mark")
    assert [len(text) for text in marks.all_inner_texts()] == [one.length for one in place_of("silva.R58").words]
    without = open_compared(place="silva.R58")
    expect(without.page.locator(".cmp-original mark")).to_have_count(0)
    expect(without.page.locator(".cmp-original")).to_contain_text(say("en", "two-no-original"))


@pytest.mark.parametrize(("language", "dark", "width"), SCREENS)
def test_it_fits_and_can_be_read(language: str, dark: bool, width: int, open_compared: OpenPage) -> None:
    """No sideways scrolling, no text under 12 px, no small button, nothing that axe finds, in every place."""
    page = open_compared(lang=language, dark=dark, width=width)
    for id in ("silva.R03", "silva.R02", "silva.R09", "silva.R12"):
        page.page.get_by_role("combobox").select_option(id)
        assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), id
        root = page.page.locator(".silva-root")
        sizes: list[list[Any]] = root.evaluate(SIZES)
        assert [one for one in sizes if one[0] < 12] == [], id
        assert root.evaluate(SMALL) == [], id
        assert page.violations() == [], id
