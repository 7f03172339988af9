"""What lies in the box of Kodama as data: the numbers the source gives, what is made up, and every complaint."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from silva_kit.kodama.box import LOADED, default_box, load_box
from silva_kit.kodama.cards import ELEMENTS, KodamaCard, SeasonCard
from silva_kit.kodama.scoring import kodama_points
from silva_kit.kodama.tree import planted
from silva_kit.kodama.vocabulary import sentence
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook
from silva_kit.toml_data import ContentError, content

BOX = default_box()
TEXT = content("kodama", "components.toml").read_text(encoding="utf-8")
CARDS = (*BOX.kodama.values(), *BOX.seasons.values())


def test_the_numbers_of_cards_are_those_of_the_source() -> None:
    """`ko.comp.branch` to `ko.comp.track` (lines 27-34): 65, 20, 5 + 5 + 5, 6, and markers, pawn and track."""
    assert (len(BOX.branches), len(BOX.kodama), len(BOX.trunks)) == (65, 20, 6)
    assert Counter(card.season for card in BOX.seasons.values()) == {"spring": 5, "summer": 5, "autumn": 5}
    others = {other.name.value: (other.copies.value, other.copies.origin) for other in BOX.others}
    assert others == {
        "ko.t.player_marker": (6, "attested"),
        "ko.t.season_marker": (1, "attested"),
        "ko.t.pawn": (1, "attested"),
        "ko.t.score_track": (1, "attested"),
    }


def test_each_element_is_on_as_many_branch_cards_as_any_other() -> None:
    """Every Element is on 25 Branch cards, 33 or 34 times; each card is "an assortment": two kinds or three."""
    cards = [card.counts for card in BOX.branches.values()]
    assert {element: sum(element in shown for shown in cards) for element in ELEMENTS} == dict.fromkeys(ELEMENTS, 25)
    assert {sum(shown.get(element, 0) for shown in cards) for element in ELEMENTS} == {33, 34}
    assert Counter((len(shown), sum(shown.values())) for shown in cards) == {(3, 4): 20, (2, 3): 30, (2, 2): 15}
    assert len({card.elements for card in BOX.branches.values()}) == 65


def test_what_the_source_gives_is_marked_attested_and_nothing_else() -> None:
    """One Branch card (line 107) and one Season card (line 78) are printed; one Element a Trunk is inferred."""
    printed = {"caterpillar": 1, "dragonfly": 2, "flower": 1}
    attested = [id for id, origin in BOX.origins.items() if origin == "attested"]
    assert [id for id in attested if BOX.branches.get(id) is None or BOX.branches[id].counts != printed] == ["sp1"]
    assert len(attested) == 2
    assert BOX.seasons["sp1"] == SeasonCard("sp1", "spring", ("caterpillar", "dragonfly"), name="ko.t.metamorphosis")
    assert {BOX.origins[id] for id in BOX.trunks} == {"inferred"}
    assert {BOX.origins[id] for id in BOX.kodama} == {"illustrative"}


def test_trunks_show_one_element_each() -> None:
    """`ko.card.trunk`: one for each Element, and none of them has a branch's end."""
    assert {id: trunk.elements for id, trunk in BOX.trunks.items()} == {e: ((e, 1),) for e in ELEMENTS}
    assert all(trunk.is_trunk and len(planted(trunk)[0].card.icons) == 1 for trunk in BOX.trunks.values())
    assert not any(card.is_trunk for card in BOX.branches.values())


def test_shapes_are_dealt_evenly_and_show_every_element_once() -> None:
    """Eight shapes of Branch cards on eight or nine cards each; the icons of a card are its Elements."""
    assert sorted(Counter(card.shape.name for card in BOX.branches.values()).values()) == [8] * 7 + [9]
    for card in (*BOX.branches.values(), *BOX.trunks.values()):
        assert Counter(icon.element for icon in card.icons) == card.counts


def test_kodama_cards_are_of_the_five_families() -> None:
    """Six for last cards, six for within 2, six for pairs of kinds, one for last cards, one for three touched cards."""
    families = Counter((c.points, c.per, c.where, c.kinds, c.touching) for c in BOX.kodama.values())
    assert families == {
        (1, "icon", "last_cards", None, None): 6,
        (1, "icon", "within_2", None, None): 6,
        (2, "card", "all", 2, None): 6,
        (2, "card", "last_cards", None, None): 1,
        (3, "card", "all", None, 3): 1,
    }
    assert Counter(c.element for c in BOX.kodama.values()) == {**dict.fromkeys(ELEMENTS, 3), None: 2}
    assert kodama_points(planted(BOX.trunks["star"]), BOX.kodama["k12"]).points == 1


def test_entries_name_clauses_of_the_game() -> None:
    """Every entry of the file says which clauses its values come from, and they are there."""
    clauses = Rulebook.load("kodama").clauses
    entries = [entry for kind in tomllib.loads(TEXT).values() if isinstance(kind, list) for entry in kind]
    assert len(entries) == 9 + 6 + 65 + 20 + 15 + 4
    assert all(entry["clauses"] and set(entry["clauses"]) <= set(clauses) for entry in entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_a_sentence_of_its_own(language: str) -> None:
    """The message of a Kodama or Season card can be written in each language, and no two cards say the same."""
    said = {}
    for card in CARDS:
        id, form, args = sentence(card)
        said[card.id] = format_message(language, id, form, args, game="kodama")
    assert len(set(said.values())) == len(CARDS) == 35


@pytest.mark.parametrize(
    ("card", "id", "form"),
    [
        (KodamaCard("k1", 1, "icon"), "ko-kodama-icon", ""),
        (KodamaCard("k1", 2, "card", "within_2", "star", 1, 2), "ko-kodama-card", "showing"),
        (KodamaCard("k1", 2, "card", touching=1), "ko-kodama-card", ""),
        (SeasonCard("su1", "summer", points=1), "ko-season-placed", ""),
        (SeasonCard("au1", "autumn", None, 2, "star", "within_2", "last_card"), "ko-season-onto", "showing"),
    ],
)
def test_cards_of_an_own_box_say_their_sentence_too(card: KodamaCard | SeasonCard, id: str, form: str) -> None:
    """Whatever the vocabulary can say has a message in each language."""
    found = sentence(card)
    assert (found.id, found.form) == (id, form)
    assert all(format_message(language, *found, game="kodama") for language in LANGUAGES)


def _changed(right: str, wrong: str, path: Path) -> Path:
    assert TEXT.count(right) >= 1
    path.write_text(TEXT.replace(right, wrong, 1), encoding="utf-8")
    return path


def test_an_owner_may_write_down_real_cards(tmp_path: Path) -> None:
    """A box with other Elements, points and origins is read, kept under its file's name, and leaves ours alone."""
    right = 'elements = { value = { caterpillar = 2, cloud = 1, dragonfly = 1 }, origin = "illustrative" }'
    wrong = 'elements = { value = { star = 3 }, origin = "attested" }'
    own = load_box(_changed(right, wrong, tmp_path / "mine.toml"))
    assert own.branches["1"].elements == (("star", 3),) and own.origins["1"] == "attested"
    assert LOADED["mine"] is own and own.name == "mine" and default_box().name == ""
    assert own != BOX and default_box().branches["1"].counts["caterpillar"] == 2


BRANCH = 'id = "1"\nelements = { value = { caterpillar = 2, cloud = 1, dragonfly = 1 }'
PLACE = "icons = { value = [[-17, -30], [17, -32], [-17, -12], [-17, 6]]"
SUMMER = 'id = "su1"\nseason = { value = "summer", origin = "illustrative" }\n'
BARK = "bark = { value = [[0, -44, 0, 44, 4]"
K1, SP1 = 'id = "k1"\npoints = { value = 1,', 'count = { value = ["caterpillar", "dragonfly"], origin'


@pytest.mark.parametrize(
    ("right", "wrong", "id", "message"),
    [
        (BRANCH, BRANCH.replace("cloud", "rain"), "1", r"branch 1: `elements` is .*it must be like .*mushroom"),
        (BRANCH, BRANCH.replace("cloud = 1", "cloud = 0"), "1", "branch 1: `elements` is"),
        (BRANCH, BRANCH.replace("cloud = 1", "cloud = 9"), "1", "branch 1: `elements` are 12, but shape upright has 4"),
        (BRANCH, BRANCH.replace('id = "1"', 'id = "66"'), "66", "branch 66: `id` is '66'; the ids are 1, 2, 3"),
        (BRANCH, BRANCH.replace('id = "1"', 'id = "2"'), "2", "2 stands twice in this file"),
        (BRANCH, BRANCH.replace('id = "1"', 'id = "star"'), "star", "star stands twice in this file"),
        (BRANCH, BRANCH.replace("elements = {", "Elements = {"), "1", "1 has an unknown field `Elements`; fields: "),
        (BRANCH, 'id = "1"\nelements = { value = 3', "1", "branch 1: `elements` is 3; it must be like"),
        ('shape = { value = "spread", origin = "illustrative"', 'shape = { value = "spread"', "2", "`shape` must be {"),
        ('"spread", origin = "illustrative"', '"spread", origin = "guessed"', "2", "origin of `shape` is 'guessed'"),
        ('shape = { value = "spread"', 'shape = { value = "sprayed"', "2", "`shape` is 'sprayed', none of upright, "),
        ('shape = { value = "spread"', 'shape = { value = "trunk"', "2", "`shape` is 'trunk', none of upright, spread"),
        ('shape = { value = "trunk"', 'shape = { value = "spread"', "caterpillar", "`shape` is 'spread', none of"),
        ("value = { cloud = 1 }", "value = { star = 1 }", "cloud", "trunk cloud: `elements` must be cloud alone"),
        (PLACE, PLACE.replace("[-17, 6]", "[-27, 6]"), "upright", "`icons`: the Element at .* partly off the card"),
        (PLACE, PLACE.replace("[-17, 6]", "[-9, 6]"), "upright", "shape upright: `icons`: .* lies on the bark"),
        (PLACE, PLACE.replace("[-17, 6]", "[-17, -1]"), "upright", r"at \[-17, -1\] and \[-17, -12\] overlap"),
        (PLACE, PLACE.replace("[-17, 6]", "[-17, 60]"), "upright", "`icons` is .*it must be points on the card"),
        ("root = { value = [0, -44]", "root = { value = [0, -40]", "upright", r"`root` is \[0, -40\]; it must lie at"),
        ("root = { value = [0, -44]", "root = { value = [0, -45]", "upright", "`root` is .*must be a point on"),
        ("root = { value = [0, -44]", "root = { value = [0]", "upright", "`root` is .*must be a point on the card"),
        (BARK, BARK.replace("44, 4]", "44, 0]"), "upright", "`bark` is .*half their thickness"),
        (BARK, BARK.replace("44, 4]", "94, 4]"), "upright", "`bark` is .*half their thickness"),
        (BARK, BARK.replace("44, 4]", "44]"), "upright", "`bark` is .*half their thickness"),
        (K1, K1.replace("1,", "0,"), "k1", "kodama k1: `points` is 0; it must be 1 or more"),
        (K1, K1.replace("points = { value", "points = { worth"), "k1", "kodama k1: `points` must be {"),
        ('per = { value = "icon"', 'per = { value = "tree"', "k1", "kodama k1: `per` is 'tree', none of icon, card"),
        ('where = { value = "last_cards"', 'where = { value = "top"', "k1", "`where` is 'top', none of all, "),
        ('element = { value = "star"', 'element = { value = "moon"', "k6", "`element` is 'moon', none of caterpillar"),
        ("kinds = { value = 2", "kinds = { value = true", "k13", "kodama k13: `kinds` is True; it must be 1 or more"),
        ("touching = { value = 3", "touching = { value = -1", "k20", "`touching` is -1; it must be 1 or more"),
        (K1, 'id = "k1"\nkinds = { value = 2, origin = "derived" }\npoints = { value = 1,', "k1", "`kinds` and"),
        (SP1, SP1.replace("dragonfly", "caterpillar"), "sp1", "season sp1: `count` is .*two different ones of"),
        (SP1, SP1.replace(', "dragonfly"', ""), "sp1", "season sp1: `count` is .*two different ones of"),
        (SUMMER, SUMMER.replace("summer", "winter"), "su1", "`season` is 'winter', none of spring, summer, autumn"),
        (SUMMER, SUMMER.replace("summer", "autumn"), "su1", "`season` is 'autumn', whose cards are au1 to 5"),
        (SUMMER, SUMMER + SP1.replace("], origin", "], origin = \"derived\" }\n"), "su1", "either `count` or `points`"),
        (SP1, 'shows = { value = "star", origin = "derived" }\n' + SP1, "sp1", "they do not go with `count`"),
        ('placed = { value = "within_2"', 'placed = { value = "near"', "su1", "`placed` is 'near', none of within_2"),
        ('onto = { value = "last_card"', 'onto = { value = "leaf"', "au1", "`onto` is 'leaf', none of last_card"),
        ("ko.t.metamorphosis", "ko.t.change", "sp1", "`name` is 'ko.t.change', no concept of the glossary"),
        ('clauses = ["ko.card.branch"]', "clauses = [1]", "upright", "upright: `clauses` must be a list of strings"),
    ],
)  # fmt: skip
def test_whatever_is_wrong_is_refused_with_file_line_and_field(
    right: str, wrong: str, id: str, message: str, tmp_path: Path
) -> None:
    """The error names the file, the line of the entry, the field, and what would be right."""
    path = _changed(right, wrong, tmp_path / "own.toml")
    with pytest.raises(ContentError, match=message) as caught:
        load_box(path)
    assert caught.value.line is not None
    assert path.read_text(encoding="utf-8").splitlines()[caught.value.line - 1] == f'id = "{id}"'
    assert str(caught.value).startswith(f"{path}:{caught.value.line}: ")
    assert "own" not in LOADED


@pytest.mark.parametrize(
    ("kind", "id", "message"),
    [
        ("branch", "37", r"has no \[\[branch\]\] with the `id` 37"),
        ("kodama", "k20", r"has no \[\[kodama\]\] with the `id` k20"),
        ("season", "au5", r"has no \[\[season\]\] with the `id` au5"),
        ("trunk", "cloud", r"has no \[\[trunk\]\] with the `id` cloud"),
        ("shape", "spread", r"branch 2: `shape` is 'spread', none of upright, bend_left"),
    ],
)
def test_a_card_too_few_is_missed(kind: str, id: str, message: str, tmp_path: Path) -> None:
    """Each of the numbers that the rules need is checked."""
    before, found, rest = TEXT.partition(f'[[{kind}]]\nid = "{id}"\n')
    assert found
    path = tmp_path / "own.toml"
    path.write_text(before + rest[rest.index("\n\n") + 2 :], encoding="utf-8")
    with pytest.raises(ContentError, match=message) as caught:
        load_box(path)
    assert str(path) in str(caught.value)


def test_a_file_that_is_no_box_is_refused(tmp_path: Path) -> None:
    """A missing file, broken TOML and a missing kind of entry are named."""
    with pytest.raises(ContentError, match="the file is missing"):
        load_box(tmp_path / "none.toml")
    path = tmp_path / "own.toml"
    for text, message in (("[[", "no valid TOML"), ("format = 1", r"has no \[\[shape\]\] entry")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(ContentError, match=message):
            load_box(path)
