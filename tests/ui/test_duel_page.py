"""The table of Living Forest Duel in a real Chromium: sums on hover and focus, every choice, three languages, light and
dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from lfd_vectors import EXTRA, MOVE, SANKI, SUN, TREE, TURN, USED, WATER
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_widgets.duel import DuelTable
from ui.bare_page import STATIC, BarePage
from ui.conftest import Open
from ui.measures import MOVING, SIZES, SMALL, TEXTS

pytestmark = pytest.mark.browser

LONG = (
    "lfd 2p do=turn:B turn=B round=3 turns=9 left=A:0,B:1 strikes=A:1,B:0 "
    "line=n1.n2.n3.n4.n5.n6.n7.n8.n9.n10.n11.n12.n15.n16 tokens=A:sun3,B:tree4 "
    "own=A:s6.s9.s1.s2.sv.s10,B:w3.w4.wv muster=s3.s4.stag.w1.w5 "
    "forests=A:water2@0,1/tree2@1,1/sun2@1,0/sun3@2,0/move5@0,-1/move6@1,-1,B:move2@1,0 fires=1.3.4.0.3.1.0 onibi=4 "
    "card=B taken=A:3,B:1 sanki=A:1,B:0"
)


@pytest.fixture
def open_duel(open_table: Open) -> Open:
    """Opens tables of the duel; two people at one screen, Winter is nobody's."""

    def open_one(**given: Any) -> BarePage:
        usual = {} if "lesson" in given else {"position": TURN, "seed": 1, "bots": {}}
        return open_table(**({"widget": DuelTable} | usual | given))

    return open_one


def ui(key: str, lang: str = "en", **args: Any) -> str:
    """The interface's words as they stand in content/."""
    return format_message(lang, key, args=args, game="living_forest_duel")


def cell(page: BarePage, name: str) -> Any:
    """A cell of the table by its name."""
    return page.page.locator(f"[data-cell='{name}']")


def texts(page: BarePage) -> list[str]:
    """The moves that were sent."""
    return [ask["text"] for ask in page.sent if ask["do"] == "move"]


def answered(page: BarePage) -> None:
    """The kernel has sent a new version."""
    page.page.wait_for_function("model.get('_state').version > 1")


def test_the_sum_is_told_on_hover_and_on_focus(open_duel: Open) -> None:
    """`lfd.token.restart`: the same sum by pointer, by keyboard, and by pointing at a number of the line itself."""
    page = open_duel()
    total = page.page.locator(".lfd-total strong")
    page.option("sun").hover()
    expect(total).to_have_text("6")
    assert page.page.locator(".lfd-line .lfd-number.lfd-counted").count() == 3
    page.page.mouse.move(2, 2)
    expect(total).to_have_count(0)
    page.option("sun").focus()
    expect(total).to_have_text("6")
    page.page.keyboard.press("ArrowRight")
    expect(page.page.locator(".lfd-sum")).to_contain_text(ui("ui-count-title", seat="A", element="water", done=0)[:4])
    expect(total).to_have_text("4")
    page.page.locator(".lfd-line [data-element='tree']").first.hover()
    expect(total).to_have_text("6")


def test_what_is_said_before_is_what_happens(open_duel: Open) -> None:
    """The token is placed: the panel keeps its sum as what has been counted, and the action has that value."""
    page = open_duel()
    page.option("tree").click()
    answered(page)
    page.page.mouse.move(2, 2)
    expect(page.page.locator(".lfd-value")).to_contain_text(ui("ui-value-left", value=6))
    expect(page.page.locator(".lfd-total strong")).to_have_text("6")
    expect(page.page.locator(".lfd-here")).to_have_attribute("data-cell", "line/5")


def test_a_token_that_the_line_refuses_says_why(open_duel: Open) -> None:
    """R4: before it is tried, with the clause; tried all the same, the kernel's refusal says the same."""
    page = open_duel(position=USED)
    page.option("sun").hover()
    expect(page.page.locator(".lfd-sum .silva-clause-link").first).to_have_text("lfd.R4")
    why = page.page.locator(".lfd-mark").first.inner_text().split(" lfd.")[0]
    page.option("sun").click()
    expect(page.page.locator(".silva-refusal")).to_contain_text(why.strip())
    assert texts(page) == ["A token sun"]


def test_recruiting_by_keyboard_alone(open_duel: Open) -> None:
    """Arrow keys over the places, Enter puts them together, the running cost beside the button that confirms."""
    page = open_duel(position=SUN)
    cell(page, "muster/1").focus()
    page.page.keyboard.press("Enter")
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".lfd-cost-of")).to_have_text(ui("ui-cost-of", cost=2, value=7))
    assert page.focused() == "muster/2"
    page.option("muster 1.2").focus()
    page.page.keyboard.press("Enter")
    answered(page)
    assert texts(page) == ["A muster 1.2"]
    expect(page.page.locator(".silva-log")).to_contain_text("draws")


def test_fire_tokens_are_taken_by_touch(open_duel: Open) -> None:
    """Each is a target of its own; too dear is said in words, and refused by the rules when it is tried."""
    page = open_duel(position=WATER, touch=True)
    cell(page, "fire/2/1").tap()
    cell(page, "fire/1/0").tap()
    expect(page.page.locator(".lfd-dear")).to_have_text(ui("ui-cost-of", cost=7, value=5))
    page.option("fire 2.3.3").tap()
    expect(page.page.locator(".silva-refusal")).to_contain_text("lfd.act.fire")
    cell(page, "fire/1/0").tap()
    page.option("fire 3.3").tap()
    page.page.wait_for_function("model.get('_state').version > 2")
    assert texts(page) == ["A fire 2.3.3", "A fire 3.3"]
    assert page.table._state["frames"][-1]["view"]["taken"]["A"] == 5


def test_a_tree_is_planted_by_keyboard_alone(open_duel: Open) -> None:
    """A pile, then the focus is on the first cell for it, with a picture of the forest as it would be."""
    page = open_duel(position=TREE)
    cell(page, "pile/water").focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".lfd-ghost")).to_have_count(1)
    expect(page.page.locator(".lfd-hint")).to_contain_text("3×3")
    page.page.keyboard.press("Enter")
    answered(page)
    [move] = texts(page)
    assert move.startswith("A plant water ")
    assert len(page.table._state["frames"][-1]["view"]["forests"]["A"]) == 5
    assert page.option("stop").count() == 1


def test_a_cell_without_a_river_is_refused_and_the_pile_stays_chosen(open_duel: Open) -> None:
    """`lfd.act.tree_place`: what was chosen can be put right at once."""
    page = open_duel(position=TREE)
    cell(page, "pile/water").click()
    cell(page, "A/forest/3/2").click()
    expect(page.page.locator(".silva-refusal")).to_contain_text("lfd.act.tree_place")
    expect(cell(page, "pile/water")).to_have_attribute("aria-pressed", "true")
    page.page.locator(".lfd-place .lfd-pick[data-legal]").first.click()
    expect(page.page.locator(".silva-refusal")).to_have_count(0)


def test_the_onibi_wins_over_the_edge(open_duel: Open) -> None:
    """The steps say where they lead; the fourth is a victory, told with its clause where the decision was."""
    page = open_duel(position=MOVE)
    page.option("steps 2").hover()
    expect(page.page.locator(".lfd-aimed .lfd-clearing-top small")).to_have_text("6")
    page.option("steps 4").click()
    expect(page.page.locator(".silva-result")).to_contain_text(ui("ui-winner", seat="A"))
    expect(page.page.locator(".silva-result .silva-clause-link")).to_have_text("lfd.win.onibi")
    assert page.page.locator(".lfd-racer.lfd-winner .lfd-reached").count() == 1


def test_the_screen_is_handed_over(open_duel: Open) -> None:
    """Two at one screen: after Summer's turn Winter's eyes are taken by a button, and Winter decides."""
    page = open_duel(position=TURN.replace(" sanki=A:1,B:0", ""))
    page.option("reveal").click()
    answered(page)
    page.page.get_by_role("button", name=ui("ui-hand-over", seat="B")).click()
    expect(page.page.locator(".lfd-racer").nth(1)).to_contain_text(ui("ui-your-turn"))
    page.option("reveal").click()
    page.page.wait_for_function("model.get('_state').version > 3")
    assert texts(page) == ["A reveal", "B reveal"]


def test_a_move_can_be_typed(open_duel: Open) -> None:
    """Every legal move as text, and a line for any other one."""
    page = open_duel(position=TREE)
    page.page.locator(".silva-text-moves summary").click()
    assert page.page.locator(".silva-moves button").count() == len(page.table.view.legal_moves)
    page.page.locator(".silva-text-moves input").fill("A plant sun 0 0")
    page.page.keyboard.press("Enter")
    expect(page.page.locator(".silva-refusal")).to_contain_text("lfd.R21")


def test_a_what_if_is_laid_over_the_game(open_duel: Open) -> None:
    """From a past step, and back; the screen says so."""
    page = open_duel()
    page.option("tree").click()
    answered(page)
    page.page.keyboard.press("PageUp")
    page.page.get_by_role("button", name=ui("ui-branch")).click()
    expect(page.page.locator(".silva-branch")).to_contain_text(ui("ui-what-if"))
    page.option("sun").click()
    expect(page.page.locator(".lfd-value")).to_contain_text(ui("ui-value-left", value=6))
    page.page.get_by_role("button", name=ui("ui-branch-return")).click()
    expect(page.page.locator(".silva-branch")).to_have_count(0)


def test_a_saved_page_still_counts(open_duel: Open) -> None:
    """Without a kernel: sums are told, languages and seats changed; a move says that nobody answers."""
    page = open_duel(alive=False)
    page.page.clock.fast_forward(4000)
    page.page.get_by_role("button", name="日本語").click()
    page.option("sun").hover()
    expect(page.page.locator(".lfd-total strong")).to_have_text("6")
    expect(page.page.locator(".lfd-racer strong").first).to_have_text("夏")
    page.option("sun").click()
    page.page.clock.fast_forward(4000)
    expect(page.page.locator(".silva-notice")).to_have_text(ui("ui-no-kernel", "ja"))


def test_a_scene_is_walked_through_without_a_kernel(open_duel: Open) -> None:
    """The scene's own words step by step; nothing can be chosen; every seat's eyes are carried."""
    given: dict[str, Any] = {"position": "scene:the_own_area_adds", "walkthrough": True, "seed": None, "bots": None}
    page = open_duel(alive=False, **given)
    expect(page.page.locator(".sg-walk")).to_be_visible()
    page.page.get_by_role("button", name=ui("ui-next"), exact=True).first.click()
    frame = page.table._state["frames"][1]
    expect(page.page.locator(".sg-walk")).to_contain_text(
        page.page.locator(".silva-log .silva-new").first.inner_text()[:6]
    )
    total = next(one["args"]["value"] for one in frame["log"] if one["clause"] == "lfd.card.values")
    expect(page.page.locator(".lfd-total strong")).to_have_text(str(total))
    assert page.page.locator(".lfd-pick, .lfd-ask").count() == 0


def test_a_lesson_leads_from_step_to_step(open_duel: Open) -> None:
    """What a step asks for is done at the table; the way on has the focus, and no table is left to be waited for."""
    page = open_duel(lesson="counting")
    page.option("sun").click()
    expect(page.page.locator(".silva-lesson.silva-done")).to_be_visible()
    page.page.locator(".silva-lesson .silva-primary").click()
    expect(page.page.locator(".silva-lesson-head")).to_contain_text(ui("ui-lesson-step", step=2, of=5).split("2")[0])
    expect(page.page.locator(".silva-lesson.silva-done")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_words_are_messages_of_the_language(open_duel: Open, lang: str) -> None:
    """No id shows through, no English is left in Chinese or Japanese, no variable is empty."""
    for given, act in SCREENS.values():
        page = open_duel(lang=lang, **given)
        act(page)
        found = page.page.locator(".silva-root").evaluate(TEXTS)
        found += page.page.evaluate("[...document.querySelectorAll('[title]')].map(one => one.title)")
        assert found
        assert [one for one in found if re.search(r"\bui-|\{|undefined|NaN", one)] == []
        if lang != "en":
            known = re.compile("Shift|Enter|Escape|Esc|Tab|Page ?(Up|Down)|English|Sanki")
            assert [one for one in found if re.search("[A-Za-z]{3,}", known.sub("", one))] == []


def point(element: str) -> Callable[[BarePage], None]:
    """The sum of an element is told."""
    return lambda page: page.option(element).hover()


def press(*names: str) -> Callable[[BarePage], None]:
    """Cells are pressed one after the other."""

    def act(page: BarePage) -> None:
        for name in names:
            cell(page, name).click()

    return act


def step(page: BarePage) -> None:
    """The steps over the edge are looked at."""
    page.option("steps 4").hover()


def won(page: BarePage) -> None:
    """The game is over."""
    page.option("steps 4").click()
    expect(page.page.locator(".silva-result")).to_be_visible()


def refused(page: BarePage) -> None:
    """A token that the line refuses is tried."""
    page.option("sun").click()
    expect(page.page.locator(".silva-refusal")).to_be_visible()


def nothing(page: BarePage) -> None:
    """The page as it opens."""


SCREENS: dict[str, tuple[dict[str, Any], Callable[[BarePage], None]]] = {
    "start": ({"position": None}, nothing),
    "count": ({}, point("sun")),
    "long": ({"position": LONG, "viewer": "B"}, point("tree")),
    "refused": ({"position": USED}, refused),
    "recruit": ({"position": SUN}, press("muster/5", "muster/3")),
    "fire": ({"position": WATER}, press("fire/2/1")),
    "plant": ({"position": TREE}, press("pile/water")),
    "steps": ({"position": MOVE}, step),
    "extra": ({"position": EXTRA}, nothing),
    "sanki": ({"position": SANKI}, nothing),
    "won": ({"position": MOVE}, won),
    "spectator": ({"viewer": "PUBLIC"}, nothing),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(open_duel: Open, name: str, dark: bool) -> None:
    """0 violations, contrast AA among them."""
    given, act = SCREENS[name]
    page = open_duel(dark=dark, **given)
    act(page)
    assert page.violations() == []


@pytest.mark.parametrize("width", [480, 848, 1000, 1640])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_small_or_sticks_out(open_duel: Open, width: int, lang: str) -> None:
    """Text of 12 px at least, targets of 32 px, and nothing is wider than the cell: that of a notebook 1280 px wide has
    848 px beside the file browser, about 1000 without it."""
    for given, act in SCREENS.values():
        page = open_duel(width=width, lang=lang, **given)
        act(page)
        root = page.page.locator(".silva-root")
        assert [one for one in root.evaluate(SIZES) if one[0] < 11.99] == []
        assert root.evaluate(SMALL) == []
        assert page.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [480, 700, 850, 1000, 1640])
def test_looking_at_a_sum_moves_nothing(open_duel: Open, width: int) -> None:
    """The button under the pointer stays where it is, or it would be left and entered again without end; in a wide
    cell the table keeps its height too."""
    page = open_duel(width=width)
    for element in ("sun", "water", "tree", "move"):
        button, felt = page.option(element), page.page.locator(".lfd-felt")
        page.page.mouse.move(2, 2)
        expect(page.page.locator(".lfd-total")).to_have_count(0)
        before = button.bounding_box(), felt.bounding_box()
        button.hover()
        expect(page.page.locator(".lfd-total")).to_have_count(1)
        after = button.bounding_box(), felt.bounding_box()
        assert after[0] == before[0], element
        assert before[1] and after[1] and (width < 1000 or abs(after[1]["height"] - before[1]["height"]) < 8), element


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_stage_is_readable_from_the_back(open_duel: Open, width: int) -> None:
    """The total has 28 px or more, and nothing sticks out."""
    page = open_duel(width=width, height=1080, stage=True)
    point("sun")(page)
    total = page.page.locator(".lfd-total strong").bounding_box()
    assert total and total["height"] >= 28
    assert page.page.evaluate("document.documentElement.scrollWidth") <= width


def test_motion_is_short_and_can_be_off(open_duel: Open) -> None:
    """A quarter of a second at most, and none at all for who asked for less motion."""
    lively = open_duel(position=USED, calm=False)
    refused(lively)
    assert max(lively.page.locator(".silva-root").evaluate(MOVING)) <= 0.25
    calm = open_duel(position=USED)
    refused(calm)
    assert calm.page.locator(".silva-root").evaluate(MOVING) == []


def test_two_tables_share_a_page(open_duel: Open) -> None:
    """One widget shown twice: all ids are different."""
    page = open_duel(tables=2)
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids)) > 0
    assert page.page.locator(".silva-root").first.get_attribute("translate") == "no"


def test_the_module_stays_small() -> None:
    """At most 69 kB of JavaScript, everything in it: 43 kB of it is the frame that all tables share."""
    assert (STATIC / "duel.js").stat().st_size <= 69_000
