"""The words of the quiz: the same in three languages, in the glossary's terms, and enough for all that it can say."""

# traceability: off
from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from silva_kit.ftl import read_entries
from silva_kit.glossary import Glossary
from silva_kit.messages import message_key
from silva_kit.places import LANGUAGES
from silva_kit.silva.quiz import KINDS
from silva_kit.teach.quiz import CLAUSE, Stream
from silva_kit.toml_data import content
from silva_widgets.quiz_words import quiz_words
from ui_messages import WIDGETS, bundled

ENTRIES = {language: read_entries(content(f"quiz.{language}.ftl")) for language in LANGUAGES}
PER_KIND = {"outcome": 6, "known": 6}


def test_the_languages_have_the_same_messages_forms_and_variables() -> None:
    """Each key stands in each language with the same forms, and takes the same arguments."""

    def shape(entry: str) -> Any:
        return sorted(re.findall(r"^\s+\.(\w+) =", entry, re.M)), set(re.findall(r"\$\w+", entry))

    shapes = {language: {key: shape(entry) for key, entry in found.items()} for language, found in ENTRIES.items()}
    assert shapes["en"] == shapes["zh-Hant"] == shapes["ja"]


def test_who_regenerates_is_not_told_by_the_option_nobody() -> None:
    """A player who regenerates is not eliminated (`silva.R43`): that nobody is out must not be all that it says."""
    for language, word in {"en": "regenerates", "zh-Hant": "再生", "ja": "再生"}.items():
        assert word in ENTRIES[language]["quiz-outcome-regenerates"]
        assert word in ENTRIES[language]["quiz-outcome-nobody"]


def test_every_message_is_used() -> None:
    """A message is named in a source, or begins as a source begins an id that it completes."""
    paths = bundled("quiz.tsx") | bundled("referee.tsx") | set(WIDGETS.parent.glob("silva_kit/*/quiz/*.py"))
    paths |= {WIDGETS / "silva_widgets" / name for name in ("quiz.py", "referee.py")}
    paths.add(WIDGETS.parent / "silva_kit" / "teach" / "quiz.py")
    text = "\n".join(path.read_text("utf-8") for path in paths)
    made = ("quiz-part-", "quiz-outcome-", "quiz-effect-")
    assert [key for key in ENTRIES["en"] if f'"{key}"' not in text and not key.startswith(made)] == []


@pytest.mark.parametrize("entry", ["quiz.tsx", "referee.tsx"])
def test_the_screen_s_messages_are_carried(entry: str) -> None:
    """Whatever message the view's sources name is among the words that the quiz brings, in each language."""
    text = "\n".join(path.read_text("utf-8") for path in bundled(entry))
    named = set(re.findall(r'"((?:ui|quiz)-[a-z-]*[a-z])"', text))
    assert len(named) > 30
    for language, said in quiz_words("silva").items():
        carried = FluentBundle([language])
        carried.add_resource(FluentResource(said["ftl"]))
        assert {key for key in named if not carried.has_message(key)} == set(), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_asked_or_told_has_its_sentence(kind: str, language: str) -> None:
    """Question, options and reasons are said in each language: by a message with its arguments, or by the clause."""
    said = quiz_words("silva")[language]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(said["ftl"]))
    stream = Stream("silva", (kind,), "words")
    for number in range(1, PER_KIND.get(kind, 30) + 1):
        question = stream.question(number)
        shown = question.to_json()
        told = [shown["asked"], *(one for part in shown["parts"] for one in part["options"])]
        for sentence in [*told, *(one.to_json() for one in question.truth().why)]:
            text = _formatted(bundle, sentence)
            assert text or sentence["clause"] in said["clauses"], sentence
            assert "{" not in (text or ""), sentence
        for part in shown["parts"]:
            assert bundle.has_message(f"quiz-part-{part['name']}")
            if part["name"] == "clause":
                assert all(said["clauses"][one["id"]]["text"] for one in part["options"])


def _formatted(bundle: Any, said: dict[str, Any]) -> str | None:
    key, form = message_key(said["clause"]), said["form"]
    message = bundle.get_message(key) if form != CLAUSE and bundle.has_message(key) else None
    pattern = message and (message.attributes.get(form) if form else message.value)
    if not pattern:
        return None
    args = {name: value if isinstance(value, int) else str(value) for name, value in said["args"].items()}
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == [], said
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_deprecated_term_and_full_width_punctuation(language: str) -> None:
    """The words keep to the glossary; Chinese and Japanese have no half-width punctuation beside their characters."""
    glossary = Glossary.load()
    for key, entry in ENTRIES[language].items():
        text = re.sub(r"\{[^{}]*\}", "", entry.partition("=")[2])
        assert [hit.term.text for hit in glossary.deprecated_in(text, language)] == [], key
        if language != "en":
            assert not re.search(r"[\u3001-\u9fff] ?[:;()?!]|[:;()?!] ?[\u3001-\u9fff]", text), key
