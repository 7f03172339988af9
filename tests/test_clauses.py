"""The clauses of each game as data: complete, unique, and placed where the sources say them."""

# traceability: off
from __future__ import annotations

import re
from pathlib import Path

import pytest

from clause_tables import FOLLOWS_FROM, clause_table
from silva_kit.games import GAMES, word_of
from silva_kit.rulebook import KINDS, Rulebook, UnknownClauseError
from silva_kit.rulebook.clauses import clause_from
from silva_kit.sources import SourceTexts
from silva_kit.toml_data import ContentError, Table, content

COUNTS = {
    "silva": {"rule": 79, "setup": 43, "heading": 31, "flavour": 40, "advice": 4, "duplicate": 3},
    "silent_guardians": {
        "rule": 28,
        "setup": 16,
        "heading": 1,
        "flavour": 4,
        "advice": 3,
        "duplicate": 1,
        "source incomplete": 2,
    },
    "kodama": {"rule": 30, "setup": 22, "heading": 1, "duplicate": 1},
    "living_forest_duel": {"rule": 50, "setup": 2, "advice": 1, "duplicate": 2, "source incomplete": 7},
}
"""How many clauses of each kind a game has."""
LOOSE = {
    "silva": r"silva\.(story|head)\.|\.flavour|\.heading$|_dup$|_fragment$",
    "silent_guardians": r"sg\.(theme|meta)\.",
    "kodama": r"ko\.meta\.",
    "living_forest_duel": r"\.(warn|opt_\w+)$|lfd\.setup\.",
}
"""What the ids of clauses look like that bind nobody."""


def test_each_game_has_its_clauses_with_ids_of_its_own(each_book: Rulebook) -> None:
    """SILVA has 200 clauses, Silent Guardians 55, Kodama 54, Living Forest Duel 55 and 7 derived ones; every id
    starts with the game's word."""
    counts = {"silva": 200, "silent_guardians": 55, "kodama": 54, "living_forest_duel": 62}
    assert len(each_book) == counts[each_book.game]
    assert all(clause.id.startswith(f"{word_of(each_book.game)}.") for clause in each_book)


def test_every_kind_is_of_the_closed_list(each_book: Rulebook) -> None:
    """A kind is one of the list, and the counts of each kind are the decided ones."""
    kinds = [clause.kind for clause in each_book]
    assert {kind: kinds.count(kind) for kind in KINDS} == {**dict.fromkeys(KINDS, 0), **COUNTS[each_book.game]}


def test_story_and_headings_bind_nobody(each_book: Rulebook) -> None:
    """What can be obeyed or broken is rule or setup; story, flavour and headings are not."""
    loose = re.compile(LOOSE[each_book.game])
    assert [clause.id for clause in each_book if loose.search(clause.id) and clause.binding] == []


def test_a_duplicate_names_a_clause_that_binds(each_book: Rulebook) -> None:
    """`duplicate` says again what a rule says; the rule is there."""
    duplicates = [clause for clause in each_book if clause.kind == "duplicate"]
    kinds = {each_book.clause(clause.of or "").kind for clause in duplicates}
    assert kinds == {"rule"}


def test_what_the_source_leaves_out_is_marked() -> None:
    """Of mode C the source gives the form only: what its cards say and what “No” on them means is missing. Living
    Forest Duel has no setup and no list of components: what must lie ready is all that there is to say."""
    book = Rulebook("silent_guardians", content("silent_guardians"), SourceTexts())
    assert [c.id for c in book if c.kind == "source incomplete"] == ["sg.rnd.orient", "sg.rnd.apply"]
    duel = Rulebook("living_forest_duel", content("living_forest_duel"), SourceTexts())
    assert [c.id for c in duel if c.kind == "source incomplete"] == list(FOLLOWS_FROM[duel.game])


def test_ids_and_lines_equal_the_table(each_book: Rulebook, rules_folder: Path) -> None:
    """Ids, their order, and the lines of every place are those of the clause table."""
    table = clause_table(rules_folder, each_book.game)
    expected = [(id, [(source, line) for source, line, _ in quoted]) for id, quoted in table]
    assert [(c.id, [(place.source, place.line) for place in c.places]) for c in each_book] == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_place_holds_the_quotation_of_the_table(game: str, rules_folder: Path, source_folder: Path) -> None:
    """Cutting a source text at a clause's places gives exactly the quotations of the table."""
    book = Rulebook.load(game, source_folder)
    for id, quoted in clause_table(rules_folder, game):
        for place, (_, _, quote) in zip(book.clause(id).places, quoted, strict=True):
            assert quote in (None, book.sources.quote(place)), id


def test_a_derived_clause_names_whole_lines(rules_folder: Path, sources: SourceTexts) -> None:
    """What follows from several lines is placed at each of them, from its first to its last visible character."""
    book = Rulebook("silent_guardians", content("silent_guardians"), sources)
    derived = {id: len(quoted) for id, quoted in clause_table(rules_folder, "silent_guardians") if not quoted[0][2]}
    assert derived == {"sg.setup.players": 3, "sg.draft.count_equals_tricks": 3}
    for place in (place for id in derived for place in book.clause(id).places):
        assert sources.quote(place) == sources.lines[place.source][place.line - 1].strip()


@pytest.mark.parametrize("game", FOLLOWS_FROM)
def test_a_derived_clause_stands_where_its_premises_stand(game: str) -> None:
    """How many can play Kodama follows from six other clauses, and is placed where these are; so is what must lie
    ready for Living Forest Duel."""
    book = Rulebook(game, content(game), SourceTexts())
    for id, premises in FOLLOWS_FROM[game].items():
        assert book.clause(id).places == tuple(place for premise in premises for place in book.clause(premise).places)


def test_every_place_is_inside_its_source(each_book: Rulebook, sources: SourceTexts) -> None:
    """A place never reaches beyond its line, and starts and ends with something visible."""
    for clause in each_book:
        assert clause.places, clause.id
        for place in clause.places:
            quote = sources.quote(place)
            assert quote is not None
            assert quote == quote.strip() != "", clause.id


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
