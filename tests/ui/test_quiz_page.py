"""The quiz and the referee's table in a real Chromium: mouse and keyboard, three languages, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from silva_kit.places import LANGUAGES
from silva_kit.silva.quiz import KINDS
from silva_widgets.quiz import Quiz
from silva_widgets.referee import Referee
from ui.bare_page import STATIC, BarePage
from ui.conftest import Open
from ui.measures import SMALL

pytestmark = pytest.mark.browser

GAME = "silva 4p turn=A do=play:A hands=A:10.2,B:5,C:7,D:- rows=A:-,B:3,C:8,D:4! deck=9.8.7.6.6.4.3.2.1.1"


def right(page: BarePage) -> list[tuple[str, str]]:
    """Part and option of the right answer, as the kernel finds it."""
    truth = page.table.question.truth().right
    chosen = []
    for part in page.table.question.parts:
        ids = [id for id in part.ids if id in truth.get(part.name, ())]
        chosen += [(part.name, id) for id in (ids if part.many else ids[:1])]
    return chosen


def answer(page: BarePage) -> None:
    """Give the right answer by mouse."""
    for part, id in right(page):
        page.page.locator(f".silva-quiz-{part} button[data-option='{id}']").click()
    page.option("answer").click()


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_by_mouse(open_table: Open, kind: str) -> None:
    """Every kind is answered, graded with its reasons, and gone on from; before the answer the page holds no grade."""
    page = open_table(widget=Quiz, kinds=kind, seed=5, questions=1)
    assert page.page.evaluate("window.model.get('_state').grade") is None
    answer(page)
    expect(page.page.locator(".silva-quiz-grade .silva-right")).to_be_visible()
    expect(page.page.locator(".silva-quiz-why li").first).to_be_visible()
    page.option("next").click()
    expect(page.option("again")).to_be_visible()


def test_a_round_by_keyboard_alone(open_table: Open) -> None:
    """Options with arrow keys and Enter, then what goes on; the focus is never lost."""
    page = open_table(widget=Quiz, kinds="effect", seed=5, questions=2)
    page.page.locator("[data-option]").first.focus()
    for number in (1, 2):
        page.page.keyboard.press("ArrowRight")
        page.page.keyboard.press("Enter")
        page.page.keyboard.press("Tab")
        while page.focused() != "answer":
            page.page.keyboard.press("Tab")
        page.page.keyboard.press("Enter")
        expect(page.page.locator(".silva-quiz-grade")).to_be_visible()
        assert page.focused() == "next"
        page.page.keyboard.press("Enter")
        expect(page.page.locator(".silva-quiz-grade")).to_have_count(0)
        assert page.focused() != "BODY", number
    assert page.focused() == "again"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_against_the_page(open_table: Open, lang: str, dark: bool) -> None:
    """axe has nothing against question and grade, and no button is too small."""
    page = open_table(widget=Quiz, kinds="legal", seed=5, lang=lang, dark=dark)
    assert page.violations() == []
    answer(page)
    expect(page.page.locator(".silva-quiz-grade")).to_be_visible()
    assert page.violations() == []
    assert page.page.locator(".silva-root").evaluate(SMALL) == []


@pytest.mark.parametrize(("width", "stage"), [(700, False), (1280, False), (1920, True)])
def test_it_fits_its_width(open_table: Open, width: int, stage: bool) -> None:
    """Nothing stands out of the page at the side."""
    page = open_table(widget=Quiz, kinds="known", seed=5, width=width, stage=stage)
    assert page.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    answer(page)
    expect(page.page.locator(".silva-quiz-grade")).to_be_visible()
    assert page.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_saved_question_says_that_it_needs_the_kernel(open_table: Open) -> None:
    """Without a kernel the play can be looked through; an answer is not taken, and the page says why."""
    page = open_table(widget=Quiz, kinds="effect", seed=5, alive=False)
    page.page.locator("[data-option]").first.click()
    page.option("answer").click()
    page.page.clock.fast_forward(4000)
    expect(page.page.locator(".silva-notice")).to_contain_text("Shift+Enter")
    assert [ask["do"] for ask in page.sent] == ["answer"]


def test_a_breach_at_the_table_is_found_and_taken_back(open_table: Open) -> None:
    """Kukunochi is played as nobody may; step and clause are found; the table is as it was before."""
    page = open_table(widget=Referee, position=GAME, seed=2)
    page.card(10).click()
    expect(page.page.locator(".silva-quiz")).to_be_visible()
    assert page.violations() == []
    answer(page)
    expect(page.page.locator(".silva-quiz-grade .silva-right")).to_be_visible()
    page.option("take_back").click()
    expect(page.card(10)).to_be_visible()
    expect(page.page.locator(".silva-quiz")).to_have_count(0)


def test_the_modules_are_small() -> None:
    """64 kB for each widget."""
    for name in ("quiz", "referee"):
        assert (STATIC / f"{name}.js").stat().st_size <= 64_000
