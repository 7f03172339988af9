"""The same game in two languages: every place at which the texts matter, with words, figures, plays and lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from silva_kit.ftl import read_entries
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.silva import SWITCHES, Rulings
from silva_kit.silva.two_texts import GAME, NOT_PLAYED, Place, answer, load, place_of, places, say, told, words
from silva_kit.sources import SourceTexts, known_sources
from silva_kit.study.occasions import OCCASIONS
from silva_kit.study.switch_counts import Counted, measured
from silva_kit.study.switches import VALUES
from silva_kit.study.weights import weights, weights_of
from silva_kit.toml_data import ContentError, content

BOOK = Rulebook.load(GAME)
KEPT = re.compile(r"\{[^{}]*\}")

each_place = pytest.mark.parametrize("place", places(), ids=lambda place: place.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_switch_that_acts_in_play_is_on_the_page() -> None:
    """Sixteen switches, each at one place, the text's own value among those that are shown."""
    shown = [place.switch for place in places() if place.switch]
    assert sorted(shown) == sorted(switch for switch in SWITCHES if switch != "first_player")
    assert {value for place in places() for value in place.values} <= set(VALUES)


def test_every_ruling_that_the_texts_decide_differently_is_on_the_page() -> None:
    """Whatever has another literal value than the recommended one, in one text or both; but for the set-up."""
    literal = {r.id for r in BOOK.rulings.values() if {r.value("literal_en"), r.value("literal_zh")} != {r.default}}
    there = {id for place in places() if place.group != "silent" for id in (place.id, *place.also)}
    assert literal - set(NOT_PLAYED) <= there
    extra = there - literal
    assert all(id in BOOK.clauses or not BOOK.ruling(id).switch for id in extra)


@each_place
def test_the_group_is_what_the_rulings_say(place: Place) -> None:
    """`apart` where the texts' values differ, `alike` where they agree against the recommended one, else `silent`."""
    if not place.switch:
        assert place.group != "silent" and place.id in OCCASIONS
        return
    wanted = [place.literal.get(language) for language in ("en", "zh-Hant")]
    group = "silent" if not any(wanted) else "alike" if wanted[0] == wanted[1] else "apart"
    assert place.group == group
    assert (
        place.values if group == "silent" else {v.partition(":")[2] for v in place.values} == set(filter(None, wanted))
    )


@each_place
def test_a_play_parts_and_cites_clauses(place: Place) -> None:
    """Both plays begin alike and part at a step; what they cite, or the place itself, names clauses of the rulebook."""
    found = place.compare()
    assert (found is not None) == bool(place.switch or place.stand_in)
    if found is None:
        return
    assert found.parting is not None and not found.first.stopped and not found.second.stopped
    assert found.first.record.moves[0] == found.second.record.moves[0]
    assert set(found.parting.clauses) <= {*BOOK.clauses, *BOOK.rulings} and set(place.clauses) <= set(BOOK.clauses)
    assert place.clauses
    assert found.second.rulings.to_text() in place.values or (found.second.rulings == Rulings() and place.chooser)


def test_a_choice_that_stands_for_another_s_is_the_first_difference() -> None:
    """`silva.R03`: the plays part at the pick that the other player would make, and that player wins instead."""
    place = place_of("silva.R03")
    found = place.compare()
    assert found is not None and found.parting is not None and found.winners_differ
    step = found.parting.step - 1
    assert [side.record.moves[step].kind for side in (found.first, found.second)] == ["pick", "pick"]
    assert [seat.name for seat in found.second.record.position.result.winners] == [place.chooser]


@each_language
@each_place
def test_every_place_is_told(place: Place, language: str) -> None:
    """A question and what is played; of the texts also what they say and what to mend, naming each line to mend."""
    said = told(language, place)
    assert said["question"] and said["plays"]
    if place.group == "silent":
        return
    assert said["en"] and said["zh"] and said["mend"]
    assert {str(line) for _, line in place.mend} <= set(re.findall(r"\d+", said["mend"]))
    assert all(source in known_sources() for source, _ in place.mend)


def test_the_places_stand_in_the_texts() -> None:
    """Each place lies in a line of its text; where the texts are at hand, the words are there."""
    texts = SourceTexts.load()
    for place in places():
        for one in place.words:
            assert 1 <= one.line <= known_sources()[one.source].lines
            quote = texts.quote(one)
            assert quote is None or (len(quote) == one.length and quote == quote.strip())


def test_the_messages_have_the_same_keys_and_forms_and_none_is_left_over() -> None:
    """The same in each language; a message about a place belongs to one."""
    keys = {
        language: {(key, tuple(re.findall(r"^ +\.(\w+) =", entry, re.M))) for key, entry in words(language).items()}
        for language in LANGUAGES
    }
    assert keys["en"] == keys["zh-Hant"] == keys["ja"]
    about = {key for key in words("en") if key.startswith("at-")}
    assert about == {f"at-{place.id.replace('.', '-')}" for place in places() if place.group != "silent"}
    values = {f"two-{value.replace(':', '-')}" for value in VALUES}
    assert values <= set(words("en"))
    sources = [*Path(__file__).parents[1].glob("widgets/src/compared*"), *Path(__file__).parents[1].glob("*/**/*.py")]
    text = "\n".join(path.read_text("utf-8") for path in sources if "node_modules" not in path.parts)
    made = re.compile(
        r"two-(apart|alike|silent|literal_.*|line-.*|chart-.*|english|chinese|mend|plays|other|question|line)$"
    )
    named = {key for key in words("en") if f'"{key}"' in text or made.match(key)}
    assert set(words("en")) - named - values - about == set()


@each_language
def test_the_words_are_the_glossary_s(language: str) -> None:
    """No deprecated term; full-width punctuation, no space between scripts; card names in 「」."""
    glossary = Glossary.of(GAME)
    for key, entry in words(language).items():
        text = KEPT.sub("", entry.partition("=")[2])
        assert [hit.term.text for hit in glossary.deprecated_in(text, language)] == [], key
        if language == "en":
            continue
        assert not re.search(r"[\u3001-\u9fff] ?[:;()?!]|[:;()?!] ?[\u3001-\u9fff]", text), key
        assert not re.search(r"[\u3040-\u9fff] +[A-Za-z0-9]|[A-Za-z0-9] +[\u3040-\u9fff]|您", text), key
        for hit in glossary.find(text, language):
            if hit.term.concept.startswith("silva.t.card.") and hit.term.role == "preferred":
                assert text[hit.start - 1 : hit.start] == "「", (key, text[hit.start - 4 : hit.end + 2])


def test_what_is_asked_for_and_is_not_there_is_refused(tmp_path: Path) -> None:
    """Unknown places, values, messages and groups; a file with a wrong group or place names its line."""
    with pytest.raises(KitError, match=r"there are silva\.R03"):
        place_of("silva.R99")
    with pytest.raises(KitError, match="give switch:value"):
        answer("en", "brewer_tie:never")
    with pytest.raises(ContentError, match="no message two-nothing"):
        say("ja", "two-nothing")
    with pytest.raises(KitError, match="the groups are apart, alike, silent"):
        weights("other")
    for wrong, told_so in (
        ('group = "silent"', "none of apart, alike"),
        ('group = "apart"\nplaces = ["silva.en:3"]', "source:line:column"),
    ):
        file = tmp_path / "two_texts.toml"
        file.write_text(f'format = 1\n[[place]]\nid = "silva.R03"\n{wrong}\n', "utf-8")
        with pytest.raises(ContentError, match=told_so):
            load(file)


def test_the_figures_come_from_the_study() -> None:
    """A weight of a switch counts its value, one without a switch how often the place is met; the most comes first."""
    counted: Counted = measured().of()
    for group in ("apart", "alike", "silent"):
        found = weights(group)
        assert [weight.comes_up for weight in found] == sorted((weight.comes_up for weight in found), reverse=True)
        assert {weight.place for weight in found} == {place for place in places() if place.group == group}
    (one,) = weights_of(place_of("masu_vs_boy"), counted)
    value = "masu_vs_boy:only_if_eliminated"
    assert (one.value, one.comes_up, one.changed) == (value, counted.parted(value), counted.changed(value))
    (met,) = weights_of(place_of("silva.R58"), counted)
    assert (met.comes_up, met.changed, met.interval) == (counted.met("silva.R58"), None, None)


def test_the_words_of_the_page_are_kept_in_the_content() -> None:
    """Every language has its file."""
    for language in LANGUAGES:
        assert read_entries(content(GAME, f"two_texts.{language}.ftl")) == words(language)
