"""A scene step by step, with its captions, at the table of any game; all frames are carried, so that no kernel is
needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from silva_kit.ftl import read_entries
from silva_kit.position import KitError, Viewer
from silva_kit.record import Record
from silva_kit.teach import Scene
from silva_widgets import seating
from silva_widgets.asks import ASKS, Content, Handler
from silva_widgets.base import Table
from silva_widgets.game import Game
from silva_widgets.words import words

Frames = tuple[list[dict[str, Any]], list[int]]
"""Frames, and for each the index of its step."""


class Walk:
    """The steps of a scene: its moves, and what it tries and is refused, as a frame that tells why."""

    def __init__(self, asked: Any, game: str, table: str, example: str) -> None:
        if not isinstance(asked, str) or not asked.startswith("scene:") or "#" in asked:
            raise KitError(f"position={asked!r}: a walkthrough shows a scene; name it as in 'scene:{example}'")
        scene = Scene.load(asked.removeprefix("scene:"))
        if scene.start.game != game:
            raise KitError(f"position={asked!r}: it is a scene of {scene.start.game}; a {table} shows those of {game}")
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

    def captioned(self, made: list[dict[str, Any]], ends: list[int]) -> Frames:
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


class WalkingTable(Table):
    """A table that can also walk through a scene (`walkthrough`): it is looked at, with all eyes that are offered."""

    scene: ClassVar[str]
    """A scene of the game, to be named in errors."""
    needless: ClassVar[Mapping[str, tuple[str, ...]]]
    """Keywords that do not go with another one."""

    def __init__(self, **given: Any) -> None:
        for one, others in self.needless.items():
            for name in others:
                if given.get(one) and given.get(name):
                    raise KitError(f"{name}: it does not go together with {one}; leave one of them out")
        super().__init__(**given)

    def _seat_all(self, given: dict[str, Any]) -> None:
        self.walk: Walk | None = None
        if not given.get("walkthrough"):
            super()._seat_all(given)
            return
        self.walk = Walk(given.get("position"), self.rules.name, type(self).__name__, self.scene)
        seats = self.walk.record.start.seats
        self.viewer = seating.viewer(given.get("viewer", "OPEN"), seats)
        self.viewers: tuple[Viewer, ...] = seating.viewers(self.viewer, seats, {}, True)
        self._names = seating.names(given.get("names", {}), seats)
        self.game = Game(self.walk.record.start, {}, pause=lambda position: True)  # chance answers as the scene says
        for move in self.walk.record.moves:
            self.game.play(move)

    def _carried_words(self) -> dict[str, Any]:
        return words(self.rules.name, self.walk.path) if self.walk else super()._carried_words()

    def game_frames(self, viewer: Viewer) -> Frames:
        """The frames with what only this game's table tells."""
        return self.plain_frames(viewer)

    def frames(self) -> Frames:
        """The frames of the viewer, and for each the index of its step."""
        return self._frames_of(self.viewer)

    def _frames_of(self, viewer: Viewer) -> Frames:
        made, ends = self.game_frames(viewer)
        return self.walk.captioned(made, ends) if self.walk else (made, ends)

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent: the shared state, and in a walkthrough the frames of all eyes."""
        return {
            **super().made_state(),
            "walk": self.walk.to_json() if self.walk else None,
            "eyes": {str(v): self._frames_of(v)[0] for v in self.viewers} if self.walk else None,
        }

    # A walkthrough is looked at: what would change it is begun anew on the screen itself.

    def _unless_walking(self, content: Content) -> bool:
        return self.walk is None and ASKS[str(content["do"])](self, content)

    asks: ClassVar[Mapping[str, Handler]] = {
        **ASKS,
        **dict.fromkeys(("move", "branch", "restart", "example"), _unless_walking),
    }


OF_WALK: Final = ("bots", "profile", "rulings", "seed")
"""Keywords that a walkthrough makes needless."""
