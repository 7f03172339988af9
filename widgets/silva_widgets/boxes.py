"""Tables whose cards can be one's own: a Box, or the path of its file. The screen is sent the cards once, beside the
state."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

import traitlets as t

from silva_kit.position import KitError
from silva_widgets.rules import Rules
from silva_widgets.scene_walk import WalkingTable


def chosen_box(asked: Any, rules: Rules) -> Any:
    """The own box of a keyword; None where none is asked for.

    Raises KitError for anything that is no box of the game, ContentError for a file that cannot be used.
    """
    if asked is None or isinstance(asked, rules.package.Box):
        return asked
    if isinstance(asked, str | PathLike):
        return rules.package.load_box(Path(asked))
    raise KitError(f"box={asked!r}: give a Box, as {rules.name}.load_box makes it, or the path of its file")


class BoxedTable(WalkingTable):
    """A table that shows the cards of a box; an example may have another box than the game."""

    _box = t.Dict(help="The cards of the box, sent once.").tag(sync=True)

    def __init__(self, **given: Any) -> None:
        self._shown_box: Any = None
        super().__init__(**given)

    def _carried(self) -> dict[str, Any]:
        self._shown_box = self.play.position.box
        return {"_box": self._box_json()}

    def _box_json(self) -> dict[str, Any]:
        """The box that is played with, as the screen needs it."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        """The cards of the box that is played with."""
        box = self.play.position.box
        if self._shown_box is not box:
            self._shown_box = box
            self._box = self._box_json()

    def show(self) -> None:
        """A new version goes to the browser, with the cards first where they are those of another box."""
        self._lay_out()
        super().show()
