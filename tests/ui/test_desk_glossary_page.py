"""The glossary in a real Chromium: looking up, filters, contexts, flash cards, exports, with and without a kernel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from silva_kit.glossary.build import attestations
from silva_kit.places import LANGUAGES
from silva_kit.sources import SourceTexts
from silva_widgets import Glossary
from ui.bare_page import STATIC
from ui.conftest import OpenPage
from ui.measures import SIZES, SMALL, TEXTS
from ui.read_page import ReadPage, said

pytestmark = pytest.mark.browser

BREWER = "silva.t.card.brewer"
QUERIES = ("card", "牌", "ふだ", "yamafuda", "くらびと", "クラビト", "t.zone", "Kukunochi", "倉庫工人", "shobu", "")
IDS = "() => [...document.querySelectorAll('.gl-list [data-item]')].map((one) => one.dataset.item)"


@pytest.fixture
def open_words(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> OpenPage:
    """Opens glossaries of SILVA, or others; where the texts are is said by the test alone."""
    monkeypatch.delenv("SILVA_KIT_SOURCES", raising=False)

    def open_one(**given: object) -> ReadPage:
        return open_page(widget=Glossary, **{"game": "silva", "lang": "en", **given})

    return open_one


def entry(page: ReadPage, id: str) -> Locator:
    """The entry in the list."""
    return page.page.locator(f".gl-list [data-item='{id}']")


def field(page: ReadPage) -> Locator:
    """Where words are typed."""
    return page.page.locator("[data-find]")


def test_the_browser_finds_what_python_finds(open_words: OpenPage) -> None:
    """Words of any language, kana, romaji, ids: the same entries in the same order, without a kernel."""
    page = open_words(alive=False)
    for query in QUERIES:
        field(page).fill(query)
        assert page.page.evaluate(IDS) == [one.id for one in page.table.look_up(query)], query


def test_filters_leave_what_fits(open_words: OpenPage) -> None:
    """Whose words, which kind of term, which basis: the screen shows what Python's filter leaves, and says how many."""
    page = open_words()
    chosen = (("terms-status", "deprecated"), ("terms-basis", "published"), ("terms-group", "silva"))
    for label, value in chosen:
        page.page.get_by_label(said(label), exact=True).select_option(value)
        wanted = [one.id for one in page.table.shown]
        assert page.page.evaluate(IDS) == wanted
        count = said("page-of", shown=len(wanted), count=len(page.table.entries))
        expect(page.page.locator(".gl-of")).to_have_text(count)
    assert page.table.group == "silva"


def test_a_deprecated_term_is_struck_through_and_said_to_be(open_words: OpenPage) -> None:
    """Not by the line alone: a screen reader hears the word for it."""
    page = open_words(query="倉庫工人")
    struck = entry(page, BREWER).locator("del", has_text="倉庫工人")
    assert "line-through" in struck.evaluate("(one) => getComputedStyle(one).textDecoration")
    expect(struck.locator("xpath=../span")).to_contain_text(said("page-deprecated"))


def test_each_place_opens_in_its_line(open_words: OpenPage, source_folder: Path, sources: SourceTexts) -> None:
    """With the texts at hand: the whole line, the term marked where it stands; all places on demand."""
    page = open_words(entry=BREWER, sources=source_folder)
    found = [one for one in attestations("silva") if one.concept == BREWER]
    entry(page, BREWER).get_by_role("button", name=said("terms-places-more", count=len(found))).click()
    places = entry(page, BREWER).locator(".silva-places").first.locator("> li")
    expect(places).to_have_count(len(found))
    for attestation, shown in zip(found, places.all(), strict=True):
        expect(shown.locator("q")).to_have_text(sources.lines[attestation.place.source][attestation.place.line - 1])
        expect(shown.locator("mark")).to_have_text(attestation.term)


def test_without_the_texts_our_clause_is_the_context(open_words: OpenPage) -> None:
    """Source and line, and what we say there in the language of the screen, the term marked."""
    page = open_words(entry=BREWER, lang="ja")
    place = entry(page, BREWER).locator(".silva-places").first.locator("> li").nth(1)
    expect(place).to_contain_text("silva.en")
    expect(place.locator(".gl-ours mark")).to_have_text("蔵人")
    assert page.page.locator("q").count() == 0


def test_an_entry_that_python_opens_comes_into_sight(open_words: OpenPage) -> None:
    """Far down in the list, at once or later."""
    page = open_words(entry="silva.t.card.warrior")
    expect(entry(page, "silva.t.card.warrior").locator("[data-row]")).to_be_in_viewport()
    page.table.entry = "t.zone.deck"
    page.take()
    expect(entry(page, "t.zone.deck").locator(".gl-details")).to_be_in_viewport()


def test_by_keyboard_alone(open_words: OpenPage) -> None:
    """/ looks up, Down goes to the list, Enter opens, Escape closes; one tab stop for the list."""
    page = open_words()
    keys = page.page.keyboard
    page.page.locator(".silva-bar button").first.focus()
    keys.press("/")
    keys.type("kurabito")
    keys.press("ArrowDown")
    assert page.at() == BREWER
    keys.press("Enter")
    expect(entry(page, BREWER).locator(".gl-details")).to_be_visible()
    keys.press("Escape")
    expect(entry(page, BREWER).locator(".gl-details")).to_have_count(0)
    keys.press("Escape")
    expect(field(page)).to_have_value("")
    assert page.at() == BREWER
    keys.press("ArrowDown")
    assert page.at() not in ("", BREWER)
    assert page.page.locator(".gl-list [data-row][tabindex='0']").count() == 1


def test_a_flash_card_keeps_no_answer_on_the_face_that_is_not_shown(open_words: OpenPage) -> None:
    """Until it is turned the other languages, the reading and the id are nowhere in the page; then they are."""
    page = open_words(mode="cards", query="くらびと", alive=False)
    card = page.page.locator(".gl-card")
    expect(card.locator(".gl-face")).to_have_text("Brewer")
    field(page).fill("brewer")
    hidden = ("釀酒師", "蔵人", "くらびと", BREWER)
    html = page.page.locator(".silva-root").inner_html()
    assert [word for word in hidden if word in html] == []
    card.focus()
    page.page.keyboard.press(" ")
    expect(card.locator("dd")).to_have_text(["釀酒師", re.compile("蔵人.*くらびと")])
    page.page.keyboard.press("2")
    expect(page.page.locator(".gl-cards")).to_contain_text(said("terms-card-done", count=1))
    expect(card).to_have_count(0)


def test_a_card_that_was_not_known_comes_again(open_words: OpenPage) -> None:
    """1 puts it back a few cards later, 2 lays it aside; the count tells how far one is; the focus stays."""
    page = open_words(mode="cards", group="silva", ask_in="ja")
    face = page.page.locator(".gl-face")
    page.page.locator(".gl-card").focus()
    first = face.inner_text()
    page.page.keyboard.press(" ")
    page.page.keyboard.press("1")
    seen = []
    for _ in range(3):
        seen.append(face.inner_text())
        page.page.keyboard.press(" ")
        page.page.keyboard.press("2")
    expect(face).to_have_text(first)
    assert first not in seen
    count = len(page.table.shown)
    expect(page.page.locator(".gl-cards")).to_contain_text(said("terms-card-at", at=4, count=count))
    assert page.focused() != "BODY"
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".gl-list")).to_be_visible()


@pytest.mark.parametrize("format", ["csv", "tbx", "md", "html", "json"])
def test_a_file_comes_from_the_kernel(format: str, open_words: OpenPage) -> None:
    """What the browser saves is what Python writes."""
    page = open_words()
    names = {"csv": "CSV", "tbx": "TBX", "md": "Markdown", "html": "HTML", "json": "JSON"}
    with page.page.expect_download() as download:
        page.page.get_by_role("button", name=names[format], exact=True).click()
    assert download.value.suggested_filename == f"silva-glossary.{format}"
    assert download.value.path().read_bytes().decode("utf-8") == page.table.export(format)
    expect(page.page.locator(".silva-notice")).to_have_text(said("terms-saved", file=f"silva-glossary.{format}"))


def test_without_a_kernel_it_says_so(open_words: OpenPage) -> None:
    """Asked for a file, the page says that nobody answered; looking up and languages go on."""
    page = open_words(alive=False)
    page.page.get_by_role("button", name="CSV").click()
    page.page.clock.run_for(4000)
    expect(page.page.locator(".silva-notice")).to_have_text(said("page-no-kernel"))
    page.page.get_by_role("button", name="日本語").click()
    expect(page.page.locator(".silva-find label")).to_have_text(said("terms-find", "ja"))
    field(page).fill("山札")
    assert page.page.evaluate(IDS)[0] == "t.zone.deck"


def test_markup_in_somebodys_text_is_text(open_words: OpenPage) -> None:
    """Tags in a text are shown as they stand, in terms and in lines."""
    text = "# <b>Cards</b>\n1. <img src=x onerror=alert(1)>: takes 2 tokens\n2. Owl: draws 1 card\nThe Owl draws.\n"
    page = open_words(game=None, texts=[text])
    page.page.locator(".gl-list [data-row]").first.click()
    assert page.page.locator(".silva-root :is(img, b)").count() == 0
    assert page.page.locator(".gl-details mark").count() > 0


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(lang: str, dark: bool, open_words: OpenPage) -> None:
    """0 violations, contrast AA among them: the list, an open entry, both faces of a card."""
    page = open_words(lang=lang, dark=dark, query="手", entry="t.role.turn_player")
    assert page.violations() == []
    page.page.get_by_role("button", name=said("terms-cards", lang), exact=True).click()
    assert page.violations() == []
    page.page.get_by_role("button", name=said("terms-turn", lang), exact=True).click()
    assert page.violations() == []


@pytest.mark.parametrize("width", [400, 700, 1280, 1920])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_small_or_sticks_out(lang: str, width: int, open_words: OpenPage) -> None:
    """Text of 12 px at least, targets of 32 px, and nothing is wider than the cell, in list and cards."""
    page = open_words(lang=lang, width=width, query="手", entry="t.role.turn_player")
    root = page.page.locator(".silva-root")
    for mode in ("terms-list", "terms-cards"):
        page.page.get_by_role("button", name=said(mode, lang), exact=True).click()
        assert [one for one in root.evaluate(SIZES) if one[0] < 12] == []
        assert root.evaluate(SMALL) == []
        assert page.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_no_english_on_a_chinese_or_japanese_screen(lang: str, open_words: OpenPage) -> None:
    """English terms and notes say that they are English; else ids, romaji and names of formats are the only Latin."""
    page = open_words(lang=lang, entry=BREWER)
    texts = page.page.locator(".silva-root").evaluate(TEXTS)
    names = r"SILVA|FOMUS|[Kk]ukunochi|Isshin|kurabito|Masu"
    own = rf"{names}|English|CSV|TBX|Markdown|HTML|JSON|Enter|Escape|AI|CPU|silva\.[\w.-]+"
    assert [text for text in texts if re.search(r"[A-Za-z]{2,}", re.sub(own, "", text))] == []


def test_two_views_share_no_id(open_words: OpenPage) -> None:
    """The same glossary shown twice on one page."""
    page = open_words(tables=2, entry=BREWER)
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(ids) == len(set(ids))
    assert len(ids) > 4


def test_the_bundle_is_small() -> None:
    """60,000 bytes at most."""
    assert (STATIC / "glossary.js").stat().st_size <= 60_000
