"""Fixtures for the rulebooks' own texts, which are not in this repository.

They lie in the folder that SILVA_KIT_SOURCES names, else in `../shared/sources` beside a checkout. Without them
the tests that read them are skipped and counted in one closing line; in CI their absence is a failure.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from silva_kit.games import GAMES
from silva_kit.rulebook import Rulebook
from silva_kit.sources import VARIABLE, SourceTexts
from silva_kit.toml_data import content

ROOT = Path(__file__).resolve().parent.parent
NEEDING = frozenset(("source_folder", "sources", "rules_folder", "cases_folder"))
PROPERTY = "needs the source texts"


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def book() -> Rulebook:
    """The rulebook of SILVA, without the source texts."""
    return Rulebook("silva", content("silva"), SourceTexts())


@pytest.fixture(scope="session", params=GAMES)
def each_book(request: pytest.FixtureRequest) -> Rulebook:
    """The rulebook of each game in turn, without the source texts."""
    return Rulebook(request.param, content(request.param), SourceTexts())


@pytest.fixture(scope="session")
def source_folder() -> Path:
    """The folder of the source texts; skips without them, fails in CI."""
    return _needed(_source_folder())


@pytest.fixture(scope="session")
def sources(source_folder: Path) -> SourceTexts:
    """The source texts."""
    return SourceTexts.load(source_folder)


@pytest.fixture(scope="session")
def rules_folder(source_folder: Path) -> Path:
    """The folder with the clause tables and decided terms, beside the source texts."""
    return _needed(source_folder.parent / "rules")


@pytest.fixture(scope="session")
def cases_folder(source_folder: Path) -> Path:
    """The folder with the worked examples, beside the source texts."""
    return _needed(source_folder.parent / "cases")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need the source texts; the mark travels in the report, from other processes too."""
    for item in items:
        if NEEDING & set(getattr(item, "fixturenames", ())):
            item.user_properties.append((PROPERTY, "yes"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One closing line: how many tests need the source texts, and whether they ran."""
    outcomes: dict[str, str] = {}
    for outcome, reports in terminalreporter.stats.items():
        for report in reports:
            if (PROPERTY, "yes") in getattr(report, "user_properties", ()) and outcome:
                outcomes[report.nodeid] = outcome
    if outcomes:
        skipped = sum(outcome == "skipped" for outcome in outcomes.values())
        advice = f", {skipped} skipped: name their folder in {VARIABLE}" if skipped else ", none skipped"
        terminalreporter.write_line(f"{len(outcomes)} tests need the rulebooks' own texts{advice}")


def _source_folder() -> Path:
    named = os.environ.get(VARIABLE)
    return Path(named) if named else ROOT.parent / "shared" / "sources"


def _needed(folder: Path) -> Path:
    if folder.is_dir():
        return folder
    message = f"the folder {folder} is missing: name the folder of the source texts in {VARIABLE}"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)
