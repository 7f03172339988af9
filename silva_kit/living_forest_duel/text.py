"""The text form of positions and views; `position.py` has the grammar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from silva_kit.lines import NOTHING, Fields, rulings_of, write_parts, write_result, wrong
from silva_kit.living_forest_duel import forest
from silva_kit.living_forest_duel.box import LOADED, Box, default_box
from silva_kit.living_forest_duel.cards import ELEMENTS, SEASONS, Ids, element_of, in_order
from silva_kit.living_forest_duel.check import check
from silva_kit.living_forest_duel.counting import Token
from silva_kit.living_forest_duel.decision import SEAT_DECISIONS, Decision
from silva_kit.living_forest_duel.forest import Planted
from silva_kit.living_forest_duel.moves import MOST
from silva_kit.living_forest_duel.rulings import Rulings
from silva_kit.living_forest_duel.state import Act
from silva_kit.position import Seat, TextError

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition
    from silva_kit.living_forest_duel.view import DuelView

FIELDS: Final = (
    "do", "turn", "round", "turns", "left", "strikes", "line", "tokens", "own", "muster", "deck", "discard", "forests",
    "fires", "onibi", "card", "taken", "sanki", "acts", "stuck", "result", "rulings", "box",
)  # fmt: skip
RESULTS: Final = ("lfd.win.trees", "lfd.win.muster", "lfd.win.fire", "lfd.win.onibi")
ROUNDS: Final = 9999


def write(p: DuelPosition) -> str:
    """The position as one line."""
    return " ".join(["lfd 2p", *_fields(p)])


def write_view(v: DuelView) -> str:
    """A view as one line."""
    return " ".join([f"lfd 2p view={v.viewer}", *_fields(v)])


def _fields(p: Any) -> list[str]:
    told = {
        "do": str(p.decision),
        "turn": str(p.turn),
        "round": str(p.round),
        "turns": str(p.turns),
        "left": _numbers(p, p.left),
        "strikes": _numbers(p, p.strikes),
        "line": ".".join(p.line),
        "tokens": write_parts(p.seats, (_tokens(p, seat) for seat in p.seats)),
        "own": write_parts(p.seats, map(".".join, p.own)),
        "muster": ".".join(id or NOTHING for id in p.muster),
        "deck": ".".join(p.deck) or NOTHING,
        "discard": ".".join(p.discard),
        "forests": write_parts(p.seats, ("/".join(f"{one.tree.id}@{one.x},{one.y}" for one in f) for f in p.forests)),
        "fires": ".".join(map(str, p.fires)),
        "onibi": str(p.onibi + 1),
        "card": str(p.holder or ""),
        "taken": _numbers(p, p.taken),
        "sanki": _numbers(p, p.sanki),
        "acts": "/".join(map(_act, p.acts)),
        "stuck": "yes" if p.stuck else "",
        "result": write_result(p.result) if p.result else "",
        "rulings": p.rulings.to_text(),
        "box": p.box.name,
    }
    left_out = {**_defaults(p.box), "deck": ".".join(_undealt(p)) or NOTHING}
    return [f"{name}={value}" for name, value in told.items() if value not in ("", left_out.get(name))]


def _defaults(box: Box) -> dict[str, str]:
    """What a field says that is left out."""
    from silva_kit.living_forest_duel.position import DuelPosition

    start = DuelPosition.start(box=box)
    return {
        "turn": "A",
        "round": "1",
        "turns": "0",
        "left": "A:2,B:2",
        **dict.fromkeys(("strikes", "taken", "sanki"), "A:0,B:0"),
        **dict.fromkeys(("tokens", "own", "forests"), "A:-,B:-"),
        "muster": ".".join(id or NOTHING for id in start.muster),
        "fires": ".".join(map(str, start.fires)),
        "onibi": str(start.onibi + 1),
    }


def _undealt(p: Any) -> Ids:
    """The neutral guardians that lie nowhere but in the shared deck."""
    laid = {*p.line, *p.own[0], *p.own[1], *p.discard}
    return tuple(id for id in p.box.neutral if id not in laid)


def _numbers(p: Any, numbers: tuple[int, ...]) -> str:
    return write_parts(p.seats, map(str, numbers))


def _tokens(p: Any, seat: Seat) -> str:
    return ".".join(f"{token.element}{token.place + 1}" for token in p.tokens if token.seat is seat)


def _act(act: Act) -> str:
    words = (act.element or "extra", str(act.value), ".".join(act.piles))
    return ":".join(word for word in words if word)


# Reading.


def read(line: str, boxes: Mapping[str, Box] | None = None) -> DuelPosition:
    """The position of a line. Raises TextError naming the field that is wrong."""
    from silva_kit.living_forest_duel.position import DuelPosition

    fields = Fields.read(line, "lfd", (2,), FIELDS)
    new = DuelPosition.start(box=_box(fields, LOADED if boxes is None else boxes))
    box = new.box
    rulings = rulings_of(Rulings, fields)
    assert isinstance(rulings, Rulings)
    new.rulings, new.decision = rulings, _decision(fields)
    new.turn = fields.seat("turn", fields.text("turn", "A"))
    new.round, new.turns = fields.count("round", ROUNDS, "1"), fields.count("turns", ROUNDS)
    for name in ("left", "strikes", "taken", "sanki"):
        setattr(new, name, _counts(fields, name, getattr(new, name)))
    new.line = fields.ids("line", fields.text("line", NOTHING), box.cards)
    new.tokens = _read_tokens(fields)
    new.own = tuple(fields.ids("own", part, box.cards) for part in fields.parts("own"))
    new.discard = in_order(fields.ids("discard", fields.text("discard", NOTHING), box.cards))
    new.muster = _muster(fields, new.muster, box)
    deck = fields.text("deck", ".".join(_undealt(new)) or NOTHING)
    new.deck = in_order(fields.ids("deck", deck, box.cards))
    laid = {*new.deck, *new.line, *new.own[0], *new.own[1], *new.discard, *new.muster}
    new.decks = tuple(tuple(id for id in box.guardians(season) if id not in laid) for season in SEASONS)
    new.forests = tuple(_forest(box, part) for part in fields.parts("forests"))
    _board(fields, new)
    new.acts = tuple(_read_act(fields, word) for word in fields.text("acts", "").split("/") if word)
    if fields.text("stuck", "yes") != "yes":
        raise wrong("stuck", "it is yes, or left out")
    new.stuck = "stuck" in fields
    new.result = fields.result(("win",), RESULTS, "win:A:lfd.win.fire")
    check(new)
    return new


def _box(fields: Fields, boxes: Mapping[str, Box]) -> Box:
    name = fields.text("box", "")
    if not name:
        return default_box()
    if name not in boxes:
        raise wrong("box", f"{name!r} is not loaded; load its file with living_forest_duel.load_box(path) first")
    return boxes[name]


def _decision(fields: Fields) -> Decision:
    kind, _, rest = fields.text("do").partition(":")
    if kind in (*SEAT_DECISIONS, "deal", "draw"):
        return Decision(kind, fields.seat("do", rest))
    if kind == "refill":
        letter, _, count = rest.partition(":")
        number = fields.number("do", count or "1", 9)
        if number:
            return Decision(kind, fields.seat("do", letter), None, number)
    if kind != "over" or rest:
        raise wrong("do", f"{fields.text('do')[:40]!r}; as in turn:A, act:A, extra:A, sanki:B, second:A, draw:A, "
                    "refill:A:2, deal:A or over")  # fmt: skip
    return Decision(kind)


def _counts(fields: Fields, name: str, default: tuple[int, ...]) -> tuple[int, ...]:
    if name not in fields:
        return default
    return tuple(fields.number(name, part or "0", MOST) for part in fields.parts(name))


def _read_tokens(fields: Fields) -> tuple[Token, ...]:
    from silva_kit.living_forest_duel.effects import placed_order

    found = []
    for seat, part in zip(fields.seats, fields.parts("tokens"), strict=True):
        for word in part.split(".") if part else ():
            element = next((e for e in ELEMENTS if word.startswith(e)), None)
            if element is None:
                raise wrong("tokens", f"{word[:40]!r}; a token is an element and a card of the line, as in sun3")
            place = fields.number("tokens", word.removeprefix(element), MOST) - 1
            found.append(Token(seat, element_of(element), place))
    return tuple(sorted(found, key=placed_order))


def _muster(fields: Fields, default: Ids, box: Box) -> Ids:
    if "muster" not in fields:
        return default
    words = fields.text("muster").split(".")
    if "" in words:
        raise wrong("muster", f"{fields.text('muster')[:40]!r}; an empty place is written {NOTHING}")
    return tuple("" if word == NOTHING else fields.ids("muster", word, box.cards)[0] for word in words)


def _forest(box: Box, part: str) -> tuple[Planted, ...]:
    """Trees as they were planted; each must be allowed to lie there."""
    found: tuple[Planted, ...] = ()
    for word in part.split("/") if part else ():
        id, at, place = word.partition("@")
        x, _, y = place.partition(",")
        if not at or id not in box.trees or not _is_cell(x) or not _is_cell(y):
            raise wrong("forests", f"{word[:40]!r}; a tree and its cell are written as sun1@1,0")
        cell = (int(x), int(y))
        if cell not in forest.places(forest.tops(box.start, found), box.trees[id]):
            raise wrong("forests", f"{word!r} may not lie there: a river must join every card to the lake")
        found = (*found, Planted(box.trees[id], *cell))
    return found


def _is_cell(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 2 and word == str(int(word))


def _board(fields: Fields, new: DuelPosition) -> None:
    """Clearings, the Onibi and its card."""
    size = len(new.box.clearings)
    if "fires" in fields:
        new.fires = tuple(fields.number("fires", word, MOST) for word in fields.text("fires").split("."))
        if len(new.fires) != size:
            raise wrong("fires", f"{len(new.fires)} numbers; there are {size} clearings")
    place = fields.count("onibi", MOST, str(new.onibi + 1))
    if not 1 <= place <= size:
        raise wrong("onibi", f"{place}; the clearings are 1 to {size}")
    new.onibi = place - 1
    new.holder = fields.seat("card", fields.text("card")) if "card" in fields else None


def _read_act(fields: Fields, word: str) -> Act:
    element, _, rest = word.partition(":")
    value, _, piles = rest.partition(":")
    used = fields.ids("acts", piles, ELEMENTS)
    if element not in (*ELEMENTS, "extra") or (used and element != "tree") or len(set(used)) < len(used):
        raise TextError(f"position, field acts: {word[:40]!r}; as in sun:7, tree:3:sun.water or extra:2")
    return Act("" if element == "extra" else element, fields.number("acts", value, ROUNDS), used)
