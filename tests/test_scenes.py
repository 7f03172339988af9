"""The golden scenes hold, cover the rules, say so in three languages, and complain when a fact in them is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from silva_kit.ftl import read_entries
from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.position import EventKind
from silva_kit.rulebook import Rulebook
from silva_kit.teach import position_at, run_file
from silva_kit.teach.fields import SceneError
from silva_kit.teach.scenes import Report, Scene, find_scene
from silva_kit.toml_data import content

FOLDERS = {game: content(game, "scenes") for game in GAMES}
NAMES = {game: sorted(path.stem for path in folder.glob("*.toml")) for game, folder in FOLDERS.items()}
ALL_NAMES = [name for names in NAMES.values() for name in names]
SWITCHES = {game: import_module(f"silva_kit.{game}.rulings").SWITCHES for game in GAMES}
GUARDS = {game: import_module(f"silva_kit.{game}.guards").GUARDS for game in GAMES}
CARD_NAMES = {
    language: {c.preferred(language) for c in Glossary.load() if ".card." in c.id or c.id == "ko.t.metamorphosis"}
    for language in LANGUAGES
}
DUEL = find_scene("brewer_duel").read_text(encoding="utf-8")
of_each_game = pytest.mark.parametrize("game", GAMES)
NEVER = {("lfd.R15", "both")}
"""Events that the kit's own cards cannot bring about: with all neutral animals in the shared line of a duel, it takes
four tokens to block its four elements. They are tested with other cards."""


@cache
def report(name: str) -> Report:
    """The run of a scene of the kit."""
    return run_file(name)


def texts(name: str, language: str) -> dict[str, str]:
    """What a scene says in a language, by key."""
    entries = read_entries(find_scene(name).with_suffix(f".{language}.ftl"))
    return {key: text.partition("=")[2].strip() for key, text in entries.items()}


def test_a_name_is_one_scene() -> None:
    """Scenes are called by their name alone, so no two games use the same one."""
    assert [name for name, count in Counter(ALL_NAMES).items() if count > 1] == []


@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_scene_holds(name: str) -> None:
    """Every expectation of every scene comes true."""
    assert report(name).failures == ()


@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_scene_has_its_texts_in_three_languages(name: str) -> None:
    """Title and caption in each language, the same keys, and step captions only for steps that are there."""
    keys = {language: list(texts(name, language)) for language in LANGUAGES}
    assert len({tuple(each) for each in keys.values()}) == 1, keys
    steps = {f"step-{number}" for number in range(1, len(report(name).scene.steps) + 1)}
    assert {"title", "caption"} <= set(keys["en"]) <= {"title", "caption"} | steps


@of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_use_the_words_of_the_glossary(game: str, language: str) -> None:
    """No deprecated term; in Chinese and Japanese 「」 holds the preferred name of a card, or the call FOMUS."""
    wrong = []
    for name in NAMES[game]:
        for key, text in texts(name, language).items():
            wrong += [f"{name} {key}: {hit.term.text}" for hit in Glossary.of(game).deprecated_in(text, language)]
            quoted = set(re.findall("「(.*?)」", text)) - {"FOMUS"}
            wrong += [f"{name} {key}: {word}" for word in sorted(quoted - CARD_NAMES[language])]
    assert wrong == []


@of_each_game
def test_scene_files_come_with_nothing_else(game: str) -> None:
    """Each text belongs to a scene."""
    stems = {path.name.partition(".")[0] for path in FOLDERS[game].iterdir()}
    assert stems == set(NAMES[game])


def test_the_clauses_that_scenes_name_exist(each_book: Rulebook) -> None:
    """The clauses that a scene shows or is refused by are in the rulebook; what it expects or forbids can happen."""
    known = {*each_book.clauses, *each_book.rulings}
    kinds = [(kind.clause, (kind.public or kind).form) for kind in _kinds(each_book.game)]
    possible = {word for clause, form in kinds for word in (clause, f"{clause}:{form}")}
    wrong = []
    for name in NAMES[each_book.game]:
        scene = report(name).scene
        ids = [*scene.clauses, *(id for step in scene.steps for id in step.get("by", []))]
        told = [e for step in scene.steps for e in (*step.get("events", []), *step.get("absent", []))]
        wrong += [f"{name}: {id}" for id in ids if id not in known]
        wrong += [f"{name}: {event}" for event in told if event not in possible]
    assert wrong == []


@of_each_game
def test_every_guard_refuses_something_in_a_scene(game: str) -> None:
    """Each guard of `GUARDS` is among the refusing clauses of at least one scripted attempt."""
    refusing = {id for name in NAMES[game] for step in report(name).scene.steps for id in step.get("by", [])}
    assert sorted(set(GUARDS[game]) - refusing) == []


@of_each_game
def test_every_sort_of_event_happens_in_a_scene(game: str) -> None:
    """Each clause and form that an event can have (of a secret event the public twin) happens in at least one scene."""
    told = {((kind.public or kind).clause, (kind.public or kind).form) for kind in _kinds(game)}
    played = [event for name in NAMES[game] for position in report(name).record.positions for event in position.events]
    assert told - {(event.twin.clause, event.twin.form) for event in played} == told & NEVER


@of_each_game
def test_every_event_that_happens_is_expected_somewhere(game: str) -> None:
    """Each of these clauses is written down as an expectation, not only passed by."""
    steps = [step for name in NAMES[game] for step in report(name).scene.steps]
    expected = {event.partition(":")[0] for step in steps for event in step.get("events", [])}
    assert sorted({kind.clause for kind in _kinds(game)} - expected) == []


@pytest.mark.parametrize(
    ("game", "switch", "value"),
    [(game, s, value) for game in GAMES for s, values in SWITCHES[game].items() for value in values[1:]],
)
def test_every_switch_plays_differently_in_a_scene(game: str, switch: str, value: str, tmp_path: Path) -> None:
    """For each value of each switch a scene holds that no longer does under the switch's default."""
    ours = [name for name in NAMES[game] if report(name).scene.table.values.get("rulings", {}).get(switch) == value]
    assert ours, f"no scene sets {switch} to {value}"
    assert [name for name in ours if not _holds_undone(name, switch, value, tmp_path)] != []


def _holds_undone(name: str, switch: str, value: str, folder: Path) -> bool:
    path = find_scene(name)
    text = path.read_text(encoding="utf-8")
    undone = text.replace(f'{switch} = "{value}"', f'{switch} = "{SWITCHES[path.parts[-3]][switch][0]}"')
    assert undone != text
    if switch == "first_player":  # by default nobody is the first player before chance has spoken
        undone = re.sub(r"turn=[A-D] do=deal", "turn=- do=deal", undone)
    try:
        return run_file(_written(folder, name, undone)).ok
    except SceneError:
        return False


@pytest.mark.parametrize(
    ("game", "count"), [("silva", 17), ("silent_guardians", 6), ("kodama", 5), ("living_forest_duel", 7)]
)
def test_the_switches_are_all_there(game: str, count: int) -> None:
    """The parameters above are those of all switches."""
    assert len(SWITCHES[game]) == count


ENDS = {
    "silva": {
        ("win", "silva.end.last.winner"),
        ("win", "silva.end.deck.highest"),
        ("win", "silva.card.00.beats_8"),
        ("tie", "silva.end.deck.tie"),
        ("tie", "silva.end.all.tie"),
    },
    "silent_guardians": {("win", "sg.end.win"), ("loss", "sg.end.lose"), ("void", "sg.R4")},
    "kodama": {("win", "ko.end.win")},
    "living_forest_duel": {("win", f"lfd.win.{race}") for race in ("trees", "muster", "fire", "onibi")},
}


@of_each_game
def test_the_ends_of_the_game_all_happen(game: str) -> None:
    """Every kind of end by each clause that can end a game (`silva.end.*`, `silva.card.00.beats_8`; `sg.end.*`;
    `ko.end.win`; `lfd.win.*`)."""
    results = {report(name).record.position.result for name in NAMES[game]} - {None}
    assert {(result.kind, result.clause) for result in results} == ENDS[game]


def test_every_card_is_played() -> None:
    """Each card but Kukunochi (`silva.card.10.not_playable`) is played in a scene."""
    moves = [move for name in NAMES["silva"] for move in report(name).record.moves]
    assert {move.card.level for move in moves if move.kind == "play" and move.card is not None} == set(range(10))


def test_every_pattern_of_a_trick_occurs() -> None:
    """Each pattern of colours of a full trick is in a scene, for 3 and 4 players, without gray and with it
    (`sg.token.most_frequent`, `sg.token.gray_owed`, `sg.combo.2v2`, `sg.combo.all_different`)."""
    patterns = ((4,), (3, 1), (2, 2), (2, 1, 1), (1, 1, 1, 1), (3,), (2, 1), (1, 1, 1))
    positions = [p for name in NAMES["silent_guardians"] for p in report(name).record.positions]
    found = {_pattern(p) for p in positions if len(p.trick) == len(p.seats)}
    assert found == {(pattern, gray) for pattern in patterns for gray in (False, True)}


def test_every_sort_of_kodama_and_season_card_occurs() -> None:
    """Each way in which a Kodama card scores (`ko.card.kodama`) is played, each family of Season cards
    (`ko.card.season`) holds while a card is placed, and extra points are both given and missed."""
    records = [report(name).record for name in NAMES["kodama"]]
    moves = [(before, move) for record in records for before, move in zip(record.positions, record.moves, strict=False)]
    sorts = [(card.per, card.where, bool(card.kinds), bool(card.touching)) for card in moves[0][0].box.kodama.values()]
    played = [before.box.kodama[move.card] for before, move in moves if move.kind == "kodama"]
    assert {(card.per, card.where, bool(card.kinds), bool(card.touching)) for card in played} == set(sorts)
    seasons = [before.season_card for before, move in moves if move.kind == "place"]
    assert {(bool(card.count), card.placed, card.onto) for card in seasons} == {
        (True, None, None),
        (False, "within_2", None),
        (False, None, "last_card"),
    }
    events = [event for record in records for position in record.positions for event in position.events]
    extra = {
        (e.args["season_card"][:2], e.args["points"]) for e in events if "season_card" in e.args and e.args.get("seat")
    }
    assert extra == {("su", 0), ("su", 1), ("au", 0), ("au", 1)}


@pytest.mark.parametrize("game", ["kodama", "living_forest_duel"])
def test_every_form_of_a_refusal_occurs(game: str) -> None:
    """A guard that says different things says each of them in a scene: in Kodama two cards touched, a neighbor's, none;
    in Living Forest Duel too dear, or not there."""
    said = set()
    for name in NAMES[game]:
        scene = report(name).scene
        for number, step in enumerate(scene.steps):
            if "refused" in step:
                said |= {(r.clause, r.form) for r in scene.at(number).why_not(step["refused"])}
    forms = {(clause, form) for (clause, _), form in import_module(f"silva_kit.{game}.guards").FORMS.items()}
    assert said >= forms | {(clause, "refused") for clause in GUARDS[game]}


def test_every_bonus_of_a_duel_is_got_and_every_supply_runs_out() -> None:
    """`lfd.act.tree_bonus`, `lfd.act.onibi_bonus`, `lfd.onibi_card`: a Sanki card and an extra action by a tree and by
    the Onibi; it crosses with its card in each of the three places; fire tokens, Sanki cards, Fire Varan cards, a
    pile, an own deck and the shared deck are used up; all kinds of moves are made."""
    records = [report(name).record for name in NAMES["living_forest_duel"]]
    positions = [p for record in records for p in record.positions]
    bonuses = {(e.clause, e.form) for p in positions for e in p.events if e.clause.endswith("_bonus")}
    assert len(bonuses) == 6
    crossed = [e.clause for p in positions for e in p.events if ".onibi_cross_" in e.clause]
    assert {clause.rpartition("_")[2] for clause in crossed} == {"none", "mine", "opp"}
    views = [p.view(p.seats[0]).to_json() for p in positions]
    assert any(v["fires_left"] == 0 for v in views) and any(sum(v["sanki"].values()) == 3 for v in views)
    assert any(0 in v["varans_left"].values() for v in views) and any(0 in v["decks"].values() for v in views)
    assert any([] in v["piles"].values() for v in views)
    assert any(v["deck"] == 0 and not v["discard"] and v["turn"] for v in views)
    kinds = import_module("silva_kit.living_forest_duel.moves")
    assert {move.kind for record in records for move in record.moves} == {*kinds.KINDS, *kinds.CHANCE_KINDS}


def _pattern(p: Any) -> tuple[tuple[int, ...], bool]:
    counts = Counter(card.color for _, card in p.trick)
    return tuple(sorted(counts.values(), reverse=True)), "x" in counts


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "field"),
    [
        ("brewer_duel", '"silva.end.last.winner"]\nexpect', '"silva.end.all.tie"]\nexpect', 12, "steps[2].events"),
        ("brewer_duel", 'out = ["B"]', 'out = ["A"]', 13, "steps[2].expect.out"),
        ("brewer_duel", "A = [8]", "A = [3]", 13, "steps[2].expect.hands.A"),
        ("brewer_duel", "by = [", 'by = ["silva.target.not_self", ', 8, "steps[1].by"),
        ("masu_covers_all", "hands = { B = [2] }", "hands = { B = [7] }", None, "steps[5].expect.hands.B"),
        ("recon_team_looks", 'C = { hands = { A = ["?"]', "C = { hands = { A = [8]", None, "steps[1].seen.C.hands.A"),
        ("kukunochi_cannot_be_played", "{ moves = [", '{ moves = ["A play 10", ', None, "expect.moves"),
        ("masu_automatic", '"silva.card.10.regenerates"]\n', '"silva.card.02.correct"]\n', None, "steps[1].absent"),
        ("printed_example", 'usable = ["r"]', 'usable = ["x"]', None, "steps[4].expect.owed.usable"),
        ("gray_is_led", 'by = ["sg.trick.follow"]', 'by = ["sg.trick.all_play"]', None, "steps[2].by"),
        ("no_rescue", "transfers = 2", "transfers = 1", None, "steps[4].expect.transfers"),
        ("nine_points", "scores = { A = 21 }", "scores = { A = 20 }", None, "steps[1].expect.scores.A"),
        ("beside_is_not_on", 'by = ["ko.R8"]', 'by = ["ko.place.bark"]', None, "steps[1].by"),
        ("counting_from_the_left_end", "value = 5", "value = 6", None, "steps[1].expect.acts"),
        ("nothing_new_to_count", 'by = ["lfd.R4"]', 'by = ["lfd.token.rightmost"]', None, "steps[1].by"),
        ("a_round_ends", '.varan:safe", "lfd.end.varan"', '.varan", "lfd.end.varan:safe"', None, "steps[1].events"),
    ],
)  # fmt: skip
def test_a_wrong_fact_is_found(name: str, old: str, new: str, line: int | None, field: str, tmp_path: Path) -> None:
    """Change one fact of a scene, and the run names the file, the line and the field, what was due and what came."""
    text = find_scene(name).read_text(encoding="utf-8")
    assert old in text
    path = _written(tmp_path, name, text.replace(old, new, 1))
    (failure,) = run_file(path).failures
    line = line or text[: text.index(old)].count("\n") + 1
    assert failure.startswith(f"{path}:{line}: {field}: expected ")
    assert ", found " in failure


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "reason"),
    [
        ('viewer = "A"', 'veiwer = "A"', 4, "veiwer", "there is no such key; the keys are game, clauses"),
        ('viewer = "A"', 'veiwer = "A"', 4, "veiwer", "did you mean viewer?"),
        ('by = ["', 'why = 1\nby = ["', 8, "steps[1].why", "there is no such key; the keys are move, refused"),
        ('move = "A play 5 B"', "move = 5", 11, "steps[2].move", "must be string"),
        ("clauses = [", "clauses = [5, ", 2, "clauses[1]", "must be string"),
        ('move = "A play 5 B"', 'move = "A play 5 B"\nrefused = "A masu"\nby = ["x"]', 10, "steps[2]", "either"),
        ('position = "silva 2p', 'position = "chess 2p', 3, "position", "the games are silva, silent_guardians"),
        ('move = "A play 5 B"', 'move = "A play 5 A"', 11, "steps[2].move", "silva.target.not_self"),
        ('move = "A play 5 B"', 'move = "A play 5 C"', 11, "steps[2].move", "seat C is not in this game"),
        ('move = "A play 5 B"', 'move = "A plays 5"', 11, "steps[2].move", "a move is a seat and one of"),
        ("hands=A:5.8,B:3", "hands=A:5.8,B:5", 3, "position", "the 18 cards are not all accounted for"),
        ("do=play:A", "do=fly:A", 3, "position", "field do"),
        ('clauses = ["silva.', 'clauses = ["silva.R100", "silva.', 2, "clauses[1]", "no clause or ruling 'silva.R100'"),
        ("silva.end.last.winner", "silva.end.last.winer", 2, "clauses[4]", "did you mean silva.end.last.winner"),
        ('by = ["', 'by = ["silva.card.55.show", "', 8, "steps[1].by[1]", "did you mean silva.card.05.show"),
        ('events = ["', 'events = ["silva.card.55.show", "', 12, "steps[2].events[1]", "did you mean"),
        ("play_one:target", "play_one:targt", 12, "steps[2].events[1]", "the forms are guess, target"),
    ],
)  # fmt: skip
def test_a_malformed_scene_is_refused(
    old: str, new: str, line: int | None, field: str, reason: str, tmp_path: Path
) -> None:
    """An unknown key, a wrong type, another game, an illegal or unreadable move, a seat that is not there or a position
    that cannot be raises SceneError, which names the file, the line and the field and says what is wrong."""
    text = find_scene("brewer_duel").read_text(encoding="utf-8")
    path = _written(tmp_path, "wrong", text.replace(old, new, 1))
    with pytest.raises(SceneError) as caught:
        run_file(path)
    where = f"{path}:{line}: " if line else f"{path}: "
    assert str(caught.value).startswith(f"{where}{field}: ")
    assert reason in str(caught.value)
    assert "position: position" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "reason"),
    [
        ("must_follow", 'move = "C play r#1"', 'move = "C play b#1"', "steps[6].move", "sg.trick.follow"),
        ("must_follow", 'move = "B play r#', 'move = "B play r', "steps[2].move", "a place in a colour"),
        ("must_follow", "lead=B", "lead=A", "position", "it is another's turn"),
        ("no_rescue", "transfer_rescue", "rescue", "position", "the switches are setup_gray_must_be_removed"),
        ("extinguishing_fire", 'move = "A fire 3.6"', 'move = "A fire 1"', "steps[3].move", "lfd.act.fire"),
        ("extinguishing_fire", "fires=0.0.1", "fires=0.1", "position", "field fires: 6 numbers; there are 7"),
    ],
)
def test_a_malformed_scene_of_another_game_is_refused(
    name: str, old: str, new: str, field: str, reason: str, tmp_path: Path
) -> None:
    """What the other game's engine says against a move, a position or a switch arrives with its place, too."""
    text = find_scene(name).read_text(encoding="utf-8")
    assert old in text
    path = _written(tmp_path, "wrong", text.replace(old, new, 1))
    with pytest.raises(SceneError) as caught:
        run_file(path)
    said = str(caught.value)
    assert re.match(rf"{re.escape(str(path))}:\d+: {re.escape(field)}: ", said)
    assert reason in said


def test_an_unknown_scene_names_those_like_it(tmp_path: Path) -> None:
    """A mistyped name is answered with names that look like it; a folder, and a file of another kind, with why."""
    with pytest.raises(SceneError, match=r"^brewer_dual: no scene of the kit.*did you mean brewer_duel"):
        Scene.load("brewer_dual")
    with pytest.raises(SceneError, match=r"^xyz: no scene of the kit.*; it is one of \d+ names, such as"):
        Scene.load("xyz")
    with pytest.raises(SceneError, match=r"a folder; give the files in it, as in .*\*\.toml$"):
        Scene.load(tmp_path)
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(SceneError, match="cannot be read"):
        Scene.load(tmp_path / "folder.toml")
    with pytest.raises(SceneError, match=r"ends with \.toml"):
        Scene.load(_written(tmp_path, "wrong", DUEL).rename(tmp_path / "wrong.txt"))


def test_an_unknown_key_of_a_view_is_told(tmp_path: Path) -> None:
    """A mistyped key in `expect` is no fact that does not hold, nor one that `"?"` lets pass: there is no such key."""
    for wrong in ('desicion = "?"', "result = { winer = 1 }", "decsion = {}"):
        key = wrong.replace("{", "=").split("=")[-2 if "winer" in wrong else 0].strip()
        path = _written(tmp_path, "wrong", DUEL.replace('result = { kind = "win", winners = ["A"] }', wrong))
        (failure,) = run_file(path).failures
        assert failure.startswith(f"{path}:13: steps[2].expect.")
        assert f"{key}: there is no such key; the keys are " in failure


def test_a_step_of_a_scene_is_a_position() -> None:
    """`scene:NAME#STEP` is the position after so many steps; a refused move changes nothing; the end is the end."""
    duel = report("brewer_duel").record
    assert [position_at(f"scene:brewer_duel#{step}") for step in (0, 1, 2)] == [duel.start, duel.start, duel.position]
    with pytest.raises(SceneError, match="has the steps 0 to 2, not 3"):
        position_at("scene:brewer_duel#3")


def _kinds(game: str) -> list[EventKind]:
    """Every sort of event of a game (the public twins are told by theirs)."""
    listed = list(_flat(vars(import_module(f"silva_kit.{game}.events")).values()))
    return [kind for kind in EventKind.every if kind in listed]


def _flat(values: Iterable[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, dict):
            yield from _flat(value.values())
        elif isinstance(value, EventKind):
            yield value


def _written(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path
