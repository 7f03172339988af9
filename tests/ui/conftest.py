"""The table on a bare page of a real Chromium; Python is the kernel."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.conftest import browser, chromium  # noqa: F401  # the same Chromium as the end-to-end tests
from ui.bare_page import BarePage
from ui.read_page import ReadPage

Open = Callable[..., BarePage]
OpenPage = Callable[..., ReadPage]


@pytest.fixture
def open_table(browser: Browser, tmp_path: Path) -> Iterator[Open]:  # noqa: F811
    """Opens tables: `open_table(seed=1, dark=True, width=700)`; the rest goes to SilvaTable."""
    opened: list[BarePage] = []

    def open_one(**given: Any) -> BarePage:
        opened.append(BarePage(browser, tmp_path, **given))
        return opened[-1]

    yield open_one
    for page in opened:
        page.close()


@pytest.fixture
def open_page(browser: Browser, tmp_path: Path) -> Iterator[OpenPage]:  # noqa: F811
    """Opens widgets that are read: `open_page(widget=Rulebook, game="silva")`; the rest goes to the widget."""
    opened: list[ReadPage] = []

    def open_one(**given: Any) -> ReadPage:
        opened.append(ReadPage(browser, tmp_path, **given))
        return opened[-1]

    yield open_one
    for page in opened:
        page.close()


KEPT = 2
"""Of a test that is repeated for many screens (languages, light and dark, widths), so many run here; all of them where
SILVA_KIT_FULL is set. The closing line counts the others as deselected."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the first and the last screen of each repeated browser test."""
    if os.environ.get("SILVA_KIT_FULL"):
        return
    repeated: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("browser") and hasattr(item, "callspec"):
            repeated.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left = [item for same in repeated.values() if len(same) > KEPT for item in same[1:-1]]
    if left:
        out = set(map(id, left))
        items[:] = [item for item in items if id(item) not in out]
        config.hook.pytest_deselected(items=left)
