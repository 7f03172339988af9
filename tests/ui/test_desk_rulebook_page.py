"""The rulebook in a real Chromium: asking, reading, terms, rulings, scenes on the table, with and without a kernel."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from desk_questions import questions
from silva_kit.games import GAMES
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook as Book
from silva_kit.rulebook.ruling_words import ruling_words
from silva_kit.sources import SourceTexts
from silva_widgets import Rulebook
from silva_widgets.staging import scenes_on
from ui.bare_page import STATIC
from ui.conftest import OpenPage
from ui.measures import SIZES, SMALL, TEXTS
from ui.read_page import ReadPage, said

pytestmark = pytest.mark.browser

CHOOSE = "silva.card.09.choose"
WARRIOR = "silva.card.04.choose"
SHOWN_CLAUSE = {
    "silva": CHOOSE,
    "silent_guardians": "sg.trick.follow",
    "kodama": "ko.place.no_cover",
    "living_forest_duel": "lfd.token.count",
}
SHOWN = "() => [...document.querySelectorAll('.rb-answers [data-item]')].map((one) => one.dataset.item)"


@pytest.fixture
def open_book(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> OpenPage:
    """Opens rulebooks of SILVA, or of another game; where the texts are is said by the test alone."""
    monkeypatch.delenv("SILVA_KIT_SOURCES", raising=False)

    def open_one(**given: Any) -> ReadPage:
        return open_page(widget=Rulebook, **{"game": "silva", "lang": "en", **given})

    return open_one


def row(page: ReadPage, clause: str) -> Locator:
    """The clause in the list."""
    return page.page.locator(f".rb-list [data-item='{clause}']")


def field(page: ReadPage) -> Locator:
    """Where questions are typed."""
    return page.page.locator("[data-find]")


def test_three_languages_side_by_side_without_a_kernel(open_book: OpenPage) -> None:
    """Columns come and go, the last one stays; the screen's language changes words and the only column with it."""
    page = open_book(alive=False, clause=CHOOSE)
    columns = page.page.get_by_role("group", name=said("book-columns"), exact=True)
    texts = row(page, CHOOSE).locator(".rb-text")
    expect(texts).to_have_text([Book.load("silva").clause(CHOOSE).text("en")])
    columns.get_by_role("button", name="日本語").click()
    columns.get_by_role("button", name="中文").click()
    expect(texts).to_have_text([Book.load("silva").clause(CHOOSE).text(language) for language in LANGUAGES])
    for name in ("English", "中文", "日本語"):
        columns.get_by_role("button", name=name).click()
    expect(texts).to_have_text([Book.load("silva").clause(CHOOSE).text("ja")])
    page.page.get_by_role("group", name=said("ui-language"), exact=True).get_by_role("button", name="中文").click()
    expect(page.page.locator(".silva-root")).to_have_attribute("lang", "zh-Hant")
    expect(page.page.locator(".silva-find label")).to_have_text(said("book-ask", "zh-Hant"))


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_answers_as_python_does(game: str, open_book: OpenPage) -> None:
    """For every question that is kept the same clauses in the same order, in any language, without a kernel."""
    page = open_book(game=game, alive=False)
    book = Book.load(game)
    for one in questions():
        if one.game == game:
            field(page).fill(one.text)
            wanted = [found.clause.id for found in book.search(one.text, one.language, limit=8)]
            assert page.page.evaluate(SHOWN) == wanted, one.text


def test_an_answer_is_clauses_with_ids(open_book: OpenPage) -> None:
    """Each answer is a button with the clause's id and sentence; no clause, no answer; an id finds itself."""
    page = open_book(lang="ja")
    field(page).fill("Who picks the discarded card?")
    answers = page.page.locator(".rb-answers [data-item]")
    for answer in answers.all():
        id = answer.get_attribute("data-item") or ""
        expect(answer.locator("code")).to_have_text(id)
        expect(answer.locator("span")).to_have_text(Book.load("silva").clause(id).text("ja"))
    field(page).fill("zebra")
    expect(page.page.locator(".rb-answers")).to_have_text(said("book-no-answer", "ja"))
    field(page).fill(WARRIOR)
    expect(answers).to_have_count(1)
    assert page.table.query == WARRIOR


def test_by_keyboard_alone(open_book: OpenPage) -> None:
    """/ asks, Down goes to the answers, Enter opens; Up and Down, Left and Right, Escape; the focus is never lost."""
    page = open_book()
    keys = page.page.keyboard
    page.page.locator(".silva-bar button").first.focus()
    keys.press("/")
    keys.type("Who picks the discarded card with the Warrior?")
    keys.press("ArrowDown")
    assert page.at() == f"answer {page.page.evaluate(SHOWN)[0]}"
    keys.press("End")
    keys.press("Home")
    keys.press("Enter")
    opened = page.page.evaluate(SHOWN)[0]
    expect(row(page, opened).locator(".rb-details")).to_be_visible()
    assert page.at() == opened
    keys.press("ArrowRight")
    card = page.page.locator(".silva-concept")
    expect(card).to_be_visible()
    expect(card.locator("dt")).to_have_text(["English", "中文", "日本語"])
    keys.press("Escape")
    expect(card).to_be_hidden()
    keys.press("ArrowLeft")
    assert page.at() == opened
    keys.press("ArrowDown")
    assert page.at() not in ("", opened)
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.page.locator(".rb-details")).to_have_count(0)
    assert page.at() == opened


def test_enter_opens_the_best_answer_and_leaves_it_open(open_book: OpenPage) -> None:
    """The key that opens a clause does not also press the button that takes the focus."""
    page = open_book()
    field(page).fill("exchange hands")
    field(page).press("Enter")
    assert page.at() == "silva.card.08.exchange"
    expect(row(page, "silva.card.08.exchange").locator(".rb-details")).to_be_visible()
    field(page).press("Enter")
    expect(row(page, "silva.card.08.exchange").locator(".rb-details")).to_be_visible()


def test_one_tab_stop_for_each_list(open_book: OpenPage) -> None:
    """A keyboard gets past two hundred clauses with one Tab."""
    page = open_book(query="exchange hands")
    for rows in (".rb-answers", ".rb-list"):
        assert page.page.locator(f"{rows} [data-row][tabindex='0']").count() == 1
    assert page.page.locator(".rb-list .silva-term[tabindex='0']").count() == 0


def test_a_term_tells_its_concept(open_book: OpenPage) -> None:
    """Pointed at: preferred terms in three languages and their basis; deprecated ones struck through and said so."""
    page = open_book(clause=CHOOSE)
    term = row(page, CHOOSE).locator("[data-concept='t.role.turn_player']")
    term.hover()
    card = page.page.get_by_role("tooltip")
    expect(card.locator("strong")).to_have_text(["turn player", "回合玩家", "手番プレイヤー"])
    expect(card.locator("del").first).to_have_text("current player")
    expect(card.locator("del").first.locator("xpath=../span")).to_contain_text(said("page-deprecated"))
    expect(card).to_contain_text(said("page-attested"))
    described = term.get_attribute("aria-describedby")
    assert described == card.get_attribute("id")
    page.page.mouse.move(2, 2)
    expect(card).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_shows_its_question_its_options_and_the_default(lang: str, open_book: OpenPage) -> None:
    """Every value of the switch in words, the default first and marked, and what the sources say word for word."""
    page = open_book(lang=lang, clause=WARRIOR)
    ruling = row(page, WARRIOR).locator(".rb-ruling").first
    expect(ruling).to_contain_text(format_message(lang, "silva-ruling-R01"))
    expect(ruling.locator("li")).to_have_count(4)
    expect(ruling.locator("li").first).to_contain_text(format_message(lang, "silva-ruling-R01", "default"))
    expect(ruling.locator("li").first).to_contain_text(said("book-default", lang))
    expect(ruling.locator("li").nth(1)).to_contain_text(said("book-literal-zh", lang))
    expect(ruling.locator("li").nth(1)).to_contain_text(said("silva-R01-target_chooses", lang))
    expect(ruling).to_contain_text("warrior_pick")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_without_a_switch_says_what_is_played(lang: str, open_book: OpenPage) -> None:
    """Its question and its one answer, that a source says otherwise word for word, and no switch; without a kernel."""
    page = open_book(lang=lang, clause=CHOOSE, alive=False)
    ruling = row(page, CHOOSE).locator(".rb-settled")
    expect(ruling).to_have_count(1)
    asks, plays = ruling_words("silva", lang)["silva.R03"]
    expect(ruling.locator("strong")).to_have_text(asks)
    expect(ruling.locator("li")).to_have_text(plays + said("book-differs-zh", lang))
    expect(ruling).not_to_contain_text(said("book-switch", lang))
    expect(row(page, CHOOSE)).to_contain_text(said("book-settled", lang))


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_is_shown_on_its_table(game: str, open_book: OpenPage) -> None:
    """The game's own table comes up below the rules, is told to Python, and goes away again."""
    clause = SHOWN_CLAUSE[game]
    page = open_book(game=game, clause=clause)
    name = scenes_on(game, clause)[0]
    row(page, clause).locator(f"[data-scene='{name}']").click()
    expect(page.page.locator(".rb-table .silva-felt")).to_be_visible()
    title = page.table._data["scenes"][name]["en"][0]
    expect(page.page.locator(".rb-table-head strong")).to_have_text(said("book-on-table", scene=title))
    assert page.table.scene == name
    page.page.locator(".rb-table-head button").click()
    expect(page.page.locator(".rb-table")).to_have_count(0)
    assert page.table.table is None


def test_what_python_shows_is_on_the_page_and_alive_without_it(open_book: OpenPage) -> None:
    """A table that was put there before stays when nobody answers, and can be stepped through."""
    page = open_book(alive=False, shown=CHOOSE)
    table = page.page.locator(".rb-table .silva-felt")
    expect(table).to_be_visible()
    steps = page.page.locator(".rb-table .silva-step")
    last = steps.inner_text()
    page.page.locator(".rb-table .silva-icon").first.click()
    expect(steps).not_to_have_text(last)


def test_without_a_kernel_it_says_so(open_book: OpenPage) -> None:
    """Asked for a table, the page says that nobody answered; all else goes on."""
    page = open_book(alive=False, clause=CHOOSE)
    row(page, CHOOSE).locator("[data-scene]").first.click()
    page.page.clock.run_for(4000)
    expect(page.page.locator(".silva-notice")).to_have_text(said("page-no-kernel"))
    field(page).fill("exchange hands")
    expect(page.page.locator(".rb-answers code").first).to_have_text("silva.card.08.exchange")


def test_kinds_are_shown_and_chosen(open_book: OpenPage) -> None:
    """Each clause says its kind; a filter leaves those that fit and says how many; an opened one is never hidden."""
    page = open_book()
    book = Book.load("silva")
    expect(row(page, "silva.story.boy").locator(".rb-kind")).to_have_text(said("book-kind-flavour"))
    chooser = page.page.get_by_label(said("book-kinds"), exact=True)
    for kind, count in (("binding", sum(c.binding for c in book)), ("heading", sum(c.kind == "heading" for c in book))):
        chooser.select_option(kind)
        expect(page.page.locator(".rb-clause")).to_have_count(count)
        expect(page.page.locator(".rb-count")).to_have_text(said("page-of", shown=count, count=len(book)))
        assert page.table.kinds == kind
    page.table.clause = CHOOSE
    field(page).fill(CHOOSE)
    field(page).press("Enter")
    expect(row(page, CHOOSE)).to_be_visible()


def test_source_lines_are_shown_where_they_are_at_hand(
    open_book: OpenPage, source_folder: Path, sources: SourceTexts
) -> None:
    """With the texts each place has its line with the quoted part marked; without them the page says so."""
    page = open_book(clause=CHOOSE, sources=source_folder)
    places = row(page, CHOOSE).locator(".silva-places li")
    for place, shown in zip(Book.load("silva").clause(CHOOSE).places, places.all(), strict=True):
        expect(shown.locator("q")).to_have_text(sources.lines[place.source][place.line - 1])
        expect(shown.locator("mark")).to_have_text(sources.quote(place) or "")
    bare = open_book(clause=CHOOSE)
    expect(row(bare, CHOOSE).locator(".silva-places")).to_contain_text("silva.en")
    expect(row(bare, CHOOSE)).to_contain_text(said("page-no-source"))


def test_python_opens_a_clause_on_the_screen(open_book: OpenPage) -> None:
    """A clause, question or language that Python sets is shown; the clause comes into sight."""
    page = open_book()
    page.table.clause, page.table.query, page.table.lang = "silva.card.00.beats_8", "精靈", "zh-Hant"
    page.take()
    expect(row(page, "silva.card.00.beats_8").locator(".rb-details")).to_be_in_viewport()
    expect(field(page)).to_have_value("精靈")
    expect(page.page.locator(".rb-answers [data-item]").first).to_be_visible()


def test_markup_is_text(open_book: OpenPage) -> None:
    """Whatever is asked, or stands in a line of a source, is shown as it is."""
    page = open_book(query="<img src=x onerror=alert(1)>", clause=CHOOSE)
    data = page.page.evaluate("JSON.stringify(model.get('_data'))")
    assert "<img" not in data
    expect(field(page)).to_have_value("<img src=x onerror=alert(1)>")
    assert page.page.locator(".silva-root img").count() == 0


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(lang: str, dark: bool, open_book: OpenPage) -> None:
    """0 violations, contrast AA among them: asked, opened, a term pointed at, nothing found."""
    given = {"game": "kodama", "clause": "ko.place.max10", "query": "10 points", "languages": LANGUAGES}
    page = open_book(lang=lang, dark=dark, **given)
    expect(row(page, "ko.place.max10").locator(".rb-ruling")).not_to_have_count(0)
    row(page, "ko.place.max10").locator(".silva-term").first.hover()
    assert page.violations() == []
    field(page).fill("zebra")
    assert page.violations() == []


@pytest.mark.parametrize("width", [400, 700, 1280, 1920])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_small_or_sticks_out(lang: str, width: int, open_book: OpenPage) -> None:
    """Text of 12 px at least, targets of 32 px, and nothing is wider than the cell; a term's card stays inside it."""
    page = open_book(lang=lang, width=width, clause=WARRIOR, query="exchange hands", languages=LANGUAGES)
    for term in (row(page, WARRIOR).locator(".silva-term").first, row(page, WARRIOR).locator(".silva-term").last):
        term.hover()
        box, root = page.page.get_by_role("tooltip").bounding_box(), page.page.locator(".silva-root").bounding_box()
        assert box
        assert root
        assert root["x"] <= box["x"]
        assert box["x"] + box["width"] <= root["x"] + root["width"] + 1
    shown = page.page.locator(".silva-root")
    assert [one for one in shown.evaluate(SIZES) if one[0] < 12] == []
    assert shown.evaluate(SMALL) == []
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_no_english_on_a_chinese_or_japanese_screen(lang: str, open_book: OpenPage) -> None:
    """Names of games and makers, ids and keys are the only Latin letters."""
    page = open_book(lang=lang, clause=WARRIOR, query="交換手牌")
    texts = page.page.locator(".silva-root").evaluate(TEXTS)
    own = r"SILVA|FOMUS|Kukunochi|KUKU DAO|MaSU|Enter|Escape|silva\.[\w.]+|English"
    assert [text for text in texts if re.search(r"[A-Za-z]{2,}", re.sub(own, "", text))] == []


def test_two_views_share_no_id(open_book: OpenPage) -> None:
    """The same rulebook shown twice on one page."""
    page = open_book(tables=2, clause=CHOOSE)
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    assert len(ids) > 4


def test_the_bundle_is_small() -> None:
    """60,000 bytes at most."""
    assert (STATIC / "rulebook.js").stat().st_size <= 60_000
