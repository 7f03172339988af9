"""The golden scenes hold, cover the rules, say so in three languages, and complain when a fact in them is wrong."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from silva_kit.ftl import read_entries
from silva_kit.glossary import Glossary
from silva_kit.places import LANGUAGES
from silva_kit.position import EventKind
from silva_kit.rulebook import Rulebook
from silva_kit.silva import events
from silva_kit.silva.guards import GUARDS
from silva_kit.silva.rulings import SWITCHES
from silva_kit.teach import position_at, run_file
from silva_kit.teach.fields import SceneError
from silva_kit.teach.scenes import Report, Scene
from silva_kit.toml_data import content

FOLDER = content("silva", "scenes")
NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
CARD_NAMES = {language: {c.preferred(language) for c in Glossary.load() if ".card." in c.id} for language in LANGUAGES}
DUEL = (FOLDER / "brewer_duel.toml").read_text(encoding="utf-8")


@cache
def report(name: str) -> Report:
    """The run of a scene of the kit."""
    return run_file(name)


def texts(name: str, language: str) -> dict[str, str]:
    """What a scene says in a language, by key."""
    entries = read_entries(FOLDER / f"{name}.{language}.ftl")
    return {key: text.partition("=")[2].strip() for key, text in entries.items()}


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_holds(name: str) -> None:
    """Every expectation of every scene comes true."""
    assert report(name).failures == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_has_its_texts_in_three_languages(name: str) -> None:
    """Title and caption in each language, the same keys, and step captions only for steps that are there."""
    keys = {language: list(texts(name, language)) for language in LANGUAGES}
    assert len({tuple(each) for each in keys.values()}) == 1, keys
    steps = {f"step-{number}" for number in range(1, len(report(name).scene.steps) + 1)}
    assert {"title", "caption"} <= set(keys["en"]) <= {"title", "caption"} | steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_use_the_words_of_the_glossary(language: str) -> None:
    """No deprecated term; in Chinese and Japanese 「」 holds the preferred name of a card, or the call FOMUS."""
    wrong = []
    for name in NAMES:
        for key, text in texts(name, language).items():
            wrong += [f"{name} {key}: {hit.term.text}" for hit in Glossary.load().deprecated_in(text, language)]
            quoted = set(re.findall("「(.*?)」", text)) - {"FOMUS"}
            wrong += [f"{name} {key}: {word}" for word in sorted(quoted - CARD_NAMES[language])]
    assert wrong == []


def test_scene_files_come_with_nothing_else() -> None:
    """Each text belongs to a scene."""
    stems = {path.name.partition(".")[0] for path in FOLDER.iterdir()}
    assert stems == set(NAMES)


def test_the_clauses_that_scenes_name_exist(book: Rulebook) -> None:
    """The clauses that a scene shows or is refused by are in the rulebook; what it expects or forbids can happen."""
    known = {*book.clauses, *book.rulings}
    kinds = [(kind.clause, (kind.public or kind).form) for kind in _kinds()]
    possible = {word for clause, form in kinds for word in (clause, f"{clause}:{form}")}
    wrong = []
    for name in NAMES:
        scene = report(name).scene
        ids = [*scene.clauses, *(id for step in scene.steps for id in step.get("by", []))]
        told = [e for step in scene.steps for e in (*step.get("events", []), *step.get("absent", []))]
        wrong += [f"{name}: {id}" for id in ids if id not in known]
        wrong += [f"{name}: {event}" for event in told if event not in possible]
    assert wrong == []


def test_every_guard_refuses_something_in_a_scene() -> None:
    """Each guard of `GUARDS` is among the refusing clauses of at least one scripted attempt."""
    refusing = {id for name in NAMES for step in report(name).scene.steps for id in step.get("by", [])}
    assert sorted(set(GUARDS) - refusing) == []


def test_every_sort_of_event_happens_in_a_scene() -> None:
    """Each clause and form that an event can have (of a secret event the public twin) happens in at least one scene."""
    told = {((kind.public or kind).clause, (kind.public or kind).form) for kind in _kinds()}
    played = [event for name in NAMES for position in report(name).record.positions for event in position.events]
    assert sorted(told - {(event.twin.clause, event.twin.form) for event in played}) == []


def test_every_event_that_happens_is_expected_somewhere() -> None:
    """Each of these clauses is written down as an expectation, not only passed by."""
    steps = [step for name in NAMES for step in report(name).scene.steps]
    expected = {event.partition(":")[0] for step in steps for event in step.get("events", [])}
    assert sorted({kind.clause for kind in _kinds()} - expected) == []


@pytest.mark.parametrize(("switch", "value"), [(s, value) for s, values in SWITCHES.items() for value in values[1:]])
def test_every_switch_plays_differently_in_a_scene(switch: str, value: str, tmp_path: Path) -> None:
    """For each value of each of the 17 switches a scene holds that no longer does under the switch's default."""
    ours = [name for name in NAMES if report(name).scene.table.values.get("rulings", {}).get(switch) == value]
    assert ours, f"no scene sets {switch} to {value}"
    assert [name for name in ours if not _holds_undone(name, switch, value, tmp_path)] != []


def _holds_undone(name: str, switch: str, value: str, folder: Path) -> bool:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    undone = text.replace(f'{switch} = "{value}"', f'{switch} = "{SWITCHES[switch][0]}"')
    assert undone != text
    if switch == "first_player":  # by default nobody is the first player before chance has spoken
        undone = re.sub(r"turn=[A-D] do=deal", "turn=- do=deal", undone)
    path = folder / f"{name}.toml"
    path.write_text(undone, encoding="utf-8")
    try:
        return run_file(path).ok
    except SceneError:
        return False


def test_the_switches_are_seventeen() -> None:
    """The parameters above are those of all 17 switches."""
    assert len(SWITCHES) == 17


def test_the_ends_of_the_game_all_happen() -> None:
    """Win and tie by each clause that can end a game (`silva.end.*`, `silva.card.00.beats_8`)."""
    results = {report(name).record.position.result for name in NAMES} - {None}
    assert {(result.kind, result.clause) for result in results} == {
        ("win", "silva.end.last.winner"),
        ("win", "silva.end.deck.highest"),
        ("win", "silva.card.00.beats_8"),
        ("tie", "silva.end.deck.tie"),
        ("tie", "silva.end.all.tie"),
    }


def test_every_card_is_played() -> None:
    """Each card but Kukunochi (`silva.card.10.not_playable`) is played in a scene."""
    moves = [move for name in NAMES for move in report(name).record.moves]
    assert {move.card.level for move in moves if move.kind == "play" and move.card is not None} == set(range(10))


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
    ],
)  # fmt: skip
def test_a_wrong_fact_is_found(name: str, old: str, new: str, line: int | None, field: str, tmp_path: Path) -> None:
    """Change one fact of a scene, and the run names the file, the line and the field, what was due and what came."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
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
        ('position = "silva 2p', 'position = "chess 2p', 3, "position", "the games are silva"),
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
    path = _written(tmp_path, "wrong", DUEL.replace(old, new, 1))
    with pytest.raises(SceneError) as caught:
        run_file(path)
    where = f"{path}:{line}: " if line else f"{path}: "
    assert str(caught.value).startswith(f"{where}{field}: ")
    assert reason in str(caught.value)
    assert "position: position" not in str(caught.value)


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


def _kinds() -> list[EventKind]:
    """Every sort of event of SILVA (the public twins are told by theirs)."""
    return [kind for kind in EventKind.every if kind in vars(events).values()]


def _written(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path
