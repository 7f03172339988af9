"""The page of the two texts: everything is carried, in three languages, with figures from the study alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.silva import two_texts
from silva_kit.sources import SourceTexts
from silva_kit.study.switch_counts import measured
from silva_kit.study.switches import BETWEEN, PROFILES
from silva_kit.teach.compare import compare
from silva_widgets import Compared, use_language
from silva_widgets.two_texts import differences, show_profiles, show_switches, silences, to_mend


@pytest.fixture(autouse=True)
def without_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where the texts are is said by a test alone; afterwards English again."""
    monkeypatch.delenv("SILVA_KIT_SOURCES", raising=False)
    yield
    use_language("en")


def places(page: Compared) -> list[dict[str, Any]]:
    """All that the page shows."""
    shown: list[dict[str, Any]] = page._data["places"]
    return shown


def test_every_place_is_carried_with_its_words_and_plays() -> None:
    """The places in their groups, both plays to their ends, where these part, and the clauses in three languages."""
    page = Compared()
    shown = places(page)
    assert {one["id"] for one in shown} == {place.id for place in two_texts.places()}
    assert [one["group"] for one in shown] == sorted((one["group"] for one in shown), key=two_texts.GROUPS.index)
    for one in shown:
        found = two_texts.place_of(one["id"]).compare()
        assert (one["plays"] is None) == (found is None)
        for language in LANGUAGES:
            clauses = page._words[language]["clauses"]
            cited = [id for side in (one["plays"] or {"cited": ()})["cited"] for id in side]
            assert all(clauses[id]["text"] for id in (*one["clauses"], *cited))
        if found is None or found.parting is None:
            continue
        plays = one["plays"]
        assert plays["at"] == found.parting.step
        assert {id for side in plays["cited"] for id in side} == set(found.parting.clauses)
        for name, side in (("first", found.first), ("second", found.second)):
            assert len(plays[name]) == side.moves + 1
            result = side.record.position.result
            assert plays[name][-1]["view"]["result"] == (result and result.to_json())
            assert all(frame["view"]["moves"] == [] for frame in plays[name])


def test_only_the_hidden_discard_is_seen_with_a_seat_s_eyes() -> None:
    """All cards lie open, but for `silva.R02`, where only what others know is different."""
    for one in places(Compared()):
        if one["plays"]:
            viewers = {frame["view"]["viewer"] for name in ("first", "second") for frame in one["plays"][name]}
            assert (viewers == {"OPEN"}) == (one["id"] != "silva.R02") and len(viewers) == 1


def test_the_canonical_text_is_the_same_in_every_language() -> None:
    """It names each place with its figures and where its plays part; the one that is open comes last."""
    told = {repr(Compared(lang=language, place="masu_vs_boy")) for language in LANGUAGES}
    assert len(told) == 1
    (text,) = told
    assert text.endswith("open silva.R18>") and len(text.splitlines()) == len(two_texts.places()) + 2
    assert "apart silva.R58 comes up" in text and "not played" in text


def test_lines_of_the_texts_are_shown_only_where_these_are_at_hand(tmp_path: Path) -> None:
    """Without them source and line; with them the line in three parts, the words at issue in the middle."""
    page = Compared(sources=str(tmp_path))
    assert not page._data["sources"] and all(len(words) == 2 for one in places(page) for words in one["words"])


def test_the_words_at_issue_are_marked(source_folder: Path, sources: SourceTexts) -> None:
    """Three parts make the line, and none of them is lost."""
    page = Compared(sources=source_folder)
    assert page._data["sources"]
    for one in places(page):
        for source, line, before, quote, after in one["words"]:
            assert before + quote + after == sources.lines[source][line - 1] and quote


def test_what_cannot_be_shown_is_refused() -> None:
    """Unknown place and keyword, with what would be right."""
    for none in (3, "", []):
        with pytest.raises(KitError, match="there are silva"):
            Compared(place=none)
    for none in (None, 3):
        with pytest.raises(KitError, match=f"scene={none}: give a scene"):
            compare(none, "default", {})
    with pytest.raises(KitError, match="there are silva"):
        Compared(place="silva.R99")
    page = Compared()
    with pytest.raises(KitError):
        page.place = "brewer"
    with pytest.raises(TypeError, match="did you mean place"):
        Compared(places="silva.R18")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_have_every_place_and_only_counted_figures(language: str) -> None:
    """Rows in the order of how often they come up; each ruling or clause once; every percent is one of the study."""
    use_language(language)
    counted = measured().of()
    counts = {counted.parted(name) for name in counted.rows} | {counted.met(name) for name in counted.rows}
    changed = [name for name in counted.rows if len(counted.rows[name][0]) == 2]
    shares = [count / counted.games for count in counts | {counted.changed(name) for name in changed}]
    ends = [end for name in changed for end in counted.interval(name)]
    known = {f"{100 * share:.1f}" for share in (*shares, *ends)}
    for table, groups in ((differences("apart"), "apart"), (differences("alike"), "alike"), (silences(), "silent")):
        text = "\n".join(" | ".join(row) for row in table.rows)
        assert set(re.findall(r"(\d+\.\d)", text)) <= known
        ids = {place.id for place in two_texts.places() if place.group == groups}
        assert all(id in text for id in ids)
        assert all(len(row) == len(table.heads) and all(row) for row in table.rows)
    with pytest.raises(KitError, match="see silences"):
        differences("silent")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_counts_the_texts_against_each_other(language: str) -> None:
    """English against Chinese first, then each against the recommended game."""
    use_language(language)
    counted = measured().of()
    lines = show_profiles().lines
    for name, line in zip((BETWEEN, *PROFILES), lines, strict=True):
        assert f"{100 * counted.changed(name) / counted.games:.1f}" in line
    assert "10,000" in lines[0]


def test_what_is_to_be_mended_is_listed_in_the_order_of_the_lines() -> None:
    """A row for each line of each place; English before Chinese, from top to bottom."""
    wanted = sorted(line for place in two_texts.places() for line in place.mend)
    rows = to_mend().rows
    assert len(rows) == len(wanted)
    assert [int(re.findall(r"\d+", row[0])[0]) for row in rows] == [line for _, line in wanted]
    assert [row[0].split(",")[0] for row in rows] == [
        {"silva.en": "English", "silva.zh-Hant": "Chinese"}[source] for source, _ in wanted
    ]


def test_nothing_of_the_page_is_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word with angle brackets stays a word."""
    from silva_widgets import two_texts as shown

    words = {"question": "<b>", "en": "<i>", "zh": "&", "plays": "", "mend": "<hr>"}
    monkeypatch.setattr(shown, "told", lambda *_: words)
    html = differences("alike")._repr_html_()
    assert "<b>" not in html and "<i>" not in html and "<hr>" in unescape(html) and "&lt;hr&gt;" in html


def test_the_chart_is_of_the_kind_of_games_that_is_asked_for() -> None:
    """Its title counts them; a kind that was not studied is refused."""
    for bot in ("sensible", "random"):
        figure: Any = show_switches(bot=bot)
        assert f"{measured().of(bot=bot).games:,}" in figure.layout.title.text
        assert json.dumps(figure.to_plotly_json())
    with pytest.raises(KitError, match="the study has"):
        show_switches(players=9)
