"""The text form of positions and views; `position.py` has the grammar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from silva_kit.kodama.box import LOADED, Box, default_box
from silva_kit.kodama.cards import Card
from silva_kit.kodama.check import check
from silva_kit.kodama.decision import SEAT_DECISIONS, Decision
from silva_kit.kodama.geometry import parent_at
from silva_kit.kodama.moves import LIMIT, in_order
from silva_kit.kodama.rulings import Rulings
from silva_kit.kodama.tree import Placed, Pose, Tree, planted
from silva_kit.position import KitError, Result, Seat, TextError

if TYPE_CHECKING:
    from silva_kit.kodama.position import Ids, KodamaPosition
    from silva_kit.kodama.view import KodamaView

FIELDS: Final = (
    "do",
    "first",
    "trees",
    "hands",
    "played",
    "display",
    "seasons",
    "round",
    "marker",
    "scores",
    "result",
    "rulings",
    "box",
)
MOST: Final = 999_999
"""More points than any box gives (`box_fields.MOST`)."""
OF_A_SEAT: Final = (*SEAT_DECISIONS, "trunk", "deal", "draw")


def write(p: KodamaPosition) -> str:
    """The position as one line."""
    return " ".join([f"ko {len(p.seats)}p", *_fields(p)])


def write_view(v: KodamaView) -> str:
    """A view as one line: `?` is a Kodama card that the viewer does not know."""
    return " ".join([f"ko {len(v.seats)}p view={v.viewer}", *_fields(v)])


def _fields(p: Any) -> list[str]:
    words = [f"do={p.decision}"]
    if p.first is not None:
        words.append(f"first={p.first}")
    for name, parts in (("trees", map(_tree, p.trees)), ("hands", p.hands), ("played", p.played)):
        told = [part if isinstance(part, str) else ".".join(part) for part in parts]
        if any(told):
            words.append(f"{name}=" + ",".join(f"{s}:{t or '-'}" for s, t in zip(p.seats, told, strict=True)))
    if p.display:
        words.append("display=" + ".".join(p.display))
    if p.season_cards:
        words.append("seasons=" + ".".join(card.id for card in p.season_cards))
    words += [f"{name}={getattr(p, name)}" for name in ("round", "marker") if getattr(p, name)]
    if any(p.scores):
        words.append("scores=" + ",".join(f"{s}:{n}" for s, n in zip(p.seats, p.scores, strict=True)))
    if p.result is not None:
        words.append(f"result={p.result.kind}:{''.join(map(str, p.result.winners))}:{p.result.clause}")
    if rulings := p.rulings.to_text():
        words.append(f"rulings={rulings}")
    if p.box.name:
        words.append(f"box={p.box.name}")
    return words


def _tree(tree: Tree) -> str:
    cards = (f"{p.card.id}@{p.pose.x},{p.pose.y},{p.pose.angle}" for p in tree[1:])
    return "/".join((tree[0].card.id, *cards)) if tree else ""


def read(line: str, boxes: Mapping[str, Box] | None = None) -> KodamaPosition:
    """The position of a line. Raises TextError naming the field that is wrong."""
    from silva_kit.kodama.position import KodamaPosition

    players, fields = _split(line)
    new = KodamaPosition.start(players, box=_box(fields.get("box"), LOADED if boxes is None else boxes))
    seats, box = new.seats, new.box
    try:
        new.rulings = Rulings.from_text(fields.get("rulings", ""))
    except KitError as error:
        raise TextError(f"position, field rulings: {error}") from error
    new.decision = _decision(seats, fields["do"])
    new.first = _seat(seats, "first", fields["first"]) if "first" in fields else None
    touches = new.rulings.geom_edge_contact_touches == "yes"
    new.trees = _trees(box, _parts(seats, "trees", fields), touches)
    new.hands = tuple(in_order(_ids("hands", part, box.kodama)) for part in _parts(seats, "hands", fields))
    new.played = tuple(_ids("played", part, box.kodama) for part in _parts(seats, "played", fields))
    new.display = _ids("display", fields.get("display", "-"), box.branches)
    new.season_cards = tuple(box.seasons[id] for id in _ids("seasons", fields.get("seasons", "-"), box.seasons))
    new.round, new.marker = (_count(name, fields.get(name, "0"), LIMIT) for name in ("round", "marker"))
    new.scores = tuple(_count("scores", part if part != "-" else "0", MOST) for part in _parts(seats, "scores", fields))
    new.result = _result(seats, fields.get("result"))
    check(new)
    return new


def _split(line: str) -> tuple[int, dict[str, str]]:
    words = line.split() if isinstance(line, str) else []
    if len(words) < 2 or words[0] != "ko" or words[1] not in ("2p", "3p", "4p", "5p"):
        raise TextError(f"position {str(line)[:40]!r}: it begins with 'ko 2p', 'ko 3p', 'ko 4p' or 'ko 5p'")
    fields: dict[str, str] = {}
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise TextError(
                f"position, {word[:40]!r}: each of the fields {', '.join(FIELDS)} stands once, as name=value"
            )
        fields[name] = value
    if "do" not in fields:
        raise TextError("position: the field do= is missing")
    return int(words[1][0]), fields


def _box(name: str | None, boxes: Mapping[str, Box]) -> Box:
    if name is None:
        return default_box()
    if name not in boxes:
        raise TextError(f"position, field box: {name!r} is not loaded; load its file with kodama.load_box(path) first")
    return boxes[name]


def _seat(seats: tuple[Seat, ...], field: str, value: str) -> Seat:
    if value not in [s.name for s in seats]:
        raise TextError(
            f"position, field {field}: {value!r} is no seat here; the seats are {', '.join(map(str, seats))}"
        )
    return Seat(value)


def _parts(seats: tuple[Seat, ...], field: str, fields: Mapping[str, str]) -> list[str]:
    """The part of each seat; poses have commas of their own, so a part begins at its seat."""
    value = fields.get(field)
    if value is None:
        return ["-"] * len(seats)
    parts, rest = [], f",{value}"
    for seat, following in zip(seats, (*seats[1:], None), strict=True):
        head = f",{seat}:"
        end = rest.find(f",{following}:") if following is not None else len(rest)
        if not rest.startswith(head) or end < 0:
            raise TextError(
                f"position, field {field}: {value[:40]!r} needs a part for each seat in order, as in A:…,B:…"
            )
        parts.append(rest[len(head) : end])
        rest = rest[end:]
    return parts


def _ids(field: str, value: str, known: Mapping[str, Any]) -> Ids:
    ids = tuple(value.split(".")) if value not in ("-", "") else ()
    for id in ids:
        if id not in known:
            raise TextError(f"position, field {field}: {id!r} is no such card; the cards are {_some(known)}")
    if len(set(ids)) < len(ids):
        raise TextError(f"position, field {field}: {value!r} names a card twice")
    return ids


def _some(known: Mapping[str, Any]) -> str:
    names = list(known)
    return ", ".join(names) if len(names) < 8 else f"{names[0]} to {names[-1]}"


def _trees(box: Box, parts: list[str], touches: bool) -> tuple[Tree, ...]:
    """Trees as they were planted; each card is laid where it says, and grows from what it then lies on."""
    trees: tuple[Tree, ...] = tuple(_planted(box, part) for part in parts)
    for own, part in enumerate(parts):
        for word in part.split("/")[1:]:
            trees = _laid(box, trees, own, word, touches)
    return trees


def _planted(box: Box, part: str) -> Tree:
    trunk = part.split("/")[0]
    if trunk in ("-", ""):
        return ()
    if trunk not in box.trunks:
        raise TextError(f"position, field trees: {trunk!r} is no Trunk; the Trunks are {', '.join(box.trunks)}")
    return planted(box.trunks[trunk])


def _laid(box: Box, trees: tuple[Tree, ...], own: int, word: str, touches: bool) -> tuple[Tree, ...]:
    id, at, numbers = word.partition("@")
    pose = _pose(word, numbers)
    if not at or id not in box.branches or not trees[own]:
        raise TextError(f"position, field trees: {word!r}; a card is written as 12@14,103,-20, after its Trunk and /")
    card: Card = box.branches[id]
    parent = parent_at(trees, own, card, pose, edge_contact_touches=touches)
    if parent is None:
        raise TextError(
            f"position, field trees: {word!r} may not lie there; its branch grows from the bark of one card, it "
            "touches no other, covers no Element and lies on the table"
        )
    grown = (*trees[own], Placed(card, parent, pose))
    return (*trees[:own], grown, *trees[own + 1 :])


def _pose(word: str, numbers: str) -> Pose:
    parts = numbers.split(",")
    if len(parts) != 3 or not all(_is_number(part.removeprefix("-"), LIMIT) for part in parts) or "-0" in parts:
        raise TextError(f"position, field trees: {word!r}; a card is written as 12@14,103,-20")
    pose = Pose(*map(int, parts))
    if not -180 < pose.angle <= 180:
        raise TextError(f"position, field trees: {word!r}; an angle is from -179 to 180 degrees")
    return pose


def _is_number(digits: str, most: int) -> bool:
    """Whether it is a number from 0 to `most` (nines) as this module writes it."""
    return digits.isascii() and digits.isdigit() and len(digits) <= len(str(most)) and digits == str(int(digits))


def _count(field: str, value: str, most: int) -> int:
    if not _is_number(value, most):
        raise TextError(f"position, field {field}: {value!r} is no number from 0 to {most}")
    return int(value)


def _decision(seats: tuple[Seat, ...], value: str) -> Decision:
    kind, _, rest = value.partition(":")
    if kind in OF_A_SEAT:
        return Decision(kind, _seat(seats, "do", rest))
    if kind == "display" and rest in ("", "2", "3", "4"):
        return Decision(kind, None, None, int(rest or 1))
    if kind not in Decision.CLAUSES or rest or kind == "display":
        raise TextError(
            f"position, field do: {value!r}; as in place:A, kodama:A, draw:A, trunk:A, deal:A, display:4, first, "
            "season or over"
        )
    return Decision(kind)


def _result(seats: tuple[Seat, ...], value: str | None) -> Result | None:
    if value is None:
        return None
    kind, _, rest = value.partition(":")
    winners, _, clause = rest.partition(":")
    if kind != "win" or not winners or clause != "ko.end.win":
        raise TextError(f"position, field result: {value!r}; as in win:A:ko.end.win")
    return Result(kind, tuple(_seat(seats, "result", letter) for letter in winners), clause)
