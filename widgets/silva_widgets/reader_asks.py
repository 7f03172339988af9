"""What the browser asks of a reader. It may send anything: each request is checked, and gets one answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from silva_kit.position import KitError

if TYPE_CHECKING:
    from silva_widgets.reader import BilingualReader

Content = dict[str, Any]
REASON_LENGTH: Final = 1000


def heard(reader: BilingualReader, content: Any, _buffers: Any) -> None:
    """Answer whatever came over the wire."""
    ask = content.get("do") if isinstance(content, dict) else None
    handler = ASKS.get(ask) if isinstance(ask, str) else None
    try:
        if handler is None or not handler(reader, content):
            reader.tell("desk-reader-bad-request")
    except KitError as error:
        reader.tell("desk-reader-error", text=str(error))
    except Exception as error:  # whoever reads must get an answer, whatever broke
        reader.tell("desk-reader-error", text=type(error).__name__)
        raise
    finally:
        reader.send({"ack": reader.version})


def _hello(_reader: BilingualReader, _content: Content) -> bool:
    """The browser asks whether anybody is there."""
    return True


def _decide(reader: BilingualReader, content: Content) -> bool:
    """Accept, dismiss or reopen a finding."""
    id, to, reason = content.get("id"), content.get("to"), content.get("reason", "")
    if not isinstance(id, str) or not isinstance(reason, str) or to not in ("accepted", "dismissed", "open"):
        return False
    if id not in {finding.id for finding in reader.findings}:
        reader.tell("desk-reader-no-finding")
    elif len(reason) > REASON_LENGTH or not _is_text(reason):
        reader.tell("desk-reader-bad-reason", most=str(REASON_LENGTH))
    elif to == "dismissed" and not reason.strip():
        reader.tell("desk-reader-no-reason")
    elif to == "dismissed":
        reader.dismiss(id, reason)
    elif to == "accepted":
        reader.accept(id, reason)
    else:
        reader.reopen(id)
    return True


def _is_text(reason: str) -> bool:
    """Whether it can be written to a file: JSON may carry half a character."""
    return not any("\ud800" <= letter <= "\udfff" for letter in reason)


def _save(reader: BilingualReader, _content: Content) -> bool:
    """Write what was decided to its file; where that is, only the notebook says."""
    if not reader.keeps:
        reader.tell("desk-reader-no-file")
        return True
    reader.tell("desk-reader-saved", file=reader.save().name)
    return True


ASKS: Final[dict[str, Callable[[BilingualReader, Content], bool]]] = {"hello": _hello, "decide": _decide, "save": _save}
"""Request -> who answers it; False for one that it does not understand."""
