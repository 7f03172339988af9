"""The text form of a position both ways; `position.py` has the grammar. Reading checks that all 18 cards are
accounted for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from silva_kit.position import KitError, Result, Seat, TextError
from silva_kit.silva import legal
from silva_kit.silva.cards import DECK, YOUNG_KUKUNOCHI, Card, Cards, Discard, in_order
from silva_kit.silva.check import possible
from silva_kit.silva.decision import CHANCE_DECISIONS, SEAT_DECISIONS, Decision
from silva_kit.silva.rulings import Rulings
from silva_kit.silva.state import ALL
from silva_kit.silva.view_text import marks

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition

FIELDS: Final = ("turn", "do", "hands", "rows", "deck", "farmer", "masu", "fresh", "known", "result", "rulings")


def write(p: SilvaPosition) -> str:
    """The position as one line."""
    words = [f"silva {len(p.seats)}p", f"turn={p.turn or '-'}", f"do={p.decision}"]
    words.append(
        "hands=" + ",".join(f"{s}:{'.'.join(map(str, hand)) or '-'}" for s, hand in zip(p.seats, p.hands, strict=True))
    )
    words.append(
        "rows=" + ",".join(f"{s}:{'.'.join(map(str, row)) or '-'}" for s, row in zip(p.seats, p.rows, strict=True))
    )
    words.append("deck=" + (".".join(map(str, p.deck)) or "-"))
    return " ".join(words + marks(p))


def read(line: str) -> SilvaPosition:
    """The position of a line. Raises TextError naming the field that is wrong."""
    from silva_kit.silva.position import SilvaPosition

    players, fields = _split(line)
    new = SilvaPosition.__new__(SilvaPosition)
    new.seats = tuple(Seat(name) for name in "ABCD"[:players])
    try:
        new.rulings = Rulings.from_text(fields.get("rulings", ""))
    except KitError as error:
        raise TextError(f"position, field rulings: {error}") from error
    new.turn = _seat(new, "turn", fields["turn"])
    new.hands = tuple(tuple(map(Card.from_text, part)) for part in _parts(new, "hands", fields["hands"]))
    rows = fields.get("rows") or ",".join(f"{seat}:-" for seat in new.seats)
    new.rows = tuple(tuple(map(Discard.from_text, part)) for part in _parts(new, "rows", rows))
    new.deck = _deck(new, fields.get("deck", "*"))
    new.decision = _decision(new, fields["do"])
    new.alive = (
        new.seats if new.decision.kind in ("deal", "first") else tuple(s for s in new.seats if new.hands[s.index])
    )
    new.known = _known(new, fields.get("known", ""))
    new.farmer = _farmer(new, fields.get("farmer", ""))
    new.masu = _seat(new, "masu", fields.get("masu", "-"))
    new.fresh = _seat(new, "fresh", fields.get("fresh", "-"))
    new.result = _result(new, fields.get("result"))
    new.events, new._legal, new._chance, new._table = (), None, None, legal.table(new.rulings)
    new.regeneration = YOUNG_KUKUNOCHI not in (*_laid(new), *new.deck)
    possible(new)
    return new


def _split(line: str) -> tuple[int, dict[str, str]]:
    words = line.split() if isinstance(line, str) else []
    if len(words) < 2 or words[0] != "silva" or words[1] not in ("2p", "3p", "4p"):
        raise TextError(f"position {str(line)[:40]!r}: it begins with 'silva 2p', 'silva 3p' or 'silva 4p'")
    fields: dict[str, str] = {}
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise TextError(f"position, {word!r}: each of the fields {', '.join(FIELDS)} stands once, as name=value")
        fields[name] = value
    for name in ("turn", "do", "hands"):
        if name not in fields:
            raise TextError(f"position: the field {name}= is missing")
    return int(words[1][0]), fields


def _seat(p: SilvaPosition, field: str, value: str) -> Seat | None:
    if value == "-":
        return None
    if value not in [s.name for s in p.seats]:
        raise TextError(
            f"position, field {field}: {value!r} is no seat here; the seats are {', '.join(map(str, p.seats))}"
        )
    return Seat(value)


def _parts(p: SilvaPosition, field: str, value: str) -> list[list[str]]:
    """`A:8.5,B:6,C:-` as one list of words for each seat, in order."""
    parts = value.split(",")
    if [part[:2] for part in parts] != [f"{seat}:" for seat in p.seats]:
        raise TextError(f"position, field {field}: {value!r} needs one part for each seat in order, as in A:8,B:6")
    return [[] if part[2:] == "-" else part[2:].split(".") for part in parts]


def _deck(p: SilvaPosition, value: str) -> Cards:
    if value != "*":
        return in_order(tuple(map(Card.from_text, value.split(".")))) if value not in ("-", "") else ()
    left = Counter(DECK) - Counter(_laid(p))
    return in_order(tuple(left.elements()))


def _laid(p: SilvaPosition) -> Cards:
    return (*(card for hand in p.hands for card in hand), *(d.card for row in p.rows for d in row))


def _decision(p: SilvaPosition, value: str) -> Decision:
    words = value.split(":")
    if words[0] not in (*SEAT_DECISIONS, *CHANCE_DECISIONS) or len(words) > 3:
        raise TextError(
            f"position, field do: {value!r}; it is one of "
            f"{', '.join((*SEAT_DECISIONS, *CHANCE_DECISIONS))}, as in play:A"
        )
    subject = _seat(p, "do", words[1]) if len(words) > 1 else None
    if (subject is None) != (words[0] in ("first", "over")):
        raise TextError(
            f"position, field do: {value!r}; name whom it is about, as in {words[0]}:A (first and over name nobody)"
        )
    if len(words) == 3 and words[2] in ("2", "3"):
        return Decision(words[0], subject, None, int(words[2]))
    return Decision(words[0], subject, _seat(p, "do", words[2]) if len(words) == 3 else None)


def _known(p: SilvaPosition, value: str) -> tuple[int, ...]:
    masks = [0] * len(p.seats)
    for part in value.split(",") if value else ():
        seat = _seat(p, "known", part[:1])
        letters = part[2:]
        if seat is None or part[1:2] != ":" or not letters or masks[seat.index]:
            raise TextError(f"position, field known: {part!r}; say whose card and who knows it, as in B:AC or C:*")
        masks[seat.index] = ALL if letters == "*" else _mask(p, seat, letters)
    return tuple(masks)


def _mask(p: SilvaPosition, holder: Seat, letters: str) -> int:
    mask = 0
    for letter in letters:
        seat = _seat(p, "known", letter.upper())
        if seat is None or seat is holder or mask & seat.bit:
            raise TextError(f"position, field known: {holder}:{letters}; name each other seat that knows the card once")
        mask |= seat.bit | (seat.bit << 8 if letter.isupper() else 0)
    return mask


def _farmer(p: SilvaPosition, value: str) -> tuple[int, ...]:
    counts = [0] * len(p.seats)
    for part in value.split(",") if value else ():
        seat = _seat(p, "farmer", part[:1])
        if seat is None or part[1:] not in ("2", "3") or counts[seat.index]:
            raise TextError(f"position, field farmer: {part!r}; say who draws 2 or 3 next, as in A2")
        counts[seat.index] = int(part[1:])
    return tuple(counts)


def _result(p: SilvaPosition, value: str | None) -> Result | None:
    if value is None:
        return None
    kind, _, rest = value.partition(":")
    winners, _, clause = rest.partition(":")
    seats = tuple(seat for letter in winners if (seat := _seat(p, "result", letter)) is not None)
    if kind not in ("win", "tie") or not seats or not clause:
        raise TextError(f"position, field result: {value!r}; as in win:A:silva.end.last.winner")
    return Result(kind, seats, clause)
