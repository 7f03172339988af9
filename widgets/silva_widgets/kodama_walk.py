"""A scene of Kodama step by step, with its captions; all frames are carried, so that no kernel is needed."""

from __future__ import annotations

from typing import Any

from silva_kit.ftl import read_entries
from silva_kit.position import KitError
from silva_kit.record import Record
from silva_kit.teach import Scene


class Walk:
    """The steps of a scene: its moves, and what it tries and is refused, as a frame that tells why."""

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
        self._moves: dict[int, str] = {}
        self._tried: dict[int, list[tuple[str, list[dict[str, Any]]]]] = {}
        for number, step in enumerate(scene.steps, start=1):
            self._take(f"step-{number}", step)

    def _take(self, caption: str, step: dict[str, Any]) -> None:
        position = self.record.position
        if "move" in step:
            self.record.play(step["move"])
            self._moves[len(self.record.moves)] = caption
        else:
            told = [refusal.to_json() for refusal in position.why_not(step["refused"])]
            self._tried.setdefault(len(self.record.moves), []).append((caption, told))

    def captioned(self, made: list[dict[str, Any]], ends: list[int]) -> tuple[list[dict[str, Any]], list[int]]:
        """The frames, each with the message that tells its steps (the last of them that has words), and after each the
        refusals of what the scene tries there; for each frame the index of its step."""
        frames: list[dict[str, Any]] = []
        of: list[int] = []
        for frame, before, end in zip(made, [-1, *ends], ends, strict=False):
            steps = range(before + 1, end + 1)
            told = [caption for at in steps if (caption := self._said(self._moves.get(at)))]
            tried = [one for at in steps for one in self._tried.get(at, [])]
            frames.append({**frame, "caption": told[-1] if told else None})
            frames += [{**frame, "move": None, "log": log, "caption": self._said(caption)} for caption, log in tried]
            of += [end] * (1 + len(tried))
        return frames, of

    def _said(self, caption: str | None) -> str | None:
        return caption if caption in self.texts else None

    def to_json(self) -> dict[str, Any]:
        """What the screen says of it."""
        return {"scene": self.path.stem, "clause": None, "random": False}
