"""The bilingual reader in a real Chromium: both texts in step, keyboard, decisions, three languages, many segments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from silva_kit.places import LANGUAGES
from silva_kit.translation.align import Alignment, Bead
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document
from silva_kit.translation.suppressions import Suppressions
from silva_kit.translation.wording import sentence, words
from silva_widgets.reader import BilingualReader
from ui.bare_page import BarePage
from ui.conftest import Open
from ui.measures import SIZES, SMALL

pytestmark = pytest.mark.browser

SOURCE = """Setup

Shuffle the 17 cards and place them face down as the deck. Each player draws 1 card.

This paragraph is only in the source text.

How to play

A player draws 1 card and plays 1 of the 2 cards in hand.

If the deck is empty, the players reveal their hands, and the highest level wins the game.
"""
TARGET = """準備

將16張牌洗勻，背面朝上放置，作為牌堆。每位玩家抽1张牌。

進行遊戲

玩家抽1張牌，再從2張手牌中打出1張。

若牌堆沒有牌，玩家公開手牌，等級最高的人贏得「遊戲。
"""


# The number in the sentence that stands nearest to the height of the eye, in each text.
LEVEL = """() => [0, 1].map((no) => {
  const pane = document.querySelector(`[data-side="${no}"]`), box = pane.getBoundingClientRect();
  const text = (row) => row.querySelector(".silva-text").textContent;
  const eye = box.top + (pane.scrollTop / (pane.scrollHeight - box.height)) * box.height;
  const away = (row) => Math.abs(row.getBoundingClientRect().top - eye);
  const rows = [...pane.querySelectorAll("[data-row]")].filter((row) => /\\d/.test(text(row)));
  return Number(/\\d+/.exec(text(rows.sort((a, b) => away(a) - away(b))[0]))[0]); })"""


@pytest.fixture
def open_reader(open_table: Open) -> Open:
    """Opens readers: of our own two texts, or of others."""

    def open_one(**given: Any) -> BarePage:
        return open_table(**({"widget": BilingualReader, "source": SOURCE, "target": TARGET} | given))

    return open_one


def pane(page: BarePage, no: int) -> Locator:
    """The source (0) or the translation (1)."""
    return page.page.locator(f"[data-side='{no}']")


def picked(page: BarePage) -> Locator:
    """The sentence that is chosen."""
    return page.page.locator("[data-side] [aria-selected=true] .silva-text")


def long_pair(count: int) -> Pair:
    """Texts of so many sentences of unequal length, the translation with an extra one behind every third."""
    source = "".join(f"Sentence {n} of the source{' goes on and on' * (n % 7)}.\n\n" for n in range(count))
    target = "".join(f"第{n}句{'，說個不停' * (n % 5)}。\n\n" + "多了這一句。\n\n" * (n % 3 == 2) for n in range(count))
    one, other = read_document(source, "en"), read_document(target, "zh-Hant")
    alone = [n for n, s in enumerate(other.segments) if s.text.startswith("多")]
    rest = [n for n in range(len(other.segments)) if n not in set(alone)]
    beads = [Bead((i,), (j,), 0.9) for i, j in enumerate(rest)] + [Bead((), (j,)) for j in alone]
    return Pair(one, other, Alignment(one, other, tuple(beads)))


def test_pointing_at_a_sentence_links_its_partner(open_reader: Open) -> None:
    """Both rows and the band between them are marked, and nothing is when the pointer has gone."""
    page = open_reader()
    pane(page, 0).get_by_text("Each player draws").hover()
    linked = page.page.locator(".silva-linked .silva-text")
    expect(linked).to_have_text(["Each player draws 1 card.", "每位玩家抽1张牌。"])
    expect(page.page.locator(".silva-links .silva-on")).to_have_count(1)
    page.page.locator(".silva-head-0").hover()
    expect(linked).to_have_count(0)


def test_exactly_the_characters_of_a_finding_are_marked(open_reader: Open) -> None:
    """What is marked on the screen is what the finding quotes, on both sides."""
    page = open_reader()
    finding = next(one for one in page.table.findings if one.category == "number-mismatch")
    entry = page.page.locator(".silva-entry").nth(page.table.findings.index(finding))
    entry.click()
    now = page.page.locator("mark.silva-now")
    expect(now).to_have_count(len(finding.spans))
    assert sorted(now.all_inner_texts()) == sorted(span.quote for span in finding.spans)
    expect(page.page.locator(".silva-said")).to_have_text(sentence(finding, "en"))


def test_the_keyboard_alone_reads_and_decides(open_reader: Open, tmp_path: Path) -> None:
    """To a finding, into its buttons, dismissed with a reason, saved; the focus is never lost."""
    source, target = tmp_path / "a.en.txt", tmp_path / "b.zh.txt"
    source.write_text(SOURCE, "utf-8")
    target.write_text(TARGET, "utf-8")
    page = open_reader(source=source, target=target)
    pane(page, 1).focus()
    page.page.keyboard.press("n")
    first = page.table.findings[0]
    expect(page.page.locator(".silva-said")).to_have_text(sentence(first, "en"))
    page.page.get_by_role("button", name=words("desk-reader-dismiss", "en")).focus()
    page.page.keyboard.press("Enter")
    page.page.keyboard.type("house style <b>n p u</b>")
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".silva-verdict")).to_contain_text("house style <b>n p u</b>")
    expect(page.page.get_by_role("button", name=words("desk-reader-reopen", "en"))).to_be_focused()
    page.page.get_by_role("button", name=words("desk-reader-save", "en")).focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".silva-notice")).to_contain_text("b.zh.txt.dismissed.toml")
    assert Suppressions.beside(target).reasons == {first.id: "house style <b>n p u</b>"}
    assert page.focused() != "BODY"


def test_arrows_walk_through_the_texts_and_across(open_reader: Open) -> None:
    """Down and up by sentences, left and right between the texts, U to what has no partner, Esc puts down."""
    page = open_reader()
    pane(page, 0).focus()
    for key, text in (
        ("ArrowDown", "Setup"),
        ("ArrowRight", "準備"),
        ("End", TARGET.strip().splitlines()[-1]),
        ("ArrowLeft", SOURCE.strip().splitlines()[-1]),
        ("Home", "Setup"),
        ("u", "This paragraph is only in the source text."),
    ):
        page.page.keyboard.press(key)
        expect(picked(page)).to_have_text(text)
    expect(page.page.locator(".silva-detail")).to_contain_text(words("desk-reader-only-source", "en"))
    page.page.keyboard.press("Escape")
    expect(picked(page)).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_and_light_nothing_is_wrong_for_a_screen_reader(
    open_reader: Open, lang: str, dark: bool
) -> None:
    """Axe finds nothing, no text is under 12 pixels, nothing to press is under 32; with a finding open."""
    page = open_reader(lang=lang, dark=dark)
    page.page.locator(".silva-entry").first.click()
    expect(page.page.locator(".silva-said")).to_have_text(sentence(page.table.findings[0], lang))
    assert page.violations() == []
    root = page.page.locator(".silva-root")
    assert [one for one in root.evaluate(SIZES) if one[0] < 12] == []
    assert [one for one in root.evaluate(SMALL) if "checkbox" not in one] == []


@pytest.mark.parametrize("width", [700, 1280, 1920])
def test_nothing_sticks_out_at_any_width(open_reader: Open, width: int) -> None:
    """The page never scrolls sideways, nor does a text, also with a line that has no place to break."""
    page = open_reader(width=width, source=SOURCE + "x" * 400 + "\n", target=TARGET + "長" * 300 + "\n")
    wide = "(one) => one.scrollWidth - one.clientWidth"
    assert page.page.locator("html").evaluate(wide) <= 0
    for no in (0, 1):
        assert pane(page, no).evaluate(wide) <= 0


def test_the_language_changes_without_a_kernel(open_reader: Open) -> None:
    """Sentence, category and buttons follow; texts and what is chosen stay."""
    page = open_reader(alive=False)
    page.page.locator(".silva-entry").first.click()
    page.page.get_by_role("button", name="日本語").click()
    expect(page.page.locator(".silva-said")).to_have_text(sentence(page.table.findings[0], "ja"))
    expect(pane(page, 0)).to_contain_text("Shuffle the 17 cards")


def test_a_saved_page_reads_and_filters_and_says_that_it_cannot_decide(open_reader: Open) -> None:
    """Without a kernel nothing is lost but decisions; when one is asked for, the page says so."""
    page = open_reader(alive=False)
    style = sum(one.tier == "style" for one in page.table.findings)
    page.page.locator("[data-tier=style]").click()
    expect(page.page.locator(".silva-entry")).to_have_count(len(page.table.findings) - style)
    page.page.locator(".silva-entry").first.click()
    page.page.get_by_role("button", name=words("desk-reader-accept", "en")).click()
    page.page.clock.fast_forward(5000)
    expect(page.page.locator(".silva-notice")).to_have_text(words("desk-reader-no-kernel", "en"))


def test_a_decision_leaves_the_list_of_open_ones(open_reader: Open) -> None:
    """Accepted: gone from the open ones, to be found among the accepted ones, and in Python."""
    page = open_reader()
    count = len(page.table.findings)
    page.page.locator(".silva-entry").first.click()
    page.page.get_by_role("button", name=words("desk-reader-accept", "en")).click()
    expect(page.page.locator(".silva-entry")).to_have_count(count - 1)
    assert [one.id for one in page.table.accepted] == [page.table.findings[0].id]
    page.page.locator("[id$='-status']").select_option("accepted")
    expect(page.page.locator(".silva-entry")).to_have_count(1)


def test_the_other_text_follows_a_scroll(open_reader: Open) -> None:
    """In step: what is level in the one text belongs to what is level in the other; both ends meet."""
    page = open_reader(source=long_pair(400), target=None)
    pane(page, 0).evaluate("one => { one.scrollTop = one.scrollHeight * 0.6; }")
    page.page.wait_for_function("document.querySelector('[data-side=\"1\"]').scrollTop > 1000")
    middle = page.page.evaluate(LEVEL)
    assert abs(middle[0] - middle[1]) <= 1, middle
    pane(page, 1).evaluate("one => { one.scrollTop = one.scrollHeight; }")
    expect(pane(page, 0).locator("[aria-posinset='400']")).to_be_in_viewport()


def test_unlinked_scrolling_moves_one_text_only(open_reader: Open) -> None:
    """The box unticked, the other text stays where it is."""
    page = open_reader(source=long_pair(400), target=None)
    page.page.get_by_role("checkbox").uncheck()
    pane(page, 0).evaluate("one => { one.scrollTop = 5000; }")
    expect(pane(page, 0).locator("[aria-posinset='1']")).to_have_count(0)
    assert pane(page, 1).evaluate("one => one.scrollTop") == 0


def test_of_very_many_segments_only_those_in_sight_are_drawn(open_reader: Open) -> None:
    """20,000 segments: few elements at any time, and a jump to the end shows the end, its partner beside it."""
    page = open_reader(source=long_pair(20_000), target=None, findings=())
    count = "document.querySelectorAll('*').length"
    assert page.page.evaluate(count) < 1200
    pane(page, 0).focus()
    page.page.keyboard.press("End")
    expect(picked(page)).to_have_text(f"Sentence 19999 of the source{' goes on and on' * (19999 % 7)}.")
    expect(pane(page, 0).locator("[aria-posinset='20000']")).to_be_in_viewport()
    expect(pane(page, 1).get_by_text("第19999句", exact=False)).to_be_in_viewport()
    assert page.page.evaluate(count) < 1200


def test_a_jump_puts_the_sentence_where_the_eye_is_and_its_partner_beside_it(open_reader: Open) -> None:
    """Heights are only guessed before rows were seen: after the jump both stand level all the same."""
    page = open_reader(source=long_pair(3000), target=None)
    pane(page, 1).focus()
    for _ in range(3):
        page.page.keyboard.press("u")
    page.page.keyboard.press("PageDown")
    page.page.keyboard.press("ArrowDown")
    expect(page.page.locator(".silva-bead .silva-evidence")).to_have_count(1)
    tops = page.page.locator(".silva-linked").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) == 2
    assert abs(tops[0] - tops[1]) < 2


def test_a_window_that_changes_its_width_keeps_the_chosen_sentences_level(open_reader: Open) -> None:
    """All rows get other heights; what was looked at stays in sight, beside its partner."""
    page = open_reader(source=long_pair(3000), target=None)
    pane(page, 0).focus()
    page.page.keyboard.press("End")
    page.page.keyboard.press("PageUp")
    wide = pane(page, 0).evaluate("one => one.clientWidth")
    page.page.set_viewport_size({"width": 760, "height": 900})
    page.page.wait_for_function("wide => document.querySelector('.silva-pane').clientWidth < wide", arg=wide)
    linked = page.page.locator(".silva-linked")
    expect(linked).to_have_count(2)
    for no in (0, 1):
        expect(linked.nth(no)).to_be_in_viewport()
    tops = linked.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert abs(tops[0] - tops[1]) < 2


def test_two_views_of_one_reader_share_no_id_and_no_choice(open_reader: Open) -> None:
    """Each view has its own place; what is decided is the same in both."""
    page = open_reader(tables=2)
    ids = page.page.locator("[id]").evaluate_all("all => all.map(one => one.id)")
    assert len(set(ids)) == len(ids)
    page.page.locator(".silva-entry").first.click()
    assert page.page.locator(".silva-detail").count() == 1
    page.page.get_by_role("button", name=words("desk-reader-accept", "en")).click()
    expect(page.page.locator(".silva-step").last).to_have_text(
        words("desk-reader-count", "en", {"of": len(page.table.findings) - 1})
    )
