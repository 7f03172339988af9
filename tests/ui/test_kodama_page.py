"""The table of Kodama in a real Chromium: dragging, keyboard, touch and pen, three languages, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from silva_kit.kodama import Pose
from silva_kit.messages import format_message, named
from silva_kit.places import LANGUAGES
from silva_widgets.kodama import KodamaTree
from ui.bare_page import STATIC, BarePage
from ui.conftest import Open
from ui.measures import MOVING, SIZES, SMALL, TEXTS, TORN

pytestmark = pytest.mark.browser

# The printed example before its last card: Branch card 5 scores nine points at (13, 299).
NINE = (
    "ko 2p do=place:A first=A trees=A:dragonfly/22@8,129,0/52@31,214,0/32@-48,150,-15,"
    "B:cloud/45@4,130,-15/54@-13,215,30/61@-51,291,30 hands=A:k3.k5.k11.k13,B:k2.k8.k14.k15 "
    "display=5.43.28.57 seasons=sp3 round=3 marker=3 scores=A:12,B:9"
)
ON_52 = Pose(13, 299, 0)
PHASE = NINE.replace("do=place:A", "do=kodama:A").replace(" round=3 marker=3", " marker=4")
FIVE = (
    "ko 5p do=place:A first=A trees=A:dragonfly/22@8,129,0,B:cloud/6@8,129,0,"
    "C:star/14@8,129,0,D:flower/30@8,129,0,E:mushroom/38@8,129,0 "
    "hands=A:k3.k5.k11.k13,B:k2.k8.k14.k15,C:k1.k4.k6.k7,D:k9.k10.k12.k16,E:k17.k18.k19.k20 "
    "display=5.43.28.57 seasons=sp1 round=1 marker=1 scores=A:12,B:9,C:9,D:30,E:0"
)


@pytest.fixture
def open_tree(open_table: Open) -> Open:
    """Opens tables of Kodama."""

    def open_one(**given: Any) -> BarePage:
        return open_table(**({"widget": KodamaTree, "position": NINE, "seed": 1} | given))

    return open_one


def ui(key: str, lang: str = "en", **args: Any) -> str:
    """The interface's words as they stand in content/."""
    return format_message(lang, key, args=args, game="kodama")


def spot(page: BarePage, x: float, y: float) -> tuple[float, float]:
    """Where a point of the table, in mm, is on the page."""
    found = page.page.evaluate(
        "([x, y]) => { const at = new DOMPoint(x, -y)"
        ".matrixTransform(document.querySelector('.ko-tree').getScreenCTM()); return [at.x, at.y]; }",
        [x, y],
    )
    return float(found[0]), float(found[1])


def take(page: BarePage, card: str) -> tuple[float, float]:
    """Press the mouse on a card of the Display."""
    box = page.page.locator(f"[data-card='{card}']").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    return x, y


def drag(page: BarePage, card: str, pose: tuple[float, float]) -> None:
    """Drag a card over a point of the table and hold it there."""
    x, y = take(page, card)
    page.page.mouse.move(x - 20, y + 5)
    page.page.mouse.move(*spot(page, *pose), steps=5)


def let_go(page: BarePage) -> None:
    """Let the card go and take the pointer away: what is told then is told by itself."""
    page.page.mouse.up()
    page.page.mouse.move(2, 2)


def ghost(page: BarePage) -> Any:
    """The card that is held over the tree."""
    return page.page.locator(".ko-ghost")


def texts(page: BarePage) -> list[str]:
    """The moves that were sent."""
    return [ask["text"] for ask in page.sent if ask["do"] == "move"]


def test_a_card_is_dragged_onto_the_tree(open_tree: Open) -> None:
    """Near a good place it turns and springs there; let go, it is the move, and its nine points are told."""
    page = open_tree()
    drag(page, "5", (ON_52.x + 3, ON_52.y - 2))
    expect(ghost(page)).to_have_class(re.compile("ko-fits"))
    expect(ghost(page).locator(".ko-would text")).to_have_text("9")
    let_go(page)
    expect(page.page.locator(".ko-total strong")).to_have_text("9")
    [move] = texts(page)
    assert move.startswith("A place 5 ")
    assert page.table._state["trees"]["A"][4]["parent"] == 2


def test_a_card_that_may_not_lie_there_is_refused_and_comes_back(open_tree: Open) -> None:
    """While it is held: the clause's sentence and what is in the way; let go: refused, and back in the Display."""
    page = open_tree()
    drag(page, "5", (8, 170))
    expect(ghost(page)).to_have_class(re.compile("ko-not"))
    for clause in ("ko.place.one_card", "ko.place.no_cover"):
        expect(page.page.locator(".ko-status")).to_contain_text(clause)
    assert page.page.locator(".ko-marks rect").count() >= 2
    assert page.page.locator(".ko-marks circle").count() >= 1
    said = page.page.locator(".ko-reason").first.inner_text()
    page.page.mouse.up()
    refusal = page.page.locator(".silva-refusal")
    expect(refusal).to_contain_text("ko.place.one_card")
    assert said.split(" ", 1)[1].split(" ko.")[0] in refusal.inner_text()
    assert ghost(page).count() == 0
    assert page.page.locator(".ko-refused rect").count() >= 2
    assert page.page.locator("[data-card='5']").count() == 1
    assert len(page.table._state["trees"]["A"]) == 4


@pytest.mark.parametrize(
    ("pose", "clause"),
    [
        ((8, 170), "ko.place.one_card"),
        ((150, 20), "ko.place.table_edge"),
        ((8, 129), "ko.place.no_cover"),
        ((-120, 280), "ko.place.bark"),
    ],
)
def test_the_screen_and_the_rules_give_the_same_reasons(
    open_tree: Open, pose: tuple[float, float], clause: str
) -> None:
    """What the ghost says is what the kernel says when the card is let go."""
    page = open_tree()
    drag(page, "57", pose)
    said = page.page.locator(".ko-reason .silva-clause-link").all_inner_texts()
    assert clause in said
    page.page.mouse.up()
    expect(page.page.locator(".silva-refusal")).to_be_visible()
    assert page.page.locator(".silva-refusal .silva-clause-link").all_inner_texts() == said


def test_a_card_let_go_beside_the_picture_is_put_back(open_tree: Open) -> None:
    """Nothing is asked, nothing is refused."""
    page = open_tree()
    x, y = take(page, "5")
    page.page.mouse.move(x - 20, y)
    page.page.mouse.move(x + 10, y)
    page.page.mouse.up()
    assert (ghost(page).count(), page.sent) == (0, [])


def test_a_held_card_is_turned_by_wheel_and_keys(open_tree: Open) -> None:
    """Each notch turns by 5 degrees, R by 15; the hand's angle is kept where no good one is near."""
    page = open_tree()
    drag(page, "5", (-120, 280))
    turned = page.page.locator(".ko-held")
    before = turned.get_attribute("transform")
    page.page.mouse.wheel(0, -100)
    expect(turned).not_to_have_attribute("transform", before or "")
    page.page.keyboard.press("r")
    expect(turned).to_have_attribute("transform", re.compile(r"rotate\(-\d+\)"))
    page.page.mouse.move(*spot(page, 400, 400))
    page.page.keyboard.press("Escape")
    assert ghost(page).count() == 0
    page.page.mouse.up()
    assert page.sent == []


def test_a_card_by_keyboard_alone(open_tree: Open) -> None:
    """Display, good places with the arrows (each told), by the millimetre, by the degree, Enter."""
    page = open_tree()
    page.page.locator(".silva-bar button").last.focus()
    page.page.keyboard.press("Tab")
    while page.focused() != "display/0":
        page.page.keyboard.press("Tab")
    page.page.keyboard.press("Enter")
    status = page.page.locator(".ko-status")
    row = page.table._state["candidates"]["5"]
    parent = {0: ui("ui-the-trunk"), 2: named("kodama", "en")["card"]["52"]}
    for at, (node, *_, points, extra) in enumerate(row[:4]):
        where = {"parent": parent[node], "points": points + extra}
        expect(status).to_contain_text(ui("ui-place-at", place=at + 1, of=len(row), **where))
        page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Shift+ArrowUp")
    expect(status).not_to_contain_text(f" {len(row)}:")
    page.page.keyboard.press("Shift+ArrowDown")
    page.page.keyboard.press("[")
    page.page.keyboard.press("]")
    page.page.keyboard.press("Enter")
    page.page.wait_for_function("model.get('_state').version > 1")
    _, x, _, angle = row[4][:4]
    [move] = texts(page)
    assert abs(int(move.split()[3]) - x) <= 1
    assert (move.split()[:3], int(move.split()[5])) == (["A", "place", "5"], angle)
    assert page.focused() != "BODY"


def test_a_card_by_touch(open_tree: Open) -> None:
    """A tap takes it up; its handle and the buttons turn it, the ghost is pulled along, a button lays it down."""
    page = open_tree(touch=True, width=700)
    page.page.locator("[data-card='5']").tap()
    page.page.locator(".ko-ways button").nth(1).tap()
    handle = page.page.locator(".ko-handle")
    handle.scroll_into_view_if_needed()
    box = handle.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 32
    before = page.page.locator(".ko-held").get_attribute("transform")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 40, y + 40, steps=3)
    page.page.mouse.up()
    assert page.page.locator(".ko-held").get_attribute("transform") != before
    held = page.page.locator(".ko-held").bounding_box()
    assert held
    page.page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    page.page.mouse.down()
    page.page.mouse.move(*spot(page, *ON_52[:2]), steps=4)
    page.page.mouse.up()
    assert ghost(page).count() == 1
    assert texts(page) == []
    row = page.table._state["candidates"]["5"]
    for _ in row:
        page.page.locator(".ko-ways button").nth(1).tap()
    page.page.get_by_role("button", name=ui("ui-place-here")).tap()
    page.page.wait_for_function("model.get('_state').version > 1")
    assert len(texts(page)) == 1


def test_a_finger_drags_from_the_display(open_tree: Open) -> None:
    """Touch pointers are caught: the page does not scroll away, and the card lies above the finger."""
    page = open_tree(touch=True)
    assert page.page.locator("[data-card='5']").evaluate("one => getComputedStyle(one).touchAction") == "none"
    x, y = spot(page, *ON_52[:2])
    box = page.page.locator("[data-card='5']").bounding_box()
    assert box
    client = page.context.new_cdp_session(page.page)
    points = [(box["x"] + 30, box["y"] + 30), (box["x"], box["y"] + 40), (x, y + 40), (x, y + 44)]
    for kind, at in zip(("touchStart", "touchMove", "touchMove", "touchMove"), points, strict=True):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    expect(ghost(page)).to_have_class(re.compile("ko-fits"))
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.page.locator(".ko-total strong")).to_have_text("9")
    assert len(texts(page)) == 1


def test_a_line_lights_up_by_itself_and_can_be_stopped(open_tree: Open) -> None:
    """After a placement the film runs; pause holds it; without motion it stands at its end at once."""
    page = open_tree(calm=False)
    drag(page, "5", (ON_52.x, ON_52.y))
    let_go(page)
    step = page.page.locator(".ko-film .silva-step")
    expect(step).to_have_text(re.compile(r"^[2-5] /"))
    page.page.locator(".ko-film button").nth(1).click()
    held = step.inner_text()
    first, last = (int(one) for one in held.split(" / "))
    assert first < last
    page.page.locator(".ko-film button").first.click()
    expect(step).to_have_text(f"{first - 1} / {last}")
    calm = open_tree()
    drag(calm, "5", (ON_52.x, ON_52.y))
    let_go(calm)
    expect(calm.page.locator(".ko-film .silva-step")).to_have_text(f"{last} / {last}")


def test_a_fork_and_a_break_are_seen_without_color(open_tree: Open) -> None:
    """Counted icons are filled, the flower is hollow, the fork is crossed; words and a clause for each."""
    page = open_tree()
    drag(page, "5", (ON_52.x, ON_52.y))
    let_go(page)
    expect(page.page.locator(".ko-total strong")).to_have_text("9")
    tree = page.page.locator(".ko-tree")
    assert tree.locator(".ko-flower.ko-hollow").count() == 1
    assert tree.locator(".ko-fork .ko-cross").count() == 2
    assert tree.locator(".ko-counted").count() == 9
    rows = page.page.locator(".ko-rows")
    for clause in ("ko.score.extent", "ko.score.break", "ko.score.no_fork"):
        expect(rows).to_contain_text(clause)
    expect(rows).to_contain_text("1 + 1 + 2")
    expect(rows).to_contain_text(ui("ui-line-breaks"))
    rows.locator(".silva-clause-link").first.click()
    expect(page.page.locator(".silva-clause")).to_be_visible()


def test_the_tree_is_walked_through_with_the_keyboard(open_tree: Open) -> None:
    """One tab stop; down to what a card grows from, up to what grows from it; the card in focus is explained."""
    page = open_tree()
    page.page.locator("[data-node='0']").focus()
    for key, node in (("ArrowUp", 1), ("ArrowUp", 2), ("ArrowDown", 1), ("End", 3), ("Home", 0)):
        page.page.keyboard.press(key)
        assert page.page.evaluate("document.activeElement.dataset.node") == str(node)
    assert page.page.locator(".ko-tree [tabindex='0']").count() == 1
    page.page.keyboard.press("ArrowUp")
    expect(page.page.locator(".ko-score-title")).to_have_text(
        ui("ui-scored", card="22"),
    )


def test_a_kodama_card_is_explained_before_it_is_played(open_tree: Open) -> None:
    """One press shows what it counts on the tree, the next plays it."""
    page = open_tree(position=PHASE)
    card = page.page.locator("[data-cell='kodama/1']")
    card.click()
    worth = page.table._state["worth"]["k5"]
    expect(page.page.locator(".ko-total strong")).to_have_text(str(worth["points"]))
    assert page.page.locator(".ko-tree .ko-sum").count() == len(worth["steps"])
    assert texts(page) == []
    page.page.locator(".ko-score .silva-primary").click()
    page.page.wait_for_function("model.get('_state').version > 1")
    assert texts(page) == ["A kodama k5"]


@pytest.mark.parametrize("lang", ["zh-Hant", "ja"])
def test_no_line_ends_between_a_number_and_its_counter(open_tree: Open, lang: str) -> None:
    """However narrow the cards are, as in 得1分: in what Kodama cards say, in the log, and beside the tree."""
    page = open_tree(lang=lang)
    drag(page, "5", (ON_52.x, ON_52.y))
    let_go(page)
    expect(page.page.locator(".ko-total strong")).to_have_text("9")
    torn = set()
    for width in range(700, 1500, 40):
        page.page.set_viewport_size({"width": width, "height": 900})
        torn |= set(page.page.evaluate(TORN))
    assert torn == set()


def test_others_keep_their_kodama_cards_secret(open_tree: Open) -> None:
    """The page never holds what another seat has in hand; how many is seen by all."""
    page = open_tree()
    held = page.page.evaluate("JSON.stringify(model.get('_state'))")
    assert not re.search(r'"k(2|8|14|15)"', held)
    expect(page.page.locator("[data-seat=B]")).to_contain_text(ui("ui-kodama-count", count=4))


def test_a_saved_page_still_tells_every_score(open_tree: Open) -> None:
    """Without a kernel: cards are explained, ghosts judged, languages changed; a placement says that nobody answers."""
    page = open_tree(alive=False)
    page.page.clock.fast_forward(4000)
    page.page.locator("[data-node='2']").hover()
    expect(page.page.locator(".ko-total strong")).to_have_text("6")
    drag(page, "5", (ON_52.x, ON_52.y))
    expect(ghost(page)).to_have_class(re.compile("ko-fits"))
    page.page.mouse.up()
    page.page.clock.fast_forward(4000)
    expect(page.page.locator(".silva-notice")).to_have_text(ui("ui-no-kernel"))
    assert ghost(page).count() == 0
    page.page.get_by_role("button", name="日本語").click()
    expect(page.page.locator(".ko-display")).to_contain_text(ui("ui-display", "ja"))


def test_a_scene_is_walked_through_without_a_kernel(open_tree: Open) -> None:
    """The scene's own words, then its placement with its score, told by itself."""
    page = open_tree(position="scene:a_card_well_placed", walkthrough=True, seed=None, alive=False)
    expect(page.page.locator(".sg-walk")).to_be_visible()
    assert page.page.locator(".ko-tree [role=listitem]").count() == len(page.table._state["trees"]["A"]) - 1
    page.page.get_by_role("button", name=ui("ui-next"), exact=True).first.click()
    score = page.table._state["trees"]["A"][-1]["score"]
    expect(page.page.locator(".ko-total strong")).to_have_text(str(score["total"]))
    assert page.page.locator("[data-card]").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_words_are_messages_of_the_language(open_tree: Open, lang: str) -> None:
    """No id shows through, no English is left in Chinese or Japanese, no variable is empty."""
    for position in (NINE, PHASE, FIVE):
        page = open_tree(position=position, lang=lang)
        page.page.locator("[data-node='1']").hover()
        found = page.page.locator(".silva-root").evaluate(TEXTS)
        assert found
        assert [one for one in found if re.search(r"\bui-|\{|undefined|NaN", one)] == []
        if lang != "en":
            keys = re.compile("Shift|Enter|Escape|Esc|Page ?(Up|Down)|English")
            assert [one for one in found if re.search("[A-Za-z]{3,}", keys.sub("", one))] == []


def hold(page: BarePage) -> None:
    """A card in hand, at a place where it may not lie."""
    page.page.locator("[data-card='5']").click()
    for _ in range(6):
        page.page.keyboard.press("r")


def look(page: BarePage) -> None:
    """A card is explained."""
    page.page.locator("[data-node='1']").hover()


def placed(page: BarePage) -> None:
    """The nine points."""
    drag(page, "5", (ON_52.x, ON_52.y))
    let_go(page)
    expect(page.page.locator(".ko-total strong")).to_have_text("9")


def refused(page: BarePage) -> None:
    """A card let go where it may not lie."""
    drag(page, "5", (8, 170))
    page.page.mouse.up()
    expect(page.page.locator(".silva-refusal")).to_be_visible()


def chosen(page: BarePage) -> None:
    """A Kodama card is chosen."""
    page.page.locator("[data-cell='kodama/0']").click()


SCREENS: dict[str, tuple[dict[str, Any], Callable[[BarePage], None]]] = {
    "held": ({}, hold),
    "placed": ({}, placed),
    "refused": ({}, refused),
    "kodama": ({"position": PHASE}, chosen),
    "five": ({"position": FIVE}, look),
    "open": ({"viewer": "OPEN"}, look),
    "spectator": ({"viewer": "PUBLIC"}, look),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(open_tree: Open, name: str, dark: bool) -> None:
    """0 violations, contrast AA among them."""
    given, act = SCREENS[name]
    page = open_tree(dark=dark, **given)
    act(page)
    assert page.violations() == []


@pytest.mark.parametrize("width", [480, 700, 1280, 1920])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_too_small_or_sticks_out(open_tree: Open, width: int, lang: str) -> None:
    """Text of 12 px at least, targets of 32 px, and nothing is wider than the cell."""
    for given, act in SCREENS.values():
        page = open_tree(width=width, lang=lang, **given)
        act(page)
        root = page.page.locator(".silva-root")
        assert [one for one in root.evaluate(SIZES) if one[0] < 11.99] == []
        assert root.evaluate(SMALL) == []
        assert page.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_stage_is_readable_from_the_back(open_tree: Open, width: int) -> None:
    """Every number of points has 28 px or more."""
    page = open_tree(width=width, height=1080, stage=True)
    look(page)
    numerals = [one[0] for one in page.page.locator(".silva-root").evaluate(SIZES) if "silva-num" in one[1]]
    assert numerals
    assert min(numerals) >= 28


def test_motion_is_short_and_can_be_off(open_tree: Open) -> None:
    """A quarter of a second at most, and none at all for who asked for less motion."""
    lively = open_tree(calm=False)
    refused(lively)
    moving = lively.page.locator(".silva-root").evaluate(MOVING)
    assert moving
    assert max(moving) <= 0.25
    calm = open_tree()
    refused(calm)
    assert calm.page.locator(".silva-root").evaluate(MOVING) == []


def test_paper_shows_trees_and_scores_only(open_tree: Open) -> None:
    """Printed: white, both trees with their scores; no button bar, no cards to choose from, no log."""
    page = open_tree()
    page.page.evaluate("window.print = () => { window.asked = true; }")
    page.page.locator(".ko-print").click()
    assert page.page.evaluate("window.asked")
    page.page.emulate_media(media="print")
    for hidden in (".silva-bar", ".ko-shelf", ".silva-side", ".silva-timeline", "h1", ".ko-print"):
        expect(page.page.locator(hidden).first).to_be_hidden()
    for shown in (".ko-tree", "[data-seat=B] svg", ".ko-points", ".ko-scores"):
        expect(page.page.locator(shown).first).to_be_visible()
    assert page.page.locator(".silva-root").evaluate("one => getComputedStyle(one).backgroundColor") == (
        "rgb(255, 255, 255)"
    )
    page.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    page.page.emulate_media(media="screen")
    expect(page.page.locator("h1")).to_be_visible()


def test_both_tables_share_a_page(open_tree: Open) -> None:
    """One widget shown twice: all ids are different."""
    page = open_tree(tables=2)
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids)) > 0
    assert page.page.locator(".silva-root").first.get_attribute("translate") == "no"


def test_the_module_stays_small() -> None:
    """At most 82 kB of JavaScript, everything in it: the frame of all tables, geometry, scoring, drawing."""
    assert (STATIC / "kodama.js").stat().st_size <= 82_000
