"""A view as one line of text, and as the JSON that crosses to the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silva_kit.position import SEAT_NAMES, Seat
from silva_kit.silva.cards import Card, Discard
from silva_kit.silva.state import ALL

if TYPE_CHECKING:
    from silva_kit.silva.view import SilvaView


def mask_text(mask: int) -> str:
    """`*` for everybody, else the letters of the seats that know; small ones where the holder cannot tell."""
    if mask == ALL:
        return "*"
    names = ((name, 1 << i) for i, name in enumerate(SEAT_NAMES))
    return "".join(name if mask >> 8 & bit else name.lower() for name, bit in names if mask & bit)


def to_text(v: SilvaView) -> str:
    """`silva 3p view=A turn=A do=play:A hands=A:8.5,B:?,C:- rows=… deck=?13`: the position's line, `?` for the
    unknown."""
    words = [f"silva {len(v.seats)}p view={v.viewer}", f"turn={v.turn or '-'}", f"do={v.decision}"]
    words.append(
        "hands="
        + ",".join(f"{s}:{'.'.join(map(_card, hand)) or '-'}" for s, hand in zip(v.seats, v.hands, strict=True))
    )
    words.append(
        "rows=" + ",".join(f"{s}:{'.'.join(map(_card, row)) or '-'}" for s, row in zip(v.seats, v.rows, strict=True))
    )
    words.append("deck=" + (f"?{v.deck_size}" if v.deck is None else ".".join(map(str, v.deck)) or "-"))
    words += marks(v)
    return " ".join(words)


def marks(v: Any) -> list[str]:
    """The fields that are written only where they are not the default; a position and a view have them alike."""
    words = []
    if farmers := ",".join(f"{s}{n}" for s, n in zip(v.seats, v.farmer, strict=True) if n):
        words.append(f"farmer={farmers}")
    if v.masu is not None:
        words.append(f"masu={v.masu}")
    if v.fresh is not None:
        words.append(f"fresh={v.fresh}")
    if known := ",".join(f"{s}:{mask_text(m)}" for s, m in zip(v.seats, v.known, strict=True) if m):
        words.append(f"known={known}")
    if v.result is not None:
        words.append(f"result={v.result.kind}:{''.join(map(str, v.result.winners))}:{v.result.clause}")
    if rulings := v.rulings.to_text():
        words.append(f"rulings={rulings}")
    return words


def _card(card: Card | Discard | None) -> str:
    return "?" if card is None else str(card)


def to_json(v: SilvaView) -> dict[str, Any]:
    """The view as JSON values: cards as levels (null: not known), seats as letters, moves as texts."""
    d = v.decision
    return {
        "game": "silva",
        "viewer": str(v.viewer),
        "seats": [s.name for s in v.seats],
        "turn": _name(v.turn),
        "decision": None
        if v.result
        else {"kind": d.kind, "seat": _name(d.subject), "other": _name(d.other), "count": d.count, "clause": d.clause},
        "hands": {
            s.name: [None if c is None else c.level for c in hand] for s, hand in zip(v.seats, v.hands, strict=True)
        },
        "known": {s.name: mask_text(m).upper() for s, m in zip(v.seats, v.known, strict=True) if m},
        "rows": {s.name: [_discard(d) for d in row] for s, row in zip(v.seats, v.rows, strict=True)},
        "deck": v.deck_size,
        "deck_cards": None if v.deck is None else [c.level for c in v.deck],
        "farmer": {s.name: n for s, n in zip(v.seats, v.farmer, strict=True) if n},
        "masu": _name(v.masu),
        "regeneration": v.regeneration,
        "out": [s.name for s, hand in zip(v.seats, v.hands, strict=True) if not hand and s not in v.alive],
        "result": v.result.to_json() if v.result else None,
        "moves": [m.text for m in v.legal_moves],
    }


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


def _discard(d: Discard | None) -> dict[str, Any]:
    if d is None:
        return {"card": None, "how": "hidden"}
    return {"card": d.card.level, "how": "hidden" if d.hidden else "forced" if d.forced else "played"}
