"""A scene of Kodama move by move, with its captions; all frames are carried, so that no kernel is needed."""

from __future__ import annotations

from typing import Any

from silva_kit.ftl import read_entries
from silva_kit.position import KitError
from silva_kit.record import Record
from silva_kit.teach import Scene


class Walk:
    """The moves of a scene."""

    def __init__(self, given: dict[str, Any]) -> None:
        asked = given.get("position")
        if not isinstance(asked, str) or not asked.startswith("scene:") or "#" in asked:
            raise KitError(f"position={asked!r}: a walkthrough shows a scene; name it as in 'scene:nine_points'")
        scene = Scene.load(asked.removeprefix("scene:"))
        if scene.start.game != "kodama":
            raise KitError(
                f"position={asked!r}: it is a scene of {scene.start.game}; a KodamaTree shows those of kodama"
            )
        self.path = scene.path
        self.texts = frozenset(read_entries(scene.path.with_suffix(".en.ftl")))
        self.record = Record(scene.start)
        for step in scene.steps:
            if "move" in step:
                self.record.play(step["move"])

    def captioned(self, made: list[dict[str, Any]], ends: list[int]) -> list[dict[str, Any]]:
        """The frames, each with the message that tells its steps: the last of them that has words."""
        befores = [-1, *ends]
        return [
            {**frame, "caption": self._caption(range(before + 1, end + 1))}
            for frame, before, end in zip(made, befores, ends, strict=False)
        ]

    def _caption(self, steps: range) -> str | None:
        told = [f"step-{number}" for number in steps if f"step-{number}" in self.texts]
        return told[-1] if told else None

    def to_json(self) -> dict[str, Any]:
        """What the screen says of it."""
        return {"scene": self.path.stem, "clause": None, "random": False}
