"""The text form of positions and views, and the JSON of a view; `position.py` has the grammar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.position import OPEN, KitError, Result, Seat, TextError
from silva_kit.silent_guardians.accounts import check, unlaid
from silva_kit.silent_guardians.cards import UNSEEN, Card, Tokens, sort_cards, sort_tokens
from silva_kit.silent_guardians.decision import Decision
from silva_kit.silent_guardians.rulings import Rulings
from silva_kit.silent_guardians.trick import Plays

if TYPE_CHECKING:
    from silva_kit.silent_guardians.position import GuardiansPosition, Pile
    from silva_kit.silent_guardians.view import GuardiansView

FIELDS: Final = (
    "mode",
    "turn",
    "do",
    "lead",
    "trick",
    "hands",
    "tokens",
    "pool",
    "drafting",
    "offered",
    "piles",
    "transfers",
    "removed",
    "result",
    "rulings",
)


def write(p: GuardiansPosition) -> str:
    """The position as one line."""
    return " ".join([f"sg {len(p.seats)}p", *_fields(p)])


def write_view(v: GuardiansView) -> str:
    """A view as one line: `r?` is a card whose rank the viewer does not know."""
    return " ".join([f"sg {len(v.seats)}p view={v.viewer}", *_fields(v)])


def _fields(p: Any) -> list[str]:
    words = [f"mode={p.mode}", f"turn={p.decision.subject or '-'}", f"do={p.decision}"]
    if p.lead is not None:
        words.append(f"lead={p.lead}")
    if p.trick:
        words.append("trick=" + ".".join(f"{seat}:{card}" for seat, card in p.trick))
    words.append("hands=" + _by_seat(p, p.hands))
    words.append("tokens=" + _by_seat(p, p.tokens))
    if p.pool:
        words.append("pool=" + ".".join(p.pool))
    if p.drafting:
        words.append("drafting=" + "".join(map(str, p.drafting)))
    if p.offered is not None:
        words.append(f"offered={p.offered}")
    if any(p.piles):
        words.append(
            "piles="
            + ",".join(f"{s}:{'+'.join(map(_pile, pile)) or '-'}" for s, pile in zip(p.seats, p.piles, strict=True))
        )
    if p.transfers:
        words.append(f"transfers={p.transfers}")
    if p.removed:
        words.append("removed=" + ".".join(map(str, p.removed)))
    if p.result is not None:
        words.append(f"result={p.result.kind}:{''.join(map(str, p.result.winners)) or '-'}:{p.result.clause}")
    if rulings := p.rulings.to_text():
        words.append(f"rulings={rulings}")
    return words


def _by_seat(p: Any, parts: tuple[Any, ...]) -> str:
    return ",".join(f"{seat}:{'.'.join(map(str, part)) or '-'}" for seat, part in zip(p.seats, parts, strict=True))


def _pile(pile: Pile) -> str:
    plays, token = pile
    return f"{'.'.join(f'{seat}:{card}' for seat, card in plays)}/{token}".replace(":", "")


def read(line: str) -> GuardiansPosition:
    """The position of a line. Raises TextError naming the field that is wrong."""
    from silva_kit.silent_guardians.position import GuardiansPosition

    players, fields = _split(line)
    new = GuardiansPosition.start(players)
    seats = new.seats
    try:
        new.rulings = Rulings.from_text(fields.get("rulings", ""))
    except KitError as error:
        raise TextError(f"position, field rulings: {error}") from error
    new.mode = _one_of("mode", fields.get("mode", "A"), ("A", "B", "C"))
    new.decision = _decision(seats, fields["do"])
    _one_of("turn", fields.get("turn", "-"), ("-", str(new.decision.subject or "-")))
    new.lead = _seat(seats, "lead", fields.get("lead", "-"))
    new.trick = _plays(seats, "trick", fields.get("trick", "-"), ":")
    new.hands = tuple(sort_cards(tuple(_cards(part))) for part in _parts(seats, "hands", fields["hands"]))
    new.tokens = tuple(
        _tokens("tokens", part) for part in _parts(seats, "tokens", fields.get("tokens", _nothing(seats)))
    )
    new.pool = _tokens("pool", fields.get("pool", "-"))
    new.drafting = _some_seats(seats, "drafting", fields.get("drafting", "-"))
    new.offered = _one_of("offered", fields["offered"], tuple("rbygx")) if "offered" in fields else None
    new.piles = tuple(_piles(seats, part) for part in _parts(seats, "piles", fields.get("piles", _nothing(seats))))
    new.transfers = _count(fields.get("transfers", "0"))
    new.removed = sort_cards(tuple(_cards(fields["removed"]))) if "removed" in fields else unlaid(new)
    new.result = _result(seats, fields.get("result"))
    check(new)
    return new


def _split(line: str) -> tuple[int, dict[str, str]]:
    words = line.split() if isinstance(line, str) else []
    if len(words) < 2 or words[0] != "sg" or words[1] not in ("3p", "4p"):
        raise TextError(f"position {str(line)[:40]!r}: it begins with 'sg 3p' or 'sg 4p'")
    fields: dict[str, str] = {}
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise TextError(f"position, {word!r}: each of the fields {', '.join(FIELDS)} stands once, as name=value")
        fields[name] = value
    for name in ("do", "hands"):
        if name not in fields:
            raise TextError(f"position: the field {name}= is missing")
    return int(words[1][0]), fields


def _nothing(seats: tuple[Seat, ...]) -> str:
    return ",".join(f"{seat}:-" for seat in seats)


def _one_of(field: str, value: str, values: tuple[str, ...]) -> str:
    if value not in values:
        raise TextError(f"position, field {field}: {value!r}; it is one of {', '.join(values)}")
    return value


def _seat(seats: tuple[Seat, ...], field: str, value: str) -> Seat | None:
    if value == "-":
        return None
    if value not in [s.name for s in seats]:
        raise TextError(
            f"position, field {field}: {value!r} is no seat here; the seats are {', '.join(map(str, seats))}"
        )
    return Seat(value)


def _some_seats(seats: tuple[Seat, ...], field: str, value: str) -> tuple[Seat, ...]:
    """Seats as they sit, each once, or - for none."""
    found = tuple(seat for seat in seats if seat.name in value)
    if value != ("".join(map(str, found)) or "-"):
        raise TextError(f"position, field {field}: {value!r}; seats stand clockwise, once each, as in AC; - is nobody")
    return found


def _parts(seats: tuple[Seat, ...], field: str, value: str) -> list[str]:
    parts = value.split(",")
    if [part[:2] for part in parts] != [f"{seat}:" for seat in seats]:
        raise TextError(
            f"position, field {field}: {value!r} needs a part for each seat in order, as in A:r1.b2,B:-,C:x3"
        )
    return [part[2:] for part in parts]


def _cards(value: str) -> list[Card]:
    return [] if value in ("-", "") else [Card.from_text(word) for word in value.split(".")]


def _tokens(field: str, value: str) -> Tokens:
    if value in ("-", ""):
        return ()
    colors = tuple(value.split("."))
    for color in colors:
        _one_of(field, color, tuple("rbygx"))
    return sort_tokens(colors)


def _plays(seats: tuple[Seat, ...], field: str, value: str, between: str) -> Plays:
    plays = []
    for word in value.split(".") if value not in ("-", "") else ():
        seat = _seat(seats, field, word[:1])
        if seat is None or not word[1:].startswith(between):
            raise TextError(f"position, field {field}: {word!r}; a card of a trick is written as A{between}r5")
        plays.append((seat, Card.from_text(word[1 + len(between) :])))
    return tuple(plays)


def _piles(seats: tuple[Seat, ...], value: str) -> tuple[Pile, ...]:
    piles = []
    for word in value.split("+") if value not in ("-", "") else ():
        cards, slash, token = word.partition("/")
        if not slash:
            raise TextError(
                f"position, field piles: {word!r}; a won trick is its cards and the token, as in Ar5.Br2.Cy1/r"
            )
        piles.append((_plays(seats, "piles", cards, ""), _one_of("piles", token, tuple("rbygx"))))
    return tuple(piles)


def _count(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 3):
        raise TextError(f"position, field transfers: {value!r} is no number from 0 to 99")
    return int(value)


def _decision(seats: tuple[Seat, ...], value: str) -> Decision:
    kind, _, subject = value.partition(":")
    seat = _seat(seats, "do", subject or "-")
    if kind not in Decision.CLAUSES or (seat is None) == (kind in ("draft", "play", "pay", "turn")):
        raise TextError(
            f"position, field do: {value!r}; as in play:A, pay:A, draft:A, turn:A, deal, lead, layout or over"
        )
    return Decision(kind, seat)


def _result(seats: tuple[Seat, ...], value: str | None) -> Result | None:
    if value is None:
        return None
    kind, _, rest = value.partition(":")
    winners, _, clause = rest.partition(":")
    if kind not in ("win", "loss", "void") or not clause:
        raise TextError(f"position, field result: {value!r}; as in win:ABC:sg.end.win or loss:-:sg.end.lose")
    return Result(kind, _some_seats(seats, "result", winners), clause)


def to_json(v: GuardiansView) -> dict[str, Any]:
    """The view as JSON values: cards as colour and rank (null: not known), tokens as colours (null: not known), seats
    as letters, moves as texts."""
    d = v.decision
    due = v.owed if v.decision.kind == "pay" else None
    return {
        "game": "silent_guardians",
        "viewer": str(v.viewer),
        "seats": [s.name for s in v.seats],
        "mode": v.mode,
        "turn": _name(d.subject),
        "lead": _name(v.lead),
        "decision": None
        if v.result
        else {"kind": d.kind, "seat": _name(d.subject), "clause": d.clause, "form": decision_form(v)},
        "hands": {s.name: [c.to_json() for c in hand] for s, hand in zip(v.seats, v.hands, strict=True)},
        "trick": _plays_json(v.trick),
        "tokens": {s.name: list(held) for s, held in zip(v.seats, v.tokens, strict=True)},
        "pool": [None if color == UNSEEN else color for color in v.pool],
        "drafting": [s.name for s in v.drafting],
        "offered": v.offered,
        "piles": {
            s.name: [{"cards": _plays_json(plays), "token": token} for plays, token in pile]
            for s, pile in zip(v.seats, v.piles, strict=True)
        },
        "owed": due.to_json(v.tokens[due.winner.index]) if due else None,
        "removed": [c.color for c in v.removed],
        "removed_cards": [c.to_json() for c in v.removed] if v.viewer is OPEN else None,
        "transfers": v.transfers,
        "result": v.result.to_json() if v.result else None,
        "moves": [m.text for m in v.legal_moves],
    }


def decision_form(v: GuardiansView) -> str:
    """The form in which the decision is said: `last` where a seat must take what is left (`sg.R4`), `stuck` where the
    winner can place nothing (`sg.R13`), else ""."""
    if v.decision.kind == "draft" and len(v.drafting) == 1 and v.rulings.draft_last_active_must_take == "yes":
        return "last"
    due = v.owed if v.decision.kind == "pay" else None
    return "stuck" if due and not due.usable(v.tokens[due.winner.index]) else ""


def _plays_json(plays: Plays) -> list[dict[str, Any]]:
    return [{"seat": seat.name, "card": card.to_json()} for seat, card in plays]


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name
