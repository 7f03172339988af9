"""The main job, as a person does it: JupyterLab as the README leaves it, a lesson, a table, in a real browser."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from queue import Queue
from threading import Thread

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from watched import Watched

pytestmark = pytest.mark.browser

ADDRESS = re.compile(r"http://(?:localhost|127\.0\.0\.1):\d+/lab\S*token=\w+")
PATIENCE = 60_000  # milliseconds; the machine may be busy, and everything waits for a state, not for a time
SECONDS_TO_START = 180  # the lessons are run before the server starts
LESSON = "01_silva"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that `silva-kit lab` prints, in a home of its own; the server ends with the tests."""
    home = tmp_path_factory.mktemp("home")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "LC_", "LANG"))}
    server = subprocess.Popen(
        [sys.executable, "-m", "silva_kit", "lab", home / "lessons", "--no-browser"],
        cwd=home,
        env={**kept, "HOME": str(home), "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    yield address(server)
    server.send_signal(signal.SIGTERM)
    server.wait(timeout=60)


def address(server: subprocess.Popen[str]) -> str:
    """The address in the server's output, which is read to its end (a full pipe would stop the server)."""
    said: list[str] = []
    found: Queue[str | None] = Queue()

    def follow() -> None:
        assert server.stdout is not None
        for line in server.stdout:
            said.append(line)
            if match := ADDRESS.search(line):
                found.put(match[0])
        found.put(None)

    Thread(target=follow, daemon=True).start()
    return found.get(timeout=SECONDS_TO_START) or pytest.fail("silva-kit lab ended:\n" + "".join(said))


def open_notebook(page: Page, lab: str, lesson: str, language: str = "en") -> None:
    """Open a lesson by its address and wait until its cells and its kernel are there."""
    page.goto(re.sub(r"/lab/tree/[^?]*", f"/lab/tree/{language}/{lesson}.ipynb", lab) + "&reset")
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible()
    expect(page.locator(".jp-Toolbar-kernelName")).to_have_text(re.compile("^Python 3"))
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")


def menu(page: Page, name: str, entry: str) -> None:
    """Choose an entry of JupyterLab's menu."""
    page.get_by_role("menuitem", name=name, exact=True).click()
    page.get_by_role("menuitem", name=re.compile(f"^{entry}")).first.click()


def run_all(page: Page) -> None:
    """Run all cells from the menu and wait until the kernel has done them."""
    menu(page, "Run", "Run All Cells")
    expect(page.locator(".jp-InputPrompt", has_text="[*]")).to_have_count(0)
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")
    expect(page.locator("[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)
    assert page.locator(".jp-Dialog").all_inner_texts() == []


def game(page: Page) -> Locator:
    """The table of the lesson's free game, in view."""
    table = page.locator(".jp-Cell", has_text="SilvaTable(players=").locator(".silva-root")
    table.scroll_into_view_if_needed()
    expect(table.locator(".silva-card").first).to_be_visible()
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
        )
        if last_step(table) != before:
            break
    expect_more_steps(table, before)


def test_the_first_lesson_opens_without_questions(lab: str, watched: Watched) -> None:
    """The printed address opens the welcome page: no news toast, no kernel dialog, no error, no other host."""
    watched.page.goto(lab)
    expect(watched.page.locator(".jp-Notebook h1").first).to_be_visible()
    expect(watched.page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute("data-status", "idle")
    assert watched.page.locator(".jp-Dialog, .Toastify__toast").count() == 0
    assert watched.errors == []
    assert watched.hosts == {"localhost"}


def test_the_table_is_there_before_anything_is_run(lab: str, watched: Watched) -> None:
    """A reader sees the cards at once: the copies carry the state of their widgets and are trusted."""
    open_notebook(watched.page, lab, LESSON)
    expect(watched.page.locator(".silva-root .silva-card").first).to_be_visible()
    assert watched.errors == []


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
    refused_by_clause(page, table)
    switched_language(table)
    back_in_time(table)
    assert watched.errors == []
    assert watched.hosts == {"localhost"}


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
    assert watched.errors == []


def refused_by_clause(page: Page, table: Locator) -> None:
    """A move that is not allowed opens its reasons; each names its clause, and the clause can be read."""
    before = last_step(table)
    table.locator("summary", has_text="Legal moves").click()
    table.get_by_label("Or type any move").fill("A play 10 A")
    table.get_by_role("button", name="Confirm", exact=True).click()
    reason = table.locator(".silva-refusal .silva-clause-link").first
    expect(reason).to_be_visible()
    clause = reason.text_content() or ""
    assert clause.startswith("silva.")
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
    assert again.errors == []
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
    assert again.errors == []
    again.page.close()
