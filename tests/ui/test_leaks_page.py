"""What a viewer can see, hear and read of the browser's page does not depend on what he cannot know.

The page makes every text alternative from the state that is sent; here the made page itself is compared.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.conftest import browser, chromium  # noqa: F401  # the same Chromium as the end-to-end tests
from leaks_pairs import Pair, pair
from silva_kit.record import Record
from silva_widgets import frames
from ui.bare_page import BarePage

pytestmark = pytest.mark.browser
NUMBERS = (9, 3, 26)
"""Pairs of the study whose games differ at many steps: of two, three and four players."""
PAGE = """root => {
  const instance = root.querySelector('[id$="-log"]').id.slice(0, -"-log".length);
  return root.outerHTML.replaceAll(instance, "instance");
}"""
"""The whole table as it was made, but for the random name that keeps two tables of a page apart."""


def shown(browser: Browser, folder: Path, pair: Pair, record: Record) -> list[str]:  # noqa: F811
    """The page of a record with every label, at its end and at each step back to its beginning."""
    page = BarePage(browser, folder, record=record, viewer=str(pair.viewer), names=pair.names, lang=pair.lang)
    root, back = page.page.locator(".silva-root"), page.page.locator(".silva-timeline button").nth(1)
    made = [root.evaluate(PAGE)]
    for _ in page.table._state["frames"][1:]:
        back.click()
        made.append(root.evaluate(PAGE))
    page.close()
    return made


@pytest.mark.parametrize("number", NUMBERS)
def test_the_page_is_the_same_for_games_that_look_alike(browser: Browser, tmp_path: Path, number: int) -> None:  # noqa: F811
    """Every label, title and text is equal for both games of a pair, at every step of the timeline."""
    found = pair(number, 1)
    one, other = (shown(browser, tmp_path, found, record) for record in (found.one, found.other))
    assert one == other
    assert len(set(one)) == len(one) > 3


def test_a_card_that_is_sent_shows_in_a_label(
    browser: Browser,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The comparison is sharp: were the hands in the state, the labels of the cards would differ."""
    real = frames._seen

    def seen(position: Any, viewer: Any) -> Any:
        kept, view, said = real(position, viewer)
        hands = {str(seat): [card.level for card in position.hands[seat.index]] for seat in position.seats}
        return kept, {**view, "hands": hands}, said

    monkeypatch.setattr(frames, "_seen", seen)
    found = pair(NUMBERS[1], 1)
    one, other = (shown(browser, tmp_path, found, record) for record in (found.one, found.other))
    assert one != other
