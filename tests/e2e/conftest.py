"""A real Chromium for the tests of this folder."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from watched import Watched

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's path. It may be missing on somebody's machine, never in CI."""
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("no chromium in CI: .ci/run installs it")
    if found is None:
        pytest.skip("no chromium here: apt-get install chromium")
    return found


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """One browser for a module: while it is open, no other event loop can run here. As root: no sandbox."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A fresh page, 1280 by 900, in English."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-US")
    yield Watched(context.new_page())
    context.close()
