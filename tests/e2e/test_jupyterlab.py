"""The main job, as a person does it: JupyterLab as the README leaves it, a lesson, a table, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.lesson import (
    back_in_time,
    choose_legal,
    errors,
    expect_more_steps,
    game,
    last_step,
    menu,
    open_notebook,
    refused_by_clause,
    restart_if_over,
    run_all,
    switched_language,
)
from watched import Watched

pytestmark = pytest.mark.browser

LESSON = "01_silva"
LESSONS = (LESSON, "02_silent_guardians", "03_kodama")


def test_the_first_lesson_opens_without_questions(lab: str, watched: Watched) -> None:
    """The printed address opens the welcome page: no news toast, no kernel dialog, no error, no other host."""
    watched.page.goto(lab)
    expect(watched.page.locator(".jp-Notebook h1").first).to_be_visible()
    expect(watched.page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")
    assert watched.page.locator(".jp-Dialog, .Toastify__toast").count() == 0
    assert errors(watched) == []
    assert watched.hosts == {"localhost"}


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_table_is_there_before_anything_is_run(lab: str, watched: Watched, lesson: str) -> None:
    """A reader sees the cards at once: the copies carry the state of their widgets and are trusted."""
    open_notebook(watched.page, lab, lesson)
    expect(watched.page.locator(".silva-root .silva-felt").first).to_be_visible()
    assert errors(watched) == []


def test_somebody_plays_in_the_lesson(lab: str, watched: Watched) -> None:
    """Run all; move by mouse and by keyboard; try what is illegal and read its clause; switch the language; go
    back in time. No console error, no request to another host."""
    page = watched.page
    open_notebook(page, lab, LESSON)
    run_all(page)
    table = game(page)
    choose_legal(page, table, by_keyboard=False)
    restart_if_over(table)
    choose_legal(page, table, by_keyboard=True)
    restart_if_over(table)
    refused_by_clause(table)
    switched_language(table)
    back_in_time(table)
    assert errors(watched) == []
    assert watched.hosts == {"localhost"}


def test_somebody_plays_silent_guardians(lab: str, watched: Watched) -> None:
    """Run all; take tokens and play a card; try what is illegal; switch the language; go back in time."""
    page = watched.page
    open_notebook(page, lab, "02_silent_guardians")
    run_all(page)
    table = game(page, "TrickTable(players=3, seed=7)")
    for _ in range(3):
        choose_legal(page, table, by_keyboard=False)
    choose_legal(page, table, by_keyboard=True)
    refused_by_clause(table, "A play r#9", "sg")
    switched_language(table)
    back_in_time(table)
    assert errors(watched) == []
    assert watched.hosts == {"localhost"}


def test_somebody_grows_a_tree(lab: str, watched: Watched) -> None:
    """Run all; lay cards of the Display by mouse and by keyboard; try a card that is not there; look back."""
    page = watched.page
    open_notebook(page, lab, "03_kodama")
    run_all(page)
    table = game(page, "game = KodamaTree(")
    laid(table, by_keyboard=False)
    laid(table, by_keyboard=True)
    refused_by_clause(table, "A kodama k99", "ko")
    expect(table.locator(".silva-refusal")).not_to_contain_text("A kodama")
    switched_language(table)
    back_in_time(table)
    assert errors(watched) == []
    assert watched.hosts == {"localhost"}


def laid(table: Locator, *, by_keyboard: bool) -> None:
    """Take the first card of the Display and lay it in its first good place."""
    before = last_step(table)
    card = table.locator("[data-card]").first
    if by_keyboard:
        card.press("Enter")
        expect(table.locator(".ko-good")).to_be_visible()
        table.page.keyboard.press("Enter")
    else:
        card.click()
        table.get_by_role("button", name="Place it here").click()
    expect_more_steps(table, before)


def test_a_typed_move_is_sent_by_enter(lab: str, watched: Watched) -> None:
    """JupyterLab keeps Enter from submitting a form inside a cell: the table must listen to the key itself."""
    open_notebook(watched.page, lab, LESSON)
    run_all(watched.page)
    table = game(watched.page)
    table.locator("summary", has_text="Legal moves").click()
    line = table.get_by_label("Or type any move")
    line.fill("A play 10 A")
    line.press("Enter")
    expect(table.locator(".silva-refusal")).to_be_visible()
    assert errors(watched) == []


def test_a_saved_lesson_shows_its_last_state_without_a_kernel(lab: str, browser: Browser) -> None:
    """Saved, its kernel shut down, opened again: the table stands where it was left, and its timeline moves."""
    first = Watched(browser.new_page())
    open_notebook(first.page, lab, LESSON)
    run_all(first.page)
    table = game(first.page)
    choose_legal(first.page, table, by_keyboard=False)
    steps = last_step(table)
    menu(first.page, "File", "Save Notebook")
    expect(first.page.locator(".lm-TabBar-tab.jp-mod-dirty")).to_have_count(0)
    menu(first.page, "Kernel", "Shut Down Kernel")
    expect(first.page.locator(".jp-Toolbar-kernelName")).to_have_text("No Kernel")
    first.page.close()
    again = Watched(browser.new_page())
    open_notebook(again.page, lab, LESSON)
    table = game(again.page)
    assert last_step(table) == steps
    back_in_time(table)
    assert errors(again) == []
    again.page.close()


def test_saving_a_lesson_that_was_not_run_keeps_its_tables(lab: str, browser: Browser) -> None:
    """JupyterLab itself would save the state of live widgets only: opened, saved, opened again, the table stands."""
    first = Watched(browser.new_page())
    open_notebook(first.page, lab, LESSON, "ja")
    expect(first.page.locator(".silva-root .silva-card").first).to_be_visible()
    for _ in range(2):  # the second time JupyterLab compares the file with what it saved: no question may come
        with first.page.expect_response(lambda got: got.request.method == "PUT" and "/api/contents/" in got.url) as put:
            menu(first.page, "File", "Save Notebook")
        assert put.value.ok
    assert first.page.locator(".jp-Dialog").count() == 0
    first.page.close()
    again = Watched(browser.new_page())
    open_notebook(again.page, lab, LESSON, "ja")
    expect(again.page.locator(".silva-root .silva-card").first).to_be_visible()
    assert again.page.get_by_text("Error displaying widget").count() == 0
    assert errors(again) == []
    again.page.close()
