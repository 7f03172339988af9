"""Attacks on the tables in a real Chromium: markup in names and typed moves, clicks that come twice or too late."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lesson_file import small_lesson
from silva_kit.messages import format_message
from silva_widgets import KodamaTree, SilvaTable, TrickTable
from ui.bare_page import BarePage
from ui.conftest import Open
from ui.test_kodama_page import NINE, PHASE
from ui.test_trick_page import MIDDLE

pytestmark = pytest.mark.browser

IMAGE = "<img src=x onerror=hit=1>"
SCRIPT = "</script><svg/onload=hit=1>"
NAMES = {"A": IMAGE, "B": SCRIPT}
# Whoever sits at B is played by the program, so that A decides again at once.
FARMER = "silva 2p turn=A do=play:A hands=A:7.3,B:1 rows=A:6,B:4 deck=*"
TABLES: dict[str, dict[str, Any]] = {
    "silva": {"widget": SilvaTable, "position": FARMER},
    "silent_guardians": {"widget": TrickTable, "position": MIDDLE},
    "kodama": {"widget": KodamaTree, "position": NINE},
}
each_table = pytest.mark.parametrize("game", TABLES)


def moves(page: BarePage) -> list[str]:
    """The moves that were sent."""
    return [ask["text"] for ask in page.sent if ask["do"] == "move"]


def press(page: BarePage, where: Locator, count: int) -> None:
    """A click of the mouse; `count` 2 is the second one of a double click."""
    where.scroll_into_view_if_needed()
    box = where.bounding_box()
    assert box
    page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.page.mouse.down(click_count=count)
    page.page.mouse.up(click_count=count)


@each_table
@pytest.mark.parametrize("lang", ["en", "zh-Hant", "ja"])
def test_markup_in_names_and_moves_is_text(open_table: Open, game: str, lang: str) -> None:
    """Nowhere on the screen does a name, or a move that was typed, become a tag; what it says is shown as it is."""
    page = open_table(**TABLES[game], names=NAMES, lang=lang, open_table=True, seed=1)
    root = page.page.locator(".silva-root")
    for seat in ("B", "A"):
        root.locator("select[id$='-eyes']").select_option(seat)
        expect(root).to_contain_text(NAMES[seat])
    line = root.locator(".silva-text-moves input")
    root.locator(".silva-text-moves summary").click()
    line.fill(f"A {IMAGE}")
    line.press("Enter")
    expect(root.locator(".silva-notice")).to_contain_text(IMAGE)
    assert root.locator("img, script, svg[onload]").count() == 0
    assert page.page.evaluate("globalThis.hit") is None


@each_table
def test_a_click_that_comes_too_late_is_told(open_table: Open, game: str) -> None:
    """The table has moved on and the screen does not know it yet: nothing is played, the newest state is shown."""
    page = open_table(**TABLES[game], seed=1)
    typed = {"silva": "A play 7", "silent_guardians": "A play r#1", "kodama": "A place 5 8 170 45"}[game]
    page.table.refresh()
    here = page.table.play.position
    page.page.locator(".silva-text-moves summary").click()
    line = page.page.locator(".silva-text-moves input")
    line.fill(typed)
    line.press("Enter")
    expect(page.page.locator(".silva-notice")).to_have_text(format_message("en", "ui-out-of-date", game=game))
    assert page.table.play.position is here
    line.fill(typed)
    line.press("Enter")
    expect(page.page.locator(".silva-notice")).to_have_count(0)
    assert page.table._state["refusal"] is not None or page.table.play.position is not here


def test_the_second_click_of_a_double_one_plays_nothing(open_table: Open) -> None:
    """The first click plays a card, and the answer may be there before the second: it hits another card."""
    page = open_table(**TABLES["silva"], seed=1)
    press(page, page.card(7), 1)
    page.page.wait_for_function("model.get('_state').version > 1")
    expect(page.page.locator(".silva-pick-card").first).to_be_visible()
    for later in page.page.locator(".silva-pick-card, .silva-option").all():
        press(page, later, 2)
    assert moves(page) == ["A play 7"]
    assert page.page.locator("[aria-pressed=true].silva-pick-card").count() == 0


def test_a_doubled_click_plays_one_card_of_a_trick(open_table: Open) -> None:
    """As at the table of SILVA: what lies under the pointer when the trick is over is not played."""
    page = open_table(**TABLES["silent_guardians"], seed=1)
    card = page.page.locator(".silva-pick-card[data-legal]").first
    press(page, card, 1)
    page.page.wait_for_function("model.get('_state').version > 1")
    for later in page.page.locator(".silva-pick-card, .silva-option").all():
        press(page, later, 2)
    assert len(moves(page)) == 1


def test_a_double_click_shows_a_kodama_card_and_does_not_play_it(open_table: Open) -> None:
    """`ko.kodama.play`: what it counts is seen first; the next click plays it."""
    page = open_table(widget=KodamaTree, position=PHASE, seed=1)
    card = page.page.locator("[data-cell='kodama/1']")
    press(page, card, 1)
    press(page, card, 2)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert moves(page) == []
    press(page, card, 1)
    page.page.wait_for_function("model.get('_state').version > 1")
    assert moves(page) == ["A kodama k5"]


def test_a_double_click_takes_a_card_of_the_display(open_table: Open) -> None:
    """It is not put down again by the second click, nor laid twice by a button that is clicked twice."""
    page = open_table(**TABLES["kodama"], seed=1)
    card = page.page.locator("[data-card='5']")
    press(page, card, 1)
    press(page, card, 2)
    expect(page.page.locator(".ko-ghost")).to_have_count(1)
    place = page.page.locator(".ko-ways .silva-primary")
    press(page, place, 1)
    page.page.wait_for_function("model.get('_state').version > 1")
    assert len(moves(page)) == 1


def test_a_doubled_click_on_hint_gives_one(open_table: Open, tmp_path: Any) -> None:
    """A lesson goes on by one step at a time."""
    page = open_table(lesson=str(small_lesson(tmp_path)))
    hint = page.page.locator(".silva-lesson button", has_text=format_message("en", "ui-hint"))
    press(page, hint, 1)
    expect(page.page.locator(".silva-hint")).to_be_visible()
    for button in page.page.locator(".silva-lesson button").all():
        press(page, button, 2)
    assert [ask["do"] for ask in page.sent] == ["lesson"]
