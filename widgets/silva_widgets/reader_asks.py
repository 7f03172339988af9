"""What the browser asks of a reader. It may send anything: each request is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silva_widgets.page import Content, Handler

if TYPE_CHECKING:
    from silva_widgets.reader import BilingualReader

REASON_LENGTH: Final = 1000


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


def _show(reader: BilingualReader, content: Content) -> bool:
    """Put the scene of a finding on the table; of no other."""
    id = content.get("id")
    if not isinstance(id, str) or id not in {finding.id for finding in reader.findings}:
        return False
    reader.show(id)
    return True


def _clear(reader: BilingualReader, _content: Content) -> bool:
    """Take the table away."""
    reader.clear()
    return True


ASKS: Final[dict[str, Handler]] = {"decide": _decide, "save": _save, "show": _show, "clear": _clear}
"""Request -> who answers it; False for one that it does not understand."""
