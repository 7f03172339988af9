"""Rulebook, glossary and the two texts in an exported notebook: read, asked and stepped through from a file alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.test_export import export, opened
from watched import Watched

pytestmark = pytest.mark.browser

RULES = """
from silva_widgets import Rulebook
book = Rulebook("silva", lang="en", clause="silva.card.09.choose")
book.show("silva.card.09.choose")
book
"""
TWO_TEXTS = "from silva_widgets import Compared\nCompared(place='silva.R01', lang='en')"
WORDS = "from silva_widgets import Glossary\nGlossary('silva', lang='en')"


def test_rules_and_words_are_alive_in_an_exported_notebook(watched: Watched, tmp_path: Path) -> None:
    """Ask, look up, switch the language, step through the table below the rules: no kernel, no error, no other host."""
    opened(watched, export(tmp_path, RULES, WORDS))
    page = watched.page
    rules, words = page.locator(".silva-rulebook"), page.locator(".silva-glossary")
    rules.locator("[data-find]").fill("誰可以換手牌？")
    expect(rules.locator(".rb-answers code").first).to_have_text("silva.card.08.exchange")
    table = rules.locator(".rb-table")
    expect(table.locator(".silva-felt")).to_be_visible()
    steps = table.locator(".silva-step").inner_text()
    table.locator(".silva-icon").first.click()
    expect(table.locator(".silva-step")).not_to_have_text(steps)
    words.locator("[data-find]").fill("kurabito")
    expect(words.locator(".gl-entry")).to_have_count(1)
    words.get_by_role("button", name="日本語").first.click()
    expect(words).to_have_attribute("lang", "ja")
    assert watched.errors == []
    assert watched.hosts == {"file:"}


def test_both_plays_are_alive_in_an_exported_notebook(watched: Watched, tmp_path: Path) -> None:
    """To the end of both plays, another place, another language: no kernel, no error, no other host."""
    opened(watched, export(tmp_path, TWO_TEXTS))
    shown = watched.page.locator(".silva-compared")
    shown.get_by_role("button", name="Last step").click()
    expect(shown.locator(".silva-result")).to_have_count(2)
    shown.get_by_role("combobox").select_option("silva.R18")
    expect(shown.locator(".cmp-group code")).to_have_text("silva.R18")
    expect(shown.locator(".cmp-side .silva-felt")).to_have_count(2)
    shown.get_by_role("button", name="中文").click()
    expect(shown).to_have_attribute("lang", "zh-Hant")
    assert watched.errors == []
    assert watched.hosts == {"file:"}
