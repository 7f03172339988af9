"""What any widget shares that is read and not played: words in three languages, one state, requests that are checked.

A page carries all that it shows, so that it can be read, searched and switched between languages without a kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

import anywidget
import traitlets as t

from silva_kit.ftl import read_entries, select
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError
from silva_kit.toml_data import content
from silva_widgets import seating
from silva_widgets.base import MIME
from silva_widgets.language import chosen_language

Content = dict[str, Any]
Handler = Callable[[Any, Content], bool]
"""Answers a request at a page; False for one that it does not understand."""
SHARED: Final = ("ui-clause", "ui-close", "ui-keyboard", "ui-language", "ui-list-and", "ui-list-more", "ui-pair",
                 "ui-ruling", "ui-source-line")  # fmt: skip
"""Messages of the tables that pages use too."""


class Page(anywidget.AnyWidget):
    """A widget that is read. Raises TypeError for an unknown keyword and KitError (a ValueError) for a value that
    cannot be used."""

    keywords: ClassVar[tuple[str, ...]]
    asks: ClassVar[Mapping[str, Handler]]

    _data = t.Dict(help="All that is shown, sent once.").tag(sync=True)
    _words = t.Dict(help="Messages in three languages, sent once.").tag(sync=True)
    _state = t.Dict(help="What the kernel has to say.").tag(sync=True)
    lang = t.Enum(LANGUAGES, "en", help="The language of the screen; changes without a kernel too.").tag(sync=True)
    stage = t.Bool(False, help="The large layout, readable from the back of a room.").tag(sync=True)

    def __init__(self, given: Mapping[str, Any], **traits: Any) -> None:
        self.version = 1
        self._notice: dict[str, Any] | None = None
        tag = seating.language(given.get("lang", chosen_language()))
        super().__init__(_state=self.made_state(), lang=tag, stage=bool(given.get("stage", False)), **traits)
        self.on_msg(heard)

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent beside the data."""
        return {"version": self.version, "notice": self._notice}

    def show_state(self) -> None:
        """Send a new state; a notice of before is gone."""
        self.version += 1
        self._notice = None
        self._state = self.made_state()

    def tell(self, key: str, **args: str) -> None:
        """A notice; all else stays."""
        self._notice = {"key": key, "args": args}
        self._state = self.made_state()

    def _repr_mimebundle_(self, **_kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The picture, and beside it the canonical text as it is now: that is what nbval compares."""
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {"text/plain": repr(self), MIME: view}, {}


def heard(page: Page, asked: Any, _buffers: Any) -> None:
    """Answer whatever came over the wire: each request ends in one answer."""
    ask = asked.get("do") if isinstance(asked, dict) else None
    handler = page.asks.get(ask) if isinstance(ask, str) else None
    try:
        if ask != "hello" and (handler is None or not handler(page, asked)):
            page.tell("page-bad-request")
    except KitError as error:
        page.tell("page-error", text=str(error))
    except Exception as error:  # whoever reads must get an answer, whatever broke
        page.tell("page-error", text=type(error).__name__)
        raise
    finally:
        page.send({"ack": page.version})


def page_messages(language: str, beginnings: tuple[str, ...], extra: Iterable[str] = ()) -> str:
    """The Fluent text of a page: `page-…`, its own messages by their beginnings, and what it shares with the tables."""
    shared = select(read_entries(content(f"messages.{language}.ftl")), SHARED)
    own = read_entries(content(f"reading.{language}.ftl"))
    used = {key: text for key, text in own.items() if key.startswith(("page-", *beginnings))}
    return "\n".join([*shared.values(), *used.values(), *extra]) + "\n"
