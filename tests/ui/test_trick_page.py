"""The table of Silent Guardians in a real Chromium: mouse, keyboard and touch, three languages, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_widgets import seeking
from silva_widgets.trick import TrickTable
from ui.bare_page import STATIC, BarePage
from ui.conftest import Open
from ui.measures import MOVING, SIZES, SMALL, TEXTS

pytestmark = pytest.mark.browser

# A must follow red; piles, removed cards and transfers are there.
MIDDLE = (
    "sg 3p mode=B turn=A do=play:A lead=C trick=C:r5 hands=A:r1.r7.r9.b2.b3.y8.g4.g10.x2,B:r2.r3.b1.b10.y1.y2.g1.x1.x4,"
    "C:r4.r6.b4.b5.b6.y5.g2.g9 tokens=A:r.b.x,B:b.y.g,C:g.y.r piles=A:Ay10.By3.Cy7/x,B:-,C:Cg8.Ag3.Bg5/g+Cy9.Ay4.By6/y "
    "transfers=2"
)
# D plays last; C wins, owes red, and cannot pay without a transfer.
LAST_CARD = (
    "sg 4p mode=B turn=D do=play:D lead=A trick=A:r5.B:r2.C:r9 hands=A:r3.r4.r6.r8.b4.b5.y5.g7,"
    "B:b6.b10.y3.y4.y8.y9.g3.g8,C:r1.b1.y1.y6.g4.x1.x3.x4,D:b3.b7.b8.y2.y10.g1.g2.g6.g10 "
    "tokens=A:b.g,B:y.y,C:b,D:b.y.g.r transfers=2"
)
# Fans as long as they can be.
LONG = (
    "sg 3p mode=A turn=A do=play:A lead=A hands=A:r1.r2.b1.b2.b3.b4.b5.b6.b7.b8.b9.b10,"
    "B:r3.r4.r5.r6.r7.r8.r9.r10.y1.y2.y3.y4,C:y5.y6.y7.y8.y9.g1.g2.g3.g4.g5.g6.g7 tokens=A:r.b.x,B:b.y.g,C:g.y.r"
)
# A red 9 leads to a loss that a red 1 would not have led to.
LOSING = "sg 3p turn=A do=play:A lead=A hands=A:r1.r9,B:r2.b9,C:r3.b8 tokens=A:-,B:b,C:r"


@pytest.fixture
def open_trick(open_table: Open) -> Open:
    """Opens tables of Silent Guardians."""

    def open_one(**given: Any) -> BarePage:
        return open_table(widget=TrickTable, **given)

    return open_one


def ui(key: str, lang: str = "en", **args: Any) -> str:
    """The interface's words as they stand in content/."""
    return format_message(lang, key, args=args, game="silent_guardians")


def cell(page: BarePage, name: str) -> Any:
    """A cell of the grid by its name, such as A/hand/1."""
    return page.page.locator(f"[data-cell='{name}']")


def test_a_card_by_mouse(open_trick: Open) -> None:
    """One's own card is chosen by its place; bots answer; the log tells the number once it is played."""
    page = open_trick(position=MIDDLE, seed=1)
    cell(page, "A/hand/1").click()
    expect(page.page.locator(".silva-log")).to_contain_text("A follows with red 7.")
    assert [ask["text"] for ask in page.sent] == ["A play r#2"]


def test_overlapped_cards_can_be_hit_where_they_are_seen(open_trick: Open) -> None:
    """At the left edge of each card, the card itself is what a finger meets, 32 px wide at least."""
    for width in (700, 1280):
        page = open_trick(position=MIDDLE, seed=1, width=width)
        for button in page.page.locator(".silva-pick-card").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box
            for at in (4, 18, 36):
                hit = page.page.evaluate(
                    "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-cell]')?.dataset.cell",
                    [box["x"] + at, box["y"] + box["height"] / 2],
                )
                assert hit == button.get_attribute("data-cell")


def test_a_card_by_keyboard_alone(open_trick: Open) -> None:
    """One tab stop for the table, arrows inside, Enter to play; the focus is never lost."""
    page = open_trick(position=MIDDLE, seed=1)
    page.page.locator(".silva-bar button").last.focus()
    page.page.keyboard.press("Tab")
    assert page.focused() == "A/hand/0"
    for _ in range(3):
        page.page.keyboard.press("ArrowRight")
    assert page.focused() == "A/hand/3"
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".silva-refusal")).to_contain_text("sg.trick.follow")
    page.page.keyboard.press("ArrowLeft")
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".silva-log")).to_contain_text("A follows with red 9.")
    assert page.focused() != "BODY"


def test_a_whole_game_without_a_mouse(open_trick: Open) -> None:
    """Draft, cards and tokens with Enter only, to the result; the focus never falls to the page."""
    page = open_trick(seed=2, players=3)
    page.page.locator("[role=grid] [tabindex='0']").focus()
    for _ in range(60):
        if page.page.locator(".silva-result").count():
            break
        version = page.table._state["version"]
        page.page.locator("[data-legal]").first.focus()
        page.page.keyboard.press("Enter")
        page.page.wait_for_function("version => model.get('_state').version > version", arg=version)
        assert page.focused() != "BODY"
    expect(page.page.locator(".silva-result")).to_be_visible()


def test_a_card_and_a_transfer_by_touch(open_trick: Open) -> None:
    """Taps do what clicks do: play, then give the winner the token that is missing."""
    page = open_trick(position=LAST_CARD, viewer="D", seed=1, touch=True, width=700)
    cell(page, "D/hand/4").tap()
    expect(page.page.locator(".sg-owed")).to_contain_text("sg.token.most_frequent")
    page.page.get_by_role("button", name=ui("ui-give-token")).tap()
    page.page.locator(".sg-transfer [data-option=r]").tap()
    page.page.locator(".sg-transfer [data-option=C]").tap()
    expect(page.page.locator(".silva-log")).to_contain_text("D makes a transfer to C")
    assert [ask["text"] for ask in page.sent] == ["D play y#2", "D give r C"]


def test_winner_and_token_are_seen_without_color(open_trick: Open) -> None:
    """A thick edge and a word for the winner; a shape and a word for the token; the clause opens."""
    page = open_trick(position=LAST_CARD, viewer="D", seed=1)
    cell(page, "D/hand/4").click()
    winning = page.page.locator(".sg-winning")
    expect(winning).to_contain_text(ui("ui-wins-trick"))
    edges = page.page.locator(".sg-played .sg-paper").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).strokeWidth))"
    )
    assert sorted(edges) == [2, 2, 2, 6]
    page.page.locator(".sg-owed .silva-clause-link").last.click()
    clause = page.table._words["en"]["clauses"]["sg.token.most_frequent"]["text"]
    expect(page.page.locator(".silva-clause")).to_contain_text(clause)


def test_the_quiz_is_answered(open_trick: Open) -> None:
    """Question, answer by keyboard, verdict, on; the page never held the answer before."""
    page = open_trick(position=LAST_CARD, viewer="D", seed=1, quiz=True)
    cell(page, "D/hand/4").click()
    quiz = page.page.locator(".sg-quiz")
    expect(quiz).to_contain_text(ui("ui-who-wins"))
    held = page.page.evaluate("JSON.stringify(model.get('_state'))")
    assert not re.search(r"winner_lead|most_frequent|pay", held)
    assert page.violations() == []
    assert page.focused() == "A"
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Enter")
    quiz.locator("[data-option=r]").click()
    quiz.get_by_role("button", name=ui("ui-confirm")).click()
    expect(page.page.locator(".sg-quiz")).to_contain_text(ui("ui-right"))
    assert page.violations() == []
    page.page.get_by_role("button", name=ui("ui-give-token")).click()
    page.page.locator(".sg-transfer [data-option=r]").click()
    page.page.locator(".sg-transfer [data-option=C]").click()
    page.page.locator(".sg-quiz .silva-primary").click()
    expect(page.page.locator(".sg-quiz")).to_have_count(0)


def test_the_printed_example_runs_without_a_kernel(open_trick: Open) -> None:
    """Every step, other eyes and three languages in a saved page; characters by name; ranks marked as ours."""
    page = open_trick(position="scene:printed_example", walkthrough=True, alive=False)
    page.page.clock.fast_forward(4000)
    strip = page.page.locator(".sg-walk")
    for _ in range(8):
        page.page.get_by_role("button", name=ui("ui-next"), exact=True).click()
    expect(page.page.locator(".silva-step")).to_have_text(ui("ui-step", step=9, of=9))
    page.page.get_by_role("button", name=ui("ui-back"), exact=True).click()
    expect(page.page.locator(".sg-due").last).to_contain_text(ui("ui-token-placed", color="r"))
    expect(page.page.locator(".sg-source")).to_contain_text(ui("ui-illustrative"))
    for lang, button, name in (("zh-Hant", "中文", "迪諾克斯"), ("ja", "日本語", "ディノックス")):
        page.page.get_by_role("button", name=button).click()
        expect(strip).to_contain_text(name)
        expect(page.page.locator(".sg-winning")).to_contain_text(ui("ui-wins-trick", lang))
    page.page.locator(".silva-bar select").select_option("B")
    expect(page.page.locator(".silva-place-own")).to_have_attribute("data-seat", "B")
    assert page.page.locator(".silva-place-own .sg-num").count() == 0
    assert page.sent == []


def test_friends_hand_the_screen_over(open_trick: Open) -> None:
    """Nothing changes eyes by itself: a button says whose turn it is to look."""
    page = open_trick(seed=3, players=3, persons=("A", "B", "C"))
    first = page.table._state["frames"][-1]["view"]["decision"]["seat"]
    for _ in range(2):
        seat = page.table._state["frames"][-1]["view"]["decision"]["seat"]
        if seat != page.table._state["viewer"]:
            page.page.get_by_role("button", name=ui("ui-hand-over", seat=seat)).click()
        expect(page.page.locator(".silva-place-own")).to_have_attribute("data-seat", seat)
        page.page.locator(".silva-option[data-legal]").first.click()
        expect(page.page.locator(".silva-log")).to_contain_text(f"{seat} takes")
    assert first


def test_back_in_time_what_if_and_return(open_trick: Open) -> None:
    """The past is looked at without a request; a what-if says how it was dealt; the game is as it was."""
    page = open_trick(seed=3, players=3)
    for _ in range(2):
        version = page.table._state["version"]
        page.page.locator(".silva-option[data-legal]").first.click()
        page.page.wait_for_function("version => model.get('_state').version > version", arg=version)
    asked = len(page.sent)
    page.page.get_by_role("button", name=ui("ui-first")).click()
    assert len(page.sent) == asked
    page.page.get_by_role("button", name=ui("ui-branch")).click()
    expect(page.page.locator(".silva-branch")).to_contain_text(ui("ui-branch-dealt"))
    page.page.get_by_role("button", name=ui("ui-branch-return")).click()
    expect(page.page.locator(".silva-branch")).to_have_count(0)


def test_still_winnable_and_the_turning_point(open_trick: Open) -> None:
    """At the open table by a button; after a loss the move that lost it, and the way back to its step."""
    page = open_trick(position=LOSING, viewer="OPEN")
    panel = page.page.locator(".sg-solver")
    panel.get_by_role("button", name=ui("ui-solve")).click()
    page.push()
    expect(panel).to_contain_text(ui("ui-still-winnable"))
    panel.locator("summary").click()
    expect(panel.locator(".sg-line li")).to_have_count(2)
    assert page.violations() == []
    for name, played in (("A/hand/1", 1), ("B/hand/0", 2), ("C/hand/0", 3)):
        cell(page, name).click()
        expect(page.page.locator(".sg-played")).to_have_count(played)
    page.page.get_by_role("button", name=ui("ui-turning-show")).click()
    page.push()
    expect(panel).to_contain_text("A leads red 9.")
    assert page.violations() == []
    panel.get_by_role("button", name=ui("ui-step-short", step=2)).click()
    expect(page.page.locator(".silva-step")).to_have_text(ui("ui-step", step=2, of=4))


def test_advice_is_asked_for_watched_and_stopped(open_trick: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat asks; after half a second there is a bar and a way to stop; then each of its moves with its share."""
    monkeypatch.setattr(seeking, "QUICK", 0.0)
    page = open_trick(position=MIDDLE, seed=1)
    panel = page.page.locator(".sg-solver")
    panel.get_by_role("button", name=ui("ui-advice-ask")).click()
    expect(panel.locator("progress")).to_be_visible()
    assert page.violations() == []
    panel.get_by_role("button", name=ui("ui-cancel")).click()
    page.push()
    expect(panel.locator("progress")).to_have_count(0)
    panel.get_by_role("button", name=ui("ui-advice-ask")).click()
    page.push()
    moves = page.table._state["frames"][-1]["view"]["moves"]
    expect(panel.locator(".sg-advice li")).to_have_count(len(moves))
    expect(panel).to_contain_text(ui("ui-advice-deals", count=100))
    assert page.violations() == []


@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_no_english_on_a_chinese_or_japanese_screen(open_trick: Open, lang: str) -> None:
    """Title, seats, ids and moves are the only Latin letters."""
    page = open_trick(position=LAST_CARD, viewer="D", seed=1, lang=lang)
    cell(page, "D/hand/4").click()
    page.page.locator(".sg-owed .silva-clause-link").last.click()
    page.page.locator(".silva-text-moves summary").click()
    page.page.get_by_role("button", name=ui("ui-advice-ask", lang)).click()
    page.push()
    expect(page.page.locator(".sg-advice")).to_be_visible()
    page.page.get_by_role("button", name=ui("ui-give-token", lang)).first.click()
    texts = page.page.locator(".silva-root").evaluate(TEXTS)
    latin = [text for text in texts if re.search(r"[A-Za-z]{2,}", re.sub(r"Silent Guardians|sg\.[\w.]+", "", text))]
    assert latin == []


def states(page: BarePage) -> list[str]:
    """Take the table through its states; what axe-core has against each."""
    found = page.violations()
    cell(page, "A/hand/4").click()
    page.page.locator(".silva-refusal .silva-clause-link").click()
    found += page.violations()
    page.page.locator(".silva-text-moves summary").click()
    page.page.locator(".silva-prompt .silva-row button").first.click()
    found += page.violations()
    cell(page, "A/hand/0").click()
    page.page.wait_for_function("model.get('_state').frames.length > 2")
    found += page.violations()
    page.page.locator(".silva-icon").first.click()
    found += page.violations()
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(open_trick: Open, lang: str, dark: bool) -> None:
    """0 violations, contrast AA among them: at rest, refused, giving, played on, in the past."""
    assert states(open_trick(position=MIDDLE, seed=1, lang=lang, dark=dark)) == []


def lose(page: BarePage) -> None:
    """A takes the last trick and cannot pay it."""
    cell(page, "A/hand/0").click()


def draft(page: BarePage) -> None:
    """The draft stands as it is."""


def walk(page: BarePage) -> None:
    """To the step at which the token is owed."""
    for _ in range(6):
        page.page.locator(".silva-timeline .silva-icon").nth(2).click()


def ask_advice(page: BarePage) -> None:
    """What this seat could play, its token and its gifts among it."""
    page.page.locator(".sg-solver button").first.click()
    page.push()
    expect(page.page.locator(".sg-advice")).to_be_visible()


SCREENS: dict[str, tuple[dict[str, Any], Callable[[BarePage], None]]] = {
    "lost": (
        {"position": "sg 3p turn=A do=play:A lead=B trick=B:r2.C:r5 hands=A:r9,B:-,C:- tokens=A:b,B:-,C:-"},
        lose,
    ),
    "draft": ({"seed": 1, "players": 4, "scenario": 3}, draft),
    "walk": ({"position": "scene:printed_example", "walkthrough": True}, walk),
    "open": ({"seed": 4, "viewer": "OPEN"}, draft),
    "advice": ({"position": LAST_CARD, "viewer": "D", "bots": {}}, ask_advice),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_elsewhere(open_trick: Open, name: str, dark: bool) -> None:
    """After a loss, in the draft, in a walkthrough, at the open table, with advice."""
    given, act = SCREENS[name]
    page = open_trick(dark=dark, **given)
    act(page)
    assert page.violations() == []


@pytest.mark.parametrize("width", [480, 700, 1280, 1920])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_small_or_sticks_out(open_trick: Open, width: int, lang: str) -> None:
    """Text of 12 px at least, targets of 32 px, and nothing is wider than the cell; no cell hangs out of its seat."""
    for given, act in ({"position": MIDDLE}, draft), ({"position": LONG}, draft), *SCREENS.values():
        page = open_trick(width=width, lang=lang, **given)
        act(page)
        root = page.page.locator(".silva-root")
        assert [one for one in root.evaluate(SIZES) if one[0] < 12] == []
        assert root.evaluate(SMALL) == []
        assert page.page.evaluate("document.documentElement.scrollWidth") <= width
        assert root.evaluate(OUTSIDE) == []


OUTSIDE = """(root) => [...root.querySelectorAll(".silva-seat, .sg-centre")].flatMap((row) => {
  const { left, right } = row.getBoundingClientRect();
  return [...row.querySelectorAll("[role=gridcell]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  }).map((one) => (row.dataset.seat ?? "centre") + " " + (one.dataset.cell ?? one.innerText)); })"""


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_stage_is_readable_from_the_back(open_trick: Open, width: int) -> None:
    """Every numeral on a card has 28 px or more."""
    page = open_trick(position=MIDDLE, seed=1, width=width, height=1080, stage=True)
    numerals = [one[0] for one in page.page.locator(".silva-root").evaluate(SIZES) if "silva-num" in one[1]]
    assert numerals
    assert min(numerals) >= 28


def test_motion_is_short_and_can_be_off(open_trick: Open) -> None:
    """A quarter of a second at most, and none at all for who asked for less motion."""
    lively = open_trick(position=MIDDLE, seed=1, calm=False).page.locator(".silva-root").evaluate(MOVING)
    assert lively
    assert max(lively) <= 0.25
    assert open_trick(position=MIDDLE, seed=1).page.locator(".silva-root").evaluate(MOVING) == []


def test_both_tables_share_a_page(open_trick: Open) -> None:
    """One widget shown twice: all ids are different."""
    page = open_trick(position=MIDDLE, seed=1, tables=2)
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids)) > 0


def test_each_module_stays_small() -> None:
    """At most 64 kB of JavaScript for a widget, everything in it."""
    assert max((STATIC / name).stat().st_size for name in ("table.js", "trick.js")) <= 64_000
