"""The table in a real Chromium: by mouse, keyboard and touch, in three languages, light and dark."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from lesson_file import small_lesson
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from ui.bare_page import BarePage
from ui.conftest import Open
from ui.measures import MOVING, SIZES, SMALL, TEXTS

pytestmark = pytest.mark.browser

# A must play: Kukunochi is not playable, the Trainee asks for a target and a guess. B owns the Masu, C is known.
TRAINEE = "silva 3p turn=A do=play:A hands=A:10.2,B:3,C:8 rows=A:7.1,B:6.4!.1,C:6 deck=* farmer=A2 masu=B known=C:*"
OVER = "silva 2p turn=A do=play:A hands=A:8.5,B:3 rows=A:7,B:- deck=*"


def ui(key: str, lang: str = "en", **args: Any) -> str:
    """The interface's words as they stand in content/."""
    return format_message(lang, key, args=args)


def test_a_move_by_mouse(open_table: Open) -> None:
    """Card, opponent, guess: the kernel answers and the log tells it."""
    page = open_table(position=TRAINEE, seed=1)
    page.card(2).click()
    page.option("C").click()
    page.option(8).click()
    expect(page.page.locator(".silva-log")).to_contain_text("Trainee (2)")
    expect(page.page.locator("[data-seat=C]")).to_contain_text(ui("ui-eliminated"))
    assert [ask["text"] for ask in page.sent] == ["A play 2 C 8"]


def test_a_move_by_keyboard_alone(open_table: Open) -> None:
    """One tab stop for the table, arrows inside, Enter to choose; the focus goes with the questions."""
    page = open_table(position=TRAINEE, seed=1)
    page.page.locator(".silva-root button").last.focus()
    page.card(10).focus()
    page.page.keyboard.press("ArrowRight")
    assert page.focused() == "A/hand/1"
    page.page.keyboard.press("Enter")
    assert page.focused() == "B"
    page.page.keyboard.press("ArrowRight")
    assert page.focused() == "C"
    page.page.keyboard.press("Enter")
    assert page.focused() == "0"
    for _ in range(8):
        page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Enter")
    expect(page.page.locator("[data-seat=C]")).to_contain_text(ui("ui-eliminated"))
    assert page.focused() != "BODY"


def test_the_table_is_one_tab_stop(open_table: Open) -> None:
    """Tab enters the grid once and leaves it with the next press."""
    page = open_table(position=TRAINEE, seed=1)
    page.page.locator(".silva-bar button").last.focus()
    page.page.keyboard.press("Tab")
    assert page.focused() == "A/hand/1"
    page.page.keyboard.press("Tab")
    assert not page.page.evaluate("document.activeElement.closest('[role=grid]')")


def test_a_whole_game_without_a_mouse(open_table: Open) -> None:
    """Choosing with Enter only, a game comes to its result, and the focus never falls to the page."""
    page = open_table(seed=2)
    page.page.locator("[role=grid] [tabindex='0']").focus()
    for _ in range(60):
        if page.page.locator(".silva-result").count():
            break
        version = page.table._state["version"]
        if page.focused() not in ("0", "B", "C", "left", "right", "masu", "decline"):
            page.page.locator("[data-legal]").first.focus()
        page.page.keyboard.press("Enter")
        page.page.wait_for_function(
            "version => model.get('_state').version > version || document.querySelector('.silva-options')", arg=version
        )
        assert page.focused() != "BODY"
    expect(page.page.locator(".silva-result")).to_be_visible()


def test_a_move_by_touch(open_table: Open) -> None:
    """Taps do what clicks do; the opponent's place itself can be tapped."""
    page = open_table(position=TRAINEE, seed=1, touch=True, width=700)
    page.card(2).tap()
    page.page.locator("[data-seat=C] [role=rowheader]").tap()
    page.option(8).tap()
    expect(page.page.locator("[data-seat=C]")).to_contain_text(ui("ui-eliminated"))


def test_a_log_line_opens_its_clause_by_keyboard(open_table: Open) -> None:
    """The log is one tab stop; arrow keys go along its lines, Enter opens the clause's text."""
    page = open_table(seed=1)
    lines = page.page.locator(".silva-log button")
    assert lines.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    lines.last.focus()
    page.page.keyboard.press("Home")
    page.page.keyboard.press("Enter")
    clause = page.table._words["en"]["clauses"]["silva.setup.initial_draw"]["text"]
    expect(page.page.locator(".silva-clause")).to_contain_text(clause)


def test_a_refusal_is_calm_and_leads_to_its_clause(open_table: Open) -> None:
    """What, why, the clause, what would be legal; focus stays; the text opens in the language; it can be closed."""
    page = open_table(position=TRAINEE, seed=1, height=600)
    page.card(10).click()
    refusal = page.page.locator(".silva-refusal")
    expect(refusal).to_contain_text("silva.card.10.not_playable")
    expect(refusal).to_contain_text("Trainee (2)")
    expect(refusal).to_be_in_viewport(ratio=1)
    expect(page.page.locator("[role=status]")).to_contain_text(ui("ui-not-allowed"))
    assert page.focused() == "A/hand/0"
    refusal.get_by_role("button", name="silva.card.10.not_playable").click()
    expect(page.page.locator(".silva-clause")).to_contain_text(ui("ui-source-line", line="68"))
    page.page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)


def test_the_language_changes_without_a_message(open_table: Open) -> None:
    """Every word follows, also of the open refusal and clause; nothing is asked of the kernel."""
    page = open_table(position=TRAINEE, seed=1)
    page.card(10).click()
    page.page.locator(".silva-refusal .silva-clause-link").click()
    before = page.sent
    for lang, button in (("zh-Hant", "中文"), ("ja", "日本語")):
        page.page.get_by_role("button", name=button).click()
        expect(page.page.locator(".silva-refusal")).to_contain_text(ui("ui-not-allowed", lang))
        expect(page.page.locator(".silva-clause")).to_contain_text(
            page.table._words[lang]["clauses"]["silva.card.10.not_playable"]["text"]
        )
        assert page.page.locator(".silva-root").get_attribute("lang") == lang
    assert page.sent == before


@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_no_english_on_a_chinese_or_japanese_screen(open_table: Open, lang: str) -> None:
    """Titles and brand, seats, ids and moves are the only Latin letters."""
    page = open_table(position=TRAINEE, seed=1, lang=lang, open_table=True)
    page.card(10).click()
    page.page.locator(".silva-refusal .silva-clause-link").click()
    page.card(2).click()
    page.page.locator(".silva-text-moves summary").click()
    texts = page.page.locator(".silva-root").evaluate(TEXTS)
    latin = [text for text in texts if re.search(r"[A-Za-z]{2,}", re.sub(r"FOMUS|SILVA|silva\.[\w.]+", "", text))]
    assert latin == []


def test_the_timeline_needs_no_kernel(open_table: Open) -> None:
    """Back and forth, language and clauses work in a saved page; a move says what is missing, and nothing breaks."""
    page = open_table(position=TRAINEE, seed=1, alive=False)
    page.page.clock.fast_forward(4000)
    page.card(10).click()
    expect(page.page.locator(".silva-notice")).to_have_text(ui("ui-no-kernel"))
    page.page.get_by_role("button", name="中文").click()
    expect(page.page.locator(".silva-notice")).to_have_text(ui("ui-no-kernel", "zh-Hant"))


def test_back_in_time_what_if_and_return(open_table: Open) -> None:
    """The past is looked at without a request; a what-if says how it was dealt; the game is as it was."""
    page = open_table(seed=3)
    page.page.locator("[data-legal]").first.click()
    while page.page.locator(".silva-option[data-legal]").count():
        page.page.locator(".silva-option[data-legal]").first.click()
    steps = page.page.locator(".silva-step")
    slider = page.page.get_by_role("slider")
    slider.focus()
    asked = len(page.sent)
    page.page.keyboard.press("Home")
    of = len(page.table._state["frames"])
    expect(steps).to_have_text(ui("ui-step", step=1, of=of))
    assert len(page.sent) == asked
    page.page.get_by_role("button", name=ui("ui-branch")).click()
    expect(page.page.locator(".silva-branch")).to_contain_text(ui("ui-branch-dealt"))
    page.page.get_by_role("button", name=ui("ui-branch-return")).click()
    expect(page.page.locator(".silva-branch")).to_have_count(0)
    expect(steps).to_have_text(ui("ui-step", step=of, of=of))


def test_other_eyes(open_table: Open) -> None:
    """The open table offers every seat and the view of all cards."""
    page = open_table(position=TRAINEE, seed=1, open_table=True)
    page.page.get_by_label(ui("ui-look-as")).select_option("OPEN")
    expect(page.page.locator(".silva-deck-open")).to_be_visible()
    page.page.get_by_label(ui("ui-look-as")).select_option("B")
    expect(page.page.locator(".silva-place-own")).to_have_attribute("data-seat", "B")


def test_markup_in_names_is_text(open_table: Open) -> None:
    """No element comes of a player's name."""
    page = open_table(seed=1, names={"B": "<img src=x onerror=alert(1)>", "C": "</script><b>C"})
    assert page.page.locator(".silva-root img, .silva-root b:has-text('C')").count() == 0
    expect(page.page.locator("[data-seat=B] .silva-seat-name")).to_have_text("<img src=x onerror=alert(1)>")


def test_two_tables_share_no_id(open_table: Open) -> None:
    """One widget shown twice: all ids are different."""
    page = open_table(position=TRAINEE, seed=1, tables=2)
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids)) > 0


def states(page: BarePage) -> list[str]:
    """Take the table through its states; what axe-core has against each."""
    found = page.violations()
    page.card(10).click()
    page.page.locator(".silva-refusal .silva-clause-link").click()
    found += page.violations()
    page.card(2).click()
    page.page.locator(".silva-text-moves summary").click()
    found += page.violations()
    page.option("C").click()
    found += page.violations()
    page.option(8).click()
    page.page.wait_for_selector("[data-seat=C].silva-out")
    page.page.locator(".silva-icon").first.click()
    found += page.violations()
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(open_table: Open, lang: str, dark: bool) -> None:
    """0 violations, contrast AA among them: at rest, refused, choosing, guessing, in the past."""
    assert states(open_table(position=TRAINEE, seed=1, lang=lang, dark=dark, open_table=True)) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_the_end(open_table: Open, dark: bool) -> None:
    """The result banner and the eliminated seat too."""
    page = open_table(position=OVER, seed=1, dark=dark)
    page.card(5).click()
    page.option("B").click()
    expect(page.page.locator(".silva-result")).to_be_visible()
    assert page.violations() == []


@pytest.mark.parametrize("width", [480, 700, 1280, 1920])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_small_or_sticks_out(open_table: Open, width: int, lang: str) -> None:
    """Text of 12 px at least, targets of 32 px, and nothing is wider than the cell."""
    page = open_table(position=TRAINEE, seed=1, width=width, lang=lang)
    page.card(10).click()
    page.page.locator(".silva-refusal .silva-clause-link").click()
    page.card(2).click()
    page.option("C").click()
    root = page.page.locator(".silva-root")
    assert [one for one in root.evaluate(SIZES) if one[0] < 12] == []
    assert root.evaluate(SMALL) == []
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_stage_is_readable_from_the_back(open_table: Open, width: int) -> None:
    """Every numeral on a card has 28 px or more."""
    page = open_table(position=TRAINEE, seed=1, width=width, height=1080, stage=True)
    numerals = [one[0] for one in page.page.locator(".silva-root").evaluate(SIZES) if "silva-num" in one[1]]
    assert numerals
    assert min(numerals) >= 28


# A holds two cards, all have discarded: what a class sees in the middle of a game.
CLASS = "silva 3p turn=A do=play:A hands=A:10.2,B:3,C:8 rows=A:7.1,B:6.4!.1,C:6.5 deck=*"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", ["A", "OPEN"])
def test_the_stage_fits_a_projector(open_table: Open, lang: str, viewer: str) -> None:
    """Beside a notebook's bars all of it is seen at once; nothing is under 24 px, but the log, which has 18 px."""
    page = open_table(position=CLASS, seed=1, width=1560, height=950, stage=True, lang=lang, viewer=viewer)
    root = page.page.locator(".silva-root")
    texts = [(size, words) for size, kind, words in root.evaluate(SIZES)]
    log = page.page.locator(".silva-log").evaluate(SIZES)
    assert [one for one in texts if one[0] < 24 and one[1] not in {words for _, _, words in log}] == []
    assert [one for one in log if one[0] < 18] == []
    assert root.bounding_box()["height"] <= 950  # type: ignore[index]
    hand = page.page.locator("[data-seat=B] .silva-zone-hand > .silva-hand")
    assert len({box["y"] for box in (one.bounding_box() for one in hand.all()) if box}) == 1


@pytest.mark.parametrize("width", [480, 700, 1280])
def test_hand_and_discards_lie_in_rows_of_their_own(open_table: Open, width: int) -> None:
    """Wherever a seat wraps, every discard lies below the whole hand."""
    page = open_table(position=CLASS, seed=1, width=width, open_table=True, viewer="OPEN")
    for seat in "ABC":
        hand = page.page.locator(f"[data-seat={seat}] .silva-hand").last.bounding_box()
        pile = page.page.locator(f"[data-seat={seat}] .silva-discard").first.bounding_box()
        assert hand and pile and pile["y"] >= hand["y"] + hand["height"]


def test_a_new_log_shows_its_newest_lines(open_table: Open) -> None:
    """Bots have moved before the first decision: the log is scrolled to its end."""
    page = open_table(seed=3, players=4, viewer="C", width=1280, height=600)
    gap = "list => list.scrollHeight - list.clientHeight - list.scrollTop"
    assert page.page.locator(".silva-log ol").evaluate(gap) < 2


def test_motion_is_short_and_can_be_off(open_table: Open) -> None:
    """A quarter of a second at most, and none at all for who asked for less motion."""
    lively = open_table(position=TRAINEE, seed=1, calm=False).page.locator(".silva-root").evaluate(MOVING)
    assert lively
    assert max(lively) <= 0.25
    assert open_table(position=TRAINEE, seed=1).page.locator(".silva-root").evaluate(MOVING) == []


def test_a_lesson_is_walked(open_table: Open, tmp_path: Path) -> None:
    """Wrong answer, hint, right answer, next step, end."""
    page = open_table(lesson=str(small_lesson(tmp_path)))
    strip = page.page.locator(".silva-lesson")
    expect(strip).to_contain_text("Win the duel")
    page.page.get_by_role("button", name=ui("ui-hint")).click()
    expect(strip).to_contain_text("silva.card.05.lower_out")
    page.card(3).click()
    page.option("B").click()
    expect(strip).to_contain_text("Only a look")
    page.page.get_by_role("button", name=ui("ui-again")).click()
    page.card(5).click()
    page.option("B").click()
    expect(strip).to_contain_text("Well done")
    assert page.violations() == []
    expect(page.page.get_by_role("button", name=ui("ui-next-step"))).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(strip).to_contain_text(ui("ui-lesson-done"))
