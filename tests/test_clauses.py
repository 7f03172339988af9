"""The clauses of SILVA as data: complete, unique, and placed where the sources say them."""

# traceability: off
from __future__ import annotations

import re
from pathlib import Path

import pytest

from silva_kit.rulebook import KINDS, Rulebook, UnknownClauseError
from silva_kit.rulebook.clauses import clause_from
from silva_kit.sources import SourceTexts
from silva_kit.toml_data import ContentError, Table


def test_there_are_two_hundred_clauses_with_ids_of_their_own(book: Rulebook) -> None:
    """SILVA has 200 clauses; every id starts with the game."""
    assert len(book) == 200
    assert all(clause.id.startswith("silva.") for clause in book)


def test_every_kind_is_of_the_closed_list(book: Rulebook) -> None:
    """A kind is one of the list, and the counts of each kind are the decided ones."""
    kinds = [clause.kind for clause in book]
    counts = {kind: kinds.count(kind) for kind in KINDS}
    assert counts == {
        "rule": 79,
        "setup": 43,
        "heading": 31,
        "flavour": 40,
        "advice": 4,
        "duplicate": 3,
        "source incomplete": 0,
    }


def test_story_and_headings_bind_nobody(book: Rulebook) -> None:
    """What can be obeyed or broken is rule or setup; story, flavour and headings are not."""
    loose = re.compile(r"silva\.(story|head)\.|\.flavour|\.heading$|_dup$|_fragment$")
    assert [clause.id for clause in book if loose.search(clause.id) and clause.binding] == []


def test_a_duplicate_names_a_clause_that_binds(book: Rulebook) -> None:
    """`duplicate` says again what a rule says; the rule is there."""
    duplicates = [clause for clause in book if clause.kind == "duplicate"]
    assert [book.clause(clause.of or "").kind for clause in duplicates] == ["rule"] * 3


def test_ids_and_lines_equal_the_table(book: Rulebook, rules_folder: Path) -> None:
    """Ids, their order, and the lines of every place are those of the clause table."""
    table = (rules_folder / "silva.md").read_text(encoding="utf-8").split("# RULINGS")[0]
    rows = re.findall(r"^\| `(silva\.[^`]+)` \| (.*) \| (.*) \|$", table, re.MULTILINE)
    expected = [(id, _lines(en), _lines(zh)) for id, en, zh in rows]
    assert [(c.id, _places(c, "silva.en"), _places(c, "silva.zh-Hant")) for c in book] == expected


def test_every_place_holds_the_quotation_of_the_table(rules_folder: Path, source_folder: Path) -> None:
    """Cutting a source text at a clause's places gives exactly the quotations of the table."""
    book = Rulebook.load("silva", source_folder)
    table = (rules_folder / "silva.md").read_text(encoding="utf-8").split("# RULINGS")[0]
    for id, cells in re.findall(r"^\| `(silva\.[^`]+)` \| (.*) \|$", table, re.MULTILINE):
        quotes = [quote for _, quote in re.findall(r"L(\d+) `([^`]+)`", cells)]
        clause = book.clause(id)
        assert [*clause.original("silva.en"), *clause.original("silva.zh-Hant")] == quotes, id


def test_every_place_is_inside_its_source(book: Rulebook, sources: SourceTexts) -> None:
    """A place never reaches beyond its line, and starts and ends with something visible."""
    for clause in book:
        for place in clause.places:
            quote = sources.quote(place)
            assert quote is not None
            assert quote.strip(), clause.id


def test_without_sources_a_clause_has_no_original(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit works without the rulebooks' own texts: the original is then empty."""
    monkeypatch.delenv("SILVA_KIT_SOURCES", raising=False)
    clause = Rulebook.load("silva").clause("silva.turn.draw")
    assert clause.original("silva.en") == ()
    assert clause.citation("silva.en") == "silva.turn.draw (silva.en L45)"


def test_an_unknown_clause_names_its_neighbours(book: Rulebook) -> None:
    """A mistyped id is refused with ids that look like it."""
    with pytest.raises(UnknownClauseError, match=r"silva\.turn\.drow.*did you mean silva\.turn\.draw"):
        book.clause("silva.turn.drow")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ('kind = "law"', "kind 'law' is none of rule, setup"),
        ('kind = "duplicate"', "`of` belongs to a duplicate"),
        ('kind = "rule"\nof = "x"', "`of` belongs to a duplicate"),
        (
            'kind = "rule"\nplaces = [{ source = "silva.fr", line = 1, column = 1, length = 1 }]',
            "unknown source",
        ),
        (
            'kind = "rule"\nplaces = [{ source = "silva.en", line = 999, column = 1, length = 1 }]',
            "128 lines",
        ),
        ('kind = "rule"\ncolour = "red"', "unknown field `colour`"),
    ],
)
def test_a_faulty_clause_is_refused_with_file_and_line(entry: str, message: str, tmp_path: Path) -> None:
    """The error names the file, the line of the id, and what is wrong."""
    path = tmp_path / "clauses.toml"
    table = Table(path, f'[[clause]]\nid = "x.one"\n{entry}\n' + ("" if "places" in entry else "places = []\n"))
    with pytest.raises(ContentError, match=message) as caught:
        clause_from(table, table.entries("clause")[0])
    assert str(caught.value).startswith(f"{path}:2: ")


def _lines(cell: str) -> list[int]:
    return [int(line) for line in re.findall(r"L(\d+) `", cell)]


def _places(clause: object, source: str) -> list[int]:
    return [place.line for place in clause.places if place.source == source]  # type: ignore[attr-defined]
