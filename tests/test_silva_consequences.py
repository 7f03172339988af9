"""Rulings with consequences: one play under two rulings, where it parts, and how often a switch turns a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from silva_kit.position import KitError
from silva_kit.silva import SWITCHES, Rulings, SilvaPosition
from silva_kit.silva.consequences import Consequence, consequence, consequences, load, written
from silva_kit.teach.compare import compare, compare_plays
from silva_kit.toml_data import ContentError, content

IN_PLAY = [switch for switch in SWITCHES if switch != "first_player"]


@pytest.mark.parametrize("switch", IN_PLAY)
def test_each_switch_has_a_play_in_which_it_matters(switch: str) -> None:
    """Both sides make all their moves to the end, the first one alike, and another seat wins; or a view differs."""
    play = consequence(switch)
    found = play.compare()
    assert found.parting is not None and found.first.rulings == Rulings() != found.second.rulings
    assert found.second.rulings.changed() == {switch: play.value}
    assert not found.first.stopped and not found.second.stopped
    assert play.first[0] == play.second[0]
    if play.kind == "winner":
        assert found.winners_differ
    else:
        one, other = (side.record.positions[found.parting.step] for side in (found.first, found.second))
        assert any(one.view(seat).to_json() != other.view(seat).to_json() for seat in one.seats)


def test_the_plays_are_in_the_order_of_the_switches_and_survive_writing() -> None:
    """One for each switch that acts in play; what is written reads back."""
    assert [play.switch for play in consequences()] == IN_PLAY
    assert {play.kind for play in consequences()} == {"winner", "known"}
    text = content("silva", "consequences.toml").read_text("utf-8")
    assert written(consequences()) == text


def test_a_file_of_plays_with_a_wrong_kind_is_refused(tmp_path: Path) -> None:
    """The error names the file and the field."""
    play = Consequence("brewer_tie", "none", "style", "silva 2p", ("A play 5 B",), ("A play 5 B",))
    file = tmp_path / "plays.toml"
    file.write_text(written([play]), "utf-8")
    with pytest.raises(ContentError, match="`kind` is 'style'"):
        load(file)
    with pytest.raises(KitError, match="there are plays for warrior_pick"):
        consequence("first_player")


def test_a_scene_under_two_rulings_parts_where_they_differ() -> None:
    """`silva.R24`: at equal levels both are out, or nobody; the clauses that only one side cites are told."""
    found = compare("brewer_tie_last_two", "default", {"brewer_tie": "none"})
    assert found.parting is not None and found.parting.step == 1
    assert {"silva.R24", "silva.card.05.equal"} <= set(found.parting.clauses)
    assert found.parting.first != found.parting.second


def test_the_same_rulings_never_part() -> None:
    """Two plays by the same rulings are the same to the end."""
    found = compare("brewer_duel", "default", Rulings())
    assert found.parting is None and not found.winners_differ


def test_an_end_by_another_clause_is_no_other_winner() -> None:
    """Another winner is another seat, or a tie of others; not the same seat by another clause."""
    line = "silva 4p turn=C do=play:C hands=A:6,B:-,C:8.7,D:- rows=A:1.4,B:3.6!,C:5.9.4!,D:2.10!.7! deck=8.3.2.1"
    begun = "C play 7; draw 3; A play 3 C; draw 1; draw 8"
    first = f"{begun}; draw 2; C keep 8; C play 8 A; draw 2; A play 2 C 6".split("; ")
    second = f"{begun}; C keep 8; C play 8 A; draw 1; A play 1 C; draw 2; A pick 6".split("; ")
    start = SilvaPosition.from_text(line)
    found = compare_plays(start, ("default", first), ({"farmer_scope": "per_player"}, second))
    ends = [side.record.position.result for side in (found.first, found.second)]
    assert ends[0] != ends[1] and ends[0].winners == ends[1].winners and not found.winners_differ


def test_a_move_that_one_side_may_not_make_stops_it() -> None:
    """The refusals say why, and the other side goes on; rulings that are none are refused."""
    start = SilvaPosition.from_text("silva 2p turn=A do=play:A hands=A:2.5,B:8 deck=*")
    found = compare(start, "default", {"trainee_domain": "no_trainee"}, ["A play 2 B 2"])
    assert found.first.moves == 1 and found.second.moves == 0 and found.second.stopped
    assert found.parting is not None and {r.clause for r in found.second.stopped} <= set(found.parting.clauses)
    with pytest.raises(KitError):
        compare(start, "default", {"brewer_tie": "never"}, [])
    with pytest.raises(KitError):
        compare(start, "default", 3, [])
