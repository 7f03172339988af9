"""How often a switch of SILVA changes who wins: the same deck and bots under each ruling, and the counts in the kit."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from silva_kit.position import CHANCE, KitError
from silva_kit.silva import Rulings, SilvaPosition, start
from silva_kit.silva.cards import DECK
from silva_kit.study import StudyError, processes
from silva_kit.study.luck import LIKES, Luck
from silva_kit.study.occasions import OCCASIONS, met
from silva_kit.study.switch_chart import label, switch_chart
from silva_kit.study.switch_counts import BLOCK, FILE, Counted, counted, load, measured, written
from silva_kit.study.switches import (
    BETWEEN,
    CHANGED,
    COMPARED,
    MET,
    PARTED,
    PROFILES,
    SAME,
    UNMET,
    VALUES,
    Settings,
    Turned,
    answer,
    play,
    replay,
    study,
)
from silva_kit.toml_data import ContentError, content

SMALL = Settings(players=2, seed=3)
FULL = bool(os.environ.get("SILVA_KIT_FULL"))


@pytest.mark.parametrize("bot", LIKES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_is_the_game_played_from_its_beginning(players: int, bot: str) -> None:
    """Following the first play as long as nothing is different leads to the same game as playing all of it anew."""
    settings = Settings(players, bot)
    for number in range(20 if FULL else 4):
        first = play(settings, Rulings(), str(number))
        for name in (*VALUES, *PROFILES):
            rulings = Rulings.from_text(name)
            other, whole = replay(settings, rulings, first), play(settings, rulings, str(number))
            assert (other.moves, other.positions) == (whole.moves, whole.positions)
            assert other.positions[-1].to_move is None


def test_the_same_rulings_make_the_same_game() -> None:
    """A replay by the recommended rulings is the first play."""
    first = play(SMALL, Rulings(), "x")
    assert first.against(replay(SMALL, Rulings(), first)) == SAME


def test_the_luck_of_two_plays_is_the_same_deck() -> None:
    """Cards come in one order whatever is decided between; a copy goes on as the original does."""
    luck, p = Luck("deck"), start(3)
    drawn = []
    while p.to_move is CHANCE and p.decision.kind != "first":
        drawn.append(luck.chance(p).card)
        p = p.after(f"draw {drawn[-1]}")
    same, copy = Luck("deck"), luck.copy()
    assert [same.chance(q).card for q in _dealing(drawn)] == drawn
    assert luck.chance(p) is copy.chance(p)
    order = list(luck._order)
    assert Counter([*drawn, *order]) == Counter(DECK)


def _dealing(cards: Sequence[object]) -> list[SilvaPosition]:
    positions = [start(3)]
    for card in cards[:-1]:
        positions.append(positions[-1].after(f"draw {card}"))
    return positions


def test_a_bot_likes_the_same_move_whatever_else_it_may_do() -> None:
    """`silva.R32`: fewer names to choose from change a choice only if the chosen one is gone; luck is not shifted."""
    line = "silva 2p turn=A do=play:A hands=A:2.2,B:8 rows=A:-,B:- deck=*"
    wide, narrow = (
        SilvaPosition.from_text(f"{line}{rulings}") for rulings in ("", " rulings=trainee_domain:no_trainee")
    )
    for number in range(40):
        chosen = [Luck(str(number)).choice(p.view(p.seats[0]), "random") for p in (wide, narrow)]
        assert chosen[0] is chosen[1] or chosen[0] not in narrow.legal_moves
    with pytest.raises(KitError, match="the bots are random, sensible"):
        Luck("1").choice(wide.view(wide.seats[0]), "clever")
    with pytest.raises(KitError, match="A must decide"):
        Luck("1").chance(wide)


def test_a_game_has_a_sign_for_each_ruling_and_each_place() -> None:
    """Equal seeds give equal signs; nothing is counted as another winner that did not part."""
    signs = answer(SMALL, 0)[1]
    assert len(signs) == len(COMPARED) + len(OCCASIONS)
    assert set(signs[: len(COMPARED)]) <= {SAME, PARTED, CHANGED} and set(signs[len(COMPARED) :]) <= {MET, UNMET}
    found = study(SMALL, 12)
    assert found.games == study(SMALL, 12).games and found.games[0] == signs
    assert all(found.changed[name] <= found.parted[name] <= 12 for name in COMPARED)
    assert any(found.changed.values()) and any(found.met.values())
    assert found.met["silva.R12"] == 12
    with pytest.raises(KitError):
        Settings(players=5)
    with pytest.raises(KitError):
        Settings(bot="clever")


def test_chance_in_place_of_a_blind_pick_changes_no_winner() -> None:
    """`silva.R82`: whether the turn player or chance picks blindly is all one, with the same luck: every game that
    parts has the same winner."""
    found = study(Settings(players=3, seed=5), 25)
    assert found.parted["warrior_pick:random"] and not found.changed["warrior_pick:random"]


def test_places_are_met_where_their_clauses_act() -> None:
    """A pick for Sword Girl is one (`silva.R03`); the last card drawn for an effect is one (`silva.R58`)."""
    line = "silva 3p turn=C do=play:C hands=A:10,B:5,C:7.9 rows=A:2.4.3,B:3.6!.1.8!.6,C:2.4 deck=8.7.1 masu=B"
    positions = [SilvaPosition.from_text(line)]
    for move in ("C play 9 A", "draw 7", "C pick 7"):
        positions.append(positions[-1].after(move))
    assert met(positions) == {"silva.R03", "silva.R12", "silva.R68", "silva.turn.played_becomes_discard"}
    last = SilvaPosition.from_text(line.replace("8.7.1", "7").replace("C:2.4", "C:2.4.8.1")).after("C play 9 A")
    assert "silva.R58" in met([last.after("draw 7")]) and "silva.R58" not in met([last])


def test_processes_give_the_same_games(tmp_path: Path) -> None:
    """A real pool answers as this process does; its file goes on with more games, but not with other settings."""
    file = tmp_path / "games.jsonl"
    with processes(2) as pool:
        assert pool is not None
        assert study(SMALL, 6, executor=pool, file=file).games == study(SMALL, 6).games
    assert study(SMALL, 8, file=file).games == study(SMALL, 8).games
    with pytest.raises(StudyError):
        study(replace(SMALL, seed=4), 8, file=file)


# The study that comes with the kit


def test_the_study_covers_the_page() -> None:
    """10,000 games of three sensible bots, and as many of random ones; nothing is counted that did not part."""
    made = measured()
    assert made.of().games == made.of(bot="random").games == 10_000
    for kind in made.kinds:
        assert all(0 <= kind.changed(name) <= kind.parted(name) <= kind.games for name in COMPARED)
        assert all(0 <= kind.met(id) <= kind.games for id in OCCASIONS)
        low, high = kind.interval(BETWEEN)
        assert low < kind.changed(BETWEEN) / kind.games < high
    with pytest.raises(KitError, match="the study has 3 sensible"):
        made.of(players=5)
    with pytest.raises(KitError, match="the study counted warrior_pick"):
        made.of().changed("warrior_pick:never")


@pytest.mark.parametrize("kind", measured().kinds[: None if FULL else 1], ids=lambda kind: str(kind.settings))
def test_a_block_of_the_study_is_counted_again(kind: Counted) -> None:
    """100 games out of the middle, played anew, give the counts of the file to the last one."""
    number = 42
    games = tuple(answer(kind.settings, BLOCK * number + at)[1] for at in range(BLOCK))
    again = Turned(kind.settings, games)
    assert counted(again).rows == {name: (row[number],) for name, row in kind.rows.items()}


def test_the_study_survives_writing(tmp_path: Path) -> None:
    """What is written reads back; whole blocks only."""
    text = content("silva", FILE).read_text("utf-8")
    assert text.endswith(written(measured()))
    file = tmp_path / FILE
    file.write_text(written(measured()), "utf-8")
    assert load(file) == measured()
    small = study(SMALL, 3)
    with pytest.raises(KitError, match="blocks of 100"):
        counted(small)
    whole = counted(Turned(SMALL, small.games * 100))
    assert whole.games == 300 and whole.changed(BETWEEN) == 100 * small.changed[BETWEEN]
    assert whole.met("silva.R12") == 300


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('bot = "random"', 'bot = "clever"', "the bots are"),
        ("literal_en ", "literal_fr ", "a row for each value"),
        ("masu_use:automatic ", "masu_use:automatic many/", "invalid literal"),
        ("silva.R12 100 ", "silva.R12 100/3 ", "a row for each value"),
        ("silva.R12 100 ", "silva.R12 ", "equally many blocks"),
    ],
)
def test_a_faulty_file_is_refused(old: str, new: str, message: str, tmp_path: Path) -> None:
    """The error names the file and what would be right."""
    text = written(measured())
    assert old in text
    file = tmp_path / FILE
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=message):
        load(file)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "ja"])
def test_the_chart_shows_every_value_once_and_says_so(language: str) -> None:
    """A bar for each value, most winners changed first, with its interval; the sentences say the same, no script comes
    with it."""
    kind = measured().of()
    made: Any = switch_chart(kind, language)
    parted, changed = made.data
    assert sorted(made.layout.yaxis.ticktext) == sorted(label(value, language) for value in VALUES)
    assert len(set(made.layout.yaxis.ticktext)) == len(VALUES)
    assert list(changed.customdata) == sorted((kind.changed(value) for value in VALUES), reverse=True)
    assert all(one >= other for one, other in zip(parted.x, changed.x, strict=True))
    assert all(
        x + up <= 100 and x - down >= 0
        for x, up, down in zip(changed.x, changed.error_x.array, changed.error_x.arrayminus, strict=True)
    )
    sentences = made.__dict__["sentences"]
    assert len(sentences) == len(VALUES) and sentences[0].startswith(made.layout.yaxis.ticktext[0])
    assert set(made._repr_mimebundle_()) == {"application/vnd.plotly.v1+json", "text/plain"}
