"""A real Chromium for the tests of this folder, and JupyterLab as `silva-kit lab` opens it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from queue import Queue
from threading import Thread

import pytest
from playwright.sync_api import Browser, sync_playwright

from watched import Watched

ADDRESS = re.compile(r"http://(?:localhost|127\.0\.0\.1):\d+/lab\S*token=\w+")
SECONDS_TO_START = 600  # the lessons are run before the server starts, and the machine may be busy
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


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that `silva-kit lab` prints, in a home of its own; the server ends with the tests."""
    home = tmp_path_factory.mktemp("home")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "LC_", "LANG"))}
    server = subprocess.Popen(
        [sys.executable, "-m", "silva_kit", "lab", home / "lessons", "--no-browser"],
        cwd=home,
        env={**kept, "HOME": str(home), "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    yield address(server)
    server.send_signal(signal.SIGTERM)
    server.wait(timeout=60)


def address(server: subprocess.Popen[str]) -> str:
    """The address in the server's output, which is read to its end (a full pipe would stop the server)."""
    said: list[str] = []
    found: Queue[str | None] = Queue()

    def follow() -> None:
        assert server.stdout is not None
        for line in server.stdout:
            said.append(line)
            if match := ADDRESS.search(line):
                found.put(match[0])
        found.put(None)

    Thread(target=follow, daemon=True).start()
    return found.get(timeout=SECONDS_TO_START) or pytest.fail("silva-kit lab ended:\n" + "".join(said))
