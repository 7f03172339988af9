"""Scenes: a position, scripted play, and what must hold on the way. A demo, an example under a clause, and a test at
once."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from silva_kit.games import GAMES
from silva_kit.position import OPEN, SEAT_NAMES, IllegalMove, KitError, viewer_from_text
from silva_kit.record import Record, game, position_from_text
from silva_kit.teach import citations
from silva_kit.teach.fields import Place, SceneError, complaint, find, no_such_key, place_text, read_checked
from silva_kit.toml_data import Table


@dataclass(frozen=True)
class Report:
    """What came of running a scene: `failures` says for each broken expectation where it stands, what was due and
    what came."""

    scene: Scene
    record: Record
    failures: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether everything held."""
        return not self.failures


@dataclass(frozen=True)
class Scene:
    """A scene file that has been read. `run` plays it."""

    path: Path
    game: str
    clauses: tuple[str, ...]
    start: Any
    viewer: str
    table: Table = field(repr=False)

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Read a scene file, or a scene of the kit by its name, such as "brewer_duel". Raises SceneError."""
        where = Path(path) if str(path).endswith(".toml") else find_scene(str(path))
        table = read_checked(where, "scene")
        values = table.values
        if values["game"] not in GAMES:
            raise complaint(table, ("game",), f"{values['game']!r} is no game; the games are {', '.join(GAMES)}")
        profiles = game(values["game"]).PROFILES
        _check_citations(table)
        if values.get("profile", "default") not in profiles:
            raise complaint(table, ("profile",), f"{values['profile']!r}; the profiles are {', '.join(profiles)}")
        try:
            start = _start(values)
        except KitError as error:
            raise complaint(table, ("position",), re.sub("^position[:,]? ", "", str(error))) from error
        try:
            start.view(viewer_from_text(values.get("viewer", "OPEN")))
        except KitError as error:
            raise complaint(table, ("viewer",), str(error)) from error
        return cls(where, values["game"], tuple(values["clauses"]), start, values.get("viewer", "OPEN"), table)

    @property
    def name(self) -> str:
        """The file's stem."""
        return self.path.stem

    @property
    def steps(self) -> list[dict[str, Any]]:
        """The scripted steps as they stand in the file."""
        steps: list[dict[str, Any]] = self.table.values["steps"]
        return steps

    def run(self) -> Report:
        """Play the scene; broken expectations are collected. Raises SceneError for a move that cannot be read or is
        not legal."""
        record = Record(self.start)
        failures: list[str] = self._differences(
            ("expect",), self.table.values.get("expect", {}), self.start.view(OPEN).to_json()
        )
        for number, step in enumerate(self.steps):
            failures += self._step(record, step, ("steps", number))
        return Report(self, record, tuple(failures))

    def at(self, step: int) -> Any:
        """The position after `step` steps; 0 is the start. Raises SceneError for a step that is not there."""
        if not 0 <= step <= len(self.steps):
            raise SceneError(self.path, None, f"has the steps 0 to {len(self.steps)}, not {step}")
        record = Record(self.start)
        for number, one in enumerate(self.steps[:step]):
            self._step(record, one, ("steps", number))
        return record.position

    def _step(self, record: Record, step: dict[str, Any], place: Place) -> list[str]:
        position = record.position
        key = "move" if "move" in step else "refused"
        try:
            move = position.move(step[key])
            if key == "refused":
                return self._refused(position.why_not(move), step, place)
            record.play(move)
        except IllegalMove as error:
            raise complaint(self.table, (*place, "move"), str(error)) from error
        except KitError as error:
            raise complaint(self.table, (*place, key), str(error)) from error
        return self._expected(record.position, step, place)

    def _refused(self, refusals: tuple[Any, ...], step: dict[str, Any], place: Place) -> list[str]:
        found = [refusal.clause for refusal in refusals]
        if sorted(found) == sorted(step["by"]):
            return []
        return [self._failure((*place, "by"), step["by"], found or "the move is legal")]

    def _expected(self, position: Any, step: dict[str, Any], place: Place) -> list[str]:
        cited = [e.clause for e in position.events]
        formed = [f"{e.clause}:{citations.public_form(e.form)}".rstrip(":") for e in position.events]
        failures = []
        wanted = step.get("events", [])
        if not _in_order(wanted, cited, formed):
            failures.append(self._failure((*place, "events"), wanted, formed))
        if unwanted := [clause for clause in step.get("absent", []) if clause in cited or clause in formed]:
            failures.append(self._failure((*place, "absent"), f"none of {unwanted}", cited))
        failures += self._differences((*place, "expect"), step.get("expect", {}), position.view(OPEN).to_json())
        for viewer, part in step.get("seen", {}).items():
            try:
                found = position.view(viewer_from_text(viewer)).to_json()
            except KitError as error:
                raise complaint(self.table, (*place, "seen", viewer), str(error)) from error
            failures += self._differences((*place, "seen", viewer), part, found)
        return failures

    def _differences(self, place: Place, wanted: Any, found: Any) -> list[str]:
        """Where a part of a view's JSON is not as it must be."""
        if isinstance(wanted, dict) and isinstance(found, dict):
            unknown = [key for key in wanted if key not in found and key not in SEAT_NAMES]
            failures = [str(complaint(self.table, (*place, key), no_such_key(key, found))) for key in unknown]
            asked = [(key, value) for key, value in wanted.items() if key not in unknown]
            return failures + [
                f for key, value in asked for f in self._differences((*place, key), value, found.get(key))
            ]
        same = wanted == _asked(found)
        return [] if same else [self._failure(place, wanted, _asked(found))]

    def _failure(self, place: Place, wanted: Any, found: Any) -> str:
        return str(complaint(self.table, place, f"expected {wanted!r}, found {found!r}")).replace(place_text(()), "")


def _check_citations(table: Table) -> None:
    """Raises SceneError at the first clause, ruling or form that the game does not have: nothing else would tell."""
    lists: list[tuple[Place, list[str], Any]] = [(("clauses",), table.values["clauses"], citations.check)]
    for number, step in enumerate(table.values["steps"]):
        kinds = {"by": citations.check, "events": citations.check_event, "absent": citations.check_event}
        lists += [(("steps", number, key), step.get(key, []), check) for key, check in kinds.items()]
    for place, cited, check in lists:
        for number, one in enumerate(cited):
            try:
                check(table.values["game"], one)
            except KitError as error:
                raise complaint(table, (*place, number), str(error)) from error


def _start(values: dict[str, Any]) -> Any:
    """The scene's position under its rulings: those of the profile, then of the position's line, then of the table."""
    package = game(values["game"])
    words = values["position"].split()
    inline = "".join(word.removeprefix("rulings=") for word in words if word.startswith("rulings="))
    switches = {
        **package.PROFILES[values.get("profile", "default")],
        **package.Rulings.from_text(inline).changed(),
        **values.get("rulings", {}),
    }
    line = [word for word in words if not word.startswith("rulings=")]
    changed = package.Rulings.from_mapping(switches).to_text()
    return position_from_text(" ".join([*line, f"rulings={changed}"] if changed else line))


def _in_order(wanted: list[str], cited: list[str], formed: list[str]) -> bool:
    at = 0
    for one in wanted:
        while at < len(cited) and one not in (cited[at], formed[at]):
            at += 1
        if at == len(cited):
            return False
        at += 1
    return True


def _asked(found: Any) -> Any:
    """JSON with "?" for null, as TOML has no null."""
    if isinstance(found, list):
        return [_asked(one) for one in found]
    if isinstance(found, dict):
        return {key: _asked(one) for key, one in found.items()}
    return "?" if found is None else found


def find_scene(name: str) -> Path:
    """The file of a scene of the kit. Raises SceneError naming those that look like it."""
    return find("scenes", "scene", name)


def position_at(text: str) -> Any:
    """A position from its one notation: a position's line, or `scene:NAME#STEP`. Raises KitError."""
    if not text.startswith("scene:"):
        return position_from_text(text)
    name, _, step = text.removeprefix("scene:").partition("#")
    if step and not step.isdecimal():
        raise KitError(f"position {text!r}: a step of a scene is a number, as in scene:brewer_duel#2")
    return Scene.load(name).at(int(step or 0))


def run_file(path: Path | str) -> Report:
    """Read and run a scene file. Raises SceneError."""
    return Scene.load(path).run()
