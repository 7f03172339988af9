"""The texts to practise on, and what a notebook shows of the desk beside its widgets."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from silva_kit.ftl import read_entries
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.sources import VARIABLE
from silva_kit.toml_data import content
from silva_kit.translation.faults import MAKERS
from silva_kit.translation.findings import SEVERITIES
from silva_kit.translation.in_play import scene_of, with_clauses
from silva_kit.translation.practice import Practice, clause_texts, practice, worst
from silva_kit.translation.wording import words
from silva_widgets import desk_study
from silva_widgets.language import use_language

PAIRS = (("en", "zh-Hant"), ("en", "ja"))
each_pair = pytest.mark.parametrize("languages", PAIRS)


@pytest.fixture(autouse=True)
def english() -> None:
    """Every test begins in English."""
    use_language("en")


def found_in(trial: Practice) -> dict[str, str]:
    """The id of each finding and the words of its clause on the side where it stands."""
    book = Rulebook.load(trial.game)
    return {one.id: book.clause(one.clause).text(one.spans[0].language) for one in trial.findings}


@each_pair
def test_a_finding_has_the_clause_in_whose_sentence_it_stands(languages: tuple[str, str]) -> None:
    """On the untouched side the quoted words are the clause's own; every clause can be seen on a table."""
    trial = practice("silva", languages, 3)
    clauses = found_in(trial)
    quoted = [(one, one.spans[0]) for one in trial.findings]
    assert all(span.quote in clauses[one.id] for one, span in quoted if span.side == "source")
    assert [one.clause for one in trial.findings if not scene_of(one.clause)] == []
    assert {"source", "target"} == {span.side for _, span in quoted}


@each_pair
def test_a_fault_is_found_in_the_clause_that_was_damaged(languages: tuple[str, str]) -> None:
    """A finding in a changed line has the clause that the line was made from."""
    trial = practice("silva", languages, 3)
    book, target = Rulebook.load("silva"), languages[1]
    changed = {one.line: one.before for one in trial.damage if one.found and one.before and one.side == "target"}
    hits = [one for one in trial.findings if one.spans[0].side == "target" and one.spans[0].line in changed]
    assert len(hits) >= 4
    for one in hits:
        clause = book.clause(one.clause).text(target)
        assert changed[one.spans[0].line] == clause


def test_a_clause_that_is_known_is_kept() -> None:
    """What was made from clauses is no text that the kit knows, and yet its findings keep their clauses."""
    trial = practice("silva", PAIRS[0], 3)
    assert tuple(with_clauses(trial.pair, trial.findings)) == trial.findings


@each_pair
def test_the_worst_come_first_and_one_for_a_rule(languages: tuple[str, str]) -> None:
    """No later finding is graver than an earlier one, no rule comes twice, and the gravest of a rule stands for it."""
    trial = practice("silva", languages, 3)
    ten = worst(trial.findings, 10)
    grave = [SEVERITIES.index(one.severity) for one in ten]
    assert grave == sorted(grave) and len({one.clause for one in ten}) == len(ten) <= 10
    least = {clause: min(SEVERITIES.index(f.severity) for f in trial.findings if f.clause == clause) for clause in
             {one.clause for one in ten}}  # fmt: skip
    assert [least[one.clause] for one in ten] == grave
    assert worst(trial.findings, 2) == ten[:2]


def test_practice_texts_are_our_own_and_say_so() -> None:
    """The source holds clauses only; the names of both tell what they are."""
    trial = practice("silva", PAIRS[0], 3)
    own = {clause.text("en") for clause in Rulebook.load("silva")}
    assert set(trial.pair.source.text.split("\n\n")) <= own
    assert [one.name for _, one in trial.pair.sides()] == ["practice.en.txt", "practice.zh-Hant.txt"]
    assert trial.pair.alignment is not None and trial.pair.alignment.target is trial.pair.target


def test_what_cannot_be_practised_is_refused() -> None:
    """An unknown game, an unknown language, and a translation into the same language."""
    with pytest.raises(KitError, match="chess"):
        practice("chess")
    with pytest.raises(KitError, match="fr"):
        practice("silva", ("en", "fr"))
    with pytest.raises(KitError, match="two languages"):
        practice("silva", ("ja", "ja"))


def test_clause_texts_are_plain_texts_in_their_languages() -> None:
    """One text a language, with every clause in it."""
    book = Rulebook.load("kodama")
    for document, language in zip(clause_texts("kodama"), LANGUAGES, strict=True):
        assert document.language == language
        assert document.text.split("\n\n") == [clause.text(language) for clause in book]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fault_has_a_name(language: str) -> None:
    """The table of planted faults can say each kind that the program plants."""
    trials = [practice("silva", PAIRS[0], seed) for seed in (1, 2, 3)]
    for trial in trials:
        reader = desk_study.PracticeReader(trial, lang=language)
        use_language(language)
        assert len(desk_study.planted(reader).rows) == len(trial.damage)
    names = [
        key for key in read_entries(content("translation", f"pages.{language}.ftl")) if key.startswith("desk-fault-")
    ]
    assert len(names) == len(MAKERS)


@pytest.mark.parametrize(("folder", "target"), [("en", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("ja", "ja")])
def test_the_reader_follows_the_notebook(
    folder: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a Japanese notebook the translation is Japanese, else Chinese; the tables speak the notebook's language."""
    (tmp_path / folder).mkdir()
    monkeypatch.chdir(tmp_path / folder)
    reader = desk_study.practice_reader()
    ten = desk_study.worst(reader)
    assert reader.lang == folder and reader.pair.target is not None and reader.pair.target.language == target
    assert words("desk-reader-in-play", folder) in repr(ten).splitlines()[0]
    assert len(ten) == len(ten.rows) and ten[0].id in {one.id for one in reader.findings}


def test_a_table_shows_the_same_in_text_and_in_html() -> None:
    """Every cell stands in both, and a text's own marks are no markup."""
    table = desk_study.FoundTable(("a", "b"), (("<i>x</i>", "y & z"),), "a < b")
    assert repr(table) == "a | b\n<i>x</i> | y & z\na < b"
    html = table._repr_html_()
    assert "&lt;i&gt;x&lt;/i&gt;" in html and "y &amp; z" in html and "<p>a &lt; b</p>" in html
    assert "<i>" not in html


def test_the_original_is_shown_only_to_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unasked, the answer is the same with and without the texts; asked without them, it says where they belong."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    unasked = repr(desk_study.original_reader("silva"))
    monkeypatch.delenv(VARIABLE)
    assert repr(desk_study.original_reader("silva")) == unasked == words("desk-original-ask", "en")
    absent = repr(desk_study.original_reader("silva", ask=True))
    assert VARIABLE in absent and absent != unasked
    with pytest.raises(KitError, match="chess"):
        desk_study.original_reader("chess")


def test_the_worst_of_anything_are_ranked_before_the_rest() -> None:
    """The order does not depend on the order in which the checks ran."""
    found = practice("silva", PAIRS[1], 3).findings
    assert [one.severity for one in worst(found[::-1])] == [one.severity for one in worst(found)]
    assert all(a.id != b.id for a, b in pairwise(worst(found)))
