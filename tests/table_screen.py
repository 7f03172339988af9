"""What stands for the browser where a table's Python side is tested alone."""

from __future__ import annotations

from typing import Any

from silva_widgets.base import Table


class Screen:
    """Stands for the browser: sends requests and reads what came back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.answers: list[Any] = []
        table.send = lambda content, buffers=None: self.answers.append(content)  # type: ignore[method-assign]

    def ask(self, **content: Any) -> dict[str, Any]:
        """Send one request; exactly one answer must come."""
        before = len(self.answers)
        self.table._handle_custom_msg(content, [])
        assert len(self.answers) == before + 1
        return self.state

    def move(self, text: str) -> dict[str, Any]:
        """Make a move as a click does."""
        return self.ask(do="move", text=text, version=self.state["version"])

    @property
    def state(self) -> dict[str, Any]:
        """What the browser was sent last."""
        return self.table._state

    @property
    def view(self) -> dict[str, Any]:
        """The view that is shown."""
        return self.state["frames"][self.state["at"]]["view"]

    @property
    def notice(self) -> str | None:
        """The id of the notice."""
        return self.state["notice"] and self.state["notice"]["key"]
