"""What can be known, in a real Chromium: bars and reasons, by mouse and keyboard, stopped, in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from silva_kit.messages import format_message
from silva_kit.record import Record
from silva_kit.silva import SilvaPosition
from silva_widgets import seeking
from ui.bare_page import BarePage
from ui.conftest import Open
from ui.measures import TEXTS

pytestmark = pytest.mark.browser

START = "silva 3p turn=A do=play:A hands=A:2.5,B:8,C:4 rows=A:7.6,B:1,C:3 deck=*"
MOVES = ("A play 2 B 7", "draw 6", "B play 6", "draw 7", "C play 7", "draw 3")


def ui(key: str, lang: str = "en", **args: Any) -> str:
    """The interface's words as they stand in content/."""
    return format_message(lang, key, args=args)


def record() -> Record:
    """A Trainee misses B's Farmer, and two turns go by."""
    played = Record(SilvaPosition.from_text(START))
    for move in MOVES:
        played.play(move)
    return played


def bar(page: BarePage, card: str, hand: int = 0) -> Locator:
    """The bar of a card in one of the hands."""
    return page.page.locator(".silva-know-rows").nth(hand).locator("button").filter(has_text=card)


def test_bars_are_asked_for_and_tell_why(open_table: Open) -> None:
    """Nothing before the click; then each chance in words; a bar lists its steps, and a step is gone to."""
    page = open_table(record=record(), seed=1)
    expect(page.page.locator(".silva-know-row")).to_have_count(0)
    page.page.get_by_role("button", name=ui("ui-know-you")).click()
    page.push()
    known = page.table.belief().holds(page.table.view.seats[1])
    for card, chance in known.items():
        expect(bar(page, f"({card.level})")).to_contain_text(f"{100 * chance:.1f}".removesuffix(".0") + "%")
    bar(page, "(7)").click()
    why = page.page.locator(".silva-know-why")
    expect(why).to_contain_text("B answers: Farmer (7) is a wrong guess.")
    assert page.violations() == []
    why.locator("button").first.click()
    expect(page.page.locator(".silva-step")).to_have_text(ui("ui-step", step=2, of=len(MOVES) + 1))
    expect(why.locator("li")).to_have_count(1)
    page.page.get_by_role("button", name=ui("ui-know-you")).click()
    expect(page.page.locator(".silva-know-row")).to_have_count(0)


def test_bars_and_reasons_by_keyboard(open_table: Open) -> None:
    """Tab to the hand, arrows along it, Enter asks; the focus stays on the bar, and goes on to the reasons."""
    page = open_table(record=record(), seed=1)
    page.page.get_by_role("button", name=ui("ui-know-you")).focus()
    page.page.keyboard.press("Enter")
    page.push()
    expect(bar(page, "(10)")).to_be_visible()
    for _ in range(3):
        page.page.keyboard.press("Tab")
    expect(bar(page, "(10)")).to_be_focused()
    for _ in range(3):
        page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("Enter")
    asked = page.page.locator(".silva-know-row[aria-expanded=true]")
    expect(asked).to_be_focused()
    expect(asked).to_contain_text("(7)")
    expect(page.page.locator(".silva-know-why")).to_be_visible()


def test_a_search_is_watched_and_stopped(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """After half a second there is a bar and a way to stop; then each move with its chance and interval."""
    monkeypatch.setattr(seeking, "QUICK", 0.0)
    page = open_table(position="silva 4p turn=A do=play:A hands=A:2.5,B:8,C:4,D:3 deck=*", seed=1)
    panel = page.page.locator(".silva-know")
    panel.get_by_role("button", name=ui("ui-explore-ask")).click()
    expect(panel.locator("progress")).to_be_visible()
    assert page.violations() == []
    panel.get_by_role("button", name=ui("ui-cancel")).click()
    page.push()
    expect(panel.locator("progress")).to_have_count(0)
    page.table.explore("sensible", 5)
    page.push()
    moves = page.table._state["frames"][-1]["view"]["moves"]
    expect(panel.locator(".silva-know-row")).to_have_count(len(moves))
    expect(panel).to_contain_text(ui("ui-explore-games", count=5))
    assert page.violations() == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_it_speaks_the_readers_language(open_table: Open, lang: str, dark: bool) -> None:
    """No English on a Chinese or Japanese screen; text and bars have contrast, light and dark."""
    page = open_table(record=record(), seed=1, lang=lang, dark=dark)
    page.table.explore("random", 5)
    page.push()
    page.page.get_by_role("button", name=ui("ui-know-about", lang, seat="B")).click()
    page.push()
    bar(page, "（7）").click()
    expect(page.page.locator(".silva-know-why")).to_contain_text(ui("ui-know-why", lang, card=7))
    texts = page.page.locator(".silva-know").evaluate(TEXTS)
    assert len(texts) > 20
    assert [text for text in texts if re.search(r"[A-Za-z]{2,}", text.replace("FOMUS", ""))] == []
    assert page.violations() == []


@pytest.mark.parametrize("width", [360, 700, 1280, 1920])
def test_nothing_runs_over_the_edge(open_table: Open, width: int) -> None:
    """From a telephone to a wide screen the panel keeps inside the table's width."""
    page = open_table(record=record(), seed=1, width=width, know="A")
    page.table.explore("random", 5)
    page.push()
    bar(page, "(7)").click()
    expect(page.page.locator(".silva-know-why")).to_be_visible()
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_saved_table_shows_it_without_a_kernel(open_table: Open) -> None:
    """The keyword has put it there: bars, reasons and earlier steps work though nobody answers."""
    page = open_table(record=record(), seed=1, know="A", alive=False)
    bar(page, "(7)").click()
    page.page.get_by_role("button", name=ui("ui-first")).click()
    expect(bar(page, "(7)")).to_contain_text("9.1%")
    expect(page.page.locator(".silva-know-why")).to_contain_text(ui("ui-know-unchanged"))
