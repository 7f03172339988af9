"""Reading Kodama from text: one text for one thing, no position that a game could not leave; own boxes played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ko_games import random_move
from silva_kit import KitError, Record, Seat
from silva_kit.kodama import KodamaPosition, Move, Pose, load_box, start
from silva_kit.kodama.box import LOADED
from silva_kit.record import position_from_text
from silva_kit.teach import position_at
from silva_kit.toml_data import content


def own_box(folder: Path, name: str = "mine") -> Path:
    """A box whose first Branch card shows stars only and whose first Kodama card gives 5 points for each of them."""
    text = content("kodama", "components.toml").read_text(encoding="utf-8")
    changed = text.replace("{ caterpillar = 2, cloud = 1, dragonfly = 1 }", "{ star = 3 }", 1)
    changed = changed.replace("points = { value = 1,", "points = { value = 5,", 1)
    assert changed.count("star = 3") == 1 and changed != text
    path = folder / f"{name}.toml"
    path.write_text(changed, encoding="utf-8")
    return path


def test_own_components_are_played_and_written(tmp_path: Path) -> None:
    """A game with an own box plays to its end; its positions name the box, read back, and keep its cards."""
    box, rng = load_box(own_box(tmp_path)), Random(6)
    assert box.branches["1"].counts == {"star": 3} and box.kodama["k1"].points == 5
    record = Record(start(2, box=box))
    while record.position.to_move is not None:
        record.play(random_move(record.position, rng))
    for p in record.positions:
        assert " box=mine" in p.to_text()
        again = KodamaPosition.from_text(p.to_text())
        assert again == p and again.box.branches["1"].counts == {"star": 3}
    assert Record.from_text(record.to_text()).positions == record.positions
    del LOADED["mine"]
    with pytest.raises(KitError, match="field box: 'mine' is not loaded"):
        KodamaPosition.from_text(record.start.to_text())
    assert KodamaPosition.from_text(record.start.to_text(), {"mine": box}) == record.start


def test_own_components_score_by_their_own_numbers(tmp_path: Path) -> None:
    """The same tree under two boxes: an own card's own icons count."""
    load_box(own_box(tmp_path, "other"))
    line = "ko 2p do=place:A first=A trees=A:star,B:cloud hands=A:k1.k2.k3.k4,B:k5.k6.k7.k8 display=1.2.3.4 seasons=sp2"
    gained = []
    for words in (line, f"{line} box=other"):
        p = KodamaPosition.from_text(words)
        gained.append(p.after("A place 1 0 129 0").scores[0])
    assert gained == [0, 4]
    del LOADED["other"]


BASE = "ko 2p do=place:A first=A trees=A:star,B:cloud hands=A:k1.k2.k3.k4,B:k5.k6.k7.k8 display=1.2.3.4 seasons=sp2"
LAID = BASE.replace("A:star", "A:star/46@8,129,0").replace("do=place:A", "do=place:B marker=1")
KODAMA = LAID.replace("do=place:B marker=1", "do=kodama:A marker=4")
REFUSED = "A place 19 -41 357 0"
OVER = (
    "ko 2p do=over first=A trees=A:star,B:cloud hands=A:k1,B:k5 played=A:k2.k3.k4,B:k6.k7.k8 display=1.2.3.4 "
    "seasons=sp2.su1.au1 marker=12 scores=A:3,B:2 result=win:A:ko.end.win"
)


@pytest.mark.parametrize("line", [BASE, LAID, KODAMA, OVER, "ko 2p do=trunk:A", "ko 5p do=trunk:A first=E"])
def test_what_a_game_can_leave_is_read(line: str) -> None:
    """The lines that the faulty ones below are made from."""
    p = KodamaPosition.from_text(line)
    assert KodamaPosition.from_text(p.to_text()) == p == position_from_text(line)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ko 6p do=trunk:A", "begins with 'ko 2p'"),
        ("ko 2p", "the field do= is missing"),
        ("ko 2p do=fly:A", "field do"),
        ("ko 2p do=display:5", "field do"),
        ("ko 2p do=place", "field do"),
        (BASE + " do=place:A", "stands once"),
        (BASE + " hands=A:k1.k2.k3.k4,B:k5.k6.k7.k8", "stands once"),
        (BASE + " colour=red", "each of the fields"),
        (BASE + " word", "each of the fields"),
        (BASE + " box=nowhere", "field box"),
        (BASE + " rulings=geometry:round", "field rulings"),
        (BASE + " rulings=score_lone_counts:maybe", "field rulings"),
        (BASE.replace("first=A ", ""), "field first"),
        (BASE.replace("first=A", "first=C"), "field first"),
        (BASE.replace("place:A", "first").replace(" seasons=sp2", ""), "field first: it is there already"),
        (BASE.replace("place:A", "draw:A").replace(".4 ", " "), "field trees: with do=draw:A A has laid a card"),
        (BASE.replace("B:cloud", "B:star"), "field trees: star lies in two places"),
        (BASE.replace("B:cloud", "B:tree"), "'tree' is no Trunk"),
        (BASE.replace("A:star,B:cloud", "A:star"), "field trees"),
        (BASE.replace("A:star,B:cloud", "B:cloud,A:star"), "field trees"),
        (BASE.replace("k5", "k4"), "field hands: k4 lies in two places"),
        (BASE.replace("k1.k2", "k1.k1"), "names a card twice"),
        (BASE.replace("k8", "k21"), "'k21' is no such card"),
        (BASE.replace(".k8", ""), "holds 3 Kodama cards"),
        (BASE.replace("1.2.3.4", "1.2.3"), "field display: 3 cards lie there"),
        (BASE.replace("1.2.3.4", "1.2.3.66"), "field display"),
        (BASE.replace("1.2.3.4", "1.2.3.٤"), "field display"),
        (BASE.replace("seasons=sp2", "seasons=su2"), "field seasons"),
        (BASE.replace("seasons=sp2", "seasons=sp2.sp3"), "field seasons"),
        (BASE.replace(" seasons=sp2", ""), "field seasons"),
        (BASE + " round=4 marker=4", "field round"),
        (BASE + " round=1", "field marker"),
        (BASE + " marker=1", "field marker"),
        (BASE + " scores=A:9999999,B:0", "field scores"),
        (BASE + " scores=A:-1,B:0", "field scores"),
        (BASE + " scores=A:٣,B:0", "field scores"),
        (BASE + " scores=A:03,B:0", "field scores"),
        (BASE + " result=win:A:ko.end.win", "field result"),
        (BASE + " played=A:k9,B:-", "field hands"),
        (LAID.replace("8,129,0", "8,129"), "a card is written as"),
        (LAID.replace("8,129,0", "8,129,0,0"), "a card is written as"),
        (LAID.replace("8,129,0", "008,129,0"), "a card is written as"),
        (LAID.replace("8,129,0", "8,129,-0"), "a card is written as"),
        (LAID.replace("8,129,0", "8,129,181"), "from -179 to 180 degrees"),
        (LAID.replace("8,129,0", "8,129,٠"), "a card is written as"),
        (LAID.replace("8,129,0", f"{'9' * 5000},129,0"), "a card is written as"),
        (LAID.replace("8,129,0", "8,300,0"), "may not lie there"),
        (LAID.replace("46@", "66@"), "a card is written as"),
        (LAID.replace("46@8,", "1@0,"), "1 lies in two places"),
        (LAID.replace("do=place:B marker=1", "do=place:A"), "A has had 0 turns"),
        (KODAMA.replace("marker=4", "marker=3"), "field marker"),
        (KODAMA.replace("do=kodama:A", "do=kodama:B"), "field played"),
        (KODAMA + " round=1", "field round"),
        (OVER.replace(" result=win:A:ko.end.win", ""), "field result"),
        (OVER.replace("win:A", "win:B"), "the most points are those of A"),
        (OVER.replace("win:A", "win:AB"), "the most points are those of A"),
        (OVER.replace("win:A", "loss:A"), "field result"),
        (OVER.replace("ko.end.win", "ko.end.when"), "field result"),
        (OVER.replace("sp2.su1.au1", "sp2.su1"), "field result|field marker|field played"),
        ("ko 2p do=trunk:A scores=A:1,B:0", "field seasons"),
        ("ko 2p do=trunk:B", "field trees"),
        ("ko 2p do=deal:A trees=A:star,B:cloud hands=A:k1.k2.k3.k4,B:-", "field hands"),
        ("ko 2p do=first trees=A:star,B:cloud hands=A:k1.k2.k3.k4,B:k5.k6.k7.k8", "field display"),
        ("ko 2p do=season trees=A:star,B:cloud hands=A:k1.k2.k3.k4,B:k5.k6.k7.k8 display=1.2.3.4", "field first"),
    ],
)  # fmt: skip
def test_what_no_game_can_leave_is_refused(line: str, says: str) -> None:
    """A position that no game comes to, or that is not written as the kit writes, is not read; the field is named."""
    with pytest.raises(KitError, match=says):
        KodamaPosition.from_text(line)


def test_a_card_that_scored_too_much_is_refused() -> None:
    """`ko.place.max10`: a typed tree with a placement over 10 points is none of this game."""
    p = position_at("scene:ten_points_and_no_more")
    over = Move.from_text(REFUSED)
    assert [(r.clause, r.args["points"]) for r in p.why_not(over)] == [("ko.place.max10", 11)]
    _, _, card, *pose = REFUSED.split()
    tree = p.to_text().split("trees=")[1].split(",B:")[0]
    line = p.to_text().replace(tree, f"{tree}/{card}@{','.join(pose)}")
    line = line.replace(f"display={card}.", "display=").replace("do=place:A", "do=draw:A")
    with pytest.raises(KitError, match="would have scored more than 10 points"):
        KodamaPosition.from_text(line)


@pytest.mark.parametrize("line", [None, 5, b"ko 2p", ["ko"], "", "ko", "ko ２p do=trunk:A"])
def test_what_is_no_line_is_refused_as_such(line: Any) -> None:
    """Whatever is given for a line, the error is the kit's own."""
    with pytest.raises(KitError, match="begins with 'ko 2p'"):
        KodamaPosition.from_text(line)


@pytest.mark.parametrize(
    "text",
    [
        "A place 12 14 103",
        "A place 12 14 103 -20 5",
        "A place 12 14 103 181",
        "A place 12 14 103 -180",
        "A place 12 1.5 103 0",
        "A place 12 014 103 0",
        "A place 12 -0 103 0",
        "A place 12 ٣ 103 0",
        "A place 12 ² 103 0",
        f"A place 12 {'9' * 5000} 103 0",
        "A place 12.13 14 103 -20",
        "A place 花 14 103 -20",
        "A pass 12",
        "A kodama",
        "A kodama k1.k2",
        "A grow 12 14 103 -20",
        "AB pass",
        "Z pass",
        "first AB",
        "first",
        "trunk",
        "draw 12.13",
        "draw 12 13",
        "season",
        "",
        None,
        7,
        ["A", "pass"],
    ],
)
def test_what_is_no_move_is_refused_as_such(text: Any) -> None:
    """Huge numbers, other digits, other types, too few words: the kit's own error, nothing else."""
    with pytest.raises(KitError):
        Move.from_text(text)
    with pytest.raises(KitError):
        KodamaPosition.from_text(BASE).why_not(text)
    with pytest.raises(KitError):
        KodamaPosition.from_text(BASE).view(Seat("A")).why_not(text)


@pytest.mark.parametrize(
    "parts",
    [
        {"kind": "place", "seat": Seat("A"), "cards": ("12",)},
        {"kind": "place", "seat": Seat("A"), "cards": ("12",), "pose": Pose(0, 100, 400)},
        {"kind": "place", "seat": Seat("A"), "cards": ("12",), "pose": Pose(0, 10_000, 0)},
        {"kind": "place", "seat": Seat("A"), "cards": ("12",), "pose": Pose(0.5, 100, 0)},  # type: ignore[arg-type]
        {"kind": "place", "cards": ("12",), "pose": Pose(0, 100, 0)},
        {"kind": "pass"},
        {"kind": "kodama", "seat": Seat("A")},
        {"kind": "draw", "seat": Seat("A"), "cards": ("12",)},
        {"kind": "first"},
        {"kind": "jump", "seat": Seat("A")},
    ],
)
def test_a_move_of_wrong_parts_is_refused(parts: dict[str, Any]) -> None:
    """A move made as a value has the parts that its text has."""
    with pytest.raises(KitError, match="not the parts of a"):
        Move(**parts)


@pytest.mark.parametrize(
    "wrong",
    [{"players": 1}, {"players": 6}, {"players": 3.0}, {"rulings": {}}, {"first": "A"}, {"first": Seat("C")}],
)  # fmt: skip
def test_other_tables_are_refused(wrong: dict[str, Any]) -> None:
    """`ko.setup.max_players`: 2 to 5 players; a first player who sits there; rulings are Rulings."""
    with pytest.raises(KitError):
        start(**wrong)


@pytest.mark.parametrize("seat", ["C", "E"])
def test_a_seat_that_is_not_there_is_refused(seat: str) -> None:
    """Moves, questions and views of a seat that is not at this table raise KitError."""
    p = KodamaPosition.from_text(BASE)
    for ask in (p.move, p.why_not, p.after):
        with pytest.raises(KitError, match=f"seat {seat} is not in this game"):
            ask(f"{seat} pass")
    with pytest.raises(KitError, match="viewers are A, B"):
        p.view(Seat(seat))


def test_the_order_of_kodama_cards_in_hand_is_no_part_of_a_position() -> None:
    """A hand may be written in any order: it is the same position, with the same text."""
    p = KodamaPosition.from_text(BASE)
    again = KodamaPosition.from_text(BASE.replace("A:k1.k2.k3.k4", "A:k4.k2.k1.k3"))
    assert (again, again.to_text()) == (p, p.to_text())
