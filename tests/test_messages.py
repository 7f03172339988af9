"""Messages: the same in three languages, complete for what the game says, and in the glossary's words."""

# traceability: off
from __future__ import annotations

import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sg_games import random_positions, well_formed
from silva_kit import messages
from silva_kit.games import GAMES, word_of
from silva_kit.glossary import Glossary
from silva_kit.messages import MessageError, format_message, messages_for, written_list
from silva_kit.places import LANGUAGES
from silva_kit.position import PUBLIC, EventKind, KitError
from silva_kit.rulebook import Rulebook
from silva_kit.silent_guardians.text import decision_form
from silva_kit.toml_data import content, read_text
from silva_widgets.words import clauses_in_use, words

ROOT = Path(__file__).resolve().parent.parent
FILES = ("", *GAMES)
"""The shared messages, and those of each game."""
FREE = {("zh-Hant", "指定的對手"): "指定 with the object 對手: the card targets them"}
"""Admitted words that are plain grammar where they stand, with the reason."""


@dataclass
class Form:
    """A value or attribute of a message: its variables and its visible pieces of text."""

    variables: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)


class Reader(Visitor):  # type: ignore[misc]  # fluent.syntax has no type information
    """Collects variables and text of one pattern."""

    def __init__(self) -> None:
        self.form = Form()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor's own names
        """A variable that the message needs."""
        self.form.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        """A piece of text that is shown."""
        self.form.texts.append(node.value)


def _forms(game: str, language: str) -> dict[tuple[str, str], Form]:
    """(message, form) to variables and texts; form "" is the value."""
    forms: dict[tuple[str, str], Form] = {}
    for entry in parse(read_text(content(game, f"messages.{language}.ftl"))).body:
        assert not isinstance(entry, ast.Junk), (game, language, entry.content)
        if isinstance(entry, ast.Message):
            patterns = [("", entry.value)] if entry.value else []
            for name, pattern in [*patterns, *((a.id.name, a.value) for a in entry.attributes)]:
                reader = Reader()
                reader.visit(pattern)
                forms[entry.id.name, name] = reader.form
    return forms


FORMS = {(game, language): _forms(game, language) for game in FILES for language in LANGUAGES}


def _texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Where a text stands and the text, of all messages that a game uses."""
    for file in ("", game):
        for (message, name), form in FORMS[file, language].items():
            for text in form.texts:
                yield f"{message}.{name}" if name else message, text


@pytest.mark.parametrize("game", FILES)
def test_keys_forms_and_variables_are_the_same(game: str) -> None:
    """Each language has the same messages with the same forms, and each form the same variables."""
    english = FORMS[game, "en"]
    for language in ("zh-Hant", "ja"):
        other = FORMS[game, language]
        assert set(other) == set(english), language
        assert {k: f.variables for k, f in other.items()} == {k: f.variables for k, f in english.items()}, language


def test_a_key_with_a_clause_id_names_a_clause_or_ruling(each_book: Rulebook) -> None:
    """silva-…, sg-… is the id of a clause or ruling with - for each dot, or one of the game's own words; ui-… is a
    word of its own screen."""
    ids = {messages.message_key(id) for id in (*each_book.clauses, *each_book.rulings)}
    word = word_of(each_book.game)
    cards = r"branch_card|kodama_card|season_card|kodama-(icon|card)|season-(count|placed|onto)"
    cards += r"|(neutral|stag|varan|tree)_card|element-(sun|water|tree|move)"
    own = re.compile(rf"{word}-(short-\d\d|legal-|rule|ruling-R\d+|switch|option|profile|{cards})|decision-|ui-")
    assert [key for key, _ in FORMS[each_book.game, "en"] if key not in ids and not own.match(key)] == []


def test_a_game_hides_no_shared_message() -> None:
    """A game's file adds messages; it says none anew that all games share."""
    shared = {key for key, _ in FORMS["", "en"]}
    assert {game: shared & {key for key, _ in FORMS[game, "en"]} for game in GAMES} == {game: set() for game in GAMES}


def test_each_switch_has_its_question_and_its_default(each_book: Rulebook) -> None:
    """A ruling that a user can change is asked about in one sentence, and .default says what the kit plays."""
    for ruling in each_book.switches.values():
        key = f"{word_of(each_book.game)}-ruling-{ruling.id.rpartition('.')[2]}"
        assert {form for name, form in FORMS[each_book.game, "en"] if name == key} == {"", "default"}, ruling.id


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_that_a_reader_meets_has_its_question(game: str) -> None:
    """A ruling that the table cites, or a notebook, is asked about and answered in the reader's language."""
    rulings = Rulebook.load(game).rulings
    prose = "".join(read_text(path) for path in (ROOT / "notebooks").glob("*/*.md"))
    met = {*clauses_in_use(game), *re.findall(r"`(\w+\.R\d+)`", prose)} & set(rulings)
    assert met
    keys = {messages.message_key(id).replace("-R", "-ruling-R") for id in met}
    forms = FORMS[game, "en"]
    assert {key for key in keys if not {(key, ""), (key, "default")} <= set(forms)} == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_at_the_table_says_what_it_asks_and_what_is_played(game: str, language: str) -> None:
    """The text that opens at a ruling is its question and its answer in the language of the screen."""
    shown = words(game)[language]["clauses"]
    cited = set(clauses_in_use(game)) & set(Rulebook.load(game).rulings)
    assert cited
    for id in cited:
        key = messages.message_key(id).replace("-R", "-ruling-R")
        plays = format_message(language, key, "default", game=game)
        answer = format_message(language, "ui-ruling-plays", args={"answer": plays}, game=game)
        between = " " if language == "en" else ""
        assert shown[id]["text"] == f"{format_message(language, key, game=game)}{between}{answer}"


def test_every_message_of_the_interface_is_shown_somewhere() -> None:
    """A `ui-` message is named in a source, or begins as a source begins an id that it completes."""
    sources = [
        *ROOT.glob("silva_kit/**/*.py"),
        *ROOT.glob("widgets/silva_widgets/*.py"),
        *ROOT.glob("widgets/src/*.ts*"),
    ]
    text = "".join(read_text(path) for path in sources)
    named = set(re.findall(r"[\"'`](ui-[a-z-]+)[\"'`]", text))
    begun = tuple(set(re.findall(r"[\"'`](ui-[a-z]+-)\$?\{", text)))
    ours = {key for game in FILES for key, _ in FORMS[game, "en"] if key.startswith("ui-")}
    assert {key for key in ours - named if not key.startswith(begun)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_the_engine_has_its_sentence(game: str) -> None:
    """Each sort of event, and its public twin, has a sentence in its form that needs no more than its arguments."""
    declared = [k for k in vars(import_module(f"silva_kit.{game}.events")).values() if isinstance(k, EventKind)]
    for kind in [*declared, *(kind.public for kind in declared if kind.public)]:
        form = FORMS[game, "en"].get((messages.message_key(kind.clause), kind.form))
        assert form, kind
        assert form.variables <= {*kind.names, *kind.secret}, kind


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_and_guard_has_its_words(game: str) -> None:
    """What is decided is said to the seat and to the others; each guard can say why it refuses."""
    decisions = import_module(f"silva_kit.{game}.decision").Decision.CLAUSES
    refused = {key for key, form in FORMS[game, "en"] if form.startswith("refused")}
    assert {(f"decision-{kind}", form) for kind in decisions for form in ("", "other")} <= set(FORMS[game, "en"])
    guards = import_module(f"silva_kit.{game}.guards").GUARDS
    assert {messages.message_key(clause) for clause in guards} <= refused


def test_every_form_of_a_decision_has_its_words() -> None:
    """The forms that random games of Silent Guardians come to are said to the seat and to the others."""
    views = [p.view(PUBLIC) for p in random_positions(400, 1, lambda p: p.decision.kind in ("draft", "pay"))]
    forms = {(f"decision-{view.decision.kind}", form) for view in views if (form := decision_form(view))}
    assert forms == {("decision-draft", "last"), ("decision-pay", "stuck")}
    assert {*forms, *((key, f"{form}_other") for key, form in forms)} <= set(FORMS["silent_guardians", "en"])


def test_every_refusal_of_silent_guardians_is_said_in_three_languages() -> None:
    """Whatever well-formed move is refused anywhere in random games, the sentence has all that it needs."""
    said = {
        (refusal.clause, refusal.form): refusal.to_json()["args"]
        for p in random_positions(60, seed=3)
        for move in well_formed(p.seats)[::7]
        for refusal in p.why_not(move)
    }
    assert len(said) >= 15
    for (clause, form), args in said.items():
        for language in LANGUAGES:
            assert format_message(language, clause, form, args, game="silent_guardians")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_deprecated_term(game: str, language: str) -> None:
    """A term that the glossary deprecates stands in no message."""
    glossary = Glossary.of(game)
    found = [
        (where, hit.term.text)
        for where, text in _texts(game, language)
        for hit in glossary.deprecated_in(text, language)
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preferred_term_is_used(game: str, language: str) -> None:
    """An admitted synonym of two characters or more is a slip: our own sentences use the preferred term."""
    glossary = Glossary.of(game)
    found = []
    for where, text in _texts(game, language):
        hits = glossary.find(text, language)
        right = {(hit.start, hit.end) for hit in hits if hit.term.role in ("preferred", "form")}
        found += [
            (where, hit.term.text)
            for hit in hits
            if hit.term.role == "admitted"
            and (hit.start, hit.end) not in right
            and len(hit.term.text) > 1
            and (language, hit.term.text) not in FREE
        ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["zh-Hant", "ja"])
def test_punctuation_is_full_width(game: str, language: str) -> None:
    """No half-width , . ; : ( ) ! ? in Chinese and Japanese messages."""
    found = {where: text for where, text in _texts(game, language) if re.search(r"[,.;:()!?]", text)}
    assert found == {}


def test_names_of_cards_stand_in_brackets() -> None:
    """In zh and ja a card's name in a message stands in 「」 or 『』, in the log as well as in refusals."""
    found = []
    for language in ("zh-Hant", "ja"):
        for where, text in _texts("silva", language):
            for hit in Glossary.of("silva").find(text, language):
                named = hit.term.concept.startswith("silva.t.card.") and hit.term.role == "preferred"
                if named and text[hit.start - 1 : hit.start] not in ("「", "『"):
                    found.append((language, where, text))
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_brackets_are_not_written_round_a_card(game: str, language: str) -> None:
    """A card arrives written out, with brackets and level where it has them; the message adds none."""
    path = content(game, f"messages.{language}.ftl")
    assert re.findall(r"「\{ *\$(?:card|guess|kept)|\$card *\} *[(（]", read_text(path)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Aki keeps Brewer (5) and returns Boy (1) and Spirit (8) to the deck."),
        ("zh-Hant", "「釀酒師」（5）"),
        ("ja", "「少年」（1）、「精霊」（8）"),
    ],
)
def test_cards_seats_and_lists_are_written_out(language: str, text: str) -> None:
    """Levels become names with their level, seats the players' names, lists are joined as the language does."""
    args = {"seat": "A", "count": 2, "kept": 5, "returned": [1, 8]}
    said = format_message(language, "silva.card.07.keep_return", "private", args, names={"A": "Aki"})
    assert text in said
    assert "Aki" in said


@pytest.mark.parametrize(("items", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A and B")])
def test_short_lists(items: list[str], text: str) -> None:
    """Nothing, one, two: no comma in English before two are there."""
    assert written_list("en", items) == text


def test_a_card_that_cannot_be_seen_is_an_unknown_card() -> None:
    """None for a card is no error: it is the unknown card."""
    assert messages.written("en", "card", None) == format_message("en", "ui-unknown-card")


@pytest.mark.parametrize(
    ("language", "written", "unseen", "colors"),
    [
        ("en", "red 5", "gray ?", "red and gray"),
        ("zh-Hant", "紅色5", "灰色？", "紅色、灰色"),
        ("ja", "赤5", "灰色？", "赤、灰色"),
    ],
)
def test_colored_cards_and_colors_are_written_out(language: str, written: str, unseen: str, colors: str) -> None:
    """A card of color and rank is the color's word and the number; colors are words; an unseen number is a ?."""
    game = "silent_guardians"
    assert messages.written(language, "card", {"color": "r", "rank": 5}, game) == written
    assert messages.written(language, "card", {"color": "x", "rank": None}, game) == unseen
    args = {"seat": "A", "card": {"color": "r", "rank": 5}, "colors": ["r", "x"]}
    assert written in format_message(language, "sg.trick.lead_card", "", args, game=game)
    assert colors in format_message(language, "sg.combo.2v2", "", args, game=game)


def test_every_message_can_be_formatted() -> None:
    """With all its variables given, no message of any language has an error."""
    for (file, language), forms in FORMS.items():
        samples = {game: _sample(game, language) for game in ([file] if file else GAMES)}
        for (message, name), form in forms.items():
            things = form.variables & {*messages.KINDS, *messages.LISTS}
            game = next(game for game, sample in samples.items() if things <= set(sample))
            args = {variable: samples[game].get(variable, 2) for variable in form.variables}
            assert format_message(language, message, name, args, game=game), (language, message, name)


def _sample(game: str, language: str) -> dict[str, Any]:
    """A value for each argument that names something which the game has: its first thing of the kind, or two of it."""
    first = {kind: next(iter(words)) for kind, words in messages.named(game, language).items()}
    sample: dict[str, Any] = {name: first[kind] for name, kind in messages.KINDS.items() if kind in first}
    sample |= {name: [first[kind]] * 2 for name, kind in messages.LISTS.items() if kind in first}
    return sample | dict.fromkeys(messages.SEAT, "A") | {name: ["A", "B"] for name in messages.SEATS}


def test_what_is_missing_is_named() -> None:
    """A missing message, form, argument, card, color and language are refused with what there is."""
    with pytest.raises(MessageError, match="no message silva-nothing in en"):
        format_message("en", "silva.nothing")
    with pytest.raises(MessageError, match="no form open in en"):
        format_message("en", "silva.turn.draw", "open", {"seat": "A"})
    with pytest.raises(MessageError, match="seat"):
        format_message("en", "silva.turn.draw")
    with pytest.raises(MessageError, match="no card '11' in silva"):
        messages.written("en", "card", 11)
    with pytest.raises(MessageError, match="no color 'p' in silent_guardians"):
        messages.written("en", "color", "p", "silent_guardians")
    with pytest.raises(KitError, match="the languages are"):
        format_message("zh", "silva.turn.draw", args={"seat": "A"})


def test_a_widget_sends_only_the_messages_that_it_needs() -> None:
    """A selection holds the wanted messages, by clause id or key, and nothing else."""
    text = messages_for("silva", "en", ["silva.turn.draw", "ui-deck"])
    assert re.findall(r"^([\w-]+) =", text, re.MULTILINE) == ["ui-deck", "silva-turn-draw"]
    assert ".private" in text
    with pytest.raises(MessageError, match="ui-nothing"):
        messages_for("silva", "en", ["ui-nothing"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_together_are_the_two_files(game: str, language: str) -> None:
    """Without a selection every message of the shared file and the game's file is there, once."""
    keys = {key for file in ("", game) for key, _ in FORMS[file, language]}
    assert set(messages.message_ids(game, language)) == keys
    parsed = parse(messages_for(game, language)).body
    assert {entry.id.name for entry in parsed if isinstance(entry, ast.Message)} == keys


def test_without_a_fluent_library_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """fluent.runtime is an extra: its absence is explained, and the selection for widgets still works."""
    real = builtins.__import__

    def without_fluent(name: str, *args: Any, **keywords: Any) -> Any:
        if name.startswith("fluent"):
            raise ImportError(name)
        return real(name, *args, **keywords)

    messages._bundle.cache_clear()
    monkeypatch.setattr(builtins, "__import__", without_fluent)
    with pytest.raises(MessageError, match=r"silva-kit\[lab\]"):
        format_message("en", "silva.turn.draw", args={"seat": "A"})
    assert messages_for("silva", "en", ["ui-deck"])
