"""A scene of the kit on the table of its game: all its steps are carried, so that it stays alive without a kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from silva_kit.position import SEAT_NAMES, KitError
from silva_kit.teach import Scene
from silva_widgets.base import Table
from silva_widgets.duel import DuelTable
from silva_widgets.game import Game
from silva_widgets.kodama import KodamaTree
from silva_widgets.table import SilvaTable
from silva_widgets.trick import TrickTable
from silva_widgets.words import scenes

WALKS: Final[Mapping[str, type[Table]]] = {
    "silent_guardians": TrickTable,
    "kodama": KodamaTree,
    "living_forest_duel": DuelTable,
}
TABLES: Final[Mapping[str, type[Table]]] = {"silva": SilvaTable, **WALKS}


def staged(name: str, clause: str = "", lang: str = "en") -> Table:
    """The table of a scene, open to all eyes, with everything that the scene plays; where the scene shows `clause` by a
    move that it refuses, the table stops there and says why. Raises SceneError."""
    scene = Scene.load(name)
    stop = _refused_at(scene, clause)
    if stop is None and _walkable(scene):
        return WALKS[scene.game](position=f"scene:{scene.name}", walkthrough=True, lang=lang)
    table = TABLES[scene.game](position=scene.start, viewer="OPEN", bots={}, lang=lang)
    table.game = Game(scene.start, {}, pause=lambda _: True)  # chance answers as the scene says
    for step in scene.steps[:stop]:
        if "move" in step:
            table.game.play(table.game.position.move(step["move"]))
    table.refresh()
    if stop is not None:
        table.move(scene.steps[stop]["refused"])
    return table


def _refused_at(scene: Scene, clause: str) -> int | None:
    """The number of the first step that tries a person's move and is refused by the clause; for a scene that plays
    nothing, of the last one that is refused at all."""
    tried = [number for number, step in enumerate(scene.steps) if "refused" in step and _by_seat(step["refused"])]
    by_clause = [number for number in tried if clause in scene.steps[number]["by"]]
    plays = any("move" in step for step in scene.steps)
    return by_clause[0] if by_clause else tried[-1] if tried and not plays else None


def _by_seat(move: str) -> bool:
    return move.partition(" ")[0] in SEAT_NAMES


def _walkable(scene: Scene) -> bool:
    """Whether the game's walkthrough shows it: that of Silent Guardians walks through tricks."""
    begins = scene.start.decision.kind
    return scene.game == "kodama" or (scene.game == "silent_guardians" and begins == "play")


@cache
def scenes_on(game: str, clause: str) -> list[str]:
    """The scenes that show a clause or ruling: those first that are mostly about it, the short ones before the long."""
    return sorted(scenes(game).get(clause, []), key=lambda name: _fit(Scene.load(name), clause))


def _fit(scene: Scene, clause: str) -> tuple[int, int]:
    return scene.clauses.index(clause), len(scene.steps)


def scene_of(game: str, clause_or_scene: str, turn: int = 0) -> str:
    """The scene of this name, or one that shows this clause or ruling; `turn` goes through them. Raises KitError."""
    if names := scenes_on(game, clause_or_scene):
        return names[turn % len(names)]
    every = {name for found in scenes(game).values() for name in found}
    name = clause_or_scene.removeprefix("scene:")
    if name not in every:
        raise KitError(f"{clause_or_scene!r}: no scene of {game} has this name or shows this clause")
    return name
