"""Reading Living Forest Duel from text and from a components file: no position that a game could not leave, no move
that none could write, and no complaint but the kit's own."""

from __future__ import annotations

import random
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import effort
from lfd_games import ROUNDS, own_box, play_out, random_move, random_positions
from silva_kit import KitError, Record, Seat
from silva_kit.living_forest_duel import DuelPosition, Move, Rulings, default_box, load_box, start
from silva_kit.living_forest_duel.box import LOADED
from silva_kit.living_forest_duel.text import FIELDS
from silva_kit.messages import format_message
from silva_kit.places import LANGUAGES
from silva_kit.record import position_from_text
from silva_kit.toml_data import ContentError, content

TEXT = content("living_forest_duel", "components.toml").read_text(encoding="utf-8")
DEALT = "lfd 2p do=turn:A muster=s1.s2.stag.w1.w2"
LINE = f"{DEALT} line=n1.n2.n3 tokens=A:sun3,B:- left=A:1,B:2"
ACT = f"{DEALT} acts=sun:9".replace("turn:A", "act:A")
PLANT = f"{DEALT} forests=A:sun1@1,0,B:- acts=tree:4:sun".replace("turn:A", "act:A")
EXTRA = f"{DEALT} acts=extra:2".replace("turn:A", "extra:A")
REFILL = "lfd 2p do=refill:A muster=s1.-.stag.w1.w2"
VARAN = f"{DEALT} own=A:-,B:w3.wv sanki=A:0,B:1".replace("turn:A", "sanki:B")
SECOND = f"{DEALT} line=n1 sanki=A:1,B:0".replace("turn:A", "second:A")
OVER = f"{DEALT} taken=A:8,B:0 result=win:A:lfd.win.fire".replace("turn:A", "over")
DEAL = "lfd 2p do=deal:A"
ALL = ".".join(default_box().neutral)


@pytest.mark.parametrize(
    "line",
    [DEALT, LINE, ACT, PLANT, EXTRA, REFILL, VARAN, SECOND, OVER, DEAL, f"{DEAL[:-1]}B muster=s1.s2.stag.-.-"],
)  # fmt: skip
def test_what_a_game_can_leave_is_read(line: str) -> None:
    """The lines that the faulty ones below are made from."""
    p = DuelPosition.from_text(line)
    assert DuelPosition.from_text(p.to_text()) == p == position_from_text(line)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("lfd 3p do=deal:A", "begins with 'lfd 2p'"),
        ("lfd 2p", "the field do= is missing"),
        (DEALT + " do=turn:A", "stands once"),
        (DEALT + " colour=red", "each of the fields"),
        (DEALT + " word", "each of the fields"),
        (DEALT + " box=nowhere", "field box: 'nowhere' is not loaded"),
        (DEALT + " rulings=gap:wide", "field rulings"),
        (DEALT + " rulings=token_gap:wide", "field rulings"),
        (DEALT.replace("turn:A", "fly:A"), "field do"),
        (DEALT.replace("turn:A", "turn"), "field do"),
        (DEALT.replace("turn:A", "turn:C"), "field do"),
        (DEALT.replace("turn:A", "over:A"), "field do"),
        (DEALT.replace("turn:A", "turn:B"), "field turn: A; with do=turn:B it is B's turn"),
        (DEALT + " turn=C", "field turn"),
        (DEALT + " round=0", "field round"),
        (DEALT + " round=٣", "field round"),
        (DEALT + " round=10000", "field round"),
        (DEALT + " turns=-1", "field turns"),
        (DEALT + " left=A:1,B:2", "field left: A has 1 left, 0 placed and 0 strikes"),
        (DEALT + " left=A:1,B:2 strikes=A:2,B:0", "field left"),
        (DEALT + " left=A:2,B:2 strikes=A:1,B:0", "field left"),
        (DEALT + " left=A:0,B:0 strikes=A:2,B:2", "field left: .* the round is over"),
        (DEALT + " left=A:0,B:2 strikes=A:2,B:0", "field turn: A has no token left"),
        (DEALT.replace("turn:A", "draw:A") + " left=A:0,B:2 strikes=A:2,B:0", "field turn: A has no token left"),
        (DEALT + " left=B:2,A:2", "field left"),
        (DEALT + " left=A:2", "field left"),
        (DEALT + " left=A:3,B:2", "field left"),
        (DEALT + " stuck=no", "field stuck"),
        (DEALT + " stuck=yes", "field stuck: a turn is lost only where"),
        (LINE.replace("sun3", "sun4"), "field tokens: card 4 is not there"),
        (LINE.replace("sun3", "sun0"), "field tokens: card 0 is not there"),
        (LINE.replace("sun3", "water3"), "field tokens: card 3 shows no water"),
        (LINE.replace("sun3", "moon3"), "field tokens: 'moon3'; a token is an element and a card"),
        (LINE.replace("sun3", "sun"), "field tokens"),
        (LINE.replace("sun3,B:-", "sun3,B:sun3").replace("B:2", "B:1"), "field tokens: two tokens point to one"),
        (LINE.replace("n3", "n99"), "field line: 'n99' is not there"),
        (LINE.replace("n3", ""), "field line"),
        (LINE.replace("n3", "n2"), "field deck: n2 lies in 2 places"),
        (LINE.replace("n2.n3", "n3.sv").replace(":sun3", ":sun2"), "field line: a Fire Varan card lies"),
        (LINE.replace("n2.n3", "n3.stag").replace(":sun3", ":sun2"), "field deck: stag lies in 2 places"),
        (DEALT + " own=A:w3,B:-", "field own: w3 is no card of A's season"),
        (DEALT + " own=A:n1,B:-", "field own: n1 is no card of A's season"),
        (DEALT.replace("stag", "s3") + " own=A:stag,B:-", "field own: stag is no card of A's season"),
        (DEALT + " own=A:s3", "field own"),
        (DEALT.replace("stag", "s3"), "field deck: stag lie"),
        (DEALT.replace("s1.", ""), "field muster: 4 places; there are 5"),
        (DEALT.replace("s1.", "n1.") + " deck=" + ALL.removeprefix("n1."), "field muster: n1 is neither"),
        (DEALT.replace("s1.", "sv."), "field muster: sv is neither"),
        (DEALT.replace("s1.", "-."), "field muster: 1 empty places"),
        (DEALT.replace("s1.", "."), "field muster: .* an empty place is written -"),
        (DEALT.replace("s1.", "s2."), "field deck: s2 lies in 2 places"),
        (DEALT.replace("stag.w1.w2", "s3.s4.s5") + " discard=stag", r"field do: A has won already \(lfd.win.muster\)"),
        (DEALT + " deck=n1", "field deck: n2, n3, .* lie nowhere"),
        (DEALT + " deck=-", "field deck: n1, n2"),
        (DEALT + " discard=wv.wv.wv.wv.wv.wv.wv.wv", "field deck: wv lies in 8 places; there are 7"),
        (f"{DEALT} deck=- line={ALL}".replace("turn:A", "draw:A"), "field deck: with do=draw:A a card"),
        (DEALT + " forests=A:sun1@0,0,B:-", "field forests: 'sun1@0,0' may not lie there"),
        (DEALT + " forests=A:sun1@5,5,B:-", "field forests: 'sun1@5,5' may not lie there"),
        (DEALT + " forests=A:sun1@1,0/sun1@-1,0,B:-", "field forests: sun1 lies in two places"),
        (DEALT + " forests=A:sun1@1,0,B:sun1@1,0", "field forests: sun1 lies in two places"),
        (DEALT + " forests=A:sun1@1,B:-", "field forests"),
        (DEALT + " forests=A:sun1@1,٣,B:-", "field forests"),
        (DEALT + f" forests=A:sun1@{'9' * 5000},0,B:-", "field forests"),
        (DEALT + " forests=A:start@1,0,B:-", "field forests"),
        (DEALT + " fires=0.0.1", "field fires: 3 numbers; there are 7"),
        (DEALT + " fires=20.0.0.0.0.0.0", "field fires: 20 fire tokens in all; there are 19"),
        (DEALT + " fires=9.0.0.0.0.0.4 taken=A:4,B:3", "field fires: 20 fire tokens in all"),
        (DEALT + " fires=0.0.-1.0.0.0.0", "field fires"),
        (DEALT + " onibi=0", "field onibi: 0; the clearings are 1 to 7"),
        (DEALT + " onibi=8", "field onibi"),
        (DEALT + " card=C", "field card"),
        (DEALT + " sanki=A:2,B:2", "field sanki: 4 Sanki cards in all; there are 3"),
        (DEALT + " taken=A:8,B:0", r"field do: A has won already \(lfd.win.fire\)"),
        (DEALT + " acts=sun:5", "field acts: 1 actions under way"),
        (DEALT.replace("turn:A", "act:A"), "field acts: 0 actions under way"),
        (ACT.replace("sun:9", "sun:0"), "field acts: sun:0 can buy nothing"),
        (ACT.replace("sun:9", "moon:9"), "field acts: 'moon:9'"),
        (ACT.replace("sun:9", "sun"), "field acts"),
        (ACT.replace("sun:9", "sun:99999"), "field acts"),
        (ACT.replace("sun:9", "sun:9:sun"), "field acts"),
        (ACT.replace("sun:9", "extra:2"), "field acts: the last one does not go with do=act:A"),
        (ACT.replace("sun:9", "sun:9/sun:9"), "field acts: only planting that has begun waits"),
        (PLANT.replace("4:sun", "4:water"), "field acts: A has planted no tree of the pile water"),
        (PLANT.replace("4:sun", "4:sun.sun"), "field acts"),
        (EXTRA.replace("extra:2", "extra:3"), "field acts: extra:3; an extra action has the value 2"),
        (EXTRA.replace("extra:2", "tree:4/extra:2"), "field acts: only planting that has begun waits"),
        (REFILL.replace("refill:A", "refill:A:2"), "field do: refill:A:2: as many places"),
        (REFILL.replace("refill:A", "refill:A:0"), "field do"),
        (REFILL.replace("refill:A", "refill:A:10"), "field do"),
        (REFILL + " acts=extra:2", "field acts: only planting"),
        (VARAN.replace("B:1", "B:0"), "field sanki: with do=sanki:B B has a Sanki card"),
        (VARAN.replace("w3.wv", "wv.w3"), "field own: with do=sanki:B the last card"),
        (SECOND.replace("A:1", "A:0"), "field sanki: with do=second:A A has a Sanki card"),
        (SECOND.replace("line=n1 ", ""), "field left: with do=second:A A can place a token"),
        (OVER.replace(" result=win:A:lfd.win.fire", ""), "field result: it belongs to do=over"),
        (OVER.replace("over", "turn:A"), "field result: it belongs to do=over"),
        (OVER.replace("win:A", "win:B"), "field result: B has not reached lfd.win.fire"),
        (OVER.replace("win:A", "win:AB").replace("B:0", "B:8"), "field result: one seat wins"),
        (OVER.replace("win:A", "win:"), "field result: one seat wins"),
        (OVER.replace("win:A", "loss:A"), "field result"),
        (OVER.replace("win.fire", "win.first"), "field result"),
        (OVER.replace("win.fire", "win.onibi").replace("A:8", "A:0"), "field card: the opponent of who has won"),
        ("lfd 2p do=deal:A round=2", "field round: before the recruitment line"),
        ("lfd 2p do=deal:A turn=B", "field turn: before the recruitment line"),
        ("lfd 2p do=deal:A card=B", "field card: before the recruitment line"),
        ("lfd 2p do=deal:A line=n1", "field line: before the recruitment line"),
        ("lfd 2p do=deal:A muster=s1.-.stag.-.-", "field muster: with do=deal:A only"),
        ("lfd 2p do=deal:B", "field muster: with do=deal:B only"),
        ("lfd 2p do=deal:B muster=w1.w2.stag.-.-", "field muster: with do=deal:B only"),
    ],
)  # fmt: skip
def test_what_no_game_can_leave_is_refused(line: str, says: str) -> None:
    """A position that no game comes to, or that is not written as the kit writes, is not read; the field is named."""
    with pytest.raises(KitError, match=says):
        DuelPosition.from_text(line)


@pytest.mark.parametrize("line", [None, 5, b"lfd 2p", ["lfd"], "", "lfd", "lfd ２p do=deal:A"])
def test_what_is_no_line_is_refused_as_such(line: Any) -> None:
    """Whatever is given for a line, the error is the kit's own."""
    with pytest.raises(KitError, match="begins with 'lfd 2p'"):
        DuelPosition.from_text(line)


JUNK = [
    "",
    "-",
    ".",
    "..",
    "/",
    ":",
    ",",
    "A",
    "A:",
    "A:,B:",
    "B:-,A:-",
    "A:-,B:-,C:-",
    "@",
    "0",
    "99",
    "-1",
    "x" * 400,
]
JUNK += [
    "٣",
    "²",
    "花",
    "n1",
    "n1.n1",
    "sv.sv",
    "stag",
    "A:sun1,B:sun1",
    "sun:3:sun/extra:2",
    "refill:A:9",
    "over",
    "9" * 4400,
]


@pytest.mark.parametrize("field", FIELDS)
def test_no_value_of_a_field_raises_another_error(field: str) -> None:
    """Each field with junk in it: the position is read, or the kit's own error names what is wrong; nothing else."""
    lines = [p.to_text() for p in random_positions(6, seed=2)] + [LINE, PLANT, EXTRA, REFILL, VARAN, SECOND, OVER]
    for line in lines:
        rest = " ".join(word for word in line.split() if not word.startswith(f"{field}="))
        for junk in JUNK:
            try:
                p = DuelPosition.from_text(f"{rest} {field}={junk}")
            except KitError as error:
                assert str(error).startswith("position")  # noqa: PT017
            else:
                assert DuelPosition.from_text(p.to_text()) == p


@settings(max_examples=effort(100, 2_000), deadline=None)
@given(st.data())
def test_a_line_with_a_slip_is_read_or_refused(data: st.DataObject) -> None:
    """One character of a position's line changed: the same."""
    line = data.draw(st.sampled_from([LINE, ACT, PLANT, REFILL, VARAN, SECOND, OVER]))
    at = data.draw(st.integers(0, len(line) - 1))
    slipped = line[:at] + data.draw(st.sampled_from(list("ABsnw019.,:/@-= ~"))) + line[at + 1 :]
    try:
        p = DuelPosition.from_text(slipped)
    except KitError:
        return
    assert DuelPosition.from_text(p.to_text()) == p
    assert all(p.after(move) for move in p.legal_moves)


NO_MOVES = [
    *(
        "A",
        "A fly",
        "A reveal now",
        "A token",
        "A token moon",
        "A token sun sun",
        "A muster",
        "A muster 0",
        "A muster 1.1",
    ),
    *(
        "A muster 1,2",
        "A muster ٣",
        "A muster 1..2",
        "A fire",
        "A fire 0",
        "A fire 1.x",
        f"A fire {'9' * 5000}",
        "A fire 03",
    ),
    *("A plant", "A plant sun", "A plant sun 1", "A plant moon 1 0", "A plant sun 1 0 0", "A plant sun 1.5 0"),
    *("A plant sun -0 0", "A plant sun 100 0", "A plant sun -- 0", "A steps", "A steps -1", "A steps 100", "A steps ²"),
    *("A extra", "A extra sun 1", "A stop it", "A pass 1", "AB reveal", "Z reveal", "A reveal B", "deal", "deal s1"),
    *(
        "deal s1.s2.s3",
        "deal s1.",
        "draw",
        "draw n1.n2",
        "draw n1 n2",
        "draw 花",
        "refill",
        "refill .",
        "A draw n1",
        "",
    ),
]


@pytest.mark.parametrize("text", [*NO_MOVES, None, 7, ["A", "pass"], b"A pass"])
def test_what_is_no_move_is_refused_as_such(text: Any) -> None:
    """Huge numbers, other digits, other types, too few words: the kit's own error, nothing else."""
    with pytest.raises(KitError):
        Move.from_text(text)
    for asked in (DuelPosition.from_text(LINE).why_not, DuelPosition.from_text(LINE).view(Seat("A")).why_not):
        with pytest.raises(KitError):
            asked(text)


@pytest.mark.parametrize(
    "parts",
    [
        {"kind": "reveal"},
        {"kind": "reveal", "seat": Seat("A"), "element": "sun"},
        {"kind": "token", "seat": Seat("A")},
        {"kind": "token", "seat": Seat("A"), "element": "moon"},
        {"kind": "muster", "seat": Seat("A")},
        {"kind": "muster", "seat": Seat("A"), "numbers": (1, 1)},
        {"kind": "muster", "seat": Seat("A"), "numbers": (0,)},
        {"kind": "fire", "seat": Seat("A"), "numbers": (100,)},
        {"kind": "fire", "numbers": (1,)},
        {"kind": "plant", "seat": Seat("A"), "element": "sun", "numbers": (1,)},
        {"kind": "plant", "seat": Seat("A"), "element": "sun", "numbers": (0.5, 1)},
        {"kind": "plant", "seat": Seat("A"), "numbers": (0, 1)},
        {"kind": "steps", "seat": Seat("A"), "numbers": (1, 2)},
        {"kind": "steps", "seat": Seat("A"), "numbers": (-1,)},
        {"kind": "stop", "seat": Seat("A"), "cards": ("n1",)},
        {"kind": "draw", "seat": Seat("A"), "cards": ("n1",)},
        {"kind": "draw", "cards": ("n1", "n2")},
        {"kind": "draw", "cards": ("n 1",)},
        {"kind": "deal", "cards": ("s1",)},
        {"kind": "jump", "seat": Seat("A")},
    ],
)
def test_a_move_of_wrong_parts_is_refused(parts: dict[str, Any]) -> None:
    """A move made as a value has the parts that its text has."""
    with pytest.raises(KitError, match="not the parts of a"):
        Move(**parts)


@pytest.mark.parametrize("wrong", [{"players": 1}, {"players": 3}, {"players": 2.0}, {"rulings": {}}, {"box": "mine"}])
def test_other_tables_are_refused(wrong: dict[str, Any]) -> None:
    """`lfd.meta.players`: 2 players; rulings are Rulings, and a box is a Box."""
    with pytest.raises(KitError):
        start(**wrong)


@pytest.mark.parametrize("seat", ["C", "F"])
def test_a_seat_that_is_not_there_is_refused(seat: str) -> None:
    """Moves, questions and views of a seat that is not at this table raise KitError."""
    p = DuelPosition.from_text(LINE)
    for ask in (p.move, p.why_not, p.after):
        with pytest.raises(KitError, match=f"seat {seat} is not in this game"):
            ask(f"{seat} reveal")
    with pytest.raises(KitError, match="viewers are A, B"):
        p.view(Seat(seat))


def test_what_has_no_order_may_be_written_in_any() -> None:
    """Piles, tokens of a seat, places and fire tokens of a move: the same value, with the same text."""
    line = "lfd 2p do=turn:B turn=B muster=s1.s2.stag.w1.w2 line=n5 left=A:0,B:2 discard=wv.sv.s9.n2 tokens=A:{},B:-"
    both = [DuelPosition.from_text(line.format(tokens)) for tokens in ("water1.sun1", "sun1.water1")]
    assert both[0] == both[1] and both[0].to_text() == both[1].to_text()
    assert both[0].discard == ("n2", "s9", "sv", "wv")
    assert Move.from_text("A muster 3.1") is Move.from_text("A muster 1.3")
    assert Move.from_text("A fire 5.3.3") is Move.from_text("A fire 3.3.5")
    assert Move.from_text("deal s5.s1") is Move.from_text("deal s1.s5")


def test_rulings_are_said_in_words() -> None:
    """A value that a switch does not have raises KitError."""
    with pytest.raises(KitError):
        Rulings(token_gap="wide")
    p = DuelPosition.from_text(DEALT + " rulings=token_gap:any_element")
    assert p.rulings.token_gap == "any_element" and "rulings=token_gap:any_element" in p.to_text()


# Components files


def test_own_components_are_played_and_written(tmp_path: Path) -> None:
    """A game with an own box plays on; its positions name the box, read back, and keep its cards."""
    box, rng = load_box(own_box(tmp_path, "mine", {"n1": {"move": 9}}, (2, 2, 3))), Random(6)
    assert box.cards["n1"].values == (0, 0, 0, 9) and [c.value for c in box.clearings[:4]] == [2, 2, 3, 2]
    record = Record(start(box=box))
    while record.position.to_move is not None and record.position.round < min(6, ROUNDS):
        record.play(random_move(record.position, rng))
    for p in record.positions[::7]:
        assert " box=mine" in p.to_text()
        again = DuelPosition.from_text(p.to_text())
        assert again == p and again.box.cards["n1"].values == (0, 0, 0, 9)
    assert Record.from_text(record.to_text()).positions == record.positions
    del LOADED["mine"]
    with pytest.raises(KitError, match="field box: 'mine' is not loaded"):
        DuelPosition.from_text(record.start.to_text())
    assert DuelPosition.from_text(record.start.to_text(), {"mine": box}) == record.start


def test_two_extra_actions_of_one_tree_are_read(tmp_path: Path) -> None:
    """`lfd.act.tree_bonus`: where one tree completes two icons, one extra action waits for the other, and no third."""
    path = tmp_path / "twice.toml"
    head, name, rest = TEXT.partition('id = "move1"\n')
    path.write_text(head + name + rest.replace('W = "sanki"', 'S = "extra", W = "extra"', 1), encoding="utf-8")
    box = load_box(path)
    forest = "forests=A:sun2@0,1/water3@1,0,B:-"
    first = DuelPosition.from_text(f"{ACT.replace('sun:9', 'tree:2')} {forest} box=twice").after("A plant move 1 1")
    second = first.after("A extra move")
    for p in (first, second, second.after("A steps 2"), first.after("A extra water")):
        assert DuelPosition.from_text(p.to_text()) == p
    assert [act.element for act in second.acts] == ["tree", "", "move"]
    for more in ("extra:2/extra:2/extra:2", "sun:2/extra:2"):
        with pytest.raises(KitError, match="field acts: only planting"):
            DuelPosition.from_text(first.to_text().replace("extra:2/extra:2", more), {"twice": box})
    with pytest.raises(KitError, match="field acts: only planting"):
        DuelPosition.from_text(first.to_text().replace(" box=twice", ""))
    del LOADED["twice"]


def _entry(id: str) -> str:
    """The text of an entry, from its kind to the empty line."""
    before, found, rest = TEXT.partition(f'id = "{id}"\n')
    assert found
    return before.rpartition("\n\n")[2] + found + rest.partition("\n\n")[0]


N1, S1, STAG, SV, SUN1, C1 = map(_entry, ("n1", "s1", "stag", "sv", "sun1", "c1"))


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        (N1, N1.replace('id = "n1"', 'id = "x1"'), "`id` is 'x1'; guardians are n1"),
        (N1, N1.replace('id = "n1"', 'id = "n2"'), "n2 stands twice"),
        (N1, N1.replace('id = "n1"', 'id = "n 1"'), "letters a to z and digits"),
        (N1, N1.replace('id = "n1"', "id = 1"), "`id`"),
        (N1, N1.replace('id = "n1"', 'id = "n31"'), "`id` is 'n31'; guardians are n1 to n30"),
        (N1, N1.replace('id = "n1"', 'id = "n01"'), "`id` is 'n01'; guardians are n1 to n30"),
        (SUN1, SUN1.replace('id = "sun1"', 'id = "oak1"'), "`id` is 'oak1'; the trees of this pile are sun1 to sun12"),
        (SUN1, SUN1.replace('id = "sun1"', 'id = "sun13"'), "`id` is 'sun13'; the trees of this pile are sun1 to"),
        (N1, N1.replace("values", "Values"), "has an unknown field `Values`; fields: "),
        (N1, N1.replace("sun", "moon"), "guardian n1: `values` is .*it must be like"),
        (N1, N1.replace("water = 1", "water = -1"), "guardian n1: `values` is"),
        (N1, N1.replace("water = 1", "water = 1.5"), "guardian n1: `values` is"),
        (N1, N1.replace("water = 1", "water = 100"), "guardian n1: `values` is"),
        (N1, N1.replace("water = 1", "water = true"), "guardian n1: `values` is"),
        (N1, N1.replace(", origin", ", source"), "guardian n1: `values` must be {"),
        (N1, N1.replace("illustrative", "guessed"), "origin of `values` is 'guessed'"),
        (N1, N1.replace('["lfd.card.values"]', "[1]"), "`clauses` must be a list of strings"),
        (S1, S1.replace('"summer"', '"spring"'), "guardian s1: `season` is 'spring', none of summer, winter"),
        (S1, S1.replace('"summer"', '"winter"'), "`id` is 's1'; guardians are"),
        (S1, S1.replace("cost = { value = 1", "cost = { value = 0"), "guardian s1: `cost` is 0"),
        (S1, S1.replace("cost = { value = 1", 'cost = { value = "one"'), "guardian s1: `cost`"),
        (STAG, STAG.replace("cost = { value = ", "cost = { value = -"), "stag stag: `cost`"),
        (STAG, "", r"has no \[\[stag\]\] entry"),
        (SV, SV.replace('"sv"', '"va"'), "`id` is 'va'; the Fire Varan of summer is sv"),
        (SV, "", "has no entry with the `id` sv"),
        (SV, SV.replace("solitary", "herd"), "unknown field `herd`"),
        (SUN1, SUN1.replace('pile = { value = "sun"', 'pile = { value = "moon"'), "tree sun1: `pile` is 'moon'"),
        (SUN1, SUN1.replace('["E", "W"]', "[]"), "`rivers` is empty"),
        (SUN1, SUN1.replace('["E", "W"]', '["E", "E"]'), "tree sun1: `rivers` is"),
        (SUN1, SUN1.replace('["E", "W"]', '["E", ["W"]]'), "tree sun1: `rivers` is"),
        (SUN1, SUN1.replace('["E", "W"]', '"E"'), "tree sun1: `rivers` is"),
        (SUN1, SUN1.replace('N = "sanki"', 'N = "card"'), "tree sun1: `halves` is"),
        (SUN1, SUN1.replace('N = "sanki"', 'up = "sanki"'), "tree sun1: `halves` is"),
        (SUN1, SUN1.replace('{ N = "sanki" }', '["N"]'), "tree sun1: `halves` is"),
        (C1, C1.replace('"sanki"', '"fire"'), "clearing c1: `bonus` is 'fire', none of sanki, extra"),
        (C1, C1.replace("value = 4", "value = 0"), "clearing c1: `value` is 0"),
        (C1, "", r"has 6 \[\[clearing\]\]; it needs 3, 5, 7"),
        (_entry("start"), "", r"has no \[\[start\]\] entry"),
        (_entry("fires"), _entry("fires").replace("19", "1"), "supply fires: the game begins with 2"),
        (_entry("sankis"), _entry("sankis").replace('"sankis"', '"cards"'), "`id` is 'cards'; the supplies are"),
        (_entry("extra"), "", "has no entry with the `id` extra"),
        (TEXT, "[[", "no valid TOML"),
        (TEXT, "format = 1", r"has no \[\[guardian\]\] entry"),
    ],
)
def test_whatever_is_wrong_in_a_components_file_is_refused(
    right: str, wrong: str, message: str, tmp_path: Path
) -> None:
    """The error names the file, and the entry and the field where there is one; the box is not kept."""
    path = tmp_path / "own.toml"
    assert wrong != right and right in TEXT
    path.write_text(TEXT.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=message) as caught:
        load_box(path)
    assert str(caught.value).startswith(str(path))
    assert "own" not in LOADED


def test_cards_that_the_kit_lacks_are_told_too(tmp_path: Path) -> None:
    """An own box may have more cards; whatever happens with them can be said in every language."""
    path = tmp_path / "more.toml"
    path.write_text(TEXT.replace('id = "n18"', 'id = "n30"').replace('id = "sun1"', 'id = "sun12"'), encoding="utf-8")
    p = start(box=load_box(path)).after("deal s1.s2").after("deal w1.w2").after("A reveal").after("draw n30")
    events = [
        *p.events,
        *DuelPosition.from_text(f"{ACT.replace('sun', 'tree')} box=more").after("A plant sun -1 0").events,
    ]
    del LOADED["more"]
    said = {format_message(language, e.clause, e.form, e.args, game=p.game) for language in LANGUAGES for e in events}
    assert any("30" in text for text in said) and len(said) >= 3 * 3


def test_a_components_file_with_junk_raises_nothing_else(tmp_path: Path) -> None:
    """Values of other types anywhere in the file: it is read, or refused with the kit's own error."""
    rng, refused = random.Random(3), 0
    rows = [number for number, line in enumerate(TEXT.splitlines()) if " = " in line]
    path = tmp_path / "junk.toml"
    for _ in range(effort(150, 1_500)):
        lines = TEXT.splitlines()
        number = rng.choice(rows)
        junk = rng.choice(
            ('""', "0", "-1", "[]", "{}", "true", "1.5", '"x"', "[[1]]", "{ value = 1 }", "{ value = [] }")
        )
        lines[number] = lines[number].partition(" = ")[0] + f" = {junk}"
        path.write_text("\n".join(lines), encoding="utf-8")
        try:
            *_, last = zip(range(40), play_out(start(box=load_box(path)), rng), strict=False)
            assert last
        except ContentError as error:
            assert str(error).startswith(str(path))  # noqa: PT017
            refused += 1
        LOADED.pop("junk", None)
    assert refused > 50


def test_a_file_that_is_missing_is_told(tmp_path: Path) -> None:
    """Its path, and that it is missing."""
    with pytest.raises(ContentError, match="the file is missing"):
        load_box(tmp_path / "none.toml")
