"""What a person does in a lesson in JupyterLab: open it, run it, play at its tables, look back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from watched import Watched

PATIENCE = 60_000  # milliseconds; the machine may be busy, and everything waits for a state, not for a time

VIEW = "application/vnd.jupyter.widget-view+json"
SLOW = "[anywidget] Failed to initialize model."
"""What anywidget says of a table that took more than 2 seconds to load: on a busy machine no fault of the table."""

expect.set_options(timeout=PATIENCE)


def errors(watched: Watched) -> list[str]:
    """What went wrong on the page, but for the machine being slow."""
    return [error for error in watched.errors if SLOW not in error]


def open_notebook(page: Page, lab: str, lesson: str, language: str = "en") -> None:
    """Open a lesson by its address and wait until its cells, its kernel and the first table that it holds are there:
    cells that run while the saved tables are still being put back take their models away from them."""
    page.goto(re.sub(r"/lab/tree/[^?]*", f"/lab/tree/{language}/{lesson}.ipynb", lab) + "&reset")
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible()
    expect(page.locator(".jp-Toolbar-kernelName")).to_have_text(re.compile("^Python 3"))
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")
    saved = page.locator(f".jp-OutputArea-output[data-mime-type='{VIEW}']")
    if saved.count():
        expect(saved.first.locator(".silva-root")).to_be_visible()


def menu(page: Page, name: str, entry: str) -> None:
    """Choose an entry of JupyterLab's menu."""
    page.get_by_role("menuitem", name=name, exact=True).click()
    page.get_by_role("menuitem", name=re.compile(f"^{entry}")).first.click()


BEGUN = """() => {
  const runs = () => [...document.querySelectorAll(".jp-InputPrompt")].some((one) => one.textContent.includes("[*]"));
  window.begun = false;
  const watch = new MutationObserver(() => { window.begun ||= runs(); });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Remembers that a cell was seen running, however short the run is."""


def run_all(page: Page) -> None:
    """Run all cells from the menu and wait until the kernel has begun and done them: before it has begun, nothing runs
    either, and the tables that came with the file are still there."""
    page.evaluate(BEGUN)
    menu(page, "Run", "Run All Cells")
    page.wait_for_function("window.begun", timeout=PATIENCE)
    expect(page.locator(".jp-InputPrompt", has_text="[*]")).to_have_count(0)
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")
    expect(page.locator("[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)
    assert page.locator(".jp-Dialog").all_inner_texts() == []


def game(page: Page, call: str = "SilvaTable(players=") -> Locator:
    """The table of the first cell that makes this call, in view."""
    table = page.locator(".jp-CodeCell", has_text=call).first.locator(".silva-root")
    table.scroll_into_view_if_needed()
    expect(table.locator(".silva-felt").first).to_be_visible()
    return table


def last_step(table: Locator) -> int:
    """How many steps the table's timeline has."""
    found = table.locator("input[type=range]").get_attribute("max")
    assert found is not None
    return int(found)


def expect_more_steps(table: Locator, before: int) -> None:
    """Wait until the timeline is longer than it was, and the newest step is shown."""
    slider = table.locator("input[type=range]")
    expect(slider).not_to_have_attribute("max", str(before))
    assert last_step(table) > before


def restart_if_over(table: Locator) -> None:
    """A game may end at any move; the next thing to be tried needs a running one."""
    if table.locator(".silva-result").count():
        table.get_by_role("button", name="Restart", exact=True).click()
        expect(table.locator(".silva-result")).to_have_count(0)
    expect(table.locator("button[data-legal]").first).to_be_visible()


def choose_legal(page: Page, table: Locator, *, by_keyboard: bool) -> None:
    """Choose whatever is legal until the move is made: a card, then a target, then a guess, as asked."""
    before = last_step(table)
    for _ in range(4):
        option = table.locator(".silva-option[data-legal], button.silva-pick-card[data-legal]")
        asked = table.locator(".silva-option[data-legal]")
        choice = asked.first if asked.count() else option.first
        question = table.locator(".silva-prompt-title").text_content()
        if by_keyboard:
            choice.focus()
            page.keyboard.press("Enter")
        else:
            choice.click()
        page.wait_for_function(
            "([table, max, asked]) => table.querySelector('input[type=range]').max !== max"
            " || table.querySelector('.silva-prompt-title')?.textContent !== asked",
            arg=[table.element_handle(), str(before), question],
            timeout=PATIENCE,
        )
        if last_step(table) != before:
            break
    expect_more_steps(table, before)


def refused_by_clause(table: Locator, move: str = "A play 10 A", word: str = "silva") -> None:
    """A move that is not allowed opens its reasons; each names its clause, and the clause can be read."""
    before = last_step(table)
    table.locator("summary", has_text="Legal moves").click()
    table.get_by_label("Or type any move").fill(move)
    table.get_by_role("button", name="Confirm", exact=True).click()
    reason = table.locator(".silva-refusal .silva-clause-link").first
    expect(reason).to_be_visible()
    clause = reason.text_content() or ""
    assert clause.startswith(f"{word}.")
    assert len((table.locator(".silva-refusal .silva-reason p").first.text_content() or "").split()) > 3
    reason.click()
    expect(table.locator(".silva-side")).to_contain_text(clause)
    assert last_step(table) == before


def switched_language(table: Locator) -> None:
    """The three languages change every word on the table, and English comes back."""
    for lang, word in (("zh-Hant", "重新開始"), ("ja", "最初から"), ("en", "Restart")):
        table.locator(f".silva-bar button[lang={lang}]").click()
        expect(table).to_have_attribute("lang", lang)
        expect(table.locator(".silva-bar")).to_contain_text(word)


def back_in_time(table: Locator) -> None:
    """The timeline shows an earlier step and returns to the newest."""
    slider = table.locator("input[type=range]")
    newest = slider.input_value()
    table.get_by_role("button", name="First step", exact=True).click()
    expect(slider).to_have_value("0")
    table.get_by_role("button", name="Last step", exact=True).click()
    expect(slider).to_have_value(newest)
